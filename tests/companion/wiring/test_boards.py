"""Boards of switches in the plan: an expander is a part, and each square has its switch."""

from pathlib import Path

from companion.messages import Speaker, languages
from companion.wiring.drawing import draw
from companion.wiring.labels import Labels
from companion.wiring.plan import plan
from companion.wiring.shopping import shopping
from hardware.profile import Sketch, sketch
from tests.companion.wiring.profiles import profile, shipped_plan
from tests.hardware.boards import board


def test_each_expander_is_a_part_with_its_squares() -> None:
    made = plan(profile(board(interrupt=21)))
    assert [part.kind for part in made.parts] == ["expander", "expander"]
    first = made.parts[0]
    assert [line.text for line in first.lines] == ["0x20", "GPA b2 c2 . . . . .", "GPB . . . . . . ."]
    assert {terminal.label: terminal.net for terminal in first.terminals} == {
        "SDA": "GPIO2",
        "SCL": "GPIO3",
        "INTA": "GPIO21",
        "VCC": "3.3 V",
        "GND": "GND",
    }
    assert (made.use(40).devices, made.use(40).terminal) == (("table.grid",), "INTA")


def test_what_to_buy_for_69_squares() -> None:
    need = shopping(shipped_plan("two-seats-pi-board69").parts)
    assert (need["expander"], need["switch"], need["magnet"]) == (5, 69, 69)
    without = shopping(shipped_plan("two-seats-pi").parts)
    assert need["wire"] - without["wire"] == 5 * 5 + 2 * 69


def test_a_board_behind_a_multiplexer() -> None:
    made = plan(profile(board(interrupt=21, mux=0x70, channel=4)))
    assert [part.kind for part in made.parts] == ["multiplexer", "expander", "expander"]
    assert len({part.cluster for part in made.parts}) == 1
    assert "SD4" in {terminal.net.split()[-1] for terminal in made.parts[1].terminals}


def test_without_an_interrupt_pin_there_is_no_such_wire() -> None:
    assert "INTA" not in {terminal.label for part in plan(profile(board())).parts for terminal in part.terminals}


def test_every_square_stands_in_the_picture_in_every_language() -> None:
    made = shipped_plan("two-seats-pi-board69")
    for language in languages():
        drawn = draw(made, Labels(Speaker(language)))
        assert "GPA c9 d9 e9 f9 g9 b8 c8<" in drawn
        assert "GPB h2 c1 d1 e1 f1 g1 .<" in drawn


def test_a_board_with_a_mistake_is_left_out_and_the_rest_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(board("a1 b1") + '[seat1]\nok = { driver = "gpio-button", pin = 4 }\n')
    found = sketch(file)
    assert isinstance(found, Sketch)
    assert [part.kind for part in plan(found.profile, found.mistakes).parts] == ["button"]
    assert [mistake.key for mistake in found.mistakes] == ["table.grid.expanders"]
