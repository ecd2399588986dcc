"""Drawing: every hand up to its limits, then extra cards. Common decks are renewed, a school deck never is."""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from engine.rulebook import Facts
from engine.tash_kalar import facts as f
from engine.tash_kalar.options import HAND
from engine.tash_kalar.state import Common, State

Shared = Literal["legends", "flares"]


def first_hands(now: State, facts: Facts) -> State:
    """At the start: 3 beings, 2 legends, 1 flare; of two teammates the one who plays sooner draws the legends."""
    served: set[int] = set()
    for seat in now.order:
        side = now.side_of(seat)
        wanted = HAND | ({"legends": 0} if side in served else {})
        now = _draw(now, seat, wanted, facts)
        served.add(side)
    return now


def end_of_turn(now: State, facts: Facts) -> State:
    """Up to the limits, then the extra cards; in team play legends go to the teammate, who draws them."""
    seat, extra = now.active, now.tally.extra
    if not now.box.teams:
        return _draw(now, seat, _plus(_lacking(now, seat), extra), facts)
    mate = now.teammate(seat)
    now = pass_legends(now, seat, mate, facts)
    now = _draw(now, seat, _plus(_lacking(now, seat), extra) | {"legends": 0}, facts)
    legends = _plus(_lacking(now, mate), extra)["legends"]
    return _draw(now, mate, {"beings": 0, "legends": legends, "flares": 0}, facts)


def pass_legends(now: State, seat: int, to: int, facts: Facts) -> State:
    """All legends in hand go to the teammate."""
    n = now.seat(seat).legends
    if not n:
        return now
    facts.append(f.LegendsPassed(seat, to, n))
    return now.with_seat(seat, legends=0).with_seat(to, legends=now.seat(to).legends + n)


def _lacking(now: State, seat: int) -> dict[str, int]:
    """Cards up to the limits; what is above them is kept (TASH-DRAW-02)."""
    return {deck: max(0, limit - getattr(now.seat(seat), deck)) for deck, limit in HAND.items()}


def _plus(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {deck: n + other[deck] for deck, n in one.items()}


def _draw(now: State, seat: int, wanted: Mapping[str, int], facts: Facts) -> State:
    """As many of the wanted cards as there are."""
    hand = now.seat(seat)
    beings = min(wanted["beings"], hand.deck)
    legends, got_legends = _taken(now.legends, "legends", wanted["legends"], facts)
    flares, got_flares = _taken(now.flares, "flares", wanted["flares"], facts)
    if not beings + got_legends + got_flares:
        return now
    facts.append(f.Drew(seat, beings, got_legends, got_flares))
    upright = now.upright(seat)
    now = replace(now, legends=legends, flares=flares).with_seat(
        seat,
        deck=hand.deck - beings,
        beings=hand.beings + beings,
        legends=hand.legends + got_legends,
        flares=hand.flares + got_flares,
    )
    return now.with_seat(seat, deck_out=True) if upright and not now.upright(seat) else now


def _taken(common: Common, name: Shared, wanted: int, facts: Facts) -> tuple[Common, int]:
    """From a deck that all share; when it is empty and a card must be drawn, its discard pile is shuffled."""
    got = min(wanted, common.deck)
    common = replace(common, deck=common.deck - got)
    if got == wanted or not common.discard:
        return common, got
    facts.append(f.Reshuffle(name))
    more = min(wanted - got, len(common.discard))
    return Common(len(common.discard) - more), got + more
