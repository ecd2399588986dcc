"""What every released version has written is opened by this one, with all that is in it; a newer one's is refused."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.backup import put_back
from companion.cards.decks import Decks
from companion.cards.packs import OwnPacks
from companion.cards.registry import Registry
from companion.log import Log, Unusable
from companion.log.progress import progress_of
from companion.log.schema import VERSION
from companion.log.verify import verify
from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

STORED = Path(__file__).parent / "released"
RELEASES = sorted(path.stem for path in STORED.glob("*.db"))
TABLES = ("games", "entries", "tags", "cards", "decks", "evenings", "progress")
every_release = pytest.mark.parametrize("release", RELEASES)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def rows(path: Path, like: dict[str, list[str]] | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in it; `like` names the columns that are asked for, where a later version has more of them."""
    wanted = like or columns(path)
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as store:
        return {name: store.execute(f"SELECT {', '.join(wanted[name])} FROM {name}").fetchall() for name in TABLES}


def columns(path: Path) -> dict[str, list[str]]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as store:
        return {name: [row[1] for row in store.execute(f"PRAGMA table_info({name})")] for name in TABLES}


def look_at(log: Log) -> None:
    """As `make.py` has filled it."""
    assert [(saved.id, saved.header.game, saved.over) for saved in log.games()] == [
        (3, "ambush", False),
        (2, "ambal", True),
        (1, "ambush", True),
    ]
    assert [finding.wrong for finding in verify(log)] == [None, None, None], "each is played again from its log"
    with log.reading() as store:
        found = [progress_of(store, game) for game in (1, 2, 3)]
    assert [progress and progress.names[:2] for progress in found] == [("Ana", "Bo")] * 3
    assert [tag.uid for tag in Registry(log).tags()] == ["04A10000000001", "04A10000000002"]
    assert {pack.pack for pack in OwnPacks(log).packs("ambush")} >= {"attic"}
    assert list(Decks(log).named("ambush")) == ["box"]


def test_every_version_that_the_changelog_calls_released_is_stored() -> None:
    headings = re.findall(r"^## \[([\d.]+)\] - (\S+)", (PROJECT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert sorted(version for version, when in headings if when != "unreleased") == RELEASES
    assert all((STORED / f"{release}-backup").is_file() for release in RELEASES)


@every_release
def test_its_database_is_opened_with_all_that_is_in_it(release: str, home: Path) -> None:
    stored = STORED / f"{release}.db"
    shutil.copyfile(stored, home / "ambit.db")
    before, known = rows(stored), columns(stored)
    with closing(Log(home / "ambit.db")) as log:
        look_at(log)
    assert int.from_bytes((home / "ambit.db").read_bytes()[60:64], "big") == VERSION
    assert rows(home / "ambit.db", known) == before, "nothing of it has changed"


@every_release
def test_its_unfinished_game_is_taken_up_again(release: str, home: Path) -> None:
    shutil.copyfile(STORED / f"{release}.db", home / "ambit.db")
    said = ambit("play", "ambush", "--simulate", "--fast", "--resume", typed=b"quit\n")
    assert (said.code, said.err) == (0, "")
    assert "Ana" in said.out


@every_release
def test_its_backup_comes_back(release: str, home: Path) -> None:
    done = put_back(STORED / f"{release}-backup", home / "ambit.db")
    assert (done.contents.games, done.contents.tags, done.contents.decks) == (3, 2, 1)
    with closing(Log(home / "ambit.db")) as log:
        look_at(log)


@every_release
def test_it_is_only_read_beside_others(release: str, home: Path) -> None:
    """A command that reads raises it in memory only: the older version can still open it."""
    shutil.copyfile(STORED / f"{release}.db", home / "ambit.db")
    before = (home / "ambit.db").read_bytes()
    assert ambit("log", "list").code == 0
    assert ambit("backup", "safe.zip").code == 0
    assert (home / "ambit.db").read_bytes() == before


@every_release
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(release: str, home: Path, language: str) -> None:
    body = bytearray((STORED / f"{release}.db").read_bytes())
    body[60:64] = (VERSION + 1).to_bytes(4, "big")
    (home / "ambit.db").write_bytes(body)
    with pytest.raises(Unusable) as wrong:
        Log(home / "ambit.db")
    assert wrong.value.message.id == "log-newer"
    said = ambit("table", "--no-browser", "--port", "0", "--lang", language)
    assert said.code == 2
    assert {"en": "newer", "fr": "plus récent"}[language] in said.err
    assert (home / "ambit.db").read_bytes() == bytes(body)
