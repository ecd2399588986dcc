"""How long it takes to pair a hall: Swiss rounds of two, which is the most that is ever to be worked out."""

from random import Random
from time import perf_counter

from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall.rules.rules import Step, apply
from companion.hall.rules.settings import Settings
from companion.hall.rules.state import Hall

ROUNDS = 5
"""Later rounds are harder: who has met is not to meet again."""


def slowest_pairing(game: str, mode: str, players: int, rounds: int = ROUNDS) -> float:
    """Seconds of the slowest round, in an evening of that many players whose matches are won by chance."""
    chance, slowest = Random(players), 0.0
    hall = Hall(Settings(hall="simulated", game=game, mode=mode, rounds=rounds))
    for number in range(1, players + 1):
        hall = _after(hall, a.CheckIn(f"Player {number}"))
    for _ in range(rounds):
        began = perf_counter()
        pairs = proposal(hall)
        slowest = max(slowest, perf_counter() - began)
        hall = _after(hall, pairs)
        for match in hall.now.matches if hall.now else ():
            if not match.bye:
                winner = chance.choice(match.players)
                hall = _after(hall, a.Result(round=len(hall.rounds), players=match.players, winners=(winner,)))
    return slowest


def _after(hall: Hall, deed: a.Deed) -> Hall:
    step = apply(hall, deed)
    assert isinstance(step, Step), step
    return step.hall
