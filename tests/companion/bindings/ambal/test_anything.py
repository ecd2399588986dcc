"""Whatever people do to the devices, at whatever moment: nothing breaks, and every light can be shown."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import clauses
from engine.refusal import Refusal
from engine.scenario import steps as s
from hardware.outputs import Digits, Pixels
from hardware.roles import ROLES, SHOWS, spot
from hardware.tones import NOTES
from hardware.virtual.build import USUAL_LENGTH
from tests.companion.bindings.ambal.hands import Hands
from tests.companion.bindings.other_inputs import other_inputs
from tests.engine.ambal.moments import MOMENTS, at, in_library
from tests.engine.ambal.pool import building, rolled
from tests.engine.ambal.table import Table

KNOWN = {*clauses.read("ambal"), "TABLE-INPUT", "TABLE-UNDO"}
STARTS = ("decide", "roll", "declare", "place", "reveal", "discard", "move")
MODES = ("single-regular", "double-advanced")

_places = st.sampled_from(("table", "seat1", "seat2", "seat3", "seat4"))
_cards = st.sampled_from((
    "drop", "drop-at-end", "nag", "riddle", "nothing", "filler-1", "filler-2", "fire-1", "fire-2", "water-2",
    "sword-elite-1", "target-1", "target-3", "dragon",
))  # fmt: skip


def steps() -> st.SearchStrategy[Any]:
    """One input, possible or not."""
    button = st.sampled_from(("ok", "ok", "no", "dial", "call", *ROLES))
    pressed = st.builds(lambda place, role: s.Press(press=f"{place}.{role}"), _places, button)
    turned = st.builds(lambda place, by: s.Turn(turn=f"{place}.dial", by=by), _places, st.integers(-99, 99))
    tapped = st.builds(lambda place, card: s.Tap(tap=f"{place}.reader", card=card), _places, _cards)
    return st.one_of(pressed, pressed, turned, tapped, tapped)


def starts() -> st.SearchStrategy[Table]:
    duel = st.builds(lambda moment, mode: at(moment, mode), st.sampled_from(STARTS), st.sampled_from(MODES))
    others = st.sampled_from((in_library, building, rolled))
    return st.one_of(duel, st.builds(lambda way: way(), others))


def check_lights(table: Hands) -> None:
    """Everything that is shown can be shown by the device it is for."""
    for output in table.binding.shows(table.view):
        place = spot(output.device)
        assert place is not None
        assert isinstance(output, SHOWS[place.role])
        if isinstance(output, Digits):
            assert re.fullmatch(r"[0-9]{1,4}|--", output.text)
        if isinstance(output, Pixels):
            assert len(output.pixels) <= USUAL_LENGTH


@settings(max_examples=60, deadline=None)
@given(starts(), st.lists(steps(), min_size=10, max_size=40))
def test_whatever_is_done_is_accepted_or_refused_on_a_clause(table: Table, doings: list[Any]) -> None:
    hands = Hands(table)
    for step in doings:
        before = table.state
        outcome = hands.device(step)
        if isinstance(outcome, Refusal):
            assert outcome.clause in KNOWN
            assert table.state is before
        else:
            assert set(hands.binding.sounds(outcome.facts)) <= set(NOTES)
            assert all(spot(signal.device) for signal in hands.binding.signals(outcome.facts))
        check_lights(hands)


@pytest.mark.parametrize("moment", MOMENTS)
def test_other_inputs_mean_nothing_at_any_moment(moment: str) -> None:
    table = Hands(at(moment))
    lights = tuple(table.binding.shows(table.view))
    assert {table.binding.meaning(table.view, told) for told in other_inputs(len(table.view.seats))} == {None}
    assert tuple(table.binding.shows(table.view)) == lights
