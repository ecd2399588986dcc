"""The arguments of a message: the engine's values in the form that a sentence takes."""

import math
from decimal import Decimal
from typing import Any

from companion.messages.visible import on_one_line

LONGEST = 600
HUGE = 10**15
"""No count at a table is that large: of a number from here on only the first ten digits are shown."""


class Nothing:
    """Null or an empty text: the variant [NONE] of a catalogue. Card ids are lower case, so no card is taken for it."""

    def __eq__(self, other: object) -> bool:
        return other == "NONE"

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return ""


class Many:
    """A list, mostly of seats; the functions SEATS and COUNT understand it."""

    def __init__(self, items: list[Any]) -> None:
        self.items = items

    def __str__(self) -> str:
        """The items with commas between them, for a message that names no function."""
        return ", ".join(str(item) for item in self.items)


class BySeat:
    """A number for some of the seats; the functions EACH and COUNT understand it."""

    def __init__(self, items: dict[int, Any]) -> None:
        self.items = items

    def __str__(self) -> str:
        """Like "1: 3, 2: 5", for a message that names no function."""
        return ", ".join(f"{seat}: {value}" for seat, value in self.items.items())


def fill(value: Any) -> Any:
    """An argument as a sentence takes it; any value can be shown on one line."""
    match value:
        case None | "":
            return Nothing()
        case bool():
            return "yes" if value else "no"
        case int():
            return _number(value)
        case float() if math.isfinite(value):
            return _number(value)
        case list() | tuple():
            return Many([_item(item) for item in value])
        case dict() if all(str(seat).isdigit() for seat in value):
            return BySeat({int(seat): fill(each) for seat, each in value.items()})
        case _:
            return one_line(str(value))


def _item(value: Any) -> Any:
    """One of a list: a seat, a word, or a list of its own."""
    return fill(value) if isinstance(value, int | list | tuple) else one_line(str(value))


def _number(number: float) -> float | str:
    """As it is, or the first ten digits of a huge one."""
    if abs(number) < HUGE:
        return number
    digits = f"{Decimal(number):.9e}".partition("e")[0]
    return digits.replace(".", "") + "…"


def one_line(text: str) -> str:
    """Text from outside in which everything is seen, shortened to fit a message."""
    text = on_one_line(text)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
