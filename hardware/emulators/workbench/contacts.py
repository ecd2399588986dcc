"""Buttons and dials: contacts between pins and ground. A broken one stays open, which no driver can notice."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache, partial
from itertools import pairwise

from hardware.clock import Clock
from hardware.contact import USUAL_WINDOW, push
from hardware.emulators.workbench.hand import Move
from hardware.emulators.workbench.part import Part
from hardware.emulators.workbench.pins import MockPins
from hardware.faults import Bounce, Dead, Unplugged
from hardware.inputs import Press
from hardware.wiring.drivers import GpioButton, GpioDial

QUARTER = 0.0005
"""Seconds from one edge of a dial to the next: nobody turns it faster."""
CLOCKWISE = (("a", True), ("b", True), ("a", False), ("b", False))
"""Which contact closes (True) or opens in each quarter of a cycle."""
PATIENCE = 1.0
"""Seconds for which a button is held that tells nothing."""
LET_GO = 0.01
"""Seconds between two presses, added to those for which a contact may bounce."""


class ContactPart(Part):
    """A device with contacts, each with a name of its own."""

    fault_kinds = (Bounce, Dead, Unplugged)

    def __init__(self, name: str, clock: Clock, pins: MockPins, **contacts: tuple[int, bool]) -> None:
        """`contacts`: the pin of each, and the level to which closing it drives the pin."""
        super().__init__(name, clock)
        self._now = clock.now
        self._contacts = {contact: (pins[pin], level) for contact, (pin, level) in contacts.items()}

    def _edge(self, contact: str, closed: bool, begun: Callable[[], float], after: float = 0.0) -> None:
        """Close or open it, with the time stamp of `after` seconds after the push or turn has begun."""
        pin, level = self._contacts[contact]
        pin.drive(level if closed and self.works else not level, begun() + after)

    def _push(self, contact: str, window: float) -> "Future[None]":
        """The answer is done with the first edge; a second push waits until the contact is at rest."""
        first, *rest = self._edges(contact, window)
        return self.hand.do([first], rest)

    def _edges(self, contact: str, window: float) -> Iterator[Move]:
        """Each edge is stamped with its moment in the push, as a kernel does, however late a busy machine makes it."""
        begun = cache(self._now)  # called when the first edge is made
        bounce = self.has(Bounce)
        edges = push(bounce.times, bounce.within) if bounce else push()
        for (at, closed), (after, _) in pairwise([*edges, (edges[-1][0] + window + LET_GO, False)]):
            yield Move(partial(self._edge, contact, closed, begun, at), after - at)


class ButtonPart(ContactPart):
    has_knob = True
    """It can be pushed, as the knob of a dial."""

    def __init__(self, name: str, clock: Clock, pins: MockPins, wiring: GpioButton) -> None:
        super().__init__(name, clock, pins, button=(wiring.pin, wiring.pull == "down"))
        self._window = wiring.bounce_ms / 1000

    def press(self) -> "Future[None]":
        """Push and release it, in real time; the answer is done with the first edge."""
        return self._push("button", self._window)

    def hold(self) -> "Future[None]":
        """Push it until it has told the press, and release it then; a broken one is released after `PATIENCE`."""
        close, *rest = self._edges("button", self._window)
        return self.hand.do([Move(close.do, PATIENCE, (Press,))], rest)


class DialPart(ContactPart):
    def __init__(self, name: str, clock: Clock, pins: MockPins, wiring: GpioDial) -> None:
        knob = {} if wiring.push is None else {"knob": (wiring.push, False)}
        super().__init__(name, clock, pins, a=(wiring.a, False), b=(wiring.b, False), **knob)
        self._quarters, self._quarter = len(CLOCKWISE) // wiring.clicks, 0

    @property
    def has_knob(self) -> bool:
        """Whether its profile names a pin for the push."""
        return "knob" in self._contacts

    def press(self) -> "Future[None]":
        """Push and release the knob, in real time; the answer is done with the first edge."""
        return self._push("knob", USUAL_WINDOW)

    def turn(self, by: int) -> "Future[None]":
        """Turn by that many steps, clockwise above 0, half a millisecond an edge; the answer is done with the last."""
        edges = [self._on() if by > 0 else self._back() for _ in range(abs(by) * self._quarters)]
        moves = [partial(self._edge, contact, closed, self._now) for contact, closed in edges]
        return self.hand.do([Move(move, QUARTER) for move in moves])

    def _on(self) -> tuple[str, bool]:
        edge = CLOCKWISE[self._quarter]
        self._quarter = (self._quarter + 1) % len(CLOCKWISE)
        return edge

    def _back(self) -> tuple[str, bool]:
        self._quarter = (self._quarter - 1) % len(CLOCKWISE)
        contact, closed = CLOCKWISE[self._quarter]
        return contact, not closed
