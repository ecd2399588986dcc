"""Registering cards at the table: taps of its reader, or words from a page, go to one sitting at a time."""

from collections.abc import Callable
from typing import Any

from companion.cards.decks import Decks
from companion.cards.pool import Pool, find_pack, pool_of
from companion.cards.registering import Maker, Registering, tokens
from companion.cards.registry import Registry
from companion.cards.said import Said
from companion.cards.teaching import id_for, teach
from companion.cards.wanted import wanted
from companion.house import House, HouseNews, Opened
from companion.log import Log
from companion.session.inputs import notice_of
from companion.session.notices import Notice
from engine.game import Game
from engine.words import Words, words
from hardware.inputs import Input, Status, Tap

READER = "table.reader"


class Register:
    """While a sitting lasts, the table's reader serves it and not the game."""

    def __init__(self, house: House, tell: Callable[[Notice], object]) -> None:
        self._house, self._tell = house, tell
        self.sitting: Registering | None = None
        self.game = ""
        self._give_back: Callable[[], None] = lambda: None
        house.watch(self._news)

    def begin(self, game: Game[Any], pack: str | None, deck: str | None, number: int) -> Words | None:
        """A new sitting; what the last one registered stays."""
        sitting = _sitting(self._house.log, game, pack, deck, number)
        if isinstance(sitting, Words):
            return sitting
        self.end()
        self.sitting, self.game = sitting, game.name
        self._divert()
        return None

    def end(self) -> None:
        self.sitting = None
        self._give_back()

    def _divert(self) -> None:
        if self.sitting is not None and self._house.match is not None:
            self._give_back = self._house.match.table.divert(READER, self._tapped)

    def _news(self, news: HouseNews) -> None:
        if isinstance(news, Opened):
            self._divert()

    def _tapped(self, told: Input) -> None:
        """What became of a tap is told like any notice of that reader; whoever shows the sitting looks again.

        Whether the reader is there at all, everybody is told without us.
        """
        if isinstance(told, Tap) and self.sitting is not None:
            said: Said = self.sitting.tap(told.uid)
            self._tell(Notice(said.words, device=READER))
        elif not isinstance(told, Status) and (notice := notice_of(told)):
            self._tell(notice)


def _sitting(log: Log, game: Game[Any], pack: str | None, deck: str | None, number: int) -> Registering | Words:
    pool = pool_of(log, game, *([pack] if pack else []))
    order = list(pool.cards)
    if pack:
        found = find_pack(log, game.name, pack)
        if isinstance(found, Words):
            return found
        order = [entry["id"] for entry in found.cards]
    decks = Decks(log).named(game.name)
    if deck and deck not in decks:
        return words("cards-no-such-deck", name=deck, decks=", ".join(decks))
    listed = decks[deck].cards if deck else None
    cards = tokens(number) if number else wanted(pool.cards, order, listed)
    return Registering(Registry(log), game.name, pool.names, cards, _maker(log, pool))


def _maker(log: Log, pool: Pool) -> Maker:
    """A card that is made while registering is taught with its name alone."""

    def make(name: str) -> tuple[str, str] | Words:
        card = id_for(name)
        if isinstance(card, Words):
            return card
        if card in pool.cards:
            return words("cards-exists", card=card)
        made = teach(log, pool, card, {"name": name})
        return made if isinstance(made, Words) else (made.id, made.name)

    return make
