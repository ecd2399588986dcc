"""Counters: what a person reads on an emulated display that the real Adafruit library drives."""

import errno
import os
from typing import Literal

import pytest

from hardware.buses import Buses
from hardware.buses.display import REFRESH, BusDisplay
from hardware.driver import LAMP_TEST
from hardware.emulators.bus import EmulatedBuses, I2cBus, Multiplexer, nack
from hardware.emulators.ht16k33 import Counter
from hardware.ht16k33 import CounterFace, counter
from hardware.inputs import Up
from hardware.outputs import Digits
from hardware.wiring.drivers import Ht16k33
from tests.hardware.wire import Wire

MAIN = "seat1.main"


@pytest.fixture
def bus(wire: Wire) -> I2cBus:
    return wire.emulated.i2c(1)


@pytest.fixture
def chip(bus: I2cBus) -> Counter:
    chip = Counter()
    bus.attach(0x70, chip)
    return chip


@pytest.fixture
def driver(wire: Wire, chip: Counter) -> BusDisplay[Digits]:
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append)
    turns(wire, LAMP_TEST)
    return driver


def turns(wire: Wire, seconds: float = 0.0) -> int:
    return wire.run(wire.buses.i2c(1), seconds)


def test_it_is_dark_as_soon_as_it_is_found(wire: Wire, chip: Counter) -> None:
    CounterFace(Ht16k33(address=0x70)).open(wire.buses.i2c(1))
    assert chip.shines()
    assert chip.text().strip() == ""


def show(wire: Wire, driver: BusDisplay[Digits], text: str, blink: bool = False, *then: str) -> None:
    driver.show(Digits(MAIN, text, blink, then))
    turns(wire)


@pytest.mark.parametrize("text", ["1234", "-7", "0", "9999", "12.5", "1.2.3.4.", "----", "-.-", ".5", "3."])
@pytest.mark.parametrize("segments", [7, 14])
def test_a_person_reads_what_the_table_shows(wire: Wire, bus: I2cBus, text: str, segments: Literal[7, 14]) -> None:
    chip = Counter(4, segments)
    bus.attach(0x71, chip)
    driver = counter(MAIN, Ht16k33(address=0x71, segments=segments), wire.buses, wire.told.append, lamp_test=0)
    show(wire, driver, text)
    points = text.count(".")
    assert chip.text() == (" " + text if text.startswith(".") else text).rjust(4 + points)


@pytest.mark.parametrize(
    ("digits", "text", "seen"), [(1, "7", "7"), (2, "7", " 7"), (3, "-12", "-12"), (2, "100", "--")]
)
def test_fewer_digits(wire: Wire, bus: I2cBus, digits: int, text: str, seen: str) -> None:
    chip = Counter(digits)
    bus.attach(0x70, chip)
    driver = counter(MAIN, Ht16k33(address=0x70, digits=digits), wire.buses, wire.told.append, lamp_test=0)
    show(wire, driver, text)
    assert chip.text() == seen


def test_every_segment_is_lit_at_start_up_and_then_the_latest_value(wire: Wire, chip: Counter) -> None:
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append)
    driver.show(Digits(MAIN, "12"))
    turns(wire, LAMP_TEST - 0.01)
    assert chip.text() == "8.8.8.8."
    driver.show(Digits(MAIN, "13"))
    turns(wire, 0.02)
    assert chip.text() == "  13"


def test_every_one_of_fourteen_segments_is_lit_at_start_up(wire: Wire, bus: I2cBus) -> None:
    chip = Counter(4, 14)
    bus.attach(0x70, chip)
    counter(MAIN, Ht16k33(address=0x70, segments=14), wire.buses, wire.told.append)
    turns(wire)
    digits = [int.from_bytes(chip.memory[place : place + 2], "little") for place in range(0, 8, 2)]
    assert [digit & 0x7FFF for digit in digits] == [0x7FFF] * 4
    turns(wire, LAMP_TEST + 0.01)
    assert chip.text() == "    "


def test_a_counter_that_was_told_nothing_is_dark(driver: BusDisplay[Digits], chip: Counter) -> None:
    assert chip.text() == "    "
    assert isinstance(driver.state(), Up)


def test_only_changed_bytes_are_sent(wire: Wire, bus: I2cBus, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "1234")
    bus.transfers.clear()
    show(wire, driver, "1235")
    assert bus.written(0x70) == [bytes([8, 0x6D])]
    show(wire, driver, "1235")
    turns(wire, REFRESH / 2)
    assert len(bus.written(0x70)) == 1


def test_changes_that_lie_together_go_in_one_transfer(wire: Wire, bus: I2cBus, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "1234")
    bus.transfers.clear()
    show(wire, driver, "5674")
    assert [data[0] for data in bus.written(0x70)] == [0, 6], "the colon lies between the second and the third digit"


def test_a_colon_that_another_program_left_goes_out(wire: Wire, bus: I2cBus, chip: Counter) -> None:
    bus.writeto(0x70, bytes([0x21]))
    bus.writeto(0x70, bytes([0x81]))
    bus.writeto(0x70, bytes([4, 0x02]))
    assert ":" in chip.text()
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    show(wire, driver, "4321")
    assert chip.text() == "4321"


@pytest.mark.parametrize(("brightness", "dim"), [(1.0, 15), (0.5, 8), (0.01, 0)])
def test_brightness(wire: Wire, chip: Counter, brightness: float, dim: int) -> None:
    counter(MAIN, Ht16k33(address=0x70, brightness=brightness), wire.buses, wire.told.append)
    turns(wire)
    assert chip.dim == dim


def test_a_blinking_number_blinks_from_when_it_was_shown(wire: Wire, chip: Counter, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "5", True)
    seen = [chip.text()]
    for _ in range(4):
        turns(wire, 0.26)
        show(wire, driver, "5", True)
        seen.append(chip.text())
    assert seen == ["   5", "    ", "   5", "    ", "   5"], "shown again, it goes on blinking where it was"


def test_pages_follow_one_another_and_nobody_turns_in_between(
    wire: Wire, chip: Counter, driver: BusDisplay[Digits]
) -> None:
    show(wire, driver, "1", False, "2", "3")
    seen = []
    for _ in range(4):
        seen.append(chip.text())
        assert turns(wire, 1.01) <= 3
    assert seen == ["   1", "   2", "   3", "   1"]


def test_a_missing_counter_is_down_and_comes_up_with_the_latest_value(wire: Wire, bus: I2cBus) -> None:
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    driver.show(Digits(MAIN, "41"))
    tries = turns(wire, 60)
    assert wire.states() == ["device-bus-silent bus=wiring-i2c bus=1"]
    assert 28 < tries < 36, "it waits longer and longer, up to two seconds"
    driver.show(Digits(MAIN, "42"))
    chip = Counter()
    bus.attach(0x70, chip)
    turns(wire, 10)
    assert wire.states()[1:] == ["up"]
    assert chip.text() == "  42"


def test_reopen_does_not_wait(wire: Wire, bus: I2cBus) -> None:
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    turns(wire, 60)
    bus.attach(0x70, Counter())
    driver.reopen()
    turns(wire)
    assert isinstance(driver.state(), Up)


def test_after_a_brown_out_it_shows_its_number_again(wire: Wire, chip: Counter, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "60")
    chip.brown_out()
    assert chip.text() == ""
    turns(wire, REFRESH)
    assert chip.text() == "  60"
    assert chip.dim == 8
    assert wire.states() == ["up"], "it was not reported"


class Watched(Counter):
    """A counter that is read after every transfer to it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def write(self, data: bytes) -> None:
        super().write(data)
        self.seen.add(self.text())


def test_what_lies_in_its_memory_without_power_is_never_seen(wire: Wire, bus: I2cBus) -> None:
    chip = Watched()
    bus.attach(0x70, chip)
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    show(wire, driver, "60")
    chip.brown_out()
    turns(wire, REFRESH)
    assert chip.seen == {"", "    ", "  60"}


class Glitch(Counter):
    """It misses some bytes of what it is sent, as when a motor starts beside its wires."""

    misses = 0

    def write(self, data: bytes) -> None:
        if data and self.misses:
            self.misses -= 1
            raise nack()
        super().write(data)


@pytest.mark.parametrize(("misses", "told"), [(1, ["up"]), (4, ["up", "device-bus-silent bus=wiring-i2c bus=1", "up"])])
def test_a_byte_that_was_lost_is_no_news_but_a_chip_that_is_deaf_is(
    wire: Wire, bus: I2cBus, misses: int, told: list[str]
) -> None:
    chip = Glitch()
    bus.attach(0x70, chip)
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    show(wire, driver, "60")
    chip.misses = misses
    show(wire, driver, "59")
    turns(wire, 10)
    assert chip.text() == "  59"
    assert wire.states() == told


def test_a_bus_that_vanishes_and_comes_back(wire: Wire, bus: I2cBus, chip: Counter, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "60")
    bus.vanished = True
    show(wire, driver, "59")
    chip.brown_out()
    turns(wire, 20)
    assert wire.states()[1:] == ["device-bus-gone bus=wiring-i2c bus=1"]
    bus.vanished = False
    turns(wire, 10)
    assert wire.states()[-1] == "up"
    assert chip.text() == "  59"


class LateBuses(EmulatedBuses):
    """Without any bus until the system has loaded its driver."""

    loaded = False

    def i2c(self, number: int) -> I2cBus:
        if not self.loaded:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), f"/dev/i2c-{number}")
        return super().i2c(number)


def test_a_bus_that_appears_after_the_table_has_started(wire: Wire, chip: Counter) -> None:
    late = LateBuses()
    wire.buses = Buses(late, now=lambda: wire.now, threads=False)
    driver = counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append, lamp_test=0)
    driver.show(Digits(MAIN, "42"))
    turns(wire, 60)
    assert wire.states() == ["device-bus-missing bus=wiring-i2c bus=1"]
    late.loaded = True
    late.i2c(1).attach(0x70, chip)
    turns(wire, 10)
    assert (wire.states()[1:], chip.text()) == (["up"], "  42")


def test_one_that_is_missing_does_not_disturb_the_others(wire: Wire, chip: Counter, driver: BusDisplay[Digits]) -> None:
    counter("seat2.main", Ht16k33(address=0x77), wire.buses, wire.told.append)
    show(wire, driver, "8")
    turns(wire, 20)
    assert chip.text() == "   8"
    assert isinstance(driver.state(), Up)


def test_two_with_one_address_behind_a_multiplexer(wire: Wire, bus: I2cBus) -> None:
    mux, one, two = Multiplexer(), Counter(), Counter()
    bus.attach(0x77, mux)
    mux.attach(0, 0x70, one)
    mux.attach(5, 0x70, two)
    for name, channel, text in (("seat1.main", 0, "1"), ("seat2.main", 5, "2")):
        wiring = Ht16k33(address=0x70, mux=0x77, channel=channel)
        counter(name, wiring, wire.buses, wire.told.append, lamp_test=0).show(Digits(name, text))
    turns(wire)
    assert (one.text(), two.text()) == ("   1", "   2")


def test_a_multiplexer_that_fails_does_not_leave_the_bus_locked(
    wire: Wire, bus: I2cBus, chip: Counter, driver: BusDisplay[Digits]
) -> None:
    wiring = Ht16k33(address=0x71, mux=0x77, channel=1)
    behind = counter("seat2.main", wiring, wire.buses, wire.told.append, lamp_test=0)
    turns(wire, 5)
    assert not isinstance(behind.state(), Up)
    show(wire, driver, "3")
    assert chip.text() == "   3"
    mux = Multiplexer()
    mux.attach(1, 0x71, Counter())
    bus.attach(0x77, mux)
    turns(wire, 10)
    assert isinstance(behind.state(), Up)


def test_it_goes_dark_when_it_is_closed_and_says_nothing_more(
    wire: Wire, bus: I2cBus, chip: Counter, driver: BusDisplay[Digits]
) -> None:
    show(wire, driver, "7")
    driver.close()
    turns(wire)
    assert chip.text() == "    "
    bus.vanished = True
    turns(wire, 20)
    assert wire.states() == ["up"]


def test_closing_on_a_dead_bus_is_quiet(wire: Wire, bus: I2cBus, driver: BusDisplay[Digits]) -> None:
    show(wire, driver, "7")
    bus.vanished = True
    driver.close()
    assert wire.buses.i2c(1).round(wire.now) is None


def test_a_missing_library_is_said_in_a_sentence(wire: Wire, chip: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "adafruit_ht16k33.segments", None)
    counter(MAIN, Ht16k33(address=0x70), wire.buses, wire.told.append)
    turns(wire)
    assert wire.states() == ["device-no-library library=adafruit_ht16k33.segments"]
