"""The unit as systemd itself judges it: without mistakes, and with little that it may do."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.service.files import Place, main, written
from hardware.satellite.discovery import MAKER, PRODUCT, VENDOR
from hardware.wiring.claims import UART_PORTS

HIGHEST_EXPOSURE = 3.0
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze, which judges units, is not installed"
)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Written for a folder in which a version is installed."""
    program = tmp_path / "current" / "bin" / "ambit"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    file = tmp_path / "ambit.service"
    file.write_text(written("ambit.service", Place("maker", str(tmp_path), f"{tmp_path}/data", ("gpio", "i2c"))))
    return file


def judged(*words: str) -> str:
    done = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@needs_systemd
def test_systemd_finds_no_mistake_in_it(unit: Path) -> None:
    assert judged("verify", "--man=no", "--recursive-errors=no", str(unit)) == ""


@needs_systemd
def test_systemd_finds_no_mistake_in_the_kiosk_but_what_is_not_installed(unit: Path) -> None:
    file = unit.with_name("ambit-kiosk.service")
    file.write_text(written(file.name, Place("maker", str(unit.parent), "/data")))
    line = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(file)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert [said for said in done.stderr.splitlines() if "/usr/bin/cage is not executable" not in said] == []


@needs_systemd
def test_it_is_hardly_exposed(unit: Path) -> None:
    told = judged("security", "--offline=true", "--no-pager", str(unit))
    found = re.search(r"Overall exposure level for ambit\.service: ([\d.]+)", told)
    assert found is not None
    assert float(found[1]) <= HIGHEST_EXPOSURE


def test_it_says_who_runs_it_and_where(unit: Path) -> None:
    lines = unit.read_text().splitlines()
    assert not [line for line in lines if re.search("@[A-Z]+@", line)]
    for line in ("User=maker", "Type=notify", "Restart=always", "SupplementaryGroups=gpio i2c"):
        assert line in lines
    assert f"Environment=AMBIT_HOME={unit.parent}/data" in lines


def test_no_port_is_fixed_in_it_and_the_screen_asks_for_the_one_in_use(unit: Path) -> None:
    assert "--port" not in next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart="))
    kiosk = written("ambit-kiosk.service", Place("maker", "/opt/ambit", "/data"))
    assert "localhost:$$(/opt/ambit/current/bin/python -m companion.service.where)/" in kiosk
    assert "Environment=AMBIT_HOME=/data" in kiosk.splitlines()


def test_every_serial_port_of_a_pi_is_open_to_it(unit: Path) -> None:
    """`serial0` is a link to one of the other two."""
    allowed = re.findall("^DeviceAllow=(?:/dev/|char-)(\\S+) rw", unit.read_text(), re.MULTILINE)
    for port in set(UART_PORTS) - {"/dev/serial0"}:
        assert any(port.removeprefix("/dev/").startswith(each) for each in allowed), port


def test_satellites_have_names_by_the_number_that_we_look_for() -> None:
    rules = written("70-ambit.rules", Place("maker", "/opt/ambit", "/data"))
    named = [line for line in rules.splitlines() if "ambit/satellite-" in line and line.startswith("SUBSYSTEM")]
    assert len(named) == 2
    assert all(f'ATTRS{{idVendor}}=="{VENDOR}"' in line for line in named)
    assert f'ATTRS{{idProduct}}=="{PRODUCT}"' in named[0]
    assert f'ATTRS{{manufacturer}}=="{MAKER}"' in named[1]
    assert all(line.startswith(("#", "SUBSYSTEM==")) for line in rules.splitlines() if line)


@pytest.mark.parametrize("odd", ["two words", "100%", 'quo"te', "", "line\nUser=root"])
def test_a_name_that_systemd_would_read_otherwise_is_refused(odd: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ((odd, "/opt/ambit", "/data"), ("maker", odd, "/data"), ("maker", "/opt/ambit", odd)):
        assert main(["ambit.service", *words]) == 2
        assert capsys.readouterr().out == ""


def test_the_command_writes_what_the_function_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ambit.service", "maker", "/opt/ambit", "/data", "gpio"]) == 0
    assert capsys.readouterr().out == written("ambit.service", Place("maker", "/opt/ambit", "/data", ("gpio",)))
    assert main(["passwd", "maker", "/opt/ambit", "/data"]) == 2
