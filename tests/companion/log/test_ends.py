"""A journal that lost its end: whatever was damaged, no step of which people were told is missing in silence."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct

from companion.log import Entry, Unusable
from companion.log.verify import verify
from tests.companion.log.games import STEPS, beside, keep, opened, saved, sentence

SIDES = ("", "-wal", "-told")
FRAME, HEAD = 4096 + 24, 32
"""Bytes of one page in a journal, and of its beginning."""


class Damage(Struct, frozen=True):
    """One way of spoiling a journal."""

    what: str
    spoil: Callable[[bytearray], None]


def damages(size: int) -> Iterator[Damage]:
    """Bytes flipped in the beginning and in every page, pages emptied, the journal cut at every page and in between."""
    heads = [*range(HEAD), *(place for page in range(HEAD, size, FRAME) for place in _in_page(page) if place < size)]
    for place in heads:
        yield Damage(f"byte {place} flipped", lambda content, at=place: content.__setitem__(at, content[at] ^ 0x10))  # type: ignore[misc]
    for page in range(HEAD, size, FRAME):
        yield Damage(f"page at {page} emptied", lambda content, at=page: _empty(content, at))  # type: ignore[misc]
        for cut in (page, page + 100):
            yield Damage(f"cut at {cut}", lambda content, at=cut: content.__delitem__(slice(at, None)))  # type: ignore[misc]


def _in_page(page: int) -> tuple[int, ...]:
    """Bytes of the head of a page in the journal, and some of the page itself."""
    return (*(page + place for place in range(0, 24, 3)), page + 30, page + 1000, page + 4100)


def _empty(content: bytearray, at: int) -> None:
    content[at : at + FRAME] = bytes(len(content[at : at + FRAME]))


@pytest.fixture(scope="module")
def interrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game whose steps are all in the journal, as a kill leaves it."""
    folder = tmp_path_factory.mktemp("killed")
    source, to = saved(folder / "live.db", games=1), folder / "ambit.db"
    with closing(opened(source)) as log:
        keep(log)
        for side in SIDES:
            shutil.copyfile(beside(source, side), beside(to, side))
    return to


def looked_at(source: Path, folder: Path, damage: Damage, sides: tuple[str, ...] = SIDES) -> tuple[bool, bool]:
    """Of a copy with that damage: whether all steps are there, and whether `verify` says that something is wrong."""
    folder.mkdir()
    copy = folder / "ambit.db"
    for side in sides:
        shutil.copyfile(beside(source, side), beside(copy, side))
    journal = bytearray(beside(copy, "-wal").read_bytes())
    damage.spoil(journal)
    beside(copy, "-wal").write_bytes(journal)
    try:
        with closing(opened(copy)) as log:
            wrong = [found.wrong for found in verify(log) if found.wrong is not None]
            whole = 2 in log and log.entries(2)[0] == list(STEPS)
    except Unusable:
        return False, True
    for message in wrong:
        sentence(message)
    return whole, bool(wrong)


def test_no_damage_of_the_journal_shortens_a_game_in_silence(interrupted: Path, tmp_path: Path) -> None:
    shortened = 0
    for number, damage in enumerate(damages(beside(interrupted, "-wal").stat().st_size)):
        whole, told = looked_at(interrupted, tmp_path / str(number), damage)
        assert whole != told, damage.what
        shortened += not whole
        shutil.rmtree(tmp_path / str(number))
    assert shortened > 100, "most of this damage costs steps"


def test_without_the_note_beside_it_an_end_that_is_missing_looks_like_an_interruption(
    interrupted: Path, tmp_path: Path
) -> None:
    size = beside(interrupted, "-wal").stat().st_size
    cut = Damage("cut", lambda content: content.__delitem__(slice(size - FRAME, None)))
    assert looked_at(interrupted, tmp_path / "with", cut) == (False, True)
    assert looked_at(interrupted, tmp_path / "without", cut, ("", "-wal")) == (False, False)


def test_a_step_that_was_never_confirmed_is_not_missed(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db", games=1)
    noted = beside(path, "-told").read_bytes()
    with closing(opened(path)) as log:
        log.append(1, len(STEPS) + 1, Entry("undo"), log.entries(1)[1])
    beside(path, "-told").write_bytes(noted)
    with closing(opened(path)) as log:
        assert [found.wrong for found in verify(log)] == [None]


@pytest.mark.parametrize("spoilt", [b"", b"\xff" * 5000, bytes(5000)])
def test_a_note_that_cannot_be_read_says_nothing(tmp_path: Path, spoilt: bytes) -> None:
    path = saved(tmp_path / "ambit.db")
    beside(path, "-told").write_bytes(spoilt)
    with closing(opened(path)) as log:
        assert [found.wrong for found in verify(log)] == [None, None]


def test_a_new_database_knows_nothing_of_the_one_before(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db", games=3)
    path.unlink()
    with closing(opened(saved(path, games=1))) as log:
        assert [found.wrong for found in verify(log)] == [None]


def test_while_nothing_happens_the_journal_is_put_into_the_database(tmp_path: Path) -> None:
    path = tmp_path / "ambit.db"
    with closing(opened(path)) as log:
        keep(log)
        assert beside(path, "-wal").stat().st_size > 0
        log.tidy()
        assert beside(path, "-wal").stat().st_size == 0
        keep(log)
        with log.reading():
            log.tidy()
        assert [len(log.entries(number)[0]) for number in log.numbers()] == [6, 6]
