"""The log: every accepted action is on disk before anybody sees its result. Replaying the log gives the state."""

from companion.log.entries import Entry, Progress, Saved
from companion.log.log import Log
from companion.log.store import Damaged, Full, Unsure, Unusable

__all__ = ["Damaged", "Entry", "Full", "Log", "Progress", "Saved", "Unsure", "Unusable"]
