"""The parts list: what to buy, and how much of it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.wiring.parts import USB, Part

SOCKETS = 4
"""USB sockets of a Pi; more cables need a hub."""
BEHIND = ("wire",) * 4
"""From a chip to the multiplexer or adapter that it hangs on: two for data, two for power."""

ITEMS = (
    "pi",
    "button",
    "call",
    "lamp",
    "transistor",
    "resistor-base",
    "led-plain",
    "resistor-led",
    "dial",
    "buzzer",
    "counter-7",
    "counter-14",
    "led",
    "shifter",
    "resistor-data",
    "capacitor",
    "supply",
    "reader",
    "adapter",
    "reader-lines",
    "reader-keys",
    "multiplexer",
    "pico",
    "cable",
    "hub",
    "wire",
)
"""Everything that a table may need, in the order of the list."""


def shopping(parts: Iterable[Part]) -> dict[str, int]:
    """How many of each item, without those of which there is none."""
    parts = tuple(parts)
    if not parts:
        return {}
    need = Counter[str]({"pi": 1})
    for part in parts:
        need.update(_items(part))
    cables = sum(terminal.net.startswith(USB) for part in parts for terminal in part.terminals)
    need["hub"] += cables > SOCKETS
    need["wire"] += sum(len(part.terminals) for part in parts) - cables
    return {item: need[item] for item in ITEMS if need[item]}


def _items(part: Part) -> Iterator[str]:
    match part.kind:
        case "button":
            yield "call" if part.devices[0].endswith(".call") else "button"
        case "lamp":
            yield from ("lamp", "transistor", "resistor-base")
        case "leds":
            yield from ("led-plain", "resistor-led") * part.size
        case "strip":
            yield from ("shifter", "resistor-data", "capacitor")
            yield from ["led"] * part.size
        case "reader-usb":
            yield from ("reader", "adapter", *BEHIND)
        case "multiplexer":
            yield from ("multiplexer", *part.carries, *BEHIND * len(part.carries))
        case "satellite":
            yield from ("pico", "cable")
        case kind:
            yield kind
