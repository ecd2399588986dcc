"""The lobby of a running program: kept on the disk with every change, and over when nothing happened for long."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.lobby import Lobby
from companion.lobby.choice import Wish
from companion.lobby.evening import Moves, chose, handed_to, sat
from companion.lobby.totals import Total, totals
from companion.log import Log, Progress, Unusable
from engine.view import Result
from hardware.clock import SimulatedClock

BEGAN = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)
MOST = 8


class Watched(Lobby):
    """A lobby that writes down what it tells, with clocks that are moved by hand."""

    def __init__(self, log: Log, date: datetime = BEGAN) -> None:
        self.hand, self.date = SimulatedClock(start=5.0), date
        self.changes = 0
        self.moves: list[Moves] = []
        super().__init__(log, self.hand, self._count, self.moves.append, lambda: self.date)

    def _count(self) -> None:
        self.changes += 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ambit.db"


@contextmanager
def lobby_in(path: Path, date: datetime = BEGAN) -> Iterator[Watched]:
    log = Log(path)
    try:
        yield Watched(log, date)
    finally:
        log.close()


def ana_sits(lobby: Lobby) -> None:
    assert lobby.change(sat(lobby.evening, 2, "Ana", MOST)) is None
    assert lobby.change(handed_to(lobby.evening, 2)) is None
    assert lobby.change(chose(lobby.evening, Wish(game="ambal", options={"order": "health"}))) is not None
    assert lobby.change(chose(lobby.evening, Wish(game="ambal"))) is None


def test_everything_is_there_again_after_a_restart(path: Path) -> None:
    with lobby_in(path) as before:
        ana_sits(before)
    with lobby_in(path, BEGAN + timedelta(hours=11)) as after:
        assert after.evening == before.evening
        assert after.number == before.number
        assert (after.evening.people, after.evening.host, after.evening.choice.game) == ({2: "Ana"}, 2, "ambal")


def test_after_half_a_day_another_evening_begins(path: Path) -> None:
    with lobby_in(path) as before:
        ana_sits(before)
    with lobby_in(path, BEGAN + timedelta(hours=12, seconds=1)) as after:
        assert after.number == before.number + 1
        assert after.evening.people == {}
        assert (after.evening.code, after.evening.pin) != (before.evening.code, before.evening.pin)
        rows = after._log.store.execute("SELECT body FROM evenings WHERE id = ?", (before.number,)).fetchall()
        assert rows == [("",)], "old codes are kept nowhere"


def test_a_machine_whose_date_is_behind_throws_nobody_out(path: Path) -> None:
    with lobby_in(path) as before:
        ana_sits(before)
    with lobby_in(path, datetime(1970, 1, 1, tzinfo=UTC)) as after:
        assert after.evening.people == {2: "Ana"}


def test_while_it_runs_only_the_steady_clock_counts(path: Path) -> None:
    with lobby_in(path) as lobby:
        ana_sits(lobby)
        lobby.date += timedelta(days=400)
        lobby.touch()
        assert lobby.evening.people == {2: "Ana"}
        lobby.hand.advance(12 * 3600 - 1)
        lobby.touch()
        assert lobby.evening.people == {2: "Ana"}
        lobby.hand.advance(12 * 3600 + 1)
        code = lobby.evening.code
        lobby.touch()
        assert lobby.evening.people == {}
        assert lobby.moves[-1] == {}
        assert lobby.evening.code != code


def test_a_long_game_keeps_the_evening_alive_on_the_disk(path: Path) -> None:
    with lobby_in(path) as lobby:
        ana_sits(lobby)
        lobby.date += timedelta(hours=11)
        lobby.hand.advance(11 * 3600)
        lobby.touch()
    with lobby_in(path, BEGAN + timedelta(hours=22)) as after:
        assert after.evening.people == {2: "Ana"}


def test_what_cannot_be_written_did_not_happen(path: Path) -> None:
    with lobby_in(path) as lobby:
        before, changes = lobby.evening, lobby.changes
        lobby._log.store.execute("PRAGMA query_only = ON")
        with pytest.raises(Unusable):
            lobby.change(sat(lobby.evening, 1, "Ana", MOST))
        assert (lobby.evening, lobby.changes) == (before, changes)


def test_a_refusal_changes_nothing_and_tells_nobody(path: Path) -> None:
    with lobby_in(path) as lobby:
        before, changes = lobby.evening, lobby.changes
        assert lobby.change(sat(lobby.evening, 9, "Ana", MOST)) is not None
        assert (lobby.evening, lobby.changes) == (before, changes)


# Asking to be host


def test_a_press_within_half_a_minute_makes_the_asking_phone_host(path: Path) -> None:
    with lobby_in(path) as lobby:
        ana_sits(lobby)
        lobby.change(sat(lobby.evening, 3, "Bo", MOST))
        assert not lobby.pressed(), "nobody has asked"
        lobby.ask_for_host(3)
        lobby.hand.advance(29.9)
        assert lobby.pressed()
        assert lobby.evening.host == 3
        assert not lobby.pressed()


def test_afterwards_a_press_is_only_a_press(path: Path) -> None:
    with lobby_in(path) as lobby:
        ana_sits(lobby)
        lobby.change(sat(lobby.evening, 3, "Bo", MOST))
        lobby.ask_for_host(3)
        changes = lobby.changes
        lobby.hand.advance(30.0)
        assert lobby.changes == changes + 1, "screens are told that the question is over"
        assert not lobby.pressed()
        assert lobby.evening.host == 2


# Totals


def result(*winners: int) -> Result:
    return Result(list(winners), [], "X", {})


def test_totals_count_by_name_and_game() -> None:
    ended = [
        ("ambush", Progress(3, ("Ana", "Bo"), result(1))),
        ("ambush", Progress(4, ("Bo", "Ana", ""), result(2))),
        ("ambal", Progress(1, ("Ana", "Bo"), result(2))),
        ("ambal", Progress(1, ("Ana", "Bo"), None)),
    ]
    assert totals(ended) == (
        Total("Ana", 2, 4, {"ambush": 2}),
        Total("Bo", 1, 4, {"ambal": 1}),
    )
