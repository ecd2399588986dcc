"""`ambit --version`: what a bug report should begin with."""

import platform
from collections.abc import Iterator

from rich.text import Text

from companion.cli.telling import out, speaker
from companion.version import ambit_version
from engine.words import Words, words
from hardware.pin_library import pin_library


def tell_version() -> None:
    """Ambit and Python, what moves the pins, and the machine: a line each."""
    say = speaker()
    for line in _lines():
        out.print(Text(say.words(line)))


def _lines() -> Iterator[Words]:
    machine, backend = platform.uname(), pin_library()
    yield words("version", version=ambit_version(), python=platform.python_version())
    yield words("version-backend", backend=backend) if backend else words("version-no-backend")
    yield words("version-platform", platform=f"{machine.system} {machine.release} {machine.machine}")
