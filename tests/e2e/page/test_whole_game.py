"""A whole game of Ambush by fingers: four phones, the table's screen, and a referee, to the winner."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import (
    Phone,
    SlowLine,
    begin,
    castle_stands_at,
    middle,
    reads,
    referee,
    screen,
    seat,
    sit_down,
)
from tests.e2e.page.server import FOUR, NAMES, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    home: Path = tmp_path_factory.mktemp("home")
    options = ("--option", "castle=3", "--option", "capture_seconds=60")
    with at_a_table(home, *FOUR, *options) as running:
        yield running


def test_a_whole_game_on_four_phones(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    line, phones = sit_around(windows, table)
    ana, bo, cy, di = phones
    name_a_castle(ana, wall)
    begin(referee(windows, table), "Ana")
    first_turn(ana, phones, wall)
    bo.lay()
    an_ambush(phones, wall, line)
    volley(bo, wall)
    cy.lay()
    cy.play("Training Spear", "Bo")
    out_of_the_game(bo, wall)
    di.lay()
    di.hit("Cy", 1)
    reads(seat(wall, "Cy"), "destroyed")
    ana.lay()
    ana.play("Training Spear")
    the_end(phones, wall)


def sit_around(windows: Windows, table: Table) -> tuple[SlowLine, list[Phone]]:
    """Everybody joins with the code; the line of the last one can be held up."""
    opened = [windows.phone(table.phones) for _ in NAMES]
    line = SlowLine(opened[-1].page)
    return line, [sit_down(window, table, name) for window, name in zip(opened, NAMES, strict=True)]


def name_a_castle(ana: Phone, wall: Page) -> None:
    ana.press("Name my castle")
    ana.page.get_by_label("Name of your castle").fill("Rook Hill")
    ana.press("Use this name")
    reads(seat(wall, "Ana"), "Rook Hill")
    reads(ana.numbers, "3 of 3 Rook Hill")


def first_turn(ana: Phone, phones: list[Phone], wall: Page) -> None:
    """A card that all have seen is taken back because all agree; a played one without asking anybody."""
    ana.lay()
    reads(middle(wall), "1 card lies face down")
    take_back(ana, phones[1:], wall)
    reads(middle(wall), "0 cards lie face down")
    ana.lay()
    ana.play("Training Spear", "Bo")
    castle_stands_at(wall, "Bo", 1)
    ana.press("Ask to take back")
    castle_stands_at(wall, "Bo", 3)
    ana.play("Training Spear", "Bo")
    reads(phones[1].numbers, "1 of 3 castle")
    expect(phones[1].prompt).to_have_text("Bo, show the top card and lay it face down.")


def take_back(asking: Phone, others: list[Phone], wall: Page) -> None:
    asking.press("Ask to take back")
    expect(wall.get_by_text("May the last step be taken back? Waiting for Bo, Cy and Di.")).to_be_visible()
    for other in others:
        question = other.page.get_by_role("alertdialog", name="May the last step be taken back?")
        reads(question, "Ana shows the top card")
        question.get_by_role("button", name="Take it back").tap()
    expect(asking.key("Say which card")).to_be_visible()


def an_ambush(phones: list[Phone], wall: Page, line: SlowLine) -> None:
    """Cy calls, all grab, three declare, the call was good; Di presses too late."""
    ana, bo, cy, di = phones
    expect(di.round_button).to_have_accessible_name(re.compile("press to call"))
    line.hold()
    cy.call()
    reads(middle(wall), "Called by")
    reads(seat(wall, "Cy"), "first")
    too_late(di, line)
    for phone, cards, waiting in (
        (ana, 1, "Ana, Bo, Cy and Di"),
        (bo, 1, "Bo, Cy and Di"),
        (cy, 1, "Cy and Di"),
        (di, 0, "Di"),
    ):
        reads(phone.prompt, f"Still grabbing: {waiting}.")
        phone.stop_with(cards)
    expect(wall.get_by_text("Was the call right?")).to_be_visible()
    ana.declare(1)
    reads(seat(wall, "Ana"), "1 Ambush card")
    bo.declare(1)
    expect(wall.get_by_text("The call is good")).to_be_visible()
    expect(cy.page.get_by_text("The call was good.")).to_be_visible()
    reads(cy.numbers, "6 in hand")
    di.press("Everything is done")
    expect(bo.key("Play a card")).to_be_visible()


def too_late(di: Phone, line: SlowLine) -> None:
    """Di’s phone has not heard of the call; the press is turned away, and the rule says why."""
    di.call()
    line.let_go()
    refusal = di.page.get_by_role("alert")
    reads(refusal, "AMBUSH-LOCK-01")
    reads(refusal, "From the close of the window to the end of the Ambush phase nobody can call")


def volley(bo: Phone, wall: Page) -> None:
    bo.play("Training Volley")
    for name in ("Ana", "Cy", "Di"):
        castle_stands_at(wall, name, 1)


def out_of_the_game(bo: Phone, wall: Page) -> None:
    """A castle at 0: its player may do nothing any more."""
    reads(seat(wall, "Bo"), "destroyed")
    reads(bo.numbers, "destroyed")
    expect(bo.round_button).to_have_count(0)


def the_end(phones: list[Phone], wall: Page) -> None:
    reads(middle(wall), "The game is over")
    expect(phones[0].page.get_by_text("You win.")).to_be_visible()
    for phone in phones[1:]:
        expect(phone.page.get_by_text("Ana wins.")).to_be_visible()
    good = phones[2].page.get_by_role("row", name="good calls")
    expect(good.get_by_role("cell")).to_have_text(["0", "0", "1", "0"])
