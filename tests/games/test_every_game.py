"""One suite over all games: whatever is played, these hold at every state. A new game gets it by being registered."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine import registry
from engine.action import Action, to_data
from engine.game import Game, read_action
from engine.history import History, replay
from engine.legal import covers, legal
from engine.refusal import Refusal
from tests.games.samples import SAMPLES
from tests.games.secrets import leaks, screens
from tests.games.walk import RARE, Here, filled, seats, walk

encode = msgspec.json.encode
CORRECTED = 0.4
"""How often, of 1, a counter is corrected in the games that must not hang."""


def walks() -> list[Any]:
    """Some games in every mode of every game that comes with Ambit (a game added by a benchmark is not one)."""
    games = [game for name in registry.names() if (game := registry.find(name)) and name in registry.shipped()]
    return [
        pytest.param(game, mode, seed, id=f"{game.name}-{mode}-{seed}")
        for game in games
        for mode in game.modes
        for seed in range(SAMPLES[game.name].seeds)
    ]


every_walk = pytest.mark.parametrize(("game", "mode", "seed"), walks())


def played(game: Game[Any], mode: str, seed: int) -> History:
    """The whole game, to be gone back and forth in."""
    one = walk(game.name, mode, seed)
    return replay(game, one.way[0].state, one.actions)


def test_every_game_has_a_sample() -> None:
    assert set(registry.shipped()) <= set(SAMPLES)


@every_walk
def test_a_state_is_the_same_after_writing_and_reading_it(game: Game[Any], mode: str, seed: int) -> None:
    for here in walk(game.name, mode, seed).way:
        written = encode(here.state)
        read = msgspec.json.decode(written, type=game.state)
        assert read == here.state
        assert encode(read) == written


@every_walk
def test_the_log_gives_the_same_state_again(game: Game[Any], mode: str, seed: int) -> None:
    """Through JSON lines, as a saved game keeps it, byte for byte, and step for step the same facts."""
    history = played(game, mode, seed)
    log = [encode(action) for action in history.actions()]
    actions = [read_action(game, msgspec.json.decode(line)) for line in log]
    start = walk(game.name, mode, seed).way[0].state
    again = replay(game, start, [action for action in actions if isinstance(action, Action)])
    assert len(again.moments) == len(log)
    assert encode(again.state) == encode(history.state)
    assert [encode(moment.facts) for moment in again.moments] == [encode(moment.facts) for moment in history.moments]


@every_walk
def test_undo_leads_to_the_start_and_redo_to_the_end(game: Game[Any], mode: str, seed: int) -> None:
    history = played(game, mode, seed)
    states = [encode(moment.before) for moment in history.moments] + [encode(history.state)]
    for state in reversed(states[:-1]):
        assert history.undo() is None
        assert encode(history.state) == state
    assert isinstance(history.undo(), Refusal)
    for state in states[1:]:
        assert history.redo() is None
        assert encode(history.state) == state
    assert isinstance(history.redo(), Refusal)


@every_walk
def test_every_listed_action_is_accepted(game: Game[Any], mode: str, seed: int) -> None:
    random = Random(seed)
    for here in walk(game.name, mode, seed).way:
        for entry in here.listed:
            action = read_action(game, filled(here, entry, random))
            assert isinstance(action, Action), (entry, action)
            assert not isinstance(game.apply(here.state, action), Refusal), entry
            assert action in legal(game, here.state, entry["seat"])


@every_walk
def test_what_is_not_covered_is_refused_with_a_clause_and_changes_nothing(
    game: Game[Any], mode: str, seed: int
) -> None:
    """Actions made without asking what is legal: each is covered by the list, or refused."""
    random = Random(seed)
    anything = SAMPLES[game.name].anything
    prefix = game.name.upper().split("_")[0]
    for here in walk(game.name, mode, seed).way:
        before = encode(here.state)
        for data in (anything(here.state, random) for _ in range(30)):
            action = read_action(game, data)
            assert isinstance(action, Action), action
            outcome = game.apply(here.state, action)
            covered = any(covers(entry, to_data(action)) for entry in here.listed)
            if isinstance(outcome, Refusal):
                assert re.fullmatch(rf"(TABLE|{prefix})-[A-Z0-9-]+", outcome.clause)
            else:
                assert covered, f"accepted though not listed: {data}"
        assert encode(here.state) == before


@every_walk
def test_nobody_is_told_what_is_hidden_from_them(game: Game[Any], mode: str, seed: int, tmp_path: Path) -> None:
    """Non-interference: change only what a viewer may not see, and that viewer is told the same, byte for byte."""
    walked = walk(game.name, mode, seed)
    with screens(tmp_path, game, walked.way[0].state) as shown:
        for found in leaks(game, walked, Random(seed), shown):
            pytest.fail(str(found))


@every_walk
def test_a_view_has_the_same_keys_in_every_game(game: Game[Any], mode: str, seed: int) -> None:
    keys = {"game", "mode", "round", "turn", "phase", "moment", "to_act", "prompt", "seats", "table", "result"}
    for here in walk(game.name, mode, seed).way:
        view = to_data(game.view(here.state, None))
        assert view.keys() == keys
        assert (view["game"], view["mode"]) == (game.name, mode)
        assert view["to_act"] == sorted(view["to_act"])
        for number, seat in enumerate(view["seats"], 1):
            assert seat.keys() == {"seat", "name", "team", "counters", "zones", "flags"}
            assert seat["seat"] == number
            assert seat["flags"] == sorted(seat["flags"])


@every_walk
def test_a_game_declares_every_word_that_others_must_know(game: Game[Any], mode: str, seed: int) -> None:
    """Prompts, flags and the reasons for an end: messages, page and consent rely on the declaration alone."""
    assert set(game.out) <= set(game.flags)
    for here in walk(game.name, mode, seed).way:
        view = game.view(here.state, None)
        assert view.prompt.id in game.prompts
        assert {flag for seat in view.seats for flag in seat.flags} <= set(game.flags)
        assert view.result is None or view.result.reason in game.reasons


@every_walk
def test_a_moment_is_one_question(game: Game[Any], mode: str, seed: int) -> None:
    """Who looks on does not matter, and a new phase is always a new question."""
    for here in walk(game.name, mode, seed).way:
        views = [game.view(here.state, viewer) for viewer in (None, *seats(game, here.state)[1:])]
        assert {view.moment for view in views} == {views[0].moment}
    phases: dict[str, str] = {}
    for here in walk(game.name, mode, seed).way:
        view = game.view(here.state, None)
        assert phases.setdefault(view.moment, view.phase) == view.phase


def acting(here: Here) -> set[int]:
    """The seats, the table among them, that can bring the game on: not only correct, name, give up or press early."""
    idle = {*RARE, *(kind.verb() for kind in here.game.timed)}
    return {entry["seat"] for entry in here.listed if entry["do"] not in idle}


@every_walk
@pytest.mark.parametrize("corrected", [0.0, CORRECTED])
def test_the_game_never_hangs(game: Game[Any], mode: str, seed: int, corrected: float) -> None:
    """Whoever is awaited can do something, and until the end somebody can; whatever the referee has set before."""
    for here in walk(game.name, mode, seed, corrected).way:
        view = game.view(here.state, None)
        assert set(view.to_act) <= acting(here)
        assert acting(here) or view.result is not None


@every_walk
def test_corrections_go_both_ways_at_every_moment(game: Game[Any], mode: str, seed: int) -> None:
    """So that the walk in which nothing may hang deserves its name: counters far above and far below what they were."""
    walked = walk(game.name, mode, seed, CORRECTED)
    moves = {_moved(here, action) for here, action in zip(walked.way, walked.actions, strict=False)}
    assert moves >= {"up", "down"}


def _moved(here: Here, action: Action) -> str | None:
    """Which way a correction moves its counter by at least three; None for anything else."""
    data = to_data(action)
    if data["do"] != "adjust" or "counter" not in data:
        return None
    owner = here.state.seat(data["target"]) if data["target"] else here.state
    more = data["to"] - getattr(owner, data["counter"])
    return "up" if more >= 3 else "down" if more <= -3 else None
