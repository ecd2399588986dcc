"""What Ambit keeps is its owner's alone, whatever the umask says: hidden cards, codes and tokens are in there."""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cards.backup import backup
from companion.cards.restore import restore
from companion.log import Log
from companion.log.holding import Hold
from tests.companion.cli.terminal import ambit
from tests.companion.log.games import END, STEPS, beside, keep, saved


@pytest.fixture(params=[0o000, 0o022], ids=["open to all", "usual"], autouse=True)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


def test_a_new_database_with_all_that_lies_beside_it(home: Path) -> None:
    with closing(Hold(home / "ambit.db", "ambit table")), closing(Log(home / "ambit.db")) as log:
        keep(log)
        assert modes(home) == {
            "home": 0o700,
            **dict.fromkeys(("ambit.db", "ambit.db-wal", "ambit.db-shm", "ambit.db-told", "ambit.db.lock"), 0o600),
        }


def test_one_that_an_older_ambit_left_open_to_all(home: Path) -> None:
    log = Log(home / "ambit.db")
    keep(log)
    for side in ("", "-wal", "-shm"):
        shutil.copyfile(beside(log.path, side), beside(home / "old.db", side))
        beside(home / "old.db", side).chmod(0o644)
    log.close()
    with closing(Log(home / "old.db")) as old:
        keep(old)
        assert {mode for name, mode in modes(home).items() if name.startswith("old")} == {0o600}


def test_the_folder_that_is_ambits_own_and_no_other(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that somebody chose may hold files of others."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    for folder, mode in ((home / "ambit", 0o700), (home / "chosen", 0o755)):
        folder.mkdir(parents=True)
        home.chmod(0o755)
        folder.chmod(0o755)
        saved(folder / "ambit.db")
        assert folder.stat().st_mode & 0o777 == mode


def test_backups_and_what_a_restore_leaves(home: Path) -> None:
    with closing(Log(home / "ambit.db")) as log:
        keep(log)
        backup(log, home / "backup.db")
    assert (home / "backup.db").stat().st_mode & 0o777 == 0o600
    kept = restore(home / "backup.db", home / "ambit.db").kept
    assert kept is not None
    assert set(modes(home).values()) == {0o700, 0o600}


def test_an_older_backup_that_is_replaced(home: Path) -> None:
    with closing(Log(home / "ambit.db")) as log:
        for _ in range(2):
            backup(log, home / "backup.db")
            (home / "backup.db").chmod(0o644)
        backup(log, home / "backup.db")
    assert (home / "backup.db").stat().st_mode & 0o777 == 0o600


def test_exported_games_whose_cards_are_still_hidden(home: Path) -> None:
    with closing(Log(home / "ambit.db")) as log:
        keep(log, (*STEPS, END), over=True)
        keep(log)
    (home / "again.jsonl").touch(0o644)
    for to in ("running.jsonl", "again.jsonl"):
        told = ambit("log", "export", "2", "--referee", "--to", str(home / to), env={"AMBIT_HOME": str(home)})
        assert told.code == 0
        assert (home / to).stat().st_mode & 0o777 == 0o600
    assert ambit("log", "export", "2", "--referee", "--to", os.devnull, env={"AMBIT_HOME": str(home)}).code == 0
    assert Path(os.devnull).is_char_device()
