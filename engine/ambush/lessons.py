"""Learning a card of Ambush: the outcomes that people enter name seats, the text of a card says "you" and "target"."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.action import Action
from engine.ambush import actions as a
from engine.ambush import cards as c
from engine.ambush.cards import Card
from engine.ambush.state import State
from engine.lessons import Lesson

PRINTED: dict[type, type[c.Damage | c.Repair | c.Guard | c.Draw | c.Return | c.Pick]] = {
    c.DamageTo: c.Damage, c.RepairOf: c.Repair, c.GuardFor: c.Guard, c.DrawBy: c.Draw, c.ReturnBy: c.Return,
    c.PickBy: c.Pick,
}  # fmt: skip
"""An outcome as people enter it, and the direction of a card that leads to it."""


def lesson(before: State, do: Action, now: State) -> Lesson | None:
    """What that action, accepted in the state `before`, entered about a card."""
    match do:
        case a.Play(card=card) if card is not UNSET and before.box.cards[card].effects is UNSET:
            return _played(before, do, card)
        case a.Place() if before.effect is not None and before.effect.resolve:
            return _laid(before, do)
        case a.Resolve() if before.phase == "aftermath":
            return _triggered(before, do)
        case a.Resolve():
            return _resolved(before, do)
        case _:
            return None


def _played(before: State, do: a.Play, card: str) -> Lesson:
    """A new use of the card: what was entered for an earlier one does not count any more."""
    if do.changes is UNSET:
        return Lesson(card, lambda known: replace(known, effects=UNSET), ready=False)
    changes, target = do.changes, do.target
    return Lesson(card, lambda known: _with(replace(known, effects=()), directions(before, do.seat, target, changes)))


def _laid(before: State, do: a.Place) -> Lesson | None:
    """A card laid by hand while the outcome is still to be entered."""
    assert before.effect is not None
    if before.effect.card is None:
        return None
    source = "any" if do.source is UNSET else do.source
    return Lesson(before.effect.card, lambda known: _with(known, (c.Place(1, source),)), ready=False)


def _resolved(before: State, do: a.Resolve) -> Lesson | None:
    effect = before.effect
    if effect is None or effect.card is None:
        return None
    changes = () if do.changes is UNSET else do.changes
    target = UNSET if effect.target is None else effect.target
    return Lesson(effect.card, lambda known: _with(known, directions(before, do.seat, target, changes)))


def _triggered(before: State, do: a.Resolve) -> Lesson | None:
    """What the Ambush triggered on a card."""
    if do.card is UNSET or before.box.cards[do.card].on_ambush is not UNSET:
        return None
    changes, target = () if do.changes is UNSET else do.changes, do.target

    def write(known: Card) -> Card | None:
        found = directions(before, do.seat, target, changes)
        if found is None or any(isinstance(one, c.Place) for one in found):
            return None
        return replace(known, on_ambush=found)

    return Lesson(do.card, write)


def _with(known: Card, more: tuple[c.Effect, ...] | None) -> Card | None:
    """The text goes on; cards laid one after the other from the same place are one direction."""
    if more is None:
        return None
    text = () if known.effects is UNSET else known.effects
    if text and more and isinstance(text[-1], c.Place) and isinstance(more[0], c.Place):
        last, first = text[-1], more[0]
        if last.source == first.source:
            text, more = text[:-1], (replace(last, n=last.n + first.n), *more[1:])
    return replace(known, effects=(*text, *more))


def directions(
    before: State, me: int, target: int | UnsetType, changes: tuple[c.Changes, ...]
) -> tuple[c.Effect, ...] | None:
    """The outcomes as directions of a card, in their order; None where no card could say them."""
    meant = _target(before, me, target, changes)
    if meant is None:
        return None
    found = tuple(_directions(before, me, meant, changes))
    return None if None in found else tuple(one for one in found if one is not None)


def _target(before: State, me: int, target: int | UnsetType, changes: tuple[c.Changes, ...]) -> int | None:
    """The one opponent who is meant alone; 0 where nobody is, None where several are."""
    others = set() if target is UNSET else {target}
    for many in _runs(changes):
        seats = {change.seat for change in many}
        givers = {change.giver for change in many if isinstance(change, c.GiveTo)}
        if givers or _word(before, me, seats) is None:
            others |= (seats | givers) - {me}
    return None if len(others) > 1 else next(iter(others), 0)


def _runs(changes: tuple[c.Changes, ...]) -> Iterator[list[c.Changes]]:
    """Outcomes that stand side by side and differ only in whom they concern; those of nothing are left out."""
    some = (change for change in changes if change.n)
    for _, many in groupby(some, key=lambda change: (type(change), change.n, getattr(change, "source", None))):
        run: list[c.Changes] = []
        for change in many:
            if isinstance(change, c.GiveTo) or change.seat in {one.seat for one in run}:
                yield from [run] if run else []
                run = []
            run.append(change)
        yield run


def _word(before: State, me: int, seats: set[int]) -> c.Whom | None:
    """The word of a card for these seats, if it needs no target."""
    if seats == {me}:
        return "self"
    if seats == set(before.standing):
        return "all"
    return "opponents" if len(seats) > 1 and seats == set(before.opponents(me)) else None


def _directions(before: State, me: int, target: int, changes: tuple[c.Changes, ...]) -> Iterator[c.Effect | None]:
    for many in _runs(changes):
        first, seats = many[0], {change.seat for change in many}
        if isinstance(first, c.GiveTo):
            yield c.Give(first.n, *(("self", "target") if first.giver == me else ("target", "self")))
        elif isinstance(first, c.PlaceBy):
            yield c.Place(first.n, first.source) if seats == {me} else None
        elif word := _word(before, me, seats):
            yield PRINTED[type(first)](first.n, word)
        else:
            yield PRINTED[type(first)](first.n, "target") if seats == {target} else None
