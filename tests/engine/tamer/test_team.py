"""Building a team: points, order, readiness, secrecy, and rosters that are only known when they are fielded."""

from typing import Any

import pytest

from engine.legal import legal
from engine.tamer import GAME
from tests.engine.tamer.table import Table, buff, building, choose, creature, during_draft, tournament

FIVE = creature("five", points=5)
THREE = creature("three", points=3)
ONE = creature("one", points=1)
NINE = creature("nine", points=9)
VAGUE = creature("vague", points=None)
POINTS = (FIVE, THREE, ONE, NINE, VAGUE)
OWN = ("five", "three", "one", "nine", "vague")


def owning(**options: Any) -> Table:
    """Everybody owns five, three, one, nine, vague, five#2, three#2, one#2."""
    return building(*POINTS, own=OWN, **options)


def spent(table: Table, seat: int = 1, viewer: int | None = None) -> int | None:
    points: int | None = table.seen(viewer)["table"]["spent"][str(seat)]
    return points


@pytest.mark.rule("TAMER-TEAM-01")
def test_teams_are_built_only_while_building() -> None:
    drafting, fighting = Table(), owning().built("one")
    for table in (drafting, fighting):
        assert table.refused("place", 1, card="cub") == "TEAM-01"
        assert table.refused("team", 1, order=[]) == "TEAM-01"
        assert table.refused("ready", 1) == "TEAM-01"


@pytest.mark.rule("TAMER-TEAM-01", "TAMER-END-06")
def test_in_a_tie_breaker_only_contenders_build() -> None:
    table = tournament(tie="tiebreak")
    for winners in ((1, 2), (1, 3), (4, 2)):
        table.built().ended(*winners)
    assert (table.table["contenders"], table.view["to_act"]) == ([1, 2], [1, 2])
    assert table.refused("ready", 3) == "TEAM-01"
    assert table.refused("team", 3, points=3) == "TEAM-01"
    table.do("team", 1, points=24)


@pytest.mark.rule("TAMER-TEAM-02")
def test_the_allowance_grows_with_the_rounds_and_stays_in_tie_breakers() -> None:
    table, allowed = tournament(tie="tiebreak", bye="draw"), list[int]()
    while table.view["result"] is None:
        allowed.append(table.table["allowance"])
        assert table.refused("team", 1, points=allowed[-1] + 1) == "TEAM-03"
        table.do("team", 1, points=allowed[-1])
        table.built().ended()
    assert allowed == [8, 16, 24, 24, 24, 24]


@pytest.mark.rule("TAMER-TEAM-03")
def test_a_team_over_its_points_is_refused_and_stays_as_it_was() -> None:
    table = owning()
    table.do("team", 1, order=["five", "three"])
    assert table.refused("place", 1, card="one") == "TEAM-03"
    assert table.refused("team", 1, order=["five", "three", "one"]) == "TEAM-03"
    assert table.refused("team", 1, order=["nine"]) == "TEAM-03"
    assert (table.zone(1, "line"), spent(table)) == (["five", "three"], 8)


@pytest.mark.rule("TAMER-TEAM-03", "TAMER-TEAM-04")
def test_creatures_of_earlier_rounds_are_fielded_and_paid_for_again() -> None:
    table = owning().built("five", "three").ended(1, 2)
    table.drafted("nine").do("team", 1, order=["five", "nine", "one"])
    assert spent(table) == 15
    assert table.refused("place", 1, card="three") == "TEAM-03"


@pytest.mark.rule("TAMER-TEAM-04")
def test_a_creature_that_was_not_drafted_cannot_be_fielded() -> None:
    table = owning()
    assert table.refused("place", 1, card="wolf") == "TEAM-04"
    assert table.refused("place", 1, card="one#3") == "TEAM-04"
    assert table.refused("team", 1, order=["one", "wolf"]) == "TEAM-04"
    assert table.refused("place", 1, card="nobody") == "TABLE-INPUT"
    assert table.refused("place", 1, card="one#1") == "TABLE-INPUT"


@pytest.mark.rule("TAMER-TEAM-05")
def test_a_creature_stands_once_but_two_of_a_card_are_two() -> None:
    table = owning()
    assert table.refused("team", 1, order=["one", "one"]) == "TEAM-05"
    table.do("team", 1, order=["one", "one#2"])
    assert table.zone(1, "line") == ["one", "one#2"]


@pytest.mark.rule("TAMER-TEAM-06")
def test_the_first_creature_fights_first() -> None:
    table = owning()
    table.do("team", 1, order=["three", "one"])
    for seat in (2, 3, 4):
        table.do("place", seat, card="one")
    for seat in (1, 2, 3, 4):
        table.do("ready", seat)
    table.do("fight", 1)
    assert [blow["creature"] for blow in table.told("clash")[0]["blows"]] == ["three", "one"]


@pytest.mark.rule("TAMER-TEAM-07")
def test_placing_adds_at_the_end_and_placing_again_takes_out() -> None:
    table = owning()
    for key in ("five", "one", "one#2"):
        table.do("place", 1, card=key)
    assert table.told("line") == [{"seat": 1}]
    table.do("place", 1, card="one")
    assert table.zone(1, "line") == ["five", "one#2"]
    table.do("place", 1, card="one")
    assert table.zone(1, "line") == ["five", "one#2", "one"]


@pytest.mark.rule("TAMER-TEAM-08")
def test_only_points_limit_how_many_stand_in_a_line() -> None:
    table = building()
    keys = table.zone(1, "roster")
    table.do("team", 1, order=keys)
    assert len(table.zone(1, "line")) == 8
    crowd = building(ONE, own=("one",))
    crowd.built(*crowd.zone(1, "roster")).ended(1, 2)
    crowd.drafted("one").do("team", 1, order=crowd.zone(1, "roster"))
    assert len(crowd.zone(1, "line")) == 16


@pytest.mark.rule("TAMER-TEAM-09")
def test_points_left_over_are_not_kept() -> None:
    table = owning().built("one").ended(1, 2)
    table.drafted("one")
    assert (table.table["allowance"], spent(table)) == (16, 1)


@pytest.mark.rule("TAMER-TEAM-10")
def test_somebody_must_be_fielded_if_anybody_fits() -> None:
    table = owning()
    assert table.refused("ready", 1) == "TEAM-10"
    dear = building(NINE, own=("nine",))
    dear.do("ready", 1)
    assert dear.flagged("ready") == [1]


@pytest.mark.rule("TAMER-TEAM-10", "TAMER-BATTLE-19")
def test_without_a_guided_draft_a_seat_may_enter_nothing_at_all() -> None:
    table = Table(4, draft="off")
    table.do("place", 1, card="cub")
    table.do("place", 1, card="cub")
    table.built()
    assert [battle["state"] for battle in table.table["battles"]] == ["report", "report"]


@pytest.mark.rule("TAMER-TEAM-11")
def test_every_change_of_the_line_takes_readiness_away() -> None:
    table = owning()
    for do, fields in (("team", {"order": ["one"]}), ("team", {"order": ["one"]}), ("place", {"card": "three"})):
        table.do(do, 1, **fields)
        assert table.flagged("ready") == []
        table.do("ready", 1)
        assert table.flagged("ready") == [1]


@pytest.mark.rule("TAMER-TEAM-11")
def test_a_refused_change_leaves_a_seat_ready() -> None:
    table = owning()
    table.do("place", 1, card="one")
    table.do("ready", 1)
    assert table.refused("place", 1, card="nine") == "TEAM-03"
    assert table.flagged("ready") == [1]


@pytest.mark.rule("TAMER-TEAM-12")
def test_readiness_can_be_taken_back_and_said_twice() -> None:
    table = owning()
    table.do("place", 1, card="one")
    assert table.do("ready", 1) == [{"fact": "ready", "seat": 1, "on": True}]
    assert table.do("ready", 1) == []
    assert table.do("ready", 1, on=False) == [{"fact": "ready", "seat": 1, "on": False}]
    assert table.do("ready", 1, on=False) == []
    assert table.flagged("ready") == []


@pytest.mark.rule("TAMER-TEAM-13")
def test_the_last_one_ready_fixes_the_line_ups_and_pairs() -> None:
    table = owning().built("one")
    assert (table.where, table.pairs) == (("battle", 1, 0), [[1, 3], [2, 4]])
    assert table.flagged("ready") == []
    waiting = owning(round1="random").built("one")
    assert (waiting.where, waiting.pairs, waiting.flagged("ready")) == (("pair", 1, 0), [], [1, 2, 3, 4])
    assert waiting.refused("ready", 1, on=False) == "TEAM-01"


@pytest.mark.rule("TAMER-TEAM-14")
def test_the_last_line_up_is_still_there_in_the_next_round() -> None:
    table = owning()
    assert table.zone(1, "line") == []
    table.built("three", "one").ended(1, 2)
    assert table.drafted("one").zone(1, "line") == ["three", "one"]


@pytest.mark.rule("TAMER-TEAM-14", "TAMER-BATTLE-18")
def test_also_with_those_who_were_knocked_out() -> None:
    table = owning().built("one", "one#2")
    table.do("fight", 0, battle=1, all=True)
    assert table.battle(1)["out"] == {"1": ["one", "one#2"], "3": ["one", "one#2"]}
    table.ended(2)
    assert table.drafted("one").zone(1, "line") == ["one", "one#2"]


@pytest.mark.rule("TAMER-TEAM-15", "TAMER-BUFF-07")
def test_who_is_not_fielded_stays_with_its_dice() -> None:
    table = owning()
    table.do("adjust", 0, target=1, counter="perm_power", creature="five", to=3)
    table.built("one").ended(1, 2)
    assert ("five" in table.zone(1, "roster"), table.die(1, "five", "perm_power")) == (True, 3)


@pytest.mark.rule("TAMER-TEAM-16")
def test_dice_cost_nothing() -> None:
    table = owning()
    table.do("adjust", 0, target=1, counter="perm_power", creature="five", to=50)
    table.do("team", 1, order=["five", "three"])
    assert spent(table) == 8


@pytest.mark.rule("TAMER-TEAM-17")
def test_open_line_ups_are_seen_by_all_at_all_times() -> None:
    table = owning()
    table.do("place", 1, card="one")
    for viewer in (None, 1, 2):
        assert (table.zone(1, "line", viewer), spent(table, 1, viewer)) == (["one"], 1)


@pytest.mark.rule("TAMER-TEAM-18")
def test_unknown_points_count_nothing_and_people_are_asked_to_check() -> None:
    table = owning()
    assert "TEAM-18" not in table.clauses
    table.do("team", 1, order=["five", "three", "vague"])
    assert (spent(table), table.table["unpriced"], "TEAM-18" in table.clauses) == (8, ["vague"], True)


@pytest.mark.rule("TAMER-TEAM-19")
def test_without_cards_the_points_are_stated() -> None:
    table = tournament()
    assert spent(table) is None
    table.do("team", 1, points=8)
    assert (spent(table), table.told("line")) == (8, [{"seat": 1}])
    assert table.refused("team", 1, points=9) == "TEAM-03"
    table.do("team", 1, points=0)
    table.built().ended(1, 2)
    assert spent(table) is None


@pytest.mark.rule("TAMER-TEAM-20")
def test_an_open_choice_of_the_draft_comes_before_readiness() -> None:
    giver = creature("giver", effects=during_draft(buff("perm_power", 1, choose(1))))
    table = Table(4, giver)
    for _ in range(7):
        table.picks("cub")
    table.picks("giver")
    table.do("place", 1, card="cub")
    assert table.refused("ready", 1) == "TEAM-20"
    table.do("ready", 1, on=False)
    table.do("choose", 1, cards=["giver"])
    table.do("ready", 1)
    assert table.die(1, "giver", "perm_power") == 1


@pytest.mark.rule("TABLE-INPUT")
def test_a_team_is_an_order_or_a_number_and_never_both() -> None:
    table = owning()
    assert table.refused("team", 1) == "TABLE-INPUT"
    assert table.refused("team", 1, points=3) == "TABLE-INPUT"
    assert table.refused("team", 1, order=[], points=3) == "TABLE-INPUT"
    assert tournament().refused("team", 1, points=-1) == "TABLE-INPUT"


# Secret line-ups


@pytest.mark.rule("TAMER-TEAM-21")
@pytest.mark.parametrize("viewer", [None, 2, 4])
def test_a_secret_line_up_is_a_number_for_others(viewer: int | None) -> None:
    seen = []
    for line in (["one", "three"], ["five", "vague"]):
        table = owning(teams="secret")
        assert table.do("team", 1, order=line) == [{"fact": "line", "seat": 1}]
        assert (table.zone(1, "line", 1), table.zone(1, "line", viewer), spent(table, 1, viewer)) == (line, 2, None)
        seen.append((table.seen(viewer), [*legal(GAME, table.state, viewer)] if viewer else []))
    assert seen[0] == seen[1]


@pytest.mark.rule("TAMER-TEAM-21")
@pytest.mark.parametrize("round1", ["across", "random"])
def test_it_is_public_as_soon_as_the_last_seat_is_ready(round1: str) -> None:
    table = owning(teams="secret", round1=round1).built("one")
    assert (table.zone(1, "line"), spent(table), table.told("unveiled")) == (["one"], 1, [{}])


@pytest.mark.rule("TAMER-TEAM-21")
def test_open_line_ups_need_no_unveiling() -> None:
    assert owning().built("one").told("unveiled") == []


# Rosters that are known when they are fielded


@pytest.mark.rule("TAMER-TEAM-22")
def test_a_creature_joins_the_roster_when_it_is_fielded() -> None:
    table = Table(4, draft="off")
    table.do("place", 1, card="wolf")
    table.do("place", 1, card="wolf#2")
    assert table.zone(1, "roster") == table.zone(1, "line") == ["wolf", "wolf#2"]
    assert table.refused("place", 1, card="wolf#4") == "TEAM-04"
    table.do("place", 1, card="wolf")
    assert table.zone(1, "roster") == ["wolf#2"]
    assert table.refused("place", 1, card="wolf#3") == "TEAM-04"
    table.do("place", 1, card="wolf")
    assert table.zone(1, "roster") == ["wolf#2", "wolf"]


@pytest.mark.rule("TAMER-TEAM-22")
def test_taken_out_in_the_same_phase_it_leaves_with_its_dice() -> None:
    table = Table(4, draft="off")
    table.do("place", 1, card="wolf")
    table.do("resolve", 1, card="wolf", changes=[{"creature": "wolf", "die": "perm_power", "by": 3}])
    for _ in range(2):
        table.do("place", 1, card="wolf")
    assert table.die(1, "wolf", "perm_power") == 0


@pytest.mark.rule("TAMER-TEAM-22", "TAMER-TEAM-15")
def test_after_that_phase_it_stays() -> None:
    table = Table(4, draft="off").built("wolf").ended(1, 2)
    table.do("place", 1, card="wolf")
    assert (table.zone(1, "line"), table.zone(1, "roster")) == ([], ["wolf"])


@pytest.mark.rule("TAMER-TEAM-22")
def test_no_more_than_its_copies_join_all_rosters() -> None:
    table = Table(4, creature("twin", copies=2), draft="off")
    table.do("place", 1, card="twin")
    table.do("place", 2, card="twin")
    assert table.refused("place", 3, card="twin") == "TEAM-04"
    assert table.refused("team", 1, order=["twin", "twin#2"]) == "TEAM-04"
    table.do("place", 2, card="twin")
    table.do("place", 3, card="twin")


@pytest.mark.rule("TAMER-TEAM-22")
def test_the_keys_of_a_team_join_before_others_leave() -> None:
    table = Table(4, creature("twin", copies=1), creature("other", copies=1), draft="off")
    table.do("place", 1, card="twin")
    assert table.refused("team", 1, order=["twin#2"]) == "TEAM-04"
    table.do("team", 1, order=["other"])
    assert table.zone(1, "roster") == ["other"]


@pytest.mark.rule("TAMER-TEAM-22", "TAMER-TEAM-03")
def test_who_is_too_dear_does_not_join() -> None:
    table = Table(4, NINE, draft="off")
    assert table.refused("place", 1, card="nine") == "TEAM-03"
    assert table.zone(1, "roster") == []


@pytest.mark.rule("TAMER-TEAM-22")
def test_what_joined_secretly_is_seen_and_counted_by_nobody_else() -> None:
    table = Table(4, creature("phoenix", copies=1), draft="off", teams="secret")
    table.do("place", 1, card="phoenix")
    for viewer in (None, 2, 3, 4):
        assert "phoenix" not in str(table.seen(viewer))
        assert (table.zone(1, "roster", viewer), table.zone(1, "line", viewer)) == ([], 1)
    assert table.zone(1, "roster", viewer=1) == ["phoenix"]
    change = {"creature": "phoenix", "die": "perm_power", "by": 3}
    assert table.do("resolve", 1, card="phoenix", changes=[change]) == []
    assert table.refused("adjust", 0, target=1, counter="perm_power", creature="phoenix", to=1) == "TABLE-INPUT"
    table.do("place", 2, card="phoenix")


@pytest.mark.rule("TAMER-TEAM-22")
def test_a_surplus_is_told_when_the_line_ups_become_public() -> None:
    table = Table(4, creature("phoenix", copies=1), draft="off", teams="secret")
    for seat in (1, 2):
        table.do("place", seat, card="phoenix")
    table.built()
    assert table.told("surplus") == [{"card": "phoenix"}]
    assert [table.zone(seat, "roster") for seat in (1, 2)] == [["phoenix"], ["phoenix"]]


@pytest.mark.rule("TAMER-TEAM-22", "TAMER-MODE-07")
def test_in_a_duel_only_a_seat_without_a_deck_may_field_any_card() -> None:
    table = Table(2, mode="duel", decks={"1": ["cub"]})
    assert table.refused("place", 1, card="wolf") == "TEAM-04"
    table.do("place", 2, card="wolf")
    assert table.zone(2, "roster") == ["wolf"]
    nothing = Table(2, mode="duel", decks={"1": []})
    assert nothing.refused("place", 1, card="wolf") == "TEAM-04"
