"""A pin whose edges are told. Whatever goes wrong with one edge must not keep the others from being told."""

import logging
from collections.abc import Callable
from typing import Any

from hardware.clock import Moment

Edge = Callable[[Moment, float], object]
"""Told when an edge was, and the level that was read for it, which may be the one after a bounce."""


class Watched:
    """Tells whoever has the pin of its edges, and of an edge with which that failed."""

    def __init__(
        self, pin: Any, moment: Callable[[float], Moment], edge: Edge, missed: Callable[[Moment], object]
    ) -> None:
        self._pin, self._moment, self._edge, self._missed = pin, moment, edge, missed
        pin.bounce = None
        pin.edges = "both"
        pin.when_changed = self._changed

    def end(self) -> None:
        """Nothing is told any more. lgpio would keep the call for ever, and make it for whoever has the pin next."""
        self._pin.when_changed = None

    def _changed(self, ticks: float, level: float) -> None:
        moment = self._moment(ticks)
        try:
            self._edge(moment, level)
        except Exception:  # lgpio has one thread for all pins, and would end it: no button would be heard any more
            logging.getLogger(__name__).exception("an edge of %s was lost", self._pin)
            self._missed(moment)


def guarded(pin_class: Any) -> Any:
    """The same kind of pins, but no error reaches the thread that tells of edges.

    What our own code raises stops in `Watched`. This is for gpiozero's: it fails for an edge that was on its way while
    the pin was closed.
    """

    class Guarded(pin_class):  # type: ignore[misc]
        def _call_when_changed(self, *edge: Any) -> None:
            try:
                super()._call_when_changed(*edge)
            except Exception as error:
                logging.getLogger(__name__).warning("an edge of %s was told to nobody: %r", self, error)

    return Guarded
