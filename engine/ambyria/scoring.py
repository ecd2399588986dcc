"""The end: the ember stones in each collection pile are added up, and the largest total wins."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambyria import facts as f
from engine.ambyria.state import Seat, State
from engine.rulebook import Facts
from engine.view import Result


def begin_scoring(now: State, facts: Facts) -> State:
    """The game is over, and the piles are counted: by the engine where it knows every value, else by their players."""
    facts.append(f.Phase(now.turn, "scoring"))
    now = replace(now, phase="scoring", step="begin", plays=0, played=False)
    for seat in now.playing:
        if not counts_itself(now, now.seat(seat)):
            now = now.with_seat(seat, stones=_total(now, now.seat(seat)))
    return now


def counts_itself(now: State, seat: Seat) -> bool:
    """Whether the player counts the pile, because the rules say so or the engine cannot."""
    return now.box.options.scoring == "count" or _total(now, seat) is None


def _total(now: State, seat: Seat) -> int | None:
    values = [now.card(card).stones for card in seat.collection]
    known = [value for value in values if value is not UNSET]
    return sum(known) if len(known) == len(values) else None


def count_up(now: State, facts: Facts) -> State:
    """All totals are known: the largest wins, and all are shown together."""
    totals = {seat: now.seat(seat).stones or 0 for seat in now.playing}
    best = [seat for seat in totals if totals[seat] == max(totals.values())]
    reason = "AMBYRIA-FIN-09" if len(best) == 1 else "AMBYRIA-FIN-10"
    if len(best) > 1 and now.box.options.tie == "cards":
        piles = {seat: len(now.seat(seat).collection) for seat in best}
        best = [seat for seat in best if piles[seat] == max(piles.values())]
        reason = "AMBYRIA-FIN-11" if len(best) == 1 else reason
    return over(now, best, reason, {str(seat): total for seat, total in totals.items()}, facts)


def over(now: State, winners: list[int], reason: str, scores: dict[str, int], facts: Facts) -> State:
    losers = [seat.number for seat in now.seats if seat.number not in winners]
    facts.append(f.Result(winners, losers, reason, scores))
    return replace(now, phase="over", plays=0, result=Result(winners, losers, reason, scores))
