"""Who is meant: the words of a card as seats, and whom a Target Token may name."""

from msgspec import UNSET, UnsetType

from engine.ambal import cards as c
from engine.ambal.cards import Aim, Card, Effects, Whom
from engine.ambal.state import State
from engine.ambal.texts import aim_said, text


def word(now: State, user: int, to: Whom | UnsetType) -> str | None:
    """What a card's `to` counts as; a seat number is you, your partner or an opponent."""
    if to is UNSET:
        return None
    if isinstance(to, str):
        return to
    if to == user:
        return "you"
    return "partner" if to in now.team(user) else "opponent"


def seats_meant(now: State, user: int, target: int | None, bearer: int | None, to: Whom) -> tuple[int, ...]:
    """The seats that a word means, the defeated included."""
    match to:
        case "opponent":
            return now.others(user) if not now.box.double else _opponent(now, user, target)
        case "you":
            return (user,)
        case "partner":
            return () if (partner := now.partner(user)) is None else (partner,)
        case "opponents":
            return now.others(user)
        case "allies":
            return now.team(user)
        case "everyone":
            return tuple(now.numbers)
        case "bearer":
            return () if bearer is None else (bearer,)
        case "target":
            return () if target is None else (target,)
        case "ally":
            return (target,) if target is not None and now.box.double and target in now.team(user) else (user,)
        case seat:
            return (seat,)


def _opponent(now: State, user: int, target: int | None) -> tuple[int, ...]:
    """In Double the player whom the token names, if that is an opponent."""
    return (target,) if target is not None and target in now.others(user) else ()


def bearer_of(now: State, user: int, target: int | None, effects: tuple[Effects, ...]) -> int | None:
    """On whom the Boon or Curse of a skill comes to lie."""
    lasting = text(effects).lasting
    if lasting is None or lasting.to is UNSET:
        return None
    meant = seats_meant(now, user, target, None, lasting.to)
    return meant[0] if meant else None


def aim(now: State, user: int, card: Card, effects: tuple[Effects, ...] | None) -> Aim | None:
    """At whom a skill is aimed: as its data say, else as its effects do; None when neither is known, or at anybody."""
    if card.aim is not UNSET:
        return card.aim
    if effects is None:
        return None
    said = text(effects)
    if said.numbers:
        return aim_said(effects, {word(now, user, effect.to) for effect in effects if isinstance(effect, c.Aimed)})
    return said.aim


def tokens(now: State, user: int, card: Card) -> tuple[int, ...]:
    """Whom the token beside a card may name in Double."""
    kind = now.box.kinds[card.id]
    allowed = _aimed(now, user, kind.aim)
    if not now.anybody_defeated:
        return allowed
    partner = now.partner(user)
    back = kind.resurrects or not kind.known
    return tuple([seat for seat in allowed if not now.seat(seat).defeated or (back and seat == partner)])


def _aimed(now: State, user: int, aim: Aim | None) -> tuple[int, ...]:
    match aim:
        case "you":
            return (user,)
        case "opponent":
            return now.others(user)
        case "partner":
            return tuple([seat for seat in now.team(user) if seat != user])
        case "ally":
            return now.team(user)
        case "other":
            return tuple([seat for seat in now.numbers if seat != user])
        case _:
            return tuple(now.numbers)


def target_in_single(now: State, user: int, card: Card, effects: tuple[Effects, ...] | None) -> int | None:
    """The target of a skill that leaves no choice; None when its user chooses, or when it cannot be known yet."""
    if (effects is None and card.aim is UNSET) or chooses_in_single(card, effects):
        return None
    return now.others(user)[0] if aim(now, user, card, effects) in ("opponent", "other") else user


def chooses_in_single(card: Card, effects: tuple[Effects, ...] | None) -> bool:
    """Whether the skill says "target", if only in a test: then its user chooses the opponent or oneself."""
    return text(effects or ()).targets if card.aim is UNSET else card.aim == "target"
