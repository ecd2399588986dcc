"""The two boards that things are wired to, a Pi and a Pico: which pin is where, and what it is."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from companion.wiring import header
from companion.wiring.header import GROUND, HIGH, LOW

Side = Literal["left", "right"]


class Pinout(Struct, frozen=True, dict=True):
    """A board with two columns of pins."""

    title: str
    labels: Mapping[int, str]
    """What is printed at each pin: "GPIO4", "GND"."""
    columns: tuple[tuple[int, ...], tuple[int, ...]]
    """The pins of the left and of the right column, from the top."""
    power: Mapping[int, str]
    """The pins that feed something."""
    feeds: Mapping[Side, Mapping[str, int]]
    """The pin that each side takes its power from."""
    special: Mapping[str, str]
    """What a pin is for on its bus."""
    apart: float
    """Half the way from one column to the other, in the picture."""
    at_edges: bool = False
    """Whether the pins lie at the edges of the board, so that their names stand between the columns."""

    @property
    def rows(self) -> int:
        """Pins in a column."""
        return len(self.columns[0])

    @cached_property
    def _places(self) -> dict[str, int]:
        return {label: pin for pin, label in self.labels.items() if pin not in self.power}

    def place(self, net: str) -> int | None:
        """The pin of a net that has one of its own."""
        return self._places.get(net)

    def on_left(self, pin: int) -> bool:
        """Whether it lies in the left column."""
        return pin in self.columns[0]

    def row(self, pin: int) -> int:
        """From 0 at the top."""
        return self.columns[0 if self.on_left(pin) else 1].index(pin)


PI = Pinout(
    title="Raspberry Pi",
    labels={pin: header.label(pin) for pin in range(1, 41)},
    columns=(tuple(range(1, 41, 2)), tuple(range(2, 41, 2))),
    power=header.POWER,
    feeds={"left": {GROUND: 9, LOW: 1, HIGH: 4}, "right": {GROUND: 6, LOW: 17, HIGH: 2}},
    special={f"GPIO{bcm}": meaning for bcm, meaning in header.SPECIAL.items()},
    apart=14,
)

_OTHERS = {30: "RUN", 35: "ADC_VREF", 36: "3V3 OUT", 37: "3V3_EN", 39: "VSYS", 40: "VBUS 5 V"}
_GROUNDS = (3, 8, 13, 18, 23, 28, 33, 38)
_POWER = {**dict.fromkeys(_GROUNDS, GROUND), 36: LOW, 40: HIGH}
_FREE = (pin for pin in range(1, 41) if pin not in _POWER and pin not in _OTHERS)
_NUMBERS = (*range(23), 26, 27, 28)

PICO = Pinout(
    title="Raspberry Pi Pico",
    labels={
        **_POWER,
        **_OTHERS,
        **{pin: f"GP{number}" for pin, number in zip(_FREE, _NUMBERS, strict=True)},
    },
    columns=(tuple(range(1, 21)), tuple(range(40, 20, -1))),
    power=_POWER,
    feeds={"left": {GROUND: 13, LOW: 36, HIGH: 40}, "right": {GROUND: 28, LOW: 36, HIGH: 40}},
    special={},
    apart=102,
    at_edges=True,
)
"""As seen from above with the USB socket up. A Pico 2 has the same pins."""
