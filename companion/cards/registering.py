"""Registering a box of cards: a card is suggested, the tapped tag becomes it, and a known tag leads to a question."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from companion.cards.registry import Registry, Tag, is_token
from companion.cards.said import Said, ask, done, no
from companion.cards.search import Finder, Fit, Hit
from companion.cards.uid import read_uid
from engine.cards import TOKEN
from engine.message import Message, message

Maker = Callable[[str], tuple[str, str] | Message]
"""Makes a new card of a name; gives its id and its name, or why there can be no such card."""


class Now(Struct, frozen=True):
    """Where a registration stands: all that a terminal or a page shows between two taps."""

    done: int
    total: int
    next: str | None
    """The card that the next new tag becomes."""
    copy: int
    """Which copy of that card it is, counted from 1."""
    copies: int
    """How many copies are to be registered; 0 if that is not known."""
    hits: tuple[Hit, ...]
    waiting: str | None
    """A new tag that was tapped while no card was suggested."""
    taken: Tag | None
    """A tag that is another card already: move it, or keep it."""


class Back(Struct, frozen=True):
    """One step that can be taken back: what a tag was before it, and what was chosen and left out."""

    message: Message
    uid: str | None
    before: Tag | None
    chosen: tuple[str, ...]
    left_out: Counter[str]


class Registering:
    """Gets taps and choices, in any order. What it answered with "done" is on the disk."""

    def __init__(
        self, registry: Registry, game: str, names: Mapping[str, str], wanted: Sequence[str], make: Maker | None = None
    ) -> None:
        """`wanted`: each card once for every copy, in the order in which they are to be suggested."""
        self._registry, self._game, self._make = registry, game, make
        self._names, self._finder = dict(names), Finder(names)
        self._order, self._wanted = tuple(dict.fromkeys(wanted)), Counter(wanted)
        self._chosen: list[str] = []
        self._left_out = Counter[str]()
        self._hits: tuple[Hit, ...] = ()
        self._waiting: str | None = None
        self._taken: tuple[Tag, str] | None = None
        self._mine: set[str] = set()
        self._last: str | None = None
        self._back: list[Back] = []

    @property
    def names(self) -> Mapping[str, str]:
        """Every card that can be chosen, by id; new ones too."""
        return self._names

    def now(self) -> Now:
        """Counted from the registry, so that tags registered elsewhere meanwhile are counted, too."""
        counts = self._registry.counts(self._game)
        there = sum(min(counts[card], number) for card, number in self._wanted.items())
        coming = self._next(counts)
        copy = counts[coming] + 1 if coming else 0
        copies = self._wanted[coming] if coming and copy <= self._wanted[coming] else 0
        taken = self._taken[0] if self._taken else None
        return Now(there, self._wanted.total(), coming, copy, copies, self._hits, self._waiting, taken)

    def _next(self, counts: Counter[str]) -> str | None:
        """The card that was chosen; else the first card of the list without enough tags."""
        if self._chosen:
            return self._chosen[0]
        short = (card for card in self._order if counts[card] + self._left_out[card] < self._wanted[card])
        return next(short, None)

    # A tap

    def tap(self, number: str) -> Said:
        """A tag on the reader. While a question waits, tapping another tag answers it with "keep"."""
        uid = read_uid(number)
        if isinstance(uid, Message):
            return Said("no", uid)
        self._taken, self._waiting = None, None
        card = self._next(self._registry.counts(self._game))
        held = self._registry.find(uid)
        if held is not None:
            return self._known(held, card)
        if card is None:
            self._waiting = uid
            return ask("cards-which", uid=uid)
        return self._register(uid, card)

    def _known(self, held: Tag, card: str | None) -> Said:
        """A registered tag: only told, if it is the suggested card or was tapped just now; otherwise a question."""
        if held.uid in self._mine and not self._chosen:
            return no("cards-again", card=held.card)
        if card is None or self._is(held, card):
            return no("cards-already", card=held.card, game=self._foreign(held))
        self._taken = held, card
        return ask("cards-taken", card=held.card, game=self._foreign(held), wanted=card)

    def _is(self, held: Tag, card: str) -> bool:
        return held.card == card and held.game in (None, self._game)

    def _foreign(self, held: Tag) -> str | None:
        """The game of a tag, where that is another one."""
        return held.game if held.game != self._game else None

    def _register(self, uid: str, card: str) -> Said:
        tag = self._registry.fresh(uid, self._game, card)
        held = self._registry.add(tag)
        if held is not tag:  # another terminal registered it in the meantime
            return self._known(held, card)
        copy = self._registry.counts(self._game)[card]
        return self._written(uid, None, card, done("cards-registered", card=card, copy=copy))

    def _written(self, uid: str, before: Tag | None, card: str, said: Said) -> Said:
        free = message("cards-undone-tag", card=card)
        self._remember(free if before is None else message("cards-undone-move", card=before.card), uid, before)
        if self._chosen and self._chosen[0] == card:
            self._chosen.pop(0)
        self._mine.add(uid)
        self._last, self._hits, self._waiting = card, (), None
        return said

    # Answers to a question

    def move(self) -> Said:
        """The tag that was asked about becomes the suggested card."""
        if self._taken is None:
            return no("cards-no-question")
        (held, card), self._taken = self._taken, None
        self._registry.put(self._registry.fresh(held.uid, self._game, card))
        return self._written(held.uid, held, card, done("cards-moved", before=held.card, card=card))

    def keep(self) -> Said:
        """The tag that was asked about stays what it is."""
        if self._taken is None:
            return no("cards-no-question")
        (held, _), self._taken = self._taken, None
        return no("cards-kept", card=held.card)

    # Choosing another card than the suggested one

    def search(self, text: str) -> Said:
        """A part of a name. What fits as it is written, or alone, is chosen at once; else there is a list of hits."""
        if is_token(text.strip().lower()):
            return self.choose(text.strip().lower())
        self._hits = tuple(self._finder.search(text))
        if not self._hits:
            return no("cards-no-hit", text=text)
        exact = [hit for hit in self._hits if hit.fit is Fit.EXACT]
        if len(self._hits) == 1 or len(exact) == 1:
            return self.choose((exact or self._hits)[0].card)
        return ask("cards-hits", text=text)

    def pick(self, number: int) -> Said:
        """A hit by its place in the list, counted from 1."""
        if not 1 <= number <= len(self._hits):
            return no("cards-no-such-hit", number=number)
        return self.choose(self._hits[number - 1].card)

    def choose(self, card: str, times: int = 1) -> Said:
        """The next tags become this card; a new tag that waits for its card becomes it now."""
        if card not in self._names and not is_token(card):
            return no("no-such-card", card=card)
        self._hits = ()
        self._chosen = [card] * times
        if self._waiting is not None:
            return self._register(self._waiting, card)
        return ask("cards-chosen", card=card, times=times)

    def more(self, times: int) -> Said:
        """The next tags are further copies of the card that was registered last."""
        if self._last is None:
            return no("cards-no-last")
        return self.choose(self._last, times)

    def create(self, name: str) -> Said:
        """A card that no pack knows; it is chosen for the next tag."""
        if self._make is None:
            return no("no-such-card", card=name)
        made = self._make(name)
        if isinstance(made, Message):
            return Said("no", made)
        card, called = made
        self._names[card] = called
        self._finder = Finder(self._names)
        said = self.choose(card)
        return said if said.kind == "done" else ask("cards-new", card=card, name=called, game=self._game)

    # Leaving out and taking back

    def skip(self) -> Said:
        """Leave the suggested card out for now; one that was chosen by name is not chosen any more."""
        card = self._next(self._registry.counts(self._game))
        if card is None:
            return no("cards-nothing-to-skip")
        self._remember(message("cards-undone-skip", card=card), None, None)
        if self._chosen:
            self._chosen.pop(0)
        else:
            self._left_out[card] += 1
        self._taken = None
        return no("cards-skipped", card=card)

    def undo(self) -> Said:
        """Take back the last tag, move or skip of this registration."""
        if not self._back:
            return no("undo-none", there=0, steps=1)
        last = self._back.pop()
        if last.uid is not None:
            self._mine.discard(last.uid)
            if last.before is None:
                self._registry.forget(last.uid)
            else:
                self._registry.put(last.before)
        self._chosen, self._left_out = list(last.chosen), last.left_out
        self._hits, self._waiting, self._taken = (), None, None
        return Said("done", last.message)

    def _remember(self, undone: Message, uid: str | None, before: Tag | None) -> None:
        self._back.append(Back(undone, uid, before, tuple(self._chosen), Counter(self._left_out)))


def tokens(number: int) -> tuple[str, ...]:
    """The ids of the first `number` target tokens."""
    return tuple(f"{TOKEN}{each}" for each in range(1, number + 1))
