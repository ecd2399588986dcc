"""The packs of Ambyria: what the rulebook states and nothing more, and a training set that leaves no word out."""

from companion.packs import packs_of
from engine.ambyria.cards import HEROES, Card
from engine.cards import Pack, read_cards
from tests.companion.packs.ambyria_words import possible, used

[PRINTED] = packs_of("ambyria")
[TRAINING] = [pack for pack in packs_of("ambyria", training=True) if pack.training]


def cards_of(pack: Pack) -> dict[str, Card]:
    cards = read_cards(pack.cards, Card)
    assert isinstance(cards, dict)
    return cards


# The real box


def test_the_real_pack_states_what_the_rulebook_does_and_no_value() -> None:
    assert [card["id"] for card in PRINTED.cards] == [
        *HEROES, "spotted-mushrooms", "seductress", "martyr", "thief-in-the-night", "lethal-assassin",
    ]  # fmt: skip
    fields = {card["id"]: sorted(set(card) - {"id", "name"}) for card in PRINTED.cards}
    stated: dict[str, list[str]] = {
        **{hero: ["hero"] for hero in HEROES}, "spotted-mushrooms": ["lasting", "play"], "seductress": ["play"],
        "martyr": ["response"], "thief-in-the-night": [], "lethal-assassin": [],
    }  # fmt: skip
    assert fields == stated


def test_a_hero_is_the_hero_of_its_name() -> None:
    assert all(cards_of(PRINTED)[hero].hero == hero for hero in HEROES)


def test_two_spotted_mushrooms_have_one_lasting_effect() -> None:
    [one] = cards_of(PRINTED)["spotted-mushrooms"].lasting
    assert (one.key, one.op, one.n, one.at, one.who) == ("spotted-mushrooms", "discard", 1, "end", "active")


# The training set


def test_the_training_set_has_names_of_its_own() -> None:
    names = [card["name"] for card in TRAINING.cards]
    printed = {card["name"] for card in PRINTED.cards}
    assert len(set(names)) == len(names)
    assert not printed.intersection(name.removeprefix("Training ") for name in names)


def test_every_training_card_can_be_played_without_asking_anybody_for_its_mode_place_or_value() -> None:
    for card in TRAINING.cards:
        assert {"mode", "stones", "play", "response", "down"} <= set(card), card["id"]
        assert card.keys() & {"effects", "lasting", "ability"}, card["id"]


def test_there_is_a_training_hero_for_every_deck() -> None:
    assert {card["hero"] for card in TRAINING.cards if "hero" in card} == set(HEROES)


def test_the_training_set_leaves_no_word_of_the_vocabulary_unused() -> None:
    assert possible() - used(cards_of(TRAINING).values()) == set()


def test_a_word_that_is_missing_would_be_noticed() -> None:
    cards = [card for card in cards_of(TRAINING).values() if card.id != "training-spyglass"]
    assert possible() - used(cards) == {"turn face: up"}
