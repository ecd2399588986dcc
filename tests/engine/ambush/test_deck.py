"""The central deck list: what it sets, which cards it shuts out, and that copies which lie decide nothing."""

from typing import Any

import pytest

from engine.ambush import GAME
from engine.legal import legal, stands_for
from tests.engine.ambush.table import Table

LIST = ["footman", "footman", "wall", "scout", "archer", "riddle", "ambush", "ambush", *["mason"] * 22]
SCOUT = {"id": "scout", "name": "Scout", "effects": [{"op": "pick", "n": 1}]}
STRANGER = {"id": "stranger", "name": "Stranger", "damage": 2, "effects": [], "on_ambush": []}


def listed(seats: int = 2, **options: Any) -> Table:
    """A game with a registered list; of "stranger" and "quake" it has none."""
    return Table(seats, deck_list=LIST, cards=(SCOUT, STRANGER), **options).begun()


def expose(table: Table, *cards: str) -> Table:
    """Whole turns that expose these cards and play nothing."""
    return table.lying(*cards)


# The size


@pytest.mark.rule("AMBUSH-DECK-01", "AMBUSH-SETUP-03")
@pytest.mark.parametrize("cards", [10, 52, 90, 250])
def test_a_registered_list_sets_the_size_of_the_deck(cards: int) -> None:
    table = Table(deck_list=["footman"] * cards)
    assert table.counts == (cards, 0)
    assert table.begun().counts == (cards - 10, 0)


@pytest.mark.rule("AMBUSH-DECK-01")
def test_with_a_list_the_option_for_the_size_is_idle() -> None:
    assert Table(deck_list=["footman"] * 30, deck=60).counts == (30, 0)


# What is not in the list


@pytest.mark.rule("AMBUSH-DECK-02")
def test_a_card_that_is_not_in_the_list_is_neither_exposed_nor_played() -> None:
    table = listed()
    assert table.refused("expose", 1, card="stranger") == "AMBUSH-DECK-02"
    table.do("expose", 1, card="wall")
    assert table.refused("play", 1, card="stranger") == "AMBUSH-DECK-02"
    table.do("play", 1, card="footman")


@pytest.mark.rule("AMBUSH-DECK-02")
@pytest.mark.parametrize("played", ["archer", "riddle"])
def test_a_card_that_is_not_in_the_list_is_not_placed(played: str) -> None:
    table = listed()
    table.do("expose", 1)
    table.do("play", 1, card=played)
    assert table.refused("place", 1, from_="deck", card="quake") == "AMBUSH-DECK-02"
    table.do("place", 1, from_="deck", card="mason")


@pytest.mark.rule("AMBUSH-DECK-02")
def test_a_card_that_is_not_in_the_list_is_not_captured() -> None:
    table = listed().turns(2)
    table.do("call", 1)
    assert table.refused("capture", 2, card="quake") == "AMBUSH-DECK-02"
    table.do("capture", 2, card="mason")


@pytest.mark.rule("AMBUSH-DECK-02")
def test_an_ambush_card_that_is_not_in_the_list_is_shut_out_too() -> None:
    table = Table(deck_list=["footman"] * 20).begun()
    assert table.refused("expose", 1, card="ambush") == "AMBUSH-DECK-02"


@pytest.mark.rule("AMBUSH-DECK-02", "AMBUSH-EXPOSE-01", "AMBUSH-TURN-03", "AMBUSH-TURN-02")
def test_the_rules_of_the_turn_count_more_than_the_list() -> None:
    table = listed()
    assert table.refused("expose", 2, card="quake") == "AMBUSH-TURN-03"
    assert table.refused("play", 1, card="quake") == "AMBUSH-TURN-02"
    table.do("expose", 1)
    assert table.refused("expose", 1, card="quake") == "AMBUSH-EXPOSE-01"
    assert table.refused("place", 1, card="quake") == "AMBUSH-EFFECT-01"


@pytest.mark.rule("AMBUSH-DECK-02", "AMBUSH-PLAY-02", "AMBUSH-PLAY-03", "AMBUSH-PLAY-04", "AMBUSH-CARD-05")
def test_what_is_wrong_with_the_play_counts_more_than_the_list() -> None:
    table = listed(4)
    table.do("concede", 4)
    table.do("expose", 1)
    assert table.refused("play", 1, card="stranger", changes=[]) == "AMBUSH-CARD-05"
    assert table.refused("play", 1, card="stranger", target=1) == "AMBUSH-PLAY-02"
    assert table.refused("play", 1, card="stranger", target=4) == "AMBUSH-PLAY-03"
    assert table.refused("play", 1, card="stranger") == "AMBUSH-PLAY-04"
    assert table.refused("play", 1, card="stranger", target=3) == "AMBUSH-DECK-02"


@pytest.mark.rule("AMBUSH-DECK-02", "AMBUSH-EFFECT-04", "AMBUSH-EFFECT-05")
def test_what_is_wrong_with_the_placing_counts_more_than_the_list() -> None:
    table = listed()
    table.do("expose", 1)
    table.do("play", 1, card="riddle")
    assert table.refused("place", 1, card="quake") == "AMBUSH-EFFECT-04"
    table.do("adjust", 0, target=0, counter="deck", to=0)
    assert table.refused("place", 1, from_="deck", card="quake") == "AMBUSH-EFFECT-05"
    assert table.refused("place", 1, from_="hand", card="quake") == "AMBUSH-DECK-02"


@pytest.mark.rule("AMBUSH-DECK-02", "AMBUSH-CAPTURE-10", "AMBUSH-CAPTURE-08")
def test_what_is_wrong_with_the_capture_counts_more_than_the_list() -> None:
    table = listed().turns(2)
    assert table.refused("capture", 1, card="quake") == "AMBUSH-CAPTURE-01"
    table.do("call", 1)
    table.do("stop", 2, captured=2)
    assert table.refused("capture", 2, card="quake") == "AMBUSH-CAPTURE-10"
    assert table.refused("capture", 1, card="quake") == "AMBUSH-CAPTURE-08"


@pytest.mark.rule("AMBUSH-DECK-02")
def test_the_list_has_no_say_in_what_an_ambush_triggered() -> None:
    table = expose(listed(), "ambush", "ambush")
    table.do("call", 1)
    table.stop_all()
    table.do("resolve", 1, card="stranger")
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-DECK-02", "TABLE-INPUT")
def test_a_card_that_nobody_defined_is_not_understood_whatever_the_list_says() -> None:
    assert listed().refused("expose", 1, card="dragon") == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-DECK-02")
def test_a_card_without_identity_is_never_shut_out() -> None:
    table = listed()
    table.do("expose", 1)
    table.do("play", 1, changes=[])
    assert table.view["turn"] == 2


# Copies that lie


@pytest.mark.rule("AMBUSH-DECK-03", "AMBUSH-HIDE-02")
@pytest.mark.parametrize("card", ["footman", "wall", "ambush"])
def test_however_many_copies_lie_the_next_may_be_exposed_and_played(card: str) -> None:
    table = expose(listed(), card, card, card)
    table.do("expose", 2, card=card)
    table.do("play", 2, card=card)
    assert table.table["battlefield"] == 5


@pytest.mark.rule("AMBUSH-DECK-03")
def test_however_many_copies_lie_the_next_may_be_placed_and_captured() -> None:
    table = expose(listed(), "wall")
    table.do("expose", 2)
    table.do("play", 2, card="archer")
    table.do("place", 2, card="wall")
    table.do("place", 2, card="wall")
    table.do("call", 1)
    table.do("capture", 1, card="wall")
    table.do("capture", 1, card="wall")
    assert table.seat(1)["zones"]["captured"] == 2


@pytest.mark.rule("AMBUSH-DECK-03", "AMBUSH-HIDE-04")
@pytest.mark.parametrize("phase", ["expose", "play"])
def test_what_is_offered_does_not_hang_on_the_copies_that_lie(phase: str) -> None:
    listings = []
    for cards in (("footman", "footman", "wall"), ("ambush", "ambush", "scout"), ("mason", "mason", "mason")):
        table = expose(listed(), *cards)
        if phase == "play":
            table.do("expose", 2, card="archer")
        listings.append([list(legal(GAME, table.state, seat)) for seat in (0, 1, 2)])
    assert listings[0] == listings[1] == listings[2]
    named = [entry["card"] for entry in listings[0][2] if entry["do"] == phase and "card" in entry]
    pool = table.state.box.cards
    assert {card for card in pool if any(stands_for(entry, card) for entry in named)} == set(LIST)


# No list


@pytest.mark.rule("AMBUSH-DECK-04")
def test_without_a_list_any_defined_card_may_appear_any_number_of_times() -> None:
    table = expose(Table(cards=(STRANGER,)).begun(), *["stranger"] * 20)
    table.do("expose", 1, card="stranger")
    table.do("play", 1, card="stranger")
    assert table.counts == (21, 22)
    assert table.refused("expose", 2, card="dragon") == "TABLE-INPUT"
