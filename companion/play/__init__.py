"""Playing at a simulated table from the terminal: people type what they do, and read what the table says and shows."""

from companion.play.console import Console
from companion.play.orders import Orders
from companion.play.terminal import Terminal

__all__ = ["Console", "Orders", "Terminal"]
