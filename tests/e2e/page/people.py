"""What people at the table do with their hands: on a phone, at the table's screen, as the referee."""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from tests.e2e.page.server import Table
from tests.e2e.page.windows import DESK, WALL, Window, Windows

CALM = 400
"""Keys that have just come up do nothing at first, for a finger may have been meant for those before. So long
(milliseconds) they lie still before a person who looks presses one."""
STILL = """(calm) => {
    const keys = (root) => [...root.querySelectorAll("*")].map((one) =>
        one.shadowRoot ? keys(one.shadowRoot) : one.localName === "button" ? one.textContent : "").join("");
    const [now, seen] = [performance.now(), keys(document)];
    if (seen !== window.keysSeen) Object.assign(window, { keysSeen: seen, keysSince: now });
    return now - window.keysSince > calm;
}"""


SOON = 1000
"""Milliseconds for which a key is awaited before another look."""
LONG = 120.0
"""Seconds after which somebody who takes part gives up."""
IDLE_KEYS = re.compile("^(I have laid it|Pass|0|I have stopped with 0.cards|Everything is done)$")
"""With these somebody lets the game go on, and plays and grabs nothing."""


class Phone:
    """One player with a phone."""

    def __init__(self, window: Window, name: str) -> None:
        self.window, self.page, self.name = window, window.page, name

    def key(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Look, then press one of the keys below."""
        expect(self.key(name)).to_be_enabled()
        self.be_still()
        self.key(name).tap()

    def be_still(self, within: float | None = None) -> None:
        """Wait until the keys have been the same for a while; at most so many milliseconds."""
        self.page.evaluate("window.keysSeen = null")  # the same keys may have been seen in the game before
        self.page.wait_for_function(STILL, arg=CALM, polling=50, timeout=within)

    def call(self, within: float | None = None) -> None:
        """The round button, as fast as it lights up."""
        self.page.get_by_role("button", name="Ambush! press to call").tap(timeout=within)

    @property
    def round_button(self) -> Locator:
        return self.page.get_by_role("button", name="Ambush!")

    @property
    def numbers(self) -> Locator:
        return self.page.get_by_role("region", name="Your numbers")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("contentinfo").get_by_role("status")

    def lay(self) -> None:
        """The top card has been shown to all and lies face down."""
        self.press("I have laid it")
        expect(self.key("Play a card")).to_be_visible()

    def play(self, card: str, target: str | None = None) -> None:
        """A card by its name, against somebody where it needs that."""
        self.press("Play a card")
        self.page.get_by_role("combobox", name="Card").fill(card)
        self.page.get_by_role("option", name=card).tap()
        if target is not None:
            self.page.get_by_role("group", name="Against whom?").get_by_role("button", name=target).tap()
        self.key("Play it").tap()

    def hit(self, target: str, damage: int) -> None:
        """A card that nobody names: the player enters what it does."""
        self.press("Play a card")
        less = self.page.get_by_role("button", name=f"One less: {target}’s castle")
        for _ in range(damage):
            less.tap()
        self.key("Play it").tap()

    def number(self, question: str, count: int) -> None:
        """One of the numbers that are keys."""
        keys = self.page.get_by_role("group", name=question)
        keys.get_by_role("button", name=str(count), exact=True).tap()

    def stop_with(self, cards: int) -> None:
        self.number("How many cards are in your pile?", cards)

    def declare(self, ambush: int) -> None:
        self.number("How many Ambush cards are in your pile?", ambush)


def sit_down(window: Window, table: Table, name: str) -> Phone:
    """With the code that the table shows."""
    window.go("/join")
    return take_a_seat(window, table, name)


def take_a_seat(window: Window, table: Table, name: str) -> Phone:
    """On the page that asks for the code."""
    page = window.page
    page.get_by_label("The code that the table shows").fill(table.code)
    page.get_by_role("button", name=name).tap()
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return Phone(window, name)


def take_part(player: Phone, enough: Callable[[], bool]) -> None:
    """Lay what is to be laid, play and grab nothing, as long as it takes. Others may be quicker at times."""
    keys, until = player.page.get_by_role("button", name=IDLE_KEYS), time.monotonic() + LONG
    while not enough():
        assert time.monotonic() < until, "it does not come to that"
        with suppress(TimeoutError):
            keys.first.wait_for(timeout=SOON)
            player.be_still(SOON)
            keys.first.tap(timeout=SOON)


def screen(windows: Windows, table: Table, path: str = "/", **how: Any) -> Window:
    """The table's own screen, on the machine itself."""
    window = windows.open(table.screen, WALL, **how)
    window.go(path)
    return window


def become_referee(window: Window, table: Table) -> Page:
    """With the PIN that the terminal showed."""
    page = window.go("/referee")
    page.get_by_label("PIN").fill(table.pin)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("heading", name="Actions of the table")).to_be_visible()
    return page


def referee(windows: Windows, table: Table) -> Page:
    return become_referee(windows.open(table.screen, DESK), table)


def begin(page: Page, name: str) -> None:
    """The referee says who goes first."""
    page.get_by_role("group", name="Who goes first?").get_by_role("button", name=name).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_text(f"{name}, show the top card")).to_be_visible()


def reads(where: Locator, text: str) -> None:
    """What people read there, before long; however it is put together."""
    expect(where).to_contain_text(text, use_inner_text=True)


def seat(page: Page, name: str) -> Locator:
    """A seat on the table's screen."""
    return page.get_by_label(name, exact=True)


def middle(page: Page) -> Locator:
    """What lies in the middle of the table's screen, with the seats around it."""
    return page.get_by_role("main")


def castle_stands_at(page: Page, name: str, value: int) -> None:
    """On its dial: other numbers of the seat may be the same."""
    expect(seat(page, name).locator(".dial")).to_have_text(str(value))


class SlowLine:
    """A line to the table that can be held up, so that what the table tells arrives late; or cut, and mended."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] = []
        self._holding = self._broken = False
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if self._broken:
            return route.close()
        self._page, server = route, route.connect_to_server()
        return server.on_message(self._told)

    def _told(self, message: str | bytes) -> None:
        assert self._page is not None
        if self._holding:
            self._held.append(message)
        else:
            self._page.send(message)

    def hold(self) -> None:
        self._holding = True

    def let_go(self) -> None:
        assert self._page is not None
        self._holding = False
        while self._held:
            self._page.send(self._held.pop(0))

    def cut(self) -> None:
        assert self._page is not None
        self._broken = True
        self._page.close()

    def mend(self) -> None:
        self._broken = False
