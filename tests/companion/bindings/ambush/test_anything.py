"""Whatever people do to the devices, at whatever moment: nothing breaks, and every light can be shown."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import clauses
from engine.refusal import Refusal
from engine.scenario import steps as s
from hardware.outputs import MOST_DIGITS, Digits, Light, Pixels, cells
from hardware.roles import SHOWS, spot
from hardware.tones import NOTES
from hardware.virtual.build import USUAL_LENGTH
from tests.companion.bindings.ambush.anything import SEATS, by_turn, steps
from tests.companion.bindings.ambush.hands import Hands
from tests.companion.bindings.other_inputs import other_inputs
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import CARDS

KNOWN = {*clauses.read("ambush"), "TABLE-INPUT", "TABLE-UNDO"}
IDS = tuple(str(card["id"]) for card in CARDS)

anything = st.lists(steps(*IDS), min_size=15, max_size=60)
moments = st.sampled_from([moment for moment in MOMENTS if moment != "over"])


def check_lights(table: Hands) -> None:
    """Everything that is shown can be shown by the device it is for."""
    for output in table.binding.shows(table.view):
        place = spot(output.device)
        assert place is not None
        assert isinstance(output, SHOWS[place.role])
        if isinstance(output, Digits):
            assert re.fullmatch(r"-?[0-9]{1,4}|-|----", output.text)
            assert cells(output.text) <= MOST_DIGITS
        if isinstance(output, Pixels):
            assert len(output.pixels) <= USUAL_LENGTH


def check_step(table: Hands, step: s.Press | s.Tap | s.Turn) -> None:
    before = table.table.state
    outcome = table.device(by_turn(step, before.turn))
    if isinstance(outcome, Refusal):
        assert outcome.clause in KNOWN
        assert table.table.state is before
        return
    assert set(table.binding.sounds(outcome.facts)) <= set(NOTES)
    assert all(isinstance(signal, Light) for signal in table.binding.signals(outcome.facts))


@settings(max_examples=150, deadline=None)
@given(moments, anything)
def test_whatever_is_done_is_accepted_or_refused_on_a_clause(moment: str, doings: list[Any]) -> None:
    table = Hands(at(moment, seats=SEATS))
    check_lights(table)
    for step in doings:
        check_step(table, step)
        check_lights(table)


@settings(max_examples=60, deadline=None)
@given(moments, anything, st.lists(st.sampled_from(("undo", "redo")), max_size=8))
def test_going_back_and_forth_between_inputs_breaks_nothing(moment: str, doings: list[Any], jumps: list[str]) -> None:
    table = Hands(at(moment, seats=SEATS))
    for number, step in enumerate(doings):
        check_step(table, step)
        if number < len(jumps):
            getattr(table.table.history, jumps[number])()
            assert table.counter("seat1.main")
        check_lights(table)


@pytest.mark.parametrize("moment", MOMENTS)
def test_other_inputs_mean_nothing_at_any_moment(moment: str) -> None:
    table = Hands(at(moment))
    lights = tuple(table.binding.shows(table.view))
    assert {table.binding.meaning(table.view, told) for told in other_inputs(len(table.view.seats))} == {None}
    assert tuple(table.binding.shows(table.view)) == lights
