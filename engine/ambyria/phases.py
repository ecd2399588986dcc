"""The turn: five phases in their order, and all that goes on by itself between two actions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.action import Action
from engine.ambyria import effects, lasting
from engine.ambyria import facts as f
from engine.ambyria.chain import By, Forced, Frame, attack_collects, may_lay, pop, push, waits
from engine.ambyria.options import EMPTY_HAND_DRAWS, HAND_LIMIT, HASTY_SLOTS
from engine.ambyria.piles import collect_row, draw
from engine.ambyria.scoring import begin_scoring, count_up
from engine.ambyria.state import Phase, State, Step
from engine.rulebook import Facts

NEXT: dict[Phase, Phase] = {"collection": "mode", "mode": "draw", "draw": "play", "play": "end"}
"""The five phases in their order; after the end phase it is the next player's turn."""


def settle(before: State, now: State, do: Action, facts: Facts) -> State:
    """Everything that follows by itself, until the table has to wait for somebody."""
    while True:
        while _passes_by(now):
            now = _go_on(now, facts)
        now = _tidy(now, facts)
        if waits(now) is not None:
            return now
        now = _go_on(now, facts)


def _passes_by(now: State) -> bool:
    """A moment at which the table can wait for nobody: a card on the chain goes on, or a phase in its course."""
    if now.owed or now.limit or now.forced is not None:
        return False
    if now.chain:
        return now.chain[-1].stage in ("next", "happen", "answered")
    return now.step != "open" and now.phase in PHASES


def _tidy(now: State, facts: Facts) -> State:
    """What is awaited may have become pointless: a debt, a card that is not there, an aim, a collection."""
    if now.owed or now.limit:
        now = _debts(now)
    if now.forced is not None and not now.owed and _gone(now, now.forced):
        now = replace(now, forced=None)
    top = now.chain[-1] if now.chain else None
    if top is not None and top.stage == "aim":
        return effects.aimed(now, top, facts)
    if top is not None and top.kind == "collect" and not applies(now, top.by):
        clause = "AMBYRIA-COL-05" if top.by == "phase" else "AMBYRIA-ATT-05"
        facts.append(f.Skipped(top.seat, None, None, clause))
        return pop(now)
    return now


def _debts(now: State) -> State:
    """The debt for the hand limit is the hand less 9; others are cut to the hand."""
    if now.limit:
        over = now.seat(now.turn).hand - HAND_LIMIT
        return replace(now, owed={now.turn: over}) if over > 0 else replace(now, owed={}, limit=False)
    cut = {seat: min(n, now.seat(seat).hand) for seat, n in now.owed.items()}
    left = {seat: n for seat, n in cut.items() if n}
    return now if left == now.owed else replace(now, owed=left)


def _gone(now: State, forced: Forced) -> bool:
    seat = now.seat(forced.deck)
    return (seat.arcane if forced.kind == "arcane" else seat.deck) == 0


def _go_on(now: State, facts: Facts) -> State:
    if now.chain:
        return _frame(now, now.chain[-1], facts)
    if now.phase == "scoring":
        return count_up(now, facts)
    if now.step == "begin":
        now = replace(lasting.apply(now, facts), step="start")
        if now.owed:
            return now
    return PHASES[now.phase](now, facts)


def _frame(now: State, top: Frame, facts: Facts) -> State:
    return pop(now) if top.stage == "answered" else effects.go_on(now, facts)


# Collecting


def applies(now: State, by: By) -> bool:
    """Whether the emberscape is still to be collected (AMBYRIA-COL-05, AMBYRIA-ATT-05)."""
    if by == "attack":
        return attack_collects(now)
    seat = now.seat(now.turn)
    return seat.full or (seat.mode == "hasty" and len(seat.emberscape) >= HASTY_SLOTS)


def collect(now: State, facts: Facts) -> State:
    """The whole emberscape is collected; in the collection phase that earns an arcane card."""
    top = now.chain[-1]
    number = len(now.seat(top.seat).emberscape)
    five = now.seat(top.seat).full
    facts.append(f.Collected(top.seat, number, top.by))
    now = collect_row(pop(now), top.seat)
    if top.by == "attack" or not (five or now.box.options.hasty_arcane):
        return now
    return replace(now, forced=Forced("arcane", top.seat, top.seat))


# The phases


def _collection(now: State, facts: Facts) -> State:
    """A full emberscape has to be collected, once in the phase."""
    if now.step == "after" or not applies(now, "phase"):
        return _leave(now, facts)
    return push(replace(now, step="after"), "collect", now.turn, stage="window")


def _mode(now: State, facts: Facts) -> State:
    """One card may be laid on the mode pile; where there is none, one must."""
    return replace(now, step="open") if now.step == "start" and may_lay(now) else _leave(now, facts)


def _draw(now: State, facts: Facts) -> State:
    """One card, in greedy mode two."""
    held = now.seat(now.turn).hand
    now = draw(now, now.turn, 2 if now.seat(now.turn).mode == "greedy" else 1, facts)
    return _leave(now, facts, drawn=now.seat(now.turn).hand - held)


def _play(now: State, facts: Facts) -> State:
    """One card is played; before or after it the hero. Attack mode collects a full emberscape at once."""
    if now.step == "start":
        return replace(now, step="open", plays=1) if now.seat(now.turn).hand else _leave(now, facts)
    if now.step == "open" and attack_collects(now):
        return push(now, "collect", now.turn, stage="window", by="attack")
    return _leave(now, facts)


def _end(now: State, facts: Facts) -> State:
    """Hand limit first, then the empty hand."""
    hand = now.seat(now.turn).hand
    if now.step == "start" and hand > HAND_LIMIT:
        facts.append(f.Owed(now.turn, hand - HAND_LIMIT))
        return replace(now, owed={now.turn: hand - HAND_LIMIT}, limit=True, step="after")
    if hand == 0:
        now = draw(now, now.turn, EMPTY_HAND_DRAWS, facts)
    return _leave(now, facts)


PHASES: dict[Phase, Callable[[State, Facts], State]] = {
    "collection": _collection, "mode": _mode, "draw": _draw, "play": _play, "end": _end,
}  # fmt: skip


# From one phase to the next


def enter(now: State, phase: Phase, facts: Facts, **changes: Any) -> State:
    """A phase begins, with whatever else changes with it."""
    facts.append(f.Phase(changes.get("turn", now.turn), phase))
    step: Step = "begin" if phase in now.box.lasting_at else "start"
    return replace(now, phase=phase, step=step, plays=0, played=False, **changes)


def _leave(now: State, facts: Facts, **changes: Any) -> State:
    """The phase ends; it was the last one if somebody's arcane cards are gone."""
    if now.ending:
        return begin_scoring(now, facts)
    after = NEXT.get(now.phase)
    return end_turn(now, facts) if after is None else enter(now, after, facts, **changes)


def end_turn(now: State, facts: Facts) -> State:
    """The player to the left is next; unless all turns pass by themselves, which would go on for ever."""
    if now.begun >= len(now.playing):
        return begin_scoring(now, facts)
    return begin_turn(now, *_next_seat(now), facts)


def _next_seat(now: State) -> tuple[int, int]:
    """The next seat in the game and the round: it rises each time the turn comes to, or passes over, who began."""
    number, round = now.turn, now.round
    while True:
        number = number % len(now.seats) + 1
        round += number == now.box.options.first
        if not now.seat(number).out:
            return number, round


def begin_turn(now: State, seat: int, round: int, facts: Facts) -> State:
    facts.append(f.Turn(seat, round))
    for one in now.seats:
        if one.used:
            now = now.with_seat(one.number, used=False)
    return enter(now, "collection", facts, turn=seat, round=round, drawn=0, begun=now.begun + 1)
