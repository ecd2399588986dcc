"""The field of an antenna and the tags in it: which of them answer a call, and which stay silent."""

from enum import Enum, auto

from msgspec import Struct

from hardware.emulators.pn532.tags import NAK, AnyTag, Said

HALT = 0x50


class Mood(Enum):
    """What a tag listens to: a call to all (idle), commands (active), or nothing until the field was off (halted)."""

    IDLE = auto()
    ACTIVE = auto()
    HALTED = auto()


class Lying(Struct, eq=False):
    """A tag in the field."""

    tag: AnyTag
    mood: Mood = Mood.IDLE


class Field:
    """Tags come and go whether the field is on or not; only with it on can they answer."""

    def __init__(self) -> None:
        self.on = False
        self._lying: list[Lying] = []

    def put(self, tag: AnyTag) -> None:
        """Lay a tag down; one that lies there already stays."""
        if all(lying.tag is not tag for lying in self._lying):
            tag.power_up()
            self._lying.append(Lying(tag))

    def remove(self, tag: AnyTag) -> None:
        """One that does not lie there is no error."""
        self._lying = [lying for lying in self._lying if lying.tag is not tag]

    def tags(self) -> list[AnyTag]:
        """All that lie there, whether the field is on or not."""
        return [lying.tag for lying in self._lying]

    def switch(self, on: bool) -> None:
        """Switch the field on or off; tags start as idle when it comes on."""
        if on and not self.on:
            for lying in self._lying:
                lying.tag.power_up()
                lying.mood = Mood.IDLE
        self.on = on

    def call(self, most: int, uid: bytes = b"") -> list[Lying]:
        """Call all tags, or the one of that number, and select up to `most` of those that answer.

        A tag that was in the middle of an exchange takes the call for an error, and answers only the next one.
        Before a second tag can be looked for, the first one is halted. Of several, the highest number wins.
        """
        awake = [lying for lying in self._lying if lying.mood is Mood.IDLE and (not uid or _is(lying.tag, uid))]
        for lying in self._lying:
            if lying.mood is Mood.ACTIVE:
                lying.mood = Mood.IDLE
        found = sorted(awake, key=lambda lying: lying.tag.uid[::-1], reverse=True)[:most]
        for lying in found:
            lying.mood = Mood.ACTIVE if most == 1 else Mood.HALTED
        return found

    def rest(self) -> None:
        """No tag answered until the last try: halted tags listen again."""
        for lying in self._lying:
            lying.mood = Mood.IDLE

    def listening(self) -> bool:
        """Whether another call can help: a tag was only in the middle of an exchange."""
        return any(lying.mood is Mood.IDLE for lying in self._lying)

    def select(self, lying: Lying) -> None:
        """Wake one tag by its number; one that has left stays silent."""
        if self.on and lying in self._lying:
            lying.mood = Mood.ACTIVE

    def halt(self, lying: Lying) -> None:
        """It answers no call any more, until the field was off or it is selected by its number."""
        lying.mood = Mood.HALTED

    def exchange(self, lying: Lying, said: bytes) -> Said:
        """Send bytes to a selected tag; None if it is silent. One that answers NAK has to be selected again."""
        if not self.on or lying not in self._lying or lying.mood is not Mood.ACTIVE:
            return None
        if said[:1] == bytes([HALT]):
            lying.mood = Mood.HALTED
            return None
        answer = lying.tag.answer(said)
        if answer == NAK:
            lying.mood = Mood.IDLE
        return answer


def _is(tag: AnyTag, uid: bytes) -> bool:
    """Hosts ask for a long number with the byte that says "more follows" before it."""
    return tag.uid in (uid, uid[1:])
