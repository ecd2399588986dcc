"""Trove, a game of which only the decks matter: a player brings a battle pile of 3 and a library of at least 2."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from bench.duel import GAME
from engine.cards import Card
from engine.game import Game
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


class Coin(Card, frozen=True):
    """What a pack of Trove may say."""

    kind: str = "coin"
    copies: int = 1
    worth: int | None = 1
    """Null where nobody can say."""


def begin(setup: Setup) -> Any:
    for seat, deck in setup.decks.items():
        wrong = _wrong(seat, deck, setup)
        if wrong is not None:
            return wrong
    return setup


def _wrong(seat: int, deck: Any, setup: Setup) -> Refusal | None:
    if seat == 0:
        return refuse("TROVE-DECK-00", "no-such-seat", number="0", seats=2)
    piles = shaped(deck, dict[str, list[str]])
    if isinstance(piles, Message):
        return Refusal(INPUT, piles)
    cards = [card for pile in piles.values() for card in pile]
    if lost := [card for card in cards if card not in setup.cards]:
        return refuse(INPUT, "no-such-card", card=lost[0])
    if len(piles.get("battle", ())) != 3:
        return refuse("TROVE-DECK-01", "no-such-seat", number=str(len(piles.get("battle", ()))), seats=3)
    if len(piles.get("library", ())) < len(setup.seats):
        return refuse("TROVE-DECK-02", "no-such-seat", number=str(len(piles.get("library", ()))), seats=2)
    if max(Counter(cards).values()) > 1:
        return refuse("TROVE-DECK-03", "no-such-card", card=Counter(cards).most_common(1)[0][0])
    return None


TROVE: Game[Any] = replace(GAME, name="trove", modes={"usual": (2, 3)}, card=Coin, begin=begin)
