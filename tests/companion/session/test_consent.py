"""Taking back what people have seen needs the consent of the others."""

import pytest

from companion.session.consent import Asked
from companion.session.notices import SurroundingsChanged
from engine.refusal import Refusal
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening


def asking(begin: Begin, seats: int = 3) -> Evening:
    """Seat 1 has shown a card, and somebody presses undo."""
    evening = begin(seats).begun().tap("table.reader", "ambush")
    assert evening.view.table.shown == "ambush"
    return evening.press("table.undo")


def shown(evening: Evening) -> bool:
    """Whether the card still lies there."""
    return bool(evening.view.table.battlefield == 1)


def test_the_others_are_asked_before_anything_happens(begin: Begin) -> None:
    evening = asking(begin)
    assert evening.session.asked == Asked((2, 3))
    assert evening.told == ["undo-asked"]
    assert shown(evening)
    assert evening.rows() == 2


def test_all_of_them_have_to_agree(begin: Begin) -> None:
    evening = asking(begin).press("seat3.ok")
    assert evening.session.asked == Asked((2,), agreed=(3,))
    assert shown(evening)
    evening.press("seat2.ok")
    assert evening.session.asked is None
    assert not shown(evening)
    assert [entry.kind for entry in evening.written()] == ["do", "do", "undo"]


def test_the_knob_of_a_dial_is_an_ok_too(begin: Begin) -> None:
    assert not shown(asking(begin, 2).press("seat2.dial"))


def test_one_who_does_not_agree_is_enough(begin: Begin) -> None:
    evening = asking(begin).press("seat3.ok", "seat2.no")
    assert evening.told == ["undo-asked", "undo-declined"]
    assert (evening.session.asked, shown(evening), evening.rows()) == (None, True, 2)
    assert evening.session.vote == Asked((), agreed=(3,), refused=(2,)), "who said what is known until the game goes on"
    evening.press("seat1.no")
    assert evening.session.vote is None


def test_every_answer_is_told_to_those_who_watch(begin: Begin) -> None:
    evening = asking(begin)
    told: list[object] = []
    evening.session.watch(told.append)
    evening.press("seat3.ok")
    assert any(isinstance(news, SurroundingsChanged) for news in told)


def test_after_a_refusal_one_may_ask_again(begin: Begin) -> None:
    evening = asking(begin).press("seat2.no").press("table.undo")
    assert evening.session.asked == Asked((2, 3))


def test_the_referee_answers_for_everybody(begin: Begin) -> None:
    evening = asking(begin)
    assert evening.session.consent(0, True) is None
    assert not shown(evening)


def test_the_referee_may_decline(begin: Begin) -> None:
    evening = asking(begin)
    evening.session.consent(0, False)
    assert evening.told[-1] == "undo-declined"
    assert shown(evening)


@pytest.mark.parametrize("yes", [True, False])
def test_only_those_who_were_asked_answer(begin: Begin, yes: bool) -> None:
    evening = asking(begin)
    evening.session.consent(1, yes)
    evening.session.consent(4, yes)
    assert evening.session.asked == Asked((2, 3))
    evening.session.consent(2, True)
    evening.session.consent(2, yes)
    assert evening.session.asked == Asked((3,), agreed=(2,))


def test_asking_again_is_no_answer(begin: Begin) -> None:
    evening = asking(begin).press("seat2.ok").press("table.undo").press("table.undo")
    assert evening.session.asked == Asked((3,), agreed=(2,))
    assert evening.session.undo() is None
    assert shown(evening)
    assert evening.rows() == 2


def test_a_new_action_ends_the_question(begin: Begin) -> None:
    evening = asking(begin).press("seat3.ok").press("seat1.no")
    assert evening.session.asked is None
    assert evening.view.turn == 2
    before = evening.rows()
    evening.session.consent(2, True)
    evening.press("seat3.ok")
    assert evening.rows() == before, "an answer that comes too late takes nothing back"


def test_while_they_are_asked_their_buttons_answer_and_nothing_else(begin: Begin) -> None:
    evening = asking(begin, 2)
    evening.table.turn("seat2.dial", -3)
    assert evening.session.asked is not None
    evening.press("seat1.ok")
    assert evening.session.asked is None, "the one who is not asked plays on"


def test_a_call_is_never_held_up(begin: Begin) -> None:
    evening = begin(2).begun().lying("ambush").tap("table.reader", "ambush").press("table.undo")
    assert evening.session.asked is not None
    evening.press("seat1.call")
    assert evening.view.phase == "capture"
    assert not evening.session.asked


def test_without_a_reveal_nobody_is_asked(begin: Begin) -> None:
    evening = begin(3).begun().press("table.undo")
    assert evening.session.asked is None
    assert evening.view.phase == "setup"
    evening.begun().press("seat1.ok").press("seat1.no").press("table.undo")
    assert (evening.session.asked, evening.view.turn) == (None, 1)


def test_who_is_out_of_the_game_is_not_asked(begin: Begin) -> None:
    evening = begin(3).begun()
    evening.session.act({"do": "concede", "seat": 2})
    evening.press("seat1.ok").press("table.undo")
    assert evening.session.asked == Asked((3,))


def test_a_verdict_asks_everybody_when_the_table_made_it(begin: Begin) -> None:
    evening = begin(2, verify="declare").begun().lying("ambush", "ambush").press("seat1.call", "seat1.ok", "seat2.ok")
    assert not isinstance(evening.session.act({"do": "declare", "seat": 0, "ambush": 2}), Refusal)
    evening.press("table.undo")
    assert evening.session.asked == Asked((1, 2))
    evening.press("seat1.ok", "seat2.ok")
    assert evening.view.phase == "verify"


def test_a_question_does_not_outlive_the_evening(begin: Begin, again: Begin) -> None:
    asking(begin).close()
    later = again()
    assert later.session.asked is None
    assert shown(later)


def test_nobody_answers_a_question_that_was_not_asked(begin: Begin) -> None:
    evening = begin(2).begun()
    assert evening.session.consent(2, True) is None
    assert evening.session.consent(0, False) is None
    assert (evening.rows(), evening.told) == (1, [])


def test_bringing_back_asks_nobody(begin: Begin) -> None:
    evening = asking(begin, 2).press("seat2.ok")
    assert evening.session.redo() is None
    assert shown(evening)
