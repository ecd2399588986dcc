"""What could be tried at each moment of Duel-200. The rules sort out what is legal."""

from collections.abc import Iterator

from msgspec.structs import replace

from bench.duel.actions import PASS, Adjust, Commit, Name, Upkeep
from bench.duel.options import HAND
from bench.duel.state import State
from engine.action import TABLE
from engine.game import Offer


def offers(now: State, seat: int) -> Iterator[Offer]:
    """Every shape of action that `seat` could send now, the likely ones first."""
    if seat == TABLE:
        yield from _adjustments(now)
        return
    for place in (*range(HAND), PASS):
        yield Offer(Commit(seat=seat, card=place))
    yield Offer(Upkeep(seat=seat, choice=0))
    yield Offer(Upkeep(seat=seat, choice=1))
    yield Offer(Upkeep(seat=seat, choice=2))
    yield Offer(Name(seat=seat, name=now.seats[seat - 1].name), ("name",))


def _adjustments(now: State) -> Iterator[Offer]:
    for seat in now.seats:
        for counter in ("health", "energy"):
            probe = Adjust(seat=TABLE, target=seat.number, counter=counter, to=getattr(seat, counter))
            yield Offer(probe, ("to",))
            yield Offer(replace(probe, why=""), ("to", "why"))
