"""The cards of a game, each with one tag on it, which is the same at every reader."""

import hashlib

from hardware.emulators.pn532.tags import Ntag
from hardware.inputs import Tag
from hardware.message import message
from hardware.pn532.memory import text_of_card
from hardware.readers.ndef import text_message
from hardware.table import NotItsRole

MAKER = b"\x04"
"""How the numbers of all NTAGs begin."""
SIZES = (4, 7)
"""Bytes of a tag's number."""


class Box:
    """Tags are made when they are first used. What is written on one stays there."""

    def __init__(self) -> None:
        self._tags: dict[Tag, Ntag] = {}

    def tag(self, wanted: Tag) -> Ntag:
        """The tag with that number, or the tag of a card, written on it; `NotItsRole` for an impossible one."""
        if wanted not in self._tags:
            self._tags[wanted] = _made(wanted)
        return self._tags[wanted]


def uid_of(card: str) -> bytes:
    """The number of the tag on a card: always the same for one card, and another for every other."""
    return MAKER + hashlib.sha256(card.encode()).digest()[:6]


def _made(wanted: Tag) -> Ntag:
    uid = _number(wanted.uid) if wanted.uid else uid_of(wanted.card)
    return Ntag(uid, ndef=text_message(_text(wanted.card)) if wanted.card else b"")


def _number(written: str) -> bytes:
    try:
        uid = bytes.fromhex(written)
    except ValueError:
        uid = b""
    if len(uid) not in SIZES:
        raise NotItsRole(message("device-no-number", number=written))
    return uid


def _text(card: str) -> str:
    try:
        return text_of_card(card)
    except ValueError:
        raise NotItsRole(message("device-no-card", card=card)) from None
