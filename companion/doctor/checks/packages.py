"""The Python packages that drive real parts."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import packages
from engine.message import Message, message

NAME = "packages"
LGPIO = "lgpio"
NO_WHEEL = (3, 13)
"""The first Python for which there is no compiled lgpio."""
PI5_NEEDS = (2, 0, 1)
"""The first gpiozero that finds the header of a Pi 5 after its kernel moved it."""


def check(machine: Machine) -> Iterator[Finding]:
    """The packages that the profile needs; without a profile, missing ones are only a note."""
    wanted = packages(machine.profile)
    found = {name: version for name in wanted if (version := machine.version(name))}
    missing = [name for name in wanted if name not in found]
    do = lgpio_do(machine) if LGPIO in missing else message("doctor-packages-do")
    if missing and (machine.profile is not None or found):
        says = message("doctor-packages-missing", packages=", ".join(missing))
        yield wrong(NAME, says, do, missing=missing)
    elif missing:
        yield note(NAME, message("doctor-packages-none"), do, missing=missing)
    if found:
        listed = ", ".join(f"{name} {version}" for name, version in found.items())
        yield good(NAME, message("doctor-packages", packages=listed), **found)
    yield from _rivals(machine)
    yield from _old(machine, found.get("gpiozero", ""))


def lgpio_do(machine: Machine) -> Message:
    """How to get lgpio here. From Python 3.13 on pip has none that is compiled, and does not say so."""
    if machine.python < NO_WHEEL:
        return message("doctor-packages-do")
    if machine.is_raspberry_pi_os:
        return message("doctor-lgpio-do")
    return message("doctor-lgpio-compile-do", python=".".join(map(str, machine.python)))


def _rivals(machine: Machine) -> Iterator[Finding]:
    """Both install the same folder, so that some files are of one and some of the other."""
    if machine.version("RPi.GPIO") and machine.version("rpi-lgpio"):
        yield wrong(NAME, message("doctor-packages-rivals"), message("doctor-packages-rivals-do"))


def _old(machine: Machine, gpiozero: str) -> Iterator[Finding]:
    digits = tuple(int(part) for part in gpiozero.split(".")[:3] if part.isdigit())
    if machine.is_pi_5 and digits and digits < PI5_NEEDS:
        yield warning(NAME, message("doctor-gpiozero-old", version=gpiozero), message("doctor-packages-do"))
