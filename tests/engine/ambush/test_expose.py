"""Exposing: the top card is shown and laid face down, and nothing on it happens."""

from typing import Any

import pytest

from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import CARDS, Table

SCHOLAR: dict[str, Any] = {
    "id": "scholar",
    "name": "Scholar",
    "effects": [{"op": "draw", "n": 2}, {"op": "return", "n": 1, "to": "target"}],
}


@pytest.mark.rule("AMBUSH-EXPOSE-01")
@pytest.mark.parametrize("moment", ["play", "effect", "effect, not known"])
def test_a_second_card_is_not_exposed_in_one_turn(moment: str) -> None:
    assert at(moment).refused("expose", 1) == "AMBUSH-EXPOSE-01"


@pytest.mark.rule("AMBUSH-EXPOSE-01", "AMBUSH-TURN-02")
def test_exposing_cannot_be_passed() -> None:
    table = Table().begun()
    assert table.refused("pass", 1) == "AMBUSH-TURN-02"
    table.turns(1)
    assert table.refused("pass", 2) == "AMBUSH-TURN-02"


@pytest.mark.rule("AMBUSH-EXPOSE-01", "AMBUSH-TURN-03", "AMBUSH-TURN-05", "TABLE-INPUT")
def test_whose_turn_it_is_counts_more_than_what_was_exposed_already() -> None:
    assert at("play").refused("expose", 2) == "AMBUSH-TURN-03"
    assert at("capture").refused("expose", 2) == "AMBUSH-TURN-05"
    assert at("play").refused("expose", 1, card="dragon") == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-EXPOSE-02")
def test_exposing_moves_one_card_from_the_deck_to_the_battlefield() -> None:
    table = Table().begun()
    facts = table.do("expose", 1, card="footman")
    assert facts == [{"fact": "exposed", "seat": 1, "card": "footman"}]
    assert (table.counts, table.view["phase"]) == ((41, 1), "play")
    table.do("pass", 1)
    table.do("expose", 2)
    assert (table.counts, table.view["phase"]) == ((40, 2), "play")


@pytest.mark.rule("AMBUSH-EXPOSE-02")
def test_the_last_card_of_the_deck_can_be_exposed() -> None:
    table = Table(deck=11).begun()
    table.do("expose", 1)
    assert table.counts == (0, 1)


@pytest.mark.rule("AMBUSH-EXPOSE-03")
def test_people_are_told_to_show_the_card_while_one_is_to_be_exposed() -> None:
    assert told_at("AMBUSH-EXPOSE-03") == {"expose, nothing lies", "expose, cards lie"}


@pytest.mark.rule("AMBUSH-EXPOSE-04")
def test_on_an_empty_battlefield_the_card_is_laid_next_to_the_deck() -> None:
    assert at("expose, nothing lies").view["prompt"] == {
        "id": "ambush.expose",
        "args": {"seat": 1, "adjacent": "deck"},
    }
    assert told_at("AMBUSH-EXPOSE-04") == {"expose, nothing lies"}


@pytest.mark.rule("AMBUSH-EXPOSE-05")
def test_where_cards_lie_the_card_is_laid_next_to_one_of_them() -> None:
    assert at("expose, cards lie").view["prompt"] == {
        "id": "ambush.expose",
        "args": {"seat": 2, "adjacent": "card"},
    }
    assert told_at("AMBUSH-EXPOSE-05") == {"expose, cards lie"}


@pytest.mark.rule("AMBUSH-EXPOSE-04")
def test_after_an_ambush_the_card_is_laid_next_to_the_deck_again() -> None:
    table = at("aftermath")
    table.do("ready", 1)
    assert table.view["prompt"] == {"id": "ambush.expose", "args": {"seat": 1, "adjacent": "deck"}}


@pytest.mark.rule("AMBUSH-EXPOSE-06")
@pytest.mark.parametrize("card", [None, "footman", "scholar"])
def test_exposing_is_not_drawing(card: str | None) -> None:
    table = Table(3, cards=(SCHOLAR,)).begun()
    table.do("expose", 1, **({} if card is None else {"card": card}))
    assert [table.hand(seat) for seat in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("AMBUSH-EXPOSE-07", "AMBUSH-CARD-01")
@pytest.mark.parametrize("card", [*(str(card["id"]) for card in CARDS), "scholar"])
def test_nothing_on_an_exposed_card_is_carried_out(card: str) -> None:
    table = Table(3, castle=10, dial_max=20, cards=(SCHOLAR,)).begun()
    before = table.view
    facts = table.do("expose", 1, card=card)
    assert [fact["fact"] for fact in facts] == ["exposed"]
    assert table.view["seats"] == before["seats"]
    assert table.counts == (36, 1)
    assert (table.view["phase"], table.table["pending"], table.table["in_play"]) == ("play", None, 0)


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_with_an_empty_deck_a_turn_begins_with_playing() -> None:
    table = Table(deck=11).begun()
    table.do("expose", 1)
    facts = table.do("pass", 1)
    assert facts[-2:] == [{"fact": "turn", "seat": 2, "round": 1}, {"fact": "expose-skipped", "seat": 2}]
    assert (table.view["phase"], table.counts) == ("play", (0, 1))
    assert table.refused("expose", 2) == "AMBUSH-EXPOSE-01"


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_one_card_in_the_deck_is_enough_to_expose() -> None:
    table = Table(deck=12).begun().turns(1)
    assert (table.view["phase"], table.counts[0], table.told("expose-skipped")) == ("expose", 1, [])


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_a_deck_that_the_deal_used_up_is_skipped_from_the_first_turn_on() -> None:
    table = Table(4, deck=20).begun(3)
    assert (table.view["phase"], table.view["turn"]) == ("play", 3)
    assert table.told("expose-skipped") == [{"fact": "expose-skipped", "seat": 3}]


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_a_correction_that_empties_the_deck_skips_the_expose_part() -> None:
    table = Table().begun()
    table.do("adjust", 0, target=0, counter="deck", to=0)
    assert table.view["phase"] == "play"
    assert table.told("expose-skipped") == [{"fact": "expose-skipped", "seat": 1}]


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_a_turn_that_goes_on_after_an_ambush_skips_exposing_if_the_deck_is_still_empty() -> None:
    table = at("aftermath")
    table.do("adjust", 0, target=0, counter="deck", to=0)
    table.do("adjust", 0, target=0, counter="battlefield", to=0)
    facts = table.do("ready", 1)
    assert facts[-1] == {"fact": "expose-skipped", "seat": 1}
    assert table.view["phase"] == "play"


@pytest.mark.rule("AMBUSH-EXPOSE-08")
def test_an_empty_deck_skips_nothing_but_exposing() -> None:
    table = Table(deck=11).begun()
    table.do("expose", 1)
    assert (table.view["phase"], table.view["turn"], table.told("expose-skipped")) == ("play", 1, [])
    table.do("play", 1, card="footman")
    table.do("play", 2, card="footman")
    assert (table.view["phase"], table.view["turn"]) == ("play", 1)


@pytest.mark.rule("AMBUSH-EXPOSE-09")
def test_a_skipped_expose_part_is_not_made_up_after_an_ambush_in_the_same_turn() -> None:
    table = Table(deck=13).begun()
    for card in ("ambush", "ambush", "footman"):
        table.do("expose", table.state.turn, card=card)
        table.do("pass", table.state.turn)
    assert (table.view["turn"], table.view["phase"], table.counts) == (2, "play", (0, 3))
    table.do("call", 1)
    table.stop_all()
    table.do("ready", 0)
    assert (table.view["turn"], table.view["phase"], table.counts) == (2, "play", (3, 0))
    assert table.refused("expose", 2) == "AMBUSH-EXPOSE-01"
    table.do("pass", 2)
    assert (table.view["turn"], table.view["phase"]) == (1, "expose")


@pytest.mark.rule("AMBUSH-EXPOSE-09")
def test_a_skipped_expose_part_is_not_made_up_after_a_correction_or_a_fall() -> None:
    table = Table(3, deck=15).begun()
    table.do("adjust", 0, target=0, counter="deck", to=4)
    assert (table.view["turn"], table.view["phase"]) == (1, "play")
    table.do("concede", 3)
    assert (table.view["turn"], table.view["phase"], table.counts[0]) == (1, "play", 9)


@pytest.mark.rule("AMBUSH-EXPOSE-10")
def test_a_card_may_be_exposed_without_its_identity() -> None:
    table = Table().begun()
    facts = table.do("expose", 1)
    assert facts == [{"fact": "exposed", "seat": 1, "card": None}]
    assert (table.counts, table.table["shown"]) == ((41, 1), None)


@pytest.mark.rule("AMBUSH-EXPOSE-10", "AMBUSH-HIDE-05")
def test_an_exposed_card_with_its_identity_is_shown_until_the_next_action() -> None:
    table = Table().begun()
    table.do("expose", 1, card="wall")
    assert table.table["shown"] == "wall"
    table.do("pass", 1)
    table.do("expose", 2)
    assert table.table["shown"] is None


@pytest.mark.rule("AMBUSH-EXPOSE-10", "TABLE-INPUT")
@pytest.mark.parametrize("card", ["dragon", "", None, 7, ["wall"]])
def test_an_exposed_card_must_be_one_that_is_defined(card: Any) -> None:
    assert Table().begun().refused("expose", 1, card=card) == "TABLE-INPUT"
    assert Table().begun().refused("expose", 2, card=card) == "TABLE-INPUT"
