"""Our Duel-200 is the game of the rule sheet: move by move beside an independent one, and what must always hold."""

from collections import Counter

import pytest

from bench.duel.cards import DECK, KINDS, shuffled
from bench.duel.state import Seat, State
from engine.action import Action, to_data
from tests.bench.duels import begun, moves, played
from tests.bench.reference import SHEET, Move, Player, Reference

SEEDS = range(25)


def as_on_the_sheet(action: Action) -> Move:
    data = to_data(action)
    return data["seat"] - 1, data["do"], data["card"] if data["do"] == "commit" else data["choice"]


def ours(seat: Seat) -> tuple[object, ...]:
    """Without the card that lies face down: the reference has taken it out of the hand already."""
    hand = [card for place, card in enumerate(seat.hand) if place != seat.commit]
    return seat.health, seat.energy, list(seat.deck), hand, list(seat.discard)


def theirs(player: Player) -> tuple[object, ...]:
    return player.health, player.energy, player.deck, player.hand, player.discard


@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_leads_where_the_rule_sheet_leads(seed: int) -> None:
    reference, history = Reference(seed, shuffled), begun(seed)
    for _, action, step in moves(history, seed):
        move = reference.next_move()
        assert as_on_the_sheet(action) == move
        reference.make(move)
        assert [ours(seat) for seat in step.state.seats] == [theirs(player) for player in reference.players]
        assert step.state.seed == reference.seed


def test_the_kinds_are_those_of_the_rule_sheet() -> None:
    numbers = {name: (kind.cost, kind.damage, kind.shield, kind.gain) for name, kind in KINDS.items()}
    assert numbers == {f"kind-{number}": row for number, row in SHEET.items()}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_must_always_hold_holds_after_every_move(seed: int) -> None:
    for number, (_, _, step) in enumerate(moves(begun(seed), seed), 1):
        assert step.state.round == min(50, number // 4 + 1)
        for seat in step.state.seats:
            assert Counter(seat.deck + seat.hand + seat.discard) == Counter(DECK)
            assert len(seat.hand) == 5
            assert 1 <= seat.health <= 30
            assert 0 <= seat.energy <= 10


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_two_hundred_moves_and_more_health_wins(seed: int) -> None:
    end: State = played(seed).state
    one, two = (seat.health for seat in end.seats)
    assert end.result is not None
    assert end.result.scores == {"1": one, "2": two}
    assert end.result.winners == [1] * (one > two) + [2] * (two > one)
    assert end.result.losers == [2] * (one > two) + [1] * (two > one)
    assert end.result.reason == ("DUEL-END-03" if one == two else "DUEL-END-02")


def test_games_with_different_seeds_differ() -> None:
    assert len({tuple(seat.hand for seat in begun(seed).state.seats) for seed in SEEDS}) == len(SEEDS)


# Shuffling


def test_a_shuffle_keeps_every_card_and_follows_from_its_seed() -> None:
    cards, seed = shuffled(DECK, 7)
    assert Counter(cards) == Counter(DECK)
    assert (cards, seed) == shuffled(DECK, 7)
    assert shuffled(DECK, seed)[0] != cards


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    cards, seed, places = tuple("abcde"), 1, Counter[tuple[str, int]]()
    for _ in range(2000):
        mixed, seed = shuffled(cards, seed)
        places.update((card, place) for place, card in enumerate(mixed))
    assert len(places) == 25
    assert all(320 < count < 480 for count in places.values())
