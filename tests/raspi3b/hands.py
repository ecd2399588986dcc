"""Somebody at the table of the emulated Pi: presses, turns, taps and pulls plugs, and looks at counters and lamps."""

import time

from hardware.emulators.ht16k33 import Counter
from hardware.emulators.ht16k33.chip import SIZE
from hardware.emulators.workbench.box import Box
from hardware.profile import Profile
from hardware.wiring.drivers import GpioButton, GpioDial, GpioLamp, Ht16k33, Pn532Uart
from tests.raspi3b.machine import RaspberryPi
from tests.raspi3b.readers import Reader

HELD, BETWEEN, APART, STEP = 0.25, 0.15, 0.1, 0.08
"""Seconds: a button is held, and rests; two people press one after the other; a contact of a dial stays as it is."""
DOWN, UP = 0, 1
Move = tuple[int, int, float]
"""A pin, down or up, and seconds of rest after that."""


class Hands:
    def __init__(self, pi: RaspberryPi, profile: Profile, readers: dict[str, Reader]) -> None:
        self.pi, self._profile, self._readers = pi, profile, readers
        self._box = Box()

    def press(self, *devices: str) -> list[tuple[float, float]]:
        """One after the other, and released together; the moments (on the Pi's clock) between which each went down."""
        pins = [self.contact(device) for device in devices]
        moves = [(pin, DOWN, APART) for pin in pins[:-1]] + [(pins[-1], DOWN, HELD)]
        moves += [(pin, UP, 0.0) for pin in pins[:-1]] + [(pins[-1], UP, BETWEEN)]
        begun_and_done = self.move(*moves)
        return begun_and_done[: len(pins)]

    def turn(self, device: str, by: int) -> None:
        """By as many clicks."""
        wiring = self._wiring(device)
        assert isinstance(wiring, GpioDial)
        first, second = (wiring.a, wiring.b) if by > 0 else (wiring.b, wiring.a)
        click = ((first, DOWN, STEP), (second, DOWN, STEP), (first, UP, STEP), (second, UP, STEP))
        self.move(*click * abs(by))

    def tap(self, device: str, card: str) -> None:
        """Hold a card there until the program says something."""
        said = self.pi.lines
        self._readers[device].tap(self._box, card, lambda: self.pi.wait_for_lines(said + 1))

    def look(self, device: str) -> str | bool | None:
        """The text of a counter, whether a lamp is lit; None for what QEMU does not show (bars and sounds)."""
        match self._wiring(device):
            case Ht16k33():
                return _read(self.counter(device))
            case GpioLamp(pin=pin):
                return bool(self.pi.ask("level", pin))
        return None

    def counter(self, device: str) -> bytes:
        """The bytes that were sent to a counter."""
        wiring = self._wiring(device)
        assert isinstance(wiring, Ht16k33)
        return bytes.fromhex(self.pi.ask("memory", wiring.address, SIZE))

    def unplug(self, device: str) -> None:
        """Pull the adapter of a reader out: its port is gone, and the chip has no power."""
        self.pi.ask("unplug", self._port(device))

    def plug(self, device: str) -> None:
        """Put it back: the kernel makes its port anew."""
        self._readers[device].port.chip.brown_out()
        self.pi.ask("plug", self._port(device))

    def move(self, *moves: Move) -> list[tuple[float, float]]:
        """Between which moments (on the Pi's clock) each was done."""
        return [(begun, done) for begun, done in self.pi.ask("move", moves)]

    def contact(self, device: str) -> int:
        """The pin of a button, or of the knob of a dial."""
        wiring = self._wiring(device)
        if isinstance(wiring, GpioDial) and wiring.push is not None:
            return wiring.push
        assert isinstance(wiring, GpioButton)
        return wiring.pin

    def _port(self, device: str) -> str:
        wiring = self._wiring(device)
        assert isinstance(wiring, Pn532Uart)
        return wiring.port.removeprefix("/dev/")

    def _wiring(self, device: str) -> object:
        wired = self._profile.device(device)
        assert wired is not None, device
        return wired.driver


def _read(memory: bytes) -> str:
    """What a counter with these bytes in its memory shows."""
    counter = Counter()
    counter.oscillates = counter.on = True
    counter.memory = bytearray(memory)
    return counter.text().strip()


def rest(seconds: float) -> None:
    """Let the other machine work before it is looked at again."""
    time.sleep(seconds)
