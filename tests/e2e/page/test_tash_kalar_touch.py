"""Tash-Kalar under real fingers: every gesture in an effect, a reload in the midst of it, and the small screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_tash_kalar import key, square, stands
from tests.e2e.page.windows import Window, Windows

SMALL = (800, 480)
FINGER = 44
"""Pixels that a finger needs."""
BOARD = (
    "play",
    "tash_kalar",
    "--simulate",
    "--seats",
    "Ana,Bo",
    "--mode",
    "match-a-mort",
    "--option",
    "tracking=board",
)
OUTSIDE = """() => {
    const found = [];
    const look = (root) => root.querySelectorAll("*").forEach((one) => {
        if (one.shadowRoot) look(one.shadowRoot);
        const box = one.getBoundingClientRect();
        if (one.localName !== "button" || box.width === 0 || one.closest(".fields, .tasks")) return;
        const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        if (!whole) found.push(one.textContent);
    });
    look(document);
    return found;
}"""
"""The keys that are not whole on the screen; lists may scroll."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *BOARD) as running:
        yield running


class Fingers:
    """Fingers on a screen, as its glass tells of them."""

    def __init__(self, window: Window) -> None:
        self._glass: CDPSession = window.context.new_cdp_session(window.page)

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def tap(self, at: Locator, times: int = 1) -> None:
        for _ in range(times):
            self._tell("touchStart", middle_of(at))
            self._tell("touchEnd")

    def two(self, at: Locator) -> None:
        """One finger on it, and a second one beside it."""
        x, y = middle_of(at)
        self._tell("touchStart", (x, y))
        self._tell("touchStart", (x, y), (x + 60, y))
        self._tell("touchEnd")

    def press(self, at: Locator) -> None:
        self._tell("touchStart", middle_of(at))

    def lift(self) -> None:
        self._tell("touchEnd")

    def drag(self, at: Locator, to: tuple[float, float]) -> None:
        self._tell("touchStart", middle_of(at))
        self._tell("touchMove", to)
        self._tell("touchEnd")


def middle_of(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_fingers_resolve_an_effect_that_a_reload_does_not_lose(windows: Windows, table: Table) -> None:
    window = windows.open(table.screen, SMALL, has_touch=True)
    page = window.go("/")
    fingers = Fingers(window)
    _until_an_effect(page, fingers)
    fingers.two(square(page, "g5"))
    stands(page, "g5", ", Ana, common")
    fingers.tap(square(page, "g5"), times=2)
    stands(page, "g5", ", Ana, heroic")
    page.reload()
    expect(key(page, "The effect is done")).to_be_visible()
    fingers.press(square(page, "g5"))
    stands(page, "g5", ", Ana, common")  # a finger that rests is told before it leaves
    fingers.lift()
    fingers.drag(square(page, "g5"), middle_of(square(page, "g4")))
    stands(page, "g4", ", Ana, common")
    fingers.drag(square(page, "g4"), (790, 470))
    stands(page, "g4", ", empty")
    fingers.tap(square(page, "g3"), times=2)
    expect(square(page, "g3")).to_have_accessible_name("g3, green square, Ana, common")
    fingers.tap(square(page, "g5"))
    stands(page, "g5", ", Ana, common")
    expect(square(page, "g3")).to_have_accessible_name("g3, green square, Ana, common")


def _until_an_effect(page: Page, fingers: Fingers) -> None:
    """Both lay a first piece; Ana then summons the first creature that fits."""
    for name, whose in (("c5", "Ana"), ("g5", "Bo")):
        fingers.tap(square(page, name))
        stands(page, name, f", {whose}, common")
    key(page, "Begin the game").tap()
    for names, whose in ((["d6"], "Ana"), (["h7", "i7"], "Bo"), (["d7"], "Ana")):
        for name in names:
            fingers.tap(square(page, name))
            stands(page, name, f", {whose}, common")
        if names != ["d7"]:
            key(page, "End the turn").tap()
    _summon(page, fingers)


def _summon(page: Page, fingers: Fingers) -> None:
    """A touch beside the places of the creature is refused, and every key is still on the small screen."""
    key(page, "Summon").tap()
    page.get_by_label("Find a card").fill("Bomb")
    page.get_by_role("button", name="Bomb common, Northern Imperial").tap()
    fingers.tap(square(page, "a3"))
    expect(page.get_by_role("alert")).to_contain_text("TASH-FORM-01")
    assert page.evaluate(OUTSIDE) == []
    box = square(page, "e8").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    fingers.tap(square(page, "e8"))
    expect(key(page, "The effect is done")).to_be_visible()
