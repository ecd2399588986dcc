"""Whatever people do to the devices and the board, at either depth and in every mode: nothing breaks or gets stuck."""

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion import clauses
from engine.refusal import Refusal
from engine.scenario import steps as s
from hardware.outputs import MOST_DIGITS, Digits, Pixels, Squares, cells
from hardware.roles import SHOWS, spot
from hardware.tones import NOTES
from hardware.virtual.build import USUAL_LENGTH
from tests.companion.bindings.ambush.anything import by_turn, steps
from tests.companion.bindings.tash_kalar.hands import DUEL, HIGH, MELEE, TEAMS, Hands
from tests.engine.tash_kalar.table import CARDS, Table
from tests.examples import examples

KNOWN = {*clauses.read("tash_kalar"), "TABLE-INPUT", "TABLE-UNDO", "TABLE-BOARD", "TABLE-ADJUST"}
IDS = tuple(str(card["id"]) for card in CARDS)
SQUARES = st.sampled_from(("e5", "e6", "d4", "c5", "g5", "f2", "a1", "i5", "z9"))

touches = st.builds(
    lambda square, how, to: s.Touch(touch="table.grid", square=square, how=how, to=to),
    SQUARES,
    st.sampled_from(("touch", "touch", "double", "long", "two-fingers", "drag", "put", "put", "lift", "lift")),
    SQUARES,
)
stands = st.builds(lambda squares: s.Stand(stand="table.grid", squares=tuple(squares)), st.lists(SQUARES, max_size=4))
anything = st.lists(st.one_of(steps(*IDS), steps(*IDS), touches, touches, stands), min_size=10, max_size=40)
modes = st.sampled_from((DUEL, HIGH, MELEE, TEAMS))


def check_lights(table: Hands) -> None:
    """Everything that is shown can be shown by the device it is for."""
    for output in table.binding.shows(table.view):
        place = spot(output.device)
        assert place is not None
        assert isinstance(output, SHOWS[place.role])
        if isinstance(output, Digits):
            assert all(re.fullmatch(r"[0-9]-?[0-9.]{0,4}", text) for text in (output.text, *output.then))
            assert max(map(cells, (output.text, *output.then))) <= MOST_DIGITS
        if isinstance(output, Pixels):
            assert len(output.pixels) <= USUAL_LENGTH
        if isinstance(output, Squares):
            assert len({one.name for one in output.squares}) == len(output.squares)


def check_step(table: Hands, step: Any) -> None:
    before = table.table.state
    step = step if isinstance(step, s.Touch | s.Stand) else by_turn(step, before.active)
    outcome = table.device(step)
    if isinstance(outcome, Refusal):
        assert outcome.clause in KNOWN
        assert table.table.state is before
        return
    assert set(table.binding.sounds(outcome.facts)) <= set(NOTES)


@examples(30, 400)
@given(modes, st.booleans(), st.booleans(), anything)
def test_whatever_is_done_is_accepted_or_refused_on_a_clause(
    mode: str, board: bool, started: bool, doings: list[Any]
) -> None:
    table = Hands(Table(mode, board=board, start=started))
    for step in doings:
        check_step(table, step)
        check_lights(table)
        assert table.on_board.signs == () or board
