"""Boards of switches: does every expander answer, can each call, and what do the switches say?"""

from collections.abc import Iterator

from companion.doctor.checks.devices import TOLD
from companion.doctor.finding import Finding, good, left_alone, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import of_kind, way
from companion.doctor.patience import Hangs, within
from companion.messages.hardware import message_of
from engine.message import message
from hardware.buses.channel import behind
from hardware.buses.display import why_down
from hardware.driver import Unavailable
from hardware.mcp23017 import SwitchChip
from hardware.message import message as device_message
from hardware.profile import Wired
from hardware.wiring.drivers import Expander, Mcp23017

NAME = "sensors"
LOOKS = 20
"""How often every switch is read: one that is not always the same flickers."""
Found = list[tuple[Expander, SwitchChip]]


def check(machine: Machine) -> Iterator[Finding]:
    """Asks every expander of the board, except while a game is being played with it."""
    boards = of_kind(machine.profile, Mcp23017)
    if not boards:
        yield note(NAME, message("doctor-sensors-none"))
    for device in boards:
        held = [program for program in machine.holders(way(device.driver)) if program.ours]
        if held:
            yield left_alone(NAME, [device.name], held)
        elif isinstance(device.driver, Mcp23017):
            yield from _board(machine, device, device.driver)


def _board(machine: Machine, device: Wired, wiring: Mcp23017) -> Iterator[Finding]:
    found: Found = []
    try:
        port = behind(machine.buses().i2c(wiring.bus).port(), wiring.mux, wiring.channel)
    except Unavailable as why:
        if why.what.id not in TOLD:
            yield _silent(device, why)
            return
        yield note(NAME, message("doctor-devices-unreached", devices=device.name), devices=[device.name])
        return
    for expander in wiring.chips:
        try:
            found.append((expander, _open(machine, wiring, port, expander)))
        except Unavailable as why:
            if why.what.id == "device-no-library":
                yield note(NAME, message("doctor-devices-unreached", devices=device.name), devices=[device.name])
                return
            yield _silent(device, why)
    if found:
        addresses = [f"{expander.address:#x}" for expander, _ in found]
        says = message("doctor-expanders", device=device.name, addresses=", ".join(addresses))
        yield good(NAME, says, device=device.name, addresses=addresses)
        yield from _interrupt(machine, device, wiring, found)
        yield from _switches(device, wiring, found)


def _open(machine: Machine, wiring: Mcp23017, port: object, expander: Expander) -> SwitchChip:
    """The chip, set up and read back; `Unavailable` says what is wrong with it."""
    bus, gaps = machine.buses().i2c(wiring.bus), {"address": f"{expander.address:#x}"}
    try:
        chip = within(machine.patience, lambda: SwitchChip(port, expander))
        if not within(machine.patience, chip.forgot):
            return chip
    except (OSError, ValueError) as fault:
        bus.failed(fault)
        raise Unavailable(device_message("device-expander-silent", bus=bus.name, **gaps)) from fault
    except Hangs as hangs:
        raise Unavailable(why_down(bus.name, hangs)) from hangs
    raise Unavailable(device_message("device-expander-strange", bus=bus.name, **gaps))


def _silent(device: Wired, why: Unavailable) -> Finding:
    says = message("doctor-device-silent", device=device.name, why=message_of(why.what))
    return wrong(NAME, says, message("doctor-device-silent-do"), device=device.name, why=why.what.id)


def _interrupt(machine: Machine, device: Wired, wiring: Mcp23017, found: Found) -> Iterator[Finding]:
    """Each chip in turn holds the line low and lets it go: the pin has to follow."""
    pin = wiring.interrupt
    if pin is None:
        yield note(NAME, message("doctor-interrupt-none"), message("doctor-interrupt-none-do"), device=device.name)
        return
    try:
        header = machine.header()
        if header.backend.holder(pin):
            return  # the check of the pins has said so
        line = header.open(device.name, pin, "InputDevice", pull_up=True)
    except Unavailable:
        return
    try:
        for _, chip in found:
            chip.look()  # one that has seen a change holds the line low until it is read
        if not line.pin.state:
            says = message("doctor-interrupt-low", device=device.name, pin=pin)
            yield wrong(NAME, says, message("doctor-interrupt-low-do"), device=device.name, pin=pin)
            return
        deaf = [f"{expander.address:#x}" for expander, chip in found if not _follows(line, chip)]
    finally:
        header.release(pin, line)
    if deaf:
        says = message("doctor-interrupt-cut", device=device.name, pin=pin, addresses=", ".join(deaf))
        yield wrong(NAME, says, message("doctor-interrupt-cut-do"), device=device.name, pin=pin, addresses=deaf)
    else:
        yield good(NAME, message("doctor-interrupt", device=device.name, pin=pin), device=device.name, pin=pin)


def _follows(line: object, chip: SwitchChip) -> bool:
    pin = line.pin  # type: ignore[attr-defined]
    chip.hold_low(True)
    low = not pin.state
    chip.hold_low(False)
    return low and bool(pin.state)


def _switches(device: Wired, wiring: Mcp23017, found: Found) -> Iterator[Finding]:
    looks = [frozenset[str]().union(*(chip.look().now for _, chip in found)) for _ in range(LOOKS)]
    always, ever = frozenset.intersection(*looks), frozenset[str]().union(*looks)
    closed = [square for square in wiring.squares if square in always]
    flickers = [square for square in wiring.squares if square in ever - always]
    count = len(wiring.squares)
    if flickers:
        says = message("doctor-switches-flicker", device=device.name, squares=", ".join(flickers))
        yield warning(NAME, says, message("doctor-switches-flicker-do"), device=device.name, squares=flickers)
    if not closed:
        yield good(
            NAME, message("doctor-switches-open", device=device.name, count=count), device=device.name, closed=[]
        )
        return
    says = message("doctor-switches-closed", device=device.name, count=len(closed), of=count, squares=", ".join(closed))
    yield note(NAME, says, message("doctor-switches-closed-do"), device=device.name, closed=closed)
