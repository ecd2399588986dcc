"""The machine's date jumps, as when a Pi without a clock of its own finds the network: nobody at the table notices."""

import ast
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

import pytest

from companion.log.log import utc_now
from tests.companion.web.lan import HERE, Lan, lan_in
from tests.shape import PROJECT

OPTIONS = {"turn_seconds": 60}
READS = {("time", "time"), ("time", "time_ns"), ("datetime", "now"), ("datetime", "utcnow"), ("datetime", "today")}
READS |= {("date", "today"), ("time", "localtime"), ("time", "gmtime")}


class WallClock:
    """The date as the program reads it; it can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        clock = self

        class Set(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Any:
                return datetime.now(tz) + clock.ahead

        monkeypatch.setattr(sys.modules[utc_now.__module__], "datetime", Set)


@pytest.fixture
def wall_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


@pytest.fixture
def lan(tmp_path: Path, wall_clock: WallClock) -> Iterator[Lan]:
    with lan_in(tmp_path) as lan:
        lan.start(options=OPTIONS)
        yield lan


def around(lan: Lan) -> dict[str, Any]:
    """Everything around the game that time could change."""
    session = lan.host.game.session
    return {
        "timers": session.timers.left(),
        "played": session.played.seconds(),
        "now": session.now(),
        "vote": session.vote,
        "seats": lan.web.keys.seats(),
        "people": lan.host.lobby.evening.people,
        "code": lan.web.keys.code,
        "away": [lan.web.hub.presence.of(seat) for seat in lan.web.keys.seats()],
    }


@pytest.mark.parametrize("hours", [13, -13])
def test_a_date_that_jumps_changes_nothing_around_a_game(lan: Lan, wall_clock: WallClock, hours: int) -> None:
    tokens = lan.seat(1), lan.seat(2)
    with lan.page(tokens[0]) as one, lan.page(tokens[1]) as two:
        lan.act(do="first", seat=0, first=1)
        lan.pass_time(20.0)
        lan.act(do="expose", seat=1)
        one.catch_up()
        assert one.say("order", order="undo", version=one.state["version"])["tell"] == "done"
        for _ in range(5):
            wrong = lan.post("/api/join", {"code": "nope", "seat": 2}, peer="192.168.1.66")
        assert wrong.status_code == 403
        before = around(lan)
        wall_clock.ahead = timedelta(hours=hours)
        assert around(lan) == before
        assert lan.post("/api/join", {"code": "nope", "seat": 2}, peer="192.168.1.66").status_code == 429
        two.catch_up()
        assert two.say("consent", seat=2, yes=False, version=two.state["version"])["tell"] == "done"
        assert one.act(do="pass", seat=1)["tell"] == "done"
        assert {told["tell"] for page in (one, two) for told in page.heard}.isdisjoint({"goodbye", "closed"})
        assert lan.host.game.session.timers.left() == {"turn": 60.0}
        assert lan.get("/api/game/cards", token=tokens[0]).status_code == 200


@pytest.mark.parametrize("hours", [13, -13])
def test_after_a_jump_and_a_restart_everybody_still_sits(tmp_path: Path, wall_clock: WallClock, hours: int) -> None:
    with lan_in(tmp_path) as lan:
        lan.start(options=OPTIONS)
        token, code = lan.seat(1), lan.web.keys.code
        wall_clock.ahead = timedelta(hours=hours)
        lan.act(do="first", seat=0, first=1)
    with lan_in(tmp_path) as lan:
        assert (lan.web.keys.code, lan.web.keys.seats()) == (code, (1,))
        assert lan.do(lambda: lan.host.resume(1)) is None
        with lan.page(token) as page:
            assert page.act(do="expose", seat=1)["tell"] == "done"


def test_an_evening_of_yesterday_is_over_all_the_same(tmp_path: Path, wall_clock: WallClock) -> None:
    with lan_in(tmp_path) as lan:
        lan.start(options=OPTIONS)
        token = lan.seat(1)
    wall_clock.ahead = timedelta(hours=13)
    with lan_in(tmp_path) as lan, lan.socket(HERE) as page:
        page.send(f'{{"say":"hello","token":"{token}"}}')
        assert page.hear()["tell"] == "goodbye"


def test_the_date_is_read_at_one_place() -> None:
    found = {
        (str(file.relative_to(PROJECT)), called)
        for folder in ("companion", "engine")
        for file in sorted((PROJECT / folder).rglob("*.py"))
        if "node_modules" not in file.parts
        for called in _reads(file)
    }
    assert found == {(str(Path(sys.modules[utc_now.__module__].__file__ or "").relative_to(PROJECT)), "datetime.now")}


def _reads(file: Path) -> Iterator[str]:
    """Every call in the file that reads the date of the machine."""
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=name)) if (module, name) in READS:
                yield f"{module}.{name}"
