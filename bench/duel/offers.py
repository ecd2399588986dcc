"""What each seat may do at each moment of Duel-200: the refusals of the rules are asked first."""

from collections.abc import Iterator

from msgspec.structs import replace

from bench.duel.actions import PASS, Adjust, Commit, Name, Upkeep
from bench.duel.options import HAND
from bench.duel.rules import cannot_commit, not_your_upkeep
from bench.duel.state import State
from engine.action import TABLE
from engine.game import Offer


def offers(now: State, seat: int) -> Iterator[Offer]:
    """Every action that `seat` can send now, the likely ones first."""
    if seat == TABLE:
        return
    own = now.seats[seat - 1]
    if now.phase == "plan":
        for place in (*range(HAND), PASS):
            if not cannot_commit(own, place):
                yield Offer(Commit(seat, place), sure=True)
    elif now.phase == "upkeep" and not not_your_upkeep(now, seat):
        yield Offer(Upkeep(seat, 0), sure=True)
        yield Offer(Upkeep(seat, 1), sure=True)
        yield Offer(Upkeep(seat, 2), sure=True)
    yield Offer(Name(seat, own.name), ("name",), sure=True)


def correctable(now: State) -> Iterator[Offer]:
    """What the referee may set right: the counters of each seat."""
    for seat in now.seats:
        for counter in ("health", "energy"):
            probe = Adjust(seat=TABLE, target=seat.number, counter=counter, to=getattr(seat, counter))
            yield Offer(probe, ("to",))
            yield Offer(replace(probe, why=""), ("to", "why"))
