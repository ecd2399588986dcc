"""Which other program has a device file open, and whether it is a game of Ambit that is being played."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

AMBIT = "ambit"


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


def holders(root: Path, files: frozenset[str]) -> Iterator[Program]:
    """The programs that have one of the files open, as far as the user may see that.

    Ambit at a real table counts as having all of them: another user, such as the system, may have started it, and it
    opens a device again that it lost a moment ago.
    """
    for process in sorted(root.glob("proc/[0-9]*"), key=lambda path: int(path.name)):
        if process.name != str(os.getpid()):
            program = _program(process)
            if program.ours or _has(process, files):
                yield program


def _program(process: Path) -> Program:
    name = _read(process / "comm").decode(errors="replace").strip() or "?"
    words = [word.decode(errors="replace") for word in _read(process / "cmdline").split(b"\0")]
    ours = _is_ambit(words) and _at_a_real_table(words)
    return Program(int(process.name), AMBIT if ours else name, ours)


def _is_ambit(words: list[str]) -> bool:
    """Whether the command is ambit, or Python with the script ambit."""
    called = [Path(word).name for word in words[:2]]
    return called[0] == AMBIT or (called[0].startswith("python") and called[-1] == AMBIT)


def _at_a_real_table(words: list[str]) -> bool:
    """Whether it is a table, plays a game, or registers or writes cards, with a profile and without --simulate."""
    wired = any(word.startswith("--profile") for word in words)
    simulated = any(word.startswith("--simulate") for word in words)
    return wired and not simulated and not {"table", "play", "cards"}.isdisjoint(words)


def _has(process: Path, files: frozenset[str]) -> bool:
    try:
        return any(_leads(descriptor) in files for descriptor in (process / "fd").iterdir())
    except OSError:
        return False


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
