"""A game that nobody has made a binding for: it is started, played by its devices, taken back, and resumed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.host import Wanted
from engine import registry
from engine.ambush import GAME
from hardware.outputs import Dark, Digits, Light, Steady
from hardware.virtual import VirtualTable
from tests.companion.host.hosts import Lived, host_in

SIXTH = replace(GAME, name="sixth")


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lived]:
    monkeypatch.setattr(registry, "_added", {SIXTH.name: SIXTH})
    with host_in(tmp_path) as host:
        assert host.start(Wanted(game="sixth", seats=("Ana", "Bo"))) is None
        yield host


def devices(host: Lived) -> VirtualTable:
    assert isinstance(host.game.operator, VirtualTable)
    return host.game.operator


def begun(host: Lived) -> VirtualTable:
    """Ana goes first, as anybody may say."""
    table = devices(host)
    table.turn("seat1.dial", 1)
    table.turn("seat1.dial", -1)
    table.press("seat1.ok")
    return table


def test_it_can_be_played_by_devices(host: Lived) -> None:
    table = begun(host)
    table.press("seat1.ok")
    table.press("seat1.no")
    assert [(host.game.session.view().turn, host.game.session.view().phase)] == [(2, "expose")]
    assert host.log.game(1).steps == 3


def test_it_is_lit(host: Lived) -> None:
    table = begun(host)
    assert table.look("seat1.main") == Digits("seat1.main", "20")
    assert table.look("seat1.lamp") == Light("seat1.lamp", Steady())
    assert table.look("seat2.lamp") == Light("seat2.lamp", Dark())
    assert host.game.session.awaits_card() == (0, 1)


def test_a_step_is_taken_back(host: Lived) -> None:
    begun(host).press("table.undo")
    assert host.game.session.view().phase == "setup"


def test_it_is_resumed(host: Lived) -> None:
    begun(host)
    host.close()
    assert host.resume(1) is None
    devices(host).press("seat1.ok")
    assert host.game.session.view().phase == "play"
