"""Lights, sounds and timers tell nothing of what lies face down: two tables that differ only in that look the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine.action import to_data
from engine.ambush import GAME
from engine.game import Step
from engine.history import History
from engine.refusal import Refusal
from engine.scenario import steps as s
from tests.companion.bindings.ambush.anything import SEATS, by_turn, steps
from tests.companion.bindings.ambush.hands import Hands
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table

PACK: tuple[dict[str, Any], ...] = (
    {"id": "snare", "name": "Snare", "ambush": True, "effects": []},
    {"id": "blank", "name": "Blank", "effects": []},
    {"id": "sharp-snare", "name": "Sharp Snare", "ambush": True, "damage": 2, "effects": []},
    {"id": "sharp-blank", "name": "Sharp Blank", "damage": 2, "effects": []},
    {"id": "odd-snare", "name": "Odd Snare", "ambush": True},
    {"id": "odd-blank", "name": "Odd Blank"},
    {"id": "layer", "name": "Layer", "effects": [{"op": "place", "n": 3, "up_to": True}]},
)
"""Pairs that differ only in being an Ambush card, and one that lays others face down."""
KINDS = ("", "sharp-", "odd-")


class Seen(Struct, frozen=True):
    """All that eyes and ears get of one input, and what the game wishes of the table after it."""

    refused: str | None
    lights: Any
    sounds: Any
    signals: Any
    wishes: Any


def seen(table: Hands, step: s.Press | s.Tap | s.Turn) -> bytes:
    """One input, and everything that comes of it but the names of cards that lie open."""
    outcome = table.device(step)
    facts = outcome.facts if isinstance(outcome, Step) else ()
    told = Seen(
        refused=outcome.clause if isinstance(outcome, Refusal) else None,
        lights=to_data(tuple(table.binding.shows(table.view))),
        sounds=to_data(table.binding.sounds(facts)),
        signals=to_data(table.binding.signals(facts)),
        wishes=to_data(table.binding.wishes),
    )
    return msgspec.json.encode(told)


def tap(place: str, card: str) -> s.Tap:
    return s.Tap(tap=f"{place}.reader", card=card)


# An Ambush card that lies open is a card like any other


@pytest.mark.rule("AMBUSH-HIDE-09")
@pytest.mark.parametrize("reader", ["table", "seat1"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_exposed_ambush_card_looks_and_sounds_like_every_other(kind: str, reader: str) -> None:
    snare, blank = (Hands(Table(3, cards=PACK).begun()) for _ in range(2))
    assert seen(snare, tap(reader, f"{kind}snare")) == seen(blank, tap(reader, f"{kind}blank"))
    assert (snare.view.table.shown, blank.view.table.shown) == (f"{kind}snare", f"{kind}blank")


@pytest.mark.rule("AMBUSH-HIDE-09")
@pytest.mark.parametrize("kind", KINDS)
def test_a_played_ambush_card_looks_and_sounds_like_every_other(kind: str) -> None:
    snare, blank = (Hands(Table(3, cards=PACK).begun().turns(3)) for _ in range(2))
    for table in (snare, blank):
        table.press("seat1.ok")
    assert seen(snare, tap("seat1", f"{kind}snare")) == seen(blank, tap("seat1", f"{kind}blank"))
    for step in (tap("seat1", "target-3"), s.Press(press="seat1.ok")):
        assert seen(snare, step) == seen(blank, step)
    assert snare.view.turn == blank.view.turn == 2


# What lies face down


class Twins:
    """Two tables at which the same is done; only the cards that nobody sees are other ones."""

    def __init__(self, moment: str, verify: str) -> None:
        self.auto = verify == "auto"
        self.tables = [Hands(_with_pack(at(moment, seats=SEATS), verify)) for _ in range(2)]

    @property
    def settled_by_taps(self) -> bool:
        """After the grab tapped cards may settle the call, which everybody may see."""
        return self.auto and any(table.view.phase in AFTER for table in self.tables)

    def same(self, step: s.Press | s.Tap | s.Turn) -> None:
        one, other = self.tables
        mine = by_turn(step, one.table.state.turn)
        first, second = seen(one, mine), seen(other, _swapped(mine, one.view.phase))
        if not self.settled_by_taps:
            assert first == second
            assert to_data(one.view) == to_data(other.view)


AFTER = ("verify", "heat", "aftermath")


def _with_pack(table: Table, verify: str) -> Table:
    """The same moment with the cards of the pack, and with people who always declare or do not."""
    box, known = table.state.box, Table(SEATS, cards=PACK).state.box.cards
    options = replace(box.options, verify=verify, capture_seconds=15, turn_seconds=60)
    table.history = History(GAME, replace(table.state, box=replace(box, cards=known, options=options)))
    return table


def _swapped(step: s.Press | s.Tap | s.Turn, phase: str) -> s.Press | s.Tap | s.Turn:
    """The other card of the pair, where a tapped card goes face down unseen: by an effect, or into a pile."""
    if not isinstance(step, s.Tap) or not isinstance(step.card, str) or phase not in ("effect", "capture"):
        return step
    card = step.card.replace("snare", "blank") if "snare" in step.card else step.card.replace("blank", "snare")
    return s.Tap(tap=step.tap, card=card)


anything = st.lists(steps("snare", "blank", "layer", "sharp-snare"), min_size=15, max_size=60)
moments = st.sampled_from(["expose, cards lie", "play", "effect", "effect, not known", "capture"])


@pytest.mark.rule("AMBUSH-HIDE-02", "AMBUSH-HIDE-07")
@settings(max_examples=80, deadline=None)
@given(moments, anything, st.sampled_from(("declare", "auto")))
def test_nothing_at_the_table_tells_what_was_placed_or_captured(moment: str, doings: list[Any], verify: str) -> None:
    twins = Twins(moment, verify)
    for step in doings:
        if twins.settled_by_taps:
            break
        twins.same(step)


@pytest.mark.rule("AMBUSH-HIDE-02")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("lo", "hi"), [(0, 9), (2, 2), (7, 0)])
def test_the_lights_do_not_depend_on_how_many_ambush_cards_lie_there(moment: str, lo: int, hi: int) -> None:
    here, there = Hands(at(moment)), Hands(at(moment))
    other = replace(there.table.state, lo=lo, hi=hi)
    if other.window is not None:
        other = replace(other, window=replace(other.window, tapped_ambush=3, tapped_other=1))
    there.table.history = History(GAME, other)
    assert tuple(here.binding.shows(here.view)) == tuple(there.binding.shows(there.view))
    assert list(here.binding.follow(here.view, ())) == list(there.binding.follow(there.view, ()))
