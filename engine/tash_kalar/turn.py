"""Turns: how one begins, and what closes it, in the order of TASH-TURN-08."""

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.drawing import end_of_turn
from engine.tash_kalar.ending import at_close, over, trigger
from engine.tash_kalar.objectives import cannot_claim, claim
from engine.tash_kalar.options import ACTIONS, FIRST_ACTIONS
from engine.tash_kalar.scoring import nothing_destroyed, score_turn, wrong_colour
from engine.tash_kalar.state import State, Tally


def begin_turn(now: State, seat: int, facts: Facts) -> State:
    """A seat has its actions, and nothing has been done yet."""
    turn = now.turn + 1
    actions = FIRST_ACTIONS if turn == 1 else ACTIONS
    facts.append(f.Turn(seat, turn, actions))
    return replace(
        now, phase="action", turn=turn, active=seat, actions=actions, discarded=False, handed=False, deeds=0,
        tally=Tally(nothing_destroyed(now, now.side_of(seat))),
    )  # fmt: skip


def spend(now: State, facts: Facts) -> State:
    """One action is used."""
    facts.append(f.Actions(now.active, now.actions, now.actions - 1))
    return replace(now, actions=now.actions - 1)


def no_action(now: State) -> Refusal | None:
    """An action needs an action left."""
    return None if now.actions else refuse("TASH-TURN-05", "tash-kalar-no-action")


def end(now: State, do: a.End, facts: Facts) -> State | Refusal:
    """Ends the turn: claim, points, drawing, return of pieces, check of the end, next turn."""
    if refusal := cannot_end(now) or cannot_claim(now, do) or wrong_colour(now, do.colour):
        return refusal
    now = claim(replace(now, actions=0), do, facts)
    now = score_turn(now, do.colour, facts)
    out_before = sum(seat.deck_out for seat in now.seats)
    now = end_of_turn(now, facts)
    now = _pieces_returned(now, facts)
    now = trigger(now, at_close(now, sum(seat.deck_out for seat in now.seats) > out_before), facts)
    return _after(now, facts)


def cannot_end(now: State) -> Refusal | None:
    """Every action is to be used while a piece can be placed, unless the players agreed otherwise."""
    if now.actions and now.box.options.use_all_actions and now.can_place(now.own):
        return refuse("TASH-TURN-06", "tash-kalar-actions-left", n=now.actions)
    return None


def _pieces_returned(now: State, facts: Facts) -> State:
    for side in now.sides:
        if side.removed or side.removed_legendary:
            facts.append(f.PiecesReturned(side.number, side.removed, side.removed_legendary))
            now = now.with_side(side.number, removed=0, removed_legendary=0)
    return now


def _after(now: State, facts: Facts) -> State:
    """The game is over, a new next objective is turned up, or the next turn begins."""
    if now.ending is not None and not now.ending.left and not now.tally.again:
        return over(now, facts)
    if now.tasks is not None and now.tasks.next is None and now.tasks.deck:
        return replace(now, phase="reveal")
    return next_turn(now, facts)


def next_turn(now: State, facts: Facts) -> State:
    """The same seat's extra turn, or the next seat's: only that one is counted in the last round (TASH-TURN-09)."""
    if now.tally.again:
        return begin_turn(now, now.active, facts)
    now = replace(now, passes=now.passes + 1)
    if now.ending is not None:
        now = replace(now, ending=replace(now.ending, left=now.ending.left - 1))
    return begin_turn(now, now.active % len(now.seats) + 1, facts)
