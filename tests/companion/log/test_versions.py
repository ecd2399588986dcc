"""A database of an older version gets the tables that it lacks when it is opened; what it holds stays as it is."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.cards.backup import backup
from companion.cards.restore import restore
from companion.lobby import Lobby
from companion.lobby.evening import sat
from companion.log import Damaged, Entry, Log, Progress
from companion.log.progress import finished_in, progress_of
from companion.log.schema import VERSION
from companion.log.verify import verify
from engine.view import Result
from hardware.clock import SimulatedClock
from tests.companion.log.games import END, HEADER, STARTED, STEPS, alter, as_of, everything, keep, opened
from tests.shape import PROJECT

OLD = ("games", "entries", "tags", "cards", "decks")
COLUMNS = {"entries": "game, number, kind, body, seal"}
"""Those of the first version, where a later one has more."""


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as store:
        return {table: store.execute(f"SELECT {COLUMNS.get(table, '*')} FROM {table}").fetchall() for table in OLD}


@pytest.fixture
def first_version(tmp_path: Path) -> Path:
    """As the first version wrote it: a finished game, one that is not, and a tag."""
    now, old = tmp_path / "now.db", tmp_path / "old.db"
    with closing(opened(now)) as log:
        keep(log, (*STEPS, END), over=True)
        keep(log)
        log.store.execute("INSERT INTO tags VALUES ('04A1', 'ambush', 'ambush', '2031-05-17')")
    return as_of(1, now, old, OLD)


def version(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[60:64], "big")


def test_it_is_raised_and_nothing_of_it_changes(first_version: Path) -> None:
    before = rows(first_version)
    assert version(first_version) == 1
    with closing(Log(first_version)) as log:
        assert [(saved.id, saved.over) for saved in log.games()] == [(2, False), (1, True)]
        assert [finding.wrong for finding in verify(log)] == [None, None]
    assert version(first_version) == VERSION
    assert rows(first_version) == before
    with closing(Log(first_version)) as again:
        assert again.games()


def test_its_steps_are_read_as_they_were_and_go_on_as_steps_of_now(first_version: Path) -> None:
    with closing(Log(first_version)) as log:
        entries, mark = log.entries(2)
        assert entries == list(STEPS)
        log.append(2, 7, Entry("do", ({"do": "expose", "seat": 2, "at": 9.25},)), mark)
        stored = log.store.execute("SELECT body, at FROM entries WHERE game = 2 AND number IN (2, 7)").fetchall()
        assert stored == [('[{"do":"expose","seat":1,"at":1.5}]', None), ('["expose",2]', 9_250_000)]
    assert everything(first_version)[0] == [*STEPS, Entry("do", ({"do": "expose", "seat": 2, "at": 9.25},))]


def test_an_unfinished_game_of_the_first_version_is_offered_with_its_names_and_round(first_version: Path) -> None:
    with closing(Log(first_version)) as log:
        lobby = Lobby(log, SimulatedClock(), lambda: None, lambda moves: None)
        ((saved, progress),) = lobby.saved()
        assert (saved.id, progress) == (2, Progress(1, ("Ana", "Béa")))
        with log.reading() as store:
            assert progress_of(store, 2) == progress, "it is played again only once"
        assert lobby.totals() == (), "nobody knows in which evening the other one ended"


def test_a_first_version_that_is_damaged_is_refused_and_left_as_it_is(first_version: Path) -> None:
    alter(first_version, "DROP TABLE decks")
    before = first_version.read_bytes()
    with pytest.raises(Damaged):
        Log(first_version)
    assert first_version.read_bytes() == before


def test_two_programs_raise_it_at_once(first_version: Path) -> None:
    line = "import sys; from pathlib import Path; from companion.log import Log; Log(Path(sys.argv[1])).close()"
    both = [
        subprocess.Popen([sys.executable, "-c", line, str(first_version)], cwd=PROJECT, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    assert [(one.wait(60), one.communicate()[1]) for one in both] == [(0, b""), (0, b"")]
    assert version(first_version) == VERSION


def test_a_backup_of_the_first_version_is_restored_and_raised(first_version: Path, tmp_path: Path) -> None:
    database = tmp_path / "home" / "ambit.db"
    assert restore(first_version, database).contents.games == 2
    assert version(database) == VERSION
    assert version(first_version) == 1, "the file itself is only read"


# How far games are


def test_results_belong_to_the_evening_in_which_they_came_about(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        lobby = Lobby(log, SimulatedClock(), lambda: None, lambda moves: None)
        id = log.begin(HEADER)
        mark = log.entries(id)[1]
        ended = Progress(2, ("Ana", "Bo"), Result([1], [2], "AMBUSH-WIN-01", {"1": 3}), ended=STARTED.isoformat())
        mark = log.append(id, 1, STEPS[0], mark, over=True, progress=ended)
        assert finished_in(log.store, lobby.number) == [(id, "ambush", ended)]
        log.append(id, 2, STEPS[3], mark, progress=Progress(1, ("Ana", "Bo")))
        assert finished_in(log.store, lobby.number) == []


def test_a_backup_holds_no_codes_and_no_tokens_and_totals_stay(tmp_path: Path) -> None:
    kept = tmp_path / "kept.db"
    with closing(opened(tmp_path / "ambit.db")) as log:
        lobby = Lobby(log, SimulatedClock(), lambda: None, lambda moves: None)
        lobby.change(sat(lobby.evening, 1, "Ana", 8))
        log.store.execute("INSERT INTO tokens VALUES ('abc', 'seat', 1, 100.0)")
        id = log.begin(HEADER)
        ended = Progress(2, ("Ana", "Bo"), Result([1], [2], "AMBUSH-WIN-01", {}), ended=STARTED.isoformat())
        log.append(id, 1, STEPS[0], log.entries(id)[1], over=True, progress=ended)
        backup(log, kept)
        evening = lobby.evening
        assert log.store.execute("SELECT count(*) FROM tokens").fetchone() == (1,), "the database itself keeps them"
    data = kept.read_bytes()
    assert evening.code.encode() not in data
    assert evening.pin.encode() not in data
    restore(kept, tmp_path / "other" / "ambit.db")
    with closing(Log(tmp_path / "other" / "ambit.db")) as log:
        assert log.store.execute("SELECT count(*) FROM tokens").fetchone() == (0,)
        assert finished_in(log.store, lobby.number) == [(id, "ambush", ended)]
        other = Lobby(log, SimulatedClock(), lambda: None, lambda moves: None)
        assert (other.number, other.evening.people) == (lobby.number + 1, {}), "another evening begins"
