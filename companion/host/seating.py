"""Between the evening and one game: who sits at which of its seats, what was chosen, and who begins the next one."""

from collections.abc import Mapping
from typing import Any

from companion.lobby.choice import Choice, Wish, chosen, game_of
from companion.lobby.evening import Evening, Moves
from companion.log.progress import PRACTICE
from engine import registry
from engine.refusal import Refusal
from engine.setup import Header

FIRST = "first"
"""The option that says which seat begins, in games whose rules leave that to the players."""


def same_people(before: Mapping[int, str], names: Mapping[int, str]) -> Moves:
    """Who sat there before, by name: at the same seat, or at the only other one with that name."""
    stay = {seat: seat for seat, name in before.items() if names.get(seat) == name}
    left = {name: seat for seat, name in names.items() if name and seat not in stay}
    alone = {name for name in left if list(names.values()).count(name) == 1}
    go = {seat: left[name] for seat, name in before.items() if seat not in stay and name in alone}
    return stay | go if len(set(go.values())) == len(go) else stay


def choice_of(header: Header, before: Choice, *, training: bool) -> Choice:
    """What was chosen for a game, so that the same can be played again. Who begins is not chosen: that goes round.

    A practice round before a game leaves the choice as it was: the game itself is next.
    """
    if header.mode == PRACTICE and header.game == before.game:
        return before
    options = {name: value for name, value in header.options.items() if name != FIRST}
    choice = chosen(Choice(header.game), Wish(mode=header.mode, options=options, training=training))
    return Choice(header.game) if isinstance(choice, Refusal) else choice


def first_of(header: Header) -> int:
    """The seat that begins; 0 where the game itself decides."""
    first: int = header.options.get(FIRST, 0) if _leaves_it_open(header.game) else 0
    return first


def next_first(evening: Evening, people: int) -> dict[str, Any]:
    """The option by which the next player begins, after another game of the same kind; a choice of people wins."""
    if not evening.first or not people or FIRST in evening.choice.options:
        return {}
    return {FIRST: evening.first % people + 1} if _leaves_it_open(game_of(evening.choice).name) else {}


def _leaves_it_open(name: str) -> bool:
    game = registry.find(name)
    return game is not None and FIRST in game.options.__struct_fields__
