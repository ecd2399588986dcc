"""Every word that a card of Ambal could use, read off the vocabulary itself, and those that a set of cards does use."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from engine.ambal import cards as c

Words = set[str]
MATCHING = ("interrupt", "block", "evade", "cost", "next")
OPTIONAL = {"card": ("aim", "sides"), "effect": ("if", "to"), "if": ("of",), "remove": ("which",)}
"""What may be left out, and says something by that."""


def possible() -> Words:
    """Ops, the values of every field and that it can be left out, and for each op what its number may be."""
    words = {f"{of} without {name}" for of, names in OPTIONAL.items() for name in names}
    words |= {f"{op} {how} match" for op in MATCHING for how in ("with", "without")}
    words |= {*_choices("card", c.Card), *_choices("match", c.Match), *_choices("if", c.If), "Mastery several times"}
    for kind in get_args(c.Effects):
        words |= {*_choices("effect", kind), *_numbers(kind), f"op {_op(kind)}"}
    return words


def _op(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _fields(kind: type) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Each field with the types that it may have."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        yield field.encode_name, field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)


def _choices(of: str, kind: type) -> Iterator[str]:
    """The words among which a field chooses."""
    for name, kinds in _fields(kind):
        for one in kinds:
            inner = one.item_type if isinstance(one, inspect.VarTupleType) else one
            if isinstance(inner, inspect.LiteralType):
                yield from (f"{of} {name}: {value}" for value in inner.values)
            elif isinstance(inner, inspect.BoolType):
                yield f"{of} {name}: True"


def _numbers(kind: type) -> Iterator[str]:
    """A number that is the user's Mastery, and one that may be above or below nothing."""
    for one in dict(_fields(kind)).get("n", ()):
        if isinstance(one, inspect.StructType):
            yield f"{_op(kind)} by Mastery"
        if isinstance(one, inspect.IntType) and (one.ge or 0) < 0:
            yield from (f"{_op(kind)} above 0", f"{_op(kind)} below 0")


def used(cards: Iterable[c.Card]) -> Words:
    words: Words = set()
    for card in cards:
        data = msgspec.to_builtins(card)
        words |= {*_of(data, "card", ("school", "types", "sides", "aim")), *_left_out(data, "card")}
        for effect in data["effects"]:
            words |= set(_of_effect(effect))
    return words


def _of(data: dict[str, Any], of: str, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        values = data.get(name, [])
        yield from (f"{of} {name}: {value}" for value in (values if isinstance(values, list | tuple) else [values]))


def _left_out(data: dict[str, Any], of: str) -> Iterator[str]:
    yield from (f"{of} without {name}" for name in OPTIONAL.get(of, ()) if name not in data)


def _of_effect(effect: dict[str, Any]) -> Iterator[str]:
    op = effect["op"]
    said = {"when": "use"} | ({"until": "round"} if op == "cost" else {}) | effect
    yield f"op {op}"
    yield from _of(said, "effect", ("when", "until", "to", "what", "condition", "which"))
    yield from (*_left_out(effect, "effect"), *_left_out(effect, op), *_of_number(op, effect.get("n")))
    if op in MATCHING:
        yield f"{op} {'with' if effect.get('match') else 'without'} match"
    yield from _of(effect.get("match", {}), "match", ("types", "sides", "schools"))
    if "if" in effect:
        yield from (*_of(effect["if"], "if", effect["if"]), *_left_out(effect["if"], "if"))
    for inner in effect.get("effects", ()):
        yield from _of_effect(inner)


def _of_number(op: str, n: Any) -> Iterator[str]:
    match n:
        case {"times": _}:
            yield from (f"{op} by Mastery", "Mastery several times")
        case {"mastery": _}:
            yield f"{op} by Mastery"
        case int():
            yield f"{op} {'above' if n > 0 else 'below'} 0"
        case str():
            yield f"effect n: {n}"
