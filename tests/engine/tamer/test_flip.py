"""Flips: cards from a deck join the line for the time of a battle."""

from typing import Any

import pytest

from tests.engine.tamer.table import Table, buff, creature, duel, flip, ko, start

CALLER = creature("caller", 1, 2, start(flip(1)))
TWICE = creature("twice", 1, 2, start(flip(1, n=2), buff("temp_power", 1, "all")))
HUNTER = creature("hunter", 9, 9, ko(flip("current")))
EARLY, LATE = creature("early", 1, 1, round=1), creature("late", 1, 1, round=2)


def called(*cards: Any, **options: Any) -> Table:
    """Seat 1 has to flip a card of round 1."""
    table = duel(["caller", "cub"], ["bear"], CALLER, EARLY, LATE, *cards, **options)
    assert table.asks == [(1, "flip")]
    return table


@pytest.mark.rule("TAMER-FLIP-01")
def test_a_flipped_card_joins_the_line() -> None:
    table = called()
    assert table.table["asks"] == [{
        "seat": 1, "battle": 1, "kind": "flip", "creature": "caller", "when": "start", "n": None, "from": [],
        "round": 1,
    }]  # fmt: skip
    table.do("flip", 1, card="early")
    assert table.told("flipped") == [{"battle": 1, "seat": 1, "creature": "early", "card": "early", "at": 3}]
    assert (table.line(1), table.battle()["flipped"]) == (["caller", "cub", "early"], {"1": ["early"], "2": []})


@pytest.mark.rule("TAMER-FLIP-01")
def test_a_flipped_creature_has_the_next_free_key_of_its_seat() -> None:
    table = called()
    table.do("flip", 1, card="cub")
    assert table.line(1) == ["caller", "cub", "cub#2"]


@pytest.mark.rule("TAMER-FLIP-02")
def test_only_a_card_of_the_named_deck_can_be_flipped() -> None:
    table = called()
    assert table.refused("flip", 1, card="late") == "FLIP-02"
    table.do("flip", 1, card="wolf")
    assert "wolf" in table.line(1)


@pytest.mark.rule("TAMER-FLIP-02")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_current_deck_is_that_of_the_round(round: int) -> None:
    table = duel(["hunter"], ["cub", "cub"], HUNTER, round=round)
    table.do("fight", 1)
    assert table.table["asks"][0]["round"] == round


@pytest.mark.rule("TAMER-FLIP-03")
def test_a_card_whose_copies_are_all_on_the_table_cannot_be_flipped() -> None:
    table = duel(["caller", "caller"], ["twin"], CALLER, creature("twin", copies=1), creature("pair", copies=1))
    table.do("start", 1)
    assert table.refused("flip", 1, card="twin") == "FLIP-03"
    table.do("flip", 1, card="pair")
    assert table.asks == [(1, "flip")]
    assert table.refused("flip", 1, card="pair") == "FLIP-03"


@pytest.mark.rule("TAMER-FLIP-03")
def test_the_sample_team_of_a_running_battle_counts_too() -> None:
    table = Table(5, creature("twin", copies=1), CALLER, draft="off", samples={"1": ["twin"]})
    table.built("caller")
    assert table.refused("flip", 1, card="twin") == "FLIP-03"
    table.do("flip", 5)
    table.do("report", 5, result="win")
    table.do("flip", 1, card="twin")


@pytest.mark.rule("TAMER-FLIP-04")
def test_it_joins_behind_the_last_and_a_place_is_refused() -> None:
    table = called()
    assert table.refused("flip", 1, card="early", at=1) == "FLIP-04"
    assert table.refused("flip", 1, at=1) == "FLIP-04"
    assert table.refused("flip", 1, card="late", at=1) == "FLIP-04"
    assert table.refused("flip", 1, card="early", at=1.5) == "TABLE-INPUT"


@pytest.mark.rule("TAMER-FLIP-04")
@pytest.mark.parametrize(("at", "line"), [
    (1, ["early", "caller", "cub"]), (2, ["caller", "early", "cub"]), (3, ["caller", "cub", "early"]),
])  # fmt: skip
def test_with_choose_the_player_may_name_the_place(at: int, line: list[str]) -> None:
    table = called(flip_place="choose")
    table.do("flip", 1, card="early", at=at)
    assert (table.line(1), table.told("flipped")[0]["at"]) == (line, at)


@pytest.mark.rule("TAMER-FLIP-04")
def test_with_choose_the_place_must_be_in_the_line_and_for_a_card() -> None:
    table = called(flip_place="choose")
    for at in (0, 4, -1):
        assert table.refused("flip", 1, card="early", at=at) == "FLIP-04"
    assert table.refused("flip", 1, at=1) == "FLIP-04"
    table.do("flip", 1, card="early")
    assert table.line(1) == ["caller", "cub", "early"]


@pytest.mark.rule("TAMER-FLIP-05")
def test_a_flipped_creature_counts_as_the_players_own() -> None:
    spiky = creature("spiky", 9, 9, ko(buff("perm_power", 1, "self")))
    table = duel(["caller"], ["bear", "bear", "bear"], CALLER, spiky)
    table.do("flip", 1, card="spiky")
    table.do("fight", 1)
    table.do("fight", 1)
    assert (table.line(1), table.line(2), table.die(1, "spiky", "perm_power")) == (["spiky"], ["bear#2", "bear#3"], 1)
    twice = duel(["twice"], ["cub"], TWICE)
    twice.do("flip", 1, card="wolf")
    twice.do("flip", 1, card="cub")
    assert [twice.die(1, key, "temp_power") for key in ("twice", "wolf", "cub")] == [1, 1, 1]


@pytest.mark.rule("TAMER-FLIP-06", "TAMER-FLIP-07")
def test_flipped_cards_go_back_without_any_dice() -> None:
    table = called()
    assert "FLIP-06" not in table.clauses
    table.do("flip", 1, card="early")
    table.do("adjust", 0, target=1, counter="perm_power", creature="early", to=5)
    assert "FLIP-06" in table.clauses
    table.do("report", 1, result="win")
    assert table.told("returned") == [{"battle": 1, "seat": 1, "card": "early", "round": 1}]
    assert "early" not in table.table["creatures"]["1"]


@pytest.mark.rule("TAMER-FLIP-08")
def test_an_empty_deck_ends_that_operation_and_the_next_goes_on() -> None:
    table = duel(["twice"], ["cub"], TWICE)
    table.do("flip", 1)
    assert table.told("no_card") == [{"battle": 1, "seat": 1, "round": 1}]
    assert (table.asks, table.die(1, "twice", "temp_power"), table.battle()["state"]) == ([], 1, "fight")


@pytest.mark.rule("TAMER-FLIP-08")
def test_flips_that_people_enter_are_operations_of_their_own() -> None:
    table = duel(["riddle"], ["cub"])
    table.do("resolve", 1, card="riddle", changes=[{"flip": 2}, {"flip": 3}])
    assert table.table["asks"][0]["round"] == 2
    table.do("flip", 1)
    assert table.table["asks"][0]["round"] == 3
    table.do("flip", 1, card="wolf")
    assert table.line(1) == ["riddle", "wolf"]


@pytest.mark.rule("TAMER-FLIP-09")
def test_only_who_is_asked_may_flip() -> None:
    table = called()
    assert table.refused("flip", 2, card="early") == "FLIP-09"
    assert table.refused("flip", 0, card="early") == "FLIP-09"
    table.do("flip", 1, card="early")
    assert table.refused("flip", 1, card="early") == "FLIP-09"
    assert Table().refused("flip", 1, card="cub") == "FLIP-09"


@pytest.mark.rule("TABLE-INPUT")
def test_a_flip_names_a_card_and_not_a_creature() -> None:
    table = called()
    assert table.refused("flip", 1, card="cub#2") == "TABLE-INPUT"
    assert table.refused("flip", 1, card="nobody") == "TABLE-INPUT"


@pytest.mark.rule("TAMER-FLIP-10", "TAMER-FLIP-11")
def test_a_flipped_creature_costs_nothing_and_never_joins_the_roster() -> None:
    table = Table(4, CALLER, creature("dear", 1, 1, points=99), draft="off").built("caller")
    table.do("flip", 1, card="dear")
    assert (table.table["spent"]["1"], table.zone(1, "roster")) == (0, ["caller"])
    for seat in (2, 3, 4):
        table.do("flip", seat)
    table.ended(1, 2)
    assert table.zone(1, "roster") == ["caller"]
    assert table.refused("place", 1, card="dear") == "TEAM-03"


@pytest.mark.rule("TAMER-FLIP-12")
def test_flipped_later_it_has_no_round_start_effect() -> None:
    table = duel(["hunter"], ["cub", "cub"], HUNTER, creature("growl", 1, 1, start(buff("temp_power", 1, "self"))))
    table.do("fight", 1)
    table.do("flip", 1, card="growl")
    assert (table.told("round_start"), table.die(1, "growl", "temp_power")) == ([], 0)


@pytest.mark.rule("TAMER-FLIP-13")
def test_a_flipped_card_without_known_values_leaves_only_a_report() -> None:
    table = duel(["caller"], ["caller"], CALLER)
    assert table.asks == [(1, "flip"), (2, "flip")]
    table.do("flip", 1, card="shadow")
    assert (table.battle()["state"], table.asks, table.line(1)) == ("report", [], ["caller", "shadow"])
    assert table.table["creatures"]["1"]["shadow"]["power"] is None
