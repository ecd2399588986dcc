"""What a Pi is told when it starts, and what may be another after the next start."""

import os
from pathlib import Path

import pytest

from companion.doctor.boot_settings import boot_settings
from companion.doctor.machine import Machine
from tests.companion.doctor.trees import COUNTER, READER, STRIP, Patient, grow

CONFIG = "boot/firmware/config.txt"
PI_3, PI_4, PI_5 = (f"Raspberry Pi {model} Model B" for model in (3, 4, 5))
USB = '[table]\nreader = { driver = "serial-lines", port = "/dev/ttyUSB0" }\n'


def start(root: Path, model: str, config: str) -> Path:
    return grow(root, {"proc/device-tree/model": model, CONFIG: config})


@pytest.mark.parametrize(
    ("model", "config", "missing"),
    [
        (PI_3, "", ["core_freq=250"]),
        (PI_3, "core_freq=250 # for the strip\n", None),
        (PI_3, "[pi4]\ncore_freq=500\n[all]\n", ["core_freq=250"]),
        (PI_4, "[pi4]\ncore_freq=500\n", ["core_freq_min=500"]),
        (PI_4, "# core_freq=500\n[none]\ncore_freq=500\n", ["core_freq=500", "core_freq_min=500"]),
        (PI_4, "core_freq=500\n[pi5]\narm_boost=1\n[all]\ncore_freq_min=500\n", None),
    ],
)
def test_a_strip_needs_a_steady_clock(pi: Path, model: str, config: str, missing: list[str] | None) -> None:
    [found] = Patient(start(pi, model, f"dtparam=spi=on\n{config}"), STRIP).findings("overlays")
    assert (found.level, found.about.get("missing")) == ("good" if missing is None else "warning", missing)


def test_a_pi_5_and_a_machine_without_the_file_need_nothing(pi: Path) -> None:
    assert Patient(pi, STRIP).ids("overlays") == {"doctor-overlays-none": "note"}
    assert Patient(start(pi, PI_5, "dtparam=spi=on"), STRIP).ids("overlays") == {"doctor-overlays-none": "note"}


@pytest.mark.parametrize(
    ("config", "wired", "level"),
    [
        ("dtparam=i2c_arm=on", "", "warning"),
        ("dtparam=i2c_arm=on", ", reset = 6", "note"),
        ("dtoverlay=i2c-gpio,bus=1,i2c_gpio_sda=2,i2c_gpio_scl=3", "", "good"),
    ],
)
def test_a_reader_that_holds_the_clock(pi: Path, config: str, wired: str, level: str) -> None:
    patient = Patient(start(pi, PI_3, config), READER.replace(" }", f"{wired} }}"))
    [found] = patient.findings("overlays")
    assert found.level == level
    assert Patient(start(pi, PI_3, config), COUNTER).ids("overlays") == {"doctor-overlays": "good"}


def test_the_older_place_of_the_file(tmp_path: Path) -> None:
    grow(tmp_path, {"boot/config.txt": "dtparam=spi=on\n"})
    assert boot_settings(Machine(tmp_path, root=tmp_path)) == ["dtparam=spi=on"]
    grow(tmp_path, {CONFIG: "dtparam=spi=off\n"})
    assert boot_settings(Machine(tmp_path, root=tmp_path)) == ["dtparam=spi=off"]


@pytest.mark.parametrize(
    ("files", "do"),
    [
        ({}, "doctor-bus-off-do"),
        ({CONFIG: "dtparam=i2c_arm=on\n"}, "doctor-bus-restart-do"),
        ({"sys/bus/i2c/devices/i2c-1/name": "bcm2835 (i2c@7e804000)"}, "doctor-bus-module-do"),
    ],
)
def test_a_bus_that_is_off_may_only_lack_a_restart_or_a_module(
    pi: Path, files: dict[str, str | bytes], do: str
) -> None:
    (pi / "dev/i2c-1").unlink()
    [found] = Patient(grow(pi, files), COUNTER).findings("buses")
    assert (found.level, found.do and found.do.id) == ("wrong", do)


def test_a_port_by_its_number_is_another_one_after_the_next_start(pi: Path) -> None:
    grow(pi, {"dev/ttyUSB0": "", "dev/serial/by-id/.keep": ""})
    found = {finding.says.id: finding for finding in Patient(pi, USB).findings("serial")}
    assert (found["doctor-serial-numbered"].level, found["doctor-serial-numbered"].about["steady"]) == ("note", "")
    os.symlink("../../ttyUSB0", pi / "dev/serial/by-id/usb-reader-if00")
    grow(pi, {"dev/ttyUSB1": ""})
    found = {finding.says.id: finding for finding in Patient(pi, USB).findings("serial")}
    told = found["doctor-serial-numbered"]
    assert (told.level, told.about["steady"]) == ("warning", "/dev/serial/by-id/usb-reader-if00")
    steady = USB.replace("/dev/ttyUSB0", "/dev/serial/by-id/usb-reader-if00")
    assert Patient(pi, steady).ids("serial") == {"doctor-serial": "good"}
