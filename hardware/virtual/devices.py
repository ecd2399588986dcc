"""The virtual devices: a class for each kind of role, with the methods of its protocol in `hardware.roles`."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from hardware.clock import Moment
from hardware.contact import USUAL_WINDOW, Debounce, push
from hardware.faults import Bounce, LeftOn, Stuck, TwoCards, Unreadable
from hardware.inputs import Clash, Gesture, Lifted, Press, Standing, State, Tag, Tap, Touch, Turn, Unread
from hardware.message import message
from hardware.operator import Movement, moved
from hardware.outputs import Digits, Figure, Light, Output, Pixels, Squares, Tone
from hardware.readers.presence import Presence
from hardware.settling import USUAL_WINDOW as USUAL_SETTLING
from hardware.settling import Settling
from hardware.table import NotItsRole
from hardware.virtual.plug import Plug

M = TypeVar("M", bound=Press | Turn | Touch | Standing | Tap | Lifted | Clash | Unread)
O = TypeVar("O", bound=Output)  # noqa: E741


class VirtualDevice:
    """What all virtual devices have."""

    def __init__(self, plug: Plug) -> None:
        self.plug = plug

    @property
    def name(self) -> str:
        """As the table calls it: "seat1.ok"."""
        return self.plug.name

    def state(self) -> State:
        """Down while a fault of the device or of its link says so."""
        return self.plug.state()

    def wake(self) -> None:
        """The device is up again after it was down."""


class Sender(VirtualDevice, Generic[M]):
    """A device that tells the table something; while it is down it tells nothing."""

    def __init__(self, plug: Plug) -> None:
        super().__init__(plug)
        self._listeners: list[Callable[[M], object]] = []

    def listen(self, tell: Callable[[M], object]) -> None:
        """Call `tell` for everything that this device sends, before the link carries it."""
        self._listeners.append(tell)

    def _send(self, message: M) -> None:
        if self.plug.up():
            for tell in self._listeners:
                tell(message)


class Knob(Sender[M]):
    """A contact that is pressed, and may bounce."""

    def __init__(self, plug: Plug, window: float = USUAL_WINDOW) -> None:
        super().__init__(plug)
        self._debounce = Debounce(window)

    def _presses(self) -> list[Press]:
        """What one push gives. A clean contact needs no debouncing, so pushes may follow each other at once."""
        at, err = self.plug.stamp()
        bounce = self.plug.fault(Bounce)
        begins = [at] if bounce is None else [self._debounce.edge(closed, t) for t, closed in _edges(at, bounce)]
        return [Press(device=self.name, at=begin, err=err) for begin in begins if begin is not None]


def _edges(at: float, bounce: Bounce) -> list[tuple[float, bool]]:
    return [(at + t, closed) for t, closed in push(bounce.times, bounce.within)]


class VirtualButton(Knob[Press]):
    def press(self) -> None:
        """Push it once; with the fault `Bounce`, its edges are debounced as on a real pin."""
        for press in self._presses():
            self._send(press)


class VirtualDial(Knob[Press | Turn]):
    def press(self) -> None:
        """Push its knob once; with the fault `Bounce`, its edges are debounced as on a real pin."""
        for press in self._presses():
            self._send(press)

    def turn(self, by: int) -> None:
        """Turn it by that many steps, clockwise above 0; 0 tells nothing."""
        at, err = self.plug.stamp()
        if by:
            self._send(Turn(device=self.name, at=at, err=err, by=by))


class VirtualReader(Sender[Tap | Lifted | Clash | Unread]):
    """A reader with cards on it. What lies there stays there, also while the reader is down."""

    def __init__(self, plug: Plug) -> None:
        super().__init__(plug)
        self.lying: tuple[Tag, ...] = ()
        self._presence = Presence(plug.name, gone=1)

    def tap(self, tag: Tag) -> None:
        """Hold a card to the reader and take it away again, unless a fault keeps it there."""
        sticks = self.plug.fault(TwoCards)
        tags = (tag, sticks.other) if sticks else (tag,)
        self.lay(*tags)
        if not self.plug.fault(LeftOn):
            self.lift(*tags)

    def lay(self, *tags: Tag) -> None:
        """Lay cards down, all at the same moment, and leave them."""
        unreadable = self.plug.fault(Unreadable)
        if unreadable:
            at, err = self.plug.stamp()
            self._send(Unread(device=self.name, at=at, err=err, why=unreadable.why))
            return
        self.lying += tuple(tag for tag in dict.fromkeys(tags) if tag not in self.lying)
        self.wake()

    def lift(self, *tags: Tag) -> None:
        """Take these away, or all that lie there."""
        self.lying = tuple(tag for tag in self.lying if tags and tag not in tags)
        self.wake()

    def wake(self) -> None:
        """Look at what lies there. A reader that is down sees nothing, and does not tell that the cards left."""
        if self.plug.up():
            for change in self._presence.poll(self.lying, *self.plug.stamp()):
                self._send(change)


class Display(VirtualDevice, Generic[O]):
    """A device that shows something. It keeps what it was told while it is down, and shows it when it is back."""

    def __init__(self, plug: Plug) -> None:
        super().__init__(plug)
        self._told: O | None = None
        self.since = 0.0

    def show(self, output: O) -> None:
        """Show it from now on; `since` is the moment from which it blinks."""
        self._told, self.since = output, self.plug.clock.now()

    def look(self) -> O | None:
        """What it shows; nothing while it is down, and before it was told anything."""
        return self._told if self.plug.up() else None


class VirtualLamp(Display[Light]):
    pass


class VirtualCounter(Display[Digits]):
    def __init__(self, plug: Plug, digits: int) -> None:
        super().__init__(plug)
        self.digits = digits


class VirtualBar(Display[Pixels]):
    def __init__(self, plug: Plug, length: int) -> None:
        super().__init__(plug)
        self.length = length


class VirtualGrid(Sender[Touch | Standing], Display[Squares]):
    """A board of squares that are touched. It has sensors, too: from the beginning, or once a piece is put on it."""

    def __init__(self, plug: Plug, rows: tuple[tuple[str, ...], ...] = (), window: float = USUAL_SETTLING) -> None:
        """`rows`: its squares, if it is a board of sensors; a board without them takes any name.

        `window`: seconds for which a sensor must hold still to count.
        """
        super().__init__(plug)
        self._window = window
        self.rows, self.senses = rows, bool(rows)
        self.squares = tuple(square for row in rows for square in row if square)
        self.pieces: dict[str, None] = {}
        """Where pieces stand, in the order in which they came. They stay, also while the board is down."""
        self._settling = Settling(window)

    def touch(self, square: str, how: Gesture = "touch", to: str = "") -> None:
        """Touch a square; where it is a drag, `to` is where it ends. Put and lifted, it is a piece."""
        if how in ("put", "lift"):
            self.move("put" if how == "put" else "lift", square)
            return
        at, err = self.plug.stamp()
        self._send(Touch(device=self.name, at=at, err=err, square=square, how=how, to=to))

    def move(self, how: Movement, square: str, to: str = "") -> None:
        """Move a piece; `NotItsRole` where that cannot be, or where the board has no such square."""
        for name in (square, *filter(None, (to,))):
            if not name or (self.squares and name not in self.squares):
                raise NotItsRole(message("device-no-square", square=name, squares=", ".join(self.squares)))
        changes = moved(self.pieces, how, square, to)
        if not self.senses:
            self.senses = True
            self.tell_all()
        for changed, stands in changes:
            self.pieces.pop(changed, None)
            if stands:
                self.pieces[changed] = None
            self.sense()

    def seen(self) -> tuple[str, ...]:
        """The squares on which its sensors see a piece."""
        stuck = self.plug.fault(Stuck)
        at_fault = stuck and (stuck.square or next(iter(self.squares or self.pieces), ""))
        if stuck is None or not at_fault:
            return tuple(self.pieces)
        others = tuple(square for square in self.pieces if square != at_fault)
        return (*others, at_fault) if stuck.closed else others

    def sense(self) -> None:
        """Tell every square that is not as it was told last; with the fault `Bounce`, as its switch settles."""
        if not (self.senses and self.plug.up()):
            return
        at, err = self.plug.stamp()
        bounce, now = self.plug.fault(Bounce), frozenset(self.seen())
        times, within = (bounce.times, bounce.within) if bounce else (0, 0.0)
        for square in now ^ self._settling.standing:
            for t, arrived in push(times, within)[: 2 * times + 1]:
                self._settling.see(square, arrived == (square in now), Moment(at + t, err))
        for square, stands, moment in self._settling.settled(at + within + self._window):
            how: Gesture = "put" if stands else "lift"
            self._send(Touch(device=self.name, at=moment.at, err=moment.err, square=square, how=how))

    def tell_all(self) -> None:
        """Tell everything that it sees, as a board does when it is opened."""
        seen = sorted(self.seen())
        self._settling = Settling(self._window, seen)
        at, err = self.plug.stamp()
        self._send(Standing(device=self.name, at=at, err=err, squares=tuple(seen)))

    def wake(self) -> None:
        """It is back, and what was done meanwhile was not seen."""
        if self.senses:
            self.tell_all()


class VirtualSound(Display[Tone]):
    """It remembers what was played, and when; a sound that comes while it is down is lost."""

    def __init__(self, plug: Plug) -> None:
        super().__init__(plug)
        self.heard: deque[tuple[float, Figure]] = deque(maxlen=1000)

    def show(self, output: Tone) -> None:
        """Play it once; nothing happens while it is down."""
        if self.plug.up():
            super().show(output)
            self.heard.append((self.since, output.figure))


AnyDevice = (
    VirtualButton | VirtualDial | VirtualReader | VirtualLamp | VirtualCounter | VirtualBar | VirtualGrid | VirtualSound
)
