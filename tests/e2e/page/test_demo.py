"""The demo: it plays by itself, stands still when asked, and lets anybody take over; and things can be made to fail."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.page.people import screen
from tests.e2e.page.server import DEMO, Table, at_a_table
from tests.e2e.page.windows import Window, Windows

PLAIN = (
    "training-ambush",
    "training-mason",
    "training-palisade",
    "training-scout",
    "training-tremor",
    "training-volley",
)
"""Cards that are played at once: they need no target and place nothing."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as running:
        yield running


def newest(window: Window) -> dict[str, Any]:
    return window.states()[-1]


def step(window: Window) -> dict[str, Any]:
    """One thing that somebody does."""
    before = newest(window)["version"]
    window.page.get_by_role("button", name="One step").click()
    return window.wait_for(lambda told: told["tell"] == "state" and told["version"] > before)


def begun(windows: Windows, table: Table) -> Window:
    """The demo in a window, playing; whatever was done to it before."""
    window = screen(windows, table, "/simulate")
    window.wait_for(lambda told: told["tell"] == "state")
    if not newest(window)["players"]["playing"]:
        window.page.get_by_role("button", name="Play", exact=True).click()
    expect(window.page.get_by_role("button", name="Pause")).to_be_visible()
    return window


def stopped(windows: Windows, table: Table) -> Window:
    """The same, standing still."""
    window = begun(windows, table)
    window.page.get_by_role("button", name="Pause").click()
    expect(window.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    return window


def test_it_plays_by_itself_and_stands_still_when_asked(windows: Windows, table: Table) -> None:
    window = begun(windows, table)
    expect(window.page.get_by_text("4 seats play by themselves.")).to_be_visible()
    fast = window.page.get_by_role("radio", name="Speed 16×")
    fast.click()
    expect(fast).to_be_checked()
    round_now = newest(window)["view"]["round"]
    window.wait_for(lambda told: told["tell"] == "state" and told["view"]["round"] > round_now)
    window.page.get_by_role("radio", name="Speed 1×").click()
    window.page.get_by_role("button", name="Pause").click()
    expect(window.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stands_at = newest(window)["version"]
    assert not newest(window)["players"]["playing"]
    assert step(window)["version"] == stands_at + 1


def test_a_person_takes_over_a_seat_and_gives_it_back(windows: Windows, table: Table) -> None:
    window = stopped(windows, table)
    page = window.page
    ana = box_of(window, 1)
    expect(ana).to_contain_text("plays by itself")
    ana.get_by_role("button", name=re.compile("dial")).press("ArrowUp")
    expect(ana).to_contain_text("you play")
    expect(page.get_by_text("3 seats play by themselves.")).to_be_visible()
    ana.get_by_role("button", name="Let it play").click()
    expect(ana).to_contain_text("plays by itself")


def until_somebody_plays(window: Window) -> tuple[int, int]:
    """Step by step until a card can be played without saying against whom; gives whose it is, and its place."""
    state = newest(window)
    while True:
        turn = int(state["view"]["turn"])
        hand = state["players"]["hands"].get(str(turn), [])
        place = next((place for place, card in enumerate(hand) if card in PLAIN), None)
        if state["view"]["phase"] == "play" and place is not None:
            return turn, place
        state = step(window)


def hand_of(window: Window, seat: int) -> list[str]:
    return list(newest(window)["players"]["hands"][str(seat)])


def is_played(window: Window, card: str, seat: int) -> None:
    wanted = {"fact": "played", "seat": seat, "card": card}
    window.wait_for(lambda told: any(wanted.items() <= fact.items() for fact in told.get("facts", ())))


def test_a_card_is_held_to_the_reader_by_key(windows: Windows, table: Table) -> None:
    window = stopped(windows, table)
    seat, place = until_somebody_plays(window)
    card, keys = hand_of(window, seat)[place], window.page.keyboard
    keys.press(str(seat))
    keys.press("h")
    for _ in range(place):
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(box_of(window, seat).get_by_role("button", name="hold the card here")).to_be_focused()
    keys.press("Enter")
    is_played(window, card, seat)


def test_a_card_is_dragged_onto_the_reader(windows: Windows, table: Table) -> None:
    window = stopped(windows, table)
    seat, place = until_somebody_plays(window)
    hand, box = hand_of(window, seat), box_of(window, seat)
    card = box.get_by_role("button", name=f"card {place + 1} of {len(hand)}")
    card.drag_to(box.get_by_role("button", name=re.compile("card reader")), steps=5)
    is_played(window, hand[place], seat)


def box_of(window: Window, seat: int) -> Locator:
    name = newest(window)["view"]["seats"][seat - 1]["name"]
    return window.page.get_by_role("region", name=f"Hardware of {name}")


def test_a_reader_that_dies_is_seen_on_all_screens(windows: Windows, table: Table) -> None:
    window = stopped(windows, table)
    wall, page = screen(windows, table).page, window.page
    expect(wall.get_by_role("heading", name="Ambush")).to_be_visible()
    what_if = page.get_by_role("region", name="What if…")
    what_if.get_by_role("switch", name="The reader fails").check()
    expect(page.get_by_role("button", name="does not answer")).to_be_visible()
    expect(wall.get_by_text(re.compile("^No answer: .*card reader"))).to_be_visible()
    what_if.get_by_role("button", name="Mend everything").click()
    expect(page.get_by_role("button", name="does not answer")).to_have_count(0)


def test_another_game_is_chosen_and_one_that_somebody_plays_is_left_by_word_only(
    windows: Windows, table: Table
) -> None:
    window = stopped(windows, table)
    page = window.page
    box_of(window, 1).get_by_role("button", name=re.compile("dial")).press("ArrowUp")
    expect(box_of(window, 1)).to_contain_text("you play")
    page.get_by_role("button", name="Another game…").click()
    chooser = page.get_by_role("dialog", name="Another game")
    chooser.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    chooser.get_by_label("Name at seat 1").fill("Zoe")
    chooser.get_by_text("Options").click()
    chooser.get_by_role("spinbutton", name="Castles start at").fill("5")
    chooser.get_by_role("button", name="Begin", exact=True).click()
    chooser.get_by_role("button", name="Leave it and begin").click()
    expect(page.get_by_role("heading", name="Seat 1, Zoe")).to_be_visible()
    assert newest(window)["view"]["seats"][0]["counters"]["castle"] == 5


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_small_phone_nothing_sticks_out_at_the_side(windows: Windows, table: Table, locale: str) -> None:
    page = windows.open(table.screen, (360, 740), locale=locale).go("/simulate")
    expect(page.get_by_role("button", name="CALL").or_(page.get_by_role("button", name="APPEL")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
