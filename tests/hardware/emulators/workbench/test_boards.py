"""A board of emulated switches under its real driver: pieces are put, lifted, slid and knocked over."""

import pytest

from hardware.faults import Bounce, Cut, Dead, Stuck, Unplugged
from hardware.inputs import Down, Standing, Status, Touch, Up
from hardware.operator import Pieces
from hardware.table import Impossible
from tests.hardware.boards import board
from tests.hardware.emulators.workbench.sitting import Sitting, sit

GRID = "table.grid"
BOARD = board(interrupt=21)


async def told(sitting: Sitting) -> tuple[str, str]:
    touch = await sitting.next(Touch)
    return touch.how, touch.square


def test_a_piece_is_put_slid_knocked_over_and_put_back() -> None:
    async def scene(sitting: Sitting) -> None:
        operator = sitting.operator
        operator.piece(GRID, "put", "a1")
        operator.piece(GRID, "slide", "a1", "b1")
        operator.piece(GRID, "knock", "b1")
        operator.touch(GRID, "b1", "put")
        assert operator.glance(GRID) == Pieces(("b1",))
        wanted = [("put", "a1"), ("lift", "a1"), ("put", "b1"), ("lift", "b1"), ("put", "b1")]
        assert [await told(sitting) for _ in wanted] == wanted
        await operator.settle()
        assert sitting.table.standing() == {GRID: ("b1",)}

    sit(BOARD, scene)


def test_a_switch_that_bounces_tells_once() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault(GRID, Bounce(times=5, within=0.01))
        sitting.operator.piece(GRID, "put", "a1")
        sitting.operator.piece(GRID, "lift", "a1")
        assert [await told(sitting), await told(sitting)] == [("put", "a1"), ("lift", "a1")]
        await sitting.nothing(Touch)

    sit(BOARD, scene)


@pytest.mark.parametrize("fault", [Unplugged(), Dead()], ids=str)
def test_what_is_moved_while_it_is_away_is_seen_when_it_is_back(fault: Unplugged | Dead) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault(GRID, fault)
        assert "device-expander-silent" in await sitting.until_down(GRID)
        assert sitting.table.standing() == {}
        sitting.operator.piece(GRID, "put", "c2")
        await sitting.operator.settle()
        sitting.table.reopen(GRID)
        assert (await sitting.next(Standing)).squares == ("c2",)
        assert sitting.table.standing() == {GRID: ("c2",)}
        assert sitting.operator.faults() == {}

    sit(BOARD, scene)


def test_a_whole_bus_that_is_pulled_out() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("i2c-1", Unplugged())
        await sitting.until_down(GRID)
        sitting.operator.mend("i2c-1")
        await sitting.until_up(GRID)

    sit(BOARD, scene)


def test_a_broken_interrupt_line_makes_pieces_late_and_not_lost() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault(GRID, Cut())
        sitting.operator.piece(GRID, "put", "a1")
        touch = await sitting.next(Touch)
        assert (touch.how, touch.square, touch.err > 0.1) == ("put", "a1", True)

    sit(BOARD, scene)


def test_a_stuck_switch_says_always_the_same_until_it_is_mended() -> None:
    async def scene(sitting: Sitting) -> None:
        operator = sitting.operator
        operator.fault(GRID, Stuck("b2"))
        assert await told(sitting) == ("put", "b2")
        operator.piece(GRID, "put", "b2")
        operator.piece(GRID, "lift", "b2")
        await sitting.nothing(Touch)
        operator.mend(GRID)
        assert await told(sitting) == ("lift", "b2")

    sit(BOARD, scene)


def test_a_table_with_a_board_without_an_interrupt_line() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.piece(GRID, "put", "a1")
        assert await told(sitting) == ("put", "a1")

    sit(board(), scene)


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    async def scene(sitting: Sitting) -> None:
        operator = sitting.operator
        operator.piece(GRID, "put", "a1")
        for how, square, to in (
            ("put", "a1", ""),
            ("put", "z9", ""),
            ("lift", "b1", ""),
            ("slide", "a1", ""),
            ("slide", "a1", "z9"),
            ("knock", "b1", ""),
        ):
            with pytest.raises(Impossible):
                operator.piece(GRID, how, square, to)  # type: ignore[arg-type]
        for device in ("seat1.ok", "table.sound"):
            with pytest.raises(Impossible):
                operator.piece(device, "put", "a1")
        with pytest.raises(Impossible):
            operator.touch(GRID, "a1")
        with pytest.raises(Impossible):
            operator.fault(GRID, Stuck("z9"))
        assert operator.glance(GRID) == Pieces(("a1",))
        assert operator.faults() == {}

    sit(BOARD, scene)


def test_a_board_that_comes_up_is_told_up_and_then_what_stands_there() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault(GRID, Unplugged())
        await sitting.until_down(GRID)
        sitting.operator.mend(GRID)
        first = await sitting.next(Status, Standing)
        assert isinstance(first, Status)
        assert isinstance(first.state, Up) != isinstance(first.state, Down)
        assert isinstance(await sitting.next(Status, Standing), Standing)

    sit(BOARD, scene)
