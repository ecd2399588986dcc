"""From an input to a step: what means nothing leaves nothing, what is refused changes nothing."""

import pytest

from companion.bindings import Actions, Meaning
from companion.bindings.ambush import AmbushBinding
from companion.session.notices import Changed, Notice
from engine.ambush.actions import Expose, Pass
from engine.ambush.options import Options
from engine.game import Step
from engine.refusal import Refusal
from engine.verbs import Name
from engine.view import View
from hardware.inputs import Input, Press
from hardware.virtual import Drift
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening


def test_an_input_becomes_an_action_with_its_moment(begin: Begin) -> None:
    evening = begin().wait(2.5).press("seat2.ok").wait(1.0).tap("table.reader", "footman")
    assert [entry.actions for entry in evening.written()] == [
        ({"do": "first", "seat": 0, "first": 2, "at": 102.5},),
        ({"do": "expose", "seat": 2, "card": "footman", "at": 103.5},),
    ]


def test_how_wrong_the_moment_may_be_goes_with_a_call_alone(begin: Begin) -> None:
    evening = begin().begun()
    evening.table.fault("seat2", Drift(ppm=-100.0))
    evening.wait(10.0).press("seat1.ok").press("seat2.call")
    expose, call = (entry.actions[0] for entry in evening.written()[1:])
    assert "err" not in expose
    assert call["at"] == pytest.approx(109.999)
    assert call["err"] == pytest.approx(0.002, rel=0.01)


@pytest.mark.parametrize("device", ["seat2.no", "seat1.no", "seat1.call", "seat2.dial", "table.undo"])
def test_an_input_that_means_nothing_leaves_nothing(begin: Begin, device: str) -> None:
    evening = begin()
    before, version = evening.state(), evening.session.version
    if device == "seat2.dial":
        evening.table.turn(device, 3)
    else:
        evening.press(device)
    assert (evening.state(), evening.session.version, evening.rows()) == (before, version, 0)
    assert not any(isinstance(news, Changed) for news in evening.news)


def test_a_press_that_is_ignored_is_not_even_mentioned(begin: Begin) -> None:
    evening = begin().begun()
    evening.news.clear()
    evening.press("seat2.ok", "seat2.no").tap("seat2.reader", "footman")
    assert evening.news == []
    assert evening.rows() == 1


def test_a_lifted_card_is_no_news(begin: Begin) -> None:
    evening = begin().begun()
    evening.table.lay("table.reader", *evening.table.lying("table.reader"))
    evening.tap("table.reader", "footman")
    evening.news.clear()
    evening.table.lift("table.reader")
    assert evening.news == []


def test_a_refusal_changes_nothing_and_says_why(begin: Begin) -> None:
    evening = begin(3).begun().press("seat1.ok")
    before, lights = evening.state(), [evening.shows(f"seat{seat}.main") for seat in (1, 2, 3)]
    evening.news.clear()
    evening.tap("seat1.reader", "dragon")
    assert (evening.state(), evening.rows(), evening.session.version) == (before, 2, 2)
    assert [evening.shows(f"seat{seat}.main") for seat in (1, 2, 3)] == lights
    [notice] = evening.news
    assert isinstance(notice, Notice)
    assert (notice.message.id, notice.clause) == ("no-such-card", "TABLE-INPUT")
    assert (notice.device, notice.seat) == ("seat1.reader", 1)
    assert evening.heard()[-1] == "low"


def test_a_refused_press_makes_no_sound(begin: Begin) -> None:
    evening = begin().begun().lying("ambush", "ambush").press("seat1.call", "seat1.ok", "seat2.ok")
    heard = evening.heard()
    evening.press("seat2.call")
    assert evening.told[-1] == "ambush-called-already"
    assert evening.heard() == heard


def test_a_screen_acts_through_the_same_door(begin: Begin) -> None:
    evening = begin()
    done = evening.wait(3.0).session.act({"do": "first", "seat": 0, "first": 1})
    assert isinstance(done, Step)
    assert [entry.actions for entry in evening.written()] == [({"do": "first", "seat": 0, "first": 1, "at": 103.0},)]
    refused = evening.session.act({"do": "first", "seat": 0, "first": 1})
    assert isinstance(refused, Refusal)
    assert refused.clause == "AMBUSH-SETUP-11"
    assert isinstance(evening.session.act({"do": "dance"}), Refusal)
    assert isinstance(evening.session.act("expose"), Refusal)
    assert evening.rows() == 1
    assert evening.told == [], "the one who asked gets the answer"


def test_a_screen_may_say_when_it_happened_and_a_spoken_call_has_no_moment(begin: Begin) -> None:
    evening = begin().begun().lying("ambush", "ambush").wait(1.0)
    evening.session.act({"do": "call", "seat": 2})
    assert evening.written()[-1].actions == ({"do": "call", "seat": 2},)
    assert evening.window["callers"] == [2]
    evening.session.undo()
    evening.session.act({"do": "call", "seat": 2, "at": 104.25, "err": 0.01})
    assert evening.written()[-1].actions == ({"do": "call", "seat": 2, "at": 104.25, "err": 0.01},)


class Both(AmbushBinding):
    """A binding for which one press of OK does two things."""

    def meaning(self, view: View, told: Input) -> Meaning:
        if isinstance(told, Press) and told.device == "seat1.ok":
            return Actions((Expose(view.turn), Pass(view.turn)))
        if isinstance(told, Press) and told.device == "seat2.ok":
            return Actions((Name(2, name="Bob"), Pass(1)))
        return super().meaning(view, told)


@pytest.fixture
def both(begin: Begin) -> Evening:
    evening = begin().begun()
    return evening.bound(Both({}, 2, Options(), {}))


def test_all_actions_of_one_input_are_one_step_of_undo(both: Evening) -> None:
    before = both.state()
    both.press("seat1.ok")
    assert [[action["do"] for action in entry.actions] for entry in both.written()] == [["first"], ["expose", "pass"]]
    assert both.view.turn == 2
    both.press("table.undo").press("seat2.ok")
    assert both.state() == before
    assert both.session.redo() is None
    assert both.view.turn == 2
    assert [entry.kind for entry in both.written()] == ["do", "do", "undo", "redo"]


def test_where_the_second_action_is_refused_the_first_is_not_done(both: Evening) -> None:
    before = both.state()
    both.press("seat2.ok")
    assert (both.state(), both.rows(), both.view.seats[1].name) == (before, 1, "Bo")
    assert both.told[-1:] == ["ambush-expose-first"]


def test_an_input_of_a_device_that_the_game_does_not_have_is_ignored(begin: Begin) -> None:
    evening = begin()
    evening.session.hear(Press(device="seat9.ok", at=1.0))
    evening.table.touch("table.grid", "e5")
    assert evening.rows() == 0


@pytest.mark.parametrize("ahead", [0.001, 5.0, 1e9, float("inf")])
def test_a_clock_that_runs_ahead_does_not_take_the_game_along(begin: Begin, again: Begin, ahead: float) -> None:
    evening = begin().begun().press("seat1.ok")
    evening.session.hear(Press(device="seat1.no", at=evening.clock.now() + ahead))
    evening.session.act({"do": "name", "seat": 2, "name": "Bob", "at": min(1e12, 100.0 + ahead)})
    assert [entry.actions[0]["at"] for entry in evening.written()] == [100.0] * 4
    evening.close()
    assert again().session.now() == 101.0


@pytest.mark.parametrize("err", [float("nan"), float("inf"), -0.5, 1e13])
def test_what_could_not_be_read_from_the_log_again_is_not_written(begin: Begin, again: Begin, err: float) -> None:
    evening = begin().begun().lying("ambush", "ambush")
    rows = evening.rows()
    evening.session.hear(Press(device="seat1.call", at=104.0, err=err))
    assert evening.rows() == rows
    assert evening.told == ["input-shape"]
    evening.close()
    assert len(again().session.history.moments) == rows
