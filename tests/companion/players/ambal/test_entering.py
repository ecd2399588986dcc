"""Entering what a card says: what the referee does not know, in the words of the card or with seat numbers."""

from random import Random

from msgspec import convert

from companion.players.ambal.box import Box, printed_box, training_box
from companion.players.ambal.entering import resolve
from engine.action import to_data
from engine.ambal.actions import Resolve
from engine.ambal.flaws import flaw

SINGLE, DOUBLE = {"you": 1, "opponent": 2}, {"you": 1, "partner": 2, "opponent": 3}


def said(box: Box, card: str, seats: dict[str, int] = SINGLE) -> list[Resolve]:
    return [convert(resolve(box, card, seats, Random(seed)) | {"seat": 1}, Resolve) for seed in range(60)]


def without(*fields: str) -> Box:
    box = training_box()
    kept = {field: value for field, value in box.entries["training-plain-cut"].items() if field not in fields}
    return Box({**box.entries, "training-plain-cut": kept}, box.texts)


def test_only_what_is_missing_is_entered() -> None:
    for missing, other in (("cost", "effects"), ("effects", "cost")):
        entered = [to_data(one) for one in said(without(missing), "training-plain-cut")]
        assert all(missing in one and other not in one for one in entered)


def test_the_cost_is_the_one_on_the_card() -> None:
    assert {one.cost for one in said(without("cost", "effects"), "training-plain-cut")} == {1}


def test_most_people_enter_the_whole_text_and_some_are_in_a_hurry() -> None:
    box = printed_box()
    entered = [one.effects for one in said(box, "wildfire")]
    whole = sum(effects == box.texts["wildfire"].effects for effects in entered)
    assert whole > 20
    assert () in entered
    assert any(effects and isinstance(getattr(effects[0], "to", None), int) for effects in entered if effects)


def test_whatever_is_entered_makes_a_card() -> None:
    for card in printed_box().entries:
        for one in said(printed_box(), card, DOUBLE)[:10]:
            assert isinstance(one.effects, tuple)
            assert flaw(one.effects, entered=True) is None


def test_in_single_nobody_enters_a_resurrection() -> None:
    for card in printed_box().entries:
        assert not any("resurrect" in str(to_data(one)) for one in said(printed_box(), card)[:10])


def test_types_are_those_that_the_referee_does_not_know() -> None:
    types = {one.types for one in said(printed_box(), "deepen-wound") if isinstance(one.types, tuple)}
    assert types == {()}
    assert {one.types for one in said(printed_box(), "wildfire") if isinstance(one.types, tuple)} == {("spell",)}
