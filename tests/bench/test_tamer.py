"""The battles that are measured are whole ones."""

from random import Random

from bench.tamer import cards, measure, team
from engine.tamer.options import ALLOWANCES


def test_battles_are_fought_to_their_end() -> None:
    figures = measure(0.02)
    assert figures["battles"] > 0
    assert figures["clashes_per_s"] > figures["battles_per_s"]
    assert figures["facts_per_battle"] > 5


def test_a_team_spends_what_round_3_allows() -> None:
    known = cards()
    for seed in range(5):
        cost = sum(known[one.card].cost for one in team(known, Random(seed)))
        assert ALLOWANCES[3] - min(card.cost for card in known.values()) < cost <= ALLOWANCES[3]
