"""What stands on a board, as it follows from what was told."""

from hardware.inputs import Down, Press, Standing, Status, Touch, Up
from hardware.standing import after

GRID = "table.grid"


def test_a_snapshot_and_the_changes_after_it() -> None:
    standing = after(None, Standing(device=GRID, at=1.0, squares=("a1", "b1")))
    assert standing == frozenset({"a1", "b1"})
    standing = after(standing, Touch(device=GRID, at=2.0, square="a1", how="lift"))
    standing = after(standing, Touch(device=GRID, at=2.0, square="c1", how="put"))
    assert standing == frozenset({"b1", "c1"})
    assert after(standing, Standing(device=GRID, at=3.0)) == frozenset()


def test_it_is_not_known_while_the_board_is_down() -> None:
    assert after(frozenset({"a1"}), Status(device=GRID, at=1.0, state=Down("unplugged"))) is None
    assert after(None, Status(device=GRID, at=1.0, state=Up())) is None


def test_fingers_move_no_piece() -> None:
    for told in (Touch(device=GRID, at=1.0, square="a1"), Press(device="seat1.ok", at=1.0)):
        assert after(None, told) is None
        assert after(frozenset({"a1"}), told) == frozenset({"a1"})


def test_the_first_piece_proves_that_there_are_sensors() -> None:
    assert after(None, Touch(device=GRID, at=1.0, square="a1", how="put")) == frozenset({"a1"})
