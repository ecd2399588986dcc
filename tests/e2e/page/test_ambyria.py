"""A turn of Ambyria with a response to a response, by fingers on two phones, and what every other socket carries."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import Phone, become_referee, middle, reads, seat, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import DESK, PHONE, WALL, Told, Window, Windows, words_in

TWO = ("play", "ambyria", "--simulate", "--training", "--seats", "Ana,Bo")
SECRET = "training-old-coin"
"""What Ana lays face down; nobody plays another one."""
RESPONSE = "Training Quick Draw"
MANY = 10
"""So many states every viewer has seen at least."""


class Player(Phone):
    """One player of Ambyria with a phone."""

    def choose(self, card: str) -> None:
        """A card by its name, on the sheet that is open."""
        self.page.get_by_role("combobox", name="Card").fill(card)
        self.page.get_by_role("option", name=card).tap()

    def lay_mode(self, card: str) -> None:
        self.press("Lay a mode card")
        self.choose(card)
        self.key("Lay it").tap()

    def play(self, card: str, target: str | None = None) -> None:
        assert target is None, "an effect is aimed when it is announced"
        self.press("Play a card")
        self.choose(card)
        self.key("Play it").tap()

    def play_down(self, card: str) -> None:
        self.press("Play one face down")
        self.choose(card)
        self.key("Lay it face down").tap()

    def claim(self) -> None:
        """The round button, as fast as it lights up."""
        self.page.get_by_role("button", name="Respond hit it first").tap()

    def respond(self, card: str) -> None:
        self.press("Choose my response")
        self.choose(card)
        self.key("Respond with it").tap()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_a_response_to_a_response_and_nothing_hidden_in_any_other_socket(windows: Windows, table: Table) -> None:
    wall, watching = opened(windows, table.screen, WALL), opened(windows, table.phones, WALL)
    judging = opened(windows, table.screen, DESK)
    wall.go("/")
    watching.go("/overlay")
    become_referee(judging, table)
    ana, bo = (_sit(windows, table, name) for name in ("Ana", "Bo"))
    _begin(ana, bo, wall.page)
    _face_down(ana, bo, wall.page)
    _respond_twice(ana, bo, wall.page)
    for page in (wall.page, ana.page, bo.page, watching.page):
        examine(page)
    for window, own in ((ana.window, 1), (bo.window, 2), (wall, None), (watching, None), (judging, None)):
        assert leaks(window, own) == []
        assert len(window.states()) > MANY
    assert leaks(ana.window, None) != [], "what is looked for is there to be found, in its owner's own socket"


def _sit(windows: Windows, table: Table, name: str) -> Player:
    phone = sit_down(opened(windows, table.phones, PHONE), table, name)
    return Player(phone.window, name)


def _begin(ana: Player, bo: Player, wall: Page) -> None:
    ana.press("Yvera (blue)")
    reads(seat(wall, "Ana"), "Yvera, The Water Master")
    bo.press("Rowl (green)")
    ana.lay_mode("Training Beacon")
    reads(seat(wall, "Ana"), "collects from three cards on")


def _face_down(ana: Player, bo: Player, wall: Page) -> None:
    """Everybody sees a back; its player sees the face while a finger is on the key."""
    ana.play_down("Training Old Coin")
    expect(seat(wall, "Ana").get_by_label("1: face down")).to_be_visible()
    ana.press("End my play phase")
    hold = ana.page.get_by_role("button", name="Hold to look")
    expect(ana.page.get_by_text("Training Old Coin")).to_have_count(0)
    hold.dispatch_event("keydown", {"key": " "})
    expect(ana.page.get_by_text("Training Old Coin")).to_be_visible()
    ana.page.get_by_role("button", name="Let go to cover").dispatch_event("keyup", {"key": " "})
    expect(ana.page.get_by_text("Training Old Coin")).to_have_count(0)
    bo.lay_mode("Training Ember Shard")


def _respond_twice(ana: Player, bo: Player, wall: Page) -> None:
    """Bo's card is announced, Ana responds, Bo responds to that: the last one happens first."""
    bo.play("Training Bookbinder")
    reads(seat(wall, "Bo"), "whose effect")
    reads(seat(wall, "Ana"), "may respond")
    examine(ana.page)
    ana.claim()
    reads(seat(wall, "Ana"), "responds")
    ana.respond(RESPONSE)
    bo.claim()
    bo.respond(RESPONSE)
    frames = wall.get_by_role("list", name="What is under way").get_by_role("listitem")
    expect(frames).to_have_count(3)
    reads(frames.nth(0), "Bo draws 2\u00a0cards.")
    reads(frames.nth(2), "Bo draws 1\u00a0card.")
    examine(wall)
    for player in (bo, ana, bo):
        player.press("Let it happen")
    reads(middle(wall), "Ana’s turn")


# The end


def test_totals_come_one_after_the_other_on_every_screen(windows: Windows, tmp_path: Path) -> None:
    with at_a_table(tmp_path, *TWO, "--option", "scoring=count") as table:
        wall, watching = opened(windows, table.screen, WALL), opened(windows, table.phones, WALL)
        judging = opened(windows, table.screen, DESK)
        wall.go("/")
        watching.go("/overlay")
        become_referee(judging, table)
        ana, bo = (_sit(windows, table, name) for name in ("Ana", "Bo"))
        table.type("pause", *TO_THE_END)
        reads(judging.page.get_by_role("main"), "The scores are turned up one after the other.")
        expect(judging.page.get_by_text("wins")).to_have_count(0)
        for page in (ana.page, bo.page):
            reads(page.get_by_role("main"), "The scores are turned up one after the other.")
            expect(page.get_by_text("You win.")).to_have_count(0)
        reads(wall.page.get_by_role("contentinfo"), "The piles are turned up, the smallest first.")
        expect(watching.page.get_by_text("The piles are turned up, the smallest first.")).to_be_visible()
        _as_far_as_the_table(wall, watching, ana.window, bo.window)
        table.type("go")
        reads(bo.page.get_by_role("main"), "You win.")
        reads(ana.page.get_by_role("main"), "Bo wins.")
        reads(wall.page.get_by_role("contentinfo"), "Bo wins.")
        reads(judging.page.get_by_role("main"), "Bo wins.")
        expect(watching.page.get_by_text("12\u00a0ember stones")).to_be_visible()
        for page in (wall.page, ana.page):
            examine(page)


TO_THE_END = (
    '{"do":"choose","seat":1,"hero":"yvera"}',
    '{"do":"choose","seat":2,"hero":"rowl"}',
    '{"do":"adjust","seat":0,"target":1,"counter":"arcane","to":0}',
    '{"do":"mode","seat":1,"card":"training-beacon"}',
    '{"do":"score","seat":1,"stones":7}',
    '{"do":"score","seat":2,"stones":12}',
)


def _as_far_as_the_table(*windows: Window) -> None:
    """Every screen is told by the table's own timers how far it may go: one for each total."""
    for window in windows:
        over = [told for told in window.states() if told["view"]["result"] is not None]
        assert [clock["name"] for clock in over[0]["clocks"]] == ["reveal-1", "reveal-2"]
        assert all(one["counters"]["stones"] is None for told in window.states() if told not in over
                   for one in told["view"]["seats"])  # fmt: skip


# What of it others may not be told


def leaks(window: Window, own: int | None) -> list[tuple[int, str]]:
    """Messages that tell this viewer the face-down card, or the total or the cards of a collection pile."""
    name = window.states()[-1]["cards"][SECRET]
    found: list[tuple[int, str]] = []
    for place, told in enumerate(window.told):
        rest = _of_others(told, own)
        found += [(place, word) for word in words_in(rest) if word in (SECRET, name)]
    return found


def _of_others(told: Told, own: int | None) -> Any:
    """A message without what is the viewer's own, and without the names of all cards, which are printed in packs."""
    if told["tell"] != "state":
        return told
    assert all(action["seat"] in (0, own) for action in told["legal"] if own), "what somebody else may do"
    for one in told["view"]["seats"]:
        assert isinstance(one["zones"]["collection"], int), "a collection pile is nobody's"
        assert one["counters"]["stones"] is None, "a total before the end"
    players = told["players"]
    assert players is None or set(players["hands"]) <= {str(own)}, "somebody else's hand"
    seats = [one for one in told["view"]["seats"] if one["seat"] != own]
    legal = [action for action in told["legal"] if own is None or action["seat"] != own]
    left_out = ("cards", "held", "players") if own else ("cards",)
    rest = {key: value for key, value in told.items() if key not in left_out}
    return rest | {"legal": legal, "view": told["view"] | {"seats": seats}}
