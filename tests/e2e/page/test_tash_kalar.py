"""Tash-Kalar in the browser: turns on the touch board, a private look, and what every other socket carries."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import Phone, become_referee, middle, reads, seat, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import DESK, PHONE, WALL, Told, Window, Windows, words_in

PLAY = ("play", "tash_kalar", "--simulate", "--seats", "Ana,Bo", "--mode")
BOARD = (*PLAY, "match-a-mort", "--option", "tracking=board")
LEDGER = (*PLAY, "duel-ancestral", "--option", "tasks=points")
SECRET = "highland-wild-eagle"
"""The creature that Bo looks for; nobody summons it."""
MANY = 10
"""So many states every viewer has seen at least."""


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *BOARD) as running:
        yield running


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *LEDGER) as running:
        yield running


def square(page: Page, name: str) -> Locator:
    """A square of the arena by its name; what stands there is said after it."""
    return page.get_by_role("group", name="The arena").get_by_role("button", name=f"{name},")


def stands(page: Page, name: str, words: str) -> None:
    expect(square(page, name)).to_have_accessible_name(name + words)


def key(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


# Board tracking


def test_turns_on_the_touch_board_and_a_look_that_only_its_asker_sees(windows: Windows, board: Table) -> None:
    wall, watching = opened(windows, board.screen, WALL), opened(windows, board.phones, WALL)
    judging = opened(windows, board.screen, DESK)
    wall.go("/")
    watching.go("/overlay")
    become_referee(judging, board)
    _set_up(wall.page)
    bo = sit_down(opened(windows, board.phones, PHONE), board, "Bo")
    _first_turns(wall.page, bo)
    _summon(wall.page)
    _look(bo, wall.page)
    _resolve(wall.page)
    expect(bo.page.get_by_text("The arena has changed. Look again.")).to_be_visible()
    examine(bo.page)
    _put_right(judging.page, wall.page)
    examine(wall.page)
    for window in (wall, watching, judging):
        assert leaks(window) == []
        assert len(window.states()) > MANY
    assert leaks(bo.window) != [], "what is looked for is there to be found, in its asker's own socket"


def _set_up(wall: Page) -> None:
    """The second player lays one piece of each colour; nobody has a phone yet, so the screen does it."""
    reads(middle(wall), "Next: a common piece of Ana.")
    square(wall, "c5").click()
    stands(wall, "c5", ", Ana, common")
    square(wall, "g5").click()
    stands(wall, "g5", ", Bo, common")
    examine(wall)
    key(wall, "Begin the game").click()


def _first_turns(wall: Page, bo: Phone) -> None:
    """Ana at the screen, by finger and by keyboard; Bo on the phone."""
    reads(middle(wall), "1 action left")
    square(wall, "d6").click()
    stands(wall, "d6", ", Ana, common")
    key(wall, "End the turn").click()
    reads(bo.prompt, "2 actions left")
    for name in ("g7", "e7"):  # the second touch does not wait for the table's answer to the first
        square(bo.page, name).tap()
    for name in ("g7", "e7"):
        stands(bo.page, name, ", Bo, common")
    bo.press("End the turn")
    reads(seat(wall, "Ana"), "2 actions left")
    square(wall, "d6").focus()
    wall.keyboard.press("ArrowDown")
    wall.keyboard.press("Enter")
    stands(wall, "d7", ", Ana, common")


def _summon(wall: Page) -> None:
    """The places of a chosen creature are lit; a touch on one of them summons it."""
    key(wall, "Summon").click()
    wall.get_by_label("Find a card").fill("Bomb")
    wall.get_by_role("button", name="Bomb common, Northern Imperial").click()
    reads(wall.locator(".tapped"), "common, fits on")
    examine(wall)
    expect(square(wall, "e8")).to_have_accessible_name("e8, empty, can be chosen")
    square(wall, "a3").click()
    expect(wall.get_by_role("alert")).to_contain_text("TASH-FORM-01")
    square(wall, "e8").click()
    stands(wall, "e8", ", Ana, common")
    expect(key(wall, "The effect is done")).to_be_visible()


def _look(bo: Phone, wall: Page) -> None:
    """Asked on somebody else's turn: the places are on Bo's phone alone, and the key says why not now."""
    before = seat(wall, "Ana").inner_text()
    bo.press("Where can I summon?")
    bo.page.get_by_label("Find a card").fill("Wild Eagle")
    bo.page.get_by_role("button", name="Wild Eagle").tap()
    expect(bo.page.get_by_text("Only you see this")).to_be_visible()
    reads(bo.page.locator(".places .where"), "On f6")
    expect(square(bo.page, "f6")).to_have_accessible_name("f6, empty, can be chosen")
    expect(square(bo.page, "g7")).to_have_accessible_name("g7, Bo, common, piece used")
    examine(bo.page)
    expect(bo.page.get_by_role("button", name="Summon on f6")).to_have_attribute("aria-disabled", "true")
    expect(bo.page.get_by_text("when it is your turn")).to_be_visible()
    assert seat(wall, "Ana").inner_text() == before
    expect(square(wall, "f6")).to_have_accessible_name("f6, empty")


def _resolve(wall: Page) -> None:
    """Every gesture, and the keys that do the same."""
    square(wall, "d6").dblclick()
    stands(wall, "d6", ", Ana, heroic")
    square(wall, "d6").click(delay=900)
    stands(wall, "d6", ", Ana, common")
    square(wall, "e8").drag_to(square(wall, "f8"))
    expect(square(wall, "f8")).to_have_accessible_name("f8, green square, Ana, common")
    square(wall, "e7").click()
    key(wall, "Convert").click()
    stands(wall, "e7", ", Ana, common")
    square(wall, "d7").click()
    key(wall, "Move").click()
    square(wall, "c7").click()
    stands(wall, "c7", ", Ana, common")
    square(wall, "g7").focus()
    wall.keyboard.press("Delete")
    expect(square(wall, "g7")).to_have_accessible_name("g7, empty")
    square(wall, "g7").click()
    stands(wall, "g7", ", Ana, common")
    examine(wall)
    key(wall, "The effect is done").click()
    key(wall, "End the turn").click()
    reads(middle(wall), "Bo")


def _put_right(referee: Page, wall: Page) -> None:
    """The referee corrects one square; nobody else may."""
    key(referee, "Correct a square").click()
    square(referee, "g7").click()
    referee.get_by_role("button", name="Bo, heroic").click()
    examine(referee)
    key(referee, "Correct a square").click()
    stands(wall, "g7", ", Bo, heroic")


def leaks(window: Window) -> list[tuple[int, str]]:
    """Messages that tell this viewer what Bo looked for, or that anything was looked for."""
    found: list[tuple[int, str]] = []
    for place, told in enumerate(window.told):
        rest = _without_names(told)
        found += [(place, word) for word in words_in(rest) if word == SECRET]
        if told["tell"] == "state":
            found += [(place, "found") for one in told["view"]["seats"] if one["zones"]["found"] is not None]
    return found


def _without_names(told: Told) -> Any:
    """A message without the names of all cards, and without what may be done, which no hand changes."""
    return {field: value for field, value in told.items() if field not in ("cards", "legal")}


# Ledger tracking


def test_a_turn_beside_a_real_board_on_the_screen_alone(windows: Windows, ledger: Table) -> None:
    wall = opened(windows, ledger.screen, WALL)
    page = wall.go("/")
    key(page, "Begin the game").click()
    key(page, "Place a piece").click()
    reads(seat(page, "Ana"), "0 actions left")
    key(page, "End the turn").click()
    page.get_by_role("group", name="End the turn").get_by_role("button", name="End the turn").click()
    reads(seat(page, "Bo"), "2 actions left")
    key(page, "Summon").click()
    key(page, "heroic").click()
    page.get_by_role("group", name="What stood on the square?").get_by_role("button", name="Ana, common").click()
    examine(page)
    page.get_by_role("group", name="Summon").get_by_role("button", name="Summon", exact=True).click()
    _pad(page)
    key(page, "End the turn").click()
    for _ in range(2):
        page.get_by_role("button", name="One more: Points of a claimed objective").click()
    page.get_by_role("group", name="End the turn").get_by_role("button", name="End the turn").click()
    reads(seat(page, "Bo"), "2 for objectives")
    _look_back(wall, ledger)


def _look_back(wall: Window, table: Table) -> None:
    """The history, which is the referee's before the end, draws points and pieces, and tells the points of a step."""
    become_referee(wall, table)
    page = wall.go("/history?game=1")
    page.get_by_role("slider").press("End")
    for chart in ("score", "pieces in the arena"):
        expect(page.get_by_role("heading", name=chart)).to_be_visible()
    expect(page.locator(".values")).to_have_text("0Ana3Bo")  # two for objectives, one for the legend
    examine(page)


def _pad(page: Page) -> None:
    """What the card did is entered by numbers."""
    page.get_by_role("button", name="Bo, heroic: 1 in the arena").click()
    key(page, "Upgrade").click()
    expect(page.get_by_role("button", name="Bo, legendary: 1 in the arena")).to_be_visible()
    key(page, "Gain an action").click()
    reads(seat(page, "Bo"), "2 actions left")
    examine(page)
    key(page, "The effect is done").click()
    for _ in range(2):
        key(page, "Place a piece").click()
    reads(seat(page, "Bo"), "0 actions left")
