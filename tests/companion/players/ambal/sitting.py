"""Somebody at a table of Ambal with certain cards in hand, at a certain moment."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.players.ambal.box import training_box
from companion.players.ambal.knowledge import Knowledge, Temper
from companion.players.ambal.scene import scene_of
from engine.ambal import GAME
from engine.ambal.state import State
from engine.game import Step, read_action
from engine.refusal import Refusal
from engine.setup import Header, begin

CALM = Temper(thrift=1.0, whim=0.0, rash=0.0)


def sitting(hand: Sequence[str], *, mode: str = "single-regular", me: int = 1, **seats: dict[str, Any]) -> Knowledge:
    """In the first turn; `seat2=…` says how somebody stands, and `table=…` what lies on the table."""
    names = ("Ana", "Bo", "Cy", "Di")[: GAME.modes[mode][0]]
    header = Header(game="ambal", mode=mode, seats=names, cards=tuple(training_box().entries.values()))
    state = begin(GAME, header)
    assert isinstance(state, State)
    action = read_action(GAME, {"do": "start", "seat": 0})
    assert not isinstance(action, Refusal)
    step = GAME.apply(state, action)
    assert isinstance(step, Step)
    now, table = step.state, seats.pop("table", {})
    for seat, changes in seats.items():
        now = now.with_seat(int(seat.removeprefix("seat")), **changes)
    view = GAME.view(now, None)
    view = replace(view, table=replace(view.table, **table))
    texts = training_box().texts
    return Knowledge(me, view, scene_of(view, texts), texts, tuple(f"training-{card}" for card in hand), CALM)
