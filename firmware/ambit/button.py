"""A button: its first edge is the press, whatever the contact does afterwards."""

from time import ticks_diff, ticks_us

from machine import Pin

from ambit import messages, timer
from ambit.edges import Edges
from ambit.link import Link

_PULLS = {"up": Pin.PULL_UP, "down": Pin.PULL_DOWN, "none": None}


def input_pin(number: int, pull: str) -> Pin:
    """A pin that a contact is wired to."""
    return Pin(number, Pin.IN, _PULLS[pull])  # type: ignore[arg-type]  # None is none, which the stub does not know


class Bouncing:
    """Tells presses from what a contact does besides. `bounce` is in microseconds.

    After a press nothing counts until the contact was open for as long as it may bounce. That is seen by the edges
    themselves, so that a press counts even if the main loop stood still in the meantime.
    """

    def __init__(self, bounce: int, open_now: bool) -> None:
        self._bounce = bounce
        self._last: int = ticks_us()  # type: ignore[assignment]  # opaque in the stubs, but its bits are needed
        self._armed = self._open = open_now

    def edge(self, ticks: int, open_after: bool) -> bool:
        """An edge at that moment: whether it is a press. The level counts only for how the contact was left."""
        pressed = self._armed or (self._open and ticks_diff(ticks, self._last) >= self._bounce)
        self._armed, self._open, self._last = False, open_after, ticks
        return pressed

    def step(self, open_now: bool) -> None:
        """Called in every turn without edges, so that nothing is forgotten when the timer has gone round."""
        if open_now != self._open:
            self._open, self._armed, self._last = open_now, False, ticks_us()  # type: ignore[assignment]  # an edge was missed
        elif open_now and not self._armed:
            self._armed = timer.since(self._last) >= self._bounce


class Button:
    """A button that is stamped by an interrupt."""

    def __init__(self, line: dict, device: int, edges: Edges) -> None:
        self.device, self._who, self._edges = device, len(edges.contacts), edges
        edges.contacts.append(self)
        self._idle = 0 if line.get("pull", "up") == "down" else 1
        self._pin = input_pin(line["pin"], line.get("pull", "up"))
        self._bouncing = Bouncing(1000 * line.get("bounce_ms", 20), self._pin.value() == self._idle)
        self.marked = False
        self._handler = self._interrupt  # a method is an object: made here, not in the interrupt
        self._pin.irq(self._handler, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _interrupt(self, pin: Pin) -> None:
        at = ticks_us()  # before all else: every line takes microseconds
        self._edges.put(self._who, pin.value(), at)

    def take(self, level: int, ticks: int, link: Link) -> None:
        """An edge of this button, from the ring."""
        pressed = self._bouncing.edge(ticks, level == self._idle)
        if self.marked:
            self._tell_edge(level, ticks, link)
        elif pressed:
            link.tell(self.device, messages.PRESS, *self._stamp(ticks))

    def step(self, link: Link) -> None:
        """Arm it again when it was open for long enough; not while an edge waits that tells more than the level."""
        open_now = self._pin.value() == self._idle
        if not self._edges.waiting():  # looked at after the level: an edge in between is in the ring
            self._bouncing.step(open_now)

    def _tell_edge(self, level: int, ticks: int, link: Link) -> None:
        at, unsure = self._stamp(ticks)
        link.tell(self.device, messages.EDGE, at, unsure, bytes((level,)))

    def _stamp(self, ticks: int) -> tuple:
        """When it was (µs), and how far that may be off (0.1 µs)."""
        return timer.whole(ticks), messages.UNSURE_INTERRUPT
