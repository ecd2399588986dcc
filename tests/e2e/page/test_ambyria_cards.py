"""Cards of Ambyria are taught on the page with every word of the vocabulary, saved, and shown again."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.ambyria import cards as c
from tests.e2e.page.people import screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Windows

TABLE = ("play", "ambyria", "--simulate", "--training", "--seats", "2")
NAME = "Everything At Once"
CHOICES = {"mode": c.Mode, "play symbol": c.Into, "hero of": c.Hero}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(
        tmp_path_factory.mktemp("home"), "play", "ambyria", "--simulate", "--training", "--seats", "2"
    ) as one:
        yield one


def test_a_card_is_taught_with_every_effect_and_shown_again(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards#list").page
    page.get_by_role("button", name="New card").click()
    page.get_by_label("Card name").fill(NAME)
    for label, kind in CHOICES.items():
        _last_of(page, label, len(get_args(kind)))
    effects = field(page, "what it does, as printed")
    effects.get_by_role("button", name="known", exact=True).click()
    _add_every_effect(effects)
    _add_lasting(field(page, "as long as it lies there"))
    page.get_by_role("button", name="Save", exact=True).click()
    row = page.get_by_role("button", name=NAME)
    expect(row).to_contain_text("Cards to discard at the beginning of the draw phase, on everybody’s turn: 1.")
    assert "effect-ambyria" not in page.get_by_role("main").inner_text(), "a message that could not be filled"
    says = saved(page)
    assert [op["op"] for [op] in says["effects"]] == tags()
    assert (says["mode"], says["play"], says["hero"]) == tuple(sorted(get_args(kind))[-1] for kind in CHOICES.values())
    assert says["lasting"] == [{"key": "itching-powder", "op": "discard", "at": "draw"}]
    row.click()
    expect(sentences(field(page, "what it does, as printed"))).to_have_count(len(tags()))
    expect(page.get_by_label("name of the lasting effect")).to_have_value("itching-powder")


def tags() -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(c.Operations)]


def field(page: Page, label: str) -> Locator:
    return page.get_by_role("group", name=label, exact=True).and_(page.locator("fieldset"))


def sentences(effects: Locator) -> Locator:
    return effects.locator("> ol > li")


def _last_of(page: Page, label: str, many: int) -> None:
    """The form offers so many values; the last is chosen."""
    group = field(page, label)
    group.get_by_role("button", name="known", exact=True).click()
    values = group.get_by_role("group").nth(1).get_by_role("button")
    expect(values).to_have_count(many)
    values.last.click()


def _add_every_effect(effects: Locator) -> None:
    """A sentence for each operation that the form offers."""
    for place in range(len(tags())):
        effects.locator("> button", has_text="one more").click()
        offered = sentences(effects).nth(place).locator("> .item > .chips > button")
        expect(offered).to_have_count(len(tags()))
        offered.nth(place).click()


def _add_lasting(lasting: Locator) -> None:
    lasting.get_by_role("button", name="one more").click()
    lasting.get_by_label("name of the lasting effect").fill("Itching Powder")
    lasting.get_by_role("button", name="discard", exact=True).click()
    lasting.get_by_role("button", name="the draw phase").click()


def saved(page: Page) -> dict[str, Any]:
    listed = page.evaluate("fetch('/api/cards/ambyria').then((answer) => answer.json())")
    [says] = [card["says"] for card in listed["cards"] if card["name"] == NAME]
    return dict(says)
