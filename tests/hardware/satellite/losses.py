"""Thousands of inputs over a cable on which everything goes wrong: none may be lost, doubled or out of order.

`python -m tests.hardware.satellite.losses --inputs 1000000` does it for as long as one likes.
"""

import argparse
import sys
from itertools import pairwise

from msgspec import Struct

from hardware.satellite.dictionary import MESSAGES
from tests.hardware.satellite.wire import Cable, Faults

BAD = Faults(damaged=0.02, lost=0.02, doubled=0.02, garbage=0.02)
LONGEST = 60.0
"""Simulated seconds that the last inputs may take once the cable is good again."""


class Outcome(Struct):
    """What became of the inputs; `excused` were in the memory of a board that was restarted."""

    sent: int = 0
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    excused: int = 0
    reconnects: int = 0
    restarts: int = 0

    @property
    def is_good(self) -> bool:
        return self.lost == self.doubled == self.disordered == 0


class Evening:
    """One cable, and one hand that presses while it is cut, slow, noisy and restarted."""

    def __init__(self, seed: int, inputs: int) -> None:
        self._cable = Cable(seed)
        self._random, self._inputs = self._cable.random, inputs
        self._sent: list[int] = []
        self._excused: set[int] = set()
        self.outcome = Outcome()

    def play(self) -> Outcome:
        cable = self._cable
        cable.faults = BAD
        for number in range(self._inputs):
            while cable.board.next - cable.board.first >= MESSAGES.KEPT_EVENTS - 1:
                cable.clock.advance(0.05)  # nobody presses faster than the ring can hold
                self._mend()
            cable.board.do("call", MESSAGES.PRESS, number.to_bytes(4, "little"))
            self._sent.append(number)
            self._happen()
            cable.clock.advance(self._random.choice((0.0, 0.002, 0.02, 0.1)))
        self._finish()
        return self._judged()

    def _happen(self) -> None:
        cable, chance = self._cable, self._random.random()
        if chance < 0.004 and cable.is_plugged:
            self._note_restart(chance < 0.001)
            cable.unplug(board_restarts=chance < 0.001)
            self.outcome.reconnects += 1
        elif chance < 0.006:
            self._note_restart(True)
            cable.restart()
        elif chance < 0.012:
            cable.is_slow = True
        elif chance < 0.06:
            self._mend()

    def _note_restart(self, restarts: bool) -> None:
        if restarts:
            self.outcome.restarts += 1
            self._excused |= {int.from_bytes(event[-4:], "little") for event in self._cable.board.kept.values()}

    def _mend(self) -> None:
        self._cable.plug()
        self._cable.flow()

    def _finish(self) -> None:
        cable = self._cable
        cable.faults = Faults()
        self._mend()
        until = cable.clock.now() + LONGEST
        while cable.board.kept and cable.clock.now() < until:
            cable.clock.advance(0.1)

    def _judged(self) -> Outcome:
        heard = [int.from_bytes(event.data, "little") for event, _ in self._cable.heard.events]
        once = set(heard)
        outcome = self.outcome
        outcome.sent = len(self._sent)
        outcome.doubled = len(heard) - len(once)
        outcome.disordered = sum(later < earlier for earlier, later in pairwise(heard))
        missing = set(self._sent) - once
        outcome.excused = len(missing & self._excused)
        outcome.lost = len(missing - self._excused)
        return outcome


def main() -> None:
    """Exit code 1 if an input was lost, doubled or out of order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    bad = 0
    for number in range(max(1, wanted.inputs // 2000)):
        outcome = Evening(wanted.seed + number, min(2000, wanted.inputs)).play()
        bad += not outcome.is_good
        print(wanted.seed + number, outcome, flush=True)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
