"""Remembering cards: what people enter for a card in a game can be kept, and is proposed the next time.

A game plays with the cards of its header, so that replaying its log gives the same again. What is kept during a game is
therefore only proposed while it lasts; from the next game on it is what the card says.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from companion.cards.packs import OwnPacks, entry_of
from companion.cards.teaching import unteach
from companion.log import Log
from engine.action import Action
from engine.cards import Card, read_cards
from engine.game import Game, Step
from engine.history import History, Moment
from engine.lessons import Lesson, learned
from engine.message import Message, message

RECENT = 40
"""Steps for which an entry can still be kept: whoever entered it has gone on to other things after that."""
NAMING = ("id", "name")
"""Fields of a card that say nothing of what it does."""


class Entered(Struct, frozen=True):
    """Something that people entered about a card, as the card would say it."""

    card: Card
    by: Action
    """The last action that entered any of it: who may do that may keep it."""


class Remembering:
    """What was entered and what is kept, for the game that is at the table."""

    def __init__(self, log: Log, game: Game[Any], cards: tuple[dict[str, Any], ...]) -> None:
        """`cards`: those of the game's header."""
        self._log, self._game = log, game
        self._played = {card.id: card for card in _cards(cards, game)}
        self._own = dict[str, Card]()
        self.proposals = dict[str, dict[str, Any]]()
        """What is kept and the game does not know, by card: it is proposed to whoever enters that card."""
        self._entered: tuple[tuple[Any, int], tuple[Entered, ...]] = ((None, 0), ())
        self.count = 0
        """It grows with every change of what is kept, so that screens know when to look again."""
        self.look_again()

    def look_again(self) -> None:
        """Read what the table has kept, since somebody changed it."""
        self.count += 1
        entries = (entry for pack in OwnPacks(self._log).packs(self._game.name) for entry in pack.cards)
        self._own = {card.id: card for card in _cards(entries, self._game) if card.id in self._played}
        found = {id: self.says(card) for id, card in self._own.items()}
        self.proposals = {id: says for id, says in found.items() if says}

    # What was entered and is not kept yet

    def entered(self, history: History) -> tuple[Entered, ...]:
        """The newest entry for each card, oldest first; none that is kept already as it was entered."""
        key = history.state, self.count
        if self._entered[0][0] is not key[0] or self._entered[0][1] != key[1]:
            self._entered = key, tuple(self._unkept(history))
        return self._entered[1]

    def _unkept(self, history: History) -> Iterator[Entered]:
        if self._game.lesson is None:
            return
        lessons = dict[str, list[Lesson]]()
        by = dict[str, Action]()
        for moment in history.latest(RECENT):
            for action, lesson in _lessons(self._game, moment, history.state):
                lessons.setdefault(lesson.card, []).append(lesson)
                by[lesson.card] = action
        for id, some in lessons.items():
            known = self._known(id)
            card = None if known is None else learned(known, some)
            if card is not None and card != known and _is_sound(card, self._game):
                yield Entered(card, by[id])

    def _known(self, card: str) -> Card | None:
        """As it is kept, or else as the game has it."""
        return self._own.get(card) or self._played.get(card)

    def says(self, card: Card) -> dict[str, Any]:
        """What is new in it beside what the game has, in the words of a pack."""
        played, known = self._played.get(card.id), _plain(card)
        before = {} if played is None else _plain(played)
        return {key: value for key, value in known.items() if key not in NAMING and before.get(key) != value}

    # What is kept

    def keep(self, entered: Entered) -> dict[str, Any]:
        """Keep it in the table's own pack; gives the whole card."""
        card = entry_of(entered.card)
        OwnPacks(self._log).teach(self._game.name, card)
        self.look_again()
        return card

    def forget(self, card: str) -> Message | None:
        """Drop what would be proposed for a card."""
        says = self.proposals.get(card, {})
        if not unteach(self._log, self._game, card, tuple(says)):
            return message("cards-nothing-kept", card=card)
        self.look_again()
        return None


def _lessons(game: Game[Any], moment: Moment, now: Any) -> Iterator[tuple[Action, Lesson]]:
    """What each action of the step entered about a card."""
    assert game.lesson is not None
    state = moment.before
    for place, action in enumerate(moment.actions):
        if found := game.lesson(state, action, now):
            yield action, found
        if place + 1 < len(moment.actions):
            step = game.apply(state, action)
            assert isinstance(step, Step), "what was accepted once is accepted again"
            state = step.state


def _is_sound(card: Card, game: Game[Any]) -> bool:
    """Whether the game would take it from a pack: a table may count further than a card can say."""
    return not isinstance(read_cards((entry_of(card),), game.card), Message)


def _cards(entries: Iterable[dict[str, Any]], game: Game[Any]) -> Iterator[Card]:
    """Those that the game can read: a card may have been taught under other rules."""
    for entry in entries:
        read = read_cards((entry,), game.card)
        if not isinstance(read, Message):
            yield from read.values()


def _plain(card: Card) -> dict[str, Any]:
    """As JSON has it, so that what a file and what a player said can be compared."""
    said: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card))
    return said
