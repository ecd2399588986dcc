"""What config.txt should say for the parts of this table: a strip needs a steady clock, an I2C reader a patient one."""

from collections.abc import Iterator

from companion.doctor.boot_settings import boot_settings, is_set
from companion.doctor.finding import Finding, good, note, warning
from companion.doctor.machine import Machine
from companion.doctor.needs import of_kind
from engine.message import message
from hardware.wiring.drivers import NeopixelSpi, Pn532I2c

NAME = "overlays"


def check(machine: Machine) -> Iterator[Finding]:
    """Only where a Pi starts with such a file. A Pi 5 has other chips for its buses, and needs none of this."""
    settings = boot_settings(machine)
    if settings is None or not machine.is_pi or machine.has_rp1:
        yield note(NAME, message("doctor-overlays-none"))
        return
    found = [*_strips(machine, settings), *_stretching(machine, settings)]
    yield from found or [good(NAME, message("doctor-overlays"))]


def _strips(machine: Machine, settings: list[str]) -> Iterator[Finding]:
    """The speed of SPI follows the clock of the processor's core, which changes to save power."""
    needed = ["core_freq=500", "core_freq_min=500"] if machine.is_pi_4 else ["core_freq=250"]
    missing = [line for line in needed if not is_set(settings, line.partition("=")[0])]
    strips = [strip.name for strip in of_kind(machine.profile, NeopixelSpi)]
    if strips and missing:
        says = message("doctor-strip-clock", devices=", ".join(strips))
        do = message("doctor-strip-clock-do", lines=", ".join(missing))
        yield warning(NAME, says, do, devices=strips, missing=missing)


def _stretching(machine: Machine, settings: list[str]) -> Iterator[Finding]:
    """Unless the bus is made by software, which waits for as long as a chip holds the clock."""
    if is_set(settings, "dtoverlay=i2c-gpio"):
        return
    for reader in of_kind(machine.profile, Pn532I2c):
        has_reset = isinstance(reader.driver, Pn532I2c) and reader.driver.reset is not None
        says = message("doctor-i2c-stretch", device=reader.name)
        finding = note if has_reset else warning
        do = message("doctor-i2c-stretch-do", reset="wired" if has_reset else "open")
        yield finding(NAME, says, do, device=reader.name)
