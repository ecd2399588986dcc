"""`ambit backup` and `ambit restore`: everything that a table keeps, there and back, as people type it."""

import sqlite3
from pathlib import Path

import pytest

from companion.cards.backup import backup as database_alone
from companion.home import database
from companion.log import Log
from companion.log.schema import VERSION
from engine.setup import Header
from hardware.profile import shipped
from tests.companion.cards.tapping import tags, uid
from tests.companion.cli.running import running
from tests.companion.cli.tapping import TRAINING, cards, home, registered, with_box
from tests.companion.cli.terminal import Said, ambit

__all__ = ["home"]
NOTHING = "games 0, tags 0, cards 0, decks 0, profiles 0, settings 0"


def told(*words: str) -> Said:
    said = ambit(*words, env={"COLUMNS": "200"})
    assert "Traceback" not in said.out + said.err
    return said


def with_files(home: Path) -> None:
    """A profile of the table's own, and settings that name it."""
    (home / "profiles").mkdir(parents=True)
    (home / "profiles" / "attic.toml").write_text(shipped()["two-seats-pi"].read_text())
    (home / "settings.toml").write_text('profile = "attic"\nport = 8043\n')


@pytest.mark.parametrize("name", ["backup", "restore"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_explains_itself_with_an_example(name: str, language: str) -> None:
    said = told(name, "--help", "--lang", language)
    assert said.code == 0
    assert f": ambit {name} saturday.zip" in said.out


def test_everything_comes_back(home: Path) -> None:
    with_box()
    with_files(home)
    cards("register", "ambush", *TRAINING, typed="\n".join(tags(3)))
    said = told("backup", "safe.zip")
    assert said.out == "safe.zip holds everything: games 0, tags 3, cards 0, decks 1, profiles 1, settings 1.\n"
    cards("forget", "--all", "ambush", "--yes")
    (home / "settings.toml").write_text("port = 1\n")
    (home / "profiles" / "attic.toml").unlink()
    said = told("restore", "safe.zip")
    assert said.code == 0
    assert said.out.startswith("safe.zip is in place: games 0, tags 3, cards 0, decks 1, profiles 1, settings 1.\n")
    assert said.out.count("What was there before is kept in ") == 3
    assert len(registered()) == 3
    assert (home / "settings.toml").read_text() == 'profile = "attic"\nport = 8043\n'
    assert [path.read_text() for path in home.glob("settings-before-*.toml")] == ["port = 1\n"]
    assert "seat1" in told("wiring", "attic", "--json").out
    [line] = told("restore", "safe.zip", "--json").lines
    assert (line["tags"], line["profiles"], {Path(kept).parent for kept in line["kept"]}) == (3, 1, {home})


def test_a_backup_moves_to_a_new_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    cards("register", "ambush", typed=uid(1))
    told("backup", "safe.zip")
    monkeypatch.setenv("AMBIT_HOME", str(Path.cwd() / "other"))
    assert told("restore", "safe.zip").out == f"safe.zip is in place: {NOTHING.replace('tags 0', 'tags 1')}.\n"
    assert len(registered()) == 1


def test_a_database_alone_as_older_versions_saved_it(home: Path) -> None:
    cards("register", "ambush", typed=uid(1))
    with_files(home)
    log = Log(database())
    database_alone(log, Path("old.db"))
    log.close()
    cards("forget", "--all", "ambush", "--yes")
    said = told("restore", "old.db")
    assert said.code == 0
    assert "holds no profiles and no settings: those stay as they are." in said.out
    assert len(registered()) == 1
    assert (home / "profiles" / "attic.toml").exists()


def test_a_backup_of_a_running_game_says_that_it_holds_hidden_cards() -> None:
    log = Log(database())
    log.begin(Header(game="ambush", mode="standard", seats=("Ana", "Bo")))
    assert "Nobody who plays it should look at the backup." in told("backup", "safe.zip").out
    assert told("backup", "safe.zip", "--json").lines[0]["running"] == 1
    said = told("restore", "safe.zip")
    assert said.code == 2
    assert "Another Ambit" in said.err
    log.close()
    assert told("restore", "safe.zip").code == 0


def test_while_a_table_runs_it_is_saved_and_not_replaced(home: Path) -> None:
    with_files(home)
    (home / "settings.toml").write_text("port = 0\n")
    with running("table", "--no-browser", home=home) as table:
        assert table.get("/").status_code == 200, "it took the port of the settings"
        assert told("backup", "safe.zip").code == 0
        said = told("restore", "safe.zip")
        assert said.code == 2
        assert "ambit table" in said.err
        assert table.code.encode() not in Path("safe.zip").read_bytes()
    assert told("restore", "safe.zip").code == 0


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"my diary", "is not a backup of Ambit"),
        (b"", "is not a backup"),
        (b"PK\x03\x04 and no more", "is damaged"),
        (None, "There is no file"),
    ],
)
def test_a_file_that_is_no_backup_is_refused(content: bytes | None, part: str) -> None:
    cards("register", "ambush", typed=uid(1))
    if content is not None:
        Path("bad").write_bytes(content)
    said = told("restore", "bad")
    assert said.code == 2
    assert part in said.err
    assert len(registered()) == 1


def test_a_backup_overwrites_nothing_that_is_not_one() -> None:
    Path("diary").write_text("dear diary")
    said = told("backup", "diary")
    assert said.code == 2
    assert Path("diary").read_text() == "dear diary"


def test_a_place_that_cannot_be_used_is_told() -> None:
    for place in (".", "..", "/", "x" * 300):
        assert told("backup", place).code == 2
        assert told("restore", place).code == 2


def test_a_file_that_is_no_profile_is_left_out_and_named(home: Path) -> None:
    with_files(home)
    (home / "profiles" / "notes.toml").write_text("this is ] no TOML")
    (home / "settings.toml").write_text("colour = 'red'")
    said = told("backup", "safe.zip")
    assert said.code == 0
    assert "profiles 1, settings 0" in said.out
    assert f"{home}/profiles/notes.toml is not in the backup" in said.out
    assert f"{home}/settings.toml is not in the backup" in said.out


def test_a_database_that_is_none_is_told(home: Path) -> None:
    home.mkdir()
    (home / "ambit.db").write_text("my diary")
    said = told("backup", "x")
    assert said.code == 2
    assert "is not a file of saved games" in said.err


# Settings, and profiles of the table's own


@pytest.mark.parametrize(
    "text", ["profile = 3", "port = 70000", "profile = '../etc'", "colour = 'red'", "] no", "\x00"]
)
def test_settings_that_cannot_be_used_are_told_before_anything_starts(home: Path, text: str) -> None:
    home.mkdir()
    (home / "settings.toml").write_text(text)
    said = told("table", "--no-browser")
    assert said.code == 2
    assert f"The settings in {home / 'settings.toml'} cannot be used" in said.err
    assert "Les réglages dans" in told("table", "--no-browser", "--lang", "fr").err


def test_the_tables_own_profile_counts_more_than_one_that_comes_with_ambit(home: Path) -> None:
    (home / "profiles").mkdir(parents=True)
    own = shipped()["two-seats-pi"].read_text().replace('name = "', 'name = "Our attic: ', 1)
    (home / "profiles" / "two-seats-pi.toml").write_text(own)
    assert "Our attic" in told("wiring", "two-seats-pi").out


def test_a_profile_of_the_settings_that_is_not_there_is_told(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('profile = "gone"')
    said = told("table", "--no-browser")
    assert said.code == 2
    assert "gone does not exist" in said.err


def test_a_newer_database_is_refused_with_a_sentence(home: Path) -> None:
    cards("register", "ambush", typed=uid(1))
    with sqlite3.connect(home / "ambit.db") as store:
        store.execute(f"PRAGMA user_version = {VERSION + 1}")
    store.close()
    for words in (("log", "list"), ("backup", "x"), ("cards", "list")):
        said = told(*words)
        assert said.code == 2
        assert "newer" in said.err, words
