"""Every word that a card of Ambyria could use, read off the vocabulary itself, and those that some cards do use."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from engine.ambyria import cards as c

Words = set[str]
ONLY_OF_ITS_KIND = ("from", "face", "n")
"""These mean something else with every operation; the other fields mean the same everywhere."""


def possible() -> Words:
    """Operations with what each can take from, how many and with which face; and the values of every other field."""
    words = {*_choices("card", c.Card), *_choices("lasting", c.Lasting), "card without effects", "may: True"}
    for kind in get_args(c.Operations):
        op = str(kind.__struct_config__.tag)
        words |= {f"op {op}", *_choices("operation", kind)}
        words |= {f"{op} {word}" for word in _choices("", kind) if word.split(":")[0].strip() in ONLY_OF_ITS_KIND}
    return {word.replace("  ", " ") for word in words if not _never(word)}


def _never(word: str) -> bool:
    """Nothing is taken out of a collection pile, nor a whole deck; and not everything is taken as a whole."""
    return word.endswith("from: collection") or word.startswith(("operation from", "operation face", "operation n"))


def _choices(of: str, kind: type) -> Iterator[str]:
    """The words among which a field chooses."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for one in field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,):
            if isinstance(one, inspect.LiteralType) and field.encode_name != "n":
                yield from (f"{of} {field.encode_name}: {value}" for value in one.values)
            elif isinstance(one, inspect.BoolType) and field.encode_name != "may":
                yield from (f"{of} {field.encode_name}: {value}" for value in (True, False))


def used(cards: Iterable[c.Card]) -> Words:
    words: Words = set()
    for card in cards:
        data = msgspec.to_builtins(card)
        words |= set(_of(data, "card", ("mode", "play", "hero", "response", "down")))
        words |= {"card without effects"} if card.effects is not msgspec.UNSET and not card.effects else set()
        for one in card.lasting:
            words |= set(_of(msgspec.structs.asdict(one), "lasting", ("op", "at", "who")))
        for effects in (card.effects, card.ability):
            for effect in () if effects is msgspec.UNSET else effects:
                for op in effect:
                    words |= set(_of_operation(op))
    return words


def _of(data: dict[str, Any], of: str, names: Iterable[str]) -> Iterator[str]:
    yield from (f"{of} {name}: {data[name]}" for name in names if name in data)


def _of_operation(op: c.Operations) -> Iterator[str]:
    name = str(op.__struct_config__.tag)
    yield f"op {name}"
    yield f"operation who: {op.who}"
    yield from ("may: True",) if op.may else ()
    for field, word in (("source", "from"), ("face", "face")):
        if hasattr(op, field):
            yield f"{name} {word}: {getattr(op, field)}"
