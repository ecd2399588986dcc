"""The house: the one table of this machine, whatever is played at it now, and everybody who watches."""

from companion.house.house import House
from companion.house.match import Match
from companion.house.news import HouseNews, Opened, Shown
from companion.house.wanted import Wanted

__all__ = ["House", "HouseNews", "Match", "Opened", "Shown", "Wanted"]
