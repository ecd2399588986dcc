"""Games from outside: a folder or an installed package brings a game with all its parts; a broken one hurts nothing."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from companion import game_parts, outside
from companion.bindings import roles_of
from companion.bindings.ambush import ROLES
from companion.messages import Speaker
from companion.packs import packs_of
from companion.players import players_of
from engine import registry
from engine.message import Message
from tests.companion.cli.terminal import ambit

GAME = """
from msgspec.structs import replace
from engine.ambush import GAME as AMBUSH

GAME = replace(AMBUSH, name="{name}")
"""
PARTS = {
    "binding.py": 'from companion.bindings.ambush import ROLES, bind\n\n__all__ = ["ROLES", "bind"]\n',
    "players.py": "from companion.players.ambush import seated as seated\n",
    "messages/en.ftl": "game-{name} = A game from elsewhere\n",
    "messages/fr.ftl": "game-{name} = Un jeu d’ailleurs\n",
    "packs/few.toml": 'pack = "few"\ngame = "{name}"\ntitle = "Few"\n[[cards]]\nid = "owl"\nname = "Owl"\n',
    "rules.md": "# Elsewhere\n\n## Clauses\n\n### Play\n- **ELSE-PLAY-01** Play well.\n- **ELSE-PLAY-02** Play on.\n",
    "rules.fr.md": "# Ailleurs\n\n## Clauses\n\n### Jeu\n- **ELSE-PLAY-01** Jouez bien.\n",
}
Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path, nothing_outside: None) -> Make:
    """Writes the package of a game with these parts, and others than the usual ones where they are given."""

    def made(name: str, *parts: str, other: Mapping[str, str] | None = None) -> Path:
        files = {"__init__.py": GAME} | {part: PARTS[part] for part in parts} | dict(other or {})
        for file, text in files.items():
            place = tmp_path / name / file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text.replace("{name}", name), encoding="utf-8")
        return tmp_path / name

    return made


def told_of(monkeypatch: pytest.MonkeyPatch, *folders: Path | str) -> list[str]:
    """What is told when these folders are named in the environment, in English."""
    monkeypatch.setenv(outside.FOLDERS, os.pathsep.join(map(str, folders)))
    told: list[Message] = []
    outside.look(told.append)
    return [Speaker().message(what) for what in told]


def test_a_folder_brings_a_game_with_all_its_parts(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(monkeypatch, make("elsewhere_whole", *PARTS)) == []
    found = registry.find("elsewhere_whole")
    assert found is not None
    assert roles_of("elsewhere_whole") == ROLES
    assert players_of("elsewhere_whole")
    assert [pack.pack for pack in packs_of("elsewhere_whole")] == ["few"]
    assert Speaker("fr").term("game-elsewhere_whole") == "Un jeu d’ailleurs"


def test_a_game_may_bring_nothing_but_itself(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_of(monkeypatch, make("elsewhere_bare")) == []
    assert registry.find("elsewhere_bare") is not None
    assert not players_of("elsewhere_bare")
    assert packs_of("elsewhere_bare") == ()


def test_the_commands_know_a_game_from_outside(make: Make) -> None:
    environment = {outside.FOLDERS: str(make("elsewhere_told", *PARTS))}
    assert "elsewhere_told" in ambit("games", env=environment).out
    assert "Play well." in ambit("rules", "ELSE-PLAY-01", env=environment).out
    simulated = ambit("simulate", "elsewhere_told", "--games", "1", env=environment)
    assert (simulated.code, simulated.err.strip()) == (0, "")


def test_a_game_from_outside_may_bring_its_rules_in_french(make: Make) -> None:
    """What it did not translate is told in English."""
    environment = {outside.FOLDERS: str(make("elsewhere_french", *PARTS))}
    said = ambit("--lang", "fr", "rules", "elsewhere_french", env=environment)
    assert said.out == "Jeu\nELSE-PLAY-01  Jouez bien.\n\nPlay\nELSE-PLAY-02  Play on.\n\n"


def test_a_broken_game_is_told_in_the_language_of_the_table_and_hurts_nothing(make: Make) -> None:
    broken = make("elsewhere_broken", other={"__init__.py": "1 / 0"})
    said = ambit("--lang", "fr", "games", env={outside.FOLDERS: f"{broken}{os.pathsep}{make('elsewhere_sound')}"})
    assert said.code == 0
    assert f"Le jeu {broken} est inutilisable." in said.err
    assert "ZeroDivisionError" in said.err
    assert "elsewhere_sound" in said.out
    assert "ambush" in said.out


def test_a_game_that_nobody_asks_for_is_not_even_loaded(make: Make) -> None:
    broken = make("elsewhere_unasked", other={"__init__.py": "1 / 0"})
    said = ambit("simulate", "ambush", "--games", "1", env={outside.FOLDERS: str(broken)})
    assert (said.code, said.err.strip()) == (0, "")


@pytest.mark.parametrize(
    ("name", "files", "why"),
    [
        ("broken_a", {"__init__.py": ""}, "declares no GAME"),
        ("broken_b", {"__init__.py": GAME.replace("{name}", "other")}, "calls itself “other”"),
        ("broken_c", {"__init__.py": "raise SystemExit(3)"}, "SystemExit: 3"),
        ("broken_d", {"__init__.py": "def"}, "SyntaxError"),
        ("broken_e", {"binding.py": ""}, "broken_e.binding has no “bind”"),
        ("broken_f", {"players.py": "import nowhere_at_all"}, "No module named 'nowhere_at_all'"),
        ("broken_g", {"packs/few.toml": "pack = 1"}, "few.toml is not a pack"),
        ("broken_h", {"packs/few.toml": PARTS["packs/few.toml"].replace("{name}", "chess")}, "for the game “chess”"),
        ("broken_i", {"rules.md": PARTS["rules.md"] + "- **ELSE-PLAY-01** Again.\n"}, "stands twice"),
        ("ambush", {}, "already a game called “ambush”"),
        ("json", {}, "another package “json”"),
    ],
)
def test_whatever_is_broken_is_said(
    make: Make, monkeypatch: pytest.MonkeyPatch, name: str, files: dict[str, str], why: str
) -> None:
    folder = make(name, other=files)
    before = registry.names()
    [told] = told_of(monkeypatch, folder)
    assert str(folder) in told
    assert why in told
    assert registry.names() == before
    assert game_parts.outside() == ()


def test_a_folder_that_is_no_package_is_said(
    tmp_path: Path, nothing_outside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    [told] = told_of(monkeypatch, tmp_path)
    assert "no folder with an __init__.py" in told


def test_two_games_of_one_name_cannot_both_be_there(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = make("elsewhere_twice")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "__init__.py").write_text("")
    other = tmp_path / "inner" / "elsewhere_twice"
    other.mkdir()
    (other / "__init__.py").write_text(GAME.replace("{name}", "elsewhere_twice"))
    [told] = told_of(monkeypatch, one, other, one)
    assert str(other) in told
    assert "already a game called" in told


ANNOUNCED = """[ambit.games]
elsewhere_installed = elsewhere_installed
elsewhere_missing = elsewhere_missing
"""


def test_an_installed_package_announces_its_game(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    site = make("elsewhere_installed", *PARTS).parent
    about = site / "elsewhere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ANNOUNCED)
    monkeypatch.syspath_prepend(str(site))
    [told] = told_of(monkeypatch)
    assert "elsewhere_missing" in told
    assert registry.find("elsewhere_installed") is not None
    assert players_of("elsewhere_installed")


def test_what_lies_beside_a_game_hides_nothing_that_is_there(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make("elsewhere_beside")
    (folder.parent / "msgspec.py").write_text("1 / 0")
    assert told_of(monkeypatch, folder) == []
    assert sys.path[-1] == str(folder.parent)
