"""A sample for a game without hidden things: what fills a field follows from the type that the game gives it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import inspect

from companion.players import players
from engine import registry
from engine.game import Game
from engine.setup import Header
from tests.games.sample import Entry, Sample

MOST = 30
"""Numbers without a limit go up to this: far enough for corrections that move a counter by ten and more."""


def plain_sample(name: str) -> Sample:
    """Header as the game's players bring it; any values in fields; nothing is hidden from anybody."""

    def header(mode: str, random: Random) -> Header:
        return players(name, mode, None, random).header

    def fill(now: Any, entry: Entry, field: str, random: Random) -> Any:
        return _value(_fields(_game(name), entry["do"])[field].type, random, least=1)

    def anything(now: Any, random: Random) -> Entry:
        verb = random.choice(list(_game(name).verbs))
        fields = _fields(_game(name), verb).values()
        wanted = [field for field in fields if field.required or random.random() < 0.5]
        values = {field.encode_name: _value(field.type, random) for field in wanted}
        return {"do": verb} | values | {"seat": random.randint(0, len(_game(name).view(now, None).seats))}

    return Sample(header, fill, anything, _no_twins)


def _game(name: str) -> Game[Any]:
    game = registry.find(name)
    assert game is not None
    return game


def _no_twins(now: Any, viewer: int | None, random: Random) -> Iterator[Any]:
    """No state differs from this one only in what somebody may not see."""
    return iter(())


def _fields(game: Game[Any], verb: str) -> dict[str, inspect.Field]:
    kind = inspect.type_info(game.verbs[verb])
    assert isinstance(kind, inspect.StructType)
    return {field.encode_name: field for field in kind.fields if field.encode_name != "at"}


def _value(kind: inspect.Type, random: Random, least: int = 0) -> Any:
    """Any value that the type allows; a number from `least` on where it sets no limit."""
    make: dict[type, Callable[[Any], Any]] = {
        inspect.IntType: lambda number: random.randint(number.ge or least, number.le or MOST),
        inspect.StrType: lambda _: random.choice(("Ana", "Émile", "x")),
        inspect.BoolType: lambda _: random.random() < 0.5,
        inspect.LiteralType: lambda literal: random.choice(literal.values),
        inspect.UnionType: lambda union: _value(random.choice(union.types), random, least),
    }
    assert type(kind) in make, f"say in a sample of the game's own what fills {kind}"
    return make[type(kind)](kind)
