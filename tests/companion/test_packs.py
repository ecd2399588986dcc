"""The packs that come with Ambit are readable by their games, and invented cards are plainly called so."""

from typing import Any

import pytest

from companion.messages import Speaker
from companion.messages.speaker import name_id
from companion.packs import packs_of, shipped
from engine import registry
from engine.cards import Pack, read_cards
from engine.game import Game
from engine.message import Message

PACKS = shipped()
every_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.pack)


def game_of(pack: Pack) -> Game[Any]:
    game = registry.find(pack.game)
    assert game is not None
    return game


@every_pack
def test_a_pack_belongs_to_a_game_that_can_read_its_cards(pack: Pack) -> None:
    cards = read_cards(pack.cards, game_of(pack).card)
    assert not isinstance(cards, Message), cards
    assert cards
    assert len(cards) == len(pack.cards)


@every_pack
def test_a_pack_says_what_it_is(pack: Pack) -> None:
    assert pack.title.startswith(pack.game.replace("_", "-").title())
    assert pack.training == ("training" in pack.pack)


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack.training], ids=lambda pack: pack.pack)
def test_an_invented_card_is_called_in_english_as_its_pack_says_and_otherwise_in_french(pack: Pack) -> None:
    english, french = Speaker("en"), Speaker("fr")
    wrong = {
        name: english.term(name_id(name)) for card in pack.cards if english.term(name_id(name := card["name"])) != name
    }
    assert wrong == {}
    called = [french.named(card["name"]) for card in pack.cards]
    assert [name for name in called if not name.endswith(" d’essai")] == []
    assert len(set(called)) == len(called), "two cards of a game have the same French name"


@every_pack
def test_a_pack_is_found_among_those_of_its_game_by_the_name_of_its_file(pack: Pack) -> None:
    assert pack in packs_of(pack.game, training=True)
    assert (pack in packs_of(pack.game)) is not pack.training


def test_packs_have_names_of_their_own() -> None:
    assert len({pack.pack for pack in PACKS}) == len(PACKS)


@pytest.mark.parametrize("game", sorted({pack.game for pack in PACKS if pack.training}))
def test_training_cards_come_only_to_those_who_ask(game: str) -> None:
    real, all_of_them = packs_of(game), packs_of(game, training=True)
    assert not any(pack.training for pack in real)
    assert {pack.pack for pack in real} < {pack.pack for pack in all_of_them}
    assert {pack.game for pack in all_of_them} == {game}


@every_pack
def test_a_training_card_cannot_be_taken_for_a_printed_one(pack: Pack) -> None:
    named = [card["id"].startswith("training-") and card["name"].startswith("Training ") for card in pack.cards]
    assert set(named) == {pack.training}


def test_the_real_pack_of_ambush_holds_what_the_rulebook_states_and_nothing_else() -> None:
    [pack] = packs_of("ambush")
    assert pack.cards == (
        {"id": "ambush", "name": "Ambush", "ambush": True},
        {"id": "elven-archer", "name": "Elven Archer"},
    )


def test_the_training_cards_of_ambush_use_every_operation_there_is() -> None:
    [training] = [pack for pack in packs_of("ambush", training=True) if pack.training]
    used = {op["op"] for card in training.cards for key in ("effects", "on_ambush") for op in card.get(key, ())}
    assert used == {"damage", "repair", "guard", "draw", "return", "place", "pick", "give"}


def test_a_game_without_packs_has_none() -> None:
    assert packs_of("chess", training=True) == ()
