"""Who meets whom: Swiss rounds beside trying every pairing, leagues, cups, larger tables, and what people change."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
import rustworkx
from hypothesis import given
from hypothesis import strategies as st

from companion.hall.pairing import proposal, reason
from companion.hall.pairing.costs import WAITS, Costs
from companion.hall.pairing.groups import table_sizes
from companion.hall.pairing.swiss import NEAR, SMALL, cheapest
from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from tests.companion.hall.evening import Evening

pytestmark = pytest.mark.rule("HALL-PAIR-02")

Round = tuple[tuple[int, int], ...]


def every_round(players: Sequence[int]) -> Iterator[Round]:
    """Every way to put an even number of players together."""
    if not players:
        yield ()
        return
    first, *rest = players
    for other in rest:
        left = [player for player in rest if player != other]
        yield from (((first, other), *others) for others in every_round(left))


def judged(evening: Evening, couples: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """A round by the words of the clauses, the first number counting most; less is better."""
    hall = evening.hall
    points = {row.player: row.points for row in evening.standings}
    place = {number: row for row, number in enumerate(number for number in evening.order if hall.player(number).here)}
    last = {
        couple: round.number
        for round in hall.rounds
        for match in round.matches
        for couple in combinations(sorted(match.players), 2)
    }
    waiting = [number for couple in couples for number in couple if len(couple) == 1]
    again = [last[pair] for couple in couples if (pair := tuple(sorted(couple))) in last]
    pairs = [couple for couple in couples if len(couple) == 2]
    byes = Counter(match.players[0] for round in hall.rounds for match in round.matches if match.bye)
    return (
        sum(byes[number] for number in waiting),
        len(again),
        sum(again),
        sum(points[number] for number in waiting),
        sum((points[one] - points[other]) ** 2 for one, other in pairs),
        sum(abs(place[one] - place[other]) for one, other in pairs) + sum(len(place) - place[one] for one in waiting),
    )


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """Up to seven who have played some rounds, in which some came late, left, or drew."""
    evening = Evening(draw(st.integers(2, 6)), lot=draw(st.integers(0, 9)))
    for _ in range(draw(st.integers(0, 4))):
        evening.pair()
        for match in [match for match in evening.matches if not match.bye]:
            evening.won_by(*draw(st.sampled_from([match.players[:1], match.players[1:], match.players])))
        if len(evening.hall.playing) > 2 and draw(st.booleans()):
            evening.do(a.Leave(draw(st.sampled_from([player.number for player in evening.hall.playing]))))
        elif len(evening.hall.playing) < 7 and draw(st.booleans()):
            evening.do(a.CheckIn(f"Late {len(evening.hall.players)}"))
    return evening


@pytest.mark.rule("HALL-PAIR-03", "HALL-PAIR-04", "HALL-PAIR-05")
@given(evenings())
def test_no_other_round_is_better(evening: Evening) -> None:
    """Trying all of them, judged by the words of the clauses and not by the costs of the search."""
    here = [player.number for player in evening.hall.playing]
    found = [group.players for group in proposal(evening.hall).matches]
    assert sorted(number for couple in found for number in couple) == here
    everything = every_round([*here, *[WAITS] * (len(here) % 2)])
    rounds = ([tuple(number for number in couple if number != WAITS) for couple in couples] for couples in everything)
    assert judged(evening, found) == min(judged(evening, couples) for couples in rounds)


@pytest.mark.rule("HALL-PAIR-03", "HALL-PAIR-05")
@pytest.mark.parametrize("players", [31, SMALL])
def test_another_library_finds_nothing_better(players: int) -> None:
    evening, random = Evening(players), Random(players)
    for _ in range(5):
        ranked = evening.order
        costs = Costs(evening.hall, ranked)
        found = cheapest(ranked, costs)
        nodes = [*ranked, *[WAITS] * (players % 2)]
        dearest = max(costs.of(one, other) for one, other in combinations(nodes, 2))
        graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
        graph.add_nodes_from(nodes)
        graph.add_edges_from(
            [
                (one, other, dearest - costs.of(nodes[one], nodes[other]))
                for one, other in combinations(range(len(nodes)), 2)
            ]
        )
        theirs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
        ours = sum(costs.of(*(couple if len(couple) == 2 else (*couple, WAITS))) for couple in found)
        assert ours == sum(costs.of(nodes[one], nodes[other]) for one, other in theirs)
        evening.pair()
        for match in [match for match in evening.matches if not match.bye]:
            evening.won_by(random.choice(match.players))


@pytest.mark.rule("HALL-PAIR-03", "HALL-PAIR-04")
def test_a_large_hall_meets_nobody_again_and_waits_in_turn() -> None:
    evening, random = Evening(201), Random(1)
    for _ in range(6):
        evening.pair()
        assert not [fact for fact in evening.told if isinstance(fact, f.Again | f.SecondBye)]
        for match in [match for match in evening.matches if not match.bye]:
            evening.won_by(random.choice(match.players))


@pytest.mark.rule("HALL-PAIR-05")
def test_where_the_near_ones_have_all_been_met_the_search_goes_further() -> None:
    """Nobody of the first can meet anybody near: they have met all of each other."""
    evening = Evening(SMALL + 2)
    ranked = evening.order
    near = ranked[: NEAR + 2]
    for one, other in combinations(near, 2):
        others = [number for number in ranked if number not in (one, other)]
        evening.pair((one, other), *zip(others[::2], others[1::2], strict=True))
        for couple in evening.couples:
            evening.do(a.Result(round=len(evening.hall.rounds), players=couple, winners=()))
        if len(evening.hall.rounds) == 12:
            break
    couples = [group.players for group in proposal(evening.hall).matches]
    met = evening.hall.met()
    assert not [couple for couple in couples if couple[1] in met[couple[0]]]


@pytest.mark.rule("HALL-PAIR-10")
def test_the_same_lot_gives_the_same_pairings() -> None:
    first, same, other = (Evening(20, lot=lot).pair().couples for lot in (4, 4, 5))
    assert first == same
    assert first != other


@pytest.mark.rule("HALL-PAIR-04")
def test_everybody_waits_once_before_anybody_waits_twice() -> None:
    evening = Evening(5, 2)
    waited = [evening.play().couples[-1] for _ in range(5)]
    assert sorted(waited) == [(1,), (2,), (3,), (4,), (5,)]
    evening.play()
    assert [fact for fact in evening.told if isinstance(fact, f.SecondBye)] == [], "told when it was paired"
    assert evening.couples[-1] in waited


# People decide


@pytest.mark.rule("HALL-PAIR-01")
def test_a_table_takes_as_many_as_the_mode() -> None:
    evening = Evening(4, 2)
    assert evening.refused(a.Pair((a.Group((1, 2, 3)), a.Group((4,))))) == "HALL-PAIR-01"
    assert evening.refused(a.Pair((a.Group(()), a.Group((1, 2)), a.Group((3, 4))))) == "HALL-PAIR-01"


@pytest.mark.parametrize(
    "groups", [((1, 2), (2, 3)), ((1, 2), (3, 9)), ((1, 2),), ((1, 2), (3, 4), (4,)), ((0, 1), (2, 3))], ids=str
)
def test_everybody_is_in_one_match_or_waits(groups: tuple[tuple[int, ...], ...]) -> None:
    evening = Evening(4, 2)
    assert evening.refused(a.Pair(tuple(map(a.Group, groups)))) == "HALL-PAIR-02"


@pytest.mark.rule("HALL-PAIR-06")
def test_what_is_a_pity_is_told_and_stands() -> None:
    evening = Evening(3, 2).pair((1, 2), (3,)).won_by(1)
    evening.pair((2, 1), (3,))
    assert evening.told == (f.Paired(2, 2), f.Again((2, 1)), f.SecondBye(3))


@pytest.mark.rule("HALL-PAIR-06")
def test_two_players_change_places_also_with_one_who_waits() -> None:
    evening = Evening(5, 2).pair((1, 2), (3, 4), (5,)).do(a.Swap(2, 3)).do(a.Swap(5, 1))
    assert evening.couples == [(5, 3), (2, 4), (1,)]
    assert all(match.manual for match in evening.matches)
    assert evening.refused(a.Swap(2, 4)) == "HALL-PAIR-06"
    evening.won_by(5)
    assert evening.refused(a.Swap(5, 1)) == "HALL-PAIR-06"


@pytest.mark.rule("HALL-PAIR-06")
def test_an_exchange_tells_who_meets_again() -> None:
    evening = Evening(4, 2).pair((1, 2), (3, 4)).won_by(1).won_by(3).pair((1, 3), (2, 4)).do(a.Swap(3, 2))
    assert evening.couples == [(1, 2), (3, 4)]
    assert evening.told == (f.Again((1, 2)), f.Again((3, 4)))


# Reasons


@pytest.mark.rule("HALL-PAIR-07")
def test_every_match_has_a_reason() -> None:
    evening = Evening(5, 2)
    seen = []
    for _ in range(6):
        before = evening.hall
        evening.play()
        seen.append([reason(before, match).id.removeprefix("hall-why-") for match in evening.matches])
    assert seen[0] == ["lot", "lot", "bye"]
    assert {"equal", "near", "bye"} <= {one for round in seen[1:] for one in round}
    assert "again" in seen[5], "after five rounds five players have all met"
    by_hand = evening.pair((1, 2), (3, 4), (5,)).matches
    assert [reason(before, match).id for match in by_hand] == ["hall-why-manual"] * 3


# Leagues and cups


@pytest.mark.rule("HALL-LEAGUE-01")
@pytest.mark.parametrize("players", range(2, 10))
def test_in_a_league_everybody_meets_everybody_once(players: int) -> None:
    evening = Evening(players, 5, format="round-robin")
    rounds = players - 1 + players % 2
    couples = [couple for _ in range(rounds) for couple in evening.play().couples]
    met = Counter(frozenset(couple) for couple in couples if len(couple) == 2)
    assert met == Counter(map(frozenset, combinations(range(1, players + 1), 2)))
    assert Counter(couple[0] for couple in couples if len(couple) == 1) == Counter(
        range(1, players + 1) if players % 2 else ()
    )


@pytest.mark.rule("HALL-LEAGUE-01")
def test_who_should_meet_a_player_who_left_waits() -> None:
    evening = Evening(4, 2, format="round-robin").play().do(a.Leave(4))
    assert sorted(map(len, evening.pair().couples)) == [1, 2]


@pytest.mark.rule("HALL-KO-01", "HALL-KO-02")
@pytest.mark.parametrize("players", range(2, 18))
def test_a_cup_ends_with_one_and_has_byes_in_its_first_round_only(players: int) -> None:
    evening = Evening(players, 8, format="elimination")
    waited = []
    while len(evening.hall.playing) > 1:
        evening.play()
        waited.append(sum(match.bye for match in evening.matches))
        still = {number for couple in evening.couples for number in couple}
        assert {player.number for player in evening.hall.playing} <= still
    rounds = (players - 1).bit_length()
    assert waited == [2**rounds - players] + [0] * (rounds - 1)


@pytest.mark.rule("HALL-KO-02")
def test_who_should_meet_somebody_who_left_goes_on() -> None:
    evening = Evening(4, 2, format="elimination").play()
    one, other = evening.hall.playing
    evening.do(a.Leave(one.number))
    assert [group.players for group in proposal(evening.hall).matches] == [(other.number,)]


@pytest.mark.rule("HALL-KO-03")
def test_a_cup_has_no_draws() -> None:
    evening = Evening(2, 1, format="elimination").pair()
    assert evening.refused(a.Result(round=1, players=(1, 2), winners=(1, 2))) == "HALL-KO-03"


@pytest.mark.rule("HALL-FREE-01", "HALL-ROUND-01")
def test_in_free_play_nobody_waits_for_others() -> None:
    evening = Evening(6, 3, format="free")
    assert proposal(evening.hall).matches == ()
    evening.pair((1, 2), (3, 4)).won_by(1)
    evening.pair((1, 5))
    assert [match.table for match in evening.matches] == ["table-1"]


# Larger tables


@pytest.mark.rule("HALL-PAIR-09")
@pytest.mark.parametrize(
    ("players", "seats", "sizes"),
    [
        (10, (2, 3, 4), [4, 3, 3]), (9, (4, 5, 6, 7, 8), [5, 4]), (8, (4, 5, 6, 7, 8), [8]), (9, (4,), [4, 4]),
        (3, (4,), []), (5, (2, 4), [4]), (6, (2, 4), [4, 2]), (0, (2,), []),
    ],
)  # fmt: skip
def test_as_many_as_possible_at_as_few_tables_as_possible(
    players: int, seats: tuple[int, ...], sizes: list[int]
) -> None:
    assert table_sizes(players, seats) == sizes


@pytest.mark.rule("HALL-PAIR-09")
def test_at_larger_tables_equals_sit_together_and_people_meet_new_people() -> None:
    evening = Evening(16, 4, seats=(4,))
    evening.play()
    evening.pair()
    assert not [fact for fact in evening.told if isinstance(fact, f.Again)]
    points = [sorted(evening.points(number) for number in couple) for couple in evening.couples]
    assert points == [[3, 3, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
