"""The wire at the IRQ output of a PN532: low while a frame for the host is there, also one that comes later."""

from collections.abc import Callable
from threading import Event, Thread

from hardware.emulators.pn532.chip import Chip


class IrqWire:
    """A thread that looks when the chip says that it will have something; what the host does is seen at once."""

    def __init__(self, chip: Chip, pull: Callable[[bool], object]) -> None:
        """`pull` is called with True when the line goes low, and with False when it goes high."""
        self._chip, self._stirred, self._closed = chip, Event(), False
        chip.pull, chip.stirred = pull, self._stirred.set
        self._thread = Thread(target=self._run, name="irq of a pn532", daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """The wire comes loose: a resistor at the other end pulls it up."""
        self._chip.pull(False)
        self._chip.pull = lambda low: None

    def close(self) -> None:
        """End the thread."""
        self._closed = True
        self._stirred.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            self._stirred.clear()
            ready = self._chip.ready()
            self._stirred.wait(None if ready else self._chip.due())
