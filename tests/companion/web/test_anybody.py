"""What the table does and anybody at it could do: every phone offers it, and may take it back."""

from typing import Any

import pytest

from engine import registry
from engine.game import Game
from tests.companion.web.lan import Lan, Page
from tests.companion.web.test_phones import two_cards_down

pytestmark = pytest.mark.rule("TABLE-SCREEN")
FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 2}


def of_the_table(page: Page) -> set[str]:
    return {action["do"] for action in page.catch_up()["legal"] if action["seat"] == 0}


def left_lying(lan: Lan) -> None:
    """A grab is over, and cards were left: somebody has to look through them."""
    two_cards_down(lan)
    lan.act(do="call", seat=1)
    for seat in (1, 2):
        lan.act(do="stop", seat=seat, captured=0)
    assert lan.host.game.session.view().phase == "verify"


def test_a_phone_says_who_begins(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        assert of_the_table(page) == {"first"}
        assert page.act(**FIRST)["tell"] == "done"
        assert page.state["view"]["turn"] == 2
    [entry] = lan.do(lambda: lan.host.log.entries(1)[0])
    assert [(action["do"], action["seat"]) for action in entry.actions] == [("first", 0)]


def test_a_phone_counts_the_cards_that_were_left_lying(lan: Lan) -> None:
    token = lan.seat(2)
    left_lying(lan)
    with lan.page(token) as page:
        assert of_the_table(page) == {"declare"}
        assert page.act(do="declare", seat=0, ambush=2)["tell"] == "done"


@pytest.mark.parametrize("verb", ["stop", "close", "ready"])
def test_time_and_verdicts_are_not_anybodys(lan: Lan, verb: str) -> None:
    token = lan.seat(1)
    two_cards_down(lan)
    lan.act(do="call", seat=1)
    with lan.page(token) as page:
        assert of_the_table(page) == set()
        refused = page.act(do=verb, seat=0)
        assert (refused["clause"], refused["message"]["id"]) == ("TABLE-SCREEN", "web-own-seat")


def test_nobody_who_watches_says_who_begins(lan: Lan) -> None:
    with lan.page() as page:
        assert page.state["legal"] == []
        assert page.act(**FIRST)["message"]["id"] == "web-watch"


def test_what_anybody_could_do_anybody_takes_back(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as one, lan.page(lan.seat(2)) as two:
        one.act(**FIRST)
        assert two.catch_up()["can_undo"]
        assert two.say("order", order="undo", version=two.state["version"])["tell"] == "done"
        assert one.catch_up()["can_redo"]


def test_a_correction_is_taken_back_by_no_phone(lan: Lan) -> None:
    lan.act(do="first", seat=0, first=1)
    lan.act(do="adjust", seat=0, target=1, counter="castle", to=12)
    with lan.page(lan.seat(1)) as page:
        assert not page.state["can_undo"]
        assert page.say("order", order="undo", version=page.state["version"])["message"]["id"] == "web-undo-own"


@pytest.mark.parametrize("game", [game for name in registry.names() if (game := registry.find(name))])
def test_no_game_gives_corrections_or_foreign_verbs_to_anybody(game: Game[Any]) -> None:
    assert set(game.anybody) <= set(game.actions)
    assert "adjust" not in {kind.verb() for kind in game.anybody}
