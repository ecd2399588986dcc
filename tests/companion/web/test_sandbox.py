"""Trying battles out over HTTP: for anybody, without a game at the table, and with nothing kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.companion.web.lan import PHONE, Lan, lan_in

TEAMS = {"one": [{"card": "training-pebble-pup"}], "two": [{"card": "training-ember-mouse"}]}


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Lan]:
    """A table at which nothing is played."""
    with lan_in(tmp_path) as lan:
        yield lan


def trying(lan: Lan, wish: dict[str, Any], game: str = "tamer") -> Any:
    return lan.post(f"/api/sandbox/{game}", wish, peer=PHONE)


def test_a_battle_is_fought_for_anybody_and_kept_nowhere(empty: Lan) -> None:
    answer = trying(empty, TEAMS)
    assert answer.status_code == 200
    assert answer.json()["view"]["table"]["battles"][0]["result"]["how"] == "fight"
    assert empty.get("/api/history").json() == []
    assert empty.host.sitting is None


def test_all_orders(empty: Lan) -> None:
    assert trying(empty, TEAMS | {"orders": 0}).json()["orders"] == 1


def test_a_game_without_a_sandbox_and_one_that_nobody_knows(empty: Lan) -> None:
    for game in ("ambush", "nonsense"):
        answer = trying(empty, TEAMS, game)
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "web-no-sandbox")


def test_what_cannot_be_read_and_what_cannot_be_fought(empty: Lan) -> None:
    assert trying(empty, {"one": 3}).status_code == 400
    refused = trying(empty, TEAMS | {"one": []})
    assert (refused.status_code, refused.json()["clause"]) == (409, "TAMER-TEAM-10")


def test_the_list_of_games_says_what_can_be_tried_out(empty: Lan) -> None:
    told = {game["name"]: game["sandbox"] for game in empty.get("/api/games").json()}
    assert told["tamer"] is True
    assert told["ambush"] is False


def test_the_page_is_there(empty: Lan) -> None:
    assert empty.get("/sandbox").status_code == 200
