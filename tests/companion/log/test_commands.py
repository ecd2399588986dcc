"""`ambit log`: list, show, export and verify, for people and for programs."""

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.companion.cli.terminal import Said, ambit
from tests.companion.log.games import END, HEADER, STARTED, STEPS, alter, keep, opened


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A game that is over, and one that still runs."""
    with closing(opened(tmp_path / "ambit.db")) as log:
        keep(log, (*STEPS, END), over=True)
        keep(log)
    return tmp_path


def at(home: Path, *words: str, lang: str = "en") -> Said:
    return ambit("--lang", lang, "log", *words, env={"AMBIT_HOME": str(home), "COLUMNS": "200"})


def test_the_list_has_the_newest_first(home: Path) -> None:
    told = at(home, "list")
    assert told.code == 0
    head, newest, oldest = told.out.splitlines()
    assert head.split() == ["number", "begun", "game", "seats", "steps", "state"]
    assert newest.split("  ")[0].strip() == "2"
    assert "not over yet" in newest
    assert oldest.split()[-2:] == ["7", "over"]
    assert f"{STARTED.astimezone():%Y-%m-%d %H:%M}" in oldest


@pytest.mark.parametrize(("lang", "names"), [("en", "Seat\u00a01, Bo"), ("fr", "Place\u00a01, Bo")])
def test_a_seat_without_a_name_is_listed_by_its_number(tmp_path: Path, lang: str, names: str) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        log.begin(replace(HEADER, seats=("", "Bo")), ["ambush"])
    assert names in at(tmp_path, "list", lang=lang).out


def test_the_list_for_programs(home: Path) -> None:
    assert [(line["number"], line["steps"], line["over"]) for line in at(home, "list", "--json").lines] == [
        (2, 6, False),
        (1, 7, True),
    ]
    assert at(home, "list", "--json").lines[0] == {
        "number": 2, "started": "2031-05-17T19:30:00+00:00", "steps": 6, "over": False, "game": "ambush",
        "mode": "standard", "seats": ["Ana", "Bo"], "packs": ["ambush"],
    }  # fmt: skip


@pytest.mark.parametrize(("lang", "words"), [("en", "No game has been saved"), ("fr", "Aucune partie")])
def test_an_empty_list_says_so(tmp_path: Path, lang: str, words: str) -> None:
    told = at(tmp_path, "list", lang=lang)
    assert told.code == 0
    assert words in told.out
    assert at(tmp_path, "list", "--json").out == ""


def test_a_finished_game_is_told_as_a_story(home: Path) -> None:
    told = at(home, "show", "1")
    assert told.code == 0
    assert "Béa wins" not in told.out
    assert "Ana wins the game." in told.out
    assert "all 8\N{NO-BREAK SPACE}steps went as they should" in told.out


@pytest.mark.parametrize("command", ["show", "export"])
def test_a_game_that_still_runs_is_for_the_referee(home: Path, command: str) -> None:
    told = at(home, command, "2")
    assert told.code == 1
    assert "--referee" in told.out + told.err
    assert "ambush" not in told.out.replace("Ambush", ""), "no card is named"
    referee = at(home, command, "2", "--referee")
    assert referee.code == 0
    assert "footman" in referee.out.lower()


@pytest.mark.parametrize("command", ["show", "export"])
@pytest.mark.parametrize("number", ["9", "0", "-1", "99999999999999999999999"])
def test_a_game_that_is_not_there(home: Path, command: str, number: str) -> None:
    told = at(home, command, "--", number)
    assert told.code == 2
    assert "There is no saved game" in told.err


def test_an_export_goes_to_a_file_and_runs(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert at(home, "export", "1", "--to", str(file)).code == 0
    assert file.read_text() == at(home, "export", "1").out
    assert ambit("run", str(file)).code == 0


def test_an_export_to_where_nothing_can_be_written(home: Path) -> None:
    told = at(home, "export", "1", "--to", str(home))
    assert (told.code, told.out) == (2, "")
    assert "cannot be opened" in told.err


def test_everything_is_whole(home: Path) -> None:
    told = at(home, "verify")
    assert (told.code, told.out.split()) == (0, ["2", "intact", "1", "intact"])
    assert [line["whole"] for line in at(home, "verify", "--json").lines] == [True, True]


def test_what_is_not_whole_is_named_and_the_exit_code_says_no(home: Path) -> None:
    alter(home / "ambit.db", "UPDATE entries SET body = '[]' WHERE game = 1 AND number = 3")
    told = at(home, "verify")
    assert told.code == 1
    assert "Step 3 of saved game 1" in told.out
    assert [(line["number"], line["whole"]) for line in at(home, "verify", "--json").lines] == [(2, True), (1, False)]
    shown = at(home, "show", "1")
    assert (shown.code, shown.out) == (2, "")
    assert "Step 3 of saved game 1" in shown.err


def test_a_game_whose_start_is_damaged_does_not_hide_the_others(home: Path) -> None:
    alter(home / "ambit.db", "UPDATE games SET header = '{}' WHERE id = 1")
    listed = at(home, "list", "--json")
    assert [line["number"] for line in listed.lines] == [2]
    assert "saved game 1" in listed.err
    verified = at(home, "verify", "--json")
    assert verified.code == 1
    assert verified.lines[1] == {"number": 1, "whole": False, "why": listed.err.strip()}


def test_a_log_of_newer_rules_asks_for_a_newer_ambit(home: Path) -> None:
    with closing(opened(home / "ambit.db")) as log:
        saved = log.game(1)
        log.begin(type(saved.header)(game="ambush", seats=("Ana", "Bo"), rules=99))
    told = at(home, "show", "3", "--referee")
    assert told.code == 2
    assert "version 99" in told.err


@pytest.mark.parametrize("words", [("list",), ("show", "1"), ("export", "1"), ("verify",), ("list", "--json")])
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is not a file of saved games"), ("fr", "n’est pas un fichier de parties")]
)
def test_a_file_that_is_no_database_is_refused_with_a_sentence(
    tmp_path: Path, words: tuple[str, ...], lang: str, said: str
) -> None:
    (tmp_path / "ambit.db").write_text("Dear diary")
    told = at(tmp_path, *words, lang=lang)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    assert (tmp_path / "ambit.db").read_text() == "Dear diary"
