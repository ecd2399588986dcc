"""Reading what comes from outside: JSON without surprises, and what exactly is wrong with data of the wrong shape."""

import json
import re
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from engine.words import Words, words

_FIELD = re.compile(r"`(?P<field>[^`]+)`(?: - at `(?P<path>[^`]+)`)?$")
_PATH = re.compile(r" - at `(?:key in )?\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(?P<key>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")

T = TypeVar("T")


class Line(msgspec.Struct, frozen=True):
    """One line of JSON. A key that stands twice is remembered: which of the two was meant cannot be known."""

    data: Any
    repeated: str | None = None


def decode(text: bytes) -> Line | Words:
    """Strict JSON: no NaN, no broken characters, no bottomless nesting; repeated keys are noticed."""
    repeated: list[str] = []

    def noticing(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            repeated.append(next(key for key in keys if keys.count(key) > 1))
        return found

    try:
        data = msgspec.json.decode(text)
        json.loads(text, object_pairs_hook=noticing)
    except RecursionError:
        return words("json-deep")
    except UnicodeDecodeError as error:
        return words("json-text", at=error.start)
    except ValueError as error:
        return words("json-broken", why=str(error))
    return Line(data, repeated[0] if repeated else None)


def shaped(data: Any, kind: type[T]) -> T | Words:
    """`data` as `kind`, or what is wrong, where, and what would be right."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        return _explain(str(error), data, inspect.type_info(kind))


def _explain(message: str, data: Any, kind: inspect.Type) -> Words:
    if message.startswith("Object missing required field"):
        field, path = _named(message)
        return words("input-missing", field=_join(path, field))
    if message.startswith("Object contains unknown field"):
        field, path = _named(message)
        _, place = _walk(data, kind, path)
        return words("input-unknown", field=_join(path, field), known=", ".join(_fields(place)))
    found = _PATH.search(message)
    path = found["path"] if found else ""
    got, place = _walk(data, kind, path)
    return words("input-shape", field=path.lstrip(".") or "·", expected=_expected(place), got=_short(got))


def _named(message: str) -> tuple[str, str]:
    found = _FIELD.search(message)
    assert found is not None, message
    return found["field"], (found["path"] or "$").removeprefix("$")


def _join(path: str, field: str) -> str:
    return f"{path}.{field}".lstrip(".")


def _walk(data: Any, kind: inspect.Type, path: str) -> tuple[Any, inspect.Type]:
    """The piece of data, and the type wanted there, at the end of a path such as `.changes[0].n`."""
    for step in _STEP.finditer(path):
        kind = _chosen(kind, data)
        if step["index"] is not None:
            kind = _item_type(kind)
            data = data[int(step["index"])] if step["index"] != "..." and isinstance(data, list | tuple) else None
        else:
            kind = _field_type(kind, step["key"])
            data = data.get(step["key"]) if isinstance(data, dict) else None
    return data, _chosen(kind, data)


def _item_type(kind: inspect.Type) -> inspect.Type:
    """What a list holds, or what stands behind the keys of an object."""
    inner: inspect.Type | None = getattr(kind, "item_type", None) or getattr(kind, "value_type", None)
    return inner or inspect.AnyType()


def _chosen(kind: inspect.Type, data: Any) -> inspect.Type:
    """Of several tagged structs the one that the data says it is; of an optional type the type."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    structs = [t for t in kind.types if isinstance(t, inspect.StructType)]
    for struct in structs:
        if isinstance(data, dict) and data.get(struct.tag_field) == struct.tag:
            return struct
    others = [t for t in kind.types if not isinstance(t, inspect.NoneType)]
    return others[0] if len(others) == 1 else kind


def _fields(kind: inspect.Type) -> list[str]:
    if not isinstance(kind, inspect.StructType):
        return []
    return ([kind.tag_field] if kind.tag_field else []) + sorted(field.encode_name for field in kind.fields)


def _field_type(kind: inspect.Type, key: str) -> inspect.Type:
    if isinstance(kind, inspect.StructType):
        if key == kind.tag_field:
            return inspect.LiteralType((kind.tag,))
        return next((f.type for f in kind.fields if f.encode_name == key), inspect.AnyType())
    if isinstance(kind, inspect.UnionType) and kind.types and isinstance(kind.types[0], inspect.StructType):
        return inspect.LiteralType(tuple(t.tag for t in kind.types if isinstance(t, inspect.StructType)))
    return _item_type(kind)


def _expected(kind: inspect.Type) -> Words:
    """What would be right, in words."""
    match kind:
        case inspect.BoolType():
            return words("expected-bool")
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return words("expected-range", low=low, high=high)
        case inspect.IntType(ge=low) if low is not None:
            return words("expected-from", low=low)
        case inspect.IntType():
            return words("expected-integer")
        case inspect.FloatType():
            return words("expected-number")
        case inspect.StrType(max_length=longest) if longest is not None:
            return words("expected-text-of", longest=longest)
        case inspect.StrType():
            return words("expected-text")
        case inspect.LiteralType(values=values):
            return words("expected-one-of", values=", ".join(json.dumps(v) for v in values))
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return words("expected-list")
        case inspect.UnionType(types=types):
            return words("expected-one-of", values=", ".join(_named_type(t) for t in types))
        case _:
            return words("expected-object")


def _named_type(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType) and kind.tag is not None:
        return str(kind.tag)
    return type(kind).__name__.removesuffix("Type").lower().replace("none", "null")


def _short(got: Any) -> str:
    text = json.dumps(got, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "…"
