"""A whole Single Duel of Ambal Tournament by fingers: two phones, the table's screen, a referee, and who watches."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.duellists import SINGLE, Duellist, leaks, sit
from tests.e2e.page.people import become_referee, middle, reads, screen, seat
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import DESK, Told, Window, Windows

MANY = 10
"""The least number of states that every viewer must have seen."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *SINGLE) as running:
        yield running


def test_a_whole_duel_on_two_phones_and_nothing_hidden_in_any_other_socket(windows: Windows, table: Table) -> None:
    wall, watching, judging = screen(windows, table), windows.open(table.phones, DESK), windows.open(table.screen, DESK)
    watching.go("/overlay")
    become_referee(judging, table)
    ana, bo = sit(windows, table, "Ana"), sit(windows, table, "Bo")
    a_deck(ana, wall.page)
    bo.press("All are ready")
    first_turn(ana, bo, wall.page)
    end_of_the_round(ana, bo, wall.page)
    in_order(ana, bo, wall.page)
    expect(ana.page.get_by_text("You win.")).to_be_visible()
    expect(bo.page.get_by_text("Ana wins.").first).to_be_visible()
    reads(middle(wall.page), "The duel is over")
    for window, number in ((bo.window, 2), (ana.window, 1), (wall, None), (watching, None), (judging, None)):
        assert leaks(window, number) == []
        assert len(window.states()) > MANY
    assert lists(watching) == []
    assert {action["seat"] for action in lists(wall) if action["do"] == "commit"} == set(), "both have a phone"
    assert [action for action in lists(judging) if "card" in action] == [], "corrections are asked for by themselves"
    assert any(action.get("card", "*") != "*" for action in lists(ana.window)), "her own lists name her own cards"
    with pytest.raises(AssertionError, match="its owner's alone"):
        leaks(ana.window, None)  # what is looked for is there to be found, in its owner's own socket


def lists(window: Window) -> list[Told]:
    """Everything that this viewer was ever told it may do."""
    return [action for state in window.states() for action in state["legal"]]


def a_deck(ana: Duellist, wall: Page) -> None:
    """Which cards are in it is told to nobody."""
    ana.press("A starter deck")
    ana.page.get_by_role("button", name="Sun Warrior").tap()
    ana.key("That is my deck").tap()
    reads(middle(wall), "deck entered")


def first_turn(ana: Duellist, bo: Duellist, wall: Page) -> None:
    """Face down, then all at once; a card without data waits until its player has read it out on the sheet."""
    ana.place("Wildfire")
    expect(ana.page.get_by_text("Your card lies face down.")).to_be_visible()
    reads(middle(wall), "has placed")
    expect(wall.get_by_text("Wildfire")).to_have_count(0)
    expect(ana.key("Place a card")).to_have_count(0)
    bo.place("Training Cinder Flick")
    reads(middle(wall), "Wildfire")
    reads(middle(wall), "Training Cinder Flick")
    ana.enter_damage(10)
    stands(wall, "Bo", 30, [3, 0])
    stands(wall, "Ana", 58, [5, 8])
    reads(step(wall, 7), "Bo −30 Health")
    reads(step(wall, 1), "Bo −1 Energy")
    expect(ana.page.get_by_text("Bo is hurt. Health falls from 60 to 30.")).to_be_visible()


def end_of_the_round(ana: Duellist, bo: Duellist, wall: Page) -> None:
    """Both stop; Ana lets a card go, Bo keeps the hand; everybody gains Energy."""
    ana.press("Stop for this round")
    reads(middle(wall), "has stopped")
    bo.press("Stop for this round")
    ana.press("Discard a card")
    ana.choose("Firebolt")
    ana.press("Discard it")
    bo.press("Keep my hand")
    reads(seat(wall, "Ana"), "Discard Pile 2")
    reads(seat(wall, "Ana"), "Fire 2")
    reads(bo.numbers, "12 of 12")


def in_order(ana: Duellist, bo: Duellist, wall: Page) -> None:
    """Who has more Health decides first, aloud; the last card ends the duel."""
    bo.page.get_by_role("button", name="Who goes first?").tap()
    reads(middle(wall), "Who decides, in order:")
    ana.press("I will play a card")
    bo.press("Stop for this round")
    ana.place("Meteor")
    ana.enter_damage(10)


def stands(wall: Page, name: str, health: int, red: list[int]) -> None:
    """The number, and the two red markers on the cardboard."""
    board = seat(wall, name).locator(".board")
    expect(board.locator(".health b")).to_have_text(str(health))
    expect(board.locator(".red")).to_have_text([str(digit) for digit in red])


def step(wall: Page, number: int) -> Locator:
    return wall.get_by_role("list", name="The seven steps of the turn").get_by_role("listitem").nth(number - 1)
