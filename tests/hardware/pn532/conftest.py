"""Each test has a rig of its own."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import adafruit_pn532.adafruit_pn532
import adafruit_pn532.spi
import pytest

from hardware.clock import SimulatedClock
from hardware.emulators.bus import SpiBus
from hardware.emulators.pn532 import chip as emulated
from hardware.emulators.pn532.spi import SpiFace
from hardware.pn532.chip import Chip
from tests.hardware.pn532.rig import Rig, rig_in


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with rig_in(tmp_path) as rig:
        yield rig


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimulatedClock:
    """The clock of Adafruit's driver, so that a busy machine makes no answer late."""
    clock = SimulatedClock()
    for module in (adafruit_pn532.adafruit_pn532, adafruit_pn532.spi):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.now, sleep=clock.advance))
    return clock


@pytest.fixture
def antenna(clock: SimulatedClock) -> emulated.Chip:
    """An emulated chip, where tags are laid."""
    return emulated.Chip(now=clock.now)


@pytest.fixture
def chip(antenna: emulated.Chip) -> Chip:
    """The driver's side of it, over SPI."""
    bus = SpiBus()
    opened: Any = adafruit_pn532.spi.PN532_SPI(bus, bus.attach(SpiFace(antenna)))
    chip = Chip(opened, lambda: None)
    chip.configure()
    return chip
