"""An evening at a table without hardware: devices to press, a clock to move on, and a log that a stranger reads."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from companion.bindings import Binding
from companion.log import Entry, Log
from companion.messages import Speaker, languages
from companion.session import Session, resume, start
from companion.session.log_writer import LogWriter
from companion.session.notices import Changed, News, Notice
from companion.taps import Tagged
from engine.action import to_data
from engine.refusal import Refusal
from engine.setup import Header
from engine.view import View
from hardware.clock import SimulatedClock
from hardware.outputs import Digits, Figure, Output
from hardware.virtual import VirtualTable
from tests.companion.messages.saying import finished
from tests.engine.ambush.table import CARDS

TAGS = {
    "04A1": Tagged("ambush", "footman"),
    "04A2": Tagged("ambush", "ambush"),
    "04B1": Tagged("ambal", "firebolt"),
    "04C3": Tagged(None, "target-3"),
}
BEGUN_AT = 100.0


class Evening:
    """One session with everything around it. What it tells is kept in `news`."""

    def __init__(self, log: Log, session: Session, table: VirtualTable, clock: SimulatedClock) -> None:
        self.log, self.session, self.table, self.clock = log, session, table, clock
        self.news: list[News] = []
        session.watch(self.news.append)

    def close(self) -> None:
        self.session.close()
        self.log.close()

    def bound(self, binding: Binding) -> "Evening":
        """The same evening with another understanding of its devices."""
        self.session.close()
        entries, mark = self.log.entries(self.session.number)
        log_writer = LogWriter(self.log, self.session.number, len(entries), mark)
        self.session = Session(self.session.history, log_writer, binding, self.table, self.clock, tagged)
        self.session.watch(self.news.append)
        return self

    # What people do

    def press(self, *devices: str) -> "Evening":
        for device in devices:
            self.table.press(device)
        return self

    def tap(self, reader: str, card: str) -> "Evening":
        self.table.tap(reader, card=card)
        return self

    def wait(self, seconds: float) -> "Evening":
        self.clock.advance(seconds)
        return self

    def begun(self) -> "Evening":
        """Seat 1 goes first."""
        return self.press("seat1.ok")

    def lying(self, *cards: str) -> "Evening":
        """Whole turns that expose these cards, a second apart; the next turn has begun."""
        for card in cards:
            turn = self.view.turn
            self.wait(1.0).tap("table.reader", card).wait(1.0).press(f"seat{turn}.no")
        return self

    # What people see and hear

    @property
    def view(self) -> View:
        return self.session.view()

    def seat(self, number: int) -> dict[str, Any]:
        seen: dict[str, Any] = to_data(self.view.seats[number - 1])
        return seen

    @property
    def window(self) -> dict[str, Any]:
        return self.view.table.window or {}

    def shows(self, device: str) -> Output | None:
        return self.table.look(device)

    def blinks(self, device: str) -> bool:
        shown = self.table.look(device)
        return isinstance(shown, Digits) and shown.blink

    def heard(self) -> list[Figure]:
        return [figure for _, figure in self.table.heard()]

    @property
    def told(self) -> list[str]:
        """The ids of all sentences so far, each of which can be said in every language."""
        notices = [one for one in self.news if isinstance(one, Notice)]
        for notice in notices:
            for language in languages():
                said = Speaker(language, {1: "Ana"}).message(notice.message)
                assert finished(said), said
        return [notice.message.id for notice in notices]

    @property
    def facts(self) -> list[str]:
        """The names of all facts so far."""
        changes = (one for one in self.news if isinstance(one, Changed))
        return [str(fact.__struct_config__.tag) for change in changes for fact in change.facts]

    # What is on the disk, as somebody else reads it

    def written(self) -> list[Entry]:
        with closing(Log(self.log.path)) as other:
            return other.entries(self.session.number)[0]

    def rows(self) -> int:
        return count_rows(self.log.path)

    def state(self) -> bytes:
        return msgspec.json.encode(self.session.history.state)


def count_rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as other:
        return int(other.execute("SELECT count(*) FROM entries").fetchone()[0])


def tagged(uid: str) -> Tagged | None:
    return TAGS.get(uid)


def header(seats: int = 2, **options: Any) -> Header:
    return Header(game="ambush", seats=("Ana", "Bo", "Cy", "Di")[:seats], options=options, cards=CARDS)


def evening(folder: Path, seats: int = 2, **options: Any) -> Evening:
    """A new game at a table with every device."""
    clock = SimulatedClock(BEGUN_AT)
    log, table = Log(folder / "ambit.db"), VirtualTable.of_seats(seats, clock)
    session = start(header(seats, **options), (), log, table, clock, tagged)
    assert not isinstance(session, Refusal), session
    return Evening(log, session, table, clock)


def resumed(folder: Path, at: float = 0.0) -> Evening:
    """The newest game again after the machine was off: its clock has started anew."""
    clock, log = SimulatedClock(at), Log(folder / "ambit.db")
    saved = log.games()[0]
    table = VirtualTable.of_seats(len(saved.header.seats), clock)
    return Evening(log, resume(saved, log, table, clock, tagged), table, clock)
