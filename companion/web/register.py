"""Registering cards at the table: taps of its reader and commands of pages go to one registration at a time."""

from collections.abc import Callable
from typing import Any

from companion.cards.decks import Decks
from companion.cards.pool import Pool, find_pack, pool_of
from companion.cards.registering import Maker, Registering, tokens
from companion.cards.registry import Registry
from companion.cards.said import Said
from companion.cards.teaching import id_for, teach
from companion.cards.wanted import wanted
from companion.host import HostNews, Opened, TableHost
from companion.log import Log
from companion.session.inputs import notice_of
from companion.session.notices import Notice
from engine.game import Game
from engine.message import Message, message
from hardware.inputs import Input, Status, Tap

READER = "table.reader"


class Register:
    """While a registration lasts, the table's reader serves it and not the game."""

    def __init__(self, host: TableHost, tell: Callable[[Notice, bool], object]) -> None:
        self._host, self._tell = host, tell
        self.registration: Registering | None = None
        self.is_deck = False
        """Whether the cards of a saved deck are registered: the referee alone is told what they are."""
        self.game = ""
        self._give_back: Callable[[], None] = lambda: None
        host.watch(self._news)

    def begin(self, game: Game[Any], pack: str | None, deck: str | None, number: int) -> Message | None:
        """A new registration; what the last one registered stays."""
        registration = _registration_of(self._host.log, game, pack, deck, number)
        if isinstance(registration, Message):
            return registration
        self.end()
        self.registration, self.game, self.is_deck = registration, game.name, bool(deck)
        self._divert()
        return None

    def end(self) -> None:
        """End the registration; the reader serves the game again."""
        self.registration = None
        self._give_back()

    def _divert(self) -> None:
        if self.registration is not None and self._host.table is not None:
            self._give_back = self._host.table.divert(READER, self._tapped)

    def _news(self, news: HostNews) -> None:
        if isinstance(news, Opened):
            self._divert()

    def _tapped(self, told: Input) -> None:
        """The result of a tap is sent as a notice of that reader; pages that show the registration reload it.

        News that the reader is up or down reaches everybody without this.
        """
        if isinstance(told, Tap) and self.registration is not None:
            said: Said = self.registration.tap(told.uid)
            self._tell(Notice(said.message, device=READER), self.is_deck)
        elif not isinstance(told, Status) and (notice := notice_of(told)):
            self._tell(notice, self.is_deck)


def _registration_of(
    log: Log, game: Game[Any], pack: str | None, deck: str | None, number: int
) -> Registering | Message:
    pool = pool_of(log, game, *([pack] if pack else []))
    order = list(pool.cards)
    if pack:
        found = find_pack(log, game.name, pack)
        if isinstance(found, Message):
            return found
        order = [entry["id"] for entry in found.cards]
    decks = Decks(log).named(game.name)
    if deck and deck not in decks:
        return message("cards-no-such-deck", name=deck, decks=", ".join(decks))
    listed = decks[deck].cards if deck else None
    cards = tokens(number) if number else wanted(pool.cards, order, listed)
    return Registering(Registry(log), game.name, pool.names, cards, _maker(log, pool))


def _maker(log: Log, pool: Pool) -> Maker:
    """A card that is made while registering is taught with its name alone."""

    def make(name: str) -> tuple[str, str] | Message:
        """Teach a card with its name alone; a message if its id exists already or cannot be made."""
        card = id_for(name)
        if isinstance(card, Message):
            return card
        if card in pool.cards:
            return message("cards-exists", card=card)
        made = teach(log, pool, card, {"name": name})
        return made if isinstance(made, Message) else (made.id, made.name)

    return make
