"""What is wrong with a card's effects as a whole, where each field by itself is right."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.message import Message, message
from engine.tamer.cards import Buff, Each, Effect, Flip, If, Op, Those


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
        yield from _counted(op.test, op.test.of)
    if isinstance(op, Flip):
        if effect.when == "draft":
            yield message("tamer-card-draft-flip")
        return
    if isinstance(op.n, Each):
        yield from _counted(op.n, op.n.per)
    yield from _meant(op)


def _counted(count: If | Each, who: object) -> Iterator[Message]:
    """Either creatures or kinds are counted, and nobody chooses which ones."""
    counts, names = ("per", "each") if isinstance(count, Each) else ("of", "at_least")
    if (who is UNSET) == (count.kinds is UNSET):
        yield message("tamer-card-one-of", field=names, one=counts, other="kinds")
    elif isinstance(who, Those):
        if who.choose is not UNSET:
            yield message("tamer-card-choose-where")
        yield from _those(who)


def _meant(op: Buff) -> Iterator[Message]:
    if isinstance(op.to, Those):
        yield from _those(op.to)


def _those(who: Those) -> Iterator[Message]:
    given = [name for name in ("type", "element", "choose") if getattr(who, name) is not UNSET]
    if len(given) != 1:
        yield message("tamer-card-those")
    elif (who.choose is UNSET) != (who.among is UNSET) or (who.other and who.choose is not UNSET):
        yield message("tamer-card-from")
    elif isinstance(who.among, Those):
        if who.among.choose is not UNSET:
            yield message("tamer-card-choose-where")
        yield from _those(who.among)
