"""What can be typed: one line is one thing that somebody does, and a line that is not understood does nothing."""

import pytest

from companion.messages import Speaker, languages
from companion.play.orders import LONGEST_WAIT, Orders
from companion.session import Halted
from engine.message import Message
from engine.refusal import Refusal
from hardware.faults import KINDS, VIRTUAL, Kind
from hardware.inputs import Tag
from hardware.virtual import Dead, Drift, Late, Lost, TwoCards
from tests.companion.messages.saying import finished
from tests.companion.play.conftest import Desk
from tests.companion.session.evening import Evening


def verbs(around: Evening) -> list[str]:
    return [entry.actions[0]["do"] if entry.actions else entry.kind for entry in around.written()]


def test_a_turn_is_typed_as_it_is_played(desk: Desk, around: Evening) -> None:
    assert desk.type("press seat1.ok", "tap table.reader footman", "turn seat2.dial -3", "press seat1.dial") is None
    assert verbs(around) == ["first", "expose", "play"]
    assert around.seat(2)["counters"]["castle"] == 17


def test_a_chip_is_tapped_by_its_number(desk: Desk, around: Evening) -> None:
    desk.type("press seat1.ok", "tap table.reader #04A1")
    assert around.written()[-1].actions[0]["card"] == "footman"


def test_cards_are_laid_and_lifted(desk: Desk, around: Evening) -> None:
    desk.type("lay seat1.reader footman #04A2")
    assert around.table.lying("seat1.reader") == (Tag(card="footman"), Tag(uid="04A2"))
    desk.type("lift seat1.reader footman")
    assert around.table.lying("seat1.reader") == (Tag(uid="04A2"),)
    desk.type("lift seat1.reader")
    assert around.table.lying("seat1.reader") == ()


def test_words_with_spaces_are_put_in_quotes(desk: Desk, around: Evening) -> None:
    desk.type("press seat1.ok", 'tap table.reader "no such card"')
    assert around.told == ["no-such-card"]


def test_an_action_is_typed_as_json(desk: Desk, around: Evening) -> None:
    assert desk.type('{"do":"first","seat":0,"first":2}') is None
    assert around.view.turn == 2
    refused = desk.type('{"do":"pass","seat":2}')
    assert isinstance(refused, Refusal)
    assert refused.clause == "AMBUSH-TURN-02"


@pytest.mark.parametrize("line", ["{", '{"do":}', "{}", '{"do":"dance"}', '{"do":"first","seat":"x"}', "{" * 5000])
def test_json_that_is_none_or_means_nothing_is_answered(desk: Desk, around: Evening, line: str) -> None:
    assert isinstance(desk.type(line), Message | Refusal)
    assert around.rows() == 0


def test_undo_redo_and_consent(desk: Desk, around: Evening) -> None:
    assert isinstance(desk.type("undo"), Refusal)
    assert isinstance(desk.type("redo"), Refusal)
    desk.type("press seat1.ok", "press seat1.ok", "undo")
    assert around.session.asked is not None
    desk.type("decline 2", "undo", "agree 2", "undo", "redo", "redo")
    assert verbs(around) == ["first", "expose", "undo", "undo", "redo", "redo"]


def test_faults_are_switched_on_with_their_settings_and_mended(desk: Desk, around: Evening) -> None:
    desk.type("fault seat1 late by=0.2", 'fault seat1.ok dead why="the cat"', "fault seat2 drift ppm=-20")
    desk.type("fault seat2 lost resent=null", 'fault table.reader two-cards other=\'{"card":"wall"}\'')
    assert around.table.faults() == {
        "seat1": (Late(by=0.2),),
        "seat1.ok": (Dead(why="the cat"),),
        "seat2": (Drift(ppm=-20), Lost(resent=None)),
        "table.reader": (TwoCards(other=Tag(card="wall")),),
    }
    desk.type("mend seat1", "mend seat2 drift", "mend seat1.ok dead", "mend table.reader")
    assert around.table.faults() == {"seat2": (Lost(resent=None),)}


@pytest.mark.parametrize("kind", VIRTUAL)
def test_every_fault_can_be_typed(desk: Desk, around: Evening, kind: Kind) -> None:
    [fault] = [name for name, one in KINDS.items() if one is kind]
    targets = dict.fromkeys(("left-on", "two-cards", "unreadable"), "table.reader") | {"stuck": "table.grid"}
    target = targets.get(fault, "seat1.ok")
    assert desk.type(f"fault {target} {fault}") is None
    assert around.table.faults()[target] == (kind(),)


def test_a_virtual_table_has_no_cable_for_noise(desk: Desk, around: Evening) -> None:
    desk.type("fault table.reader noise")
    assert "cannot have the fault “noise”" in desk.said()[-1]
    desk.type("fault table.reader fog")
    assert "noise" not in desk.said()[-1]
    assert around.table.faults() == {}


@pytest.mark.parametrize(("typed", "seconds"), [("0", 0.0), ("2.5", 2.5), ("1e1", 10.0), ("3600", LONGEST_WAIT)])
def test_waiting_is_said_in_seconds(desk: Desk, typed: str, seconds: float) -> None:
    assert desk.type(f"wait {typed}") == seconds


def test_pause_and_go(desk: Desk, around: Evening) -> None:
    desk.type("pause")
    assert around.session.timers.paused
    desk.type("go")
    assert not around.session.timers.paused


def test_go_goes_on_after_a_full_disk(desk: Desk, around: Evening) -> None:
    around.log.store.execute("PRAGMA query_only = ON")
    desk.type("press seat1.ok")
    assert around.session.halted is not None
    with pytest.raises(Halted):
        desk.type("undo")
    around.log.store.execute("PRAGMA query_only = OFF")
    desk.type("go", "press seat1.ok")
    assert not around.session.halted
    assert verbs(around) == ["first"]


# Lines that cannot be carried out

WRONG = {
    "dance": "order-unknown",
    "PRESS seat1.ok": "order-unknown",
    "''": "order-unknown",
    'tap table.reader "ambush': "order-quotes",
    "press": "order-help-press",
    "press seat1.ok seat2.ok": "order-help-press",
    "press seat9.ok": "order-device",
    "press seat1.lamp": "order-device",
    "press nowhere": "order-device",
    "tap table.reader": "order-help-tap",
    "tap table.reader ''": "order-help-tap",
    "tap table.reader #": "order-help-tap",
    "tap seat1.ok ambush": "order-device",
    "lay": "order-help-lay",
    "lay seat1.reader ''": "order-help-lay",
    "lift": "order-help-lift",
    "turn seat1.dial": "order-help-turn",
    "turn seat1.dial three": "order-help-turn",
    "turn seat1.dial 1.5": "order-help-turn",
    "turn seat1.ok 1": "order-device",
    "look": "order-help-look",
    "look seat1.main seat2.main": "order-help-look",
    "look seat1.ok": "order-device",
    "fault": "order-help-fault",
    "fault seat1.ok": "order-help-fault",
    "fault seat1.ok hiccup": "order-fault",
    "fault seat9.ok dead": "order-device",
    "fault seat1.ok left-on": "order-device",
    "fault seat1.ok late by=soon": "input-shape",
    "fault seat1.ok late by=-1": "input-shape",
    "fault seat1.ok drift ppm=9999": "input-shape",
    "fault seat1.ok late why=1": "order-help-fault",
    "fault seat1.ok late fault=dead": "order-help-fault",
    "mend": "order-help-mend",
    "mend seat9.ok": "order-device",
    "mend seat1.ok hiccup": "order-fault",
    "touch table.grid": "order-help-touch",
    "touch seat1.ok e5": "order-device",
    "put table.grid": "order-help-put",
    "put seat1.ok e5": "order-device",
    "lift table.grid": "order-help-lift",
    "lift table.grid e5": "order-device",
    "slide table.grid e5": "order-help-slide",
    "slide table.grid e5 e6": "order-device",
    "knock table.grid": "order-help-knock",
    "knock table.grid e5": "order-device",
    "overlook": "order-help-overlook",
    "heed": "order-help-heed",
    "wait": "order-help-wait",
    "wait long": "order-help-wait",
    "wait -1": "order-help-wait",
    "wait nan": "order-help-wait",
    "wait inf": "order-help-wait",
    "wait 3601": "order-help-wait",
    "undo 2": "order-help-undo",
    "redo now": "order-help-redo",
    "agree": "order-help-agree",
    "agree Bo": "order-help-agree",
    "decline": "order-help-decline",
    "decline x": "order-help-decline",
    "pause 3": "order-help-pause",
    "go on": "order-help-go",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_cannot_be_carried_out_does_nothing_and_is_answered(desk: Desk, around: Evening, line: str) -> None:
    answer = desk.type(line)
    assert isinstance(answer, Message)
    assert answer.id == WRONG[line]
    for language in languages():
        assert finished(Speaker(language).message(answer)), Speaker(language).message(answer)
    assert (around.rows(), around.news, around.table.faults()) == (0, [], {})


def test_every_order_says_how_it_is_typed(around: Evening) -> None:
    helped = {id.removeprefix("order-help-") for id in WRONG.values() if id.startswith("order-help-")}
    assert helped == set(Orders(around.session, around.table).verbs()) - {"do"}


def test_a_mistake_of_our_own_is_not_taken_for_the_typist_s(desk: Desk, around: Evening) -> None:
    def broken(news: object) -> None:
        raise ValueError("a watcher that fails")

    around.session.watch(broken)
    with pytest.raises(ValueError, match="a watcher that fails"):
        desk.type("press seat1.ok")
