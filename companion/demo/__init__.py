"""A table that plays by itself: players with real virtual cards, at any pace, and a seat for whoever wants one."""

from companion.demo.director import Director
from companion.demo.pace import PacedClock

__all__ = ["Director", "PacedClock"]
