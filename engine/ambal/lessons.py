"""Learning a skill of Ambal Tournament: people enter it in the card's own words, or name seats, which become words."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action
from engine.ambal import actions as a
from engine.ambal.cards import Effects
from engine.ambal.state import State
from engine.ambal.targets import word
from engine.ambal.turn import revealed_by
from engine.lessons import Lesson


def lesson(before: State, do: Action, now: State) -> Lesson | None:
    """What was entered about a skill that lies open."""
    one = revealed_by(before, do.seat) if isinstance(do, a.Resolve) else None
    if one is None or not isinstance(do, a.Resolve):
        return None
    given: dict[str, Any] = {}
    if do.cost is not UNSET:
        given["cost"] = do.cost
    if do.types is not UNSET and not before.card(one.card).types:
        given["types"] = do.types
    if do.effects is not UNSET:
        given["effects"] = _in_words(before, do.seat, one.target, do.effects)
    if not given:
        return None
    return Lesson(one.card, lambda known: None if given.get("effects", ()) is None else replace(known, **given))


def _in_words(before: State, user: int, target: int | None, effects: tuple[Effects, ...]) -> Any:
    """The effects without numbers of seats; None where a word could not mean the seat that was named."""
    written = tuple(_one(before, user, target, effect) for effect in effects)
    return None if None in written else written


def _one(before: State, user: int, target: int | None, effect: Effects) -> Effects | None:
    changed: dict[str, Any] = {}
    if isinstance(to := getattr(effect, "to", None), int):
        changed["to"] = _meant(before, user, target, to)
    if effect.test is not UNSET and isinstance(effect.test.of, int):
        of: Any = _meant(before, user, target, effect.test.of)
        changed["test"] = None if of is None else replace(effect.test, of=of)
    if hasattr(effect, "effects"):
        changed["effects"] = _in_words(before, user, target, effect.effects)
    return None if None in changed.values() else replace(effect, **changed)


def _meant(before: State, user: int, target: int | None, seat: int) -> str | None:
    """In Double, "opponent" is whom the token names, so another one has no word."""
    said = word(before, user, seat)
    return None if said == "opponent" and before.box.double and seat != target else said
