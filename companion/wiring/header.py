"""The 40-pin header of a Raspberry Pi: which pin is where, and what it is."""

from collections.abc import Mapping

ROWS = 20
GROUND, LOW, HIGH = "GND", "3.3 V", "5 V"

POWER: Mapping[int, str] = {
    **dict.fromkeys((1, 17), LOW),
    **dict.fromkeys((2, 4), HIGH),
    **dict.fromkeys((6, 9, 14, 20, 25, 30, 34, 39), GROUND),
}
"""The pins without a GPIO number, by their place on the header."""

_ODD = (2, 3, 4, 17, 27, 22, 10, 9, 11, 0, 5, 6, 13, 19, 26)
_EVEN = (14, 15, 18, 23, 24, 25, 8, 7, 1, 12, 16, 20, 21)

BCM: Mapping[int, int] = {
    **dict(zip((pin for pin in range(1, 41, 2) if pin not in POWER), _ODD, strict=True)),
    **dict(zip((pin for pin in range(2, 41, 2) if pin not in POWER), _EVEN, strict=True)),
}
"""The GPIO number of each other pin, by its place."""

PLACES: Mapping[int, int] = {bcm: pin for pin, bcm in BCM.items()}
"""The place on the header of each GPIO number."""

SPECIAL: Mapping[int, str] = {
    2: "SDA",
    3: "SCL",
    14: "TXD",
    15: "RXD",
    10: "MOSI",
    9: "MISO",
    11: "SCLK",
    8: "CE0",
    7: "CE1",
    20: "MOSI 1",
    19: "MISO 1",
    21: "SCLK 1",
}
"""The function of a GPIO number on its bus."""


def row(pin: int) -> int:
    """From 0 at the end with the 3.3 V pin in its corner."""
    return (pin - 1) // 2


def on_left(pin: int) -> bool:
    """Whether it lies in the column of odd numbers, which is the left one when that end is up."""
    return pin % 2 == 1


def label(pin: int) -> str:
    """What a pin is called, by its place: "5 V", "GND" or "GPIO4"."""
    return POWER.get(pin) or f"GPIO{BCM[pin]}"
