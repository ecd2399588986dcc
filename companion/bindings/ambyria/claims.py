"""Claims of a response: who was first, as the reaction buttons tell it (AMBYRIA-RESP-16)."""

from msgspec.structs import replace

from companion.bindings.ambyria import queries
from companion.bindings.ambyria.pending import Pending
from companion.bindings.ambyria.situation import Reading, Situation
from companion.bindings.meaning import Actions
from companion.bindings.protocol import Claimed
from companion.bindings.wishes import AskLinks
from engine.ambyria.actions import Call
from engine.view import View

LONGEST_WAIT = 0.5
"""Seconds after which the first claim holds, whether every link has answered or not."""


def claim(now: Situation) -> Reading:
    """Nobody holds the window before every link was asked for an earlier press. What cannot be, the rules refuse."""
    if now.view.phase == "over":
        return now.nothing()
    if not queries.may_claim(now.view, now.seat):
        return now.act(Call(now.seat), now.afresh)
    pressed = now.pending.claims
    if any(one.seat == now.seat for one in pressed):
        return now.noted(now.pending)
    claims = (*pressed, Claimed(now.seat, now.hand.at, now.hand.err))
    wishes = () if pressed else (AskLinks(None, LONGEST_WAIT),)
    return Reading(Actions(wishes=wishes), replace(now.afresh, claims=claims))


def first(view: View, pending: Pending) -> int | None:
    """Whose claim it is: the earliest; of those that cannot be told apart, the first to the left."""
    if not pending.claims:
        return None
    surely_by = min(one.at + one.err for one in pending.claims)
    alike = {one.seat for one in pending.claims if one.at - one.err <= surely_by}
    return next(seat for seat in queries.left_of(view, queries.claimed_from(view)) if seat in alike)
