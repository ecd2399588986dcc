"""The lobby: what is at the table between two games, and the evening to which it belongs."""

from companion.lobby.choice import Choice
from companion.lobby.evening import Evening
from companion.lobby.lobby import Lobby
from companion.lobby.needs import Needs

__all__ = ["Choice", "Evening", "Lobby", "Needs"]
