"""The board in the wiring diagram, a Pi or a Pico: its forty pins, and the USB sockets in use."""

from collections.abc import Iterator

from companion.wiring.header import ROWS
from companion.wiring.ink import BOARD, BOARD_EDGE, CONFLICT, GOLD, HEADER, INK, ON_BOARD, POWER_INK, SOCKET
from companion.wiring.layout import BOARD_WIDTH, PITCH, Layout, board_height
from companion.wiring.parts import SOCKETS
from companion.wiring.pinout import Pinout
from companion.wiring.plan import Plan


def board(placed: Layout) -> Iterator[str]:
    """What is drawn below the wires: the board, its header and its sockets."""
    x, y = placed.board
    rows = max((sum(side == each for each, _ in placed.sockets) for side in ("left", "right")), default=0)
    yield (
        f'<rect x="{x:g}" y="{y:g}" width="{BOARD_WIDTH}" height="{board_height(rows):g}" rx="12" fill="{BOARD}" '
        f'stroke="{BOARD_EDGE}" stroke-width="2"/>'
    )
    yield (
        f'<text x="{x + BOARD_WIDTH / 2:g}" y="{y + 22:g}" text-anchor="middle" font-weight="600" fill="{ON_BOARD}">'
        f"{placed.pinout.title}</text>"
    )
    yield from _header(placed)
    for side, socket in placed.sockets:
        yield from _socket(x, side == "left", socket, "USB" if len(placed.sockets) <= SOCKETS else "HUB")


def _header(placed: Layout) -> Iterator[str]:
    """The black plastic around the pins; a Pico has none, but a USB socket at its upper edge."""
    x, y = placed.board
    if placed.pinout.at_edges:
        yield f'<rect x="{x + BOARD_WIDTH / 2 - 24:g}" y="{y - 16:g}" width="48" height="24" rx="3" fill="{SOCKET}"/>'
        return
    yield (
        f'<rect x="{x + BOARD_WIDTH / 2 - 28:g}" y="{y + 34:g}" width="56" height="{ROWS * PITCH + 2:g}" rx="5" '
        f'fill="{HEADER}"/>'
    )


def pins(plan: Plan, placed: Layout) -> Iterator[str]:
    """What is drawn over the wires: the pins, each with its name beside it."""
    for pin in range(1, 41):
        yield from _pin(plan, placed, pin)


def _pin(plan: Plan, placed: Layout, pin: int) -> Iterator[str]:
    x, y = placed.pin(pin)
    use, pinout = plan.use(pin), placed.pinout
    fill = POWER_INK.get(pinout.power.get(pin, ""), GOLD)
    ring = f' stroke="{CONFLICT}" stroke-width="3"' if use.conflict else ' stroke="#ffffff" stroke-width="0.8"'
    yield f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="{fill}"{ring}/>'
    ink = "#ffffff" if pin in pinout.power else INK
    yield (
        f'<text x="{x:g}" y="{y + 3:g}" text-anchor="middle" font-size="9" font-weight="600" fill="{ink}">{pin}</text>'
    )
    to_left = pinout.on_left(pin) != pinout.at_edges
    at, anchor = (x - 20, "end") if to_left else (x + 20, "start")
    busy = bool(use.devices or use.bus or pin in pinout.power)
    faint = "" if busy else ' opacity="0.55"'
    name = _name(pinout, pin, use.bus is not None)
    wide = len(name) * 6 + 8
    left = at + 4 - wide if to_left else at - 4
    yield f'<rect x="{left:g}" y="{y - 7:g}" width="{wide}" height="14" rx="4" fill="{BOARD}"/>'
    yield (
        f'<text x="{at:g}" y="{y + 3.5:g}" text-anchor="{anchor}" font-size="10" fill="{ON_BOARD}"{faint}>{name}</text>'
    )


def _name(pinout: Pinout, pin: int, bus: bool) -> str:
    """The name of a pin, followed by its function where a bus uses it: "GPIO2 SDA"."""
    plain = pinout.labels[pin]
    meaning = pinout.special.get(plain) if bus else None
    return f"{plain} {meaning}" if meaning else plain


def _socket(x: float, left: bool, y: float, name: str) -> Iterator[str]:
    at = x - 8 if left else x + BOARD_WIDTH - 40
    yield f'<rect x="{at:g}" y="{y - 14:g}" width="48" height="28" rx="3" fill="{SOCKET}" stroke="{BOARD_EDGE}"/>'
    yield (
        f'<text x="{at + 24:g}" y="{y + 4:g}" text-anchor="middle" font-size="10" font-weight="600" fill="{INK}">'
        f"{name}</text>"
    )
