"""A pin whose edges are reported. An error with one edge must not keep the others from being reported."""

import logging
import time
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from hardware.clock import Moment

Edge = Callable[[Moment, float], object]
"""Called with the moment of an edge and the level that was read for it, which may be the one after a bounce."""
FREEING = tuple(0.002 * 2**number for number in range(9))
"""Seconds between the tries to free a pin, about one in all. While lgpio's thread for edges looks at the pin, the
kernel says that it is busy, and on a busy machine that thread is slow."""


def freed(pin: int, free: Callable[[], object]) -> None:
    """Free the pin. This never raises: one that stays busy is logged, and freed when the chip is closed."""
    for pause in (*FREEING, None):
        try:
            free()
            return
        except Exception as error:  # whatever a back end can raise: the other pins must be freed, too
            if pause is None or "busy" not in str(error):
                logging.getLogger(__name__).warning("pin %s was not freed: %s", pin, error)
                return
        time.sleep(pause)


@runtime_checkable
class Losing(Protocol):
    """A pin that says how many edges were lost, and when its line is gone (`hardware.gpio.kernel`)."""

    when_lost: Callable[[int, float], object] | None
    when_gone: Callable[[OSError], object] | None


class Heard(NamedTuple):
    """What is called for a pin that is watched."""

    edge: Edge
    missed: Callable[[Moment], object]
    """An edge may have been lost: telling of it failed, or the kernel had to drop some."""
    gone: Callable[[Exception], object] = lambda error: None
    """The pin is gone. Only the kernel's own lines tell this."""
    edges: Literal["both", "falling"] = "both"
    """Nobody is woken for the others."""


class Watched:
    """Calls what is `heard` of a pin, until it is ended."""

    def __init__(self, pin: Any, moment: Callable[[float], Moment], heard: Heard) -> None:
        self._pin, self._moment, self._heard = pin, moment, heard
        pin.bounce = None
        pin.edges = heard.edges
        if isinstance(pin, Losing):
            pin.when_lost, pin.when_gone = self._lost, heard.gone
        pin.when_changed = self._changed

    def end(self) -> None:
        """Call nothing any more. lgpio would keep the callback and call it for the next device on this pin, too."""
        self._pin.when_changed = None
        if isinstance(self._pin, Losing):
            self._pin.when_lost = self._pin.when_gone = None

    def _changed(self, ticks: float, level: float) -> None:
        moment = self._moment(ticks)
        try:
            self._heard.edge(moment, level)
        except Exception:  # lgpio has one thread for all pins, and would end it: no button would be heard any more
            logging.getLogger(__name__).exception("an edge of %s was lost", self._pin)
            self._heard.missed(moment)

    def _lost(self, count: int, ticks: float) -> None:
        logging.getLogger(__name__).warning("%s edges of %s came too fast and were lost", count, self._pin)
        self._heard.missed(self._moment(ticks))


_closed: dict[int, int] = {}
"""When each pin was last closed, in ns of the monotonic clock; for the whole program, as lgpio's thread is."""


def guarded(pin_class: Any) -> Any:
    """The same kind of lgpio's pins, but no error reaches the library's thread for edges, and no edge the wrong device.

    A pin that stays busy counts as closed: gpiozero would close it again when it forgets its device, and so make the
    next device on this pin deaf.

    `Watched` catches what our own code raises. This is for gpiozero's: it raises for an edge that was on its way while
    the pin was closed. And if the pin was opened again meanwhile, lgpio would hand such an edge to the new device.
    """

    class Guarded(pin_class):  # type: ignore[misc]
        def close(self) -> None:
            _closed[self._number] = time.monotonic_ns()
            freed(self._number, super().close)

        def _call_when_changed(self, chip: int, pin: int, level: int, stamp: int) -> None:
            if stamp < _closed.get(pin, 0):
                return
            try:
                super()._call_when_changed(chip, pin, level, stamp)
            except Exception as error:
                logging.getLogger(__name__).warning("an edge of %s was not reported: %r", self, error)

    return Guarded
