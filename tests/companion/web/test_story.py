"""What has happened is told to every page alike, whenever it comes, and only as far as it was not taken back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.web import story
from engine import registry
from tests.companion.web.lan import Lan, Page, lan_in


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Lan]:
    with lan_in(tmp_path) as lan:
        yield lan


@pytest.fixture
def duel(table: Lan) -> Lan:
    """Two players in a Single Duel at the end of a round, in which a pass has nothing to tell."""
    table.start("Ana", "Bo", game="ambal", mode="single-regular")
    table.act(do="start", seat=0)
    table.act(do="stop", seat=1)
    table.act(do="stop", seat=2)
    return table


def told_late(lan: Lan) -> list[dict[str, Any]]:
    """What a page is told that comes only now."""
    with lan.page() as page:
        return list(page.state["story"])


def first_told(page: Page) -> Any:
    """The story with which a page begins, as it was sent."""
    return next(frame["story"] for frame in page.frames if frame["tell"] == "state")


def names(steps: list[dict[str, Any]]) -> list[list[str]]:
    return [[fact["fact"] for fact in step["facts"]] for step in steps]


def test_a_step_is_told_as_one_and_one_without_facts_too(duel: Lan) -> None:
    with duel.page() as page:
        page.frames.clear()
        duel.act(do="pass", seat=1)
        duel.act(do="name", seat=1, name="Ada")
        steps = page.catch_up()["story"]
        assert ["stopped"] in names(steps)
        assert names(steps)[-2:] == [[], []]
        assert len(steps) == duel.host.game.session.history.count
        assert told_late(duel) == steps


def test_what_was_taken_back_is_told_to_hold_no_more_and_nothing_else(duel: Lan) -> None:
    with duel.page() as page:
        before = page.state["story"]
        page.frames.clear()
        duel.do(duel.host.game.session.undo)
        page.catch_up()
        [told] = [frame["story"] for frame in page.frames if frame["tell"] == "update"]
        assert (told["since"], told["steps"]) == (len(before) - 1, [])
        assert page.state["story"] == before[:-1] == told_late(duel)


def test_what_is_brought_back_happened_when_it_happened_first(duel: Lan) -> None:
    with duel.page() as page:
        before = page.state["story"]
        duel.do(duel.host.game.session.undo)
        duel.pass_time(20)
        duel.do(duel.host.game.session.redo)
        assert page.catch_up()["story"] == before == told_late(duel)
        with duel.page() as late:
            assert first_told(late)["age"] == 20


def test_something_else_that_is_done_takes_the_place_of_what_was_taken_back(duel: Lan) -> None:
    with duel.page() as page:
        duel.do(duel.host.game.session.undo)
        duel.act(do="name", seat=1, name="Ada")
        assert names(page.catch_up()["story"])[-2:] == [["stopped"], []]
        assert told_late(duel) == page.state["story"]


def test_a_page_that_comes_back_is_told_only_what_is_new_to_it(duel: Lan) -> None:
    with duel.page() as page:
        seen = page.state
    duel.do(duel.host.game.session.undo)
    duel.act(do="name", seat=1, name="Ada")
    with duel.page(number=seen["number"], version=seen["version"]) as page:
        told = first_told(page)
    assert told["since"] == len(seen["story"]) - 1
    assert names(told["steps"]) == [[]]


def test_a_page_that_was_away_for_long_is_told_all_of_it(duel: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "KEPT", 3)
    duel.do(duel.web.hub.states.begin)
    with duel.page() as page:
        seen = page.state
    for name in "abcd":
        duel.act(do="name", seat=1, name=name)
    with duel.page(number=seen["number"], version=seen["version"]) as page:
        assert first_told(page)["since"] == 0
        assert page.state["story"] == told_late(duel)


def test_a_long_game_is_told_from_the_same_step_on_whoever_comes_when(
    duel: Lan, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a step is taken back, pages are told again what had dropped out at the front."""
    monkeypatch.setattr(story, "LONGEST", 4)
    with duel.page() as page:
        for name in "abcdef":
            duel.act(do="name", seat=1, name=name)
        page.catch_up()
        page.frames.clear()
        duel.do(duel.host.game.session.undo)
        duel.do(duel.host.game.session.undo)
        page.catch_up()
        told = [frame["story"] for frame in page.frames if frame.get("story")]
        with duel.page() as late:
            first = first_told(late)
    assert first["since"] == duel.host.game.session.history.count - 4
    assert (told[-1]["since"], told[-1]["steps"]) == (first["since"], first["steps"])


def test_a_game_that_is_taken_up_again_is_told_from_its_beginning_without_times(duel: Lan) -> None:
    before, number = told_late(duel), duel.host.game.session.number
    duel.do(duel.host.close)
    duel.do(lambda: duel.host.resume(number))
    after = told_late(duel)
    assert names(after) == names(before)
    assert {step["played"] for step in after} == {None}


FOR_FOUR = {
    "ambal": "double-regular",
    "ambush": "standard",
    "ambyria": "standard",
    "tamer": "referee",
    "tash_kalar": "melee-a-mort",
}


@pytest.mark.parametrize("game", registry.shipped())
def test_pages_opened_early_and_late_know_the_same_at_every_step(table: Lan, game: str) -> None:
    """In every game, at a table that plays by itself, with steps taken back and brought back in between."""
    table.start("Ana", "Bo", "Cy", "Di", game=game, mode=FOR_FOUR[game], demo=True, seed="late")
    session = table.host.game.session
    with table.page() as early:
        for step in range(40):
            table.do(table.host.director.step)
            table.pass_time(1.1)
            if step % 7 == 5:
                table.do(session.undo)
                assert told_late(table) == early.catch_up()["story"]
                table.do(session.redo if step % 2 else session.undo)
            assert told_late(table) == early.catch_up()["story"]
        assert len(early.state["story"]) == session.history.count > 10
