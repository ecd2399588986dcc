"""Flares: conditions, effects, and the opponent's point."""

import pytest

from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, Table, flare


def behind(mode: str = DUEL, *cards: dict[str, object], seats: int = 2, upgraded: int = 4, pieces: int = 9) -> Table:
    """Seat 1 has nothing in the arena, side 2 so much."""
    table = Table(mode, *cards, seats=seats)
    table.set(1, common=0)
    table.set(2, heroic=upgraded, common=pieces - upgraded)
    return table


@pytest.mark.rule("TASH-FLARE-02")
def test_it_needs_a_flare_in_hand() -> None:
    table = behind()
    table.set(1, flares=2)
    table.do("flare", 1, card="envy")
    assert table.refused("flare", 1, card="envy") == "FLARE-02", "it lies in the discard pile"
    table.set(1, flares=0)
    assert table.refused("flare", 1, upper=1) == "FLARE-02"


@pytest.mark.rule("TASH-FLARE-03", "TASH-FLARE-04")
def test_a_condition_is_met_by_a_large_enough_difference() -> None:
    assert behind(upgraded=2, pieces=5).refused("flare", 1, card="spite") == "FLARE-03"
    for upgraded, pieces, met in ((3, 5, (True, False)), (0, 6, (False, True)), (3, 6, (True, True))):
        table = behind(upgraded=upgraded, pieces=pieces)
        table.do("flare", 1, card="spite")
        told = table.told("flare")[0]
        assert (told["upper"], told["lower"]) == met
    own = behind(upgraded=4, pieces=9)
    own.set(1, common=3, heroic=1)
    assert own.table["gaps"]["1"]["2"] == {"upgraded": 3, "pieces": 5}
    own.do("flare", 1, card="spite")
    assert (own.told("flare")[0]["upper"], own.told("flare")[0]["lower"]) == (True, False), "less the own pieces"
    ahead = Table(DUEL)
    ahead.set(1, heroic=1)
    assert ahead.refused("flare", 1, upper=0) == "FLARE-03", "the difference is negative"


@pytest.mark.rule("TASH-FLARE-04")
def test_a_number_that_is_not_there_is_never_met() -> None:
    assert behind(upgraded=0, pieces=9).refused("flare", 1, card="envy") == "FLARE-03"
    assert behind().refused("flare", 1, card="blank") == "TABLE-INPUT"
    assert behind().refused("flare", 1) == "TABLE-INPUT"
    table = behind()
    table.do("flare", 1, card="blank", lower=9)
    assert table.told("flare")[0]["lower"] is True


@pytest.mark.rule("TASH-FLARE-05")
def test_in_the_melee_one_opponent_is_named() -> None:
    table = behind(MELEE, seats=3)
    assert table.refused("flare", 1, card="spite") == "FLARE-05"
    assert table.refused("flare", 1, card="spite", against=1) == "FLARE-05"
    assert table.refused("flare", 1, card="spite", against=3) == "FLARE-03"
    table.do("flare", 1, card="spite", against=2)
    two = behind()
    assert two.refused("flare", 1, card="spite", against=1) == "FLARE-05"
    two.do("flare", 1, card="spite", against=2)


@pytest.mark.rule("TASH-FLARE-06", "TASH-FLARE-07", "TASH-FLARE-08")
def test_the_upper_effect_comes_first_and_changes_nothing_about_the_lower() -> None:
    table = behind(DUEL, flare("wrath", 3, 6, effects=None))
    table.do("flare", 1, card="wrath")
    assert table.table["effect"]["part"] == "upper"
    table.resolve({"op": "destroy", "side": 2, "rank": "common", "n": 5})
    table.do("done", 1)
    assert table.told("effect_done") == [{"card": "wrath", "part": "upper"}]
    assert table.table["effect"]["part"] == "lower"
    assert table.table["decks"]["flares"]["discard"] == []
    table.do("done", 1)
    assert table.table["decks"]["flares"]["discard"] == ["wrath"]


@pytest.mark.rule("TASH-FLARE-09", "TASH-FLARE-12")
def test_in_a_duel_the_opponent_scores_before_the_effects() -> None:
    table = behind(DUEL, flare("wrath", 3, 6, effects=None))
    table.do("flare", 1, card="wrath")
    assert table.names == ["flare", "score"]
    assert (table.phase, table.count(2, "score")) == ("effect", 1)
    table.do("done", 1)
    table.do("done", 1)
    assert table.count(2, "score") == 1


@pytest.mark.rule("TASH-FLARE-10")
def test_in_the_melee_it_is_a_point_in_the_players_colour() -> None:
    table = behind(MELEE, seats=3)
    table.do("flare", 1, card="spite", against=2)
    assert table.told("score") == [{"side": 2, "in": 1, "from": 0, "to": 1, "by": "flare"}]
    assert table.count(2, "points_1", "points_3") == (1, 0)


@pytest.mark.rule("TASH-FLARE-11")
def test_in_the_high_form_it_gives_no_points() -> None:
    table = behind(HIGH)
    table.do("flare", 1, card="spite")
    assert table.told("score") == []
    assert table.count(2, "score") == 0
