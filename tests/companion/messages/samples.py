"""Facts made up from their own types: every field through everything that could matter to a sentence."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import msgspec
from msgspec import inspect

from engine.action import Fact, to_data

MOST = 500
"""Up to this many combinations of a fact's fields are all tried; of more, each field is varied alone."""


def facts(kind: type[Fact]) -> Iterator[dict[str, Any]]:
    """Facts of one kind as JSON-ready data."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    ways = {field.encode_name: values(field.type) for field in info.fields}
    if "seats" in ways:
        ways["seats"].remove([])  # winners may be none; seats that share something are some
    for filled in _fillings(ways):
        yield to_data(msgspec.convert({"fact": info.tag} | filled, kind))


def _fillings(ways: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    if prod(len(values) for values in ways.values()) <= MOST:
        yield from (dict(zip(ways, each, strict=True)) for each in product(*ways.values()))
        return
    usual = {name: values[-1] for name, values in ways.items()}
    for name, values in ways.items():
        yield from (usual | {name: value} for value in values)


def values(kind: inspect.Type) -> list[Any]:
    """None of it, one, some, many; and every word of a choice."""
    match kind:
        case inspect.UnionType(types=types):
            return [value for each in types for value in values(each)]
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType():
            return [0, 1, 2, 1234]
        case inspect.StrType():
            return ["footman", "play", "hand"]
        case inspect.LiteralType(values=words):
            return list(words)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [[], values(item)[1:2], values(item)[1:3], values(item)[:3]]
        case inspect.DictType(value_type=value):
            return [{str(seat): each for seat, each in enumerate(values(value), 1)}]
    raise TypeError(f"a fact has a field of {kind}: say in samples.py what it may hold")
