"""What the doctor says of the database, and of the SQLite that keeps it."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.doctor.checks import database
from companion.doctor.checks.database import has_reset_fault
from companion.doctor.finding import Finding
from companion.doctor.machine import Machine
from companion.messages import Speaker
from tests.companion.log.games import alter, keep, opened, saved, sums
from tests.companion.log.tampering import ALTERED


def found(home: Path, sqlite: str = "3.51.3") -> list[Finding]:
    return list(database.check(Machine(home, root=home, sqlite=sqlite)))


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ("3.40.1", True),
        ("3.44.5", True),
        ("3.44.6", False),
        ("3.46.1", True),
        ("3.50.6", True),
        ("3.50.7", False),
        ("3.51.2", True),
        ("3.51.3", False),
        ("3.53.1", False),
        ("4.0.0", False),
    ],
)
def test_which_sqlite_has_the_fault(tmp_path: Path, version: str, faulty: bool) -> None:
    assert has_reset_fault(version) == faulty
    assert [each.level for each in found(tmp_path, version)] == ["good", *(["note"] if faulty else [])]


def test_an_old_sqlite_is_told_with_what_it_means(tmp_path: Path) -> None:
    told = found(tmp_path, "3.40.1")[-1]
    said = Speaker().message(told.says)
    assert "3.40.1" in said
    assert "3.51.3" in said
    assert "only one program write" in said
    assert told.do is not None
    assert "while a table runs" in Speaker().message(told.do)


def test_a_whole_database_beside_a_game(tmp_path: Path) -> None:
    with closing(opened(saved(tmp_path / "ambit.db"))) as playing:
        keep(playing)
        [finding] = found(tmp_path)
    assert (finding.level, finding.about["games"]) == ("good", 3)


def test_a_tampered_one_is_wrong_and_stays_as_it_is(tmp_path: Path) -> None:
    alter(saved(tmp_path / "ambit.db"), *ALTERED["a view"])
    before = sums(tmp_path)
    [finding] = found(tmp_path)
    assert (finding.level, finding.says.id) == ("wrong", "log-altered")
    assert sums(tmp_path) == before


def test_one_that_others_may_read_is_told(tmp_path: Path) -> None:
    saved(tmp_path / "ambit.db").chmod(0o644)
    assert [(each.level, each.says.id) for each in found(tmp_path)] == [
        ("good", "doctor-database"),
        ("warning", "doctor-database-open"),
    ]
