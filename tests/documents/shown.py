"""The commands that README and documents show, and those that no test can run here, each with the reason."""

import re
import shlex
from pathlib import Path

from msgspec import Struct

from tests.shape import PROJECT, SETTING

DOCUMENTS = (PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").rglob("*.md")))
BLOCK = re.compile(r"^```(?:sh|bash|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Command(Struct, frozen=True, order=True):
    """One line that people type."""

    words: tuple[str, ...]
    settings: tuple[str, ...] = ()
    """Variables of the environment that stand before it: `NAME=value`."""

    def __str__(self) -> str:
        return " ".join([*self.settings, *self.words])


class NotRun(Struct, frozen=True):
    """Why a test does not run a command, and which test or which word of make does with it what can be done."""

    reason: str
    instead: str


def commands_of(text: str) -> list[Command]:
    """The commands of all blocks of shell lines, without their comments."""
    found = []
    for line in (line.removeprefix("$ ") for block in BLOCK.findall(text) for line in block.splitlines()):
        words = shlex.split(line, comments=True)
        before = next((place for place, word in enumerate(words) if not SETTING.fullmatch(word)), len(words))
        if words[before:]:
            found.append(Command(tuple(words[before:]), tuple(words[:before])))
    return found


def shown(files: tuple[Path, ...] = DOCUMENTS) -> dict[Command, list[str]]:
    """Every command once, with the documents that show it."""
    found: dict[Command, list[str]] = {}
    for file in files:
        for command in commands_of(file.read_text(encoding="utf-8")):
            found.setdefault(command, []).append(file.relative_to(PROJECT).as_posix())
    return found


PI = NotRun("it changes the settings of a Raspberry Pi", "make install-test")
INSTALL = NotRun("it installs a service on the machine that runs it", "make install-test")
SERVICE = NotRun("there is no service on a machine that tests", "tests/companion/service")
BOARD = NotRun("it writes to a board that has to be plugged in", "tests/companion/satellites")

NOT_RUN = {
    "sudo raspi-config": PI,
    "sudo usermod": PI,
    "sudo apt": PI,
    "sudo systemctl": INSTALL,
    "scripts/install": INSTALL,
    "ambit service install": INSTALL,
    "ambit service update": INSTALL,
    "ambit service logs": SERVICE,
    "ambit satellites flash": BOARD,
    "make setup": NotRun("every test runs in what it has made", "make test"),
    "make pi": NotRun("it changes the environment in which the tests run", "tests/scripts"),
    "make check": NotRun("it is a part of what runs these tests", "make test"),
    "make test": NotRun("it runs these tests", ".ci/run"),
    "make page": NotRun("the page is built before these tests", "make test"),
    "make demo": NotRun("it is `ambit demo`, which is run", "tests/documents"),
    "make docs": NotRun("another test builds the documents", "tests/documents/test_build.py"),
    "make build": NotRun("another test builds both packages", "tests/e2e/test_wheel.py"),
    "make game": NotRun("another test writes a game", "tests/scripts"),
    "make lock": NotRun("it needs a network", "tests/test_requirements.py"),
    "make wiring": NotRun("another test compares what it draws", "tests/companion/wiring"),
    "make contract": NotRun("another test compares what it writes", "tests/test_contract.py"),
    "make architecture": NotRun("another test compares what it draws", "tests/test_architecture.py"),
    "make licences": NotRun("another test compares what it writes", "tests/test_licences.py"),
    "make format": NotRun("it would change the code that is tested", "make check"),
    "make bench": NotRun("it takes minutes, and an idle machine", "tests/bench"),
    "make soak": NotRun("it takes hours", "tests/soak"),
    "make pictures": NotRun("it takes a minute, and would change the documents", "tests/e2e/page/pictures.py"),
    "make install-test": NotRun("it needs root, a network and minutes", "make install-test"),
    "make firmware-test": NotRun("it needs root, gigabytes and minutes", "make firmware-test"),
    "make pi-test": NotRun("it boots an emulated Pi, for minutes", "make pi-test"),
    "make arm-test": NotRun("it installs under an emulated processor, for half an hour", "make arm-test"),
    "make kernel-test": NotRun("it boots a kernel of its own, for minutes", "make kernel-test"),
}
"""By the first words of a command: what stands in documents, and is not run."""


def not_run(command: Command) -> NotRun | None:
    """Why it is not run; None for a command that is. Help is always asked for."""
    line = " ".join(command.words).removeprefix(".venv/bin/")
    if "--help" in command.words:
        return None
    return next((why for first, why in NOT_RUN.items() if line == first or line.startswith(first + " ")), None)
