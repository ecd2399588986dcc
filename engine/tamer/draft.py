"""The draft: one card each, face down; all revealed at once; packs go on; and what draft effects give."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.tamer import facts as f
from engine.tamer.battle_state import Ground, Side
from engine.tamer.creatures import Creature, free_key
from engine.tamer.effects import begin, chosen
from engine.tamer.facts import Facts
from engine.tamer.options import PACK
from engine.tamer.state import Seat, State


def packs(now: State) -> list[int]:
    """For each seat in order, the seat to which the pack now in hand was dealt."""
    if now.phase != "draft":
        return []
    seats, steps = len(now.seats), now.turn - 1
    way = -steps if now.direction == "left" else steps
    return [(seat - 1 + way) % seats + 1 for seat in now.numbers]


def is_short(now: State) -> bool:
    """The packs hold too few cards for everybody's eight picks of this round (TAMER-SETUP-10)."""
    if now.phase != "draft" or not now.box.knows_cards:
        return False
    held = sum(card.copies for card in now.box.cards.values() if card.round is UNSET or card.round == now.round)
    return held < PACK * len(now.seats)


def laid_down(now: State, seat: int, card: str | None, facts: Facts) -> State:
    """A card lies face down; a question about an unknown effect lapses with it."""
    now = lapse(now, seat, facts)
    if not now.seat(seat).chosen:
        facts.append(f.Chosen(seat))
    return now.with_seat(seat, chosen=True, pick=card)


def lapse(now: State, seat: int, facts: Facts) -> State:
    """An unknown draft effect that nobody entered gave nothing."""
    question = now.seat(seat).question
    if question is None or question.kind != "resolve":
        return now
    facts.append(f.Lapsed(seat, question.creature))
    return now.with_seat(seat, question=None)


def revealed(now: State, facts: Facts) -> State:
    """All cards are turned over and join their rosters; then draft effects, and the packs go on."""
    seats: list[Seat] = []
    drawn: dict[str, str] = {}
    for seat in now.seats:
        roster = seat.roster
        if seat.pick is not None:
            drawn[str(seat.number)] = key = free_key(seat.pick, seat.keys)
            roster = (*roster, Creature(key, seat.pick))
        seats.append(replace(seat, chosen=False, pick=None, drafted=seat.drafted + 1, roster=roster))
    now = replace(now, seats=tuple(seats))
    facts.append(f.Revealed(drawn))
    if now.box.knows_cards:
        surplus(now, [seat.roster[-1].card for seat in seats], facts)
        for number in now.numbers:
            now = _draft_effect(now, number, facts)
    return _passed_on(now, facts)


def surplus(now: State, cards: list[str], facts: Facts) -> None:
    """More of a card have come to light than the game holds: somebody tapped the wrong one."""
    used = now.cards_used() if cards else []
    for card in dict.fromkeys(cards):
        if used.count(card) > now.card(card).copies:
            facts.append(f.Surplus(card))


def _passed_on(now: State, facts: Facts) -> State:
    if now.turn == PACK:
        return replace(now, phase="build", turn=0)
    facts.append(f.Passed(now.direction, now.turn + 1))
    return replace(now, turn=now.turn + 1)


# Draft effects


def _draft_effect(now: State, seat: int, facts: Facts) -> State:
    creature = now.seat(seat).roster[-1]
    if now.card(creature.card).operations("draft") == ():
        return now
    return with_roster(now, begin(roster(now, seat), creature.key, "draft", ground(now), facts))


def choose(now: State, seat: int, keys: tuple[str, ...], facts: Facts) -> State:
    """The answer to what a draft effect asked."""
    return with_roster(now, chosen(roster(now, seat), keys, ground(now), facts))


def ground(now: State, seat: int | None = None) -> Ground:
    """What effects outside a battle need to know; nothing is told of what a seat has fielded secretly."""
    quiet = frozenset(now.seat(seat).joined) if seat and now.lines_hidden else frozenset[str]()
    return Ground(now.box.cards, now.deck, quiet=quiet)


def roster(now: State, seat: int) -> Side:
    """A seat's whole roster as what its draft effects reach, oldest first."""
    one = now.seat(seat)
    return Side(seat, {creature.key: creature for creature in one.roster}, one.keys, question=one.question)


def with_roster(now: State, side: Side) -> State:
    creatures = tuple(side.creatures[key] for key in side.line)
    return now.with_seat(side.seat, roster=creatures, question=side.question)
