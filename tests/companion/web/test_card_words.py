"""The page about cards has words for every field, operation and value of every game's cards, in every language."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from companion.catalogues import languages
from engine import registry
from tests.shape import PROJECT

Told = tuple[str, str, tuple[str, ...]]
"""Field, operation or value; its name; the fields in which it stands."""
EVERY_CARD = ("id", "name")
WORDS = PROJECT / "companion" / "web" / "page" / "src" / "words"


def _ids(language: str) -> set[str]:
    """Every message that only the page says."""
    files = (FluentParser().parse(file.read_text(encoding="utf-8")) for file in (WORDS / language).glob("*.ftl"))
    return {item.id.name for file in files for item in file.body if isinstance(item, ast.Message)}


def _told(schema: dict[str, Any], known: dict[str, Any], path: tuple[str, ...], seen: frozenset[str]) -> Iterator[Told]:
    """What a form for such cards writes beside its fields. What holds itself is walked through once."""
    if ref := schema.get("$ref", "").rpartition("/")[2]:
        if ref in seen:
            return
        seen, schema = seen | {ref}, known[ref]
    yield from (("value", word, path) for word in schema.get("enum", ()) if isinstance(word, str))
    tag = schema.get("discriminator", {"mapping": {}})
    yield from (("op", kind, path) for kind in tag["mapping"])
    for inner in (*schema.get("anyOf", ()), *([schema["items"]] if isinstance(schema.get("items"), dict) else ())):
        yield from _told(inner, known, path, seen)
    for name, inner in schema.get("properties", {}).items():
        if name not in EVERY_CARD and len(inner.get("enum", "..")) > 1:
            yield "field", name, path
            yield from _told(inner, known, (*path, name), seen)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.shipped())
def test_nothing_of_a_card_is_shown_by_its_raw_name(game: str, language: str) -> None:
    found = registry.find(game)
    assert found is not None
    schema = msgspec.json.schema(found.card)
    known = _ids(language)

    def has_words(kind: str, name: str, path: tuple[str, ...]) -> bool:
        ways = ((game, *path, name), (game, name), (name,))
        return any(f"cards-page-{kind}-{'-'.join(way).replace('_', '-')}" in known for way in ways)

    told = set(_told(schema, schema["$defs"], (), frozenset()))
    assert sorted(f"{kind} {name}" for kind, name, path in told if not has_words(kind, name, path)) == []
