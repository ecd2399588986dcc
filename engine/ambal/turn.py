"""A battle turn: deciding, placing, revealing, resolving, and the check at its end."""

from collections.abc import Callable

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import deciding
from engine.ambal import facts as f
from engine.ambal.defeat import check
from engine.ambal.facts import Facts
from engine.ambal.piles import payable
from engine.ambal.removal import owes_removal
from engine.ambal.state import Before, Placed, Revealed, Stage, State
from engine.ambal.steps import pay, resolve
from engine.ambal.targets import chooses_in_single, target_in_single


def begin(now: State, facts: Facts) -> State:
    """Everybody who is active decides anew."""
    seats = tuple([replace(seat, skips=False) if seat.skips else seat for seat in now.seats])
    now = replace(now, seats=seats, turn=now.turn + 1, stage="decide", ranks=(), rolls={})
    facts.append(f.Turn(now.round, now.turn))
    if now.box.options.decide == "health" and len(now.active) > 1:
        return deciding.call(now, facts)
    return now


# What happens next in a turn by itself; None while somebody is awaited


def _decide(now: State, facts: Facts) -> State | None:
    for seat in now.seats:
        if seat.undecided:
            return None
    return _all_decided(now, facts)


def _roll(now: State, facts: Facts) -> State | None:
    return None if deciding.must_roll(now) else deciding.compare(now, facts)


def _declare(now: State, facts: Facts) -> State | None:
    if deciding.next_to_decide(now):
        return None
    return _place(now, facts) or replace(now, stage="place")


def _place(now: State, facts: Facts) -> State | None:
    for seat in now.seats:
        if seat.plays:  # announced a card that does not lie there yet
            return None
    return _all_decided(now, facts)


def _settle(now: State, facts: Facts) -> State | None:
    return None if is_awaited(now) else _end(resolve(now, facts), facts)


STAGES: dict[Stage | None, Callable[[State, Facts], State | None]] = {
    "decide": _decide,
    "roll": _roll,
    "declare": _declare,
    "place": _place,
    "reveal": _settle,
}
"""By the stage at which the turn stands; after all others the next turn begins, once nobody owes a discard."""


def _all_decided(now: State, facts: Facts) -> State:
    """All cards are turned over together; when nobody placed one, there is nothing to reveal."""
    cards: list[Revealed] = []
    for seat in now.seats:
        if seat.placed is not None:
            one = _turned_over(now, seat.number, seat.placed)
            cards.append(one)
            facts.append(f.Revealed(one.seat, one.card, one.target))
    return _paid(now, cards, facts) if cards else _end(now, facts)


def _paid(now: State, cards: list[Revealed], facts: Facts) -> State:
    """What was turned over is paid, as far as its cost is known."""
    before = Before(now.seats, now.durations, now.serial)
    seats, shown = list(now.seats), []
    for one in cards:
        seat = replace(seats[one.seat - 1], placed=None)
        if one.base is not None:
            seat, one = pay(now, seat, one, facts)
        seats[one.seat - 1] = seat
        shown.append(one)
    return replace(now, seats=tuple(seats), stage="reveal", before=before, revealed=tuple(shown))


def _turned_over(now: State, number: int, placed: Placed) -> Revealed:
    card = now.card(placed.card)
    effects = None if card.effects is UNSET else card.effects
    target = placed.target if now.box.double else target_in_single(now, number, card, effects)
    base = None if card.cost is UNSET else card.cost
    return Revealed(number, card.id, target, base, effects=effects)


def put(now: State, changed: Revealed) -> State:
    """The revealed card of that seat as it is now."""
    cards = tuple([changed if one.seat == changed.seat else one for one in now.revealed])
    return replace(now, revealed=cards)


def revealed_by(now: State, number: int) -> Revealed | None:
    """The card of a seat that waits to be resolved."""
    if now.stage != "reveal":
        return None
    return next((one for one in now.revealed if one.seat == number and one.state == "open"), None)


def owes_target(now: State, one: Revealed) -> bool:
    """Whether the user still has to choose a target, which happens only in Single."""
    return one.target is None and chooses_in_single(now.card(one.card), one.effects)


def owes_data(one: Revealed) -> bool:
    """Whether the cost or the effects of the card still have to be entered."""
    return one.base is None or one.effects is None


def is_awaited(now: State) -> bool:
    """Whether anything is still owed before the steps can run: the short answer of `awaited`."""
    if now.stage == "reveal":
        for one in now.revealed:
            if one.state != "open":
                continue
            if owes_data(one) or (owes_target(now, one) if one.target is None else owes_removal(now, one)):
                return True
    return False


def awaited(now: State) -> dict[str, tuple[int, ...]]:
    """What is still owed before the steps can run, by kind; empty when nothing is."""
    if now.stage != "reveal":
        return {}
    owed: dict[str, tuple[int, ...]] = {"target": (), "remove": (), "resolve": ()}
    for one in now.revealed:
        if one.state != "open":
            continue
        if owes_target(now, one):
            owed["target"] += (one.seat,)
        if owes_removal(now, one):
            owed["remove"] += (one.seat,)
        if owes_data(one):
            owed["resolve"] += (one.seat,)
    return owed if any(owed.values()) else {}


def enter(now: State, one: Revealed, cost: int | None, facts: Facts) -> State:
    """People have entered what a card says; where the cost was missing, it is judged now whether it can be paid."""
    if cost is not None:
        seat, one = pay(now, now.seat(one.seat), replace(one, base=cost), facts)
        now = now.having(seat)
    if one.state == "open" and one.target is None:
        one = replace(one, target=target_in_single(now, one.seat, now.card(one.card), one.effects))
        if one.target is not None:
            facts.append(f.Target(one.seat, one.card, one.target))
    return put(now, one)


def _end(now: State, facts: Facts) -> State:
    """The check, then the discards that are owed; the turn waits for these."""
    return owing(check(now, facts), facts, done="done")


def owing(now: State, facts: Facts, done: str | None) -> State:
    """After a check: what has to be discarded is told, and waited for. How it was at the reveal is forgotten."""
    if now.result is not None:
        return replace(now, before=None)
    if now.owed:
        now = _payable(now)
        facts += [f.Owes(seat, n) for seat, n in now.owed.items()]
    return replace(now, before=None, stage="discard" if now.owed else done)


def still_owing(now: State) -> State:
    """Nobody owes more cards than can be discarded; while effects are still coming this is counted at their end."""
    return _payable(now) if now.stage == "discard" else now


def _payable(now: State) -> State:
    living = {seat: n for seat, n in sorted(now.owed.items()) if not now.seat(seat).defeated}
    return replace(now, owed={seat: least for seat, n in living.items() if (least := payable(now, seat, n))})
