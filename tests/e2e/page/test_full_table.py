"""Eight at one table, on every screen: all of them are seen, told apart, and reached by hand."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import atan2, degrees
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import become_referee, seat, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import DESK, PHONE, WALL, Windows
from tests.pebbles import FOLDER, NAMES

PLAY = ("play", "pebbles", "--simulate", "--seats")
SMALL = (800, 480)
"""The screen of a Pi that lies on the table."""
LONG = ("Ana", "Bartholomew", "Cy", "Di", "Evangeline", "Fay", "Gus", "Hal")
LEAST = {WALL: 24, SMALL: 13}
"""The smallest word of a seat that can be read from where people sit (pixels)."""
ALIKE = 0.85
"""Two shapes of which more than this share is common would be taken for one another: disc and square come closest."""
COMMON = """(glyphs) => {
    // Which points of a grid each shape covers, seen from the four sides of the table.
    const sides = [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]];
    const covered = (glyph, [a, b, c, d]) => {
        const drawn = glyph.querySelector("circle, path, rect");
        const points = [];
        for (let x = 0.25; x < 24; x += 0.5) for (let y = 0.25; y < 24; y += 0.5) {
            const [left, down] = [x - 12, y - 12];
            points.push(drawn.isPointInFill(new DOMPoint(a * left + b * down + 12, c * left + d * down + 12)));
        }
        return points;
    };
    const share = (one, other) => {
        const both = one.filter((inside, place) => inside && other[place]).length;
        return both / one.filter((inside, place) => inside || other[place]).length;
    };
    return glyphs.map((one) => glyphs.map((other) =>
        Math.max(...sides.map((side) => share(covered(one, sides[0]), covered(other, side))))));
}"""
CUT = "(one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"
SIZES = """(one) => [...one.querySelectorAll("b, span, .called")].map((word) =>
    parseFloat(getComputedStyle(word).fontSize))"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Everybody has taken once, and Cy is on turn."""
    with at_a_table(tmp_path_factory.mktemp("home"), *PLAY, ",".join(LONG), games=str(FOLDER)) as running:
        running.type(*(f"press seat{number}.ok" for number in (1, 2, 3, 4, 5, 6, 7, 8, 1, 2)))
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Table]:
    """Seven have taken, and Hal is on turn."""
    with at_a_table(tmp_path, *PLAY, ",".join(NAMES), games=str(FOLDER)) as running:
        running.type(*(f"press seat{number}.ok" for number in range(1, 8)))
        yield running


Box = dict[str, float]


def box(thing: Locator) -> Box:
    expect(thing).to_be_visible()
    found: Any = thing.bounding_box()
    return dict(found)


def apart(one: Box, other: Box) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return beside or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


def within(one: Box, size: tuple[int, int]) -> bool:
    width, height = size
    return one["x"] >= 0 and one["y"] >= 0 and one["x"] + one["width"] <= width and one["y"] + one["height"] <= height


def direction(thing: Box, middle: Box) -> float:
    """Where somebody sits, seen from the middle: degrees clockwise, from 0 a little above the left."""
    across = thing["x"] + thing["width"] / 2 - middle["x"] - middle["width"] / 2
    down = thing["y"] + thing["height"] / 2 - middle["y"] - middle["height"] / 2
    return (degrees(atan2(-down, -across)) - 10) % 360


def seated(page: Page) -> dict[str, Box]:
    """Where everybody's things lie on the table's screen, and the prompt below them."""
    expect(seat(page, "Cy").get_by_text("pebbles")).to_be_visible()
    boxes = {name: box(seat(page, name)) for name in LONG}
    return boxes | {"ring": box(page.locator("ambit-ring")), "prompt": box(page.locator("ambit-prompt"))}


@pytest.mark.parametrize("size", [WALL, SMALL], ids=["wall", "small"])
def test_eight_sit_around_the_ring_on_the_wall(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    page = opened(windows, table.screen, size).go("/")
    places = seated(page)
    assert all(within(one, size) for one in places.values()), places
    assert all(apart(one, other) for one, other in combinations(places.values(), 2)), places
    around = [direction(places[name], places["ring"]) for name in LONG]
    assert all(one < other for one, other in pairwise(around)), "clockwise from the upper left"
    for name in LONG:
        assert not seat(page, name).evaluate(CUT), f"{name} is cut"
        assert min(seat(page, name).evaluate(SIZES)) >= LEAST[size]
    examine(page)


def test_the_shapes_stay_apart_seen_from_any_side(windows: Windows, table: Table) -> None:
    page = opened(windows, table.screen, WALL).go("/")
    seated(page)
    common = page.locator("section[data-seat] .glyph").evaluate_all(COMMON)
    assert len(common) == 8
    for one, other in combinations(range(8), 2):
        assert common[one][other] < ALIKE, f"seats {one + 1} and {other + 1}"
    assert all(common[one][one] == 1 for one in range(8))


def test_the_boxes_of_eight_fit_on_one_screen(windows: Windows, table: Table) -> None:
    page = opened(windows, table.screen, WALL).go("/simulate")
    boxes = [box(page.get_by_label(f"Hardware of {name}")) for name in LONG]
    around = [*boxes, box(page.locator("simulate-view")), box(page.locator("simulate-what-if"))]
    assert all(within(one, WALL) for one in around)
    assert all(apart(one, other) for one, other in combinations(around, 2))
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    expect(page.locator("ambit-simulate-page[scrolls]")).to_be_visible()
    boxes = [box(page.get_by_label(f"Hardware of {name}")) for name in LONG]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL[0]
    examine(page)


def test_keys_choose_the_eighth_seat_and_play_for_it(windows: Windows, fresh: Table) -> None:
    window = windows.open(fresh.screen, WALL)
    page = window.go("/simulate")
    expect(page.get_by_label("Hardware of Hal")).to_be_visible()
    page.keyboard.press("8")
    page.keyboard.press("p")
    told = window.wait_for(lambda told: told["tell"] == "state" and told["view"]["turn"] == 1)
    assert told["view"]["seats"][7]["counters"] == {"pebbles": 3}


def test_a_phone_sits_down_as_the_eighth_and_gives_to_anybody(windows: Windows, fresh: Table) -> None:
    window = opened(windows, fresh.phones, PHONE)
    page = window.go("/join")
    keys = [box(page.get_by_role("button", name=name)) for name in (*NAMES, "Sit down")]
    assert all(within(one, PHONE) for one in keys), "all seats and the key below are seen at once"
    assert all(apart(one, other) for one, other in combinations(keys, 2))
    examine(page)
    hal = sit_down(window, fresh, "Hal")
    fresh.type('{"do":"adjust","seat":0,"target":8,"counter":"pebbles","to":4}')
    hal.press("give")
    others = page.get_by_role("group", name="Against whom?").get_by_role("button")
    expect(others).to_have_text(list(NAMES[:7]))
    examine(page)
    others.last.tap()
    hal.press("Do it")
    told = window.wait_for(lambda told: told["tell"] == "state" and told["view"]["turn"] == 1)
    assert [one["counters"]["pebbles"] for one in told["view"]["seats"]] == [1, 1, 1, 1, 1, 1, 2, 3]


def test_the_referee_corrects_the_eighth_seat(windows: Windows, fresh: Table) -> None:
    window = opened(windows, fresh.screen, DESK)
    page = become_referee(window, fresh)
    cells = page.locator("ambit-correct .cell")
    expect(cells).to_have_count(8)
    steppers = [box(cells.nth(place).locator("ambit-stepper")) for place in range(8)]
    assert all(apart(one, other) for one, other in combinations(steppers, 2))
    assert all(within(one, (DESK[0], 10_000)) for one in steppers)
    cells.last.get_by_role("button").last.click()
    examine(page)
    page.get_by_role("button", name="Set it to 1").click()
    window.wait_for(lambda told: told["tell"] == "state" and told["view"]["seats"][7]["counters"] == {"pebbles": 1})


def test_a_stream_shows_all_eight(windows: Windows, table: Table) -> None:
    page = opened(windows, table.phones, WALL).go("/overlay")
    plates = page.locator("section.plate")
    expect(plates).to_have_count(8)
    places = [box(plates.nth(place)) for place in range(8)]
    assert all(within(one, WALL) for one in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))
    assert not any(plates.nth(place).locator(".called span").evaluate(CUT) for place in range(8))
