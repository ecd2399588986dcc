"""Serial ports: whether they are there, who else has them, and whether a login shell sits on one."""

import re
from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import ports
from engine.words import words
from hardware.wiring.claims import UART_PORTS

NAME = "serial"
SMALL = "ttyS0"
"""The Pi's small serial port: its speed hangs on the processor's clock."""


def check(machine: Machine) -> Iterator[Finding]:
    needed = ports(machine.profile)
    for port, device in needed.items():
        yield from _port(machine, port, device)
    if not needed:
        yield note(NAME, words("doctor-serial-unused"))


def _port(machine: Machine, port: str, device: str) -> Iterator[Finding]:
    if not machine.path(port).exists():
        header = port in UART_PORTS
        do = words("doctor-serial-off-do") if header else words("doctor-serial-unplugged-do")
        yield wrong(NAME, words("doctor-serial-off", port=port, device=device), do, port=port, device=device)
        return
    yield from _console(machine, port)
    holders = list(machine.holders(port))
    if holders:
        says = words("doctor-serial-held", port=port, device=device, holders=", ".join(holders))
        yield wrong(NAME, says, words("doctor-serial-held-do"), port=port, holders=holders)
    else:
        yield good(NAME, words("doctor-serial", port=port, device=device), port=port, device=device)


def _console(machine: Machine, port: str) -> Iterator[Finding]:
    if port not in UART_PORTS:
        return
    if re.search(r"\bconsole=(serial0|ttyAMA0|ttyS0)\b", machine.text("proc/cmdline")):
        yield wrong(NAME, words("doctor-serial-console", port=port), words("doctor-serial-off-do"), port=port)
    if machine.path(port).resolve().name == SMALL:
        yield warning(NAME, words("doctor-serial-small", port=port), words("doctor-serial-small-do"), port=port)
