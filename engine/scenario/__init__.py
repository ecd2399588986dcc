"""Scenarios: a game as lines of JSON, with what is expected of it. Saved games and bug reports have the same form."""

from engine.scenario.reader import Scenario, Unreadable, read
from engine.scenario.runner import Report, run

__all__ = ["Report", "Scenario", "Unreadable", "read", "run"]
