"""Bindings: what an input of a device means in a game, and what the devices show of it. One module for each game.

A game without a binding gets the plain one, so every game can be played; `companion.game_parts` finds bindings.
"""

from collections.abc import Mapping

from companion import game_parts
from companion.bindings import plain
from companion.bindings.meaning import Actions, Meaning, Undo
from companion.bindings.protocol import AtBoard, Binding, BoardSign, Claimed, Held, Laid
from companion.bindings.wishes import REVEAL, AskLinks, FinishTimers, HoldTimer, StartTimer, StopTimer, Timing, Wish
from engine.history import History
from engine.setup import Setup
from hardware.roles import Role

__all__ = [
    "REVEAL",
    "Actions",
    "AskLinks",
    "AtBoard",
    "Binding",
    "BoardSign",
    "Claimed",
    "FinishTimers",
    "Held",
    "HoldTimer",
    "Laid",
    "Meaning",
    "StartTimer",
    "StopTimer",
    "Timing",
    "Undo",
    "Wish",
    "binding",
    "roles_of",
]


def binding(history: History, setup: Setup, bars: Mapping[int, int] | None = None) -> Binding:
    """The binding for the game of this setup; `bars` says how many LEDs the bar of each seat has."""
    seats, bars = len(setup.seats), bars or {}
    own = game_parts.load(history.game.name, "binding")
    if own is None:
        return plain.bind(history, seats, bars)
    bound: Binding = own.bind(setup.cards, seats, setup.options, bars)
    return bound


def roles_of(game: str) -> tuple[Role, ...]:
    """The roles that devices can play in that game."""
    own = game_parts.load(game, "binding")
    roles: tuple[Role, ...] = plain.ROLES if own is None else own.ROLES
    return roles
