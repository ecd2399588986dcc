"""Makes inputs of what a reader's polls see: cards that come and go, and phones held there like a card."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from hardware.inputs import Input, Tag, Unread
from hardware.pn532.sight import Sight
from hardware.pn532.targets import Target
from hardware.readers.presence import Presence

GONE = 3
"""Polls in a row that must miss a card before it has left."""
MOST_KNOWN = 4096
"""Tags that are remembered as seen."""


class _Lying(Struct):
    tag: Tag
    missed: int = 0
    """Polls in a row that did not see it."""


class Cards:
    """What lies on one reader. It is kept while the reader is down: a dead reader has not seen a card leave."""

    def __init__(self, device: str, known: Callable[[str], bool] = lambda uid: False) -> None:
        self._device, self._known = device, known
        self._presence = Presence(device, gone=GONE)
        self._seen: dict[Target, None] = {}
        self._lying: dict[Target, _Lying] = {}
        self._phoneless = GONE

    def knows(self, target: Target) -> bool:
        """Whether one read of this number is enough, because it was seen before or is registered."""
        return target in self._seen or self._known(target.name)

    @property
    def anything(self) -> bool:
        """Whether a tag or a phone lies there, or has left only just now."""
        return bool(self._lying) or self._phoneless < GONE

    def lies(self, uid: str) -> bool:
        """Whether the tag with this number has not left."""
        return any(target.name == uid for target in self._lying)

    def poll(self, sight: Sight, read: Callable[[Target], str], at: float, err: float) -> Iterator[Input]:
        """What one poll changes; `read` gives the card written on a tag, and is called once for each that comes."""
        for target in sight.tags:
            if target not in self._lying:
                self._lying[target] = _Lying(Tag(target.name, read(target)))
            self._remember(target)
        yield from self._phone(sight.phone, at, err)
        yield from self._presence.poll([self._lying[target].tag for target in sight.tags], at, err)
        self._forget(sight)

    def _forget(self, sight: Sight) -> None:
        """Forget tags that left: when one comes back it is read again, for another table may have written it."""
        for target, lying in tuple(self._lying.items()):
            lying.missed = 0 if target in sight.tags else lying.missed + 1
            if lying.missed >= GONE:
                del self._lying[target]

    def _remember(self, target: Target) -> None:
        self._seen.pop(target, None)
        self._seen[target] = None
        if len(self._seen) > MOST_KNOWN:
            del self._seen[next(iter(self._seen))]

    def _phone(self, here: bool, at: float, err: float) -> Iterator[Input]:
        """A phone changes its number all the time, so only its presence counts; it is told once."""
        if here and self._phoneless >= GONE:
            yield Unread(device=self._device, at=at, err=err, why="phone")
        self._phoneless = 0 if here else self._phoneless + 1
