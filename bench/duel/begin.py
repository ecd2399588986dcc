"""The first state of Duel-200: two shuffled decks, five cards each."""

from bench.duel.cards import DECK, shuffled
from bench.duel.options import ENERGY, HAND, HEALTH, Options
from bench.duel.state import Seat, State
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup


def begin(setup: Setup) -> State | Refusal:
    """Everything follows from the option `seed`. A deck in the header is refused: all play the same one."""
    if setup.decks:
        return refuse(INPUT, "duel-nobody-brings-a-deck")
    options: Options = setup.options
    one, seed = _seat(1, setup.seats[0], options.seed)
    two, seed = _seat(2, setup.seats[1], seed)
    return State((one, two), seed)


def _seat(number: int, name: str, seed: int) -> tuple[Seat, int]:
    deck, seed = shuffled(DECK, seed)
    hand = deck[: -HAND - 1 : -1]
    return Seat(number, name, HEALTH, ENERGY, deck[:-HAND], hand, ()), seed
