"""Nothing at the table tells what lies face down: two evenings that differ only in that look and sound the same."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.log import Log
from companion.session import Session, start
from companion.session.notices import Changed
from engine.action import to_data
from hardware.clock import SimulatedClock
from hardware.outputs import Output
from hardware.virtual import VirtualTable
from tests.companion.session.doings import Doing, People, carry_out
from tests.companion.session.evening import Evening, header, tagged
from tests.engine.ambush.table import CARDS

TWINS: tuple[dict[str, Any], ...] = tuple(
    {**card, "id": f"other-{card['id']}", "ambush": not card.get("ambush", False)} for card in CARDS
)
"""Of every card one that is the same in all but whether it is an Ambush card."""


class RecordingTable(VirtualTable):
    """It remembers everything that it was told to show, in order, with the moment."""

    record: list[bytes]

    def show(self, outputs: Iterable[Output]) -> None:
        if outputs := list(outputs):
            self.record.append(msgspec.json.encode((self._clock.now(), outputs)))
        super().show(outputs)


def recorded(folder: Path, seats: int, **options: Any) -> Evening:
    folder.mkdir()
    clock, log = SimulatedClock(100.0), Log(folder / "ambit.db")
    table = RecordingTable.of_seats(seats, clock)
    assert isinstance(table, RecordingTable)
    table.record = []
    with_twins = replace(header(seats, **options), cards=CARDS + TWINS)
    session = start(with_twins, (), log, table, clock, tagged)
    assert isinstance(session, Session)
    return Evening(log, session, table, clock)


def noticed(evening: Evening) -> bytes:
    """All that anybody got: lights, sounds, facts, sentences, views."""
    assert isinstance(evening.table, RecordingTable)
    news = [one if isinstance(one, Changed) else (one.__class__.__name__, to_data(one)) for one in evening.news]
    views = [to_data(evening.session.view(viewer)) for viewer in (None, *range(1, len(evening.view.seats) + 1))]
    return msgspec.json.encode((evening.table.record, news, views, evening.rows()))


def other(doing: Doing) -> Doing:
    """The same with another card, where nobody sees which it is."""
    return replace(doing, card=f"other-{doing.card}") if doing.hidden else doing


@pytest.mark.rule("AMBUSH-HIDE-02", "AMBUSH-HIDE-07", "AMBUSH-HIDE-10")
@pytest.mark.parametrize("verify", ["declare", "auto"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_placed_and_captured_shows_in_nothing(tmp_path: Path, seed: int, verify: str) -> None:
    random = Random(f"hidden {seed} {verify}")
    options = {"verify": verify, "capture_seconds": 15, "turn_seconds": 30, "castle": 60}
    one, two = (recorded(tmp_path / name, 2 + seed % 3, **options) for name in ("one", "two"))
    people, hidden = People(random), 0
    for _ in range(250):
        doing = people.next(one.view)
        hidden += doing.hidden
        carry_out(doing, one.session, one.table, one.clock)
        carry_out(other(doing), two.session, two.table, two.clock)
        if verify == "auto" and "verdict" in one.facts + two.facts:
            break  # tapped cards settle the call, which everybody may see
        assert noticed(one) == noticed(two), doing
        if one.view.result is not None:
            break
    assert hidden > 0 or "verdict" in one.facts
    assert one.written() != two.written() or not hidden
    for evening in (one, two):
        evening.close()


@pytest.mark.rule("AMBUSH-HIDE-09")
def test_an_exposed_ambush_card_looks_and_sounds_like_every_other(tmp_path: Path) -> None:
    one, two = (recorded(tmp_path / name, 2) for name in ("one", "two"))
    for evening, card in ((one, "footman"), (two, "other-footman")):
        evening.begun().wait(1.0).tap("table.reader", card).wait(1.0).tap("seat1.reader", card)
        assert isinstance(evening.table, RecordingTable)
    assert isinstance(one.table, RecordingTable)
    assert isinstance(two.table, RecordingTable)
    assert one.table.record == two.table.record
    assert len(one.table.record) == 8, "the start, the first turn, twice a light and a click, and what they changed"
    for evening in (one, two):
        evening.close()
