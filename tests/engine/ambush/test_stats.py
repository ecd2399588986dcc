"""Buzzer statistics: what is counted at a verdict, which reaction times count, and records."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.ambush.table import Table

NOTHING = {
    "good_calls": 0,
    "false_calls": 0,
    "heats": 0,
    "false_starts": 0,
    "presses": 0,
    "last_ms": None,
    "best_ms": None,
    "mean_ms": None,
}


def stats(table: Table, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = table.table["stats"][str(seat)]
    return seen


def changed(table: Table, seat: int) -> dict[str, Any]:
    """The statistics of a seat that are no longer as they were at the start."""
    return {key: value for key, value in stats(table, seat).items() if value != NOTHING[key]}


def laid(table: Table, card: str, at: float | None = 10.0) -> Table:
    """Two more of that card lie; the last of them was laid at that moment, if it is known."""
    timed = {} if at is None else {"at": at}
    for _ in range(2):
        table.do("expose", table.state.turn, card=card, **timed)
        table.do("pass", table.state.turn)
    return table


def raced(table: Table, card: str, presses: dict[int, float], laid_at: float | None = 10.0, err: float = 0) -> Table:
    """Two cards are laid, these seats press at these moments, nobody takes a card, all have stopped."""
    laid(table, card, laid_at)
    for seat, moment in presses.items():
        table.do("call", seat, at=moment, err=err)
    return table.stop_all()


def times(table: Table, *ms: int, seat: int = 1) -> Table:
    """Good calls of one seat with these reaction times, one after the other."""
    for each in ms:
        raced(table, "ambush", {seat: 10 + each / 1000}).do("ready", 0)
    return table


def test_at_the_start_there_is_nothing_to_tell() -> None:
    table = Table(3)
    assert table.table["stats"] == {"1": NOTHING, "2": NOTHING, "3": NOTHING}


# Calls, dead heats and false starts


@pytest.mark.rule("AMBUSH-STATS-01")
def test_a_good_call_counts_for_its_caller_alone() -> None:
    table = raced(Table(3).begun(), "ambush", {2: 10.3, 3: 10.5})
    assert [stats(table, seat)["good_calls"] for seat in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("AMBUSH-STATS-01")
def test_a_good_spoken_call_counts() -> None:
    table = laid(Table(2).begun(), "ambush")
    table.do("call", 2)
    table.stop_all()
    assert changed(table, 2) == {"good_calls": 1}
    assert changed(table, 1) == {}


@pytest.mark.rule("AMBUSH-STATS-01", "AMBUSH-STATS-03")
def test_a_good_dead_heat_counts_for_every_tied_seat() -> None:
    table = raced(Table(4).begun(), "ambush", {1: 10.3, 2: 10.9, 4: 10.3}, laid_at=None)
    assert changed(table, 1) == changed(table, 4) == {"good_calls": 1, "heats": 1}
    assert changed(table, 2) == changed(table, 3) == {}


@pytest.mark.rule("AMBUSH-STATS-01", "AMBUSH-STATS-02")
def test_calls_are_counted_at_the_verdict_and_not_before() -> None:
    table = Table(2).begun().turns(2)
    table.do("call", 1)
    table.stop_all(s1=1, s2=1)
    table.do("declare", 1, ambush=1)
    assert changed(table, 1) == {}
    table.do("declare", 2, ambush=1)
    assert changed(table, 1) == {"good_calls": 1}


@pytest.mark.rule("AMBUSH-STATS-02")
def test_a_false_call_counts_for_its_caller_alone() -> None:
    table = raced(Table(3).begun(), "footman", {2: 10.3, 3: 10.5})
    assert changed(table, 2) == {"false_calls": 1}
    assert changed(table, 1) == changed(table, 3) == {}


@pytest.mark.rule("AMBUSH-STATS-02", "AMBUSH-STATS-03")
def test_a_false_dead_heat_counts_for_the_one_whom_the_dice_found() -> None:
    table = raced(Table(3).begun(), "footman", {1: 10.3, 3: 10.3})
    assert changed(table, 1) == changed(table, 3) == {"heats": 1}
    for seat, roll in ((1, 4), (3, 4), (1, 5), (3, 2)):
        table.do("roll", seat, roll=roll)
    assert changed(table, 1) == {"heats": 1, "false_calls": 1}
    assert changed(table, 3) == {"heats": 1}


@pytest.mark.rule("AMBUSH-STATS-02")
def test_when_no_caller_is_left_nobody_called_falsely() -> None:
    table = laid(Table(3).begun(), "footman")
    table.do("call", 2)
    table.do("concede", 2)
    table.stop_all()
    assert table.table["window"]["verdict"] == "false"
    assert [changed(table, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("AMBUSH-STATS-03")
@pytest.mark.parametrize("card", ["ambush", "footman"])
def test_a_dead_heat_is_none_when_one_of_two_has_left_before_the_verdict(card: str) -> None:
    table = laid(Table(3).begun(), card)
    for seat in (1, 2):
        table.do("call", seat, at=11)
    table.do("close", 0)
    assert table.told("dead-heat") == [{"fact": "dead-heat", "seats": [1, 2], "gap_ms": 0}]
    table.do("concede", 1)
    table.stop_all()
    assert [stats(table, seat)["heats"] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("AMBUSH-STATS-03")
@pytest.mark.parametrize("card", ["ambush", "footman"])
def test_three_who_were_tied_are_two_when_one_has_left(card: str) -> None:
    table = laid(Table(4).begun(), card)
    for seat in (1, 2, 3):
        table.do("call", seat, at=11)
    table.do("concede", 1)
    table.stop_all()
    assert [stats(table, seat)["heats"] for seat in (1, 2, 3, 4)] == [0, 1, 1, 0]


@pytest.mark.rule("AMBUSH-STATS-03")
def test_leaving_during_the_roll_does_not_undo_the_dead_heat() -> None:
    table = raced(Table(3).begun(), "footman", {1: 10.3, 2: 10.3})
    table.do("concede", 1)
    assert changed(table, 1) == {"heats": 1}
    assert changed(table, 2) == {"heats": 1, "false_calls": 1}


def missed(table: Table, **fields: float) -> tuple[str, int]:
    """Seat 2 calls at a forbidden moment: why it was one, and how many it has had."""
    table.do("call", 2, **fields)
    [start] = table.told("false-start")
    return start["why"], start["count"]


@pytest.mark.rule("AMBUSH-STATS-04")
def test_a_false_start_counts_whatever_its_reason() -> None:
    table = Table(2, false_start="bar").begun()
    reasons = [missed(table)]
    table.do("expose", 1)
    table.do("play", 1, card="archer")
    reasons += [missed(table)]
    table.do("place", 1)
    table.do("place", 1, at=4)
    reasons += [missed(table)]
    table.turns(2)
    reasons += [missed(table, at=3.5)]
    assert reasons == [("too-few", 1), ("effect", 2), ("barred", 3), ("early", 4)]
    assert changed(table, 2) == {"false_starts": 4}
    assert changed(table, 1) == {}


@pytest.mark.rule("AMBUSH-STATS-04")
def test_a_false_start_in_an_open_window_counts() -> None:
    table = laid(Table(3).begun(), "ambush")
    table.do("call", 1, at=10.5)
    table.do("call", 2, at=9.5)
    assert [stats(table, seat)["false_starts"] for seat in (1, 2, 3)] == [0, 1, 0]
    assert table.view["phase"] == "capture"


# Reaction times


@pytest.mark.rule("AMBUSH-STATS-05")
def test_a_good_call_times_callers_and_others_alike() -> None:
    table = raced(Table(3).begun(), "ambush", {3: 10.48, 1: 10.455})
    assert changed(table, 1) == {"good_calls": 1, "presses": 1, "last_ms": 455, "best_ms": 455, "mean_ms": 455}
    assert changed(table, 3) == {"presses": 1, "last_ms": 480, "best_ms": 480, "mean_ms": 480}
    assert table.told("reaction") == [
        {"fact": "reaction", "seat": 1, "reaction_ms": 455, "best_ms": 455, "mean_ms": 455, "presses": 1},
        {"fact": "reaction", "seat": 3, "reaction_ms": 480, "best_ms": 480, "mean_ms": 480, "presses": 1},
    ]


@pytest.mark.rule("AMBUSH-STATS-05")
@pytest.mark.parametrize("tied", [False, True])
def test_reaction_times_of_a_false_call_do_not_count(tied: bool) -> None:
    table = raced(Table(2).begun(), "footman", {1: 10.3, 2: 10.3 if tied else 10.4})
    if tied:
        table.do("roll", 1, roll=1)
        table.do("roll", 2, roll=2)
    assert table.view["phase"] == "aftermath"
    assert [stats(table, seat)["presses"] for seat in (1, 2)] == [0, 0]
    assert table.told("reaction") == table.told("record") == []
    assert stats(table, 1)["best_ms"] is None


@pytest.mark.rule("AMBUSH-STATS-05")
def test_a_reaction_that_cannot_be_known_does_not_count() -> None:
    table = raced(Table(2).begun(), "ambush", {1: 10.3}, laid_at=None)
    assert changed(table, 1) == {"good_calls": 1}
    assert table.told("reaction") == []


@pytest.mark.rule("AMBUSH-STATS-05")
def test_a_press_that_left_with_its_player_is_not_timed() -> None:
    table = laid(Table(3).begun(), "ambush")
    table.do("call", 1, at=10.2)
    table.do("call", 2, at=10.4)
    table.do("concede", 1)
    table.stop_all()
    assert [fact["seat"] for fact in table.told("reaction")] == [2]
    assert changed(table, 1) == {}


@pytest.mark.rule("AMBUSH-STATS-05")
def test_a_reaction_of_0_counts_as_one() -> None:
    table = raced(Table(2).begun(), "ambush", {1: 9.95}, err=0.2)
    assert changed(table, 1) == {"good_calls": 1, "presses": 1, "last_ms": 0, "best_ms": 0, "mean_ms": 0}


@pytest.mark.rule("AMBUSH-STATS-05")
@pytest.mark.parametrize(
    ("ms", "mean"),
    [((400, 401), 401), ((400, 403, 402), 402), ((1, 2, 2, 1), 2), ((300, 100, 101), 167), ((7, 8, 8, 8, 8, 6), 8)],
)
def test_last_best_and_mean(ms: tuple[int, ...], mean: int) -> None:
    table = times(Table(2).begun(), *ms)
    assert changed(table, 1) == {
        "good_calls": len(ms),
        "presses": len(ms),
        "last_ms": ms[-1],
        "best_ms": min(ms),
        "mean_ms": mean,
    }


@pytest.mark.rule("AMBUSH-STATS-05")
@given(st.lists(st.integers(0, 3000), min_size=1, max_size=6))
def test_the_mean_is_that_of_whole_milliseconds_halves_up(ms: list[int]) -> None:
    table = times(Table(2).begun(), *ms)
    whole, rest = divmod(sum(ms), len(ms))
    assert stats(table, 1)["mean_ms"] == whole + (1 if 2 * rest >= len(ms) else 0)
    assert (stats(table, 1)["last_ms"], stats(table, 1)["best_ms"]) == (ms[-1], min(ms))


@pytest.mark.rule("AMBUSH-STATS-05")
def test_the_mean_is_made_of_rounded_milliseconds() -> None:
    table = Table(2).begun()
    for reaction in (0.0005, 0.0004):
        raced(table, "ambush", {1: 10 + reaction}).do("ready", 0)
    assert (stats(table, 1)["last_ms"], stats(table, 1)["mean_ms"]) == (0, 1)


# Records


@pytest.mark.rule("AMBUSH-STATS-06")
def test_the_first_timed_press_is_a_record_and_slower_ones_are_none() -> None:
    table = raced(Table(3).begun(), "ambush", {3: 10.3, 1: 10.4, 2: 10.3})
    assert table.told("record") == [{"fact": "record", "seat": 2, "reaction_ms": 300}]


@pytest.mark.rule("AMBUSH-STATS-06")
def test_a_record_is_one_against_all_seats_and_must_be_faster() -> None:
    table = times(Table(3).begun(), 300)
    for seat, ms, record in ((2, 350, False), (2, 300, False), (3, 299, True), (1, 299, False), (2, 298, True)):
        raced(table, "ambush", {seat: 10 + ms / 1000})
        expected = [{"fact": "record", "seat": seat, "reaction_ms": ms}] if record else []
        assert table.told("record") == expected, (seat, ms)
        table.do("ready", 0)


@pytest.mark.rule("AMBUSH-STATS-06")
def test_the_time_of_a_destroyed_player_still_has_to_be_beaten() -> None:
    table = times(Table(3).begun(), 200, seat=2)
    table.do("concede", 2)
    raced(table, "ambush", {1: 10.25})
    assert table.told("record") == []
    table.do("ready", 0)
    raced(table, "ambush", {1: 10.15})
    assert table.told("record") == [{"fact": "record", "seat": 1, "reaction_ms": 150}]


@pytest.mark.rule("AMBUSH-STATS-06")
def test_presses_are_taken_in_the_order_of_the_window_not_of_arrival() -> None:
    table = raced(Table(3).begun(), "ambush", {3: 10.3, 2: 10.2, 1: 10.3})
    told = [(fact["fact"], fact["seat"]) for fact in table.facts if fact["fact"] in ("reaction", "record")]
    assert told == [("reaction", 2), ("record", 2), ("reaction", 1), ("reaction", 3)]


# The end, and the play


@pytest.mark.rule("AMBUSH-STATS-07")
def test_at_the_end_the_statistics_of_every_seat_are_told_once() -> None:
    table = times(Table(3).begun(), 250)
    table.do("call", 3)
    table.do("concede", 3)
    assert table.told("stats") == []
    before = table.table["stats"]
    table.do("concede", 2)
    assert table.told("stats") == [{"fact": "stats", "seat": seat} | before[str(seat)] for seat in (1, 2, 3)]
    assert table.table["stats"] == before
    assert (before["1"]["best_ms"], before["3"]["false_starts"]) == (250, 1)


@pytest.mark.rule("AMBUSH-STATS-07")
def test_the_statistics_are_told_at_the_end_of_practice_too() -> None:
    table = Table(2, mode="practice").begun().turns(2)
    assert table.view["phase"] == "over"
    assert [fact["seat"] for fact in table.told("stats")] == [1, 2]


def course(table: Table) -> list[dict[str, Any]]:
    """A call and what follows, seen without the statistics."""
    seen = []
    for do, seat, fields in (
        ("expose", 1, {"at": 20}),
        ("call", 2, {"at": 20.4}),
        ("call", 1, {"at": 20.4}),
        ("stop", 1, {"captured": 1}),
        ("stop", 2, {}),
        ("roll", 1, {"roll": 3}),
        ("roll", 2, {"roll": 5}),
        ("ready", 0, {}),
        ("play", 1, {"card": "footman"}),
    ):
        table.do(do, seat, **fields)
        view = table.view
        view["table"].pop("stats")
        seen.append(view)
    return seen


@pytest.mark.rule("AMBUSH-STATS-08")
def test_statistics_change_nothing_in_the_play() -> None:
    """A seat with many false starts and one with none play on exactly alike."""
    plain, marked = (Table(2).begun().lying("footman", "footman") for _ in range(2))
    marked.history.undo(4)
    for _ in range(7):
        marked.do("call", 2)
    marked.lying("footman", "footman")
    assert changed(plain, 2) != changed(marked, 2)
    assert course(plain) == course(marked)


@pytest.mark.rule("AMBUSH-STATS-08")
def test_an_earlier_good_or_false_call_changes_nothing_in_the_play() -> None:
    good, false = (raced(Table(2).begun(), card, {1: 10.3}) for card in ("ambush", "footman"))
    for table in (good, false):
        table.do("ready", 0)
        table.lying("footman", "footman")
    assert changed(good, 1) != changed(false, 1)
    assert course(good) == course(false)
