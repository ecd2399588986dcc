"""Effects that fit the vocabulary word by word and still make no card: which, and why."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.ambal import cards as c
from engine.message import Message, message

SEVERAL = ("opponents", "allies", "everyone")
WHILE = (c.Cost, c.ReduceDamage, c.ReduceHeal)
AT_ONCE = (c.Boon, c.Curse, c.Interrupt)
"""These happen in the turn in which the card is played, and never by another card."""


def flaw(effects: tuple[c.Effects, ...], *, entered: bool = False) -> Message | None:
    """The first thing wrong. Seat numbers are for people who enter what a card says, not for packs."""
    return next(_flaws(effects, entered), None)


def _flaws(effects: tuple[c.Effects, ...], entered: bool) -> Iterator[Message]:
    if sum(isinstance(effect, c.Boon | c.Curse) for effect in effects) > 1:
        yield message("ambal-flaw-two-durations")
    if sum(map(_counted, effects)) > 1:
        yield message("ambal-flaw-two-removals")
    lasting = c.lasts(effects) is not None
    for effect in effects:
        yield from _effect(effect, lasting=lasting, inside=False, entered=entered)


def _counted(effect: c.Effects) -> bool:
    """A removal that leaves a choice."""
    return isinstance(effect, c.Remove) and effect.n != "all"


def _effect(effect: c.Effects, *, lasting: bool, inside: bool, entered: bool) -> Iterator[Message]:
    op = str(effect.__struct_config__.tag)
    if effect.when in ("start", "while", "damaged") and not lasting:
        yield message("ambal-flaw-when", op=op, when=effect.when)
    if effect.when == "while":
        yield from _while(effect, op)
    elif isinstance(effect, c.Aimed) and effect.to is UNSET:
        yield message("ambal-flaw-to-missing", op=op)
    if isinstance(effect, AT_ONCE) and (inside or effect.when != "use"):
        yield message("ambal-flaw-at-once", op=op)
    if isinstance(effect, c.Boon | c.Curse) and effect.to in (*SEVERAL, "bearer"):
        yield message("ambal-flaw-several", op=op)
    if _counted(effect):
        yield from _removal(effect, inside)
    yield from _seats(effect, op, entered)
    if effect.test is not UNSET:
        yield from _test(effect.test, op)
    if isinstance(effect, c.Next):
        for inner in effect.effects:
            yield from _effect(inner, lasting=False, inside=True, entered=entered)


def _while(effect: c.Effects, op: str) -> Iterator[Message]:
    if not isinstance(effect, WHILE):
        yield message("ambal-flaw-while-op", op=op)
    elif effect.to is not UNSET or effect.test is not UNSET:
        yield message("ambal-flaw-while-fields", op=op)


def _removal(effect: c.Effects, inside: bool) -> Iterator[Message]:
    if inside or effect.when != "use" or getattr(effect, "to", UNSET) in SEVERAL:
        yield message("ambal-flaw-removal")


def _seats(effect: c.Effects, op: str, entered: bool) -> Iterator[Message]:
    of = UNSET if effect.test is UNSET else effect.test.of
    if not entered and (isinstance(getattr(effect, "to", UNSET), int) or isinstance(of, int)):
        yield message("ambal-flaw-seat-number", op=op)


def _test(test: c.If, op: str) -> Iterator[Message]:
    asked = [one for one in (test.condition, test.curse, test.boon, test.mastery) if one is not UNSET]
    if len(asked) != 1 or asked[0] is False or (test.mastery is UNSET) != (test.min is UNSET):
        yield message("ambal-flaw-test", op=op)
