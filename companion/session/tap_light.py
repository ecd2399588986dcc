"""A tap is seen at once, before anybody knows what comes of it: the last LED of the seat's bar is white for a moment.

Every tap looks the same, whichever card it is and whether or not it is taken.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from hardware.clock import Alarm, Clock
from hardware.outputs import Output, Pixel, Pixels
from hardware.roles import spot
from hardware.table import Table

LASTS = 0.4
"""Seconds."""
SEEN = Pixel("white", "bright")


class TapLight:
    """A tap on the table's own reader is seen on the bars of all seats."""

    def __init__(self, clock: Clock, table: Table, relight: Callable[[], object]) -> None:
        self._clock, self._table, self._relight = clock, table, relight
        self._lit: dict[int, Alarm] = {}

    def tapped(self, seat: int) -> None:
        """Somebody tapped a card; seat 0 is the table's reader."""
        if not self._table.bars():
            return
        self._forget(seat)
        self._lit[seat] = self._clock.call_at(self._clock.now() + LASTS, lambda: self._over(seat))
        self._relight()

    def _over(self, seat: int) -> None:
        self._forget(seat)
        self._relight()

    def _forget(self, seat: int) -> None:
        if alarm := self._lit.pop(seat, None):
            alarm.cancel()

    def close(self) -> None:
        """Nothing is lit later."""
        for seat in tuple(self._lit):
            self._forget(seat)

    def marked(self, outputs: Iterable[Output]) -> Iterable[Output]:
        """The same outputs, with that LED."""
        return self._seen(outputs) if self._lit else outputs

    def _seen(self, outputs: Iterable[Output]) -> Iterator[Output]:
        bars = self._table.bars()
        for output in outputs:
            place = spot(output.device)
            lit = place is not None and (0 in self._lit or place.seat in self._lit) and place.seat in bars
            yield _with_last(output, bars[place.seat]) if lit and place and isinstance(output, Pixels) else output


def _with_last(bar: Pixels, length: int) -> Pixels:
    before = (*bar.pixels, *(Pixel(),) * length)[: length - 1]
    return replace(bar, pixels=(*before, SEEN))
