"""A button: its first edge is the press, whatever the contact does afterwards."""

from time import ticks_us

from machine import Pin

from ambit import messages, timer
from ambit.edges import Edges
from ambit.link import Link

_PULLS = {"up": Pin.PULL_UP, "down": Pin.PULL_DOWN, "none": None}


def input_pin(number: int, pull: str) -> Pin:
    """A pin that a contact is wired to."""
    return Pin(number, Pin.IN, _PULLS[pull])


class Bouncing:
    """Tells presses from what a contact does besides. `bounce` is in microseconds.

    After a press nothing counts until the contact was open for as long as it may bounce.
    """

    def __init__(self, bounce: int, open_now: bool) -> None:
        self._bounce = bounce
        self._last = ticks_us()
        self._armed = open_now

    def edge(self, ticks: int) -> bool:
        """An edge at that moment: whether it is a press."""
        pressed, self._armed = self._armed, False
        self._last = ticks
        return pressed

    def step(self, open_now: bool) -> None:
        """Called in every turn, so that nothing is forgotten when the timer has gone round."""
        if not self._armed and timer.since(self._last) >= self._bounce:
            if open_now:
                self._armed = True
            else:
                self._last = ticks_us()  # held down: it still has to open


class Button:
    """A button that is stamped by an interrupt."""

    def __init__(self, line: dict, device: int, edges: Edges) -> None:
        self.device, self._who, self._edges = device, len(edges.contacts), edges
        edges.contacts.append(self)
        self._open = 0 if line.get("pull", "up") == "down" else 1
        self._pin = input_pin(line["pin"], line.get("pull", "up"))
        self._bouncing = Bouncing(1000 * line.get("bounce_ms", 20), self._pin.value() == self._open)
        self.marked = False
        self._handler = self._interrupt  # a method is an object: made here, not in the interrupt
        self._pin.irq(self._handler, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _interrupt(self, pin: Pin) -> None:
        self._edges.put(self._who, pin.value())

    def take(self, level: int, ticks: int, link: Link) -> None:
        """An edge of this button, from the ring."""
        pressed = self._bouncing.edge(ticks)
        at = timer.whole(ticks)
        if self.marked:
            link.tell(self.device, messages.EDGE, at, messages.UNSURE_INTERRUPT, bytes((level,)))
        elif pressed:
            link.tell(self.device, messages.PRESS, at, messages.UNSURE_INTERRUPT)

    def step(self, link: Link) -> None:
        """Arm it again when it was open for long enough."""
        self._bouncing.step(self._pin.value() == self._open)
