"""Every word that a card of Tash-Kalar could use, read off the vocabulary itself, and those that some cards do use."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import inspect

from engine.tash_kalar import cards as c
from engine.tash_kalar.formations import MARK, NOTHING, RANK_OF, SUMMONING

Words = set[str]
SHARED = frozenset({"min", "max", "may", "if", "who", "where", "rank"})
"""Keys that mean the same with every operation: it is enough that some step has them. The others count for each."""
CELLS = {NOTHING, SUMMONING, *RANK_OF, "C", "H"}
"""What is drawn in pictures. `L` stays out: a side has three legendary pieces, too few to build on."""


def possible() -> Words:
    """Operations and needs, each with its keys and the words among which these choose; and what is drawn."""
    words = {f"cell {cell}" for cell in CELLS} | {f"cell {MARK}", "an empty branch", "a number above 1"}
    words |= {f"step where: {place}" for place in (*c.PLACES, c.WITHIN)}
    words |= set(_words("card", c.Card, ("kind",))) | set(_words("half", c.Half))
    for kind in get_args(c.Steps):
        words |= set(_words(_tag(kind), kind))
    for kind in get_args(c.Needs):
        words |= set(_words(_tag(kind), kind))
    return words


def _words(of: str, kind: type, without: Iterable[str] = ()) -> Iterator[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    yield of
    for field in info.fields:
        name = field.encode_name
        if name not in without:
            yield _key(of, name)
            yield from (f"{_key(of, name)}: {value}" for value in _choices(field.type))


def _choices(kind: inspect.Type) -> Iterator[Any]:
    for one in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        inner = one.item_type if isinstance(one, inspect.VarTupleType) else one
        if isinstance(inner, inspect.LiteralType):
            yield from inner.values


def _tag(kind: type[c.Step] | type[c.Need]) -> str:
    return str(kind.__struct_config__.tag)


def _key(of: str, name: str) -> str:
    return f"step {name}" if name in SHARED and of in _STEPS else f"{of} {name}"


_STEPS = {_tag(kind): kind for kind in get_args(c.Steps)}
_NEEDS = {_tag(kind): kind for kind in get_args(c.Needs)}


# What cards use


def used(entries: Iterable[dict[str, Any]]) -> Words:
    """The words of cards as they are written down. Of a key that is left out the usual word is used, not the key."""
    words: Words = set()
    for entry in entries:
        words |= {"card", *_of("card", _with_deck(entry), c.Card)}
        words |= {f"cell {cell}" for picture in ("form", "marks") for cell in entry.get(picture, "")}
        words |= set(_of_steps(entry.get("effects", [])))
        for half in (entry.get("upper"), entry.get("lower")):
            if half:
                words |= {"half", *_of("half", half, c.Half), *_of_steps(half.get("effects", []))}
        words |= set(_of_needs(entry.get("needs", [])))
    return words


def _with_deck(entry: dict[str, Any]) -> dict[str, Any]:
    """A creature that does not say so is in a school."""
    return {"deck": "school"} | entry if "rank" in entry else entry


def _of(of: str, written: dict[str, Any], kind: type) -> Iterator[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        name = field.encode_name
        if name in written:
            yield _key(of, name)
        value = written.get(name, field.default)
        yield from (f"{_key(of, name)}: {one}" for one in ([value] if isinstance(value, str) else _items(value)))


def _items(value: Any) -> Iterator[str]:
    yield from (one for one in value if isinstance(one, str)) if isinstance(value, list | tuple) else ()


def _of_steps(steps: list[dict[str, Any]]) -> Iterator[str]:
    for step in steps:
        op = step["op"]
        yield op
        yield from _of(op, step, _STEPS[op])
        if step.get("where", "").startswith(c.WITHIN):
            yield f"step where: {c.WITHIN}"
        if step.get("n", 1) > 1:
            yield "a number above 1"
        for branch in step.get("of", []):
            yield from _of_steps(branch) if branch else ["an empty branch"]


def _of_needs(needs: list[dict[str, Any]]) -> Iterator[str]:
    for need in needs:
        yield need["need"]
        yield from _of(need["need"], need, _NEEDS[need["need"]])
        for branch in need["of"] if need["need"] == "either" else []:
            yield from _of_needs(branch)
