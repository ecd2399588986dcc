"""One board of a table with the drivers of its devices: what the link tells goes to the device that it is about."""

from collections.abc import Callable

from hardware.clock import Clock, Moment
from hardware.inputs import AWAY, Listener, Missed, Settled
from hardware.message import Message, message
from hardware.outputs import Digits, Light, Pixels
from hardware.satellite.board_time import BoardTime
from hardware.satellite.devices import SatelliteContact, SatelliteDevice, SatelliteReader
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.displays import BarFace, CounterFace, LampFace, SatelliteDisplay, SatelliteSound
from hardware.satellite.greeting import Part, Wanted
from hardware.satellite.link import Link, Opens
from hardware.satellite.messages import Event
from hardware.wiring.device import Wired
from hardware.wiring.drivers import Satellite
from hardware.wiring.pico import AnyPart, PicoBar, PicoCounter

RECENT = 1.0
"""Seconds before the question: a press in them is probably what it is about."""

Soon = Callable[[Callable[[], object]], object]


class Station:
    """It is the `Hears` of its link and the `Way` of its devices; all but `soon` runs in the thread of the links."""

    def __init__(
        self, wanted: Wanted, parts: dict[str, AnyPart], opens: Opens, clock: Clock, time: BoardTime, soon: Soon
    ) -> None:
        self.name, self.clock, self.soon = wanted.name, clock, soon
        self.link, self._time = Link(wanted, opens, clock, time, self), time
        self._parts = parts
        self._devices: dict[str, SatelliteDevice] = {}
        self._numbers: dict[int, SatelliteDevice] = {}
        self._tell: Listener | None = None
        self._was_up = False

    def open(self, wired: Wired, tell: Listener) -> SatelliteDevice:
        """The driver of a device on this board; call it before the link is started."""
        driver = wired.driver
        if not isinstance(driver, Satellite):
            raise TypeError(f"{wired.name} is not on a satellite: {type(driver).__name__}")
        self._tell = tell
        device = self._made(wired, driver.device or wired.spot.role, tell)
        self._devices[device.part] = device
        return device

    def _made(self, wired: Wired, part: str, tell: Listener) -> SatelliteDevice:
        spot, fitted = wired.spot, self._parts.get(part)
        match spot.role:
            case "ok" | "no" | "call" | "undo" | "dial":
                return SatelliteContact(spot, part, self.name, self, tell)
            case "reader":
                return SatelliteReader(spot, part, self.name, self, tell)
            case "lamp":
                return SatelliteDisplay(spot, part, self.name, self, tell, LampFace(), Light)
            case "main" | "aux":
                counter = fitted if isinstance(fitted, PicoCounter) else PicoCounter(i2c=0, sda=8, scl=9, address=0x70)
                digits = CounterFace(counter.segments, counter.brightness)
                return SatelliteDisplay(spot, part, self.name, self, tell, digits, Digits)
            case "bar":
                bar = fitted if isinstance(fitted, PicoBar) else PicoBar(pin=16)
                leds = BarFace(bar.length, bar.brightness)
                return SatelliteDisplay(spot, part, self.name, self, tell, leds, Pixels)
            case "sound":
                return SatelliteSound(spot, part, self.name, self, tell)
        return SatelliteDevice(spot, part, self.name, self, tell)  # what no board has: it says so

    # The way of the devices

    def show(self, device: int, raw: bytes, keep: bool = True) -> None:
        """Have the device with that number show this."""
        self.link.show(device, raw, keep)

    def retry(self) -> None:
        """Try to open the board at once, if it is away."""
        self.link.retry()

    # What the link tells

    def up(self, parts: tuple[Part, ...], anew: bool) -> None:
        """Every device of the table that the board has gets its number."""
        self._was_up = True
        by_name = {part.name: (number, part) for number, part in enumerate(parts)}
        self._numbers.clear()
        for name, device in self._devices.items():
            number, part = by_name.get(name, (-1, None))
            if part is not None:
                self._numbers[number] = device
            device.attach(number, part, anew)

    def down(self, why: Message) -> None:
        """All its devices are away, for the one reason that it is."""
        away = message(AWAY, satellite=self.name, was="there" if self._was_up else "never", why=why)
        for device in self._devices.values():
            device.detach(away)

    def happened(self, event: Event, moment: Moment) -> None:
        """An event of a device that the table does not use is nobody's."""
        if event.what == MESSAGES.LOST:
            self.missed(event.data[0] if event.data else 1)
        elif (device := self._numbers.get(event.device)) is not None:
            device.happened(event, moment)

    def missed(self, count: int) -> None:
        """Nobody knows of which devices they were: the first that can be pressed stands for all of them."""
        devices = sorted(self._devices.values(), key=lambda device: not isinstance(device, SatelliteContact))
        if self._tell is not None and devices:
            device = devices[0]
            self._tell(Missed(device=device.name, at=self.clock.now(), count=count))

    def settled(self, asked: float) -> None:
        """The link is named as its board."""
        if self._tell is not None:
            self._tell(Settled(device=self.name, at=asked, trouble=self._time.trouble(asked - RECENT)))
