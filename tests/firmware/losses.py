"""Inputs on an emulated board that runs the real firmware, and all goes wrong: none may be lost or come twice.

`python -m tests.firmware.losses --inputs 100000` does it for as long as one likes.
"""

import argparse
import random
import struct
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import asdict

from hardware.emulators.pn532.noise import Noise
from hardware.emulators.satellite import Board
from tests.firmware.lost_frames import LostFrames
from tests.firmware.peer import Event, Peer
from tests.firmware.seat import m, only, settings

AT_ONCE = 60
"""Clicks of a dial in one go: the board keeps 64 events."""
TOO_MANY = 90
"""Clicks in one go of which a board whose host reads nothing must give some up, and say how many."""
BOARDS = 5
"""Boards that play at the same time: each mostly waits."""


class Tally(Struct):
    """What became of the clicks, and what was done to the board meanwhile."""

    sent: int = 0
    told_lost: int = 0
    """Those of which the board said that it had no room for them."""
    lost: int = 0
    doubled: int = 0
    cuts: int = 0
    cuts_while_unacknowledged: int = 0
    cuts_while_held: int = 0
    reboots: int = 0
    holds: int = 0
    drifts: int = 0

    @property
    def faults(self) -> tuple[int, ...]:
        """How often each was made."""
        cuts = (self.cuts, self.cuts_while_unacknowledged, self.cuts_while_held)
        return (*cuts, self.reboots, self.holds, self.drifts)

    @property
    def is_good(self) -> bool:
        return self.lost == self.doubled == 0


class Evening:
    """One board, one cable that loses frames and changes bytes, one hand at the dial."""

    def __init__(self, path: Path, seed: int) -> None:
        self._chance, self.tally = random.Random(seed), Tally()
        self._board = Board(path, settings(only("dial")), only("dial"))
        self._board.to_host = LostFrames(0.05)
        self._board.to_board = Noise(changed=0.001, lost=0.001, added=0.001)
        self._board.plug()
        self._peer = Peer(path)
        self._peer.hello()

    def play(self, inputs: int) -> Tally:
        """Turn the dial that often."""
        while self.tally.sent < inputs:
            held = self._chance.random() < 0.2
            most = TOO_MANY if held and self._chance.random() < 0.5 else AT_ONCE
            self._turn(min(most, inputs - self.tally.sent), held)
            self._happen()
        self._peer.close()
        self._board.close()
        return self.tally

    def _turn(self, clicks: int, held: bool) -> None:
        """Every click is heard once, or told as lost; never are fewer kept than the board has room for."""
        self._peer.forget()
        way = self._chance.choice((-1, 1))
        self._board.held = held
        self._board.turn("dial", way * clicks)
        if held:
            self._stay_held()
        elif self._chance.random() < 0.2:
            self._cut_on_the_way(clicks)
        self._peer.until(lambda events: sum(accounted(events)) >= clicks)
        last = self._peer.settle()
        turned, told_lost = accounted(self._peer.told)
        right = sum(event.what == m.TURN and event.data == struct.pack("<b", way) for event in self._peer.told)
        self.tally.sent += clicks
        self.tally.told_lost += told_lost
        self.tally.lost += max(0, min(clicks, m.KEPT_EVENTS) - right) + max(0, clicks - right - told_lost)
        self.tally.doubled += max(0, turned + told_lost - clicks) + last + 1 - self._peer.expects

    def _stay_held(self) -> None:
        """The host reads nothing until all was turned, and then perhaps finds its port gone."""
        self.tally.holds += 1
        self._board.until(lambda: self._board.rests("dial"))
        cut = self._chance.random() < 0.5
        if cut:
            self._board.cut()
            self.tally.cuts_while_held += 1
        self._board.held = False
        if cut:
            self._reconnect(anew=False)

    def _cut_on_the_way(self, clicks: int) -> None:
        """The port vanishes when some of the clicks were heard, and all, or the last of them, not acknowledged."""
        some, acknowledge = self._chance.randrange(clicks), self._chance.random() < 0.5
        self._peer.until(lambda events: len(events) >= some, acknowledge)
        self._board.cut()
        self.tally.cuts_while_unacknowledged += 1
        self._reconnect(anew=False)

    def _happen(self) -> None:
        chance = self._chance.random()
        if chance < 0.15:
            self._board.cut()
            self.tally.cuts += 1
            self._reconnect(anew=False)
        elif chance < 0.2:
            self._peer.raw(b"\x05\x91\x01")  # in the middle of a frame
            self._board.reboot()
            self.tally.reboots += 1
            self._reconnect(anew=True)
        elif chance < 0.4:
            self._board.drift(self._chance.uniform(-100, 100))
            self.tally.drifts += 1

    def _reconnect(self, anew: bool) -> None:
        """`anew`: the board has been started since, and counts its events from 1."""
        before = self._peer
        before.close()
        self._peer = Peer(self._board.path)
        if not anew:
            self._peer.follow(before)
        self._peer.hello()


def accounted(events: Sequence[Event]) -> tuple[int, int]:
    """How many clicks these tell, and how many they tell as lost."""
    turned = sum(event.what == m.TURN for event in events)
    return turned, sum(event.data[0] for event in events if event.what == m.LOST)


def evenings(inputs: int, seed: int = 0) -> Tally:
    """Several boards share so many inputs; all that became of them."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(BOARDS) as pool:

        def play(number: int) -> Tally:
            return Evening(Path(folder) / f"port{number}", seed + number).play(inputs // BOARDS)

        tallies = [asdict(tally) for tally in pool.map(play, range(BOARDS))]
    return Tally(**{name: sum(tally[name] for tally in tallies) for name in tallies[0]})


def main() -> None:
    """Exit code 1 if an input was lost or came twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    tally = evenings(wanted.inputs, wanted.seed)
    print(tally)
    sys.exit(not tally.is_good)


if __name__ == "__main__":
    main()
