"""Practice: the same rules, ended without a winner after a number of rounds."""

from typing import Any

import pytest

from tests.engine.ambush.moments import MOMENTS, at, told_at
from tests.engine.ambush.table import Table


def practice(seats: int = 2, first: int = 1, **options: Any) -> Table:
    return Table(seats, mode="practice", **options).begun(first)


@pytest.mark.rule("AMBUSH-PRACTICE-01")
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "over"])
def test_up_to_its_end_practice_goes_like_the_standard_game(moment: str) -> None:
    trying, playing = at(moment, "practice"), at(moment, "standard")
    assert trying.view == playing.view | {"mode": "practice"}
    assert trying.facts == playing.facts


@pytest.mark.rule("AMBUSH-PRACTICE-01")
def test_what_the_standard_game_refuses_practice_refuses_too() -> None:
    table = practice()
    assert table.refused("pass", 1) == "AMBUSH-TURN-02"
    assert table.refused("expose", 2) == "AMBUSH-TURN-03"


@pytest.mark.rule("AMBUSH-PRACTICE-01")
def test_a_castle_can_be_destroyed_in_practice() -> None:
    table = practice(3, castle=3)
    table.do("expose", 1)
    table.do("play", 1, card="footman", target=2)
    assert table.seat(2)["flags"] == ["destroyed"]
    assert table.view["turn"] == 3


@pytest.mark.rule("AMBUSH-PRACTICE-01", "AMBUSH-PRACTICE-02")
def test_the_last_castle_standing_wins_even_with_the_last_card_of_the_practice() -> None:
    table = practice(castle=3).turns(1)
    table.do("expose", 2)
    table.do("play", 2, card="footman")
    assert table.view["result"] == {
        "winners": [2],
        "losers": [1],
        "reason": "AMBUSH-WIN-05",
        "scores": {"1": 0, "2": 3},
    }


@pytest.mark.rule("AMBUSH-PRACTICE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_practice_ends_when_the_round_after_the_last_would_begin(seats: int, rounds: int) -> None:
    table = practice(seats, practice_rounds=rounds, deck=60).turns(seats * rounds - 1)
    assert (table.view["phase"], table.view["round"], table.view["turn"]) == ("expose", rounds, seats)
    table.turns(1)
    assert (table.view["phase"], table.view["round"], table.view["turn"]) == ("over", rounds, seats)


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_practice_is_one_round_long_unless_set() -> None:
    assert practice(3).turns(3).view["phase"] == "over"


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_practice_has_neither_winner_nor_loser() -> None:
    table = practice(3)
    table.do("expose", 1)
    table.do("play", 1, card="footman", target=3)
    table.turns(2)
    assert table.view["result"] == {
        "winners": [],
        "losers": [],
        "reason": "AMBUSH-PRACTICE-02",
        "scores": {"1": 20, "2": 20, "3": 17},
    }
    assert table.told("over") == [{"fact": "over", "winners": [], "losers": [], "reason": "AMBUSH-PRACTICE-02"}]
    assert table.told("turn") == []


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_whoever_fell_in_practice_has_not_lost() -> None:
    table = practice(3, castle=3)
    table.do("expose", 1)
    table.do("play", 1, card="footman", target=2)
    table.turns(1)
    assert table.view["result"]["losers"] == []
    assert table.view["result"]["reason"] == "AMBUSH-PRACTICE-02"


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_rounds_of_practice_are_counted_from_the_first_player() -> None:
    table = practice(3, first=2).turns(2)
    assert (table.view["phase"], table.view["turn"]) == ("expose", 1)
    table.turns(1)
    assert (table.view["phase"], table.view["turn"], table.view["round"]) == ("over", 1, 1)


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_practice_ends_also_when_the_turn_would_pass_over_a_first_player_who_is_out() -> None:
    table = practice(3).turns(2)
    table.do("concede", 1)
    assert table.view["phase"] == "expose"
    table.turns(1)
    assert table.view["result"]["reason"] == "AMBUSH-PRACTICE-02"
    assert (table.view["turn"], table.view["round"]) == (3, 1)


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_practice_ends_when_the_last_player_of_the_round_is_out() -> None:
    table = practice(3).turns(2)
    table.do("concede", 3)
    assert table.view["result"]["reason"] == "AMBUSH-PRACTICE-02"


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_the_last_card_of_the_practice_is_still_carried_out_and_laid() -> None:
    table = practice().turns(1)
    table.do("expose", 2)
    table.do("play", 2, card="archer")
    assert table.view["phase"] == "effect"
    table.do("place", 2)
    table.do("place", 2)
    assert table.view["phase"] == "over"
    assert (table.castle(1), table.counts, table.table["in_play"]) == (18, (38, 5), 0)


@pytest.mark.rule("AMBUSH-PRACTICE-02", "AMBUSH-WIN-08")
def test_after_the_practice_nothing_is_possible_but_a_name() -> None:
    table = practice().turns(2)
    assert table.refused("expose", 1) == "AMBUSH-WIN-08"
    assert table.refused("call", 1) == "AMBUSH-WIN-08"
    table.do("name", 1, name="Zoe")
    assert table.seat(1)["name"] == "Zoe"
    assert table.view["prompt"] == {"id": "ambush.over", "args": {}}
    assert table.view["to_act"] == []


@pytest.mark.rule("AMBUSH-PRACTICE-02")
def test_the_standard_game_does_not_stop_after_rounds() -> None:
    table = Table(practice_rounds=1).begun().turns(12)
    assert (table.view["phase"], table.view["round"], table.view["result"]) == ("expose", 7, None)


@pytest.mark.rule("AMBUSH-PRACTICE-03")
def test_every_prompt_of_a_practice_asks_for_the_full_text_and_none_of_a_standard_game() -> None:
    assert told_at("AMBUSH-PRACTICE-03", "practice") == set(MOMENTS)
    assert told_at("AMBUSH-PRACTICE-03", "standard") == set()
