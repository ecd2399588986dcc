"""The host: the one table of this machine, the game that is played at it now, and everybody who watches."""

from companion.host.host import TableHost
from companion.host.news import HostNews, LobbyChanged, Opened, Reseated, Shown
from companion.host.sitting import Sitting
from companion.host.wanted import Wanted

__all__ = ["HostNews", "LobbyChanged", "Opened", "Reseated", "Shown", "Sitting", "TableHost", "Wanted"]
