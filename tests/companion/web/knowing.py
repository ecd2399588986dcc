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


def views_in(page: dict[str, Any]) -> list[dict[str, Any]]:
    """What was seen after each step of a page of a past game."""
    views: list[dict[str, Any]] = []
    for frame in page["frames"]:
        views.append(frame["view"] if "view" in frame else become(views[-1], frame.get("change", {})))
    return views


def become(old: Any, change: Any) -> Any:
    """The value after the change."""
    if isinstance(change, list | tuple):
        return change[0]
    if not isinstance(old, list | tuple):
        gone = {field for field, one in change.items() if one in ([], ())}
        told = {field: become(old.get(field), one) for field, one in change.items() if field not in gone}
        return {field: value for field, value in old.items() if field not in gone} | told
    entries = [become(entry, change[str(place)]) if str(place) in change else entry for place, entry in enumerate(old)]
    at = change.get("at", len(entries))
    return [*entries[:at], *change.get("add", ()), *entries[at + change.get("cut", 0) :]]
