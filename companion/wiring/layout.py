"""The places in the picture, in pixels: the board in the middle, parts left and right, a lane for each wire between."""

import math
from collections.abc import Iterable

from msgspec import Struct

from companion.wiring.header import GROUND, HIGH, LOW, ROWS
from companion.wiring.parts import USB, Part, is_link
from companion.wiring.pinout import Pinout, Side
from companion.wiring.plan import Plan
from hardware.roles import spot

PITCH = 30
"""From one row of the header to the next."""
STEP = 10
"""Rows of the header lie on these steps and terminals half-way between them: no two wires run in the same line."""
AROUND = 11
"""How far beside its row a wire runs that has to pass the pin next to its own."""
LANE = 10
"""From one lane to the next."""
TERMINAL = 20
"""From one terminal to the next."""
LINE = 15
"""From one line of small print to the next."""
PART_WIDTH = 264
BOARD_WIDTH = 240
EDGE, TOP = 24, 90
GAP = 10

TRUNKS = (GROUND, LOW, HIGH)
"""Nets that go to many parts: their lanes lie next to the parts, so that their branches are short."""
SIDES: tuple[Side, ...] = ("left", "right")


class Box(Struct, frozen=True):
    """A part in its place. Terminals are on the edge that faces the board."""

    part: Part
    side: Side
    x: float
    y: float
    height: float

    def terminal(self, number: int) -> float:
        """How far down the terminal is."""
        return self.y + 20 + number * TERMINAL

    @property
    def inner(self) -> float:
        """The edge that faces the board."""
        return self.x + (PART_WIDTH if self.side == "left" else 0)


class Wire(Struct, frozen=True):
    """A net on one side of the board: from a pin or socket, along a lane, to terminals."""

    net: str
    side: Side
    pin: int | None
    """None for a USB cable."""
    start: tuple[float, float] | None
    """None where it joins parts only."""
    passes: float | None
    """Where it runs beside its row, because its pin lies in the far column."""
    lane: float
    ends: tuple[tuple[float, float], ...]


class Layout(Struct, frozen=True):
    width: float
    height: float
    pinout: Pinout
    board: tuple[float, float]
    """The left upper corner of the board."""
    boxes: tuple[Box, ...]
    wires: tuple[Wire, ...]
    sockets: tuple[tuple[Side, float], ...]
    """USB sockets in use, and how far down each is."""

    def pin(self, pin: int) -> tuple[float, float]:
        """The centre of a pin, by its place on the header."""
        return pin_at(self.pinout, self.board, pin)


def pin_at(pinout: Pinout, board: tuple[float, float], pin: int) -> tuple[float, float]:
    """The centre of a pin, where the board has its left upper corner there."""
    x, y = board
    apart = -pinout.apart if pinout.on_left(pin) else pinout.apart
    return x + BOARD_WIDTH / 2 + apart, y + 50 + pinout.row(pin) * PITCH


def board_height(sockets: int) -> float:
    """The header, and below it as many rows of sockets as one side needs."""
    return 50 + ROWS * PITCH + sockets * 40 + 10


def box_height(part: Part) -> float:
    """Room for all terminals and all lines, in whole steps."""
    need = max(len(part.terminals) * TERMINAL + 20, 44 + len(part.lines) * LINE)
    return math.ceil(need / STEP) * STEP


def layout(plan: Plan) -> Layout:
    """Places the parts of a plan; the same plan has always the same picture."""
    pinout = plan.pinout
    sides = _sides(plan.parts, pinout)
    heads = _heads(plan.parts)
    order = {part: (_order(heads.get(part.cluster, part), pinout), part.cluster) for part in plan.parts}
    columns: dict[Side, list[Part]] = {
        side: sorted((part for part in plan.parts if sides[part] == side), key=order.__getitem__) for side in SIDES
    }
    lanes = {side: len(_nets(column)) for side, column in columns.items()}
    tall = {side: sum(box_height(part) + GAP for part in column) for side, column in columns.items()}
    cables = max(sum(_usb(part) for part in column) for column in columns.values())
    height = max(board_height(cables), *tall.values())
    left = EDGE + PART_WIDTH + (lanes["left"] + 3) * LANE if columns["left"] else EDGE
    board = (left, _step(TOP + (height - board_height(cables)) / 2))
    inner = left + BOARD_WIDTH + (lanes["right"] + 3) * LANE
    corners: dict[Side, float] = {"left": EDGE, "right": inner}
    boxes = [
        box
        for side, column in columns.items()
        for box in _stack(column, side, corners[side], _step(TOP + (height - tall[side]) / 2) + STEP / 2)
    ]
    width = inner + PART_WIDTH + EDGE if columns["right"] else left + BOARD_WIDTH + EDGE
    sockets = _sockets(boxes, board[1] + 50 + ROWS * PITCH + 10)
    wires = [wire for side in SIDES for wire in _wires(pinout, side, boxes, board, sockets)]
    spots = tuple((socket_side, y) for (socket_side, _), y in sockets.items())
    return Layout(width, TOP + height + EDGE, pinout, board, tuple(boxes), tuple(wires), spots)


def _step(y: float) -> float:
    return y // STEP * STEP


def _sides(parts: Iterable[Part], pinout: Pinout) -> dict[Part, Side]:
    """Each seat on the side where most of its pins are, so that it stays together; the rest where its own pins are."""
    parts = tuple(parts)
    votes: dict[int, int] = {}
    for part in parts:
        if seat := _seat(part):
            votes[seat] = votes.get(seat, 0) + _vote(part, pinout)
    # Seats without a pin of their own (satellites): the first half left, the others right.
    seats = sorted(votes)
    for place, seat in enumerate(seats):
        votes[seat] = votes[seat] or (1 if place < (len(seats) + 1) // 2 else -1)
    sides: dict[Part, Side] = {
        part: "left" if (votes.get(_seat(part)) or _vote(part, pinout)) > 0 else "right" for part in parts
    }
    heads = _heads(parts)
    return {part: sides[heads.get(part.cluster, part)] for part in parts}


def _heads(parts: Iterable[Part]) -> dict[str, Part]:
    """The first part of each cluster; the others lie where it lies."""
    found: dict[str, Part] = {}
    for part in parts:
        if part.cluster:
            found.setdefault(part.cluster, part)
    return found


def _seat(part: Part) -> int:
    """The one seat that it serves; 0 for the table, and where it serves several."""
    seats = {found.seat for device in part.devices if (found := spot(device))}
    return seats.pop() if len(seats) == 1 else 0


def _vote(part: Part, pinout: Pinout) -> int:
    """Above 0 for the left side. On a Pi the pins of an I2C bus do not count: every part on it has the same."""
    shared = () if pinout.at_edges else ("SDA", "SCL")
    pins = [pin for t in part.terminals if t.label not in shared and (pin := pinout.place(t.net)) is not None]
    return sum(1 if pinout.on_left(pin) else -1 for pin in pins)


def _usb(part: Part) -> bool:
    return any(terminal.net.startswith(USB) for terminal in part.terminals)


def _order(part: Part, pinout: Pinout) -> float:
    """From the top of the header to its end; parts on USB come last."""
    rows = [pinout.row(pin) for t in part.terminals if (pin := pinout.place(t.net)) is not None]
    return ROWS if _usb(part) or not rows else sum(rows) / len(rows)


def _nets(column: Iterable[Part]) -> list[str]:
    return list(dict.fromkeys(terminal.net for part in column for terminal in part.terminals))


def _stack(column: Iterable[Part], side: Side, x: float, y: float) -> Iterable[Box]:
    for part in column:
        yield Box(part, side, x, y, box_height(part))
        y += box_height(part) + GAP


def _sockets(boxes: list[Box], y: float) -> dict[tuple[Side, str], float]:
    """A row of sockets below the header, those of each side from the top."""
    found: dict[tuple[Side, str], float] = {}
    for box in boxes:
        for terminal in box.part.terminals:
            if terminal.net.startswith(USB):
                taken = sum(side == box.side for side, _ in found)
                found[box.side, terminal.net] = y + taken * 40
    return found


def _wires(
    pinout: Pinout,
    side: Side,
    boxes: list[Box],
    board: tuple[float, float],
    sockets: dict[tuple[Side, str], float],
) -> Iterable[Wire]:
    """Each net of this side once, in a lane of its own."""
    ends: dict[str, list[tuple[float, float]]] = {}
    for box in boxes:
        if box.side == side:
            for number, terminal in enumerate(box.part.terminals):
                ends.setdefault(terminal.net, []).append((box.inner, box.terminal(number)))
    starts = {net: _start(pinout, net, side, board, sockets) for net in ends}
    away = -1 if side == "left" else 1
    first = next(iter(ends.values()))[0][0] if ends else 0.0
    for place, net in enumerate(_lanes(ends, {net: start[1] if start else 0.0 for net, (_, start) in starts.items()})):
        pin, start = starts[net]
        far = pin is not None and start is not None and pinout.on_left(pin) != (side == "left")
        passes = start[1] + (AROUND if side == "left" else -AROUND) if far and start else None
        yield Wire(net, side, pin, start, passes, first - away * (place + 1.5) * LANE, tuple(ends[net]))


def _start(
    pinout: Pinout, net: str, side: Side, board: tuple[float, float], sockets: dict[tuple[Side, str], float]
) -> tuple[int | None, tuple[float, float] | None]:
    if is_link(net):
        return None, None
    if net.startswith(USB):
        return None, (board[0] + (-8 if side == "left" else BOARD_WIDTH + 8), sockets[side, net])
    pin = pinout.feeds[side].get(net) or pinout.place(net)
    return (None, None) if pin is None else (pin, pin_at(pinout, board, pin))


def _lanes(ends: dict[str, list[tuple[float, float]]], starts: dict[str, float]) -> list[str]:
    """The nets from the parts towards the board: power, links, buses, then single wires, so that they do not cross.

    Of links, the shortest lies nearest to the parts; of wires that climb, the lowest; of those that fall, the highest.
    """
    trunks = [net for net in TRUNKS if net in ends]
    links = sorted(filter(is_link, ends), key=lambda net: ends[net][-1][1] - ends[net][0][1])
    buses = sorted(net for net in ends if net not in trunks and net not in links and len(ends[net]) > 1)
    single = [net for net in ends if net not in (*trunks, *links, *buses)]
    climbing = sorted((net for net in single if ends[net][0][1] < starts[net]), key=lambda net: -starts[net])
    falling = sorted((net for net in single if ends[net][0][1] >= starts[net]), key=lambda net: starts[net])
    return [*trunks, *links, *buses, *climbing, *falling]
