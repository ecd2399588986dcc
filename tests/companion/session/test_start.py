"""Beginning a game: what cannot be played is refused before anything is written, and all that matters is written."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.packs import packs_of
from companion.session import Session, start
from engine.refusal import Refusal
from engine.setup import Header
from hardware.outputs import Digits, Light, Steady
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening, header, tagged


def attempt(evening: Evening, wanted: Header, **more: Any) -> Session | Refusal:
    return start(wanted, more.get("packs", ()), evening.log, evening.table, evening.clock, tagged)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "setup-game"),
        ({"mode": "blitz"}, "setup-mode"),
        ({"seats": ("Ana",)}, "setup-seats"),
        ({"seats": ("Ana", "B" * 41)}, "input-shape"),
        ({"seats": ("Ana", " ")}, "input-shape"),
        ({"seats": ("Ana", "Bo\nCy")}, "input-shape"),
        ({"options": {"castle": 0}}, "setup-options"),
        ({"options": {"moat": 1}}, "setup-options"),
        ({"cards": ({"id": "x"},)}, "card-wrong"),
        ({"decks": {"1": []}}, "ambush-nobody-brings-a-deck"),
        ({"rules": 99}, "setup-rules"),
    ],
)
def test_what_cannot_be_played_is_refused_and_not_written(begin: Begin, wrong: dict[str, Any], words: str) -> None:
    evening = begin()
    refused = attempt(evening, replace(header(2), **wrong))
    assert isinstance(refused, Refusal)
    assert refused.clause == "TABLE-INPUT"
    assert refused.message.id == words
    assert evening.log.numbers() == [1]


def test_everything_that_matters_is_in_the_log(begin: Begin) -> None:
    evening = begin()
    session = attempt(evening, header(3, castle=12), packs=packs_of("ambush", training=True))
    assert isinstance(session, Session)
    saved = evening.log.game(session.number)
    assert (saved.id, saved.steps, saved.over) == (2, 0, False)
    assert (saved.header.mode, saved.header.rules, saved.header.seats) == ("standard", 1, ("Ana", "Bo", "Cy"))
    assert set(saved.packs) == {"ambush", "ambush-training"}
    assert saved.header.options["castle"] == 12
    assert saved.header.options["capture_seconds"] == 0, "what was not said is written too: a default may change"
    cards = {card["id"]: card for card in saved.header.cards}
    assert {"elven-archer", "training-ram", "footman"} <= cards.keys()
    assert cards["ambush"]["effects"] == [], "the card of the header comes before the one of the pack"


def test_the_table_is_lit_from_the_start(begin: Begin) -> None:
    evening = begin(2, castle=7)
    assert evening.shows("seat2.main") == Digits("seat2.main", "7")
    evening.begun().press("seat1.ok").press("seat1.no").press("seat2.ok")
    assert evening.shows("seat1.lamp") == Light("seat1.lamp", Steady())


def test_a_session_that_was_closed_hears_nothing_more(begin: Begin) -> None:
    evening = begin()
    evening.session.close()
    evening.begun()
    assert evening.rows() == 0


def test_whoever_stops_watching_is_told_nothing_more(begin: Begin) -> None:
    evening, news = begin(), list[object]()
    leave = evening.session.watch(news.append)
    evening.begun()
    leave()
    heard = len(news)
    evening.press("seat1.ok")
    assert len(news) == heard > 0
