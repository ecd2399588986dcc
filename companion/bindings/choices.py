"""What a seat may do now, by what is missing in it: nothing, one card, one target or one number."""

from collections.abc import Iterable
from typing import Any, Literal

from engine.action import TABLE, Action
from engine.game import Game, read_action
from engine.history import History
from engine.legal import OPEN, spelled_out
from engine.refusal import Refusal
from engine.verbs import Adjust, Concede, Name

Entry = dict[str, Any]
Gap = Literal["card", "target"]

APART = tuple(kind.verb() for kind in (Name, Concede, Adjust))
"""What every game has and no device does: it is done on the page, by somebody who means it."""
WHEN = ("at", "err")
"""Fields that say when a press was; whoever tells the input puts them there."""
WHO = {"do", "seat"}


class Choices:
    """The legal actions of one seat at this moment, as far as one gesture can say which is meant.

    Where none of its own can be meant, one that anybody may do for the table is.
    """

    def __init__(self, history: History, seat: int) -> None:
        self._game = history.game
        self._own = _entries(history, seat)
        self._anybodys = [entry for entry in _entries(history, TABLE) if self._is_anybodys(entry)] if seat else []

    def whole(self, *, timed: bool) -> tuple[Action, ...]:
        """The actions to which nothing has to be added; those whose moment decides (`timed`), or all others."""
        for entries in (self._own, self._anybodys):
            found = [entry for entry in entries if entry.keys() == WHO and self._game.is_timed(entry) == timed]
            if found:
                return tuple(self._read(entry) for entry in found)
        return ()

    def filled(self, gap: Gap, value: str | int) -> Action | None:
        """The one action that the value completes. One that it would complete, were it legal, is for the rules."""
        entries = [entry for entry in self._own if gap in entry] or [one for one in self._anybodys if gap in one]
        fitting = [entry for entry in entries if entry[gap] in (OPEN, value)] or entries
        rests = _simplest([{key: one[key] for key in one if key != gap} for one in fitting])
        if len(rests) != 1:
            return None
        action = read_action(self._game, rests[0] | {gap: value})
        return None if isinstance(action, Refusal) else action

    def numbered(self) -> dict[int, Action]:
        """The actions of the one verb that lacks a number and nothing else, by that number; empty: none, or several."""
        verbs = _numbers(self._own) or _numbers(self._anybodys)
        [found] = verbs.values() if len(verbs) == 1 else [{}]
        return {number: self._read(entry) for number, entry in found.items()}

    def _is_anybodys(self, entry: Entry) -> bool:
        return self._game.verbs[entry["do"]] in self._game.anybody

    def _read(self, entry: Entry) -> Action:
        action = read_action(self._game, entry)
        assert not isinstance(action, Refusal), action
        return action


def takes(game: Game[Any], gap: Gap) -> bool:
    """Whether anything that people do in this game names a card, or a target."""
    return any(gap in kind.__struct_fields__ for verb, kind in game.verbs.items() if verb not in APART)


def _entries(history: History, seat: int) -> list[Entry]:
    """What that seat may do by a device."""
    listed = (entry for entry in history.known.legal(seat) if entry["do"] not in APART)
    return _distinct(one for entry in listed for one in spelled_out(entry))


def _distinct(entries: Iterable[Entry]) -> list[Entry]:
    """Without their moments, and each once."""
    found: list[Entry] = []
    for entry in entries:
        timeless = {key: value for key, value in entry.items() if key not in WHEN}
        if timeless not in found:
            found.append(timeless)
    return found


def _numbers(entries: Iterable[Entry]) -> dict[tuple[str, str], dict[int, Entry]]:
    """Those that lack one number and nothing else, by their verb and field."""
    verbs: dict[tuple[str, str], dict[int, Entry]] = {}
    for entry in entries:
        for field in entry.keys() - WHO - {"card", "target"}:
            if len(entry) == len(WHO) + 1 and type(entry[field]) is int:
                verbs.setdefault((entry["do"], field), {})[entry[field]] = entry
    return verbs


def _simplest(rests: list[Entry]) -> list[Entry]:
    """Each once, and those that say nothing else before all others; what is still open in several fields is left."""
    closed = _distinct(rest for rest in rests if OPEN not in rest.values())
    return [rest for rest in closed if rest.keys() == WHO] or closed
