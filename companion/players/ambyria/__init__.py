"""People who play Ambyria: they weigh ember stones, modes and responses. Some choose at random, for comparison."""

from companion.players.ambyria.people import People, seated

__all__ = ["People", "seated"]
