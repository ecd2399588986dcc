"""Writing TOML: the standard library reads it and does not write it. Only what packs and registries hold."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def document(top: Mapping[str, Any], tables: str, entries: list[dict[str, Any]]) -> str:
    """Some keys, and then one `[[tables]]` for each entry."""
    return "\n".join((*_lines(top), *(line for entry in entries for line in ("", f"[[{tables}]]", *_lines(entry))), ""))


def _lines(table: Mapping[str, Any]) -> Iterator[str]:
    return (f"{_key(key)} = {value(each)}" for key, each in table.items())


def value(data: Any) -> str:
    """One value on one line. TOML has no null: the caller checks for it first (`has_null`)."""
    match data:
        case bool() | str():
            return _text(data) if isinstance(data, str) else str(data).lower()
        case int() | float():
            return repr(data)
        case list() | tuple():
            return f"[{', '.join(value(each) for each in data)}]"
        case Mapping():
            inside = ", ".join(f"{_key(key)} = {value(each)}" for key, each in data.items())
            return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"TOML has no way to write {data!r}")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """A JSON string is a TOML string, except that TOML wants the DEL character escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def has_null(data: Any) -> bool:
    """Whether a null is anywhere in it."""
    if isinstance(data, Mapping):
        return any(has_null(each) for each in data.values())
    if isinstance(data, list | tuple):
        return any(has_null(each) for each in data)
    return data is None
