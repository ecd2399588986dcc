"""What lies on a reader, from what each poll sees. Only polls that worked count: a dead reader is not an empty one."""

from time import ticks_add, ticks_diff, ticks_ms

from ambit import messages, timer
from ambit.link import Link
from ambit.pn532 import Line, Pn532, Silent, Steps

_PERIOD = 100  # ms from one poll to the next
_PATIENCE = 3  # polls in a row that fail before the reader is down
_RETRY = 500  # ms until a reader that is down is tried again
_SURE = 2  # polls that must see a tag: antennas that are too close read wrong numbers without any error
_GONE = 3  # polls in a row that must miss a tag
_MOST_TAGS = 4
_FIRST_PAGE, _PAGES, _PAGE = 4, 4, 4  # where the data begins, pages of one read, bytes of a page
_TRIES = 3  # polls in which the memory of a tag is read
_NDEF = 0x03


def is_made_up(uid: bytes) -> bool:
    """Whether the number is new at every tap, as that of a phone."""
    return len(uid) == 4 and uid[0] == 0x08


class _Seen:
    """A tag in the field: how often it was seen, how often missed since, its memory."""

    def __init__(self, at: int) -> None:
        self.since = self.left = at
        self.times = self.missed = self.tries = 0
        self.memory = b""
        self.whole = False


class Reader:
    """One reader: a generator goes on with the chip's work in every turn."""

    def __init__(self, line: Line, device: int) -> None:
        self._chip, self._device = Pn532(line), device
        self._seen: dict = {}
        self._told: tuple = ()
        self._tapped = b""
        self._phone = False
        self._failures = 0
        self.up: bool | None = None
        self._work = self._serve()
        self._next = ticks_ms()

    def step(self, link: Link) -> None:
        """Go on, unless the reader rests between two polls."""
        if ticks_diff(ticks_ms(), self._next) < 0:
            return
        self._link = link
        try:
            next(self._work)
        except Silent:
            self._fail()

    def _rest(self, milliseconds: int) -> None:
        self._next = ticks_add(ticks_ms(), milliseconds)

    def _fail(self) -> None:
        """Set the chip up again: after a lost answer or a dip of its supply that helps at once."""
        self._failures += 1
        self._work = self._serve()
        if self._failures >= _PATIENCE:
            self._rest(_RETRY)
            if self.up is not False:
                self.up = False
                self._tell(messages.PART_DOWN, timer.now(), bytes((messages.NO_ANSWER,)))

    def _serve(self) -> Steps:
        yield from self._chip.start()
        while True:
            begun = ticks_ms()
            yield from self._poll()
            self._failures = 0
            if not self.up:
                self.up = True
                self._tell(messages.PART_UP, timer.now())
            self._rest(max(0, _PERIOD - ticks_diff(ticks_ms(), begun)))
            yield

    def _poll(self) -> Steps:
        at = timer.now()
        uids: list[bytes] = []
        while len(uids) < _MOST_TAGS:
            uid = yield from self._chip.look()
            if not uid or uid in uids:
                break
            uids.append(uid)
            if not is_made_up(uid):
                yield from self._learn(uid, at)
            yield from self._chip.halt()
        yield from self._chip.field_off()
        self._note(uids, at)

    def _learn(self, uid: bytes, at: int) -> Steps:
        """Read the memory of a selected tag, once it was seen before; several polls may be needed."""
        seen = self._seen.setdefault(uid, _Seen(at))
        if seen.times < _SURE - 1 or seen.whole or seen.tries >= _TRIES:
            return
        seen.tries += 1
        while len(seen.memory) < messages.LARGEST_MEMORY and not enough(seen.memory):
            got = yield from self._chip.read(_FIRST_PAGE + len(seen.memory) // _PAGE)
            if not got:
                return
            seen.memory += got
        seen.whole = True

    def _note(self, uids: list, at: int) -> None:
        """Count, and tell what has changed."""
        for uid in list(self._seen):
            seen = self._seen[uid]
            if uid in uids:
                seen.times, seen.missed = seen.times + 1, 0
                continue
            seen.missed += 1
            if seen.missed == 1:
                seen.left = at
            if seen.missed >= _GONE:
                del self._seen[uid]
                if not self._sure(seen):
                    self._tell(messages.UNREAD, seen.since, bytes((messages.FAINT,)))
        phone = any(is_made_up(uid) for uid in uids)
        if phone and not self._phone:
            self._tell(messages.UNREAD, at, bytes((messages.PHONE,)))
        self._phone = phone
        self._change(at)

    def _sure(self, seen: _Seen) -> bool:
        return seen.times >= _SURE and (seen.whole or seen.tries >= _TRIES)

    def _change(self, at: int) -> None:
        here = tuple(sorted(uid for uid, seen in self._seen.items() if self._sure(seen)))
        new = [uid for uid in here if uid not in self._told]
        in_doubt = len(here) < len(self._seen) or any(seen.missed for seen in self._seen.values())
        if here == self._told or (new and in_doubt):
            return  # a tag that is not sure yet may be the second of two; one that was missed may have been replaced
        self._told = here
        if len(here) > 1:
            self._tell(messages.CLASH, at, bytes((len(here),)) + b"".join(_counted(uid) for uid in here))
            return
        alone = here[0] if here else b""
        if alone == self._tapped and alone:
            return  # it was told before another joined it, and is alone again
        if self._tapped or not alone:
            self._tell(messages.GONE, at, _counted(self._tapped))
        if alone:
            seen = self._seen[alone]
            self._tell(messages.TAG, seen.since, _counted(alone) + seen.memory[: messages.LARGEST_MEMORY])
        self._tapped = alone

    def _tell(self, what: int, at: int, data: bytes = b"") -> None:
        self._link.tell(self._device, what, at, messages.UNSURE_POLLED, data)


def _counted(uid: bytes) -> bytes:
    return bytes((len(uid),)) + uid


def enough(memory: bytes) -> bool:
    """Whether the message on the tag has been read to its end, so that the rest of the memory tells nothing."""
    return len(memory) >= 2 and memory[0] == _NDEF and memory[1] != 0xFF and len(memory) >= 2 + memory[1]
