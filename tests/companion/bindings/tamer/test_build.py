"""Teams are lined up by the order of taps, within the points that the counter shows."""

import pytest

from tests.companion.bindings.tamer.hands import NOTHING, SEATS, Hands, at_build
from tests.engine.tamer.table import Table, creature, tournament

OX, EWE = creature("ox", 3, 3, points=5), creature("ewe", 1, 2, points=2)


def line(table: Hands, seat: int, viewer: int | None = None) -> object:
    return table.table.zone(seat, "line", viewer)


@pytest.mark.rule("TAMER-TEAM-06", "TAMER-TEAM-07")
def test_the_order_of_taps_is_the_order_of_the_line() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox", "cub"))
    assert table.tap(8, "ox") == [{"do": "place", "seat": 8, "card": "ox"}]
    table.tap(8, "cub", "ewe")
    assert line(table, 8) == ["ox", "cub", "ewe"]
    table.tap(8, "cub")
    assert line(table, 8) == ["ox", "cub", "ewe", "cub#2"], "of two cubs the one that is not in it joins"


def test_the_counters_read_points_left_and_creatures_and_the_bar_has_one_led_each() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox", "cub"))
    assert (*table.counters(4), table.colours(4)) == ("8", "0", [])
    table.tap(4, "ox", "ewe")
    assert (*table.counters(4), table.colours(4)) == ("1", "2", ["yellow", "yellow"])


@pytest.mark.rule("TAMER-TEAM-03")
def test_a_tap_beyond_the_allowance_is_refused_and_nothing_changes() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox"))
    table.tap(1, "ox", "ewe")
    assert table.tap(1, "ewe") == "TAMER-TEAM-03"
    assert line(table, 1) == ["ox", "ewe"]


@pytest.mark.rule("TAMER-TEAM-04")
def test_a_creature_that_was_not_drafted_is_refused() -> None:
    table = at_build(OX, own=("cub",))
    assert table.tap(2, "ox") == "TAMER-TEAM-04"
    assert line(table, 2) == []


@pytest.mark.rule("TAMER-TEAM-12")
def test_ok_confirms_and_no_takes_the_confirmation_back_then_the_last_creature() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox"))
    table.tap(1, "ox", "ewe")
    assert table.press("seat1.ok") == [{"do": "ready", "seat": 1}]
    assert table.lamps() == ["dark"] + ["steady"] * 7
    assert table.press("seat1.ok") == NOTHING
    assert table.press("seat1.no") == [{"do": "ready", "seat": 1, "on": False}]
    assert table.press("seat1.no") == [{"do": "place", "seat": 1, "card": "ewe"}]
    table.press("seat1.no")
    assert table.press("seat1.no") == NOTHING
    assert table.press("seat1.ok") == "TAMER-TEAM-10"


def test_the_last_ok_pairs_everybody_and_is_heard() -> None:
    table = at_build()
    for seat in range(1, SEATS + 1):
        table.tap(seat, "cub")
        table.press(f"seat{seat}.ok")
    assert table.sounds() == ["rising"]
    assert table.table.pairs == [[1, 5], [2, 6], [3, 7], [4, 8]]


# Two of the same card


def test_a_tag_that_was_seen_before_means_the_same_creature_again() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox"))
    table.chip(1, "ewe-1", "ewe-2", "ewe-3")
    assert line(table, 1) == ["ewe", "ewe#2", "ewe#3"]
    table.chip(1, "ewe-2")
    assert line(table, 1) == ["ewe", "ewe#3"]
    table.chip(1, "ewe-2")
    assert line(table, 1) == ["ewe", "ewe#3", "ewe#2"]


def test_a_tag_is_known_from_the_draft_on() -> None:
    table = Hands(Table(SEATS))
    for number in range(8):
        for seat in range(1, SEATS + 1):
            table.chip(seat, f"cub-{seat}{number}")
    table.chip(2, "cub-25", "cub-20")
    assert line(table, 2) == ["cub#6", "cub"]
    assert table.chip(2, "cub-31") == "TAMER-TEAM-04", "that one is Cy's"


def test_without_numbers_of_chips_the_last_one_of_a_card_leaves_when_all_are_fielded() -> None:
    table = at_build(EWE, own=("ewe", *("cub",) * 7))
    table.tap(1, "ewe")
    assert line(table, 1) == ["ewe"]
    table.tap(1, "ewe")
    assert line(table, 1) == []


@pytest.mark.rule("TAMER-TEAM-22")
def test_where_the_players_draft_by_hand_a_tap_brings_a_creature_into_the_game() -> None:
    table = Hands(Table(SEATS, OX, draft="off"))
    table.chip(6, "cub-1", "cub-2")
    assert line(table, 6) == ["cub", "cub#2"]
    table.chip(6, "cub-1")
    assert line(table, 6) == ["cub#2"]


# Secret line-ups


@pytest.mark.rule("TAMER-TEAM-21")
def test_with_secret_teams_only_the_number_of_creatures_is_shown() -> None:
    table = at_build(OX, EWE, own=("ewe", "ox"), teams="secret")
    table.tap(1, "ox", "ewe")
    assert line(table, 1) == 2
    assert (*table.counters(1), table.colours(1)) == ("", "2", ["blue", "blue"])
    table.press("seat1.no")
    assert line(table, 1, 1) == ["ox"], "the own player may take out what others do not see"
    table.tap(1, "ewe", "ewe")
    assert line(table, 1, 1) == ["ox", "ewe"], "the third one is too much"


# Without cards


@pytest.mark.rule("TAMER-TEAM-19")
def test_without_cards_the_dial_counts_the_points_and_ok_enters_them() -> None:
    table = Hands(tournament(SEATS))
    assert table.counters(3) == ("8", "")
    table.turn(3, 6)
    assert table.counters(3) == ("2*", "")
    assert table.press("seat3.ok") == [
        {"do": "team", "seat": 3, "points": 6}, {"do": "ready", "seat": 3},
    ]  # fmt: skip
    assert table.counters(3) == ("2", "")
    assert table.press("seat4.ok") == [{"do": "ready", "seat": 4}]


@pytest.mark.rule("TAMER-TEAM-03")
def test_too_many_points_are_refused_and_the_count_stays() -> None:
    table = Hands(tournament(SEATS))
    table.turn(3, 9)
    assert table.press("seat3.ok") == "TAMER-TEAM-03"
    assert table.counters(3) == ("-1*", "")
    table.turn(3, -20)
    assert table.counters(3) == ("8*", "")
    table.press("seat3.ok")
    assert table.table.flagged("ready") == [3]


@pytest.mark.rule("TAMER-TEAM-01")
def test_in_a_tie_breaker_only_contenders_build() -> None:
    table = Hands(tournament(4, tie="tiebreak"))
    for winners in ((1, 2), (), ()):
        table.table.built().ended(*winners)
    assert (table.view.phase, table.view.round) == ("build", 4)
    [outside, *_] = table.table.flagged("eliminated")
    assert table.press(f"seat{outside}.ok") == NOTHING
    assert (table.lamp(outside), table.counters(outside)) == ("dark", ("", ""))
