"""Simulated players of Ambal Tournament, some thrifty and some not, in duels of two and four and in the draft."""

from companion.players.ambal.people import seated

__all__ = ["seated"]
