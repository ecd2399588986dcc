"""Whole simulated games of Ambal: no breach, no mode left out, and everything that people can do is done."""

from collections import Counter
from functools import cache

import pytest

from companion.simulate import Played, simulate
from engine.ambal import GAME
from engine.ambal.facts import FACTS
from tests.companion.cli.terminal import ambit
from tests.companion.players.ambal.table import Evening, over


@cache
def games(mode: str) -> tuple[Played, ...]:
    return tuple(simulate(GAME, 12, mode, 3))


def every_game() -> list[Played]:
    return [game for mode in GAME.modes for game in games(mode)]


every_mode = pytest.mark.parametrize("mode", GAME.modes)


@every_mode
def test_nothing_happens_that_must_not(mode: str) -> None:
    assert [game.breach for game in games(mode)] == [None] * 12
    assert all(game.reason for game in games(mode))


@every_mode
def test_a_duel_lasts_five_to_twelve_rounds_as_a_rule(mode: str) -> None:
    phases = 8 if mode.endswith("advanced") else 7
    rounds = sorted(game.facts["phase"] / phases for game in games(mode))
    assert 5 <= rounds[6] <= 12
    assert rounds[-1] < 25


@every_mode
def test_either_side_can_win(mode: str) -> None:
    assert {seat for game in games(mode) for seat in game.winners} == set(range(1, GAME.modes[mode][0] + 1))


def test_players_do_everything_that_people_can_do() -> None:
    done = {action["do"] for game in every_game() for action in game.actions}
    assert done >= set(GAME.verbs) - {"adjust", "name", "concede"}


def test_everything_that_can_become_true_does() -> None:
    facts = sum((game.facts for game in every_game()), Counter[str]())
    assert set(facts) >= {str(fact.__struct_config__.tag) for fact in FACTS} - {"adjusted"}


def test_all_settings_of_the_options_are_played() -> None:
    options = {(key, value) for game in every_game() for key, value in game.header["options"].items()}
    assert options == {
        ("unaffordable", "penalty"), ("unaffordable", "refuse"), ("decide", "on-call"), ("decide", "health"),
        ("double_block", "token"), ("double_block", "any"),
    }  # fmt: skip


def test_some_cards_have_no_data_and_their_users_say_what_they_do() -> None:
    said = [action for game in every_game() for action in game.actions if action["do"] == "resolve"]
    fields = {field for action in said for field in action}
    assert fields >= {"cost", "effects", "types"}
    assert {"cost" in action for action in said} == {"effects" in action for action in said} == {True, False}


def test_decks_are_registered_before_or_said_or_kept_to_oneself() -> None:
    brought = {bool(game.header.get("decks")) for game in games("double-advanced")}
    said = {any(action["do"] == "deck" for action in game.actions) for game in games("double-advanced")}
    assert (brought, said) == ({True, False}, {True, False})


def test_the_command_plays_every_mode_when_none_is_named() -> None:
    said = ambit("simulate", "ambal", "--games", "5", "--json")
    [summary] = said.lines
    assert (said.code, summary["games"], summary["breaches"]) == (0, 5, [])


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_same_seed_gives_the_same_game(seed: str) -> None:
    first, again = Evening("double-advanced", seed), Evening("double-advanced", seed)
    assert first.until(over).result == again.until(over).result
    assert first.actions == again.actions
