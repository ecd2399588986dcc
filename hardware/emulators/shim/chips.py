"""Chips that can be put on the emulated I2C buses, by name. Each answers questions of whoever stands before it."""

from collections.abc import Callable
from typing import NamedTuple

from hardware.emulators.bus import I2cBus, I2cChip, Multiplexer


class Soldered(NamedTuple):
    """A chip, and what one can ask of it or do to it in words: `ask("text")` of a counter is what it shows."""

    chip: I2cChip
    ask: Callable[..., str]


def _counter(segments: int) -> Soldered:
    from hardware.emulators.ht16k33 import Counter

    counter = Counter(segments=14 if segments == 14 else 7)
    return Soldered(counter, lambda word: {"text": counter.text}[word]())


def _reader() -> Soldered:
    from hardware.emulators.pn532.chip import Chip
    from hardware.emulators.pn532.i2c import I2cFace
    from hardware.emulators.pn532.tags import Ntag

    chip, tags = Chip(), dict[str, Ntag]()

    def ask(word: str, uid: str) -> str:
        """`put` and `remove` a tag by its number."""
        tag = tags.setdefault(uid, Ntag(bytes.fromhex(uid)))
        {"put": chip.put, "remove": chip.remove}[word](tag)
        return ""

    return Soldered(I2cFace(chip), ask)


CHIPS: dict[str, Callable[[], Soldered]] = {
    "ht16k33": lambda: _counter(7),
    "ht16k33-14": lambda: _counter(14),
    "pn532": _reader,
}


class Place(NamedTuple):
    """Where a chip sits, in words: "1:0x70" on bus 1, "1:0x74/3:0x24" behind channel 3 of a multiplexer there."""

    bus: int
    address: int
    mux: int | None = None
    channel: int = 0

    @classmethod
    def read(cls, words: str) -> "Place":
        outer, _, inner = words.partition("/")
        bus, _, address = outer.partition(":")
        if not inner:
            return cls(int(bus), int(address, 0))
        channel, _, behind = inner.partition(":")
        return cls(int(bus), int(behind, 0), int(address, 0), int(channel))


class Board:
    """The buses, and all that is soldered to them."""

    def __init__(self) -> None:
        self.buses = {1: I2cBus()}
        self._chips: dict[Place, Soldered] = {}
        self._multiplexers: dict[tuple[int, int], Multiplexer] = {}

    def solder(self, place: Place, name: str) -> None:
        """Put a chip by name onto its place."""
        soldered = self._chips[place] = CHIPS[name]()
        bus = self.buses.setdefault(place.bus, I2cBus())
        if place.mux is None:
            bus.attach(place.address, soldered.chip)
            return
        multiplexer = self._multiplexers.setdefault((place.bus, place.mux), Multiplexer())
        bus.attach(place.mux, multiplexer)
        multiplexer.attach(place.channel, place.address, soldered.chip)

    def ask(self, place: Place, *words: str) -> str:
        return self._chips[place].ask(*words)
