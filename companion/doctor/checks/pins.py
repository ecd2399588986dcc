"""The library that is used for the pins, and which programs have pins that the table needs."""

from collections.abc import Iterator

from companion.doctor.checks.packages import lgpio_do
from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import of_kind, pins
from companion.doctor.programs import game
from companion.messages.hardware import message_of
from engine.message import message
from hardware.driver import Unavailable
from hardware.gpio.backend import Backend
from hardware.gpio.kernel.line import CONSUMER
from hardware.message import Message as DeviceMessage
from hardware.message import message as device_message
from hardware.wiring.claims import I2C_PINS, SPI_PINS
from hardware.wiring.drivers import GpioBuzzer

NAME = "pins"
OURS = ("lg", CONSUMER)
"""The names under which the kernel lists a pin that lgpio has taken, in any program, or one of our own lines."""
HAT_PINS = frozenset(I2C_PINS[0])
"""When a Pi starts, it looks here for the memory of a board that is plugged onto the header."""
BUSES = (
    (device_message("wiring-i2c", bus=1), "dev/i2c-1", I2C_PINS[1]),
    *((device_message("wiring-spi", bus=bus), f"dev/spidev{bus}.*", its_pins) for bus, its_pins in SPI_PINS.items()),
)
"""Buses that may be switched on though the table does not use them, the files that show it, and their pins."""


def check(machine: Machine) -> Iterator[Finding]:
    """Opens the pins as a game does; a pin that another program has is wrong, unless that is Ambit."""
    needed = pins(machine.profile)
    if not needed and not machine.is_pi:
        yield note(NAME, message("doctor-pins-unused"))
        return
    yield from _of_hats(needed)
    try:
        backend = machine.header().backend
    except Unavailable as why:
        says = message("doctor-pins-none", why=message_of(why.what))
        do = message("doctor-pins-none-do" if machine.is_pi else "doctor-elsewhere-do")
        yield wrong(NAME, says, do, needed=len(needed))
        return
    micro = round(backend.err * 1_000_000)
    says = message("doctor-pins", backend=backend.name, micro=micro)
    yield good(NAME, says, backend=backend.name, err=backend.err, passed=len(backend.passed))
    yield from _chosen(machine, backend)
    yield from (_passed(why) for why in backend.passed)
    yield from _busy(machine, backend, needed)
    yield from _of_buses(machine, backend, needed)


def _chosen(machine: Machine, backend: Backend) -> Iterator[Finding]:
    """Why this one moves the pins, and who plays the tones of a buzzer."""
    named = machine.profile.pins if machine.profile else ""
    if named:
        yield note(NAME, message("doctor-pins-named", library=named), library=named)
    if backend.tones is None:
        return
    if not named:
        yield note(NAME, message("doctor-pins-kernel"))
    if of_kind(machine.profile, GpioBuzzer):
        library = backend.tones.name
        says = message("doctor-tones", library=library) if library else message("doctor-tones-own")
        yield good(NAME, says, library=library) if library else note(NAME, says, lgpio_do(machine))


def _of_hats(needed: dict[int, str]) -> Iterator[Finding]:
    for pin in sorted(needed.keys() & HAT_PINS):
        says = message("doctor-pin-of-hat", pin=pin, device=needed[pin])
        yield warning(NAME, says, message("doctor-pin-of-hat-do"), pin=pin, device=needed[pin])


def _passed(why: DeviceMessage) -> Finding:
    """Why a better library is not used: nobody should have a worse one without knowing."""
    return note(NAME, message("doctor-pins-passed", why=message_of(why)), why=str(why))


def _busy(machine: Machine, backend: Backend, needed: dict[int, str]) -> Iterator[Finding]:
    taken = {pin: holder for pin in needed if (holder := backend.holder(pin))}
    programs = machine.holders_of_pins() if taken else []
    played_by = game(programs)
    played = sorted(pin for pin, holder in taken.items() if holder in OURS) if played_by else []
    if played:
        says = message("doctor-pins-played", count=len(played), program=str(played_by))
        yield note(NAME, says, message("doctor-played-do"), pins=played, program=str(played_by))
    for pin in taken.keys() - played:
        says = message("doctor-pin-held", pin=pin, device=needed[pin], holder=taken[pin])
        named = ", ".join(map(str, programs)) or taken[pin]
        yield wrong(NAME, says, message("doctor-pin-held-do", programs=named), pin=pin, holder=taken[pin])


def _of_buses(machine: Machine, backend: Backend, needed: dict[int, str]) -> Iterator[Finding]:
    """The kernel gives such a pin away without an error, and the bus does not work any more."""
    for bus, file, its_pins in BUSES:
        for pin in needed.keys() & its_pins if machine.there(file) else ():
            if not backend.holder(pin):
                says = message("doctor-pin-of-bus", pin=pin, device=needed[pin], bus=message_of(bus))
                yield warning(NAME, says, message("doctor-pin-of-bus-do"), pin=pin, device=needed[pin])
