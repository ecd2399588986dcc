"""A refusal is data: which clause an action broke, and what to say about it. Nothing has changed when there is one."""

from typing import Any, final

from msgspec import Struct

from engine.message import Message

INPUT = "TABLE-INPUT"
ADJUST = "TABLE-ADJUST"
UNDO = "TABLE-UNDO"


@final
class Refusal(Struct, frozen=True):
    """There is no other kind of it, so `type(x) is Refusal` tells: on the way of every move that is quicker to ask."""

    clause: str
    message: Message


def refuse(clause: str, id: str, **args: Any) -> Refusal:
    """The refusal of an action by `clause`; `id` and `args` are the message that explains it."""
    return Refusal(clause, Message(id, args))
