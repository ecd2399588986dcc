"""Wiring profiles: which pin, bus or satellite plays each role of one table. `load` finds all mistakes at once."""

import re
import stat
import tomllib
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from hardware.roles import SEAT_ROLES, place
from hardware.saying import Saying, saying
from hardware.wiring.conflicts import find_conflicts
from hardware.wiring.device import Board, Wired
from hardware.wiring.drivers import Screen
from hardware.wiring.lines import key_lines
from hardware.wiring.mistakes import Findings, Mistake, printable
from hardware.wiring.reading import Tables, check_satellites, count_seats, read_boards, read_name, read_places

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
LONGEST_LINE = 500
"""A key with thousands of dots would keep a Pi busy for minutes; no line that a person writes is so long."""


class Profile(Struct, frozen=True):
    """One table as it is wired."""

    name: str
    seats: int
    satellites: tuple[Board, ...]
    devices: tuple[Wired, ...]

    def device(self, name: str) -> Wired | None:
        """The device of that name, if the table has it."""
        return next((device for device in self.devices if device.name == name), None)


class Sketch(Struct, frozen=True):
    """A profile as far as it can be read, and all that is wrong with it. Devices with a wrong key are left out."""

    profile: Profile
    mistakes: tuple[Mistake, ...]


class Missing(Struct, frozen=True):
    """A device that a game uses and that the table does not have. It `stops` the game only if asked strictly."""

    device: str
    what: Saying
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
    if isinstance(content, Saying):
        return (Mistake(0, "", content),)
    try:
        return _sketch(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return (Mistake(line, "", saying("wiring-not-text")),)


def _content(path: Path) -> bytes | Saying:
    """What is in the file, or why that cannot be known."""
    file = printable(str(path), 200)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return saying("wiring-no-file", file=file)
        with path.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return saying("wiring-file-missing", file=file)
    except PermissionError:
        return saying("wiring-file-locked", file=file)
    except (OSError, ValueError):
        return saying("wiring-file-closed", file=file)
    if len(content) > MOST_BYTES:
        return saying("wiring-file-large", file=file, most=MOST_BYTES // 1024)
    return content


def read(text: str) -> Profile | tuple[Mistake, ...]:
    """The profile in a TOML text, or all that is wrong with it."""
    found = _sketch(text)
    return found if isinstance(found, tuple) else found.mistakes or found.profile


def _sketch(text: str) -> Sketch | tuple[Mistake, ...]:
    document = _parse(text)
    if isinstance(document, tuple):
        return document
    findings = Findings(key_lines(text))
    name, boards = read_name(document, findings), read_boards(document, findings)
    seats, drafts = count_seats(document, findings), read_places(document, findings)
    check_satellites(drafts, boards, findings)
    find_conflicts(drafts, boards, findings)
    if not drafts and not findings.all():
        findings.add((), saying("wiring-no-device"))
    devices = (Wired(draft.spot, draft.driver, findings.line(draft.path)) for draft in drafts if not draft.bad)
    return Sketch(Profile(name, seats, tuple(boards), tuple(devices)), findings.all())


def _parse(text: str) -> Tables | tuple[Mistake, ...]:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            return (Mistake(number, "", saying("wiring-long-line", most=LONGEST_LINE)),)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return (_not_toml(text, error),)


def _not_toml(text: str, error: Exception) -> Mistake:
    """tomllib says where only within its message: "… (at line 3, column 5)"."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return Mistake(0, "", saying("wiring-toml-beyond"))
    why, _, where = str(error).partition(" (at ")
    found = re.match(r"line (\d+)", where)
    line = int(found[1]) if found else len(text.rstrip().split("\n"))
    return Mistake(line, "", saying("wiring-no-toml", why=f"{why[:1].lower()}{why[1:]}"))


def missing_roles(profile: Profile, needed: Iterable[str], strict: bool = False) -> tuple[Missing, ...]:
    """Which devices a game needs and nobody plays.

    `needed` holds roles ("ok": at every seat of the profile) and devices ("table.reader"). What no device does, the
    screen does, so this is a note; asked strictly, it stops the game, and then the screen is no device either.
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


def _missing(name: str, strict: bool) -> Saying:
    return saying("wiring-missing-strict" if strict else "wiring-missing", device=name)
