"""Which board of a profile is plugged in where, and on which USB controller; files are looked for below a root."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from hardware.driver import Unavailable
from hardware.satellite.discovery import ROOT, Found, below, found, place_of, seen_as
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
    """The boards with MicroPython that are there and that the profile does not name."""
    unnamed = (each for each in _unnamed(boards, root) if each.ours)
    return tuple(_seen(Board(each.port.rpartition("/")[2], each.id), each, root, named=False) for each in unnamed)


def others(boards: Iterable[Board], root: Path = ROOT) -> tuple[Found, ...]:
    """What has a chip of Raspberry Pi and no MicroPython, such as a debug probe: it is not spoken to."""
    return tuple(each for each in _unnamed(boards, root) if not each.ours)


def _unnamed(boards: Iterable[Board], root: Path) -> Iterator[Found]:
    known = {plug.file.resolve() for plug in plugged(boards, root).values()}
    return (each for each in found(root) if below(root, each.port).resolve() not in known)


def _plug(board: Board, there: tuple[Found, ...], root: Path) -> Plugged | None:
    seen = seen_as(board, there, root)
    if seen is not None:
        return _seen(board, seen, root)
    try:
        port = place_of(board, root).port
    except Unavailable:
        return None
    file = Path(port) if port.startswith(str(root)) else below(root, port)
    return Plugged(board, file, f"/{file.relative_to(root)}", board.id.upper()) if file.exists() else None


def _seen(board: Board, seen: Found, root: Path, *, named: bool = True) -> Plugged:
    return Plugged(board, below(root, seen.port), seen.port, seen.id, seen.controller, seen.path, named)
