"""The place of a chip on an emulated Pi: how it is written, and what it means."""

from typing import NamedTuple


class I2cPlace(NamedTuple):
    """An address on a bus, "1:0x70", or behind a channel of a multiplexer there, "1:0x74/3:0x24"."""

    bus: int
    address: int
    mux: int | None = None
    channel: int = 0


class SpiPlace(NamedTuple):
    """On a data line: "spi0" gets every transfer, "spi0.1" is selected by the bus itself, "spi0/5" by pin 5."""

    bus: int
    chip: int | None = None
    pin: int | None = None


Place = I2cPlace | SpiPlace


def read_place(words: str) -> Place:
    """The place that is written so; a ValueError if it is none of these."""
    return _spi(words.removeprefix("spi")) if words.startswith("spi") else _i2c(words)


def _spi(words: str) -> SpiPlace:
    bus, _, pin = words.partition("/")
    bus, _, chip = bus.partition(".")
    return SpiPlace(int(bus), int(chip) if chip else None, int(pin) if pin else None)


def _i2c(words: str) -> I2cPlace:
    outer, _, inner = words.partition("/")
    bus, _, address = outer.partition(":")
    if not inner:
        return I2cPlace(int(bus), int(address, 0))
    channel, _, behind = inner.partition(":")
    return I2cPlace(int(bus), int(behind, 0), int(address, 0), int(channel))
