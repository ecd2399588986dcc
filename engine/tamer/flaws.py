"""What is wrong with a card's effects as a whole, where each field by itself is right."""

from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from engine.message import Message, message
from engine.tamer.cards import Each, Effect, Flip, Kin, Kinds, Op, Those, Who


def flaw(effects: tuple[Effect, ...]) -> Message | None:
    """The first thing that the vocabulary does not allow."""
    for effect in effects:
        for op in () if effect.ops is UNSET else effect.ops:
            found = next(_wrong(effect, op), None)
            if found is not None:
                return found
    return None


def _wrong(effect: Effect, op: Op) -> Iterator[Message]:
    if op.test is not UNSET:
        yield from _counted("at_least", "of", op.test.of, op.test.kinds)
    if isinstance(op, Flip):
        if effect.when == "draft":
            yield message("tamer-card-draft-flip")
        return
    if isinstance(op.n, Each):
        yield from _counted("each", "per", op.n.per, op.n.kinds)
    if isinstance(op.to, Those):
        yield from _meant(op.to)


def _counted(field: str, name: str, who: Who | UnsetType, kinds: Kinds | UnsetType) -> Iterator[Message]:
    """Either creatures or kinds are counted."""
    if (who is UNSET) == (kinds is UNSET):
        yield message("tamer-card-one-of", field=field, one=name, other="kinds")
    elif isinstance(who, Kin):
        yield from _kin(who)


def _meant(who: Those) -> Iterator[Message]:
    if who.choose is UNSET:
        yield from [message("tamer-card-from")] if who.among is not UNSET else _kin(who)
    elif who.among is UNSET or who.other or _given(who):
        yield message("tamer-card-from")
    elif isinstance(who.among, Kin):
        yield from _kin(who.among)


def _kin(who: Kin) -> Iterator[Message]:
    if len(_given(who)) != 1:
        yield message("tamer-card-kin")


def _given(who: Kin) -> list[str]:
    return [name for name in ("type", "element") if getattr(who, name) is not UNSET]
