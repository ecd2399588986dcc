"""Cards on a reader: makes arrivals, removals and clashes of what each poll sees, each told once."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from hardware.clock import Moment
from hardware.inputs import Clash, Lifted, Tag, Tap

ReaderInput = Tap | Lifted | Clash
Tags = frozenset[Tag]
NOTHING = Tag()


class _Sight(Struct):
    """How often and when one card was seen; polls are counted from 1."""

    since: Moment
    left: Moment
    first: int
    last: int
    times: int = 0

    def see(self, poll: int) -> None:
        """The poll of this number has seen it."""
        self.last, self.times = poll, self.times + 1

    def miss(self, poll: int, moment: Moment) -> int:
        """How many polls in a row have missed it; the first of them is when it left, if it did."""
        missed = poll - self.last
        if missed == 1:
            self.left = moment
        return missed


class Presence:
    """What lies on one reader. Give it only polls that worked: a dead reader is not an empty one.

    `sure`: polls that must see a card before it counts.
    `gone`: polls in a row that must miss a card before it has left; counted in polls, not in seconds, so that a loop
    that stalls causes no removal.
    """

    def __init__(self, device: str, sure: int = 1, gone: int = 3) -> None:
        self._device, self._sure, self._gone = device, sure, gone
        self._polls = 0
        self._lying: dict[Tag, _Sight] = {}
        self._left: dict[Tag, Moment] = {}
        self._believed: Tags = frozenset()
        self._tapped = NOTHING

    def poll(self, seen: Iterable[Tag], at: float, err: float = 0.0) -> tuple[ReaderInput, ...]:
        """What one poll changes. Times are those of the poll that first saw the change."""
        self._note(frozenset(seen), Moment(at, err))
        here = frozenset(tag for tag, sight in self._lying.items() if sight.times >= self._sure)
        if here == self._believed or self._in_doubt(here):
            return ()
        changed = self._changed(here)
        self._believed = here
        told = tuple(self._tell(here, changed))
        self._left.clear()
        return told

    def _note(self, seen: Tags, moment: Moment) -> None:
        self._polls += 1
        for tag in seen:
            sight = self._lying.setdefault(tag, _Sight(moment, moment, self._polls, self._polls))
            sight.see(self._polls)
        for tag in self._lying.keys() - seen:
            if self._lying[tag].miss(self._polls, moment) >= self._gone:
                self._left[tag] = self._lying.pop(tag).left

    def _in_doubt(self, here: Tags) -> bool:
        """Whether to wait for another poll before anything is told.

        A new card that was not seen often enough may be the second of two that were laid down together. And a card
        that was not seen since another came may have been replaced by it.
        """
        if here - self._believed and len(here) < len(self._lying):
            return True
        newest = max((self._lying[tag].first for tag in here), default=0)
        return any(self._lying[tag].last < newest for tag in here)

    def _changed(self, here: Tags) -> Moment:
        came = [self._lying[tag].since for tag in here - self._believed]
        left = [self._left[tag] for tag in self._believed - here]
        return max(came + left, key=_at)

    def _tell(self, here: Tags, changed: Moment) -> Iterator[ReaderInput]:
        name = self._device
        if len(here) > 1:
            yield Clash(device=name, at=changed.at, err=changed.err, tags=tuple(sorted(here)))
            return
        [alone], was = here or {NOTHING}, self._tapped
        if alone == was != NOTHING:
            return  # it was tapped before another card joined it, and is alone again
        if was != NOTHING or alone == NOTHING:
            left = self._left.get(was, changed)
            yield Lifted(device=name, at=left.at, err=left.err, uid=was.uid, card=was.card)
        if alone != NOTHING:
            yield Tap(device=name, at=changed.at, err=changed.err, uid=alone.uid, card=alone.card)
        self._tapped = alone


def _at(moment: Moment) -> float:
    return moment.at
