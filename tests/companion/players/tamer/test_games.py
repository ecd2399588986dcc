"""Whole simulated tournaments: no breach at four to eight seats, everything is done that people can do, sense wins."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec import convert

from bench.tamer_players import wins
from companion.packs import packs_of
from companion.players.tamer import seated
from companion.simulate import Played, simulate
from engine.game import read_action
from engine.history import replay
from engine.refusal import Refusal
from engine.setup import Header, begin
from engine.tamer import GAME
from engine.tamer.facts import FACTS
from engine.tamer.options import TOURNAMENT

GAMES = 3
every_table = pytest.mark.parametrize("seats", TOURNAMENT)


@cache
def games(seats: int, mode: str = "referee") -> tuple[Played, ...]:
    return tuple(simulate(GAME, GAMES, mode, 11, seats))


def every_game() -> list[Played]:
    return [game for seats in TOURNAMENT for game in (*games(seats), *games(seats, "manual")[:1])]


@every_table
def test_nothing_happens_that_must_not(seats: int) -> None:
    assert [game.breach for game in games(seats)] == [None] * GAMES
    assert all(game.reason and len(game.header["seats"]) == seats for game in games(seats))


def test_a_table_without_cards_and_a_duel_come_to_their_end() -> None:
    for mode, seats in (("manual", 8), ("duel", 2)):
        assert [game.breach for game in games(seats, mode)] == [None] * GAMES


def test_players_do_everything_that_people_can_do() -> None:
    done = {action["do"] for game in every_game() for action in game.actions}
    assert done >= set(GAME.verbs) - {"adjust", "name", "concede", "resolve"}


def test_everything_that_can_become_true_does() -> None:
    facts = sum((game.facts for game in every_game()), Counter[str]())
    seldom = {"adjusted", "named", "surplus", "lapsed", "no_card", "eliminated", "tie"}
    assert set(facts) >= {str(fact.__struct_config__.tag) for fact in FACTS} - seldom


def test_sense_beats_chance() -> None:
    assert wins(20) >= 0.7 * 20


def test_cards_that_no_player_moved_are_settled() -> None:
    """A person has played on without the simulated players: they take the cards as they lie."""
    played = next(game for game in games(8) if game.header["options"]["draft"] == "guided")
    start = begin(GAME, convert(played.header, Header), packs_of("tamer"))
    assert not isinstance(start, Refusal)
    actions = [read_action(GAME, data) for data in played.actions[:20]]
    view = GAME.view(replay(GAME, start, [one for one in actions if not isinstance(one, Refusal)]).state, None)
    assert view.phase == "draft"
    people = seated("referee", 8, Random(1))
    assert people.breach(view) is not None
    people.settle(view)
    assert people.breach(view) is None
    assert [len(hand) for hand in people.hands().values()] == [view.table.left] * 8
