"""Permissions and groups: whether the user may use the device files."""

from collections.abc import Iterator

from companion.doctor.checks.serial import PLUGGED
from companion.doctor.finding import Finding, good, note, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import i2c, pins, ports, spi
from engine.message import message

NAME = "rights"


def check(machine: Machine) -> Iterator[Finding]:
    """Files that the user may not use, by the group that may."""
    files = [file for file in _files(machine) if machine.path(file).exists()]
    closed = [file for file in files if not machine.may_use(file)]
    by_group: dict[str, list[str]] = {}
    for file in closed:
        by_group.setdefault(machine.group_of(file), []).append(file)
    for group, held in by_group.items():
        if not group:
            says = message("doctor-rights-root", files=", ".join(held))
            yield wrong(NAME, says, message("doctor-rights-root-do"), files=held, group=None)
            continue
        says = message("doctor-rights-closed", files=", ".join(held), group=group)
        yield wrong(NAME, says, message("doctor-rights-closed-do", group=group), files=held, group=group)
    if files and not closed:
        yield good(NAME, message("doctor-rights", files=", ".join(files)), files=files)
    elif not files:
        yield note(NAME, message("doctor-rights-none"))


def _files(machine: Machine) -> Iterator[str]:
    """The device files that the profile needs; without one, those that the machine has."""
    if machine.profile is None:
        for pattern in (machine.gpio_chip, "dev/i2c-1", "dev/spidev0.0", "dev/serial0", *PLUGGED):
            yield from (f"/{path.relative_to(machine.root)}" for path in machine.there(pattern))
        return
    if pins(machine.profile):
        yield machine.gpio_chip
    yield from (f"/dev/i2c-{number}" for number in i2c(machine.profile))
    yield from (f"/dev/spidev{bus}.{chip}" for bus, chip in spi(machine.profile))
    yield from ports(machine.profile)
