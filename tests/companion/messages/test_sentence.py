"""Sentences are made as Fluent's own runtime makes them: the same texts, the same gaps, the same plural forms."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax import ast
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.catalogues import CORE, games, languages, messages
from companion.messages.grammar import GRAMMARS
from companion.messages.sentence import Sentence, as_number, parsed

NAMES = ("SEAT", "SEATS", "CARD", "DEVICE", "TERM", "EACH", "PAIRS", "NUMBERS")
numbers = st.integers(-2_000_000, 2_000_000) | st.sampled_from(
    (0, 1, 2, 1_000_000, 1.5, 0.25, -1, 2.0, 1234.5678, 3.0005)
)
CATALOGUES = [(language, name) for language in languages() for name in (CORE, *games(language))]
every_language = pytest.mark.parametrize("language", languages())


def test_every_language_has_its_grammar() -> None:
    assert set(languages()) == set(GRAMMARS)


@every_language
@settings(deadline=None)
@given(number=numbers | st.floats(-1e9, 1e9).map(lambda number: round(number, 4)))
def test_numbers_are_written_and_counted_as_unicode_says(language: str, number: float) -> None:
    assert GRAMMARS[language].plural(number) == Locale(language).plural_form(number)
    assert GRAMMARS[language].number(number) == format_decimal(number, locale=language)


def functions(count: Callable[[int], Any]) -> dict[str, Callable[..., Any]]:
    """Stand-ins that tell what they were called with; `count` is the kind of number that COUNT gives."""

    def told(value: Any, **named: Any) -> str:
        return f"<{_seen(value)} {sorted(named.items())}>"

    def counted(value: Any, **named: Any) -> Any:
        return count(len(_seen(value)))

    return {**dict.fromkeys(NAMES, told), "COUNT": counted}


def _seen(value: Any) -> str:
    return str(value.name) if isinstance(value, FluentNone) else str(value)


def parts(node: Any) -> Iterator[Any]:
    """All of a message, in and under it."""
    yield node
    for inner in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for each in inner if isinstance(inner, list) else [inner]:
            if isinstance(each, ast.BaseNode):
                yield from parts(each)


def arguments(pattern: ast.Pattern) -> st.SearchStrategy[dict[str, Any]]:
    """Values for the gaps of a message: numbers, words and those by which variants are chosen; some are missing."""
    inside = list(parts(pattern))
    gaps = sorted({part.id.name for part in inside if isinstance(part, ast.VariableReference)})
    words = sorted({part.key.name for part in inside if isinstance(part, ast.Variant) and hasattr(part.key, "name")})
    # Fluent's runtime takes the text "other" for every number that has this plural form; a text is no number here.
    texts = [word for word in words if word not in ("one", "other")]
    value = numbers | st.sampled_from([*texts, "Ana"])
    return st.fixed_dictionaries({}, optional=dict.fromkeys(gaps, value))


class Catalogue:
    """The messages of one catalogue over the core, with Fluent's own judgement of them."""

    def __init__(self, language: str, name: str) -> None:
        written = messages(language, CORE) | messages(language, name)
        self.grammar = GRAMMARS[language]
        self.entries = {id: parsed(entry) for id, entry in written.items()}
        self.ids = [id for id in messages(language, name) if not id.startswith("-")]
        resource = FluentResource("\n".join(written.values()))
        self.judges = {}
        for isolating in (False, True):
            judge = FluentBundle([language], functions=functions(FluentInt), use_isolating=isolating)
            judge.add_resource(resource)
            self.judges[isolating] = judge

    def pattern(self, id: str) -> ast.Pattern:
        entry = self.entries[id]
        assert entry is not None
        assert entry.value is not None
        return entry.value

    def compare(self, id: str, args: dict[str, Any], isolating: bool) -> None:
        own = functions(int) | {"NUMBER": as_number}
        sentence = Sentence(self.entries.get, own, self.grammar, args, isolating=isolating)
        said, judge = sentence.said(self.pattern(id)), self.judges[isolating]
        pattern = judge.get_message(id).value
        assert pattern is not None
        expected, errors = judge.format_pattern(pattern, args)
        assert bool(sentence.errors) == bool(errors), (sentence.errors, errors)
        assert said == str(expected)


catalogue = cache(Catalogue)


@pytest.mark.parametrize(("language", "name"), CATALOGUES, ids=str)
def test_every_message_without_its_arguments_is_said_as_fluent_says_it(language: str, name: str) -> None:
    found = catalogue(language, name)
    for id in found.ids:
        found.compare(id, {}, isolating=False)


@pytest.mark.parametrize(("language", "name"), CATALOGUES, ids=str)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_message_is_said_as_fluent_says_it(language: str, name: str, data: st.DataObject) -> None:
    found = catalogue(language, name)
    id = data.draw(st.sampled_from(found.ids))
    found.compare(id, data.draw(arguments(found.pattern(id))), data.draw(st.booleans()))


@pytest.mark.parametrize(
    ("written", "said", "wrong"),
    [
        ("a = { a }!", "???!", 1),
        ("a = { b } { -c }", "{b} {-c}", 2),
        ("a = { NOPE(1) }", "NOPE()", 1),
        ('a = { "{" }x{ "\\u00e9" }', "{xé", 0),
        ("a = { 1234.5 }", "1,234.5", 0),
        ("a = Long { $long }", "Long …", 1),
        ("a = { { $n } }", "7", 0),
        ("a = { $gone ->\n    [7] seven\n   *[other] some\n }", "some", 1),
    ],
)
def test_what_cannot_be_said_leaves_a_gap_and_is_noted(written: str, said: str, wrong: int) -> None:
    entry = parsed(written)
    assert entry is not None
    assert entry.value is not None
    find = {"a": entry}.get
    sentence = Sentence(find, {}, GRAMMARS["en"], {"n": 7, "long": "x" * 2501}, isolating=False)
    assert (sentence.said(entry.value), len(sentence.errors)) == (said, wrong)


def test_a_term_knows_only_what_it_is_handed() -> None:
    term, entry = (
        parsed("-word = { $case ->\n    [of] cards’\n   *[the] cards\n } { $n }"),
        parsed('a = { -word(case: "of") }'),
    )
    assert entry is not None
    assert entry.value is not None
    sentence = Sentence({"-word": term}.get, {}, GRAMMARS["en"], {"n": 7}, isolating=False)
    assert (sentence.said(entry.value), sentence.errors) == ("cards’ n", [])


def test_what_is_not_written_as_fluent_wants_it_is_no_message() -> None:
    assert parsed("a = { $") is None
