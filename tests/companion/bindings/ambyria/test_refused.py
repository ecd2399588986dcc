"""What cannot be done, by page and by device: refused with its clause and a whole sentence, and nothing changes."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.log import Log
from companion.messages import Speaker, languages
from companion.session import Session, start
from companion.session.notices import Notice
from engine.ambyria.options import SLOTS
from engine.refusal import Refusal
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.messages.saying import finished
from tests.engine.ambyria.table import CARDS, card, op

NAMES = ("Ana", "Bo", "Cy")
FEAST = card("feast", op("extra", n=5))
"""So many cards can be played after it that an emberscape gets full in one turn."""


class Evening:
    """Three players in hasty mode, or as they say; Ana plays."""

    def __init__(self, log: Log) -> None:
        self.clock, self.told = SimulatedClock(), list[Any]()
        self.table = VirtualTable.of_seats(3, self.clock)
        header = Header(game="ambyria", seats=NAMES, cards=(*CARDS, FEAST))
        session = start(header, (), log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session = session
        session.watch(self.told.append)

    def play_to_the_turn_of_ana(self, bo: str = "haste") -> None:
        """Everybody has one card lying, and it is Ana's second turn."""
        for seat in (1, 2, 3):
            self.table.press(f"seat{seat}.ok")
        for seat, mode in ((1, "purse"), (2, bo), (3, "haste")):
            self.tap(seat, mode, "pebble")
        self.table.press("seat1.no")
        assert (self.session.view().turn, self.session.view().phase) == (1, "play")

    def tap(self, seat: int, *cards: str) -> None:
        for one in cards:
            self.table.tap(f"seat{seat}.reader", card=one)
            self.table.lift(f"seat{seat}.reader")
            self.clock.advance(1.0)

    def refused(self, before: Any, refusal: Refusal) -> str:
        """The clause; it is told in every language, and nothing has changed."""
        assert self.session.history.state == before
        speakers = [Speaker(language, dict(enumerate(NAMES, 1)), game="ambyria") for language in languages()]
        sentences = [speaker.refusal(refusal) for speaker in speakers]
        assert all(finished(sentence) for sentence in sentences), sentences
        assert len(set(sentences)) == len(sentences), "said in each language in its own words"
        return refusal.clause

    def by_page(self, **action: Any) -> str:
        before = self.session.history.state
        outcome = self.session.act(action)
        assert isinstance(outcome, Refusal), outcome
        return self.refused(before, outcome)

    def by_tap(self, seat: int, card: str) -> str:
        before = self.session.history.state
        self.told.clear()
        self.tap(seat, card)
        [notice] = [news for news in self.told if isinstance(news, Notice)]
        assert (notice.device, notice.seat) == (f"seat{seat}.reader", seat), "told to whoever tapped"
        return self.refused(before, Refusal(notice.clause or "", notice.message))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    log = Log(tmp_path / "ambit.db")
    yield Evening(log)
    log.close()


@pytest.mark.rule("AMBYRIA-RESP-07")
def test_a_response_out_of_its_window(evening: Evening) -> None:
    evening.play_to_the_turn_of_ana()
    assert evening.by_page(do="respond", seat=2, card="spark") == "AMBYRIA-RESP-07"
    assert evening.by_tap(2, "spark") == "AMBYRIA-RESP-07"


@pytest.mark.rule("AMBYRIA-FULL-01")
def test_a_sixth_card(evening: Evening) -> None:
    evening.play_to_the_turn_of_ana()
    evening.tap(1, "feast")
    evening.table.press("seat1.ok")
    evening.tap(1, "pebble", "nugget", "spear")
    row = evening.session.view().seats[0].zones["emberscape"]
    assert isinstance(row, Sequence)
    assert len(row) == SLOTS
    assert evening.by_page(do="play", seat=1, card="haste") == "AMBYRIA-FULL-01"
    assert evening.by_tap(1, "haste") == "AMBYRIA-FULL-01"


@pytest.mark.rule("AMBYRIA-PROT-01")
def test_a_target_under_protection(evening: Evening) -> None:
    """A tap or the dial never gets so far: only those who can be aimed at are offered there."""
    evening.play_to_the_turn_of_ana("shield")
    evening.session.act({"do": "play", "seat": 1, "card": "thief"})
    assert evening.by_page(do="aim", seat=1, target=2, slots=[1]) == "AMBYRIA-PROT-01"


def test_an_unknown_card(evening: Evening) -> None:
    evening.play_to_the_turn_of_ana()
    assert evening.by_page(do="play", seat=1, card="no-such-card") == "TABLE-INPUT"
    assert evening.by_tap(1, "no-such-card") == "TABLE-INPUT"


@pytest.mark.parametrize("slot", [-1, 0, 2, 6])
def test_a_slot_that_is_not_there(evening: Evening, slot: int) -> None:
    evening.play_to_the_turn_of_ana()
    evening.session.act({"do": "play", "seat": 1, "card": "thief"})
    assert evening.by_page(do="aim", seat=1, target=2, slots=[slot]) == "TABLE-INPUT"
