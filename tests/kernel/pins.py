"""The other side of the pins: a chip of gpio-sim, whose inputs are pulled and whose outputs are read as files."""

import os
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

SETTINGS, DEVICES = Path("/sys/kernel/config/gpio-sim/pi"), Path("/sys/devices/platform")
LINES, LABEL = 54, "pinctrl-bcm2711"
"""As on a Pi 4."""
CPU_INFO = "Hardware\t: BCM2835\nRevision\t: c03114\nModel\t: Raspberry Pi 4 Model B Rev 1.4\n"
"""What gpiozero knows a Pi 4 by."""
HIGH, LOW = b"pull-up", b"pull-down"


class Written(NamedTuple):
    """When a pin was moved: between these two moments, in seconds of the monotonic clock."""

    before: float
    after: float


class Pins:
    """The pins of the header. What is wired to them moves them by pulling, as a contact to ground does."""

    def __init__(self) -> None:
        bank = SETTINGS / "bank0"
        bank.mkdir(parents=True)
        (bank / "num_lines").write_text(str(LINES))
        (bank / "label").write_text(LABEL)
        (SETTINGS / "live").write_text("1")
        device, chip = (SETTINGS / "dev_name").read_text(), (bank / "chip_name").read_text()
        self._at = DEVICES / device.strip() / chip.strip()
        self._files: dict[int, int] = {}

    def move(self, pin: int, level: int) -> Written:
        """Pull the pin up (1) or down (0)."""
        file = self._files.get(pin) or self._files.setdefault(pin, os.open(self.file(pin), os.O_WRONLY))
        before = time.monotonic()
        os.write(file, HIGH if level else LOW)
        return Written(before, time.monotonic())

    def level(self, pin: int) -> int:
        """What is on the pin now, whoever put it there."""
        return int((self._at / f"sim_gpio{pin}/value").read_text())

    def file(self, pin: int) -> Path:
        """Where the pull of a pin is written."""
        return self._at / f"sim_gpio{pin}/pull"


def pretend_to_be_a_pi() -> None:
    """gpiozero knows the model of a Pi by what Linux says of its processor."""
    told = Path("/run/cpuinfo")
    told.write_text(CPU_INFO)
    subprocess.run(["mount", "--bind", str(told), "/proc/cpuinfo"], check=True)
