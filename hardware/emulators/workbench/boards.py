"""A board of switches on emulated port expanders, whose interrupt outputs are joined to one pin."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Lock

from hardware.clock import Clock
from hardware.emulators.bus import I2cChip
from hardware.emulators.mcp23017 import Chip
from hardware.emulators.workbench.hand import Move
from hardware.emulators.workbench.lights import Deaf
from hardware.emulators.workbench.part import Part
from hardware.emulators.workbench.pins import WiredPin
from hardware.emulators.workbench.sockets import Socket
from hardware.faults import Bounce, Cut, Dead, Stuck, Unplugged
from hardware.inputs import Touch
from hardware.message import message
from hardware.operator import Movement, Pieces, moved
from hardware.table import NotItsRole
from hardware.wiring.drivers import Mcp23017

PATIENCE = 3.0
"""Most seconds until a board has noticed a piece: longer than it takes where no chip can call."""


class BoardPart(Part):
    """A board, and the pieces on it."""

    fault_kinds = (Bounce, Dead, Unplugged, Stuck, Cut)

    def __init__(
        self,
        name: str,
        clock: Clock,
        wiring: Mcp23017,
        place: Callable[[I2cChip, int], Socket],
        interrupt: WiredPin | None,
    ) -> None:
        """`place` gives the socket on its bus for a chip with that address."""
        super().__init__(name, clock)
        self._now, self._interrupt, self._wires = clock.now, interrupt, Lock()
        self._pieces: dict[str, None] = {}
        self._chips = [Chip(self._called) for _ in wiring.chips]
        self._deaf = [Deaf(chip) for chip in self._chips]
        addresses = (expander.address for expander in wiring.chips)
        self._sockets = [place(deaf, address) for deaf, address in zip(self._deaf, addresses, strict=True)]
        expanders = zip(self._chips, wiring.chips, strict=True)
        self._switches = {square: (chip, pin) for chip, wired in expanders for square, pin in wired.pins.items()}

    def move(self, how: Movement, square: str, to: str = "") -> "Future[None]":
        """Move a piece, in real time; the answer is done when the board has noticed it, or will not."""
        for name in (square, *filter(None, (to,))):
            self.known(name)
        changes = moved(self._pieces, how, square, to)
        for changed, stands in changes:
            self._pieces.pop(changed, None)
            if stands:
                self._pieces[changed] = None
        return self.hand.do([move for changed, stands in changes for move in self._edges(changed, stands)])

    def known(self, square: str) -> None:
        """`NotItsRole` for a square that the board does not have."""
        if square not in self._switches:
            raise NotItsRole(message("device-no-square", square=square, squares=", ".join(self._switches)))

    def glance(self) -> Pieces:
        """Where pieces stand, whatever the switches say."""
        return Pieces(tuple(self._pieces))

    def changed(self) -> None:
        """A chip that is plugged in again has lost its settings; a switch that is mended says what stands there."""
        plugged = self.has(Unplugged) is None
        for chip, deaf, socket in zip(self._chips, self._deaf, self._sockets, strict=True):
            deaf.dead = self.has(Dead) is not None
            if socket.put(plugged):
                chip.brown_out()
        for square in self._switches:
            self._switch(square, square in self._pieces)
        self._called()

    def _edges(self, square: str, stands: bool) -> list[Move]:
        bounce = self.has(Bounce)
        times, step = (bounce.times, bounce.within / (2 * bounce.times)) if bounce else (0, 0.0)
        flicker = [
            Move(partial(self._switch, square, stands == (number % 2 == 0)), step) for number in range(2 * times)
        ]
        noticed = self.works and self._stuck(square) is None
        return [*flicker, Move(partial(self._switch, square, stands), PATIENCE if noticed else 0.0, (Touch,))]

    def _switch(self, square: str, closed: bool) -> None:
        stuck = self._stuck(square)
        closed = closed if stuck is None else stuck.closed
        chip, pin = self._switches[square]
        if chip.is_closed(pin) != closed:
            chip.switch(pin, closed)

    def _stuck(self, square: str) -> Stuck | None:
        """The fault, if it is this square that has it."""
        stuck = self.has(Stuck)
        return stuck if stuck and square == (stuck.square or next(iter(self._switches))) else None

    def _called(self) -> None:
        """Drive the line: low while a chip pulls it down, else its pull-up has it high."""
        pin = self._interrupt
        if pin is None:
            return
        with self._wires:  # hands and the thread of the bus move it
            whole = self.has(Cut) is None and self.has(Unplugged) is None
            low = whole and any(chip.interrupt() == "low" for chip in self._chips)
            if bool(pin.state) == low:
                pin.drive(not low, self._now())
