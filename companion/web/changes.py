"""The difference between two pieces of JSON data, in a short form."""

from collections.abc import Mapping
from typing import Any

import msgspec

Change = dict[str, Any] | tuple[Any, ...]
"""How a value changes. `[new]` replaces it; an object holds the changes of its fields, or of a list's entries by index.

A field that is new is told as `[new]`, one that is gone as `[]`. After its entries have changed, a list may lose some
and get some in one place: `{"at": 2, "cut": 1, "add": ["ace"]}`; a `cut` of 0 and an `add` of nothing are left out.
"""
FORM = 1
"""The number of this form, which the page has, too: another form has another number."""
List = list[Any] | tuple[Any, ...]


def change(old: Any, new: Any) -> Change | None:
    """The change from `old` to `new`; None if they are equal."""
    if old is new or old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _in_object(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _in_list(old, new)
    return (new,)


def _in_object(old: Mapping[str, Any], new: Mapping[str, Any]) -> Change:
    """By field, where what is new comes after what stays: pages show fields in their order."""
    if old.keys() != new.keys():
        stays, comes = [key for key in old if key in new], [key for key in new if key not in old]
        if not stays or [*stays, *comes] != [*new]:
            return (new,)
    told: dict[str, Any] = {str(key): () for key in old if key not in new}
    for key, value in new.items():
        one = change(old[key], value) if key in old else (value,)
        if one is not None:
            told[str(key)] = one
    return told


def _in_list(old: List, new: List) -> Change:
    """What is alike at both ends stays; between them entries change one by one, and then some go and some come."""
    start, end = _alike(old, new)
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    told: dict[str, Any] = {}
    paired = 0
    for was, now in zip(before, after, strict=False):
        if not isinstance(now, dict | list | tuple):
            break
        if (one := change(was, now)) is not None:
            told[str(start + paired)] = one
        paired += 1
    if paired < max(len(before), len(after)):
        told["at"] = start + paired
        told |= {"cut": len(before) - paired} if len(before) > paired else {}
        told |= {"add": after[paired:]} if len(after) > paired else {}
    return told if _length(told) < _length((new,)) else (new,)


def _alike(old: List, new: List) -> tuple[int, int]:
    """How many entries are the same at the beginning, and how many of the others at the end."""
    shorter = min(len(old), len(new))
    start = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    left = shorter - start
    end = next((place for place in range(left) if old[-1 - place] != new[-1 - place]), left)
    return start, end


def _length(told: Change) -> int:
    return len(msgspec.json.encode(told))
