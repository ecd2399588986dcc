"""Learning a card of Ambyria: effects that its player entered one after the other, its mode, and where it is played."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action
from engine.ambyria import actions as a
from engine.ambyria.cards import UNKNOWN, Card, Effect, Entry
from engine.ambyria.chain import Frame, waits
from engine.ambyria.flaws import entered
from engine.ambyria.state import State
from engine.lessons import Lesson
from engine.message import Message


def lesson(before: State, do: Action, now: State) -> Lesson | None:
    """What that action, accepted in the state `before`, entered about a card that lies open."""
    match do:
        case a.Play(face="up") | a.LayMode():
            return _symbols(before, do)
        case a.Resolve(ops=ops):
            return _effect(before, do.seat, tuple(_printed(entry, do.seat) for entry in ops), now)
        case a.Done():
            return _effect(before, do.seat, None, now)
        case _:
            return None


def _symbols(before: State, do: a.Play | a.LayMode) -> Lesson | None:
    """Its mode, and where it goes, where the card's data do not say so."""
    if do.card == UNKNOWN:
        return None
    card, given = before.card(do.card), dict[str, Any]()
    if card.mode is UNSET and do.symbol is not UNSET:
        given["mode"] = do.symbol
    if isinstance(do, a.Play) and card.play is UNSET and do.into is not UNSET:
        given["play"] = do.into
    return Lesson(do.card, lambda known: replace(known, **given)) if given else None


def _effect(before: State, seat: int, effect: tuple[Any, ...] | None, now: State) -> Lesson | None:
    """One effect of the card on top of the chain; `effect` is None where its player says that there is no more."""
    wait = waits(before)
    if wait is None or not wait.of("resolve", seat):
        return None
    top = before.chain[-1]
    if top.card == UNKNOWN or top.effects is not None:
        return None
    over = all(frame.serial != top.serial for frame in now.chain)
    field = "effects" if before.card(top.card).hero is UNSET else "ability"
    return Lesson(top.card, lambda known: _added(known, field, top, effect), ready=over)


def _added(known: Card, field: str, top: Frame, effect: Effect | None) -> Card | None:
    """The first effect of a use begins the text anew."""
    if effect is not None and (not effect or None in effect):
        return None
    text = () if top.number == 1 else getattr(known, field)
    if text is UNSET or len(text) != top.number - 1:
        return None
    return replace(known, **{field: (*text, *(() if effect is None else (effect,)))})


def _printed(entry: Entry, me: int) -> Any:
    """An operation without its aim: a player who was named is you, or the one whom the effect is directed at."""
    if entry.target is not UNSET and entry.who in (UNSET, "any", "target"):
        entry = replace(entry, who="self" if entry.target == me else "target")
    op = entered(entry)
    return None if isinstance(op, Message) else op
