"""What players think of a card: more where it finishes somebody, nothing where it would be in vain."""

from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from companion.players.ambal.box import training_box
from companion.players.ambal.decks import rough
from companion.players.ambal.scene import Scene, usual
from companion.players.ambal.worth import worth
from engine.ambal.cards import Card, Effects

SINGLE, DOUBLE = usual(double=False), usual(double=True)


def seen(scene: Scene, seat: int, **changes: Any) -> Scene:
    """The same duel, but somebody stands otherwise."""
    return replace(scene, bodies={**scene.bodies, seat: replace(scene.bodies[seat], **changes)})


def value(scene: Scene, *effects: dict[str, Any], target: int = 2) -> float:
    return worth(scene, 1, target, convert(list(effects), tuple[Effects, ...]))


def test_more_damage_is_better_and_hurting_oneself_is_not() -> None:
    few, many, own = ({"op": "damage", "n": n, "to": to} for n, to in ((2, "opponent"), (5, "opponent"), (5, "you")))
    assert 0 < value(SINGLE, few) < value(SINGLE, many)
    assert value(SINGLE, own) < 0


def test_a_blow_that_finishes_somebody_is_worth_more_than_its_damage() -> None:
    blow = {"op": "damage", "n": 5, "to": "opponent"}
    assert value(seen(SINGLE, 2, health=5), blow) > value(seen(SINGLE, 2, health=6), blow) + 10


def test_the_weak_one_is_the_better_target() -> None:
    scene, blow = seen(DOUBLE, 4, health=3), {"op": "damage", "n": 4, "to": "opponent"}
    assert value(scene, blow, target=4) > value(scene, blow, target=3)


@pytest.mark.parametrize(
    ("effect", "changes"),
    [
        ({"op": "heal", "n": 5, "to": "you"}, {"missing": 0}),
        ({"op": "energy", "n": 2, "to": "you"}, {"energy": 12}),
        ({"op": "remove", "what": "curse", "n": "all", "to": "you"}, {"curses": 0}),
        ({"op": "extend", "condition": "poison", "n": 2, "to": "you"}, {"conditions": {"poison": 0}}),
    ],
)
def test_what_would_be_in_vain_is_worth_nothing(effect: dict[str, Any], changes: dict[str, Any]) -> None:
    assert value(seen(SINGLE, 1, **changes), effect) == 0


def test_a_heal_is_dearer_to_the_weak() -> None:
    heal = {"op": "heal", "n": 5, "to": "you"}
    assert value(seen(SINGLE, 1, health=10, missing=50), heal) > value(seen(SINGLE, 1, health=50, missing=10), heal)


@pytest.mark.parametrize("op", ["block", "evade"])
def test_nobody_guards_against_somebody_who_has_stopped(op: str) -> None:
    assert value(SINGLE, {"op": op}) > 0
    assert value(seen(SINGLE, 2, active=False), {"op": op}) == 0


def test_a_condition_counts_for_the_rounds_it_adds() -> None:
    burning = {"op": "condition", "condition": "burning", "rounds": 2, "to": "opponent"}
    assert value(SINGLE, burning) > value(seen(SINGLE, 2, conditions={"burning": 1}), burning) > 0
    assert value(seen(SINGLE, 2, conditions={"burning": 2}), burning) == 0


def test_a_test_that_does_not_hold_leaves_little() -> None:
    more = {"op": "damage", "n": 4, "to": "opponent", "if": {"condition": "bleeding"}}
    assert value(SINGLE, more) < 1 < value(seen(SINGLE, 2, conditions={"bleeding": 1}), more)


def test_a_boon_is_worth_what_it_does_while_it_lasts() -> None:
    short, long = (
        value(SINGLE, {"op": "boon", "rounds": n, "to": "you"}, {"op": "reduce-damage", "n": 2, "when": "while"})
        for n in (1, 4)
    )
    assert 0 < short < long


def test_the_fallen_partner_is_worth_bringing_back_and_a_living_one_is_not() -> None:
    back = {"op": "resurrect", "to": "partner", "health": 20, "energy": 5}
    assert value(DOUBLE, back) < 0 < value(seen(DOUBLE, 2, alive=False), back)


def test_mastery_counts() -> None:
    n = {"op": "damage", "n": {"mastery": "fire", "times": 2}, "to": "opponent"}
    learned = replace(SINGLE, mastery={**SINGLE.mastery, 1: {**SINGLE.mastery[1], "fire": 6}})
    assert (value(SINGLE, n), value(learned, n)) == (6, 12)


@pytest.mark.parametrize("card", training_box().texts.values(), ids=lambda card: card.id)
def test_everybody_has_an_opinion_of_every_card(card: Card) -> None:
    assert -25 < rough(card, double=False) < 25
    assert -25 < rough(card, double=True) < 25
