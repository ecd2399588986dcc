"""Tamer Tournament on the table's screen: the rulebook's battle number by number, and a round from its draft on."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.companion.cli.terminal import program
from tests.e2e.page.people import middle, reads, referee, seat
from tests.e2e.page.server import NAMES, Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import WALL, Window, Windows, words_in
from tests.shape import PROJECT

RULEBOOK = PROJECT / "tests" / "scenarios" / "tamer" / "01-the-rulebooks-battle.jsonl"
SET_UP = 5
"""So many actions of the scenario come before the first clash."""
TOLD = (
    "Ana, put a dark green die showing 2 on Chimerall.",
    "Bo, put a dark red die showing 3 on Solynx.",
    "Gillfox deals 1, Gryphoon deals 5.",
    "Ana, put a black die showing 5 on Gillfox. Bo, put a black die showing 1 on Gryphoon.",
    "Gillfox is knocked out: 5 damage, 3 health.",
    "Middle-Aged Drachna comes to the front.",
    "Middle-Aged Drachna deals 7, Gryphoon deals 5.",
    "Ana, put a black die showing 5 on Middle-Aged Drachna. Bo, put black dice showing 8 on Gryphoon.",
    "Gryphoon is knocked out: 8 damage, 4 health.",
    "Ana, put a dark red die showing 1 on each of Middle-Aged Drachna and Chimerall.",
    "Solynx comes to the front.",
    "Middle-Aged Drachna deals 8, Solynx deals 5.",
    "Ana, put black dice showing 10 on Middle-Aged Drachna. Bo, put black dice showing 8 on Solynx.",
    "Middle-Aged Drachna is knocked out: 10 damage, 6 health.",
    "Ana, put a dark red die showing 2 on Chimerall.",
    "Ana wins battle 1.",
    "Take off all light red, light green and black dice.",
)
NUMBERS = {
    "Ana, put a dark green die showing 2 on Chimerall.": ("Chimerall", 2, 4),
    "Bo, put a dark red die showing 3 on Solynx.": ("Solynx", 5, 5),
    "Gillfox is knocked out: 5 damage, 3 health.": ("Gillfox", 1, 0),
    "Middle-Aged Drachna comes to the front.": ("Gryphoon", 5, 3),
    "Ana, put a dark red die showing 1 on each of Middle-Aged Drachna and Chimerall.": ("Middle-Aged Drachna", 8, 1),
    "Solynx comes to the front.": ("Chimerall", 3, 4),
    "Ana, put a dark red die showing 2 on Chimerall.": ("Chimerall", 4, 4),
}
"""Power and health left of one creature, at the step that says this."""

FIRST = ("training-pebble-pup", "training-draft-moth", "training-gravel-bear", "training-twin-toad")
"""What the four draft first. The moth puts a die on itself."""
LATER = tuple(
    f"training-{name}" for name in (
        "ember-mouse", "puddle-imp", "mud-grub", "spark-newt", "kettle-cat", "reed-piper", "gust-wren", "clay-sentry",
        "cinder-wisp", "moss-shepherd", "rill-serpent", "kite-drake",
    )
)  # fmt: skip
"""Nothing happens when these are drafted, and there are three of each."""


@pytest.fixture
def duel(tmp_path: Path) -> Iterator[Table]:
    """A battle of two, with the numbers that the example of the rules file takes for those that nobody has printed."""
    header = msgspec.json.decode(RULEBOOK.read_text().splitlines()[0])
    pack = {"pack": "example", "game": "tamer", "title": "Stand-ins", "cards": header["cards"]}
    (tmp_path / "example.json").write_bytes(msgspec.json.encode(pack))
    taken = program("cards", "import", str(tmp_path / "example.json"), "--theirs", env={"AMBIT_HOME": str(tmp_path)})
    assert taken.returncode == 0, taken.stdout + taken.stderr
    with at_a_table(tmp_path, "play", "tamer", "--simulate", "--mode", "duel", "--seats", "Ana,Bo") as running:
        yield running


def test_the_rulebooks_battle_number_by_number_forth_and_back(windows: Windows, duel: Table) -> None:
    window = windows.open(duel.screen, WALL, reduced_motion="no-preference", bypass_csp=True)
    page = window.go("/")
    expect(middle(page)).to_be_visible()
    actions = [line for line in RULEBOOK.read_text().splitlines() if line.startswith('{"do"')]
    duel.type(*actions[:SET_UP])
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Paused")).to_have_attribute("aria-pressed", "true")
    reads_one_of(said(page), TOLD[:2])
    page.keyboard.press("ArrowLeft")
    for words in TOLD:
        reads(said(page), words)
        stands(page, words)
        page.keyboard.press("Space")
    for words in reversed(TOLD):
        reads(said(page), words)
        stands(page, words)
        page.keyboard.press("ArrowLeft")
    examine(page)
    page.keyboard.press("End")
    reads(said(page), TOLD[-1])
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()


def test_the_referee_corrects_the_dice_on_one_creature(windows: Windows, duel: Table) -> None:
    wall, desk = windows.open(duel.screen, WALL).go("/"), referee(windows, duel)
    actions = [line for line in RULEBOOK.read_text().splitlines() if line.startswith('{"do"')]
    duel.type(*actions[:SET_UP])
    desk.get_by_label("Choose a creature").select_option(label="Bo, Gryphoon")
    desk.get_by_role("button", name="One more: Bo, Gryphoon, damage").click(click_count=2)
    expect(desk.get_by_text("Bo, Gryphoon, damage: 2 instead of 0. Why?")).to_be_visible()
    desk.get_by_role("button", name="Set it to 2").click()
    card = wall.get_by_role("article").filter(has=wall.get_by_role("heading", name="Gryphoon", exact=True))
    expect(card.get_by_role("img", name="health left 2", exact=True)).to_be_visible()


def said(page: Page) -> Locator:
    return page.locator("ambit-prompt .say")


def reads_one_of(where: Locator, texts: tuple[str, ...]) -> None:
    """Some steps may have passed by themselves before anybody paused it."""
    expect(where).to_contain_text(re.compile("|".join(map(re.escape, texts))), use_inner_text=True)


def stands(page: Page, words: str) -> None:
    if words not in NUMBERS:
        return
    name, power, left = NUMBERS[words]
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
    expect(card.get_by_role("img", name=f"power {power}", exact=True)).to_be_visible()
    expect(card.get_by_role("img", name=f"health left {left}", exact=True)).to_be_visible()


# A round of four


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    words = ("play", "tamer", "--simulate", "--training", "--seats", ",".join(NAMES))
    with at_a_table(tmp_path_factory.mktemp("home"), *words) as running:
        yield running


def test_a_round_from_the_first_pick_to_the_records(windows: Windows, four: Table) -> None:
    wall, stream = opened(windows, four.screen, WALL), opened(windows, four.phones, WALL)
    page = wall.go("/")
    stream.go("/overlay")
    a_reveal(four, page, wall, stream)
    the_other_picks(four)
    teams(four, page)
    battles(page)
    stream.page.get_by_text("Round 2").wait_for()
    examine(stream.page)


def a_reveal(table: Table, page: Page, *watching: Window) -> None:
    """Three have chosen, and nobody can tell what; with the last card all lie open at once."""
    reads(middle(page), "Pick 1 of 8")
    reads(page.locator("ambit-prompt .means"), "reader")
    table.type(*(act("pick", number, card=card) for number, card in enumerate(FIRST[:3], 1)))
    reads(seat(page, "Cy"), "has chosen")
    reads(seat(page, "Di"), "chooses")
    examine(page)
    for window in watching:
        seen = [told["view"] for told in window.told if "view" in told]
        assert not {word for view in seen for word in words_in(view)} & set(FIRST)
    table.type(act("pick", 4, card=FIRST[3]))
    for name, card in zip(NAMES, ("Pebble Pup", "Draft Moth", "Gravel Bear", "Twin Toad"), strict=True):
        reads(seat(page, name).get_by_role("heading"), card)
    reads(middle(page), "Pass to the left")
    reads(said(page), "Bo, put a dark red die showing 1 on Training Draft Moth.")
    examine(page)


def the_other_picks(table: Table) -> None:
    for pick in range(7):
        table.type(*(act("pick", number, card=LATER[(4 * pick + number) % len(LATER)]) for number in range(1, 5)))


def teams(table: Table, page: Page) -> None:
    reads(middle(page), "All cards are drafted")
    table.type(*(act("team", number, order=[card]) for number, card in enumerate(FIRST, 1)), act("ready", 1))
    reads(seat(page, "Ana"), "ready")
    expect(seat(page, "Cy").get_by_role("img", name="3 of 8 points spent")).to_be_visible()
    examine(page)
    table.type(*(act("ready", number) for number in (2, 3, 4)))


def battles(page: Page) -> None:
    """Both are looked at and fought to their ends; then the records stand until the next cards are drafted."""
    expect(page.get_by_role("button", name="they sit opposite each other")).to_have_count(2)
    examine(page)
    page.get_by_role("button", name="Ana").first.click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("list", name=re.compile("lash")).get_by_text("Dice off")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Bo").first.click()
    page.get_by_role("button", name="Next").click()
    reads(said(page), "Take off all light red, light green and black dice.")
    page.get_by_role("button", name="All battles").click()
    reads(seat(page, "Standings"), "After 1 round")
    examine(page)


# Fought by hand


def test_opponents_are_rolled_and_results_reported_on_the_screen(windows: Windows, tmp_path: Path) -> None:
    options = ("--mode", "manual", "--option", "draft=off", "--option", "round1=random")
    with at_a_table(tmp_path, "play", "tamer", "--simulate", "--seats", ",".join(NAMES), *options) as table:
        page = opened(windows, table.screen, WALL).go("/")
        expect(middle(page)).to_be_visible()
        table.type(*(act("ready", number) for number in range(1, 5)))
        for name in ("Bo", "Di", "Ana"):
            middle(page).get_by_label("The teams").get_by_role("button", name=name, exact=True).click()
        pairs = page.get_by_role("button", name="by the dice")
        expect(pairs).to_have_count(2)
        reads(pairs.filter(has_text="Bo"), "Di")
        for name, other in (("Bo", "Di"), ("Ana", "Cy")):
            pairs.filter(has_text=name).click()
            expect(page.get_by_role("button", name=f"{other} has won")).to_be_visible()
            examine(page)
            page.get_by_role("button", name=f"{name} has won").click()
            page.get_by_role("button", name="All battles").click()
        reads(seat(page, "Standings"), "After 1 round")


def act(verb: str, number: int, **fields: object) -> str:
    return msgspec.json.encode({"do": verb, "seat": number, **fields}).decode()
