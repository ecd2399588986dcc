"""What is wrong with an action at any moment: fields that clash, a target that is not there, a card nobody knows."""

from msgspec import UNSET

from engine.action import Action
from engine.ambal import actions as a
from engine.ambal.cards import Effects
from engine.ambal.flaws import flaw
from engine.ambal.starters import STARTERS
from engine.ambal.state import State
from engine.checks import no_such_seat, unknown_card
from engine.refusal import INPUT, Refusal, refuse


def malformed(now: State, do: Action) -> Refusal | None:
    """Malformed input comes before every rule of the game."""
    return _wrong_fields(now, do) or _wrong_target(now, do) or unknown_card(now.box.cards, _cards(do))


def _wrong_target(now: State, do: Action) -> Refusal | None:
    target = getattr(do, "target", UNSET)
    return None if target is UNSET or 1 <= target <= len(now.seats) else no_such_seat(now, target)


def _cards(do: Action) -> tuple[str, ...]:
    """Every card id that an action names; names in `remove` are checked by the rule of `choose`."""
    found: list[str] = []
    for field in ("card", "cards", "battle", "library"):
        value = getattr(do, field, UNSET)
        found += [value] if isinstance(value, str) else () if value is UNSET else value
    return tuple(found)


def _wrong_fields(now: State, do: Action) -> Refusal | None:
    match do:
        case a.Pick(school=school, card=card) if (school is UNSET) == (card is UNSET):
            return refuse(INPUT, "ambal-one-of", one="school", other="card")
        case a.Deck(battle=battle, starter=starter):
            return _wrong_deck(do) if (battle is UNSET) != (starter is UNSET) else _one_of("battle", "starter")
        case a.Adjust(counter=counter, card=card):
            return _wrong_adjust(do) if (counter is UNSET) != (card is UNSET) else _one_of("counter", "card")
        case a.Choose(target=target, remove=remove) if target is UNSET and remove is UNSET:
            return refuse(INPUT, "ambal-choose-what")
        case a.Resolve(effects=effects) if effects is not UNSET:
            return _wrong_effects(now, do)
    return None


def _one_of(one: str, other: str) -> Refusal:
    return refuse(INPUT, "ambal-one-of", one=one, other=other)


def _wrong_deck(do: a.Deck) -> Refusal | None:
    if do.starter is UNSET or do.starter in STARTERS:
        return None
    return refuse(INPUT, "ambal-no-such-starter", starter=do.starter, starters=", ".join(STARTERS))


def _wrong_adjust(do: a.Adjust) -> Refusal | None:
    if do.card is UNSET and do.to is UNSET:
        return refuse(INPUT, "input-missing", field="to")
    if do.counter is UNSET and do.zone is UNSET:
        return refuse(INPUT, "input-missing", field="zone")
    return None


def _wrong_effects(now: State, do: a.Resolve) -> Refusal | None:
    """What people enter keeps to the vocabulary, and names only seats of this table."""
    assert do.effects is not UNSET
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
