"""The picture: well formed, complete, readable, and the one in the docs."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from companion.messages import Speaker, languages
from companion.wiring.drawing import PRINT, draw, room
from companion.wiring.ink import CONFLICT
from companion.wiring.labels import Labels
from companion.wiring.layout import BOARD_WIDTH, LINE, PART_WIDTH, Layout, Wire, layout
from companion.wiring.parts import is_link
from companion.wiring.plan import Plan, plan
from hardware.profile import Sketch, shipped, sketch
from tests.companion.wiring.profiles import CLASH, EVERYTHING, MUX, PLAIN, profile, shipped_plan
from tests.shape import PROJECT

DOCS = PROJECT / "docs" / "wiring"
SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Labels(Speaker("en"))
DRAWN = [name for name in shipped() if shipped_plan(name).parts]
SATELLITES = {
    f"{name}-{each.name}": each
    for name in ("four-seats-satellites", "eight-seats-satellites")
    for each in shipped_plan(name).satellites
}
PLANS = {name: shipped_plan(name) for name in shipped()} | {
    "everything": plan(profile(EVERYTHING)),
    "plain": plan(profile(PLAIN)),
    "multiplexer": plan(profile(MUX)),
    **SATELLITES,
}

every_plan = pytest.mark.parametrize("made", PLANS.values(), ids=PLANS)


@pytest.mark.parametrize("name", DRAWN)
def test_the_picture_in_the_docs_is_up_to_date(name: str) -> None:
    made = shipped_plan(name)
    drawn = draw(made, Labels(Speaker("en"), made.shared_reader))
    assert (DOCS / f"{name}.svg").read_text(encoding="utf-8") == drawn, "draw it anew: make wiring"


def test_the_docs_have_no_other_picture() -> None:
    assert sorted(path.stem for path in DOCS.glob("*.svg")) == sorted([*DRAWN, *SATELLITES])


@pytest.mark.parametrize("name", SATELLITES)
def test_the_picture_of_a_satellite_in_the_docs_is_up_to_date(name: str) -> None:
    drawn = draw(SATELLITES[name], ENGLISH)
    assert (DOCS / f"{name}.svg").read_text(encoding="utf-8") == drawn, "draw it anew: make wiring"


@every_plan
def test_it_is_xml_and_asks_nothing_of_a_network(made: Plan) -> None:
    text = draw(made, ENGLISH)
    root = ElementTree.fromstring(text)
    assert root.tag.endswith("svg")
    assert set(re.findall(r"https?://[^\"]*", text)) == {"http://www.w3.org/2000/svg"}
    assert "nan" not in text


@every_plan
def test_every_part_and_every_terminal_is_named(made: Plan) -> None:
    words = {element.text for element in ElementTree.fromstring(draw(made, ENGLISH)).iter() if element.text}
    for part in made.parts:
        assert ENGLISH.part(part) in words
        assert {terminal.label for terminal in part.terminals} <= words


@every_plan
def test_every_terminal_has_its_wire(made: Plan) -> None:
    placed = layout(made)
    for box in placed.boxes:
        for number, terminal in enumerate(box.part.terminals):
            [wire] = [wire for wire in placed.wires if (wire.net, wire.side) == (terminal.net, box.side)]
            assert (box.inner, box.terminal(number)) in wire.ends


@every_plan
def test_boxes_do_not_overlap_and_nothing_is_outside(made: Plan) -> None:
    placed = layout(made)
    for side in ("left", "right"):
        column = sorted((box for box in placed.boxes if box.side == side), key=lambda box: box.y)
        for above, below in pairwise(column):
            assert above.y + above.height < below.y
    for box in placed.boxes:
        assert box.x >= 0
        assert box.x + PART_WIDTH <= placed.width
        assert box.y + box.height <= placed.height
        assert box.terminal(len(box.part.terminals) - 1) < box.y + box.height


@every_plan
def test_each_wire_has_a_lane_of_its_own_beside_the_board(made: Plan) -> None:
    placed = layout(made)
    left, right = placed.board[0], placed.board[0] + BOARD_WIDTH
    lanes = [(wire.side, wire.lane) for wire in placed.wires]
    assert len(set(lanes)) == len(lanes)
    for wire in placed.wires:
        inner = wire.ends[0][0]
        assert inner < wire.lane < left if wire.side == "left" else right < wire.lane < inner


@every_plan
def test_no_two_wires_run_along_the_same_line(made: Plan) -> None:
    """What leaves the board and what enters a part never have the same height, nor nearly."""
    placed = layout(made)
    leaving = {(wire.side, _height(wire.passes, wire.start)) for wire in placed.wires if wire.start}
    entering = {(wire.side, y) for wire in placed.wires for _, y in wire.ends}
    close = [(side, a) for side, a in leaving for other, b in entering if side == other and abs(a - b) < 4]
    assert close == []


def _height(passes: float | None, start: tuple[float, float] | None) -> float:
    assert start is not None
    return start[1] if passes is None else passes


def test_wires_that_climb_or_fall_together_do_not_cross() -> None:
    placed = layout(shipped_plan("two-seats-pi"))
    assert _crossings(placed) == 0


def _crossings(placed: Layout) -> int:
    """Crossings between wires that go from one pin of the near column to one part, which could all be avoided."""
    own = [wire for wire in placed.wires if len(wire.ends) == 1 and wire.net.startswith("GPIO")]
    single = [wire for wire in own if wire.passes is None]
    return sum(
        _crosses(one.lane, _span(one), two.lane, two.ends[0])
        for one in single
        for two in single
        if one is not two and one.side == two.side
    )


def _span(wire: Wire) -> tuple[float, float]:
    start, end = _height(wire.passes, wire.start), wire.ends[0][1]
    return min(start, end), max(start, end)


def _crosses(lane: float, span: tuple[float, float], turn: float, end: tuple[float, float]) -> bool:
    """Whether a vertical piece is crossed by the last horizontal piece of another wire."""
    low, high = sorted((turn, end[0]))
    return low < lane < high and span[0] < end[1] < span[1]


def test_a_conflict_is_red_and_said(tmp_path: Path) -> None:
    assert CONFLICT not in draw(shipped_plan("two-seats-pi"), ENGLISH)
    file = tmp_path / "clash.toml"
    file.write_text(CLASH)
    found = sketch(file)
    assert isinstance(found, Sketch)
    drawn = draw(plan(found.profile, found.mistakes), ENGLISH)
    assert drawn.count(f'stroke="{CONFLICT}" stroke-width="3"') == 2, "two pins have a red edge"
    assert drawn.count(f'fill="{CONFLICT}">line ') == 4, "four sentences say why"
    assert drawn.count(f'fill="#ffffff" stroke="{CONFLICT}"') == 5, "and so has each part that they are about"


@every_plan
def test_a_net_is_one_path_on_each_side_so_that_no_piece_of_it_looks_thicker(made: Plan) -> None:
    wires = re.findall(
        r'<path d="([^"]+)" fill="none" stroke="[^"]+" stroke-width="[^"]+" stroke-linecap', draw(made, ENGLISH)
    )
    assert len(wires) == len(layout(made).wires)


def test_a_table_without_wires_says_so_in_its_picture() -> None:
    assert "Nothing has to be wired." in draw(shipped_plan("simulated"), ENGLISH)


LONG = """
[seat1]
reader = { driver = "serial-lines", port = "/dev/serial/by-path/platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.1:1.0" }
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("made", [*PLANS.values(), plan(profile(LONG))], ids=[*PLANS, "long"])
def test_every_text_fits_into_its_box(made: Plan, language: str) -> None:
    drawn = ElementTree.fromstring(draw(made, Labels(Speaker(language), made.shared_reader)))
    texts = [text for text in drawn.iter(f"{SVG}text") if text.get("font-size") == "11"]
    boxes = {
        (box.side, box.y + 35 + n * LINE): box for box in layout(made).boxes for n in range(len(box.part.lines) + 1)
    }
    assert len(texts) == len(boxes)
    for text in texts:
        side, y = "left" if text.get("text-anchor") == "start" else "right", float(text.attrib["y"])
        assert len(text.text or "") * PRINT <= room(boxes[side, y], y) + PRINT  # type: ignore[index]


@pytest.mark.parametrize("language", languages())
def test_nothing_of_the_shipped_tables_is_cut(language: str) -> None:
    for made in PLANS.values():
        assert "…" not in draw(made, Labels(Speaker(language), made.shared_reader))


def test_a_line_beside_a_terminal_ends_before_its_name() -> None:
    [box] = layout(plan(profile('[seat1]\nreader = { driver = "pn532-uart", port = "/dev/x", reset = 4 }'))).boxes
    assert room(box, box.y + 50) < room(box, box.y + 90) == PART_WIDTH - 24


def test_of_a_long_port_both_ends_are_kept() -> None:
    drawn = draw(plan(profile(LONG)), ENGLISH)
    assert "/dev/serial/by-" in drawn
    assert "usb-0:1.1:1.0</text>" in drawn


def test_seats_stay_together() -> None:
    placed = layout(shipped_plan("two-seats-pi"))
    sides = {(box.part.devices[0].split(".")[0], box.side) for box in placed.boxes}
    assert {side for place, side in sides if place == "seat2"} == {"right"}
    assert {side for place, side in sides if place == "seat1"} == {"left"}


def test_what_is_behind_a_multiplexer_lies_below_it_and_their_wires_do_not_cross() -> None:
    placed = layout(plan(profile(MUX)))
    assert {box.side for box in placed.boxes} == {placed.boxes[0].side}
    assert [box.part.kind for box in placed.boxes] == ["multiplexer", *["reader"] * 4]
    links = [wire for wire in placed.wires if is_link(wire.net)]
    assert len(links) == 8
    spans = sorted((abs(wire.lane - wire.ends[0][0]), wire.ends[0][1], wire.ends[-1][1]) for wire in links)
    for (_, top, bottom), (_, higher, lower) in pairwise(spans):
        assert higher < top < bottom < lower, "the shorter one lies within the longer one"


@pytest.mark.parametrize("text", ["<b>", "&amp;", '"quoted"', "x" * 300])
def test_a_name_cannot_break_the_picture(text: str) -> None:
    made = replace(shipped_plan("two-seats-pi"), name=text)
    drawn = ElementTree.fromstring(draw(made, ENGLISH))
    assert f"Wiring: {text}" in {element.text for element in drawn.iter()}
    [title] = [element.text or "" for element in drawn.iter(f"{SVG}text") if element.get("font-size") == "22"]
    assert len(title) * 14 < int(drawn.attrib["width"]), "it ends within the picture"
