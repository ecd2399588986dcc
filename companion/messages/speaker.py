"""Turns facts, prompts and refusals into sentences, with the names of those at the table. It never raises."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from companion.catalogues import game_of, games
from companion.game_parts import ENGLISH
from companion.messages.language import find_language
from companion.messages.visible import on_one_line
from engine.action import TABLE, Fact, to_data
from engine.message import Message
from engine.refusal import Refusal
from engine.view import View

if TYPE_CHECKING:
    from companion.messages.voice import Voice


# What Fluent leaves where a function found nothing to work on.
_UNFILLED = re.compile(r"\b[A-Z]+\(\)")


_NO_LETTER = re.compile("[^a-z0-9]+")
TRAINING = "training"
"""The catalogue with the names of the invented cards of training sets."""
UNTOLD = "?"
"""Stands in views and facts for a card that the table was not told, or that the viewer may not know."""


class Speaker:
    """One language, and the names of seats and cards."""

    def __init__(
        self,
        language: str = ENGLISH,
        names: Mapping[int, str] | None = None,
        cards: Mapping[str, str] | None = None,
        *,
        game: str | None = None,
        isolating: bool = False,
    ) -> None:
        """`isolating` marks where names begin and end, for a page that mixes writing directions."""
        found = find_language(language)
        self.language = ENGLISH if isinstance(found, Message) else found
        self.names = dict(names or {})
        self.cards = cards or {}
        self.game = game
        self._isolating = isolating
        self._voices: dict[tuple[str, str | None], Voice] = {}
        """By message and game: looking through the catalogues takes as long as the sentence itself."""
        self.notice = self.message(found) if isinstance(found, Message) else None
        """Why English is used, if another language was asked for."""

    def message(self, message: Message) -> str:
        """The sentence; messages among its arguments are translated first."""
        return self._say(message.id, message.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what to do instead; the caller shows the clause beside it."""
        return self.message(refusal.message)

    def fact(self, game: str, fact: Fact | Mapping[str, Any]) -> str:
        """What became true, as a sentence; also for a fact read back from a log."""
        args = dict(to_data(fact) if isinstance(fact, Fact) else fact)
        tag = args.pop("fact")
        id = f"fact-{_dashed(game)}-{tag}"
        return self._say(id, args) if self.knows(id) else _bare(tag, args)

    def prompt(self, view: View, reminders: Iterable[str] = ()) -> list[str]:
        """What to do now; then the rules that people keep by themselves; in practice, all rules of the moment."""
        self.names |= {seat.seat: seat.name for seat in view.seats}
        args = _awaited(view) | {"turn": view.turn} | _outcome(view) | view.prompt.args
        moment = _dashed(view.prompt.id.replace(".", "-"))
        lines = [self._say(f"prompt-{moment}", args)]
        lines += [self._say(f"clause-{clause.lower()}", args) for clause in reminders]
        if view.mode == "practice" and self.knows(f"practice-{moment}"):
            lines.append(self._say(f"practice-{moment}", args))
        return lines

    def term(self, id: str, /, **args: Any) -> str:
        """The name of a phase, a counter, a flag, a game, a mode; or any other message by its id."""
        return self._say(id, args)

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id, if only in English."""
        return self._voice(id) is not None

    # Names, as the catalogues ask for them

    def seat(self, number: int) -> str:
        """Ana; or "seat 3" for a nameless one; or the table."""
        if number == TABLE:
            return self._say("seat-table", {})
        return on_one_line(self.names.get(number, "")) or self._say("seat-unnamed", {"number": number})

    def card(self, id: str) -> str:
        """The printed name; the id of a card that is not known; or just "a card", where it was not told.

        A player's second card of one kind has the id `wolf#2`, and is called Wolf (2).
        """
        if id in ("", UNTOLD):
            return self._say("card-unnamed", {})
        kind, mark, number = id.partition("#")
        name = self.named(self.cards.get(kind, kind))
        return f"{name} ({number})" if mark else name

    def named(self, name: str) -> str:
        """What a card of this printed name is called in this language: invented cards have a name in each."""
        name = on_one_line(name)
        if self.language == ENGLISH:
            return name
        from companion.messages.voice import voice

        id = name_id(name)
        own = (voice(self.language, game, self._isolating) for game in (self.game, TRAINING))
        return self._say(id, {}) if any(id in each for each in own) else name

    def called(self, id: str) -> str | None:
        """A term of any game, for a message that belongs to none; None if no game has it."""
        return self.term(id) if self.knows(id) else None

    # From an id to a sentence

    def _say(self, id: str, args: Mapping[str, Any]) -> str:
        """The sentence; with its id added if an argument is missing, and the id alone if there is no message."""
        said = self._attempt(id, args)
        return said or self._attempt("no-words", {"id": id}) or id

    def _attempt(self, id: str, args: Mapping[str, Any]) -> str | None:
        try:
            if (voice := self._voice(id)) is None:
                return None
            text, errors = voice.say(id, {name: self._gap(value) for name, value in args.items()}, self)
        except Exception:  # a broken catalogue must not stop a game; the tests format every message once
            return None
        return f"{_UNFILLED.sub('…', text)} ({id})" if errors else text

    def _gap(self, value: Any) -> Any:
        from companion.messages.gaps import fill

        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, list | tuple) and value and all(isinstance(each, Message) for each in value):
            return " ".join(map(self.message, value))
        return fill(value)

    def _voice(self, id: str) -> "Voice | None":
        """The voice that has this message, in this language or else English.

        Tried in this order: the game in the id, this speaker's game, the core catalogue, any other game.
        """
        if (id, self.game) not in self._voices and (found := self._search(id)) is not None:
            self._voices[id, self.game] = found
        return self._voices.get((id, self.game))

    def _search(self, id: str) -> "Voice | None":
        from companion.messages.voice import voice  # imported late: help needs none of it

        for language in dict.fromkeys((self.language, ENGLISH)):
            near = [game for game in (game_of(id, language), self.game) if game]
            for game in dict.fromkeys((*near, None, *games(language))):
                found = voice(language, game, self._isolating)
                if id in found:
                    return found
        return None


def name_id(name: str) -> str:
    """The id of the message with the names of a card of this printed name."""
    return f"named-{_NO_LETTER.sub('-', name.lower()).strip('-')}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _awaited(view: View) -> dict[str, Any]:
    return {"to_act": view.to_act, "everybody": {seat.seat for seat in view.seats} <= set(view.to_act)}


def _outcome(view: View) -> dict[str, Any]:
    """Who won and why, for the prompt of a game that is over."""
    return {} if view.result is None else {key: to_data(view.result)[key] for key in ("winners", "losers", "reason")}


def _bare(tag: str, args: Mapping[str, Any]) -> str:
    """A fact of a game without a catalogue, told without words: `hit: seat 1, n 3`."""
    told = ", ".join(f"{name} {value}" for name, value in args.items())
    return f"{tag}: {told}" if told else tag
