"""Every clause of Skeleton holds."""

import pytest

from engine.skeleton import GAME
from tests.engine.playing import played, refusal


@pytest.mark.rule("SKELETON-TURN-01")
def test_players_take_stones_in_turn() -> None:
    assert refusal(GAME, {"do": "take", "seat": 2, "stones": 1}) == "SKELETON-TURN-01"
    assert played(GAME, {"do": "take", "seat": 1, "stones": 3}).to_act == [2]


@pytest.mark.rule("SKELETON-TURN-02")
def test_nobody_takes_more_than_there_are() -> None:
    few = {"do": "adjust", "seat": 0, "target": 0, "counter": "stones", "to": 2}
    assert refusal(GAME, few, {"do": "take", "seat": 1, "stones": 3}) == "SKELETON-TURN-02"


@pytest.mark.rule("SKELETON-END-01", "SKELETON-END-02")
def test_the_last_stone_wins_and_ends_the_game() -> None:
    end = {"do": "take", "seat": 1, "stones": 1}
    result = played(GAME, end, stones=1).result
    assert result is not None
    assert (result.winners, result.reason) == ([1], "SKELETON-END-01")
    assert refusal(GAME, end, {"do": "take", "seat": 2, "stones": 1}, stones=1) == "SKELETON-END-02"
