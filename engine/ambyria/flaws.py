"""Operations that fit the vocabulary word by word and still cannot be carried out: which, and why."""

from engine.ambyria import cards as c
from engine.message import Message, message
from engine.reading import shaped


def flaw(effects: tuple[c.Effect, ...]) -> Message | None:
    """The first thing wrong with the effects of a card."""
    for effect in effects:
        if not effect:
            return message("ambyria-flaw-empty")
        if len(effect) > 1 and any(isinstance(one, c.Text) for one in effect):
            return message("ambyria-flaw-text")
        for one in effect:
            if found := malformed(one) or _from_collection(one):
                return found
    return None


def malformed(one: c.Operations) -> Message | None:
    """What is wrong with one operation, wherever it stands."""
    op = str(one.__struct_config__.tag)
    source = getattr(one, "source", None)
    if source == "deck" and getattr(one, "n", 1) == "all":
        return message("ambyria-flaw-whole-deck", op=op)
    if one.who in ("others", "all") and picks(one):
        return message("ambyria-flaw-picking", op=op, who=one.who)
    return None


def picks(one: c.Operations) -> bool:
    """Whether single cards of the player it is done to have to be picked."""
    if isinstance(one, c.Take):
        return one.n != "all" and one.source in ("emberscape", "discard")
    return isinstance(one, c.Return) and one.n != "all"


def _from_collection(one: c.Operations) -> Message | None:
    if getattr(one, "source", None) == "collection":
        return message("ambyria-flaw-collection", op=str(one.__struct_config__.tag))
    return None


def entered(entry: c.Entry) -> c.Operations | Message:
    """The operation that people entered, or what is wrong with it."""
    if entry.op == "text":
        return message("ambyria-flaw-entered-text")
    one: c.Operations | Message = shaped(entry.operation(), c.Operations)  # type: ignore[arg-type]
    if isinstance(one, Message):
        return one
    return malformed(one) or one
