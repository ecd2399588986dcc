"""What the emulated Pi is made of: QEMU, a kernel, a description of the machine, and a card with Ambit on it."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tests.emulated import initramfs
from tests.emulated.gpio_sim import Kernel
from tests.emulated.packages import CACHE, Debian, made, native, said
from tests.raspi3b import device_tree
from tests.shape import PROJECT

SUITE = "bookworm"
"""Debian 12: the last for whose Python there is a wheel of lgpio."""
PYTHON = "3.11"
TOOLS_SUITE, TOOLS = "trixie", ("qemu-system-arm", "device-tree-compiler", "dash", "coreutils")
"""Debian 12's QEMU has no I2C and no SPI on its Pi."""
CARD = ("python3", "libstdc++6", "busybox-static", "dash", "coreutils")
CARD_BYTES = 512 << 20
"""QEMU wants a power of two."""
TESTS = (
    "tests/__init__.py", "tests/kernel/__init__.py", "tests/kernel/pins.py",
    "tests/raspi3b/__init__.py", "tests/raspi3b/on_the_pi.py", "tests/raspi3b/listening.py",
)  # fmt: skip
"""What runs on the Pi of the tests themselves."""
SITE = "opt/ambit"
"""Where Ambit and its packages lie on the card."""
WHEELS = ("manylinux2014", "manylinux_2_17", "manylinux_2_28", "manylinux_2_34")
DRIVERS = (
    "i2c_bcm2835", "i2c_dev", "spi_bcm2835", "spidev", "bcm2835", "mmc_block", "ext4", "crc32c_generic", "dwc2",
    "ftdi_sio", "configfs",
)  # fmt: skip
USERS = "root:x:0:0:root:/srv:/bin/sh\nmaker:x:1000:1000:maker:/srv/maker:/bin/sh\n"
GROUPS = "root:x:0:\ndialout:x:20:maker\nspi:x:995:maker\ni2c:x:996:maker\ngpio:x:997:maker\nmaker:x:1000:\n"
"""As on Raspberry Pi OS."""


class Parts:
    """Everything that QEMU is given, as files; what takes long is kept for the next time."""

    def __init__(self, wheel: Path) -> None:
        self.tools = Debian(TOOLS_SUITE, native()).unpack("raspi3b-tools", TOOLS)
        kernel = Kernel(SUITE, "arm64")
        self.kernel = kernel.image
        self.tree, self.initramfs, self.card = (CACHE / f"raspi3b.{kind}" for kind in ("dtb", "initramfs", "card"))
        plain = kernel.root / f"usr/lib/linux-image-{kernel.release}/broadcom/bcm2837-rpi-3-b.dtb"
        device_tree.write(plain, self.tools, self.tree)
        debian = _debian()
        self.initramfs.write_bytes(_first_files(kernel, debian))
        fresh = _card(debian, wheel)
        said("cp", "--sparse=always", fresh, self.card)


def _first_files(kernel: Kernel, debian: Path) -> bytes:
    found = initramfs.modules(kernel.root / f"usr/lib/modules/{kernel.release}", DRIVERS)
    simulated = kernel.gpio_sim()
    found[simulated.name] = simulated.read_bytes()
    files = {f"modules/{name}": data for name, data in found.items()}
    files["modules/order"] = "\n".join(found).encode()
    files["init"] = (PROJECT / "tests/raspi3b/init.sh").read_bytes()
    files["bin/busybox"] = (debian / "bin/busybox").read_bytes()
    files |= {name: (PROJECT / name).read_bytes() for name in TESTS}
    folders = ("bin", "modules", "tests", "tests/kernel", "tests/raspi3b", "proc", "sys", "dev", "card")
    return initramfs.packed(files, folders)


def _debian() -> Path:
    """Debian's arm64 Python, with all packages that Ambit needs on a Pi: the locked ones, as wheels."""
    locked = PROJECT / "requirements/pi.txt"
    with made("raspi3b-debian", f"{SUITE} {CARD} {WHEELS} {USERS}{GROUPS}{_sum(locked)}") as (folder, empty):
        if empty:
            Debian(SUITE, "arm64").fill(folder, CARD)
            for each in ("dev", "proc", "sys", "run", "tmp", "srv/maker"):
                (folder / each).mkdir(parents=True, exist_ok=True)
            if not (folder / "bin/sh").exists():
                (folder / "bin/sh").symlink_to("dash")
            (folder / "etc/passwd").write_text(USERS)
            (folder / "etc/group").write_text(GROUPS)
            _pip(folder / SITE, "--require-hashes", "--no-deps", "--requirement", str(locked))
            if f"{sys.version_info[0]}.{sys.version_info[1]}" == PYTHON:  # its own Python would need minutes for it
                line = [sys.executable, "-m", "compileall", "-q", "-s", str(folder), "-p", "/"]
                subprocess.run([*line, str(folder / f"usr/lib/python{PYTHON}")], check=False)
    return CACHE / "raspi3b-debian"


def _card(debian: Path, wheel: Path) -> Path:
    """A card that no machine has started from yet."""
    with made("raspi3b-card", _sum(debian / ".recipe", wheel)) as (folder, empty):
        if empty:
            print("writing the card", flush=True)
            root, image = folder / "root", folder / "card"
            said("cp", "-al", debian, root)
            _pip(root / SITE, "--no-deps", str(wheel))
            said("truncate", "-s", str(CARD_BYTES), image)
            said("mke2fs", "-q", "-t", "ext4", "-d", root, image)
            said("debugfs", "-w", "-R", "set_inode_field /srv/maker uid 1000", image)
            shutil.rmtree(root)
    return CACHE / "raspi3b-card/card"


def _pip(to: Path, *words: str) -> None:
    """As pip on a Pi with 64 bits would: it takes the same wheels."""
    line = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(to)]
    line += ["--python-version", PYTHON, "--implementation", "cp", "--only-binary=:all:", "--upgrade"]
    said(*line, *(word for kind in WHEELS for word in ("--platform", f"{kind}_aarch64")), *words)


def _sum(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
