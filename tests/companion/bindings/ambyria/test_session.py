"""Ambyria at a virtual table: claims that race each other, the response timer, and the totals at the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.bindings.ambyria.timers import REVEAL_SECONDS
from companion.log import Log
from companion.session import Session, start
from engine.refusal import Refusal
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.faults import Late
from hardware.outputs import Figure
from hardware.virtual import VirtualTable
from tests.engine.ambyria.table import CARDS


class Evening:
    """Ana, Bo and Cy; Ana's card waits in its window."""

    def __init__(self, log: Log, **options: Any) -> None:
        self.clock = SimulatedClock()
        self.table = VirtualTable.of_seats(3, self.clock)
        header = Header(game="ambyria", seats=("Ana", "Bo", "Cy"), cards=CARDS, options=options)
        session = start(header, (), log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session = session
        for seat in (1, 2, 3):
            self.table.press(f"seat{seat}.ok")
        self.table.tap("seat1.reader", card="haste")

    @property
    def window(self) -> dict[str, Any]:
        window: dict[str, Any] = self.session.view().table.window
        return window

    def claim(self, seat: int, at: float, err: float) -> object:
        """Somebody presses Respond on a phone."""
        return self.session.act({"do": "call", "seat": seat, "at": at, "err": err})

    def heard(self, figure: Figure) -> int:
        """How often it was heard up to now."""
        return [heard for _, heard in self.table.heard()].count(figure)

    def totals(self, looks: int) -> list[list[str]]:
        """What the counters read, at once and after each of the steps in which totals are turned up."""
        seen = []
        for _ in range(looks):
            seen.append([str(self.table.glance(f"seat{seat}.main")).strip() for seat in (1, 2, 3)])
            self.clock.advance(REVEAL_SECONDS)
        return seen


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    log = Log(tmp_path / "ambit.db")
    yield log
    log.close()


@pytest.mark.rule("AMBYRIA-RESP-16")
def test_a_press_that_comes_late_over_a_slow_link_was_first_all_the_same(log: Log) -> None:
    evening = Evening(log)
    evening.table.tap("seat1.reader", card="reader")
    evening.table.fault("seat2", Late(by=0.08))
    evening.table.press("seat2.call")
    evening.clock.advance(0.05)
    evening.table.press("seat3.call")
    assert evening.window["held"] is None, "somebody may have been earlier"
    evening.clock.advance(0.3)
    assert evening.window["held"] == 2


@pytest.mark.rule("AMBYRIA-RESP-16")
@pytest.mark.parametrize(
    ("cy", "bo", "first"),
    [
        ((0.000, 0.001), (0.020, 0.001), 3),
        ((0.000, 0.015), (0.020, 0.015), 2),
        ((0.000, 0.001), (-0.020, 0.001), 2),
    ],
    ids=["the earlier", "alike: to the left", "the earlier, told later"],
)
def test_claims_on_two_phones_are_told_apart_as_far_as_their_errors_allow(
    log: Log, cy: tuple[float, float], bo: tuple[float, float], first: int
) -> None:
    evening = Evening(log)
    evening.table.tap("seat1.reader", card="reader")
    evening.clock.advance(1.0)
    pressed = evening.session.now()
    evening.claim(3, pressed + cy[0], cy[1])
    evening.clock.advance(0.04)
    evening.claim(2, pressed + bo[0], bo[1])
    assert evening.window["held"] is None, "somebody may have been earlier"
    evening.clock.advance(0.1)
    assert evening.window["held"] == first


@pytest.mark.rule("AMBYRIA-RESP-16")
def test_a_phone_races_a_button(log: Log) -> None:
    evening = Evening(log)
    evening.table.tap("seat1.reader", card="reader")
    evening.clock.advance(1.0)
    evening.claim(2, evening.session.now(), 0.002)
    evening.clock.advance(0.03)
    evening.table.press("seat3.call")
    evening.clock.advance(0.1)
    assert evening.window["held"] == 2
    evening.clock.advance(1.0)
    evening.claim(3, evening.session.now(), 0.002)
    assert evening.window["held"] == 2, "it is refused, for Bo has it"


@pytest.mark.rule("AMBYRIA-RESP-03")
def test_a_claim_on_a_phone_that_cannot_be_is_refused_at_once(log: Log) -> None:
    evening = Evening(log)
    evening.table.tap("seat1.reader", card="reader")
    outcome = evening.claim(1, evening.session.now(), 0.002)
    assert isinstance(outcome, Refusal)
    assert outcome.clause == "AMBYRIA-RESP-03"


@pytest.mark.rule("AMBYRIA-RESP-16")
def test_a_single_claim_holds_as_soon_as_the_links_have_answered(log: Log) -> None:
    evening = Evening(log)
    evening.table.tap("seat1.reader", card="reader")
    evening.table.press("seat3.call")
    evening.clock.advance(0.1)
    assert evening.window["held"] == 3
    assert "two-tones" in [figure for _, figure in evening.table.heard()]


@pytest.mark.rule("AMBYRIA-RESP-17")
def test_the_table_lets_an_effect_happen_when_the_time_is_up(log: Log) -> None:
    evening = Evening(log, response_seconds=8)
    evening.table.tap("seat1.reader", card="reader")
    evening.clock.advance(7.5)
    assert evening.session.view().turn == 1
    evening.clock.advance(1)
    assert evening.session.view().turn == 2
    assert evening.session.view().seats[0].counters["hand"] == 5


@pytest.mark.rule("AMBYRIA-RESP-17")
def test_the_timer_waits_for_whoever_holds_the_window(log: Log) -> None:
    evening = Evening(log, response_seconds=8)
    evening.table.tap("seat1.reader", card="reader")
    evening.table.press("seat2.call")
    evening.clock.advance(60)
    assert evening.window["held"] == 2


@pytest.mark.rule("AMBYRIA-RESP-17")
def test_the_timer_goes_on_from_where_it_stood_when_the_hold_is_given_back(log: Log) -> None:
    evening = Evening(log, response_seconds=8)
    evening.table.tap("seat1.reader", card="reader")
    evening.clock.advance(5)
    evening.table.press("seat2.call")
    evening.clock.advance(60)
    assert evening.session.timings() == (), "what stands still is not shown"
    evening.session.timers.pause()
    evening.session.timers.go_on()
    evening.table.press("seat2.no")
    evening.clock.advance(2.5)
    assert evening.window["held"] is None
    evening.clock.advance(1)
    assert evening.session.view().turn == 2


def test_a_soft_tone_reminds_whoever_holds_a_window_and_whose_turn_it_is(log: Log) -> None:
    evening = Evening(log, claim_seconds=20, turn_seconds=90)
    evening.table.tap("seat1.reader", card="reader")
    evening.table.press("seat2.call")
    evening.clock.advance(19)
    assert evening.heard("soft") == 0
    evening.clock.advance(2)
    assert (evening.heard("soft"), evening.window["held"]) == (1, 2), "nothing else happens"
    evening.clock.advance(70)
    assert evening.heard("soft") == 2


@pytest.mark.rule("AMBYRIA-FIN-08")
def test_the_totals_come_one_after_the_other(log: Log) -> None:
    evening = Evening(log, scoring="count")
    evening.session.act({"do": "adjust", "seat": 0, "target": 2, "counter": "arcane", "to": 0})
    evening.table.tap("seat1.reader", card="pebble")
    for seat, stones in ((1, 12), (2, 7), (3, 20)):
        evening.table.turn(f"seat{seat}.dial", stones)
        evening.table.press(f"seat{seat}.ok")
    assert evening.totals(4) == [
        ["----", "----", "----"], ["----", "7", "----"], ["12", "7", "----"], ["12", "7", "20"],
    ]  # fmt: skip
    assert (evening.heard("soft"), evening.heard("gong")) == (2, 2), "the last phase, and the last total"


@pytest.mark.rule("AMBYRIA-FIN-08")
def test_ok_turns_up_all_totals_at_once(log: Log) -> None:
    evening = Evening(log, scoring="count")
    evening.session.act({"do": "adjust", "seat": 0, "target": 2, "counter": "arcane", "to": 0})
    evening.table.tap("seat1.reader", card="pebble")
    for seat, stones in ((1, 12), (2, 7), (3, 20)):
        evening.session.act({"do": "score", "seat": seat, "stones": stones})
    evening.clock.advance(REVEAL_SECONDS)
    evening.table.press("seat2.ok")
    assert evening.totals(1) == [["12", "7", "20"]]
    assert evening.session.timings() == ()


@pytest.mark.rule("AMBYRIA-FIN-08", "AMBYRIA-FIN-10")
def test_equal_totals_come_together(log: Log) -> None:
    evening = Evening(log, scoring="count")
    evening.session.act({"do": "adjust", "seat": 0, "target": 2, "counter": "arcane", "to": 0})
    evening.table.tap("seat1.reader", card="pebble")
    for seat, stones in ((1, 12), (2, 7), (3, 12)):
        evening.session.act({"do": "score", "seat": seat, "stones": stones})
    assert evening.totals(3) == [["----", "----", "----"], ["----", "7", "----"], ["12", "7", "12"]]
