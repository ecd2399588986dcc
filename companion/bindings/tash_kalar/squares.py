"""Squares that are touched with a finger, and what a piece that is put on one means."""

from companion.bindings.tash_kalar import operations, queries
from companion.bindings.tash_kalar.situation import Reading, Situation
from engine.action import Action
from engine.tash_kalar import actions as a


def touched(now: Situation) -> Reading:
    """A finger on the board, for the seat in control."""
    square, hand = now.hand.square, now.hand
    if not now.board or now.view.phase == "over":
        return now.nothing()
    if now.view.phase == "effect":
        return _in_effect(now)
    match hand.how:
        case "touch":
            action = put_down(now, square)
        case "drag" if now.view.phase == "action":
            action = put_down(now, hand.to, pick=square)
        case _:
            action = None
    return now.nothing() if action is None else now.does(action)


def put_down(now: Situation, square: str, pick: str | None = None) -> Action | None:
    """A piece comes onto a square outside an effect: a start piece, the creature that was tapped, or a common."""
    if now.view.phase == "setup":
        missing = queries.start_sides_missing(now.view)
        if not missing or not now.view.to_act:
            return None
        return a.Place(seat=now.view.to_act[0], at=square, side=missing[0])
    if now.pending.laid is not None:
        seat, card = now.pending.laid
        return a.Summon(seat=seat, card=card, at=square, pick=pick)
    return a.Place(seat=now.acting, at=square, pick=pick)


def _in_effect(now: Situation) -> Reading:
    square, hand = now.hand.square, now.hand
    occupied = square in queries.pieces(now.view)
    op = operations.changed(hand.how, square)
    if hand.how == "drag":
        op = operations.moved(now.view, square, hand.to)
    elif hand.how == "touch" and not occupied:
        op = operations.placed(square)
    return now.nothing() if op is None else now.does(operations.carried_out(now.acting, op))
