"""What could be tried at each moment. The rules sort out what is legal; here nothing is decided."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.game import Offer
from engine.probes import any_card, explained
from engine.tamer import actions as a
from engine.tamer.battle_state import SAMPLE, Battle, Question
from engine.tamer.creatures import DICE, free_key
from engine.tamer.public import public_creatures
from engine.tamer.rules import allows
from engine.tamer.state import State
from engine.verbs import Concede, Name

Offers = Iterator[Offer]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    match now.phase:
        case "draft":
            yield from _draft(now, seat)
        case "build":
            yield from _build(now, seat)
        case "pair":
            yield Offer(a.Pair(seat=seat, order=now.numbers), ("order",))
        case "battle":
            yield from _battle(now, seat)
    if now.phase != "over" and seat == TABLE:
        yield from _adjustments(now)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


# Draft and team


def _draft(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    yield from _answers(now, seat)
    if now.box.knows_cards:
        yield from _any_card(now, a.Pick(seat=seat, card=""))
        yield from _outcomes(now, seat)
    else:
        yield Offer(a.Pick(seat=seat))


def _build(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    yield from _answers(now, seat)
    yield Offer(a.Ready(seat=seat))
    yield from _teams(now, seat)
    yield Offer(a.Ready(seat=seat, on=False))


def _teams(now: State, seat: int) -> Offers:
    if not now.box.knows_cards:
        yield Offer(a.Team(seat=seat, points=0), ("points",))
        return
    own = now.seat(seat).keys
    yield from (Offer(a.Place(seat=seat, card=key)) for key in own)
    if now.box.takes_any_card(seat):
        yield from (Offer(a.Place(seat=seat, card=free_key(card, own))) for card in now.box.cards)
    yield Offer(a.Team(seat=seat, order=now.seat(seat).line), ("order",))
    yield from _outcomes(now, seat)


def _outcomes(now: State, seat: int) -> Offers:
    """What an effect of one of its creatures gave."""
    yield from (Offer(a.Resolve(seat=seat, card=key, changes=()), ("changes",)) for key in now.seat(seat).keys)


# Battle


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        for battle in now.battles:
            yield from _clashes(a.Fight(seat=TABLE, battle=battle.number))
        yield from _answers(now, SAMPLE)
        return
    yield from _answers(now, seat)
    yield from _clashes(a.Fight(seat=seat))
    yield from (Offer(a.Report(seat=seat, result=result)) for result in ("win", "draw", "loss"))
    yield Offer(Concede(seat=seat))


def _clashes(probe: a.Fight) -> Offers:
    yield Offer(probe)
    yield Offer(replace(probe, all=True))


def _answers(now: State, seat: int) -> Offers:
    """What the open question of a seat takes; between clashes, outcomes of creatures that nobody knows."""
    battle, question = now.battle_of(seat), now.question_of(seat)
    if question is not None:
        yield from _to(now, seat, question)
    elif battle is not None and seat in battle.sides:
        yield from _unasked(battle, seat)


def _unasked(battle: Battle, seat: int) -> Offers:
    side = battle.sides[seat]
    if side.ordering:
        yield Offer(a.Start(seat=seat))
        yield from (Offer(a.Start(seat=seat, card=key)) for key in side.ordering)
    yield from (Offer(a.Resolve(seat=seat, card=key, changes=()), ("changes",)) for key in side.line)


def _to(now: State, seat: int, question: Question) -> Offers:
    match question.kind:
        case "choose":
            yield Offer(a.Choose(seat=seat, cards=question.among[: question.n]), ("cards",))
        case "flip":
            yield from _any_card(now, a.Flip(seat=seat, card=""))
            yield from _any_card(now, a.Flip(seat=seat, card="", at=1), ("at",))
            yield Offer(a.Flip(seat=seat))
        case "resolve" if now.phase == "battle":
            yield Offer(a.Resolve(seat=seat, card=question.creature, changes=()), ("changes",))


# Corrections


def _adjustments(now: State) -> Offers:
    """One entry a counter and seat; which creature it is, and to what, stays open."""
    for target in (*now.numbers, SAMPLE):
        creatures = public_creatures(now, target)
        for die in DICE if creatures else ():
            key = next((key for key in creatures if die != "damage" or _stands(now, target, key)), None)
            if key is not None:
                adjust = a.Adjust(seat=TABLE, target=target, counter=die, to=0, creature=key)
                yield from explained(adjust, ("to", "creature"))
    for target in now.numbers:
        for counter in get_args(a.Record):
            yield from explained(a.Adjust(seat=TABLE, target=target, counter=counter, to=0), ("to",))


def _stands(now: State, seat: int, key: str) -> bool:
    battle = now.battle_of(seat)
    return battle is not None and not battle.is_done and key in battle.sides[seat].line


def _any_card(now: State, probe: Action, open: tuple[str, ...] = ()) -> Offers:
    return any_card(now.box.cards, probe, lambda action: allows(now, action), open)
