"""Where is this device? It lights, counts or sounds for a moment, and then shows again what it showed."""

from collections.abc import Callable, Iterable, Iterator

from companion.session.lights import darkened
from hardware.clock import Alarm, Clock
from hardware.outputs import Digits, Flash, Light, Output, Pixel, Pixels, Square, Squares, Tone
from hardware.roles import SHOWS, Role, Spot, spot
from hardware.table import Table

LASTS = 1.5
"""Seconds."""
FULL = "8888"
"""Every segment of a counter."""


class DeviceTest:
    """One device at a time, over whatever the lobby or a game shows."""

    def __init__(self, clock: Clock, relight: Callable[[], object]) -> None:
        self._clock, self._relight = clock, relight
        self._shown: dict[str, Output] = {}
        self._over: dict[str, Output] = {}
        """What is shown where nothing else is, once a test is over."""
        self._ends: Alarm | None = None

    def start(self, table: Table, device: str) -> None:
        """A button, a dial or a reader has no light of its own: the one beside it shows where it is."""
        self.forget()
        outputs = tuple(_pointing(table, device))
        tones = [output for output in outputs if isinstance(output, Tone)]
        if tones:
            table.show(tones)
        self._shown = {output.device: output for output in outputs if not isinstance(output, Tone)}
        self._over |= {name: darkened(output) for name, output in self._shown.items()}
        self._ends = self._clock.call_at(self._clock.now() + LASTS, self._end)
        self._relight()

    def _end(self) -> None:
        self.forget()
        self._relight()

    def forget(self) -> None:
        """Nothing is tested any more."""
        if self._ends is not None:
            self._ends.cancel()
        self._ends, self._shown = None, {}

    def dressed(self, outputs: Iterable[Output]) -> Iterable[Output]:
        """The same outputs, with the device that is tested."""
        return self._tested(outputs) if self._over or self._shown else outputs

    def _tested(self, outputs: Iterable[Output]) -> Iterator[Output]:
        left = self._over | self._shown
        for output in outputs:
            left.pop(output.device, None)
            yield self._shown.get(output.device, output)
        yield from left.values()


def _pointing(table: Table, device: str) -> Iterator[Output]:
    place = spot(device)
    if place is None:
        return
    if place.role in SHOWS:
        yield from _full(table, place)
        return
    yield Tone("table.sound", "click")
    beside: tuple[Role, ...] = ("lamp", "bar", "main", "aux")
    there = (Spot(place.seat, role) for role in beside)
    shows = next((one for one in there if one.name in table.devices()), None)
    if shows is not None:
        yield from _full(table, shows)


def _full(table: Table, place: Spot) -> Iterator[Output]:
    match place.role:
        case "lamp":
            yield Light(place.name, Flash())
        case "main" | "aux":
            yield Digits(place.name, FULL, blink=True)
        case "bar":
            yield Pixels(place.name, (Pixel("white", blink=True),) * table.bars().get(place.seat, 0))
        case "grid":
            squares = (name for row in table.squares() for name in row if name)
            yield Squares(place.name, tuple(Square(name, Pixel("white", blink=True)) for name in squares))
        case "sound":
            yield Tone(place.name, "chord")
