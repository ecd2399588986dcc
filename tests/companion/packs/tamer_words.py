"""Every word that a card of Tamer Tournament could use, read off the vocabulary itself, and those that cards do use."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from engine.tamer import cards as c

Words = set[str]


COUNTED = ("of", "per", "from")
"""Where creatures are counted or chosen from, it is enough that a place is named: which one is all the same."""


def possible() -> Words:
    """For every kind of object its fields and the words among which they choose."""
    words = {*_choices("card", c.Card), *_choices("effect", c.Effect)}
    for op in get_args(c.Op):
        tag = str(op.__struct_config__.tag)
        words |= {f"op {tag}", f"{tag} with if", f"{tag} without if", *_choices(tag, op)}
    for part in (c.Kin, c.Those, c.Each, c.If):
        words |= set(_choices(_name(part), part))
    return words | {"several cards flipped", "several operations"}


def _name(kind: type) -> str:
    """Creatures that are chosen from may be described like any others."""
    return "kin" if kind is c.Those else kind.__name__.lower()


def _choices(of: str, kind: type) -> Iterator[str]:
    """The words among which a field chooses; an object stands for itself."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        for one in kinds:
            inner = one.item_type if isinstance(one, inspect.VarTupleType) else one
            if isinstance(inner, inspect.LiteralType):
                yield from (_word(of, field.encode_name, value) for value in inner.values)
            elif isinstance(inner, inspect.StructType) and inner.cls in (c.Kin, c.Those, c.Each):
                yield f"{of} {field.encode_name}: {_name(inner.cls)}"
            elif isinstance(inner, inspect.BoolType):
                yield f"{of} {field.encode_name}: True"


def _word(of: str, name: str, value: Any) -> str:
    return f"{of} {name}: {'a place' if name in COUNTED else value}"


def used(cards: Iterable[c.Card]) -> Words:
    words: Words = set()
    for card in cards:
        data = msgspec.to_builtins(card)
        words |= {f"card {name}: {value}" for name in ("types", "elements") for value in data[name]}
        for effect in data["effects"]:
            words |= set(_of_effect(effect))
    return words


def _of_effect(effect: dict[str, Any]) -> Iterator[str]:
    yield f"effect when: {effect['when']}"
    if len(effect["do"]) > 1:
        yield "several operations"
    for op in effect["do"]:
        yield f"op {op['op']}"
        yield f"{op['op']} {'with' if 'if' in op else 'without'} if"
        yield from _of(op["op"], {key: value for key, value in op.items() if key not in ("op", "if")})
        yield from _of("if", op.get("if", {}))
        if op["op"] == "flip" and op.get("n", 1) > 1:
            yield "several cards flipped"


def _of(of: str, data: dict[str, Any]) -> Iterator[str]:
    for name, value in data.items():
        if isinstance(value, dict):
            kind = "each" if "each" in value else "kin"
            yield f"{of} {name}: {kind}"
            yield from _of(kind, value)
        else:
            yield _word(of, name, value)
