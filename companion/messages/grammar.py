"""What a sentence must know of a language: how numbers are written, and which plural form belongs to a number."""

from collections.abc import Callable
from decimal import Decimal

from msgspec import Struct

DIGITS = 3
"""Digits behind the decimal sign, at most."""


class Grammar(Struct, frozen=True):
    """One language."""

    thousands: str
    decimal: str
    plural: Callable[[float], str]
    """The form for a number, by the names of Unicode's plural rules: one, many, other."""

    def number(self, number: float) -> str:
        """As people write it: 1,234.5 in English."""
        whole, _, part = f"{round(Decimal(str(number)), DIGITS):,f}".partition(".")
        part = part.rstrip("0")
        return whole.replace(",", self.thousands) + (self.decimal + part if part else "")


def _english(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: float) -> str:
    """Nothing, one, and one and a half of something are singular; a million takes "de" and has a form of its own."""
    if abs(number) < 2:
        return "one"
    return "many" if number % 1_000_000 == 0 else "other"


GRAMMARS = {
    "en": Grammar(",", ".", _english),
    "fr": Grammar("\N{NARROW NO-BREAK SPACE}", ",", _french),
}
"""Every language that has catalogues must be here; a test says which is not."""
