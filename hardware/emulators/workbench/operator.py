"""The hands at a table of emulated parts; see `hardware.operator.Operator`."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, TypeVar

from hardware.emulators.workbench.bench import AnyPart, Workbench
from hardware.emulators.workbench.contacts import ButtonPart, DialPart
from hardware.emulators.workbench.lights import BarPart, CounterPart, LampPart, LedsPart, SounderPart
from hardware.emulators.workbench.readers import ReaderPart
from hardware.faults import WIRE, Fault, Faults, Kind, TwoCards, Unplugged, name_of
from hardware.inputs import Gesture, Input, Listener, Tag, Touch
from hardware.message import Message, message
from hardware.operator import Seen, one_tag, steps
from hardware.table import NoSuchDevice, NotItsRole
from hardware.wiring.drivers import Satellite, Screen, Virtual

P = TypeVar("P")


class BenchOperator:
    """People at the bench. What they do takes as long as it takes people."""

    def __init__(self, bench: Workbench, tell: Listener, now: Callable[[], float]) -> None:
        """`tell` is how a table is told what is touched on its screen."""
        self._bench, self._tell, self._now = bench, tell, now
        self._links = {link: Faults() for link in bench.links}
        self._begun: list[Future[None]] = []

    # What people do

    def press(self, device: str) -> None:
        found = self._find(device)
        if not (isinstance(found, ButtonPart) or (isinstance(found, DialPart) and found.has_knob)):
            raise NotItsRole(message("device-not-pressed", device=device))
        self._begin(found.press())

    def turn(self, dial: str, by: int) -> None:
        self._begin(self._kind(dial, DialPart, "device-not-turned").turn(steps(by)))

    def tap(self, reader: str, *, uid: str = "", card: str = "") -> None:
        self._begin(self._reader(reader).tap(one_tag(uid, card)))

    def lay(self, reader: str, *tags: Tag) -> None:
        self._begin(self._reader(reader).lay(*tags))

    def lift(self, reader: str, *tags: Tag) -> None:
        self._begin(self._reader(reader).lift(*tags))

    def touch(self, grid: str, square: str, how: Gesture = "touch", to: str = "") -> None:
        """No chip has squares; a board on the screen has, and is touched there."""
        wired = self._bench.profile.device(grid)
        if wired is None or wired.spot.role != "grid" or not isinstance(wired.driver, Screen | Virtual):
            self._find(grid)
            raise NotItsRole(message("device-not-touched", device=grid))
        self._tell(Touch(device=grid, at=self._now(), square=square, how=how, to=to))

    # What people see and hear

    def glance(self, device: str) -> Seen:
        found = self._find(device)
        if isinstance(found, LampPart | LedsPart | CounterPart | BarPart | SounderPart | ReaderPart):
            return found.glance()
        raise NotItsRole(message("device-not-seen", device=device))

    async def settle(self) -> None:
        begun, self._begun = self._begun, []
        await asyncio.gather(*map(asyncio.wrap_future, begun))

    # What goes wrong

    def fault_kinds(self) -> tuple[Kind, ...]:
        return WIRE

    def links(self) -> tuple[str, ...]:
        """The buses: pulled out, one takes all its chips along."""
        return tuple(self._links)

    def fault(self, target: str, fault: Fault) -> None:
        fault_kinds = (Unplugged,) if target in self._links else self._find(target, *self._links).fault_kinds
        if type(fault) not in fault_kinds:
            raise NotItsRole(message("device-no-fault", fault=name_of(fault), device=target))
        if isinstance(fault, TwoCards):
            self._bench.box.tag(fault.other)
        self._faults(target).switch_on(fault, self._now())
        self._suffer(target)

    def mend(self, target: str, kind: Kind | None = None) -> None:
        self._faults(target).switch_off(kind)
        self._suffer(target)

    def faults(self) -> Mapping[str, tuple[Fault, ...]]:
        faults = {name: part.faults for name, part in self._bench.parts.items()} | self._links
        return {target: on for target, switched in faults.items() if (on := switched.all())}

    # Within

    def told(self, told: Input) -> None:
        """A device has told something: a card that it was shown need not be held there any longer."""
        part = self._bench.parts.get(told.device)
        if part is not None:
            part.hand.told(told)

    def _begin(self, begun: "Future[None]") -> None:
        self._begun = [*(other for other in self._begun if not other.done()), begun]

    def _faults(self, target: str) -> Faults:
        return self._links[target] if target in self._links else self._find(target, *self._links).faults

    def _suffer(self, target: str) -> None:
        """What is switched on comes about, and what is not, ends."""
        if target in self._links:
            self._bench.links[target].vanished = bool(self._links[target].all())
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
        """`besides` are what else could have been named."""
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
