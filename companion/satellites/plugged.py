"""Which board of a profile is plugged in where, and on which USB controller; files are looked for below a root."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from hardware.driver import Unavailable
from hardware.satellite.discovery import ROOT, Found, found, port_of
from hardware.wiring.device import Board


class Plugged(Struct, frozen=True):
    """A board that is there."""

    board: Board
    """As the profile has it; one that no profile names is called by its port."""
    file: Path
    """What is opened to speak with it."""
    port: str
    """As people write it: "/dev/ttyACM0"."""
    id: str = ""
    controller: str = ""
    """The USB host controller, and the sockets that lead to the board; "" where sysfs does not say."""
    path: str = ""
    named: bool = True
    """Whether the profile names it."""


def plugged(boards: Iterable[Board], root: Path = ROOT) -> dict[str, Plugged]:
    """Those of a profile's boards that are there, by name."""
    there = found(root)
    return {board.name: plug for board in boards if (plug := _plug(board, there, root)) is not None}


def strangers(boards: Iterable[Board], root: Path = ROOT) -> tuple[Plugged, ...]:
    """The boards that are there and that the profile does not name."""
    known = {plug.file.resolve() for plug in plugged(boards, root).values()}
    return tuple(
        _seen(Board(each.port.rpartition("/")[2], each.id), each, root, named=False)
        for each in found(root)
        if _file(root, each.port).resolve() not in known
    )


def _plug(board: Board, there: tuple[Found, ...], root: Path) -> Plugged | None:
    for each in there:
        if _is_it(board, each, root):
            return _seen(board, each, root)
    try:
        port = port_of(board, root)
    except Unavailable:
        return None
    file = Path(port) if port.startswith(str(root)) else _file(root, port)
    return Plugged(board, file, f"/{file.relative_to(root)}", board.id.upper()) if file.exists() else None


def _is_it(board: Board, seen: Found, root: Path) -> bool:
    if board.port:
        return _file(root, board.port).resolve() == _file(root, seen.port).resolve()
    return seen.id == board.id.upper()


def _seen(board: Board, seen: Found, root: Path, *, named: bool = True) -> Plugged:
    return Plugged(board, _file(root, seen.port), seen.port, seen.id, seen.controller, seen.path, named)


def _file(root: Path, port: str) -> Path:
    return root / port.lstrip("/")
