"""The packs of Tamer Tournament: what the rulebook states and no more, and a training set that leaves no word out."""

from collections import Counter
from typing import Any

import pytest

from companion.packs import packs_of
from engine.cards import Pack, read_cards
from engine.tamer.cards import Card
from engine.tamer.options import ALLOWANCES, PACK, TOURNAMENT
from tests.companion.packs.tamer_words import possible, used

[PRINTED] = packs_of("tamer")
[TRAINING] = [pack for pack in packs_of("tamer", training=True) if pack.training]


def cards_of(pack: Pack) -> dict[str, Card]:
    cards = read_cards(pack.cards, Card)
    assert isinstance(cards, dict)
    return cards


# The real box


TO_THE_LAST = {"op": "buff", "die": "perm_health", "n": 2, "to": "last"}
TO_ALL = {"op": "buff", "die": "perm_power", "n": 1, "to": "all"}
STATED: dict[str, dict[str, Any]] = {
    "gillfox": {"power": 1, "effects": [{"when": "start", "do": [TO_THE_LAST]}]},
    "middle-aged-drachna": {"power": 7, "effects": [{"when": "ko", "do": [TO_ALL]}]},
    "chimerall": {"types": ["familiar", "spirit", "monster"], "effects": []},
    "gryphoon": {"power": 5, "effects": [{"when": "draft"}]},
    "solynx": {"elements": ["fire"], "effects": [{"when": "start"}]},
}


def test_the_real_pack_states_five_creatures_and_nothing_that_the_rulebook_does_not() -> None:
    found = {card["id"]: {key: card[key] for key in card if key not in ("id", "name")} for card in PRINTED.cards}
    assert found == STATED
    assert cards_of(PRINTED)


# The training set


def test_the_training_set_is_plainly_called_so() -> None:
    assert TRAINING.training
    assert all(card["name"].startswith("Training ") and card["id"].startswith("training-") for card in TRAINING.cards)
    printed = {card["name"].casefold() for card in PRINTED.cards}
    assert not printed & {card["name"].removeprefix("Training ").casefold() for card in TRAINING.cards}


@pytest.mark.parametrize("round", [1, 2, 3])
def test_each_round_is_enough_for_the_packs_of_eight_and_a_deck_to_flip_from(round: int) -> None:
    cards = [card for card in cards_of(TRAINING).values() if card.round == round]
    assert len(cards) == 24
    assert sum(card.copies for card in cards) >= PACK * max(TOURNAMENT) + PACK


def test_every_creature_can_fight_and_be_paid_for_in_its_round() -> None:
    for card in cards_of(TRAINING).values():
        assert card.can_fight, card.id
        assert isinstance(card.round, int)
        assert 1 <= card.cost <= ALLOWANCES[card.round] / 2, card.id
        assert all(card.operations(when) is not None for when in ("draft", "start", "ko"))


def test_types_and_elements_are_spread_evenly() -> None:
    cards = cards_of(TRAINING).values()
    assert min(Counter(kind for card in cards for kind in card.types).values()) >= 20
    assert min(Counter(kind for card in cards for kind in card.elements).values()) >= 16


def test_the_training_set_leaves_no_word_of_the_vocabulary_unused() -> None:
    assert possible() - used(cards_of(TRAINING).values()) == set()


def test_a_word_that_is_missing_would_be_noticed() -> None:
    gone = ("training-prism-wyrm", "training-burrow-queen")
    cards = [card for card in cards_of(TRAINING).values() if card.id not in gone]
    assert possible() - used(cards) == {"several cards flipped"}
