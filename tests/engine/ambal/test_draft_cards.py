"""The draft: what is named, picked and banned, from which line-up, and what comes in its place."""

import pytest

from tests.engine.ambal.pool import (
    ban,
    building,
    commons,
    draft_of,
    elites,
    fresh,
    lines,
    pick,
    piles,
    to_elite_picks,
    to_elites,
    to_last,
)

both_ways = pytest.mark.parametrize("first", [1, 2])


# Naming what lies there


@pytest.mark.rule("AMBAL-DRAFT-07")
def test_naming_fills_the_unnamed_places_from_left_to_right() -> None:
    table = building()
    assert table.do("deal", 2, cards=["water-1"]) == []
    table.do("deal", 2, cards=["sword-5", "water-2"])
    assert (lines(table), piles(table)) == (([None] * 4, ["water-1", "sword-5", "water-2", None]), (40, 40))
    assert (table.view()["to_act"], draft_of(table)["picks_left"]) == ([1], 2)
    assert table.refused("deal", 2, cards=["water-3", "water-4"]) == "AMBAL-DRAFT-07"
    table.do("deal", 2, cards=["water-3"])
    assert table.refused("deal", 2, cards=["water-4"]) == "AMBAL-DRAFT-07"


@pytest.mark.rule("AMBAL-DRAFT-07")
@pytest.mark.parametrize(
    "cards",
    [
        [],
        commons("fire", 1, 5),
        ["fire-1", "fire-1"],
        ["fire-1", "water-1"],
        ["filler-1"],
        ["fire-elite-1"],
        ["fire-20"],
        ["fire-21"],
        ["fire-22"],
    ],
    ids=str,
)
def test_what_cannot_lie_there_is_not_named(cards: list[str]) -> None:
    """None, too many, twice the same, not of these Schools, an Elite, picked, banned or named before."""
    table = building()
    table.do("pick", 1, card="fire-20")
    table.do("pick", 1, card="fire-19")
    table.do("ban", 1, card="fire-21")
    table.do("deal", 1, cards=["fire-22"])
    assert table.refused("deal", 1, cards=cards) == "AMBAL-DRAFT-07"
    table.do("deal", 1, cards=["fire-1", "assassination-1", "assassination-2"])


@pytest.mark.rule("AMBAL-DRAFT-07")
def test_not_more_than_four_are_named_at_once() -> None:
    assert building().refused("deal", 1, cards=commons("fire", 1, 5)) == "AMBAL-DRAFT-07"
    building().do("deal", 1, cards=commons("fire", 1, 4))


@pytest.mark.rule("AMBAL-DRAFT-07", "AMBAL-DRAFT-10")
def test_in_the_elite_steps_elites_are_named() -> None:
    for table in (to_elites(), to_elite_picks()):
        assert table.refused("deal", 1, cards=["fire-22"]) == "AMBAL-DRAFT-07"
        table.do("deal", 1, cards=["assassination-elite-3"])
        assert lines(table)[0][0] == "assassination-elite-3"


# Picking


@pytest.mark.rule("AMBAL-DRAFT-08")
def test_a_pick_is_named_there_or_taken_for_the_first_unnamed_card() -> None:
    table = building()
    table.do("deal", 1, cards=["fire-1", "fire-2"])
    table.do("pick", 1, card="fire-9")
    assert lines(table)[0] == ["fire-1", "fire-2", None]
    table.do("pick", 1, card="fire-1")
    assert lines(table)[0] == ["fire-2", None]
    assert table.seat(1, viewer=1)["zones"]["picks"] == ["fire-9", "fire-1"]


@pytest.mark.rule("AMBAL-DRAFT-08")
def test_when_all_are_named_only_these_are_picked() -> None:
    table = building()
    table.do("deal", 1, cards=commons("fire", 1, 4))
    assert table.refused("pick", 1, card="fire-5") == "AMBAL-DRAFT-08"
    table.do("pick", 1, card="fire-3")
    assert lines(table)[0] == ["fire-1", "fire-2", "fire-4"]


@pytest.mark.rule("AMBAL-DRAFT-09")
def test_nobody_picks_from_another_school() -> None:
    table = building()
    table.do("deal", 2, cards=["water-1"])
    for card in ("water-1", "water-2", "sword-elite-1", "filler-1", "riddle"):
        assert table.refused("pick", 1, card=card) == "AMBAL-DRAFT-09"


@pytest.mark.rule("AMBAL-DRAFT-10")
def test_commons_first_and_elites_in_the_elite_steps() -> None:
    table = building()
    assert table.refused("pick", 1, card="fire-elite-1") == "AMBAL-DRAFT-10"
    pick(table)
    pick(table)
    assert table.refused("ban", 1, card="fire-elite-1") == "AMBAL-DRAFT-10"
    assert to_last().refused("pick", 1, card="fire-elite-1") == "AMBAL-DRAFT-10"
    table = to_elites()
    assert table.refused("ban", 1, card=fresh(table, 2)) == "AMBAL-DRAFT-10"
    table = to_elite_picks()
    assert table.refused("pick", 1, card=fresh(table, 1)) == "AMBAL-DRAFT-10"


@pytest.mark.rule("AMBAL-DRAFT-11")
@both_ways
def test_two_picks_then_a_ban(first: int) -> None:
    table = building(first)
    for left in (2, 1):
        assert draft_of(table)["picks_left"] == left
        assert table.refused("ban", first, card=fresh(table, first)) == "AMBAL-DRAFT-11"
        pick(table)
        assert table.told("picked") == [{"fact": "picked", "seat": first, "n": 3 - left}]
    assert draft_of(table)["picks_left"] == 0
    assert table.refused("pick", first, card=fresh(table, first)) == "AMBAL-DRAFT-11"
    ban(table)
    assert (draft_of(table)["picks_left"], table.view()["to_act"]) == (2, [3 - first])


@pytest.mark.rule("AMBAL-DRAFT-04", "AMBAL-DRAFT-08", "AMBAL-DRAFT-09", "AMBAL-DRAFT-10", "AMBAL-DRAFT-11")
def test_a_pick_is_tested_in_this_order() -> None:
    """Turn, picks before ban, School, kind, taken before, line-up: each card has the faults of all after it."""
    table = building()
    table.do("pick", 1, card="fire-1")
    table.do("deal", 1, cards=commons("fire", 2, 4))
    assert table.refused("pick", 2, card="fire-elite-1") == "AMBAL-DRAFT-04"
    assert table.refused("pick", 1, card="water-elite-1") == "AMBAL-DRAFT-09"
    assert table.refused("pick", 1, card="fire-elite-1") == "AMBAL-DRAFT-10"
    assert table.refused("pick", 1, card="fire-1") == "AMBAL-DRAFT-14"
    assert table.refused("pick", 1, card="fire-5") == "AMBAL-DRAFT-08"
    table.do("pick", 1, card="fire-2")
    assert table.refused("pick", 1, card="water-elite-1") == "AMBAL-DRAFT-11"


# Banning


@pytest.mark.rule("AMBAL-DRAFT-12", "AMBAL-DRAFT-13")
@pytest.mark.parametrize(("card", "after"), [("assassination-9", (37, 40)), ("sword-9", (38, 39))])
def test_a_card_of_either_line_up_is_banned_and_both_are_filled_again(card: str, after: tuple[int, int]) -> None:
    table = building()
    pick(table)
    pick(table)
    table.do("ban", 1, card=card)
    assert (lines(table), piles(table)) == (([None] * 4, [None] * 4), after)
    assert draft_of(table)["banned"] == [card]
    assert table.facts[0] == {"fact": "banned", "seat": 1, "card": card}
    dealt = {1: 40 - after[0], 2: 40 - after[1]}
    assert table.told("dealt") == [{"fact": "dealt", "seat": seat, "n": n} for seat, n in dealt.items() if n]


@pytest.mark.rule("AMBAL-DRAFT-12")
def test_a_ban_is_named_there_or_taken_for_an_unnamed_card_of_its_owner() -> None:
    table = building()
    table.do("deal", 1, cards=commons("fire", 1, 4))
    table.do("deal", 2, cards=["water-1", "water-2"])
    table.do("pick", 1, card="fire-1")
    table.do("pick", 1, card="fire-2")
    assert table.refused("ban", 1, card="fire-5") == "AMBAL-DRAFT-12"
    assert table.refused("ban", 1, card="filler-1") == "AMBAL-DRAFT-12"
    table.do("ban", 1, card="sword-1")
    assert lines(table) == (["fire-3", "fire-4", None, None], ["water-1", "water-2", None, None])
    assert piles(table) == (38, 39)


@pytest.mark.rule("AMBAL-DRAFT-13")
def test_cards_that_lie_there_stay_and_new_ones_come_at_the_right_end() -> None:
    table = building()
    table.do("deal", 1, cards=commons("fire", 1, 4))
    table.do("deal", 2, cards=commons("water", 1, 4))
    for card in ("fire-1", "fire-3"):
        table.do("pick", 1, card=card)
    table.do("ban", 1, card="water-2")
    assert lines(table) == (["fire-2", "fire-4", None, None], ["water-1", "water-3", "water-4", None])


@pytest.mark.rule("AMBAL-DRAFT-14")
def test_what_is_picked_or_banned_is_gone() -> None:
    table = building()
    table.do("pick", 1, card="fire-1")
    assert table.refused("pick", 1, card="fire-1") == "AMBAL-DRAFT-14"
    table.do("pick", 1, card="fire-2")
    assert table.refused("ban", 1, card="fire-1") == "AMBAL-DRAFT-14"
    table.do("ban", 1, card="water-1")
    assert table.refused("pick", 2, card="water-1") == "AMBAL-DRAFT-14"
    table.do("pick", 2, card="water-2")
    table.do("pick", 2, card="water-3")
    for card in ("water-1", "fire-1", "water-2"):
        assert table.refused("ban", 2, card=card) == "AMBAL-DRAFT-14"


@pytest.mark.rule("AMBAL-DRAFT-10", "AMBAL-DRAFT-12", "AMBAL-DRAFT-14", "AMBAL-DRAFT-20")
def test_a_ban_is_tested_in_this_order() -> None:
    """Kind, whose it is, taken before, line-up: each card has the faults of all after it."""
    table = to_elites()
    mine, theirs = fresh(table, 1, elite=True), fresh(table, 2, elite=True)
    table.do("deal", 2, cards=[*elites("water"), "sword-elite-1"])
    assert table.refused("ban", 1, card="filler-1") == "AMBAL-DRAFT-10"
    assert table.refused("ban", 1, card=mine) == "AMBAL-DRAFT-20"
    assert table.refused("ban", 1, card="sword-elite-2") == "AMBAL-DRAFT-12"
    table.do("ban", 1, card=theirs)
    assert table.refused("ban", 2, card=theirs) == "AMBAL-DRAFT-20"
    table.do("ban", 2, card=mine)
    assert table.refused("pick", 1, card=mine) == "AMBAL-DRAFT-14"
