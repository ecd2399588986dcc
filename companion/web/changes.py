"""What differs between two pieces of JSON data, told as short as may be."""

from typing import Any

Change = dict[str, Any] | tuple[Any]
"""What becomes of a value. `[new]` takes its place; an object says what becomes of its fields, or of a list's places.

A field that was not there, and the place behind the end of a list, are added: `{"hand": {"2": ["ace"]}}`.
"""


def change(old: Any, new: Any) -> Change | None:
    """What makes `new` of `old`; None where they are the same."""
    if old is new or old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        return {
            str(key): told
            for key, value in new.items()
            if (told := change(old[key], value) if key in old else (value,)) is not None
        }
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _in_list(old, new)
    return (new,)


def _in_list(old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...]) -> Change:
    """Entry by entry where there are as many as before, the new ones where some were added, else all of it."""
    if len(old) == len(new) and all(isinstance(entry, dict | list | tuple) for entry in new):
        told = {place: change(before, now) for place, (before, now) in enumerate(zip(old, new, strict=True))}
        return {str(place): one for place, one in told.items() if one is not None}
    if 0 < len(old) < len(new) and new[: len(old)] == old:
        return {str(place): (new[place],) for place in range(len(old), len(new))}
    return (new,)
