"""A channel of a multiplexer: open only while a device has the bus, and the bus never stays locked."""

import pytest
from adafruit_bus_device.i2c_device import I2CDevice

from hardware.buses.channel import Channel, behind
from hardware.emulators.bus import I2cBus, Multiplexer, nack
from hardware.emulators.ht16k33 import Chip

MUX, ADDRESS = 0x77, 0x70


@pytest.fixture
def multiplexer() -> Multiplexer:
    return Multiplexer()


@pytest.fixture
def bus(multiplexer: Multiplexer) -> I2cBus:
    bus = I2cBus()
    bus.attach(MUX, multiplexer)
    return bus


def test_it_is_open_while_somebody_has_the_bus(bus: I2cBus, multiplexer: Multiplexer) -> None:
    channel = Channel(bus, MUX, 5)
    assert channel.try_lock()
    assert multiplexer.open == 1 << 5
    assert not bus.try_lock(), "nobody else has the bus"
    channel.unlock()
    assert multiplexer.open == 0
    assert bus.try_lock()
    assert not channel.try_lock()
    assert multiplexer.open == 0


def test_adafruits_device_writes_and_reads_through_it(bus: I2cBus, multiplexer: Multiplexer) -> None:
    chip, back = Chip(), bytearray(3)
    multiplexer.attach(2, ADDRESS, chip)
    with I2CDevice(Channel(bus, MUX, 2), ADDRESS) as device:
        device.write(b"xx\x04abc", start=2)
        device.write_then_readinto(b"\x04", back)
        assert back == b"abc"
        device.write(b"\x05")
        device.readinto(back, end=2)
    assert back == b"bcc"


def test_a_multiplexer_that_does_not_answer_leaves_the_bus_free(bus: I2cBus) -> None:
    bus.detach(MUX)
    with pytest.raises(OSError, match="Remote I/O error"):
        Channel(bus, MUX, 0).try_lock()
    assert bus.try_lock()


def test_one_that_fails_at_the_end_leaves_the_bus_free(bus: I2cBus) -> None:
    channel = Channel(bus, MUX, 0)
    assert channel.try_lock()
    bus.detach(MUX)
    with pytest.raises(OSError, match="Remote I/O error"):
        channel.unlock()
    assert bus.try_lock()
    assert nack().errno == 121


def test_without_a_multiplexer_a_chip_is_on_the_bus_itself(bus: I2cBus) -> None:
    assert behind(bus, None, None) is bus
    assert isinstance(behind(bus, MUX, 0), Channel)
