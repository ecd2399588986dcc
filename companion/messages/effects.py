"""What one effect of a card says: its fields as the gaps of a message, whatever the game."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, inspect

from engine.action import kebab
from engine.cards import Card
from engine.message import Message


def effect_words(game: str, effect: Struct) -> Message:
    """The message `effect-<game>-<op>`, or with the name of its class where an effect has no op.

    A field within a field is called by both (`if_of`); what is not said is null. A number below zero comes as its size,
    and `less` says so: a sentence puts its own word or sign before it.
    """
    gaps = dict(_within(game, effect, inspect.type_info(type(effect)), ""))
    sizes = {name: -gap for name, gap in gaps.items() if isinstance(gap, int) and gap < 0}
    name = effect.__struct_config__.tag or kebab(type(effect).__name__)
    return Message(f"effect-{game}-{name}", {**gaps, **sizes, "less": bool(sizes)})


def sentences(game: str, card: Card) -> list[Message]:
    """What the effects of a card say, in printed order; those that happen together stand one after the other."""
    said: list[Message] = []
    for field in ("effects", "ability"):
        for effect in getattr(card, field, ()) or ():
            said += [effect_words(game, one) for one in (effect if isinstance(effect, tuple) else (effect,))]
    return said


def _within(game: str, value: Any, kind: inspect.Type, path: str) -> Iterator[tuple[str, Any]]:
    """Every field that the type knows, so that no gap is open where the value says nothing."""
    for field in kind.fields if isinstance(kind, inspect.StructType) else ():
        yield from _gaps(game, getattr(value, field.name, UNSET), field.type, path + field.encode_name)


def _gaps(game: str, value: Any, kind: inspect.Type, name: str) -> Iterator[tuple[str, Any]]:
    yield name, _gap(game, value, kind)
    for way in _ways(kind):
        yield from _within(game, value, way, f"{name}_")


def _ways(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _gap(game: str, value: Any, kind: inspect.Type) -> Any:
    """A list that is not said is empty; effects within an effect are sentences of their own."""
    if value is UNSET and any(isinstance(way, inspect.VarTupleType) for way in _ways(kind)):
        return []
    if isinstance(value, tuple):
        return [effect_words(game, each) if isinstance(each, Struct) else each for each in value]
    return None if value is UNSET or isinstance(value, Struct) else value
