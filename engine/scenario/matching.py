"""Comparing what a scenario expects with what is there, and saying where they differ."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Mismatch(Struct, frozen=True, omit_defaults=True):
    """One place where the two differ; `missing` when there is nothing at all at that place."""

    path: str
    want: Any
    got: Any
    missing: bool | UnsetType = UNSET


def mismatches(want: Any, got: Any, path: str = "") -> Iterator[Mismatch]:
    """Objects match when every key given matches; lists element by element; seats may be given by number."""
    if isinstance(want, Mapping) and isinstance(got, Mapping):
        for key, wanted in want.items():
            yield from _at_key(key, wanted, got, path)
    elif isinstance(want, Mapping) and _is_seats(got):
        yield from mismatches(want, by_number(got), path)
    elif _is_list(want) and _is_list(got) and len(want) == len(got):
        for wanted, (place, there) in zip(want, by_number(got).items(), strict=True):
            yield from mismatches(wanted, there, f"{path}.{place}".lstrip("."))
    elif not same(want, got):
        yield Mismatch(path, want, got)


def _at_key(key: str, wanted: Any, got: Mapping[str, Any], path: str) -> Iterator[Mismatch]:
    place = f"{path}.{key}".lstrip(".")
    if key in got:
        yield from mismatches(wanted, got[key], place)
    else:
        yield Mismatch(place, wanted, None, missing=True)


def same(want: Any, got: Any) -> bool:
    """As JSON sees it: true is not 1, and 1 is 1.0."""
    return bool(want == got) and isinstance(want, bool) == isinstance(got, bool)


def _is_list(thing: Any) -> bool:
    return isinstance(thing, Sequence) and not isinstance(thing, str)


def _is_seats(thing: Any) -> bool:
    """The seats of a view, as against a mere list of seat numbers such as a fact may hold."""
    return _is_list(thing) and bool(thing) and all(isinstance(one, Mapping) and "zones" in one for one in thing)


def by_number(things: Sequence[Any]) -> dict[str, Any]:
    """A list by the numbers that a path names: seats by their own, everything else counted from 0."""
    if _is_seats(things):
        return {str(seat["seat"]): seat for seat in things}
    return {str(number): one for number, one in enumerate(things)}


def untold(wanted: Sequence[Mapping[str, Any]], facts: Sequence[Mapping[str, Any]]) -> Iterator[Mismatch]:
    """Expected facts that are not among those told, in order."""
    rest = iter(facts)
    for number, want in enumerate(wanted):
        if not any(not list(mismatches(want, fact)) for fact in rest):
            yield Mismatch(f"facts.{number}", want, list(facts))
            return


def present(paths: Sequence[str], view: Mapping[str, Any]) -> Iterator[Mismatch]:
    """Paths that should not be in the view, and what stands there."""
    for path in paths:
        found = _look(path.split("."), view)
        if found is not UNSET:
            yield Mismatch(path, "absent", found)


def _look(path: Sequence[str], thing: Any) -> Any:
    if not path:
        return thing
    if _is_list(thing):
        thing = by_number(thing)
    if not isinstance(thing, Mapping) or path[0] not in thing:
        return UNSET
    return _look(path[1:], thing[path[0]])
