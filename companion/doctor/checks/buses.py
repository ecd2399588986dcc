"""I2C and SPI: whether they are switched on, and how fast they are."""

from collections.abc import Iterator

from companion.doctor.boot_settings import boot_settings, is_set
from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from companion.doctor.needs import i2c, of_kind, spi, way
from engine.message import Message, message
from hardware.wiring.drivers import NeopixelSpi, Pn532I2c

NAME = "buses"
SLOW = 100_000
"""Hertz. A PN532 stretches the clock, which older Pis can handle only up to this speed."""
SMALL_SPI = 1
"""The bus that, before the Pi 5, sends a few bytes at a time, with pauses that a strip takes for the end."""


def check(machine: Machine) -> Iterator[Finding]:
    """The buses that the profile needs; without a profile, those that a Pi usually has."""
    numbers, chips = i2c(machine.profile), spi(machine.profile)
    if machine.profile is None and machine.is_pi:
        numbers, chips = [1], [(0, 0)]
    for number in numbers:
        yield from _i2c(machine, number)
    for bus, chip in chips:
        yield _spi(machine, bus, chip)
    yield from _small_spi(machine)
    if not numbers and not chips:
        yield note(NAME, message("doctor-buses-unused"))


def _i2c(machine: Machine, number: int) -> Iterator[Finding]:
    file = f"/dev/i2c-{number}"
    if not machine.path(file).exists():
        yield _off(machine, message("wiring-i2c", bus=number), file)
        return
    speed = _speed(machine, number)
    if speed > SLOW and any(way(reader.driver) == file for reader in of_kind(machine.profile, Pn532I2c)):
        says = message("doctor-i2c-fast", number=number, speed=speed // 1000)
        yield warning(NAME, says, message("doctor-i2c-fast-do"), file=file, hertz=speed)
    else:
        yield good(NAME, message("doctor-i2c", number=number, speed=speed // 1000), file=file, hertz=speed or None)


def _off(machine: Machine, bus: Message, file: str) -> Finding:
    """Without a profile the bus is not needed, so that it is off is only a note."""
    finding = note if machine.profile is None else wrong
    do = _switch_on(machine, file) if machine.is_pi else message("doctor-elsewhere-do")
    return finding(NAME, message("doctor-bus-off", bus=bus, file=file), do, file=file)


def _switch_on(machine: Machine, file: str) -> Message:
    """It may be on already, and only lack a restart, or the driver that makes its file."""
    name = file.rpartition("/")[2]
    if machine.there(f"sys/bus/i2c/devices/{name}"):
        return message("doctor-bus-module-do")
    setting = "dtparam=i2c_arm=on" if name.startswith("i2c") else "dtparam=spi=on"
    return message("doctor-bus-restart-do" if is_set(boot_settings(machine), setting) else "doctor-bus-off-do")


def _speed(machine: Machine, number: int) -> int:
    return _hertz(machine, f"sys/bus/i2c/devices/i2c-{number}/of_node/clock-frequency")


def _hertz(machine: Machine, file: str) -> int:
    """As the device tree says it: four bytes, the highest first; 0 if it is not there."""
    return int.from_bytes(machine.content(file)[:4])


def _spi(machine: Machine, bus: int, chip: int) -> Finding:
    file = f"/dev/spidev{bus}.{chip}"
    if not machine.path(file).exists():
        return _off(machine, message("wiring-spi", bus=f"{bus}.{chip}"), file)
    speed = _hertz(machine, f"sys/bus/spi/devices/spi{bus}.{chip}/of_node/spi-max-frequency")
    says = message("doctor-spi", bus=bus, chip=chip, speed=speed // 1_000_000)
    return good(NAME, says, file=file, hertz=speed or None)


def _small_spi(machine: Machine) -> Iterator[Finding]:
    strips = () if machine.is_pi_5 else of_kind(machine.profile, NeopixelSpi)
    for strip in strips:
        if isinstance(strip.driver, NeopixelSpi) and strip.driver.spi == SMALL_SPI:
            says = message("doctor-strip-small-spi", device=strip.name)
            yield warning(NAME, says, message("doctor-strip-small-spi-do"), device=strip.name)
