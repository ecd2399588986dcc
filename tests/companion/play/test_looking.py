"""`look`: what a device shows right now, for people and for programs."""

import pytest

from companion.messages import Speaker, languages
from companion.play.looking import Look, described, shown
from hardware.operator import Heard, Lying, Seen
from hardware.outputs import Digits, Light, Output, Pixel, Pixels, Square, Squares, Steady, Tone
from tests.companion.play.conftest import Desk
from tests.companion.session.evening import Evening

RED, DIM = Pixel("red"), Pixel("red", "dim")
SEEN: list[tuple[Output, str, object]] = [
    (Digits("seat1.main", "23"), "seat1.main shows 23", "23"),
    (Digits("seat1.main", ""), "seat1.main is dark.", ""),
    (Light("seat1.lamp", Steady()), "seat1.lamp is on.", True),
    (Light("seat1.lamp"), "seat1.lamp is off.", False),
    (
        Pixels("seat1.bar", (RED, RED, DIM)),
        "seat1.bar shows 2 × red, 1 × dim red, 26 × dark",
        ["red", "red", "dim red", *["dark"] * 26],
    ),
    (Pixels("seat1.bar"), "seat1.bar is dark.", ["dark"] * 29),
    (Squares("table.grid", (Square("e5", RED),)), "table.grid shows e5 red", {"e5": "red"}),
    (Squares("table.grid"), "table.grid is dark.", {}),
    (
        Tone("table.sound", "gong"),
        "table.sound plays 131 Hz. Heard last: a gong.",
        {"figure": "gong", "hertz": 130.8},
    ),
]


@pytest.mark.parametrize(("output", "told", "_"), SEEN)
def test_people_are_told_what_a_device_shows(desk: Desk, around: Evening, output: Output, told: str, _: object) -> None:
    around.table.show([output])
    desk.said()
    desk.type(f"look {output.device}")
    assert desk.said() == [told]


@pytest.mark.parametrize(("output", "_", "shows"), SEEN)
def test_programs_are_told_the_same(around: Evening, output: Output, _: str, shows: object) -> None:
    desk = Desk(around, json=True)
    around.table.show([output])
    desk.told()
    desk.type(f"look {output.device}")
    assert desk.told() == [{"look": output.device, "shows": shows}]


def test_what_blinks_is_looked_at_in_one_moment(desk: Desk, around: Evening) -> None:
    around.table.show([Pixels("seat1.bar", (Pixel("red", blink=True), RED))])
    desk.said()
    desk.type("look seat1.bar")
    around.wait(0.25)
    desk.type("look seat1.bar")
    assert sorted(desk.said()) == [
        "seat1.bar shows 1 × dark, 1 × red, 27 × dark",
        "seat1.bar shows 2 × red, 27 × dark",
    ]


def test_a_reader_shows_how_many_cards_lie_on_it_but_not_which(desk: Desk, around: Evening) -> None:
    desk.type("look seat1.reader", "lay seat1.reader footman", "look seat1.reader")
    said = desk.said()
    assert said[0] == "Nothing lies on seat1.reader."
    assert said[-1] == "One card lies on seat1.reader."  # it may lie face down
    desk.type("lay seat1.reader #04A2", "look seat1.reader")
    assert desk.said()[-1] == "2 cards lie on seat1.reader."
    assert shown(around.table.glance("seat1.reader")) == 2


def test_a_sound_that_is_over_was_heard_last(desk: Desk, around: Evening) -> None:
    desk.type("look table.sound")
    assert desk.said() == ["table.sound is silent. Nothing was heard before."]
    around.table.show([Tone("table.sound", "click")])
    around.wait(1.0)
    desk.type("look table.sound")
    assert desk.said() == ["table.sound is silent. Heard last: a click."]


@pytest.mark.parametrize("line", ["look", "look seat1.main seat2.main", "look seat1.ok", "look seat7.main"])
def test_what_cannot_be_looked_at_is_answered(desk: Desk, line: str) -> None:
    desk.type(line)
    assert len(desk.said()) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seen", [True, False, " 7", "", (RED, DIM), Squares("x"), Heard(), Heard("low", 9.0), Lying()])
def test_every_look_has_words(language: str, seen: Seen) -> None:
    said = described(Look("seat1.x", seen), Speaker(language))
    assert "seat1.x" in said
    assert "look-" not in said
