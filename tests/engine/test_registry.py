"""The games there are: those that come with Ambit, and those that somebody adds."""

import subprocess
import sys
from typing import Any

import pytest

from engine import registry
from engine.game import Game
from tests.engine.scenario.pebbles import PEBBLES
from tests.shape import PROJECT


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game from outside, known for the length of one test."""
    monkeypatch.setattr(registry, "_added", {})
    registry.add(PEBBLES)
    return PEBBLES


@pytest.mark.parametrize("name", registry.shipped())
def test_every_game_that_comes_with_ambit_is_found_under_its_own_name(name: str) -> None:
    game = registry.find(name)
    assert game is not None
    assert (game.name, game.version >= 1) == (name, True)
    assert registry.find(name) is game


@pytest.mark.parametrize("name", registry.shipped())
def test_every_game_can_be_started_somehow_and_knows_its_verbs(name: str) -> None:
    game = registry.find(name)
    assert game is not None
    assert all(seats and min(seats) >= 1 for seats in game.modes.values())
    assert set(game.verbs) == {kind.verb() for kind in game.actions} >= {"name", "adjust"}


@pytest.mark.parametrize("name", ["chess", "", "Ambush", "ambush ", "engine.ambush", "../ambush"])
def test_any_other_name_finds_nothing(name: str) -> None:
    assert registry.find(name) is None


def test_a_game_from_outside_is_added_with_one_call(added: Game[Any]) -> None:
    assert registry.find("pebbles") is added
    assert registry.names() == (*registry.shipped(), "pebbles")
    assert "pebbles" not in registry.shipped()


def test_a_game_that_is_added_again_replaces_itself(added: Game[Any]) -> None:
    registry.add(added)
    assert registry.names().count("pebbles") == 1


def test_a_place_elsewhere_is_looked_into_only_when_it_is_needed_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(registry, "_elsewhere", [])

    def look() -> None:
        looked.append("here")
        registry.add(PEBBLES)

    registry.look_elsewhere(look)
    assert (registry.find("ambush") is not None, looked) == (True, [])
    assert (registry.find("pebbles"), looked) == (PEBBLES, ["here"])
    assert "pebbles" in registry.names()
    assert looked == ["here"]


def test_a_package_that_holds_no_game_is_none() -> None:
    assert registry.find("scenario") is None


def test_a_game_is_imported_only_when_it_is_asked_for() -> None:
    code = (
        "import sys; from engine import registry; registry.names(); assert 'engine.ambush' not in sys.modules;"
        "registry.find('chess'); assert 'engine.ambush' not in sys.modules;"
        "registry.find('ambush'); assert 'engine.ambush' in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
