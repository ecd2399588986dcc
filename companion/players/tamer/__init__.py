"""People who play Tamer Tournament: whole tournaments of four to eight, with cards or without, and single battles."""

from companion.players.tamer.people import People, seated

__all__ = ["People", "seated"]
