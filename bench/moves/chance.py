"""Players that choose at random among everything that is legal."""

from collections.abc import Iterator
from math import prod
from random import Random
from typing import Any

from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.game import Game
from engine.history import History
from engine.legal import Choice, legal
from engine.refusal import Refusal
from engine.view import View

NEVER = ("adjust", "concede", "name")
"""Verbs that are listed, but not chosen: a correction, a name, and the end of the game at any moment."""
LONGEST = 200
"""Actions after which a game is left, as many as half-moves of chess."""


def listed(game: Game[Any], state: Any, seat: int) -> list[Choice]:
    """All that a seat may do now, as typed values."""
    return list(legal(game, state, seat).choices())


def stands_for(choice: Choice) -> int:
    """How many actions it is; a field that may have any value counts once."""
    return prod(map(len, choice.values.values()))


def unchosen(game: Game[Any]) -> frozenset[type[Action]]:
    """What a player by chance leaves alone: the verbs of `NEVER`, and looks, after which nothing has changed."""
    return frozenset(kind for kind in game.actions if kind.verb() in NEVER or not kind.logged)


def willing(game: Game[Any], state: Any, seat: int, never: frozenset[type[Action]]) -> list[Choice]:
    """All that a seat may do now, without what nobody chooses."""
    return [choice for choice in listed(game, state, seat) if type(choice.offer.action) not in never]


def chosen(choices: list[Choice], chance: Random) -> Action:
    """One of them, with a value for each field that has several; open fields stay as they are."""
    choice = chance.choice(choices)
    values = {field: chance.choice(some) for field, some in choice.values.items()}
    return replace(choice.offer.action, **values) if values else choice.offer.action


class Stuck(Exception):
    """A game is not over, and nobody can do anything."""


def played(game: Game[Any], start: Any, seed: int, most: int = LONGEST) -> tuple[History, list[int]]:
    """A game by chance, to its end or to `most` actions, and the seat that was found to act for each action."""
    history, chance, never = History(game, start), Random(seed), unchosen(game)
    order, acted = Random(seed), list[int]()
    while history.count < most:
        view = game.view(history.state, None)
        if view.result is not None:
            break
        for seat in asked(view, order):
            if choices := willing(game, history.state, seat, never):
                break
        else:
            raise Stuck(f"{game.name} {view.mode}: nobody can do anything in phase {view.phase}")
        _done(history, chosen(choices, chance))
        acted.append(seat)
    return history, acted


def asked(view: View, order: Random) -> Iterator[int]:
    """Who is asked, until somebody can do something: those who are to act, then the table, then everybody."""
    yield from order.sample(view.to_act, len(view.to_act))
    yield TABLE
    yield from order.sample([seat.seat for seat in view.seats], len(view.seats))


def played_again(game: Game[Any], start: Any, seed: int, acted: list[int]) -> History:
    """The same game, by players who know whose turn it is, as a board of chess does."""
    history, chance, never = History(game, start), Random(seed), unchosen(game)
    for seat in acted:
        _done(history, chosen(willing(game, history.state, seat, never), chance))
    return history


def _done(history: History, action: Action) -> None:
    if isinstance(step := history.do(action), Refusal):
        raise ValueError(f"{history.game.name}: what was listed is refused on {step.clause}: {action}")
