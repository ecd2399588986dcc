"""Checking a deck while it is put together: after every card the game's own rules say whether it could be played."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from companion.cards.decks import Deck, Piles
from companion.cards.pool import Pool
from companion.cards.registry import is_token
from companion.cards.said import Said, ask, done, no
from companion.cards.search import Finder, Fit, Hit
from companion.cards.uid import read_uid
from companion.taps import Tags, card_of
from engine.action import TABLE
from engine.deck_points import Point
from engine.message import Message
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Header, begin, prepare
from hardware.inputs import Tap

MOST = 1000
"""Cards in a deck. No game has that many; a longer list is a typing mistake."""


class Verdict(Struct, frozen=True):
    """What the game says of the deck as it is now."""

    refusal: Refusal | None
    """Why it cannot be played, with the clause; None when it can."""
    seats: tuple[int, ...]
    """The numbers of players with which it can."""
    points: tuple[Point, ...] = ()
    """All that the game asks of a deck, passed or not, for the smallest number of players that it fits best."""


class DeckCheck:
    """Gets taps and names. It has no deck rules of its own: it tries to begin a game with the deck."""

    def __init__(self, pool: Pool, tags: Tags, mode: str | None = None, piles: Sequence[str] = ()) -> None:
        """`piles`: their names, where a player of this game brings several."""
        self._pool, self._tags, self._game = pool, tags, pool.game
        self.mode = mode if mode is not None else next(iter(self._game.modes))
        self._names = tuple(piles) or ("",)
        self._at = 0
        self._cards: list[tuple[str, str, str | None]] = []
        self._steps: list[int] = []
        self.hits: tuple[Hit, ...] = ()
        self._finder, self._times = Finder(pool.names), 1
        self._place = self._where()

    # What is in it

    @property
    def pile(self) -> str:
        """The name of the pile that is being tapped; empty where there is only one."""
        return self._names[self._at]

    @property
    def deck(self) -> Deck:
        """As it would be saved now."""
        lists: dict[str, list[str]] = {name: [] for name in self._names}
        for card, pile, _ in self._cards:
            lists[pile].append(card)
        return Deck(self.mode, lists.get("", lists))

    def begin_with(self, deck: Deck) -> None:
        """Go on from a saved deck. Piles that nobody named now keep their names."""
        lists = deck.piles if isinstance(deck.piles, dict) else {self._names[0]: deck.piles}
        self._names = tuple(dict.fromkeys((*(name for name in self._names if name or "" in lists), *lists)))
        self._cards, self._steps = [(card, name, None) for name, cards in lists.items() for card in cards], []
        self._place = self._where()

    # Changing it

    def tap(self, number: str) -> Said:
        """A tagged card goes in; each physical card once."""
        uid = read_uid(number)
        if isinstance(uid, Message):
            return Said("no", uid)
        card = card_of(Tap(device="table.reader", at=0.0, uid=uid), self._game.name, self._tags)
        if isinstance(card, Refusal):
            return Said("no", card.message)
        if any(known == uid for _, _, known in self._cards):
            return no("cards-deck-again", card=card)
        return self._add(card, uid)

    def add(self, card: str, times: int = 1) -> Said:
        """A card by its id, once or several times."""
        if card not in self._pool.cards and not is_token(card):
            return no("no-such-card", card=card)
        return self._add(card, None, times)

    def _add(self, card: str, uid: str | None, times: int = 1) -> Said:
        if is_token(card):
            return no("cards-deck-token", card=card)
        if len(self._cards) + times > MOST:
            return no("cards-deck-endless", most=MOST)
        self._cards += [(card, self.pile, uid)] * times
        self._steps.append(times)
        self.hits = ()
        return done("cards-deck-in", card=card, count=len(self._cards))

    def search(self, text: str, times: int = 1) -> Said:
        """A part of a name: what fits as it is written, or alone, goes in; else there is a list of hits."""
        self.hits, self._times = tuple(self._finder.search(text)), times
        if not self.hits:
            return no("cards-no-hit", text=text)
        exact = [hit for hit in self.hits if hit.fit is Fit.EXACT]
        if len(self.hits) == 1 or len(exact) == 1:
            return self.add((exact or self.hits)[0].card, times)
        return ask("cards-hits", text=text)

    def pick(self, number: int) -> Said:
        """A hit by its place in the list, counted from 1."""
        if not 1 <= number <= len(self.hits):
            return no("cards-no-such-hit", number=number)
        return self.add(self.hits[number - 1].card, self._times)

    def undo(self) -> Said:
        """Take out what the last input added; after that, the cards of a loaded deck, one by one."""
        if not self._cards:
            return no("undo-none", there=0, steps=1)
        times = self._steps.pop() if self._steps else 1
        card, _, _ = self._cards[-1]
        del self._cards[-times:]
        return done("cards-deck-out", card=card, count=len(self._cards))

    def next_pile(self) -> Said:
        """What is tapped from now on goes into the next of the named piles."""
        if self._at + 1 >= len(self._names):
            return no("cards-deck-no-pile")
        self._at += 1
        return done("cards-deck-pile", pile=self.pile)

    # What the game says

    def verdict(self) -> Verdict:
        """Try to begin a game with it, for every number of players that the mode takes."""
        if self.mode not in self._game.modes:
            return Verdict(refuse(INPUT, "setup-mode", mode=self.mode, modes=", ".join(self._game.modes)), ())
        tried = {seats: self._try(self._place, self.deck.piles, seats) for seats in self._game.modes[self.mode]}
        good = tuple(seats for seats, refusal in tried.items() if refusal is None)
        return Verdict(None if good else next(iter(tried.values())), good, self._points((*good, *tried)[0]))

    def _points(self, seats: int) -> tuple[Point, ...]:
        setup = prepare(self._game, self._header(self._place, self.deck.piles, seats), self._pool.packs)
        if self._game.deck_points is None or isinstance(setup, Refusal):
            return ()
        return tuple(self._game.deck_points(setup, self._place, self.deck.piles))

    def _try(self, place: int, piles: Piles, seats: int) -> Refusal | None:
        first: Any = begin(self._game, self._header(place, piles, seats), self._pool.packs)
        return first if isinstance(first, Refusal) else None

    def _header(self, place: int, piles: Piles, seats: int) -> Header:
        names = tuple(str(seat) for seat in range(1, seats + 1))
        return Header(game=self._game.name, mode=self.mode, seats=names, decks={str(place): piles})

    def _where(self) -> int:
        """The seat whose deck it is: 1, or 0 (shared by all) if the game refuses any deck of a player."""
        own, shared = 1, TABLE
        return own if self._looks_at(own) or not self._looks_at(shared) else shared

    def _looks_at(self, place: int) -> bool:
        """Whether the game checks the cards of a deck at this place, or accepts any."""
        seats = min(self._game.modes.get(self.mode, (2,)))
        empty, other = (self._try(place, self._filled(cards), seats) for cards in ([], ["nobody-knows-this-card"]))
        return empty is None or empty != other

    def _filled(self, cards: list[str]) -> Piles:
        return cards if self._names == ("",) else dict.fromkeys(self._names, cards)
