"""What lies on the table before the first action: mode, seats, options, cards and decks, all of it checked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.action import SeatName
from engine.cards import Card, Pack, read_cards
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse

if TYPE_CHECKING:
    from engine.game import Game


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a scenario or of a saved game: all that is needed to start it."""

    scenario: str = ""
    game: str
    mode: str | None = None
    seats: tuple[SeatName, ...]
    options: dict[str, Any] = {}
    cards: tuple[dict[str, Any], ...] = ()
    decks: dict[str, Any] = {}
    rules: int | None = None
    """The rules version under which it was played, where a log says so."""


class Setup(Struct, frozen=True):
    """A checked header: what a game's `begin` starts from."""

    mode: str
    seats: tuple[str, ...]
    options: Any
    cards: dict[str, Any]
    decks: dict[int, Any]


def begin(game: "Game[Any]", header: Header, packs: Sequence[Pack] = ()) -> Any | Refusal:
    """The first state, or why this game cannot be started so."""
    setup = prepare(game, header, packs)
    return setup if isinstance(setup, Refusal) else game.begin(setup)


def prepare(game: "Game[Any]", header: Header, packs: Sequence[Pack] = ()) -> Setup | Refusal:
    """The header checked against what the game takes, before its own rules look at it."""
    mode = header.mode if header.mode is not None else next(iter(game.modes))
    if mode not in game.modes:
        return refuse(INPUT, "setup-mode", mode=mode, modes=", ".join(game.modes))
    if header.rules is not None and header.rules > game.version:
        return refuse(INPUT, "setup-rules", rules=header.rules, version=game.version)
    if len(header.seats) not in game.modes[mode]:
        allowed = ", ".join(str(n) for n in game.modes[mode])
        return refuse(INPUT, "setup-seats", seats=len(header.seats), allowed=allowed)
    options = shaped(header.options, game.options)
    if isinstance(options, Message):
        return Refusal(INPUT, message("setup-options", why=options))
    cards = _pool(game, header, packs)
    if isinstance(cards, Message):
        return Refusal(INPUT, cards)
    decks = _decks(header.decks, len(header.seats))
    if isinstance(decks, Message):
        return Refusal(INPUT, decks)
    return Setup(mode, header.seats, options, cards, decks)


def _pool(game: "Game[Any]", header: Header, packs: Sequence[Pack]) -> dict[str, Card] | Message:
    """Every card there is: the packs' in their order, and the header's own, which replace those of the same id."""
    pool: dict[str, Card] = {}
    for source in (*(pack.cards for pack in packs if pack.game == game.name), header.cards):
        cards = read_cards(source, game.card)
        if isinstance(cards, Message):
            return cards
        pool |= cards
    return pool


def _decks(decks: dict[str, Any], seats: int) -> dict[int, Any] | Message:
    known = {str(seat): seat for seat in range(seats + 1)}
    for key in decks:
        if key not in known:
            return message("setup-deck-key", key=key, keys=", ".join(known))
    return {known[key]: deck for key, deck in decks.items()}
