"""All open pages of the hall: changes are gathered and told to everybody at once, at most ten times a second."""

import asyncio
from collections import Counter
from collections.abc import Container

import msgspec

from companion.hall_web import shapes as w
from companion.hall_web.desk import Desk
from companion.hall_web.doors import Grant
from companion.hall_web.telling import NOW, Data, Telling
from companion.hall_web.viewer import Viewer
from companion.messages import languages
from companion.web.changes import FORM, change
from engine.message import message

GATHERED = 0.1
"""Seconds between two messages to the pages."""
AGED = 1.0
"""Seconds after which it is looked again: a table that says nothing becomes silent by itself."""
MOST_VIEWERS: dict[w.Role, int] = {"watch": 1500, "player": 1800, "desk": 2000}
"""How many pages may be open when one more of that role comes: the desk always has places left."""
MOST_OF_ONE_PEER = 64


class Hub:
    """Runs on the loop's thread."""

    def __init__(self, telling: Telling, desk: Desk) -> None:
        self._telling, self._desk = telling, desk
        self._viewers: list[Viewer] = []
        self._peers = Counter[str]()
        self._told: Data = telling.hall()
        self._whole: bytes | None = None
        self._desk_told = b""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Tell what changes from now on."""
        self._task = asyncio.create_task(self._keep_telling())

    def close(self) -> None:
        """End every page."""
        if self._task is not None:
            self._task.cancel()
        for viewer in tuple(self._viewers):
            viewer.end()

    def look_again(self) -> None:
        """Something may have changed."""
        self._changed.set()

    # Coming and going

    def full(self, peer: str, role: w.Role) -> bool:
        """Whether there is no room for one more page of that role, in all or from this peer."""
        return len(self._viewers) >= MOST_VIEWERS[role] or self._peers[peer] >= MOST_OF_ONE_PEER

    def join(self, grant: Grant | None, peer: str, hello: w.Hello) -> Viewer:
        """Add a page, which is told the whole hall at once."""
        viewer = Viewer(grant, peer, self._whole_told, knows_changes=hello.updates == FORM)
        self._viewers.append(viewer)
        self._peers[peer] += 1
        viewer.answer(w.Welcome(viewer.role, viewer.player, languages()))
        if viewer.role == "desk":
            self._tell_desk()
            viewer.desk(self._desk_told)
        return viewer

    def part(self, viewer: Viewer) -> None:
        """A page was closed."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            self._peers[viewer.peer] -= 1
            self._peers += Counter()  # drops peers with a count of 0

    def show_out_players(self, players: Container[int] | None = None) -> None:
        """Phones have to check in again: those of these players, or of everybody, as in another evening."""
        for viewer in tuple(self._viewers):
            if viewer.role == "player" and (players is None or viewer.player in players):
                viewer.end(w.Goodbye(message("web-token-over")))

    # Telling

    async def _keep_telling(self) -> None:
        while True:
            try:
                async with asyncio.timeout(AGED):
                    await self._changed.wait()
            except TimeoutError:
                pass
            self._changed.clear()
            self.tell()
            await asyncio.sleep(GATHERED)

    def tell(self) -> None:
        """Tell everybody what has changed since the last time, if anything has."""
        told = self._telling.hall()
        if not _same(self._told, told):
            changes = msgspec.json.encode(w.ChangesTold(change(self._told, told) or {}))  # type: ignore[arg-type]
            self._told, self._whole = told, None
            for viewer in self._viewers:
                viewer.change(changes)
        self._tell_desk()

    def _tell_desk(self) -> None:
        desks = [viewer for viewer in self._viewers if viewer.role == "desk"]
        if not desks:
            return
        told = msgspec.json.encode(self._desk.told())
        if told != self._desk_told:
            self._desk_told = told
            for viewer in desks:
                viewer.desk(told)

    def _whole_told(self) -> bytes:
        """The hall as it was told last: made once for all who need it."""
        if self._whole is None:
            self._whole = msgspec.json.encode({"tell": "hall"} | self._told)
        return self._whole


def _same(old: Data, new: Data) -> bool:
    """Whether nothing has changed but the time of the day."""
    if old["clock"] and new["clock"]:
        old = old | {"clock": old["clock"] | {NOW: new["clock"][NOW]}}
    return old == new
