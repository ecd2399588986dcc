"""What only the desk is told: troubles, strangers, what an undo would do, codes and keys, and the last badge."""

from collections import deque
from collections.abc import Iterable

from msgspec.structs import replace

from companion.hall.tables import MOST_TROUBLES, Tables, Trouble
from companion.hall_web import shapes as w
from companion.hall_web.doors import Doors
from companion.hall_web.open_evening import OpenEvening
from companion.web.addresses import is_this_machine, split_host
from engine.message import Message

KEY_FILE, NAME = "hall.key", "north"
"""What stands for the file with the key, and for the table's name, in the command that is shown."""


class Desk:
    """The desk's own things beside the evening: the badge that was tapped last, and where phones find the hall."""

    def __init__(self, open: OpenEvening, doors: Doors, address: str) -> None:
        self._open, self._doors, self._address = open, doors, address
        self._tapped: tuple[str, int] | None = None
        self.has_reader = False
        self._troubles: deque[Trouble] = deque(maxlen=MOST_TROUBLES)

    def trouble(self, said: Message) -> None:
        """Something that the desk should know, of nobody's table."""
        self._troubles.append(Trouble(self._open.clock(), "", said))
        self._open.changed()

    def tap(self, badge: str) -> w.TapTold:
        """A badge was held to a reader: whose it is. Nothing is entered yet (HALL-IN-03)."""
        self._tapped = (badge, self._tapped[1] + 1 if self._tapped else 1)
        self._open.changed()
        told = self._tap()
        assert told is not None
        return told

    def _tap(self) -> w.TapTold | None:
        if self._tapped is None:
            return None
        badge, number = self._tapped
        players = self._open.evening.hall.players if self._open.evening else ()
        owner = next((player.number for player in players if player.badge == badge), None)
        return w.TapTold(badge, owner, number)

    def told(self) -> w.DeskTold:
        """All of it, as it is now."""
        evening, tables = self._open.evening, self._open.tables
        players = evening.hall.players if evening else ()
        return w.DeskTold(
            troubles=_troubles((*self._troubles, *(tables.troubles if tables else ()))),
            strangers=self._strangers(tables),
            alerts=_alerts(tables),
            broker=self._broker(),
            undo=evening.last if evening else None,  # type: ignore[arg-type]
            redo=evening.next if evening else None,  # type: ignore[arg-type]
            step=evening.step if evening else 0,
            badges={str(player.number): player.badge for player in players if player.badge},
            phones=self._doors.tokens.seats(),
            tap=self._tap(),
            code=self._doors.code,
            pin=self._doors.pin,
            address=f"http://{self._address}",
            key=evening.kept.key if evening else "",
            start=self._start(),
            first_time=evening is None and not self._open.book.evenings(),
            reader=self.has_reader,
        )

    def _start(self) -> str:
        """The command that starts a table: without the broker's password, which everybody would read on the screen."""
        link = self._open.link
        if link is None:
            return ""
        near = link.address.host == "localhost" or is_this_machine(link.address.host)
        address = replace(link.address, host=split_host(self._address)) if near else link.address
        return f"ambit table --hall {address} --hall-key-file {KEY_FILE} --table-name {NAME}"

    def _broker(self) -> w.BrokerTold:
        link, tables = self._open.link, self._open.tables
        other = tables is not None and tables.other_hall
        if link is not None:
            return w.BrokerTold(link.state, link.trouble, str(link.address), other)
        address = self._open.address
        return w.BrokerTold("none" if address is None else "away", None, str(address or ""), other)

    def _strangers(self, tables: Tables | None) -> tuple[w.StrangerTold, ...]:
        if tables is None or self._open.evening is None:
            return ()
        ours, now = self._open.evening.hall.tables, self._open.clock()
        return tuple(
            w.StrangerTold(name, seen.presence(now), seen.description.seats if seen.description else None)
            for name, seen in tables.seen.items()
            if name not in ours and seen.presence(now) != "away"
        )


def _troubles(troubles: Iterable[Trouble]) -> tuple[w.TroubleTold, ...]:
    in_order = sorted(troubles, key=lambda one: one.at)
    return tuple(w.TroubleTold(round(one.at, 1), one.table, one.message) for one in in_order)


def _alerts(tables: Tables | None) -> tuple[w.AlertTold, ...]:
    if tables is None:
        return ()
    return tuple(w.AlertTold(seen.table, said) for seen in tables.seen.values() for _, said in seen.alerts)
