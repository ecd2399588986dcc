"""What is wrong with an action at any moment: fields that clash, a target that is not there, a card nobody knows."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, UnsetType

from engine.action import Action
from engine.ambal import actions as a
from engine.ambal.cards import Effects
from engine.ambal.flaws import flaw
from engine.ambal.starters import STARTERS
from engine.ambal.state import State
from engine.checks import no_such_card, no_such_seat, unknown_card
from engine.refusal import INPUT, Refusal, refuse


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    check = CHECKS.get(type(do))
    return None if check is None else check(now, do)


def _one_card(now: State, do: a.Ban | a.Discard) -> Refusal | None:
    return None if do.card in now.box.cards else no_such_card(do.card)


def _some_cards(now: State, do: a.Deal | a.Library) -> Refusal | None:
    return unknown_card(now.box.cards, do.cards)


def _unknown(now: State, card: str | UnsetType) -> Refusal | None:
    return None if card is UNSET or card in now.box.cards else no_such_card(card)


def _wrong_target(now: State, target: int | UnsetType) -> Refusal | None:
    return None if target is UNSET or 1 <= target <= len(now.seats) else no_such_seat(now, target)


def _wrong_commit(now: State, do: a.Commit) -> Refusal | None:
    return _wrong_target(now, do.target) or (None if do.card in now.box.cards else no_such_card(do.card))


def _wrong_pick(now: State, do: a.Pick) -> Refusal | None:
    return _one_of("school", "card") if (do.school is UNSET) == (do.card is UNSET) else _unknown(now, do.card)


def _wrong_choice(now: State, do: a.Choose) -> Refusal | None:
    """Names in `remove` are checked by the rule of `choose`."""
    if do.target is UNSET and do.remove is UNSET:
        return refuse(INPUT, "ambal-choose-what")
    return _wrong_target(now, do.target)


def _one_of(one: str, other: str) -> Refusal:
    return refuse(INPUT, "ambal-one-of", one=one, other=other)


def _wrong_deck(now: State, do: a.Deck) -> Refusal | None:
    if (do.battle is UNSET) == (do.starter is UNSET):
        return _one_of("battle", "starter")
    if do.starter is not UNSET and do.starter not in STARTERS:
        return refuse(INPUT, "ambal-no-such-starter", starter=do.starter, starters=", ".join(STARTERS))
    battle, library = (() if cards is UNSET else cards for cards in (do.battle, do.library))
    return unknown_card(now.box.cards, (*battle, *library))


def _wrong_adjust(now: State, do: a.Adjust) -> Refusal | None:
    if (do.counter is UNSET) == (do.card is UNSET):
        return _one_of("counter", "card")
    if do.card is UNSET and do.to is UNSET:
        return refuse(INPUT, "input-missing", field="to")
    if do.counter is UNSET and do.zone is UNSET:
        return refuse(INPUT, "input-missing", field="zone")
    return _wrong_target(now, do.target) or _unknown(now, do.card)


def _wrong_effects(now: State, do: a.Resolve) -> Refusal | None:
    """What people enter keeps to the vocabulary, and names only seats of this table."""
    if do.effects is UNSET:
        return None
    if (why := flaw(do.effects, entered=True)) is not None:
        return refuse(INPUT, "ambal-effects-wrong", why=why)
    for seat in _named_seats(do.effects):
        if seat > len(now.seats):
            return no_such_seat(now, seat)
    return None


def _named_seats(effects: tuple[Effects, ...]) -> list[int]:
    found: list[int] = []
    for effect in effects:
        of = UNSET if effect.test is UNSET else effect.test.of
        found += [one for one in (getattr(effect, "to", UNSET), of) if isinstance(one, int)]
        found += _named_seats(getattr(effect, "effects", ()))
    return found


CHECKS: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    a.Pick: _wrong_pick,
    a.Ban: _one_card,
    a.Deal: _some_cards,
    a.Deck: _wrong_deck,
    a.Commit: _wrong_commit,
    a.Choose: _wrong_choice,
    a.Resolve: _wrong_effects,
    a.Discard: _one_card,
    a.Library: _some_cards,
    a.Adjust: _wrong_adjust,
}
"""By verb; with all others nothing can be wrong beyond their seat."""
