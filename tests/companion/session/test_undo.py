"""Taking back and bringing back: logged themselves, for everything, and still there after a restart."""

import pytest

from companion.session.notices import Changed
from engine.refusal import Refusal
from hardware.outputs import Digits
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening


def kinds(evening: Evening) -> list[str]:
    return [entry.kind for entry in evening.written()]


def played(begin: Begin) -> Evening:
    """Seat 1 has begun, exposed, and hit seat 2."""
    return begin().begun().press("seat1.ok").tap("seat1.reader", "footman")


def test_undo_takes_back_the_last_step_and_says_so_in_the_log(begin: Begin) -> None:
    evening = begin().begun().press("seat1.ok")
    before = evening.state()
    evening.tap("seat1.reader", "footman").press("table.undo")
    assert evening.state() == before
    assert kinds(evening) == ["do", "do", "do", "undo"]
    assert evening.shows("seat2.main") == Digits("seat2.main", "20")


def test_redo_brings_it_back(begin: Begin) -> None:
    evening = played(begin)
    after = evening.state()
    evening.press("table.undo")
    assert evening.session.redo() is None
    assert evening.state() == after
    assert kinds(evening) == ["do", "do", "do", "undo", "redo"]
    assert evening.shows("seat2.main") == Digits("seat2.main", "17")


def test_everything_can_be_taken_back_to_the_start_and_brought_back(begin: Begin) -> None:
    evening = begin()
    start = evening.state()
    evening.session.act({"do": "castle", "seat": 1, "name": "Rook"})
    evening.session.act({"do": "name", "seat": 2, "name": "Bob"})
    evening.begun()
    evening.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "castle", "to": 3})
    end = evening.state()
    for _ in range(4):
        assert evening.session.undo() is None
    assert evening.state() == start
    for _ in range(4):
        assert evening.session.redo() is None
    assert evening.state() == end
    assert kinds(evening) == ["do"] * 4 + ["undo"] * 4 + ["redo"] * 4


def test_a_new_step_ends_what_could_be_brought_back(begin: Begin) -> None:
    evening = played(begin).press("table.undo").press("seat1.no")
    before = evening.state()
    refused = evening.session.redo()
    assert isinstance(refused, Refusal)
    assert refused.clause == "TABLE-UNDO"
    assert (evening.state(), kinds(evening)[-1]) == (before, "do")


def test_with_nothing_to_take_back_the_button_says_so(begin: Begin) -> None:
    evening = begin().press("table.undo")
    assert (evening.told, evening.rows()) == (["undo-none"], 0)
    refused = evening.session.undo()
    assert isinstance(refused, Refusal)
    assert evening.told == ["undo-none"], "the caller gets the answer, and nobody gets it twice"


def test_that_the_others_are_asked_is_told_to_all_and_is_no_refusal(begin: Begin) -> None:
    evening = begin().begun().tap("table.reader", "footman")
    assert evening.session.undo() is None
    assert evening.told == ["undo-asked"]
    assert evening.session.asked is not None


def test_whoever_watches_is_told(begin: Begin) -> None:
    evening = played(begin)
    evening.news.clear()
    evening.press("table.undo")
    assert [news for news in evening.news if isinstance(news, Changed)] == [Changed(evening.session.version)]


def test_what_was_begun_is_forgotten(begin: Begin) -> None:
    evening = begin(3).begun().press("seat1.ok").tap("seat1.reader", "mason").wait(1.0)
    evening.table.turn("seat3.dial", -4)
    assert evening.blinks("seat3.main") is False, "not the turn of seat 1 any more"
    evening.press("seat2.ok")
    evening.table.turn("seat3.dial", -4)
    assert evening.blinks("seat3.main")
    evening.session.undo()
    evening.session.consent(0, True)
    assert not evening.blinks("seat3.main")


@pytest.mark.parametrize("undone", [1, 2])
def test_undo_and_redo_survive_a_restart(begin: Begin, again: Begin, undone: int) -> None:
    evening = played(begin).wait(1.0).press("seat2.ok").press("seat2.no")
    states = [evening.state()]
    for _ in range(undone):
        evening.session.undo()
        evening.session.consent(0, True)
        states.append(evening.state())
    evening.close()
    later = again()
    assert later.state() == states[-1]
    for state in reversed(states[:-1]):
        assert later.session.redo() is None
        assert later.state() == state
    assert isinstance(later.session.redo(), Refusal)


def test_going_back_and_forth_goes_on_after_a_restart(begin: Begin, again: Begin) -> None:
    played(begin).press("table.undo").close()
    later = again()
    assert later.session.redo() is None
    later.press("table.undo").close()
    last = again()
    assert [entry.kind for entry in last.written()] == ["do", "do", "do", "undo", "redo", "undo"]
    assert last.session.redo() is None
    assert last.shows("seat2.main") == Digits("seat2.main", "17")


def test_the_end_of_a_game_can_be_taken_back(begin: Begin, again: Begin) -> None:
    evening = begin().begun()
    evening.session.act({"do": "concede", "seat": 2})
    assert evening.view.result is not None
    assert evening.log.game(1).over
    evening.press("table.undo")
    assert evening.view.result is None
    assert not evening.log.game(1).over
    assert evening.session.redo() is None
    assert evening.log.game(1).over
    evening.close()
    assert again().view.result is not None
