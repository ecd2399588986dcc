"""From a tapped chip to its card, or to the refusal of an unknown one."""

from collections.abc import Callable

from msgspec import Struct

from engine.refusal import INPUT, Refusal, refuse
from hardware.inputs import Tap


class Tagged(Struct, frozen=True):
    """What a registered tag is stuck on. A token belongs to no game and serves in all."""

    game: str | None
    card: str


Tags = Callable[[str], Tagged | None]
"""Finds the card of a chip's number."""


def card_of(told: Tap, game: str, tags: Tags) -> str | Refusal:
    """The card that was tapped, if it is one of this game.

    The table's own registration has priority over what is written on the tag: anybody could have written that.
    """
    tagged = tags(told.uid) if told.uid else None
    if tagged is None:
        return told.card or refuse(INPUT, "tag-unknown", uid=told.uid)
    if tagged.game not in (None, game):
        return refuse(INPUT, "tag-other-game", card=tagged.card, game=tagged.game, wanted=game)
    return tagged.card
