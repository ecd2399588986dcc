"""The card written on a tag as a text, so that a table that has never seen the tag knows the card."""

import re
from collections.abc import Sequence
from contextlib import suppress

from hardware.message import Message, message
from hardware.pn532.chip import PAGE, Chip, Failed
from hardware.pn532.sight import MOST_TAGS
from hardware.pn532.targets import Target
from hardware.readers.ndef import extent, is_blank, message_place, text_message, text_of, with_message

FIRST, LOCKS = 4, 2
"""Pages: where data begins, and the lock bits of the first 16; the page after them says what the tag can do."""
MOST = 192
"""Bytes: no text of ours is longer, so a longer one on a tag is of another program."""
MARK, UNIT = 0xE1, 8
"""The first byte of the page that says what the tag can do, and the bytes in which it counts its room."""
TRIES = 2
"""How often all pages are written before they are given up."""
_TEXT = re.compile(r"ambit:([a-z0-9][a-z0-9.-]{0,63})")


def text_of_card(card: str) -> str:
    """What is written on the tag of a card; a ValueError for an id that no card can have."""
    text = f"ambit:{card}"
    if not _TEXT.fullmatch(text):
        raise ValueError(f"this is no card: {card!r}")
    return text


def card_of_text(text: str | None) -> str:
    """The card that a text means; "" when it is about something else."""
    found = _TEXT.fullmatch(text or "")
    return found[1] if found else ""


def read_card(chip: Chip, target: Target) -> str:
    """The card on a tag, or "". A tag whose memory cannot be read still counts by its number: no error."""
    with suppress(Failed):
        return _card(chip, target)
    with suppress(Failed):  # once more, for an answer may have been lost
        chip.revive()
        return _card(chip, target)
    return ""


def write_card(chip: Chip, target: Target, card: str, over: bool = False) -> Message | None:
    """Write a card onto a tag and read it back. The answer is None, or why it did not work and what to do.

    What the tag holds, another card or anything else, is overwritten only with `over`.
    """
    if not _select(chip, target):
        return message("tag-left")
    head = chip.read(LOCKS)
    if head is None or head[PAGE] != MARK:
        return message("tag-holds-no-text")
    held = _data(chip, target)
    needed = len(with_message(held, text_message(text_of_card(card))))
    why = None if over else _taken(held, card)
    if why or needed > head[PAGE + 2] * UNIT:
        return why or message("tag-small")
    held = _data(chip, target, needed)
    return message("tag-left") if len(held) < needed else _put(chip, target, head, held, card)


def _taken(held: bytes, card: str) -> Message | None:
    """Why the tag must not be overwritten without asking; None if it is blank or holds this card already."""
    holds = card_of_text(text_of(held))
    if holds not in ("", card):
        return message("tag-holds-card", card=holds)
    return None if holds or is_blank(held) else message("tag-holds-other")


def _put(chip: Chip, target: Target, head: bytes, held: bytes, card: str) -> Message | None:
    """Write the card; a tag that stops taking pages gets its old ones back.

    `head` are the lock bits of a tag, and then what it can do: mark, version, room, access.
    """
    pages, taken = pages_to_write(held, card), 0
    locked = int.from_bytes(head[2:PAGE], "little") >> FIRST
    if pages and (head[PAGE + 3] & 0x0F or any(locked >> number & 1 for number, _ in pages)):
        return message("tag-locked")
    for _ in range(TRIES):
        taken = max(taken, _write(chip, pages))
        if taken == len(pages):
            return None if card_of_text(text_of(_data(chip, target))) == card else message("tag-forgot")
        if not _select(chip, target):
            return message("tag-left")
    _write(chip, [(number, held[number * PAGE :][:PAGE]) for number, _ in (*pages[1:taken], *pages[:1])])
    return message("tag-forgot")


def _write(chip: Chip, pages: Sequence[tuple[int, bytes]]) -> int:
    """How many of these pages the tag took, one after the other."""
    refused = (count for count, (number, page) in enumerate(pages) if not chip.write(FIRST + number, page))
    return next(refused, len(pages))


def _card(chip: Chip, target: Target) -> str:
    data = _data(chip, target)
    if (extent(data) or 0) > len(data):
        raise Failed(message("tag-left"))
    return card_of_text(text_of(data))


def _select(chip: Chip, target: Target) -> bool:
    """Select this tag and silence all others; the answer is whether it is there."""
    chip.field_off()
    for _ in range(MOST_TAGS):
        found = chip.look()
        if found is None or found == target:
            return found == target
        chip.halt()
    return False


def _data(chip: Chip, target: Target, least: int = 0) -> bytes:
    """The tag's data up to the end of its message, as far as the tag gives it: `MOST` bytes, or `least` if more."""
    data, more = b"", _select(chip, target)
    while more and len(data) < max(least, min(MOST, extent(data) or 0)):
        block = chip.read(FIRST + len(data) // PAGE)
        data, more = data + (block or b""), block is not None
    return data


def pages_to_write(held: bytes, card: str) -> list[tuple[int, bytes]]:
    """Which pages to write in which order, counted from where data begins; unchanged ones are left out.

    The page with the length of the message comes first, with a length of 0, and again at the very end: a tag that
    leaves in between holds no text at all, never half of one.
    """
    wanted = with_message(held, text_message(text_of_card(card)))
    wanted += bytes(-len(wanted) % PAGE)
    pages = {place // PAGE: wanted[place : place + PAGE] for place in range(0, len(wanted), PAGE)}
    changed = {number: page for number, page in pages.items() if page != held[number * PAGE : (number + 1) * PAGE]}
    if not changed:
        return []
    first, place = divmod(message_place(held) + 1, PAGE)
    blank = pages[first][:place] + b"\x00" + pages[first][place + 1 :]
    rest = [(number, page) for number, page in changed.items() if number != first]
    return [(first, blank), *rest, (first, pages[first])]
