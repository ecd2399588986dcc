"""All rules of a game at once, in the reader's language."""

import pytest

from companion import clauses
from tests.companion.web.lan import PHONE, Lan


@pytest.mark.parametrize("game", clauses.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_is_told_under_its_heading(lan: Lan, game: str, language: str) -> None:
    book = lan.get(f"/api/rulebook/{game}?language={language}", peer=PHONE).json()
    told = {rule["clause"]: rule["text"] for section in book["sections"] for rule in section["clauses"]}
    assert told == {id: clause.text for id, clause in clauses.read(game, language).items()}
    assert [section["heading"] for section in book["sections"]] == list(
        dict.fromkeys(clause.section for clause in clauses.read(game, language).values())
    )


@pytest.mark.parametrize(
    ("path", "id"),
    [("/api/rulebook/chess", "game-unknown"), ("/api/rulebook/ambush?language=tlh", "language-unknown")],
)
def test_what_there_is_not_is_said(lan: Lan, path: str, id: str) -> None:
    answer = lan.get(path)
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, id)
