"""What is wrong with an action at any moment (TABLE-INPUT): a card of the wrong kind, a square that is no square."""

from collections.abc import Iterator
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
from engine.tash_kalar.pieces import Rank, read_piece
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
    return next(_wrong(now, do), None)


def _wrong(now: State, do: Action) -> Iterator[Refusal]:
    yield from _wrong_card(now, do)
    match do:
        case a.Reveal(task=None) if not may_be_used_up(now):
            yield refuse(INPUT, "input-missing", field="task")
        case a.Place():
            yield from _wrong_place(now, do)
        case a.Summon():
            yield from _wrong_summon(now, do)
        case a.Flare():
            yield from _wrong_flare(now, do)
        case a.End(colour=colour) if now.box.melee and colour is not None:
            yield from _wrong_side(now, "in", colour)
        case a.Find():
            yield from _wrong_find(now, do)
        case a.Fix():
            yield from _wrong_fix(now, do)
        case a.Adjust(target=target) if not 1 <= target <= len(now.seats):
            yield no_such_seat(now, target)
        case a.Adjust() if do.counter not in counters(now, do.target):
            yield refuse(INPUT, "tash-kalar-no-such-counter", counter=do.counter)


# Cards


def _wrong_card(now: State, do: Action) -> Iterator[Refusal]:
    field, kind = KINDS.get(type(do), ("", "creature"))
    id = getattr(do, field, None) if field else None
    if id is None:
        return
    if refusal := unknown_card(now.box.cards, (id,)):
        yield refusal
    elif now.card(id).sort != kind:
        yield refuse(INPUT, "tash-kalar-wrong-kind", card=id, kind=kind)


def _wrong_find(now: State, do: a.Find) -> Iterator[Refusal]:
    if now.card(do.card).form is UNSET:
        yield refuse(INPUT, "tash-kalar-no-form", card=do.card)
    if do.impro is not None:
        yield from _wrong_side(now, "impro", do.impro)


# Fields that one depth knows


def _shape(field: str, value: Any, kind: Any) -> Iterator[Refusal]:
    """A field of which only this depth or mode says what it holds."""
    read = shaped({field: value}, dict[str, kind])
    if isinstance(read, Message):
        yield Refusal(INPUT, read)


def _wrong_side(now: State, field: str, value: Any) -> Iterator[Refusal]:
    wrong = next(_shape(field, value, int), None)
    if wrong is not None:
        yield wrong
    elif not 1 <= value <= len(now.sides):
        yield refuse(INPUT, "tash-kalar-no-such-side", side=str(value), sides=len(now.sides))


def _wrong_square(field: str, value: Any) -> Iterator[Refusal]:
    if value is None:
        yield refuse(INPUT, "input-missing", field=field)
    elif (wrong := no_square(field, value)) is not None:
        yield Refusal(INPUT, wrong)


def _wrong_pick(now: State, pick: Any) -> Iterator[Refusal]:
    if pick is not None:
        yield from _wrong_square("pick", pick) if now.box.board else _shape("pick", pick, Rank)


def _wrong_place(now: State, do: a.Place) -> Iterator[Refusal]:
    if now.box.board:
        yield from _wrong_square("at", do.at)
        if now.phase == "setup" and start_sides(now):
            yield from _wrong_side(now, "side", do.side) if do.side is not None else _missing("side")
    if now.phase != "setup":
        yield from _wrong_pick(now, do.pick)


def _missing(field: str) -> Iterator[Refusal]:
    yield refuse(INPUT, "input-missing", field=field)


def _wrong_summon(now: State, do: a.Summon) -> Iterator[Refusal]:
    if do.card is None:
        yield from _shape("rank", do.rank, Rank) if do.rank is not None else _missing("card")
    if now.box.board:
        yield from _wrong_square("at", do.at)
        checked = do.card is not None and now.card(do.card).form is not UNSET
        if checked and do.orientation is not None:
            yield from _shape("as", do.orientation, a.Orientation)
    elif do.over is not None:
        yield from _wrong_over(now, do.over)
    yield from _wrong_pick(now, do.pick)
    if do.impro is not None:
        yield from _wrong_side(now, "impro", do.impro)
    if now.box.melee and do.colour is not None and _legendary(now, do):
        yield from _wrong_side(now, "in", do.colour)


def _legendary(now: State, do: a.Summon) -> bool:
    return (do.rank if do.card is None else now.card(do.card).rank) == "legendary"


def _wrong_over(now: State, over: Any) -> Iterator[Refusal]:
    if not isinstance(over, a.Over):
        yield from _shape("over", over, a.Over)
        return
    yield from _wrong_side(now, "over.side", over.side)
    yield from _shape("over.rank", over.rank, Rank)


def _wrong_flare(now: State, do: a.Flare) -> Iterator[Refusal]:
    if number(now, do, "upper") is None and number(now, do, "lower") is None:
        yield refuse(INPUT, "tash-kalar-flare-number")
    if do.against is not None:
        yield from _wrong_side(now, "against", do.against)


def _wrong_fix(now: State, do: a.Fix) -> Iterator[Refusal]:
    """In ledger tracking there are no squares to look at: the verb itself is refused."""
    if not now.box.board:
        return
    yield from _wrong_square("at", do.at)
    piece = None if do.piece is None else read_piece(do.piece)
    if do.piece is not None and (piece is None or piece.side > len(now.sides)):
        yield refuse(INPUT, "tash-kalar-no-piece", sides=len(now.sides))
