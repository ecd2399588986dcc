"""Seals: who has the hall's key can make one, and anybody else on the broker cannot.

A broker may be open to everybody in the building. A seal covers topic and content, so that a message cannot be changed,
made up, or moved to another table; that an old one is told again is found out by what is in it (evening, number, run).
"""

import hmac
from hashlib import sha256
from secrets import choice
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from companion.mqtt.shapes import Sealed, read

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike: a key is read aloud and typed."""
LENGTH = 20
"""Of 31 letters each: 99 bits."""

S = TypeVar("S", bound=Sealed)


def new_key() -> str:
    """A key for a hall, in groups of five letters."""
    letters = "".join(choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[start : start + 5] for start in range(0, LENGTH, 5))


def sealed(key: str, topic: str, message: Sealed) -> bytes:
    """The message as it is sent."""
    return msgspec.json.encode(replace(message, seal=_seal(key, topic, message)))


def opened(key: str, topic: str, payload: bytes, kind: type[S]) -> S | None:
    """The message, or None if it is not of that kind or its seal is not ours."""
    message = read(payload, kind)
    if message is None or not hmac.compare_digest(message.seal.encode(), _seal(key, topic, message).encode()):
        return None
    return message


def _seal(key: str, topic: str, message: Sealed) -> str:
    content = msgspec.json.encode(replace(message, seal=""), order="deterministic")
    letters = key.replace("-", "").lower().encode()
    return hmac.new(letters, topic.encode() + b"\n" + content, sha256).hexdigest()
