"""A rotary encoder: two contacts a quarter of a turn apart, followed by interrupts."""

from time import ticks_us

from machine import Pin

from ambit import messages, timer
from ambit.button import input_pin
from ambit.edges import Edges
from ambit.link import Link

# By the old and the new state of both contacts (a in bit 1, b in bit 0): 1 forward, 2 back, 0 neither (a jump).
_STEPS = bytes((0, 2, 1, 0, 1, 0, 0, 2, 2, 0, 0, 1, 0, 1, 2, 0))
# By the clicks of a whole cycle: the states in which the dial rests, and the quarter steps that make a click.
_RESTS = {1: ((3,), 2), 2: ((3, 0), 1), 4: ((0, 1, 2, 3), 1)}
_CLOCKWISE, _ANTICLOCKWISE = 1, 2


class Dial:
    """Counts quarter steps, and tells a click where the dial rests. Its push button is a `Button` of its own."""

    def __init__(self, line: dict, device: int, edges: Edges) -> None:
        self.device, self._who, self._edges = device, len(edges.contacts), edges
        edges.contacts.append(self)
        self._rests, self._needed = _RESTS[line.get("clicks", 1)]
        self._a, self._b = input_pin(line["a"], "up"), input_pin(line["b"], "up")
        self._state = self._a.value() << 1 | self._b.value()
        self._quarters = 0
        self._handler = self._interrupt
        for pin in (self._a, self._b):
            pin.irq(self._handler, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _interrupt(self, pin: Pin) -> None:
        at = ticks_us()  # before all else: every line takes microseconds
        state = self._a.value() << 1 | self._b.value()
        step = _STEPS[self._state << 2 | state]
        self._state = state
        if step == 1:
            self._quarters = self._quarters + 1
        elif step == 2:
            self._quarters = self._quarters - 1
        if state in self._rests and step:
            if self._quarters >= self._needed:
                self._edges.put(self._who, _CLOCKWISE, at)
            elif self._quarters <= -self._needed:
                self._edges.put(self._who, _ANTICLOCKWISE, at)
            self._quarters = 0

    def take(self, way: int, ticks: int, link: Link) -> None:
        """A click of this dial, from the ring."""
        by = b"\x01" if way == _CLOCKWISE else b"\xff"
        link.tell(self.device, messages.TURN, timer.whole(ticks), messages.UNSURE_INTERRUPT, by)

    def step(self, link: Link) -> None:
        """Nothing to do between interrupts."""
