"""Simulated players of Ambush: careful, quick and reckless ones."""

from companion.players.ambush.people import seated

__all__ = ["seated"]
