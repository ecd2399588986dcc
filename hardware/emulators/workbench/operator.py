"""What people do at a table of emulated parts; `hardware.operator.Operator` says what each method does."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, TypeVar

from hardware.emulators.workbench.bench import AnyPart, Workbench
from hardware.emulators.workbench.boards import BoardPart
from hardware.emulators.workbench.contacts import ButtonPart, DialPart
from hardware.emulators.workbench.readers import ReaderPart
from hardware.emulators.workbench.satellites import Plug, SatelliteContactPart
from hardware.faults import WIRE, Fault, Faults, Kind, Stuck, TwoCards, Unplugged, name_of
from hardware.inputs import Gesture, Input, Listener, Tag, Touch
from hardware.message import Message, message
from hardware.operator import Movement, Seen, one_tag, steps
from hardware.table import NoSuchDevice, NotItsRole
from hardware.wiring.drivers import Satellite, Screen, Virtual

P = TypeVar("P")
SHARED = "table.reader"
"""The reader that goes round, where seats share one."""


class BenchOperator:
    """People at the workbench. What they do takes as long as people take."""

    def __init__(self, bench: Workbench, tell: Listener, now: Callable[[], float]) -> None:
        """`tell` tells the table what is touched on its screen."""
        self._bench, self._tell, self._now = bench, tell, now
        self._links = {link: Faults() for link in bench.links}
        self._begun: list[Future[None]] = []

    # What people do

    def press(self, device: str) -> None:
        """Returns at once; the push takes place in the clock's thread."""
        found = self._find(device)
        if not isinstance(found, ButtonPart | DialPart | SatelliteContactPart) or not found.has_knob:
            raise NotItsRole(message("device-not-pressed", device=device))
        self._begin(found.press())

    def turn(self, dial: str, by: int) -> None:
        """Returns at once; the dial takes half a millisecond an edge."""
        found = self._find(dial)
        if not isinstance(found, DialPart | SatelliteContactPart) or not dial.endswith(".dial"):
            raise NotItsRole(message("device-not-turned", device=dial))
        self._begin(found.turn(steps(by)))

    def tap(self, reader: str, *, uid: str = "", card: str = "") -> None:
        """Returns at once; the card is held there until the reader notices it, 2 seconds at most."""
        tag = one_tag(uid, card)
        self._at_reader(reader, lambda found: found.tap(tag))

    def lay(self, reader: str, *tags: Tag) -> None:
        """Returns at once; the cards stay when the reader has noticed them."""
        self._at_reader(reader, lambda found: found.lay(*tags))

    def lift(self, reader: str, *tags: Tag) -> None:
        """Returns at once; the next card waits until the reader has noticed it."""
        self._begin(self._reader(reader).lift(*tags))

    def touch(self, grid: str, square: str, how: Gesture = "touch", to: str = "") -> None:
        """A board on the screen is touched by fingers; on one with sensors a piece can be put or lifted."""
        wired = self._bench.profile.device(grid)
        if isinstance(self._bench.parts.get(grid), BoardPart) and how in ("put", "lift"):
            self.piece(grid, "put" if how == "put" else "lift", square)
            return
        if wired is None or wired.spot.role != "grid" or not isinstance(wired.driver, Screen | Virtual):
            self._find(grid)
            raise NotItsRole(message("device-not-touched", device=grid))
        self._tell(Touch(device=grid, at=self._now(), square=square, how=how, to=to))

    def piece(self, grid: str, how: Movement, square: str, to: str = "") -> None:
        """Returns at once; the next piece waits until the board has noticed this one."""
        self._begin(self._kind(grid, BoardPart, "device-no-sensors").move(how, square, to))

    # What people see and hear

    def glance(self, device: str) -> Seen:
        """Read from the pins, chips and LEDs themselves, not from what they were told."""
        found = self._find(device)
        if not isinstance(found, ButtonPart | DialPart | SatelliteContactPart):
            return found.glance()
        raise NotItsRole(message("device-not-seen", device=device))

    async def settle(self) -> None:
        """Wait for the movements that were begun; each ends when its device told it or never will."""
        begun, self._begun = self._begun, []
        await asyncio.gather(*map(asyncio.wrap_future, begun))

    # What goes wrong

    def fault_kinds(self) -> tuple[Kind, ...]:
        """Those of bytes and of plugs: emulated parts have no messages that could be late."""
        return WIRE

    def links(self) -> tuple[str, ...]:
        """The buses: a bus that is unplugged fails with all its chips."""
        return tuple(self._links)

    def fault(self, target: str, fault: Fault) -> None:
        """`NotItsRole` for a fault that this device or bus cannot have."""
        if type(fault) not in self._fault_kinds(target):
            raise NotItsRole(message("device-no-fault", fault=name_of(fault), device=target))
        if isinstance(fault, TwoCards):
            self._bench.box.tag(fault.other)
        if isinstance(fault, Stuck) and fault.square:
            self._kind(target, BoardPart, "device-no-sensors").known(fault.square)
        self._faults(target).switch_on(fault, self._now())
        self._suffer(target)

    def mend(self, target: str, kind: Kind | None = None) -> None:
        """A chip that is plugged in again starts without memory, as a real one."""
        self._faults(target).switch_off(kind)
        self._suffer(target)

    def faults(self) -> Mapping[str, tuple[Fault, ...]]:
        """What is switched on, by device or bus."""
        faults = {name: part.faults for name, part in self._bench.parts.items()} | self._links
        return {target: on for target, switched in faults.items() if (on := switched.all())}

    # Within

    def told(self, told: Input) -> None:
        """A device has told an input: a card that is held there can be taken away."""
        part = self._bench.parts.get(told.device)
        if part is not None:
            part.hand.told(told)

    def _begin(self, begun: "Future[None]") -> None:
        self._begun = [*(other for other in self._begun if not other.done()), begun]

    def _at_reader(self, reader: str, use: "Callable[[ReaderPart], Future[None]]") -> None:
        """At a seat that shares the table's reader, its player takes that one first, and uses it once it is taken."""
        button = self._bench.parts.get(reader)
        if not (isinstance(button, ButtonPart) and reader.endswith(".reader")):
            self._begin(use(self._reader(reader)))
            return
        shared, used = self._reader(SHARED), Future[None]()
        button.hold().add_done_callback(
            lambda _: use(shared).add_done_callback(lambda _: used.set_result(None)),
        )
        self._begin(used)

    def _faults(self, target: str) -> Faults:
        return self._links[target] if target in self._links else self._find(target, *self._links).faults

    def _fault_kinds(self, target: str) -> tuple[Kind, ...]:
        """Those that a device, a board or a bus can have."""
        link = self._bench.links.get(target)
        if link is None:
            return self._find(target, *self._links).fault_kinds
        return link.fault_kinds if isinstance(link, Plug) else (Unplugged,)

    def _suffer(self, target: str) -> None:
        """Bring the emulated part, board or bus into the state that its faults say."""
        link = self._bench.links.get(target)
        if isinstance(link, Plug):
            link.suffer(self._links[target])
        elif link is not None:
            link.vanished = bool(self._links[target].all())
        else:
            self._find(target).changed()

    def _reader(self, name: str) -> ReaderPart:
        return self._kind(name, ReaderPart, "device-not-tapped")

    def _kind(self, name: str, kind: type[P], id: str) -> P:
        found: Any = self._find(name)
        if not isinstance(found, kind):
            raise NotItsRole(message(id, device=name))
        return found

    def _find(self, name: str, *besides: str) -> AnyPart:
        """The part of that name; `NoSuchDevice` lists all parts, and `besides` them."""
        if name not in self._bench.parts:
            raise NoSuchDevice(self._missing(name, (*self._bench.parts, *besides)))
        return self._bench.parts[name]

    def _missing(self, name: str, there: tuple[str, ...]) -> Message:
        wired = self._bench.profile.device(name)
        if wired is not None and isinstance(wired.driver, Satellite):
            return message("device-unreached", device=name)
        if wired is not None:
            return message("device-on-screen", device=name)
        return message("device-not-here", device=name, devices=", ".join(there) or "–")
