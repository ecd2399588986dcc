"""Every order of a line against one that stays as it is: how many win, and which of them depend on choices."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, islice
from math import comb, factorial, prod

import msgspec
from msgspec import Struct

from engine.message import Message
from engine.refusal import Refusal, refuse
from engine.tamer import battle as b
from engine.tamer.battle_state import Battle, Ground, Side
from engine.tamer.cards import Card
from engine.tamer.creatures import Creature
from engine.tamer.options import deck_of
from engine.tamer.trial import ONE, TWO, Course, Trial, begun, lacking, tried

MOST_LINE = 8
"""Creatures in a line whose orders are counted: 8 have 40 320."""
WORK = 240
"""Battles, or parts of one up to a question, that are fought in one call; whoever wants more asks again."""
BRANCHES = 64
"""Different ways through the questions of one order; with more it depends on choices."""
SHOWN = 12
"""Orders of each outcome that are told."""
OUTCOMES: dict[int | None, str] = {ONE: "won", None: "drawn", TWO: "lost"}


class Tally(Struct, frozen=True, kw_only=True):
    """What came of some of the orders: those from `first` up to `next`."""

    orders: int
    """How many there are; creatures that are alike change nothing by changing places."""
    first: int
    next: int | None
    """Where to go on; None when these were the last."""
    won: int = 0
    drawn: int = 0
    lost: int = 0
    depends: int = 0
    """Orders whose outcome depends on choices, on cards that are flipped, or on effects that are not known."""
    examples: dict[str, list[list[int]]]
    """Some orders of each outcome: the places that the creatures had before, counted from 1, front first."""


def sandbox(cards: Mapping[str, Card], trial: Trial) -> Course | Tally | Refusal | Message:
    """The battle itself, or all orders of the first line."""
    return tried(cards, trial) if trial.orders is None else tallied(cards, trial, trial.orders)


def tallied(cards: Mapping[str, Card], trial: Trial, first: int) -> Tally | Refusal | Message:
    """As many orders as the work of one call allows."""
    course = tried(cards, trial)  # what cannot be fought at all is refused in the same words
    now = begun(cards, trial)
    if isinstance(course, Refusal | Message) or isinstance(now, Refusal | Message):
        return course if isinstance(course, Refusal | Message) else now  # type: ignore[return-value]
    if unknown := lacking(now):
        return refuse("TAMER-BATTLE-19", "tamer-try-numbers", cards=list(unknown))
    one, two = (seat.roster for seat in now.seats)
    if len(one) > MOST_LINE:
        return refuse("TAMER-TEAM-06", "tamer-try-orders", most=MOST_LINE)
    options = now.box.options
    ground = Ground(now.box.cards, deck_of(now.round), 1, options.ko, options.stalemate)
    return _count(one, two, ground, first)


def _count(one: tuple[Creature, ...], two: tuple[Creature, ...], ground: Ground, first: int) -> Tally:
    total, found, work = how_many(one), Counter[str](), 0
    examples: dict[str, list[list[int]]] = {}
    places = {creature.key: place for place, creature in enumerate(one, 1)}
    place = first
    for line in islice(orders(one), first, None):
        outcome, done = _outcome(Battle(1, (ONE, TWO), {ONE: _side(ONE, line), TWO: _side(TWO, two)}), ground)
        found[outcome] += 1
        if len(kept := examples.setdefault(outcome, [])) < SHOWN:
            kept.append([places[creature.key] for creature in line])
        place, work = place + 1, work + done
        if work >= WORK:
            break
    going = place if place < total else None
    return Tally(
        orders=total, first=first, next=going, won=found["won"], drawn=found["drawn"], lost=found["lost"],
        depends=found["depends"], examples=examples,
    )  # fmt: skip


# Orders


def _alike(one: Creature) -> tuple[object, ...]:
    return one.card, one.temp_power, one.perm_power, one.temp_health, one.perm_health


def how_many(line: tuple[Creature, ...]) -> int:
    """Different orders of a line."""
    return factorial(len(line)) // prod(factorial(n) for n in Counter(map(_alike, line)).values())


def orders(line: tuple[Creature, ...]) -> Iterator[tuple[Creature, ...]]:
    """Every order once, beginning with the one given."""
    if not line:
        yield ()
        return
    tried_first = set[tuple[object, ...]]()
    for place, front in enumerate(line):
        if _alike(front) not in tried_first:
            tried_first.add(_alike(front))
            yield from ((front, *rest) for rest in orders((*line[:place], *line[place + 1 :])))


# One order


def _side(seat: int, line: tuple[Creature, ...]) -> Side:
    return Side(seat, {one.key: one for one in line}, tuple(one.key for one in line))


def _outcome(battle: Battle, ground: Ground) -> tuple[str, int]:
    """Won, drawn or lost whatever is chosen, or else "depends"; and how much work it was."""
    waiting, seen, ends = [b.opened(battle, ground, [])], set[bytes](), set[str]()
    while waiting:
        now = waiting.pop()
        now = b.fight(now, ground, [], all=True) if now.stage == "fight" else now
        mark = msgspec.msgpack.encode(now)
        if mark in seen:
            continue
        seen.add(mark)
        if now.is_done:
            ends.add(OUTCOMES[now.winner])
        branches = () if now.is_done else _branches(now, ground)
        if branches is None or len(ends) > 1 or len(seen) > BRANCHES:
            return "depends", len(seen)
        waiting.extend(branches)
    return ends.pop(), len(seen)


def _branches(battle: Battle, ground: Ground) -> tuple[Battle, ...] | None:
    """The battle after every answer to its first question; None where the answers are not on the cards."""
    side = next((side for side in battle.sides.values() if side.asked), None)
    if side is None:
        return None  # it can only be reported
    question = side.question
    if question is None:
        return tuple(b.start(battle, side.seat, key, ground, []) for key in side.ordering)
    if question.kind != "choose" or question.n is None or comb(len(question.among), question.n) > BRANCHES:
        return None
    return tuple(b.choose(battle, side.seat, keys, ground, []) for keys in combinations(question.among, question.n))
