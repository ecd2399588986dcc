"""What differs between two pieces of JSON data: where something else stands now, and what."""

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
"""The keys of objects and the places in lists that lead there, from the outside in."""
Change = tuple[Path, Any]


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """Put one after the other into `old`, they make `new` of it; the place behind the end of a list makes it longer."""
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            yield from changes(old[key], value, (*path, key)) if key in old else [((*path, key), value)]
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        yield from _in_list(old, new, path)
    else:
        yield path, new


def _in_list(old: Any, new: Any, path: Path) -> Iterator[Change]:
    """Entry by entry where there are as many as before, the new ones where some were added, else all of it."""
    if len(old) == len(new) and all(isinstance(entry, dict | list | tuple) for entry in new):
        for place, (before, now) in enumerate(zip(old, new, strict=True)):
            yield from changes(before, now, (*path, place))
    elif len(old) < len(new) and new[: len(old)] == old:
        yield from (((*path, place), new[place]) for place in range(len(old), len(new)))
    else:
        yield path, new
