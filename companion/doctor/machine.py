"""The machine that is checked: its files below a root folder, the user, and its pins and buses."""

import os
import re
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from sqlite3 import sqlite_version

from companion.doctor.patience import PATIENCE, Hangs, within
from companion.doctor.programs import Program, holders
from companion.home import DATABASE
from companion.log.holding import holder_of
from hardware.buses import Buses
from hardware.buses import Machine as LinuxBuses
from hardware.gpio.backend import CHIP, CHIP_OF_PI_5, Backend
from hardware.gpio.chips import header_chip
from hardware.gpio.header import Header
from hardware.profile import Profile

LARGEST = 1 << 16
"""Most bytes that are read of a file."""


def version(package: str) -> str | None:
    """Which version of a Python package is installed here, if any."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


class Machine:
    """Everything that a check may ask for. Files are read below `root`, so that a test can bring a tree of its own."""

    def __init__(
        self,
        home: Path,
        profile: Profile | None = None,
        root: Path = Path("/"),
        *,
        user: tuple[int, frozenset[int]] | None = None,
        choose: Callable[[], Backend] | None = None,
        buses: Buses | None = None,
        version: Callable[[str], str | None] = version,
        free: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free,
        patience: float = PATIENCE,
        sqlite: str = sqlite_version,
        python: tuple[int, int] = sys.version_info[:2],
    ) -> None:
        """`home`: the folder of saved games; `user`: the number of a user and those of its groups, None for the user
        who runs this.

        `patience`: seconds to wait for the answer of a device; `sqlite`: the version of the library that Python uses;
        `python`: its own version.
        """
        self.home, self.profile, self.root = home, profile, root
        self._user = user
        self.choose, self.version, self.free, self.patience = choose, version, free, patience
        self.sqlite, self.python = sqlite, python
        self._buses = buses
        self._header: Header | None = None

    @property
    def database(self) -> Path:
        """The file of the saved games."""
        return self.home / DATABASE

    @property
    def is_pi(self) -> bool:
        """By the model that its firmware tells."""
        return "Raspberry Pi" in self.model

    @property
    def is_raspberry_pi_os(self) -> bool:
        """By a file that no other system has; its name in os-release may be Debian's."""
        return self.path("etc/rpi-issue").exists()

    @property
    def is_pi_5(self) -> bool:
        """A Pi 500 does not count, as in gpiozero."""
        return re.search(r"Raspberry Pi 5\b", self.model) is not None

    @property
    def has_rp1(self) -> bool:
        """Whether its pins and buses are those of a chip of their own, as on a Pi 5, a Pi 500 and their modules."""
        return re.search(r"Raspberry Pi (5|500|Compute Module 5)\b", self.model) is not None

    @property
    def is_pi_4(self) -> bool:
        """A Pi 400 and the module count, which have the same processor."""
        return re.search(r"Raspberry Pi (4|400|Compute Module 4)\b", self.model) is not None

    @property
    def gpio_chip(self) -> str:
        """The file of the header's pins; where the kernel does not say which, the one that gpiozero chooses."""
        if (number := header_chip(self.root)) is not None:
            return f"/dev/gpiochip{number}"
        return CHIP_OF_PI_5 if self.is_pi_5 and self.path(CHIP_OF_PI_5).exists() else CHIP

    @property
    def model(self) -> str:
        """What the board calls itself; "" on a machine that does not say."""
        return self.text("proc/device-tree/model") or self.text("sys/firmware/devicetree/base/model")

    def path(self, name: str) -> Path:
        """A file of the machine: `path("/dev/i2c-1")`."""
        return self.root / name.lstrip("/")

    def text(self, name: str) -> str:
        """What is in a small file, or "" where there is nothing to read."""
        return self.content(name).decode(errors="replace").strip("\0\n ")

    def content(self, name: str) -> bytes:
        """At most 64 KiB of a file; b"" where there is nothing to read."""
        try:
            with self.path(name).open("rb") as file:
                return file.read(LARGEST)
        except OSError:
            return b""

    def there(self, pattern: str) -> list[Path]:
        """The files that match, in order: `there("dev/spidev*")`."""
        return sorted(self.root.glob(pattern.lstrip("/")))

    def may_use(self, name: str) -> bool:
        """Whether the user may read and write a file."""
        if self._user is None:
            return os.access(self.path(name), os.R_OK | os.W_OK)
        try:
            about = self.path(name).stat()
        except OSError:
            return False
        uid, gids = self._user
        if uid == 0:
            return True
        shift = 6 if about.st_uid == uid else 3 if about.st_gid in gids else 0
        return about.st_mode >> shift & 6 == 6

    def group_of(self, name: str) -> str:
        """The group that may use a file: its name, or its number where it has none; "" where only root may."""
        about = self.path(name).stat()
        number = str(about.st_gid)
        lines = (line.split(":") for line in self.text("etc/group").splitlines())
        group = next((fields[0] for fields in lines if len(fields) > 2 and fields[2] == number), number)
        return group if group not in ("root", "0") and about.st_mode >> 3 & 6 == 6 else ""

    def holders(self, name: str) -> list[Program]:
        """The other programs that have a file open."""
        files = frozenset({f"/{name.lstrip('/')}", str(self.path(name).resolve())})
        return list(holders(self.root, files, self._table()))

    def _table(self) -> int | None:
        """The number of the program that writes to the saved games here and has real devices, if there is one."""
        found = holder_of(self.database)
        return found.pid if found and found.profile else None

    def holders_of_pins(self) -> list[Program]:
        """The other programs that have a file of the pins open, of any GPIO chip."""
        chips = [str(chip.relative_to(self.root)) for chip in self.there("dev/gpiochip*")] or [CHIP]
        return list(dict.fromkeys(program for chip in chips for program in self.holders(chip)))

    def buses(self) -> Buses:
        """The slow buses, without threads: the doctor asks, and waits for the answer."""
        if self._buses is None:
            self._buses = Buses(LinuxBuses(), threads=False)
        return self._buses

    def header(self) -> Header:
        """The pins, opened when first used; its back end may be `Unavailable`."""
        if self._header is None:
            pins = self.profile.pins if self.profile else ""
            self._header = Header(choose=self.choose) if self.choose else Header.driven_by(pins)
        return self._header

    def close(self) -> None:
        """Close pins and buses; those that hang stay open until the program ends."""
        with suppress(Hangs):
            within(self.patience, self._let_go)

    def _let_go(self) -> None:
        if self._header is not None:
            self._header.close()
        if self._buses is not None:
            self._buses.close()
