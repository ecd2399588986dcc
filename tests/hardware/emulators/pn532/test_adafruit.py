"""The real adafruit_pn532, as anybody would use it, over a serial port, I2C and SPI."""

from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import serial
from adafruit_pn532.i2c import PN532_I2C
from adafruit_pn532.spi import PN532_SPI
from adafruit_pn532.uart import PN532_UART

from hardware.emulators.bus import I2cBus, SpiBus
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.pn532.tags import Ntag, Phone

Opened = tuple[Chip, Any]


@pytest.fixture(params=["uart", "i2c", "spi"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    chip = Chip()
    ways: dict[str, Callable[[], Iterator[Any]]] = {
        "uart": lambda: _uart(chip, tmp_path),
        "i2c": lambda: _i2c(chip),
        "spi": lambda: _spi(chip),
    }
    for driver in ways[request.param]():
        yield chip, driver


def _uart(chip: Chip, folder: Path) -> Iterator[Any]:
    with closing(Hsu(chip, folder / "port")) as hsu, serial.Serial(str(hsu.path), 115200, timeout=0.02) as port:
        yield _found(lambda: PN532_UART(port))


def _found(find: Callable[[], Any]) -> Any:
    """Adafruit's driver waits for half a second only; on a busy machine it has to look again."""
    for _ in range(20):
        with suppress(RuntimeError):
            return find()
    return find()


def _i2c(chip: Chip) -> Iterator[Any]:
    bus = I2cBus()
    bus.attach(ADDRESS, I2cFace(chip))
    assert bus.scan() == [ADDRESS]
    yield PN532_I2C(bus)


def _spi(chip: Chip) -> Iterator[Any]:
    bus = SpiBus()
    yield PN532_SPI(bus, bus.attach(SpiFace(chip)))


def test_it_is_found(opened: Opened) -> None:
    assert opened[1].firmware_version == (0x32, 1, 6, 7)


@pytest.mark.parametrize("uid", ["04A1B2C3D4E580", "1A2B3C4D"])
def test_a_tag_is_found_by_its_number(opened: Opened, uid: str) -> None:
    chip, driver = opened
    assert driver.read_passive_target(timeout=0.05) is None
    chip.put(Ntag(bytes.fromhex(uid)))
    assert bytes(driver.read_passive_target(timeout=2)).hex().upper() == uid


def test_a_tag_that_comes_while_the_chip_listens(opened: Opened) -> None:
    chip, driver = opened
    assert driver.listen_for_passive_target(timeout=2)
    chip.put(Ntag())
    assert bytes(driver.get_passive_target(timeout=2)) == Ntag().uid


def test_a_phone_shows_a_number_that_it_made_up(opened: Opened) -> None:
    chip, driver = opened
    chip.put(Phone())
    assert driver.read_passive_target(timeout=2)[0] == 0x08


def test_pages_are_read_and_written(opened: Opened) -> None:
    chip, driver = opened
    tag = Ntag(ndef=b"hello")
    chip.put(tag)
    driver.read_passive_target(timeout=2)
    assert bytes(driver.ntag2xx_read_block(4)) == b"\x03\x05he"
    assert driver.ntag2xx_write_block(8, b"AMBT") is True
    assert tag.page(8) == b"AMBT"
    assert driver.ntag2xx_write_block(0, b"AMBT") is False
    assert driver.mifare_classic_read_block(4) is None, "a tag that refused has to be selected again"


def test_it_sleeps_and_wakes(opened: Opened) -> None:
    chip, driver = opened
    chip.put(Ntag())
    assert driver.power_down() is True
    assert chip.asleep
    assert driver.read_passive_target(timeout=2) is not None


def test_a_lost_ack_is_noticed(opened: Opened) -> None:
    chip, driver = opened
    chip.lose_acks = 1
    with pytest.raises(RuntimeError, match="ACK"):
        driver.call_function(0x02, 4, timeout=2)
    assert driver.firmware_version == (0x32, 1, 6, 7)
