"""What is read: the news of a session as sentences, or as one JSON line each."""

from io import StringIO

from companion.messages import Speaker
from companion.play import Console
from companion.session.notices import SurroundingsChanged
from engine.action import to_data
from hardware.virtual import Dead
from tests.companion.play.conftest import Desk
from tests.companion.session.evening import Evening


def test_a_step_is_told_and_then_how_things_stand(desk: Desk) -> None:
    desk.type("press seat1.ok", "press seat1.ok")
    desk.said()
    desk.type("tap seat1.reader footman")
    assert desk.said() == [
        "Ana plays footman against Bo.",
        "Bo’s castle falls from 20 to 17.",
        "Ana lays the played card face down.",
        "Round 1. It is Bo’s turn.",
        "    Ana: castle 20, guard 0, hand 4 | Bo: castle 17, guard 0, hand 5",
    ]


def test_how_things_stand_is_told_in_the_words_of_the_language(around: Evening) -> None:
    text = StringIO()
    Console(around.session, Speaker("fr", {1: "Ana", 2: "Bo"}), text).begin()
    assert text.getvalue() == "    Ana: château 20, garde 0 | Bo: château 20, garde 0\n"


def test_a_refusal_is_told_once_with_its_clause(desk: Desk) -> None:
    desk.type("press seat1.ok")
    desk.said()
    desk.type('{"do":"expose","seat":2}')
    [typed] = desk.said()
    assert typed.endswith("[AMBUSH-TURN-03]")
    desk.type("tap table.reader dragon")
    [tapped] = desk.said()
    assert tapped.endswith("[TABLE-INPUT]")
    desk.type("undo", "undo")
    assert len([line for line in desk.said() if "[TABLE-UNDO]" in line]) == 1


def test_the_prompt_is_told_when_it_is_new(desk: Desk) -> None:
    desk.console.prompt()
    assert desk.said()[0].startswith("  · Shuffle the deck")
    desk.console.prompt()
    assert desk.said() == []
    desk.type("press seat1.ok")
    desk.said()
    desk.console.prompt()
    assert desk.said()[0] == "  · Ana, show the top card and lay it face down."


def test_names_that_people_change_are_used(desk: Desk) -> None:
    desk.type('{"do":"name","seat":1,"name":"Zoë"}', "press seat1.ok")
    assert "Round 1. It is Zoë’s turn." in desk.said()


def test_what_is_wrong_with_a_device_is_told(desk: Desk, around: Evening) -> None:
    around.table.fault("seat2.reader", Dead(why="no answer"))
    [line] = desk.said()
    assert line.startswith("No answer from Bo’s card reader (no answer).")


def test_a_timer_that_moves_is_not_worth_a_line(desk: Desk) -> None:
    desk.console.tell(SurroundingsChanged())
    assert desk.said() == []


def test_for_programs_every_news_is_a_line_of_json(around: Evening) -> None:
    desk = Desk(around, json=True)
    desk.console.begin()
    desk.console.prompt()
    desk.type("press seat1.ok", "press table.undo", "dance")
    begun, first, undone, unknown = desk.told()
    assert begun == {"version": 0, "facts": [], "view": begun["view"]}
    assert first["version"] == 1
    assert [fact["fact"] for fact in first["facts"]] == ["first", "dealt", "dealt", "turn"]  # type: ignore[attr-defined]
    assert undone == {"version": 2, "facts": [], "view": to_data(around.view)}
    assert undone["view"] == begun["view"]
    assert str(unknown.pop("says")).startswith("There is no command “dance”.")
    assert unknown == {"clause": None, "device": None}


def test_a_sentence_for_programs_names_its_device_and_clause(around: Evening) -> None:
    desk = Desk(around, json=True)
    desk.type("press seat1.ok")
    desk.said()
    desk.type("tap table.reader #FFFF")
    [line] = desk.told()
    assert (line["clause"], line["device"]) == ("TABLE-INPUT", "table.reader")
