"""The packs of Ambal: what the rulebook states and nothing more, and a training set that leaves no word out."""

from collections import Counter
from typing import Any

import pytest

from companion.packs import packs_of
from engine.ambal.cards import SCHOOLS, Card, School
from engine.ambal.starters import STARTERS
from engine.cards import Pack, read_cards
from tests.companion.packs.ambal_words import possible, used

[PRINTED] = packs_of("ambal")
[TRAINING] = [pack for pack in packs_of("ambal", training=True) if pack.training]


def cards_of(pack: Pack) -> dict[str, Card]:
    cards = read_cards(pack.cards, Card)
    assert isinstance(cards, dict)
    return cards


def entry(id: str) -> dict[str, Any]:
    [found] = [card for card in PRINTED.cards if card["id"] == id]
    return found


# The real box


def test_the_real_pack_states_school_and_elite_and_no_value() -> None:
    fields = {field for card in PRINTED.cards for field in card}
    assert fields == {"id", "name", "school", "types"}
    assert Counter(kind for card in PRINTED.cards for kind in card.get("types", ())) == {"elite": 12, "action": 1}


def test_the_four_elites_of_the_rulebook_are_elites_and_deepen_wound_is_an_action_too() -> None:
    assert entry("deepen-wound") == {
        "id": "deepen-wound", "name": "Deepen Wound", "school": "sword", "types": ["elite", "action"],
    }  # fmt: skip
    for id, school in (("solar-burst", "fire"), ("blizzard", "water"), ("finishing-charge", "assassination")):
        assert (entry(id)["types"], entry(id)["school"]) == (["elite"], school)


def test_an_apostrophe_is_dropped_from_an_id() -> None:
    assert entry("haraes-tear")["name"] == "Harae's Tear"
    assert entry("assassins-glare")["name"] == "Assassin's Glare"


def test_the_school_of_sharpen_blade_is_not_stated() -> None:
    assert entry("sharpen-blade") == {"id": "sharpen-blade", "name": "Sharpen Blade"}


def test_every_card_of_the_starter_decks_is_there() -> None:
    known = cards_of(PRINTED)
    assert {card for deck in STARTERS.values() for card in deck} <= set(known)


@pytest.mark.parametrize("pack", [PRINTED, TRAINING], ids=lambda pack: pack.pack)
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_school_has_22_commons_and_3_elites(pack: Pack, school: School) -> None:
    cards = [card for card in cards_of(pack).values() if card.school == school]
    assert Counter(card.elite for card in cards) == {False: 22, True: 3}


@pytest.mark.parametrize(("school", "commons"), [("fire", 2), ("water", 3), ("sword", 5), ("assassination", 2)])
def test_cards_without_a_name_stand_for_those_the_rulebook_leaves_out(school: str, commons: int) -> None:
    unlisted = [card for card in PRINTED.cards if card["id"].startswith(f"unlisted-{school}-")]
    assert [card["id"] for card in unlisted] == [f"unlisted-{school}-{n}" for n in range(1, commons + 3)]
    assert [card.get("types") for card in unlisted] == [None] * commons + [["elite"]] * 2


# The training set


def test_the_training_set_has_names_of_its_own() -> None:
    printed = {card["name"].casefold() for card in PRINTED.cards}
    names = [card["name"].removeprefix("Training ").casefold() for card in TRAINING.cards]
    assert not printed.intersection(names)
    assert len(set(names)) == len(names) == 100


def test_every_training_card_can_be_played_without_asking_anybody() -> None:
    for card in cards_of(TRAINING).values():
        assert card.types, card.id
        assert isinstance(card.cost, int), card.id
        assert card.effects, card.id


def test_the_training_set_leaves_no_word_of_the_vocabulary_unused() -> None:
    assert used(cards_of(TRAINING).values()) >= possible()


def test_a_word_that_is_missing_would_be_noticed() -> None:
    cards = [card for card in cards_of(TRAINING).values() if card.id != "training-ash-and-rise"]
    assert possible() - used(cards) == {"op resurrect", "card aim: partner"}
