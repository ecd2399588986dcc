"""The real program on a disk that can be made to fail: a simulated table, its page, and what its log holds then."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from companion.log import Entry, Log
from companion.log.verify import verify
from companion.web.changes import FORM
from tests.companion.cli.running import SOON, Program, running
from tests.companion.web.knowing import Knowing
from tests.disk.disk import Disk

TABLE = ("table", "--no-browser", "--port", "0")
PLAY = ("play", "ambush", "--simulate", "--seats", "Ana,Bo", "--port", "0")


class Page:
    """The table's own screen, or another page, at the socket of the program."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self._line = line
        self._id, self._knowing = 0, Knowing()
        self.heard: list[dict[str, Any]] = []
        """Everything that it was told."""
        self._say(say="hello", token=token, updates=FORM)
        self.ping()

    def _say(self, **said: Any) -> None:
        self._line.send(msgspec.json.encode(said).decode())

    def hear(self) -> dict[str, Any]:
        """What it is told next; what changed as the whole state that comes of it."""
        told = self._knowing.take(msgspec.json.decode(self._line.recv(SOON)))
        self.heard.append(told)
        return told

    def until(self, tell: str, **fits: Any) -> dict[str, Any]:
        """The next thing of that kind in which these fields are so."""
        while True:
            told = self.hear()
            if told["tell"] == tell and fits.items() <= told.items():
                return told

    @property
    def state(self) -> dict[str, Any]:
        return self._knowing.state

    def send(self, say: str, **more: Any) -> int:
        """Say something without waiting for the answer; gives its number."""
        self._id += 1
        self._say(say=say, id=self._id, **more)
        return self._id

    def act(self, **action: Any) -> int:
        return self.send("act", version=self.state["version"], action=action)

    def press(self, device: str) -> int:
        return self.send("device", device=device, do="press")

    def answer_to(self, *numbers: int) -> list[str]:
        """What it is told to these: done or refused, each in its order."""
        found = [told for told in self.heard if told.get("id") in numbers]
        while len(found) < len(numbers):
            told = self.hear()
            if told.get("id") in numbers:
                found.append(told)
        return [told["tell"] for told in found]

    def ping(self) -> None:
        """Everything that was under way to it has come when this returns."""
        self._say(say="ping", sent=1.0)
        self.until("pong")

    def was_told(self, *ids: str) -> bool:
        return any(told["tell"] == "notice" and told["message"]["id"] in ids for told in self.heard)


class PlayingTable:
    """A table that plays, under a disk."""

    def __init__(self, program: Program, disk: Disk, home: Path) -> None:
        self.program, self.disk, self._home = program, disk, home
        self._token = program.post("/api/screen").json()["token"]

    @contextmanager
    def page(self, *, watch: bool = False) -> Iterator[Page]:
        address = self.program.address.replace("http", "ws") + "/ws"
        with connect(address, open_timeout=SOON, compression=None) as line:
            yield Page(line, "" if watch else self._token)

    def kill(self) -> None:
        """As if its power had been cut, but what was written is there."""
        self.disk.set("hold", 0)
        self.program.process.kill()
        self.program.process.wait(SOON)

    def entries(self) -> list[Entry]:
        """After `kill`: the steps that a restart finds."""
        with closing(Log(self._home / "ambit.db")) as log:
            assert [found.wrong for found in verify(log)] == [None]
            return log.entries(1)[0]

    def written(self) -> list[dict[str, Any]]:
        """After `kill`: the actions that a restart finds."""
        return [action for entry in self.entries() for action in entry.actions]


@contextmanager
def playing(folder: Path, *words: str, **more: str) -> Iterator[PlayingTable]:
    """A game of Ambush with its page, until this is left."""
    home = folder / "home"
    home.mkdir(parents=True)
    disk = Disk(home / "ambit.db", folder)
    around: dict[str, Any] = disk.environment | more
    with running(*(words or PLAY), home=home, **around) as program:
        table = PlayingTable(program, disk, home)
        try:
            yield table
        finally:
            table.kill()
