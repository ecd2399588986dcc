"""Both have committed: the cards are shown and carried out at once, and the hands are filled again."""

from bench.duel.actions import PASS
from bench.duel.cards import KINDS, NOTHING, Kind
from bench.duel.facts import Energy, Facts, Health, Revealed
from bench.duel.options import ENERGY_TOP, LEAST_HEALTH
from bench.duel.piles import fill_hand
from bench.duel.state import Seat, State
from engine.action import Fact
from engine.game import Step


def reveal(now: State, one: Seat, two: Seat, told: Fact) -> Step[State]:
    """The round goes on with the upkeep of seat 1. `told` is the commit that made it so."""
    first, second = _committed(one), _committed(two)
    facts: Facts = [told, Revealed(1, first), Revealed(2, second)]
    mine, theirs = KINDS[first] if first else NOTHING, KINDS[second] if second else NOTHING
    one, seed = _settled(one, first, mine, theirs, now.seed, facts)
    two, seed = _settled(two, second, theirs, mine, seed, facts)
    return Step(State((one, two), seed, now.round, "upkeep", 1, (first, second)), tuple(facts))


def _committed(seat: Seat) -> str | None:
    assert seat.commit is not None
    return None if seat.commit == PASS else seat.hand[seat.commit]


def _settled(seat: Seat, card: str | None, mine: Kind, theirs: Kind, seed: int, facts: Facts) -> tuple[Seat, int]:
    """One seat after both cards: cost, harm that the shield lets through, gain, a full hand."""
    number, health, energy = seat.number, seat.health, seat.energy
    harm = theirs.damage - mine.shield
    if harm > 0 and health > LEAST_HEALTH:
        health = max(LEAST_HEALTH, health - harm)
        facts.append(Health(number, seat.health, health, "cards"))
    # A referee may have lowered the energy below the cost after the commit: then all of it is paid.
    energy = min(ENERGY_TOP, max(0, energy - mine.cost) + mine.gain)
    if energy != seat.energy:
        facts.append(Energy(number, seat.energy, energy, "cards"))
    hand, discard, place = seat.hand, seat.discard, seat.commit
    if card is not None and place is not None:
        hand, discard = hand[:place] + hand[place + 1 :], (*discard, card)
    deck, hand, discard, seed = fill_hand(number, seat.deck, hand, discard, seed, facts)
    return Seat(number, seat.name, health, energy, deck, hand, discard), seed
