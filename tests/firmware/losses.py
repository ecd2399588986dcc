"""Inputs on an emulated board that runs the real firmware, and all goes wrong: none may be lost or come twice.

`python -m tests.firmware.losses --inputs 100000` does it for as long as one likes.
"""

import argparse
import random
import struct
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import asdict

from hardware.emulators.pn532.noise import Noise
from hardware.emulators.satellite import Board
from tests.firmware.lost_frames import LostFrames
from tests.firmware.peer import Peer
from tests.firmware.seat import m, only, settings

AT_ONCE = 60
"""Clicks of a dial in one go: the board keeps 64 events."""
BOARDS = 5
"""Boards that play at the same time: each mostly waits."""


class Tally(Struct):
    """What became of the clicks, and what was done to the board meanwhile."""

    sent: int = 0
    lost: int = 0
    doubled: int = 0
    cuts: int = 0
    reboots: int = 0
    holds: int = 0
    drifts: int = 0

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
            self._turn(min(AT_ONCE, inputs - self.tally.sent))
            self._happen()
        self._peer.close()
        self._board.close()
        return self.tally

    def _turn(self, clicks: int) -> None:
        self._peer.forget()
        way, slow = self._chance.choice((-1, 1)), self._chance.random() < 0.2
        if slow:
            self._board.held = True
            self.tally.holds += 1
        self._board.turn("dial", way * clicks)
        self._board.held = False
        self._peer.of(m.TURN, clicks)
        self._peer.settle()
        told = [event for event in self._peer.told if event.what == m.TURN]
        right = sum(struct.unpack("<b", event.data)[0] == way for event in told)
        self.tally.sent += clicks
        self.tally.lost += max(0, clicks - right)
        self.tally.doubled += max(0, len(told) - clicks)

    def _happen(self) -> None:
        chance = self._chance.random()
        if chance < 0.15:
            self._board.cut()
            self.tally.cuts += 1
            self._reconnect()
        elif chance < 0.2:
            self._peer.raw(b"\x05\x91\x01")  # in the middle of a frame
            self._board.reboot()
            self.tally.reboots += 1
            self._reconnect()
        elif chance < 0.4:
            self._board.drift(self._chance.uniform(-100, 100))
            self.tally.drifts += 1

    def _reconnect(self) -> None:
        self._peer.close()
        self._peer = Peer(self._board.path)
        self._peer.hello()


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
