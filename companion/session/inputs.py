"""From what a device tells to what the game can use: whose tag that is, and what to say when it is nobody's."""

from collections.abc import Callable

from msgspec import Struct

from companion.messages.hardware import reason
from companion.session.notices import Notice
from engine.message import message
from engine.refusal import INPUT, Refusal, refuse
from hardware.inputs import Clash, Down, Input, Missed, Status, Tap, Unread, Up
from hardware.roles import spot


class Tagged(Struct, frozen=True):
    """What a registered tag is stuck on. A token belongs to no game and serves in all."""

    game: str | None
    card: str


Tags = Callable[[str], Tagged | None]
"""Finds the card of a chip's number."""


def card_of(told: Tap, game: str, tags: Tags) -> str | Refusal:
    """The card that was tapped, if it is one of this game.

    What this table has registered counts more than what stands on the tag: somebody else may have written that.
    """
    tagged = tags(told.uid) if told.uid else None
    if tagged is None:
        return told.card or refuse(INPUT, "tag-unknown", uid=told.uid)
    if tagged.game not in (None, game):
        return refuse(INPUT, "tag-other-game", card=tagged.card, game=tagged.game, wanted=game)
    return tagged.card


def notice_of(told: Input) -> Notice | None:
    """What people should know of an input that is no move of the game."""
    match told:
        case Clash(tags=tags):
            return _about(told, "reader-clash", count=len(tags))
        case Unread(why=why):
            return _about(told, f"reader-{why}")
        case Missed(count=count):
            return _about(told, "device-missed", count=count)
        case Status(state=Up()):
            return _about(told, "device-up")
        case Status(state=Down() as down):
            return _about(told, "device-down", why=reason(down))
        case _:
            return None


def _about(told: Input, id: str, **args: object) -> Notice:
    place = spot(told.device)
    return Notice(message(id, device=told.device, **args), device=told.device, seat=place.seat if place else None)
