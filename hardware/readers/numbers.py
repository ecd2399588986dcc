"""The number of a tag (its UID): how long it is, and when it means nothing."""

SIZES = (4, 7, 10)
"""Bytes of a tag's number."""
MADE_UP = 0x08
"""The first byte of a number that is not of a chip."""


def is_made_up(uid: bytes) -> bool:
    """Whether a number of four bytes is random: phones use a new one at every tap, to protect their owners."""
    return len(uid) == SIZES[0] and uid[0] == MADE_UP
