"""A virtual board with sensors: pieces move, faults, and what is told of them."""

import pytest

from hardware.clock import SimulatedClock
from hardware.faults import Bounce, Dead, Drift, Late, Lost, Stuck, Unplugged
from hardware.inputs import Input, Missed, Standing, Touch
from hardware.operator import Pieces
from hardware.profile import Profile, load, read, shipped
from hardware.table import Impossible
from hardware.virtual import VirtualTable
from tests.hardware.boards import board

GRID = "table.grid"


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(100.0)


@pytest.fixture
def table(clock: SimulatedClock) -> VirtualTable:
    found = read(board())
    assert isinstance(found, Profile)
    return VirtualTable.of_profile(found, clock)


@pytest.fixture
def told(table: VirtualTable) -> list[Input]:
    heard: list[Input] = []
    table.listen(heard.append)
    return heard


def changes(told: list[Input]) -> list[str]:
    return [f"{one.how} {one.square}" for one in told if isinstance(one, Touch)]


def snapshots(told: list[Input]) -> list[tuple[str, ...]]:
    return [one.squares for one in told if isinstance(one, Standing)]


def test_pieces_are_put_lifted_slid_and_knocked_over(table: VirtualTable, told: list[Input]) -> None:
    table.piece(GRID, "put", "a1")
    table.piece(GRID, "slide", "a1", "b1")
    table.piece(GRID, "knock", "b1", "b2")
    table.piece(GRID, "knock", "b2")
    table.touch(GRID, "c2", "put")
    assert changes(told) == ["put a1", "lift a1", "put b1", "lift b1", "put b2", "lift b2", "put c2"]
    assert table.standing() == {GRID: ("c2",)}
    assert table.glance(GRID) == Pieces(("c2",))


def test_what_it_tells_has_its_moment(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault(GRID, Drift(ppm=100.0))
    clock.advance(10.0)
    table.piece(GRID, "put", "a1")
    [touch] = told
    assert changes(told) == ["put a1"]
    assert touch.at == pytest.approx(110.001)
    assert touch.err == pytest.approx(0.002001)


@pytest.mark.parametrize(
    ("how", "square", "to"),
    [
        ("put", "a1", ""),
        ("lift", "b1", ""),
        ("slide", "a1", ""),
        ("slide", "b1", "b2"),
        ("put", "z9", ""),
        ("put", "", ""),
    ],
)
def test_what_cannot_be_changes_nothing(table: VirtualTable, told: list[Input], how: str, square: str, to: str) -> None:
    table.piece(GRID, "put", "a1")
    told.clear()
    with pytest.raises(Impossible):
        table.piece(GRID, how, square, to)  # type: ignore[arg-type]
    assert (told, table.standing()) == ([], {GRID: ("a1",)})


def test_fingers_move_no_piece(table: VirtualTable, told: list[Input]) -> None:
    table.touch(GRID, "a1")
    assert told == [Touch(device=GRID, at=100.0, square="a1")]
    assert table.standing() == {GRID: ()}


def test_a_board_for_fingers_gets_sensors_with_its_first_piece(clock: SimulatedClock) -> None:
    table, told = VirtualTable.of_seats(2, clock), list[Input]()
    table.listen(told.append)
    assert table.standing() == {}
    table.piece(GRID, "put", "anything")
    assert (snapshots(told), changes(told)) == ([()], ["put anything"])
    assert table.standing() == {GRID: ("anything",)}


def test_away_and_back_it_tells_everything_anew(table: VirtualTable, told: list[Input]) -> None:
    table.piece(GRID, "put", "a1")
    for fault in (Unplugged(), Dead()):
        told.clear()
        table.fault(GRID, fault)
        assert table.standing() == {}
        table.piece(GRID, "slide", "a1", "b1")
        table.mend(GRID)
        assert (changes(told), snapshots(told)) == ([], [("b1",)])
        table.piece(GRID, "slide", "b1", "a1")


def test_a_switch_that_bounces_tells_once(table: VirtualTable, told: list[Input]) -> None:
    table.fault(GRID, Bounce(times=9, within=0.02))
    table.piece(GRID, "put", "a1")
    table.piece(GRID, "slide", "a1", "b1")
    assert changes(told) == ["put a1", "lift a1", "put b1"]
    assert {one.at for one in told} == {100.0}


@pytest.mark.parametrize("closed", [True, False])
def test_a_stuck_sensor_says_always_the_same(table: VirtualTable, told: list[Input], closed: bool) -> None:
    table.piece(GRID, "put", "b1")
    table.fault(GRID, Stuck("a1", closed))
    table.piece(GRID, "put", "a1")
    table.piece(GRID, "lift", "a1")
    table.piece(GRID, "put", "a1")
    assert changes(told) == ["put b1", "put a1"][: 1 + closed]
    table.mend(GRID)
    assert changes(told) == ["put b1", "put a1"]
    assert table.standing() == {GRID: ("a1", "b1")}


def test_a_stuck_sensor_is_the_first_one_where_none_is_named(table: VirtualTable, told: list[Input]) -> None:
    table.fault(GRID, Stuck())
    assert changes(told) == ["put b2"]


def test_after_messages_were_lost_it_tells_everything_anew(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault(GRID, Lost(resent=None))
    table.piece(GRID, "put", "a1")
    clock.advance(2.0)
    assert [type(one) for one in told] == [Missed]
    table.mend(GRID)
    assert snapshots(told) == [("a1",)]


def test_a_slow_link_tells_the_true_moment(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault(GRID, Late(by=0.2))
    table.piece(GRID, "put", "a1")
    assert told == []
    clock.advance(1.0)
    assert told == [Touch(device=GRID, at=100.0, square="a1", how="put")]


def test_the_board_of_a_shipped_profile(clock: SimulatedClock) -> None:
    profile = load(shipped()["two-seats-pi-board69"])
    assert isinstance(profile, Profile)
    table = VirtualTable.of_profile(profile, clock)
    table.piece(GRID, "put", "e5")
    with pytest.raises(Impossible):
        table.piece(GRID, "put", "a1")
    assert table.standing() == {GRID: ("e5",)}
