"""Simulated games without a page: after each step the invariants are checked."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.packs import packs_of
from companion.players import Players, players
from engine.action import to_data
from engine.game import Game, read_action
from engine.history import History, replay
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import begin

MOST_ACTIONS = 5_000
"""No real game is that long: one that reaches it would never end, and counts as a breach."""


class Played(Struct, frozen=True):
    """One simulated game. `breach` says which invariant was broken, if any."""

    mode: str
    seed: str
    header: dict[str, Any]
    actions: tuple[dict[str, Any], ...]
    facts: Counter[str]
    winners: tuple[int, ...]
    reason: str
    breach: str | None


class Declined(Exception):
    """No game can be begun like that."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.id)
        self.refusal = refusal


def simulate(
    game: Game[Any], games: int, mode: str, seed: int, seats: int | None = None, options: dict[str, Any] | None = None
) -> Iterator[Played]:
    """The same seed gives the same games, on every machine. Options that are not given are left to the players."""
    for number in range(games):
        name = f"{seed}.{number}"
        yield play_out(game, _seated(game, mode, name, seats, options or {}), mode, name)


def _seated(game: Game[Any], mode: str, seed: str, seats: int | None, options: dict[str, Any]) -> Players:
    people = players(game.name, mode, seats, Random(seed))
    if options:
        header = replace(people.header, options=people.options_with(options))
        if isinstance(refusal := begin(game, header, packs_of(game.name)), Refusal):
            raise Declined(refusal)
        people.agree(header)
    return people


def play_out(game: Game[Any], people: Players, mode: str, seed: str) -> Played:
    """One game of these people, to its end or to a breach; `seed` is what it is called by."""
    start = begin(game, people.header, packs_of(game.name))
    assert not isinstance(start, Refusal), start
    history, facts = History(game, start), Counter[str]()
    breach = _play(history, people, facts) or _looking_back(history, start)
    result = game.view(history.state, None).result
    return Played(
        mode=mode,
        seed=seed,
        header=to_data(people.header),
        actions=tuple(to_data(action) for action in history.actions()),
        facts=facts,
        winners=tuple(result.winners) if result else (),
        reason=result.reason if result else "",
        breach=breach,
    )


def _play(history: History, people: Players, facts: Counter[str]) -> str | None:
    """Play to the end of the game (None), or to the first broken invariant."""
    game = history.game
    for _ in range(MOST_ACTIONS):
        view = game.view(history.state, None)
        if view.result is not None:
            return None
        data = people.next(view, _legal_now(history))
        action = read_action(game, data)
        step = action if isinstance(action, Refusal) else history.do(action)
        if isinstance(step, Refusal):
            return f"a legal action was refused on {step.clause}: {data}"
        facts.update(fact["fact"] for fact in to_data(step.facts))
        people.follow(data, step.facts)
        if apart := people.breach(game.view(history.state, None)):
            return f"after {data}: {apart}"
    return f"not over after {MOST_ACTIONS} actions"


def _legal_now(history: History) -> Callable[[int], Any]:
    return lambda seat: legal(history.game, history.state, seat)


def _looking_back(history: History, start: Any) -> str | None:
    """Check that replaying gives the same state byte for byte, and that undoing everything gives the first."""
    encode = msgspec.json.encode
    if encode(replay(history.game, start, history.actions()).state) != encode(history.state):
        return "the replay of the log gives another state"
    end, count = history.state, history.count
    history.undo(count)
    if encode(history.state) != encode(start):
        return "undoing everything does not lead to the start"
    history.redo(count)
    return None if encode(history.state) == encode(end) else "redoing everything does not lead to the end"
