"""People who play Tash-Kalar: anything that they may do, in every mode and at both depths of tracking."""

from companion.players.tash_kalar.people import seated

__all__ = ["seated"]
