"""Learning a creature of Tamer Tournament: which dice grew becomes whom its effect means, at the moment that asked."""

from itertools import groupby

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action
from engine.lessons import Lesson
from engine.tamer import actions as a
from engine.tamer.cards import Buff, Card, Effect, Flip, Op, Place, Those, When
from engine.tamer.creatures import card_of
from engine.tamer.public import public_creatures
from engine.tamer.state import State

MOMENTS: tuple[When, ...] = ("draft", "start", "ko")


def lesson(before: State, do: Action, now: State) -> Lesson | None:
    """What was entered for the effect that its creature was asked for. Unasked entries belong to no moment."""
    if not isinstance(do, a.Resolve):
        return None
    question = before.question_of(do.seat)
    if question is None or question.kind != "resolve" or question.creature != do.card or question.when is None:
        return None
    when, ops = question.when, _operations(before, do)
    seen = do.card in public_creatures(before, do.seat) or do.card in public_creatures(now, do.seat)
    return Lesson(card_of(do.card), lambda known: None if ops is None else _with(known, when, ops), ready=seen)


def _with(known: Card, when: When, ops: tuple[Op, ...]) -> Card:
    """Of the other moments nothing is known that was not known before: they are asked for again."""
    text = tuple(Effect(when=moment) for moment in MOMENTS) if known.effects is UNSET else known.effects
    others = [effect for effect in text if effect.when != when]
    mine = [Effect(when=when, ops=ops)] if ops else []
    return replace(known, effects=tuple(sorted((*others, *mine), key=lambda effect: MOMENTS.index(effect.when))))


def _operations(before: State, do: a.Resolve) -> tuple[Op, ...] | None:
    """The changes as sentences of a card, dice first as they were laid; None where no card could say them."""
    line, found = _line(before, do.seat), list[Op]()
    dice = [change for change in do.changes if change.flip is UNSET and change.by != 0]
    for (die, by), many in groupby(dice, key=lambda change: (change.die, change.by)):
        run = list(many)
        keys = [change.creature for change in run]
        foreign = any(change.seat not in (UNSET, do.seat) for change in run)
        if foreign or die in (UNSET, "damage") or not isinstance(by, int) or by < 0 or len(set(keys)) < len(keys):
            return None
        found.append(Buff(die=die, n=by, to=_whom({str(key) for key in keys}, do.card, line)))
    for round, flips in groupby(change.flip for change in do.changes if change.flip is not UNSET):
        found.append(Flip(round=round, n=len(list(flips))))
    return tuple(found)


def _line(before: State, seat: int) -> tuple[str, ...]:
    """The creatures that an effect can mean: those in the line, or before a battle all that the player has."""
    battle = before.battle_of(seat)
    if battle is not None and seat in battle.sides and before.phase == "battle":
        return battle.sides[seat].line
    return before.seat(seat).keys


def _whom(keys: set[str], own: str, line: tuple[str, ...]) -> Place | Those:
    """One's own, all or all others where that fits; else as many of them as its player chooses each time."""
    others = {key for key in line if key != own}
    if keys == {own}:
        return "self"
    if keys == {*line}:
        return "all"
    if keys == others:
        return "others"
    return Those(choose=len(keys), among="all" if own in keys else "others")
