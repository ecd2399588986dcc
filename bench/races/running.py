"""Thousands of races: two boards of a table of four are pressed shortly after each other, and five ways say who won."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Literal, NamedTuple, get_args

from bench.races.send_times import SendTimes
from hardware.emulators.satellite.model import ways
from hardware.emulators.satellite.model.board import Board, Chip
from hardware.emulators.satellite.model.controller import Controller
from hardware.emulators.satellite.model.crystal import crystal
from hardware.emulators.satellite.model.table import ModelTable
from hardware.satellite.clock.pings import BURST, PERIOD

SECOND = 1e6
WARM_UP = 65 * SECOND
STATES, RACES = 60, 10
"""How often races are held at one table, and how many each time; between, the clocks go on for some seconds."""
SHORTEST, LONGEST = 1.0, 5000.0
"""µs between two presses: as many races from 1 to 10 as from 100 to 1000."""
NOTICED = 200.0
"""µs after which a board sends what happened, at the most."""

Method = Literal["arrival", "send times", "more send times", "pings", "frames"]
METHODS: tuple[Method, ...] = get_args(Method)
A_SECOND = BURST / PERIOD
"""Pings, as a table without frames sends them; "more send times" gets all of them, "send times" about one a second."""
Link = Literal["batched", "busy"]
LINKS: tuple[Link, ...] = get_args(Link)


class Judged(NamedTuple):
    """How far apart a method says two presses were, in µs, and what it admits to be wrong by; None: it says nothing."""

    apart: float
    bound: float | None


class Race(NamedTuple):
    """The true µs between the presses, and what each method made of it."""

    apart: float
    judged: dict[Method, Judged]


class Stamped(NamedTuple):
    """One press by one method: the Pi's µs, and the bound."""

    at: float
    bound: float | None = None


class Racing:
    """One table with boards of both chips, on one controller behind hubs."""

    def __init__(self, seed: int, link: Link) -> None:
        self.chance = chance = Random(f"{link} {seed}")
        usb = Controller("usb1", crystal(chance, zero=chance.uniform(0, 1e9)))
        chips: tuple[Chip, ...] = ("rp2040", "rp2350", "rp2040", "rp2350")
        boards = [
            Board(f"board {place}", usb, crystal(chance, zero=chance.uniform(0, 2**32)), chip, chance)
            for place, chip in enumerate(chips)
        ]
        for board in boards:
            board.there = board.back = {"batched": ways.batched, "busy": ways.busy}[link]
        self.table = ModelTable(boards, chance, rests=False)  # pings alone are measured as if there were no frames
        self._plain = {board.name: SendTimes() for board in boards}
        self._often = {board.name: SendTimes(A_SECOND) for board in boards}

    def races(self) -> Iterator[Race]:
        """All races of this table."""
        self.table.run(WARM_UP)
        for _ in range(STATES):
            self.table.run(self.table.now + self.chance.uniform(1.5, 3.5) * SECOND)
            self._catch_up()
            for _ in range(RACES):
                yield self._race()

    def _catch_up(self) -> None:
        """The plain regression is given one ping a second, as it is used to; another one is given all of them."""
        for name, pings in self.table.pings.items():
            for ping in pings[:: 2 * BURST]:
                self._plain[name].add(*ping)
            for ping in pings:
                self._often[name].add(*ping)
            pings.clear()

    def _race(self) -> Race:
        first, second = self.chance.sample(self.table.boards, 2)
        apart = SHORTEST * (LONGEST / SHORTEST) ** self.chance.random()
        begin = self.table.now - LONGEST - self.chance.uniform(0.0, 1e5)
        one, other = self._pressed(first, begin), self._pressed(second, begin + apart)
        return Race(apart, {method: _judged(one[method], other[method]) for method in METHODS})

    def _pressed(self, board: Board, true: float) -> dict[Method, Stamped]:
        ticks, unsure = board.press(true)
        time, now = self.table.times[board.name], self.table.now
        stamp, pings = time.stamp(ticks, unsure), time.readings.pings.fit
        if stamp is None or pings is None:
            raise RuntimeError(f"{board.name} has no clock after a minute")
        x = time.readings.ticks.reading(ticks, now)
        sent = true + self.chance.uniform(0.0, NOTICED)
        return {
            "arrival": Stamped(sent + board.back(sent, self.chance)),
            "send times": Stamped(self._plain[board.name].at(ticks, now)),
            "more send times": Stamped(self._often[board.name].at(ticks, now)),
            "pings": Stamped(pings.at(x), pings.err(x) + unsure * SECOND),
            "frames": Stamped(stamp.moment.at * SECOND, stamp.moment.err * SECOND),
        }


def _judged(one: Stamped, other: Stamped) -> Judged:
    bounded = one.bound is not None and other.bound is not None
    return Judged(other.at - one.at, (one.bound or 0.0) + (other.bound or 0.0) if bounded else None)


def races(many: int, link: Link, seed: int, then: Callable[[], object]) -> list[Race]:
    """So many races at as many tables as it takes; `then` is called after each table."""
    found: list[Race] = []
    while len(found) < many:
        found += list(Racing(seed, link).races())[: many - len(found)]
        seed += 1
        then()
    return found
