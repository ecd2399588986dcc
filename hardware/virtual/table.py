"""The virtual table: all its devices, and what a program can do with them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from hardware.animation import fit, glowing, lit, reads
from hardware.clock import Clock
from hardware.faults import VIRTUAL, Dead, Fault, Faults, Kind, Lost, Unplugged, befalls, name_of
from hardware.inputs import Gesture, Input, Listener, Settled, State, Status, Tag, Up
from hardware.listeners import Listeners
from hardware.message import Message, message
from hardware.operator import Heard, Lying, Movement, Pieces, Seen, one_tag, steps
from hardware.outputs import Figure, Output, Pixels, Squares
from hardware.roles import ROLES, SHOWS, Role, spot
from hardware.table import NoSuchDevice, NotItsRole
from hardware.tones import sounding
from hardware.virtual import devices as kinds
from hardware.virtual.build import Part, build, parts_of_profile, parts_of_seats
from hardware.virtual.link import Link
from hardware.virtual.plug import Plug

if TYPE_CHECKING:
    from hardware.profile import Profile

D = TypeVar("D", bound=kinds.VirtualDevice)
SHARED = "table.reader"
"""The reader that goes round, where seats share one."""


class VirtualTable:
    """A `hardware.table.Table` made of virtual devices. Time is the clock's; nothing here waits."""

    def __init__(self, parts: Iterable[Part], clock: Clock) -> None:
        self._clock = clock
        self._links: dict[str, Link] = {}
        self._sockets: dict[str, Plug] = {}
        self._faults: dict[str, Faults] = {}
        self._devices: dict[str, kinds.AnyDevice] = {}
        self._listeners = Listeners()
        for part in parts:
            self._plug_in(part)

    @classmethod
    def of_seats(cls, seats: int, clock: Clock, roles: Collection[Role] = ROLES) -> "VirtualTable":
        """Every device (or only these roles) at the seats 1 to `seats` and at the table."""
        return cls(parts_of_seats(seats, roles), clock)

    @classmethod
    def of_profile(cls, profile: "Profile", clock: Clock) -> "VirtualTable":
        """The devices that a wiring profile names, whatever their drivers: as if they were wired."""
        return cls(parts_of_profile(profile), clock)

    def _plug_in(self, part: Part) -> None:
        name = part.spot.name
        link = self._links.setdefault(part.link, Link(self._clock, self._listeners.tell))
        own, shared = (self._faults.setdefault(target, Faults()) for target in (name, part.link))
        plug = Plug(part.spot, part.link, self._clock, own, shared)
        self._sockets.setdefault(part.link, Plug(part.spot, part.link, self._clock, shared))
        device = self._devices[name] = build(part, plug)
        if isinstance(device, kinds.Sender):
            device.listen(partial(_carry, link, plug))

    # What the companion does

    def listen(self, tell: Listener) -> Callable[[], None]:
        """Inputs are told in the thread that uses the table, or that moves its clock."""
        return self._listeners.add(tell)

    def show(self, outputs: Iterable[Output]) -> None:
        """Outputs for devices that the table does not have are dropped."""
        for output in outputs:
            self._show(output)

    def devices(self) -> Mapping[str, State]:
        """The state of every device by name."""
        return {name: device.state() for name, device in self._devices.items()}

    def reopen(self, device: str) -> None:
        """As if somebody had put the plug back, or switched it off and on: the device's own, and that of its link."""
        plug = self._find(device).plug
        with self._changes():
            for target in (plug.name, plug.link):
                self._faults[target].switch_off(Dead)
                self._faults[target].switch_off(Unplugged)

    def bars(self) -> Mapping[int, int]:
        """LEDs of each seat's bar, by seat."""
        bars = {name: device for name, device in self._devices.items() if isinstance(device, kinds.VirtualBar)}
        return {place.seat: bar.length for name, bar in bars.items() if (place := spot(name))}

    def shared_reader(self) -> tuple[int, ...]:
        """The seats whose reader is only a button."""
        places = (spot(name) for name, device in self._devices.items() if isinstance(device, kinds.VirtualButton))
        return tuple(place.seat for place in places if place is not None and place.role == "reader")

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """What its sensors see, for a board that has any."""
        grids = (grid for grid in self._grids() if grid.senses and grid.plug.up())
        return {grid.name: tuple(sorted(grid.seen())) for grid in grids}

    def squares(self) -> tuple[tuple[str, ...], ...]:
        """As the wiring profile draws them."""
        return next((grid.rows for grid in self._grids()), ())

    def ask_links(self) -> tuple[str, ...]:
        """An answer travels like any other message: after those that were sent before, and as late."""
        asked = {name: socket for name, socket in self._sockets.items() if socket.up()}
        for name, socket in asked.items():
            at, err = socket.stamp()
            if socket.trip():  # a link that loses everything for good loses this too
                self._links[name].send(Settled(device=name, at=at, err=err), socket.trip())
        return tuple(asked)

    def links_settled(self) -> None:
        """Nothing is found anew here."""

    def own_error(self, at: float) -> float:
        """All links are on the table's own clock."""
        return 0.0

    def close(self) -> None:
        """Nobody is told anything any more."""
        self._listeners.clear()

    # What people do

    def press(self, device: str) -> None:
        """Push a button, or the knob of a dial."""
        found = self._find(device)
        if not isinstance(found, kinds.VirtualButton | kinds.VirtualDial):
            raise NotItsRole(message("device-not-pressed", device=device))
        found.press()

    def turn(self, dial: str, by: int) -> None:
        """Turn a dial by that many steps, clockwise above 0."""
        self._kind(dial, kinds.VirtualDial, "device-not-turned").turn(steps(by))

    def tap(self, reader: str, *, uid: str = "", card: str = "") -> None:
        """Hold a card to a reader for a moment. Say the number of its chip, or the card itself."""
        tag = one_tag(uid, card)
        self._reader(self._taken(reader)).tap(tag)

    def lay(self, reader: str, *tags: Tag) -> None:
        """Lay cards on a reader, all at once, and leave them there."""
        self._reader(self._taken(reader)).lay(*tags)

    def lift(self, reader: str, *tags: Tag) -> None:
        """Take these cards off a reader, or all of them."""
        self._reader(reader).lift(*tags)

    def _taken(self, reader: str) -> str:
        """The reader that lies there; at a seat that shares the table's, its player takes that one first."""
        if isinstance(self._find(reader), kinds.VirtualButton) and reader.endswith(".reader"):
            self.press(reader)
            return SHARED
        return reader

    def touch(self, grid: str, square: str, how: Gesture = "touch", to: str = "") -> None:
        """Touch a square, or drag from it to another."""
        self._kind(grid, kinds.VirtualGrid, "device-not-touched").touch(square, how, to)

    def piece(self, grid: str, how: Movement, square: str, to: str = "") -> None:
        """Put a piece down, lift it, slide it, or knock it over, so that it falls onto `to` or off the board."""
        self._kind(grid, kinds.VirtualGrid, "device-not-touched").move(how, square, to)

    # What people see and hear

    def look(self, device: str) -> Output | None:
        """The output that a device shows now; None when it was told nothing yet, or is down."""
        return self._kind(device, kinds.Display, "device-not-seen").look()

    def glance(self, device: str) -> Seen:
        """How a device looks or sounds at this moment."""
        found, now = self._find(device), self._clock.now()
        match found:
            case kinds.VirtualLamp():
                light = found.look()
                return light is not None and lit(light.how, found.since, now)
            case kinds.VirtualCounter():
                digits = found.look()
                return fit(reads(digits, found.since, now) if digits else "", found.digits)
            case kinds.VirtualBar():
                return glowing(found.look() or Pixels(device), found.length, now)
            case kinds.VirtualGrid(squares=squares) if squares:
                return Pieces(tuple(found.pieces))
            case kinds.VirtualGrid():
                return found.look() or Squares(device)
            case kinds.VirtualSound():
                tone = found.look()
                return Heard(tone.figure, sounding(tone.figure, now - found.since)) if tone else Heard()
            case kinds.VirtualReader():
                return Lying(found.lying)
        raise NotItsRole(message("device-not-seen", device=device))

    def lying(self, reader: str) -> tuple[Tag, ...]:
        """The cards on a reader."""
        return self._reader(reader).lying

    def heard(self, sound: str = "table.sound") -> tuple[tuple[float, Figure], ...]:
        """The last 1000 sounds, each with the moment when it began."""
        return tuple(self._kind(sound, kinds.VirtualSound, "device-not-heard").heard)

    async def settle(self) -> None:
        """Nothing to wait for: everything is told while it is done."""

    # What goes wrong

    def fault_kinds(self) -> tuple[Kind, ...]:
        """All but noise on a cable: virtual devices send no bytes."""
        return VIRTUAL

    def links(self) -> tuple[str, ...]:
        """Every link that carries messages; a fault can be switched on for it."""
        return tuple(self._links)

    def fault(self, target: str, fault: Fault) -> None:
        """Switch a fault on for a device, or for all devices of a link that can have it."""
        plugs = [plug for plug in self._plugs() if target in (plug.name, plug.link)]
        if not plugs:
            raise NoSuchDevice(_nothing_called(target, self._faults))
        if type(fault) not in VIRTUAL or not any(befalls(type(fault), plug.role) for plug in plugs):
            raise NotItsRole(message("device-no-fault", fault=name_of(fault), device=target))
        with self._changes():
            self._faults[target].switch_on(fault, self._clock.now())
            if isinstance(fault, Unplugged) and target in self._links:
                self._links[target].unplug()
        for grid in self._grids():
            grid.sense()

    def mend(self, target: str, kind: Kind | None = None) -> None:
        """Switch a kind of fault off again, or all faults of that device or link."""
        if target not in self._faults:
            raise NoSuchDevice(_nothing_called(target, self._faults))
        lost = self._faults[target].find(Lost)
        with self._changes():
            self._faults[target].switch_off(kind)
        for grid in self._grids():
            grid.wake() if lost and target in (grid.name, grid.plug.link) else grid.sense()

    def faults(self) -> Mapping[str, tuple[Fault, ...]]:
        """What is switched on, by device or link."""
        return {target: on for target, faults in self._faults.items() if (on := faults.all())}

    @contextmanager
    def _changes(self) -> Iterator[None]:
        """Tell which devices go down or come up by what is done within the block."""
        before = self.devices()
        yield
        now = self._clock.now()
        for name, state in self.devices().items():
            if state != before[name]:
                self._listeners.tell(Status(device=name, at=now, state=state))
                if isinstance(state, Up):
                    self._devices[name].wake()

    # Within

    def _show(self, output: Output) -> None:
        device = self._devices.get(output.device)
        if device is None:
            return
        if not isinstance(device, kinds.Display) or SHOWS[device.plug.role] is not type(output):
            raise NotItsRole(message("device-no-output", device=output.device, output=type(output).__name__))
        display: kinds.Display[Any] = device
        display.show(output)

    def _grids(self) -> list[kinds.VirtualGrid]:
        return [device for device in self._devices.values() if isinstance(device, kinds.VirtualGrid)]

    def _plugs(self) -> Iterator[Plug]:
        return (device.plug for device in self._devices.values())

    def _find(self, name: str) -> kinds.AnyDevice:
        if name not in self._devices:
            raise NoSuchDevice(_nothing_called(name, self._devices))
        return self._devices[name]

    def _kind(self, name: str, kind: type[D], id: str) -> D:
        found = self._find(name)
        if not isinstance(found, kind):
            raise NotItsRole(message(id, device=name))
        return found

    def _reader(self, name: str) -> kinds.VirtualReader:
        return self._kind(name, kinds.VirtualReader, "device-not-tapped")


def _nothing_called(name: str, among: Iterable[str]) -> Message:
    return message("device-not-here", device=name, devices=", ".join(among))


def _carry(link: Link, plug: Plug, message: Input) -> None:
    link.send(message, plug.trip())
