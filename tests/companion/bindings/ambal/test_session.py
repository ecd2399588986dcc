"""A duel at a virtual table: what is shown for a moment, what is heard of a refusal, and when a timer sounds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.bindings import Held
from companion.log import Log
from companion.session import Session, start
from engine.refusal import Refusal
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.outputs import Blink, Digits, Light, Pixel, Pixels, Steady
from hardware.virtual import VirtualTable
from tests.engine.ambal.table import NOTHING, hit, skill

CARDS = (NOTHING, skill("bolt", hit(9), cost=3))


class Duel:
    """Ana against Bo, in turn 1, with reminders for those who hesitate."""

    def __init__(self, log: Log) -> None:
        self.clock = SimulatedClock()
        self.table = VirtualTable.of_seats(2, self.clock)
        header = Header(game="ambal", seats=("Ana", "Bo"), cards=CARDS, options={"decide_seconds": 60})
        session = start(header, (), log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session = session
        self.table.press("seat1.ok")

    def heard(self) -> list[str]:
        return [figure for _, figure in self.table.heard()]


@pytest.fixture
def duel(tmp_path: Path) -> Iterator[Duel]:
    log = Log(tmp_path / "ambit.db")
    duel = Duel(log)
    yield duel
    duel.session.close()
    log.close()


def test_health_blinks_for_a_while_and_is_steady_then(duel: Duel) -> None:
    duel.table.tap("seat1.reader", card="bolt")
    duel.table.press("seat2.no")
    assert duel.table.look("seat2.main") == Digits("seat2.main", "51", blink=True, times=4)
    seen = []
    for _ in range(12):
        seen.append(duel.table.glance("seat2.main"))
        duel.clock.advance(0.25)
    assert seen == ["  51", "    "] * 4 + ["  51"] * 4
    assert duel.table.glance("seat1.main") == "  60"


def test_the_blinking_is_not_cut_short_by_what_happens_next(duel: Duel) -> None:
    duel.table.tap("seat1.reader", card="bolt")
    duel.table.press("seat2.no")
    duel.table.tap("seat1.reader", card="nothing")
    duel.session.timers.pause()
    assert duel.table.look("seat2.main") == Digits("seat2.main", "51", blink=True, times=4)


def test_all_lamps_flash_at_the_reveal_and_energy_runs_down(duel: Duel) -> None:
    duel.table.tap("seat1.reader", card="bolt")
    assert duel.table.look("seat2.lamp") == Light("seat2.lamp", Steady())
    duel.table.press("seat2.no")
    assert duel.table.look("seat1.lamp") == Light("seat1.lamp", Blink(2, then="steady"))
    assert duel.table.look("seat2.lamp") == Light("seat2.lamp", Blink(2, then="dark"))
    bar = duel.table.look("seat1.bar")
    assert isinstance(bar, Pixels)
    assert bar.pixels[:13] == (Pixel("white"),) * 5 + (Pixel("blue", "dim"),) * 7 + (Pixel("red"),)


def test_every_refused_input_makes_the_same_low_note(duel: Duel) -> None:
    duel.table.tap("seat1.reader", card="bolt")
    before = len(duel.heard())
    duel.table.press("seat1.no")
    duel.table.tap("seat1.reader", card="nothing")
    duel.table.tap("seat2.reader", card="dragon")
    duel.table.press("seat1.call")
    assert duel.heard()[before:] == ["low"] * 4


def test_who_hesitates_for_a_minute_hears_a_soft_tone_and_nothing_else_happens(duel: Duel) -> None:
    duel.clock.advance(300)
    duel.table.tap("seat1.reader", card="bolt")
    before = len(duel.heard())
    duel.clock.advance(59)
    assert duel.heard()[before:] == []
    duel.clock.advance(1.5)
    assert duel.heard()[before:] == ["soft"]
    assert duel.session.view().to_act == [2]


def test_what_a_seat_holds_is_asked_for_by_seat(duel: Duel) -> None:
    assert duel.session.held(1) == duel.session.held(2) == Held()


def test_a_wrong_option_is_refused(tmp_path: Path) -> None:
    clock = SimulatedClock()
    header = Header(game="ambal", seats=("Ana", "Bo"), options={"decide_seconds": 601})
    log = Log(tmp_path / "ambit.db")
    outcome = start(header, (), log, VirtualTable.of_seats(2, clock), clock, lambda uid: None)
    log.close()
    assert isinstance(outcome, Refusal)
