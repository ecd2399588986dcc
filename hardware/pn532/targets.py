"""What the chip tells of a tag that it found; lengths in it are checked before they are used."""

from msgspec import Struct

from hardware.readers.numbers import SIZES, is_made_up


class Target(Struct, frozen=True):
    """A tag in the field, known by its number."""

    uid: bytes

    @property
    def name(self) -> str:
        """As tags are called everywhere: "04A1B2C3D4E580"."""
        return self.uid.hex().upper()

    @property
    def made_up(self) -> bool:
        """Whether the number is new at every tap, as that of a phone."""
        return is_made_up(self.uid)


class Garbled(Exception):
    """The answer makes no sense."""


def read_target(answer: bytes) -> Target | None:
    """The tag in the answer to InListPassiveTarget: how many, then number, ATQA (2), SAK, length and UID."""
    if len(answer) < 1:
        raise Garbled("the answer is empty")
    if answer[0] == 0:
        return None
    if len(answer) < 6 or answer[5] not in SIZES or len(answer) < 6 + answer[5]:
        raise Garbled("the answer is cut off")
    return Target(bytes(answer[6 : 6 + answer[5]]))
