"""Help is drawn to fit any terminal: nothing is lost, and frames are straight."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cli.drawing import BOLD, DIM, OPTION, SWITCH, Inked, coloured, framed, marked_up
from tests.companion.cli.terminal import ambit, program

texts = st.text("ab -é", max_size=80)
ESCAPES = re.compile(r"\x1b\[\d+m")


@given(text=texts, width=st.integers(1, 30))
def test_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = [line.text for line in Inked(text).lines(width)]
    assert all(len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(text=texts, width=st.integers(8, 30))
def test_words_that_fit_a_line_are_not_cut(text: str, width: int) -> None:
    words = [word[:width] for word in text.split()]
    assert [word for line in Inked(" ".join(words)).lines(width) for word in line.text.split()] == words


@given(
    rows=st.lists(st.tuples(texts.map(Inked), texts.map(Inked), texts.map(Inked)), min_size=1, max_size=4),
    columns=st.integers(20, 120),
)
def test_a_frame_is_straight_and_holds_everything(rows: list[tuple[Inked, ...]], columns: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(columns))
        lines = [line.text for line in framed("Title", rows)]
    assert {len(line) for line in lines} == {columns}
    assert "Title" in lines[0]
    inside = "".join(line[1:-1] for line in lines[1:-1])
    written = "".join(cell.text for row in rows for cell in row)
    assert sorted(inside.replace(" ", "")) == sorted(written.replace(" ", ""))


def test_what_is_bold_and_what_is_an_option_is_marked() -> None:
    text = marked_up("Use [bold]ambit play[/] with --port or -h, not a-b.", DIM)
    assert text.text == "Use ambit play with --port or -h, not a-b."
    styles = dict(zip(("ambit", "--port", "-h", "a-b"), ("", "", "", ""), strict=True))
    for part in styles:
        styles[part] = text.styles[text.text.index(part)]
    assert styles == {"ambit": BOLD, "--port": OPTION, "-h": SWITCH, "a-b": DIM}


def test_what_is_drawn_reads_as_the_text() -> None:
    text = marked_up("[bold]ambit[/] --port")
    assert ESCAPES.sub("", text.drawn()) == text.text
    assert text.drawn() != text.text


@pytest.mark.parametrize(
    ("env", "wanted"),
    [({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False), ({"FORCE_COLOR": "1"}, True), ({}, None)],
)
def test_the_environment_chooses_colours(
    env: dict[str, str], wanted: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert coloured() is wanted


def test_help_has_colours_where_they_are_wanted_and_none_in_a_pipe() -> None:
    assert "\x1b[" not in ambit("--help").out
    told = ambit("--help", env={"FORCE_COLOR": "1", "TERM": "xterm"}).out
    assert "\x1b[" in told
    assert ESCAPES.sub("", told) == ambit("--help").out


def test_a_terminal_without_frames_gets_plain_ones() -> None:
    said = program("--help", env={"PYTHONIOENCODING": "ascii"}).stdout
    assert "+- Commands -" in said
    assert said.isascii()


def test_a_group_alone_shows_its_help() -> None:
    alone = ambit("log")
    assert alone.code == 2
    assert alone.out == ambit("log", "--help").out


@pytest.mark.parametrize("columns", ["20", "40", "80", "200"])
def test_help_fits_the_terminal(columns: str) -> None:
    assert max(map(len, ambit("play", "--help", env={"COLUMNS": columns}).out.splitlines())) == int(columns)
