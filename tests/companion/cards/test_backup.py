"""Backup and restore: everything in one file, and never less than there was."""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.cards.backup import Contents, backup
from companion.cards.decks import Deck, Decks
from companion.cards.packs import OwnPacks
from companion.cards.registry import Registry, Tag
from companion.cards.restore import restore
from companion.log import Entry, Log, Unusable, connecting
from companion.log.schema import VERSION
from companion.log.store import OURS
from engine.cards import Pack
from engine.setup import Header
from tests.companion.cards.tapping import uid

NOON = "2025-06-01T12:00:00+00:00"
HEADER = Header(game="ambush", mode="standard", seats=("Ana", "Bo"))


def now() -> datetime:
    return datetime(2025, 6, 1, 12, tzinfo=UTC)


def filled(log: Log) -> Log:
    """One of everything."""
    Registry(log).add(Tag(uid(1), "ambush", "ambush", NOON))
    OwnPacks(log).merge(Pack(pack="ours", game="ambush", title="Ours", cards=({"id": "a", "name": "A"},)))
    Decks(log).save("ambush", "box", Deck("standard", ["a"]))
    log.begin(HEADER)
    return log


ONE_OF_EACH = Contents(games=1, running=1, tags=1, cards=1, decks=1)


def refusal(source: Path, database: Path) -> str:
    with pytest.raises(Unusable) as wrong:
        restore(source, database, now)
    return wrong.value.message.id


def files(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir()}


def tags(path: Path) -> list[str]:
    log = Log(path)
    found = [tag.uid for tag in Registry(log).tags()]
    log.close()
    return found


# Backup


def test_a_backup_holds_everything_in_one_file(log: Log, tmp_path: Path) -> None:
    to = tmp_path / "safe" / "backup.db"
    assert backup(filled(log), to) == ONE_OF_EACH
    assert files(to.parent) == {"backup.db"}
    assert tags(to) == [uid(1)]


def test_a_backup_is_whole_while_a_game_runs(log: Log, tmp_path: Path) -> None:
    """Another program is in the middle of a write: what it has not finished is not in the copy."""
    game = filled(log).begin(HEADER)
    _, mark = log.entries(game)
    log.append(game, 1, Entry("do", ({"do": "first", "seat": 1},)), mark)
    other = Log(log.path)

    def meanwhile(store: sqlite3.Connection) -> None:
        store.execute("INSERT INTO tags VALUES ('04FF', 'ambush', 'ambush', '')")
        backup(other, tmp_path / "backup.db")

    log.write(meanwhile)
    other.close()
    assert tags(tmp_path / "backup.db") == [uid(1)]
    assert len(Registry(log).tags()) == 2
    copy = Log(tmp_path / "backup.db")
    assert len(copy.entries(game)[0]) == 1
    copy.close()


def test_a_backup_replaces_an_older_one(log: Log, tmp_path: Path) -> None:
    to = tmp_path / "backup.db"
    backup(log, to)
    backup(filled(log), to)
    assert tags(to) == [uid(1)]


def test_a_database_that_breaks_under_ones_hands_gives_no_backup(log: Log, tmp_path: Path) -> None:
    Registry(log).merge(Tag(uid(number), "ambush", "ambush", NOON) for number in range(2000))
    log.store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with log.path.open("r+b") as file:
        file.seek(8192)
        file.write(bytes(100_000))
    other = Log.__new__(Log)
    other.path, other.store = log.path, sqlite3.connect(log.path, isolation_level=None)
    with pytest.raises(Unusable) as wrong:
        backup(other, tmp_path / "backup.db")
    other.store.close()
    assert wrong.value.message.id == "log-damaged"
    assert files(tmp_path) == {"home"}


def test_an_empty_file_may_become_a_backup(log: Log, tmp_path: Path) -> None:
    (tmp_path / "backup.db").touch()
    assert backup(filled(log), tmp_path / "backup.db") == ONE_OF_EACH


@pytest.mark.parametrize("content", [b"my diary", b"SQLite format 3\x00" + b"\x00" * 200])
def test_a_file_of_something_else_is_not_overwritten(log: Log, tmp_path: Path, content: bytes) -> None:
    to = tmp_path / "diary"
    to.write_bytes(content)
    with pytest.raises(Unusable) as wrong:
        backup(log, to)
    assert wrong.value.message.id == "cards-backup-foreign"
    assert to.read_bytes() == content
    assert files(tmp_path) == {"diary", "home"}


def test_the_database_is_not_its_own_backup(log: Log, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(log.path)
    for to in (log.path, tmp_path / "link"):
        with pytest.raises(Unusable) as wrong:
            backup(log, to)
        assert wrong.value.message.id == "cards-backup-itself"


@pytest.mark.parametrize("place", ["home", "home/ambit.db/under/it", "x" * 300])
def test_a_place_that_cannot_be_written_is_told(log: Log, tmp_path: Path, place: str) -> None:
    with pytest.raises(Unusable) as wrong:
        backup(log, tmp_path / place)
    assert wrong.value.message.id == "log-closed"
    assert files(tmp_path) == {"home"}


# Restore


def test_a_backup_comes_back_and_what_was_there_is_kept(log: Log, tmp_path: Path) -> None:
    backup(filled(log), tmp_path / "backup.db")
    Registry(log).add(Tag(uid(2), "ambush", "ambush", NOON))
    log.close()
    restored = restore(tmp_path / "backup.db", log.path, now)
    assert restored.contents == ONE_OF_EACH
    assert restored.kept == log.path.with_name("ambit-before-20250601-120000.db")
    assert tags(log.path) == [uid(1)]
    assert tags(restored.kept) == [uid(1), uid(2)]
    assert tags(tmp_path / "backup.db") == [uid(1)]


def test_what_was_kept_is_never_overwritten(log: Log, tmp_path: Path) -> None:
    backup(filled(log), tmp_path / "backup.db")
    log.close()
    kept = [restore(tmp_path / "backup.db", log.path, now).kept for _ in range(3)]
    assert [path.name for path in kept if path] == [
        "ambit-before-20250601-120000.db",
        "ambit-before-20250601-120000-2.db",
        "ambit-before-20250601-120000-3.db",
    ]


def test_a_backup_comes_to_a_new_machine(log: Log, tmp_path: Path) -> None:
    backup(filled(log), tmp_path / "backup.db")
    database = tmp_path / "new" / "machine" / "ambit.db"
    assert restore(tmp_path / "backup.db", database, now).kept is None
    assert tags(database) == [uid(1)]
    assert files(database.parent) == {"ambit.db"}


def test_a_copied_database_is_a_backup_too_with_the_journal_beside_it(log: Log, tmp_path: Path) -> None:
    """Somebody copied the files of a table that was still running."""
    filled(log)
    for side in ("", "-wal"):
        (tmp_path / f"copy.db{side}").write_bytes(log.path.with_name(log.path.name + side).read_bytes())
    before = (tmp_path / "copy.db").read_bytes()
    restored = restore(tmp_path / "copy.db", tmp_path / "new" / "ambit.db", now)
    assert restored.contents == ONE_OF_EACH
    assert (tmp_path / "copy.db").read_bytes() == before
    assert files(tmp_path) == {"home", "new", "copy.db", "copy.db-wal"}


def test_while_somebody_uses_the_database_nothing_is_replaced(log: Log, tmp_path: Path) -> None:
    backup(filled(log), tmp_path / "backup.db")
    Registry(log).add(Tag(uid(2), "ambush", "ambush", NOON))
    assert refusal(tmp_path / "backup.db", log.path) == "log-busy"
    assert len(Registry(log).tags()) == 2
    assert not [name for name in files(log.path.parent) if "before" in name or "part" in name]


def test_while_somebody_keeps_the_database_locked_nothing_is_replaced(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "PATIENCE", 0.01)
    backup(filled(log), tmp_path / "backup.db")
    log.close()
    alone = sqlite3.connect(log.path, isolation_level=None)
    alone.execute("PRAGMA locking_mode = EXCLUSIVE")
    alone.execute("BEGIN EXCLUSIVE")
    assert refusal(tmp_path / "backup.db", log.path) == "log-busy"
    alone.execute("ROLLBACK")
    alone.close()
    assert tags(log.path) == [uid(1)]


def database_of(path: Path, owner: int, version: int) -> Path:
    store = sqlite3.connect(path)
    store.executescript(f"PRAGMA application_id = {owner}; PRAGMA user_version = {version}; CREATE TABLE t (a);")
    store.close()
    return path


def damaged(log: Log, path: Path) -> Path:
    """Pages in the middle are not what was written; the first one is."""
    Registry(log).merge(Tag(uid(number), "ambush", "ambush", NOON) for number in range(2000))
    backup(log, path)
    content = bytearray(path.read_bytes())
    content[8192:32768] = os.urandom(32768 - 8192)
    path.write_bytes(content)
    return path


def test_a_file_that_is_no_backup_is_refused_and_nothing_changes(log: Log, tmp_path: Path) -> None:
    broken = damaged(log, tmp_path / "damaged")
    log.close()
    before, there = log.path.read_bytes(), files(log.path.parent)
    (tmp_path / "text").write_text("my diary")
    (tmp_path / "empty").touch()
    (tmp_path / "cut").write_bytes(log.path.read_bytes()[:5000])
    (tmp_path / "short").write_bytes(b"SQLite format 3\x00")
    cases = {
        tmp_path / "nowhere": "file-missing",
        tmp_path: "file-folder",
        tmp_path / "text": "cards-restore-foreign",
        tmp_path / "empty": "cards-restore-foreign",
        tmp_path / "short": "cards-restore-foreign",
        database_of(tmp_path / "foreign", 1234, 1): "cards-restore-foreign",
        database_of(tmp_path / "newer", OURS, VERSION + 1): "cards-restore-newer",
        database_of(tmp_path / "other-tables", OURS, VERSION): "cards-restore-damaged",
        broken: "cards-restore-damaged",
        tmp_path / "cut": "cards-restore-damaged",
        tmp_path / ("x" * 300): "log-closed",
        log.path: "cards-restore-itself",
    }
    assert {path: refusal(path, log.path) for path in cases} == cases
    assert log.path.read_bytes() == before
    assert files(log.path.parent) == there


def test_a_journal_without_its_database_is_kept(log: Log, tmp_path: Path) -> None:
    backup(filled(log), tmp_path / "backup.db")
    log.close()
    log.path.unlink()
    log.path.with_name("ambit.db-wal").write_bytes(b"last words")
    kept = restore(tmp_path / "backup.db", log.path, now).kept
    assert kept is not None
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"last words"
    assert tags(log.path) == [uid(1)]


@pytest.mark.parametrize("content", [b"my diary", b""])
def test_a_database_that_is_none_any_more_is_kept_as_it_is(log: Log, tmp_path: Path, content: bytes) -> None:
    backup(filled(log), tmp_path / "backup.db")
    log.close()
    log.path.write_bytes(content)
    log.path.with_name("ambit.db-wal").write_bytes(b"last words")
    kept = restore(tmp_path / "backup.db", log.path, now).kept
    assert kept is not None
    assert kept.read_bytes() == content
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"last words"
    assert tags(log.path) == [uid(1)]
