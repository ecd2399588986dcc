"""Moving cards: from the deck into the hand, and from the discard pile back into the deck."""

from bench.duel.cards import Cards, shuffled
from bench.duel.facts import Drew, Facts, Shuffled
from bench.duel.options import HAND

Piles = tuple[Cards, Cards, Cards, int]
"""Deck, hand, discard pile, and the seed for the next shuffle."""


def fill_hand(number: int, deck: Cards, hand: Cards, discard: Cards, seed: int, facts: Facts) -> Piles:
    """Draw one card after the other until the hand is full; there are always enough cards for that."""
    wanted = HAND - len(hand)
    while len(hand) < HAND:
        if not deck:
            facts.append(Shuffled(number, len(discard)))
            deck, seed = shuffled(discard, seed)
            discard = ()
        hand += deck[-1:]
        deck = deck[:-1]
    if wanted:
        facts.append(Drew(number, wanted))
    return deck, hand, discard, seed
