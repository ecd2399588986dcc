"""The wiring diagram: an SVG of the board, the parts and the wires between them."""

from collections.abc import Iterator
from html import escape
from textwrap import wrap

from companion.wiring.board import board, pins
from companion.wiring.header import HIGH
from companion.wiring.ink import BUSES, CONFLICT, FONT, INK, MUTED, PAPER, PART, PART_EDGE, POWER_INK, SIGNALS
from companion.wiring.labels import Labels
from companion.wiring.layout import BOARD_WIDTH, GAP, LINE, PART_WIDTH, Box, Layout, Wire, layout
from companion.wiring.parts import SUPPLY, USB
from companion.wiring.plan import Plan

ROUND = 5
"""The radius of a wire's corners."""
SMALL = 16
"""From one note to the next."""
NARROWEST = 760
"""The least width of the picture: room for the line below the title."""
LETTER, BIG_LETTER = 7, 14
"""The approximate width of a letter: long notes are wrapped, a long title is shortened."""
HEADING, PRINT = 7.0, 6.2
"""The width of a letter in the heading of a box, and in the small print below."""
MARGIN = 12
"""Between a text and the edge of its box, or the name of a terminal."""


def draw(plan: Plan, labels: Labels) -> str:
    """The whole picture of a Pi, or of a satellite, the same for the same plan."""
    placed = layout(plan)
    width = max(placed.width, NARROWEST)
    notes = list(_notes(plan, labels, int((width - 48) / LETTER)))
    height = placed.height + SMALL * len(notes) + 2 * GAP + 26
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONT}" font-size="12">',
        f"<title>{escape(labels.heading(plan))}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_heading(plan, labels, int((width - 48) / BIG_LETTER)),
        *(_box for box in placed.boxes for _box in _part(box, labels, wrong=plan.is_wrong(box.part))),
        *board(placed),
        *_all_wires(plan, placed),
        *pins(plan, placed),
        *(_dot for box in placed.boxes for _dot in _terminals(box)),
        *_legend(plan, labels, placed.height),
        *(_note(line, red, placed.height + 46 + number * SMALL) for number, (line, red) in enumerate(notes)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _heading(plan: Plan, labels: Labels, letters: int) -> Iterator[str]:
    title = _fit(labels.heading(plan), letters)
    yield f'<text x="24" y="40" font-size="22" font-weight="700" fill="{INK}">{title}</text>'
    yield f'<text x="24" y="62" fill="{MUTED}">{escape(labels.subtitle(plan))}</text>'


def _part(box: Box, labels: Labels, *, wrong: bool) -> Iterator[str]:
    part, x, y = box.part, box.x, box.y
    edge = f'"{CONFLICT}" stroke-width="2.5" stroke-dasharray="7 4"' if wrong else f'"{PART_EDGE}"'
    yield (
        f'<rect x="{x:g}" y="{y:g}" width="{PART_WIDTH}" height="{box.height:g}" rx="8" fill="{PART}" stroke={edge}/>'
    )
    # The text is at the outer edge, away from the terminals.
    left = box.side == "left"
    at, anchor = (x + MARGIN, "start") if left else (x + PART_WIDTH - MARGIN, "end")
    text = f'<text x="{at:g}" text-anchor="{anchor}"'
    title = _fit(labels.part(part), int(room(box, y + 19) / HEADING))
    yield f'{text} y="{y + 19:g}" font-weight="600" fill="{INK}">{title}</text>'
    for number, line in enumerate((labels.kind(part), *map(labels.line, part.lines))):
        where = y + 35 + number * LINE
        small = _fit(line, int(room(box, where) / PRINT))
        yield f'{text} y="{where:g}" font-size="11" fill="{MUTED}">{small}</text>'


def room(box: Box, y: float) -> float:
    """How wide a line of text may be: up to the terminal beside it, if there is one."""
    names = (t.label for n, t in enumerate(box.part.terminals) if abs(box.terminal(n) + 4 - y) < LINE)
    beside = max((len(name) * LETTER + MARGIN for name in names), default=0)
    return PART_WIDTH - 2 * MARGIN - beside


def _fit(text: str, most: int) -> str:
    """Text for a box. Of a long name, such as a port's, both ends are kept: they distinguish it from others."""
    kept = most // 2
    return escape(text if len(text) <= most else f"{text[:kept]}…{text[-kept:]}")


def _terminals(box: Box) -> Iterator[str]:
    """Drawn over the wires, so that each ends in a dot."""
    left = box.side == "left"
    for number, terminal in enumerate(box.part.terminals):
        y = box.terminal(number)
        anchor, away = ("end", -9) if left else ("start", 9)
        yield f'<circle cx="{box.inner:g}" cy="{y:g}" r="3.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        yield (
            f'<text x="{box.inner + away:g}" y="{y + 4:g}" text-anchor="{anchor}" font-size="10" '
            f'font-weight="600" fill="{INK}">{escape(terminal.label)}</text>'
        )


def _all_wires(plan: Plan, placed: Layout) -> Iterator[str]:
    """Power first and single wires last: where two cross, the one that goes to one place stays on top."""
    colours: dict[str, str] = {}
    for wire in placed.wires:
        edge = placed.board[0] + (-8 if wire.side == "left" else BOARD_WIDTH + 8)
        yield from _wire(wire, _ink(plan, wire, colours), edge)


def _ink(plan: Plan, wire: Wire, colours: dict[str, str]) -> str:
    """A net has the same colour on both sides; those of a conflict are red."""
    if wire.pin is not None and plan.use(wire.pin).conflict:
        return CONFLICT
    if wire.net not in colours:
        fixed = POWER_INK.get(HIGH if wire.net.startswith(SUPPLY) else wire.net) or BUSES.get(wire.net)
        signals = sum(net not in POWER_INK and net not in BUSES for net in colours)
        colours[wire.net] = MUTED if wire.net.startswith(USB) else fixed or SIGNALS[signals % len(SIGNALS)]
    return colours[wire.net]


def _wire(wire: Wire, ink: str, edge: float) -> Iterator[str]:
    """From the edge of the board on it has a margin in the background colour: wires it crosses seem to pass below."""
    width = 5 if wire.net.startswith(USB) else 2.5
    dashes = ' stroke-dasharray="7 4"' if ink == CONFLICT else ""
    around, along = ("".join(_paths(wire, start)) for start in (edge, None))
    # All in one path: drawn one over the other, what they share would look thicker.
    yield f'<path d="{around}" fill="none" stroke="{PAPER}" stroke-width="{width + 3:g}"/>'
    yield f'<path d="{along}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linecap="round"{dashes}/>'
    for _, y in wire.ends if len(wire.ends) > 1 else ():
        yield f'<circle cx="{wire.lane:g}" cy="{y:g}" r="3" fill="{ink}"/>'


def _paths(wire: Wire, edge: float | None) -> list[str]:
    """One path for each end; they share what lies between the pin (or the edge of the board) and the lane."""
    away = -1 if wire.side == "left" else 1
    if wire.start is None:
        (x, y), *others = wire.ends
        return [f"M{x:g} {y:g}" + _bend(y, wire.lane, end, away, back=True) for end in others]
    x, y = wire.start
    head = f"M{x:g} {y:g}"
    if wire.passes is not None:
        y = wire.passes
        head += f"L{x + away * 8:g} {y:g}"
    if edge is not None:
        head = f"M{edge:g} {y:g}"
    return [head + _bend(y, wire.lane, end, away) for end in wire.ends]


def _bend(y: float, lane: float, end: tuple[float, float], away: int, back: bool = False) -> str:
    """Along the row to the lane, along the lane, and out to the part, with round corners; or `back` to its side."""
    to_x, to_y = end
    drop = to_y - y
    if abs(drop) < 2 * ROUND:
        return f"H{lane - away * ROUND:g}L{lane + away * ROUND:g} {to_y:g}H{to_x:g}"
    turn = ROUND if drop > 0 else -ROUND
    before = lane + away * ROUND if back else lane - away * ROUND
    return (
        f"H{before:g}Q{lane:g} {y:g} {lane:g} {y + turn:g}V{to_y - turn:g}"
        f"Q{lane:g} {to_y:g} {lane + away * ROUND:g} {to_y:g}H{to_x:g}"
    )


def _legend(plan: Plan, labels: Labels, y: float) -> Iterator[str]:
    x = 24.0
    for name, ink in (*POWER_INK.items(), *((labels.conflict(), CONFLICT) for _ in plan.mistakes[:1])):
        yield f'<path d="M{x:g} {y + 12:g}h26" stroke="{ink}" stroke-width="4" stroke-linecap="round"/>'
        yield f'<text x="{x + 34:g}" y="{y + 16:g}" fill="{INK}">{escape(name)}</text>'
        x += 58 + 7 * len(name)


def _notes(plan: Plan, labels: Labels, letters: int) -> Iterator[tuple[str, bool]]:
    """What is not drawn, and what is wrong; the latter in red."""
    if not plan.parts:
        yield labels.nothing(), False
    if sum(part.kind == "satellite" for part in plan.parts) > 1:
        yield from ((line, False) for line in wrap(labels.hub(), letters))
    for mistake in plan.mistakes:
        yield from ((line, True) for line in wrap(labels.mistake(mistake), letters))
    for kind, devices in plan.unwired:
        yield from ((line, False) for line in wrap(labels.unwired(kind, devices), letters))


def _note(line: str, red: bool, y: float) -> str:
    weight = ' font-weight="600"' if red else ""
    return f'<text x="24" y="{y:g}"{weight} fill="{CONFLICT if red else MUTED}">{escape(line)}</text>'
