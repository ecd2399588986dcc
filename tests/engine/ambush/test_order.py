"""After every action: what is looked at, in which order; that refusals change nothing; and taking back."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ambush import GAME
from engine.game import read_action
from engine.history import History, replay
from engine.legal import OPEN, legal, spelled_out
from engine.refusal import Refusal
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table


def kinds(table: Table) -> list[str]:
    return [fact["fact"] for fact in table.facts]


def set_castles(table: Table, *castles: int) -> Table:
    for seat, castle in enumerate(castles, 1):
        table.do("adjust", 0, target=seat, counter="castle", to=castle)
    return table


def called(table: Table, *lying: str, by: tuple[int, ...] = (1,)) -> Table:
    table.begun().lying(*lying)
    for seat in by:
        table.do("call", seat, at=5)
    return table


# The order in which things are looked at


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_castles_fall_before_the_turn_passes() -> None:
    table = set_castles(Table(3).begun(), 20, 3)
    table.do("expose", 1)
    table.do("play", 1, card="footman", target=2)
    assert kinds(table) == ["played", "castle", "laid", "destroyed", "turn"]
    assert table.told("turn") == [{"fact": "turn", "seat": 3, "round": 1}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_castles_fall_in_the_order_of_the_seats() -> None:
    table = set_castles(Table(4).begun(3), 5, 20, 20, 1)
    table.do("expose", 3)
    table.do(
        "play", 3, changes=[{"op": "damage", "n": 5, "seat": 4}, {"op": "damage", "n": 5, "seat": 1}]
    )  # fmt: skip
    assert [fact["seat"] for fact in table.told("destroyed")] == [1, 4]
    assert table.told("turn") == [{"fact": "turn", "seat": 2, "round": 1}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_end_of_the_game_comes_before_the_passing_of_the_turn() -> None:
    table = set_castles(Table(2, mode="practice").begun(), 3)
    table.turns(1)
    table.do("expose", 2)
    table.do("play", 2, card="footman")
    assert kinds(table) == ["played", "castle", "laid", "destroyed", "stats", "stats", "over"]
    assert table.view["result"]["reason"] == "AMBUSH-WIN-05"


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_a_destroyed_players_turn_ends_after_the_card_in_play_is_laid() -> None:
    table = Table(3).begun()
    table.do("expose", 1)
    table.do("play", 1, card="archer", target=2)
    table.do("concede", 1)
    assert kinds(table) == ["castle", "destroyed", "laid", "turn"]
    assert (table.view["turn"], table.view["phase"], table.table["in_play"]) == (2, "expose", 0)


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_hand_of_a_fallen_player_fills_the_deck_before_it_is_found_empty() -> None:
    table = set_castles(Table(3, deck=15).begun(), 20, 3)
    table.do("play", 1, card="footman", target=2)
    assert table.told("expose-skipped") == []
    assert (table.table["deck"], table.view["turn"], table.view["phase"]) == (5, 3, "expose")


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_an_empty_deck_is_found_after_the_turn_has_passed() -> None:
    table = Table(2, deck=11).begun()
    table.do("expose", 1)
    table.do("pass", 1)
    assert kinds(table) == ["passed", "turn", "expose-skipped"]
    assert table.told("expose-skipped") == [{"fact": "expose-skipped", "seat": 2}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_an_empty_deck_is_found_when_an_interrupted_expose_part_comes_back() -> None:
    table = called(Table(2, deck=13), "ambush", "ambush")
    table.do("adjust", 0, target=0, counter="deck", to=0)
    assert (table.view["phase"], table.told("expose-skipped")) == ("capture", [])
    table.stop_all(s1=2).do("ready", 1)
    assert kinds(table) == ["resumed", "expose-skipped"]
    assert table.view["phase"] == "play"


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_last_one_to_grab_may_leave_and_the_grab_is_over() -> None:
    table = called(Table(3), "ambush", "ambush")
    table.do("stop", 1)
    table.do("stop", 2)
    table.do("concede", 3)
    assert kinds(table)[:4] == ["castle", "destroyed", "called", "verdict"]
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_a_seat_that_leaves_with_the_last_stop_missing_does_not_call_any_more() -> None:
    table = called(Table(3), "footman", "footman", by=(1, 3))
    table.do("stop", 1, captured=1)
    table.do("stop", 2)
    table.do("concede", 3)
    assert table.told("dead-heat") == []
    assert table.told("called") == [{"fact": "called", "seat": 1}]
    assert table.told("penalty") == [{"fact": "penalty", "seat": 1, "count": 1}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_nothing_to_declare_is_found_in_the_action_that_ends_the_grab() -> None:
    table = called(Table(2, verify="declare"), "ambush", "ambush")
    table.do("adjust", 0, target=0, counter="battlefield", to=0)
    table.stop_all()
    assert kinds(table) == ["stopped", "called", "verdict", "penalty"]
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_last_one_to_declare_may_leave_and_the_declarations_are_complete() -> None:
    table = called(Table(3, verify="declare"), "ambush", "ambush").stop_all(s1=1, s2=1)
    table.do("declare", 1, ambush=1)
    table.do("concede", 2)
    assert kinds(table) == ["castle", "destroyed", "verdict", "penalty"]
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_what_a_fallen_player_declared_still_counts() -> None:
    table = called(Table(3, verify="declare"), "ambush", "ambush").stop_all(s2=1, s3=1)
    table.do("declare", 2, ambush=1)
    table.do("concede", 2)
    assert table.view["phase"] == "verify"
    table.do("declare", 3, ambush=1)
    assert table.told("verdict") == [{"fact": "verdict", "good": True, "by": "declared"}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_leaving_can_complete_the_declarations_and_settle_the_dead_heat_at_once() -> None:
    table = called(Table(3, verify="declare"), "footman", "footman", by=(1, 2)).stop_all(s1=1, s2=1)
    table.do("declare", 1, ambush=0)
    assert table.table["window"]["callers"] == [1, 2]
    table.do("concede", 2)
    assert kinds(table) == ["castle", "destroyed", "verdict", "penalty"]
    assert table.told("penalty") == [{"fact": "penalty", "seat": 1, "count": 1}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_dead_heat_is_settled_when_the_last_one_to_roll_leaves() -> None:
    table = called(Table(4), "footman", "footman", by=(1, 2, 3)).stop_all()
    table.do("roll", 1, roll=2)
    table.do("roll", 2, roll=4)
    table.do("concede", 3)
    assert kinds(table) == ["castle", "destroyed", "called", "penalty"]
    assert table.told("called") == [{"fact": "called", "seat": 2}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_a_fallen_players_turn_waits_for_the_end_of_the_ambush_phase() -> None:
    table = called(Table(3), "ambush", "ambush", by=(2,))
    assert table.view["turn"] == 3
    table.do("concede", 3)
    assert (table.told("turn"), table.view["turn"], table.view["phase"]) == ([], 3, "capture")
    table.stop_all().do("ready", 1)
    assert kinds(table) == ["cleared", "turn"]
    assert table.told("turn") == [{"fact": "turn", "seat": 1, "round": 2}]


@pytest.mark.rule("AMBUSH-ORDER-01")
def test_the_turn_has_passed_on_from_a_fallen_player_before_the_deck_is_found_empty() -> None:
    table = called(Table(3), "ambush", "ambush").stop_all(s1=2)
    table.do("concede", 3)
    table.do("adjust", 0, target=0, counter="deck", to=0)
    table.do("ready", 0)
    assert kinds(table) == ["turn", "expose-skipped"]
    assert table.told("expose-skipped") == [{"fact": "expose-skipped", "seat": 1}]


@pytest.mark.rule("AMBUSH-ORDER-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_name_changes_the_name_and_what_is_shown_and_nothing_else(moment: str) -> None:
    table = at(moment)
    expected = table.view
    table.do("name", 2, name="Zoe")
    expected["seats"][1]["name"] = "Zoe"
    expected["table"]["shown"] = None
    assert (table.view, table.facts) == (expected, [])


# A refused action changes nothing


@pytest.mark.rule("AMBUSH-ORDER-02")
def test_a_refused_press_is_no_false_start() -> None:
    table = called(Table(2, false_start="bar"), "ambush", "ambush")
    for refused in (1, 1):
        assert table.refused("call", refused, at=6) == "AMBUSH-LOCK-02"
    table.do("close", 0)
    for refused in (1, 2):
        assert table.refused("call", refused, at=6) == "AMBUSH-LOCK-01"
    assert [table.table["stats"][seat]["false_starts"] for seat in ("1", "2")] == [0, 0]
    assert table.seat(2)["flags"] == []


@pytest.mark.rule("AMBUSH-ORDER-02")
def test_a_refused_action_leaves_the_shown_card_to_be_seen() -> None:
    table = Table(2).begun()
    table.do("expose", 1, card="wall")
    assert table.refused("expose", 2, card="quake") == "AMBUSH-TURN-03"
    assert table.refused("resolve", 1) == "AMBUSH-EFFECT-08"
    assert table.table["shown"] == "wall"


@pytest.mark.rule("AMBUSH-ORDER-02")
def test_a_refused_action_with_a_moment_does_not_set_the_clock() -> None:
    table = called(Table(2), "wall", by=())
    table.do("expose", 2, at=5)
    assert table.refused("expose", 2, at=9) == "AMBUSH-EXPOSE-01"
    table.do("call", 1, at=6)
    assert table.told("press")[0]["reaction_ms"] == 1000


@pytest.mark.rule("AMBUSH-ORDER-02")
def test_a_refused_action_among_several_of_one_input_refuses_them_all() -> None:
    table = Table(2).begun()
    before = table.state
    actions = [read_action(GAME, {"do": do, "seat": 1}) for do in ("expose", "pass", "pass")]
    refusal = table.history.do(*(action for action in actions if not isinstance(action, Refusal)))
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "AMBUSH-TURN-03"
    assert table.state is before


# Taking back


ANY: dict[str, Any] = {"name": "Zoe", "card": "wall", "changes": [], "to": 3, "why": "slip", "at": 7.5}
"""A value for every field that a listed action may leave open."""


def wander(draw: st.DrawFn, table: Table, steps: int) -> list[Any]:
    """So many legal actions one after the other; gives the states from the first to the last."""
    states = [table.state]
    for _ in range(steps):
        seats = [0, *table.state.standing] if table.state.phase != "over" else [1]
        listed = legal(GAME, table.state, draw(st.sampled_from(seats)))
        choices = [action for entry in listed for action in spelled_out(entry)]
        if choices:
            chosen: dict[str, Any] = draw(st.sampled_from(choices))
            action = {key: ANY[key] if value == OPEN else value for key, value in chosen.items()}
            table.do(**action)
            states.append(table.state)
    return states


@st.composite
def games(draw: st.DrawFn) -> tuple[Table, list[Any]]:
    """A game that has gone some way from a moment of a game, with every state on the way."""
    table = at(draw(st.sampled_from([moment for moment in MOMENTS if moment != "over"])))
    table.history = History(GAME, table.state)
    return table, wander(draw, table, draw(st.integers(1, 6)))


def seen(state: Any) -> bytes:
    return msgspec.json.encode([GAME.view(state, viewer) for viewer in (None, 1, 2)])


@pytest.mark.rule("AMBUSH-ORDER-03", "TABLE-UNDO")
@given(games())
def test_every_action_can_be_taken_back_and_brought_back(game: tuple[Table, list[Any]]) -> None:
    table, states = game
    for state in reversed(states[:-1]):
        assert table.history.undo() is None
        assert table.state == state
        assert seen(table.state) == seen(state)
    for state in states[1:]:
        assert table.history.redo() is None
        assert table.state == state
    again = replay(GAME, states[0], table.history.actions())
    assert again.state == states[-1]


@pytest.mark.rule("AMBUSH-ORDER-03")
def test_undo_takes_back_all_that_followed_from_the_last_action() -> None:
    table = set_castles(Table(2).begun(), 20, 3)
    table.do("expose", 1, card="wall")
    before = table.view
    table.do("play", 1, card="footman")
    after = table.view
    assert (before["phase"], after["phase"]) == ("play", "over")
    assert table.history.undo() is None
    assert table.view == before
    assert table.history.redo() is None
    assert table.view == after


@pytest.mark.rule("AMBUSH-ORDER-03", "TABLE-UNDO")
@pytest.mark.parametrize(
    ("do", "seat", "fields"),
    [
        ("name", 1, {"name": "Zoe"}),
        ("call", 2, {}),
        ("adjust", 0, {"target": 1, "counter": "castle", "to": 20}),
        ("concede", 1, {}),
        ("name", 1, {"name": "Ana"}),
    ],
)
def test_every_kind_of_action_is_one_step_of_undo(do: str, seat: int, fields: dict[str, Any]) -> None:
    table = Table(2).begun()
    start = table.state
    table.do("expose", 1)
    exposed = table.state
    table.do(do, seat, **fields)
    assert table.history.undo() is None
    assert table.state == exposed
    assert table.history.undo() is None
    assert table.state == start


@pytest.mark.rule("TABLE-UNDO")
def test_all_actions_of_one_input_are_one_step_of_undo() -> None:
    table = Table(2).begun()
    before = table.state
    actions = [read_action(GAME, {"do": do, "seat": 1}) for do in ("expose", "pass")]
    table.history.do(*(action for action in actions if not isinstance(action, Refusal)))
    assert table.view["turn"] == 2
    assert table.history.undo() is None
    assert table.state == before


def clause(wish: Refusal | None) -> str | None:
    return None if wish is None else wish.clause


@pytest.mark.rule("TABLE-UNDO")
def test_where_nothing_was_done_nothing_is_taken_back() -> None:
    table = Table(2)
    start = table.state
    assert clause(table.history.undo()) == clause(table.history.redo()) == "TABLE-UNDO"
    assert table.state is start
    table.begun()
    assert clause(table.history.undo(2)) == clause(table.history.redo()) == "TABLE-UNDO"
    assert table.view["phase"] == "expose"
    assert table.history.undo() is None
    assert clause(table.history.undo()) == clause(table.history.redo(2)) == "TABLE-UNDO"
    assert table.state is start


@pytest.mark.rule("TABLE-UNDO")
def test_a_new_action_ends_what_could_be_brought_back() -> None:
    table = Table(2).begun(1)
    table.history.undo()
    table.begun(2)
    assert clause(table.history.redo()) == "TABLE-UNDO"
    assert table.view["turn"] == 2


@pytest.mark.rule("TABLE-UNDO", "AMBUSH-ORDER-02")
def test_a_refused_action_is_not_taken_back_and_loses_nothing_undone() -> None:
    table = Table(2).begun()
    table.do("expose", 1)
    exposed = table.state
    table.history.undo()
    assert table.refused("pass", 1) == "AMBUSH-TURN-02"
    assert table.history.redo() is None
    assert table.state == exposed
    assert table.refused("expose", 1) == "AMBUSH-EXPOSE-01"
    assert table.history.undo() is None
    assert table.view["phase"] == "expose"
