"""Takes the pictures of the documents, docs/pictures: `make pictures`. Every game is one of the demo, by its seed.

A picture is taken at a moment of the game, not of the clock: the demo plays by itself until then, and waits there for
the seat that a phone has taken.
"""

import argparse
import base64
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page, expect

from tests.e2e.page.lobby import sit_together
from tests.e2e.page.people import sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import WALL, Window, Windows, chromium
from tests.shape import PROJECT

ALBUM = PROJECT / "docs" / "pictures"
SEED = "7"
DEMO = ("demo", "--no-browser", "--seed", SEED, "--speed", "8")
LAPTOP = (1280, 800)
SMALLER = 2 / 3
"""How large the table's screen of 1920 × 1080 is in a picture."""
QUALITY = 80
"""Of WebP, in percent: letters stay sharp, and a picture has 20 to 90 KB."""
TRIES = 60
View = dict[str, Any]
LANGUAGES = {"-fr": "fr", "": "en"}
"""What is added to a picture's name, and the language of the page in it."""


class Scene(Struct, frozen=True):
    """A game of the demo, and the moment at which its pictures are taken."""

    game: str
    ready: Callable[[View], bool]
    words: tuple[str, ...] = ()
    seat: int | None = None
    """Who has the phone; None for whoever has the turn."""


SCENES = (
    Scene("ambush", lambda view: view["phase"] == "play" and view["round"] >= 2, ("--seats", "4")),
    Scene("ambal", lambda view: view["phase"] == "battle" and view["round"] >= 2, seat=1),
    Scene("ambyria", lambda view: view["phase"] == "play" and view["round"] >= 2, ("--seats", "4")),
    Scene("tamer", lambda view: view["phase"] == "draft" and view["round"] >= 2, ("--seats", "4"), seat=1),
    Scene("tash_kalar", lambda view: view["phase"] == "action" and view["round"] >= 3, seat=1),
)


class Album:
    """The pictures of one folder, by name and language."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, window: Window, name: str, scale: float = 1.0) -> None:
        """One picture in each language, as WebP, which Chromium itself writes. The window stays English."""
        width, height = window.page.evaluate("[innerWidth, innerHeight]")
        part = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
        for ending, language in LANGUAGES.items():
            speak(window.page, language)
            glass = window.context.new_cdp_session(window.page)
            taken = glass.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": part})
            (self._folder / f"{name}{ending}.webp").write_bytes(base64.b64decode(taken["data"]))


def speak(page: Page, language: str) -> None:
    """Open the page again in this language, and wait until everything is drawn."""
    page.evaluate("(code) => localStorage.setItem('ambit.language', code)", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")


def stop_at(lab: Window, ready: Callable[[View], bool]) -> View:
    """Pause the demo in such a moment, which may be over again before the pause holds."""
    for _ in range(TRIES):
        lab.told.clear()
        lab.wait_for(lambda told: told["tell"] == "state" and ready(told["view"]))
        lab.page.get_by_role("button", name="Pause").click()
        lab.page.get_by_role("button", name="Play", exact=True).wait_for()
        view: View = lab.states()[-1]["view"]
        if ready(view):
            return view
        lab.page.get_by_role("button", name="Play", exact=True).click()
    raise AssertionError(f"the demo was not to be stopped in that moment; try another seed than {SEED}")


def a_game(album: Album, windows: Windows, table: Table, scene: Scene) -> None:
    """The table's screen and a phone, in the middle of a game that waits for this phone."""
    lab = windows.open(table.screen, LAPTOP)
    lab.go("/simulate")
    view = stop_at(lab, scene.ready)
    if scene.game == "ambush":
        album.take(lab, "demo")
    phone = windows.phone(table.phones)
    sit_down(phone, table, view["seats"][(scene.seat or view["turn"]) - 1]["name"])
    lab.page.get_by_role("button", name="Play", exact=True).click()
    wall = windows.open(table.screen, WALL)
    wall.go("/")
    album.take(wall, f"{scene.game}-table", SMALLER)
    album.take(phone, f"{scene.game}-phone", 1 / 1.4)


def an_evening(album: Album, browser: Browser, home: Path) -> None:
    """The lobby on the wall, and on the phone of somebody who sits."""
    with at_a_table(home, "table", "--simulate") as table:
        windows = Windows(browser)
        wall = windows.open(table.screen, WALL)
        wall.go("/")
        [first, *_] = sit_together(windows, table, wall.page, "Ana", "Bo", "Cy")
        album.take(wall, "lobby", SMALLER)
        album.take(first.window, "phone")
        windows.leave()


def main() -> None:
    """All pictures, one game after the other."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=ALBUM, help="where the pictures go")
    asked.add_argument(
        "--only", choices=["evening", *(scene.game for scene in SCENES)], help="the pictures of one game"
    )
    said = asked.parse_args()
    album = Album(said.folder)
    with chromium() as browser:
        for scene in SCENES:
            if said.only in (None, scene.game):
                with TemporaryDirectory() as home, at_a_table(Path(home), *DEMO, scene.game, *scene.words) as table:
                    windows = Windows(browser)
                    a_game(album, windows, table, scene)
                    windows.leave()
        if said.only in (None, "evening"):
            with TemporaryDirectory() as home:
                an_evening(album, browser, Path(home))


if __name__ == "__main__":
    main()
