"""From a chip to a card: whose tag it is, and what to say when it is nobody's."""

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

    What this table has registered counts more than what stands on the tag: somebody else may have written that.
    """
    tagged = tags(told.uid) if told.uid else None
    if tagged is None:
        return told.card or refuse(INPUT, "tag-unknown", uid=told.uid)
    if tagged.game not in (None, game):
        return refuse(INPUT, "tag-other-game", card=tagged.card, game=tagged.game, wanted=game)
    return tagged.card
