"""What a page knows of the table: its state, kept up to date by what it is told."""

from typing import Any


class Knowing:
    """A page's memory of its state."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def take(self, told: dict[str, Any]) -> dict[str, Any]:
        """What it is told; an update as the whole state that it makes."""
        if told["tell"] == "update":
            told = become(self.state, told.get("changes", {})) | {"facts": told.get("facts", [])}
        if told["tell"] == "state":
            self.state = told
        return told


def become(old: Any, change: Any) -> Any:
    """The value after the change."""
    if isinstance(change, list | tuple):
        return change[0]
    if isinstance(old, list | tuple):
        places = dict(enumerate(old))
        return [*({**places, **{int(at): become(places.get(int(at)), one) for at, one in change.items()}}).values()]
    return old | {field: become(old.get(field), one) for field, one in change.items()}
