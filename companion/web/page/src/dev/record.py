"""Plays the scenarios beside this file and writes what each viewer would be told, to look at the page without a table.

A note in a scenario names the moment that it stands at.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from companion.bindings import Binding, binding
from companion.packs import packs_of
from engine.action import to_data
from engine.game import read_action
from engine.history import History
from engine.legal import legal
from engine.refusal import Refusal
from engine.scenario import Scenario, Unreadable, read
from engine.scenario import steps as s

HERE = Path(__file__).parent


def record(scenario: Scenario) -> Iterator[dict[str, Any]]:
    """One frame per step that changed something, and the names of the moments that follow it.

    What each seat sees and may do is there at named moments and at the end: the frames between them only lead there.
    """
    history = History(scenario.game, scenario.start)
    bound = binding(history, scenario.setup)
    frame = _frame(history, bound, ())
    for _, step in scenario.steps:
        if isinstance(step, s.Note):
            frame |= {**_for_seats(history), "moments": [*frame["moments"], step.note]}
        elif isinstance(step, s.Do):
            yield frame
            action = read_action(scenario.game, step.do)
            done = action if isinstance(action, Refusal) else history.do(action)
            if isinstance(done, Refusal):
                raise ValueError(f"{step.do} is refused on {done.clause}: {done.message}")
            frame = _frame(history, bound, to_data(done.facts))
    yield frame | _for_seats(history)


def _frame(history: History, bound: Binding, facts: Any) -> dict[str, Any]:
    view = history.game.view(history.state, None)
    return {
        "view": view,
        "views": {},
        "facts": facts,
        "reminders": history.game.clauses(view),
        "legal": {},
        "awaits_card": bound.awaits_card(view),
        "moments": [],
    }


def _for_seats(history: History) -> dict[str, Any]:
    game, state = history.game, history.state
    seats = range(len(game.view(state, None).seats) + 1)
    return {
        "views": {seat: game.view(state, seat) for seat in seats if seat},
        "legal": {seat: list(legal(game, state, seat)) for seat in seats},
    }


def main() -> None:
    """Write recorded/NAME.json for every scenarios/NAME.jsonl."""
    (HERE / "recorded").mkdir(exist_ok=True)
    for path in sorted((HERE / "scenarios").glob("*.jsonl")):
        scenario = read(path.read_bytes().splitlines(), partial(packs_of, training=True))
        if isinstance(scenario, Unreadable):
            raise SystemExit(f"{path.name}, line {scenario.line}: {scenario.message}")
        cards = {id: card.name for id, card in scenario.setup.cards.items()}
        told = {
            "cards": cards,
            "data": list(scenario.setup.cards.values()),
            "options": scenario.setup.options,
            "frames": list(record(scenario)),
        }
        (HERE / "recorded" / f"{path.stem}.json").write_bytes(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
