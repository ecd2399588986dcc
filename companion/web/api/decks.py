"""Decks: whether one can be played, and those that are kept. What is in them is told to the referee alone."""

from companion.cards.deckcheck import MOST, DeckCheck
from companion.cards.decks import Deck, Decks, wrong_name
from companion.cards.tags import tags_of
from companion.log.beside import log_beside
from companion.web import card_shapes as c
from companion.web.answering import Turned
from companion.web.api.cards import game_of, whole_pool
from companion.web.calls import Call, Endpoint
from companion.web.shapes import Nothing
from engine.message import message


async def check_deck(call: Call) -> c.DeckVerdict:
    """Whether the deck could be played; nothing is saved."""
    return (await _judged(call))[1]


async def save_deck(call: Call) -> c.DeckVerdict:
    """Saved even if it cannot be played yet, since people build decks over days; the answer says whether it can."""
    if (wrong := wrong_name(call.body.name)) is not None:
        raise Turned(400, wrong)
    deck, verdict = await _judged(call)
    await call.turn(lambda: Decks(call.web.host.log).save(call.body.game, call.body.name, deck))
    return verdict


async def _judged(call: Call) -> tuple[Deck, c.DeckVerdict]:
    """What the game says of the deck, tried beside the table's thread."""
    wish, game, path = call.body, game_of(call.body.game), call.web.host.log.path

    def work() -> tuple[Deck, c.DeckVerdict]:
        with log_beside(path) as log:
            check = DeckCheck(whole_pool(log, game), tags_of(log), wish.mode)
            deck = Deck(check.mode, wish.piles)
            if max(len(deck.cards), len(deck.piles)) > MOST:
                raise Turned(409, message("cards-deck-endless", most=MOST))
            check.begin_with(deck)
            return check.deck, _told(check)

    return await call.web.long_work.do(call.peer, work)


def _told(check: DeckCheck) -> c.DeckVerdict:
    verdict = check.verdict()
    refusal = verdict.refusal
    clause = refusal.clause if refusal else None
    points = (c.DeckPoint(one.clause, one.asks, one.refusal.message if one.refusal else None) for one in verdict.points)
    why = refusal.message if refusal else None
    return c.DeckVerdict(len(check.deck.cards), verdict.seats, why, clause, tuple(points))


async def forget_deck(call: Call) -> Nothing:
    """404 for a deck that is not saved."""
    if not await call.turn(lambda: Decks(call.web.host.log).forget(call.body.game, call.body.name)):
        there = ", ".join(Decks(call.web.host.log).named(call.body.game))
        raise Turned(404, message("cards-no-such-deck", name=call.body.name, decks=there))
    return Nothing()


ENDPOINTS = (
    Endpoint(
        method="POST", path="/api/cards/deck/check", handler=check_deck, takes=c.DeckToCheck, gives=c.DeckVerdict,
        says="Whether a deck can be played, and if not, on which clause. Nothing is kept.",
    ),
    Endpoint(
        method="POST", path="/api/cards/deck/save", handler=save_deck, takes=c.DeckToSave, gives=c.DeckVerdict,
        who="referee", says="Keep a deck under a name. The referee alone is told what is in it.",
    ),
    Endpoint(
        method="POST", path="/api/cards/deck/forget", handler=forget_deck, takes=c.DeckName, gives=Nothing,
        who="referee", says="Forget a deck.",
    ),
)  # fmt: skip
