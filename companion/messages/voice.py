"""One language with the messages of one game; each is parsed when it is first needed."""

import re
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from companion.catalogues import CORE, games, messages
from companion.game_parts import catalogue
from companion.messages.gaps import BySeat, Many, one_line
from companion.messages.grammar import GRAMMARS
from companion.messages.sentence import Entry, Sentence, as_number, parsed
from hardware.roles import spot

# Fluent keeps the line breaks of a long message; they are replaced by spaces.
_FOLD = re.compile(r"\s*\n\s*")


class Names(Protocol):
    """The names of seats, cards and terms: the speaker knows them, a catalogue does not."""

    def seat(self, number: int) -> str:
        """The player's name, or that of the seat."""

    def card(self, id: str) -> str:
        """The printed name."""

    def called(self, id: str) -> str | None:
        """A term of any game; None if no game has it."""


_names: ContextVar[Names] = ContextVar("names")
"""The names for the current sentence; voices are shared between speakers, since parsing is slow."""


def voice(language: str, game: str | None, isolating: bool) -> "Voice":
    """The voice for that language and game; for a game without a catalogue, one with all other catalogues."""
    known = game if game in games(language) else None
    return _voice(language, known, None if known is None else catalogue(known, language), isolating)


@cache
def _voice(language: str, game: str | None, file: Path | None, isolating: bool) -> "Voice":
    """Cached. The file is part of the key, since a game of the same name may have another one."""
    return Voice(language, game, isolating)


class Voice:
    """The core catalogue, and what one game adds to it or overrides."""

    def __init__(self, language: str, game: str | None, isolating: bool) -> None:
        self._written = dict(messages(language, CORE))
        if game is not None:
            self._written |= messages(language, game)
        self._functions: dict[str, Any] = {
            "SEAT": self._seats,
            "SEATS": self._seats,
            "CARD": self._cards,
            "COUNT": self._count,
            "DEVICE": self._device,
            "TERM": self._term,
            "EACH": self._each,
            "PAIRS": self._pairs,
            "NUMBER": as_number,
            "NUMBERS": self._numbers,
        }
        self._grammar, self._isolating = GRAMMARS[language], isolating
        self._parsed: dict[str, Entry | None] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._written

    @property
    def parsed(self) -> frozenset[str]:
        """The messages that have been needed so far."""
        return frozenset(self._parsed)

    def say(self, id: str, args: dict[str, Any], names: Names) -> tuple[str, list[Exception]]:
        """The sentence, and errors: a missing argument leaves a gap and gives an error, but raises nothing."""
        token = _names.set(names)
        try:
            entry = self._entry(id)
            assert entry is not None, f"{id} is not written as Fluent wants it"
            assert entry.value is not None, f"{id} has no text"
            sentence = Sentence(self._entry, self._functions, self._grammar, args, isolating=self._isolating)
            text = sentence.said(entry.value)
            return _FOLD.sub(" ", text).strip(), sentence.errors
        finally:
            _names.reset(token)

    def _entry(self, id: str) -> Entry | None:
        if id not in self._parsed and id in self._written:
            self._parsed[id] = parsed(self._written[id])
        return self._parsed.get(id)

    # What a catalogue may call

    def _seats(self, value: Any, of: str = "all") -> str:
        """SEAT($seat), SEATS($waiting), SEATS($waiting, of: "players"): names instead of numbers."""
        numbers = [n for n in (value.items if isinstance(value, Many) else [value]) if n or of != "players"]
        return self._list([one_line(_names.get().seat(int(number))) for number in numbers])

    def _cards(self, value: Any) -> str:
        """CARD($card): the name of a card or of several."""
        ids = value.items if isinstance(value, Many) else [value]
        return self._list([one_line(_names.get().card(str(id))) for id in ids])

    def _count(self, value: Any, of: str = "all") -> int:
        """COUNT($waiting), or only of: "players" or "table" (seat 0). What is no list is one."""
        seats = list(value.items) if isinstance(value, Many | BySeat) else [value]
        players = sum(1 for seat in seats if seat != 0)
        counts = {"all": len(seats), "players": players, "table": len(seats) - players}
        return counts[of]

    def _term(self, value: Any, kind: str) -> str:
        """TERM($counter, kind: "counter") says the message `counter-castle`; without one, the word itself."""
        if isinstance(value, Many):
            return self._list([self._term(item, kind) for item in value.items])
        id = f"{kind}-{value}".lower().replace("_", "-")
        return self._inner(id) if id in self else _names.get().called(id) or str(value)

    def _device(self, value: Any) -> str:
        """DEVICE($device): Ana’s reader, for "seat1.reader"; a name that is no device of a table stays as it is."""
        place = spot(str(value))
        if place is None:
            return str(value)
        role = self._term(place.role, "role")
        return self._inner("device-at-seat" if place.seat else "device-of-table", seat=place.seat, role=role)

    def _each(self, value: BySeat, message: str) -> str:
        """EACH($trim, message: "ambush-trim") says that message for each seat with its number, as $seat and $count."""
        said = (self._inner(message, seat=seat, count=count) for seat, count in value.items.items())
        return " ".join(filter(None, said))

    def _pairs(self, value: Many) -> str:
        """PAIRS($battles) names those who meet: Ana – Cy and Bo – Di."""
        return self._list([" – ".join(self._seats(seat) for seat in pair.items) for pair in value.items])

    def _numbers(self, value: Many) -> str:
        """NUMBERS($allowed) tells rows of more than two by their ends: 2 or 4 to 8."""
        rows: list[list[int]] = []
        for number in map(int, value.items):
            if rows and rows[-1][-1] == number - 1:
                rows[-1].append(number)
            else:
                rows.append([number])
        told = [one for row in rows for one in self._row(row)]
        rest, last = ", ".join(told[:-1]), told[-1]
        return self._inner("numbers-or", rest=rest, last=last) if rest else last

    def _row(self, row: list[int]) -> list[str]:
        return [self._inner("numbers-to", first=row[0], last=row[-1])] if len(row) > 2 else list(map(str, row))

    def _list(self, parts: list[str]) -> str:
        """Ana, Bo and Cy."""
        said = ""
        for number, part in enumerate(parts, 1):
            link = "list-last" if number == len(parts) else "list-more"
            said = self._inner(link, said=said, next=part) if said else part
        return said

    def _inner(self, id: str, **args: Any) -> str:
        """A message inside a message; its errors count as errors of the whole."""
        text, errors = self.say(id, args, _names.get())
        if errors:
            raise errors[0]
        return text
