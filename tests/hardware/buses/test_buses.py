"""Buses with their real threads: turns are taken when they are due, and every display gets the latest value."""

import errno
import threading
import time

import pytest

from hardware.buses import Bus, Buses, Machine
from hardware.buses.bus import why_closed
from hardware.driver import Unavailable
from hardware.emulators.bus import EmulatedBuses, I2cBus
from hardware.emulators.ht16k33 import Counter
from hardware.ht16k33 import counter
from hardware.inputs import Input
from hardware.message import message
from hardware.outputs import Digits
from hardware.wiring.drivers import Ht16k33
from tests.hardware.hearing import SOON


class Watched(Counter):
    """A counter with a text that a test can wait for."""

    def __init__(self) -> None:
        super().__init__()
        self._seen = threading.Condition()

    def write(self, data: bytes) -> None:
        with self._seen:
            super().write(data)
            self._seen.notify_all()

    def await_text(self, text: str) -> bool:
        with self._seen:
            return self._seen.wait_for(lambda: self.text() == text, SOON)


def test_a_value_shown_from_another_thread_reaches_the_glass() -> None:
    emulated, chip, told = EmulatedBuses(), Watched(), list[Input]()
    emulated.i2c(1).attach(0x70, chip)
    buses, buses_thread = Buses(emulated), message("wiring-i2c", bus=1)
    driver = counter("seat1.main", Ht16k33(address=0x70), buses, told.append, lamp_test=0)
    for value in range(200):
        driver.show(Digits("seat1.main", str(value)))
    assert chip.await_text(" 199")
    assert str(buses_thread) in {thread.name for thread in threading.enumerate()}
    driver.show(Digits("seat1.main", "5", blink=True))
    assert chip.await_text("   5")
    assert chip.await_text("    ")
    driver.close()
    buses.close()
    assert chip.text() == "    "
    assert str(buses_thread) not in {thread.name for thread in threading.enumerate()}


class Clockwork:
    """A member that asks to be called again soon, some times."""

    def __init__(self, times: int) -> None:
        self.left, self.early = times, 0
        self.done = threading.Event()
        self._due = 0.0

    def turn(self, now: float) -> float | None:
        self.early += now < self._due
        self.left -= 1
        if not self.left:
            self.done.set()
            return None
        self._due = now + 0.005
        return self._due


def test_nobody_is_called_before_it_is_due() -> None:
    member, bus = Clockwork(20), Bus("a bus", lambda: None, time.monotonic)
    bus.join(member)
    bus.start()
    assert member.done.wait(SOON)
    bus.close()
    assert member.early <= 1, "only the last round, when the bus is closed, asks for no next one"


def test_a_bus_that_nobody_uses_sleeps() -> None:
    asked: list[float] = []

    def now() -> float:
        asked.append(time.monotonic())
        return asked[-1]

    bus = Bus("a bus", lambda: None, now)
    bus.start()
    bus.close()
    assert len(asked) <= 3


@pytest.mark.parametrize("bus", ["i2c", "spi"])
def test_a_bus_that_this_machine_lacks_is_said_in_a_sentence(bus: str) -> None:
    buses = Buses(Machine(), threads=False)
    wanted = buses.i2c(97) if bus == "i2c" else buses.spi(97, 2)
    with pytest.raises(Unavailable, match=r"^device-bus-missing bus=wiring-(i2c|spi) bus=97"):
        wanted.port()


def test_why_a_bus_is_closed() -> None:
    bus = message("wiring-i2c", bus=1)
    assert why_closed(bus, PermissionError(errno.EACCES, "Permission denied")) == message("device-bus-locked", bus=bus)
    assert why_closed(bus, OSError(errno.ENODEV, "No such device")) == message("device-bus-gone", bus=bus)


def test_a_bus_is_opened_once_and_again_only_after_it_was_gone() -> None:
    opened: list[EmulatedBuses] = []

    def opens() -> object:
        opened.append(EmulatedBuses())
        return opened[-1].i2c(1)

    bus = Bus("I2C bus 1", opens)
    first = bus.port()
    bus.failed(OSError(errno.EREMOTEIO, "one chip did not answer"))
    assert bus.port() is first
    assert first.try_lock()
    bus.failed(OSError(errno.ENODEV, "No such device"))
    assert bus.port() is not first
    assert len(opened) == 2
    assert first.try_lock(), "it was not left locked"


def test_an_adapter_that_was_pulled_out_cannot_even_be_closed() -> None:
    class Pulled(I2cBus):
        def deinit(self) -> None:
            raise OSError(errno.EBADF, "Bad file descriptor")

    bus = Bus("I2C bus 1", Pulled)
    first = bus.port()
    assert bus.failed(OSError(errno.ENODEV, "No such device"))
    assert bus.port() is not first


@pytest.mark.parametrize("error", [OSError(errno.EIO, "Input/output error"), RuntimeError("garbled"), ValueError()])
def test_what_befalls_one_chip_is_no_failure_of_the_bus(error: Exception) -> None:
    bus = Bus("I2C bus 1", I2cBus)
    first = bus.port()
    assert not bus.failed(error)
    assert bus.port() is first


def test_who_is_late_gets_no_bus() -> None:
    buses = Buses(EmulatedBuses())
    buses.i2c(1)
    buses.close()
    for late in (buses.i2c, buses.spi):
        with pytest.raises(Unavailable, match="device-table-closed"):
            late(1)


def test_a_port_is_given_back_when_its_bus_is_gone_and_when_it_is_closed() -> None:
    class Given(I2cBus):
        def deinit(self) -> None:
            back.append(self)

    back: list[I2cBus] = []
    bus = Bus("bus", Given)
    gone = bus.port()
    assert not bus.failed(OSError(errno.EREMOTEIO, "one chip alone"))
    assert (bus.port(), back) == (gone, [])
    assert bus.failed(OSError(errno.ENODEV, "No such device"))
    assert back == [gone]
    again = bus.port()
    bus.close()
    assert back == [gone, again]
