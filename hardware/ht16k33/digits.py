"""Text as lit segments, for counters whose chip is not on a bus of this machine."""

from collections.abc import Mapping

SEVEN: Mapping[str, int] = {
    " ": 0x00,
    "0": 0x3F,
    "1": 0x06,
    "2": 0x5B,
    "3": 0x4F,
    "4": 0x66,
    "5": 0x6D,
    "6": 0x7D,
    "7": 0x07,
    "8": 0x7F,
    "9": 0x6F,
    "-": 0x40,
}
"""Segments a to g as bits 0 to 6; the point is bit 7."""
FOURTEEN: Mapping[str, int] = {
    " ": 0x0000,
    "0": 0x0C3F,
    "1": 0x0006,
    "2": 0x00DB,
    "3": 0x008F,
    "4": 0x00E6,
    "5": 0x2069,
    "6": 0x00FD,
    "7": 0x0007,
    "8": 0x00FF,
    "9": 0x00EF,
    "-": 0x00C0,
}
"""The point is bit 14."""
POINT = {7: 0x80, 14: 0x4000}
ALL = {7: 0xFF, 14: 0x7FFF}
"""Everything lit, for the lamp test."""


def lit(text: str, segments: int = 7) -> tuple[int, ...]:
    """The segments of each digit; a point lights beside the digit before it, or beside a blank at the beginning."""
    glyphs, digits = SEVEN if segments == 7 else FOURTEEN, list[int]()
    for character in text:
        if character != ".":
            digits.append(glyphs[character])
        elif digits and not digits[-1] & POINT[segments]:
            digits[-1] |= POINT[segments]
        else:
            digits.append(POINT[segments])
    return tuple(digits)
