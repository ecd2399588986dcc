"""The parts list: what to buy, and how much of it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.wiring.parts import USB, Part, is_link

SOCKETS = 4
"""USB sockets of a Pi; more cables need a hub."""
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
    "strip",
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


def shopping(parts: Iterable[Part]) -> dict[str, int]:
    """How many of each item, without those of which there is none."""
    parts = tuple(parts)
    if not parts:
        return {}
    devices = frozenset(device for part in parts for device in part.devices)
    need = Counter[str]({"pi": 1})
    for part in parts:
        need.update(_items(part, devices))
    nets = Counter(terminal.net for part in parts for terminal in part.terminals)
    cables = sum(count for net, count in nets.items() if net.startswith(USB))
    need["hub"] += cables > SOCKETS
    # A link between parts has one end more than it has wires; all other wires come from the board.
    need["wire"] += sum(count - is_link(net) for net, count in nets.items()) - cables
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
            for device in part.devices:
                yield from _on_satellite(device, devices)
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


def _on_satellite(device: str, devices: frozenset[str]) -> Iterator[str]:
    """The profile says only the role of a device; this is the part that most tables use for it."""
    match device.split(".")[1]:
        case "ok" | "no" | "undo" | "call":
            yield _button(device, devices)
        case "lamp":
            yield from _lamp(device, devices)
        case "main" | "aux":
            yield "counter-7"
        case "bar":
            yield from ("strip", *FOR_LEDS)
        case "sound":
            yield "buzzer"
        case "reader" | "dial" as role:
            yield role
