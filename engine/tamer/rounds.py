"""The course of a tournament: pairing, the ends of battles and rounds, tie-breakers, and who wins."""

from typing import Literal

from msgspec.structs import replace

from engine.tamer import battle as b
from engine.tamer import facts as f
from engine.tamer.battle_state import SAMPLE, Battle, Ended, Ground, Side
from engine.tamer.creatures import without_dice
from engine.tamer.facts import Facts
from engine.tamer.options import RECORD_TOP, ROUNDS
from engine.tamer.pairing import Pairing, across, best
from engine.tamer.standings import groups
from engine.tamer.state import Fought, Seat, State
from engine.tamer.team import fixed
from engine.view import Result

_ROUND_NAMES: dict[int, Literal["1", "2", "3"]] = {1: "1", 2: "2", 3: "3"}


def ground_of(now: State, battle: Battle) -> Ground:
    options = now.box.options
    return Ground(now.box.cards, now.deck, battle.number, options.ko, options.stalemate)


# Pairing


def all_ready(now: State, facts: Facts) -> State:
    """The last seat is ready: line-ups are fixed, and the pairing follows."""
    now = fixed(now, facts)
    if now.box.mode == "duel":
        return paired(now, Pairing(((1, 2),)), facts)
    if now.round > 1:
        return paired(now, best(now), facts)
    if now.box.options.round1 == "random":
        return replace(now, phase="pair")
    return paired(now, across(len(now.seats)), facts)


def paired(now: State, pairing: Pairing, facts: Facts) -> State:
    """All battles of the round begin, in the order of their numbers."""
    facts.append(f.Paired(now.round, [list(pair) for pair in pairing.pairs]))
    now = replace(now.with_all_seats(ready=False), phase="battle", battles=())
    battles = [_battle(now, number, pair) for number, pair in enumerate(pairing.pairs, 1)]
    if pairing.bye is not None:
        facts.append(f.Bye(now.round, pairing.bye))
        seat = now.seat(pairing.bye)
        now = now.with_seat(seat.number, bye=True, byes=min(RECORD_TOP, seat.byes + 1))
        if not now.contenders:
            battles.append(_battle(now, len(battles) + 1, (seat.number, SAMPLE)))
    now = replace(now, battles=tuple(battles))
    for battle in battles:
        now = _opened(now, battle, facts)
    return round_over(now, facts)


def _battle(now: State, number: int, seats: tuple[int, int]) -> Battle:
    found = [_side(now, now.seat(seat)) for seat in seats if seat and now.box.knows_cards]
    sample = now.box.options.samples.get(_ROUND_NAMES[now.deck]) if now.box.mode == "referee" else None
    if SAMPLE in seats and sample is not None and now.box.options.bye == "sample":
        creatures = without_dice(sample)
        found.append(Side(SAMPLE, {one.key: one for one in creatures}, tuple(one.key for one in creatures)))
    return Battle(number, seats, {side.seat: side for side in found})


def _side(now: State, seat: Seat) -> Side:
    return Side(seat.number, {one.key: one for one in seat.roster}, seat.line)


def _opened(now: State, battle: Battle, facts: Facts) -> State:
    bye, low = now.box.options.bye, battle.seats[0]
    if SAMPLE in battle.seats and bye != "sample":
        return ended(now, battle, low if bye == "win" else None, "bye", facts)
    entered_none = [s for s in battle.seats if s and now.box.takes_any_card(s) and not now.seat(s).roster]
    if entered_none:
        return now.with_battle(b.reported(battle))
    return follow(now, b.opened(battle, ground_of(now, battle), facts), facts)


# The end of a battle


def follow(now: State, battle: Battle, facts: Facts) -> State:
    """The table after something happened in a battle; where that ended it, it is entered in the records."""
    now = now.with_battle(battle)
    return _recorded(now, battle, facts) if battle.is_done else now


def ended(now: State, battle: Battle, winner: int | None, how: Ended, facts: Facts) -> State:
    """The battle ends otherwise than by fighting."""
    return follow(now, b.ended(battle, winner, how, ground_of(now, battle), facts), facts)


def _recorded(now: State, battle: Battle, facts: Facts) -> State:
    assert battle.how is not None
    fought = Fought(now.round, battle.seats, battle.winner, battle.how)
    sides = {seat: replace(side, creatures={}) for seat, side in battle.sides.items()}
    kept = replace(battle, sides=sides)
    battles = tuple(kept if one.number == battle.number else one for one in now.battles)
    now = replace(now, battles=battles, history=(*now.history, fought))
    if now.contenders:
        return now
    for seat in battle.seats:
        if seat != SAMPLE:
            now = _scored(now, seat, battle.winner, facts)
    return now


def _scored(now: State, number: int, winner: int | None, facts: Facts) -> State:
    counter = "draws" if winner is None else "wins" if winner == number else "losses"
    more = min(RECORD_TOP, getattr(now.seat(number), counter) + 1)
    now = now.with_seat(number, **{counter: more})
    facts.append(f.Record(number, *now.seat(number).record))
    return now


# The end of a round


def round_over(now: State, facts: Facts) -> State:
    """When all battles are done the next round follows, or the end."""
    if now.phase != "battle" or not all(battle.is_done for battle in now.battles):
        return now
    facts.append(f.RoundOver(now.round))
    if now.box.mode == "duel":
        winner = now.battles[0].winner
        return over(now, () if winner is None else (winner,), "TAMER-MODE-05", facts)
    if now.contenders:
        return _tie_break_over(now, facts)
    if now.round < ROUNDS:
        return _next_round(now)
    return _compared(now, facts)


def _next_round(now: State) -> State:
    drafts = now.box.drafts and now.round < ROUNDS
    now = now.with_all_seats(bye=False, points=None)
    return replace(now, round=now.round + 1, phase="draft" if drafts else "build", turn=1 if drafts else 0)


def _compared(now: State, facts: Facts) -> State:
    """The best record wins; several equal ones share it or fight on."""
    best = tuple(groups(now, now.numbers)[0])
    if len(best) == 1:
        return over(now, best, "TAMER-END-02", facts)
    facts.append(f.Tie(list(best), now.box.options.tie))
    if now.box.options.tie == "share":
        return over(now, best, "TAMER-END-04", facts)
    return _next_round(_left(now, best, facts))


def _left(now: State, contenders: tuple[int, ...], facts: Facts) -> State:
    for seat in now.seats:
        if seat.number not in contenders and not seat.eliminated:
            facts.append(f.Eliminated(seat.number))
            now = now.with_seat(seat.number, eliminated=True)
    return replace(now, contenders=contenders)


def _tie_break_over(now: State, facts: Facts) -> State:
    """Who lost a battle is out; the last one wins, and all who are left when the limit is reached."""
    lost = {battle.other(battle.winner) for battle in now.battles if battle.winner is not None}
    now = _left(now, tuple(seat for seat in now.contenders if seat not in lost), facts)
    if len(now.contenders) == 1:
        return over(now, now.contenders, "TAMER-END-10", facts)
    if now.round >= ROUNDS + now.box.options.tie_limit:
        return over(now, now.contenders, "TAMER-END-11", facts)
    return _next_round(now)


def over(now: State, winners: tuple[int, ...], reason: str, facts: Facts) -> State:
    """The tournament is decided. After a drawn duel nobody wins and nobody loses."""
    losers = [seat for seat in now.numbers if seat not in winners] if winners else []
    facts.append(f.GameOver(list(winners), reason))
    scores = {str(seat.number): {"wins": seat.wins, "draws": seat.draws, "losses": seat.losses} for seat in now.seats}
    return replace(now, phase="over", result=Result(list(winners), losers, reason, scores))
