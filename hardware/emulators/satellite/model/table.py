"""Boards at a table in simulated time: their pings and frames go into the real clock of satellites."""

import heapq
from collections.abc import Sequence
from random import Random

from hardware.emulators.satellite.model.board import Board, Heard
from hardware.satellite.clock.axes import Axes, Stamp
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.clock.pings import BURST, PERIOD

SECOND = 1e6
FRAMES_TOLD = 4.0
FRAMES_HEARD = 0.25
"""Seconds between two reports of frames, and between two frames in them."""


class ModelTable:
    """The Pi's clock is the true time. `named`: whether the system says on which controller a board is."""

    def __init__(self, boards: Sequence[Board], chance: Random, named: bool = True) -> None:
        self.boards, self.chance = boards, chance
        self.now = 0.0
        """True µs."""
        self.axes = Axes(lambda: self.now / SECOND)
        self.times = {
            board.name: BoardTime(board.name, self.axes, board.controller.name if named else "") for board in boards
        }
        self.first_pings: dict[str, list[tuple[float, int, float]]] = {board.name: [] for board in boards}
        """Sent, board's µs, answer came: the first ping of each burst, for other ways of reckoning."""
        self._frames: dict[str, list[Heard]] = {board.name: [] for board in boards}
        self._due: list[tuple[float, int, int]] = []
        for place in range(len(boards)):
            heapq.heappush(self._due, (chance.uniform(0, PERIOD) * SECOND, place, 0))
            heapq.heappush(self._due, (chance.uniform(0, FRAMES_HEARD) * SECOND, place, 1))

    def run(self, until: float) -> None:
        """Let everything happen that is due until that true moment, in µs."""
        while self._due[0][0] <= until:
            due, place, step = heapq.heappop(self._due)
            self.now = max(self.now, due)
            board = self.boards[place]
            if step == 0:
                self.burst(board)
                heapq.heappush(self._due, (due + self.times[board.name].period * SECOND, place, 0))
            else:
                self._listen(board, step)
                following = step % round(FRAMES_TOLD / FRAMES_HEARD) + 1
                heapq.heappush(self._due, (due + FRAMES_HEARD * SECOND + self.chance.uniform(0, 9e3), place, following))
        self.now = max(self.now, until)

    def burst(self, board: Board) -> None:
        """Eight pings, one after the other."""
        sent = self.now
        for number in range(BURST):
            received, answered, came = board.ping(sent)
            self.now = max(self.now, came)
            if not number:
                self.first_pings[board.name].append((sent, received, came))
            self.times[board.name].pong(sent / SECOND, came / SECOND, received, answered)
            sent = came + 20.0

    def _listen(self, board: Board, step: int) -> None:
        kept = self._frames[board.name]
        heard = board.frame(self.now)
        if heard is not None:
            kept.append(heard)
        if step == round(FRAMES_TOLD / FRAMES_HEARD):
            self.times[board.name].frames(kept)
            kept.clear()

    def restart(self, board: Board) -> None:
        """Its timer begins anew, and it has not heard any frame."""
        board.crystal = board.crystal._replace(zero=0.0)
        board.crystal = board.crystal._replace(zero=-board.crystal.read(self.now))
        self._frames[board.name].clear()
        self.times[board.name].restarted()

    def press(self, board: Board, true: float, pio: bool = True) -> Stamp | None:
        """A press at that moment, as the clock tells it."""
        ticks, unsure = board.press(true, pio)
        return self.times[board.name].stamp(ticks, unsure)
