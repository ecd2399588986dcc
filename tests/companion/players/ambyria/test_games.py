"""Whole simulated games of Ambyria: no breach, everything is done that people can do, and sense beats chance."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec import convert

from bench.ambyria_players import wins
from companion.packs import packs_of
from companion.players.ambyria import seated
from companion.players.ambyria.box import CARDS, TRAINING, deck_of
from companion.simulate import Played, simulate
from engine.ambyria import GAME
from engine.ambyria.cards import HEROES
from engine.ambyria.facts import FACTS
from engine.game import read_action
from engine.history import replay
from engine.refusal import Refusal
from engine.setup import Header, begin


@cache
def games(seats: int) -> tuple[Played, ...]:
    return tuple(simulate(GAME, 25, "standard", 7, seats))


def every_game() -> list[Played]:
    return [game for seats in (2, 3, 4) for game in games(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_happens_that_must_not(seats: int) -> None:
    assert [game.breach for game in games(seats)] == [None] * 25
    assert all(game.reason for game in games(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_can_win(seats: int) -> None:
    assert {seat for game in games(seats) for seat in game.winners} == set(range(1, seats + 1))


def test_players_do_everything_that_people_can_do() -> None:
    done = {action["do"] for game in every_game() for action in game.actions}
    assert done >= set(GAME.verbs) - {"adjust", "name", "concede", "show"}


def test_everything_that_can_become_true_does() -> None:
    facts = sum((game.facts for game in every_game()), Counter[str]())
    assert set(facts) >= {str(fact.__struct_config__.tag) for fact in FACTS} - {"counter", "shown", "out"}


def test_responses_come_from_the_hand_and_from_face_down_cards() -> None:
    given = [action for game in every_game() for action in game.actions if action["do"] == "respond"]
    assert {"slot" in action for action in given} == {True, False}


def test_every_training_card_is_in_some_deck() -> None:
    assert {id for hero in HEROES for id in deck_of(hero)} == set(CARDS) == {card["id"] for card in TRAINING}


def test_sense_beats_chance() -> None:
    assert wins(40) >= 0.7 * 40


def test_cards_that_no_player_moved_are_settled() -> None:
    """A person has played on without the simulated players: they take the cards as they lie."""
    played = games(3)[0]
    start = begin(GAME, convert(played.header, Header), packs_of("ambyria"))
    assert not isinstance(start, Refusal)
    actions = [read_action(GAME, data) for data in played.actions[: len(played.actions) // 2]]
    view = GAME.view(replay(GAME, start, [one for one in actions if not isinstance(one, Refusal)]).state, None)
    people = seated("standard", 3, Random(1))
    assert people.breach(view) is not None
    people.settle(view)
    assert people.breach(view) is None
    assert [len(hand) for hand in people.hands().values()] == [seat.counters["hand"] for seat in view.seats]
