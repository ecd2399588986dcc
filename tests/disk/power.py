"""Cut the power of a playing table, in thought: `python -m tests.disk.power --cuts 8000`.

The real program plays on the real SQLite while everything that it writes, syncs and sends is recorded. At any moment of
that record the power may fail: what was not synced by then is lost, torn or kept, at random. Whatever had been sent as
done must be in the log that is left. As a control the same is done with a database that does not sync each step
(`synchronous = NORMAL`): there something must be missing, or the simulation could not find anything.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from companion.log import Entry, Log, Unusable
from companion.log.told import ENDING
from companion.log.verify import verify
from tests.disk.disk import Event, Kind
from tests.disk.table import Page, PlayingTable, playing

SECTOR = 512
"""Bytes that a disk writes all or not at all."""
FILES = ("ambit.db", "ambit.db-wal", "ambit.db-told")
CARELESS = """
import functools, sqlite3

class Careless(sqlite3.Connection):
    def execute(self, order, *more):
        return super().execute(order.replace("synchronous = FULL", "synchronous = NORMAL"), *more)

sqlite3.connect = functools.partial(sqlite3.connect, factory=Careless)
"""
"""Read by Python before the program, where the control is played."""


class Story(Struct, frozen=True):
    """What happened at a table, and what was on its disk before."""

    before: dict[str, bytes]
    events: list[Event]
    steps: dict[int, tuple[int, int]]
    """By the number of what the page said: the game, and how many steps it has with this one."""
    games: dict[int, list[Entry]]
    """What was in the log at the end."""


class Tally(Struct):
    """What was found."""

    cuts: int = 0
    confirmed: int = 0
    """Steps that had been sent as done, over all cuts."""
    losing: int = 0
    """Cuts after which such a step was missing, or the database could not be read."""
    torn: int = 0
    """Cuts with something written and not synced."""


# A table plays


def recorded(folder: Path, steps: int, *, careless: bool = False) -> Story:
    """Two games, the first of them to its end, with steps that are taken back and brought again."""
    more = {}
    if careless:
        (folder / "before").mkdir(parents=True)
        (folder / "before" / "sitecustomize.py").write_text(CARELESS)
        more = {"PYTHONPATH": str(folder / "before")}
    home = folder / "home"
    with playing(folder, **more) as table, table.page() as page:
        before = {name: (home / name).read_bytes() for name in FILES}
        table.disk.set("recording", 1)
        known = Steps(page)
        known.play(1, steps)
        known.said(1, page.act(do="first", seat=0, first=1))
        known.said(1, page.act(do="concede", seat=2))
        _begin_again(table)
        page.until("state")
        known.play(2, steps)
        table.disk.set("recording", 0)
        table.kill()
        with closing(Log(home / "ambit.db")) as log:
            games = {number: log.entries(number)[0] for number in log.numbers()}
        return Story(before, list(table.disk.events()), known.steps, games)


def _begin_again(table: PlayingTable) -> None:
    answer = table.program.post("/api/game", table.program.screen(), game="ambush", seats=["Ana", "Bo"])
    assert answer.status_code == 200, answer.text


class Steps:
    """Says things on a page, and knows which step of which game each of them is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.steps: dict[int, tuple[int, int]] = {}
        self._count: dict[int, int] = {}

    def said(self, game: int, number: int) -> None:
        assert self._page.answer_to(number) == ["done"], self._page.heard[-1]
        self._count[game] = self._count.get(game, 0) + 1
        self.steps[number] = (game, self._count[game])

    def play(self, game: int, steps: int) -> None:
        for count in range(steps):
            order = {3: "undo", 4: "redo"}.get(count % 5)
            if order is None:
                self.said(game, self._page.act(do="name", seat=1, name=f"Ana the {count}th"))
            else:
                self.said(game, self._page.send("order", order=order, version=self._page.state["version"]))


# The power fails


class Platter:
    """What is on the disk for certain, and what may be there."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._safe = {name: bytearray(content) for name, content in files.items()}
        self._open: dict[str, list[Event]] = {}

    @property
    def is_torn(self) -> bool:
        return any(events for name, events in self._open.items() if not name.endswith(ENDING))

    def take(self, event: Event) -> None:
        if event.kind is Kind.SYNC:
            for waiting in self._open.pop(event.name, []):
                _put(self._safe.setdefault(event.name, bytearray()), waiting, lambda: True)
        elif event.kind in (Kind.WRITE, Kind.TRUNCATE):
            self._open.setdefault(event.name, []).append(event)

    def cut(self, random: Random, folder: Path) -> None:
        """The files as they are found after the power failed now."""
        for name in {*self._safe, *self._open}:
            content = bytearray(self._safe.get(name, b""))
            for event in self._open.get(name, []):
                chance = random.choice((0.0, 0.0, 0.5, 1.0, 1.0))
                _put(content, event, lambda chance=chance: random.random() < chance)  # type: ignore[misc]
            (folder / name).write_bytes(content)


def _put(content: bytearray, event: Event, is_there: Callable[[], bool]) -> None:
    """Sector by sector, as far as each of them got there."""
    if event.kind is Kind.TRUNCATE:
        if is_there():
            del content[event.offset :]
            content.extend(bytes(event.offset - len(content)))
        return
    for place in range(0, len(event.data), SECTOR):
        if is_there():
            at, part = event.offset + place, event.data[place : place + SECTOR]
            content.extend(bytes(max(0, at - len(content))))
            content[at : at + len(part)] = part


def cut_often(story: Story, cuts: int, seed: str) -> Tally:
    """Fail at so many moments, and look at what is left each time."""
    random, tally = Random(seed), Tally()
    moments = sorted(random.randrange(len(story.events) + 1) for _ in range(cuts))
    platter, confirmed, done = Platter(story.before), Confirmed(story.steps), 0
    for moment in moments:
        for event in story.events[done:moment]:
            platter.take(event)
            confirmed.take(event)
        done = moment
        tally.cuts += 1
        tally.torn += platter.is_torn
        tally.confirmed += sum(confirmed.games.values())
        with TemporaryDirectory() as folder:
            platter.cut(random, Path(folder))
            tally.losing += not _is_there(Path(folder) / "ambit.db", confirmed.games, story.games)
    return tally


class Confirmed:
    """What the page was told is done, as it was sent."""

    def __init__(self, steps: dict[int, tuple[int, int]]) -> None:
        self._waiting = {f'{{"tell":"done","id":{number}}}'.encode(): step for number, step in steps.items()}
        self.games: dict[int, int] = {}
        """By game, how many steps."""

    def take(self, event: Event) -> None:
        if event.kind is Kind.SEND:
            for sign in [sign for sign in self._waiting if sign in event.data]:
                game, steps = self._waiting.pop(sign)
                self.games[game] = steps


def _is_there(path: Path, confirmed: dict[int, int], games: dict[int, list[Entry]]) -> bool:
    try:
        with closing(Log(path)) as log:
            wrong = [found.wrong for found in verify(log) if found.wrong is not None]
            left = {game: log.entries(game)[0][:steps] for game, steps in confirmed.items() if game in log}
    except Unusable:
        return False
    return not wrong and left == {game: games[game][:steps] for game, steps in confirmed.items()}


# From the command line


def both(folder: Path, steps: int, cuts: int, seed: str) -> Iterator[tuple[str, Tally]]:
    """Ambit as it is, and the control."""
    for name, careless in (("every step synced", False), ("the control, which must lose", True)):
        story = recorded(folder / name.replace(" ", "-"), steps, careless=careless)
        yield name, cut_often(story, cuts, seed)


def report(found: Iterable[tuple[str, Tally]]) -> bool:
    """Print what was found; whether it is as it should be."""
    losing = []
    for name, tally in found:
        print(
            f"{name}: {tally.cuts} cuts, {tally.torn} with something not synced, {tally.losing} lost a confirmed step"
        )
        losing.append(tally.losing)
    return losing[0] == 0 and losing[1] > 0


def main() -> None:
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("--cuts", type=int, default=8000)
    ask.add_argument("--steps", type=int, default=150, help="of each game")
    ask.add_argument("--seed", default="power")
    said = ask.parse_args()
    with TemporaryDirectory() as aside:
        sys.exit(not report(both(Path(aside), said.steps, said.cuts, said.seed)))


if __name__ == "__main__":
    main()
