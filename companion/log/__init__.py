"""The log: every accepted action on disk before anybody sees what it did. State is what replaying it gives."""

from companion.log.entries import Entry, Saved
from companion.log.log import Log
from companion.log.store import Damaged, Full, Unusable

__all__ = ["Damaged", "Entry", "Full", "Log", "Saved", "Unusable"]
