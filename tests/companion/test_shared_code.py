"""Code that serves all games knows none of them: what it needs of a game, the game declares."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import registry
from tests.shape import PROJECT

COMPANION = PROJECT / "companion"
OF_A_GAME = ("bindings", "players")
"""Folders in which a game has a folder of its own, with its name."""


def shared() -> Iterator[Path]:
    for path in sorted(COMPANION.rglob("*.py")):
        inside = path.relative_to(COMPANION).parts
        own = inside[0] in OF_A_GAME and inside[1] in registry.shipped()
        if not own and "node_modules" not in inside:
            yield path


def words_of_games() -> set[str]:
    """The names of games, their prompts, and their flags of those who are out."""
    games = [game for name in registry.shipped() if (game := registry.find(name))]
    return {word for game in games for word in (game.name, *game.prompts, *game.out)}


def said(tree: ast.AST) -> Iterator[str]:
    """Whole texts and imported modules; a sentence that mentions a game as an example is no such text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from node.module.split(".")
        elif isinstance(node, ast.Import):
            yield from (part for name in node.names for part in name.name.split("."))


@pytest.mark.parametrize("path", list(shared()), ids=lambda path: str(path.relative_to(COMPANION)))
def test_shared_code_names_no_game(path: Path) -> None:
    assert words_of_games().isdisjoint(said(ast.parse(path.read_text())))


def test_there_is_something_to_look_at() -> None:
    assert {"ambush", "destroyed", "ambal.commit"} <= words_of_games()
    assert not any(path.match("bindings/ambush/*") for path in shared())
    assert any(path.match("session/consent.py") for path in shared())
