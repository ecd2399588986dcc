"""What the code says: every message id in engine/, hardware/ and companion/, with the arguments that fill it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from tests.companion.messages.book import PROJECT

SAYING = {"message": 0, "Message": 0, "refuse": 1, "term": 0, "saying": 0, "Saying": 0}
"""Calls that say something, each with the place of the message's id among its arguments."""
KEEPING = {"UnreadableFile": 0}
"""Calls that keep an id for somebody else to say."""


class Said(Struct, frozen=True):
    id: str
    args: frozenset[str] | None
    """What fills the gaps; None where the code hands on what it was given."""
    where: str


@cache
def said() -> tuple[Said, ...]:
    """Every id that is written out in a call that says something."""
    return tuple(found for path in _files() for found in _said_in(path))


@cache
def literals() -> frozenset[str]:
    """Every text constant of the code: what is none of these, nobody can ask for by name."""
    nodes = (node for path in _files() for node in ast.walk(_tree(path)))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def parse(source: str, where: str = "here") -> list[Said]:
    """The same for a piece of code."""
    return list(_calls(ast.parse(source), where, handing_on()))


def _files() -> list[Path]:
    return sorted(path for folder in ("engine", "hardware", "companion") for path in (PROJECT / folder).rglob("*.py"))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _said_in(path: Path) -> Iterator[Said]:
    return _calls(_tree(path), str(path.relative_to(PROJECT)), handing_on())


@cache
def handing_on() -> dict[str, int]:
    """Functions and classes of ours that hand an `id` on to a call that says it; subclasses do as well."""
    trees = [_tree(path) for path in _files()]
    found = KEEPING | {name: place for tree in trees for name, place in _handing_on(tree)}
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    kin = {each.name: found[base] for each in classes for base in map(_name, each.bases) if base in found}
    return found | kin


def _handing_on(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, int]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(_says_id, ast.walk(node))):
            names = [arg.arg for arg in node.args.args if arg.arg not in ("self", "cls")]
            if "id" in names:
                yield (owner if node.name == "__init__" else node.name), names.index("id")
        yield from _handing_on(node, node.name if isinstance(node, ast.ClassDef) else owner)


def _says_id(node: ast.AST) -> bool:
    """message(id, …), with the id that the function was given."""
    place = SAYING.get(_name(node.func)) if isinstance(node, ast.Call) else None
    if not isinstance(node, ast.Call) or place is None or len(node.args) <= place:
        return False
    return _name(node.args[place]) == "id"


def _calls(tree: ast.Module, where: str, others: dict[str, int]) -> Iterator[Said]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _name(node.func)
        place = (others | SAYING).get(name)
        if place is not None and len(node.args) > place:
            for id in _written(node.args[place]):
                yield Said(id, _args(node, place) if name in SAYING else None, f"{where}:{node.lineno}")


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else str(getattr(node, "id", ""))


def _written(node: ast.expr) -> Iterator[str]:
    """The text itself, both sides of a choice, or the pattern `reader-*` of one that is put together."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _written(node.body)
        yield from _written(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def _args(call: ast.Call, place: int) -> frozenset[str] | None:
    """The keywords, or the keys of the one dictionary of `Message("id", {…})`."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if _name(call.func) == "Message" and len(call.args) > place + 1:
        given = call.args[place + 1]
        if not isinstance(given, ast.Dict):
            return None
        return frozenset(
            key.value for key in given.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
        )
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
