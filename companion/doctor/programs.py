"""Which other program has a device file open, and whether it is a game of Ambit that is being played."""

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

AMBIT = "ambit"
DEVICE = re.compile(r"/dev/(gpiochip|gpiomem|i2c-|spidev|tty(ACM|USB|AMA|S)\d|serial|input/)")
"""Files that only a table with real devices opens."""


class Program(Struct, frozen=True):
    """Another program. `ours`: it is Ambit itself, at a real table."""

    number: int
    name: str
    ours: bool = False

    def __str__(self) -> str:
        return f"{self.name} ({self.number})"


def game(programs: Iterable[Program]) -> Program | None:
    """The one of them that is Ambit itself: what it uses must not be disturbed."""
    return next((program for program in programs if program.ours), None)


def holders(root: Path, files: frozenset[str], table: int | None = None) -> Iterator[Program]:
    """The programs that have one of the files open, as far as the user may see that.

    Ambit at a real table counts as having all of them: another user, such as the system, may have started it, and it
    opens a device again that it lost a moment ago. `table`: the number of the program that says so of itself.
    """
    for process in sorted(root.glob("proc/[0-9]*"), key=lambda path: int(path.name)):
        if process.name != str(os.getpid()):
            program = _program(process, table)
            if program.ours or files & _open_in(process):
                yield program


def _program(process: Path, table: int | None) -> Program:
    name = _read(process / "comm").decode(errors="replace").strip() or "?"
    words = [word.decode(errors="replace") for word in _read(process / "cmdline").split(b"\0") if word]
    ours = process.name == str(table) or (_is_ambit(words) and _at_a_real_table(words, process))
    return Program(int(process.name), AMBIT if ours else name, ours)


def _is_ambit(words: list[str]) -> bool:
    """Whether the command is ambit, or Python with the script ambit."""
    called = [Path(word).name for word in words[:2]]
    return called[:1] == [AMBIT] or (called[-1:] == [AMBIT] and called[0].startswith("python"))


def _at_a_real_table(words: list[str], process: Path) -> bool:
    """A table, a game, or registering or writing cards, without --simulate: its profile stands in its command or in
    the settings, and in that case it is known by the devices that it has.
    """
    said = {word for word in words if not word.startswith("-")}
    if any(word.startswith("--simulate") for word in words):
        return False
    if any(word.startswith("--profile") for word in words):
        return not {"table", "play", "cards"}.isdisjoint(said)
    alone = Path(words[-1]).name == AMBIT
    return (alone or not {"table", "play"}.isdisjoint(said)) and any(map(DEVICE.search, _open_in(process)))


def _open_in(process: Path) -> set[str]:
    """The paths of the files that a program has open, without where it reads and writes what people see."""
    try:
        return {_leads(file) for file in (process / "fd").iterdir() if file.name not in ("0", "1", "2")}
    except OSError:
        return set()


def _leads(descriptor: Path) -> str:
    """The path of an open file; "" if it was closed meanwhile."""
    try:
        return os.readlink(descriptor)
    except OSError:
        return ""


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""
