"""All that can be said of the cards of a game when one is played, sorted once: what a box holds never changes."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.action import Action
from engine.ambyria import cards as c
from engine.ambyria.landing import place_of
from engine.game import Offer, Values
from engine.refusal import Refusal


class Saying(Struct, frozen=True):
    """What can be said along with a card (any value of the fields in `open`), and the cards for which it may fit."""

    said: dict[str, Any]
    open: tuple[str, ...]
    cards: tuple[str, ...]


class Way(Struct, frozen=True, eq=False):
    """A way in which a card comes into play, and what its rule asks of the card alone."""

    probe: Callable[[int], Action]
    """The action of a seat, without the card and what is said of it."""
    sayings: Callable[["Pool"], tuple[Saying, ...]]
    unfit: Callable[[c.Card, Any], Refusal | None] = lambda card, do: None
    """Why this card cannot be played like that, at any moment."""


class Pool:
    """The cards of one game, and the one that stands for any that the table is not told about."""

    def __init__(self, cards: Mapping[str, c.Card], lists: Mapping[int, Container[str]]) -> None:
        self._cards, self._lists = {**cards, c.UNKNOWN: c.NOTHING_KNOWN}, lists
        self._offers: dict[tuple[Way, int, int | None, bool], tuple[Offer, ...]] = {}
        self._onto_modes: dict[Action, tuple[Offer, ...]] = {}

    def offers(self, way: Way, seat: int, *, listed: int | None = None, full: bool = False) -> tuple[Offer, ...]:
        """Every card that may be played like that, with all that can be said of it.

        Only those in the list of the seat `listed` (and the unknown one); if the emberscape is `full`, none for it.
        """
        key = way, seat, listed, full
        if key not in self._offers:
            self._offers[key] = tuple(self._worked_out(way, seat, listed, full))
        return self._offers[key]

    def _worked_out(self, way: Way, seat: int, listed: int | None, full: bool) -> Iterator[Offer]:
        there = self._cards if listed is None else self._lists[listed]
        for saying in way.sayings(self):
            probe = replace(way.probe(seat), **saying.said)
            into = saying.said.get("into", UNSET)
            fitting = [
                id
                for id in saying.cards
                if (id in there or id == c.UNKNOWN)
                and not (full and place_of(self._cards[id], into) in c.ROW)
                and way.unfit(self._cards[id], probe) is None
            ]
            if fitting:
                all_there_are = saying.cards if len(saying.cards) == len(self._cards) else ()
                among = {"card": Values((tuple(fitting),), pool=all_there_are)}
                yield Offer(probe, saying.open, among, sure=True)

    # What can be said

    @cached_property
    def landings(self) -> tuple[Saying, ...]:
        """For a card that is played face up."""
        return tuple(self._landings(self._cards))

    @cached_property
    def turned_up(self) -> tuple[Saying, ...]:
        """For a face-down card that is activated and is no hero."""
        return tuple(self._landings([id for id, card in self._cards.items() if card.hero is UNSET]))

    @cached_property
    def staying(self) -> tuple[Saying, ...]:
        """For a card of which it is not looked at where it goes and which mode it has."""
        return staying(tuple(self._cards))

    @cached_property
    def symbols(self) -> tuple[Saying, ...]:
        """For a card that comes onto a mode pile: its mode may be told, and must be where nobody knows it."""
        return tuple(Saying({"symbol": symbol}, (), tuple(self._cards)) for symbol in (UNSET, *c.MODES))

    @cached_property
    def heroes(self) -> tuple[c.Card, ...]:
        return tuple(card for card in self._cards.values() if card.hero is not UNSET)

    def _landings(self, ids: Iterable[str]) -> Iterator[Saying]:
        """With and without saying where it goes and which mode it has."""
        groups: dict[tuple[c.Into, c.Mode | None, bool], list[str]] = {}
        for id in ids:
            card = self._cards[id]
            mode = None if card.mode is UNSET else card.mode
            groups.setdefault((place_of(card, UNSET), mode, card.play is UNSET), []).append(id)
        rows = [(into, mode, free, cards) for (into, mode, free), cards in groups.items()]
        yield from _landing({}, [(into, mode, cards) for into, mode, _, cards in rows])
        for place in ("emberscape", "discard", "collection", "mode", "lasting"):
            fits = [(place, mode, cards) for into, mode, free, cards in rows if free or into == place]
            yield from _landing({"into": place}, fits)

    # Cards onto a mode pile, by an effect

    def onto_mode(self, aim: Action) -> tuple[Offer, ...]:
        """The aim with each card of the game: with its mode where the table does not know it."""
        if aim not in self._onto_modes:
            self._onto_modes[aim] = tuple(self.onto_mode_of(aim, self._cards))
        return self._onto_modes[aim]

    def onto_mode_of(self, aim: Action, ids: Iterable[str]) -> Iterator[Offer]:
        """The same with some cards only, those whose mode is known first."""
        known = [(id, mode) for id in ids if (mode := self._cards[id].mode) is not UNSET]
        for id, mode in known:
            yield Offer(replace(aim, cards=(id,)), sure=True)
            yield Offer(replace(aim, cards=(id,), symbol=mode), sure=True)
        for id in ids:
            if self._cards[id].mode is UNSET:
                yield Offer(replace(aim, cards=(id,), symbol="attack"), ("symbol",), sure=True)


def staying(cards: tuple[str, ...]) -> tuple[Saying, ...]:
    """Where it goes and which mode it has may be said and is not looked at."""
    said: tuple[dict[str, Any], ...] = (
        {},
        {"into": "mode"},
        {"symbol": "attack"},
        {"into": "mode", "symbol": "attack"},
    )
    return tuple(Saying(one, tuple(one), cards) for one in said)


def _landing(said: dict[str, Any], rows: list[tuple[Any, c.Mode | None, list[str]]]) -> Iterator[Saying]:
    anywhere = [card for into, _, cards in rows if into != "mode" for card in cards]
    modes: dict[c.Mode | None, list[str]] = {}
    for into, mode, cards in rows:
        if into == "mode":
            modes.setdefault(mode, []).extend(cards)
    known = [(mode, cards) for mode, cards in modes.items() if mode is not None]
    yield Saying(said, (), tuple(anywhere + [card for _, cards in known for card in cards]))
    yield Saying({**said, "symbol": "attack"}, ("symbol",), (*anywhere, *modes.get(None, ())))
    for mode, cards in known:
        yield Saying({**said, "symbol": mode}, (), tuple(cards))
