"""Every configured device: does it answer, and with which firmware? A game that is being played is not disturbed."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, good, left_alone, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import of_kind, ports, way
from companion.doctor.patience import Hangs, within
from companion.doctor.programs import Program
from companion.messages.hardware import message_of
from engine.message import Message, message
from hardware.buses.display import why_down
from hardware.driver import Unavailable
from hardware.ht16k33 import CounterFace
from hardware.message import Message as DeviceMessage
from hardware.neopixel import Strip
from hardware.pn532 import PN532_DRIVERS
from hardware.pn532.opening import Way, open_chip, selects
from hardware.profile import Wired
from hardware.wiring.claims import PN532_ADDRESS
from hardware.wiring.drivers import Ht16k33, NeopixelSpi, Pn532I2c, Pn532Spi

NAME = "devices"
DOUBTFUL = ("doctor-reader-copy", "doctor-reader-irq")
"""Answers of a reader that works, but not quite as it should; what to do about each is a message, too."""
USUAL_I2C = "/dev/i2c-1"
TOLD = frozenset(
    {
        "device-no-library",
        "device-not-a-pi",
        "device-no-way",
        "device-bus-missing",
        "device-bus-locked",
        "device-port-missing",
        "device-port-busy",
        "device-file-locked",
        "device-pin-held",
    }
)
"""Reasons that another check gives, once for all devices concerned."""


def check(machine: Machine) -> Iterator[Finding]:
    """Asks every counter, strip and reader of the profile, except those that another program uses."""
    if machine.profile is None:
        yield note(NAME, message("doctor-devices-unknown"), message("doctor-devices-unknown-do"))
        return
    by_way: dict[str, list[Wired]] = {}
    for device in of_kind(machine.profile, Ht16k33, NeopixelSpi, *PN532_DRIVERS):
        by_way.setdefault(way(device.driver), []).append(device)
    unreached: list[str] = []
    for file, devices in by_way.items():
        if held := _busy(machine, file):
            yield left_alone(NAME, [device.name for device in devices], held)
        else:
            yield from _ask_all(machine, devices, unreached)
    if unreached:
        yield note(NAME, message("doctor-devices-unreached", devices=", ".join(unreached)), devices=unreached)
    if not by_way:
        yield note(NAME, message("doctor-devices-none"))


def _busy(machine: Machine, file: str) -> list[Program]:
    """The programs that a question would disturb: any that has a serial port; on a bus, only a game of Ambit."""
    alone = file in ports(machine.profile)
    return [program for program in machine.holders(file) if alone or program.ours]


def _ask_all(machine: Machine, devices: list[Wired], unreached: list[str]) -> Iterator[Finding]:
    """Ask the devices on one bus or port, one after the other. After one that hangs, no other can be asked."""
    for place, device in enumerate(devices):
        try:
            found = _ask(machine, device)
        except Hangs:
            unreached += (other.name for other in devices[place + 1 :])
            says = message("doctor-device-hangs", device=device.name)
            yield wrong(NAME, says, message("doctor-device-hangs-do"), device=device.name, why="hangs")
            return
        if found is None:
            unreached.append(device.name)
        else:
            yield found


def _ask(machine: Machine, device: Wired) -> Finding | None:
    """None where another check has said why it cannot be reached."""
    try:
        says = within(machine.patience, lambda: _answer(machine, device))
    except Hangs:
        raise
    except Unavailable as why:
        return None if why.what.id in TOLD else _absent(machine, device, why.what)
    except Exception as fault:  # whatever a library raises: this device does not work, and the check goes on
        return _silent(device, why_down(device.name, fault))
    about = {"device": device.name, "firmware": says.args.get("firmware")}
    if says.id in DOUBTFUL:
        return warning(NAME, says, message(f"{says.id}-do"), **about)
    return good(NAME, says, **about)


def _absent(machine: Machine, device: Wired, why: DeviceMessage) -> Finding:
    """Readers have switches for the bus that they use, which are the usual cause."""
    if why.id != "device-reader-absent":
        return _silent(device, why)
    says = message("doctor-device-silent", device=device.name, why=message_of(why))
    about = {"device": device.name, "why": why.id}
    if not isinstance(device.driver, Pn532I2c) and _answers_on_i2c(machine):
        return wrong(NAME, says, message("doctor-reader-on-i2c-do"), **about, on="i2c")
    bus = {Pn532I2c: "i2c", Pn532Spi: "spi"}.get(type(device.driver), "uart")
    return wrong(NAME, says, message("doctor-reader-absent-do", way=bus), **about)


def _answers_on_i2c(machine: Machine) -> bool:
    """Whether something is where a PN532 would be, on the usual bus, though no device of the table is there."""
    taken = any(way(reader.driver) == USUAL_I2C for reader in of_kind(machine.profile, Pn532I2c))
    if taken or not machine.path(USUAL_I2C).exists() or _busy(machine, USUAL_I2C):
        return False
    try:
        found = within(machine.patience, lambda: machine.buses().i2c(1).port().scan())
    except Exception:  # whatever a library raises: then nothing is known
        return False
    return PN532_ADDRESS in found


def _silent(device: Wired, why: DeviceMessage) -> Finding:
    says = message("doctor-device-silent", device=device.name, why=message_of(why))
    return wrong(NAME, says, message("doctor-device-silent-do"), device=device.name, why=why.id)


def _answer(machine: Machine, device: Wired) -> Message:
    match device.driver:
        case Ht16k33() as wiring:
            bus = machine.buses().i2c(wiring.bus)
            try:
                CounterFace(wiring).open(bus)
            except Exception as fault:
                bus.failed(fault)
                raise Unavailable(why_down(bus.name, fault)) from fault
            return message("doctor-counter", device=device.name, address=f"{wiring.address:#x}")
        case NeopixelSpi() as wiring:
            strip = Strip()
            strip.reserve(wiring.first + wiring.length)
            strip.open(machine.buses().spi(wiring.spi, wiring.chip))
            return message("doctor-strip", device=device.name)
        case _:
            return _reader(machine, device)


def _reader(machine: Machine, device: Wired) -> Message:
    others = selects(machine.profile.devices if machine.profile else ())
    chip = open_chip(device, Way(machine.buses(), machine.header(), others))
    try:
        found = chip.identity()
        if chip.irq is not None and not chip.irq_works():
            return message("doctor-reader-irq", device=device.name, firmware=found.version)
        if found.is_usual:
            return message("doctor-reader", device=device.name, firmware=found.version)
        gaps = {"device": device.name, "chip": f"{found.chip:#04x}", "firmware": found.version}
        return message("doctor-reader-copy", **gaps)
    finally:
        chip.release()
