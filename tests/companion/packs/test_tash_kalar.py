"""The packs of Tash-Kalar: what its rules file lists and no more, and a training set that leaves no word out."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from msgspec import UNSET

from companion.game_parts import rules_files
from companion.packs import packs_of
from engine.cards import Pack, read_cards
from engine.tash_kalar.cards import Card
from engine.tash_kalar.formations import Formation
from engine.tash_kalar.orientations import ORIENTATIONS, turned
from tests.companion.packs.tash_kalar_words import possible, used

[PRINTED] = packs_of("tash_kalar")
[TRAINING] = [pack for pack in packs_of("tash_kalar", training=True) if pack.training]
LISTED = rules_files()["tash_kalar"].read_text(encoding="utf-8")
LISTED = LISTED[LISTED.index("### What the rulebook and public listings give") : LISTED.index("## Facts")]
SETS: dict[str, list[Any]] = {
    "Imperial": ["northern", "southern"],
    "Highland": ["highland"],
    "Sylvan": ["sylvan"],
    "Legends": [UNSET],
}


def cards_of(pack: Pack) -> dict[str, Card]:
    cards = read_cards(pack.cards, Card)
    assert isinstance(cards, dict), cards
    return cards


def picture(formation: Formation | None) -> frozenset[tuple[tuple[int, int], str]]:
    """The formation in that of its orientations which comes first, so that equal ones are equal."""
    assert formation is not None
    ways = [sorted((turned(one.cell, way), one.rank) for one in formation.required) for way in ORIENTATIONS]
    return frozenset(min(ways))


# The real box


def test_the_real_pack_has_every_creature_that_is_listed_with_its_formation() -> None:
    listed = [
        (school, rank, name, form)
        for box, rank, creatures in re.findall(
            r"^\| (Imperial|Highland|Sylvan|Legends) \| (\w+) \| (.+) \|$", LISTED, re.M
        )
        for name, form in re.findall(r"([A-Z][^`·]+) `([^`]+)`", creatures)
        for school in SETS[box]
    ]
    found = [card for card in cards_of(PRINTED).values() if card.sort == "creature"]
    assert Counter((card.school, card.rank, card.name, card.form) for card in found) == Counter(listed)
    assert Counter(card.school for card in found) == {
        "northern": 18,
        "southern": 18,
        "highland": 18,
        "sylvan": 18,
        UNSET: 12,
    }
    assert all(card.in_legends == (card.rank == "legendary") for card in found)


def test_the_real_pack_has_the_numbers_of_all_flares() -> None:
    [numbers] = re.findall(r"^Flares \(upper number / lower number\): (.+)\.$", LISTED, re.M)
    found = [card for card in cards_of(PRINTED).values() if card.sort == "flare"]
    assert [f"{card.half('upper').n}/{card.half('lower').n}" for card in found] == numbers.split(", ")


def test_the_real_pack_has_every_objective_that_is_listed_with_its_needs() -> None:
    rows = re.findall(r"^\| (.+\(.+) \| (`\[.+) \|$", LISTED, re.M)
    tasks = {card["name"]: card for card in PRINTED.cards if "points" in card}
    assert sum(len(names(row)) for row, _ in rows) == len(tasks) == 24
    for row, needs in rows:
        stated = [json.loads(one) for one in re.findall(r"`(\[\{.+?\}\])`", needs)]
        if "the same with" in needs:
            stated += [json.loads(json.dumps(stated[0]).replace('"red"', '"green"'))]
        for (name, type, points, advanced), need in zip(names(row), stated, strict=True):
            card = tasks[name]
            assert (card["type"], card["points"], card.get("advanced", False)) == (type, points, advanced), name
            assert card["needs"] == need, name


def names(row: str) -> list[tuple[str, str, int, bool]]:
    """Objectives that share a row: each with its type, points, and whether it is advanced."""
    found: list[tuple[str, str, int, bool]] = []
    for name, facts in re.findall(r"([A-Z][\w ]+?)(?: \(([^)]+)\))?(?: · |$)", row):
        stated = re.fullmatch(r"(\w+), (\d)( \+)?( each)?", facts or row[row.rindex("(") + 1 : -1])
        assert stated is not None, row
        found.append((name, stated[1], int(stated[2]), stated[3] is not None))
    return found


def test_the_real_pack_says_that_it_must_be_checked_and_gives_no_effects() -> None:
    assert "checked against the printed cards" in PRINTED.about
    for card in cards_of(PRINTED).values():
        assert (card.effects, card.half("upper").effects, card.half("lower").effects) == (UNSET, UNSET, UNSET)


# The training set


def test_the_training_set_is_plainly_called_so() -> None:
    assert TRAINING.training
    assert all(card["name"].startswith("Training ") and card["id"].startswith("training-") for card in TRAINING.cards)
    printed = {card["name"].casefold() for card in PRINTED.cards}
    assert not printed & {card["name"].removeprefix("Training ").casefold() for card in TRAINING.cards}


def test_no_formation_of_the_training_set_is_printed_or_drawn_twice() -> None:
    printed = {picture(card.formation) for card in cards_of(PRINTED).values() if card.sort == "creature"}
    drawn = [picture(card.formation) for card in cards_of(TRAINING).values() if card.sort == "creature"]
    assert not printed & set(drawn)
    assert len(set(drawn)) == len(drawn)


def test_four_seats_can_play_with_the_training_set_as_with_a_box() -> None:
    cards = cards_of(TRAINING).values()
    schools = Counter(card.school for card in cards if card.sort == "creature" and not card.in_legends)
    assert sorted(schools.values()) == [18, 18, 18, 18]
    assert Counter(card.sort for card in cards) == {"creature": 84, "flare": 12, "task": 24}
    assert all(card.in_legends == (card.rank == "legendary") for card in cards if card.sort == "creature")


def test_objectives_can_be_laid_out_without_three_of_a_type() -> None:
    simple = Counter(
        card.type for card in cards_of(TRAINING).values() if card.sort == "task" and card.advanced is UNSET
    )
    assert len(simple) >= 3
    assert sum(simple.values()) >= 12


def test_everything_that_a_training_card_does_is_known() -> None:
    for card in cards_of(TRAINING).values():
        if card.sort == "creature":
            assert card.effects is not UNSET, card.id
        if card.sort == "flare":
            assert all(half is UNSET or half.effects is not UNSET for half in (card.upper, card.lower)), card.id  # type: ignore[union-attr]


def test_the_training_set_leaves_no_word_of_the_vocabulary_unused() -> None:
    assert possible() - used(TRAINING.cards) == set()


@pytest.mark.parametrize(
    ("gone", "missing"),
    [
        ("training-moon-serpent", {"again"}),
        ("training-crossed-swords", {"diagonals", "diagonals n", "diagonals upgraded"}),
    ],
)
def test_a_word_that_is_missing_would_be_noticed(gone: str, missing: set[str]) -> None:
    kept: list[dict[str, Any]] = [card for card in TRAINING.cards if card["id"] != gone]
    assert possible() - used(kept) == missing
