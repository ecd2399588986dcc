"""The number of a tag (its UID): how long it is, and when it means nothing."""

SIZES = (4, 7, 10)
"""So many bytes it has."""
MADE_UP = 0x08


def is_made_up(uid: bytes) -> bool:
    """One of four bytes that begins so is made up anew at every tap: that is how phones guard their owners."""
    return len(uid) == SIZES[0] and uid[0] == MADE_UP
