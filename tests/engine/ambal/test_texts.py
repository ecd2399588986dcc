"""Effects are sorted once for everybody: nothing is lost by it, and no effect comes to the wrong side or step."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, convert, to_builtins

from engine.ambal import cards as c
from engine.ambal.cards import Card
from engine.ambal.state import State
from engine.ambal.targets import seats_meant, word
from engine.ambal.texts import Part, aim_said, as_kept, part, sides_said, text
from tests.engine.ambal.table import Table, effect

STEPS = ("interrupts", "blocks", "own", "other", "tested", "heals", "damages")
OWN_STEP = {
    c.Interrupt: "interrupts",
    c.Block: "blocks",
    c.Evade: "blocks",
    c.Heal: "heals",
    c.Damage: "damages",
    c.Extend: "tested",
}
"""These have one step, with or without a test."""
TABLES = {mode: Table(mode=mode).state for mode in ("single-regular", "double-regular")}

words = st.sampled_from(get_args(c.Word))
seats = st.integers(1, 4)
whens = st.sampled_from(get_args(c.When))
tests = st.none() | st.sampled_from(
    ({"condition": "any"}, {"curse": True, "of": "target"}, {"boon": True, "of": "ally"})
)
sentences: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    (
        {"op": "interrupt"}, {"op": "damage", "n": 3}, {"op": "heal", "n": 2}, {"op": "energy", "n": 1},
        {"op": "energy", "n": -2}, {"op": "draw", "n": 1}, {"op": "discard", "n": 1}, {"op": "boon", "rounds": 2},
        {"op": "curse", "rounds": 2}, {"op": "condition", "condition": "poison", "rounds": 2},
        {"op": "extend", "condition": "poison", "n": 1}, {"op": "remove", "what": "curse", "n": "all"},
        {"op": "remove", "what": "boon", "n": 1}, {"op": "reduce-damage", "n": 1}, {"op": "skip"},
    )
)  # fmt: skip
unaimed = st.sampled_from(({"op": "block"}, {"op": "evade"}, {"op": "out"}))


@st.composite
def effects(draw: st.DrawFn, whom: st.SearchStrategy[Any] = words) -> tuple[c.Effects, ...]:
    """Some sentences as they might stand on one card."""
    found = []
    for _ in range(draw(st.integers(0, 5))):
        said = draw(unaimed) if draw(st.integers(0, 4)) == 0 else draw(sentences) | {"to": draw(whom)}
        test = draw(tests)
        found.append(said | {"when": draw(whens)} | ({} if test is None else {"if": test}))
    return convert(found, tuple[c.Effects, ...])


def in_steps(some: Part) -> dict[str, tuple[c.Effects, ...]]:
    return {step: getattr(some, step) for step in STEPS}


def seated(now: State, number: int) -> int:
    """One of the seats that there are."""
    return (number - 1) % len(now.seats) + 1


@pytest.mark.rule("AMBAL-STEP-10")
@given(effects(words | seats))
def test_every_effect_keeps_its_moment_and_its_place_in_one_step(said: tuple[c.Effects, ...]) -> None:
    for when in get_args(c.When):
        mine = [one for one in said if one.when == when]
        for step, some in in_steps(part(said, when)).items():
            assert [one for one in mine if one in some] == list(some), "in the order of the card"
            assert (step in part(said, when).steps) == bool(some)
        for one in mine:
            found = {step for step, some in in_steps(part(said, when)).items() if one in some}
            assert found == {OWN_STEP.get(type(one), "tested" if one.test is not UNSET else "")} or (
                found and found <= {"own", "other"} and one.test is UNSET and type(one) not in OWN_STEP
            )


@pytest.mark.rule("AMBAL-STEP-08", "AMBAL-STEP-09")
@pytest.mark.parametrize("mode", TABLES)
@given(said=effects(words | seats), user=seats, target=st.none() | seats, bearer=st.none() | seats)
def test_what_is_sorted_to_one_side_never_means_the_other(
    mode: str, said: tuple[c.Effects, ...], user: int, target: int | None, bearer: int | None
) -> None:
    now = TABLES[mode]
    user, target, bearer = seated(now, user), target and seated(now, target), bearer and seated(now, bearer)
    for some in text(said).parts.values():
        for one in {*some.own, *some.other}:
            if not isinstance(one, c.Aimed) or one.to is UNSET:
                assert one not in some.other
                continue
            meant = set(seats_meant(now, user, target, bearer, one.to))
            assert one in some.own or not meant & set(now.team(user))
            assert one in some.other or not meant & set(now.others(user))


@pytest.mark.rule("AMBAL-STEP-01")
@given(effects(words | seats))
def test_a_card_interrupts_if_it_does_so_when_it_is_used(said: tuple[c.Effects, ...]) -> None:
    assert text(said).interrupts == bool(part(said, "use").interrupts)


@given(effects(words | seats))
def test_a_text_that_is_kept_says_the_same_as_one_that_is_sorted_anew(said: tuple[c.Effects, ...]) -> None:
    """Also to whom it comes with effects that are equal, but not the very same."""
    again = convert(to_builtins(said), tuple[c.Effects, ...])
    assert hash(again) == hash(said)
    assert text(again) == text(said) == text.__wrapped__(again)


@given(effects())
def test_a_card_is_kept_with_the_effects_by_which_its_text_is_found(said: tuple[c.Effects, ...]) -> None:
    card = Card(id="x", name="X", effects=convert(to_builtins(said), tuple[c.Effects, ...]))
    kept = as_kept(card)
    assert kept == card
    assert kept.effects is text(said).effects
    assert as_kept(Card(id="x", name="X")) == Card(id="x", name="X")


@given(effects(), seats)
def test_words_say_the_same_to_every_player(said: tuple[c.Effects, ...], user: int) -> None:
    """So aim and sides of a card of the box are read once, whoever plays it."""
    now = TABLES["double-regular"]
    to = {word(now, user, one.to) for one in said if isinstance(one, c.Aimed)}
    assert text(said).aim == aim_said(said, to)
    assert text(said).sides == sides_said(said, lambda to: word(now, user, to))
    assert not text(said).numbers


@pytest.mark.rule("AMBAL-TERM-18")
@pytest.mark.parametrize(("number", "sides"), [(1, ()), (2, ()), (3, ("offensive",)), (4, ("offensive",))])
def test_a_seat_that_is_named_by_its_number_is_on_the_side_it_sits(number: int, sides: tuple[str, ...]) -> None:
    said = convert([effect("discard", number, n=1)], tuple[c.Effects, ...])
    now = TABLES["double-regular"]
    assert text(said).numbers
    assert sides_said(said, lambda to: word(now, 1, to)) == sides
