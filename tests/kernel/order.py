"""A table that the machine had no time for: what happened meanwhile is told in the order in which it happened."""

from hardware.inputs import Press, Turn
from hardware.wiring.drivers import GpioButton, GpioDial
from tests.kernel.inputs import BACK, CLOCKWISE, ONE, THREE, TWO, A, B, turn
from tests.kernel.pins import Pins
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

SEATS = {"seat1.ok": ONE, "seat2.ok": TWO, "seat3.ok": THREE}
CLICKS = 3
TIMES = 3


def order(pins: Pins, table: Table, see: Seen) -> None:
    """Three buttons and the two lines of a dial, while the program is stopped."""
    buttons = {name.replace(".", "_"): GpioButton(pin=pin) for name, pin in SEATS.items()}
    table.open(**buttons, seat1_dial=GpioDial(a=A, b=B))
    for number in range(TIMES):
        way, by = ((CLOCKWISE, 1), (BACK, -1))[number % 2]
        names = list(SEATS)[number:] + list(SEATS)[:number]
        table.stop()
        for name in names:
            pins.move(SEATS[name], 0)
        for _ in range(CLICKS):
            turn(pins, way, 0.0)
        rest()
        for name in names:
            pins.move(SEATS[name], 1)
        table.go_on()
        told = list(table.so_many(CLICKS + len(SEATS)))
        pressed = [each.device for each in told if isinstance(each, Press)]
        see(pressed == names, f"stopped, then {len(SEATS)} presses in their order: {' '.join(pressed)}")
        turned = [each.by for each in told if isinstance(each, Turn)]
        see(turned == [by] * CLICKS, f"and {CLICKS} clicks of a dial, two lines: {turned}")
        moments = [each.at for each in told]
        see(moments == sorted(moments), "all of them in the order of their moments")
        rest()
    table.close()
