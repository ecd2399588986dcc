"""The catalogues as a translator sees them: every message parsed, with the gaps and the other messages it uses."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from companion.catalogues import languages

PROJECT = Path(__file__).parents[3]
CATALOGUES = PROJECT / "companion" / "messages"
NAMES = tuple(sorted({path.stem for path in CATALOGUES.glob("*/*.ftl")}))
PAIRS = tuple((language, name) for language in languages() for name in NAMES)


class Entry(Struct, frozen=True):
    """One message or term of a catalogue."""

    gaps: frozenset[str]
    """The arguments that it names, without those of the messages it refers to."""
    refers: frozenset[str]
    """Messages and terms that it is built from; they share its arguments."""
    repeats: frozenset[str]
    """Messages named in EACH(…, message: "…"), which get arguments of their own."""
    kinds: frozenset[str]
    """The kinds of TERM($x, kind: "…") that belong to one game, like `school-ambal`."""
    functions: frozenset[str]
    text: str
    """As it is written."""


def resource(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((CATALOGUES / language / f"{name}.ftl").read_text(encoding="utf-8"))


@cache
def entries(language: str, name: str) -> dict[str, Entry]:
    """One whole catalogue by id."""
    written = (CATALOGUES / language / f"{name}.ftl").read_text(encoding="utf-8")
    body = resource(language, name).body
    return {_id(item): _entry(item, written) for item in body if isinstance(item, ast.Message | ast.Term)}


@cache
def all_entries(language: str) -> dict[str, Entry]:
    """Everything that can be said in a language."""
    return {id: entry for name in NAMES for id, entry in entries(language, name).items()}


def gaps(language: str, id: str) -> frozenset[str]:
    """Every argument that saying this message needs."""
    entry = all_entries(language)[id]
    return entry.gaps.union(*(gaps(language, other) for other in entry.refers))


def _id(item: ast.Message | ast.Term) -> str:
    return item.id.name if isinstance(item, ast.Message) else f"-{item.id.name}"


def _entry(item: ast.Message | ast.Term, written: str) -> Entry:
    nodes = list(_walk(item))
    assert item.span is not None
    return Entry(
        gaps=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        refers=frozenset(_referred(nodes)),
        repeats=frozenset(_named("message", nodes)),
        kinds=frozenset(kind for kind in _named("kind", nodes) if "-" in kind),
        functions=frozenset(node.id.name for node in nodes if isinstance(node, ast.FunctionReference)),
        text=written[item.span.start : item.span.end],
    )


def _referred(nodes: list[ast.BaseNode]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"


def _named(name: str, nodes: list[ast.BaseNode]) -> Iterator[str]:
    """What is given to functions under that name."""
    for node in nodes:
        if isinstance(node, ast.NamedArgument) and node.name.name == name:
            yield str(node.value.value)


def _walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from _walk(each)
