"""One suite over all games: whatever is played, these hold at every state. A new game gets it by being registered."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine import registry
from engine.action import TABLE, Action, to_data
from engine.game import Game, read_action
from engine.history import History, replay
from engine.legal import covers, legal
from engine.refusal import Refusal
from engine.view import View
from tests.games.samples import sample
from tests.games.secrets import leaks, screens
from tests.games.walk import RARE, SOME, corrected_walk, filled, seats, some_values, walk

encode = msgspec.json.encode
HANGING, STEPS = 6, 100
"""How many games with corrections must not hang in every mode, and after how many actions they are left."""


MODES = [(game, mode) for name in registry.shipped() if (game := registry.find(name)) for mode in game.modes]
"""Every mode of every game that comes with Ambit (a game added by a benchmark is not one)."""


def walks() -> list[Any]:
    """Some games in every mode."""
    return [
        pytest.param(game, mode, seed, id=f"{game.name}-{mode}-{seed}")
        for game, mode in MODES
        for seed in range(sample(game.name).seeds)
    ]


every_walk = pytest.mark.parametrize(("game", "mode", "seed"), walks())
every_mode = pytest.mark.parametrize(
    ("game", "mode"), [pytest.param(game, mode, id=f"{game.name}-{mode}") for game, mode in MODES]
)


def played(game: Game[Any], mode: str, seed: int) -> History:
    """The whole game, to be gone back and forth in."""
    one = walk(game.name, mode, seed)
    return replay(game, one.way[0].state, one.actions)


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
    """With some of its listed values, others at every state, and values in its open fields."""
    random = Random(seed)
    for here in walk(game.name, mode, seed).way:
        for entry in (one for listed in here.listed for one in some_values(listed, random)):
            action = read_action(game, filled(here, entry, random))
            assert isinstance(action, Action), (entry, action)
            assert not isinstance(game.apply(here.state, action), Refusal), entry
            assert action in legal(game, here.state, entry["seat"])


@every_walk
def test_values_that_an_offer_calls_alike_are_alike_to_the_rules(game: Game[Any], mode: str, seed: int) -> None:
    """The rules are asked for the first of them only."""
    random = Random(seed)
    for here in walk(game.name, mode, seed).way:
        offered = (one for seat in seats(game, here.state) for one in game.offers(here.state, seat))
        for offer in (*offered, *game.corrections(here.state)):
            some = {field: random.choice(random.choice(values.groups)) for field, values in offer.among.items()}
            for field, group in [(field, group) for field, values in offer.among.items() for group in values.groups]:
                pair = [replace(offer.action, **some | {field: value}) for value in (group[0], random.choice(group))]
                first, other = (action in legal(game, here.state, action.seat) for action in pair)
                assert first == other, pair


@every_walk
def test_of_what_an_offer_calls_sure_the_rules_refuse_nothing(game: Game[Any], mode: str, seed: int) -> None:
    """It is listed without asking them: here they are asked for some of its combinations, others at every state."""
    random = Random(seed)
    for here in walk(game.name, mode, seed).way:
        offered = (one for seat in seats(game, here.state) for one in game.offers(here.state, seat))
        for offer in (one for one in (*offered, *game.corrections(here.state)) if one.sure):
            for _ in range(SOME):
                some = {field: random.choice(values.all) for field, values in offer.among.items()}
                action = replace(offer.action, **some)
                assert not isinstance(game.apply(here.state, action), Refusal), action


@every_walk
def test_what_is_not_covered_is_refused_with_a_clause_and_changes_nothing(
    game: Game[Any], mode: str, seed: int
) -> None:
    """Actions made without asking what is legal: each is covered by the list, or refused."""
    random = Random(seed)
    anything = sample(game.name).anything
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


@every_walk
def test_whoever_is_awaited_can_do_something(game: Game[Any], mode: str, seed: int) -> None:
    """A prompt that waits for somebody who has nothing to do would be a game that hangs."""
    for here in walk(game.name, mode, seed).way:
        for seat in game.view(here.state, None).to_act:
            assert [entry for entry in here.listed if entry["seat"] == seat and entry["do"] not in RARE]


@every_mode
def test_no_correction_makes_a_game_hang(game: Game[Any], mode: str) -> None:
    """Until the end a player who is to act can go on, by more than naming, giving up, correcting or pressing."""
    moved: set[str] = set()
    for seed in range(HANGING):
        before = None
        for here in corrected_walk(game, mode, Random(seed), STEPS):
            view = game.view(here.state, None)
            acting = {entry["seat"] for entry in here.listed}
            assert set(view.to_act) <= acting, f"seed {seed}"
            assert acting or view.result is not None, f"seed {seed}"
            moved |= _moved(before, view)
            before = view
    assert moved == {"up", "down"}, "counters go both ways, and far"


def _moved(before: View | None, after: View) -> set[str]:
    """Which ways a counter of some seat, or of the table, went by six at least: the smallest scales go from 0 to 9."""
    old, new = (_counters(before), _counters(after)) if before else ({}, {})
    ways = (new[name] - old[name] for name in new.keys() & old.keys())
    return {"up" if way > 0 else "down" for way in ways if abs(way) >= 6}


def _counters(view: View) -> dict[tuple[int, str], int]:
    """By seat and name; those of the table are its fields that hold numbers."""
    of_seats = {(seat.seat, name): count or 0 for seat in view.seats for name, count in seat.counters.items()}
    of_table = {(TABLE, name): count for name, count in to_data(view.table).items() if type(count) is int}
    return of_seats | of_table
