"""Emulated buses: what they offer is what Blinka's drivers ask for."""

import errno
import threading

import pytest
from adafruit_bus_device.i2c_device import I2CDevice
from adafruit_bus_device.spi_device import SPIDevice
from adafruit_tca9548a import TCA9548A

from hardware.emulators.bus import KEPT, EmulatedBuses, I2cBus, Multiplexer, SpiBus


class Memory:
    """A chip that gives back what was written to it."""

    def __init__(self, content: bytes = b"") -> None:
        self.content = content
        self.chosen: list[bool] = []

    def write(self, data: bytes) -> None:
        self.content = data or self.content

    def read(self, length: int) -> bytes:
        return self.content.ljust(length, b"\0")[:length]

    def select(self, chosen: bool) -> None:
        self.chosen.append(chosen)

    def exchange(self, sent: bytes) -> bytes:
        back, self.content = self.read(len(sent)), sent
        return back


def test_adafruits_device_writes_and_reads() -> None:
    bus, chip = I2cBus(), Memory()
    bus.attach(0x42, chip)
    back = bytearray(4)
    with I2CDevice(bus, 0x42) as device:
        device.write(b"abcdef", start=1, end=4)
        device.readinto(back, start=1)
        assert back == b"\0bcd"
        device.write_then_readinto(b"xy", back, in_end=2)
    assert back == b"xycd"
    assert bus.written(0x42) == [b"bcd", b"xy"]


def test_who_is_not_there_does_not_acknowledge() -> None:
    bus = I2cBus()
    with pytest.raises(ValueError, match="No I2C device at address: 0x42"):
        I2CDevice(bus, 0x42)
    assert bus.try_lock(), "the bus was unlocked"
    with pytest.raises(OSError, match="Remote I/O error") as refused:
        bus.writeto(0x42, b"x")
    assert refused.value.errno == errno.EREMOTEIO


def test_a_chip_can_be_pulled_out() -> None:
    bus = I2cBus()
    bus.attach(0x42, Memory())
    assert bus.scan() == [0x42]
    bus.detach(0x42)
    bus.detach(0x42)
    assert bus.scan() == []


def test_a_bus_that_vanished_fails_in_every_way() -> None:
    bus = I2cBus()
    bus.attach(0x42, Memory())
    bus.vanished = True
    for attempt in (bus.scan, lambda: bus.writeto(0x42, b""), lambda: bus.readfrom_into(0x42, bytearray(1))):
        with pytest.raises(OSError, match="No such device") as gone:
            attempt()
        assert gone.value.errno == errno.ENODEV


def test_channels_of_a_multiplexer_keep_equal_addresses_apart() -> None:
    bus, mux = I2cBus(), Multiplexer()
    bus.attach(0x70, mux)
    for channel in (2, 7):
        mux.attach(channel, 0x24, Memory(b"%d" % channel))
    tca = TCA9548A(bus)
    read = bytearray(1)
    for channel in (2, 7, 2):
        with I2CDevice(tca[channel], 0x24) as device:
            device.readinto(read)
        assert read == b"%d" % channel
    assert mux.open == 0
    assert bus.scan() == [0x70], "no channel is open"
    mux.detach(2, 0x24)
    with pytest.raises(ValueError, match="0x24"):
        I2CDevice(tca[2], 0x24)


def test_two_open_channels_answer_at_once() -> None:
    """As on a wire: a bit is 0 if any of them pulls it low."""
    bus, mux = I2cBus(), Multiplexer()
    bus.attach(0x70, mux)
    mux.attach(0, 0x24, Memory(b"\x0f"))
    mux.attach(1, 0x24, Memory(b"\x3c"))
    bus.writeto(0x70, b"\x03")
    assert bus.scan() == [0x24, 0x70]
    read = bytearray(1)
    bus.readfrom_into(0x24, read)
    assert read == b"\x0c"
    bus.writeto(0x24, b"\x55")
    bus.readfrom_into(0x70, read)
    assert read == b"\x03"


def test_spi_reaches_only_the_chosen_chip_and_those_without_a_choice() -> None:
    bus, one, two, always = SpiBus(), Memory(), Memory(), Memory()
    pin, _ = bus.attach(one), bus.attach(two)
    bus.attach_always(always)
    with SPIDevice(bus, pin, baudrate=1_000_000) as device:
        device.write(b"hello", start=1)
    assert (one.content, two.content, always.content) == (b"ello", b"", b"ello")
    assert one.chosen == [True, False]
    assert bus.frequency == 1_000_000


def test_spi_reads_while_it_writes() -> None:
    bus, chip = SpiBus(), Memory(b"abc")
    bus.attach(chip).value = False
    back = bytearray(4)
    bus.write_readinto(b"xyz", back, in_start=1)
    assert back == b"\0abc"
    bus.readinto(back, end=2, write_value=7)
    assert back == b"xybc"
    assert chip.content == b"\7\7"
    with pytest.raises(ValueError, match="equal length"):
        bus.write_readinto(b"xy", back)


def test_the_lock_is_for_one_thread_and_only_that_one_lets_it_go() -> None:
    bus = I2cBus()
    assert bus.try_lock()
    other = threading.Thread(target=bus.unlock)
    other.start()
    other.join()
    assert not bus.try_lock()
    bus.unlock()
    bus.unlock()
    assert bus.try_lock()


def test_only_so_many_transfers_are_remembered() -> None:
    bus = I2cBus()
    bus.attach(0x42, Memory())
    for _ in range(KEPT + 10):
        bus.writeto(0x42, "x")
    assert len(bus.transfers) == KEPT


def test_a_bus_of_a_number_is_always_the_same() -> None:
    buses = EmulatedBuses()
    assert buses.i2c(1) is buses.i2c(1)
    assert buses.i2c(0) is not buses.i2c(1)
    assert buses.spi(0, 1) is not buses.spi(0)
    buses.i2c(1).vanished = True
    with pytest.raises(OSError, match="No such device"):
        buses.i2c(1)
