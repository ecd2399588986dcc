"""What is told beside the verdict on who was first: microseconds, clocks that are in doubt, how close a claim was."""

import re

import pytest

from companion.bindings import Claimed
from companion.messages import Speaker
from companion.session.links import Answers
from companion.session.notices import Notice
from companion.session.press_times import PressTime, fine, fine_error, press_times, told_finely
from companion.session.verdicts import Verdicts, raced
from companion.web.api.history import _frames
from engine.ambush import facts as f
from engine.history import History
from engine.refusal import Refusal
from hardware.inputs import Press, Settled
from hardware.virtual import Lost
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening

MICRO = 1e-6


def ready(begin: Begin) -> Evening:
    """Two Ambush cards lie there, and the third link never answers by itself."""
    evening = begin(3).begun().lying("ambush", "ambush").wait(1.0)
    evening.table.fault("seat3", Lost(resent=None))
    return evening


def press(evening: Evening, seat: int, earlier: float = 0.0, err: float = 3.4 * MICRO) -> None:
    evening.session.hear(Press(device=f"seat{seat}.call", at=evening.clock.now() - earlier, err=err))


def answer(evening: Evening, trouble: str = "") -> None:
    evening.session.hear(Settled(device="seat3", at=evening.clock.now(), trouble=trouble))


def last_presses(evening: Evening) -> tuple[PressTime, ...]:
    history = evening.session.history
    return press_times(history, history.count - 1)


def notices(evening: Evening) -> list[Notice]:
    return [news for news in evening.news if isinstance(news, Notice)]


def test_presses_closer_than_a_millisecond_are_told_in_microseconds_and_their_facts_in_whole_ones(begin: Begin) -> None:
    evening = ready(begin)
    press(evening, 2, earlier=200 * MICRO)
    [first] = last_presses(evening)
    assert (first.fact, first.behind_us, first.err_us) == (1, 0, 4), "beside the fact that a call began"
    press(evening, 1)
    [second] = last_presses(evening)
    assert (second.fact, second.behind_us, second.err_us) == (0, 200, 4)
    assert second.at_us - first.at_us == 200
    told = evening.session.history.last
    assert told is not None
    [fact] = told.facts
    assert isinstance(fact, f.Press)
    assert (fact.behind_ms, fact.err_ms) == (0, 0)
    [sentence] = told_finely(told.facts, (second,))
    says = {language: Speaker(language).fact("ambush", sentence).replace("\u00a0", " ") for language in ("en", "fr")}
    assert "± 0.004 after" in says["en"]
    assert "0.2 ms behind the first" in says["en"]
    assert "0,2 ms après le premier appui" in says["fr"]
    answer(evening)
    assert evening.window["callers"] == [2], "and 0.2 ms decided it"


def test_the_history_of_a_game_has_them_too(begin: Begin) -> None:
    evening = ready(begin)
    press(evening, 2, earlier=200 * MICRO)
    press(evening, 1)
    answer(evening)
    entries, _ = evening.log.entries(evening.session.number)
    first = evening.session.history.at(0)
    frames = [*_frames(History(evening.session.history.game, first.before), entries)]
    assert [[told.behind_us for told in frame.presses] for frame in frames[-3:]] == [[0], [200], []]


def test_an_earlier_press_that_is_told_later_is_not_behind(begin: Begin) -> None:
    evening = ready(begin)
    press(evening, 2)
    press(evening, 1, earlier=300 * MICRO)
    [later] = last_presses(evening)
    assert later.behind_us == 0


def test_another_race_is_not_measured_against_the_last_one_and_a_spoken_call_has_no_moment(begin: Begin) -> None:
    evening = ready(begin)
    press(evening, 2, earlier=1.0)
    assert evening.session.undo() is None
    press(evening, 1)
    [only] = last_presses(evening)
    assert only.behind_us == 0
    assert evening.session.undo() is None
    assert not isinstance(evening.session.act({"do": "call", "seat": 1}), Refusal)
    assert last_presses(evening) == ()


def test_an_error_is_rounded_up_and_never_told_as_nothing() -> None:
    assert [fine(ms) for ms in (0, 0.003, 0.2345, 1.26, 9.96, 10.4)] == [0, 0.003, 0.23, 1.3, 10, 10]
    assert [fine_error(ms) for ms in (0, 0.0001, 0.0341, 0.2, 1.21, 10.1)] == [0, 0.001, 0.035, 0.2, 1.3, 11]


def test_a_clock_in_doubt_is_said_with_the_verdict_once_and_again_when_it_changes(begin: Begin) -> None:
    evening = ready(begin)
    told = []
    for trouble in ("contradiction", "contradiction", "no-frames", "", "no-frames"):
        before = len(notices(evening))
        press(evening, 2)
        answer(evening, trouble)
        assert not evening.window["open"]
        told.append([notice.message.args["trouble"] for notice in notices(evening)[before:]])
        assert evening.session.undo() is None
        assert evening.session.undo() is None
        evening.wait(1.0)
    assert told == [["contradiction"], [], ["no-frames"], [], ["no-frames"]]


def test_several_clocks_in_the_same_doubt_are_told_in_one_sentence() -> None:
    troubles = {"north": "few-frames", "east": "few-frames", "west": "other-axis", "pins": ""}
    few, other = Verdicts().notices(Answers((), troubles))
    assert (few.message.args["link"], few.message.args["trouble"]) == ("east, north", "few-frames")
    assert (other.message.args["link"], other.message.args["trouble"]) == ("west", "other-axis")


@pytest.mark.parametrize("trouble", ["few-frames", "no-frames", "lost-frames", "contradiction", "other-axis"])
def test_every_trouble_of_a_clock_has_words_of_its_own(begin: Begin, trouble: str) -> None:
    evening = ready(begin)
    press(evening, 2)
    answer(evening, trouble)
    [notice] = notices(evening)
    english, french = (Speaker(language).message(notice.message) for language in ("en", "fr"))
    assert "less exact" in english
    assert "moins exact" in french
    assert re.search("Plug|Try|try", english), "what to do"
    assert re.search("ranche|ssayez", french)
    assert (notice.device, notice.seat) == ("seat3", 3)


def test_a_press_on_a_screen_is_less_exact_beside_links_with_another_clock(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = ready(begin)
    monkeypatch.setattr(evening.table, "own_error", lambda at: 0.05)
    now = evening.session.now()
    assert not isinstance(evening.session.act({"do": "call", "seat": 1, "at": now, "err": 0.01}), Refusal)
    [told] = last_presses(evening)
    assert told.err_us == 60_000


def test_the_table_is_told_when_a_window_is_closed_or_given_up(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, closed = ready(begin), []
    monkeypatch.setattr(evening.table, "links_settled", lambda: closed.append(evening.clock.now()))
    press(evening, 2)
    assert closed == []
    answer(evening)
    assert len(closed) == 1
    assert evening.session.undo() is None
    assert len(closed) == 1, "the window is open again, and links are asked again"
    assert evening.session.undo() is None
    assert len(closed) == 2, "undo of the call"


def test_a_race_that_the_rules_do_not_judge_is_told_with_its_figures() -> None:
    assert list(raced([Claimed(2, 5.0, 0.0)])) == []
    behind = list(raced([Claimed(3, 5.0002, 3.4 * MICRO), Claimed(2, 5.0, 3.4 * MICRO)]))
    assert [(one.message.id, one.message.args) for one in behind] == [
        ("claim-behind", {"seat": 3, "ms": 0.2, "err": 0.004})
    ]
    alike, late = raced([Claimed(2, 5.0, 0.002), Claimed(4, 5.0031, 0.002), Claimed(3, 5.02, 0.0)])
    assert (alike.message.id, alike.message.args) == ("claims-alike", {"seats": [2, 4], "ms": 3.1, "err": 2})
    assert (late.message.id, late.message.args) == ("claim-behind", {"seat": 3, "ms": 20, "err": 0})
    english, french = Speaker("en").message(behind[0].message), Speaker("fr").message(late.message)
    assert english.replace("\u00a0", " ") == "Seat 3 pressed 0.2 ms later (± 0.004 ms)."
    assert french.replace("\u00a0", " ").endswith("a appuyé 20 ms plus tard.")
