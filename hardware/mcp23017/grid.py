"""The driver of a board of switches: it tells each piece that lands or leaves, and everything when it is back."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from hardware.buses import Bus, Buses
from hardware.buses.channel import behind
from hardware.buses.display import why_down
from hardware.clock import Moment
from hardware.driver import Backoff, Reporting, Unavailable
from hardware.gpio.header import Header
from hardware.gpio.interrupt_line import InterruptLine
from hardware.inputs import Gesture, Listener, Standing, Touch
from hardware.mcp23017.expander import Look, SwitchChip
from hardware.message import message
from hardware.settling import Settling
from hardware.wiring.drivers import Expander, Mcp23017

T = TypeVar("T")

CHECK = 2.0
"""Seconds after which the chips are looked at without a call: only so it is noticed that one was pulled out, has lost
its settings, or cannot call."""
POLL = 0.1
"""Seconds between two looks where no chip can call."""
AGAIN = 0.002
"""Seconds after which the chips are read again if one still calls: it has called while another was read."""
MOST_AGAIN = 5
"""After so many of those without a change, the line is held low by something else."""
UNHEARD = 2
"""Changes that were found without a call, one after the other, until the line counts as broken."""


class SensorGrid(Reporting):
    """A `hardware.driver.Driver`. It takes its turns in the thread of its bus."""

    def __init__(self, name: str, wiring: Mcp23017, buses: Buses, header: Header, tell: Listener) -> None:
        self._bus: Bus = buses.i2c(wiring.bus)
        super().__init__(name, tell, self._bus.now)
        self._wiring, self._tell, self._backoff = wiring, tell, Backoff()
        pin = wiring.interrupt
        self._line = None if pin is None else InterruptLine(header, name, pin, self._bus.wake)
        self._chips: list[SwitchChip] = []
        self._settling: Settling | None = None
        """None while the board is down: what happens meanwhile is not seen."""
        self._closed = False
        self._next = self._check = self._looked = float("-inf")
        self._unheard = self._again = 0
        self._bus.join(self)

    def reopen(self) -> None:
        """Try at once instead of waiting; a board that is up is looked at."""
        if not self._report.is_up():
            self._backoff.reset()
        self._next = float("-inf")
        self._bus.wake()

    def close(self) -> None:
        """The chips stop calling in their last turn."""
        self._closed = True
        self._report.close()
        if self._line is not None:
            self._line.close()
        self._bus.wake()

    def turn(self, now: float) -> float | None:
        """Called in the thread of the bus. A display on the same bus may have woken it: then nothing is due here."""
        if self._closed:
            self._leave()
            return None
        if now >= self._next or (self._line is not None and self._line.has_call() and self._chips):
            self._next = self._take_turn(now)
        return self._next

    def _take_turn(self, now: float) -> float:
        was_open = bool(self._chips)
        try:
            return self._look(now)
        except Exception as error:  # a driver must survive whatever a library raises: some raise plain Exception
            self._chips = []
            self._bus.failed(error)
            # One failed transfer is not reported: if the chips can be opened again, changes meanwhile are found.
            return self._take_turn(now) if was_open and not self._closed else self._fail(error, now)

    def _fail(self, error: Exception, now: float) -> float:
        self._settling = None
        self._report.down(why_down(self._bus.name, error))
        return now + self._backoff.next()

    def _look(self, now: float) -> float:
        """Read all chips, and tell what has settled; the answer is when to look again."""
        renewed = not self._chips
        if renewed:
            self._open()
        if now >= self._check:
            renewed = self._mend() or renewed
            self._check = now + CHECK
        call = self._take_call()
        looks = [self._of(wiring, chip.look) for wiring, chip in zip(self._wiring.chips, self._chips, strict=True)]
        call = call or self._take_call()  # it came while the chips were read
        if renewed:
            call = None  # a chip that is set up may call for what happened before
        began, now = now, max(now, self._bus.now())
        self._backoff.reset()
        self._report.up()
        if self._settling is None:
            self._begin(looks)
        else:
            changed = self._note(looks, call, now)
            self._judge(changed and not renewed, call)
        self._looked = began
        self._tell_settled(now)
        return self._due(now)

    def _open(self) -> None:
        if self._line is not None:
            self._line.open()
        port = behind(self._bus.port(), self._wiring.mux, self._wiring.channel)
        self._chips = [self._of(chip, partial(SwitchChip, port, chip)) for chip in self._wiring.chips]
        self._check = float("-inf")  # read back what was written: another kind of chip may be there

    def _of(self, wiring: Expander, do: Callable[[], T]) -> T:
        """Do something with a chip; if that fails, say which chip it is."""
        try:
            return do()
        except (OSError, ValueError) as error:
            address = f"{wiring.address:#x}"
            raise Unavailable(message("device-expander-silent", address=address, bus=self._bus.name)) from error

    def _take_call(self) -> Moment | None:
        return None if self._line is None else self._line.take_call()

    def _mend(self) -> bool:
        """Set up chips again that have lost their settings; whether there was one."""
        forgetful = False
        for wiring, chip in zip(self._wiring.chips, self._chips, strict=True):
            if self._of(wiring, chip.forgot):
                forgetful = True
                logging.getLogger(__name__).warning("%s: expander %#x was set up again", self.name, wiring.address)
                self._of(wiring, chip.set_up)
                if self._of(wiring, chip.forgot):
                    address = f"{wiring.address:#x}"
                    raise Unavailable(message("device-expander-strange", address=address, bus=self._bus.name))
        return forgetful

    def _begin(self, looks: list[Look]) -> None:
        """The board is open: tell all that stands there."""
        closed = frozenset[str]().union(*(look.now for look in looks))
        window, rest = self._wiring.settle_ms / 1000, self._wiring.rest_ms / 1000
        self._settling = Settling(window, closed, rest=rest)
        standing = tuple(square for square in self._wiring.squares if square in closed)
        self._tell(Standing(device=self.name, at=self._bus.now(), squares=standing))

    def _note(self, looks: list[Look], call: Moment | None, now: float) -> bool:
        """Hand every switch that moved to the settling; whether there was one."""
        assert self._settling is not None
        before = self._settling.closed
        closed = frozenset[str]().union(*(look.now for look in looks))
        then = {square: shut for look in looks for square, shut in look.then.items() if shut != (square in before)}
        moved = (closed ^ before) | then.keys()
        moment = self._moment(call, now, len(moved))
        for square in moved:
            if square in then:
                self._settling.see(square, then[square], moment)
            self._settling.see(square, square in closed, Moment(now, 0.0) if square in then else moment)
        return bool(moved)

    def _moment(self, call: Moment | None, now: float, moved: int) -> Moment:
        """When it was: the call is of the first switch that moved, and the others moved between it and now."""
        if call is not None and moved == 1:
            return call
        earliest, err = (call.at, call.err) if call is not None else (self._looked, 0.0)
        half = max(0.0, now - earliest) / 2
        return Moment(now - half, half + err)

    def _judge(self, changed: bool, call: Moment | None) -> None:
        """Whether the line still works: a change that was found without a call speaks against it."""
        if call is not None:
            self._unheard = 0
        elif changed and not self._again:
            self._unheard += 1
            if self._unheard == UNHEARD and self._line is not None:
                logging.getLogger(__name__).warning("%s: the interrupt line is silent", self.name)
        if changed:
            self._again = 0

    def _tell_settled(self, now: float) -> None:
        assert self._settling is not None
        for square, stands, (at, err) in self._settling.settled(now):
            how: Gesture = "put" if stands else "lift"
            self._tell(Touch(device=self.name, at=at, err=err, square=square, how=how))

    def _due(self, now: float) -> float:
        """When to look again: when something settles, at once while a chip still calls, or for a check."""
        assert self._settling is not None
        settles = self._settling.due()
        due = self._check if settles is None else min(settles, self._check)
        if self._line is None or self._unheard >= UNHEARD:
            return min(due, now + POLL)
        if not self._line.is_low():
            self._again = 0
        elif self._again < MOST_AGAIN:
            self._again += 1
            return min(due, now + AGAIN)
        else:
            return min(due, now + POLL)
        return due

    def _leave(self) -> None:
        self._bus.leave(self)
        try:
            for chip in self._chips:
                chip.rest()
        except Exception as error:
            self._bus.failed(error)
        self._chips = []
