"""The draft, step by step: Player A, Schools, nine times two picks and a ban, the last card, the Elites."""

import pytest

from engine.ambal import GAME
from tests.engine.ambal.pool import (
    BOX,
    TWENTY,
    ban,
    building,
    draft_of,
    drafted,
    drafting,
    elites,
    fresh,
    lines,
    one_time,
    pick,
    piles,
    rolled,
    to_elite_picks,
    to_elites,
    to_last,
    whose,
)
from tests.engine.ambal.table import Table

both_ways = pytest.mark.parametrize("first", [1, 2])


def told_prompts(table: Table) -> tuple[str, ...]:
    return GAME.clauses(GAME.view(table.state, None))


# The steps


@pytest.mark.rule("AMBAL-DRAFT-01")
def test_the_draft_has_six_steps_and_leads_to_the_set_up() -> None:
    ways = (drafting, rolled, building, to_last, to_elites, to_elite_picks)
    stages = ["roll", "schools", "build", "last", "elite-ban", "elite-pick"]
    assert [way().moment for way in ways] == [("draft", 0, 0, stage) for stage in stages]
    assert drafted().moment == ("setup", 0, 0, None)


@pytest.mark.rule("AMBAL-DRAFT-01")
def test_what_people_are_asked_for_in_each_step() -> None:
    def asked(table: Table) -> tuple[str, list[int]]:
        view = table.view()
        assert view["prompt"]["args"] == {}
        return view["prompt"]["id"], view["to_act"]

    assert asked(drafting()) == ("ambal.roll", [1, 2])
    assert asked(rolled(2)) == ("ambal.school", [2])
    table = building(2)
    assert asked(table) == ("ambal.pick", [2])
    pick(table)
    assert asked(table) == ("ambal.pick", [2])
    pick(table)
    assert asked(table) == ("ambal.ban", [2])
    assert asked(to_last(2)) == ("ambal.last", [2])
    assert asked(to_elites(2)) == ("ambal.elite-ban", [2])
    assert asked(to_elite_picks(2)) == ("ambal.elite-pick", [2])
    assert asked(drafted(2)) == ("ambal.start", [])


@pytest.mark.rule("AMBAL-DRAFT-01")
@both_ways
def test_each_action_belongs_to_its_step(first: int) -> None:
    """Out of its step an action is refused by this clause, for every seat."""
    allowed = {
        "roll": set(), "schools": {"school"}, "build": {"card", "ban", "deal"}, "last": {"card", "deal"},
        "elite-ban": {"ban", "deal"}, "elite-pick": {"card", "deal"}, None: set(),
    }  # fmt: skip
    tables = (drafting(), rolled(), building(), to_last(), to_elites(), to_elite_picks(), drafted())
    for table in tables:
        for kind, do, fields in (
            ("school", "pick", {"school": "fire"}),
            ("card", "pick", {"card": "fire-1"}),
            ("ban", "ban", {"card": "fire-1"}),
            ("deal", "deal", {"cards": []}),
        ):
            if kind not in allowed[table.moment[3]]:
                assert table.refused(do, first, **fields) == "AMBAL-DRAFT-01", (table.moment, kind)


@pytest.mark.rule("AMBAL-DRAFT-01", "AMBAL-SETUP-10", "AMBAL-SETUP-09")
def test_the_duel_waits_for_the_draft() -> None:
    for table in (drafting(), building(), to_elite_picks()):
        assert table.refused("start", 0) == "AMBAL-SETUP-10"
        assert table.refused("deck", 1, battle=TWENTY) == "AMBAL-SETUP-09"
        assert table.counter(1, "deck") == 0
    assert Table(*BOX).refused("pick", 1, card="fire-1") == "AMBAL-DRAFT-01"
    assert Table(*BOX).refused("deal", 1, cards=["fire-1"]) == "AMBAL-DRAFT-01"


# Who is Player A


@pytest.mark.rule("AMBAL-DRAFT-02")
@pytest.mark.parametrize(("values", "first"), [((5, 4), 1), ((1, 2), 2)])
def test_the_higher_roll_is_player_a(values: tuple[int, int], first: int) -> None:
    table = drafting()
    table.do("roll", 2, value=values[1])
    assert (draft_of(table)["first"], table.view()["to_act"]) == (None, [1])
    table.do("roll", 1, value=values[0])
    assert table.facts == [
        {"fact": "rolled", "seat": 1, "value": values[0]}, {"fact": "first", "seat": first},
    ]  # fmt: skip
    assert (draft_of(table)["first"], table.view()["to_act"]) == (first, [first])


@pytest.mark.rule("AMBAL-DRAFT-02")
def test_on_a_tie_both_roll_again_and_nobody_twice_in_one_throw() -> None:
    table = drafting()
    table.do("roll", 1, value=3)
    assert table.refused("roll", 1, value=6) == "AMBAL-DRAFT-02"
    table.do("roll", 2, value=3)
    assert (table.moment[3], table.view()["to_act"], draft_of(table)["first"]) == ("roll", [1, 2], None)
    table.do("roll", 2, value=2)
    assert table.refused("roll", 2, value=6) == "AMBAL-DRAFT-02"
    table.do("roll", 1, value=1)
    assert draft_of(table)["first"] == 2


@pytest.mark.rule("AMBAL-DRAFT-02", "AMBAL-ORDER-04")
def test_nobody_rolls_later_in_the_draft() -> None:
    for way in (rolled, building, to_last, to_elites, to_elite_picks):
        assert way().refused("roll", 1, value=6) == "AMBAL-DRAFT-02"
    assert drafted().refused("roll", 1, value=6) == "AMBAL-ORDER-04"


# Prompts


@pytest.mark.rule("AMBAL-DRAFT-03", "AMBAL-DRAFT-27")
def test_people_are_told_what_only_they_can_do() -> None:
    for table in (drafting(), rolled()):
        assert told_prompts(table) == ("AMBAL-DRAFT-03",)
    for table in (building(), to_last(), to_elites(), to_elite_picks()):
        assert told_prompts(table) == ("AMBAL-DRAFT-27",)


# Turns and Schools


@pytest.mark.rule("AMBAL-DRAFT-04")
@both_ways
def test_only_the_player_in_turn_picks_or_bans(first: int) -> None:
    second = 3 - first
    assert rolled(first).refused("pick", second, school="fire") == "AMBAL-DRAFT-04"
    table = building(first)
    assert table.refused("pick", second, card="water-1") == "AMBAL-DRAFT-04"
    assert table.refused("ban", second, card="water-1") == "AMBAL-DRAFT-04"
    pick(table)
    pick(table)
    assert table.refused("pick", second, card="water-1") == "AMBAL-DRAFT-04"
    ban(table)
    assert table.refused("pick", first, card="fire-5") == "AMBAL-DRAFT-04"
    assert to_last(first).refused("pick", second, card="water-21") == "AMBAL-DRAFT-04"
    assert to_elites(first).refused("ban", second, card="fire-elite-1") == "AMBAL-DRAFT-04"
    assert to_elite_picks(first).refused("pick", second, card="water-elite-3") == "AMBAL-DRAFT-04"


@pytest.mark.rule("AMBAL-DRAFT-05", "AMBAL-DRAFT-06", "AMBAL-DRAFT-04")
@both_ways
def test_schools_are_picked_a_b_b_and_the_last_goes_to_a(first: int) -> None:
    table, second = rolled(first), 3 - first
    assert draft_of(table)["schools"] == {"1": [], "2": []}
    table.do("pick", first, school="sword")
    assert table.refused("pick", first, school="fire") == "AMBAL-DRAFT-04"
    table.do("pick", second, school="fire")
    assert table.view()["to_act"] == [second]
    assert table.refused("pick", first, school="water") == "AMBAL-DRAFT-04"
    table.do("pick", second, school="assassination")
    assert table.facts[:2] == [
        {"fact": "school", "seat": second, "school": "assassination"},
        {"fact": "school", "seat": first, "school": "water"},
    ]
    assert draft_of(table)["schools"] == {str(first): ["sword", "water"], str(second): ["fire", "assassination"]}
    assert (table.moment[3], table.view()["to_act"]) == ("build", [first])


@pytest.mark.rule("AMBAL-DRAFT-05")
def test_a_school_that_is_taken_is_not_available() -> None:
    table = rolled()
    table.do("pick", 1, school="sword")
    assert table.refused("pick", 2, school="sword") == "AMBAL-DRAFT-05"
    table.do("pick", 2, school="fire")
    assert table.refused("pick", 2, school="fire") == "AMBAL-DRAFT-05"
    assert table.refused("pick", 2, school="sword") == "AMBAL-DRAFT-05"


@pytest.mark.rule("AMBAL-DRAFT-29", "AMBAL-DRAFT-30")
def test_four_of_forty_four_commons_are_dealt_whatever_the_packs_hold() -> None:
    table = rolled()
    assert (lines(table), piles(table), draft_of(table)["pass"]) == (([], []), (0, 0), 0)
    table = building()
    assert (lines(table), piles(table)) == (([None] * 4, [None] * 4), (40, 40))
    assert (draft_of(table)["pass"], draft_of(table)["picks_left"]) == (1, 2)
    assert table.told("dealt") == [{"fact": "dealt", "seat": seat, "n": 4} for seat in (1, 2)]
    poor = Table(mode="draft")
    poor.do("roll", 1, value=2)
    poor.do("roll", 2, value=1)
    for seat, school in ((1, "fire"), (2, "water"), (2, "sword")):
        poor.do("pick", seat, school=school)
    assert piles(poor) == (40, 40)


# The end of the draft


@pytest.mark.rule("AMBAL-DRAFT-15", "AMBAL-DRAFT-11")
@both_ways
def test_nine_times_each_a_then_b(first: int) -> None:
    table = building(first)
    for time in range(1, 10):
        for seat in (first, 3 - first):
            assert (draft_of(table)["pass"], whose(table), table.moment[3]) == (time, seat, "build")
            one_time(table, of=1 if time % 2 else 2)
    assert [table.zone(seat, "picks") for seat in (1, 2)] == [18, 18]
    assert (table.moment[3], draft_of(table)["pass"], draft_of(table)["picks_left"]) == ("last", 9, 0)
    assert len(draft_of(table)["banned"]) == 18
    assert [len(line) for line in lines(table)] == [4, 4]
    assert piles(table) == (40 - 18 - 10, 40 - 18 - 8)


@pytest.mark.rule("AMBAL-DRAFT-16")
@both_ways
def test_one_last_card_each_without_ban_or_filling(first: int) -> None:
    table = to_last(first)
    before = piles(table)
    pick(table)
    assert (table.view()["to_act"], table.moment[3], piles(table)) == ([3 - first], "last", before)
    assert [len(line) for line in lines(table)] == ([3, 4] if first == 1 else [4, 3])
    assert table.refused("ban", 3 - first, card=fresh(table, first)) == "AMBAL-DRAFT-01"
    pick(table)
    assert [table.zone(seat, "picks") for seat in (1, 2)] == [19, 19]
    assert table.moment[3] == "elite-ban"


@pytest.mark.rule("AMBAL-DRAFT-17", "AMBAL-DRAFT-18", "AMBAL-DRAFT-29")
def test_then_the_commons_are_set_aside_and_four_of_six_elites_are_dealt() -> None:
    table = to_last()
    table.do("deal", 1, cards=[fresh(table, 1)])
    pick(table)
    pick(table)
    assert (lines(table), piles(table)) == (([None] * 4, [None] * 4), (2, 2))
    assert table.told("dealt") == [{"fact": "dealt", "seat": seat, "n": 4} for seat in (1, 2)]
    assert table.told("picked") == [{"fact": "picked", "seat": 2, "n": 19}]


@pytest.mark.rule("AMBAL-DRAFT-19", "AMBAL-DRAFT-20")
@both_ways
def test_each_bans_one_elite_of_the_other(first: int) -> None:
    table, second = to_elites(first), 3 - first
    assert table.refused("ban", first, card="fire-elite-1") == "AMBAL-DRAFT-20"
    table.do("ban", first, card="sword-elite-2")
    assert (table.view()["to_act"], table.moment[3]) == ([second], "elite-ban")
    assert table.refused("ban", second, card="sword-elite-1") == "AMBAL-DRAFT-20"
    table.do("ban", second, card="assassination-elite-3")
    assert (table.view()["to_act"], table.moment[3]) == ([first], "elite-pick")
    assert draft_of(table)["banned"][-2:] == ["sword-elite-2", "assassination-elite-3"]
    assert ([len(line) for line in lines(table)], piles(table)) == ([3, 3], (2, 2))


@pytest.mark.rule("AMBAL-DRAFT-21")
@both_ways
def test_then_each_picks_one_of_the_three_elites_left(first: int) -> None:
    table = to_elite_picks(first)
    card = fresh(table, first, elite=True)
    table.do("deal", first, cards=elites("assassination"))
    assert table.refused("pick", first, card=card) == "AMBAL-DRAFT-08"
    table.do("pick", first, card="assassination-elite-2")
    assert (table.view()["to_act"], table.moment[3]) == ([3 - first], "elite-pick")
    assert table.refused("pick", first, card="assassination-elite-1") == "AMBAL-DRAFT-04"
    pick(table, elite=True)
    assert table.moment[0] == "setup"


@pytest.mark.rule("AMBAL-DRAFT-22", "AMBAL-HAND-03")
@both_ways
def test_nineteen_commons_and_an_elite_are_the_registered_deck(first: int) -> None:
    table = drafted(first)
    assert table.facts[1:] == [
        {"fact": "deck", "seat": 1, "battle": 20, "library": 0},
        {"fact": "deck", "seat": 2, "battle": 20, "library": 0},
        {"fact": "phase", "phase": "setup", "round": 0},
    ]
    picks = table.seat(first, viewer=first)["zones"]["picks"]
    assert ["elite" in card for card in picks] == [False] * 19 + [True]
    assert len(set(picks)) == 20
    assert (table.counter(1, "deck"), table.counter(2, "deck")) == (20, 20)
    table.begun()
    assert (table.counter(1, "hand"), table.counter(1, "deck")) == (7, 13)
    assert table.refused("commit", first, card="nothing") == "AMBAL-HAND-03"
    table.do("commit", first, card=picks[19])


@pytest.mark.rule("AMBAL-DRAFT-23")
def test_picks_are_their_owners_alone_throughout() -> None:
    table = building()
    mine = [pick(table), pick(table)]
    assert table.seat(1, viewer=1)["zones"]["picks"] == mine
    for viewer in (None, 2):
        assert table.seat(1, viewer)["zones"]["picks"] == 2
        assert not any(card in str(table.view(viewer)) for card in mine)
    assert not any(card in str(table.facts) for card in mine)
    done = drafted()
    assert done.seat(1, viewer=2)["zones"]["picks"] == 20
    assert len(done.seat(1, viewer=1)["zones"]["picks"]) == 20
    done.begun()
    assert [done.seat(1, viewer)["zones"]["picks"] for viewer in (1, 2)] == [[], 0]


@pytest.mark.rule("AMBAL-DRAFT-24", "AMBAL-DRAFT-25")
def test_banned_cards_lie_open_until_the_duel_starts() -> None:
    table = drafted()
    banned = draft_of(table)["banned"]
    assert len(banned) == 20
    assert all(draft_of(table) == table.view(viewer)["table"]["draft"] for viewer in (1, 2))
    assert table.begun().table["draft"] is None
    assert not any(card in str(table.view()) for card in banned)


@pytest.mark.rule("AMBAL-DRAFT-25")
def test_what_was_not_used_is_set_aside() -> None:
    table = to_elite_picks()
    table.do("deal", 1, cards=[fresh(table, 1, elite=True)])
    for _ in range(2):
        pick(table, elite=True)
    assert (lines(table), piles(table)) == (([], []), (0, 0))
    assert draft_of(table)["pass"] == 9


@pytest.mark.rule("AMBAL-DRAFT-26", "AMBAL-SETUP-13")
def test_no_other_deck_is_registered() -> None:
    table = drafted()
    assert table.refused("deck", 1, battle=TWENTY) == "AMBAL-DRAFT-26"
    assert table.refused("deck", 1, battle=[], library=[]) == "AMBAL-DRAFT-26"
    assert table.refused("deck", 1, starter="sun-warrior") == "AMBAL-DRAFT-26"


@pytest.mark.rule("AMBAL-DRAFT-28", "AMBAL-DRAW-04", "AMBAL-ROUND-03")
def test_the_duel_is_a_regular_one_for_two() -> None:
    table = drafted().begun().set(1, deck=0)
    table.do("adjust", 0, target=1, card="filler-1", zone="discard", from_="hand")
    table.to_next_round()
    assert table.moment == ("battle", 2, 1, "decide")
    assert table.energy(1) == (10, 10)  # a Refresh costs 2
    assert table.zone(1, "library") == 0


@pytest.mark.rule("AMBAL-DRAFT-01", "AMBAL-WIN-09")
def test_who_gives_up_in_a_draft_ends_it() -> None:
    table = building()
    table.do("concede", 2)
    assert (table.moment, table.view()["to_act"], table.view()["result"]["winners"]) == (("over", 0, 0, None), [], [1])
    assert (draft_of(table)["picks_left"], draft_of(table)["pass"]) == (0, 1)  # nobody has to pick any more
    assert table.refused("pick", 1, card="fire-1") == "AMBAL-WIN-10"
