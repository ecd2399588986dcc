"""What people do on the pages of a hall."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.hall.program import HallProgram
from tests.e2e.page.windows import DESK, WALL, Window, Windows


def desk_of(windows: Windows, hall: HallProgram, size: tuple[int, int] = DESK, **how: Any) -> Page:
    return windows.open(hall.here, size, **how).go("/desk")


def part(desk: Page, name: str) -> None:
    """Turn to a part of the desk."""
    link = desk.get_by_role("link", name=name, exact=True)
    link.click()
    expect(link).to_have_attribute("aria-current", "page")


def set_up(desk: Page, rounds: int = 0) -> None:
    """An evening of Ambush for two at each table, in Swiss rounds."""
    expect(desk.get_by_role("heading", name="A new evening")).to_be_visible()
    expect(desk.get_by_role("button", name="Ambush")).to_have_attribute("aria-pressed", "true")
    for _ in range(rounds):
        desk.get_by_role("button", name="One more: Rounds").click()
    desk.get_by_role("button", name="Begin check-in").click()
    expect(desk.get_by_text("Check people in.")).to_be_visible()


def check_in(desk: Page, *names: str) -> None:
    """At the desk, by name."""
    form = desk.locator("form", has=desk.get_by_role("heading", name="Check in"))
    for name in names:
        form.get_by_label("Name").fill(name)
        form.get_by_role("button", name="Check in").click()
        expect(form.get_by_text(re.compile(rf"{name} is in, with number \d+"))).to_be_visible()


def check_in_by_badge(desk: Page, badge: str, name: str) -> None:
    """A new badge is tapped; the next name that is checked in has it."""
    tap(desk, badge)
    expect(desk.get_by_text(f"Nobody has badge {badge} yet.")).to_be_visible()
    check_in(desk, name)


def tap(desk: Page, badge: str) -> None:
    desk.get_by_label("Badge", exact=True).fill(badge)
    desk.get_by_role("button", name="Read").click()


def code_of(desk: Page) -> str:
    """The code of the day: each evening has its own."""
    part(desk, "Evening")
    return desk.locator("ambit-hall-evening dd.code").inner_text()


def phone_of(windows: Windows, hall: HallProgram, code: str, name: str) -> Page:
    """A phone with which somebody checks in."""
    page = windows.phone(hall.here).go("/")
    page.get_by_label("Code of the day").fill(code)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Check in").click()
    expect(page.get_by_text(re.compile(rf"{name}, you are number \d+"))).to_be_visible()
    return page


def screen_of(windows: Windows, hall: HallProgram) -> Window:
    window = windows.open(hall.here, WALL)
    window.go("/screen")
    return window


def key_of(desk: Page) -> str:
    """The key of the tables, which the desk shows when it is asked to."""
    part(desk, "Evening")
    desk.get_by_role("button", name="Show the key").click()
    key = desk.locator("ambit-hall-evening code").inner_text()
    desk.get_by_role("button", name="Hide the key").click()
    return key


def pair(desk: Page, number: int) -> None:
    """The next round, as the rules propose it."""
    part(desk, "Round")
    desk.get_by_role("button", name=f"Pair round {number}").click()
    desk.get_by_role("button", name=f"Take round {number}").click()
    expect(desk.get_by_role("heading", name=re.compile(rf"Round {number} of"))).to_be_visible()


def match_of(desk: Page, name: str) -> Locator:
    return desk.get_by_role("article", name=re.compile(rf"(^|· ){name}( ·|$)"))
