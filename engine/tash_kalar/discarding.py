"""The discard action: one creature of the own deck, and any other cards of the hand back under their decks."""

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.cards import Drawn
from engine.tash_kalar.hands import cannot_hold, discard, leave_hand
from engine.tash_kalar.state import State
from engine.tash_kalar.turn import no_action, spend

DECKS: tuple[Drawn, ...] = ("beings", "legends", "flares")


def discard_action(now: State, do: a.Discard, facts: Facts) -> State | Refusal:
    """Once a turn. Which cards go back is not entered, only how many (TASH-HIDE-02)."""
    if refusal := no_action(now) or cannot_discard(now) or _no_such_being(now, do):
        return refusal
    now = discard(leave_hand(now, do.seat, "beings"), do.seat, do.card, "beings", facts)
    back = _back(do)
    for deck, n in back.items():
        if n > getattr(now.seat(do.seat), deck):
            return refuse("TASH-DISCARD-03", "tash-kalar-too-many-back", deck=deck, n=getattr(now.seat(do.seat), deck))
    return replace(spend(_returned(now, do.seat, back, facts), facts), discarded=True)


def cannot_discard(now: State) -> Refusal | None:
    """After a handover, and a second time in one turn."""
    if refusal := handed_over(now):
        return refusal
    return refuse("TASH-DISCARD-02", "tash-kalar-discarded-before") if now.discarded else None


def handed_over(now: State) -> Refusal | None:
    """After a handover nothing but placing is left of this turn."""
    return refuse("TASH-TEAM-08", "tash-kalar-handed-over") if now.handed else None


def _no_such_being(now: State, do: a.Discard) -> Refusal | None:
    card = None if do.card is None else now.card(do.card)
    if card is not None and card.in_legends:
        return refuse("TASH-DISCARD-01", "tash-kalar-discard-a-being", card=card.id)
    refusal = cannot_hold(now, do.seat, "beings", card)
    return None if refusal is None else Refusal("TASH-DISCARD-01", refusal.message)


def _back(do: a.Discard) -> dict[Drawn, int]:
    return dict.fromkeys(DECKS, 0) if do.back is None else {deck: getattr(do.back, deck) or 0 for deck in DECKS}


def _returned(now: State, seat: int, back: dict[Drawn, int], facts: Facts) -> State:
    if not any(back.values()):
        return now
    facts.append(f.Returned(seat, **back))
    hand = now.seat(seat)
    now = now.with_seat(
        seat,
        deck=hand.deck + back["beings"],
        beings=hand.beings - back["beings"],
        legends=hand.legends - back["legends"],
        flares=hand.flares - back["flares"],
    )
    return replace(
        now,
        legends=replace(now.legends, deck=now.legends.deck + back["legends"]),
        flares=replace(now.flares, deck=now.flares.deck + back["flares"]),
    )
