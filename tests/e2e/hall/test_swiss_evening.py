"""A Swiss evening by browsers and virtual devices over a real broker: a late player comes, and a table is pulled."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.broker import Broker
from tests.e2e.hall.people import (
    check_in,
    check_in_by_badge,
    code_of,
    desk_of,
    key_of,
    match_of,
    pair,
    part,
    phone_of,
    screen_of,
    set_up,
    tap,
)
from tests.e2e.hall.program import HallProgram, TableProgram
from tests.e2e.page.windows import Windows

TABLES = ("north", "south", "east", "west")
Match = dict[str, Any]


class Club:
    """The desk, and the tables as programs."""

    def __init__(self, hall: HallProgram, there: Broker, desk: Page, home: Path) -> None:
        self.hall, self.desk = hall, desk
        self._there, self._home, self._key, self.code = there, home, key_of(desk), code_of(desk)
        self.tables: dict[str, TableProgram] = {}

    def start(self, *names: str) -> None:
        """Start these tables, which come in by themselves if the hall knows them."""
        for name in names:
            self.tables[name] = TableProgram(self._home, self._there.url, self._key, name)

    def round(self, number: int) -> list[Match]:
        """What everybody may see of a round."""
        answer = self.desk.request.get(f"{self.hall.here}/api/rounds/{number}")
        assert answer.ok
        return [match for match in answer.json()["matches"] if len(match["players"]) > 1]

    def name(self, number: int) -> str:
        players: list[Match] = self.desk.request.get(f"{self.hall.here}/api/export/evening.json").json()["players"]
        return str(next(player["name"] for player in players if player["number"] == number))

    def play(self, number: int, but: tuple[str, ...] = ()) -> None:
        """At every table the player with the smallest number wins."""
        for match in self.round(number):
            if match["table"] not in but:
                self.tables[match["table"]].plays(self.name(min(match["players"])))

    def close(self) -> None:
        for table in self.tables.values():
            table.pull()


@pytest.fixture
def club(tmp_path: Path, windows: Windows, hall: HallProgram, there: Broker) -> Iterator[Club]:
    """An evening of three rounds at which nobody has checked in yet; four tables ask to take part, and are let in."""
    desk = desk_of(windows, hall)
    set_up(desk, rounds=3)
    with ExitStack() as stack:
        one = Club(hall, there, desk, tmp_path)
        stack.callback(one.close)
        one.start(*TABLES)
        part(desk, "Tables")
        for name in TABLES:
            let_in = desk.get_by_role("button", name=f"Let in the table {name}")
            let_in.click()
            expect(let_in).to_have_count(0)
        expect(desk.get_by_role("heading", name="4 tables take part")).to_be_visible()
        yield one


def test_a_swiss_evening_of_nine_with_a_pulled_table_and_a_late_player(windows: Windows, club: Club) -> None:
    desk, hall = club.desk, club.hall
    part(desk, "Players")
    check_in(desk, "Bo", "Cléo", "Dan", "Eve", "Farid")
    check_in_by_badge(desk, "04A1B2", "Gül")
    tap(desk, "04A1B2")
    expect(desk.get_by_text("Gül is here.")).to_be_visible()
    desk.get_by_role("button", name="That is right").click()
    ana, hana = phone_of(windows, hall, club.code, "Ana"), phone_of(windows, hall, club.code, "Hana")
    wall = screen_of(windows, hall).page
    expect(wall.get_by_role("heading", name="8 players are here")).to_be_visible()

    # Round 1: all tables play, and tell.
    pair(desk, 1)
    desk.get_by_role("button", name="Start the clock: 50 minutes").click()
    expect(desk.get_by_role("timer")).to_contain_text(re.compile(r"(50:00|49:\d\d)"))
    expect(wall.get_by_role("heading", name="Pairings")).to_be_visible()
    expect(ana.get_by_text("against")).to_be_visible()
    club.play(1)
    expect(desk.get_by_text("All results are in. Round 2 can be paired.")).to_be_visible()
    expect(match_of(desk, "Bo")).to_contain_text("told by the table")

    # Round 2: somebody comes late, one waits, and a table is pulled in the middle.
    ivo = phone_of(windows, hall, club.code, "Ivo")
    expect(ivo.get_by_text("You play from round 2 on.")).to_be_visible()
    pair(desk, 2)
    assert len(club.round(2)) == 4
    expect(desk.get_by_role("article").filter(has_text="waits this round")).to_have_count(1)
    expect(ivo.get_by_text("You play from round 2 on.")).to_have_count(0)
    pulled = club.round(2)[-1]
    club.tables[pulled["table"]].pull()
    club.play(2, but=(pulled["table"],))
    expect(desk.get_by_text("One result is missing.")).to_be_visible()
    part(desk, "Tables")
    expect(desk.get_by_role("listitem").filter(has_text=pulled["table"]).first).to_contain_text("away")
    part(desk, "Round")
    winner = club.name(pulled["players"][1])
    match_of(desk, winner).get_by_role("button", name=f"{winner} won").click()
    expect(match_of(desk, winner)).to_contain_text("entered at the desk")

    # Round 3: the table is back; a judge is called, and comes.
    expect(desk.get_by_role("button", name="Pair round 3")).to_be_visible()
    club.start(pulled["table"])
    part(desk, "Tables")
    expect(desk.get_by_role("listitem").filter(has_text=pulled["table"]).first).to_contain_text("ready")
    pair(desk, 3)
    club.tables[pulled["table"]].type("call")
    expect(desk.get_by_text(f"Table {pulled['table']} wants a judge")).to_be_visible()
    desk.get_by_role("button", name="A judge was there").click()
    expect(desk.get_by_text(f"Table {pulled['table']} wants a judge")).to_have_count(0)
    club.play(3)
    desk.get_by_role("button", name="Finish the evening").click()
    expect(desk.get_by_text("The evening is over.").first).to_be_visible()

    met = [tuple(sorted(match["players"])) for number in (1, 2, 3) for match in club.round(number)]
    assert len(met) == len(set(met)) == 12, "nobody meets twice, and no match is lost"
    assert all(match["winners"] is not None for number in (1, 2, 3) for match in club.round(number))
    expect(wall.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(hana.get_by_text("The evening is over.").first).to_be_visible()
