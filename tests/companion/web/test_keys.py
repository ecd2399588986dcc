"""Tokens: hashed on the disk with the seconds they have left, counted on a clock that never jumps."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.lobby import Lobby
from companion.log import Log
from companion.web.keys import Keys
from companion.web.tokens import MOST_SCREENS
from hardware.clock import SimulatedClock

HOUR = 3600.0
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Desk:
    """Keys in one database, made anew for every start of the program."""

    def __init__(self, log: Log) -> None:
        self.log, self.seconds, self.date = log, 100.0, datetime(2031, 5, 17, tzinfo=UTC)
        self.keys = self.started()

    def started(self, seconds: float = 100.0) -> Keys:
        self.seconds = seconds
        lobby = Lobby(self.log, SimulatedClock(), lambda: None, lambda moves: None, lambda: self.date)
        self.keys = Keys(lobby, self.log, lambda: self.seconds, lambda: self.date)
        return self.keys


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    log = Log(tmp_path / "ambit.db")
    yield Desk(log)
    log.close()


def test_a_token_survives_a_restart_with_the_time_it_had_left(desk: Desk) -> None:
    token = desk.keys.grant("seat", 2).token
    desk.seconds += 5 * HOUR
    desk.keys.grant("table")  # whatever is written says what everybody has left
    again = desk.started(seconds=7.0)
    found = again.find(token)
    assert found is not None
    assert (found.role, found.seat) == ("seat", 2)
    assert again.seats() == (2,)
    desk.seconds += 7 * HOUR - 1
    assert again.find(token)
    desk.seconds += 2
    assert again.find(token) is None
    assert again.seats() == ()


def test_a_date_that_jumps_throws_nobody_out(desk: Desk) -> None:
    token = desk.keys.grant("seat", 1).token
    for date in (LONG_AGO, datetime(2099, 1, 1, tzinfo=UTC)):
        desk.date = date
        assert desk.keys.find(token)


def test_nothing_on_the_disk_is_a_token(desk: Desk) -> None:
    given = desk.keys.grant("referee")
    (row,) = desk.log.store.execute("SELECT * FROM tokens").fetchall()
    assert given.token not in row
    assert desk.keys.find(row[0]) is None


def test_screens_that_ask_again_and_again_do_not_pile_up(desk: Desk) -> None:
    phone = desk.keys.grant("seat", 1).token
    tokens = [desk.keys.grant("table").token for _ in range(MOST_SCREENS + 5)]
    assert [desk.keys.find(token) is not None for token in tokens] == [False] * 5 + [True] * MOST_SCREENS
    assert desk.keys.find(phone)
    assert desk.log.store.execute("SELECT count(*) FROM tokens").fetchone() == (MOST_SCREENS + 1,)


def test_tokens_go_with_their_people(desk: Desk) -> None:
    one, two, screen = (
        desk.keys.grant("seat", 1).token,
        desk.keys.grant("seat", 2).token,
        desk.keys.grant("table").token,
    )
    desk.keys.reseat({1: 3})
    for keys in (desk.keys, desk.started()):
        found = keys.find(one)
        assert found is not None
        assert found.seat == 3
        assert keys.find(two) is None, "who has got up has none"
        assert keys.find(screen)


def test_a_kiosks_key_is_never_empty_and_never_of_the_last_start(desk: Desk) -> None:
    assert not desk.keys.use_kiosk_key("")
    key = desk.keys.new_kiosk_key()
    assert not desk.started().use_kiosk_key(key)
