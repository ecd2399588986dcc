"""A small simulated hall over a real broker: everything that happened is told once, and shown."""

import asyncio

from companion.hall_simulation.evening import simulate
from companion.hall_simulation.figures import Wish
from companion.hall_simulation.ledger import Ledger
from companion.hall_simulation.plot import CURVES, bars, drawn
from companion.mqtt.link import Heard

EVENT = b'{"run":"r","sequence":%d,"game":1,"step":1,"facts":[]}'


def test_nothing_is_lost_or_doubled() -> None:
    wish = Wish(game="ambush", mode="standard", tables=8, players=24, seats=3, seconds=6.0, speed=4.0, sitting_down=0.5)
    found = asyncio.run(simulate(wish))
    assert found.events > 8, "every table has played"
    assert found.clean
    assert "<svg" in drawn([found, found])
    assert len(bars(CURVES[0].value, [found])) == 1


def test_what_is_lost_or_comes_twice_is_counted() -> None:
    ledger = Ledger("club")
    ledger.comes("north", "r")
    for step in (1, 2):
        ledger.happened("north", 1, step, told=True)
    for _ in range(2):
        ledger.heard(Heard("ambit/1/club/north/event", EVENT % 1, kept=False))
    ledger.shown("north", 1, 1)
    assert (ledger.events, ledger.lost, ledger.doubled, ledger.not_shown) == (2, 1, 1, 1)
