"""Wiring profiles: the pin, bus or satellite of each device of a table. `load` finds all mistakes at once."""

import stat
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from hardware.message import Message, message
from hardware.roles import SEAT_ROLES, place
from hardware.wiring.conflicts import find_conflicts
from hardware.wiring.device import Board, Wired
from hardware.wiring.drivers import AnyDriver, Satellite, Screen, SharedReader
from hardware.wiring.mistakes import Findings, Mistake, in_order, printable
from hardware.wiring.parsing import parse
from hardware.wiring.pico import AnyPart
from hardware.wiring.reading import (
    check_satellites,
    check_shared_reader,
    count_seats,
    read_boards,
    read_name,
    read_pins,
    read_places,
)

__all__ = [
    "Board",
    "Missing",
    "Mistake",
    "Profile",
    "Sketch",
    "Wired",
    "load",
    "missing_roles",
    "read",
    "shipped",
    "sketch",
]

MOST_BYTES = 64 * 1024
LACKING = frozenset({"wiring-key-missing", "wiring-driver-missing", "wiring-board-unnamed", "wiring-half-mux"})
"""Mistakes that say that something is missing."""


class Profile(Struct, frozen=True):
    """One table as it is wired."""

    name: str
    seats: int
    satellites: tuple[Board, ...]
    devices: tuple[Wired, ...]
    pins: str = ""
    """The library that has to move the pins; "" for the best one that works."""

    def device(self, name: str) -> Wired | None:
        """The device of that name, if the table has it."""
        return next((device for device in self.devices if device.name == name), None)

    def board(self, name: str) -> Board | None:
        """The satellite of that name, if the table has it."""
        return next((board for board in self.satellites if board.name == name), None)

    def fitted(self, device: Wired) -> AnyDriver | AnyPart:
        """What a device is made of: the part of its satellite, or its own driver."""
        driver = device.driver
        board = self.board(driver.satellite) if isinstance(driver, Satellite) else None
        if board is None or not isinstance(driver, Satellite):
            return driver
        return board.wired.get(driver.device or device.spot.role, driver)

    @property
    def shared_reader(self) -> tuple[int, ...]:
        """The seats that use the table's own reader by turns."""
        return tuple(device.spot.seat for device in self.devices if isinstance(device.driver, SharedReader))


class Sketch(Struct, frozen=True):
    """A profile as far as it can be read, and all that is wrong with it. Devices with a wrong key are left out."""

    profile: Profile
    mistakes: tuple[Mistake, ...]


class Missing(Struct, frozen=True):
    """A device that a game uses and that the table does not have. It `stops` the game only in strict mode."""

    device: str
    what: Message
    stops: bool


def shipped() -> dict[str, Path]:
    """The profiles that come with Ambit, by name."""
    return {path.stem: path for path in sorted((Path(__file__).parent / "profiles").glob("*.toml"))}


def load(path: Path) -> Profile | tuple[Mistake, ...]:
    """The profile in a file, or all that is wrong with it."""
    found = sketch(path)
    return found if isinstance(found, tuple) else found.mistakes or found.profile


def sketch(path: Path) -> Sketch | tuple[Mistake, ...]:
    """What can be read of the profile in a file; or, where it is no profile at all, why not."""
    content = _content(path)
    if isinstance(content, Message):
        return (Mistake(0, "", content),)
    return _sketch(content.decode("utf-8-sig", errors="surrogateescape"))


def _content(path: Path) -> bytes | Message:
    """What is in the file, or why it cannot be read."""
    file = printable(str(path), 200)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return message("wiring-no-file", file=file)
        with path.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return message("wiring-file-missing", file=file)
    except PermissionError:
        return message("wiring-file-locked", file=file)
    except (OSError, ValueError):
        return message("wiring-file-closed", file=file)
    if len(content) > MOST_BYTES:
        return message("wiring-file-large", file=file, most=MOST_BYTES // 1024)
    return content


def read(text: str) -> Profile | tuple[Mistake, ...]:
    """The profile in a TOML text, or all that is wrong with it."""
    found = _sketch(text)
    return found if isinstance(found, tuple) else found.mistakes or found.profile


def _sketch(text: str) -> Sketch | tuple[Mistake, ...]:
    parsed = parse(text)
    document, findings = parsed.tables, Findings(parsed.lines)
    if parsed.mistakes and not document:
        return parsed.mistakes
    name, boards = read_name(document, findings), read_boards(document, findings)
    pins = read_pins(document, findings)
    seats, drafts = count_seats(document, findings), read_places(document, findings)
    check_satellites(drafts, boards, findings)
    check_shared_reader(drafts, findings)
    find_conflicts(drafts, boards, findings)
    if not drafts and not findings.all() and not parsed.mistakes:
        findings.add((), message("wiring-no-device"))
    devices = (Wired(draft.spot, draft.driver, findings.line(draft.path)) for draft in drafts if not draft.bad)
    mistakes = in_order((*parsed.mistakes, *_not_told(findings.all(), parsed.mistakes)))
    return Sketch(Profile(name, seats, tuple(boards), tuple(devices), pins), mistakes)


def _not_told(found: Iterable[Mistake], broken: Iterable[Mistake]) -> Iterable[Mistake]:
    """Without the mistakes that a broken line explains: a key is missing because its line cannot be read."""
    keys = [f"{mistake.key}." for mistake in broken]
    for mistake in found:
        if mistake.what.id not in LACKING or not any(key.startswith(f"{mistake.key}.") for key in keys):
            yield mistake


def missing_roles(profile: Profile, needed: Iterable[str], strict: bool = False) -> tuple[Missing, ...]:
    """The devices that a game needs and the table does not have.

    `needed` holds roles ("ok": at every seat of the profile) and devices ("table.reader"). The screen replaces every
    missing device, so this is a note; in strict mode it stops the game, and a device on the screen is missing, too.
    """
    played = {device.name for device in profile.devices if not (strict and isinstance(device.driver, Screen))}
    names = dict.fromkeys(name for need in needed for name in _devices(need, profile.seats))
    return tuple(Missing(name, _missing(name, strict), strict) for name in names if name not in played)


def _devices(need: str, seats: int) -> list[str]:
    if "." in need:
        return [need]
    if need in SEAT_ROLES:
        return [f"{place(seat)}.{need}" for seat in range(1, seats + 1)]
    return [f"table.{need}"]


def _missing(name: str, strict: bool) -> Message:
    return message("wiring-missing-strict" if strict else "wiring-missing", device=name)
