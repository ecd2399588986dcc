"""The hand and the piles: what can be in a hand at all, and what leaves it."""

import pytest

from tests.engine.ambal.moments import MODES, at
from tests.engine.ambal.table import Table, hit, skill

TWELVE = [f"filler-{n}" for n in range(1, 13)]
FIFTEEN = [f"filler-{n}" for n in range(13, 28)]
TWENTY = [f"filler-{n}" for n in range(1, 21)]
BOON = skill("boon", {"op": "boon", "to": "you", "rounds": 3})
CURSE = skill("curse", {"op": "curse", "to": "opponent", "rounds": 3})
GONE = skill("gone", {"op": "out"})


# As many as there are


@pytest.mark.rule("AMBAL-HAND-01")
def test_a_hand_has_no_limit() -> None:
    table = Table(skill("reach", {"op": "draw", "to": "you", "n": 10})).begun().turn("reach", "nothing")
    assert (table.counter(1, "hand"), table.told("owes")) == (16, [])
    table.end_battle()
    table.do("pass", 1)
    table.do("pass", 2)
    assert (table.counter(1, "hand"), table.moment) == (16, ("battle", 2, 1, "decide"))


# What lies in sight is not in the hand


def lying(zone: str) -> tuple[Table, str]:
    """Seat 1 may decide again, and that card of seat 1 lies there; in seat 2's hand the same card may be."""
    table = Table(BOON, CURSE, GONE).begun()
    card = {"boon": "boon", "curse": "curse", "out": "gone"}.get(zone, "nothing")
    table.turn(card, "filler-1")
    if zone != "used":
        table.to_next_round()
    assert (
        card
        in {
            "used": table.zone(1, "used"),
            "discard": table.zone(1, "discard"),
            "out": table.zone(1, "out"),
            "boon": table.zone(1, "play"),
            "curse": table.zone(2, "play"),
        }[zone]
    )
    return table, card


@pytest.mark.rule("AMBAL-HAND-02")
@pytest.mark.parametrize("zone", ["used", "discard", "out", "boon", "curse"])
def test_a_card_that_lies_somewhere_cannot_be_played_from_the_hand(zone: str) -> None:
    table, card = lying(zone)
    assert table.refused("commit", 1, card=card) == "AMBAL-HAND-02"
    table.do("commit", 2, card=card)


@pytest.mark.rule("AMBAL-HAND-02")
@pytest.mark.parametrize("zone", ["discard", "out", "boon", "curse"])
def test_a_card_that_lies_somewhere_cannot_be_discarded_from_the_hand(zone: str) -> None:
    table, card = lying(zone)
    table.end_battle()
    assert table.refused("discard", 1, card=card) == "AMBAL-HAND-02"
    table.do("discard", 2, card=card)


@pytest.mark.rule("AMBAL-HAND-02")
def test_a_used_skill_cannot_pay_a_forced_discard() -> None:
    table = at("discard")
    assert table.refused("discard", 2, card="nothing") == "AMBAL-HAND-02"
    table.do("discard", 2, card="drop")
    assert table.zone(2, "discard") == ["drop"]


@pytest.mark.rule("AMBAL-HAND-02")
def test_an_interrupted_skill_lies_in_the_discard_pile_already() -> None:
    stop_it = skill("stop-it", {"op": "interrupt", "to": "opponent"})
    table = Table(stop_it).begun().turn("stop-it", "filler-1")
    assert table.refused("commit", 2, card="filler-1") == "AMBAL-HAND-02"


@pytest.mark.rule("AMBAL-HAND-02")
def test_after_a_refresh_a_discarded_card_can_be_played_again() -> None:
    table, card = lying("discard")
    table.set(1, hand=5, deck=0).to_next_round()
    assert table.told("refresh")[0]["seat"] == 1
    table.do("commit", 1, card=card)


@pytest.mark.rule("AMBAL-HAND-02")
@pytest.mark.parametrize("zone", ["used", "discard", "out", "boon", "curse"])
@pytest.mark.parametrize("back", ["hand", "deck"])
def test_a_card_that_was_moved_back_can_be_played_again(zone: str, back: str) -> None:
    table, card = lying(zone)
    table.do("adjust", 0, target=1, card=card, zone=back)
    table.do("commit", 1, card=card)


@pytest.mark.rule("AMBAL-HAND-02")
def test_the_curse_of_another_player_is_not_ones_own_card() -> None:
    table = Table(CURSE).begun().turn("nothing", "curse").to_next_round()
    assert table.zone(1, "play") == ["curse"]
    table.do("commit", 1, card="curse")
    assert table.refused("commit", 2, card="curse") == "AMBAL-HAND-02"


# Registered decks


@pytest.mark.rule("AMBAL-HAND-03")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_that_is_in_no_registered_deck_is_in_no_hand(seat: int) -> None:
    table = Table(decks={str(seat): TWENTY}).begun()
    assert table.refused("commit", seat, card="filler-21") == "AMBAL-HAND-03"
    table.do("commit", 3 - seat, card="filler-21")
    table.do("commit", seat, card="filler-20")
    table.end_battle()
    assert table.refused("discard", seat, card="filler-22") == "AMBAL-HAND-03"
    table.do("discard", seat, card="filler-19")


@pytest.mark.rule("AMBAL-HAND-03")
def test_a_card_of_the_library_deck_is_in_a_registered_deck() -> None:
    table = Table(mode="single-advanced", decks={"1": {"battle": TWELVE, "library": FIFTEEN}}).begun()
    assert table.refused("commit", 1, card="filler-28") == "AMBAL-HAND-03"
    assert table.refused("commit", 1, card="filler-13") == "AMBAL-LIB-09"


# Without cards


@pytest.mark.rule("AMBAL-HAND-04")
@pytest.mark.parametrize("mode", MODES)
def test_without_cards_nothing_is_placed_discarded_or_said(mode: str) -> None:
    token = {"target": 1} if mode.startswith("double") else {}
    assert at("decide", mode).set(1, hand=0).refused("commit", 1, card="nothing", **token) == "AMBAL-HAND-04"
    assert at("place", mode).set(1, hand=0).refused("commit", 1, card="nothing", **token) == "AMBAL-HAND-04"
    assert at("declare", mode).set(1, hand=0).refused("declare", 1) == "AMBAL-HAND-04"
    assert at("move", mode).set(1, hand=0).refused("discard", 1, card="nothing") == "AMBAL-HAND-04"


@pytest.mark.rule("AMBAL-HAND-04")
def test_the_last_card_can_be_placed() -> None:
    table = at("decide").set(1, hand=1)
    table.do("commit", 1, card="nothing")
    assert table.counter(1, "hand") == 0


def advanced() -> Table:
    """Seat 1 has registered decks, and one of the cards lies in the battle area."""
    raising = skill("raising", {"op": "resurrect", "to": "ally", "health": 1, "energy": 1})
    decks = {"1": {"battle": [*TWELVE[:10], "raising", "nothing"], "library": FIFTEEN}}
    return Table(raising, mode="single-advanced", decks=decks).begun().turn("nothing", "filler-1")


@pytest.mark.rule("AMBAL-HAND-04", "AMBAL-HAND-03", "AMBAL-LIB-09", "AMBAL-HAND-02", "AMBAL-SINGLE-03")
def test_what_is_wrong_with_a_card_is_said_in_a_fixed_order() -> None:
    table, wrong = advanced(), {"target": 2}
    assert table.refused("commit", 1, card="filler-30", **wrong) == "AMBAL-HAND-03"
    assert table.refused("commit", 1, card="filler-13", **wrong) == "AMBAL-LIB-09"
    assert table.refused("commit", 1, card="nothing", **wrong) == "AMBAL-HAND-02"
    assert table.refused("commit", 1, card="raising", **wrong) == "AMBAL-SINGLE-03"
    assert table.refused("commit", 1, card="filler-1", **wrong) == "AMBAL-SINGLE-05"
    table.set(1, hand=0)
    for card in ("filler-30", "filler-13", "nothing", "raising"):
        assert table.refused("commit", 1, card=card, **wrong) == "AMBAL-HAND-04"


@pytest.mark.rule("AMBAL-HAND-04", "AMBAL-HAND-03", "AMBAL-LIB-09", "AMBAL-HAND-02")
def test_what_is_wrong_with_a_discard_is_said_in_the_same_order() -> None:
    table = advanced().end_battle()
    refusals = {"filler-30": "AMBAL-HAND-03", "filler-13": "AMBAL-LIB-09", "nothing": "AMBAL-HAND-02"}
    for card, clause in refusals.items():
        assert table.refused("discard", 1, card=card) == clause
    table.set(1, hand=0)
    for card in refusals:
        assert table.refused("discard", 1, card=card) == "AMBAL-HAND-04"


# The piles


@pytest.mark.rule("AMBAL-HAND-05")
def test_out_of_play_is_not_the_discard_pile() -> None:
    ember = [skill(f"ember-{n}", {"op": "out"}, school="fire") for n in (1, 2)]
    flame = skill("flame", hit(0) | {"n": {"mastery": "fire"}}, school="fire")
    table = Table(*ember, flame, skill("ash", school="fire")).begun()
    table.turn("ember-1", "nothing").turn("ember-2", None).turn("ash", None).to_next_round()
    assert (table.zone(1, "out"), table.zone(1, "discard")) == (["ember-1", "ember-2"], ["ash"])
    table.turn("flame", "filler-1")
    assert table.health(2) == (59,)
    table.set(1, hand=6, deck=0).to_next_round()
    assert table.told("refresh") == [{"fact": "refresh", "seat": 1, "n": 2, "loss": 2}]
    assert (table.zone(1, "out"), table.zone(1, "discard")) == (["ember-1", "ember-2"], [])


@pytest.mark.rule("AMBAL-HAND-06")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", ["decide", "place"])
def test_placing_a_card_takes_it_out_of_the_hand_at_once(mode: str, moment: str) -> None:
    table = at("decide", mode)
    if moment == "place":
        table.do("order", 1)
        for value, seat in zip((6, 5, 4, 3), table.view()["to_act"], strict=False):
            table.do("roll", seat, value=value)
        while table.table["stage"] == "declare":
            table.do("declare", table.view()["to_act"][0])
    table.do("commit", 1, card="nothing", **({"target": 1} if mode.startswith("double") else {}))
    assert (table.counter(1, "hand"), table.counter(2, "hand"), table.zone(1, "placed")) == (6, 7, 1)
