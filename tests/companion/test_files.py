"""Files that people hand in: read line by line, never more than is sensible, and whatever is wrong has words."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion import files
from companion.files import LARGEST_FILE, LONGEST_LINE, MOST_LINES, UnreadableFile, lines

NOBODY = 65534


def written(folder: Path, data: bytes) -> Path:
    path = folder / "scenario.jsonl"
    path.write_bytes(data)
    return path


def wrong(path: Path) -> UnreadableFile:
    with pytest.raises(UnreadableFile) as caught:
        list(lines(path))
    return caught.value


@pytest.mark.parametrize(
    ("data", "read"),
    [
        (b"", []),
        (b"a\nb\n", [b"a\n", b"b\n"]),
        (b"a\nb", [b"a\n", b"b"]),
        (b"a\r\n\r\nb", [b"a\r\n", b"\r\n", b"b"]),
        (b"\n\n", [b"\n", b"\n"]),
        (b"\xff\x00\n", [b"\xff\x00\n"]),
    ],
)
def test_a_file_is_read_line_by_line(tmp_path: Path, data: bytes, read: list[bytes]) -> None:
    assert list(lines(written(tmp_path, data))) == read


def test_a_byte_order_mark_at_the_start_is_left_out_and_nowhere_else(tmp_path: Path) -> None:
    mark = b"\xef\xbb\xbf"
    assert list(lines(written(tmp_path, mark + b"a\n" + mark + b"b\n"))) == [b"a\n", mark + b"b\n"]


def test_nothing_is_read_before_it_is_asked_for(tmp_path: Path) -> None:
    reading = lines(tmp_path / "later.jsonl")
    (tmp_path / "later.jsonl").write_bytes(b"a\n")
    assert next(reading) == b"a\n"


# Sizes


def test_a_line_may_be_long_but_not_endless(tmp_path: Path) -> None:
    fits = b"x" * (LONGEST_LINE - 1) + b"\n"
    assert list(lines(written(tmp_path, fits))) == [fits]
    found = wrong(written(tmp_path, b"a\n" + b"x" * (LONGEST_LINE + 1)))
    assert (found.id, found.line, found.gaps) == ("file-long-line", 2, {"most": LONGEST_LINE // 1024})


def test_a_file_that_is_too_large_is_not_even_opened(tmp_path: Path) -> None:
    path = written(tmp_path, b"")
    os.truncate(path, LARGEST_FILE + 1)
    found = wrong(path)
    assert (found.id, found.line, found.gaps) == ("file-large", None, {"most": LARGEST_FILE // 1024 // 1024})


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    line = b"x" * (LONGEST_LINE - 1) + b"\n"
    assert len(list(lines(written(tmp_path, line * (LARGEST_FILE // LONGEST_LINE))))) == LARGEST_FILE // LONGEST_LINE


def test_what_has_no_size_is_counted_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    line = b"x" * (LONGEST_LINE - 1) + b"\n"
    many = LARGEST_FILE // LONGEST_LINE + 1
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line * many)))
    found = wrong(Path("-"))
    assert (found.id, found.line) == ("file-large", many)


def test_a_device_without_end_is_left_soon() -> None:
    assert wrong(Path("/dev/zero")).id == "file-long-line"


def test_a_file_may_have_many_lines_but_not_millions(tmp_path: Path) -> None:
    assert len(list(lines(written(tmp_path, b"\n" * MOST_LINES)))) == MOST_LINES
    found = wrong(written(tmp_path, b"\n" * (MOST_LINES + 1)))
    assert (found.id, found.line, found.gaps) == ("file-many-lines", MOST_LINES + 1, {"most": MOST_LINES})


# Files that cannot be read


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    found = wrong(tmp_path / "nowhere.jsonl")
    assert (found.id, found.line, found.gaps) == ("file-missing", None, {"file": str(tmp_path / "nowhere.jsonl")})


def test_a_file_that_vanishes_before_it_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, b"a\n")
    reading = lines(path)
    path.unlink()
    with pytest.raises(UnreadableFile, match="file-missing"):
        next(reading)


def test_a_file_that_vanishes_while_it_is_read_is_read_to_its_end(tmp_path: Path) -> None:
    path = written(tmp_path, b"a\nb\n")
    reading = lines(path)
    next(reading)
    path.unlink()
    assert list(reading) == [b"b\n"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert (wrong(tmp_path).id, wrong(tmp_path).gaps) == ("file-folder", {"file": str(tmp_path)})


@contextmanager
def without_rights(path: Path) -> Iterator[None]:
    """Nobody may read the file; a test that runs as root runs as the user "nobody" meanwhile."""
    path.chmod(0)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = written(tmp_path, b"a\n")
    with without_rights(path):
        found = wrong(path)
    assert (found.id, found.gaps) == ("file-closed", {"file": str(path), "why": "Permission denied"})


def test_links_that_go_round_in_circles(tmp_path: Path) -> None:
    path = tmp_path / "circle.jsonl"
    path.symlink_to(path)
    assert (wrong(path).id, wrong(path).gaps["why"]) == ("file-closed", "Too many levels of symbolic links")


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert (wrong(tmp_path / ("x" * 300)).id, wrong(tmp_path / "y").id) == ("file-closed", "file-missing")


def test_a_file_that_breaks_off_while_it_is_read() -> None:
    assert wrong(Path("/proc/self/mem")).gaps == {"file": "/proc/self/mem", "why": "Input/output error"}


def test_a_name_that_is_not_text_can_still_be_told(tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.jsonl"))
    assert wrong(odd).gaps == {"file": f"{tmp_path}/\N{REPLACEMENT CHARACTER}.jsonl"}


# Standard input


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbfa\nb")))
    assert list(lines(Path("-"))) == [b"a\n", b"b"]


def test_standard_input_may_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert (wrong(Path("-")).id, wrong(Path("-")).gaps["file"]) == ("file-closed", "-")


def test_the_limits_leave_room_for_every_game_that_people_play() -> None:
    """A long game of five thousand actions, each checked against the whole view, is well within them."""
    steps, line = 5_000 * 2, 1_500
    assert steps < files.MOST_LINES
    assert steps * line < files.LARGEST_FILE
