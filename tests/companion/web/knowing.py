"""What a page knows of the table: its state, kept up to date by what it is told."""

from typing import Any


class Knowing:
    """A page's memory of its state."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def take(self, told: dict[str, Any]) -> dict[str, Any]:
        """What it is told; an update as the whole state that it makes.

        `facts` are those that were just told, and `story` all steps that still hold.
        """
        facts, news = facts_in(told), told.get("story")
        if told["tell"] == "update":
            told = become(self.state, told.get("changes", {}))
        if told["tell"] == "state":
            is_other = told["number"] != self.state.get("number")
            known = [] if is_other else self.state.get("story", [])
            story = known if news is None else [*known[: news["since"]], *news["steps"]]
            self.state = told | {"facts": facts, "story": story}
            return self.state
        return told


def facts_in(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The facts of all steps that a message tells, in order."""
    story = told.get("story") or {"steps": []}
    return [fact for step in story["steps"] for fact in step["facts"]]


def become(old: Any, change: Any) -> Any:
    """The value after the change."""
    if isinstance(change, list | tuple):
        return change[0]
    if isinstance(old, list | tuple):
        places = dict(enumerate(old))
        return [*({**places, **{int(at): become(places.get(int(at)), one) for at, one in change.items()}}).values()]
    return old | {field: become(old.get(field), one) for field, one in change.items()}
