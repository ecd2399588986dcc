"""Records, the end of battles that would never end, the end of the game, modes and corrections."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert

from engine.tamer.cards import Card
from engine.tamer.creatures import Creature, without_dice
from engine.tamer.options import Options
from engine.tamer.sandbox import fought
from tests.engine.tamer.table import Table, buff, building, choose, creature, duel, flip, ko, played, start, tournament

LAMB = creature("lamb", 0, 5)


# Records


@pytest.mark.rule("TAMER-REC-01", "TAMER-REC-03")
def test_a_report_gives_the_win_to_one_and_the_loss_to_the_other() -> None:
    table = tournament().built()
    table.do("report", 1, result="win")
    table.do("report", 4, result="loss")
    assert [table.record(seat) for seat in (1, 2, 3, 4)] == [(1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 0, 1)]
    assert [fact["seat"] for fact in table.told("record")] == [2, 4]


@pytest.mark.rule("TAMER-REC-02")
def test_a_draw_counts_for_both() -> None:
    table = tournament().built()
    table.do("report", 3, result="draw")
    assert (table.record(1), table.record(3)) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("TAMER-REC-03")
@pytest.mark.parametrize("line", [["cub"], ["riddle"], ["riddle", "riddle"], ["shadow"]])
def test_a_battle_may_be_reported_in_any_state(line: list[str]) -> None:
    table = duel(line, ["bear"])
    table.do("report", 1, result="win")
    assert table.battle()["result"] == {"winner": 1, "how": "report"}


@pytest.mark.rule("TAMER-REC-04")
def test_a_battle_takes_no_second_report() -> None:
    table = tournament().built()
    table.do("report", 1, result="win")
    assert table.refused("report", 1, result="loss") == "REC-04"
    assert table.refused("report", 3, result="win") == "REC-04"


@pytest.mark.rule("TAMER-REC-05")
def test_only_a_seat_with_a_battle_reports_and_only_in_battle() -> None:
    table = tournament(tie="tiebreak")
    assert table.refused("report", 1, result="win") == "REC-05"
    played(table, (1, 2), (1, 3), (4, 2)).built()
    assert table.refused("report", 3, result="win") == "REC-05"


@pytest.mark.rule("TAMER-REC-06")
def test_a_battle_may_be_given_up_and_the_tournament_goes_on() -> None:
    table = tournament()
    assert table.refused("concede", 1) == "REC-06"
    table.built().do("concede", 1)
    assert (table.battle()["result"], table.record(1), table.record(3)) == (
        {"winner": 3, "how": "concede"}, (0, 0, 1), (1, 0, 0),
    )  # fmt: skip
    assert table.refused("concede", 3) == "REC-06"
    table.ended()
    assert table.built().refused("concede", 0) == "TABLE-INPUT"
    assert 1 in table.view["to_act"]


@pytest.mark.rule("TAMER-REC-07")
@pytest.mark.parametrize("end", [("report", {"result": "win"}), ("concede", {})])
def test_questions_close_cards_go_back_and_dice_come_off(end: tuple[str, dict[str, Any]]) -> None:
    caller = creature("caller", 1, 2, start(buff("perm_power", 1, "self"), buff("temp_power", 1, "self"), flip(1, n=2)))
    table = duel(["caller"], ["riddle"], caller)
    table.do("flip", 1, card="wolf")
    assert table.asks == [(1, "flip"), (2, "resolve")]
    table.do(end[0], 1, **end[1])
    assert (table.asks, table.told("returned")[0]["card"]) == ([], "wolf")
    assert (table.die(1, "caller", "perm_power"), table.die(1, "caller", "temp_power")) == (1, 0)


@pytest.mark.rule("TAMER-REC-08")
def test_the_last_battle_brings_the_next_round_in_the_same_step() -> None:
    table = tournament().built()
    table.do("report", 1, result="win")
    assert (table.told("round_over"), table.where) == ([], ("battle", 1, 0))
    table.do("report", 2, result="win")
    assert (table.told("round_over"), table.where) == ([{"round": 1}], ("build", 2, 0))
    assert table.pairs == [[1, 3], [2, 4]]


# Termination


@pytest.mark.rule("TAMER-TERM-01")
def test_two_who_cannot_hurt_each_other_are_a_draw_without_a_clash() -> None:
    table = duel(["lamb", "wolf"], ["lamb"], LAMB)
    table.do("fight", 1)
    assert (table.battle()["result"], table.battle()["clash"]) == ({"winner": None, "how": "stalemate"}, 0)


@pytest.mark.rule("TAMER-TERM-01")
def test_one_who_can_hurt_is_enough_for_a_clash() -> None:
    table = duel(["lamb"], ["cub"], LAMB)
    table.do("fight", 1, all=True)
    assert (table.battle()["result"], table.battle()["clash"]) == ({"winner": 2, "how": "fight"}, 5)


@pytest.mark.rule("TAMER-TERM-02")
def test_or_both_leave_without_ko_effects() -> None:
    gentle = creature("gentle", 0, 5, ko(buff("perm_power", 1, "all")))
    table = duel(["gentle", "wolf"], ["gentle"], gentle, stalemate="both-out")
    table.do("fight", 1)
    assert [(out["seat"], out["by"]) for out in table.told("knocked_out")] == [(1, None), (2, None)]
    assert (table.told("dice"), table.told("ko_effect"), table.battle()["clash"]) == ([], [], 1)
    assert table.battle()["result"] == {"winner": 1, "how": "fight"}


WALL, FENCE = creature("wall", 1, 99), creature("fence", 1, 9)


@pytest.mark.rule("TAMER-TERM-03")
def test_after_999_clashes_it_is_a_draw() -> None:
    """Each pair of walls stands for 99 clashes."""
    table = duel(["wall"] * 11, ["wall"] * 11, WALL)
    table.do("fight", 1, all=True)
    assert (table.battle()["result"], table.battle()["clash"]) == ({"winner": None, "how": "limit"}, 999)


@pytest.mark.rule("TAMER-TERM-03")
def test_a_side_that_wins_the_999th_clash_wins() -> None:
    table = duel(["wall"] * 11, [*["wall"] * 10, "fence"], WALL, FENCE)
    table.do("fight", 1, all=True)
    assert (table.battle()["result"], table.battle()["clash"]) == ({"winner": 1, "how": "fight"}, 999)


OPS = st.sampled_from([
    buff("temp_power", 1, "self"), buff("perm_health", 2, "all"), buff("perm_power", 1, {"element": "fire"}),
    buff("temp_health", 1, choose(1)), flip(1), flip("current", n=2),
    buff("perm_power", {"each": 1, "per": "others"}, "last"),
])  # fmt: skip
DOING = st.lists(OPS, min_size=1, max_size=2)
EFFECTS = st.lists(st.fixed_dictionaries({"when": st.sampled_from(["start", "ko"]), "do": DOING}), max_size=2)


@st.composite
def boxes(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Any four cards."""
    return [
        creature(f"beast-{n}", draw(st.integers(0, 6)), draw(st.integers(1, 9)), draw(EFFECTS)) for n in range(4)
    ]  # fmt: skip


TEAMS = st.lists(st.sampled_from([f"beast-{n}" for n in range(4)]), max_size=6)


@pytest.mark.rule("TAMER-TERM-04")
@settings(max_examples=150, deadline=None)
@given(boxes(), TEAMS, TEAMS, TEAMS, st.sampled_from(("at-least", "more-than")), st.sampled_from(("draw", "both-out")))
def test_every_battle_of_known_cards_ends(
    box: list[dict[str, Any]], one: list[str], two: list[str], deck: list[str], ko: Any, stalemate: Any
) -> None:
    cards = {card["id"]: convert(card, Card) for card in box}
    options = Options(ko=ko, stalemate=stalemate)
    course = fought(without_dice(one), without_dice(two), cards, options, dict.fromkeys((1, 2, 3), deck))
    assert course.how in ("fight", "stalemate")
    clashes = [fact for moment in course.moments for fact in moment.facts if type(fact).__name__ == "Clash"]
    assert len(clashes) <= 9 * 12 * 10


@pytest.mark.rule("TAMER-TERM-05")
def test_a_battle_that_waits_can_be_ended_and_holds_up_no_other() -> None:
    table = building(own=("riddle",)).built("riddle")
    for seat in (2, 4):
        table.do("resolve", seat, card="riddle", changes=[])
    table.do("fight", 2, all=True)
    for seat in (2, 4):
        table.do("resolve", seat, card="riddle", changes=[])
    assert [battle["state"] for battle in table.table["battles"]] == ["start", "done"]
    table.do("concede", 3)
    assert table.where == ("draft", 2, 1)


# A battle by itself


def test_a_battle_by_itself_goes_like_one_at_the_table() -> None:
    spiky = creature("spiky", 2, 5, [*start(buff("perm_power", 1, "all")), *ko(buff("temp_health", 2, "all"))])
    table = duel(["spiky", "cub"], ["wolf", "bear"], spiky)
    at_table = [fact for moment in table.history.moments for fact in moment.facts][4:]
    table.do("fight", 1, all=True)
    course = fought(without_dice(["spiky", "cub"]), without_dice(["wolf", "bear"]), table.state.box.cards)
    told = [fact for moment in course.moments for fact in moment.facts]
    at_table += [fact for moment in table.history.moments[-1:] for fact in moment.facts]
    kinds = ("RoundStart", "Dice", "Clash", "KnockedOut", "KoEffect", "BattleOver", "Cleared")
    assert [fact for fact in at_table if type(fact).__name__ in kinds] == told
    assert (course.winner, course.how) == (table.battle()["result"]["winner"], "fight")
    assert [moment.clash for moment in course.moments] == list(range(len(course.moments)))


def test_a_battle_by_itself_takes_flips_from_the_deck_and_choices_from_the_front() -> None:
    caller = creature("caller", 1, 2, start(flip(1, n=2), buff("perm_power", 1, choose(1))))
    cards = {card["id"]: convert(card, Card) for card in (caller, creature("cub"), creature("wolf", 3, 3))}
    course = fought(without_dice(["caller"]), without_dice(["cub"]), cards, decks={1: ["wolf"]})
    assert course.moments[0].lines[0] == (Creature("caller", "caller", perm_power=1), Creature("wolf", "wolf"))
    assert course.winner == 1


def test_a_battle_by_itself_of_unknown_cards_cannot_be_run() -> None:
    cards = {card["id"]: convert(card, Card) for card in (creature("shadow", None, None), creature("cub"))}
    assert fought(without_dice(["shadow"]), without_dice(["cub"]), cards).how is None


# The end


@pytest.mark.rule("TAMER-END-01", "TAMER-END-02")
def test_after_round_3_a_best_record_alone_wins() -> None:
    table = played(tournament(), (1, 2), (1, 3))
    assert table.view["result"] is None
    played(table, (1, 2))
    assert table.view["result"] == {
        "winners": [1], "losers": [2, 3, 4], "reason": "TAMER-END-02",
        "scores": {
            "1": {"wins": 3, "draws": 0, "losses": 0}, "2": {"wins": 2, "draws": 0, "losses": 1},
            "3": {"wins": 1, "draws": 0, "losses": 2}, "4": {"wins": 0, "draws": 0, "losses": 3},
        },
    }  # fmt: skip
    assert table.told("game_over") == [{"winners": [1], "reason": "TAMER-END-02"}]


def with_records(*records: tuple[int, int, int], **options: Any) -> list[list[int]]:
    table = tournament(**options)
    for seat, record in enumerate(records, 1):
        for counter, to in zip(("wins", "draws", "losses"), record, strict=True):
            table.do("adjust", 0, target=seat, counter=counter, to=to)
    standings: list[list[int]] = table.table["standings"]
    return standings


@pytest.mark.rule("TAMER-END-03")
def test_more_wins_are_better_then_more_draws() -> None:
    records = ((1, 0, 2), (0, 3, 0), (1, 1, 1), (1, 0, 2))
    assert with_records(*records) == [[3], [1, 4], [2]]
    assert with_records(*records, ranking="points") == [[2, 3], [1, 4]]


@pytest.mark.rule("TAMER-END-04")
def test_equal_best_records_may_share_the_victory() -> None:
    table = played(tournament(), (1, 2), (1, 3), (4, 2))
    assert table.told("tie") == [{"seats": [1, 2], "settled": "share"}]
    result = table.view["result"]
    assert (result["winners"], result["losers"], result["reason"]) == ([1, 2], [3, 4], "TAMER-END-04")
    assert table.table["contenders"] == []


def tied(**options: Any) -> Table:
    """Seats 1 and 2 have the best record."""
    return played(tournament(tie="tiebreak", **options), (1, 2), (1, 3), (4, 2))


@pytest.mark.rule("TAMER-END-05", "TAMER-END-06")
def test_or_they_fight_on_and_the_others_are_out() -> None:
    table = tied()
    assert table.told("tie") == [{"seats": [1, 2], "settled": "tiebreak"}]
    assert [fact["seat"] for fact in table.told("eliminated")] == [3, 4]
    assert (table.where, table.flagged("eliminated")) == (("build", 4, 0), [3, 4])
    assert table.built().pairs == [[1, 2]]


@pytest.mark.rule("TAMER-END-06")
def test_a_tie_breaker_has_no_draft() -> None:
    table = Table(4, tie="tiebreak")
    for _ in range(3):
        table.drafted("cub").built("cub")
        for number in (1, 2):
            table.do("fight", 0, battle=number, all=True)
    assert (table.where, table.table["contenders"], table.zone(1, "line")) == (("build", 4, 0), [1, 2, 3, 4], ["cub"])


@pytest.mark.rule("TAMER-END-07", "TAMER-END-08")
def test_who_loses_is_out_and_records_stay() -> None:
    table = played(tournament(8, tie="tiebreak"), (), (), ())
    table.built().ended(1, 3)
    assert [table.record(seat) for seat in range(1, 9)] == [(0, 3, 0)] * 8
    gone = [pair[1] if pair[0] in (1, 3) else pair[0] for pair in table.pairs if {1, 3} & set(pair)]
    assert table.flagged("eliminated") == sorted(gone)
    assert table.table["contenders"] == [seat for seat in range(1, 9) if seat not in gone]


@pytest.mark.rule("TAMER-END-07", "TAMER-PAIR-07")
def test_a_contender_without_an_opponent_stays_and_has_had_a_bye() -> None:
    table = played(tournament(5, tie="tiebreak", bye="draw"), (), (), ())
    before = {seat["seat"]: seat["counters"]["byes"] for seat in table.view["seats"]}
    table.built()
    [alone] = table.flagged("bye")
    assert len(table.pairs) == 2
    assert before[alone] + 1 == table.seat(alone)["counters"]["byes"]
    assert table.told("bye") == [{"round": 4, "seat": alone}]
    assert alone in table.ended().table["contenders"]


@pytest.mark.rule("TAMER-END-09")
def test_after_the_end_only_names_are_accepted() -> None:
    table = played(tournament(), (1, 2), (1, 3), (1, 2))
    before = table.view["result"]
    for do, fields in (("pick", {}), ("ready", {}), ("report", {"result": "win"}), ("concede", {})):
        assert table.refused(do, 1, **fields) == "END-09"
    assert table.refused("pair", 0, order=[1]) == "END-09"
    assert table.refused("adjust", 0, target=1, counter="wins", to=1) == "TABLE-ADJUST"
    assert table.do("name", 1, name="Anouk") == [{"fact": "named", "seat": 1, "name": "Anouk"}]
    assert (table.view["result"], table.seat(1)["name"]) == (before, "Anouk")
    assert [table.verbs(seat) for seat in (0, 1)] == [set(), {"name"}]


@pytest.mark.rule("TAMER-END-10")
def test_the_last_contender_wins() -> None:
    table = tied().built().ended(2)
    result = table.view["result"]
    assert (result["winners"], result["losers"], result["reason"]) == ([2], [1, 3, 4], "TAMER-END-10")
    assert table.table["contenders"] == [2]


@pytest.mark.rule("TAMER-END-11")
@pytest.mark.parametrize("limit", [1, 3])
def test_who_is_left_at_the_limit_wins_together(limit: int) -> None:
    table = tied(tie_limit=limit)
    for _ in range(limit):
        assert table.view["result"] is None
        table.built().ended()
    result = table.view["result"]
    assert (result["winners"], result["losers"], result["reason"]) == ([1, 2], [3, 4], "TAMER-END-11")


# Modes


@pytest.mark.rule("TAMER-MODE-01")
def test_the_referee_knows_rosters_and_line_ups_and_runs_battles() -> None:
    table = building(own=("cub", "wolf")).built("wolf")
    assert (table.zone(1, "roster")[:2], table.line(1)) == (["cub", "wolf"], ["wolf"])
    table.do("fight", 1)
    assert table.battle()["result"] == {"winner": None, "how": "fight"}


@pytest.mark.rule("TAMER-MODE-02")
@pytest.mark.parametrize(("do", "fields"), [
    ("pick", {"card": "cub"}), ("place", {"card": "nobody"}), ("team", {"order": ["cub"]}), ("start", {}),
    ("fight", {}), ("choose", {"cards": []}), ("flip", {}), ("resolve", {"card": "cub", "changes": []}),
])  # fmt: skip
def test_without_cards_nothing_with_cards_is_taken(do: str, fields: dict[str, Any]) -> None:
    for table in (Table(mode="manual"), tournament(), tournament().built()):
        assert table.refused(do, 1, **fields) == "MODE-02"


@pytest.mark.rule("TAMER-MODE-03")
def test_without_cards_a_pick_is_one_press() -> None:
    table = Table(mode="manual")
    table.do("pick", 1)
    assert [table.zone(1, "pick", viewer) for viewer in (None, 1)] == [1, 1]
    for seat in (2, 3, 4):
        table.do("pick", seat)
    assert (table.told("revealed"), table.told("passed")) == ([{"cards": {}}], [{"direction": "left", "pick": 2}])
    assert [table.zone(seat, "roster") for seat in (1, 4)] == [1, 1]


@pytest.mark.rule("TAMER-MODE-04")
@pytest.mark.parametrize(("round", "allowance"), [(1, 8), (2, 16), (3, 24)])
def test_a_duel_begins_with_building(round: int, allowance: int) -> None:
    table = Table(2, mode="duel", round=round)
    assert (table.where, table.table["allowance"]) == (("build", round, 0), allowance)
    table.built("cub")
    assert (table.where, table.pairs) == (("battle", round, 0), [[1, 2]])


@pytest.mark.rule("TAMER-MODE-05")
@pytest.mark.parametrize(("lines", "winners", "losers"), [
    ((["cub"], ["wolf"]), [2], [1]), ((["wolf"], ["cub"]), [1], [2]), ((["cub"], ["cub"]), [], []),
])  # fmt: skip
def test_a_duel_ends_with_its_battle(lines: tuple[list[str], list[str]], winners: list[int], losers: list[int]) -> None:
    table = duel(*lines)
    table.do("fight", 1, all=True)
    result = table.view["result"]
    assert (result["winners"], result["losers"], result["reason"]) == (winners, losers, "TAMER-MODE-05")


@pytest.mark.rule("TAMER-MODE-06")
def test_a_draft_by_hand_is_said_in_every_round_and_runs_no_draft_effects() -> None:
    giver = creature("giver", effects=[{"when": "draft", "do": [buff("perm_power", 1, "self")]}])
    table = Table(4, giver, draft="off", tie="tiebreak")
    for _ in range(3):
        assert (table.where[0], "MODE-06" in table.clauses) == ("build", True)
        table.built("giver")
        assert table.die(1, "giver", "perm_power") == 0
        table.ended()
    assert (table.where, "MODE-06" in table.clauses) == (("build", 4, 0), False)
    assert "MODE-06" not in Table(2, mode="duel").clauses


@pytest.mark.rule("TAMER-MODE-07")
def test_the_roster_of_a_duel_is_the_registered_deck_whatever_its_copies() -> None:
    table = Table(2, creature("phoenix", copies=1), mode="duel", decks={"1": ["phoenix", "cub", "phoenix"]})
    assert (table.zone(1, "roster"), table.zone(2, "roster")) == (["phoenix", "cub", "phoenix#2"], [])


# Corrections


@pytest.mark.rule("TAMER-ADJ-01")
@pytest.mark.parametrize("counter", ["wins", "draws", "losses", "byes"])
def test_a_record_can_be_set_within_0_and_9(counter: str) -> None:
    table = tournament()
    table.do("adjust", 0, target=2, counter=counter, to=9, why="miscounted")
    assert table.told("adjusted") == [
        {"target": 2, "counter": counter, "creature": None, "from": 0, "to": 9, "why": "miscounted"}
    ]
    assert table.seat(2)["counters"][counter] == 9
    for to in (-1, 10):
        assert table.refused("adjust", 0, target=2, counter=counter, to=to) == "TABLE-ADJUST"


@pytest.mark.rule("TAMER-ADJ-01")
@pytest.mark.parametrize("counter", ["temp_power", "perm_power", "temp_health", "perm_health"])
def test_a_die_can_be_set_within_its_range(counter: str) -> None:
    table = building()
    table.do("adjust", 0, target=1, counter=counter, creature="cub#3", to=99)
    assert (table.die(1, "cub#3", counter), table.told("dice")[0]["by"]) == (99, "adjust")
    assert table.refused("adjust", 0, target=1, counter=counter, creature="cub", to=100) == "TABLE-ADJUST"


@pytest.mark.rule("TAMER-ADJ-01")
def test_the_dice_of_a_sample_team_can_be_set() -> None:
    table = Table(5, draft="off", samples={"1": ["bear"]}).built("cub")
    table.do("adjust", 0, target=0, counter="perm_power", creature="bear", to=3)
    assert table.die(0, "bear", "power") == 7


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("fields", [
    {"target": 1, "counter": "perm_power"}, {"target": 1, "counter": "wins", "creature": "cub"},
    {"target": 0, "counter": "wins"}, {"target": 1, "counter": "perm_power", "creature": "wolf"},
    {"target": 0, "counter": "perm_power", "creature": "cub"}, {"target": 5, "counter": "wins"},
    {"target": 1, "counter": "luck"},
])  # fmt: skip
def test_a_correction_is_of_a_record_or_of_a_die_of_a_creature_that_all_see(fields: dict[str, Any]) -> None:
    table = building()
    assert table.refused("adjust", 0, to=1, **fields) == "TABLE-INPUT"
    assert table.refused("adjust", 1, target=1, counter="wins", to=1) == "TABLE-INPUT"


@pytest.mark.rule("TAMER-ADJ-02")
def test_damage_is_only_on_those_who_stand_in_a_running_battle() -> None:
    table = building(own=("bear", "cub"))
    assert table.refused("adjust", 0, target=1, counter="damage", creature="bear", to=1) == "ADJ-02"
    table.built("bear")
    assert table.refused("adjust", 0, target=1, counter="damage", creature="cub", to=1) == "ADJ-02"
    table.do("adjust", 0, target=1, counter="damage", creature="bear", to=3)
    assert table.die(1, "bear", "damage") == 3
    assert table.refused("adjust", 0, target=1, counter="damage", creature="bear", to=1000) == "TABLE-ADJUST"
    table.do("report", 1, result="win")
    assert table.refused("adjust", 0, target=1, counter="damage", creature="bear", to=1) == "ADJ-02"


@pytest.mark.rule("TAMER-ADJ-03")
def test_who_falls_by_a_correction_leaves_without_a_ko_effect_and_the_end_is_judged() -> None:
    spiky = creature("spiky", 2, 2, ko(buff("perm_power", 1, "all")))
    table = duel(["spiky"], ["bear", "cub"], spiky)
    table.do("adjust", 0, target=2, counter="damage", creature="bear", to=8)
    assert table.told("knocked_out") == [{"battle": 1, "seat": 2, "creature": "bear", "by": None}]
    assert (table.told("ko_effect"), table.line(2)) == ([], ["cub"])
    table.do("adjust", 0, target=2, counter="damage", creature="cub", to=1)
    assert table.battle()["result"] == {"winner": 1, "how": "fight"}


@pytest.mark.rule("TAMER-ADJ-03")
def test_less_health_knocks_out_too() -> None:
    table = duel(["bear", "cub"], ["bear"])
    table.do("adjust", 0, target=1, counter="perm_health", creature="bear", to=4)
    table.do("adjust", 0, target=1, counter="damage", creature="bear", to=9)
    table.do("adjust", 0, target=1, counter="perm_health", creature="bear", to=1)
    assert table.line(1) == ["cub"]


GROWL = creature("growl", 1, 2, start(buff("temp_power", 1, "self")))


@pytest.mark.rule("TAMER-ADJ-03")
def test_before_the_first_clash_a_waiting_effect_goes_with_its_creature() -> None:
    table = duel(["growl", "growl", "growl"], ["cub"], GROWL)
    table.do("adjust", 0, target=1, counter="damage", creature="growl#2", to=2)
    assert [ask["from"] for ask in table.told("asked")] == [["growl", "growl#3"]]
    table.do("adjust", 0, target=1, counter="damage", creature="growl", to=2)
    assert [fact["creature"] for fact in table.told("round_start")] == ["growl#3"]
    assert (table.line(1), table.battle()["state"]) == (["growl#3"], "fight")


@pytest.mark.rule("TAMER-ADJ-03")
def test_a_question_about_an_effect_that_has_begun_stays_open() -> None:
    table = duel(["riddle", "cub"], ["cub"])
    table.do("adjust", 0, target=1, counter="damage", creature="riddle", to=4)
    assert (table.line(1), table.asks) == (["cub"], [(1, "resolve")])
    table.do("resolve", 1, card="riddle", changes=[])
    assert table.battle()["state"] == "fight"


@pytest.mark.rule("TAMER-ADJ-03")
def test_while_a_ko_effect_waits_the_end_is_judged_after_it() -> None:
    table = duel(["hunter"], ["cub", "cub"], creature("hunter", 9, 9, ko(flip(1))))
    table.do("fight", 1)
    table.do("adjust", 0, target=2, counter="damage", creature="cub#2", to=1)
    assert (table.battle()["state"], table.line(2), table.asks) == ("ask", [], [(1, "flip")])
    table.do("flip", 1)
    assert table.battle()["result"] == {"winner": 1, "how": "fight"}


@pytest.mark.rule("TAMER-ADJ-03")
def test_without_known_health_nobody_falls() -> None:
    table = duel(["shadow"], ["cub"])
    table.do("adjust", 0, target=1, counter="damage", creature="shadow", to=999)
    assert table.line(1) == ["shadow"]


@pytest.mark.rule("TAMER-ADJ-04")
def test_a_corrected_record_changes_later_pairings_and_no_battle() -> None:
    table = tournament().built()
    battles = table.table["battles"]
    table.do("adjust", 0, target=2, counter="wins", to=3)
    assert table.table["battles"] == battles
    table.ended(1, 2)
    assert (table.record(2), table.table["standings"][0]) == ((4, 0, 0), [2])
