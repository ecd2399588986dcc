"""What is wrong with an action at any moment (TABLE-INPUT): a card of the wrong kind, a square that is no square."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from engine.action import Action
from engine.checks import no_such_seat, unknown_card
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.tash_kalar import actions as a
from engine.tash_kalar.cards import Kind
from engine.tash_kalar.counters import counters
from engine.tash_kalar.flares import number
from engine.tash_kalar.objectives import may_be_used_up
from engine.tash_kalar.pieces import RANKS, Rank, read_piece
from engine.tash_kalar.setting_up import start_sides
from engine.tash_kalar.squares import no_square
from engine.tash_kalar.state import State

KINDS: dict[type[Action], tuple[str, Kind]] = {
    a.Summon: ("card", "creature"), a.Discard: ("card", "creature"), a.Find: ("card", "creature"),
    a.Flare: ("card", "flare"), a.Reveal: ("task", "task"), a.End: ("claim", "task"),
}  # fmt: skip
"""The field that names a card, and of which kind it must be."""


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    verb = type(do)
    refusal = _wrong_card(now, do, *KINDS[verb]) if verb in KINDS else None
    return refusal or (FIELDS[verb](now, do) if verb in FIELDS else None)


# Cards


def _wrong_card(now: State, do: Action, field: str, kind: Kind) -> Refusal | None:
    id = getattr(do, field)
    if id is None:
        return None
    if refusal := unknown_card(now.box.cards, (id,)):
        return refusal
    return None if now.card(id).sort == kind else refuse(INPUT, "tash-kalar-wrong-kind", card=id, kind=kind)


def _wrong_reveal(now: State, do: a.Reveal) -> Refusal | None:
    return _missing("task") if do.task is None and not may_be_used_up(now) else None


def _wrong_find(now: State, do: a.Find) -> Refusal | None:
    if now.card(do.card).form is UNSET:
        return refuse(INPUT, "tash-kalar-no-form", card=do.card)
    return None if do.impro is None else _wrong_side(now, "impro", do.impro)


# Fields that one depth knows


def _shape(field: str, value: Any, kind: Any) -> Refusal | None:
    """A field of which only this depth or mode says what it holds."""
    read = shaped({field: value}, dict[str, kind])
    return Refusal(INPUT, read) if isinstance(read, Message) else None


def _wrong_rank(field: str, value: Any) -> Refusal | None:
    return None if value in RANKS else _shape(field, value, Rank)


def _wrong_side(now: State, field: str, value: Any) -> Refusal | None:
    if type(value) is not int and (refusal := _shape(field, value, int)):
        return refusal
    if 1 <= value <= len(now.sides):
        return None
    return refuse(INPUT, "tash-kalar-no-such-side", side=str(value), sides=len(now.sides))


def _wrong_square(field: str, value: Any) -> Refusal | None:
    if value is None:
        return _missing(field)
    wrong = no_square(field, value)
    return None if wrong is None else Refusal(INPUT, wrong)


def _wrong_pick(now: State, pick: Any) -> Refusal | None:
    if pick is None:
        return None
    return _wrong_square("pick", pick) if now.box.board else _wrong_rank("pick", pick)


def _wrong_place(now: State, do: a.Place) -> Refusal | None:
    if now.box.board:
        if refusal := _wrong_square("at", do.at):
            return refusal
        if now.phase == "setup" and start_sides(now):
            return _missing("side") if do.side is None else _wrong_side(now, "side", do.side)
    return None if now.phase == "setup" else _wrong_pick(now, do.pick)


def _missing(field: str) -> Refusal:
    return refuse(INPUT, "input-missing", field=field)


def _wrong_summon(now: State, do: a.Summon) -> Refusal | None:
    refusal = None
    if do.card is None:
        refusal = _missing("card") if do.rank is None else _wrong_rank("rank", do.rank)
    refusal = refusal or _wrong_spot(now, do) or _wrong_pick(now, do.pick)
    if refusal is None and do.impro is not None:
        refusal = _wrong_side(now, "impro", do.impro)
    if refusal is None and now.box.melee and do.colour is not None and _legendary(now, do):
        refusal = _wrong_side(now, "in", do.colour)
    return refusal


def _wrong_spot(now: State, do: a.Summon) -> Refusal | None:
    """The square and the orientation; in ledger tracking what stood there."""
    if not now.box.board:
        return None if do.over is None else _wrong_over(now, do.over)
    if refusal := _wrong_square("at", do.at):
        return refusal
    if do.orientation is None or do.card is None or now.card(do.card).form is UNSET:
        return None
    return _shape("as", do.orientation, a.Orientation)


def _legendary(now: State, do: a.Summon) -> bool:
    return (do.rank if do.card is None else now.card(do.card).rank) == "legendary"


def _wrong_over(now: State, over: Any) -> Refusal | None:
    if not isinstance(over, a.Over):
        return _shape("over", over, a.Over)
    return _wrong_side(now, "over.side", over.side) or _wrong_rank("over.rank", over.rank)


def _wrong_flare(now: State, do: a.Flare) -> Refusal | None:
    if number(now, do, "upper") is None and number(now, do, "lower") is None:
        return refuse(INPUT, "tash-kalar-flare-number")
    return None if do.against is None else _wrong_side(now, "against", do.against)


def _wrong_end(now: State, do: a.End) -> Refusal | None:
    return _wrong_side(now, "in", do.colour) if now.box.melee and do.colour is not None else None


def _wrong_fix(now: State, do: a.Fix) -> Refusal | None:
    """In ledger tracking there are no squares to look at: the verb itself is refused."""
    if not now.box.board:
        return None
    if refusal := _wrong_square("at", do.at):
        return refusal
    piece = None if do.piece is None else read_piece(do.piece)
    if do.piece is not None and (piece is None or piece.side > len(now.sides)):
        return refuse(INPUT, "tash-kalar-no-piece", sides=len(now.sides))
    return None


def _wrong_adjust(now: State, do: a.Adjust) -> Refusal | None:
    if not 1 <= do.target <= len(now.seats):
        return no_such_seat(now, do.target)
    if do.counter not in counters(now, do.target):
        return refuse(INPUT, "tash-kalar-no-such-counter", counter=do.counter)
    return None


FIELDS: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    a.Reveal: _wrong_reveal, a.Place: _wrong_place, a.Summon: _wrong_summon, a.Flare: _wrong_flare, a.End: _wrong_end,
    a.Find: _wrong_find, a.Fix: _wrong_fix, a.Adjust: _wrong_adjust,
}  # fmt: skip
"""What is looked at beside the card, by verb."""
