"""Drawing and Refresh: seven in the hand, what is shuffled, and what it costs."""

from typing import Any

import pytest

from tests.engine.ambal.moments import MODES
from tests.engine.ambal.table import Table, skill

LOSS = {"regular": 2, "advanced": 1}


def pile(table: Table, seat: int, n: int) -> Table:
    """Put this number of cards on the Discard Pile by corrections: they come from the hand's count."""
    for number in range(1, n + 1):
        table.set(seat, hand=1)
        table.do("adjust", 0, target=seat, card=f"filler-{number}", zone="discard", from_="hand")
    return table


def short(hand: int, deck: int, discard: int, *, seat: int = 1, mode: str = "single-regular", **more: int) -> Table:
    """Round 1: the seat will enter the Draw Phase of round 2 with these counts of hand, deck and Discard Pile."""
    table = pile(Table(mode=mode).begun(), seat, discard)
    return table.set(seat, hand=hand, deck=deck, **more)


def drawing(table: Table, seat: int = 1) -> list[tuple[Any, ...]]:
    """What the last action told about that player's deck, in order."""
    keys = {"draw": ("n", "by"), "refresh": ("n", "loss"), "max-energy": ("to", "by")}
    return [
        (fact["fact"], *(fact[key] for key in keys[fact["fact"]]))
        for fact in table.facts
        if fact["fact"] in keys and fact["seat"] == seat
    ]


# Up to seven


@pytest.mark.rule("AMBAL-DRAW-01")
@pytest.mark.parametrize("hand", range(7))
@pytest.mark.parametrize("seat", [1, 2])
def test_everybody_draws_up_to_seven(seat: int, hand: int) -> None:
    table = short(hand, 13, 0, seat=seat).to_next_round()
    assert (table.counter(seat, "hand"), table.counter(seat, "deck")) == (7, 6 + hand)
    assert table.table["drawn"] == {str(seat): 7 - hand, str(3 - seat): 0}
    assert table.told("draw") == [{"fact": "draw", "seat": seat, "n": 7 - hand, "by": "draw"}]


@pytest.mark.rule("AMBAL-DRAW-01")
@pytest.mark.parametrize("mode", MODES)
def test_each_player_draws_what_that_player_is_short_of(mode: str) -> None:
    table = Table(mode=mode).begun()
    seats = range(1, len(table.state.seats) + 1)
    for seat in seats:
        table.set(seat, hand=7 - seat)
    table.to_next_round()
    assert table.table["drawn"] == {str(seat): seat for seat in seats}
    assert [table.counter(seat, "hand") for seat in seats] == [7 for _ in seats]


@pytest.mark.rule("AMBAL-DRAW-02")
@pytest.mark.parametrize("hand", [7, 8, 12])
def test_with_seven_or_more_nothing_is_drawn_and_nothing_put_down(hand: int) -> None:
    table = short(hand, 0, 3).to_next_round()
    assert (table.counter(1, "hand"), table.counter(1, "deck")) == (hand, 0)
    assert (drawing(table), table.told("owes"), table.table["drawn"]["1"]) == ([], [], 0)
    assert table.energy(1)[1] == 12


@pytest.mark.rule("AMBAL-DRAW-11")
@pytest.mark.parametrize("mode", MODES)
def test_in_round_one_the_draw_phase_draws_nothing(mode: str) -> None:
    table = Table(mode=mode)
    assert table.table["drawn"] == {}
    table.begun()
    assert {fact["by"] for fact in table.told("draw")} == {"start"}
    assert set(table.table["drawn"].values()) == {0}
    assert set(table.table["drawn"]) == {str(seat.number) for seat in table.state.seats}


# Refresh


@pytest.mark.rule("AMBAL-DRAW-03")
@pytest.mark.parametrize("seat", [1, 2])
def test_when_the_deck_is_empty_the_whole_discard_pile_becomes_the_deck(seat: int) -> None:
    table = short(4, 0, 8, seat=seat).to_next_round()
    assert table.told("refresh") == [{"fact": "refresh", "seat": seat, "n": 8, "loss": 2}]
    assert (table.zone(seat, "discard"), table.counter(seat, "deck"), table.counter(seat, "hand")) == ([], 5, 7)
    assert table.counter(3 - seat, "deck") == 13


@pytest.mark.rule("AMBAL-DRAW-04", "AMBAL-DRAW-05")
@pytest.mark.parametrize("mode", MODES)
def test_a_refresh_costs_two_max_energy_in_regular_and_one_in_advanced(mode: str) -> None:
    loss = LOSS[mode.rpartition("-")[2]]
    table = short(6, 0, 2, mode=mode).to_next_round()
    assert (table.energy(1)[1], table.energy(2)[1]) == (12 - loss, 12)
    assert drawing(table) == [("refresh", 2, loss), ("max-energy", 12 - loss, "refresh"), ("draw", 1, "draw")]


@pytest.mark.rule("AMBAL-DRAW-04", "AMBAL-DRAW-05")
@pytest.mark.parametrize("mode", ["single-regular", "single-advanced"])
def test_each_refresh_costs_anew(mode: str) -> None:
    loss = LOSS[mode.rpartition("-")[2]]
    table = short(6, 0, 1, mode=mode).to_next_round()
    pile(table, 1, 1).set(1, hand=6, deck=0)
    assert table.to_next_round().energy(1)[1] == 12 - 2 * loss


@pytest.mark.rule("AMBAL-DRAW-06")
def test_after_a_refresh_the_cards_that_are_still_due_are_drawn() -> None:
    table = short(1, 2, 6).to_next_round()
    assert [fact[:2] for fact in drawing(table)] == [("draw", 2), ("refresh", 6), ("max-energy", 10), ("draw", 4)]
    assert (table.counter(1, "hand"), table.counter(1, "deck"), table.table["drawn"]["1"]) == (7, 2, 6)


@pytest.mark.rule("AMBAL-DRAW-07")
def test_drawing_the_last_card_is_no_refresh_until_another_is_due() -> None:
    table = short(4, 3, 5).to_next_round()
    assert (drawing(table), table.counter(1, "deck")) == ([("draw", 3, "draw")], 0)
    assert table.to_next_round().energy(1)[1] == 12
    assert [fact[0] for fact in drawing(short(4, 2, 5).to_next_round())] == ["draw", "refresh", "max-energy", "draw"]


@pytest.mark.rule("AMBAL-DRAW-08")
def test_cards_in_the_battle_area_in_play_and_out_of_play_are_not_shuffled_in() -> None:
    boon = skill("boon", {"op": "boon", "to": "you", "rounds": 3})
    curse = skill("curse", {"op": "curse", "to": "opponent", "rounds": 3})
    gone, reach = skill("gone", {"op": "out"}), skill("reach", {"op": "draw", "to": "you", "n": 3})
    table = Table(boon, curse, gone, reach).begun()
    table.turn("boon", "nothing").turn("curse", None).turn("gone", None).to_next_round()
    pile(table, 1, 2).set(1, hand=5, deck=0).turn("nothing", None).turn("reach", None)
    assert table.told("refresh") == [{"fact": "refresh", "seat": 1, "n": 2, "loss": 2}]
    assert (table.counter(1, "hand"), table.counter(1, "deck")) == (5, 0)
    assert (table.zone(1, "used"), table.zone(1, "play"), table.zone(2, "play"), table.zone(1, "out")) == (
        ["nothing", "reach"], ["boon"], ["curse"], ["gone"],
    )  # fmt: skip


@pytest.mark.rule("AMBAL-DRAW-09")
def test_with_nothing_to_shuffle_the_drawing_stops_and_costs_nothing() -> None:
    table = short(2, 0, 0).to_next_round()
    assert (drawing(table), table.counter(1, "hand"), table.energy(1)[1]) == ([], 2, 12)
    assert table.table["drawn"]["1"] == 0


@pytest.mark.rule("AMBAL-DRAW-09")
def test_a_pile_that_is_too_small_is_shuffled_once_and_then_the_drawing_stops() -> None:
    table = short(1, 1, 2).to_next_round()
    assert [fact[:2] for fact in drawing(table)] == [("draw", 1), ("refresh", 2), ("max-energy", 10), ("draw", 2)]
    assert (table.counter(1, "hand"), table.counter(1, "deck"), table.table["drawn"]["1"]) == (4, 0, 3)


# By a card


@pytest.mark.rule("AMBAL-DRAW-10")
@pytest.mark.parametrize("mode", ["single-regular", "single-advanced"])
def test_a_draw_by_a_card_follows_the_same_rules(mode: str) -> None:
    loss = LOSS[mode.rpartition("-")[2]]
    table = Table(skill("reach", {"op": "draw", "to": "everyone", "n": 4}), mode=mode).begun()
    pile(table, 2, 5).set(2, hand=6, deck=1).turn("reach", "nothing")
    steps = [("draw", 1, "effect"), ("refresh", 5, loss), ("max-energy", 12 - loss, "refresh"), ("draw", 3, "effect")]
    assert drawing(table, 2) == steps
    assert drawing(table, 1) == [("draw", 4, "effect")]
    assert (table.counter(2, "hand"), table.counter(2, "deck"), table.counter(1, "hand")) == (9, 2, 10)


@pytest.mark.rule("AMBAL-DRAW-10")
@pytest.mark.parametrize("when", ["start", "end"])
def test_a_draw_at_the_start_or_end_of_a_round_can_be_a_refresh_too(when: str) -> None:
    well = skill("well", {"op": "boon", "to": "you", "rounds": 3}, {"op": "draw", "to": "you", "n": 1, "when": when})
    table = Table(well).begun().turn("well", "nothing").set(2, hand=7)
    pile(table, 1, 1).set(1, hand=7, deck=0).end_battle()
    if when == "start":
        table.to_next_round()
    assert drawing(table) == [("refresh", 1, 2), ("max-energy", 10, "refresh"), ("draw", 1, "effect")]
    assert table.counter(1, "hand") == 8


@pytest.mark.rule("AMBAL-DRAW-10", "AMBAL-WIN-06")
def test_a_refresh_by_a_card_can_be_the_end() -> None:
    reach = skill("reach", {"op": "draw", "to": "you", "n": 1})
    for max_energy, over in ((8, False), (7, True)):
        table = pile(Table(reach).begun(), 1, 1).set(1, hand=3, deck=0, max_energy=max_energy)
        assert (table.turn("reach", "nothing").state.phase == "over") is over


# The check, and the Library Deck


@pytest.mark.rule("AMBAL-DRAW-12")
@pytest.mark.parametrize(("mode", "least"), [("single-regular", 8), ("single-advanced", 7)])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_refresh_in_the_draw_phase_is_checked_before_the_other_phases(mode: str, least: int, seat: int) -> None:
    lives = short(6, 0, 2, seat=seat, mode=mode, max_energy=least).to_next_round()
    assert (lives.energy(seat)[1], lives.state.phase) == (6, "battle")
    falls = short(6, 0, 2, seat=seat, mode=mode, max_energy=least - 1).to_next_round()
    assert (falls.energy(seat)[1], falls.state.phase) == (5, "over")
    assert [fact["phase"] for fact in falls.told("phase")][-1] == "draw"
    assert falls.counter(seat, "hand") == 7


@pytest.mark.rule("AMBAL-DRAW-12", "AMBAL-DRAW-04")
def test_the_fourth_refresh_is_the_last() -> None:
    table, seen = Table().begun(), []
    while table.state.phase != "over":
        pile(table, 1, 1).set(1, hand=6, deck=0).to_next_round()
        seen.append(table.energy(1)[1])
    assert (seen, table.state.round) == ([10, 8, 6, 4], 5)


@pytest.mark.rule("AMBAL-DRAW-13")
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_a_library_deck_is_never_drawn_from(mode: str) -> None:
    table = Table(skill("reach", {"op": "draw", "to": "you", "n": 4}), mode=mode).begun().set(1, hand=3, deck=2)
    table.do("commit", 1, card="reach", **({"target": 1} if mode.startswith("double") else {}))
    table.end_battle()
    assert (table.counter(1, "hand"), table.counter(1, "deck"), table.zone(1, "library")) == (4, 0, 15)
    table.do("pass", 1)
    table.to_next_round()
    assert (table.counter(1, "hand"), table.zone(1, "library"), table.energy(1)[1]) == (5, 15, 11)
