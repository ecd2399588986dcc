"""Only changes are sent, and each as soon as it is known: a lamp does not wait until all else is worked out."""

from collections.abc import Iterator

from companion.session.lights import Lights
from hardware.clock import SimulatedClock
from hardware.outputs import Digits, Light, Output, Steady
from hardware.virtual import VirtualTable

LAMP, COUNTER = "seat1.lamp", "seat1.main"


def test_a_lamp_is_lit_before_the_rest_is_worked_out() -> None:
    table = VirtualTable.of_seats(1, SimulatedClock())
    lights, lit_then = Lights(table), list[Output | None]()

    def outputs() -> Iterator[Output]:
        yield Light(LAMP, Steady())
        lit_then.append(table.look(LAMP))
        yield Digits(COUNTER, "7")

    for _ in range(2):
        lights.show(outputs())
        assert lit_then.pop() == Light(LAMP, Steady())
        assert table.look(COUNTER) == Digits(COUNTER, "7")
