"""Whole simulated games of Tash-Kalar: no breach in any mode, all is done that people can do, sense beats chance."""

import pickle
from collections import Counter
from functools import cache
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
SELDOM = {"adjusted", "fixed"}
"""What only referees do."""


@cache
def games(mode: str) -> tuple[Played, ...]:
    """At both depths. Seat 1 has sense; the others choose at random, which is quick and leads to odd moments."""
    return tuple(
        play_out(GAME, People(table(mode, None, random, tracking=depth), random, (2, 3, 4)), mode, f"{mode}.{depth}")
        for depth in DEPTHS
        for random in (Random(f"{mode}.{depth}"),)
    )


def every_game() -> list[Played]:
    return [game for mode in MODES for game in games(mode)]


@pytest.mark.parametrize("mode", MODES)
def test_nothing_happens_that_must_not(mode: str) -> None:
    assert [game.breach for game in games(mode)] == [None] * 2
    assert all(game.reason for game in games(mode))


def test_players_do_everything_that_people_can_do() -> None:
    done = {action["do"] for game in every_game() for action in game.actions}
    assert done >= set(GAME.verbs) - {"adjust", "concede", "find", "fix", "name"}


def test_everything_that_can_become_true_does() -> None:
    facts = sum((game.facts for game in every_game()), Counter[str]())
    told = {str(fact.__struct_config__.tag) for fact in FACTS}
    assert told - set(facts) - SELDOM <= {"reshuffle", "task_under", "tasks_shuffled"}


def test_every_school_is_played_by_somebody() -> None:
    played = {school for number in range(8) for school in table("match-a-mort", 2, Random(number)).schools.values()}
    assert played == set(SCHOOLS)
    assert {card["id"] for card in TRAINING} == set(CARDS)


def test_sense_beats_chance() -> None:
    """One sensible seat against one to three others, whose side wins by chance in half of the games at most."""
    won = [game.winners for game in every_game()]
    assert sum(1 in winners for winners in won) >= 0.8 * len(won)


# Meddling


def half_way(played: Played) -> State:
    """The state in the middle of a game."""
    start = begin(GAME, convert(played.header, Header), packs_of("tash_kalar"))
    assert isinstance(start, State)
    actions = [read_action(GAME, data) for data in played.actions[: len(played.actions) // 2]]
    state = replay(GAME, start, [one for one in actions if not isinstance(one, Refusal)]).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("mode", ["duel-ancestral", "melee-a-mort"])
def test_cards_that_no_player_moved_are_settled_and_they_play_on(mode: str) -> None:
    """A person has played on without the simulated players: they take the cards as they lie."""
    state = half_way(games(mode)[1])
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
