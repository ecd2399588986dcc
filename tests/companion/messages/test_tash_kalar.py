"""What Tash-Kalar says: pieces and squares in words that people at the table use."""

from typing import Any

import pytest

from companion.messages import Speaker
from engine.refusal import Refusal
from engine.tash_kalar.pieces import PIECES
from tests.engine.tash_kalar.table import DUEL, MELEE, Table

NBSP = "\u00a0"
NAMES = {1: "Ana", 2: "Bo", 3: "Cy", 4: "Di"}


def told(table: Table, language: str = "en") -> list[str]:
    """The facts of the last action in words."""
    return [Speaker(language, NAMES).fact("tash_kalar", fact) for fact in table.history.moments[-1].facts]


def refusal(table: Table, verb: str, language: str = "en", **fields: Any) -> str:
    refused = table.attempt(verb, 1, **fields)
    assert isinstance(refused, Refusal)
    return Speaker(language, NAMES).message(refused.message)


@pytest.mark.rule("TASH-TRACK-08")
def test_a_corrected_square_is_told_with_whose_piece_stands_there() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="2h")
    assert told(table) == ["Corrected: a heroic piece of Bo’s side stands on e5."]
    assert told(table, "fr") == [f"Corrigé{NBSP}: une pièce héroïque du camp Bo se trouve en e5."]
    table.put(e5=None)
    assert told(table) == ["Corrected: e5 is empty."]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_has_words(language: str) -> None:
    table, said = Table(MELEE, seats=4, board=True), set()
    for piece in PIECES:
        table.put(e5=piece)
        [sentence] = told(table, language)
        assert piece not in sentence
        said.add(sentence)
    assert len(said) == len(PIECES)


@pytest.mark.rule("TABLE-INPUT", "TASH-ARENA-02")
def test_a_square_that_is_not_there_is_told_as_it_was_said() -> None:
    table = Table(DUEL, board=True)
    assert refusal(table, "place", at="e10").startswith('"e10" is not a square')
    assert refusal(table, "place", "fr", at="e10").startswith('"e10" n’est pas une case')
    assert refusal(table, "place", at="a1") == f"a1 is not in the arena. Choose one of its 69{NBSP}squares."
    table.do("summon", 1, card="riddle", at="c1")
    assert '"e10" is not a square' in refusal(table, "resolve", ops=[{"op": "destroy", "at": "e10"}])
