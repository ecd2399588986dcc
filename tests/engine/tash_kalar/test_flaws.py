"""Cards: what a pack may say of them, and what is told where it says something that cannot be."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.message import Message
from engine.tash_kalar.cards import Card, Choose, Destroy, Place


def read(**fields: Any) -> Card | Message:
    """One card, or what is wrong with it."""
    cards = read_cards([{"id": "one", "name": "One", **fields}], Card)
    if isinstance(cards, Message):
        why = cards.args["why"]
        assert isinstance(why, Message)
        return why
    return cards["one"]


def card(**fields: Any) -> Card:
    found = read(**fields)
    assert isinstance(found, Card), found
    return found


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"kind": "creature", "rank": "heroic"}, "creature"),
        ({"rank": "heroic"}, "creature"),
        ({"rank": "common", "form": "c*"}, "creature"),
        ({"kind": "flare"}, "flare"),
        ({"upper": {"n": 3}}, "flare"),
        ({"lower": {"n": 0, "effects": []}}, "flare"),
        ({"lower": None, "upper": {"n": None}}, "flare"),
        ({"type": "x", "points": 2}, "task"),
        ({"kind": "task", "type": "x", "points": 2, "needs": []}, "task"),
    ],
)
def test_the_kind_is_said_or_seen_from_the_fields(fields: dict[str, Any], kind: str) -> None:
    assert card(**fields).sort == kind


def test_a_picture_may_be_drawn_in_rows_or_with_strokes() -> None:
    assert card(rank="common", form="\n.c\n*.\n", marks="\nm.\n..\n") == card(
        rank="common", form=".c/*.", marks="m./.."
    )


def test_a_flare_has_two_halves_whatever_is_printed() -> None:
    flare = card(upper={"n": 3, "effects": [{"op": "gain"}]}, lower=None)
    assert (flare.half("upper").n, flare.half("lower").n or None) == (3, None)


@pytest.mark.parametrize(
    ("step", "fewest", "most"),
    [
        ({}, 1, 1), ({"min": 2}, 2, 2), ({"max": 3}, 1, 3), ({"min": 0, "max": 2}, 0, 2), ({"may": True}, 0, 1),
        ({"may": True, "max": 2}, 0, 2), ({"min": 0}, 0, 1),
    ],
)  # fmt: skip
def test_how_many_operations_a_step_has(step: dict[str, Any], fewest: int, most: int) -> None:
    effects = card(rank="common", effects=[{"op": "destroy", **step}]).effects
    assert isinstance(effects, tuple)
    assert (effects[0].minimum, effects[0].maximum) == (fewest, most)


def test_what_a_step_leaves_out_has_its_usual_value() -> None:
    effects = card(
        rank="common", effects=[{"op": "destroy"}, {"op": "place"}, {"op": "choose", "of": [[], []]}]
    ).effects
    assert effects == (
        Destroy(who="any", rank=("common", "heroic", "legendary"), where="any"),
        Place(who="own", rank=("common",), where="any"),
        Choose(of=((), ())),
    )


@pytest.mark.parametrize(
    ("fields", "flaw", "args"),
    [
        ({}, "kind", {}),
        ({"form": "c*"}, "missing", {"field": "rank"}),
        ({"points": 2}, "missing", {"field": "type"}),
        ({"kind": "task", "type": "x"}, "missing", {"field": "points"}),
        ({"rank": "common", "points": 1}, "field", {"field": "points", "kind": "creature", "other": "task"}),
        ({"kind": "flare", "effects": []}, "field", {"field": "effects", "kind": "flare", "other": "creature"}),
        ({"rank": "common", "marks": "m"}, "marks-alone", {}),
        ({"rank": "common", "form": "cc"}, "summoning-square", {"n": 0}),
        ({"rank": "common", "effects": [{"op": "move", "min": 3, "max": 2}]}, "most", {"op": "move"}),
        ({"rank": "common", "effects": [{"op": "place", "where": "here"}]}, "where", {"op": "place", "where": "here"}),
        ({"rank": "common", "effects": [{"op": "place", "where": "within:9"}]}, "where", {"where": "within:9"}),
        ({"rank": "common", "effects": [{"op": "place", "where": "within:"}]}, "where", {}),
        ({"rank": "common", "effects": [{"op": "choose", "of": []}]}, "empty", {"of": "choose", "field": "of"}),
        ({"rank": "common", "effects": [{"op": "destroy", "rank": []}]}, "empty", {"of": "destroy", "field": "rank"}),
        ({"type": "x", "points": 1, "needs": [{"need": "either", "of": []}]}, "empty", {"of": "either"}),
        ({"upper": {"n": 1, "effects": [{"op": "destroy", "where": "x"}]}}, "where", {}),
        ({"rank": "common", "effects": [{"op": "choose", "of": [[{"op": "destroy", "where": "x"}]]}]}, "where", {}),
    ],
)
def test_a_card_that_cannot_be_says_why(fields: dict[str, Any], flaw: str, args: dict[str, Any]) -> None:
    found = read(**fields)
    assert isinstance(found, Message)
    assert found.id == f"tash-kalar-flaw-{flaw}"
    assert found.args.items() >= args.items()


@pytest.mark.parametrize(
    "fields",
    [
        {"rank": "royal"},
        {"rank": "common", "effects": [{"op": "fly"}]},
        {"rank": "common", "effects": [{"op": "gain", "where": "self"}]},
        {"rank": "common", "effects": [{"op": "extra"}]},
        {"type": "x", "points": 1, "needs": [{"need": "luck"}]},
        {"type": "x", "points": 1, "needs": [{"need": "hold", "on": "blue"}]},
        {"type": "x", "points": 100},
        {"upper": {"n": -1}},
        {"rank": "common", "school": "north\nsouth"},
        {"type": " ", "points": 1},
    ],
)
def test_words_that_are_not_in_the_vocabulary_are_told_with_their_place(fields: dict[str, Any]) -> None:
    found = read(**fields)
    assert isinstance(found, Message)
    assert found.id in ("input-shape", "input-unknown", "input-missing")
    assert found.args["field"]
