"""All boards of a table: their links share one thread with a loop of its own, so that a busy table delays no ping."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from hardware.clock import Moment, SystemClock
from hardware.driver import Driver
from hardware.inputs import Listener
from hardware.profile import Profile
from hardware.satellite.call_window import CallWindow
from hardware.satellite.clock.axes import Axes
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.discovery import Place, place_of
from hardware.satellite.greeting import Wanted
from hardware.satellite.link import Opens
from hardware.satellite.port import PortListener, SerialPort
from hardware.satellite.settings import parts_of, settings
from hardware.satellite.station import Station
from hardware.wiring.device import Board, Wired
from hardware.wiring.drivers import Satellite
from hardware.wiring.pico import PicoButton

FAREWELL = 0.2
"""Seconds for which closing waits until the boards were told to go dark."""
LONGEST = 2.0
"""Seconds for which closing waits for the thread."""


class Boards:
    """The boards that the devices of a profile are on. Nothing is opened before the first device is."""

    def __init__(self, finds: Callable[[Board], Place] = place_of) -> None:
        """`finds` gives the port of a board and its USB controller, or raises `Unavailable`."""
        self._finds = finds
        self.axes = Axes(time.monotonic)
        """The time that the boards share; used in the thread of the links only."""
        self._window: CallWindow | None = None
        self._stations: dict[str, Station] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None

    def open(self, profile: Profile, devices: Iterable[Wired], tell: Listener) -> dict[str, Driver]:
        """The drivers of those devices of the profile that are on its satellites, by name. This returns at once."""
        wired = [device for device in devices if isinstance(device.driver, Satellite)]
        if not wired:
            return {}
        loop = self._start()
        for board in profile.satellites:
            self._stations.setdefault(board.name, self._station(profile, board, loop))
        drivers = {device.name: self._driver(device, tell) for device in wired}
        for name in {device.driver.satellite for device in wired if isinstance(device.driver, Satellite)}:
            loop.call_soon_threadsafe(self._stations[name].link.start)
        return drivers

    def ask(self) -> tuple[str, ...]:
        """Ask every board that is there for anything before now; each of those named answers with one `Settled`.

        Until `settled`, the moments of all boards are found in the same way.
        """
        asked, window = time.monotonic(), self._window
        names = tuple(name for name, station in self._stations.items() if station.link.is_up)
        if window is not None:
            self._soon(window.open)
        for name in names if window is not None else ():
            self._soon(lambda name=name: self._stations[name].link.ask(asked))  # type: ignore[misc]
        return names

    def settled(self) -> None:
        """What the boards were asked for is known, or nobody waits for it any more."""
        if self._window is not None:
            self._soon(self._window.close)

    def own_error(self, at: float) -> float:
        """Seconds by which a moment of this machine's clock may be wrong against presses on the boards.

        May be called in any thread: the line from the boards' time to this clock is replaced as a whole.
        """
        is_settling = self._window is not None and self._window.is_open
        is_any_up = any(station.link.is_up for station in self._stations.values())
        return self.axes.of_pi(Moment(at, 0.0)).err if is_any_up or is_settling else 0.0

    def links(self) -> dict[str, Station]:
        """Every board by its name, for those who want to know how it is."""
        return dict(self._stations)

    def close(self) -> None:
        """Tell the boards what their devices showed last (dark), free the ports and end the thread."""
        loop, thread = self._loop, self._thread
        if loop is None or thread is None:
            return
        self._loop = None
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: loop.call_later(FAREWELL, self._end, loop))
        thread.join(LONGEST)

    def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        for station in self._stations.values():
            station.link.close()
        loop.stop()

    def _start(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            loop = self._loop = asyncio.new_event_loop()
            self._window = CallWindow(self.axes, SystemClock(loop.call_later))
            self._thread = Thread(target=_run, args=(loop,), name="satellites", daemon=True)
            self._thread.start()
        return self._loop

    def _station(self, profile: Profile, board: Board, loop: asyncio.AbstractEventLoop) -> Station:
        def opens(listener: PortListener) -> SerialPort:
            place = self._finds(board)  # it may have been put into another socket
            board_time.plugged(place.controller)
            return SerialPort(place.port, loop, listener, time.monotonic)

        wanted = Wanted(board.name, board.id, settings(profile, board))
        ways: Opens = opens
        clock, parts = SystemClock(loop.call_later), parts_of(profile, board)
        calls = sum(isinstance(part, PicoButton) and part.stamp == "pio" for part in parts.values())
        board_time = BoardTime(board.name, self.axes, calls=calls)
        return Station(wanted, parts, ways, clock, board_time, self._soon)

    def _driver(self, wired: Wired, tell: Listener) -> Driver:
        driver = wired.driver
        if not isinstance(driver, Satellite):
            raise TypeError(f"{wired.name} is not on a satellite")
        return self._stations[driver.satellite].open(wired, tell)

    def _soon(self, call: Callable[[], object]) -> None:
        """In the thread of the links; once that has ended, nothing is called any more."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(call)


def _run(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.close()
