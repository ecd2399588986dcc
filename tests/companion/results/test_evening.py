"""The games of an evening: as JSON with all that is known, and as a table that no spreadsheet takes for a program."""

import csv
import io
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.lobby import keeping
from companion.lobby.evening import begun
from companion.log import Entry, Log, Progress
from companion.results import Ended, EveningResults, Player, as_csv, as_json, ended_game, evening_results
from companion.results.table import COLUMNS
from engine.setup import Header
from engine.view import Result

BEGAN = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)


class Clock:
    now = BEGAN

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def log(tmp_path: Path, clock: Clock) -> Iterator[Log]:
    log = Log(tmp_path / "ambit.db", clock)
    yield log
    log.close()


def played(log: Log, clock: Clock, *names: str, over: bool = True) -> int:
    """A game of Ambush that seat 1 won after ten minutes, or one that is not over."""
    number = log.begin(Header(game="ambush", mode="standard", seats=names))
    clock.now += timedelta(minutes=10)
    seats = range(1, len(names) + 1)
    result = Result([1], list(seats[1:]), "AMBUSH-END-01", {str(seat): 20 - seat for seat in seats}) if over else None
    log.append(number, 1, Entry("do"), 0, over=over, progress=Progress(2, names, result, 540 if over else None))
    return number


def begin_evening(log: Log, clock: Clock) -> int:
    return keeping.write_new(log, begun(), clock.now)


def test_the_games_that_are_over_with_all_that_is_known(log: Log, clock: Clock) -> None:
    evening = begin_evening(log, clock)
    played(log, clock, "Ana", "Bo")
    played(log, clock, "Ana", "Bo", over=False)
    results = evening_results(log)
    ana, bo = Player(1, "Ana", True, 19), Player(2, "Bo", False, 18)
    game = Ended(
        1, "ambush", "standard", "2031-05-17T19:30:00+00:00", "2031-05-17T19:40:00+00:00", 540, players=(ana, bo)
    )
    assert results == EveningResults(evening, "2031-05-17T19:30:00+00:00", (game,))
    assert ended_game(log, 1) == game
    assert ended_game(log, 2) is None


def test_practice_is_no_result(log: Log, clock: Clock) -> None:
    begin_evening(log, clock)
    number = log.begin(Header(game="ambush", mode="practice", seats=("Ana", "Bo")))
    ended = Progress(2, ("Ana", "Bo"), Result([1], [2], "AMBUSH-PRACTICE-02", {}), 60)
    log.append(number, 1, Entry("do"), 0, over=True, progress=ended)
    results = evening_results(log)
    assert results is not None
    assert results.games == ()
    assert ended_game(log, number) is None


def test_another_evening_is_another_file(log: Log, clock: Clock) -> None:
    first = begin_evening(log, clock)
    played(log, clock, "Ana", "Bo")
    begin_evening(log, clock)
    played(log, clock, "Cy", "Di")
    last, before = evening_results(log), evening_results(log, first)
    assert last is not None
    assert before is not None
    assert [game.number for game in last.games] == [2]
    assert [game.number for game in before.games] == [1]
    assert evening_results(log, 99) is None


def test_without_an_evening_there_is_nothing(log: Log) -> None:
    assert evening_results(log) is None


def test_an_end_that_is_taken_back_is_no_result(log: Log, clock: Clock) -> None:
    begin_evening(log, clock)
    number = played(log, clock, "Ana", "Bo")
    log.append(number, 2, Entry("undo"), 0, over=False, progress=Progress(2, ("Ana", "Bo")))
    assert ended_game(log, number) is None


def test_json_is_the_same_again(log: Log, clock: Clock) -> None:
    begin_evening(log, clock)
    played(log, clock, "Ana", "Bo")
    results = evening_results(log)
    assert results is not None
    told = json.loads(as_json(results))
    assert told["games"][0]["players"][0] == {"seat": 1, "name": "Ana", "winner": True, "score": 19}


def rows(*players: Player) -> list[list[str]]:
    game = Ended(1, "ambush", "standard", "2031-05-17T19:30:00+00:00", None, None, players)
    told = as_csv(EveningResults(1, "", (game,))).decode("utf-8-sig")
    return list(csv.reader(io.StringIO(told, newline="")))


def test_the_table_has_a_line_for_each_player() -> None:
    header, ana, bo = rows(Player(1, "Ana", True, -3), Player(2, 'Bo, "the 2nd"\n', False, {"wins": 3, "losses": 1}))
    assert tuple(header) == COLUMNS
    assert ana[6:] == ["1", "Ana", "yes", "-3"]
    assert bo[6:] == ["2", 'Bo, "the 2nd"\n', "no", "wins 3; losses 1"]


@pytest.mark.parametrize(
    "name", ['=HYPERLINK("http://x")', "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", " =1", "\n=1", "\uff1d1"]
)
def test_no_name_is_a_formula(name: str) -> None:
    assert rows(Player(1, name, True, 1))[1][7] == "'" + name


def test_a_plain_name_stays_as_it_is() -> None:
    assert rows(Player(1, "O’Neil-Smith 😀", True, 1))[1][7] == "O’Neil-Smith 😀"
