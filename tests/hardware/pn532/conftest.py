"""Each test has a rig of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from adafruit_pn532.spi import PN532_SPI

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
def antenna() -> emulated.Chip:
    """An emulated chip, where tags are laid."""
    return emulated.Chip()


@pytest.fixture
def chip(antenna: emulated.Chip) -> Chip:
    """Our end of it."""
    bus = SpiBus()
    opened: Any = PN532_SPI(bus, bus.attach(SpiFace(antenna)))
    chip = Chip(opened, lambda: None)
    chip.configure()
    return chip
