"""Deck building: sizes, Elites, Schools and copies, in which order they are looked at, and who knows the lists."""

import re
from typing import Any

import pytest

from companion.game_parts import rules_folder
from engine.ambal import GAME
from engine.ambal.starters import STARTERS
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.ambal.pool import ADVANCED, BOX, FIFTEEN, SCHOOLS, STARTER_CARDS, TWELVE, TWENTY, commons, elites
from tests.engine.ambal.table import NAMES, Table

REGULAR_MODES = ("single-regular", "double-regular")
ADVANCED_MODES = ("single-advanced", "double-advanced")


def regular(battle: list[str], **fields: Any) -> str | None:
    """The clause on which a Regular deck is refused; None when it is taken."""
    return register("single-regular", battle=battle, **fields)


def both(battle: list[str], library: list[str]) -> str | None:
    return register("single-advanced", battle=battle, library=library)


def register(mode: str, **fields: Any) -> str | None:
    table = Table(*BOX, *STARTER_CARDS, mode=mode)
    outcome = table.attempt("deck", 1, **fields)
    return outcome.clause if isinstance(outcome, Refusal) else None


# Regular


@pytest.mark.rule("AMBAL-DECK-01")
@pytest.mark.parametrize("mode", REGULAR_MODES)
@pytest.mark.parametrize("library", [[], FIFTEEN, commons("water", 9, 22)])
def test_a_regular_duel_knows_no_library_deck(mode: str, library: list[str]) -> None:
    assert register(mode, battle=TWENTY, library=library) == "AMBAL-DECK-01"
    assert register(mode, battle=TWENTY) is None


@pytest.mark.rule("AMBAL-DECK-02")
@pytest.mark.parametrize("size", [0, 1, 12, 19, 21, 27])
def test_a_regular_battle_deck_has_twenty_cards(size: int) -> None:
    cards = commons("fire", 1, 22) + commons("water", 1, 22)
    assert regular(cards[:size]) == "AMBAL-DECK-02"
    assert regular(cards[:20]) is None


@pytest.mark.rule("AMBAL-DECK-03")
def test_a_regular_battle_deck_has_at_most_one_elite() -> None:
    assert regular(commons("fire", 1, 20)) is None
    assert regular(commons("fire", 1, 19) + elites("fire", 1, 1)) is None
    assert regular(commons("fire", 1, 18) + elites("fire", 1, 2)) == "AMBAL-DECK-03"
    assert regular(commons("fire", 1, 18) + elites("fire", 1, 1) + elites("water", 1, 1)) == "AMBAL-DECK-03"


@pytest.mark.rule("AMBAL-DECK-04")
def test_a_regular_battle_deck_uses_at_most_two_schools() -> None:
    assert regular(commons("sword", 1, 20)) is None
    assert regular(commons("sword", 1, 10) + commons("assassination", 1, 10)) is None
    assert regular([*TWENTY[:19], "sword-1"]) == "AMBAL-DECK-04"
    assert regular(TWENTY[:19] + elites("sword", 1, 1)) == "AMBAL-DECK-04"


@pytest.mark.rule("AMBAL-DECK-05")
def test_no_card_is_twice_in_a_battle_deck() -> None:
    assert regular([*TWENTY[:19], TWENTY[0]]) == "AMBAL-DECK-05"
    assert regular([*TWENTY[:19], TWENTY[18]]) == "AMBAL-DECK-05"


# Advanced


@pytest.mark.rule("AMBAL-DECK-05")
def test_no_card_is_twice_in_both_decks_together() -> None:
    assert both(TWELVE, FIFTEEN) is None
    assert both(TWELVE, [*FIFTEEN[:14], TWELVE[0]]) == "AMBAL-DECK-05"
    assert both(TWELVE, [*FIFTEEN[:14], FIFTEEN[0]]) == "AMBAL-DECK-05"
    assert both([*TWELVE[:11], TWELVE[0]], FIFTEEN) == "AMBAL-DECK-05"


@pytest.mark.rule("AMBAL-DECK-06")
@pytest.mark.parametrize("mode", ADVANCED_MODES)
def test_an_advanced_registration_needs_both_decks(mode: str) -> None:
    assert register(mode, battle=TWELVE) == "AMBAL-DECK-06"
    assert register(mode, battle=TWELVE, library=FIFTEEN) is None
    assert Table(*BOX, mode=mode).refused("deck", 1, library=FIFTEEN) == "TABLE-INPUT"


@pytest.mark.rule("AMBAL-DECK-07")
@pytest.mark.parametrize("size", [0, 11, 13, 20])
def test_an_advanced_battle_deck_has_twelve_cards(size: int) -> None:
    assert both(commons("fire", 1, 22)[:size], FIFTEEN) == "AMBAL-DECK-07"


@pytest.mark.rule("AMBAL-DECK-08")
def test_an_advanced_battle_deck_has_no_elite() -> None:
    assert both(TWELVE[:11] + elites("water", 1, 1), FIFTEEN) == "AMBAL-DECK-08"
    assert both(TWELVE[:11] + elites("water", 1, 1), commons("water", 1, 15)) == "AMBAL-DECK-08"


@pytest.mark.rule("AMBAL-DECK-09")
@pytest.mark.parametrize("size", [0, 14, 16])
def test_a_library_deck_has_fifteen_cards(size: int) -> None:
    assert both(TWELVE, commons("water", 1, 22)[:size]) == "AMBAL-DECK-09"


@pytest.mark.rule("AMBAL-DECK-10")
@pytest.mark.parametrize("number", [0, 1, 2, 6])
def test_a_library_deck_may_have_any_number_of_elites(number: int) -> None:
    best = elites("fire") + elites("water")
    assert both(TWELVE, best[:number] + commons("water", 1, 15 - number)) is None


@pytest.mark.rule("AMBAL-DECK-11")
def test_both_decks_together_use_at_most_two_schools() -> None:
    assert both(TWELVE, commons("fire", 13, 22) + commons("water", 1, 5)) is None
    assert both(TWELVE, [*FIFTEEN[:14], "sword-1"]) == "AMBAL-DECK-11"
    half = commons("fire", 1, 6) + commons("sword", 1, 6)
    assert both(half, commons("sword", 7, 21)) is None
    assert both(half, FIFTEEN) == "AMBAL-DECK-11"


# The order of the tests

UNKNOWN = "unicorn"


@pytest.mark.rule("AMBAL-DECK-12", "AMBAL-DECK-01", "AMBAL-DECK-02", "AMBAL-DECK-03", "AMBAL-DECK-04")
def test_what_is_wrong_with_a_regular_deck_is_told_in_a_fixed_order() -> None:
    """Each list has the faults of all those after it."""
    three_schools = ["water-1", "sword-1"]
    bad_elites = [*elites("fire"), *commons("fire", 1, 15)]
    assert regular([UNKNOWN, *bad_elites], library=[UNKNOWN]) == "TABLE-INPUT"
    assert regular([UNKNOWN, *bad_elites]) == "TABLE-INPUT"
    assert regular([*bad_elites, "fire-1", *three_schools], library=[]) == "AMBAL-DECK-01"
    assert regular([*bad_elites, "fire-1", *three_schools]) == "AMBAL-DECK-02"
    assert regular([*bad_elites[:17], bad_elites[0], *three_schools]) == "AMBAL-DECK-05"
    assert regular([*bad_elites, *three_schools]) == "AMBAL-DECK-04"
    assert regular([*bad_elites, "water-1", "water-2"]) == "AMBAL-DECK-03"


@pytest.mark.rule("AMBAL-DECK-12", "AMBAL-DECK-06", "AMBAL-DECK-07", "AMBAL-DECK-08", "AMBAL-DECK-09")
def test_what_is_wrong_with_advanced_decks_is_told_in_a_fixed_order() -> None:
    bad = [*elites("fire", 1, 1), *commons("fire", 1, 11)]
    mixed = [*commons("water", 1, 14), "sword-1"]
    assert both(bad, [*mixed, UNKNOWN]) == "TABLE-INPUT"
    assert register("single-advanced", battle=[*bad, "fire-1"]) == "AMBAL-DECK-06"
    assert both([*bad, "fire-1"], [*mixed, "water-1"]) == "AMBAL-DECK-07"
    assert both([*bad[:11], "fire-1"], [*mixed, "water-1"]) == "AMBAL-DECK-09"
    assert both([*bad[:11], "fire-1"], mixed) == "AMBAL-DECK-05"
    assert both(bad, mixed) == "AMBAL-DECK-11"
    assert both(bad, commons("water", 1, 15)) == "AMBAL-DECK-08"


@pytest.mark.rule("AMBAL-DECK-12")
def test_a_card_whose_school_is_not_known_counts_for_none() -> None:
    assert regular([*TWENTY[:18], "filler-1", "riddle"]) is None
    assert both([*TWELVE[:11], "filler-1"], [*FIFTEEN[:13], "filler-2", "riddle"]) is None


@pytest.mark.rule("AMBAL-DECK-12", "AMBAL-SETUP-09", "TABLE-INPUT")
def test_unknown_cards_come_before_the_moment_and_the_moment_before_the_deck() -> None:
    table = Table(*BOX).begun()
    assert table.refused("deck", 1, battle=[UNKNOWN]) == "TABLE-INPUT"
    assert table.refused("deck", 1, battle=[], library=[]) == "AMBAL-SETUP-09"


# Starter decks


def starters_of_the_rules() -> dict[str, set[str]]:
    """The lists as docs/rules prints them: names become ids."""
    rules = (rules_folder() / "ambal.md").read_text(encoding="utf-8")
    text = rules.partition("### Starter decks")[2].partition("\n## ")[0]
    lists = re.findall(r"- `([a-z-]+)`: (.*?)\.(?=\n)", text, re.DOTALL)
    return {name: {_id(card) for card in re.split(r"[,;]", cards)} for name, cards in lists}


def _id(name: str) -> str:
    bare = name.partition(":")[2] or name
    return "-".join(bare.replace("'", "").lower().split())


@pytest.mark.rule("AMBAL-DECK-13")
def test_the_starter_decks_are_those_of_the_rules() -> None:
    assert {name: set(deck) for name, deck in STARTERS.items()} == starters_of_the_rules()
    assert {len(deck) for deck in STARTERS.values()} == {20}


@pytest.mark.rule("AMBAL-DECK-13")
@pytest.mark.parametrize("name", STARTERS)
@pytest.mark.parametrize("mode", REGULAR_MODES)
def test_a_starter_stands_for_its_list(mode: str, name: str) -> None:
    table = Table(*STARTER_CARDS, mode=mode)
    assert table.do("deck", 1, starter=name) == [{"fact": "deck", "seat": 1, "battle": 20, "library": 0}]
    written = Table(*STARTER_CARDS, mode=mode)
    written.do("deck", 1, battle=list(STARTERS[name]))
    assert table.state == written.state


@pytest.mark.rule("AMBAL-DECK-13", "AMBAL-DECK-06")
@pytest.mark.parametrize("mode", ADVANCED_MODES)
def test_a_starter_is_no_advanced_deck(mode: str) -> None:
    assert register(mode, starter="sun-warrior") == "AMBAL-DECK-06"
    assert register(mode, starter="sun-warrior", library=FIFTEEN) == "AMBAL-DECK-06"


@pytest.mark.rule("AMBAL-DECK-13", "AMBAL-DECK-01", "TABLE-INPUT")
def test_a_starter_is_tested_like_every_list() -> None:
    assert register("single-regular", starter="sun-warrior", library=[]) == "AMBAL-DECK-01"
    assert Table().refused("deck", 1, starter="sun-warrior") == "TABLE-INPUT"  # no pack holds these cards
    crowded = tuple(card | {"types": ["elite"]} for card in STARTER_CARDS)
    assert Table(*crowded).refused("deck", 1, starter="sun-warrior") == "AMBAL-DECK-03"


# Whose cards they are


@pytest.mark.rule("AMBAL-DECK-14")
def test_different_players_may_have_the_same_cards() -> None:
    table = Table(*BOX, mode="double-regular")
    for seat in (1, 2, 3, 4):
        table.do("deck", seat, battle=TWENTY)
    table.begun().turn(*((TWENTY[0], seat) for seat in (1, 2, 3, 4)))
    assert [table.zone(seat, "used") for seat in (1, 2, 3, 4)] == [[TWENTY[0]]] * 4


@pytest.mark.rule("AMBAL-DECK-15", "AMBAL-VIEW-01")
@pytest.mark.parametrize("mode", ADVANCED_MODES)
def test_what_is_registered_is_hidden_from_everybody_else(mode: str) -> None:
    other = {"battle": commons("sword", 1, 12), "library": commons("assassination", 1, 15)}
    one, two = (Table(*BOX, mode=mode, decks={"1": deck}) for deck in (ADVANCED, other))
    for viewer in (None, *range(2, len(one.state.seats) + 1)):
        assert one.view(viewer) == two.view(viewer)
        assert not mentioned(one.view(viewer))
    assert one.seat(1, viewer=1)["zones"]["library"] == FIFTEEN
    assert two.seat(1, viewer=1)["zones"]["library"] == other["library"]


@pytest.mark.rule("AMBAL-DECK-15")
def test_that_a_deck_is_registered_tells_its_sizes_and_no_card() -> None:
    table = Table(*BOX, mode="single-advanced")
    assert table.do("deck", 2, **ADVANCED) == [{"fact": "deck", "seat": 2, "battle": 12, "library": 15}]


def mentioned(data: Any) -> list[str]:
    """The cards of the box that are named anywhere in there."""
    return [f"{school}-" for school in SCHOOLS if f"'{school}-" in str(data)]


@pytest.mark.rule("AMBAL-DECK-02", "AMBAL-DECK-06", "AMBAL-SETUP-13")
@pytest.mark.parametrize(
    ("mode", "deck", "clause"),
    [
        ("single-regular", TWENTY[:19], "AMBAL-DECK-02"),
        ("single-regular", {"battle": TWENTY, "library": []}, "AMBAL-DECK-01"),
        ("single-regular", [*TWENTY[:19], UNKNOWN], "TABLE-INPUT"),
        ("single-advanced", TWELVE, "AMBAL-DECK-06"),
        ("single-advanced", ADVANCED | {"x": 1}, "TABLE-INPUT"),
        ("single-advanced", {"library": FIFTEEN}, "TABLE-INPUT"),
        ("draft", TWENTY, "AMBAL-DRAFT-26"),
    ],
)
def test_an_illegal_deck_in_a_header_starts_nothing(mode: str, deck: Any, clause: str) -> None:
    outcome = begin(GAME, Header(game="ambal", mode=mode, seats=NAMES[:2], cards=BOX, decks={"2": deck}))
    assert isinstance(outcome, Refusal)
    assert outcome.clause == clause
