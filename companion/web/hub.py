"""Everybody who looks on: who is told what, and that nobody is told what is not theirs to know."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from companion.host import HostNews, Opened, Shown, Sitting, TableHost
from companion.messages import languages
from companion.session.notices import Changed, Notice
from companion.web import protocol as p
from companion.web.keys import Grant, Keys
from companion.web.states import States
from companion.web.viewer import Viewer
from engine.message import Message, message
from hardware.roles import spot

MOST_VIEWERS = 256
MOST_OF_ONE_PEER = 64


class Hub:
    """Watches the host for all viewers."""

    def __init__(self, host: TableHost, keys: Keys) -> None:
        self._host, self._keys = host, keys
        self.states = States(host)
        self._viewers: list[Viewer] = []
        self._peers = Counter[str]()
        self._guests = 0
        self._leave = host.watch(self._news)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self._viewers)

    def close(self) -> None:
        self._leave()
        for viewer in self.viewers:
            viewer.end()

    # Coming and going

    def full(self, peer: str) -> bool:
        return len(self._viewers) >= MOST_VIEWERS or self._peers[peer] >= MOST_OF_ONE_PEER

    def join(self, grant: Grant | None, peer: str, hello: p.Hello) -> Viewer:
        """Somebody looks on from now on, and is told at once how things stand."""
        self.states.outdated()  # what has been put together says how late it was then
        viewer = Viewer(grant, peer, self._state, self.states.seen(hello.number, hello.version))
        self._viewers.append(viewer)
        self._peers[peer] += 1
        viewer.greet(p.Welcome(viewer.role, viewer.seat, self._host.simulated, languages(), self._host.fault_kinds))
        viewer.look_again()
        self._at_table(viewer)
        return viewer

    def part(self, viewer: Viewer) -> None:
        viewer.leave_table()
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            self._peers[viewer.peer] -= 1
            self._peers += Counter()  # forgets those who have nobody left

    def _at_table(self, viewer: Viewer) -> None:
        """A table's screen sees what the devices show; a seat's phone is a link that is asked for earlier presses."""
        sitting = self._host.sitting
        if sitting is None:
            return
        if viewer.role == "table":
            viewer.light(sitting.table.outputs(), ())
        elif viewer.role == "seat":
            self._guests += 1
            name = f"phone{self._guests}"
            viewer.leave_table = sitting.table.join(name, lambda: self.ask(viewer))
            viewer.settle_table = lambda: sitting.table.settled(name)

    def ask(self, viewer: Viewer) -> None:
        """Anything before this?"""
        viewer.answer(p.Question(viewer.way.ask(self._host.steady.now())))

    def answered(self, viewer: Viewer, number: int) -> None:
        if viewer.way.answered(number, self._host.steady.now()):
            viewer.settle_table()

    def turn_out(self, message: Message) -> None:
        """Whoever holds a token that is over is told so, and has to come in again."""
        for viewer in self.viewers:
            if viewer.grant is not None and self._keys.find(viewer.grant.token) is None:
                viewer.end(p.Goodbye(message))

    def look_again(self) -> None:
        """Something changed that the host does not know of: who has joined."""
        self.states.outdated()
        for viewer in self._viewers:
            viewer.look_again()

    def _state(self, viewer: Viewer) -> bytes:
        """What this viewer does not know yet; empty where that is nothing."""
        since, viewer.seen = viewer.seen, self._host.version
        last, viewer.told = viewer.told, self.states.of(viewer.role, viewer.seat, self._keys.seats())
        if viewer.told is None:
            return msgspec.json.encode(p.NoGame())
        return self.states.told(last, viewer.told, (viewer.role, viewer.seat), since)

    # What the host tells

    def _news(self, news: HostNews) -> None:
        match news:
            case Shown(outputs=outputs, figures=figures):
                for viewer in self._viewers:
                    if viewer.role == "table":
                        viewer.light(outputs, figures)
                return
            case Notice():
                self.notice(news)
            case Opened():
                self._opened()
            case Changed(facts=facts):
                self.states.changed(facts)
        self.look_again()

    def _opened(self) -> None:
        """New game, new code; who sits where they sat before stays."""
        sitting = self._host.sitting
        self._keys.change_code()
        self._keys.reseat({seat.seat: seat.name for seat in sitting.session.view().seats} if sitting else {})
        self.states.begin()
        self.turn_out(message("web-seat-over"))
        for seat in self._keys.seats():
            if sitting is not None and sitting.director is not None:
                sitting.director.take(seat)
        for viewer in self._viewers:
            viewer.leave_table()
            viewer.seen, viewer.told = self._host.version, None
            self._at_table(viewer)

    # Sentences

    def notice(self, notice: Notice) -> None:
        """Most are for everybody; what was refused to a seat is for that seat, and names no card to others."""
        told = p.Notice(notice.message, notice.clause, notice.device, notice.seat)
        for viewer in self._viewers:
            if not _is_private(notice) or viewer.seat == notice.seat:
                viewer.notice(told)
            elif viewer.role in ("table", "referee"):
                viewer.notice(self._discreet(told))

    def tell_staff(self, notice: Notice) -> None:
        """Something for those who look after the table."""
        for viewer in self._viewers:
            if viewer.role in ("table", "referee"):
                viewer.notice(p.Notice(notice.message, notice.clause, notice.device, notice.seat))

    def _discreet(self, told: p.Notice) -> p.Notice:
        sitting = self._host.sitting
        if self._host.simulated or sitting is None or not _names_a_card(told.message, sitting):
            return told
        return msgspec.structs.replace(told, message=message("web-refused", seat=told.seat))


def _is_private(notice: Notice) -> bool:
    """Refused to one seat, at a device of that seat; what happens at the table's own devices everybody sees."""
    place = spot(notice.device) if notice.device else None
    return notice.clause is not None and bool(notice.seat) and (place is None or place.seat != 0)


def _names_a_card(said: Message, sitting: Sitting) -> bool:
    named = {"uid", *sitting.cards, *sitting.cards.values()}
    return any(value in named for value in _values(said))


def _values(said: Message) -> Iterator[Any]:
    """Whatever fills the gaps, also those of words within words; and the names of gaps that hold numbers of chips."""
    for name, value in said.args.items():
        if name == "uid":
            yield name
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Message):
                yield from _values(one)
            elif isinstance(one, str):
                yield one
