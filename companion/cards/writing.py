"""Writing card ids onto tags, so that any table can read them: which tag gets which card."""

from collections.abc import Sequence

from msgspec import Struct

from companion.cards.registry import Registry, Tag
from companion.cards.said import Said, done, no
from companion.messages.hardware import message_of
from engine.message import message
from hardware.pn532 import NotWritten, Written


class Now(Struct, frozen=True):
    """Where the writing stands."""

    done: int
    total: int
    next: str | None
    """The card that the next tag becomes; None where every tag says itself which card it is."""


class Writing:
    """Gets taps and the results of writing. With a list of cards, each tap takes the next one of it.

    Without a list, a tag becomes the card that it is registered as.
    """

    def __init__(self, registry: Registry, game: str, wanted: Sequence[str] = ()) -> None:
        self._registry, self._game = registry, game
        self._waiting, self._total = list(wanted), len(wanted)
        self._listed = bool(wanted)
        self._mine: dict[str, str] = {}

    def now(self) -> Now:
        """How many are written, of how many, and which card is next."""
        return Now(len(self._mine), self._total, self._waiting[0] if self._waiting else None)

    @property
    def over(self) -> bool:
        """Whether all cards of the list have been written or left out."""
        return self._listed and not self._waiting

    def card_for(self, uid: str) -> str | Said:
        """The card that is to be written onto this tag; or why nothing is."""
        if uid in self._mine:
            return no("cards-write-again", card=self._mine[uid])
        held = self._registry.find(uid)
        if not self._listed:
            return held.card if held and self._plays(held) else no("cards-write-unregistered", game=self._game)
        card = self._waiting[0]
        if held is not None and not (held.card == card and self._plays(held)):
            return no("cards-write-registered", card=held.card, uid=uid)
        return card

    def written(self, uid: str, card: str, outcome: Written | NotWritten) -> Said:
        """Note the outcome of writing `card` onto that tag, and say it."""
        if isinstance(outcome, NotWritten):
            return Said("no", message_of(outcome.why))
        self._mine[uid] = card
        if self._waiting:
            self._waiting.pop(0)
        return done("cards-written", card=card, uid=uid)

    def skip(self) -> Said:
        """Leave the next card of the list out."""
        if not self._waiting:
            return no("cards-nothing-to-skip")
        return Said("no", message("cards-skipped", card=self._waiting.pop(0)))

    def _plays(self, held: Tag) -> bool:
        return held.game in (None, self._game)
