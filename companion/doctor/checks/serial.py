"""Serial ports and USB readers: whether they are there, and whether another program or a login shell uses them."""

import re
from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import ports
from companion.doctor.programs import Program, game
from engine.message import Message, message
from hardware.pn532.opening import BAUD
from hardware.profile import Wired
from hardware.wiring.claims import UART_PORTS
from hardware.wiring.drivers import KeyboardReader, SerialLines

NAME = "serial"
SMALL = "ttyS0"
"""The Pi's small serial port (mini UART): its speed changes with the processor's clock."""
DEBUG = "ttyAMA10"
"""What /dev/serial0 is on a Pi 5, unless configured otherwise: a socket for debugging, not pins of the header."""
PLUGGED = ("dev/ttyUSB*", "dev/ttyACM*")
"""How Linux names USB adapters."""
STEADY = ("dev/serial/by-id/*", "dev/serial/by-path/*", "dev/input/by-id/*", "dev/input/by-path/*")
"""Names that do not change, the best first: by the adapter's own number, and by the socket that it is plugged into."""


def check(machine: Machine) -> Iterator[Finding]:
    """The ports that the profile names; without a profile, the USB adapters that are plugged in."""
    needed = ports(machine.profile)
    for port, device in needed.items():
        yield from _port(machine, port, device)
    if machine.profile is None:
        yield _plugged(machine)
    elif not needed:
        yield note(NAME, message("doctor-serial-unused"))


def _plugged(machine: Machine) -> Finding:
    """Without a profile: the ports that one could name."""
    there = [f"/{path.relative_to(machine.root)}" for pattern in PLUGGED for path in machine.there(pattern)]
    if not there:
        return note(NAME, message("doctor-serial-none"))
    return good(NAME, message("doctor-serial-plugged", ports=", ".join(there), count=len(there)), ports=there)


def _port(machine: Machine, port: str, device: Wired) -> Iterator[Finding]:
    about = {"port": port, "device": device.name}
    if not machine.path(port).exists():
        yield wrong(NAME, message("doctor-serial-off", **about), _missing_do(machine, port), **about)
        return
    yield from _console(machine, port)
    yield from _numbered(machine, port, device)
    if held := _held(machine, port, device):
        yield held
    else:
        baud = _baud(device)
        yield good(NAME, message("doctor-serial", **about, baud=str(baud)), **about, baud=baud or None)


def _numbered(machine: Machine, port: str, device: Wired) -> Iterator[Finding]:
    """Linux numbers adapters as it finds them, so after the next start another one may have this name."""
    if not re.match(r"/dev/(tty(USB|ACM)|input/event)\d", port):
        return
    target = machine.path(port).resolve()
    links = [link for folder in STEADY for link in machine.there(folder) if link.resolve() == target]
    steady = f"/{links[0].relative_to(machine.root)}" if links else ""
    others = len([path for pattern in PLUGGED for path in machine.there(pattern)]) > 1
    about = {"port": port, "device": device.name}
    do = message("doctor-serial-steady-do", steady=steady) if steady else message("doctor-serial-numbered-do")
    yield (warning if others else note)(NAME, message("doctor-serial-numbered", **about), do, **about, steady=steady)


def _missing_do(machine: Machine, port: str) -> Message:
    if port not in UART_PORTS:
        return message("doctor-serial-unplugged-do")
    return message("doctor-serial-off-do") if machine.is_pi else message("doctor-elsewhere-do")


def _held(machine: Machine, port: str, device: Wired) -> Finding | None:
    holders = machine.holders(port)
    about = {"port": port, "device": device.name}
    if played_by := game(holders):
        says = message("doctor-serial-played", **about, program=str(played_by))
        return note(NAME, says, message("doctor-played-do"), **about, holders=_names(holders))
    if not holders or isinstance(device.driver, KeyboardReader):  # a desktop reads all keyboards, and we grab ours
        return None
    says = message("doctor-serial-held", **about, holders=", ".join(_names(holders)))
    return wrong(NAME, says, message("doctor-serial-held-do"), **about, holders=_names(holders))


def _names(programs: list[Program]) -> list[str]:
    return [str(program) for program in programs]


def _baud(device: Wired) -> int:
    """How fast the port is used; 0 where that means nothing."""
    match device.driver:
        case SerialLines(baud=baud):
            return int(baud)
        case KeyboardReader():
            return 0
        case _:
            return BAUD


def _console(machine: Machine, port: str) -> Iterator[Finding]:
    if port not in UART_PORTS:
        return
    if re.search(r"\bconsole=(serial0|ttyAMA0|ttyS0)\b", machine.text("proc/cmdline")):
        yield wrong(NAME, message("doctor-serial-console", port=port), message("doctor-serial-off-do"), port=port)
    if machine.path(port).resolve().name == DEBUG:
        yield wrong(NAME, message("doctor-serial-debug", port=port), message("doctor-serial-debug-do"), port=port)
    if machine.path(port).resolve().name == SMALL:
        yield warning(NAME, message("doctor-serial-small", port=port), message("doctor-serial-small-do"), port=port)
