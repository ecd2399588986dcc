"""Which boards are plugged in: by their USB ids, and by the number in their chip, which is the same in every socket."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from hardware.driver import Unavailable
from hardware.message import message
from hardware.wiring.device import Board

VENDOR = "2e8a"
"""Raspberry Pi: every Pico, but also its debug probe and whatever others build with its chips."""
PRODUCT, MAKER = "0005", "MicroPython"
"""What MicroPython calls itself on USB. Makers of other boards may give it a product number of their own."""
ROOT = Path("/")


class Found(Struct, frozen=True):
    """A board that is plugged in."""

    port: str
    """As short as Linux has it: "/dev/ttyACM0"."""
    id: str
    """The number in its chip, in capital letters."""
    product: str
    """Its USB product number, as hex: "0005"."""
    path: str
    """Which sockets lead to it ("1-1.2"), of the controller in `controller`."""
    controller: str
    """The USB host controller: boards on one share its frames."""
    ours: bool
    """Whether it runs MicroPython, as a satellite does: others are left alone unless a profile names them."""


class Place(NamedTuple):
    """Where a board is: its port, and the USB controller whose frames it hears ("": not known)."""

    port: str
    controller: str = ""


def found(root: Path = ROOT) -> tuple[Found, ...]:
    """Every board with a chip of Raspberry Pi that shows a serial port, by port."""
    ports = sorted((root / "sys/class/tty").glob("ttyACM*"), key=lambda port: (len(port.name), port.name))
    return tuple(board for port in ports if (board := _board(port)) is not None)


def _board(port: Path) -> Found | None:
    """What sysfs says of the device behind a port: `device` leads to its interface, which lies within the board."""
    usb = (port / "device").resolve().parent
    if _word(usb / "idVendor").lower() != VENDOR:
        return None
    # …/usb1/1-1/1-1.2: the controller is what holds its root hub, "usb1".
    controller = next((up.parent.name for up in usb.parents if up.name.startswith("usb") and up.name[3:].isdigit()), "")
    product, serial = _word(usb / "idProduct").lower(), _word(usb / "serial").upper()
    ours = product == PRODUCT or _word(usb / "manufacturer") == MAKER
    return Found(f"/dev/{port.name}", serial, product, usb.name, controller, ours)


def _word(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def seen_as(board: Board, there: Iterable[Found], root: Path = ROOT) -> Found | None:
    """Which of those that are there is a board of a profile: by the port that the profile names, or by its number."""
    if board.port:
        wanted = below(root, board.port).resolve()
        return next((each for each in there if below(root, each.port).resolve() == wanted), None)
    return next((each for each in there if each.id == board.id.upper()), None)


def below(root: Path, port: str) -> Path:
    """The file of a port."""
    return root / port.lstrip("/")


def place_of(board: Board, root: Path = ROOT) -> Place:
    """Where a board of a profile is: the port that the profile names, or where its number is; else `Unavailable`."""
    seen = seen_as(board, found(root), root)
    if seen is not None:
        return Place(board.port or seen.port, seen.controller)
    if board.port:
        return Place(board.port)
    wanted = board.id.upper()
    for link in _links(root):
        if wanted in link.name.upper():
            return Place(str(link))
    raise Unavailable(message("satellite-missing", satellite=board.name, number=wanted))


def _links(root: Path) -> Iterator[Path]:
    """The names that udev gives: they hold the number of the chip."""
    return iter(sorted((root / "dev/serial/by-id").glob("*")))
