"""Nothing at the table tells what is hidden: tables that differ only in it show, sound and wish the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_data
from engine.ambal import GAME
from engine.ambal.facts import Revealed
from engine.ambal.state import Placed
from engine.game import Step
from engine.history import History
from engine.refusal import Refusal
from engine.scenario import steps as s
from tests.companion.bindings.ambal.hands import Hands
from tests.engine.ambal.moments import MODES, MOMENTS, at
from tests.engine.ambal.pool import advanced, building, to_library
from tests.engine.ambal.table import Table, cause, hit, skill

LIGHT = skill("light", hit(1), cost=0, school="fire", types=["spell"])
HEAVY = skill("heavy", hit(9), cause("burning", 6), cost=12, school="sword", types=["action", "curse"])
VEILED = {"id": "veiled", "name": "Veiled", "aim": "opponent"}
PACK = (LIGHT, HEAVY, VEILED)
"""All are aimed at an opponent; in everything else they differ."""
OTHER = {"light": "heavy", "heavy": "veiled", "veiled": "light"}
HIDDEN = ("decide", "place", "library", "roll", "declare")
"""Moments in which a card on a seat's reader is that seat's secret."""


def seen(table: Hands, step: s.Press | s.Tap | s.Turn) -> tuple[bytes, bool]:
    """All that eyes and ears get of one input and the table is asked for, and whether cards were turned over."""
    outcome = table.device(step)
    facts = outcome.facts if isinstance(outcome, Step) else ()
    told = {
        "refused": isinstance(outcome, Refusal),
        "lights": to_data(tuple(table.binding.shows(table.view))),
        "sounds": to_data(table.binding.sounds(facts)),
        "signals": to_data(table.binding.signals(facts)),
        "wishes": to_data(table.binding.wishes),
        "view": to_data(table.view),
    }
    return msgspec.json.encode(told), any(isinstance(fact, Revealed) for fact in facts)


class Twins:
    """Two tables at which the same is done; only the cards that nobody sees are other ones."""

    def __init__(self, mode: str, moment: str) -> None:
        self.tables = [Hands(_reached(mode, moment)) for _ in range(2)]

    def same(self, step: s.Press | s.Tap | s.Turn) -> bool:
        """Whether the twins can still be told apart by nobody; not after the reveal."""
        one, other = self.tables
        first, revealed = seen(one, step)
        second, too = seen(other, _swapped(step))
        if revealed or too:
            assert revealed == too
            return False
        assert first == second
        return True


def _reached(mode: str, moment: str) -> Table:
    options: dict[str, Any] = {"decide_seconds": 60, "target_seconds": 20, "move_seconds": 30, "library_seconds": 60}
    table = Table(*PACK, mode=mode, **options).begun()
    if moment == "library":
        to_library(table)
    return table


def _swapped(step: s.Press | s.Tap | s.Turn) -> s.Press | s.Tap | s.Turn:
    if isinstance(step, s.Tap) and isinstance(step.card, str):
        return s.Tap(tap=step.tap, card=OTHER.get(step.card, step.card))
    return step


def doings(seats: int) -> st.SearchStrategy[list[Any]]:
    place = st.sampled_from([f"seat{seat}" for seat in range(1, seats + 1)])
    cards = st.sampled_from([*OTHER, *OTHER, "target-1", "target-2", "target-3", "target-4", "dragon"])
    tapped = st.builds(lambda where, card: s.Tap(tap=f"{where}.reader", card=card), place, cards)
    button = st.sampled_from(("ok", "no", "call", "dial"))
    pressed = st.builds(lambda where, role: s.Press(press=f"{where}.{role}"), place, button)
    turned = st.builds(lambda where, by: s.Turn(turn=f"{where}.dial", by=by), place, st.integers(-3, 9))
    undone = st.just(s.Press(press="table.undo"))
    return st.lists(st.one_of(tapped, tapped, tapped, pressed, turned, undone), min_size=5, max_size=30)


@pytest.mark.rule("AMBAL-BATTLE-03", "AMBAL-VIEW-03", "AMBAL-DOUBLE-02", "AMBAL-LIB-07")
@pytest.mark.parametrize("moment", ["decide", "library"])
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_nothing_at_the_table_tells_which_cards_were_placed_held_or_taken(mode: str, moment: str, data: Any) -> None:
    twins = Twins(mode, moment)
    for step in data.draw(doings(len(twins.tables[0].view.seats))):
        here = twins.tables[0].view
        if isinstance(step, s.Tap) and (here.table.stage or here.phase) not in HIDDEN:
            continue
        if not twins.same(step):
            break


def test_the_owners_phone_does_tell() -> None:
    for mode, moment in (("double-advanced", "decide"), ("single-advanced", "library")):
        twins = Twins(mode, moment)
        assert twins.same(s.Tap(tap="seat1.reader", card="light"))
        assert [table.held(1).cards for table in twins.tables] == [("light",), ("heavy",)]
        assert [table.held(2).cards for table in twins.tables] == [(), ()]


# The same with what lies there already


def _otherwise(table: Table) -> Table:
    """The same table with other cards wherever nobody sees them."""
    state = table.state
    for seat in state.seats:
        if seat.placed is not None:
            target = None if seat.placed.target is None else seat.placed.target % 4 + 1
            state = state.with_seat(seat.number, placed=Placed("riddle", target))
        shelf = None if seat.shelf is None else tuple(f"filler-{n}" for n, _ in enumerate(seat.shelf, 1))
        picks = tuple(f"filler-{n}" for n, _ in enumerate(seat.picks, 1))
        state = state.with_seat(seat.number, shelf=shelf, picks=picks, registered=shelf, shown=("filler-9",), elites=1)
    table.history = History(GAME, state)
    return table


def check_alike(one: Table, other: Table) -> None:
    here, there = Hands(one), Hands(_otherwise(other))
    assert one.state != other.state
    assert to_data(here.view) == to_data(there.view)
    assert tuple(here.binding.shows(here.view)) == tuple(there.binding.shows(there.view))
    assert here.binding.wishes == there.binding.wishes


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_lights_do_not_depend_on_what_is_hidden(moment: str, mode: str) -> None:
    check_alike(at(moment, mode), at(moment, mode))


@pytest.mark.parametrize("mode", MODES)
def test_nor_on_the_cards_that_lie_face_down(mode: str) -> None:
    def placed() -> Table:
        table = Table(*PACK, mode=mode).begun()
        table.do("commit", 1, card="light", **({"target": 3} if mode.startswith("double") else {}))
        return table

    check_alike(placed(), placed())


@pytest.mark.rule("AMBAL-DECK-15", "AMBAL-VIEW-01")
def test_nor_on_registered_decks() -> None:
    check_alike(to_library(advanced()), to_library(advanced()))


@pytest.mark.rule("AMBAL-DRAFT-23")
def test_nor_on_what_was_picked() -> None:
    one, other = Hands(building()), Hands(building())
    assert seen(one, s.Tap(tap="seat1.reader", card="fire-1")) == seen(other, s.Tap(tap="seat1.reader", card="fire-2"))
    check_alike(one.table, other.table)


@pytest.mark.parametrize("card", ["light", "heavy", "veiled"])
def test_every_placed_card_looks_and_sounds_the_same(card: str) -> None:
    tables = [Hands(Table(*PACK).begun()) for _ in range(2)]
    assert seen(tables[0], s.Tap(tap="seat1.reader", card=card)) == seen(
        tables[1], s.Tap(tap="seat1.reader", card="nothing")
    )
