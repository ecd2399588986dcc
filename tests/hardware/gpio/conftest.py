"""A header of gpiozero's own mock pins, on a clock that stands still; the pins are stamped by the same clock."""

from collections.abc import Callable, Iterator
from typing import Any

import gpiozero.pins.mock
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.clock import SimulatedClock
from hardware.driver import Driver
from hardware.gpio import Backend, Header, open_driver
from hardware.inputs import Input, Status
from hardware.roles import spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import AnyDriver

Opens = Callable[[str, AnyDriver], Any]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimulatedClock:
    clock = SimulatedClock(start=100.0)
    monkeypatch.setattr(gpiozero.pins.mock, "monotonic", clock.now)
    return clock


@pytest.fixture
def pin_class() -> Any:
    """The class of the pins; a test may override it."""
    return MockPWMPin


@pytest.fixture
def pins(pin_class: type[MockPWMPin]) -> Iterator[MockFactory]:
    factory = MockFactory(pin_class=pin_class)
    yield factory
    factory.close()


@pytest.fixture
def header(clock: SimulatedClock, pins: MockFactory) -> Header:
    return Header(clock, lambda: Backend("mock pins", pins))


@pytest.fixture
def told() -> list[Input]:
    return []


@pytest.fixture
def opens(header: Header, clock: SimulatedClock, told: list[Input]) -> Iterator[Opens]:
    """Opens a device and drops the `Status` that it told; what it tells from then on is in `told`."""
    opened: list[Driver] = []

    def open_and_listen(name: str, wiring: AnyDriver) -> Driver:
        opened.append(open_driver(wired(name, wiring), header, told.append))
        clock.advance(0)
        told[:] = [input for input in told if not isinstance(input, Status)]
        return opened[-1]

    yield open_and_listen
    for driver in opened:
        driver.close()


def wired(name: str, wiring: AnyDriver) -> Wired:
    """A device as a profile has it."""
    place = spot(name)
    assert place is not None
    return Wired(place, wiring, line=1)
