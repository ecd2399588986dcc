"""Pictures of every page in its important moments: `python -m tests.e2e.page.screenshots FOLDER`.

They are looked at by people and kept out of the repository.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page, expect

from tests.companion.cli.terminal import program
from tests.e2e.page.people import Phone, become_referee, seat, sit_down
from tests.e2e.page.server import DEMO, FOUR, Table, at_a_table
from tests.e2e.page.windows import DESK, WALL, Window, Windows, chromium
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-game.txt"
LONG = ("--option", "capture_seconds=60", "--option", "castle=12")
PORTRAIT = (1080, 1920)
SMALL = (390, 664)
"""A phone whose browser takes much room for itself."""


class Look(Struct, frozen=True):
    """A light and a language."""

    name: str
    scheme: str
    locale: str

    @property
    def how(self) -> dict[str, Any]:
        return {"color_scheme": self.scheme, "locale": self.locale}


LOOKS = (Look("evening", "dark", "en-GB"), Look("daylight", "light", "en-GB"), Look("french", "light", "fr-FR"))
SEATS = ("Ana", "Bo", "Cy")
"""Who has a phone: one for each look."""
CALL = '{{"do":"call","seat":{seat},"at":99999,"err":0.1}}'
CONCEDE = '{{"do":"concede","seat":{seat}}}'
MOMENTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("setup", (), "Shuffle the deck"),
    ("expose", ('{"do":"castle","seat":2,"name":"Rook Hill"}', "press seat2.ok"), "Bo, show the top card"),
    ("play", ("tap table.reader training-ambush",), "Bo, play a card"),
    ("effect", ("tap seat2.reader training-sower", "tap seat2.reader target-4"), "lay 2 more cards"),
    ("false-start", ("press seat1.call",), "false start"),
    ("open", ("press seat2.ok", "press seat2.ok"), "Cy, show the top card"),
    ("asked", ("press seat3.ok", "press table.undo"), "May the last step be taken back?"),
    ("grab", ("press seat4.no", "press seat3.call", "press seat1.call"), "Called by"),
    ("stopping", ("turn seat1.dial 2", "press seat1.ok", "turn seat2.dial 1", "press seat2.ok"), "has stopped"),
    ("verify", ("press seat3.ok", "press seat4.ok"), "Was the call right?"),
    ("declared", ("turn seat1.dial 1", "press seat1.ok"), "1 Ambush card"),
    ("aftermath", ("turn seat2.dial 1", "press seat2.ok"), "The call is good"),
    ("dead-heat", ("press seat1.ok", "press seat3.no", "press seat4.ok", "press seat4.ok", CALL.format(seat=1),
                   CALL.format(seat=3)), "Dead heat"),
    ("heat", (*(f"press seat{seat}.ok" for seat in (1, 2, 3, 4)), "press seat1.ok"), "highest roll"),
    ("reader-dead", ("turn seat1.dial 2", "press seat1.ok", "fault seat3.reader dead"), "card reader"),
    ("paused", ("mend seat3.reader", "pause"), "Timers are stopped"),
    ("destroyed", ("go", CONCEDE.format(seat=4)), "destroyed"),
    ("over", (CONCEDE.format(seat=3), CONCEDE.format(seat=1)), "The game is over"),
)  # fmt: skip
"""What it is called, what is typed to get there, and what the table then shows in English."""


class Album:
    """Pictures by name and look."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str, look: Look) -> None:
        page.screenshot(path=self._folder / f"{name}-{look.name}.png", omit_background=True)


class Around(Struct, frozen=True):
    """Every window of one look around a table."""

    look: Look
    windows: dict[str, Window]

    def keep_up(self, version: int) -> None:
        for window in self.windows.values():
            window.wait_for(lambda told: told["tell"] == "state" and told["version"] >= version)

    def take(self, album: Album, moment: str) -> None:
        for name, window in self.windows.items():
            album.take(window.page, f"{name}-{moment}", self.look)


def around(windows: Windows, table: Table, look: Look, name: str) -> Around:
    """The screen both ways up, the overlay, the referee, the simulated devices, and a phone."""
    opened = {
        "table": windows.open(table.screen, WALL, **look.how),
        "upright": windows.open(table.screen, PORTRAIT, **look.how),
        "overlay": windows.open(table.screen, WALL, **look.how),
        "simulate": windows.open(table.screen, WALL, **look.how),
        "referee": windows.open(table.screen, DESK),
        "phone": windows.phone(table.phones),
    }
    for page, path in (("table", "/"), ("upright", "/"), ("overlay", "/overlay"), ("simulate", "/simulate")):
        opened[page].go(path)
    become_referee(opened["referee"], table)
    sit_down(opened["phone"], table, name)
    for late in ("referee", "phone"):
        speak(opened[late].page, look)
    return Around(look, opened)


def speak(page: Page, look: Look) -> None:
    """Whoever came in in English goes on in the look that is wanted."""
    page.emulate_media(color_scheme="light" if look.scheme == "light" else "dark")
    language = look.locale[:2]
    page.evaluate("(code) => localStorage.setItem('ambit.language', code)", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def a_game(album: Album, browser: Browser, home: Path) -> None:
    """All moments of a game, in all looks."""
    with at_a_table(home, *FOUR, *LONG) as table:
        windows = Windows(browser)
        all_around = [around(windows, table, look, name) for look, name in zip(LOOKS, SEATS, strict=True)]
        first = all_around[0].windows["table"]
        for moment, typed, shown in MOMENTS:
            table.type(*typed)
            expect(first.page.get_by_text(shown).first).to_be_visible()
            for each in all_around:
                each.keep_up(first.states()[-1]["version"])
                each.take(album, moment)
        table.stop()
        for each in all_around:
            expect(each.windows["phone"].page.get_by_role("alert")).to_be_visible()
            each.take(album, "lost")
        windows.forgive(".")
        windows.close()


def sheets(album: Album, browser: Browser, home: Path) -> None:
    """What opens on a phone when a key asks for more."""
    with at_a_table(home, *FOUR, *LONG) as table:
        windows = Windows(browser)
        for look in LOOKS[:2]:
            window = windows.open(table.phones, SMALL, has_touch=True, device_scale_factor=2, **look.how)
            window.go("/join")
            expect(window.page.get_by_role("button", name="Sit down")).to_be_visible()
            album.take(window.page, "join-phone", look)
            phone_sheets(album, sit_down(window, table, "Ana" if look is LOOKS[0] else "Bo"), table, look)
            table_sheets(album, windows.open(table.screen, WALL, **look.how), look)
        windows.close()


def table_sheets(album: Album, wall: Window, look: Look) -> None:
    """What opens on the table's screen: the keys of somebody without a phone, and the settings."""
    page = wall.go("/")
    seat(page, "Di").click()
    expect(page.get_by_role("dialog", name="Keys for this seat")).to_be_visible()
    album.take(page, "table-drawer", look)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    album.take(page, "table-settings", look)


def phone_sheets(album: Album, phone: Phone, table: Table, look: Look) -> None:
    table.type("press seat1.ok" if phone.name == "Ana" else "press seat1.no")
    phone.lay()
    phone.press("Play a card")
    album.take(phone.page, "phone-sheet-play", look)
    phone.key("Close").tap()
    phone.page.get_by_role("button", name="More").tap()
    album.take(phone.page, "phone-sheet-more", look)
    phone.page.get_by_role("button", name="Give up").tap()
    album.take(phone.page, "phone-sheet-sure", look)
    phone.key("Close").tap()


DESKS = (
    ("join", "/join"),
    ("cards-register", "/cards"),
    ("cards-list", "/cards#list"),
    ("cards-decks", "/cards#decks"),
    ("cards-exchange", "/cards#exchange"),
    ("history", "/history"),
    ("history-replay", "/history?game=1"),
    ("seat-without-a-seat", "/seat"),
    ("referee-pin", "/referee"),
)


def desks(album: Album, browser: Browser, home: Path) -> None:
    """Pages in the hand, at a desk and on a phone, with a finished game in the log."""
    options = ("--fast", "--option", "castle=6", "--option", "capture_seconds=10")
    program(*FOUR, *options, env={"AMBIT_HOME": str(home)}, input=SCRIPT.read_text(encoding="utf-8"))
    with at_a_table(home, *FOUR) as table:
        windows = Windows(browser)
        for look in LOOKS:
            for size, where in ((DESK, "desk"), ((390, 844), "hand")):
                window = windows.open(table.screen, size, **look.how)
                for name, path in DESKS:
                    window.page.goto("about:blank")
                    window.go(path)
                    window.page.wait_for_load_state("networkidle")
                    album.take(window.page, f"{name}-{where}", look)
        windows.forgive(".")
        windows.close()


def a_demo(album: Album, browser: Browser, home: Path) -> None:
    """The simulated table with cards in all hands, its dialogs and its faults."""
    with at_a_table(home, *DEMO) as table:
        windows = Windows(browser)
        for look in LOOKS:
            window = windows.open(table.screen, WALL, **look.how)
            page = window.go("/simulate")
            window.wait_for(lambda told: told["tell"] == "state" and told["view"]["table"]["battlefield"] > 1)
            album.take(page, "demo", look)
            for key, name in (("n", "chooser"), ("?", "keys")):
                page.keyboard.press(key)
                expect(page.get_by_role("dialog")).to_be_visible()
                album.take(page, f"demo-{name}", look)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
            page.get_by_role("switch").first.check()
            page.set_viewport_size({"width": 1280, "height": 800})
            album.take(page, "demo-laptop", look)
            page.set_viewport_size({"width": 390, "height": 844})
            album.take(page, "demo-hand", look)
        windows.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="where the pictures go")
    album = Album(asked.parse_args().folder)
    with chromium() as browser:
        for chapter in (a_game, sheets, desks, a_demo):
            with TemporaryDirectory() as home:
                chapter(album, browser, Path(home))


if __name__ == "__main__":
    main()
