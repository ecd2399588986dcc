"""The turn: two parts in order, one player at a time, clockwise, and a wait while all grab."""

from typing import Any

import pytest

from tests.engine.ambush.moments import AMBUSH_PHASE, at
from tests.engine.ambush.table import Table

TURN_VERBS = ("expose", "play", "pass", "place")


def whose(table: Table) -> tuple[int, str]:
    """Who is on turn, and in which part of it."""
    return table.view["turn"], table.view["phase"]


# Two parts


@pytest.mark.rule("AMBUSH-TURN-01")
def test_a_turn_is_exposing_and_then_playing() -> None:
    table = Table().begun()
    assert whose(table) == (1, "expose")
    table.do("expose", 1)
    assert whose(table) == (1, "play")
    table.do("play", 1, card="footman")
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-01")
def test_in_both_parts_the_player_on_turn_is_awaited() -> None:
    table = Table(3).begun(2)
    assert table.view["to_act"] == [2]
    table.do("expose", 2)
    assert table.view["to_act"] == [2]


@pytest.mark.rule("AMBUSH-TURN-02")
@pytest.mark.parametrize(("verb", "fields"), [("play", {}), ("play", {"card": "footman"}), ("pass", {})])
def test_nobody_plays_or_passes_before_exposing(verb: str, fields: dict[str, Any]) -> None:
    table = Table().begun()
    assert table.refused(verb, 1, **fields) == "AMBUSH-TURN-02"
    table.do("expose", 1)
    table.do(verb, 1, **fields)


@pytest.mark.rule("AMBUSH-TURN-02")
@pytest.mark.parametrize("verb", ["play", "pass"])
def test_a_skipped_expose_part_stands_in_nobodys_way(verb: str) -> None:
    table = Table(deck=10).begun()
    table.do(verb, 1, **({"card": "footman"} if verb == "play" else {}))
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBUSH-TURN-02", "AMBUSH-PLAY-07", "AMBUSH-CARD-05", "AMBUSH-PLAY-02")
def test_exposing_first_counts_more_than_what_is_wrong_with_the_play() -> None:
    table = Table().begun()
    assert table.refused("play", 1, card="footman", changes=[], target=1) == "AMBUSH-TURN-02"
    table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.refused("play", 1) == "AMBUSH-TURN-02"


# One player at a time


@pytest.mark.rule("AMBUSH-TURN-03")
@pytest.mark.parametrize("verb", TURN_VERBS)
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect", "effect, not known"])
def test_only_the_player_on_turn_exposes_plays_passes_and_places(moment: str, verb: str) -> None:
    assert at(moment).refused(verb, 2) == "AMBUSH-TURN-03"


@pytest.mark.rule("AMBUSH-TURN-03")
def test_only_the_player_on_turn_resolves() -> None:
    table = at("effect, not known", seats=3)
    assert table.refused("resolve", 2) == "AMBUSH-TURN-03"
    assert table.refused("resolve", 3, changes=[{"op": "damage", "n": 1, "seat": 1}]) == "AMBUSH-TURN-03"
    table.do("resolve", 1)
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-03", "AMBUSH-EFFECT-08")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect"])
def test_where_nothing_is_to_be_resolved_it_does_not_matter_whose_turn_it_is(moment: str) -> None:
    assert at(moment).refused("resolve", 2) == "AMBUSH-EFFECT-08"


@pytest.mark.rule("AMBUSH-TURN-03", "TABLE-INPUT")
@pytest.mark.parametrize("verb", [*TURN_VERBS, "resolve"])
def test_the_table_itself_and_a_seat_that_is_not_there_have_no_turn(verb: str) -> None:
    for moment in ("expose, nothing lies", "play", "effect", "effect, not known", "over"):
        assert at(moment).refused(verb, 0) == "TABLE-INPUT"
        assert at(moment).refused(verb, 3) == "TABLE-INPUT"
        assert at(moment).refused(verb, -1) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-TURN-03", "AMBUSH-WIN-04")
@pytest.mark.parametrize("verb", [*TURN_VERBS, "resolve"])
def test_being_out_counts_more_than_not_being_on_turn(verb: str) -> None:
    table = Table(3).begun()
    table.do("concede", 2)
    assert table.refused(verb, 2) == "AMBUSH-WIN-04"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", [*TURN_VERBS, "resolve"])
def test_a_turn_action_with_a_field_that_it_does_not_have_is_not_understood(verb: str) -> None:
    assert Table().begun().refused(verb, 2, captured=1) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("at", [None, -0.5, "1", True])
def test_a_moment_is_a_number_of_seconds(at: Any) -> None:
    table = Table().begun()
    assert table.refused("expose", 1, at=at) == "TABLE-INPUT"
    table.do("expose", 1, at=0)


# Who is next


@pytest.mark.rule("AMBUSH-TURN-04")
@pytest.mark.parametrize(("first", "order"), [(1, [2, 3, 4, 1]), (3, [4, 1, 2, 3])])
def test_turns_go_round_clockwise(first: int, order: list[int]) -> None:
    table = Table(4).begun(first)
    assert [table.turns(1).view["turn"] for _ in range(4)] == order


@pytest.mark.rule("AMBUSH-TURN-04", "AMBUSH-WIN-10")
def test_destroyed_seats_are_passed_over() -> None:
    table = Table(4).begun()
    table.do("concede", 2)
    table.do("concede", 3)
    assert [table.turns(1).view["turn"] for _ in range(3)] == [4, 1, 4]


@pytest.mark.rule("AMBUSH-TURN-04", "AMBUSH-WIN-02")
def test_a_castle_destroyed_by_the_card_of_this_turn_is_passed_over_at_once() -> None:
    table = Table(4).begun()
    table.do("adjust", 0, target=2, counter="castle", to=3)
    table.do("adjust", 0, target=2, counter="hand", to=4)
    table.do("expose", 1)
    deck = table.counts[0]
    table.do("play", 1, card="footman", target=2)
    assert whose(table) == (3, "expose")
    assert (table.counts[0], table.hand(2)) == (deck + 4, 0)


# The turn waits during an Ambush phase


@pytest.mark.rule("AMBUSH-TURN-05")
@pytest.mark.parametrize("verb", TURN_VERBS)
@pytest.mark.parametrize("moment", AMBUSH_PHASE)
def test_in_an_ambush_phase_nobody_has_a_turn(moment: str, verb: str) -> None:
    table = at(moment)
    assert table.refused(verb, 1) == "AMBUSH-TURN-05"
    assert table.refused(verb, 2) == "AMBUSH-TURN-05"


@pytest.mark.rule("AMBUSH-TURN-05")
@pytest.mark.parametrize("interrupted", ["expose", "play"])
def test_the_turn_goes_on_where_it_was_interrupted(interrupted: str) -> None:
    table = Table(3).begun().lying("ambush", "ambush")
    if interrupted == "play":
        table.do("expose", 3)
    table.do("call", 1)
    assert whose(table) == (3, "capture")
    table.stop_all()
    assert whose(table) == (3, "aftermath")
    table.do("ready", 0)
    assert whose(table) == (3, interrupted)


# The end of a turn


@pytest.mark.rule("AMBUSH-TURN-06")
def test_a_turn_ends_with_the_action_that_lays_the_played_card() -> None:
    table = Table().begun()
    table.do("expose", 1)
    facts = [fact["fact"] for fact in table.do("play", 1, card="footman")]
    assert facts.index("laid") < facts.index("turn")
    assert table.told("turn") == [{"fact": "turn", "seat": 2, "round": 1}]
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-06")
def test_a_turn_does_not_end_before_the_played_card_is_laid() -> None:
    table = at("effect")
    assert whose(table) == (1, "effect")
    table.do("place", 1)
    assert whose(table) == (1, "effect")
    table.do("place", 1)
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-06")
def test_a_turn_ends_with_a_pass() -> None:
    table = at("play")
    table.do("pass", 1)
    assert table.told("turn") == [{"fact": "turn", "seat": 2, "round": 1}]
    assert whose(table) == (2, "expose")


# Rounds


@pytest.mark.rule("AMBUSH-TURN-07")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_round_is_over_when_the_first_player_is_on_turn_again(first: int) -> None:
    table = Table(3).begun(first)
    assert table.view["round"] == 1
    assert [table.turns(1).view["round"] for _ in range(6)] == [1, 1, 2, 2, 2, 3]


@pytest.mark.rule("AMBUSH-TURN-07")
def test_a_round_is_over_also_when_the_turn_passes_over_a_first_player_who_is_out() -> None:
    table = Table(4).begun(2).turns(1)
    table.do("concede", 2)
    assert table.view["round"] == 1
    turns = [(table.turns(1).view["turn"], table.view["round"]) for _ in range(4)]
    assert turns == [(4, 1), (1, 1), (3, 2), (4, 2)]


@pytest.mark.rule("AMBUSH-TURN-07")
def test_the_round_is_told_with_every_turn() -> None:
    table = Table().begun()
    assert table.told("turn") == [{"fact": "turn", "seat": 1, "round": 1}]
    table.turns(2)
    assert table.told("turn") == [{"fact": "turn", "seat": 1, "round": 2}]


# A player who is out in the own turn


@pytest.mark.rule("AMBUSH-TURN-08")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect", "effect, not known"])
def test_the_turn_of_a_player_who_is_out_ends_at_once(moment: str) -> None:
    table = at(moment, seats=3)
    table.do("concede", 1)
    assert whose(table) == (2, "expose")
    assert table.told("turn") == [{"fact": "turn", "seat": 2, "round": 1}]


@pytest.mark.rule("AMBUSH-TURN-08")
def test_whoever_falls_by_the_own_card_gives_the_turn_on_just_once() -> None:
    table = Table(4).begun()
    table.do("adjust", 0, target=1, counter="castle", to=5)
    table.do("expose", 1)
    table.do("play", 1, card="quake")
    assert table.seat(1)["flags"] == ["destroyed"]
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-08")
def test_a_correction_can_end_a_turn() -> None:
    table = at("play", seats=3)
    table.do("adjust", 0, target=1, counter="castle", to=0)
    assert whose(table) == (2, "expose")


@pytest.mark.rule("AMBUSH-TURN-08")
@pytest.mark.parametrize("moment", AMBUSH_PHASE)
def test_a_turn_lost_in_an_ambush_phase_ends_when_that_phase_ends(moment: str) -> None:
    table = Table(3).begun().turns(3)
    tied = moment == "heat"
    for seat in (2, 3):
        if tied or seat == 2:
            table.do("call", seat, at=5.0)
    if moment != "capture":
        table.do("stop", 0)
    if moment not in ("capture", "count"):
        table.stop_all()
    if moment == "heat":
        table.do("declare", 0, ambush=0)
    if moment == "aftermath":
        table.do("declare", 0, ambush=2)
    phase = {"count": "capture"}.get(moment, moment)
    assert whose(table) == (1, phase)
    table.do("concede", 1)
    assert whose(table) == (1, phase)
    finish_ambush(table)
    assert whose(table) == (2, "expose")
    assert table.told("resumed") == []


def finish_ambush(table: Table) -> None:
    """From any moment of an Ambush phase to its end, with a good call where that is still open."""
    if table.state.phase == "capture":
        table.stop_all()
    if table.state.phase == "verify":
        table.do("declare", 0, ambush=2)
    if table.state.phase == "heat":
        table.do("roll", 2, roll=6)
        table.do("roll", 3, roll=1)
    assert table.view["to_act"] == []
    table.do("ready", 0)
