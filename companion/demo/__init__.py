"""A table that plays by itself: simulated players with virtual cards, at any speed; people can take over seats."""

from companion.demo.director import Director
from companion.demo.pace import PacedClock
from companion.demo.pieces import Pieces

__all__ = ["Director", "PacedClock", "Pieces"]
