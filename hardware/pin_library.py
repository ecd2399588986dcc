"""Which library moves the pins of this machine, found without importing any: `ambit --version` must be quick.

Opening the pins may still fail, for want of rights for example: `hardware.gpio.backend` opens them and says why.
"""

import importlib.util
import os
import re
from contextlib import suppress
from pathlib import Path

KERNEL = "kernel"
"""The kernel's own lines, which need no library (`hardware.gpio.kernel`)."""
PIN_LIBRARIES = (KERNEL, "lgpio", "RPi.GPIO")
"""What can move pins, the best first. The kernel's lines and lgpio tell when the kernel saw an edge."""
_PACKAGES = {"lgpio": ("lgpio",), "RPi.GPIO": ("RPi.GPIO", "rpi-lgpio")}
"""The packages that contain each; rpi-lgpio is lgpio under the name of RPi.GPIO."""

CHIP = "dev/gpiochip0"
"""A file of the kernel's lines; the header may be another one, if there are several. Old kernels have none."""
REVISION, CPU_INFO = "proc/device-tree/system/linux,revision", "proc/cpuinfo"
"""Where a Pi says which model it is; other machines have no such number."""
_PI_5 = 4
"""The processor of a Pi 5, as the bits 12 to 15 of that number say it."""


def pin_library(root: Path = Path("/")) -> str | None:
    """Its name and version, such as `lgpio 0.2.2.0`; None on a machine without pins, or without a library for them."""
    revision = _revision(root)
    if revision is None:
        return None
    if (root / CHIP).exists():
        return f"{KERNEL} {os.uname().release}"
    fitting = [name for name in _PACKAGES if name == "lgpio" or revision >> 12 & 15 != _PI_5]
    return next(filter(None, map(installed, fitting)), None)


def installed(module: str) -> str | None:
    """The name and version of a library for pins; None if it is not installed."""
    return _named(module) if _is_there(module) else None


def _revision(root: Path) -> int | None:
    try:
        with (root / REVISION).open("rb") as file:
            return int.from_bytes(file.read(4))
    except OSError:
        pass
    with suppress(OSError):
        told = re.search(
            r"^Revision\s*:\s*([0-9a-fA-F]+)$", (root / CPU_INFO).read_text(errors="replace"), re.MULTILINE
        )
        return int(told[1], 16) if told else None
    return None


def _is_there(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError):  # its folder is not there, or is marked as missing
        return False


def _named(module: str) -> str:
    from importlib import metadata

    for package in _PACKAGES[module]:
        with suppress(metadata.PackageNotFoundError):
            return f"{module} {metadata.version(package)}"
    return module
