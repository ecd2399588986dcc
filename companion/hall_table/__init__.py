"""A table that takes part in a hall: it tells what everybody at it may see, and is told who plays."""

from companion.hall_table.table import HallTable

__all__ = ["HallTable"]
