"""Machines for the doctor to look at: small trees of files, as Linux would show them below /."""

import os
from pathlib import Path

from gpiozero.pins.mock import MockFactory

from companion.doctor import examine
from companion.doctor.finding import Finding
from companion.doctor.machine import Machine
from companion.messages import Speaker, languages
from hardware.buses import Buses
from hardware.driver import Unavailable
from hardware.emulators.bus import EmulatedBuses
from hardware.gpio.backend import Backend
from hardware.message import message as device_message
from hardware.profile import Profile, read

PI = {
    "proc/device-tree/model": "Raspberry Pi 4 Model B Rev 1.4\0",
    "sys/devices/system/clocksource/clocksource0/current_clocksource": "arch_sys_counter\n",
    "run/systemd/timesync/synchronized": "",
    "sys/devices/platform/soc/soc:firmware/get_throttled": "0\n",
    "proc/mounts": "/dev/mmcblk0p2 / ext4 rw,noatime 0 0\n",
    "dev/gpiochip0": "",
    "dev/i2c-1": "",
    "dev/spidev0.0": "",
    "dev/serial0": "",
}
"""A Pi on which everything is well."""

STRANGER = (4711, frozenset({4712}))
"""Somebody who owns none of the files."""
COUNTER = '[seat1]\nmain = { driver = "ht16k33", address = 0x70 }\n'
READER = '[table]\nreader = { driver = "pn532-i2c" }\n'
BUTTON = '[seat1]\nok = { driver = "gpio-button", pin = 17 }\n'
STRIP = '[seat1]\nbar = { driver = "neopixel-spi", length = 20 }\n'
"""Wiring profiles of one device each."""


def grow(root: Path, files: dict[str, str | bytes]) -> Path:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return root


def hold(root: Path, process: int, name: str, *files: str, command: str = "") -> None:
    """Another program has files open; `command` is how it was called."""
    grow(root, {f"proc/{process}/comm": f"{name}\n", f"proc/{process}/cmdline": command.replace(" ", "\0")})
    (root / f"proc/{process}/fd").mkdir()
    for number, file in enumerate(files, 3):
        os.symlink(file, root / f"proc/{process}/fd/{number}")


def profile(text: str) -> Profile:
    found = read(text)
    assert isinstance(found, Profile), found
    return found


def mock_pins(**more: object) -> Backend:
    return Backend("mock pins", MockFactory(), **more)  # type: ignore[arg-type]


def no_pins() -> Backend:
    raise Unavailable(device_message("device-not-a-pi"))


SPEAKERS = tuple(Speaker(language) for language in languages())


def unspoken(finding: Finding) -> list[str]:
    """What it says and what it advises, wherever something is missing in a sentence, in any language.

    Such a sentence carries the id of its message.
    """
    words = [words for words in (finding.says, finding.do) if words is not None]
    return [text for speaker in SPEAKERS for one in words if one.id in (text := speaker.message(one))]


class Patient:
    """A machine, and what the doctor finds on it."""

    def __init__(self, root: Path, text: str | None = None) -> None:
        self.root, self.emulated = root, EmulatedBuses()
        self.profile = profile(text) if text else None
        self.backend: Backend | None = mock_pins()
        self.user = STRANGER if text is None else (os.getuid(), frozenset({os.getgid()}))
        self.packages: dict[str, str] | None = None
        self.free = 10 << 30
        self.patience = 5.0
        self.python = (3, 11)

    def version(self, package: str) -> str | None:
        if self.packages is None:
            return None if package == "RPi.GPIO" else "9.9"
        return self.packages.get(package)

    def pins(self) -> Backend:
        return self.backend or no_pins()

    def findings(self, check: str | None = None) -> list[Finding]:
        machine = Machine(
            self.root,
            self.profile,
            self.root,
            user=self.user,
            choose=self.pins,
            buses=Buses(self.emulated, threads=False),
            version=self.version,
            free=lambda path: self.free,
            patience=self.patience,
            python=self.python,
        )
        try:
            found = list(examine(machine))
            assert [words for finding in found for words in unspoken(finding)] == []
            return [finding for finding in found if check in (None, finding.check)]
        finally:
            machine.close()

    def ids(self, check: str) -> dict[str, str]:
        """The messages of one check, each with its level."""
        return {finding.says.id: finding.level for finding in self.findings(check)}
