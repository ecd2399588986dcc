"""The real cards go where the referee says, and any card that is not where he believes it to be is noticed."""

import pytest

from companion.players.ambal.cards import Place
from engine.view import View
from tests.companion.players.ambal.table import Evening, over


def place(evening: Evening, seat: int = 1) -> Place:
    return evening.people._cards.places[seat]


def in_battle(view: View) -> bool:
    return view.round > 2 and view.phase == "battle" and bool(view.seats[0].zones["discard"])


@pytest.fixture
def evening() -> Evening:
    """In the third round, when cards lie everywhere."""
    evening = Evening("single-advanced", "4")
    assert in_battle(evening.until(in_battle))
    return evening


def test_cards_start_in_the_decks_and_seven_come_to_the_hand() -> None:
    evening = Evening("single-advanced", "4")
    evening.until(lambda view: view.round == 1)
    assert [len(cards) for cards in evening.people.hands().values()] == [7, 7]
    assert (len(place(evening).deck), len(place(evening).library)) == (5, 15)


def test_no_card_is_lost_and_none_appears(evening: Evening) -> None:
    def all_cards() -> list[str]:
        mine = place(evening)
        lying = [one.card for one in evening.people._cards.lasting if one.in_play and one.by == 1]
        piles = (mine.deck, mine.hand, mine.placed, mine.shown, mine.used, mine.discard, mine.out, mine.library, lying)
        return sorted(card for pile in piles for card in pile)

    before = all_cards()
    assert len(before) == len(set(before)) == 27
    evening.until(over)
    assert all_cards() == before


@pytest.mark.parametrize("pile", ["deck", "hand", "discard", "library", "used", "out"])
def test_a_card_too_many_is_a_breach(evening: Evening, pile: str) -> None:
    assert evening.people.breach(evening.view) is None
    getattr(place(evening), pile).append("training-plain-cut")
    breach = evening.people.breach(evening.view)
    assert breach is not None
    assert breach.startswith(f"{pile} of seat 1")


def test_another_card_in_an_open_pile_is_a_breach(evening: Evening) -> None:
    place(evening).discard[0] = "solar-burst"
    assert "discard of seat 1" in str(evening.people.breach(evening.view))


def test_a_marker_that_stands_wrong_is_a_breach(evening: Evening) -> None:
    view = evening.view
    view.table.boards["2"]["clear"] += 1
    assert "board of seat 2" in str(evening.people.breach(view))


# What no card can follow


def correct(evening: Evening, **fields: object) -> None:
    evening.do({"do": "adjust", "seat": 0, "target": 1, **fields})


def test_after_a_correction_the_cards_are_where_the_referee_wants_them(evening: Evening) -> None:
    hand = len(place(evening).hand)
    correct(evening, counter="hand", to=hand - 2)
    correct(evening, counter="deck", to=len(place(evening).deck) + 2)
    assert evening.people.breach(evening.view) is not None
    evening.people.settle(evening.view)
    assert evening.people.breach(evening.view) is None
    assert len(evening.people.hands()[1]) == hand - 2


def test_after_a_moved_card_the_game_goes_on_to_its_end(evening: Evening) -> None:
    card = place(evening).discard[0]
    correct(evening, card=card, zone="hand")
    evening.people.settle(evening.view)
    assert card in evening.people.hands()[1]
    assert evening.people.breach(evening.view) is None
    evening.until(over)
    assert evening.people.breach(evening.view) is None


def test_a_hand_that_nobody_can_fill_does_not_break_anything(evening: Evening) -> None:
    correct(evening, counter="hand", to=60)
    evening.people.settle(evening.view)
    assert evening.until(over).result is not None


def test_nobody_shares_a_deck(evening: Evening) -> None:
    assert evening.people.top() is None
