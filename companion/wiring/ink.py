"""The colours of the wiring diagram."""

from collections.abc import Mapping

from companion.wiring.header import GROUND, HIGH, LOW

PAPER, INK, MUTED = "#fbfaf6", "#1d2530", "#5d6874"
PART, PART_EDGE = "#ffffff", "#c9ccd1"
BOARD, BOARD_EDGE, HEADER, SOCKET = "#1f6b4f", "#154c38", "#14181d", "#c3c8ce"
ON_BOARD, GOLD = "#e9f5ef", "#d9b44a"
CONFLICT = "#e5002b"
FONT = "system-ui, 'Liberation Sans', Arial, sans-serif"

POWER_INK: Mapping[str, str] = {GROUND: "#22272e", LOW: "#e8870c", HIGH: "#a8325e"}
"""Ground is black, as usual. 5 V is not red: red is for conflicts."""

BUSES: Mapping[str, str] = {
    "GPIO2": "#2f6fd6",
    "GPIO3": "#c9a400",
    "GPIO14": "#0b8f8c",
    "GPIO15": "#8a5a2b",
    "GP8": "#2f6fd6",
    "GP9": "#c9a400",
    "GP0": "#0b8f8c",
    "GP1": "#8a5a2b",
}
"""SDA, SCL, TXD and RXD look the same in every picture; on a Pico those of the standard seat."""

SIGNALS = ("#2e9e4f", "#7b4fd0", "#c25aa5", "#4f8f9e", "#6b8e23", "#9a6b4f", "#3f5fbf", "#5fae8c")
"""Colours of all other wires, in turn."""
