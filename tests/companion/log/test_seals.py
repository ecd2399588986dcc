"""Every row is sealed together with all before it: what was changed, lost, added or swapped is found."""

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.log import Damaged, Entry, Log
from companion.log.entries import Row, first_seal, seal
from companion.log.verify import verify
from tests.companion.log.games import END, HEADER, STEPS, alter, keep, opened, saved, sentence

SWAP = """UPDATE entries SET (kind, body, seal, at) =
    (SELECT kind, body, seal, at FROM entries AS other WHERE other.game = 1 AND other.number = 5 - entries.number)
    WHERE game = 1 AND number IN (2, 3)"""
AGAIN = "INSERT INTO entries SELECT 1, 7, kind, body, seal, at FROM entries"
CHANGES = {
    "a body": "UPDATE entries SET body = replace(body, 'footman', 'foolman') WHERE game = 1",
    "a number in a body": "UPDATE entries SET body = replace(body, '9.0', '9.1') WHERE game = 1",
    "a moment": "UPDATE entries SET at = at + 1 WHERE game = 1 AND number = 2",
    "a moment is gone": "UPDATE entries SET at = NULL WHERE game = 1 AND number = 2",
    "a moment where there was none": "UPDATE entries SET at = 0 WHERE game = 1 AND number = 4",
    "a kind": "UPDATE entries SET kind = 'redo' WHERE game = 1 AND number = 4",
    "a seal": "UPDATE entries SET seal = seal + 1 WHERE game = 1 AND number = 6",
    "the first step is gone": "DELETE FROM entries WHERE game = 1 AND number = 1",
    "a step in the middle is gone": "DELETE FROM entries WHERE game = 1 AND number = 4",
    "a step is gone and the gap closed": "UPDATE entries SET number = number - 1 WHERE game = 1 AND number > 1",
    "a step is there twice": f"{AGAIN} WHERE number = 6 AND game = 1",
    "a step of another game": f"{AGAIN} WHERE number = 6 AND game = 2",
    "two steps changed places": SWAP,
    "started": "UPDATE games SET started = '2031-05-17T19:30:01+00:00' WHERE id = 1",
    "game": "UPDATE games SET game = 'ambal' WHERE id = 1",
    "mode": "UPDATE games SET mode = 'practice' WHERE id = 1",
    "options": "UPDATE games SET options = '{}' WHERE id = 1",
    "packs": "UPDATE games SET packs = '[]' WHERE id = 1",
    "rules": "UPDATE games SET rules = 2 WHERE id = 1",
    "header": "UPDATE games SET header = replace(header, 'Ana', 'Ann') WHERE id = 1",
    "the header's seal": "UPDATE games SET seal = 7 WHERE id = 1",
    "the header is not JSON": "UPDATE games SET header = '{' WHERE id = 1",
}
"""Each spoils the first of two games."""


def spoilt(path: Path, change: str) -> Log:
    first = "DELETE FROM entries WHERE game = 1 AND number = 1"
    alter(saved(path), *([first] if "closed" in change else []), CHANGES[change])
    return opened(path)


@pytest.mark.parametrize("change", CHANGES)
def test_a_row_that_is_not_as_it_was_written_is_found(tmp_path: Path, change: str) -> None:
    with closing(spoilt(tmp_path / "ambit.db", change)) as log:
        with pytest.raises(Damaged) as wrong:
            log.entries(1)
        assert wrong.value.message.args["game"] == 1
        sentence(wrong.value.message)


@pytest.mark.parametrize("change", CHANGES)
def test_the_other_games_are_whole(tmp_path: Path, change: str) -> None:
    with closing(spoilt(tmp_path / "ambit.db", change)) as log:
        assert log.entries(2)[0] == list(STEPS)
        assert [(found.number, found.wrong is None) for found in verify(log)] == [(2, True), (1, False)]
        assert 2 in [game.id for game in log.games()]


def test_a_changed_start_is_found_even_when_nothing_was_played(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        keep(log, ())
    alter(tmp_path / "ambit.db", CHANGES["header"])
    with closing(opened(tmp_path / "ambit.db")) as log:
        with pytest.raises(Damaged, match="log-damaged-game"):
            log.entries(1)
        assert log.games() == []
        [found] = verify(log)
        assert (found.saved, found.wrong and found.wrong.id) == (None, "log-damaged-game")


def test_two_games_cannot_change_places(tmp_path: Path) -> None:
    path = saved(tmp_path / "ambit.db")
    alter(path, *(f"UPDATE games SET id = {new} WHERE id = {old}" for old, new in ((1, 9), (2, 1), (9, 2))))
    with closing(opened(path)) as log:
        assert [found.wrong is None for found in verify(log)] == [False, False]


@pytest.mark.parametrize("lost", ["number = 7", "number > 2", "number > 0"])
def test_an_end_that_is_missing_is_found_when_the_game_was_over(tmp_path: Path, lost: str) -> None:
    path = tmp_path / "ambit.db"
    with closing(opened(path)) as log:
        keep(log, (*STEPS, END), over=True)
        assert [found.wrong for found in verify(log)] == [None]
    alter(path, f"DELETE FROM entries WHERE {lost}")
    with closing(opened(path)) as log:
        [found] = verify(log)
        assert found.wrong is not None
        assert found.wrong.id == "log-damaged-step"


def test_a_game_that_is_over_by_its_steps_and_not_by_its_row_is_found(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        keep(log, (*STEPS, END), over=False)
        assert [found.wrong is None for found in verify(log)] == [False]


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry("do", ({"do": "play", "seat": 2},)), "against the rules"),
        (Entry("do", ({"do": "dance", "seat": 2},)), "no such verb"),
        (Entry("redo"), "nothing to bring back"),
        (Entry("undo"), "one step too many"),
    ],
)
def test_a_step_that_is_refused_when_it_is_played_again_is_found(tmp_path: Path, entry: Entry, why: str) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        keep(log, (*STEPS[:1], *([Entry("undo")] if entry.kind == "undo" else []), entry, *STEPS[1:]))
        [found] = verify(log)
        assert found.wrong is not None
        assert (found.wrong.id, found.wrong.args["step"]) == ("log-damaged-step", 3 if entry.kind == "undo" else 2), why


def test_a_game_that_nobody_knows_any_more_is_found(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "ambit.db")) as log:
        for header in (replace(HEADER, game="chess"), replace(HEADER, rules=2), replace(HEADER, seats=("Ana",))):
            log.begin(header)
        assert [found.wrong and found.wrong.id for found in verify(log)] == ["log-damaged-game"] * 3


def test_a_seal_depends_on_everything_before_it() -> None:
    rows = [Row(kind, body, at) for kind in ("do", "undo") for body in ("[]", "[1]") for at in (None, 0, 1)]
    assert len({seal(before, row) for before in (0, 1) for row in rows}) == 24
    assert len({first_seal(1, "a", "b"), first_seal(1, "ab", ""), first_seal(2, "a", "b")}) == 3
