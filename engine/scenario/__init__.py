"""Scenarios: a whole game as lines of JSON, with what is expected of it. A saved game and a bug report are ones too."""

from engine.scenario.reader import Scenario, Unreadable, read
from engine.scenario.runner import Report, run

__all__ = ["Report", "Scenario", "Unreadable", "read", "run"]
