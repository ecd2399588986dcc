"""The pin factory for gpiozero, and its pins, each of which is a line of the kernel while a device uses it."""

import os
from asyncio import AbstractEventLoop
from collections.abc import Callable
from errno import ENODEV
from typing import Any

from gpiozero import (
    PinFixedPull,
    PinInvalidEdges,
    PinInvalidFunction,
    PinInvalidPull,
    PinPWMFixedValue,
    PinSetInput,
    PinUnsupported,
)
from gpiozero.pins.local import LocalPiFactory, LocalPiPin

from hardware.gpio.kernel import uapi
from hardware.gpio.kernel.edges import Edges
from hardware.gpio.kernel.line import Hearing, Line
from hardware.gpio.kernel.uapi import Edge, Flag
from hardware.gpio.kernel.wave import Wave

_PULLS = {"up": Flag.PULL_UP, "down": Flag.PULL_DOWN, "floating": Flag.PULL_NONE}
_EDGES = {"both": Flag.RISING | Flag.FALLING, "rising": Flag.RISING, "falling": Flag.FALLING}
NANO = 1_000_000_000


class KernelFactory(LocalPiFactory):  # type: ignore[misc]
    """Pins of one GPIO chip. An OSError where its file cannot be opened."""

    def __init__(self, chip: int) -> None:
        super().__init__()
        self.pins: dict[Any, KernelPin] = {}  # gpiozero has one for all factories, and would give another's pin
        self.pin_class = KernelPin
        self.path = f"/dev/gpiochip{chip}"
        self.file: int | None = os.open(self.path, os.O_RDWR)
        try:
            uapi.consumer(self.file, 0)  # fails at once on a kernel before 5.10
        except OSError:
            os.close(self.file)
            raise
        self.edges = Edges()

    def wait_in(self, loop: AbstractEventLoop, then: Callable[[], object]) -> None:
        """Tell of edges in this loop instead of a thread, and call `then` after each batch of them."""
        self.edges.wait_in(loop, then)

    def holder(self, pin: int) -> str:
        """The program that has the pin, as the kernel names it; "" if none has."""
        return uapi.consumer(self._open_file, pin)

    def line(self, pin: int, flags: Flag, level: int) -> Line:
        """Ask for a line. A chip that was pulled out and is back has to be opened anew."""
        try:
            return Line(self._open_file, pin, flags, level)
        except OSError as error:
            if error.errno != ENODEV:
                raise
        fresh, stale = os.open(self.path, os.O_RDWR), self._open_file
        self.file = fresh
        os.close(stale)
        return Line(fresh, pin, flags, level)

    def close(self) -> None:
        """Free all pins, and wait for no edges any more."""
        super().close()
        if self.file is not None:
            self.edges.close()
            os.close(self.file)
            self.file = None

    @property
    def _open_file(self) -> int:
        if self.file is None:
            raise OSError("the chip is closed")
        return self.file


class KernelPin(LocalPiPin):  # type: ignore[misc]
    """A pin. gpiozero calls the methods that begin with `_get` and `_set`; one thread may close it while one tells."""

    def __init__(self, factory: KernelFactory, info: Any) -> None:
        super().__init__(factory, info)
        self.when_lost: Callable[[int, float], object] | None = None
        """Called with how many edges the kernel had to drop, and when (seconds) the next one was."""
        self.when_gone: Callable[[OSError], object] | None = None
        """Called when the kernel has taken the line away."""
        self._line: Line | None = None
        self._hearing: Hearing | None = None
        self._wave: Wave | None = None
        self._rest()

    def close(self) -> None:
        """Free the pin. It may be opened again."""
        self.when_changed = self.when_lost = self.when_gone = None
        self._silence()
        line, self._line = self._line, None
        if line is not None:
            line.close()
        self._rest()

    def output_with_state(self, state: float) -> None:
        """An output that has this level from the beginning."""
        self._use("output", bool(state))

    def input_with_pull(self, pull: str) -> None:
        """An input that is pulled like this from the beginning."""
        self._pull = self._checked(pull)
        self._use("input")

    def _rest(self) -> None:
        self._function, self._pull, self._edges = "input", "floating", "both"

    def _use(self, function: str, level: bool = False) -> None:
        """One call of the kernel: a pin is never for a moment what it should not be."""
        self._function = function
        flags = Flag.OUTPUT if function == "output" else Flag.INPUT | _PULLS[self._pull]
        if self._hearing is not None:
            flags |= _EDGES[self._edges]
        if self._line is None:
            self._line = self.factory.line(self._number, flags, level)
        else:
            self._line.use(flags, level)

    @property
    def _used(self) -> Line:
        if self._line is None:
            self._use(self._function)
        assert self._line is not None
        return self._line

    def _get_function(self) -> str:
        return self._function

    def _set_function(self, value: str) -> None:
        if value not in ("input", "output"):
            raise PinInvalidFunction(f'invalid function "{value}" for pin {self!r}')
        self._silence()
        self.when_changed = None
        self._use(value, value == "output" and self._line is not None and bool(self._line.level))

    def _get_state(self) -> float:
        return self._wave.duty if self._wave else self._used.level

    def _set_state(self, value: float) -> None:
        if self._function == "input":
            raise PinSetInput(f"cannot set state of pin {self!r}")
        if self._wave is not None:
            self._wave.change(duty=value)
        else:
            self._used.level = int(bool(value))

    def _get_pull(self) -> str:
        return self._pull

    def _set_pull(self, value: str) -> None:
        if self._function != "input":
            raise PinFixedPull(f"cannot set pull on non-input pin {self!r}")
        self._pull = self._checked(value)
        self._use("input")

    def _checked(self, pull: str) -> str:
        if pull not in _PULLS:
            raise PinInvalidPull(f'invalid pull "{pull}" for pin {self!r}')
        if self.info.pull not in (pull, ""):
            raise PinFixedPull(f"{self!r} has a physical pull-{self.info.pull} resistor")
        return pull

    def _get_frequency(self) -> float | None:
        return self._wave.hertz if self._wave else None

    def _set_frequency(self, value: float | None) -> None:
        if not value:
            self._silence()
        elif self._function != "output":
            raise PinPWMFixedValue(f"cannot start PWM on pin {self!r}")
        elif self._wave is not None:
            self._wave.change(hertz=value)
        else:
            self._wave = Wave(self._used, value)

    def _silence(self) -> None:
        wave, self._wave = self._wave, None
        if wave is not None:
            wave.close()

    def _get_bounce(self) -> None:
        return None

    def _set_bounce(self, value: float | None) -> None:
        if value:
            raise PinUnsupported(f"{self!r} reports every edge; `hardware.contact` tells which of them is a press")

    def _get_edges(self) -> str:
        return self._edges

    def _set_edges(self, value: str) -> None:
        if value not in _EDGES:
            raise PinInvalidEdges(f'invalid edges "{value}" for pin {self!r}')
        self._edges = value
        if self._hearing is not None:
            self._use("input")

    def _enable_event_detect(self) -> None:
        """The line is heard first: no edge is dropped between."""
        self._hearing = Hearing(self._used, self._edge, self._lost, self._gone)
        try:
            self._use("input")
            self.factory.edges.hear(self._hearing)
        except OSError:
            self._hearing = None
            raise

    def _disable_event_detect(self) -> None:
        """What waits is read and dropped: an edge of before must not reach whoever listens next."""
        hearing, self._hearing = self._hearing, None
        if hearing is None:
            return
        self.factory.edges.leave(hearing)
        try:
            self._use("input")
            hearing.line.edges()
        except OSError:  # a line that is gone has no more edges
            return

    def _edge(self, edge: Edge) -> None:
        changed = self._when_changed() if self._when_changed is not None else None
        if changed is not None:
            changed(edge.stamp / NANO, edge.level)

    def _lost(self, count: int, next_one: Edge) -> None:
        if self.when_lost is not None:
            self.when_lost(count, next_one.stamp / NANO)

    def _gone(self, error: OSError) -> None:
        if self.when_gone is not None:
            self.when_gone(error)
