"""The end of the game: what triggers it, and who has won."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.rulebook import Facts
from engine.tash_kalar import facts as f
from engine.tash_kalar.state import Ending, Side, State
from engine.view import Result

# Triggers


def trigger(now: State, by: str | None, facts: Facts) -> State:
    """Every player takes one more turn; a trigger is never taken back, and a second one changes nothing."""
    if by is None or now.ending is not None:
        return now
    ending = Ending(by, now.active, len(now.seats))
    facts.append(f.Ending(ending.by, ending.seat, ending.left))
    return replace(now, ending=ending)


def goal_scored(now: State) -> str | None:
    """Deathmatch: the clause on which a side's points trigger the end, in whoever's turn."""
    if now.box.duel and any(side.score >= now.box.goal for side in now.sides):
        return "TASH-END-04"
    if now.box.melee and any(points >= now.box.goal for side in now.sides for points in side.points.values()):
        return "TASH-END-05"
    return None


def at_close(now: State, deck_out: bool) -> str | None:
    """The clause on which the end is triggered when a turn closes: the last card goes before points (TASH-END-07)."""
    if deck_out:
        return "TASH-END-01"
    if now.box.high_form and any(now.score(side.number) >= now.box.goal for side in now.sides):
        return "TASH-END-02"
    return goal_scored(now)


# Winner

Compared = tuple[str, Callable[[Side], int]]


def over(now: State, facts: Facts) -> State:
    """The game is over: sides are compared until one is left, or the victory is shared."""
    leaders, reason = list(now.sides), "TASH-WIN-08"
    for clause, value in _comparisons(now):
        best = max(map(value, leaders))
        leaders = [side for side in leaders if value(side) == best]
        if len(leaders) == 1:
            reason = clause
            break
    return _close(now, [side.number for side in leaders], reason, facts)


def resigned(now: State, side: int, facts: Facts) -> State:
    """The other side wins (TASH-END-08)."""
    return _close(now, list(now.enemies(side)), "TASH-END-08", facts)


def _comparisons(now: State) -> Iterator[Compared]:
    if now.box.melee:
        for place, clause in enumerate(("TASH-WIN-03", "TASH-WIN-04", "TASH-WIN-05")[: len(now.sides) - 1]):
            yield clause, lambda side, place=place: sorted(side.points.values())[place]  # type: ignore[misc]
    else:
        yield "TASH-WIN-02", lambda side: now.score(side.number)
    yield "TASH-WIN-06", lambda side: side.upgraded
    yield "TASH-WIN-07", lambda side: side.pieces


def _close(now: State, sides: list[int], reason: str, facts: Facts) -> State:
    winners = [seat for seat in now.numbers if now.side_of(seat) in sides]
    losers = [seat for seat in now.numbers if seat not in winners]
    scores = {str(seat): now.score(now.side_of(seat)) for seat in now.numbers}
    facts.append(f.Result(winners, losers, reason))
    return replace(now, phase="over", actions=0, effect=None, result=Result(winners, losers, reason, scores))
