"""Setting up: heroes, arcane cards, the first hand, and decks that are known or not."""

import pytest

from engine.ambyria import GAME
from engine.ambyria.cards import COLOURS
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.ambyria.table import Table, begun


@pytest.mark.rule("AMBYRIA-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    assert isinstance(begin(GAME, Header(game="ambyria", seats=("x",) * seats)), Refusal)


@pytest.mark.rule("AMBYRIA-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_each_for_itself(seats: int) -> None:
    assert [seat["team"] for seat in Table(seats).view["seats"]] == [None] * seats


@pytest.mark.rule("AMBYRIA-SET-02")
def test_each_seat_chooses_a_hero_and_may_choose_again_until_the_last_has_chosen() -> None:
    table = Table().do("choose", 1, hero="yvera").do("choose", 1, hero="rowl")
    assert table.told("hero") == [{"seat": 1, "hero": "rowl"}]
    assert (table.phase, table.prompt, table.view["to_act"]) == ("setup", "choose", [2])
    table.do("choose", 2, hero="yvera")
    assert table.table["heroes"] == {"1": "rowl", "2": "yvera"}
    assert table.refused("choose", 1, hero="kaldoren") == "SET-02"


@pytest.mark.rule("AMBYRIA-SET-03")
def test_no_two_seats_have_the_same_hero() -> None:
    table = Table().do("choose", 1, hero="yvera")
    assert table.refused("choose", 2, hero="yvera") == "SET-03"
    table.do("choose", 1, hero="yvera").do("choose", 1, hero="rowl").do("choose", 2, hero="yvera")


@pytest.mark.rule("AMBYRIA-SET-04")
def test_every_hero_has_a_colour_of_its_own() -> None:
    assert COLOURS == {"yvera": "blue", "serephene": "yellow", "rowl": "green", "kaldoren": "red"}


@pytest.mark.rule("AMBYRIA-SET-05")
def test_people_are_told_to_shuffle_while_they_choose() -> None:
    table = Table()
    assert GAME.clauses(GAME.view(table.state, None)) == ("AMBYRIA-SET-05",)
    assert "AMBYRIA-SET-05" not in GAME.clauses(GAME.view(table.chosen().state, None))


@pytest.mark.rule("AMBYRIA-SET-06", "AMBYRIA-SET-07", "AMBYRIA-SET-10", "AMBYRIA-SET-12")
def test_four_cards_are_laid_out_unseen_and_five_are_drawn() -> None:
    table = Table(deck_size=40)
    assert table.seat(1)["counters"] == {"hand": 0, "deck": None, "arcane": 0, "stones": None}
    table.chosen()
    assert table.told("draw")[:2] == [{"seat": 1, "n": 5, "short": 0}, {"seat": 2, "n": 5, "short": 0}]
    assert table.seat(2)["counters"] == {"hand": 5, "deck": 31, "arcane": 4, "stones": None}


@pytest.mark.rule("AMBYRIA-SET-06")
def test_the_option_changes_the_number_of_arcane_cards() -> None:
    table = Table(arcane=2, deck_size=20).chosen()
    assert (table.count(1, "arcane"), table.count(1, "deck")) == (2, 13)


@pytest.mark.rule("AMBYRIA-SET-08")
def test_everything_else_starts_empty() -> None:
    table = Table().chosen()
    nothing = {
        "emberscape": [],
        "down": [],
        "sideways": [],
        "hero": [],
        "mode_card": [],
        "mode_pile": 0,
        "discard": [],
        "collection": 0,
    }
    assert table.seat(1)["zones"] == nothing
    assert table.seat(1)["flags"] == []


@pytest.mark.rule("AMBYRIA-SET-09")
@pytest.mark.parametrize(("size", "arcane"), [(8, 4), (13, 9)])
def test_a_deck_that_is_too_small_is_refused(size: int, arcane: int) -> None:
    refusal = begun(2, deck_size=size, arcane=arcane)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "AMBYRIA-SET-09"
    assert not isinstance(begun(2, deck_size=9), Refusal)


@pytest.mark.rule("AMBYRIA-SET-09", "AMBYRIA-SET-10")
def test_a_registered_list_says_how_large_a_deck_is() -> None:
    refusal = begun(2, decks={"2": ["pebble"] * 8})
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "AMBYRIA-SET-09"
    table = Table(decks={"2": ["pebble"] * 12}, deck_size=30).chosen()
    assert [table.count(seat, "deck") for seat in (1, 2)] == [21, 3]


@pytest.mark.rule("AMBYRIA-SET-10")
def test_a_deck_whose_size_nobody_told_is_not_counted() -> None:
    assert Table().chosen().count(1, "deck") is None


@pytest.mark.rule("AMBYRIA-SET-11")
def test_the_first_turn_is_that_of_the_seat_in_the_option() -> None:
    table = Table(3, first=3).chosen()
    assert (table.view["turn"], table.view["round"], table.table["first"]) == (3, 1, 3)
    assert table.told("turn") == [{"seat": 3, "round": 1}]


@pytest.mark.rule("AMBYRIA-SET-11")
def test_a_first_seat_that_is_not_there_is_refused() -> None:
    refusal = begun(2, first=3)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-INPUT"


@pytest.mark.rule("AMBYRIA-SET-12")
def test_no_view_shows_more_of_arcane_cards_than_their_number() -> None:
    table = Table().chosen()
    assert {table.seat(2, viewer)["counters"]["arcane"] for viewer in (None, 1, 2)} == {4}
    assert "arcane" not in table.seat(2, 2)["zones"]


@pytest.mark.rule("AMBYRIA-SET-13", "AMBYRIA-CARD-06")
def test_copies_of_a_common_card_are_counted_over_all_decks() -> None:
    one_each = ["spear", *["pebble"] * 9]
    table = Table(decks={"1": one_each, "2": one_each}).chosen()
    table.do("mode", 1, card="spear").end_turn().do("mode", 2, card="spear")
    assert table.refused("play", 2, card="spear") == "CARD-06"


@pytest.mark.parametrize(
    "decks", [{"0": ["pebble"] * 9}, {"1": "pebble"}, {"1": ["dragon"] * 9}, {"1": ["pebble"] * 100}]
)
def test_decks_that_nobody_can_play_with_are_refused(decks: dict[str, list[str]]) -> None:
    refusal = begun(2, decks=decks)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-INPUT"
