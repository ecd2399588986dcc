"""What is not TOML is reported with its line and key, and does not keep other mistakes from being found."""

from pathlib import Path

import pytest

from hardware.profile import MOST_BYTES, Sketch, load, read, sketch
from hardware.wiring.parsing import MOST_BROKEN
from tests.hardware.telling import told


def mistakes(text: str) -> list[str]:
    found = read(text)
    assert isinstance(found, tuple), "the profile was accepted"
    return [told(mistake) for mistake in found]


def places(text: str) -> list[str]:
    """Line and key of every mistake."""
    return [sentence.split(":")[0] for sentence in mistakes(text)]


LINE = "check quotes, brackets and =."
ONE_MISTAKE = {
    "a header without its end": ('[seat1\nok = "virtual"', "line 1, seat1: this is not TOML (expected"),
    "a text without its end": ('[seat1]\nok = "virtual', "line 2, seat1.ok: this is not TOML (unterminated string)"),
    "a word without quotes": ("[seat1]\nok = virtual", "line 2, seat1.ok: this is not TOML (invalid value)"),
    "no sign between key and value": ("[seat1]\n\nok 4", "line 3, seat1.ok: this is not TOML (expected '='"),
    "a table without its end": (
        '[seat1]\nok = { driver = "screen"\nno = "screen"',
        "line 2, seat1.ok: this is not TOML (unclosed inline table)",
    ),
    "a list without its end, which is missed later": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = [4,\n17,\nok = "screen"',
        "line 2, seat1.bar: this is not TOML (",
    ),
    "no text at all": ("\x00", "line 1: this is not TOML ("),
    "a key of a table in front of it": ("ok 4\n[seat1]", "line 1, ok: this is not TOML ("),
    "a place twice": (
        '[seat1]\nok = "screen"\n[seat1]\nno = "virtuel"',
        "line 3, seat1: this is already given in line 1; keep one of the two.",
    ),
    "a role twice": (
        '[seat1]\nok = "virtual"\nok = "screen"\nno = "screen"\n',
        "line 3, seat1.ok: this is already given in line 2; keep one of the two.",
    ),
    "a key twice": (
        '[seat1]\nok = { driver = "gpio-button", pin = 4, pin = 5 }',
        "line 2, seat1.ok: something in it is given twice; keep one of the two.",
    ),
}


@pytest.mark.parametrize("what", ONE_MISTAKE)
def test_one_broken_line_is_one_mistake_with_line_and_key(what: str) -> None:
    text, begins = ONE_MISTAKE[what]
    [sentence] = mistakes(text)
    assert sentence.startswith(begins)
    assert sentence.endswith((LINE, "keep one of the two."))


def test_broken_lines_hide_no_other_mistake() -> None:
    text = """
        nmae = "My table"
        [seat1]
        ok = { driver = "gpio-button", pin = 4 }
        ok = { driver = "gpio-button", pin = 5 }
        no = { driver = "gpio-button", pin = 4
        call = { driver = "gpio-button", pin = 99 }
        lamp = { driver = gpio-lamp, pin = 5 }
        bar = { driver = "gpio-leds", pins = [4, 5 }
        aux { driver = "ht16k33" }
        [seat2
        ok = { driver = "gpio-button", pin = 5.5 }
        [seat3]
        no = "virtuel"
        [table]
        undo = { driver = "gpio-button", pin = 4 }
        sound = "gpio-buzzer
        """
    assert places(text) == [
        "line 2, nmae",
        "line 5, seat1.ok",
        "line 6, seat1.no",
        "line 7, seat1.call.pin",
        "line 8, seat1.lamp",
        "line 9, seat1.bar",
        "line 10, seat1.aux",
        "line 11, seat2",
        "line 12, seat2.ok.pin",
        "line 14, seat3.no.driver",
        "line 16, table.undo.pin",
        "line 17, table.sound",
    ]


def test_what_a_broken_line_would_have_said_is_not_called_missing() -> None:
    text = """
        [satellites.north]
        id = E6614103E7000001
        [seat1.ok]
        driver = "gpio-button"
        pin = 4x
        """
    assert places(text) == ["line 3, satellites.north.id", "line 6, seat1.ok.pin"]


@pytest.mark.parametrize("header", ["seta1", "seat1.okk", "table.ok"])
def test_a_broken_line_below_a_wrong_header_does_not_hide_that_it_is_wrong(header: str) -> None:
    assert places(f"[{header}]\nok = 4x\n") == [f"line 1, {header}", f"line 2, {header}.ok"]


def test_a_line_of_another_alphabet_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes('name = "Cléo"\n# été\n[seat1]\nok = { driver = "gpio-button", pin = 99 }'.encode("latin-1"))
    found = load(file)
    assert isinstance(found, tuple)
    assert [(mistake.line, mistake.key) for mistake in found] == [(1, "name"), (2, ""), (4, "seat1.ok.pin")]


@pytest.mark.parametrize("content", [b"\xff\xfe[\0t\0]\0", b"\x89PNG\r\n\x1a\n" * 99, b"So what?\n" * 99])
def test_a_file_of_another_kind_is_one_mistake(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "photo.toml"
    file.write_bytes(content)
    found = sketch(file)
    assert not isinstance(found, Sketch)
    assert [mistake.line for mistake in found] == [1]


def test_of_very_many_broken_lines_the_first_are_told() -> None:
    assert len(mistakes("[seat1]\n" + "ok: virtual\n" * 999)) == MOST_BROKEN


def test_a_text_that_never_ends_is_told_and_soon() -> None:
    """All that follows could belong to the text that was not closed."""
    lines = "[seat1]\nok = '''virtual\n" + "no = 1\n" * (MOST_BYTES // 8)
    [sentence] = mistakes(lines)
    assert "this is not TOML (" in sentence
