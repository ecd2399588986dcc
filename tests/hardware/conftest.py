"""A table for two on a clock that stands still, and a list of what the table is told."""

import pytest

from hardware.clock import SimulatedClock
from hardware.inputs import Input
from hardware.virtual import VirtualTable
from tests.hardware.wire import Wire


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(start=100.0)


@pytest.fixture
def table(clock: SimulatedClock) -> VirtualTable:
    return VirtualTable.of_seats(2, clock)


@pytest.fixture
def told(table: VirtualTable) -> list[Input]:
    heard: list[Input] = []
    table.listen(heard.append)
    return heard


@pytest.fixture
def wire() -> Wire:
    return Wire()
