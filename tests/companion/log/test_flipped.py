"""Bytes that change by themselves: whatever is flipped, cut or overwritten, what is read is true or it is refused."""

import gc
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.log import Unusable
from companion.log.verify import verify
from tests.companion.log.games import STEPS, beside, interrupted, opened, saved, sentence, sums

Spoil = Callable[[bytearray], None]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was closed."""
    return saved(tmp_path_factory.mktemp("whole") / "ambit.db")


@pytest.fixture(scope="module")
def cut_off(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that a power cut left with its journal; the third game is only in there."""
    folder = tmp_path_factory.mktemp("cut")
    return interrupted(folder / "live.db", folder / "ambit.db", shm=False)


def spoilt(source: Path, side: str, spoil: Spoil, folder: str) -> Path:
    """A copy of the database in which the file at that side was spoilt."""
    copy = Path(folder) / "ambit.db"
    for each in ("", "-wal"):
        if beside(source, each).exists():
            shutil.copyfile(beside(source, each), beside(copy, each))
    content = bytearray(beside(copy, side).read_bytes())
    spoil(content)
    beside(copy, side).write_bytes(content)
    return copy


def looked_at(path: Path) -> list[bool]:
    """For each game that is there, newest first, whether it is whole; and then it is as it was written."""
    with closing(opened(path)) as log:
        found = list(verify(log))
        for each in found:
            if each.wrong is None:
                entries = log.entries(each.number)[0]
                assert entries == list(STEPS[: len(entries)])
        log.games()
    return [each.wrong is None for each in found]


def true_or_refused(source: Path, side: str, spoil: Spoil) -> None:
    with TemporaryDirectory() as folder:
        path = spoilt(source, side, spoil, folder)
        before = sums(Path(folder), but="-shm")
        if is_refused(path):
            if sums(Path(folder), but="-shm") != before:
                gc.collect()  # a reading that was broken off lets go of its files
            assert sums(Path(folder), but="-shm") == before


def is_refused(path: Path) -> bool:
    try:
        looked_at(path)
    except Unusable as wrong:
        sentence(wrong.message)
        return True
    return False


def flips(size: int) -> st.SearchStrategy[Spoil]:
    """Some bytes, each by some bits; anywhere, but often where the pages begin."""
    anywhere = st.integers(0, size - 1)
    heads = st.integers(0, (size - 1) // 4096).flatmap(lambda page: st.integers(page * 4096, page * 4096 + 110))
    one = st.tuples(st.one_of(anywhere, heads.filter(lambda at: at < size)), st.integers(1, 255))
    return st.lists(one, min_size=1, max_size=4).map(_flipping)


def _flipping(changes: list[tuple[int, int]]) -> Spoil:
    def spoil(content: bytearray) -> None:
        for at, bits in changes:
            content[at] ^= bits

    return spoil


def _cutting(size: int) -> Spoil:
    def spoil(content: bytearray) -> None:
        del content[size:]

    return spoil


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_flipped_bytes_in_the_database(whole: Path, data: st.DataObject) -> None:
    true_or_refused(whole, "", data.draw(flips(whole.stat().st_size)))


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_flipped_bytes_after_a_power_cut(cut_off: Path, data: st.DataObject) -> None:
    side = data.draw(st.sampled_from(["", "-wal"]))
    true_or_refused(cut_off, side, data.draw(flips(beside(cut_off, side).stat().st_size)))


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_file_that_was_cut(cut_off: Path, data: st.DataObject) -> None:
    side = data.draw(st.sampled_from(["", "-wal"]))
    size = beside(cut_off, side).stat().st_size
    true_or_refused(cut_off, side, _cutting(data.draw(st.integers(0, size))))


def test_every_byte_of_a_step_is_watched(whole: Path) -> None:
    """Flip each byte of one row's text: it is never read as something else."""
    content = whole.read_bytes()
    with closing(sqlite3.connect(whole)) as store:
        [body] = store.execute("SELECT body FROM entries WHERE game = 1 AND number = 3").fetchone()
    start = content.index(body.encode())
    for at in range(start, start + len(body), 3):
        with TemporaryDirectory() as folder:
            assert looked_at(spoilt(whole, "", _flipping([(at, 1)]), folder)) in ([True, False], [False, True])
