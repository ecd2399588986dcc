"""A rotary encoder, and the push of its knob where it has one. Its contacts close to ground."""

from hardware.clock import Moment
from hardware.contact import USUAL_WINDOW
from hardware.gpio.contact import Contact
from hardware.gpio.header import Header
from hardware.gpio.pinned import Pinned
from hardware.gpio.quadrature import Quadrature
from hardware.gpio.watched import Heard
from hardware.inputs import Listener, Turn
from hardware.wiring.drivers import GpioDial


class Dial(Pinned):
    def __init__(self, name: str, wiring: GpioDial, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._wiring = wiring
        self._quadrature = Quadrature(wiring.clicks)

    def _open_pins(self) -> None:
        wiring = self._wiring
        a, b = (self._open_pin(pin, "InputDevice", pull_up=True).pin for pin in (wiring.a, wiring.b))
        if wiring.push is not None:
            push = self._open_pin(wiring.push, "InputDevice", pull_up=True).pin
            Contact(self._header, push, "up", USUAL_WINDOW, self._pressed, self._missed, self._gone)
        self._quadrature = Quadrature(wiring.clicks, a=not a.state, b=not b.state)
        self._header.watch(a, Heard(self._a_changed, self._missed, self._gone))
        self._header.watch(b, Heard(self._b_changed, self._missed, self._gone))

    def _a_changed(self, moment: Moment, level: float) -> None:
        self._turned(self._quadrature.turn(a=not level), moment)

    def _b_changed(self, moment: Moment, level: float) -> None:
        self._turned(self._quadrature.turn(b=not level), moment)

    def _turned(self, by: int, moment: Moment) -> None:
        if by:
            self._tell_input(Turn(device=self.name, at=moment.at, err=moment.err, by=by))
