"""A backup from a stranger: what Ambit did not write does not come in, and nothing of the file itself does."""

import shutil
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from companion.cards.backup import backup
from companion.cards.restore import restore
from companion.log import Log, Unusable
from companion.log.verify import verify
from companion.messages import Speaker, languages
from tests.companion.log.games import alter, beside, keep, sums
from tests.companion.log.tampering import ALTERED, DAMAGED
from tests.companion.messages.saying import finished

EVERY = ALTERED | DAMAGED


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A backup with a game in it, made elsewhere."""
    with closing(Log(tmp_path / "elsewhere" / "ambit.db")) as log:
        keep(log)
        backup(log, tmp_path / "backup.db")
    return tmp_path / "backup.db"


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "home" / "ambit.db"
    with closing(Log(path)) as log:
        keep(log)
        keep(log)
    return path


def refusal(source: Path, database: Path) -> str:
    with pytest.raises(Unusable) as wrong:
        restore(source, database)
    said = [Speaker(language).message(wrong.value.message) for language in languages()]
    assert all(finished(each) and str(source) in each for each in said), said
    return wrong.value.message.id


@pytest.mark.parametrize("how", EVERY)
def test_what_is_not_as_ambit_makes_it_is_refused(theirs: Path, ours: Path, how: str) -> None:
    alter(theirs, *EVERY[how])
    before = sums(ours.parent)
    assert refusal(theirs, ours) == ("cards-restore-altered" if how in ALTERED else "cards-restore-damaged")
    assert sums(ours.parent) == before, "the table's own database, and nothing beside it"


ROWS = {
    "a chip that is a card of no name": "INSERT INTO tags VALUES ('04A1', 'ambush', 'Not An Id', '')",
    "a chip with a long number": "INSERT INTO tags VALUES (hex(zeroblob(500)), 'ambush', 'wolf', '')",
    "a card that is no JSON": "INSERT INTO cards VALUES ('ambush', 'wolf', 'ours', 'wolf')",
    "a card that is another": """INSERT INTO cards VALUES ('ambush', 'wolf', 'ours', '{"id": "bear"}')""",
    "a pack that is a list": "INSERT INTO cards VALUES ('ambush', 'pack:ours', 'ours', '[]')",
    "a deck that is none": """INSERT INTO decks VALUES ('ambush', 'mine', '{"piles": 3}')""",
    "an evening that never was": "INSERT INTO evenings VALUES (1, 'once', 'upon a time', '')",
    "names that are a number": "INSERT INTO progress VALUES (1, NULL, 1, '7', NULL, NULL, NULL, NULL)",
    "a result that is none": "INSERT INTO progress VALUES (1, NULL, 1, '[]', '[]', NULL, NULL, NULL)",
    "an end that is no moment": "INSERT INTO progress VALUES (1, NULL, 1, '[]', NULL, 'late', NULL, NULL)",
    "timers that are a list": "INSERT INTO progress VALUES (1, NULL, 1, '[]', NULL, NULL, NULL, '[]')",
}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_that_ambit_cannot_have_written_is_refused(theirs: Path, ours: Path, row: str) -> None:
    alter(theirs, ROWS[row])
    before = sums(ours.parent)
    assert refusal(theirs, ours) == "cards-restore-row"
    assert sums(ours.parent) == before


def test_only_rows_come_in(theirs: Path, ours: Path) -> None:
    """What lies in deleted pages, how the pages are cut, and settings of the file stay outside."""
    alter(theirs, "PRAGMA page_size = 512", "VACUUM", "PRAGMA secure_delete = OFF",
          "CREATE TABLE t (x)", "INSERT INTO t VALUES ('buried ' || hex(zeroblob(9000)))", "DROP TABLE t")  # fmt: skip
    assert b"buried" in theirs.read_bytes()
    restore(theirs, ours)
    content = ours.read_bytes()
    assert b"buried" not in content
    assert int.from_bytes(content[16:18], "big") == 4096
    with closing(Log(ours)) as log:
        assert [found.wrong for found in verify(log)] == [None]


def test_no_token_and_no_code_of_the_file_holds_here(theirs: Path, ours: Path) -> None:
    """Whoever made the file knows them."""
    alter(theirs, "INSERT INTO tokens VALUES ('ab', 'referee', NULL, 1e9)",
          "INSERT INTO evenings VALUES (1, '2031-05-17T19:30:00+00:00', '2031-05-17T19:30:00+00:00', '{}')",
          "INSERT INTO progress VALUES (1, 1, 1, '[\"Ana\"]', NULL, NULL, NULL, NULL)")  # fmt: skip
    restore(theirs, ours)
    with closing(sqlite3.connect(ours)) as store:
        assert store.execute("SELECT * FROM tokens").fetchall() == []
        assert store.execute("SELECT id, body FROM evenings").fetchall() == [(1, "")]
        assert store.execute("SELECT names FROM progress").fetchall() == [('["Ana"]',)]


def test_a_journal_of_another_kind_is_not_carried_out(theirs: Path, ours: Path) -> None:
    """It can name a file that SQLite would then delete."""
    beside(theirs, "-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(600))
    assert refusal(theirs, ours) == "cards-restore-interrupted"


def test_a_file_that_would_fill_the_disk_is_not_even_copied(
    theirs: Path, ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("companion.cards.restore"), "LARGEST", 4096)
    assert refusal(theirs, ours) == "cards-restore-large"


def test_a_game_that_is_damaged_in_the_backup_is_told_and_the_others_are_whole(theirs: Path, ours: Path) -> None:
    shutil.copyfile(ours, theirs)
    alter(theirs, "UPDATE entries SET body = '[]' WHERE game = 1 AND number = 3")
    restore(theirs, ours)
    with closing(Log(ours)) as log:
        assert [found.wrong is None for found in verify(log)] == [True, False]


def test_a_step_of_an_unreadable_letter_is_refused(theirs: Path, ours: Path) -> None:
    alter(theirs, "UPDATE games SET header = CAST(x'ff' AS TEXT)")
    assert refusal(theirs, ours) == "cards-restore-damaged"


def test_the_header_is_still_read(theirs: Path, ours: Path) -> None:
    restore(theirs, ours)
    with closing(Log(ours)) as log:
        assert msgspec.to_builtins(log.game(1).header)["game"] == "ambush"
