"""Which machine this is."""

import platform
from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note
from companion.doctor.machine import Machine
from engine.message import message

NAME = "board"


def check(machine: Machine) -> Iterator[Finding]:
    """Another machine than a Pi is only a note: simulated tables work there."""
    python = platform.python_version()
    if machine.is_pi:
        yield good(NAME, message("doctor-pi", model=machine.model, python=python), model=machine.model, python=python)
    else:
        model = machine.model or platform.machine()
        says = message("doctor-no-pi", model=model, python=python)
        yield note(NAME, says, message("doctor-no-pi-do"), model=model, python=python)
