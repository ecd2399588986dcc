"""`ambit simulate`: games without people, the same again from the same seed, and a loud no when something breaks."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine import registry
from engine.ambush import GAME
from engine.ambush.rules import RULEBOOK
from engine.ambush.state import State
from engine.ambush.view import view
from engine.game import Game, Step
from engine.refusal import Refusal, refuse
from engine.view import View
from tests.companion.cli.terminal import ambit, program

FEW = ("simulate", "ambush", "--games", "6", "--json")


def test_games_are_played_and_nothing_breaks() -> None:
    said = ambit("simulate", "ambush", "--games", "20", "--json")
    [summary] = said.lines
    assert (said.code, said.err) == (0, "")
    assert (summary["game"], summary["games"], summary["breaches"]) == ("ambush", 20, [])
    assert sum(summary["reasons"].values()) == 20
    assert set(summary["reasons"]) >= {"AMBUSH-WIN-05", "AMBUSH-PRACTICE-02"}
    assert summary["actions"] > 500
    assert summary["facts"]["exposed"] > 100


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert ambit(*FEW, "--seed", "7").out == ambit(*FEW, "--seed", "7").out
    assert ambit(*FEW, "--seed", "7").out != ambit(*FEW, "--seed", "8").out


@pytest.mark.parametrize("hashing", ["1", "2"])
def test_the_same_seed_gives_the_same_games_in_every_process(hashing: str) -> None:
    assert program(*FEW, env={"PYTHONHASHSEED": hashing}).stdout == ambit(*FEW).out


@pytest.mark.parametrize("mode", GAME.modes)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mode_and_seats_can_be_chosen(mode: str, seats: int) -> None:
    said = ambit("simulate", "ambush", "--games", "3", "--mode", mode, "--seats", str(seats), "--json")
    assert (said.code, said.lines[0]["games"]) == (0, 3)
    assert set(said.lines[0]["wins"]) <= {str(seat) for seat in range(1, seats + 1)}


def test_options_can_be_chosen() -> None:
    """Pieces stand on squares only where the table follows the board."""
    words = ("simulate", "tash_kalar", "--mode", "match-a-mort", "--games", "1", "--json")
    ledger, board = (ambit(*words, "--option", f"tracking={depth}") for depth in ("ledger", "board"))
    assert (ledger.code, board.code) == (0, 0)
    assert ledger.out != board.out
    assert ambit(*words, "--option", "tracking=board").out == board.out


def test_people_are_told_what_came_out() -> None:
    said = ambit("simulate", "ambush", "--games", "4")
    assert said.code == 0
    assert said.out.startswith("4\N{NO-BREAK SPACE}games played, ")
    assert said.out.endswith("All checks passed.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "Ambit does not know a game “chess”. It knows: ambal, ambush"),
        (("ambush", "--mode", "blitz"), "no mode “blitz”. Its modes are: standard, practice."),
        (("ambush", "--seats", "5"), "This mode takes: 2, 3, 4."),
        (("ambush", "--seats", "1"), "This mode takes: 2, 3, 4."),
        (("ambush", "--option", "castle"), "Write it as name=value"),
        (("ambush", "--option", "castle=high"), '“castle” is "high".'),
        (("ambush", "--games", "0"), "--games"),
        (("ambush", "--games", "many"), "--games"),
        (("ambush", "--seed", "x"), "--seed"),
        ((), "GAME"),
    ],
)
def test_wrong_use_ends_with_2_and_says_what_would_be_right(words: tuple[str, ...], sentence: str) -> None:
    said = ambit("simulate", *words)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


# Something that must not be


def one_card_too_many(now: State, viewer: int | None) -> View:
    """A referee who cannot count beyond three."""
    seen = view(now, viewer)
    return replace(seen, table=replace(seen.table, battlefield=4)) if seen.table.battlefield == 3 else seen


def moody() -> Callable[[State, Any], Step[State] | Refusal]:
    """Rules that change their mind: what they allow when asked they refuse when it is done."""
    asked: list[tuple[State, Any]] = []

    def changed(now: State, do: Any) -> Step[State] | Refusal:
        again = any(now is state and do == action for state, action in asked[-1:])
        asked.append((now, do))
        return refuse("AMBUSH-CALL-02", "ambush-over") if again else RULEBOOK.apply(now, do)

    return changed


def never_the_same(counting: Callable[[], int]) -> Callable[[State, Any], Step[State] | Refusal]:
    """Rules that remember what they should not: the same log leads to another state the second time."""

    def forgetful(now: State, do: Any) -> Step[State] | Refusal:
        step = RULEBOOK.apply(now, do)
        return step if isinstance(step, Refusal) else Step(replace(step.state, opened_at=counting()), step.facts)

    return forgetful


def stands_still(now: State, do: Any) -> Step[State] | Refusal:
    """Rules under which nothing ever happens."""
    step = RULEBOOK.apply(now, do)
    return step if isinstance(step, Refusal) else Step(now)


BROKEN: dict[str, tuple[Game[State], str]] = {
    "counts": (replace(GAME, view=one_card_too_many), "battlefield of the table: the referee has 4, there are 3"),
    "moods": (replace(GAME, apply=moody(), allows=None), "a legal action was refused on AMBUSH-CALL-02"),
    "memory": (replace(GAME, apply=never_the_same(count().__next__)), "the replay of the log gives another state"),
    "stillness": (replace(GAME, apply=stands_still), "not over after 5000 actions"),
}


@pytest.fixture(params=BROKEN)
def breach(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of Ambush with a fault planted in it, known for one test; gives what must be said about it."""
    monkeypatch.setattr(registry, "_added", {})
    game, words = BROKEN[request.param]
    registry.add(game)
    return words


def test_a_breach_ends_with_1_and_is_told_with_its_seed(breach: str) -> None:
    said = ambit("simulate", "ambush", "--games", "2", "--seed", "3", "--mode", "standard")
    assert said.code == 1
    assert "Seed 3.0: " in said.out
    assert breach in said.out
    assert "All checks passed" not in said.out


def test_a_breach_is_in_the_summary_for_programs(breach: str) -> None:
    said = ambit("simulate", "ambush", "--games", "2", "--seed", "3", "--mode", "standard", "--json")
    first, *_ = said.lines[0]["breaches"]
    assert (said.code, said.err, first["seed"]) == (1, "", "3.0")
    assert breach in first["breach"]


@pytest.fixture
def miscounting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    registry.add(BROKEN["counts"][0])


@pytest.mark.usefixtures("miscounting")
def test_a_game_with_a_breach_is_kept_as_a_scenario_that_can_be_run(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "kept"
    assert ambit("simulate", "ambush", "--games", "2", "--keep", str(folder)).code == 1
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == ["ambush-practice-1.0.jsonl", "ambush-standard-1.0.jsonl"]
    for path in kept:
        assert ambit("run", str(path)).code == 0


@pytest.mark.usefixtures("miscounting")
def test_a_folder_that_cannot_be_made_is_said_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    said = ambit("simulate", "ambush", "--games", "2", "--keep", str(tmp_path / "file"))
    assert (said.code, said.out) == (2, "")
    assert "cannot be opened" in said.err
