"""Decks that the table keeps are hidden from all players (clause AMBAL-DECK-15): the referee alone is told of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.cards.decks import Deck, Decks
from engine.ambal.starters import STARTERS
from tests.companion.web.lan import HERE, Lan, lan_in
from tests.companion.web.test_openapi import paths

NAME = "Thunder without end"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Lan]:
    """A game of Ambal Tournament, at a table that keeps somebody's deck."""
    with lan_in(tmp_path) as lan:
        lan.start(game="ambal", training=True)
        lan.do(lambda: Decks(lan.host.log).save("ambal", NAME, Deck("single-regular", _cards(lan))))
        yield lan


def _cards(lan: Lan) -> list[str]:
    """Two cards that the game knows."""
    return [card["id"] for card in lan.host.game.header.cards[:2]]


def tokens(lan: Lan) -> dict[str, str]:
    return {"nobody": "", "seat": lan.seat(1), "table": lan.table(), "referee": lan.referee()}


@pytest.mark.rule("AMBAL-DECK-15")
def test_the_referee_is_told_the_decks_and_nobody_else_that_there_are_any(table: Lan) -> None:
    log = table.host.log
    for role, token in tokens(table).items():
        with_deck = table.get("/api/cards/ambal", token=token).json()
        assert [deck["name"] for deck in with_deck["decks"]] == ([NAME] if role == "referee" else [])
        table.do(lambda: Decks(log).forget("ambal", NAME))
        without = table.get("/api/cards/ambal", token=token).json()
        assert (with_deck == without) == (role != "referee")
        table.do(lambda: Decks(log).save("ambal", NAME, Deck("single-regular", _cards(table))))


@pytest.mark.rule("AMBAL-DECK-15")
@pytest.mark.parametrize("role", ["nobody", "seat", "table"])
def test_nothing_that_can_be_asked_tells_of_a_deck(table: Lan, role: str) -> None:
    from companion.web.api import ENDPOINTS

    token, told = tokens(table)[role], []
    for endpoint in ENDPOINTS:
        if endpoint.method == "GET":
            told += [table.get(path.replace("ambush", "ambal"), token=token).text for path in paths(endpoint)]
    asked = {"game": "ambal", "name": NAME, "piles": []}
    told += [table.post(f"/api/cards/deck/{what}", asked, token=token).text for what in ("save", "forget")]
    told.append(table.post("/api/cards/deck/forget", {"game": "ambal", "name": "x"}, token=token).text)
    told.append(table.post("/api/cards/register/begin", {"game": "ambal", "deck": NAME}, token=token).text)
    told.append(table.post("/api/cards/register/begin", {"game": "ambal", "deck": "x"}, token=token).text)
    with table.page(token, HERE) as page:
        page.catch_up()
        told.append(msgspec.json.encode(page.frames).decode())
    assert not [text for text in told if NAME in text]


@pytest.mark.rule("AMBAL-DECK-15")
def test_whether_a_name_is_taken_is_told_to_the_referee_alone(table: Lan) -> None:
    for role, token in tokens(table).items():
        for what in ("save", "forget"):
            there, not_there = (_deck_asked(table, what, name, token) for name in (NAME, "Another"))
            if role != "referee":
                assert there.status_code in (401, 403)
                assert (there.status_code, there.text) == (not_there.status_code, not_there.text)


def _deck_asked(lan: Lan, what: str, name: str, token: str) -> Any:
    more: dict[str, Any] = {"piles": []} if what == "save" else {}
    return lan.post(f"/api/cards/deck/{what}", {"game": "ambal", "name": name, **more}, token=token)


@pytest.mark.rule("AMBAL-DECK-15")
def test_registering_the_cards_of_a_deck_is_told_to_the_referee_alone(table: Lan) -> None:
    screen, referee = table.table(), table.referee()
    answer = table.post("/api/cards/register/begin", {"game": "ambal", "deck": NAME}, token=screen)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "web-decks-hidden")
    begun = table.post("/api/cards/register/begin", {"game": "ambal", "deck": NAME}, token=referee).json()
    assert begun["now"]["total"] == 2
    assert table.get("/api/cards/register/now", token=screen).json() == {"registering": None}
    assert table.post("/api/cards/register/say", {"do": "skip"}, token=screen).status_code == 409
    with table.page(screen, HERE) as at_table, table.page(referee, HERE) as judging:
        at_table.say("device", do="tap", device="table.reader", uid="04A1B2C3D4E501")
        told = [sum(each["tell"] == "notice" for each in page.heard) for page in _caught_up(at_table, judging)]
    assert told == [0, 1]


def _caught_up(*some: Any) -> tuple[Any, ...]:
    for page in some:
        page.catch_up()
    return some


@pytest.mark.rule("AMBAL-DECK-15")
def test_how_many_chips_a_card_has_is_not_told_to_players(table: Lan) -> None:
    told = {role: table.get("/api/cards/ambal", token=token).json() for role, token in tokens(table).items()}
    assert [told[role]["tags"] for role in ("nobody", "seat", "table", "referee")] == [None, None, 0, 0]
    assert {card["tags"] for role in ("nobody", "seat") for card in told[role]["cards"]} == {None}


@pytest.mark.rule("AMBAL-DECK-15")
def test_a_list_that_was_registered_stays_hidden_after_the_game(table: Lan) -> None:
    table.act(do="deck", seat=1, starter=next(iter(STARTERS)))
    table.act(do="concede", seat=2)
    for role, token in tokens(table).items():
        answer = table.get("/api/history/1/scenario", token=token)
        assert (answer.status_code == 200) == (role == "referee")
    told = table.get("/api/history/1")
    assert (told.status_code, len(told.json()["frames"])) == (200, 3)
    assert '"do":' not in told.text
