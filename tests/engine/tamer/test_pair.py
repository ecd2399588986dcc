"""Pairing: across the table or by dice, then by records; checked against trying all pairings."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tamer.options import Options
from engine.tamer.pairing import Pairing, across, best, cost, rolled, ways
from engine.tamer.state import Box, Fought, Seat, State
from tests.engine.tamer.table import Table, building, played, tournament


def paired(seats: int, *rounds: tuple[int, ...], **options: Any) -> tuple[list[list[int]], list[int]]:
    """The pairs after these rounds, and who has the bye."""
    table = played(tournament(seats, **options), *rounds).built()
    return [pair for pair in table.pairs if 0 not in pair], table.flagged("bye")


@pytest.mark.rule("TAMER-PAIR-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_everybody_fights_one_battle_in_each_round(seats: int) -> None:
    table = tournament(seats)
    for _ in range(3):
        table.built()
        everybody = sorted(seat for pair in table.pairs for seat in pair)
        assert everybody == [*([0] if seats % 2 else []), *range(1, seats + 1)]
        table.ended(1, 2, 3)


@pytest.mark.rule("TAMER-PAIR-02")
@pytest.mark.parametrize(("seats", "pairs"), [
    (4, [[1, 3], [2, 4]]), (6, [[1, 4], [2, 5], [3, 6]]), (8, [[1, 5], [2, 6], [3, 7], [4, 8]]),
])  # fmt: skip
def test_in_round_1_each_fights_the_one_opposite(seats: int, pairs: list[list[int]]) -> None:
    assert paired(seats) == (pairs, [])


@pytest.mark.rule("TAMER-PAIR-03")
@pytest.mark.parametrize(("seats", "pairs"), [(5, [[1, 3], [2, 4]]), (7, [[1, 4], [2, 5], [3, 6]])])
def test_of_an_odd_number_the_last_seat_has_the_bye(seats: int, pairs: list[list[int]]) -> None:
    assert paired(seats) == (pairs, [seats])


@pytest.mark.rule("TAMER-PAIR-04", "TAMER-PAIR-15")
def test_dice_may_pair_the_first_round() -> None:
    table = tournament(5, round1="random").built()
    table.do("pair", 0, order=[5, 2, 4, 1, 3])
    assert (table.pairs, table.flagged("bye")) == ([[1, 4], [2, 5], [3, 0]], [3])
    assert table.told("paired") == [{"round": 1, "battles": [[1, 4], [2, 5]]}]
    assert table.told("bye") == [{"round": 1, "seat": 3}]


@pytest.mark.rule("TAMER-PAIR-04")
@pytest.mark.parametrize("order", [[1, 2, 3], [1, 2, 3, 3], [1, 2, 3, 4, 5], [0, 1, 2, 3], []])
def test_every_seat_must_be_in_the_order_once(order: list[int]) -> None:
    table = tournament(round1="random").built()
    assert table.refused("pair", 0, order=order) == "PAIR-04"


@pytest.mark.rule("TAMER-PAIR-16")
def test_an_order_is_taken_only_when_it_is_awaited() -> None:
    table = tournament(round1="random")
    assert table.refused("pair", 0, order=[1, 2, 3, 4]) == "PAIR-16"
    assert table.built().view["to_act"] == []
    assert table.refused("pair", 1, order=[1, 2, 3, 4]) == "TABLE-INPUT"
    table.do("pair", 0, order=[1, 2, 3, 4])
    assert table.refused("pair", 0, order=[1, 2, 3, 4]) == "PAIR-16"
    assert table.ended(1, 3).built().where[0] == "battle"


@pytest.mark.rule("TAMER-PAIR-05")
def test_later_equal_records_meet() -> None:
    assert paired(4, (1, 2)) == ([[1, 2], [3, 4]], [])
    assert paired(8, (1, 6, 3, 8))[0] == [[1, 3], [2, 4], [5, 7], [6, 8]]


@pytest.mark.rule("TAMER-PAIR-06")
def test_a_record_is_wins_draws_and_losses() -> None:
    """After a draw and a corrected bye nobody is like anybody else but by all three numbers."""
    table = tournament(4).built().ended()
    for seat, record in ((1, (1, 0, 0)), (2, (0, 2, 0)), (3, (1, 0, 0)), (4, (0, 2, 0))):
        for counter, to in zip(("wins", "draws", "losses"), record, strict=True):
            table.do("adjust", 0, target=seat, counter=counter, to=to)
    assert table.built().pairs == [[1, 3], [2, 4]]


def state(records: list[tuple[int, int, int]], byes: list[int], met: set[tuple[int, int]], **options: Any) -> State:
    """A table after some rounds, whatever they were."""
    seats = tuple(Seat(n, "", *record, byes=had) for n, (record, had) in enumerate(zip(records, byes, strict=True), 1))
    history = tuple(Fought(1, pair, None, "report") for pair in sorted(met))
    return State(box=Box("manual", Options(**options), {}), seats=seats, phase="build", round=2, history=history)


@pytest.mark.rule("TAMER-PAIR-08", "TAMER-BYE-01")
def test_nobody_has_a_second_bye_before_all_have_had_one() -> None:
    table, had = tournament(5), list[int]()
    for _ in range(3):
        had += table.built().flagged("bye")
        table.ended(1, 2)
    assert len(set(had)) == 3


@pytest.mark.rule("TAMER-PAIR-09")
def test_the_bye_goes_to_the_worst_who_can_have_it() -> None:
    now = state([(1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 0)], [0] * 5, set())
    assert best(now).bye == 3
    had = state([(1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 0)], [0, 0, 1, 0, 0], set())
    assert best(had).bye == 5


@pytest.mark.rule("TAMER-PAIR-10", "TAMER-PAIR-11")
def test_equal_records_come_before_new_opponents() -> None:
    now = state([(1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 0, 1)], [0] * 4, {(1, 2), (3, 4)})
    assert best(now).pairs == ((1, 2), (3, 4))


@pytest.mark.rule("TAMER-PAIR-11")
def test_of_equals_those_who_have_not_met_fight() -> None:
    now = state([(0, 1, 0)] * 4, [0] * 4, {(1, 3), (2, 4)})
    assert best(now).pairs == ((1, 2), (3, 4))


@pytest.mark.rule("TAMER-PAIR-14")
def test_with_avoid_first_new_opponents_come_before_equal_records() -> None:
    now = state([(1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 0, 1)], [0] * 4, {(1, 2), (3, 4)}, rematch="avoid-first")
    assert best(now).pairs == ((1, 3), (2, 4))


@pytest.mark.rule("TAMER-PAIR-12")
def test_then_scores_lie_as_near_as_can_be() -> None:
    """All records differ: 4, 2, 1 and 0 points."""
    now = state([(2, 0, 0), (0, 1, 0), (1, 0, 0), (0, 0, 1)], [0] * 4, set())
    assert best(now).pairs == ((1, 3), (2, 4))


@pytest.mark.rule("TAMER-PAIR-13")
def test_at_last_the_highest_seat_has_the_bye_and_the_first_list_is_taken() -> None:
    assert best(state([(0, 1, 0)] * 5, [0] * 5, set())) == Pairing(((1, 2), (3, 4)), 5)
    assert best(state([(0, 1, 0)] * 6, [0] * 6, set())) == Pairing(((1, 2), (3, 4), (5, 6)))


@pytest.mark.rule("TAMER-PAIR-15")
def test_battles_are_numbered_by_their_lowest_seat_and_the_bye_comes_last() -> None:
    table = played(tournament(5), (1, 2, 0)).built()
    assert [battle["battle"] for battle in table.table["battles"]] == [1, 2, 3]
    assert table.pairs == [[1, 2], [3, 5], [4, 0]]


@pytest.mark.rule("TAMER-PAIR-17")
def test_all_battles_begin_with_the_pairing() -> None:
    table = building(own=("cub",)).built("cub")
    assert table.order_told == ["ready", "paired"]
    assert [battle["state"] for battle in table.table["battles"]] == ["fight", "fight"]


def test_an_order_of_dice_and_the_way_across_are_ordinary_pairings() -> None:
    assert rolled([4, 1, 3, 2]) == Pairing(((1, 4), (2, 3)))
    for seats in range(4, 9):
        assert across(seats) in set(ways(range(1, seats + 1)))


# Against trying everything


def every_pairing(seats: int) -> set[Pairing]:
    """All pairings, found in another way: every order of the seats, read as pairs."""
    found = set()
    for order in permutations(range(1, seats + 1)):
        pairs = sorted(tuple(sorted(order[n : n + 2])) for n in range(0, seats - 1, 2))
        found.add(Pairing(tuple((low, high) for low, high in pairs), order[-1] if seats % 2 else None))
    return found


EVERY = {seats: every_pairing(seats) for seats in range(4, 9)}


@pytest.mark.rule("TAMER-PAIR-07")
@pytest.mark.parametrize(("seats", "count"), [(4, 3), (5, 15), (6, 15), (7, 105), (8, 105)])
def test_all_ways_to_pair_are_weighed(seats: int, count: int) -> None:
    assert set(ways(range(1, seats + 1))) == EVERY[seats]
    assert len(EVERY[seats]) == count


RECORDS = st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Any records, byes and past battles of 4 to 8 players."""
    seats = draw(st.integers(4, 8))
    pairs = [(low, high) for low in range(1, seats) for high in range(low + 1, seats + 1)]
    return state(
        draw(st.lists(RECORDS, min_size=seats, max_size=seats)),
        draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats)),
        draw(st.sets(st.sampled_from(pairs))),
        rematch=draw(st.sampled_from(("records-first", "avoid-first"))),
        ranking=draw(st.sampled_from(("wins", "points"))),
    )


def met(now: State) -> set[tuple[int, int]]:
    return {one.seats for one in now.history}


def rematches(now: State, pairing: Pairing) -> int:
    return len(set(pairing.pairs) & met(now))


def unequal(now: State, pairing: Pairing) -> int:
    return sum(now.seat(low).record != now.seat(high).record for low, high in pairing.pairs)


@pytest.mark.rule("TAMER-PAIR-07", "TAMER-PAIR-08", "TAMER-PAIR-09", "TAMER-PAIR-11", "TAMER-PAIR-14")
@settings(max_examples=60, deadline=None)
@given(tables())
def test_no_pair_meets_again_that_could_be_avoided(now: State) -> None:
    taken, every = best(now), EVERY[len(now.seats)]
    assert cost(now, taken, met(now)) == min(cost(now, pairing, met(now)) for pairing in every)
    if taken.bye is not None:
        assert now.seat(taken.bye).byes == min(seat.byes for seat in now.seats)
    alike = [pairing for pairing in every if pairing.bye == taken.bye]
    if now.box.options.rematch == "avoid-first":
        assert rematches(now, taken) == min(rematches(now, pairing) for pairing in alike)
    else:
        assert unequal(now, taken) == min(unequal(now, pairing) for pairing in alike)
        equals = [pairing for pairing in alike if unequal(now, pairing) == unequal(now, taken)]
        assert rematches(now, taken) == min(rematches(now, pairing) for pairing in equals)


def test_a_whole_tournament_of_eight_has_no_needless_rematch() -> None:
    table = Table(8, mode="manual", draft="off", rematch="avoid-first")
    for _ in range(3):
        table.built().ended(1, 2, 3, 4)
    pairs = [tuple(one["seats"]) for one in table.table["history"]]
    assert len(set(pairs)) == len(pairs) == 12
