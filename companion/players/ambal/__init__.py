"""People who play Ambal Tournament: thrifty ones and spendthrifts, in duels of two and of four, and in the draft."""

from companion.players.ambal.people import seated

__all__ = ["seated"]
