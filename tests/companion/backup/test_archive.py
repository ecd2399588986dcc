"""A file that says it is a backup: taken whole, or refused with nothing changed, whatever somebody did to it."""

import json
import os
import random
import shutil
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from companion.backup import archive, back_up, put_back
from companion.log import Log, Unusable
from companion.log.schema import VERSION
from hardware.profile import shipped
from tests.companion.log.games import keep, opened

LIST = "ambit-backup.json"
SETTINGS = b"port = 8043\n"
Files = dict[str, bytes]


def now() -> datetime:
    return datetime(2031, 5, 17, 12, tzinfo=UTC)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A table with a game, a profile and settings."""
    folder = tmp_path / "home"
    with closing(opened(folder / "ambit.db")) as log:
        keep(log)
    (folder / "profiles").mkdir()
    shutil.copyfile(shipped()["two-seats-pi"], folder / "profiles" / "attic.toml")
    (folder / "settings.toml").write_bytes(SETTINGS)
    return folder


@pytest.fixture
def kept(home: Path, tmp_path: Path) -> Path:
    """Its backup."""
    with closing(Log(home / "ambit.db")) as log:
        back_up(log, home, tmp_path / "kept.zip")
    return tmp_path / "kept.zip"


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def refused(source: Path, home: Path) -> str:
    """The reason; and nothing has changed, nothing lies about."""
    before = snapshot(home)
    with pytest.raises(Unusable) as wrong:
        put_back(source, home / "ambit.db", now)
    assert snapshot(home) == before
    assert wrong.value.message.args["file"] == str(source)
    return wrong.value.message.id


def files_of(source: Path) -> Files:
    with ZipFile(source) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def packed(to: Path, files: Files, /, **list_says: object) -> Path:
    """An archive of somebody who knows how it is made: the list fits, unless `list_says` something else."""
    held = {n: {"size": len(b), "sha256": sha256(b).hexdigest()} for n, b in files.items() if n != LIST}
    with ZipFile(to, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(LIST, json.dumps({"format": 1, "ambit": "0.2.0", "files": held} | list_says))
        for name in held:
            made.writestr(name, files[name])
    return to


def test_it_is_its_owners_alone_and_the_same_twice(home: Path, kept: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with closing(Log(home / "ambit.db")) as log:
            back_up(log, home, tmp_path / "again.zip")
    finally:
        os.umask(before)
    assert (tmp_path / "again.zip").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "again.zip").read_bytes() == kept.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"home", "kept.zip", "again.zip"}
    assert set(files_of(kept)) == {LIST, "ambit.db", "settings.toml", "profiles/attic.toml"}


def test_it_comes_back_for_its_owner_alone(kept: Path, home: Path, tmp_path: Path) -> None:
    done = put_back(kept, tmp_path / "new" / "ambit.db", now)
    assert (done.contents.games, done.profiles, done.settings, done.kept) == (1, 1, 1, ())
    there = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").rglob("*")}
    assert there == {"ambit.db": 0o600, "profiles": 0o700, "attic.toml": 0o600, "settings.toml": 0o600}
    assert (tmp_path / "new/profiles/attic.toml").read_bytes() == (home / "profiles/attic.toml").read_bytes()


def test_a_table_that_has_not_played_yet_can_be_backed_up_and_put_back(tmp_path: Path) -> None:
    """Somebody may have written settings and profiles before the first game."""
    (unused := tmp_path / "unused").mkdir()
    (unused / "settings.toml").write_text("port = 9000\n")
    with closing(Log(unused / "ambit.db", read_only=True)) as log:
        back_up(log, unused, tmp_path / "kept.zip")
    done = put_back(tmp_path / "kept.zip", tmp_path / "new" / "ambit.db", now)
    assert (done.contents.games, done.settings) == (0, 1)
    with closing(Log(tmp_path / "new" / "ambit.db")) as log:
        assert log.path.exists()


def test_what_was_there_is_kept_beside_it(kept: Path, home: Path) -> None:
    (home / "profiles" / "cellar.toml").write_text("# ours")
    done = put_back(kept, home / "ambit.db", now)
    assert [path.name for path in done.kept] == [
        "ambit-before-20310517-120000.db",
        "profiles-before-20310517-120000",
        "settings-before-20310517-120000.toml",
    ]
    assert {path.name for path in (home / "profiles").iterdir()} == {"attic.toml"}
    assert (home / "profiles-before-20310517-120000" / "cellar.toml").read_text() == "# ours"


def test_a_database_that_cannot_be_put_back_puts_the_other_files_back(kept: Path, home: Path, tmp_path: Path) -> None:
    """The database comes last; a table of somebody else in it is found only then."""
    files = files_of(kept)
    (tmp_path / "theirs.db").write_bytes(files["ambit.db"])
    with closing(sqlite3.connect(tmp_path / "theirs.db")) as store:
        store.execute("CREATE TABLE more (a)")
        store.commit()
    theirs = packed(tmp_path / "x.zip", files | {"ambit.db": (tmp_path / "theirs.db").read_bytes()})
    assert refused(theirs, home) == "cards-restore-altered"


def newer_database(files: Files) -> Files:
    body = bytearray(files["ambit.db"])
    body[60:64] = (VERSION + 1).to_bytes(4, "big")
    return files | {"ambit.db": bytes(body)}


CHANGED: dict[str, tuple[Callable[[Files], Files], str]] = {
    "another file": (lambda files: files | {"notes.txt": b"hello"}, "backup-foreign-part"),
    "a file outside": (lambda files: files | {"../evil.toml": b"x = 1"}, "backup-foreign-part"),
    "an absolute path": (lambda files: files | {"/evil.toml": b"x = 1"}, "backup-foreign-part"),
    "a folder below": (lambda files: files | {"profiles/a/b.toml": b"x = 1"}, "backup-foreign-part"),
    "a program": (lambda files: files | {"profiles/evil.py": b"import os"}, "backup-foreign-part"),
    "no profile": (lambda files: files | {"profiles/a.toml": b"] no"}, "backup-foreign-part"),
    "no text": (lambda files: files | {"profiles/a.toml": b"\xff\xfe\x00"}, "backup-foreign-part"),
    "no settings": (lambda files: files | {"settings.toml": b"colour = 3"}, "backup-foreign-part"),
    "large settings": (lambda files: files | {"settings.toml": b"#" * 70_000}, "cards-restore-damaged"),
    "many files": (lambda files: files | {f"profiles/p{n}.toml": b"" for n in range(300)}, "cards-restore-foreign"),
    "no database": (lambda files: {n: b for n, b in files.items() if n != "ambit.db"}, "cards-restore-damaged"),
    "a diary": (lambda files: files | {"ambit.db": b"dear diary"}, "cards-restore-foreign"),
    "a newer database": (newer_database, "cards-restore-newer"),
}  # fmt: skip


@pytest.mark.parametrize("how", CHANGED)
def test_what_is_not_ours_is_refused(kept: Path, home: Path, tmp_path: Path, how: str) -> None:
    change, reason = CHANGED[how]
    assert refused(packed(tmp_path / "x.zip", change(files_of(kept))), home) == reason
    assert not (tmp_path / "evil.toml").exists()


def test_a_backup_of_a_newer_ambit_is_refused_with_its_version(kept: Path, home: Path, tmp_path: Path) -> None:
    theirs = packed(tmp_path / "x.zip", files_of(kept), format=2, ambit="7.1.0", files=["another shape"])
    with pytest.raises(Unusable) as wrong:
        put_back(theirs, home / "ambit.db", now)
    assert (wrong.value.message.id, wrong.value.message.args["version"]) == ("backup-newer", "7.1.0")
    assert refused(theirs, home) == "backup-newer"


@pytest.mark.parametrize("says", [{"size": 3}, {"sha256": "0" * 64}, {"size": -1}, {"size": 10**15}, {"more": 1}])
def test_a_list_that_does_not_fit_is_refused(kept: Path, home: Path, tmp_path: Path, says: dict[str, object]) -> None:
    files = files_of(kept)
    listed = json.loads(files[LIST])["files"]
    listed["ambit.db"] |= says
    assert refused(packed(tmp_path / "x.zip", files, files=listed), home) == "cards-restore-damaged"


def others(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Archives of other programs."""
    with ZipFile(tmp_path / "photos.zip", "w") as photos:
        photos.writestr("one.jpg", b"x")
    yield tmp_path / "photos.zip", "cards-restore-foreign"
    with ZipFile(tmp_path / "empty.zip", "w"):
        pass
    yield tmp_path / "empty.zip", "cards-restore-foreign"
    with ZipFile(tmp_path / "packed.zip", "w", zipfile.ZIP_LZMA) as other:
        other.writestr(LIST, "{}")
    yield tmp_path / "packed.zip", "cards-restore-damaged"
    with ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr(LIST, b" " * 50_000_000)
    yield tmp_path / "bomb.zip", "cards-restore-damaged"
    with ZipFile(tmp_path / "nested.zip", "w") as nested:
        nested.writestr(LIST, "[" * 60_000)
    yield tmp_path / "nested.zip", "cards-restore-damaged"


def test_archives_of_other_programs_are_refused(home: Path, tmp_path: Path) -> None:
    for path, reason in others(tmp_path):
        assert refused(path, home) == reason, path.name


def test_the_same_name_twice_is_refused(kept: Path, home: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate"), ZipFile(kept, "a") as doubled:
        doubled.writestr(ZipInfo("settings.toml"), b"port = 1\n")
    assert refused(kept, home) == "cards-restore-damaged"


def test_more_than_a_backup_has_is_never_read(kept: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_FILES", 2)
    assert refused(kept, home) == "cards-restore-foreign"
    monkeypatch.setattr(archive, "LARGEST", 100)
    assert refused(kept, home) == "cards-restore-large"


def test_whatever_is_changed_or_cut_it_comes_back_whole_or_not_at_all(kept: Path, home: Path, tmp_path: Path) -> None:
    whole = kept.read_bytes()
    dice = random.Random(19)
    before = files_of(kept)
    for turn in range(120):
        body = bytearray(whole)
        if turn % 3:
            body[dice.randrange(len(body))] ^= 1 << dice.randrange(8)
        else:
            del body[dice.randrange(len(body)) :]
        (tmp_path / "x.zip").write_bytes(body)
        folder = tmp_path / f"new{turn}"
        try:
            put_back(tmp_path / "x.zip", folder / "ambit.db", now)
        except Unusable:
            assert not snapshot(folder) if folder.exists() else True
        else:
            assert (folder / "settings.toml").read_bytes() == before["settings.toml"]
            assert (folder / "profiles/attic.toml").read_bytes() == before["profiles/attic.toml"]


def test_an_older_backup_is_replaced_and_nothing_else(kept: Path, home: Path, tmp_path: Path) -> None:
    with closing(Log(home / "ambit.db")) as log:
        back_up(log, home, kept)
        with ZipFile(tmp_path / "photos.zip", "w") as photos:
            photos.writestr("one.jpg", b"x")
        for other in (tmp_path / "photos.zip", home / "settings.toml", home / "ambit.db"):
            before = other.read_bytes()
            with pytest.raises(Unusable):
                back_up(log, home, other)
            assert other.read_bytes() == before
