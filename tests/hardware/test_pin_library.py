"""Which library moves the pins, by the model of the machine and by what is installed."""

import os
import sys
from importlib import metadata
from pathlib import Path

import pytest

from hardware.pin_library import CPU_INFO, REVISION, pin_library

PI_4B, PI_5, PI_ZERO_2, FIRST_PI = 0xC03114, 0xD04170, 0x902120, 0x0002


def machine(root: Path, revision: int) -> Path:
    file = root / REVISION
    file.parent.mkdir(parents=True)
    file.write_bytes(revision.to_bytes(4))
    return root


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages in front of all others, on a machine where neither library is installed."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.setattr(sys, "path", [str(folder)])
    for name in ("lgpio", "RPi", "RPi.GPIO"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return folder


def install(folder: Path, module: str, package: str, version: str) -> None:
    file = folder / f"{module.replace('.', '/')}.py"
    file.parent.mkdir(exist_ok=True)
    file.write_text("raise AssertionError('nobody is to load this')")
    about = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")


@pytest.mark.parametrize("revision", [PI_4B, PI_5, PI_ZERO_2, FIRST_PI])
def test_the_kernel_s_own_lines_come_before_every_library(tmp_path: Path, packages: Path, revision: int) -> None:
    install(packages, "lgpio", "lgpio", "0.2.2.0")
    (machine(tmp_path, revision) / "dev").mkdir()
    (tmp_path / "dev/gpiochip0").touch()
    assert pin_library(tmp_path) == f"kernel {os.uname().release}"


@pytest.mark.parametrize("revision", [PI_4B, PI_5, PI_ZERO_2, FIRST_PI])
def test_lgpio_is_for_every_pi_and_comes_before_rpi_gpio(tmp_path: Path, packages: Path, revision: int) -> None:
    install(packages, "lgpio", "lgpio", "0.2.2.0")
    install(packages, "RPi.GPIO", "RPi.GPIO", "0.7.1")
    assert pin_library(machine(tmp_path, revision)) == "lgpio 0.2.2.0"


@pytest.mark.parametrize(
    ("revision", "told"),
    [(PI_4B, "RPi.GPIO 0.7.1"), (PI_ZERO_2, "RPi.GPIO 0.7.1"), (FIRST_PI, "RPi.GPIO 0.7.1"), (PI_5, None)],
)
def test_rpi_gpio_is_for_all_but_a_pi_5(tmp_path: Path, packages: Path, revision: int, told: str | None) -> None:
    install(packages, "RPi.GPIO", "RPi.GPIO", "0.7.1")
    assert pin_library(machine(tmp_path, revision)) == told
    assert "RPi.GPIO" not in sys.modules


@pytest.mark.usefixtures("packages")
def test_a_pi_without_a_library_has_none(tmp_path: Path) -> None:
    assert pin_library(machine(tmp_path, PI_4B)) is None


def test_a_pc_has_none_whatever_is_installed(tmp_path: Path) -> None:
    (tmp_path / "proc").mkdir()
    (tmp_path / CPU_INFO).write_text("processor\t: 0\nmodel name\t: of a PC\n")
    assert metadata.version("gpiozero")
    assert pin_library(tmp_path) is None


def test_a_pi_whose_kernel_tells_its_model_the_old_way(tmp_path: Path, packages: Path) -> None:
    install(packages, "lgpio", "lgpio", "0.2.2.0")
    (tmp_path / "proc").mkdir()
    (tmp_path / CPU_INFO).write_text("Hardware\t: BCM2835\nRevision\t: c03114\nSerial\t\t: 1\n")
    assert pin_library(tmp_path) == "lgpio 0.2.2.0"
