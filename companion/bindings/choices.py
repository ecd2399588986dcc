"""What a seat may do now, sorted by what is missing: nothing, one card, one target or one number."""

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
"""Verbs that no device sends, so that nobody does them by accident: they are on the page only."""
WHEN = ("at", "err")
"""Fields that say when a press was, in seconds; the session fills them in."""
WHO = {"do", "seat"}


class Choices:
    """The legal actions of one seat at this moment from which one gesture can choose.

    If the gesture fits none of its own, actions that any player may do for the table are tried.
    """

    def __init__(self, history: History, seat: int) -> None:
        self._game = history.game
        self._own = _entries(history, seat)
        self._anybodys = [entry for entry in _entries(history, TABLE) if self._is_anybodys(entry)] if seat else []

    def whole(self, *, timed: bool) -> tuple[Action, ...]:
        """The actions without an open field: those judged by their moment (`timed`), or all others."""
        for entries in (self._own, self._anybodys):
            found = [entry for entry in entries if entry.keys() == WHO and self._game.is_timed(entry) == timed]
            if found:
                return tuple(self._read(entry) for entry in found)
        return ()

    def filled(self, gap: Gap, value: str | int) -> Action | None:
        """The one action that the value completes. If it is illegal it is given all the same: the rules refuse it."""
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
    """The entries without the time of a press, each once."""
    found: list[Entry] = []
    for entry in entries:
        timeless = {key: value for key, value in entry.items() if key not in WHEN}
        if timeless not in found:
            found.append(timeless)
    return found


def _numbers(entries: Iterable[Entry]) -> dict[tuple[str, str], dict[int, Entry]]:
    """The entries whose only field is a number, by verb and field, then by that number."""
    verbs: dict[tuple[str, str], dict[int, Entry]] = {}
    for entry in entries:
        for field in entry.keys() - WHO - {"card", "target"}:
            if len(entry) == len(WHO) + 1 and type(entry[field]) is int:
                verbs.setdefault((entry["do"], field), {})[entry[field]] = entry
    return verbs


def _simplest(rests: list[Entry]) -> list[Entry]:
    """Each once: those without any further field, or else all; entries with another open field are left out."""
    closed = _distinct(rest for rest in rests if OPEN not in rest.values())
    return [rest for rest in closed if rest.keys() == WHO] or closed
