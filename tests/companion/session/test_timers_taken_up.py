"""A timer of a game that is taken up again goes on with what was left of it when the last step was written."""

from pathlib import Path

import pytest

from companion.host import Wanted
from companion.session.notices import Notice
from tests.companion.host.hosts import host_in
from tests.companion.log.games import alter
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening
from tests.companion.session.test_timers import grabbing, sounds_since


def killed(evening: Evening) -> None:
    """Nothing is written or said any more; what was written stays."""
    evening.log.close()


def left(evening: Evening) -> dict[str, float]:
    return evening.session.timers.left()


@pytest.mark.rule("TABLE-TIMER")
def test_a_timer_goes_on_with_what_was_left_after_the_last_step(begin: Begin, again: Begin) -> None:
    evening = begin(turn_seconds=60).begun().wait(20.0).press("seat1.ok")
    assert (evening.view.phase, left(evening)) == ("play", {"turn": 40.0})
    killed(evening.wait(7.0))
    later = again(at=3.0)
    assert left(later) == {"turn": 40.0}, "since then nothing was written, and nobody loses that time"
    later.wait(15.0).press("seat1.no")
    assert left(later) == {"turn": 60.0}, "the next turn has all of it"


@pytest.mark.rule("TABLE-TIMER")
def test_it_does_so_again_and_again(begin: Begin, again: Begin) -> None:
    evening = begin(turn_seconds=60).begun().wait(20.0).press("seat1.ok")
    for _ in range(2):
        killed(evening)
        evening = again().wait(5.0)
        evening.session.act({"do": "name", "seat": 2, "name": "Bea"})
    killed(evening)
    assert left(again()) == {"turn": 30.0}


@pytest.mark.rule("TABLE-TIMER")
def test_a_pause_is_no_time_of_a_timer(begin: Begin, again: Begin) -> None:
    evening = begin(turn_seconds=60).begun().wait(10.0)
    evening.session.timers.pause()
    evening.wait(600.0).session.timers.go_on()
    killed(evening.wait(10.0).press("seat1.ok"))
    assert left(again()) == {"turn": 40.0}


@pytest.mark.rule("TABLE-TIMER")
def test_what_the_last_step_started_has_its_whole_time(begin: Begin, again: Begin) -> None:
    evening = begin(turn_seconds=60).begun().wait(20.0).press("seat1.ok").wait(5.0).press("seat1.no")
    killed(evening.wait(30.0))
    assert left(again()) == {"turn": 60.0}


@pytest.mark.rule("TABLE-TIMER")
def test_a_timer_that_was_up_stays_so(begin: Begin, again: Begin) -> None:
    evening = begin(turn_seconds=60).begun().wait(70.0).press("seat1.ok")
    killed(evening)
    assert left(again()) == {}


@pytest.mark.rule("TABLE-TIMER")
@pytest.mark.parametrize("redo", [False, True])
def test_after_undo_and_redo_all_begin_anew_as_they_did_before(begin: Begin, again: Begin, redo: bool) -> None:
    evening = begin(turn_seconds=60).begun().wait(20.0)
    evening.session.act({"do": "name", "seat": 2, "name": "Bea"})
    assert evening.wait(5.0).session.undo() is None
    if redo:
        assert evening.wait(5.0).session.redo() is None
    assert left(evening) == {"turn": 60.0}
    killed(evening.wait(9.0))
    assert left(again()) == {"turn": 60.0}


@pytest.mark.rule("TABLE-TIMER")
def test_a_grab_ends_when_what_was_left_is_over(begin: Begin, again: Begin) -> None:
    evening = grabbing(begin, 15).wait(12.6)
    evening.session.act({"do": "name", "seat": 2, "name": "Bea"})
    killed(evening)
    later = again()
    moment = later.clock.now()
    later.wait(5.0)
    assert sounds_since(later, moment) == [(0.4, "tick"), (1.4, "tick"), (2.4, "gong")]
    assert later.window["time_up"] is True


@pytest.mark.parametrize("kept", ["NULL", "'{'", '\'{"turn": "long"}\''])
def test_where_nothing_was_kept_it_begins_anew(begin: Begin, again: Begin, tmp_path: Path, kept: str) -> None:
    killed(begin(turn_seconds=60).begun().wait(20.0).press("seat1.ok"))
    alter(tmp_path / "ambit.db", f"UPDATE progress SET timers = {kept}")
    assert left(again()) == {"turn": 60.0}


@pytest.mark.parametrize(("kept", "then"), [(-5, {}), (0, {}), (1e9, {"turn": 60.0})])
def test_no_timer_has_more_than_its_time(
    begin: Begin, again: Begin, tmp_path: Path, kept: float, then: dict[str, float]
) -> None:
    killed(begin(turn_seconds=60).begun().wait(20.0).press("seat1.ok"))
    alter(tmp_path / "ambit.db", f"UPDATE progress SET timers = '{{\"turn\": {kept}}}'")
    assert left(again()) == then


@pytest.mark.rule("TABLE-TIMER")
def test_everybody_is_told_how_much_is_left(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        assert host.start(Wanted(game="ambush", seats=("Ana", "Bo"), options={"turn_seconds": 60})) is None
        host.game.session.act({"do": "first", "seat": 0, "first": 1})
        host.hand.advance(20.5)
        host.game.session.act({"do": "expose", "seat": 1})
        host.close()
    with host_in(tmp_path) as host:
        assert host.resume(1) is None
        [told] = [news.message for news in host.told if isinstance(news, Notice)]
        assert (told.id, told.args) == ("timers-taken-up", {"seconds": 40})
        [clock] = host.game.session.timings()
        assert clock.left == pytest.approx(39.5 / 60)
