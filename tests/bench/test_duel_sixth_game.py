"""A game from outside: naming its folder makes it known, and everything that all games share works for it."""

from itertools import islice, product
from typing import Any

import msgspec
import pytest

from bench.duel import GAME
from bench.duel.facts import Drew
from bench.duel.state import State
from companion import clauses
from companion.catalogues import messages
from companion.messages import Speaker, languages
from companion.outside import add_folder
from companion.simulate import simulate
from engine import registry, scenario
from engine.clauses import Clause, parse
from engine.game import read_action
from engine.history import replay
from engine.legal import covers, legal
from engine.refusal import Refusal
from tests.bench.duels import begun, moves, played, states
from tests.companion.messages.needs import needed
from tests.shape import PROJECT

encode = msgspec.json.encode


@pytest.fixture
def added(nothing_outside: None) -> None:
    """Known for the length of one test."""
    assert registry.find("duel") is None
    add_folder(PROJECT / "bench" / "duel")


@pytest.mark.usefixtures("added")
def test_the_registry_finds_it_beside_the_others() -> None:
    assert registry.find("duel") is GAME
    assert {"ambush", "duel"} <= set(registry.names())


@pytest.mark.usefixtures("added")
@pytest.mark.parametrize("language", languages())
def test_it_brings_words_for_all_that_it_can_say(language: str) -> None:
    speaker = Speaker(language, game="duel")
    assert [
        id for id in sorted(needed(GAME)) if id not in {*messages(language, "duel"), *messages(language, "core")}
    ] == []
    assert speaker.fact("duel", Drew(1, 2)) != speaker.fact("another", Drew(1, 2))


@pytest.mark.usefixtures("added")
def test_it_brings_players_and_clauses() -> None:
    [game] = simulate(GAME, 1, "standard", 1)
    assert (game.breach, len(game.actions)) == (None, 200)
    found = clauses.clause("DUEL-PLAN-01")
    assert isinstance(found, Clause)


SCENARIO = b"""
{"scenario":"one round","game":"duel","seats":["Ana","Bo"],"options":{"seed":3}}
{"expect":{"phase":"plan","to_act":[1,2],"prompt":{"id":"duel.plan"}}}
{"do":"commit","seat":2,"card":-1}
{"facts":[{"fact":"committed","seat":2}]}
{"expect":{"to_act":[1],"seats":{"2":{"flags":["committed"],"zones":{"hand":5}}},"table":{"commit":null}},"viewer":1}
{"do":"upkeep","seat":1,"choice":0,"refused":"DUEL-ROUND-01"}
{"do":"commit","seat":1,"card":-1}
{"undo":2}
{"expect":{"to_act":[1,2]}}
{"redo":2}
{"do":"upkeep","seat":1,"choice":1}
{"do":"upkeep","seat":2,"choice":0}
{"expect":{"round":2,"phase":"plan","seats":{"1":{"counters":{"energy":3}},"2":{"counters":{"energy":4}}}}}
"""


@pytest.mark.usefixtures("added")
def test_a_scenario_plays_it() -> None:
    read = scenario.read(SCENARIO.splitlines())
    assert isinstance(read, scenario.Scenario), read
    reports = list(scenario.run(read))
    assert [report.step for report in reports if not report.ok] == []
    assert len(reports) == 12


@pytest.mark.parametrize("seed", range(3))
def test_undo_leads_to_the_start_and_redo_to_the_end(seed: int) -> None:
    history, start = played(seed), begun(seed).state
    end, course = history.state, [moment.before for moment in history.moments]
    for before in reversed(course):
        assert history.undo() is None
        assert history.state is before
    assert encode(history.state) == encode(start)
    assert history.redo(200) is None
    assert history.state is end


@pytest.mark.parametrize("seed", range(3))
def test_the_log_gives_the_same_game_byte_for_byte(seed: int) -> None:
    history = played(seed)
    log = [encode(action) for action in history.actions()]
    actions = [read_action(GAME, msgspec.json.decode(line)) for line in log]
    assert not any(isinstance(action, Refusal) for action in actions)
    again = replay(GAME, begun(seed).state, [a for a in actions if not isinstance(a, Refusal)])
    assert encode(again.moments) == encode(history.moments)
    assert [encode(GAME.view(again.state, viewer)) for viewer in (None, 1, 2)] == [
        encode(GAME.view(history.state, viewer)) for viewer in (None, 1, 2)
    ]


def test_every_state_can_be_written_down_and_read_again() -> None:
    for _, _, step in moves(begun(4), 4):
        assert msgspec.json.decode(encode(step.state), type=State) == step.state


def test_every_fact_that_is_told_belongs_to_the_game() -> None:
    told = {type(fact) for _, _, step in moves(begun(5), 5) for fact in step.facts}
    assert told <= set(GAME.facts)
    assert set(GAME.facts) - told == {kind for kind in GAME.facts if kind.__name__ == "Adjusted"}


WHATEVER: list[dict[str, Any]] = [
    *({"do": "commit", "seat": seat, "card": card} for seat, card in product(range(4), range(-2, 7))),
    *({"do": "upkeep", "seat": seat, "choice": choice} for seat, choice in product(range(4), range(-1, 4))),
    *({"do": "name", "seat": seat, "name": "Cy"} for seat in range(4)),
    *(
        {"do": "adjust", "seat": seat, "target": target, "counter": counter, "to": 5}
        for seat, target, counter in product(range(2), range(4), ("health", "energy", "shield"))
    ),
]


def is_accepted(state: State, action: dict[str, Any]) -> bool:
    read = read_action(GAME, action)
    return not isinstance(read, Refusal) and not isinstance(GAME.apply(state, read), Refusal)


@pytest.mark.parametrize("seed", range(2))
def test_what_is_listed_is_what_is_accepted(seed: int) -> None:
    for now in islice(states(seed), 0, None, 5):  # every moment of the round comes up, and the end
        listed = [entry for seat in (0, 1, 2) for entry in legal(GAME, now, seat)]
        for attempt in WHATEVER:
            assert is_accepted(now, attempt) == any(covers(entry, attempt) for entry in listed), attempt


def test_every_clause_on_which_play_rests_is_written_down() -> None:
    written = parse((PROJECT / "bench" / "duel" / "rules.md").read_text(encoding="utf-8"))
    history = begun()
    states = [before for before, _, _ in moves(history, 0)] + [history.state]
    actions = [read for attempt in WHATEVER if not isinstance(read := read_action(GAME, attempt), Refusal)]
    answers = [GAME.apply(state, action) for state in states for action in actions]
    clauses = {answer.clause for answer in answers if isinstance(answer, Refusal)}
    assert {clause for clause in clauses if not clause.startswith("TABLE-")} <= written.keys()
    assert {"DUEL-ROUND-01", "DUEL-PLAN-01", "DUEL-PLAN-02", "DUEL-UPKEEP-01", "DUEL-END-01"} <= clauses
    assert history.state.result.reason in written


def test_after_the_end_only_a_name_is_left() -> None:
    end = played().state
    assert [entry["do"] for seat in (0, 1, 2) for entry in legal(GAME, end, seat)] == ["name", "name"]
