"""Opens the drivers of a wiring profile, and what they share: pins, buses, LED strips, turns of the readers."""

import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from hardware.buses import Buses, Machine
from hardware.driver import Driver
from hardware.gpio import GPIO_DRIVERS, Header
from hardware.gpio import open_driver as open_on_pins
from hardware.ht16k33 import counter
from hardware.inputs import Listener
from hardware.keyboard import open_reader as open_keyboard
from hardware.mcp23017 import SensorGrid
from hardware.neopixel import Strip, bar
from hardware.pn532 import PN532_DRIVERS, RadioTurns
from hardware.pn532 import open_reader as open_pn532
from hardware.pn532.opening import Way, selects
from hardware.profile import Profile, Wired
from hardware.satellite.boards import Boards
from hardware.serial_lines import open_reader as open_lines
from hardware.wiring.drivers import (
    GpioButton,
    Ht16k33,
    KeyboardReader,
    Mcp23017,
    NeopixelSpi,
    Screen,
    SerialLines,
    SharedReader,
    Virtual,
)


class SharedHardware:
    """What the devices of one machine share. Tests hand in emulated pins and buses."""

    def __init__(
        self,
        header: Header | None = None,
        buses: Buses | None = None,
        known: Callable[[str], bool] = lambda uid: False,
        satellites: Boards | None = None,
    ) -> None:
        """`known` says whether the number of a tag is that of a card, and is asked from the readers' threads."""
        self.header = header or Header()
        self.buses = buses or Buses(Machine(), time.monotonic)
        self.known = known
        self.satellites = satellites or Boards()
        self.radio_turns = RadioTurns()
        self._strips: dict[tuple[int, int], Strip] = {}

    def strip(self, wiring: NeopixelSpi) -> Strip:
        """The strip that a bar is on: bars on one data line share it."""
        return self._strips.setdefault((wiring.spi, wiring.chip), Strip())

    def close(self) -> None:
        """Close satellites, buses and pins; the devices must be closed before."""
        self.satellites.close()
        self.buses.close()
        self.header.close()


def open_devices(
    profile: Profile, shared: SharedHardware, tell: Listener, devices: Iterable[Wired] | None = None
) -> dict[str, Driver]:
    """Every device of the profile by name, or only some, except those on the screen. This returns at once."""
    chosen = tuple(profile.devices if devices is None else devices)
    way = Way(shared.buses, shared.header, selects(chosen))
    on_boards = shared.satellites.open(profile, chosen, tell)
    opened = ((wired.name, on_boards.get(wired.name) or _open(wired, shared, way, tell)) for wired in chosen)
    return {name: driver for name, driver in opened if driver is not None}


def _open(wired: Wired, shared: SharedHardware, way: Way, tell: Listener) -> Driver | None:
    wiring = wired.driver
    if isinstance(wiring, GPIO_DRIVERS):
        return open_on_pins(wired, shared.header, tell)
    if isinstance(wiring, PN532_DRIVERS):
        return open_pn532(wired, way, tell, shared.radio_turns, shared.known)
    match wiring:
        case Ht16k33():
            return counter(wired.name, wiring, shared.buses, tell)
        case NeopixelSpi():
            return bar(wired.name, wiring, shared.strip(wiring), shared.buses, tell)
        case Mcp23017():
            return SensorGrid(wired.name, wiring, shared.buses, shared.header, tell)
        case SerialLines():
            return open_lines(wired, tell)
        case KeyboardReader():
            return open_keyboard(wired, tell)
        case SharedReader(button=GpioButton() as button):
            return open_on_pins(replace(wired, driver=button), shared.header, tell)
        case Virtual() | Screen() | SharedReader():
            return None  # at a real table the page is where one can see and touch them
    raise TypeError(f"no driver opens {wired.name}: {type(wiring).__name__}")


def close_together(drivers: Collection[Driver]) -> None:
    """Close all at the same time: a reader finishes its poll first, so this takes as long as the slowest."""
    with ThreadPoolExecutor(max(1, len(drivers)), "closing") as pool:
        for _ in pool.map(lambda driver: driver.close(), drivers):
            pass
