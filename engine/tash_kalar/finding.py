"""Where a creature could be summoned now: an answer for one seat's eyes alone, which changes nothing."""

from engine.refusal import Refusal
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar.matcher import Creature, Match, places
from engine.tash_kalar.pieces import type_of
from engine.tash_kalar.state import Found, State
from engine.tash_kalar.summoning import cannot_improvise


def find(now: State, do: a.Find, facts: Facts) -> State | Refusal:
    """Every place to summon the card, whether or not this seat holds it (TASH-TRACK-06)."""
    side = now.side_of(do.seat)
    if refusal := cannot_improvise(now, side, do.impro):
        return refusal
    return now.with_seat(do.seat, found=Found(do.card, places_for(now, side, do.card, do.impro)))


def places_for(now: State, side: int, id: str, impro: int | None = None) -> tuple[Match, ...]:
    """The matches for which there is a piece, by square in reading order and then by orientation."""
    card = now.card(id)
    formation, rank = card.formation, card.rank
    assert formation is not None
    assert isinstance(rank, str)
    assert now.arena is not None
    return places(now.arena, Creature(formation, rank, side, impro), now.supply(side, type_of(rank)))


def forgotten(now: State) -> State:
    """The table without any such answer: a later action clears them all."""
    for seat in now.seats:
        if seat.found is not None:
            now = now.with_seat(seat.number, found=None)
    return now
