"""Who is defeated, and how a duel ends."""

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.durations import clear
from engine.ambal.facts import Facts
from engine.ambal.state import State
from engine.view import Result


def check(now: State, facts: Facts) -> State:
    """At the end of a turn or phase: all who have no Health, or too little Max Energy, are defeated together."""
    for seat in now.seats:
        if seat.beaten and not seat.defeated:
            return _defeat(now, facts)
    return now


def _defeat(now: State, facts: Facts) -> State:
    fallen = [seat.number for seat in now.seats if seat.beaten and not seat.defeated]
    for number in fallen:
        facts.append(f.Defeated(number))
        now = now.with_seat(number, defeated=True)
    if now.box.double:
        now = clear(_leave(now, fallen), fallen, facts)
    return _verdict(now, facts)


def _leave(now: State, fallen: list[int]) -> State:
    """A face-down card goes back to the hand. What was announced for this turn is void; "stopped" stays."""
    for number in fallen:
        seat = now.seat(number)
        hand = seat.hand + (seat.placed is not None)
        now = now.with_seat(number, hand=hand, placed=None, plays=False, skips=False, may_skip=False, done=False)
    return replace(now, owed={seat: n for seat, n in now.owed.items() if seat not in fallen})


def _verdict(now: State, facts: Facts) -> State:
    """A side is out when all of its players are."""
    out = [team for team in (1, 2) if all(seat.defeated for seat in now.seats if seat.team == team)]
    if not out:
        return now
    if len(out) == 2:
        return over(now, None, "AMBAL-WIN-04" if now.box.double else "AMBAL-WIN-02", facts)
    return over(now, 3 - out[0], "AMBAL-WIN-03" if now.box.double else "AMBAL-WIN-01", facts)


def over(now: State, winner: int | None, reason: str, facts: Facts) -> State:
    """The duel ends at once; boards, piles and flags stay as they are."""
    winners = [seat.number for seat in now.seats if seat.team == winner]
    losers = [seat.number for seat in now.seats if seat.team != winner]
    scores = {str(seat.number): seat.health for seat in now.seats}
    facts.append(f.Result(winners, losers, reason, scores))
    return replace(now, phase="over", turn=0, stage=None, result=Result(winners, losers, reason, scores))


def concede(now: State, number: int, facts: Facts) -> State:
    """In Double a team gives up when all of its living players do."""
    if now.box.double:
        now = now.with_seat(number, concedes=True)
        if not all(now.seat(seat).concedes for seat in now.team(number) if not now.seat(seat).defeated):
            return now
    return over(now, 3 - now.seat(number).team, "AMBAL-WIN-09", facts)
