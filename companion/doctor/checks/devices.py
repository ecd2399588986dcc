"""Every configured device: does it answer, and with which firmware?"""

from collections.abc import Iterator
from contextlib import suppress

from companion.doctor.finding import Finding, good, note, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import READERS, of_kind
from companion.messages.hardware import words_of
from engine.words import Words, words
from hardware.bus_display import why_down
from hardware.driver import Unavailable
from hardware.ht16k33 import CounterFace
from hardware.neopixel import Strip
from hardware.pn532.chip import Failed
from hardware.pn532.opening import Way, open_chip
from hardware.profile import Wired
from hardware.saying import Saying
from hardware.wiring.drivers import Ht16k33, NeopixelSpi

NAME = "devices"


def check(machine: Machine) -> Iterator[Finding]:
    if machine.profile is None:
        yield note(NAME, words("doctor-devices-unknown"), words("doctor-devices-unknown-do"))
        return
    asked = of_kind(machine.profile, Ht16k33, NeopixelSpi, *READERS)
    for device in asked:
        yield _ask(machine, device)
    if not asked:
        yield note(NAME, words("doctor-devices-none"))


def _ask(machine: Machine, device: Wired) -> Finding:
    try:
        says = _answer(machine, device)
    except (Unavailable, Failed) as why:
        return _silent(device, why.what)
    except Exception as fault:  # whatever a library raises: it is this device that does not work, not the doctor
        return _silent(device, why_down(device.name, fault))
    return good(NAME, says, device=device.name, firmware=says.args.get("firmware"))


def _silent(device: Wired, why: Saying) -> Finding:
    says = words("doctor-device-silent", device=device.name, why=words_of(why))
    return wrong(NAME, says, words("doctor-device-silent-do"), device=device.name, why=why.id)


def _answer(machine: Machine, device: Wired) -> Words:
    match device.driver:
        case Ht16k33() as wiring:
            bus = machine.buses().i2c(wiring.bus)
            try:
                CounterFace(wiring).open(bus)
            except Exception as fault:
                bus.failed(fault)
                raise Unavailable(why_down(bus.name, fault)) from fault
            return words("doctor-counter", device=device.name, address=f"{wiring.address:#x}")
        case NeopixelSpi() as wiring:
            strip = Strip()
            strip.reserve(wiring.first + wiring.length)
            strip.open(machine.buses().spi(wiring.spi, wiring.chip))
            return words("doctor-strip", device=device.name)
        case _:
            return _reader(machine, device)


def _reader(machine: Machine, device: Wired) -> Words:
    chip = open_chip(device, Way(machine.buses(), machine.header()))
    try:
        return words("doctor-reader", device=device.name, firmware=chip.firmware())
    finally:
        with suppress(Exception):
            chip.release()
