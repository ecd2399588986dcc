"""Whatever stands in the fields of an action, it is accepted, or refused with a sentence that people can read."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from companion.messages import Speaker, languages
from engine import registry
from engine.game import Game, read_action
from engine.refusal import Refusal
from tests.games.samples import sample
from tests.games.walk import Here, filled, walk

NO_WORDS = ("no message yet", "pas encore de message")
LONGEST = 2500
"""More characters than this in one answer nobody reads."""

MODES = [
    pytest.param(game, mode, id=f"{game.name}-{mode}")
    for name in registry.shipped()
    if (game := registry.find(name))
    for mode in game.modes
]

FAR_OUT: list[Any] = [
    -1, 10**15, -(10**30), 10**30, 10**4000, 1.5, 1e308, "", "x" * 5000, "{ $seat }", "e\u0301" * 400, "\u202e\u2028",
    [], ["x"] * 300, [10**30], {}, None, True,
]  # fmt: skip
"""Values that no field expects."""
INTEGERS = (
    st.sampled_from([0, -1, 7, 10**6, 10**15, 2**63, -(2**63), 2**64, 10**30, -(10**30), 10**4000]) | st.integers()
)
NUMBERS = st.sampled_from([0.0, -0.0, 1e-300, 1e15, 1e308, -1e308, float("nan"), float("inf")]) | st.floats()
TEXTS = (
    st.sampled_from(["", " ", "x" * 5000, "\u202e\u0627\u0644", "e\u0301" * 400, "\U0001f409" * 90, "a\nb\x00c"])
    | st.sampled_from(["{ $seat }", "NONE", "-term", "\u2028", "\u200b"])
    | st.text(max_size=20)
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | INTEGERS | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)


def extreme(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values far out, of the type that the field asks for."""
    match kind:
        case inspect.IntType():
            return INTEGERS
        case inspect.FloatType():
            return NUMBERS | INTEGERS
        case inspect.StrType():
            return TEXTS
        case inspect.LiteralType(values=values):
            return st.sampled_from(values) | TEXTS
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = extreme(item)
            return st.lists(inner, max_size=3) | inner.map(lambda one: [one] * 300)
        case inspect.UnionType(types=types):
            return st.one_of(*map(extreme, types))
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            tagged = {tag_field: st.just(tag)} if tag_field else {}
            return st.fixed_dictionaries(
                tagged, optional={field.encode_name: extreme(field.type) for field in fields if field.name != "effects"}
            )
        case _:
            return ANYTHING


@st.composite
def actions(draw: st.DrawFn, here: Here) -> dict[str, Any]:
    """An action that may be a usual one, with some of its fields far out, or any verb with nothing usual in it."""
    game = here.game
    usual = sample(game.name).anything(here.state, Random(draw(st.integers(0, 10**6))))
    listed = [entry for entry in here.listed if entry["do"] not in ("adjust", "name")]
    base = draw(st.sampled_from([usual, *listed[:30]]))
    verb = draw(st.sampled_from([base["do"]] * 3 + sorted(game.verbs)))
    info = inspect.type_info(game.verbs[verb])
    assert isinstance(info, inspect.StructType)
    fields = {field.encode_name: field.type for field in info.fields}
    odd = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=3))
    kept = {key: value for key, value in base.items() if key in fields or key == "do"}
    return kept | {"do": verb} | {name: draw(extreme(fields[name]) | ANYTHING) for name in odd}


def moments(game: Game[Any], mode: str) -> list[Here]:
    """The first state of every phase and stage that a random game came through."""
    found: dict[str, Here] = {}
    for here in walk(game.name, mode, 0).way:
        view = game.view(here.state, None)
        found.setdefault(f"{view.phase} {view.prompt.id}", here)
    return list(found.values())


def shapes(here: Here) -> Iterator[dict[str, Any]]:
    """Every verb that is possible now, once with each set of fields that it may have."""
    found = {(entry["do"], *sorted(entry)): entry for entry in reversed(here.listed)}
    yield from (filled(here, entry, Random(0)) for entry in found.values())


@pytest.mark.rule("TABLE-INPUT", "AMBUSH-VERIFY-10")
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_each_field_of_what_is_possible_may_hold_anything(game: Game[Any], mode: str) -> None:
    for here in moments(game, mode):
        for entry in shapes(here):
            for field, value in product(entry, FAR_OUT):
                answered(here, entry | {field: value})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("game", "mode"), MODES)
@settings(max_examples=200)
@given(data=st.data())
def test_every_verb_may_hold_anything(game: Game[Any], mode: str, data: st.DataObject) -> None:
    there = moments(game, mode)
    here = there[data.draw(st.integers(0, len(there) - 1), label="moment")]
    answered(here, data.draw(actions(here), label="action"))


def answered(here: Here, entry: dict[str, Any]) -> None:
    """It is accepted, or refused with a sentence in every language, which can be sent to a page."""
    action = read_action(here.game, entry)
    outcome = action if isinstance(action, Refusal) else here.game.apply(here.state, action)
    if isinstance(outcome, Refusal):
        written = msgspec.json.encode(outcome)
        assert written in READ or all(readable(outcome, say) for say in speakers(here.game.name)), (entry, outcome)
        READ.add(written)


READ: set[bytes] = set()
"""Refusals that people can read: most of them come again and again."""


@cache
def speakers(game: str) -> tuple[Speaker, ...]:
    """One for every language."""
    return tuple(Speaker(language, {1: "Ana", 2: "Bo"}, game=game) for language in languages())


def readable(refusal: Refusal, say: Speaker) -> bool:
    """Words for it were found, nothing is missing in them, and they have an end."""
    said = say.refusal(refusal)
    known = refusal.message.id not in said and not any(words in said for words in NO_WORDS)
    return known and "\n" not in said and 0 < len(said.strip()) <= LONGEST
