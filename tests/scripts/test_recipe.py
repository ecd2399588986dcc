"""The recipe for a new game is true: it names every declaration, and only places where games really have something."""

import re

import pytest
from msgspec.structs import fields

from engine import registry
from engine.game import Game
from tests.shape import PROJECT

RECIPE = (PROJECT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
OF_A_GAME = sorted(set(re.findall(r"`((?:docs|engine|companion|tests)/[\w./<>-]*<game>[\w./<>-]*)`", RECIPE)))


def test_every_declaration_is_explained() -> None:
    table = RECIPE.partition("| field of `Game` |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1] if row else "")}
    assert named == {field.name for field in fields(Game)} - {"verbs"}


@pytest.mark.parametrize("place", OF_A_GAME)
def test_every_place_is_one_where_games_have_something(place: str) -> None:
    games = {game: PROJECT / place.replace("<game>", game) for game in registry.shipped()}
    assert any(path.exists() or path.with_suffix(".py").exists() for path in games.values())


def test_there_are_such_places() -> None:
    assert len(OF_A_GAME) > 8
