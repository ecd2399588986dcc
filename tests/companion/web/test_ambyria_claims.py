"""Claims of a response on phones: who lies about the moment never holds the window of somebody who was earlier."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.bindings.ambyria import queries
from companion.web.moments import UNMEASURED
from tests.companion.web.lan import HERE, Lan, Page, lan_in
from tests.companion.web.test_phones import answer

HEROES = {1: "yvera", 2: "rowl", 3: "serephene"}


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    """Ana has laid a mode card: Bo, to her left, and Cy may claim a response."""
    with lan_in(tmp_path) as lan:
        lan.start("Ana", "Bo", "Cy", game="ambyria", training=True)
        for seat, hero in HEROES.items():
            lan.act(do="choose", seat=seat, hero=hero)
        lan.act(do="mode", seat=1, card="training-mirror")
        lan.pass_time(2.0)
        view = lan.host.game.session.view()
        assert queries.may_claim(view, 2), view.prompt
        yield lan


def held(lan: Lan) -> int | None:
    window: dict[str, int | None] | None = lan.host.game.session.view().table.window
    return window["held"] if window else None


def claim(page: Page, seat: int, **moment: Any) -> None:
    assert page.act(do="call", seat=seat, **moment)["tell"] == "done"


def press(lan: Lan, seat: int) -> None:
    with lan.page(lan.table(), HERE) as screen:
        assert screen.say("device", do="press", device=f"seat{seat}.call")["tell"] == "done"


@pytest.mark.rule("TABLE-MOMENT")
@pytest.mark.parametrize("later", [0.01, UNMEASURED - 0.01, UNMEASURED + 0.01])
def test_a_claim_that_is_backdated_reaches_no_farther_than_the_way(lan: Lan, later: float) -> None:
    """Cy presses a button; Bo's phone, to the left, hears of it and claims to have been first by far."""
    with lan.page(lan.seat(2)) as phone:
        press(lan, 3)
        phone.until("question")
        lan.pass_time(later)
        claim(phone, 2, at=lan.host.steady.now() - 0.9, err=0.0)
        answer(phone)
        phone.catch_up()
        lan.pass_time(0.5)
    assert held(lan) == (2 if later < UNMEASURED else 3), "alike, the first to the left has it"


@pytest.mark.rule("TABLE-MOMENT")
def test_one_to_the_right_gains_nothing_at_all_by_it(lan: Lan) -> None:
    with lan.page(lan.seat(3)) as phone:
        press(lan, 2)
        phone.until("question")
        claim(phone, 3, at=lan.host.steady.now() - 0.9, err=0.0)
        answer(phone)
        phone.catch_up()
        lan.pass_time(0.5)
    assert held(lan) == 2


@pytest.mark.rule("TABLE-MOMENT")
def test_a_claim_without_a_moment_waits_for_the_others_like_any(lan: Lan) -> None:
    with lan.page(lan.seat(3)) as phone:
        claim(phone, 3)
        assert held(lan) is None, "every link is asked first"
        press(lan, 2)
        answer(phone)
        phone.catch_up()
        lan.pass_time(0.5)
    assert held(lan) == 2, "they cannot be told apart, and Bo is first to the left"


def test_how_close_it_was_is_told_to_everybody(lan: Lan) -> None:
    with lan.page(lan.seat(3)) as phone, lan.page(lan.seat(1)) as other:
        claim(phone, 3)
        press(lan, 2)
        answer(phone)
        phone.catch_up()
        lan.pass_time(0.5)
        while (told := other.until("notice")["message"])["id"] == "link-unanswered":
            pass  # the third phone was asked as well
    assert (told["id"], told["args"]["seats"]) == ("claims-alike", [2, 3])
    assert told["args"]["err"] > 0, "a phone says how wrong its moment can be"
