"""Whatever is played, these hold at every state: no card is lost, no marker leaves its board, nobody hangs."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ambal.state import Seat, State
from tests.engine.ambal.moments import MODES
from tests.engine.ambal.table import Table
from tests.engine.ambal.wandering import duel, step

STEPS = 120
RESTS = ("battle", "start", "end", "move", "library")
few = settings(max_examples=8, deadline=None)
seeds = st.integers(0, 2**32 - 1)


def lying(now: State, seat: Seat) -> list[str]:
    """Every card of a player that lies in a known place outside hand, deck and Library Deck."""
    number = seat.number
    face_down = [] if seat.placed is None else [seat.placed.card]
    waiting = [one.card for one in now.revealed if one.seat == number and one.state == "open"]
    used = [one.card for one in now.skills if one.by == number and one.lies]
    in_play = [one.card for one in now.durations if one.by == number and one.in_play]
    return [*seat.discard, *seat.out, *face_down, *waiting, *used, *in_play]


def cards(now: State, seat: Seat) -> int:
    return seat.hand + seat.deck + seat.books + len(lying(now, seat))


def on_their_boards(now: State) -> None:
    for seat in now.seats:
        assert 0 <= seat.energy <= seat.max_energy <= 20
        assert 0 <= seat.health <= seat.max_health <= 99
        assert seat.max_health >= 60
        assert all(0 <= rounds <= 6 for rounds in (seat.burning, seat.bleeding, seat.poison))
        assert not seat.barred or seat.stopped
    assert all(1 <= one.left <= 6 for one in now.durations)


def nobody_hangs(table: Table) -> None:
    """Somebody is awaited wherever the engine rests, and nobody who is out."""
    view = table.view()
    if view["phase"] == "over":
        assert (view["to_act"], view["result"] is not None) == ([], True)
        return
    assert view["phase"] in RESTS
    assert view["to_act"]
    assert not any(table.state.seat(seat).defeated for seat in view["to_act"])


def checked(now: State) -> None:
    """Between two turns or phases nobody lives who should have been found defeated."""
    if now.phase == "move" or now.stage in ("decide", "discard"):
        assert not any(seat.beaten for seat in now.seats if not seat.defeated)


@pytest.mark.rule("AMBAL-BATTLE-06", "AMBAL-ENERGY-02", "AMBAL-HEALTH-01", "AMBAL-ROUND-04", "AMBAL-WIN-07")
@pytest.mark.parametrize("mode", MODES)
@few
@given(seed=seeds)
def test_no_card_is_lost_no_marker_leaves_its_board_and_nobody_hangs(mode: str, seed: int) -> None:
    random = Random(seed)
    table = duel(mode, random)
    brought = 27 if mode.endswith("advanced") else 20
    placed: Counter[int] = Counter()
    for _ in range(STEPS):
        on_their_boards(table.state)
        checked(table.state)
        nobody_hangs(table)
        for seat in table.state.seats:
            assert cards(table.state, seat) == brought
            assert len(set(lying(table.state, seat))) == len(lying(table.state, seat))
        if table.state.result is not None:
            return
        step(table, random)
        for fact in table.facts:
            if fact["fact"] == "turn":
                placed.clear()
            elif fact["fact"] == "placed":
                placed[fact["seat"]] += 1
        assert all(n == 1 for n in placed.values())


@few
@given(seed=seeds)
@pytest.mark.parametrize("mode", MODES)
def test_a_card_that_lies_somewhere_is_never_placed_again(mode: str, seed: int) -> None:
    """The player's own known cards never contain the one that is laid face down."""
    random = Random(seed)
    table = duel(mode, random)
    for _ in range(STEPS):
        if table.state.result is not None:
            return
        before = table.state
        verb, fields = step(table, random)
        if verb in ("commit", "discard"):
            seat = before.seat(fields["seat"])
            assert fields["card"] not in lying(before, seat)
            assert fields["card"] not in (seat.shelf or ())
