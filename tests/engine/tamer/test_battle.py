"""Battles: blows, damage, knock-outs, the end, and when only a report can decide."""

import pytest

from tests.engine.tamer.table import Table, buff, building, creature, duel, flip, ko, start, tournament

STRIKER = creature("striker", 5, 9)
TANK = creature("tank", 1, 9)
GLASS = creature("glass", 5, 1)


@pytest.mark.rule("TAMER-BATTLE-01")
def test_battles_run_side_by_side() -> None:
    table = building().built("cub")
    other = table.battle(2)
    table.do("fight", 1)
    assert (table.battle(1)["state"], table.battle(2)) == ("done", other)
    assert {seat["seat"]: seat["counters"]["draws"] for seat in table.view["seats"]} == {1: 1, 2: 0, 3: 1, 4: 0}


@pytest.mark.rule("TAMER-BATTLE-01")
def test_one_pair_does_not_change_the_question_of_another() -> None:
    """What somebody has begun to enter is kept while the view's moment stays."""
    table = building(own=("cub", "riddle")).built("cub", "riddle")
    asked = [ask for ask in table.table["asks"] if ask["battle"] == 2]
    moment, other = table.view["moment"], table.battle(2)
    for seat in (1, 3):
        table.do("resolve", seat, card="riddle", changes=[])
    table.do("fight", 1, all=True)
    table.do("report", 1, result="win")
    assert (table.view["moment"], table.battle(2), table.table["asks"]) == (moment, other, asked)


@pytest.mark.rule("TAMER-BATTLE-02")
def test_people_are_told_to_move_their_teams_together() -> None:
    table = building()
    assert "BATTLE-02" not in table.clauses
    assert "BATTLE-02" in table.built("cub").clauses


@pytest.mark.rule("TAMER-BATTLE-03", "TAMER-START-01")
def test_round_start_effects_come_before_the_first_clash() -> None:
    table = duel(["growl"], ["cub"], creature("growl", 1, 1, start(buff("temp_power", 2, "self"))))
    assert (table.die(1, "growl", "power"), table.battle()["clash"], table.battle()["state"]) == (3, 0, "fight")


@pytest.mark.rule("TAMER-BATTLE-04")
def test_either_player_and_the_table_may_have_a_clash_fought() -> None:
    table = duel(["tank"], ["tank"], TANK)
    table.do("fight", 1)
    table.do("fight", 2)
    table.do("fight", 0, battle=1)
    assert table.battle()["clash"] == 3


@pytest.mark.rule("TAMER-BATTLE-04")
def test_there_is_nothing_to_fight_before_and_after_a_battle_or_in_one_that_is_reported() -> None:
    table = building()
    assert table.refused("fight", 1) == "BATTLE-04"
    table.built("cub").do("fight", 1)
    assert table.refused("fight", 1) == "BATTLE-04"
    assert table.refused("fight", 0, battle=1) == "BATTLE-04"
    unknown = duel(["shadow"], ["cub"])
    assert unknown.refused("fight", 1) == "BATTLE-04"


@pytest.mark.rule("TAMER-BATTLE-04", "TAMER-END-06")
def test_a_seat_without_a_battle_cannot_fight() -> None:
    table = Table(4, draft="off", tie="tiebreak")
    for winners in ((1, 2), (1, 3), (4, 2)):
        table.built("cub").ended(*winners)
    assert table.built("cub").pairs == [[1, 2]]
    assert table.refused("fight", 3) == "BATTLE-04"


@pytest.mark.rule("TABLE-INPUT")
def test_the_table_says_which_battle_and_players_do_not() -> None:
    table = duel(["tank"], ["tank"], TANK)
    assert table.refused("fight", 0) == "TABLE-INPUT"
    assert table.refused("fight", 1, battle=1) == "TABLE-INPUT"
    assert table.refused("fight", 0, battle=2) == "TABLE-INPUT"
    assert table.refused("fight", 0, battle=0) == "TABLE-INPUT"


@pytest.mark.rule("TAMER-BATTLE-05")
def test_both_front_creatures_hit_at_the_same_moment() -> None:
    table = duel(["striker"], ["tank"], STRIKER, TANK)
    table.do("fight", 1)
    assert table.told("clash") == [{"battle": 1, "clash": 1, "blows": [
        {"seat": 1, "creature": "striker", "deals": 5}, {"seat": 2, "creature": "tank", "deals": 1},
    ]}]  # fmt: skip
    assert (table.die(1, "striker", "damage"), table.die(2, "tank", "damage")) == (1, 5)


@pytest.mark.rule("TAMER-BATTLE-06", "TAMER-BATTLE-07")
def test_current_values_are_printed_temporary_and_permanent_together() -> None:
    table = duel(["striker"], ["tank"], STRIKER, TANK)
    for counter, to in (("temp_power", 2), ("perm_power", 3), ("temp_health", 1), ("perm_health", 4)):
        table.do("adjust", 0, target=1, counter=counter, creature="striker", to=to)
    assert (table.die(1, "striker", "power"), table.die(1, "striker", "health")) == (10, 14)
    table.do("fight", 1)
    assert table.told("clash")[0]["blows"][0]["deals"] == 10


@pytest.mark.rule("TAMER-BATTLE-08", "TAMER-BATTLE-12")
def test_damage_adds_up_and_whoever_stands_stays_in_front() -> None:
    table = duel(["tank", "cub"], ["tank"], TANK)
    for clash in (1, 2, 3):
        table.do("fight", 1)
        assert (table.die(1, "tank", "damage"), table.line(1)) == (clash, ["tank", "cub"])
        assert table.told("dice")[0] == {
            "seat": 1, "creature": "tank", "die": "damage", "colour": "black",
            "from": clash - 1, "to": clash, "by": "clash",
        }  # fmt: skip


@pytest.mark.rule("TAMER-BATTLE-09")
@pytest.mark.parametrize(("ko", "clashes"), [("at-least", 1), ("more-than", 2)])
def test_damage_equal_to_the_health_knocks_out_or_not(ko: str, clashes: int) -> None:
    table = duel(["wolf"], ["wolf"], ko=ko)
    table.do("fight", 1, all=True)
    assert table.battle()["clash"] == clashes
    assert table.battle()["result"] == {"winner": None, "how": "fight"}


@pytest.mark.rule("TAMER-BATTLE-10", "TAMER-BATTLE-11")
def test_both_may_fall_and_who_falls_still_deals_full_damage() -> None:
    table = duel(["glass", "cub"], ["glass", "tank"], GLASS, TANK)
    table.do("fight", 1)
    assert [(out["seat"], out["by"]) for out in table.told("knocked_out")] == [(1, "glass"), (2, "glass")]
    assert (table.line(1), table.line(2)) == (["cub"], ["tank"])
    assert table.battle()["out"] == {"1": ["glass"], "2": ["glass"]}


@pytest.mark.rule("TAMER-BATTLE-13", "TAMER-BATTLE-14", "TAMER-REC-01")
def test_an_empty_line_ends_the_battle_and_the_other_seat_wins() -> None:
    table = duel(["cub"], ["cub", "wolf"])
    table.do("fight", 1)
    assert table.told("battle_over") == [{"battle": 1, "seats": [1, 2], "winner": 2, "how": "fight"}]
    assert (table.record(1), table.record(2)) == ((0, 0, 1), (1, 0, 0))


@pytest.mark.rule("TAMER-BATTLE-15", "TAMER-REC-02")
def test_two_empty_lines_are_a_draw() -> None:
    table = duel(["cub"], ["cub"])
    table.do("fight", 2)
    assert table.battle()["result"] == {"winner": None, "how": "fight"}
    assert (table.record(1), table.record(2)) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("TAMER-BATTLE-16")
def test_all_clashes_at_once_end_like_single_ones() -> None:
    lines = (["cub", "wolf", "tank"], ["striker", "bear"])
    at_once, singly = duel(*lines, STRIKER, TANK), duel(*lines, STRIKER, TANK)
    at_once.do("fight", 1, all=True)
    facts = list(at_once.facts)
    told = []
    while singly.view["result"] is None:
        told += singly.do("fight", 1)
    assert told == facts
    assert singly.view == at_once.view


@pytest.mark.rule("TAMER-BATTLE-16")
def test_a_question_stops_them() -> None:
    table = duel(["hunter", "cub"], ["cub", "cub", "wolf"], creature("hunter", 3, 9, ko(flip(1))))
    table.do("fight", 1, all=True)
    assert (table.battle()["clash"], table.battle()["state"], table.asks) == (1, "ask", [(1, "flip")])


@pytest.mark.rule("TAMER-BATTLE-17")
def test_only_those_in_front_are_hurt_and_excess_is_lost() -> None:
    table = duel(["striker"], ["cub", "tank"], STRIKER, TANK)
    table.do("fight", 1)
    assert (table.die(2, "cub", "damage"), table.die(2, "tank", "damage")) == (5, 0)


@pytest.mark.rule("TAMER-BATTLE-18")
def test_a_knocked_out_creature_stays_in_the_roster() -> None:
    table = building().built("cub")
    table.do("fight", 1)
    assert "cub" in table.zone(1, "roster")


@pytest.mark.rule("TAMER-BATTLE-19")
@pytest.mark.parametrize("lines", [(["shadow"], ["cub"]), (["cub"], ["cub", "shadow"])])
def test_a_creature_without_known_power_or_health_leaves_only_a_report(lines: tuple[list[str], list[str]]) -> None:
    table = duel(*lines)
    assert (table.battle()["state"], table.asks, table.view["to_act"]) == ("report", [], [1, 2])
    table.do("report", 2, result="win")
    assert table.view["result"]["winners"] == [2]


@pytest.mark.rule("TAMER-BATTLE-19", "TAMER-MODE-02")
def test_without_cards_every_battle_is_reported() -> None:
    table = tournament().built()
    assert [(battle["state"], battle["lines"]) for battle in table.table["battles"]] == [("report", {})] * 2


@pytest.mark.rule("TAMER-BATTLE-20")
def test_an_empty_line_before_the_first_clash_decides_at_once() -> None:
    table = Table(2, creature("dear", points=9), mode="duel", decks={"1": ["dear"], "2": ["cub"]})
    table.do("place", 2, card="cub")
    table.do("ready", 1)
    table.do("ready", 2)
    assert table.battle()["result"] == {"winner": 2, "how": "fight"}
    nobody = Table(2, mode="duel", decks={"1": [], "2": []})
    nobody.do("ready", 1)
    nobody.do("ready", 2)
    assert nobody.battle()["result"] == {"winner": None, "how": "fight"}


@pytest.mark.rule("TAMER-BATTLE-21", "TAMER-TEAM-01")
def test_line_ups_cannot_be_changed_in_a_battle() -> None:
    table = duel(["cub", "wolf"], ["cub"])
    assert table.refused("place", 1, card="wolf") == "TEAM-01"
    assert table.refused("team", 1, order=["wolf", "cub"]) == "TEAM-01"
    assert table.zone(1, "line") == ["cub", "wolf"]
