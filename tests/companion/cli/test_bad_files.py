"""Files that are no scenario: exit code 2, the line, what is wrong, what would be right, and never a traceback."""

from pathlib import Path

import pytest

from tests.companion.cli.terminal import Said, ambit, run, saved
from tests.engine.scenario.lines import AMBUSH, BEGIN, Line

HEADER = b'{"game":"ambush","seats":["Ana","Bo"],'
GAP = "\N{NO-BREAK SPACE}"


def refusal_to_read(said: Said, line: int | None) -> str:
    """The one sentence that was said, without its line; nothing is played and nothing else is printed."""
    assert (said.code, said.out) == (2, "")
    [sentence] = said.err.splitlines()
    start = "" if line is None else f"Line{GAP}{line}: "
    assert sentence.startswith(start)
    return sentence.removeprefix(start)


# The header


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    ("header", "wrong", "right"),
    [
        (b"", "The file is empty.", "A scenario begins with a header"),
        (b"\n \r\n\n", "The file is empty.", "A scenario begins with a header"),
        (b"hello", "This is not JSON", "quote, comma or bracket"),
        (b"\0\0\0", "This is not JSON", "quote, comma or bracket"),
        (b'{"do":"expose","seat":1}', "not the header of a scenario", '"game":"ambush"'),
        (b"[]", "not the header of a scenario", '"game":"ambush"'),
        (b'{"game":"chess","seats":["A","B"]}', "does not know a game “chess”", "ambush"),
        (b'{"game":7,"seats":["A","B"]}', "“game” is 7.", "It needs text."),
        (b'{"game":"ambush"}', "“seats” is missing.", "Add it"),
        (b'{"game":"ambush","seats":"AB"}', '“seats” is "AB".', "It needs a list."),
        (b'{"game":"ambush","seats":["A"]}', "Only one player sits at the table.", "2, 3, 4"),
        (b'{"game":"ambush","seats":["A","B","C","D","E"]}', f"5{GAP}players sit at the table.", "2, 3, 4"),
        (HEADER + b'"mode":"blitz"}', "no mode “blitz”", "standard, practice"),
        (HEADER + b'"options":{"castel":5}}', "no field “castel”", "castle, castle_names"),
        (HEADER + b'"options":{"castle":1000}}', "“castle” is 1000.", "from 1 to 999"),
        (HEADER + b'"options":{"castle":"high"}}', '“castle” is "high".', "from 1 to 999"),
        (HEADER + b'"options":{"verify":5}}', "“verify” is 5.", '"auto", "declare"'),
        (HEADER + b'"cards":[{"id":"x"}]}', "The card “x” cannot be read. “name” is missing.", "Add it"),
        (HEADER + b'"decks":{"1":["ambush"]}}', f"seat{GAP}1 brings none", "Enter the list under “0”."),
        (HEADER + b'"decks":{"0":["ambush"]}}', f"The deck has 1{GAP}card", "Add cards"),
        (HEADER + b'"decks":{"0":["dragon"]}}', "No pack has a card “dragon”.", "spelling of its name"),
        (HEADER + b'"game":"ambush"}', "“game” stands here twice", "Keep one of the two."),
        (HEADER + b'"wish":1}', "no field “wish”", "scenario"),
        (HEADER + b'"":1}', "no field “", "scenario"),
        (HEADER + b'"scenario":NaN}', "This is not JSON", "a plain number or text"),
        (HEADER + b'"rules":99}', "version 99", "A newer Ambit can read it."),
    ],
    ids=lambda part: part.decode(errors="replace")[:60] if isinstance(part, bytes) else "",
)
def test_a_header_that_cannot_be_played(tmp_path: Path, header: bytes, wrong: str, right: str) -> None:
    path = tmp_path / "scenario.jsonl"
    path.write_bytes(header)
    sentence = refusal_to_read(ambit("run", str(path)), 1)
    assert wrong in sentence
    assert right in sentence


# Steps


@pytest.mark.parametrize(
    ("line", "wrong", "right"),
    [
        (b'{"do":"expose","seat":1', "This is not JSON", "quote, comma or bracket"),
        (b'{"do":"expose","seat":1,"at":NaN}', "This is not JSON", "a plain number or text"),
        (b'{"do":"expose","seat":1,"at":-Infinity}', "This is not JSON", "a plain number or text"),
        (b'{"do":"expose","seat":1,"at":1e999}', "a number that is too large", "a plain number or text"),
        (b'{"do":"name","seat":1,"name":"\\ud800"}', "This is not JSON", "a plain number or text"),
        (b'{"do":"expose","seat":' + b"1" * 5000 + b"}", "This is not JSON", "a plain number or text"),
        (b'{"note":' + b"[" * 10**5 + b"]" * 10**5 + b"}", "nested too deeply", "Flatten"),
        (b'{"note":"\xe9t\xe9"}', "this is not text", "UTF-8"),
        (b"5", "one object in curly brackets", "A step"),
        (
            b"{}",
            "Ambit does not know this step",
            "do, press, tap, turn, touch, stand, expect, facts, absent, undo, redo, note",
        ),
        (b'{"expect":{},"expect":{}}', "“expect” stands here twice", "Keep one of the two."),
        (b'{"expect":5}', "“expect” is 5.", "an object with named fields"),
        (b'{"undo":"all"}', '“undo” is "all".', "a whole number from 1 upwards"),
        (b'{"expect":{},"viewer":3}', "Nobody sits at seat 3.", f"1{GAP}to{GAP}2"),
        (b'{"expect":{},"viewer":"Ana"}', '“viewer” is "Ana".', "a whole number from 1 upwards"),
    ],
    ids=lambda part: part.decode(errors="replace")[:60] if isinstance(part, bytes) else "",
)
def test_a_line_that_is_no_step(line: bytes, wrong: str, right: str) -> None:
    sentence = refusal_to_read(run(AMBUSH, BEGIN, b"", line, {"note": "never reached"}), 4)
    assert wrong in sentence
    assert right in sentence


def test_nothing_is_played_of_a_file_with_a_broken_end() -> None:
    assert run(AMBUSH, BEGIN, b"{", more=("--json",)).lines[0]["line"] == 3


# Files


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("nowhere.jsonl", "There is no file"), (".", "is a folder"), ("x" * 300, "cannot be opened: File name too long")],
)
def test_a_file_that_cannot_be_opened(tmp_path: Path, name: str, wrong: str) -> None:
    assert wrong in refusal_to_read(ambit("run", str(tmp_path / name)), None)


def test_a_file_that_is_too_large_is_told_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "sparse.jsonl"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert "larger than 16" in refusal_to_read(ambit("run", str(path)), None)


def test_a_command_without_a_file_says_what_is_missing() -> None:
    said = ambit("run")
    assert (said.code, said.out) == (2, "")
    assert "FILE" in said.err


# Actions that cannot be understood are no broken file


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    ("line", "wrong", "right"),
    [
        ({"do": "fly", "seat": 1}, "“fly”", "expose"),
        ({"do": 5, "seat": 1}, "5", "expose"),
        ({"do": "expose"}, "“seat” is missing.", "Add it"),
        ({"do": "expose", "seat": "one"}, '“seat” is "one".', "a whole number"),
        ({"do": "expose", "seat": 10**30}, "Nobody sits at seat 1000", f"1{GAP}to{GAP}2"),
        ({"do": "expose", "seat": 3}, "Nobody sits at seat 3.", f"1{GAP}to{GAP}2"),
        ({"do": "expose", "seat": 1, "card": "dragon"}, "No pack has a card “dragon”.", "spelling of its name"),
        ({"do": "expose", "seat": 1, "card": 5}, "“card” is 5.", "It needs text."),
        ({"do": "expose", "seat": 1, "colour": "red"}, "no field “colour”", "do, at, card, seat"),
        ({"do": "expose", "seat": 1, "": 1}, "no field “", "do, at, card, seat"),
        ({"do": "expose", "seat": 1, "a`": 1}, "no field “a`”", "do, at, card, seat"),
        ({"do": "expose", "seat": 1, "at": "noon"}, '“at” is "noon".', "a number"),
        (b'{"do":"expose","seat":1,"seat":2}', "“seat” stands here twice", "Keep one of the two."),
    ],
    ids=str,
)
def test_an_action_that_cannot_be_understood_is_refused_and_the_rest_is_played(
    line: Line, wrong: str, right: str
) -> None:
    said = run(AMBUSH, BEGIN, line, {"do": "expose", "seat": 1}, more=("--json",))
    before, refused, after = said.lines
    assert (said.code, said.err) == (1, "")
    assert (refused["step"], refused["ok"], refused["refused"]) == (2, False, "TABLE-INPUT")
    assert wrong in refused["message"]
    assert right in refused["message"]
    assert refused["view"] == before["view"]
    assert (after["ok"], after["view"]["phase"]) == (True, "play")


def test_a_file_is_told_by_its_name(tmp_path: Path) -> None:
    assert ambit("run", saved(tmp_path, AMBUSH, BEGIN)).code == 0
    assert "nowhere" in ambit("run", str(tmp_path / "nowhere")).err
