"""Calling Ambush: who may call and when, what a false start is, and what a bar does (AMBUSH-CALL)."""

from typing import Any

import pytest

from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import Table

BELIEFS = [("ambush", "ambush"), ("ambush", "footman"), ("footman", "wall"), (None, None)]
"""What may really lie there when somebody calls; None is a card that nobody tapped."""


def laid_out(*cards: str | None, seats: int = 2) -> Table:
    """Whole turns that expose these cards; the next turn has begun."""
    table = Table(seats).begun()
    for card in cards:
        table.do("expose", table.state.turn, **({} if card is None else {"card": card}))
        table.do("pass", table.state.turn)
    return table


def shooting(**options: Any) -> Table:
    """Example 1: seat 1 has played the archer, with two cards still to place; three cards lie there."""
    table = Table(2, **options).begun().turns(2)
    table.do("expose", 1)
    table.do("play", 1, card="archer")
    return table


def why(table: Table, seat: int, **press: float) -> str:
    """The reason of a press that must be a false start."""
    table.do("call", seat, **press)
    (fact,) = table.told("false-start")
    assert (fact["seat"], fact["count"]) == (seat, table.table["stats"][str(seat)]["false_starts"])
    return str(fact["why"])


# Who may call


@pytest.mark.rule("AMBUSH-CALL-01", "AMBUSH-HIDE-02")
@pytest.mark.parametrize("press", [{}, {"at": 3.5, "err": 0.001}])
def test_a_call_goes_the_same_way_whatever_really_lies_there(press: dict[str, float]) -> None:
    tables = [laid_out(*cards) for cards in BELIEFS]
    facts = [table.do("call", 2, **press) for table in tables]
    assert all(told == facts[0] for told in facts)
    assert all(table.view == tables[0].view for table in tables)
    assert tables[0].view["phase"] == "capture"


@pytest.mark.rule("AMBUSH-CALL-02")
@pytest.mark.parametrize("press", [{}, {"at": 9.0}])
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("phase", ["expose", "play"])
def test_every_standing_player_may_call_on_turn_or_not(seat: int, phase: str, press: dict[str, float]) -> None:
    table = Table(4).begun().turns(2)
    if phase == "play":
        table.do("expose", 3)
    assert (table.view["phase"], table.view["turn"]) == (phase, 3)
    table.do("call", seat, **press)
    assert table.view["phase"] == "capture"


@pytest.mark.rule("AMBUSH-CALL-02", "AMBUSH-WIN-04")
def test_a_destroyed_player_may_not_call() -> None:
    table = Table(3).begun().turns(3)
    table.do("concede", 2)
    assert table.refused("call", 2, at=5) == "AMBUSH-WIN-04"


@pytest.mark.parametrize("press", [{"err": 0.1}, {"at": -1}, {"at": 1, "err": -0.1}, {"at": None}, {"at": "1"}])
def test_a_press_is_told_in_seconds_and_an_error_only_with_a_moment(press: dict[str, Any]) -> None:
    assert Table().begun().turns(2).refused("call", 1, **press) == "TABLE-INPUT"


@pytest.mark.parametrize(("seat", "clause"), [(0, "TABLE-INPUT"), (3, "TABLE-INPUT"), (1, "AMBUSH-SETUP-11")])
def test_before_the_start_a_wrong_seat_comes_first_and_then_the_set_up(seat: int, clause: str) -> None:
    assert Table().refused("call", seat, at=1) == clause


def test_after_the_end_nobody_calls_not_even_the_destroyed() -> None:
    table = Table().begun().turns(2)
    table.do("concede", 1)
    assert (table.refused("call", 1), table.refused("call", 2)) == ("AMBUSH-WIN-08", "AMBUSH-WIN-08")


# What counts for a call, and when calls are open


@pytest.mark.rule("AMBUSH-CALL-03")
@pytest.mark.parametrize(("card", "good"), [("ambush", True), ("wall", False)])
@pytest.mark.parametrize("way", ["exposed", "played", "placed from deck", "placed from hand"])
def test_an_ambush_card_counts_however_it_came_to_the_battlefield(way: str, card: str, good: bool) -> None:
    scout = {"id": "scout", "name": "Scout", "effects": [{"op": "place", "n": 1}]}
    table = Table(2, cards=(scout,)).begun()
    table.do("expose", 1, card="ambush")
    if way == "played":
        table.do("play", 1, card=card)
    elif way == "exposed":
        table.do("pass", 1)
        table.do("expose", 2, card=card)
    else:
        table.do("play", 1, card="scout")
        table.do("place", 1, from_=way.split()[-1], card=card)
    table.do("call", 2)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": good, "by": "tapped"}]


@pytest.mark.rule("AMBUSH-CALL-04")
def test_how_to_call_is_told_while_a_card_may_be_played_and_not_otherwise() -> None:
    assert told_at("AMBUSH-CALL-04") == {"play"}
    assert at("play").view["prompt"] == {"id": "ambush.play", "args": {"seat": 1, "adjacent": "card"}}


@pytest.mark.rule("AMBUSH-CALL-05", "AMBUSH-CAPTURE-01")
@pytest.mark.parametrize("verb", ["capture", "stop"])
def test_nobody_grabs_before_the_call(verb: str) -> None:
    table = Table().begun().turns(2)
    assert [table.refused(verb, seat) for seat in (1, 2)] == ["AMBUSH-CAPTURE-01"] * 2
    table.do("expose", 1)
    assert [table.refused(verb, seat) for seat in (1, 2)] == ["AMBUSH-CAPTURE-01"] * 2
    table.do("call", 1)
    table.do(verb, 2)


@pytest.mark.rule("AMBUSH-CALL-06")
def test_calls_are_open_from_the_second_card_on_in_both_parts_of_a_turn() -> None:
    table = Table()
    seen = [table.table["calls_open"], table.begun().table["calls_open"]]
    for _ in range(3):
        table.do("expose", table.state.turn)
        seen.append(table.table["calls_open"])
        table.do("pass", table.state.turn)
        seen.append(table.table["calls_open"])
    assert seen == [False, False, False, False, True, True, True, True]


@pytest.mark.rule("AMBUSH-CALL-06")
@pytest.mark.parametrize(("lying", "open_"), [(0, False), (1, False), (2, True), (40, True)])
def test_calls_open_and_close_as_the_referee_corrects_the_battlefield(lying: int, open_: bool) -> None:
    table = Table().begun().turns(1)
    table.do("adjust", 0, target=0, counter="battlefield", to=lying)
    assert table.table["calls_open"] is open_


@pytest.mark.rule("AMBUSH-CALL-06", "AMBUSH-CALL-07")
def test_calls_are_closed_in_an_effect_in_the_whole_ambush_phase_and_after_the_end() -> None:
    assert not shooting().table["calls_open"]
    table = Table(3, verify="declare").begun().turns(6)
    seen = []
    for do, seat, fields in [
        ("call", 1, {"at": 1}), ("call", 2, {"at": 1}), ("close", 0, {}), ("stop", 1, {"captured": 1}),
        ("stop", 2, {}), ("stop", 3, {}), ("declare", 0, {"ambush": 0}), ("declare", 1, {"ambush": 0}),
        ("roll", 1, {"roll": 3}), ("roll", 2, {"roll": 2}),
    ]:  # fmt: skip
        table.do(do, seat, **fields)
        seen.append((table.view["phase"], table.table["calls_open"]))
    assert {phase for phase, _ in seen} == {"capture", "verify", "heat", "aftermath"}
    assert not any(open_ for _, open_ in seen)
    table.do("concede", 1)
    table.do("concede", 2)
    assert (table.view["phase"], table.table["battlefield"], table.table["calls_open"]) == ("over", 5, False)


@pytest.mark.rule("AMBUSH-CALL-07", "AMBUSH-CALL-08")
def test_nobody_calls_until_all_cards_of_an_effect_and_the_played_card_lie() -> None:
    table = shooting()
    assert (why(table, 2, at=1), table.view["phase"]) == ("effect", "effect")
    table.do("place", 1)
    assert (why(table, 2), why(table, 1, at=2)) == ("effect", "effect")
    table.do("place", 1)
    assert (table.counts, table.view["turn"], table.table["calls_open"]) == ((37, 6), 2, True)
    table.do("call", 2, at=3)
    assert table.view["phase"] == "capture"


@pytest.mark.rule("AMBUSH-CALL-07")
def test_an_effect_that_is_not_known_blocks_calls_until_it_is_resolved() -> None:
    table = Table().begun().turns(2)
    table.do("expose", 1)
    table.do("play", 1, card="riddle")
    assert why(table, 2, at=1) == "effect"
    table.do("place", 1, from_="deck")
    assert why(table, 2, at=2) == "effect"
    table.do("resolve", 1)
    table.do("call", 2, at=3)
    assert table.view["phase"] == "capture"


# The call itself


@pytest.mark.rule("AMBUSH-CALL-13")
@pytest.mark.parametrize("press", [{}, {"at": 9.0}])
@pytest.mark.parametrize("phase", ["expose", "play"])
def test_a_call_starts_the_ambush_phase_and_the_interrupted_phase_comes_back(
    phase: str, press: dict[str, float]
) -> None:
    table = Table(3).begun().turns(2)
    if phase == "play":
        table.do("expose", 3)
    table.do("call", 1, **press)
    assert table.told("ambush") == [{"fact": "ambush", "how": "press" if press else "voice"}]
    assert (table.view["phase"], table.view["turn"], table.view["to_act"]) == ("capture", 3, [1, 2, 3])
    table.stop_all().do("declare", 0, ambush=2)
    table.do("ready", 0)
    assert (table.view["phase"], table.view["turn"]) == (phase, 3)


@pytest.mark.rule("AMBUSH-CALL-14")
def test_a_spoken_call_has_one_caller_no_presses_and_a_closed_window() -> None:
    table = Table(3).begun().turns(2)
    facts = table.do("call", 2)
    assert facts == [{"fact": "ambush", "how": "voice"}, {"fact": "called", "seat": 2}]
    assert table.table["window"] == {
        "open": False, "presses": [], "callers": [2], "heat": False, "time_up": False, "verdict": None,
    }  # fmt: skip
    assert table.refused("close", 0) == "AMBUSH-RACE-05"
    assert table.refused("call", 3, at=1) == "AMBUSH-LOCK-01"
