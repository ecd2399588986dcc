"""A call button that a PIO state machine stamps, to a fraction of a microsecond."""

import machine
import rp2
from machine import mem32

from ambit import messages, timer
from ambit.button import Button
from ambit.edges import Edges
from ambit.link import Link
from ambit.programs import first_edges

try:
    from ambit.exact import store_at_tick

    _EXACT = True
except SyntaxError:  # an interpreter without an assembler
    _EXACT = False

_INSTRUCTION = 0x502000D8  # where an instruction for the first state machine is written to; the others follow
_NEXT_MACHINE, _NEXT_BLOCK, _MACHINES = 0x18, 0x100000, 4
_MOVE_X, _PUSH = 0xA0C1, 0x8000  # mov(isr, x) and push(noblock), as the chip has them
_CYCLES = 2  # of the state machine for each count
_LATE = (
    4  # cycles from the edge to the count, on the average: two of the input's synchroniser, half a turn, one to see it
)
_LATEST = 2000  # µs from an edge to its interrupt, when other interrupts hold it up
_TICK = 2  # µs by which the two stamps may disagree
_HALF = 1 << 31
_MOST = 16  # entries of the queue that one look takes


class StampedButton(Button):
    """A button to ground. The interrupt tells what is a press, the state machine when it was."""

    def __init__(self, line: dict, device: int, edges: Edges, number: int) -> None:
        super().__init__(line, device, edges)
        self._cycles_in_10us = machine.freq() // 100_000
        self._instruction = _INSTRUCTION + number % _MACHINES * _NEXT_MACHINE + number // _MACHINES * _NEXT_BLOCK
        self._machine = rp2.StateMachine(number, first_edges, freq=machine.freq(), jmp_pin=self._pin)
        self._machine.active(1)
        self._stamps: list = []

    def _stamp(self, ticks: int) -> tuple:
        """The first edge shortly before the interrupt: it was quiet before the press."""
        self._keep()
        coarse = timer.whole(ticks)
        for at, unsure in self._stamps:
            if (coarse - at + _TICK) & 0xFFFFFFFF <= _LATEST:
                return at, unsure
        return coarse, messages.UNSURE_INTERRUPT

    def _tell_edge(self, level: int, ticks: int, link: Link) -> None:
        """Only those that the state machine has stamped, each once."""
        for at, unsure in self._collected():
            link.tell(self.device, messages.EDGE, at, unsure, b"\x00")

    def step(self, link: Link) -> None:
        """Besides arming it, keep the queue empty: bounces must not leave the next press without room."""
        super().step(link)
        if not self.marked:
            self._keep()

    def _keep(self) -> None:
        self._stamps = (self._stamps + self._collected())[-_MOST:]

    def _collected(self) -> list:
        """Take the counts that wait, and work out their moments. What cannot be tied to the timer is left out.

        The commanded count is the one before the mark, which is zero: edges may come in before and after both.
        """
        if self._machine.rx_fifo() == 0:
            return []
        counts = self._drained()
        at, unsure = self._command()
        more = self._drained()
        if 0 not in more[1:]:
            return []
        mark = more.index(0, 1)
        tied = more[mark - 1]
        counts += [count for count in more[: mark - 1] + more[mark + 1 :] if count]
        return [(self._moment(count, tied, at), unsure) for count in counts]

    def _drained(self) -> list:
        counts: list[int] = []
        while self._machine.rx_fifo() and len(counts) < _MOST:
            counts.append(self._machine.get())
        return counts

    def _moment(self, count: int, tied: int, tied_at: int) -> int:
        age = ((count - tied + _HALF & 0xFFFFFFFF) - _HALF) * _CYCLES + _LATE  # negative: it came after the command
        return tied_at - (age * 10 + self._cycles_in_10us // 2) // self._cycles_in_10us & 0xFFFFFFFF

    def _command(self) -> tuple:
        """Have the machine push its count; the moment of that (µs), with the error (0.1 µs)."""
        state = machine.disable_irq()
        if _EXACT:
            at = store_at_tick(timer.TIMERAWL, self._instruction, _MOVE_X) & 0xFFFFFFFF
            unsure = messages.UNSURE_PIO
        else:
            before = timer.now()
            mem32[self._instruction] = _MOVE_X
            between = timer.now() - before & 0xFFFFFFFF
            at = before + between // 2
            unsure = min(messages.UNSURE_POLLED, messages.UNSURE_PIO + 5 * (between + 1))
        mem32[self._instruction] = _PUSH
        mem32[self._instruction] = _PUSH  # the mark: what was pushed is cleared
        machine.enable_irq(state)
        return at, unsure
