"""What is wrong with a card as a whole, where each field by itself is right."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.message import Message, message
from engine.tash_kalar.cards import (
    FARTHEST,
    PLACES,
    WITHIN,
    Card,
    Choose,
    Either,
    Half,
    Kind,
    Needed,
    OnPieces,
    Script,
    Steps,
)
from engine.tash_kalar.formations import read_formation

FIELDS: dict[Kind, tuple[str, ...]] = {
    "creature": ("deck", "school", "rank", "form", "marks", "effects"),
    "flare": ("upper", "lower"),
    "task": ("type", "advanced", "points", "needs"),
}
"""What may be said of each kind of card, beside its id and name."""
NECESSARY: dict[Kind, tuple[str, ...]] = {"creature": ("rank",), "flare": (), "task": ("type", "points")}
"""What must be said."""


def flaw(card: Card) -> Message | None:
    """The first thing that the vocabulary does not allow."""
    sort = card.sort
    if sort is None:
        return message("tash-kalar-flaw-kind")
    return next(_wrong(card, sort), None)


def _wrong(card: Card, kind: Kind) -> Iterator[Message]:
    for other, fields in FIELDS.items():
        for field in fields if other != kind else ():
            if getattr(card, field) is not UNSET:
                yield message("tash-kalar-flaw-field", field=field, kind=kind, other=other)
    for field in NECESSARY[kind]:
        if getattr(card, field) is UNSET:
            yield message("tash-kalar-flaw-missing", field=field, kind=kind)
    yield from _formation(card)
    for script in _scripts(card):
        yield from _steps(script)
    yield from _needs(() if card.needs is UNSET else card.needs)


def _formation(card: Card) -> Iterator[Message]:
    if card.form is not UNSET:
        found = read_formation(card.form, "" if card.marks is UNSET else card.marks)
        if isinstance(found, Message):
            yield found
    elif card.marks is not UNSET:
        yield message("tash-kalar-flaw-marks-alone")


def _scripts(card: Card) -> Iterator[Script]:
    for holder in (card, card.upper, card.lower):
        if isinstance(holder, Card | Half) and holder.effects is not UNSET:
            yield holder.effects


def _steps(script: Script) -> Iterator[Message]:
    for step in script:
        yield from _step(step, str(step.__struct_config__.tag))
        for branch in step.of if isinstance(step, Choose) else ():
            yield from _steps(branch)


def _step(step: Steps, op: str) -> Iterator[Message]:
    if isinstance(step, Choose) and not step.of:
        yield message("tash-kalar-flaw-empty", of=op, field="of")
    if isinstance(step, OnPieces) and not step.rank:
        yield message("tash-kalar-flaw-empty", of=op, field="rank")
    if step.minimum > step.maximum:
        yield message("tash-kalar-flaw-most", op=op, least=step.minimum, most=step.maximum)
    if isinstance(step, OnPieces) and not is_place(step.where):
        yield message("tash-kalar-flaw-where", op=op, where=step.where, known=", ".join(PLACES), most=FARTHEST)


def _needs(needs: Needed) -> Iterator[Message]:
    for need in needs:
        if isinstance(need, Either):
            if not need.of:
                yield message("tash-kalar-flaw-empty", of="either", field="of")
            for branch in need.of:
                yield from _needs(branch)


def is_place(where: str) -> bool:
    """Whether a step may name its squares so."""
    if not where.startswith(WITHIN):
        return where in PLACES
    steps = where.removeprefix(WITHIN)
    return len(steps) == 1 and steps in "0123456789"[: FARTHEST + 1]
