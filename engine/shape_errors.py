"""Data of the wrong shape: which place is wrong, what stands there, and what would be right."""

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from msgspec import inspect

from engine.message import Message, message


def explain(data: Any, kind: inspect.Type) -> Message:
    """What is wrong with data that does not fit `kind`: the first thing, from the outside in."""
    found = next(_wrong(data, kind, ""), None)
    return found or _not_that(data, kind, "")


def _wrong(data: Any, kind: inspect.Type, path: str) -> Iterator[Message]:
    kind = _chosen(kind, data)
    match kind:
        case inspect.StructType() if isinstance(data, dict):
            yield from _wrong_fields(data, kind, path)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) if isinstance(data, list | tuple):
            for number, one in enumerate(data):
                yield from _wrong(one, item, f"{path}[{number}]")
        case inspect.DictType(value_type=value) if isinstance(data, dict):
            for key, one in data.items():
                yield from _wrong(one, value, _join(path, key))
        case _ if not _fits(data, kind):
            yield _not_that(data, kind, path)


def _wrong_fields(data: dict[Any, Any], kind: inspect.StructType, path: str) -> Iterator[Message]:
    fields = {field.encode_name: field for field in kind.fields}
    known = ([kind.tag_field] if kind.tag_field else []) + sorted(fields)
    if kind.tag_field and data.get(kind.tag_field) != kind.tag:
        tag = inspect.LiteralType((kind.tag,))
        yield _not_that(data.get(kind.tag_field), tag, _join(path, kind.tag_field))
    for key in data:
        if key not in known and kind.forbid_unknown_fields:
            yield message("input-unknown", field=_join(path, key), known=", ".join(known))
    for name, field in fields.items():
        if name in data:
            yield from _wrong(data[name], field.type, _join(path, name))
        elif field.required:
            yield message("input-missing", field=_join(path, name))


def _not_that(data: Any, kind: inspect.Type, path: str) -> Message:
    if isinstance(kind, inspect.UnionType) and isinstance(data, dict) and (tags := _tags(kind)):
        field, values = tags
        if field not in data:
            return message("input-missing", field=_join(path, field))
        return _not_that(data.get(field), inspect.LiteralType(values), _join(path, field))
    if not path:
        return message("input-whole", expected=_expected(kind), got=short(data))
    return message("input-shape", field=path, expected=_expected(kind), got=short(data))


def _chosen(kind: inspect.Type, data: Any) -> inspect.Type:
    """Of several tagged structs the one that the data says it is; of an optional type the type."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    for one in kind.types:
        if isinstance(one, inspect.StructType) and isinstance(data, dict) and data.get(one.tag_field) == one.tag:
            return one
    others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return others[0] if len(others) == 1 and data is not None else kind


def _tags(kind: inspect.UnionType) -> tuple[str, tuple[Any, ...]] | None:
    structs = [one for one in kind.types if isinstance(one, inspect.StructType) and one.tag is not None]
    return (str(structs[0].tag_field), tuple(struct.tag for struct in structs)) if structs else None


def _fits(data: Any, kind: inspect.Type) -> bool:
    match kind:
        case inspect.AnyType():
            return True
        case inspect.NoneType():
            return data is None
        case inspect.BoolType():
            return isinstance(data, bool)
        case inspect.IntType():
            return isinstance(data, int) and not isinstance(data, bool) and _within(data, kind)
        case inspect.FloatType():
            return isinstance(data, int | float) and not isinstance(data, bool) and _within(data, kind)
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            fits = isinstance(data, str) and (least or 0) <= len(data) <= (len(data) if most is None else most)
            return fits and (pattern is None or re.search(pattern, data) is not None)
        case inspect.LiteralType(values=values):
            return any(data == value and type(data) is type(value) for value in values)
        case inspect.UnionType(types=types):
            return any(next(_wrong(data, one, ""), None) is None for one in types)
        case _:
            return False


def _within(number: float, kind: inspect.IntType | inspect.FloatType) -> bool:
    """Whether a number is in the range of its type; NaN is in none."""
    return (kind.ge is None or number >= kind.ge) and (kind.le is None or number <= kind.le)


def _join(path: str, field: Any) -> str:
    return f"{path}.{field}".lstrip(".")


def _expected(kind: inspect.Type) -> Message:
    """What would be right, in words."""
    match kind:
        case inspect.BoolType():
            return message("expected-bool")
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return message("expected-range", low=low, high=high)
        case inspect.IntType(ge=low) if low is not None:
            return message("expected-from", low=low)
        case inspect.IntType():
            return message("expected-integer")
        case inspect.FloatType(ge=low, le=high) if low is not None and high is not None:
            return message("expected-number-between", low=low, high=high)
        case inspect.FloatType():
            return message("expected-number")
        case inspect.StrType(pattern=pattern) if pattern is not None and pattern.startswith("^[a-z"):
            return message("expected-id")
        case inspect.StrType(max_length=longest) if longest is not None:
            return message("expected-text-of", longest=longest)
        case inspect.StrType():
            return message("expected-text")
        case inspect.LiteralType(values=values):
            return message("expected-one-of", values=_listed(values))
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return message("expected-list")
        case inspect.NoneType():
            return message("expected-null")
        case inspect.UnionType():
            return _either(kind)
        case _:
            return message("expected-object")


def _either(kind: inspect.UnionType) -> Message:
    """What would be right where several kinds would do: each of them, and all choices of words as one."""
    values = [value for one in kind.types if isinstance(one, inspect.LiteralType) for value in one.values]
    ways = [_one_way(one) for one in kind.types if not isinstance(one, inspect.LiteralType) and not _tagged(one)]
    if tags := _tags(kind):
        ways.insert(0, message("expected-kind", field=tags[0], values=_listed(tags[1])))
    if values:
        ways.append(message("expected-one-of", values=_listed(values)))
    return reduce(lambda one, other: message("expected-either", one=one, other=other), ways)


def _one_way(kind: inspect.Type) -> Message:
    """One alternative, in words; an object is described by its fields."""
    if isinstance(kind, inspect.StructType):
        return message("expected-fields", fields=", ".join(field.encode_name for field in kind.fields))
    return _expected(kind)


def _tagged(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and kind.tag is not None


def _listed(values: Iterable[Any]) -> str:
    return ", ".join(_as_json(value) for value in values)


def short(got: Any) -> str:
    """The value as JSON, shortened for a message."""
    try:
        text = _as_json(got, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):
        return "…"
    return text if len(text) <= 60 else text[:57] + "…"


def _as_json(value: Any, **how: Any) -> str:
    import json  # only for who has made a mistake: everybody else starts sooner without it

    return json.dumps(value, **how)
