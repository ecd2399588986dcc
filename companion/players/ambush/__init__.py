"""People who play Ambush: careful ones, quick ones and reckless ones."""

from companion.players.ambush.people import seated

__all__ = ["seated"]
