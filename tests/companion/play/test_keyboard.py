"""What is typed: from a pipe, a file or a device, and however long a line is, little of it is kept."""

import asyncio
import os
from pathlib import Path
from threading import Thread

import pytest

from companion.play.keyboard import LONGEST, typed


async def all_lines(most: int = 100) -> list[str]:
    lines: list[str] = []
    async for line in typed():
        lines.append(line)
        if len(lines) >= most:
            break
    return lines


def piped(monkeypatch: pytest.MonkeyPatch, *pieces: bytes) -> list[str]:
    """What is heard of a pipe into which somebody else writes."""
    out, into = os.pipe()

    def write() -> None:
        with os.fdopen(into, "wb", buffering=0) as pipe:
            for piece in pieces:
                pipe.write(piece)

    writing = Thread(target=write)
    writing.start()
    with os.fdopen(out) as pipe:
        monkeypatch.setattr("sys.stdin", pipe)
        lines = asyncio.run(all_lines())
    writing.join()
    return lines


def test_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert piped(monkeypatch, b"skip\n04A1", b"B2C3\nqu", b"it") == ["skip", "04A1B2C3", "quit"]


def test_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lines").write_bytes(b"skip\n\nquit")
    with (tmp_path / "lines").open() as file:
        monkeypatch.setattr("sys.stdin", file)
        assert asyncio.run(all_lines()) == ["skip", "", "quit"]


def test_of_a_line_without_end_little_is_kept_and_the_next_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = piped(monkeypatch, *[b"x" * 50_000] * 200, b"\nquit\n")
    assert [len(line) for line in lines] == [LONGEST, 4]
    assert lines[1] == "quit"


def test_a_device_that_never_ends_holds_up_nobody_and_fills_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        listening = asyncio.create_task(all_lines())
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not listening.done()
        listening.cancel()

    with open("/dev/zero") as zeros:
        monkeypatch.setattr("sys.stdin", zeros)
        asyncio.run(wait())
