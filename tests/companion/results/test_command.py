"""`ambit log evening`: the results of an evening as a file, for people and for programs."""

import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.lobby import keeping
from companion.lobby.evening import begun
from companion.log import Entry, Log, Progress
from engine.setup import Header
from engine.view import Result
from tests.companion.cli.terminal import Said, ambit


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An evening with one game that Ana won."""
    with closing(Log(tmp_path / "ambit.db")) as log:
        keeping.write_new(log, begun(), datetime(2031, 5, 17, tzinfo=UTC))
        number = log.begin(Header(game="ambush", mode="standard", seats=("Ana", "Bo")))
        result = Result([1], [2], "AMBUSH-END-01", {"1": 9, "2": 0})
        log.append(number, 1, Entry("do"), 0, over=True, progress=Progress(3, ("Ana", "Bo"), result, 90))
    return tmp_path


def at(home: Path, *words: str, lang: str = "en") -> Said:
    return ambit("--lang", lang, "log", "evening", *words, env={"AMBIT_HOME": str(home)})


def test_a_table_on_standard_output(home: Path) -> None:
    told = at(home)
    assert told.code == 0
    assert [line.split(",")[-3:] for line in told.out.splitlines()] == [
        ["name", "winner", "score"],
        ["Ana", "yes", "9"],
        ["Bo", "no", "0"],
    ]


def test_json_in_a_file(home: Path) -> None:
    file = home / "tonight.json"
    assert at(home, "1", "--json", "--to", str(file)).code == 0
    assert json.loads(file.read_bytes())["games"][0]["seconds"] == 90


@pytest.mark.parametrize(
    ("words", "lang", "says"),
    [(["7"], "en", "There is no evening 7"), (["7"], "fr", "pas de soirée 7")],
)
def test_an_evening_that_there_was_not(home: Path, words: list[str], lang: str, says: str) -> None:
    told = at(home, *words, lang=lang)
    assert told.code != 0
    assert says in told.err


def test_without_any_evening(tmp_path: Path) -> None:
    told = at(tmp_path)
    assert told.code != 0
    assert "No evening has been kept yet" in told.err


def test_a_file_that_cannot_be_written(home: Path) -> None:
    told = at(home, "--to", str(home / "nowhere" / "x.csv"))
    assert told.code != 0
    assert "Traceback" not in told.err
