"""A board with sensors and the binding of a game: what stands there is known in every reading, and through undo."""

from collections.abc import Iterator, Sequence

import pytest

from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.pending import Pending
from companion.bindings.situation import Reading
from companion.bindings.wishes import Timing
from companion.scenarios import told_by
from engine.scenario import steps as s
from engine.view import View
from hardware.clock import SimulatedClock
from hardware.faults import Unplugged
from hardware.inputs import Down, Input, Standing, Status, Touch
from hardware.outputs import Output
from hardware.virtual import VirtualTable
from tests.companion.session.conftest import Begin

GRID = "table.grid"


class Watching(GameBinding[Pending]):
    """It notes each gesture, and what the sensors saw at that moment."""

    def __init__(self) -> None:
        super().__init__(Pending(), 2, {})
        self.seen: list[tuple[str, str, str, frozenset[str] | None]] = []

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading[Pending]:
        self.seen.append((hand.did, hand.how, hand.square, self.standing))
        return Reading(None, pending)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield from ()


@pytest.fixture
def view(begin: Begin) -> View:
    return begin().view


def test_what_stands_there_is_known_when_a_gesture_is_read(view: View) -> None:
    binding = Watching()
    for told in (
        Standing(device=GRID, at=1.0, squares=("a1",)),
        Touch(device=GRID, at=2.0, square="a1", how="lift"),
        Touch(device=GRID, at=3.0, square="b1", how="put"),
        Touch(device=GRID, at=4.0, square="c1"),
    ):
        binding.meaning(view, told)
    assert binding.seen == [
        ("standing", "touch", "", frozenset({"a1"})),
        ("touch", "lift", "a1", frozenset()),
        ("touch", "put", "b1", frozenset({"b1"})),
        ("touch", "touch", "c1", frozenset({"b1"})),
    ]


def test_undo_moves_no_piece_and_a_board_that_is_down_sees_none(view: View) -> None:
    binding = Watching()
    binding.meaning(view, Standing(device=GRID, at=1.0, squares=("a1",)))
    binding.forget()
    assert binding.standing == frozenset({"a1"})
    binding.went_down(Status(device="seat1.ok", at=2.0, state=Down("silent")))
    assert binding.standing == frozenset({"a1"})
    binding.went_down(Status(device=GRID, at=2.0, state=Down("silent")))
    assert binding.standing is None


def test_scenario_steps_tell_what_a_table_tells() -> None:
    """The same inputs by steps of a scenario, and by a virtual table."""
    table, heard = VirtualTable.of_seats(2, SimulatedClock()), list[Input]()
    table.listen(heard.append)
    table.piece(GRID, "put", "a1")
    table.piece(GRID, "slide", "a1", "b1")
    table.touch(GRID, "c1", "drag", "d1")
    steps: list[s.Device] = [
        s.Stand(stand=GRID, squares=()),
        s.Touch(touch=GRID, square="a1", how="put"),
        s.Touch(touch=GRID, square="a1", how="lift"),
        s.Touch(touch=GRID, square="b1", how="put"),
        s.Touch(touch=GRID, square="c1", how="drag", to="d1"),
    ]
    assert [told_by(step, 2) for step in steps] == heard


def test_a_session_tells_its_binding_what_stands_there_already_and_when_the_board_is_away(begin: Begin) -> None:
    """Another game at the same table: its pieces were put there before it began."""
    evening, binding = begin(), Watching()
    evening.table.piece(GRID, "put", "a1")
    evening.bound(binding)
    assert binding.seen == [("standing", "touch", "", frozenset({"a1"}))]
    evening.table.fault(GRID, Unplugged())
    assert binding.standing is None
    evening.table.piece(GRID, "slide", "a1", "b1")
    evening.table.mend(GRID)
    assert binding.standing == frozenset({"b1"})
    assert evening.rows() == 0, "no game has moved by it"
