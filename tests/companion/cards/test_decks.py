"""A deck under one's hands: the game itself says what is wrong with it."""

from typing import Any

import pytest

from companion.cards.deckcheck import MOST, DeckCheck
from companion.cards.decks import Deck, Decks
from companion.cards.packs import OwnPacks
from companion.cards.pool import pool_of
from companion.cards.registry import Registry, Tag
from companion.cards.tags import tags_of
from companion.log import Damaged, Log
from engine.ambush import GAME
from engine.cards import Pack
from engine.game import Game
from tests.companion.cards.tapping import BOX, registration, tags, training_pool, uid

NOON = "2025-06-01T12:00:00+00:00"


def checking(log: Log, **more: Any) -> DeckCheck:
    return DeckCheck(training_pool(log), tags_of(log), **more)


def clause(check: DeckCheck) -> str | None:
    refusal = check.verdict().refusal
    return refusal.clause if refusal else None


# The central deck of Ambush


@pytest.mark.rule("AMBUSH-DECK-01")
def test_a_tapped_box_is_judged_after_every_card(log: Log) -> None:
    box, check = registration(log), checking(log)
    seen = []
    for tag in tags(52):
        box.tap(tag)
        assert check.tap(tag).kind == "done"
        seen.append((clause(check), check.verdict().seats))
    assert seen[8] == ("AMBUSH-DECK-01", ())
    assert seen[9] == (None, (2,))
    assert seen[14] == (None, (2, 3))
    assert seen[51] == (None, (2, 3, 4))
    assert check.deck == Deck("standard", list(BOX))


def test_the_refusal_is_the_games_own(log: Log) -> None:
    check = checking(log)
    check.add("training-ram", 4)
    refusal = check.verdict().refusal
    assert refusal is not None
    assert refusal.message.id == "ambush-deck-too-small"
    assert refusal.message.args == {"cards": 4, "least": 10}


def test_the_same_physical_card_goes_in_once(log: Log) -> None:
    registration(log).tap(uid(1))
    check = checking(log)
    check.tap(uid(1))
    assert check.tap(uid(1)).message.id == "cards-deck-again"
    assert check.deck.cards == ["training-ambush"]


@pytest.mark.parametrize(
    ("tag", "id"),
    [
        (None, "tag-unknown"),
        (Tag(uid(1), "trove", "gold", NOON), "tag-other-game"),
        (Tag(uid(1), None, "target-1", NOON), "cards-deck-token"),
    ],
)
def test_what_is_no_card_of_this_game_stays_out(log: Log, tag: Tag | None, id: str) -> None:
    if tag is not None:
        Registry(log).add(tag)
    check = checking(log)
    said = check.tap(uid(1))
    assert (said.kind, said.message.id) == ("no", id)
    assert check.deck.cards == []


@pytest.mark.parametrize("number", ["08A16F92", "04"])
def test_what_is_no_number_of_a_tag_stays_out(log: Log, number: str) -> None:
    assert checking(log).tap(number).kind == "no"


def test_a_tag_whose_card_no_pack_knows_any_more_is_told_by_the_game(log: Log) -> None:
    Registry(log).add(Tag(uid(1), "ambush", "lost-card", NOON))
    check = checking(log)
    check.tap(uid(1))
    refusal = check.verdict().refusal
    assert refusal is not None
    assert refusal.message.id == "no-such-card"


def test_cards_can_be_named_and_counted(log: Log) -> None:
    check = checking(log)
    assert check.search("training mason", 3).message.args["count"] == 3
    assert check.search("training").kind == "ask"
    first = check.hits[0].card
    check.pick(1)
    assert check.hits == ()
    assert check.pick(1).message.id == "cards-no-such-hit"
    assert check.search("qqqq").message.id == "cards-no-hit"
    assert check.add("qqqq").message.id == "no-such-card"
    assert check.add("target-1").message.id == "cards-deck-token"
    assert check.deck.cards == ["training-mason"] * 3 + [first]


def test_hits_are_picked_as_often_as_was_typed(log: Log) -> None:
    check = checking(log)
    check.search("training", 4)
    check.pick(2)
    assert len(check.deck.cards) == 4


def test_undo_takes_out_what_came_in_together(log: Log) -> None:
    check = checking(log)
    check.add("training-ram")
    check.add("training-fog", 5)
    assert check.undo().message.args == {"card": "training-fog", "count": 1}
    assert check.undo().kind == "done"
    assert check.undo().message.id == "undo-none"


def test_an_endless_deck_is_a_slip(log: Log) -> None:
    check = checking(log)
    assert check.add("training-ram", MOST).kind == "done"
    assert check.add("training-ram").message.id == "cards-deck-endless"


def test_a_mode_that_is_not_there_is_told(log: Log) -> None:
    check = checking(log, mode="blitz")
    assert check.verdict().seats == ()
    assert clause(check) == "TABLE-INPUT"


def test_going_on_with_a_saved_deck(log: Log) -> None:
    check = checking(log)
    check.begin_with(Deck("standard", ["training-ram"] * 9))
    check.add("training-fog")
    assert clause(check) is None
    check.undo()
    check.undo()
    assert len(check.deck.cards) == 8


# A game in which everybody brings two decks


def troves(log: Log) -> Pack:
    cards = tuple({"id": f"coin-{n}", "name": f"Coin {n}"} for n in range(9))
    made = Pack(pack="coins", game="trove", title="Coins", cards=cards)
    OwnPacks(log).merge(made)
    return made


def trove_check(log: Log, trove: Game[Any], *piles: str) -> DeckCheck:
    troves(log)
    return DeckCheck(pool_of(log, trove), tags_of(log), piles=piles)


def test_several_piles_are_tapped_one_after_the_other(log: Log, trove: Game[Any]) -> None:
    check = trove_check(log, trove, "battle", "library")
    assert check.pile == "battle"
    for number in range(3):
        assert clause(check) == "TROVE-DECK-01"
        check.add(f"coin-{number}")
    assert clause(check) == "TROVE-DECK-02"
    assert check.next_pile().message.args == {"pile": "library"}
    for number in (3, 4):
        check.add(f"coin-{number}")
    assert check.verdict().seats == (2,)
    assert check.deck.piles == {"battle": ["coin-0", "coin-1", "coin-2"], "library": ["coin-3", "coin-4"]}
    assert check.deck.cards == [f"coin-{number}" for number in range(5)]
    assert check.next_pile().message.id == "cards-deck-no-pile"
    check.add("coin-0")
    assert clause(check) == "TROVE-DECK-03"


def test_saved_piles_keep_their_names(log: Log, trove: Game[Any]) -> None:
    check = trove_check(log, trove)
    check.begin_with(Deck("usual", {"battle": ["coin-0", "coin-1", "coin-2"], "library": ["coin-3", "coin-4"]}))
    assert clause(check) is None
    assert check.pile == "battle"


def test_whose_deck_it_is_follows_from_what_the_game_looks_at(log: Log, trove: Game[Any]) -> None:
    """Ambush turns down a player's deck whatever is in it; Trove turns down a shared one."""
    assert DeckCheck(pool_of(log, GAME), tags_of(log)).verdict().refusal != trove_check(log, trove).verdict().refusal
    assert clause(trove_check(log, trove, "battle")) == "TROVE-DECK-01"
    assert clause(checking(log)) == "AMBUSH-DECK-01"


# Kept for later


def test_a_deck_is_kept_under_its_name(log: Log) -> None:
    decks = Decks(log)
    decks.save("ambush", "box", Deck("standard", list(BOX)))
    decks.save("ambush", "box", Deck("practice", ["ambush"]))
    decks.save("trove", "box", Deck("usual", {"battle": ["a"]}))
    assert decks.find("ambush", "box") == Deck("practice", ["ambush"])
    assert decks.named("trove") == {"box": Deck("usual", {"battle": ["a"]})}
    assert decks.find("ambush", "other") is None


def test_a_deck_can_be_forgotten(log: Log) -> None:
    decks = Decks(log)
    decks.save("ambush", "box", Deck("standard", []))
    assert decks.forget("ambush", "box")
    assert not decks.forget("ambush", "box")


def test_a_deck_that_is_not_as_it_was_written_is_damage(log: Log) -> None:
    Decks(log).save("ambush", "box", Deck("standard", []))
    log.store.execute("UPDATE decks SET body = '[]'")
    with pytest.raises(Damaged):
        Decks(log).named("ambush")
