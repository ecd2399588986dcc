"""The lobby itself: by touch alone on a small screen, for strangers, for readers of screens, in both languages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.lobby import BY_TOUCH, SHORT, agree_who_begins, begin, code_on, give_up, place, sit_together
from tests.e2e.page.people import Phone, reads, screen, seat
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import PHONE, WALL, Window, Windows

SMALL = (800, 480)
DELIBERATE = 600
"""Milliseconds between two presses of one button that are meant: sooner, the second is part of the first."""
ORDERS = (
    {"say": "choose", "game": "ambyria"},
    {"say": "sit", "seat": 3, "name": "Eve"},
    {"say": "stand", "seat": 1},
    {"say": "move", "seat": 1, "to": 2},
    {"say": "begin"},
    {"say": "resume", "number": 1},
    {"say": "lobby", "leave": True},
    {"say": "host", "seat": 1},
    {"say": "test", "device": "seat1.ok"},
    {"say": "newcode"},
)
"""Everything that only a host may ask."""
ASK = """([token, orders]) => new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const heard = [];
    const send = (order, id) => socket.send(JSON.stringify({ id, ...order }));
    socket.onopen = () => [{ say: "hello", token }, ...orders].forEach(send);
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.tell === "done" || told.tell === "refused") heard.push(told.tell);
        if (heard.length === orders.length) resolve(heard);
    };
})"""
"""A program of a stranger's own, which does not keep to what the page offers."""


POST = """([path, body]) => fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
}).then((answer) => answer.status)"""
TRIED = (
    ("/api/host", {"pin": "000000"}),
    ("/api/screen", {"key": "guess"}),
    ("/api/game", {"game": "ambush", "mode": "standard", "seats": ["A", "B"]}),
    ("/api/free", {"seat": 1}),
)
OUTSIDE = """() => {
    const lobby = document.querySelector("ambit-table-page").shadowRoot.querySelector("ambit-lobby").shadowRoot;
    const seen = [...lobby.querySelectorAll("button, p, b")].filter((one) => one.getClientRects().length);
    const beside = ({ x, right, bottom }) => x < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const out = (box) => box.width > 2 && beside(box);
    return seen.filter((one) => out(one.getBoundingClientRect())).map((one) => one.textContent);
}"""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, "table", "--simulate", "--no-browser") as running:
        yield running


def large_enough(page: Page) -> None:
    assert page.evaluate(SHORT, BY_TOUCH) == []


def press_ok(windows: Windows, table: Table, number: int) -> None:
    """The button of a virtual box, which is there without a game, too."""
    boxes = screen(windows, table, "/simulate").page
    boxes.locator(f"simulate-seat.s{number}").get_by_role("button", name="OK").first.click()


def for_seat(window: Window, name: str, *keys: str) -> None:
    """Somebody without a phone touches the own seat, and then keys."""
    hands = Phone(window, name)
    seat(window.page, name).get_by_role("button").first.tap()
    drawer = window.page.get_by_role("dialog", name="Keys for this seat")
    for key in keys:
        found = drawer.get_by_role("button", name=key, exact=True).last
        expect(found).to_be_visible()
        hands.be_still()
        found.tap()
    expect(drawer.get_by_role("button", name=keys[-1], exact=True)).to_have_count(0)
    drawer.get_by_role("button", name="Close").first.tap()


def test_a_small_screen_by_touch_alone(windows: Windows, table: Table) -> None:
    window = windows.open(table.screen, SMALL, has_touch=True)
    page = window.go("/")
    expect(page.locator("ambit-lobby .place.free")).to_have_count(4)
    expect(page.locator("ambit-lobby .top").get_by_text(urlsplit(table.phones).netloc)).to_be_in_viewport(ratio=1)
    large_enough(page)
    for seats in (1, 2):
        page.locator("ambit-lobby .place.free").first.tap()
        large_enough(page)
        page.get_by_role("button", name="Sit down here").tap()
        expect(page.locator("ambit-lobby .place:not(.free)")).to_have_count(seats)
    page.get_by_role("button", name="Ambyria").tap()
    reads(page.locator("ambit-lobby .opts"), "The usual rules.")
    page.get_by_role("button", name="Ambush").tap()
    page.get_by_role("button", name="Change").tap()
    large_enough(page)
    page.get_by_role("button", name="One less: Castles start at", exact=True).tap()
    page.get_by_role("button", name="Play it like this").tap()
    reads(page.locator("ambit-lobby .opts"), "Castles start at: 19.")
    page.get_by_role("button", name="Try them").tap()
    large_enough(page)
    press_ok(windows, table, 2)
    expect(page.get_by_role("listitem").filter(has_text="it works")).to_have_count(1)
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Begin", exact=True).tap()
    expect(page.locator("ambit-table")).to_be_visible()
    for_seat(window, "Seat 1", "Who goes first?", "Begin")
    for_seat(window, "Seat 2", "More", "Give up", "Give up")
    page.get_by_role("button", name="What now?").tap()
    large_enough(page)
    for number in (1, 2):
        page.get_by_role("button", name=f"Seat {number}").tap()
    expect(page.locator("ambit-table")).to_be_visible()


def test_a_stranger_on_the_network_cannot_host(windows: Windows, table: Table) -> None:
    windows.forgive("403|401")
    wall = screen(windows, table).page
    ana, bo = sit_together(windows, table, wall, "Ana", "Bo")
    stranger = windows.phone(table.phones)
    page = stranger.go("/?watch")
    expect(page.get_by_text("Ana").first).to_be_visible()
    expect(page.get_by_role("button", name="Begin Ambush")).to_have_count(0)
    assert page.evaluate(ASK, ["", list(ORDERS)]) == ["refused"] * len(ORDERS)
    token = bo.page.evaluate("localStorage.getItem('ambit.token.seat')")
    assert bo.page.evaluate(ASK, [token, list(ORDERS)]) == ["refused"] * len(ORDERS), "nor one who only sits there"
    answers = [page.evaluate(POST, list(tried)) for tried in TRIED]
    assert all(status in (401, 403) for status in answers), answers
    told = [message for message in stranger.told if message["tell"] == "lobby"][-1]
    assert (told["host"], told["code"], told["pin"], told["devices"]) == (False, None, None, {})
    assert all(one["pin"] is None for one in ana.window.told if one["tell"] == "lobby")
    expect(place(wall, "Ana")).to_be_visible()
    expect(wall.locator("ambit-lobby")).to_be_visible()


def test_a_press_at_the_table_makes_a_phone_the_host(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    ana, bo = sit_together(windows, table, wall, "Ana", "Bo")
    bo.page.get_by_role("button", name="I would like to host").tap()
    bo.page.get_by_role("button", name="Ask the table").tap()
    reads(wall.locator("ambit-lobby .asks"), "Bo would like to host.")
    press_ok(windows, table, 1)
    expect(bo.page.get_by_role("button", name="Begin Ambush")).to_be_enabled()
    expect(ana.page.get_by_role("button", name="Begin Ambush")).to_have_count(0)
    bo.page.get_by_role("button", name="Ambal").tap()
    expect(wall.locator("ambit-lobby .game[aria-pressed=true]")).to_contain_text("Ambal")


def test_the_lobby_and_what_comes_after_for_readers_of_screens(windows: Windows, table: Table) -> None:
    wall = opened(windows, table.screen, WALL).go("/")
    expect(wall.locator("ambit-lobby .place").first).to_be_visible()
    examine(wall)
    join = opened(windows, table.phones, PHONE)
    join.go("/")
    expect(join.page.get_by_role("button", name="Sit down")).to_be_visible()
    examine(join.page)
    join.context.close()
    phones = sit_together(windows, table, wall, "Ana", "Bo")
    for key in ("Change", "Try them"):
        wall.get_by_role("button", name=key).click()
        expect(wall.get_by_role("dialog")).to_be_visible()
        examine(wall)
        wall.keyboard.press("Escape")
        expect(wall.get_by_role("dialog")).to_have_count(0)
    place(wall, "Bo").click()
    examine(wall)
    wall.get_by_role("button", name="Let this phone host").click()
    hosts = opened(windows, table.phones, PHONE)
    for phone in phones:
        token = phone.page.evaluate("localStorage.getItem('ambit.token.seat')")
        hosts.go("/join")
        hosts.page.evaluate("(token) => localStorage.setItem('ambit.token.seat', token)", token)
        hosts.go("/seat")
        expect(hosts.page.get_by_role("heading", name="Who sits where?")).to_be_visible()
        examine(hosts.page)
    begin(wall)
    agree_who_begins(phones)
    give_up(phones[1])
    wall.get_by_role("button", name="What now?").click()
    examine(wall)
    expect(hosts.page.locator("ambit-after-phone")).to_be_visible()
    examine(hosts.page)


@pytest.mark.parametrize("size", [WALL, SMALL], ids=["wall", "small"])
def test_in_french_everything_has_its_place(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    page = windows.open(table.screen, size, locale="fr-FR").go("/")
    reads(page.get_by_role("button", name="Commencer"), "Commencer")
    expect(page.get_by_role("heading", name="Qui s’assied où")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    assert code_on(page)


def test_a_game_is_begun_by_buttons_and_a_dial_alone(windows: Windows, table: Table) -> None:
    wall, boxes = screen(windows, table).page, screen(windows, table, "/simulate")
    for number in (1, 2):
        boxes.page.locator(f"simulate-seat.s{number}").get_by_role("button", name="OK").first.click()
        expect(wall.locator("ambit-lobby .place:not(.free)")).to_have_count(number)
    dial = boxes.page.locator("simulate-seat.s1").get_by_role("button", name="dial")
    while (focus := turned(boxes, dial))["on"] != "begin":
        assert focus["on"] in ("game", "mode"), "first come games, then modes"
    dial.press("Enter")
    expect(wall.get_by_text("Press the same button once more")).to_be_visible()
    boxes.page.wait_for_timeout(DELIBERATE)
    dial.press("Enter")
    expect(wall.locator("ambit-lobby")).to_have_count(0)
    expect(wall.get_by_role("heading", name="Ambush").first).to_be_visible()


def turned(boxes: Window, dial: Locator) -> dict[str, Any]:
    """What the dial points at after one more click."""
    before = len(boxes.told)
    dial.press("ArrowUp")
    told = boxes.wait_for(
        lambda one: boxes.told.index(one) >= before and one["tell"] == "lobby" and one["focus"] is not None
    )
    return dict(told["focus"])
