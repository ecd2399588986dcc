"""One effect of a card as a message: its fields are the arguments, in every game."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, inspect

from engine.action import kebab
from engine.cards import Card
from engine.message import Message
from engine.reading import described


def effect_words(game: str, effect: Struct) -> Message:
    """The message `effect-<game>-<op>`, or with the name of its class for an effect without an op.

    A nested field has both names (`if_of`); a field without a value is null. A negative number is given without its
    sign, and `less` is true: the sentence adds its own word or sign.
    """
    gaps = dict(_within(game, effect, described(type(effect)), ""))
    sizes = {name: -gap for name, gap in gaps.items() if isinstance(gap, int) and gap < 0}
    name = effect.__struct_config__.tag or kebab(type(effect).__name__)
    return Message(f"effect-{game}-{name}", {**gaps, **sizes, "less": bool(sizes)})


def sentences(game: str, card: Card) -> list[Message]:
    """What the effects of a card say, in printed order; those that happen together stand one after the other."""
    said: list[Message] = []
    for field in ("effects", "ability", "lasting"):
        for effect in getattr(card, field, ()) or ():
            said += [effect_words(game, one) for one in (effect if isinstance(effect, tuple) else (effect,))]
    return said


def _within(game: str, value: Any, kind: inspect.Type, path: str) -> Iterator[tuple[str, Any]]:
    """Every field of the type, so that each argument of the message is filled even where the value has none."""
    for field in kind.fields if isinstance(kind, inspect.StructType) else ():
        yield from _gaps(game, getattr(value, field.name, UNSET), field.type, path + field.encode_name)


def _gaps(game: str, value: Any, kind: inspect.Type, name: str) -> Iterator[tuple[str, Any]]:
    yield name, _gap(game, value, kind)
    for way in _ways(kind):
        yield from _within(game, value, way, f"{name}_")


def _ways(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _gap(game: str, value: Any, kind: inspect.Type) -> Any:
    """An absent list is empty; effects within an effect become messages of their own."""
    if value is UNSET and any(isinstance(way, inspect.VarTupleType) for way in _ways(kind)):
        return []
    if isinstance(value, tuple):
        return [effect_words(game, each) if isinstance(each, Struct) else each for each in value]
    return None if value is UNSET or isinstance(value, Struct) else value
