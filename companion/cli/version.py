"""`ambit --version`: what a bug report should begin with."""

import platform
from collections.abc import Iterator

from companion.cli.telling import speaker, tell_text
from companion.version import ambit_version
from engine.message import Message, message
from hardware.pin_library import pin_library


def tell_version() -> None:
    """Ambit and Python, what moves the pins, and the machine: a line each."""
    say = speaker()
    for line in _lines():
        tell_text(say.message(line))


def _lines() -> Iterator[Message]:
    machine, backend = platform.uname(), pin_library()
    yield message("version", version=ambit_version(), python=platform.python_version())
    yield message("version-backend", backend=backend) if backend else message("version-no-backend")
    yield message("version-platform", platform=f"{machine.system} {machine.release} {machine.machine}")
