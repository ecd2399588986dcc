"""Results to take along: one game for BG Stats, and a whole evening as CSV or JSON. Nothing is sent anywhere."""

from companion.results.bgstats import link
from companion.results.ended import Ended, EveningResults, Player, ended_game, evening_results
from companion.results.table import as_csv, as_json

__all__ = ["Ended", "EveningResults", "Player", "as_csv", "as_json", "ended_game", "evening_results", "link"]
