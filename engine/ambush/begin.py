"""Setting the table for Ambush: are the options, the deck and the list of its cards fit to play with?"""

from engine.ambush.options import STARTING_HAND, Options
from engine.ambush.state import Box, Seat, State
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


def begin(setup: Setup) -> State | Refusal:
    """The first state; refused if the dial's maximum, the deck's size or the deck list do not fit."""
    options: Options = setup.options
    least = STARTING_HAND * len(setup.seats)
    if options.dial_max is not None and options.dial_max < options.castle:
        return refuse(INPUT, "ambush-dial-below-castle", dial_max=options.dial_max, castle=options.castle)
    if options.deck < least:
        return refuse(INPUT, "ambush-deck-too-small", cards=options.deck, least=least)
    listed = _central_deck(setup)
    if isinstance(listed, Refusal):
        return listed
    size = options.deck if listed is None else len(listed)
    if size < least:
        return refuse("AMBUSH-DECK-01", "ambush-deck-too-small", cards=size, least=least)
    box = Box(setup.mode, options, setup.cards, size, None if listed is None else tuple(sorted({*listed})))
    seats = tuple(Seat(number, name, options.castle) for number, name in enumerate(setup.seats, 1))
    return State(box=box, seats=seats, deck=size)


def _central_deck(setup: Setup) -> tuple[str, ...] | Refusal | None:
    """The registered list, if there is one. One deck is shared: nobody brings another."""
    for seat in setup.decks:
        if seat:
            return refuse(INPUT, "ambush-nobody-brings-a-deck", number=seat)
    if 0 not in setup.decks:
        return None
    listed = shaped(setup.decks[0], tuple[str, ...])
    if isinstance(listed, Message):
        return Refusal(INPUT, message("ambush-deck-list", why=listed))
    for card in listed:
        if card not in setup.cards:
            return refuse(INPUT, "no-such-card", card=card)
    return listed
