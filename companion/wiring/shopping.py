"""The parts list: what to buy, and how much of it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.wiring.parts import SOCKETS, USB, Part, is_link
from companion.wiring.plan import Plan

BEHIND = ("wire",) * 4
"""Wires from a chip to its adapter: two for data, two for power."""
FOR_LEDS = ("shifter", "resistor-data", "capacitor")
"""What every strip of WS2812 LEDs needs."""

ITEMS = (
    "pi",
    "button",
    "call",
    "call-dark",
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
    "expander",
    "switch",
    "magnet",
    "multiplexer",
    "pico",
    "cable",
    "hub",
    "wire",
)
"""Everything that a table may need, in the order of the list."""


def shopping(parts: Iterable[Part], satellites: Iterable[Plan] = ()) -> dict[str, int]:
    """How many of each item, without those of which there is none; also for what is wired to satellites."""
    parts = tuple(parts)
    if not parts:
        return {}
    devices = frozenset(device for part in parts for device in part.devices)
    need = Counter[str]({"pi": 1})
    for part in parts:
        need.update(_items(part, devices))
    nets = Counter(terminal.net for part in parts for terminal in part.terminals)
    cables = sum(count for net, count in nets.items() if net.startswith(USB))
    need["hub"] += cables > SOCKETS or sum(part.kind == "satellite" for part in parts) > 1
    # A link between parts has one end more than it has wires; all other wires come from the board.
    need["wire"] += sum(count - is_link(net) for net, count in nets.items()) - cables
    for plan in satellites:
        for item, count in _on_satellite(plan).items():
            need[item] += count * len(plan.boards)
    return {item: need[item] for item in ITEMS if need[item]}


def _items(part: Part, devices: frozenset[str]) -> Iterator[str]:
    match part.kind:
        case "button":
            yield _button(part.devices[0], devices)
        case "lamp":
            yield from _lamp(part.devices[0], devices)
        case "leds":
            yield from ("led-plain", "resistor-led") * part.size
        case "strip":
            yield from FOR_LEDS
            yield from ["led"] * part.size
        case "expander":
            yield "expander"
            yield from ("switch", "magnet", "wire", "wire") * part.size
        case "reader-usb":
            yield from ("reader", "adapter", *BEHIND)
        case "satellite":
            yield from ("pico", "cable")
        case kind:
            yield kind


def _button(device: str, devices: frozenset[str]) -> str:
    place, role = device.split(".")
    if role != "call":
        return "button"
    return "call" if f"{place}.lamp" in devices else "call-dark"


def _lamp(device: str, devices: frozenset[str]) -> Iterator[str]:
    """The lamp is in the call button, where the seat has one."""
    if device.replace(".lamp", ".call") not in devices:
        yield "lamp"
    yield from ("transistor", "resistor-base")


def _on_satellite(plan: Plan) -> Counter[str]:
    """What is wired to one Pico."""
    devices = frozenset(device for part in plan.parts for device in part.devices)
    need = Counter(item for part in plan.parts for item in _items(part, devices))
    need["wire"] += sum(len(part.terminals) for part in plan.parts)
    return need
