"""The number of a tag (its UID), however a reader or a person writes it: 04A16F92, 04:a1:6f:92, 04-A1-6F-92."""

import re

from engine.message import Message, message
from hardware.readers.numbers import SIZES, is_made_up

_HEX = re.compile(r"[0-9A-F]+")
_PAIRS = re.compile(r"[0-9A-F]{2}(?:(?P<by>[:\- ])[0-9A-F]{2}(?:(?P=by)[0-9A-F]{2})*)?")
_SHOWN = 40


def read_uid(text: str) -> str | Message:
    """The number in upper-case digits without anything between them, or why it cannot stand for a card."""
    written = text.strip().upper()
    digits = _bare(written) if _PAIRS.fullmatch(written) else written
    if not _HEX.fullmatch(digits) or len(digits) not in (2 * size for size in SIZES):
        return message("cards-uid-shape", text=text.strip()[:_SHOWN])
    if is_made_up(bytes.fromhex(digits)):
        return message("cards-uid-random", uid=digits)
    return digits


def looks_like_uid(text: str) -> bool:
    """Whether a typed line was probably meant as the number of a tag (even a wrong one), not as a card's name."""
    written = text.strip().upper()
    digits = _bare(written)
    if not _HEX.fullmatch(digits):
        return False
    if ":" in written:
        return True
    if digits != written and not _PAIRS.fullmatch(written):
        return False
    return len(digits) >= 2 * SIZES[0] or (len(digits) >= SIZES[0] and not digits.isalpha())


def _bare(written: str) -> str:
    return re.sub(r"[:\- ]", "", written)
