"""Reading what comes from outside: JSON without surprises, and what exactly is wrong with data of the wrong shape."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from engine.message import Message, message
from engine.shape_errors import explain

T = TypeVar("T")

described: Callable[[Any], inspect.Type] = cache(inspect.type_info)
"""What a type asks for, field by field; worked out once, since that takes longer than reading."""


class Line(msgspec.Struct, frozen=True):
    """One line of JSON. A repeated key is remembered, since nobody can know which of its two values was meant."""

    data: Any
    repeated: str | None = None


def decode(text: bytes) -> Line | Message:
    """Strict JSON: no NaN, no invalid UTF-8, no nesting beyond Python's limit; a repeated key is remembered."""
    import json  # most commands read none, and start sooner without it

    repeated: list[str] = []

    def noticing(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """Build one object, remembering the first key that it repeats."""
        found = dict(pairs)
        if len(found) < len(pairs):
            counted = Counter(key for key, _ in pairs)
            repeated.append(next(key for key, count in counted.items() if count > 1))
        return found

    try:
        json.loads(text.decode(), object_pairs_hook=noticing)  # first, since its error says where something is wrong
        data = msgspec.json.decode(text)
    except RecursionError:
        return message("json-deep")
    except UnicodeDecodeError as error:
        return message("json-text", at=error.start)
    except json.JSONDecodeError as error:
        return message("json-broken", at=error.pos + 1)
    except ValueError:  # Python reads it, strict JSON forbids it: NaN, a lone surrogate, an integer that is too long
        return message("json-beyond")
    return Line(data, repeated[0] if repeated else None)


def shaped(data: Any, kind: type[T]) -> T | Message:
    """`data` as `kind`, or what is wrong, where, and what would be right."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return explain(data, described(kind))
