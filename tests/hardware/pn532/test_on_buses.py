"""Readers on buses: one that does not answer leaves the bus to the others, and a bus that comes back is opened anew."""

import pytest

from hardware.driver import Unavailable
from hardware.emulators.bus import I2cBus, SpiBus
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.inputs import Tap
from hardware.pn532.opening import Way, open_chip
from hardware.pn532.spi import spi_driver
from tests.hardware.hearing import eventually
from tests.hardware.pn532.rig import Rig
from tests.hardware.pn532.test_faults import ONE


class Watched(SpiBus):
    """Counts the transfers while a reader has the bus locked."""

    sent = most = 0

    def try_lock(self) -> bool:
        got = super().try_lock()
        self.sent = 0 if got else self.sent
        return got

    def exchange(self, sent: bytes) -> bytes:
        self.sent += 1
        self.most = max(self.most, self.sent)
        return super().exchange(sent)


@pytest.fixture
def bus(rig: Rig) -> Watched:
    return rig.emulated.put_spi(0, 0, Watched())


def test_a_reader_that_does_not_answer_has_the_bus_for_one_question_at_a_time(rig: Rig, bus: Watched) -> None:
    wired = rig.wire("SPI")
    rig.chip.mute = True
    with pytest.raises(Unavailable):
        open_chip(wired, Way(rig.buses, rig.header))
    assert bus.most == 1


def test_a_reader_that_thinks_has_the_bus_for_one_question_at_a_time(rig: Rig, bus: Watched) -> None:
    rig.chip.put(ONE)
    rig.read("SPI")
    rig.heard.wait(Tap)
    eventually(lambda: bus.most > 0)
    assert bus.most == 1


def test_without_the_library_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "adafruit_pn532.spi", None)
    with pytest.raises(Unavailable, match="device-no-library"):
        spi_driver()


def test_a_bus_that_went_for_good_is_opened_anew(rig: Rig) -> None:
    """A file that was opened before its bus was lost fails with "no such device" for ever."""
    rig.read("I2C")
    rig.heard.wait_up()
    rig.emulated.i2c(1).vanished = True
    rig.heard.wait_down()
    rig.emulated.put_i2c(1, I2cBus()).attach(ADDRESS, I2cFace(rig.chip))
    rig.heard.wait_up(2)
