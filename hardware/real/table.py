"""A `hardware.table.Table` of real drivers. They work in their own threads; all else runs in the event loop's."""

import asyncio
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from msgspec.structs import replace

from hardware.driver import Driver
from hardware.gpio import Header
from hardware.inputs import Down, Input, Listener, Press, Settled, Standing, State, Status, Tap, Turn, Unread, Up
from hardware.listeners import Listeners
from hardware.message import message
from hardware.outputs import Output
from hardware.profile import Profile
from hardware.real.opening import SharedHardware, close_together, open_devices
from hardware.roles import SHOWS
from hardware.standing import after
from hardware.table import NoSuchDevice, NotItsRole
from hardware.wiring.drivers import GpioButton, GpioDial, GpioLeds, Mcp23017, NeopixelSpi
from hardware.wiring.pico import PicoBar

PINS = "pins"
"""The link of all buttons and dials on the Pi's own pins."""
ON_THE_WAY = 0.02
"""Seconds within which an edge that the kernel has stamped is told: lgpio looks every millisecond, and its thread may
wait while others compute."""


def open_table(profile: Profile, loop: AbstractEventLoop, shared: SharedHardware | None = None) -> "RealTable":
    """The table that a profile describes. This returns at once; each device tells when it is up, or why it is not."""
    return RealTable(profile, loop, shared or SharedHardware(Header.driven_by(profile.pins)))


class RealTable:
    """All real devices of one table."""

    def __init__(self, profile: Profile, loop: AbstractEventLoop, shared: SharedHardware) -> None:
        self._loop, self._shared, self._closed = loop, shared, False
        self._listeners = Listeners()
        self._profile, self._wired = profile, {device.name: device for device in profile.devices}
        self._unheard = {device.name for device in profile.devices}
        self._all_heard = asyncio.Event()
        self._first_up: dict[str, float] = {}
        self._standing: dict[str, frozenset[str] | None] = {}
        self._handed = deque[Input]()
        shared.header.wait_in(loop, self._tell_all)
        self._drivers = open_devices(profile, shared, self._hand_over)

        self._unheard &= self._drivers.keys()
        self._hear_of("")

    async def opened(self, at_most: float = 3.0) -> None:
        """Wait until every device has told whether it is up, `at_most` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(at_most):  # `wait_for` of Python 3.11 can lose a Ctrl-C
                await self._all_heard.wait()

    def tell_missing(self) -> None:
        """Tell of every device that is down once more, for listeners that came after it was opened."""
        now = self._shared.header.clock.now()
        for name, state in self.devices().items():
            if isinstance(state, Down):
                self._listeners.tell(Status(device=name, at=now, state=state))

    def listen(self, tell: Listener) -> Callable[[], None]:
        """Inputs are told in the thread of the event loop."""
        return self._listeners.add(tell)

    def show(self, outputs: Iterable[Output]) -> None:
        """Drivers take the latest output and show it in their own threads; nothing waits here."""
        for output in outputs:
            driver = self._drivers.get(output.device)
            if driver is not None:
                self._show(driver, output)

    def devices(self) -> Mapping[str, State]:
        """The state of every real device; those on the screen are not among them."""
        return {name: driver.state() for name, driver in self._drivers.items()}

    def reopen(self, device: str) -> None:
        """Try at once instead of waiting; what comes of it is told as a `Status`."""
        if device not in self._drivers:
            raise NoSuchDevice(message("device-not-here", device=device, devices=", ".join(self._drivers)))
        self._drivers[device].reopen()

    def bars(self) -> Mapping[int, int]:
        """LEDs of each seat's bar, by seat."""
        wired = ((device.spot.seat, self._profile.fitted(device)) for device in self._profile.devices)
        return {seat: part.length for seat, part in wired if isinstance(part, NeopixelSpi | GpioLeds | PicoBar)}

    def shared_reader(self) -> tuple[int, ...]:
        """The seats that use the table's own reader by turns."""
        return self._profile.shared_reader

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """What was told of each board with sensors, as far as it is up; in the order of its squares' names."""
        return {board: tuple(sorted(squares)) for board, squares in self._standing.items() if squares is not None}

    def squares(self) -> tuple[tuple[str, ...], ...]:
        """As the wiring profile draws them."""
        boards = (device.driver for device in self._profile.devices)
        return next((board.rows for board in boards if isinstance(board, Mcp23017)), ())

    def ask_links(self) -> tuple[str, ...]:
        """All pins are one link, which answers when every edge that the kernel has stamped by now has been told.

        Every satellite is one. A reader is none: no race is decided by a card, and its next poll would come too late.
        """
        return (*self._ask_pins(), *self._shared.satellites.ask())

    def links_settled(self) -> None:
        """Satellites may look at their time anew."""
        self._shared.satellites.settled()

    def own_error(self, at: float) -> float:
        """The Pi's clock beside the frames of the USB bus, while satellites that hear them are there."""
        return self._shared.satellites.own_error(at)

    def _ask_pins(self) -> tuple[str, ...]:
        pressed = (device.name for device in self._profile.devices if isinstance(device.driver, GpioButton | GpioDial))
        if not any(isinstance(self._drivers[name].state(), Up) for name in pressed):
            return ()
        clock = self._shared.header.clock
        asked = clock.now()
        clock.call_at(asked + ON_THE_WAY, lambda: self._hand_over(Settled(device=PINS, at=asked)))
        return (PINS,)

    def close(self) -> None:
        """Close all drivers at the same time, then what they share; this waits for their threads."""
        if self._closed:
            return
        self._closed = True
        self._listeners.clear()
        try:
            close_together(self._drivers.values())
        finally:
            self._shared.close()

    def _show(self, driver: Driver, output: Output) -> None:
        device = self._wired.get(output.device)
        show = getattr(driver, "show", None)
        if device is None or SHOWS.get(device.spot.role) is not type(output):
            raise NotItsRole(message("device-no-output", device=output.device, output=type(output).__name__))
        if show is not None:  # a device that cannot be reached shows nothing
            show(output)

    def _hand_over(self, told: Input) -> None:
        """Called from the threads of the drivers, and from the loop. A loop that has ended hears nothing more."""
        self._handed.append(told)
        if _running() is self._loop:
            self._loop.call_soon(self._tell_all)  # it is awake, and need not be woken by a call of the kernel
            return
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._tell_all)

    def _tell_all(self) -> None:
        """Tell all that was handed over. The pins call this, too: an edge that the loop itself has read goes on now."""
        while self._handed:
            self._tell(self._handed.popleft())

    def _tell(self, told: Input) -> None:
        if not self._closed:
            self._hear_of(told.device)
            if isinstance(told, Standing) or told.device in self._standing:
                self._standing[told.device] = after(self._standing.get(told.device), told)
            self._listeners.tell(self._beside_satellites(self._in_time(told)))

    def _beside_satellites(self, told: Input) -> Input:
        """A press on the Pi's own pins is as exact as the kernel, and compared with those of satellites less so."""
        device = self._wired.get(told.device)
        on_pins = device is not None and isinstance(device.driver, GpioButton | GpioDial)
        if not (on_pins and isinstance(told, Press | Turn)):
            return told
        more = self.own_error(told.at)
        return replace(told, err=told.err + more) if more else told

    def _in_time(self, told: Input) -> Input:
        """A card that lies on a reader when it is first up was not tapped: it is told as `Unread`.

        When a game is resumed, that card was counted before the machine was switched off.
        """
        if isinstance(told, Status) and isinstance(told.state, Up):
            self._first_up.setdefault(told.device, told.at)
        if isinstance(told, Tap) and told.at <= self._first_up.get(told.device, float("-inf")):
            return Unread(device=told.device, at=told.at, err=told.err, why="early")
        return told

    def _hear_of(self, device: str) -> None:
        self._unheard.discard(device)
        if not self._unheard:
            self._all_heard.set()


def _running() -> AbstractEventLoop | None:
    """The loop in whose thread this is called; None in any other thread."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
