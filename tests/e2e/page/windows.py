"""Windows of a browser that are watched: what they asked for, what they complained of, what the table told them."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.companion.web.knowing import Knowing
from tests.e2e.page.chromium import find

PHONE = (390, 844)
WALL = (1920, 1080)
DESK = (1280, 960)
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
LOST = r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
"""What a browser itself remarks when the line to the table is cut on purpose."""

PATIENCE = 30.0
"""Seconds in which a word of the table, or something on a page, is awaited: others may be busy on this machine."""
Told = dict[str, Any]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        found = find(playwright)
        assert found is not None, "the page is tested in Chromium, and none was found: run scripts/browser"
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGS))
        try:
            yield browser
        finally:
            browser.close()


class Window:
    """One page in a browser of its own, as if on a device of its own."""

    def __init__(self, context: BrowserContext, at: str) -> None:
        self.context, self.at = context, at
        self.page: Page = context.new_page()
        self.told: list[Told] = []
        """Every message that came over its socket."""
        self.asked: list[str] = []
        """Every address that it asked for."""
        self.complaints: list[str] = []
        self._live: WebSocket | None = None
        self.page.on("websocket", self._socket)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        context.on("request", self._request)
        context.on("console", self._console)

    def _socket(self, socket: WebSocket) -> None:
        self._live = socket
        self.asked.append(socket.url)
        knowing = Knowing()
        socket.on("framereceived", lambda frame: self.told.append(knowing.take(msgspec.json.decode(frame))))

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        """Errors and warnings: what the security policy forbids is among them."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def go(self, path: str) -> Page:
        self.page.goto(self.at + path)
        return self.page

    def wait_for(self, fits: Callable[[Told], bool]) -> Told:
        """The first message of the table that fits, be it one that has come already."""
        looked, until = 0, time.monotonic() + PATIENCE
        while time.monotonic() < until:
            while looked < len(self.told):
                if fits(self.told[looked]):
                    return self.told[looked]
                looked += 1
            if self._live is None:
                self.page.wait_for_event("websocket")
            else:
                self._live.wait_for_event("framereceived")
        raise AssertionError(f"the table has not told it; its last words: {self.told[-1:]}")

    def states(self) -> list[Told]:
        return [message for message in self.told if message["tell"] == "state"]

    def strangers(self) -> list[str]:
        """Whatever it asked for anywhere else than at the table."""
        home = urlsplit(self.at).netloc
        schemes = ("data", "blob")
        return [url for url in self.asked if urlsplit(url).scheme not in schemes and urlsplit(url).netloc != home]


LOOKING: list["Windows"] = []
"""The windows of the test that runs."""


def look_away() -> None:
    """Close all windows, before the table that they look at ends: they would ask for it again, and complain."""
    for windows in LOOKING:
        windows.leave()


class Windows:
    """All windows of one test."""

    def __init__(self, browser: Browser) -> None:
        LOOKING[:] = [self]
        self._browser = browser
        self._open: list[Window] = []
        self._forgiven = ["Service Worker registration blocked by Playwright"]

    def open(self, at: str, size: tuple[int, int], **how: Any) -> Window:
        width, height = size
        how = {"locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce", "service_workers": "block"} | how
        context = self._browser.new_context(viewport={"width": width, "height": height}, **how)
        context.set_default_timeout(PATIENCE * 1000)
        self._open.append(Window(context, at))
        return self._open[-1]

    def phone(self, at: str, **how: Any) -> Window:
        return self.open(at, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **how)

    def forgive(self, pattern: str) -> None:
        """A complaint of the browser that the test itself brings about."""
        self._forgiven.append(pattern)

    def leave(self) -> None:
        for window in self._open:
            window.context.close()

    def close(self) -> None:
        """No window complained, and none spoke to anybody but the table."""
        self.leave()
        LOOKING.clear()
        complaints = [complaint for window in self._open for complaint in window.complaints]
        unforgiven = [each for each in complaints if not any(re.search(one, each) for one in self._forgiven)]
        strangers = [url for window in self._open for url in window.strangers()]
        assert not unforgiven, f"the browser complains: {unforgiven}"
        assert not strangers, f"somebody else than the table was asked: {strangers}"


def words_in(found: Any) -> Iterator[str]:
    """Every text in it, however deep; keys of objects too."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from words_in(value)
    elif isinstance(found, list):
        for value in found:
            yield from words_in(value)
