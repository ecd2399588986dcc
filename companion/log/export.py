"""A saved game as a scenario: one file that `ambit run` plays again, step by step, with what was taken back."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.log.entries import Entry, Saved


def scenario(saved: Saved, entries: Iterable[Entry]) -> Iterator[bytes]:
    """The lines of the file, each with its line feed."""
    title = saved.header.scenario or f"game {saved.id}, begun {saved.started}"
    yield msgspec.json.encode(replace(saved.header, scenario=title)) + b"\n"
    for step in steps(entries):
        yield msgspec.json.encode(step) + b"\n"


def steps(entries: Iterable[Entry]) -> Iterator[dict[str, Any]]:
    """In a scenario each action is a step of its own: an input with two actions is taken back by undo 2."""
    done: list[int] = []
    undone: list[int] = []
    for entry in entries:
        if entry.kind == "do":
            done.append(len(entry.actions))
            undone.clear()
            yield from entry.actions
        elif entry.kind == "undo":
            undone.append(done.pop())
            yield {"undo": undone[-1]}
        else:
            done.append(undone.pop())
            yield {"redo": done[-1]}
