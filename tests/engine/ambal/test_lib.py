"""The Library Deck of an Advanced duel: when it is used, what it costs, which cards may be taken, and who sees it."""

import pytest

from tests.engine.ambal.pool import FIFTEEN, TWELVE, advanced, commons, elites, to_library
from tests.engine.ambal.table import Table, skill


def at_library(*seats: int) -> Table:
    """A Single Advanced duel in its first phase `library`; these seats have registered decks."""
    return to_library(advanced(registered=seats or (1, 2)))


def next_library(table: Table) -> Table:
    """The same phase, one round later."""
    return to_library(table.to_next_round())


# When, and by whom


@pytest.mark.rule("AMBAL-LIB-01")
def test_each_player_may_once_take_cards_or_pass() -> None:
    table = at_library()
    assert table.view()["to_act"] == [1, 2]
    table.do("library", 1, cards=["water-1"])
    assert (table.flags(1), table.flags(2), table.view()["to_act"]) == (["done"], [], [2])
    assert table.refused("library", 1, cards=["water-2"]) == "AMBAL-LIB-01"
    assert table.refused("pass", 1) == "AMBAL-LIB-01"
    assert table.do("pass", 2)[0] == {"fact": "phase", "phase": "draw", "round": 2}
    assert (table.flags(1), table.flags(2)) == ([], [])


@pytest.mark.rule("AMBAL-LIB-01")
def test_passing_costs_nothing_and_takes_nothing() -> None:
    table = at_library()
    table.do("pass", 1)
    assert (table.energy(1), table.counter(1, "deck"), table.zone(1, "library")) == ((12, 12), 5, 15)


@pytest.mark.rule("AMBAL-LIB-01")
def test_there_is_no_other_moment_for_it() -> None:
    table = advanced()
    assert table.refused("library", 1, cards=["water-1"]) == "AMBAL-LIB-01"
    table.end_battle()
    assert table.state.phase == "move"
    assert table.refused("library", 1, cards=[]) == "AMBAL-LIB-01"
    to_library(table).do("concede", 2)
    assert table.refused("library", 1, cards=["water-1"]) == "AMBAL-WIN-10"


@pytest.mark.rule("AMBAL-LIB-01", "AMBAL-ROUND-03")
def test_a_regular_duel_has_no_library() -> None:
    table = Table().begun()
    assert table.refused("library", 1, cards=["nothing"]) == "AMBAL-LIB-01"
    table.to_next_round()
    assert table.moment == ("battle", 2, 1, "decide")


@pytest.mark.rule("AMBAL-LIB-01", "AMBAL-ROUND-06")
def test_a_defeated_player_is_not_waited_for() -> None:
    table = advanced(registered=(1, 2, 3, 4), mode="double-advanced").set(2, health=0)
    to_library(table)
    assert table.view()["to_act"] == [1, 3, 4]
    assert table.refused("library", 2, cards=["water-1"]) == "AMBAL-LIB-01"
    assert table.refused("pass", 2) == "AMBAL-LIB-01"


# The price


@pytest.mark.rule("AMBAL-LIB-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_costs_one_max_energy_whatever_the_number(number: int) -> None:
    table = at_library().set(1, energy=9)
    table.do("library", 1, cards=commons("water", 1, number))
    assert table.energy(1) == (9, 11)
    assert table.told("max-energy") == [{"fact": "max-energy", "seat": 1, "from": 12, "to": 11, "by": "library"}]
    assert table.energy(2) == (12, 12)


@pytest.mark.rule("AMBAL-LIB-10", "AMBAL-WIN-06")
def test_the_last_payment_defeats_at_the_end_of_the_phase() -> None:
    table = at_library().set(1, max_energy=6)
    table.do("library", 1, cards=["water-1"])
    assert (table.counter(1, "max_energy"), table.flags(1), table.view()["phase"]) == (5, ["done"], "library")
    table.do("pass", 2)
    assert table.view()["result"] == {
        "winners": [2], "losers": [1], "reason": "AMBAL-WIN-01", "scores": {"1": 60, "2": 60},
    }  # fmt: skip
    assert (table.view()["round"], table.view()["phase"]) == (1, "over")


@pytest.mark.rule("AMBAL-LIB-10", "AMBAL-WIN-07")
def test_it_is_the_end_of_the_phase_that_counts() -> None:
    table = at_library().set(1, max_energy=6)
    table.do("library", 1, cards=["water-1"])
    table.do("adjust", 0, target=1, counter="max_energy", to=7)
    table.do("pass", 2)
    assert table.moment[:2] == ("battle", 2)


@pytest.mark.rule("AMBAL-LIB-11")
def test_the_energy_of_the_round_is_gained_before_it_is_paid() -> None:
    table = advanced().set(1, energy=5)
    to_library(table)
    assert table.energy(1) == (12, 12)
    table.do("library", 1, cards=["water-1"])
    assert table.energy(1) == (11, 11)
    assert table.told("energy") == [{"fact": "energy", "seat": 1, "from": 12, "to": 11, "by": "max"}]


@pytest.mark.rule("AMBAL-LIB-11", "AMBAL-ENERGY-05")
def test_energy_that_is_not_above_it_stays() -> None:
    table = advanced().set(1, energy=3)
    to_library(table).do("library", 1, cards=["water-1"])
    assert table.energy(1) == (11, 11)
    again = advanced().set(1, energy=2)
    to_library(again).do("library", 1, cards=["water-1"])
    assert again.energy(1) == (10, 11)


# Which cards


@pytest.mark.rule("AMBAL-LIB-03")
@pytest.mark.parametrize("cards", [[], commons("water", 1, 4), ["water-1", "water-1"], ["water-1", "fire-1", "fire-1"]])
def test_one_to_three_different_cards(cards: list[str]) -> None:
    assert at_library().refused("library", 1, cards=cards) == "AMBAL-LIB-03"
    assert at_library(2).refused("library", 1, cards=cards) == "AMBAL-LIB-03"


@pytest.mark.rule("AMBAL-LIB-04")
def test_the_cards_must_be_in_the_registered_library_deck() -> None:
    table = at_library()
    assert table.refused("library", 1, cards=["water-13"]) == "AMBAL-LIB-04"
    assert table.refused("library", 1, cards=["water-1", TWELVE[0]]) == "AMBAL-LIB-04"
    table.do("library", 1, cards=["water-1", "water-3"])
    assert table.seat(1, viewer=1)["zones"]["library"] == [id for id in FIFTEEN if id not in ("water-1", "water-3")]
    next_library(table)
    assert table.refused("library", 1, cards=["water-2", "water-3"]) == "AMBAL-LIB-04"
    table.do("library", 1, cards=["water-2", "water-4"])


@pytest.mark.rule("AMBAL-LIB-04")
def test_without_a_list_not_more_cards_than_are_left() -> None:
    table = at_library(2)
    for number in (1, 4, 7, 10):
        table.do("library", 1, cards=commons("water", number, number + 2))
        next_library(table)
    table.do("library", 1, cards=["water-13"])
    assert table.zone(1, "library") == 2
    next_library(table)
    assert table.refused("library", 1, cards=commons("water", 14, 16)) == "AMBAL-LIB-04"
    table.do("library", 1, cards=commons("water", 14, 15))
    assert table.zone(1, "library") == 0


@pytest.mark.rule("AMBAL-LIB-04")
def test_without_a_list_no_card_that_was_seen_before() -> None:
    """Placed, discarded, taken, or moved by a correction, and by this player."""
    table = advanced(registered=())
    table.turn("water-1", "water-2").end_battle()
    table.do("discard", 1, card="water-3")
    table.do("pass", 2)
    table.do("adjust", 0, target=1, card="water-4", zone="deck", from_="hand")
    table.do("library", 1, cards=["water-2", "water-5"])
    table.do("pass", 2)
    to_library(table)
    for seen in ("water-1", "water-2", "water-3", "water-4", "water-5"):
        assert table.refused("library", 1, cards=["water-6", seen]) == "AMBAL-LIB-04"
    assert table.refused("library", 2, cards=["water-2"]) == "AMBAL-LIB-04"
    table.do("library", 2, cards=["water-1", "water-3", "water-4"])


@pytest.mark.rule("AMBAL-LIB-04")
def test_a_card_that_was_placed_and_taken_back_was_seen_too() -> None:
    table = advanced(skill("dear", cost=9), registered=())
    table.turn("dear", None)
    assert table.table["revealed"][0]["state"] == "unpaid"
    assert to_library(table).refused("library", 1, cards=["dear"]) == "AMBAL-LIB-04"


@pytest.mark.rule("AMBAL-LIB-05")
@pytest.mark.parametrize("seats", [(1, 2), (2,)])
def test_the_cards_are_shuffled_into_the_battle_deck(seats: tuple[int, ...]) -> None:
    table = at_library(*seats)
    table.do("library", 1, cards=["water-1", "water-2"])
    assert (table.counter(1, "deck"), table.counter(1, "hand"), table.zone(1, "library")) == (7, 7, 13)
    table.do("pass", 2)
    table.do("commit", 1, card="water-2")
    assert table.zone(1, "placed") == 1


@pytest.mark.rule("AMBAL-LIB-06")
@pytest.mark.parametrize("seats", [(1, 2), (2,)])
def test_one_elite_in_the_whole_game(seats: tuple[int, ...]) -> None:
    table = at_library(*seats)
    assert table.refused("library", 1, cards=elites("fire", 1, 2)) == "AMBAL-LIB-06"
    table.do("library", 1, cards=["fire-elite-2", "water-1"])
    next_library(table)
    assert table.refused("library", 1, cards=["fire-elite-1"]) == "AMBAL-LIB-06"
    assert table.refused("library", 1, cards=["fire-elite-1", "fire-elite-2"]) == "AMBAL-LIB-04"
    table.do("library", 1, cards=["water-2"])
    table.do("library", 2, cards=["fire-elite-1"])


@pytest.mark.rule("AMBAL-LIB-03", "AMBAL-LIB-04", "AMBAL-LIB-06")
def test_the_number_is_looked_at_first_then_the_cards_then_the_elites() -> None:
    table = at_library()
    assert table.refused("library", 1, cards=[*elites("fire"), "fire-1"]) == "AMBAL-LIB-03"
    assert table.refused("library", 1, cards=[*elites("fire", 1, 2), "fire-1"]) == "AMBAL-LIB-04"
    assert table.refused("library", 1, cards=[*elites("fire", 1, 2), "water-1"]) == "AMBAL-LIB-06"


# Who sees what


@pytest.mark.rule("AMBAL-LIB-07", "AMBAL-DOUBLE-02")
def test_how_many_were_taken_is_seen_and_which_is_not() -> None:
    """Not by the opponents, not by the partner, not by who looks on."""
    tables = [to_library(advanced(registered=(1, 2, 3, 4), mode="double-advanced")) for _ in range(2)]
    for table, cards in zip(tables, (["water-1", "water-2"], ["fire-elite-1", "water-12"]), strict=True):
        table.do("library", 1, cards=cards)
        assert table.told("library") == [{"fact": "library", "seat": 1, "n": 2}]
    one, two = tables
    assert one.facts == two.facts
    for viewer in (None, 2, 3, 4):
        assert one.view(viewer) == two.view(viewer)
        assert one.seat(1, viewer)["zones"]["library"] == 13
    assert one.view(1) != two.view(1)


@pytest.mark.rule("AMBAL-LIB-07")
def test_a_library_deck_without_a_list_is_a_number_for_its_owner_too() -> None:
    table = at_library(2)
    table.do("library", 1, cards=["water-1"])
    assert table.seat(1, viewer=1)["zones"]["library"] == 14


# Empty, and not in the hand


@pytest.mark.rule("AMBAL-LIB-08")
def test_who_has_no_library_deck_left_is_done_by_itself() -> None:
    table = at_library()
    for card in FIFTEEN[3:]:
        table.do("adjust", 0, target=1, card=card, zone="deck")
    table.do("library", 1, cards=["fire-elite-1"])
    next_library(table)
    assert table.view()["to_act"] == [1, 2]
    for card in FIFTEEN[1:3]:
        table.do("adjust", 0, target=1, card=card, zone="out")
    assert table.view()["to_act"] == [1, 2]  # at the beginning of the phase there were two
    next_library(table)
    assert (table.flags(1), table.view()["to_act"]) == (["done"], [2])
    assert table.refused("pass", 1) == "AMBAL-LIB-01"
    table.do("pass", 2)
    assert table.moment[:2] == ("battle", 4)


@pytest.mark.rule("AMBAL-LIB-08")
def test_when_all_are_empty_the_phase_goes_by() -> None:
    table = advanced()
    for seat in (1, 2):
        for card in FIFTEEN:
            table.do("adjust", 0, target=seat, card=card, zone="out")
    table.to_next_round()
    assert table.moment == ("battle", 2, 1, "decide")
    assert [fact["phase"] for fact in table.told("phase")] == ["energy", "library", "draw", "start", "battle"]


@pytest.mark.rule("AMBAL-LIB-09")
def test_a_card_of_the_library_deck_is_neither_played_nor_discarded() -> None:
    table = advanced()
    assert table.refused("commit", 1, card="water-1") == "AMBAL-LIB-09"
    assert table.refused("commit", 1, card="water-13") == "AMBAL-HAND-03"
    table.end_battle()
    assert table.refused("discard", 1, card="water-1") == "AMBAL-LIB-09"
    to_library(table).do("library", 1, cards=["water-1"])
    table.do("pass", 2)
    table.do("commit", 1, card="water-1")
