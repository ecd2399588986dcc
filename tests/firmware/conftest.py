"""Boards for tests: each runs an interpreter of its own, so those that only listen share one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hardware.emulators.satellite import Board
from tests.firmware.peer import Peer, connected
from tests.firmware.seat import PARTS, m, settings

MakeBoard = Callable[..., Board]


@pytest.fixture
def make_board(tmp_path: Path) -> Iterator[MakeBoard]:
    """Plugged in; with the parts of the whole seat, unless told otherwise."""
    made: list[Board] = []

    def make(parts: list[dict[str, Any]] | None = None, file: str | None = None, **options: Any) -> Board:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        lines = PARTS if parts is None else parts
        board = Board(folder / "port", settings(lines) if file is None else file, lines, **options)
        made.append(board)
        board.plug()
        return board

    yield make
    for board in made:
        board.close()


@pytest.fixture(scope="module")
def seat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Board]:
    """A whole seat, for all tests of a file."""
    board = Board(tmp_path_factory.mktemp("seat") / "port", settings(PARTS), PARTS)
    board.plug()
    with connected(board.path) as first:
        first.of(m.PART_UP, sum(line["part"].startswith(("pn532", "ht16k33")) for line in PARTS))
    yield board
    board.close()


@pytest.fixture
def peer(seat: Board) -> Iterator[Peer]:
    """A host at that seat; what happened before is acknowledged."""
    with connected(seat.path) as found:
        found.forget()
        yield found
