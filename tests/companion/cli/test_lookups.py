"""`ambit games` and `ambit rules`: what there is, a clause in plain words, and help for a slip of the pen."""

import msgspec
import pytest

from companion import clauses
from engine import registry
from engine.clauses import Clause
from tests.companion.cli.terminal import ambit

# Games


@pytest.mark.parametrize("name", registry.shipped())
def test_every_game_is_listed_with_its_modes_and_seats(name: str) -> None:
    game = registry.find(name)
    said = ambit("games")
    assert game is not None
    assert said.code == 0
    assert name in said.out
    assert all(mode in said.out for mode in game.modes)


def test_programs_get_one_line_a_game() -> None:
    said = ambit("games", "--json")
    assert said.code == 0
    assert [line["game"] for line in said.lines] == list(registry.names())
    [ambush] = [line for line in said.lines if line["game"] == "ambush"]
    assert ambush["rules"] == 1
    assert ambush["modes"] == {"standard": [2, 3, 4], "practice": [2, 3, 4]}
    assert "ambush" in ambush["packs"]


# Rules


@pytest.mark.parametrize("spelled", ["AMBUSH-CALL-02", "ambush-call-02"])
def test_a_clause_is_told_in_plain_words(spelled: str) -> None:
    said = ambit("rules", spelled)
    assert (said.code, said.err) == (0, "")
    assert said.out == "Calling Ambush\nAMBUSH-CALL-02  Every standing player may call, on turn or not.\n\n"


def test_a_clause_comes_with_its_rulings_and_options() -> None:
    clause = clauses.clause("AMBUSH-CAPTURE-13")
    assert isinstance(clause, Clause)
    said = ambit("rules", "AMBUSH-CAPTURE-13").out
    assert clause.rulings
    assert clause.options
    assert all(remark in said for remark in (*clause.rulings, *clause.options))


def test_the_rules_of_the_table_are_there_too() -> None:
    assert "TABLE-UNDO" in ambit("rules", "table").out
    assert ambit("rules", "TABLE-INPUT").code == 0


@pytest.mark.parametrize("game", clauses.games())
def test_every_clause_of_a_game_is_listed_under_its_heading(game: str) -> None:
    said = ambit("rules", game)
    every = clauses.read(game)
    assert said.code == 0
    assert [line.split("  ")[0] for line in said.out.splitlines() if line.split("  ")[0] in every] == list(every)
    assert {clause.section for clause in every.values()} <= set(said.out.splitlines())


def test_programs_get_one_line_a_clause() -> None:
    said = ambit("rules", "ambush", "--json")
    read = [msgspec.convert(line, Clause) for line in said.lines]
    assert (said.code, read) == (0, list(clauses.read("ambush").values()))
    [one] = ambit("rules", "AMBUSH-CALL-07", "--json").lines
    assert (one["id"], one["section"]) == ("AMBUSH-CALL-07", "Calling Ambush")


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("AMBUSH-CAL-07", "AMBUSH-CALL-07"),
        ("AMBUSH-CALL-99", "AMBUSH-CALL-09"),
        ("TABLE-UNDOO", "TABLE-UNDO"),
        ("ambsh", "ambush"),
        ("Tamerr", "tamer"),
    ],
)
def test_an_unknown_clause_or_game_is_answered_with_those_like_it(asked: str, near: str) -> None:
    said = ambit("rules", asked)
    assert (said.code, said.out) == (2, "")
    assert asked in said.err
    assert f"Did you mean {near}" in said.err or f", {near}" in said.err


@pytest.mark.parametrize("asked", ["chess", "???", "", "-", "A-B-C"])
def test_what_looks_like_nothing_is_answered_with_where_to_look(asked: str) -> None:
    said = ambit("rules", "--", asked)
    assert (said.code, said.out) == (2, "")
    assert "ambush" in said.err or "The name of a game lists all its clauses." in said.err
