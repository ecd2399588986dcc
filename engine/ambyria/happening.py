"""An operation happens: one function a kind, on the cards that were declared, wherever they are now."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.ambyria import cards as c
from engine.ambyria import facts as f
from engine.ambyria import piles
from engine.ambyria.chain import Aimed, Forced
from engine.ambyria.flaws import picks
from engine.ambyria.options import SLOTS
from engine.ambyria.possible import FULL, can_touch, many, seats_of, stoppable, why_not
from engine.ambyria.state import Lying, State
from engine.rulebook import Facts

STOPPED_BY = {FULL: FULL, "AMBYRIA-PROT-01": "AMBYRIA-AIM-06"}
"""What kept an operation from happening, by what makes it impossible now; anything else is AMBYRIA-AIM-09."""


def do(now: State, one: Aimed, facts: Facts) -> State:
    """The next operation, for each seat that it concerns; those to whom it cannot be done are left alone."""
    me = now.chain[-1].seat
    seats = (one.target,) if one.target is not None else seats_of(now, me, one.op.who)
    worked, why = False, None
    for seat in seats:
        refused = why_not(now, me, one.op, seat)
        told = len(facts)
        if refused is None:
            now = DOING[type(one.op)](now, one, seat, facts)
        if len(facts) > told:
            worked = True
        elif why is None or refused in STOPPED_BY:
            why = STOPPED_BY.get(refused or "", "AMBYRIA-AIM-09")
    top = now.chain[-1]
    return now.with_top(ready=top.ready[1:], worked=top.worked or worked, stopped=top.stopped or why)


def _draw(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    assert isinstance(one.op, c.Draw)
    return piles.draw(now, seat, one.op.n, facts)


def _discard(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    return owe(now, seat, many(now, now.chain[-1].seat, one.op, seat), facts)


def owe(now: State, seat: int, n: int, facts: Facts) -> State:
    """The player chooses what to discard; with too small a hand, all of it."""
    owed = min(now.owed.get(seat, 0) + n, now.seat(seat).hand)
    if owed:
        facts.append(f.Owed(seat, owed))
        now = replace(now, owed={**now.owed, seat: owed})
    return now


# The key actions: out of a zone, and to where the operation says


def _take(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    op = one.op
    assert isinstance(op, c.Take)
    match op.source:
        case "emberscape":
            for lying in _chosen(now, one, seat):
                now = _take_lying(now, op, seat, lying, facts)
        case "discard":
            pile = now.seat(seat).discard
            for card in one.cards or (pile if op.n == "all" else ()):
                if card in now.seat(seat).discard and not _no_room(now, op):
                    now = _give(piles.out_of_discard(now, seat, card), op, seat, card, facts)
        case "mode":
            for _ in range(many(now, now.chain[-1].seat, op, seat)):
                if not _no_room(now, op):
                    now = _take_mode(now, op, seat, facts)
        case _:
            now = _take_hidden(now, op, seat, facts)
    return now


def _no_room(now: State, op: c.Operations) -> bool:
    return isinstance(op, c.Capture) and now.seat(now.chain[-1].seat).full


def _chosen(now: State, one: Aimed, seat: int) -> list[Lying]:
    """The declared cards that still lie there and may be touched; where none had to be declared, all such cards."""
    me, row = now.chain[-1].seat, now.seat(seat).emberscape
    if picks(one.op) or isinstance(one.op, c.Turn):
        found = (piles.find(now.seat(seat), serial) for serial in one.lying)
        row = tuple(lying for lying in found if lying is not None)
    return [lying for lying in row if can_touch(me, one.op, seat, lying)]


def _take_lying(now: State, op: c.KeyAction, seat: int, lying: Lying, facts: Facts) -> State:
    """A face-down card is the player's own; that it is taken does not tell what it is, unless it lies open after."""
    if _no_room(now, op):
        return now
    openly = not lying.down or isinstance(op, c.Capture | c.Destroy)
    return _give(piles.out_of_row(now, seat, lying.serial), op, seat, lying.card, facts, openly=openly)


def _take_mode(now: State, op: c.KeyAction, seat: int, facts: Facts) -> State:
    card = now.seat(seat).modes[-1].card
    return _give(piles.off_mode(now, seat, facts), op, seat, card, facts)


def _take_hidden(now: State, op: c.KeyAction, seat: int, facts: Facts) -> State:
    """Out of a hand or off a deck: what comes to lie open was named with `go`, or is not known."""
    me = now.chain[-1].seat
    n = many(now, me, op, seat)
    if isinstance(op, c.Capture):
        n = min(n, SLOTS - len(now.seat(me).emberscape))
    from_hand = op.source == "hand"
    now = piles.off_the_hand(now, seat, n) if from_hand else piles.off_the_deck(now, seat, n)
    if isinstance(op, c.Steal):
        facts.append(_moved(op, me, seat, "hand", n))
        return piles.into_hand(now, me, n, stolen=True)
    if isinstance(op, c.Collect):
        facts.append(_moved(op, me, seat, "collection", n))
        return piles.into_collection(now, me, *(c.UNKNOWN,) * n)
    for _ in range(n):
        now, card = _named(now)
        now = _give(now, op, seat, card, facts)
    return now


def _named(now: State) -> tuple[State, str]:
    """The next card named with `go`."""
    names = now.chain[-1].names
    return (now.with_top(names=names[1:]), names[0]) if names else (now, c.UNKNOWN)


def _give(now: State, op: c.KeyAction, seat: int, card: str, facts: Facts, *, openly: bool = True) -> State:
    """A card that was taken goes where the key action says. What is collected is never named."""
    me = now.chain[-1].seat
    shown = card if openly else None
    match op:
        case c.Steal():
            facts.append(_moved(op, me, seat, "hand", 1, shown))
            return piles.into_hand(now, me, stolen=True)
        case c.Capture():
            facts.append(_moved(op, me, seat, "emberscape", 1, shown))
            return piles.into_row(now, me, card)
        case c.Destroy():
            facts.append(_moved(op, me, seat, "discard", 1, shown))
            return piles.into_discard(now, seat, card)
        case _:
            facts.append(_moved(op, me, seat, "collection", 1))
            return piles.into_collection(now, me, card)


def _moved(op: c.Operations, me: int, seat: int, to: str, n: int, card: str | None = None) -> f.Moved:
    source = getattr(op, "source", "emberscape")
    return f.Moved(str(op.__struct_config__.tag), me, seat, source, to, n, card)


# The other operations on cards


def _return(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    for lying in _chosen(now, one, seat):
        card = None if lying.down else lying.card
        facts.append(_moved(one.op, now.chain[-1].seat, seat, "hand", 1, card))
        now = piles.returned(piles.out_of_row(now, seat, lying.serial), seat, lying)
    return now


def _place(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    """A card of the effect's player, from the hand, the deck or the discard pile, into somebody's emberscape."""
    op, me = one.op, now.chain[-1].seat
    assert isinstance(op, c.Place)
    down = op.face == "down"
    card = one.cards[0] if one.cards else c.UNKNOWN
    if op.source == "deck":
        now = piles.off_the_deck(now, me)
        if not down:
            now, card = _named(now)
    elif not _leaves(now, me, op.source, card):
        return now
    else:
        now = _taken_from(now, me, op.source, card)
    facts.append(f.Moved("place", me, seat, op.source, "emberscape", 1, None if down else card))
    return piles.into_row(now, seat, card, down=down)


def _leaves(now: State, me: int, source: str, card: str) -> bool:
    """Whether the declared card is still there."""
    return now.seat(me).hand > 0 if source == "hand" else card in now.seat(me).discard


def _taken_from(now: State, me: int, source: str, card: str) -> State:
    if source == "hand":
        return piles.off_the_hand(now, me)
    return piles.out_of_discard(now, me, card)


def _mode(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    me, card = now.chain[-1].seat, one.cards[0]
    assert isinstance(one.op, c.ModeCard)
    assert one.symbol is not None
    if not _leaves(now, me, one.op.source, card):
        return now
    return piles.onto_mode(_taken_from(now, me, one.op.source, card), seat, card, one.symbol, "effect", facts)


def _turn(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    assert isinstance(one.op, c.Turn)
    down = one.op.face == "down"
    for lying in _chosen(now, one, seat):
        facts.append(_moved(one.op, now.chain[-1].seat, seat, "emberscape", 1, lying.card))
        now = piles.turned(now, seat, lying.serial, lying.card, down=down)
    return now


# What makes cards be played, or keeps them from it


def _arcane(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    return _force(now, Forced("arcane", seat, seat))


def _top(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    return _force(now, Forced("top", now.chain[-1].seat, seat))


def _force(now: State, forced: Forced) -> State:
    return replace(now.with_top(worked=True), forced=forced)


def _extra(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    assert isinstance(one.op, c.Extra)
    return replace(now.with_top(worked=True), plays=now.plays + one.op.n)


def _stop(now: State, one: Aimed, seat: int, facts: Facts) -> State:
    """The effect directly beneath does not happen; its card goes on with the next one."""
    if not stoppable(now):
        return now
    beneath = now.chain[-2]
    facts.append(f.Stopped(beneath.seat, beneath.card, beneath.number, "AMBYRIA-RESP-02"))
    over = replace(
        beneath, stage="next", number=beneath.number + 1, ready=(), held=None, passed=(), opening=0
    )  # fmt: skip
    return replace(now, chain=(*now.chain[:-2], over, now.chain[-1]))


DOING: dict[type, Callable[[State, Aimed, int, Any], State]] = {
    c.Draw: _draw, c.Discard: _discard, c.Steal: _take, c.Capture: _take, c.Destroy: _take, c.Collect: _take,
    c.Return: _return, c.Place: _place, c.ModeCard: _mode, c.Turn: _turn, c.Arcane: _arcane, c.Top: _top,
    c.Extra: _extra, c.Stop: _stop,
}  # fmt: skip
