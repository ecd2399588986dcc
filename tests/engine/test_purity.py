"""No clock, chance, disk or network can enter the rules, and the check that says so can fail."""

import tomllib
from pathlib import Path

import pytest
from grimp import ImportGraph

import engine
from engine import registry
from tests.contracts import GamesContract
from tests.engine.purity import IMPURE_MODULES, read_breaches, watched_breaches

ENGINE = Path(engine.__file__).parent
PROJECT = ENGINE.parent


def planted(folder: Path, source: str, name: str = "rules.py") -> Path:
    """A package like the engine, with one module of this source."""
    package = folder / "planted"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / name).write_text(source)
    return package


def test_no_line_of_the_engine_lets_the_world_in() -> None:
    assert read_breaches(ENGINE) == []


def test_a_fresh_interpreter_imports_nothing_impure_for_the_engine() -> None:
    assert watched_breaches(ENGINE) == []


@pytest.mark.parametrize("module", sorted(IMPURE_MODULES))
@pytest.mark.parametrize("line", ["import {}", "from {} import *", "import {}.x as y"])
def test_a_planted_import_is_found_by_reading(tmp_path: Path, module: str, line: str) -> None:
    package = planted(tmp_path, line.format(module))
    assert read_breaches(package) == [f"rules.py:1 uses {module}"]


@pytest.mark.parametrize("source", ["def late() -> None:\n    import random", "if False:\n    import random"])
def test_an_import_that_never_runs_is_found_by_reading(tmp_path: Path, source: str) -> None:
    assert read_breaches(planted(tmp_path, source)) == ["rules.py:2 uses random"]


def test_a_field_or_a_parameter_may_be_called_open(tmp_path: Path) -> None:
    source = "class Window:\n    open: bool = True\n\ndef shut(open: bool) -> bool:\n    return not open\n"
    assert read_breaches(planted(tmp_path, source)) == []


CALLS = ["open('x')", "print('x')", "__import__('os')", "exec('import os')", "f = open", "def f(): return open"]


@pytest.mark.parametrize("call", CALLS)
def test_a_planted_call_is_found_by_reading(tmp_path: Path, call: str) -> None:
    [breach] = read_breaches(planted(tmp_path, call))
    assert breach.startswith("rules.py:1 uses ")


def test_a_package_from_elsewhere_is_found_by_reading(tmp_path: Path) -> None:
    assert read_breaches(planted(tmp_path, "import rich.table")) == ["rules.py:1 uses rich"]


def test_pure_code_passes_both_checks(tmp_path: Path) -> None:
    package = planted(tmp_path, "import re, planted\nfrom msgspec import Struct\n")
    assert read_breaches(package) == []
    assert watched_breaches(package) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import choice",
        "__import__('random')",
        "from importlib import import_module\nimport_module('random')",
        "getattr(__builtins__, 'get', __builtins__)('__import__')('random')",
    ],
)
def test_a_planted_import_is_found_by_watching(tmp_path: Path, source: str) -> None:
    assert "random" in watched_breaches(planted(tmp_path, source))


def test_only_the_registry_may_load_packages_by_name(tmp_path: Path) -> None:
    source = "from importlib import import_module"
    assert read_breaches(planted(tmp_path, source)) == ["rules.py:1 uses importlib"]
    (tmp_path / "other").mkdir()
    assert read_breaches(planted(tmp_path / "other", source, name="registry.py")) == []


def games_contract() -> GamesContract:
    return GamesContract("games", {"root_packages": ["engine"]}, {})


def test_every_game_is_under_the_contract_that_games_do_not_import_each_other() -> None:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    assert "games" in [contract["type"] for contract in settings["contracts"]]
    assert settings["contract_types"] == [f"games: {GamesContract.__module__}.{GamesContract.__name__}"]
    assert {str(module) for module in games_contract().modules} == {f"engine.{name}" for name in registry.shipped()}  # type: ignore[attr-defined]


def test_a_game_that_imports_another_one_breaks_the_contract() -> None:
    graph = ImportGraph()
    for name in ("engine", "engine.shared", *(f"engine.{game}" for game in registry.shipped())):
        graph.add_module(name)
    graph.add_import(importer="engine.ambush", imported="engine.shared")
    assert games_contract().check(graph, verbose=False).kept
    graph.add_import(importer="engine.shared", imported="engine.ambal")
    assert not games_contract().check(graph, verbose=False).kept
