"""What a binding may add at a table: a sound for what means nothing, and a board that is touched and lit."""

from collections.abc import Iterator

import pytest

from companion.bindings.ambush import AmbushBinding
from companion.bindings.ambush.pending import Pending
from companion.bindings.ambush.situation import Reading, Situation
from companion.bindings.gestures import Gesture
from engine.ambush.actions import Expose
from engine.ambush.options import Options
from engine.view import View
from hardware.inputs import Input, Touch
from hardware.outputs import Figure, Output, Pixel, Square, Squares
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening

LIT = Squares("table.grid", (Square("e5", Pixel("white")),))


class Board(AmbushBinding):
    """A touch of the board exposes a card; one square is lit; what means nothing sounds low."""

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        if hand.did == "touch" and view.phase == "expose":
            return Situation(view, pending, {}, hand).act(Expose(view.turn))
        return super().read(view, pending, hand)

    def table_shows(self, view: View, pending: Pending) -> Iterator[Output]:
        yield LIT

    def ignored(self, told: Input) -> Figure | None:
        return "low"


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin().begun().bound(Board({}, 2, Options(), {}))


def test_the_table_shows_its_own_devices_too(evening: Evening) -> None:
    assert evening.shows("table.grid") == LIT


def test_a_touch_is_a_gesture_like_any_other(evening: Evening) -> None:
    evening.session.hear(Touch(device="table.grid", at=evening.clock.now(), square="e5"))
    assert evening.view.phase == "play"


def test_what_means_nothing_may_be_heard(evening: Evening) -> None:
    before = len(evening.heard())
    evening.press("seat2.no")
    assert evening.heard()[before:] == ["low"]
    evening.press("seat1.ok")
    assert "low" not in evening.heard()[before + 1 :]
    assert evening.told == [], "it is no refusal"
