"""A screen of the simulated hall: whatever the hall's server sends to a page is sent to it, and noted."""

import asyncio
from contextlib import suppress
from typing import Any

from companion.hall.book import Book
from companion.hall_simulation.ledger import Ledger
from companion.hall_web.desk import Desk
from companion.hall_web.doors import Doors
from companion.hall_web.hub import Hub
from companion.hall_web.open_evening import OpenEvening
from companion.hall_web.shapes import Hello
from companion.hall_web.telling import Telling


class NotedTelling(Telling):
    """What the server tells, and of which step of each table that is."""

    def __init__(self, open: OpenEvening, ledger: Ledger) -> None:
        super().__init__(open)
        self._evening, self._ledger = open, ledger
        self._views: dict[str, object] = {}
        self._in_it: list[tuple[str, int, int]] = []

    def hall(self) -> dict[str, Any]:
        """As it is told; what was in the last one and was not sent, looked no other than what is shown."""
        for table, game, step in self._in_it:
            self._ledger.alike(table, game, step)
        self._in_it = []
        for table, seen in self._evening.tables.seen.items() if self._evening.tables else ():
            if seen.view is not None and self._views.get(table) is not seen.view:
                self._views[table] = seen.view
                self._in_it.append((table, seen.view.game, seen.view.step))
        return super().hall()

    def sent(self) -> None:
        """The last one has gone out."""
        for table, game, step in self._in_it:
            self._ledger.shown(table, game, step)
        self._in_it = []


class Screen:
    """Served by the hall's own hub, like a page that watches; only the socket itself is left out."""

    def __init__(self, open: OpenEvening, book: Book, ledger: Ledger) -> None:
        self._telling = NotedTelling(open, ledger)
        self._hub = Hub(self._telling, Desk(open, Doors(book), "localhost"))
        open.changed = self._hub.look_again
        self.bytes = 0

    async def watch(self) -> None:
        """Until cancelled."""
        self._hub.start()
        viewer = self._hub.join(None, "127.0.0.1", Hello())
        try:
            with suppress(asyncio.CancelledError):
                await viewer.tell(self._send)
        finally:
            self._hub.close()

    async def _send(self, message: Any) -> None:
        self.bytes += len(message)
        self._telling.sent()
