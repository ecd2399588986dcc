"""The card that a tag says it is: a text on the tag, so that a table that has never seen it knows the card."""

import re

from hardware.ndef import extent, text_message, text_of, with_message
from hardware.pn532.chip import PAGE, Chip, Failed
from hardware.pn532.targets import Target
from hardware.saying import Saying, saying

FIRST, CAPABILITY = 4, 3
"""Pages: where data begins, and what the tag can do."""
BLOCK = 16
MOST = 192
"""No text of ours is longer; whoever stored more on a tag did not mean us."""
MARK, UNIT = 0xE1, 8
_TEXT = re.compile(r"ambit:([a-z0-9][a-z0-9.-]{0,63})")


def text_of_card(card: str) -> str:
    """What stands on the tag of a card; a ValueError for what is no card."""
    text = f"ambit:{card}"
    if not _TEXT.fullmatch(text):
        raise ValueError(f"this is no card: {card!r}")
    return text


def card_of_text(text: str | None) -> str:
    """The card that a text means; "" when it is about something else."""
    found = _TEXT.fullmatch(text or "")
    return found[1] if found else ""


def read_card(chip: Chip, target: Target) -> str:
    """The card on a tag, or "". A tag whose memory cannot be read is a good tag all the same: its number counts."""
    try:
        return card_of_text(text_of(_data(chip))) if chip.look() == target else ""
    except Failed:
        return ""


def write_card(chip: Chip, target: Target, card: str) -> Saying | None:
    """Write a card onto a tag and read it back. The answer is None, or why it did not work and what to do."""
    chip.field_off()
    if chip.look() != target:
        return saying("tag-left")
    room = chip.read(CAPABILITY)
    if room is None or room[0] != MARK:
        return saying("tag-holds-no-text")
    if room[3] & 0x0F:
        return saying("tag-locked")
    wanted = with_message(_data(chip), text_message(text_of_card(card)))
    if len(wanted) > room[2] * UNIT:
        return saying("tag-small")
    if not _write(chip, wanted) or card_of_text(text_of(_data(chip))) != card:
        return saying("tag-forgot")
    return None


def _data(chip: Chip) -> bytes:
    """What is on the tag up to the end of its message, as far as it can be read and concerns us."""
    data = b""
    while len(data) < MOST and len(data) < (extent(data) or 0):
        block = chip.read(FIRST + len(data) // PAGE)
        if block is None:
            break
        data += block
    return data


def _write(chip: Chip, data: bytes) -> bool:
    """The pages from the last to the first: until the first one is there, a tag that leaves holds no half text."""
    data += bytes(-len(data) % PAGE)
    blank = data[:1] + b"\x00" + data[2:PAGE]
    pages = [data[place : place + PAGE] for place in range(0, len(data), PAGE)]
    order = [(0, blank), *reversed(list(enumerate(pages)))]
    return all(chip.write(FIRST + number, page) for number, page in order)
