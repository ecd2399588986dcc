"""Which library is chosen for the pins, and what is told where none works."""

import builtins
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gpiozero.pins.local
import pytest

from hardware.driver import Unavailable
from hardware.gpio import Header, backend, choose
from hardware.message import message
from tests.shape import PROJECT


@pytest.fixture
def _no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which neither lgpio nor RPi.GPIO is installed."""
    found = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] in ("lgpio", "RPi"):
            raise ModuleNotFoundError(name, name=name)
        return found(name, *rest)

    for name in ("lgpio", "RPi", "RPi.GPIO"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(builtins, "__import__", without)


@pytest.mark.usefixtures("_no_libraries")
def test_where_nothing_moves_the_pins_each_way_is_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", lambda: 0xC03114)
    with pytest.raises(Unavailable) as why:
        choose()
    lgpio = message("device-passed", name="lgpio", why=message("device-no-lgpio"))
    rpi = message("device-passed", name="RPi.GPIO", why=message("device-no-rpi-gpio"))
    chip = message("device-passed", name="kernel", why=message("device-chip-missing", file="/dev/gpiochip0"))
    first = message("device-both", one=chip, other=lgpio)
    assert why.value.what == message("device-no-way", why=message("device-both", one=first, other=rpi))


def test_a_library_that_was_built_for_another_machine_is_passed_over_with_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "RPi").mkdir()
    (tmp_path / "RPi/GPIO.py").write_text("raise ImportError('wrong ELF class')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "RPi", raising=False)
    with pytest.raises(Unavailable) as why:
        choose(["RPi.GPIO"])
    sys.modules.pop("RPi")
    broken = message("device-not-on-this-machine", why="wrong ELF class")
    assert why.value.what == message("device-no-way", why=message("device-passed", name="RPi.GPIO", why=broken))


def test_off_a_pi_that_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> int:
        raise gpiozero.PinUnknownPi("no revision")

    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", unknown)
    with pytest.raises(Unavailable, match=r"^device-not-a-pi$|device-no-rpi-gpio"):
        choose()


@pytest.mark.parametrize("name", ["kernel", "lgpio"])
def test_the_chip_of_a_pi_5_is_named_where_it_cannot_be_opened(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    exists, chip = os.path.exists, "/dev/gpiochip4"
    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", lambda: 0xD04170)
    monkeypatch.setattr(os.path, "exists", lambda path: path == chip or exists(path))
    with pytest.raises(Unavailable) as why:
        choose([name])
    locked = message("device-file-locked", file=chip, group="gpio")
    assert why.value.what == message("device-no-way", why=message("device-passed", name=name, why=locked))


@pytest.mark.parametrize("name", ["kernel", "lgpio"])
def test_the_chip_is_the_one_that_the_kernel_says_is_the_header_s(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever number it has: this machine has no such chip, and that is what is told."""
    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", lambda: 0xD04170)
    monkeypatch.setattr(backend, "header_chip", lambda: 97)
    with pytest.raises(Unavailable) as why:
        choose([name])
    missing = message("device-chip-missing", file="/dev/gpiochip97")
    assert why.value.what == message("device-no-way", why=message("device-passed", name=name, why=missing))


def test_the_header_asks_again_until_there_is_a_back_end() -> None:
    asked: list[int] = []

    def choosing() -> Any:
        asked.append(1)
        raise Unavailable(message("device-not-a-pi"))

    header = Header(choose=choosing)
    for _ in range(2):
        with pytest.raises(Unavailable, match="device-not-a-pi"):
            _ = header.backend
    header.close()
    assert len(asked) == 2


LOADING = """
import os
from hardware.gpio.lgpio_library import load_lgpio
load_lgpio()
print(os.getcwd(), os.getenv("LG_WD"))
"""


@pytest.mark.parametrize("sent", [{}, {"LG_WD": "/elsewhere"}])
def test_loading_lgpio_leaves_the_program_in_its_folder_and_nothing_there(tmp_path: Path, sent: dict[str, str]) -> None:
    around = os.environ | {"PYTHONPATH": str(PROJECT)} | sent
    done = subprocess.run([sys.executable, "-c", LOADING], cwd=tmp_path, env=around, capture_output=True, text=True)
    assert done.stdout == f"{tmp_path} {sent.get('LG_WD')}\n", done.stderr
    assert list(tmp_path.iterdir()) == []
