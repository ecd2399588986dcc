"""Lasting effects: in force as long as their cards lie face up in an emberscape; the same one applies only once."""

from collections.abc import Iterator

from engine.ambyria import facts as f
from engine.ambyria.cards import Lasting
from engine.ambyria.happening import owe
from engine.ambyria.piles import draw
from engine.ambyria.state import State
from engine.rulebook import Facts


def in_force(now: State) -> Iterator[tuple[int, Lasting]]:
    """Every lasting effect with the seat in whose emberscape its card lies. A face-down card has none."""
    lasting = now.box.lasting
    for seat in now.seats:
        if seat.out:
            continue
        for lying in seat.emberscape:
            if lying.card in lasting and not lying.down:
                yield from ((seat.number, one) for one in now.card(lying.card).lasting)


def keys(now: State) -> list[str]:
    """Each once, sorted."""
    if not now.box.lasting:
        return []
    return sorted({one.key for _, one in in_force(now)})


def apply(now: State, facts: Facts) -> State:
    """Those of the beginning of this phase, for the player of the turn: first all draws, then all discards together."""
    due: dict[str, Lasting] = {}
    for seat, one in in_force(now):
        if one.at == now.phase and _concerns(one, seat, now.turn):
            due.setdefault(one.key, one)
    if not due:
        return now
    discards = 0
    for key in sorted(due):
        facts.append(f.Lasting(key, now.turn))
        if due[key].op == "draw":
            now = draw(now, now.turn, due[key].n, facts)
        elif due[key].op == "discard":
            discards += due[key].n
    return owe(now, now.turn, discards, facts) if discards else now


def _concerns(one: Lasting, seat: int, turn: int) -> bool:
    return one.who == "active" or (one.who == "owner") == (seat == turn)
