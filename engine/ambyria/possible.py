"""What an operation can be done to: whose zones are meant, what may be taken there, and why not."""

from engine.ambyria import cards as c
from engine.ambyria.flaws import picks
from engine.ambyria.state import Lying, State

PLENTY = 999
"""A deck whose size is not known is never empty."""

FULL, PROTECTED, NOTHING = "AMBYRIA-FULL-02", "AMBYRIA-PROT-01", "AMBYRIA-PLAY-06"


def seats_of(now: State, me: int, who: c.Who) -> tuple[int, ...]:
    """The seats that `who` can mean: the player of the effect first, then to the left."""
    match who:
        case "self":
            return (me,)
        case "target" | "others":
            return now.opponents(me)
        case _:
            return now.around(me)


def needs_target(op: c.Operations) -> bool:
    return op.who in ("target", "any")


def needs_slots(op: c.Operations) -> bool:
    """Cards of an emberscape have to be declared."""
    if isinstance(op, c.Take):
        return op.source == "emberscape" and picks(op)
    return isinstance(op, c.Turn) or (isinstance(op, c.Return) and picks(op))


def needs_cards(op: c.Operations) -> bool:
    """Cards of a discard pile or of the own hand have to be named."""
    if isinstance(op, c.Take):
        return op.source == "discard" and picks(op)
    return isinstance(op, c.ModeCard) or (isinstance(op, c.Place) and op.source != "deck")


def needs_aim(op: c.Operations) -> bool:
    return op.may or needs_target(op) or needs_slots(op) or needs_cards(op)


def protected(now: State, me: int, op: c.Operations, seat: int) -> bool:
    """Protection mode keeps the four key actions of opponents from hand and emberscape."""
    return (
        isinstance(op, c.Take)
        and seat != me
        and op.source in ("hand", "emberscape")
        and now.seat(seat).mode == "protection"
    )


def crowded(now: State, me: int, op: c.Operations, seat: int) -> bool:
    """A further card would find no room."""
    if isinstance(op, c.Capture):
        return now.seat(me).full
    return isinstance(op, c.Place) and now.seat(seat).full


def why_not(now: State, me: int, op: c.Operations, seat: int) -> str | None:
    """The clause by which the operation cannot be done to this seat now, or None if it can."""
    if crowded(now, me, op, seat):
        return FULL
    if protected(now, me, op, seat):
        return PROTECTED
    return None if available(now, me, op, seat) else NOTHING


def possible(now: State, me: int, op: c.Operations) -> bool:
    return any(why_not(now, me, op, seat) is None for seat in seats_of(now, me, op.who))


def why_impossible(now: State, me: int, op: c.Operations) -> str:
    """The clause that says best why an operation cannot be done to anybody."""
    seats = seats_of(now, me, op.who)
    if any(crowded(now, me, op, seat) for seat in seats):
        return FULL
    kept = any(protected(now, me, op, seat) and available(now, me, op, seat) for seat in seats)
    return PROTECTED if kept else NOTHING


def available(now: State, me: int, op: c.Operations, seat: int) -> int:
    """How many cards there are to do it with; for what needs no card, whether it can be done at all."""
    one = now.seat(seat)
    match op:
        case c.Discard():
            return one.hand
        case c.Steal() | c.Capture() | c.Destroy() | c.Collect():
            return _to_take(now, me, op, seat)
        case c.Return():
            return len(one.emberscape)
        case c.Place() | c.ModeCard():
            return _own_cards(now, me, op.source)
        case c.Turn(face=face):
            return sum(lying.down == (face == "up") for lying in one.emberscape)
        case c.Arcane():
            return one.arcane
        case c.Top():
            return one.deck if one.deck is not None else PLENTY
        case c.Extra():
            return now.own_play_phase(me)
        case c.Stop():
            return stoppable(now)
        case _:
            return 1


def _to_take(now: State, me: int, op: c.Take, seat: int) -> int:
    """From an opponent's emberscape only face-up cards may be taken."""
    one = now.seat(seat)
    match op.source:
        case "emberscape":
            return len(one.emberscape) if seat == me else one.face_up
        case "hand":
            return one.hand
        case "mode":
            return len(one.modes)
        case "deck":
            return one.deck if one.deck is not None else PLENTY
        case _:
            return len(one.discard)


def _own_cards(now: State, me: int, source: str) -> int:
    one = now.seat(me)
    if source == "deck":
        return one.deck if one.deck is not None else PLENTY
    return one.hand if source == "hand" else len(one.discard)


def stoppable(now: State) -> bool:
    """An announced effect lies directly beneath the last frame."""
    beneath = now.chain[-2] if len(now.chain) > 1 else None
    return beneath is not None and beneath.kind == "card" and beneath.stage == "window"


def many(now: State, me: int, op: c.Operations, seat: int) -> int:
    """How many cards it takes there: as many as it says, or those that there are."""
    wanted = getattr(op, "n", 1)
    there = available(now, me, op, seat)
    return there if wanted == "all" else min(wanted, there)


def can_touch(me: int, op: c.Operations, seat: int, lying: Lying) -> bool:
    """Whether the operation may be done to this card: opponents' face-down cards are safe from the key actions."""
    if isinstance(op, c.Turn):
        return lying.down == (op.face == "up")
    return not (isinstance(op, c.Take) and seat != me and lying.down)
