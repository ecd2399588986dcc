"""Buttons and dials under a real kernel: every push once, at its moment, and who was first."""

from functools import partial

from hardware.inputs import Press
from hardware.wiring.drivers import GpioButton, GpioDial, Pull
from tests.kernel.pins import Pins, Written
from tests.kernel.pushing import PIN, Pushing, outside
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

ONE, TWO, THREE = PIN, 27, 22
A, B, PUSH = 5, 6, 13
PUSHES, RACES, CLICKS, BOUNCES = 50, 30, 20, 20
EDGES, BOUNCE_MS = 9, 60
"""Of one bounce, as fast as they can be written: an odd number, so that it closes the contact. And for how long
it may bounce: longer than usual, because an emulated processor is slow."""
QUARTER = 0.004
"""Seconds from one edge of a dial to the next: 60 clicks a second, more than a hand does."""
CLOCKWISE, BACK = ((A, 0), (B, 0), (A, 1), (B, 1)), ((B, 0), (A, 0), (B, 1), (A, 1))


def stamps(pins: Pins, table: Table, see: Seen) -> None:
    """The moment of a press lies inside of the write that caused it."""
    pulls: dict[Pull, int] = {"up": 0, "down": 1}
    for pull, closed in pulls.items():
        button = Pushing(table, pull)
        see(pins.level(PIN) == 1 - closed, f"a button with pull {pull} is pulled there")
        for _ in range(PUSHES):
            button.push(partial(pins.move, PIN, closed), partial(pins.move, PIN, 1 - closed))
        button.judge(f"pushes of a button with pull {pull}", see)


def bounces(pins: Pins, table: Table, see: Seen) -> None:
    """A contact that bounces when it closes and when it opens is pressed once, at its first touch."""
    button = Pushing(table, bounce_ms=BOUNCE_MS)
    for _ in range(BOUNCES):
        button.push(lambda: _bouncing(pins, 0), lambda: _bouncing(pins, 1))
    button.judge(f"pushes of {EDGES} edges each way", see)


def _bouncing(pins: Pins, level: int) -> Written:
    first = pins.move(PIN, level)
    for number in range(1, EDGES):
        pins.move(PIN, level if number % 2 == 0 else 1 - level)
    return first


def races(pins: Pins, table: Table, see: Seen) -> None:
    """Two seats, a millisecond apart."""
    table.open(seat1_ok=GpioButton(pin=ONE), seat2_ok=GpioButton(pin=TWO))
    right = 0
    for number in range(RACES):
        pair = [("seat1.ok", ONE), ("seat2.ok", TWO)][:: 1 - 2 * (number % 2)]
        for _, pin in pair:
            pins.move(pin, 0)
            rest(0.001)
        told = sorted((table.until(Press) for _ in pair), key=lambda press: press.at)
        right += [press.device for press in told] == [name for name, _ in pair]
        rest()
        for _, pin in pair:
            pins.move(pin, 1)
        rest()
    table.close()
    see(right == RACES, f"who was first, 1 ms apart: right {right} of {RACES} times")


def dial(pins: Pins, table: Table, see: Seen) -> None:
    """At the pace of a quick hand; each click is one turn, and its knob can be pushed."""
    table.open(seat1_dial=GpioDial(a=A, b=B, push=PUSH))
    for way, by in ((CLOCKWISE, 1), (BACK, -1)):
        for _ in range(CLICKS):
            turn(pins, way)
        told = [each.by for each in table.turns(CLICKS)]
        see(told == [by] * CLICKS, f"{CLICKS} clicks of a dial, {'clockwise' if by > 0 else 'back'}: {sum(told):+}")
    written = pins.move(PUSH, 0)
    press = table.until(Press)
    see(outside(press, written) <= press.err, "its knob is pushed")
    rest()
    pins.move(PUSH, 1)
    rest()
    see(not table.close("seat1.dial"), "and nothing more is told")


def turn(pins: Pins, way: tuple[tuple[int, int], ...], pause: float = QUARTER) -> None:
    """One click."""
    for pin, level in way:
        pins.move(pin, level)
        rest(pause)
