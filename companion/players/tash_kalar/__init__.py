"""People who play Tash-Kalar: they look ahead to the end of their turn. Some choose at random, for comparison."""

from companion.players.tash_kalar.people import People, seated

__all__ = ["People", "seated"]
