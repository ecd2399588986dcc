"""What a press, a tap and a dial mean in each phase. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings.pending import Dial
from companion.bindings.tash_kalar import operations, queries
from companion.bindings.tash_kalar.pending import Pending
from companion.bindings.tash_kalar.selection import choices
from companion.bindings.tash_kalar.situation import NOTHING, Reading, Situation
from companion.bindings.tash_kalar.squares import touched
from companion.bindings.views import counter
from engine.action import TABLE
from engine.refusal import refuse
from engine.tash_kalar import actions as a
from engine.tash_kalar.operations import Op
from engine.tash_kalar.pieces import Piece

ROUND = Dial(least=-9999, most=9999, start=0)
"""A dial that goes round through what there is to choose."""
ANY_SQUARE = "e5"
"""Named where the rules refuse a summoning before they look at its square."""


def read(now: Situation) -> Reading:
    """What an input means now; fingers on the board, too."""
    if now.hand.did == "touch":
        return touched(now)
    if now.hand.did == "call":
        return _call(now)
    return PHASES[now.view.phase](now)


def _call(now: Situation) -> Reading:
    """Control is handed over: only in teams, and only while somebody has a turn."""
    if not queries.is_team(now.view) or not queries.playing(now.view):
        return now.nothing()
    return now.does(a.Handover(seat=now.seat))


def _setup(now: Situation) -> Reading:
    if now.hand.did == "ok" and not now.hand.knob:
        return now.does(a.Start(seat=TABLE))
    return _reveal(now)


def _reveal(now: Situation) -> Reading:
    """An objective is turned up on the table's reader."""
    if now.hand.did == "tap" and now.seat == TABLE:
        return now.does(a.Reveal(seat=TABLE, task=now.hand.card))
    return now.nothing()


def _action(now: Situation) -> Reading:
    match now.hand.did:
        case "turn" if len(choices(now.view)) > 1:
            return now.turned(ROUND)
        case "ok" if now.hand.knob:
            return now.noted(_discarding(now))
        case "ok" if not now.board:
            return now.does(a.Place(seat=now.seat))
        case "no" if now.asked is not None:
            return now.noted(replace(now.pending, asked=None))
        case "no" if now.pending.laid is not None and now.pending.laid[0] == now.seat:
            return now.noted(replace(now.pending, laid=None))
        case "no":
            return now.does(a.End(seat=now.seat))
        case "tap":
            return _tap(now)
    return now.nothing()


def _discarding(now: Situation) -> Pending:
    """The next tap of a creature discards it; a second press takes that back."""
    return replace(now.pending, discarding=now.pending.discarding ^ {now.seat}, laid=None, asked=None)


def _tap(now: Situation) -> Reading:
    card = now.cards.get(now.hand.card)
    sort = None if card is None else card.sort
    if now.seat == TABLE:
        claim = a.End(seat=queries.table(now.view).active or TABLE, claim=now.hand.card)
        return now.does(claim) if sort == "task" else now.nothing()
    match sort:
        case "task":
            return now.nothing()
        case "flare":
            return now.does(a.Flare(seat=now.seat, card=now.hand.card, against=_against(now)))
    if now.seat in now.pending.discarding:
        return now.does(a.Discard(seat=now.seat, card=now.hand.card))
    return _summon_at_board(now) if now.board else _summon(now)


def _against(now: Situation) -> int | None:
    """In the melee, the side that the dial stands at."""
    chosen = now.selected if queries.is_melee(now.view) else None
    return chosen.side if isinstance(chosen, Piece) else chosen


def _summon(now: Situation) -> Reading:
    """What stood on the summoning square, the dial says."""
    chosen = now.selected
    over = a.Over(side=chosen.side, rank=chosen.rank) if isinstance(chosen, Piece) else None
    return _lay(now, a.Summon(seat=now.seat, card=now.hand.card, over=over))


def _summon_at_board(now: Situation) -> Reading:
    """One single place is taken at once; of several, one is touched. The card lies open until then."""
    card = now.cards.get(now.hand.card)
    if card is None or not _may_summon(now):
        return now.does(a.Summon(seat=now.seat, card=now.hand.card, at=ANY_SQUARE))
    there = queries.fits(now.view, now.seat, card)
    if not there:
        return now.refused(refuse("TASH-FORM-01", "tash-kalar-fits-nowhere", card=now.hand.card))
    if len(there) == 1:
        return _lay(now, a.Summon(seat=now.seat, card=now.hand.card, at=there[0]))
    return now.noted(replace(now.pending, laid=(now.seat, now.hand.card), asked=None))


def _may_summon(now: Situation) -> bool:
    """Whether it is this seat's turn with an action and a card for it; if not, the rules say why."""
    table, card = queries.table(now.view), now.cards[now.hand.card]
    hand = counter(now.view, now.seat, "legends" if card.in_legends else "beings")
    flags = now.view.seats[now.seat - 1].flags
    return table.control == table.active == now.seat and "handed" not in flags and queries.actions(now.view) * hand > 0


def _lay(now: Situation, action: a.Summon) -> Reading:
    """Summon it. If it is refused the card stays in sight, so that the screen can ask for what is missing."""
    laid = replace(now.pending, laid=(now.seat, now.hand.card), asked=None) if now.seat == now.acting else now.pending
    return replace(now, pending=laid).act(action, NOTHING)


def _effect(now: Situation) -> Reading:
    match now.hand.did:
        case "turn" if len(choices(now.view)) > 1:
            return now.turned(ROUND)
        case "ok" if now.hand.knob:
            return _destroy_selected(now)
        case "ok":
            return now.does(a.Done(seat=now.seat))
        case "tap" if now.seat != TABLE:
            return _tap_too_early(now)
    return now.nothing()


def _destroy_selected(now: Situation) -> Reading:
    chosen = now.selected
    if not isinstance(chosen, Piece):
        return now.nothing()
    op = Op(op="destroy", side=chosen.side, rank=chosen.rank)
    return now.does(operations.carried_out(now.seat, op))


def _tap_too_early(now: Situation) -> Reading:
    """The rules say that an effect is open: a card that is tapped too early gets an answer."""
    card = now.cards.get(now.hand.card)
    if card is None or card.sort != "creature":
        return now.nothing()
    return now.does(a.Summon(seat=now.seat, card=now.hand.card, at=ANY_SQUARE))


def _over(now: Situation) -> Reading:
    return now.nothing()


PHASES: Mapping[str, Callable[[Situation], Reading]] = {
    "setup": _setup,
    "action": _action,
    "effect": _effect,
    "reveal": _reveal,
    "over": _over,
}
