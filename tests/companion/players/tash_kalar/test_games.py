"""Whole simulated games of Tash-Kalar: no breach in any mode, all is done that people can do, sense beats chance."""

import pickle
from collections import Counter
from random import Random

import pytest
from msgspec import convert

from companion.packs import packs_of
from companion.players.tash_kalar import People, seated
from companion.players.tash_kalar.box import CARDS, SCHOOLS, TRAINING, table
from companion.simulate import Played, play_out
from engine.game import read_action
from engine.history import replay
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import Header, begin
from engine.tash_kalar import GAME
from engine.tash_kalar.facts import FACTS
from engine.tash_kalar.options import MODES
from engine.tash_kalar.state import State

DEPTHS = ("ledger", "board")
REFEREES = {"adjusted", "fixed"}
DEPENDS = {"reshuffle", "task_under", "tasks_shuffled"}
"""What the order of the cards decides."""


def played(mode: str, depth: str, by_chance: tuple[int, ...]) -> Played:
    random = Random(f"{mode}.{depth}")
    people = People(table(mode, None, random, tracking=depth), random, by_chance)
    return play_out(GAME, people, mode, f"{mode}.{depth}")


def test_whole_games_in_every_mode_at_both_depths() -> None:
    """Seat 1 has sense; the others choose at random, which is quick and leads to odd moments."""
    games = [played(mode, depth, (2, 3, 4)) for mode in MODES for depth in DEPTHS]
    assert [(game.breach, bool(game.reason)) for game in games] == [(None, True)] * len(games)
    done = {action["do"] for game in games for action in game.actions}
    assert done >= set(GAME.verbs) - {"adjust", "concede", "find", "fix", "name"}, "players do what people can do"
    told = {str(fact.__struct_config__.tag) for fact in FACTS}
    facts = sum((game.facts for game in games), Counter[str]())
    assert told - set(facts) - REFEREES <= DEPENDS, "and all becomes true that can"
    assert sum(1 in game.winners for game in games) >= 0.8 * len(games), "sense beats chance"


def test_every_school_is_played_by_somebody() -> None:
    played = {school for number in range(8) for school in table("match-a-mort", 2, Random(number)).schools.values()}
    assert played == set(SCHOOLS)
    assert {card["id"] for card in TRAINING} == set(CARDS)


# Meddling


def half_way(game: Played) -> State:
    """The state in the middle of a game."""
    start = begin(GAME, convert(game.header, Header), packs_of("tash_kalar"))
    assert isinstance(start, State)
    actions = [read_action(GAME, data) for data in game.actions[: len(game.actions) // 2]]
    state = replay(GAME, start, [one for one in actions if not isinstance(one, Refusal)]).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("mode", ["duel-ancestral", "melee-a-mort"])
def test_cards_that_no_player_moved_are_settled_and_they_play_on(mode: str) -> None:
    """A person has played on without the simulated players: they take the cards as they lie."""
    state = half_way(played(mode, "board", (1, 2, 3, 4)))
    view, people = GAME.view(state, None), seated(mode, len(state.seats), Random(1))
    assert people.breach(view) is not None
    people.settle(view)
    assert people.breach(view) is None
    counted = [sum(seat.counters[kind] or 0 for kind in ("beings", "legends", "flares")) for seat in view.seats]
    assert [len(hand) for hand in people.hands().values()] == counted
    action = people.next(view, lambda seat: legal(GAME, state, seat))
    assert action in legal(GAME, state, action["seat"])


def test_players_remember_the_game_without_its_box() -> None:
    """The demo keeps a memory of every step, to take it back."""
    random = Random(3)
    people = People(table("match-a-mort", 2, random, tracking="board"), random)
    start = begin(GAME, people.header)
    assert isinstance(start, State)
    again = pickle.loads(pickle.dumps(people))
    listed = lambda seat: legal(GAME, start, seat)  # noqa: E731
    view = GAME.view(start, None)
    assert again.next(view, listed) == people.next(view, listed)
    assert again.hands() == people.hands()
