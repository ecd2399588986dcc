"""The checks after every action, in the order of AMBUSH-ORDER-01. Each starts from the state that the last one left."""

from msgspec.structs import replace

from engine.action import Action
from engine.ambush import facts as f
from engine.ambush.castles import destroy
from engine.ambush.clock import microseconds
from engine.ambush.effects import finish
from engine.ambush.facts import Facts
from engine.ambush.state import State
from engine.ambush.verdict import count_declarations, end_grab, settle_heat
from engine.view import Result


def settle(before: State, now: State, action: Action, facts: Facts) -> State:
    """The state after an accepted action and after everything that follows from it automatically."""
    if now.seats is not before.seats:  # otherwise nobody was hit, and nobody is out
        now = _turn_of_the_fallen(_castles(before, now, facts), facts)
    if now.turn_done:
        now = next_turn(now, facts)
    if now.phase == "capture" and all(seat.stopped or seat.destroyed for seat in now.seats):
        now = end_grab(now, facts)
    if now.phase == "verify":
        now = count_declarations(now, facts)
    if now.phase == "heat":
        now = settle_heat(now, facts)
    if now.phase == "expose" and now.deck == 0:
        facts.append(f.ExposeSkipped(now.turn))
        now = replace(now, phase="play")
    return _moments(before, now, action)


def _castles(before: State, now: State, facts: Facts) -> State:
    """Castles are checked once, after the whole action: all that are at 0 are destroyed together."""
    fallen = [seat.number for seat in now.seats if seat.castle == 0 and not seat.destroyed]
    if not fallen:  # then as many stand as before, and the game goes on
        return now
    for number in fallen:
        now = destroy(now, number, facts)
    standing = now.standing
    if now.phase == "setup" or len(standing) > 1:
        return now
    if now.effect is not None:
        now = finish(now, facts)
    if standing:
        losers = [seat.number for seat in now.seats if seat.destroyed]
        return end(now, list(standing), losers, "AMBUSH-WIN-05", facts)
    return end(now, [], [seat.number for seat in before.seats if seat.destroyed], "AMBUSH-WIN-06", facts)


def _turn_of_the_fallen(now: State, facts: Facts) -> State:
    """The turn of a player who is out is over; during an Ambush phase it waits."""
    if now.phase in ("setup", "over") or not now.seats[now.turn - 1].destroyed or now.in_ambush_phase:
        return now
    if now.effect is not None:
        now = finish(now, facts)
    return replace(now, turn_done=True)


def next_turn(now: State, facts: Facts) -> State:
    """The next standing seat clockwise; each time round past the first player a new round begins."""
    number, round = now.turn, now.round
    while True:
        number = number % len(now.seats) + 1
        round += number == now.first
        if not now.seat(number).destroyed:
            break
    if now.box.mode == "practice" and round > now.box.options.practice_rounds:
        return end(now, [], [], "AMBUSH-PRACTICE-02", facts)
    facts.append(f.Turn(number, round))
    now = replace(now, turn=number, round=round, phase="expose", turn_done=False)
    for seat in now.seats:
        if seat.bar == 1:
            facts.append(f.Unbarred(seat.number))
        if seat.bar:
            now = replace(now, seats=now.seats_with(replace(seat, bar=seat.bar - 1)))
    return now


def end(now: State, winners: list[int], losers: list[int], reason: str, facts: Facts) -> State:
    """The game is over at once; whatever lies on the table stays as it is."""
    scores = {str(seat.number): seat.castle for seat in now.seats}
    facts += [f.Stats(seat.number, **seat.stats.told()) for seat in now.seats]
    facts.append(f.Over(winners, losers, reason))
    result = Result(winners, losers, reason, scores)
    return replace(now, phase="over", turn_done=False, result=result)


def _moments(before: State, now: State, action: Action) -> State:
    """When the battlefield last grew and when calls opened: the buzzer measures from these."""
    grew = now.battlefield > before.battlefield and not before.in_ambush_phase
    opened = now.calls_open and not before.calls_open
    if not grew and not opened:
        return now
    at = microseconds(action.at)
    return replace(now, laid_at=at if grew else now.laid_at, opened_at=at if opened else now.opened_at)
