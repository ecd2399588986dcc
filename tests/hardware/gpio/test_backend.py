"""Which back end is taken, and what is said where none works."""

import builtins
import sys
from typing import Any

import gpiozero.pins.local
import pytest

from hardware.driver import Unavailable
from hardware.gpio import Header, choose


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
def test_without_any_library_each_is_named_with_what_to_do() -> None:
    with pytest.raises(Unavailable) as why:
        choose()
    said = str(why.value)
    assert "lgpio: it is not installed: sudo apt install python3-lgpio" in said
    assert "RPi.GPIO: it is not installed: sudo apt install python3-rpi.gpio" in said


def test_off_a_pi_that_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> int:
        raise gpiozero.PinUnknownPi("no revision")

    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", unknown)
    with pytest.raises(Unavailable, match=r"^this machine is not a Raspberry Pi, so it has no pins$|not installed"):
        choose()


def test_the_header_asks_again_until_there_is_a_back_end() -> None:
    asked: list[int] = []

    def choosing() -> Any:
        asked.append(1)
        raise Unavailable("nothing here")

    header = Header(choose=choosing)
    for _ in range(2):
        with pytest.raises(Unavailable, match="nothing here"):
            _ = header.backend
    header.close()
    assert len(asked) == 2
