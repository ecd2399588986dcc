"""What a seat may do now, the likely first. Every offer but corrections is sure: the verb's own check was asked."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, get_args

from engine.action import TABLE, Action
from engine.game import Offer, Values
from engine.probes import alike, explained
from engine.refusal import Refusal
from engine.tamer import actions as a
from engine.tamer import refusals
from engine.tamer.battle_state import SAMPLE, Battle, Question
from engine.tamer.creatures import DICE, free_key
from engine.tamer.public import public_creatures
from engine.tamer.state import State
from engine.tamer.team import spare
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
Check = Callable[[State, Any], Refusal | None]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` can send now."""
    match now.phase:
        case "draft":
            yield from _draft(now, seat)
        case "build":
            yield from _build(now, seat)
        case "pair" if seat == TABLE:
            yield Offer(a.Pair(seat=TABLE, order=tuple(now.numbers)), ("order",), sure=True)
        case "battle":
            yield from _battle(now, seat)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",), sure=True)


# Draft and team


def _draft(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    yield from _answers(now, seat)
    if not now.box.knows_cards:
        yield from _unless(refusals.pick, now, a.Pick(seat=seat))
        return
    if refusals.no_picking(now, seat) is None:
        yield from _of_a_deck(now, a.Pick(seat=seat, card=""), now.round, Counter(now.cards_used()))
    yield from _outcomes(now, seat)


def _build(now: State, seat: int) -> Offers:
    if seat == TABLE:
        return
    yield from _answers(now, seat)
    builds = refusals.not_building(now, seat) is None
    if builds:
        yield from _unless(refusals.ready, now, a.Ready(seat=seat))
        yield from _teams(now, seat)
    if now.box.knows_cards:
        yield from _outcomes(now, seat)
    if builds:
        yield Offer(a.Ready(seat=seat, on=False), sure=True)


def _teams(now: State, seat: int) -> Offers:
    if not now.box.knows_cards:
        yield from _unless(refusals.team, now, a.Team(seat=seat, points=0), ("points",))
        return
    yield from _among(a.Place(seat=seat, card=""), "card", _placeable(now, seat))
    yield from _unless(refusals.team, now, a.Team(seat=seat, order=now.seat(seat).line), ("order",))


def _placeable(now: State, seat: int) -> Iterator[str]:
    """Who can join the line or leave it: own creatures, and where any card may be fielded, one more of each card.

    Who stands in the line can always leave: it never costs more than the allowance, which never shrinks.
    """
    one, cards = now.seat(seat), now.box.cards
    points = spare(now, one.line)
    for creature in one.roster:
        if creature.key in one.line or cards[creature.card].cost <= points:
            yield creature.key
    if now.box.takes_any_card(seat):
        own, used = frozenset(one.keys), Counter(now.cards_used(seat))
        for id, card in cards.items():
            if card.cost <= points and not card.is_used_up(used.get(id, 0)):
                yield free_key(id, own)


def _outcomes(now: State, seat: int) -> Offers:
    """What an effect of one of its creatures gave: which one is the same to the rules."""
    return _among(a.Resolve(seat=seat, card="", changes=()), "card", now.seat(seat).keys, ("changes",))


# Battle


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        battles = [one.number for one in now.battles if _can_clash(now, a.Fight(seat=TABLE, battle=one.number))]
        for all in (False, True):
            yield from _among(a.Fight(seat=TABLE, battle=0, all=all), "battle", battles)
        yield from _answers(now, SAMPLE)
        return
    yield from _answers(now, seat)
    if _can_clash(now, one := a.Fight(seat=seat)):
        yield Offer(one, sure=True)
        yield Offer(a.Fight(seat=seat, all=True), sure=True)
    if refusals.report(now, probe := a.Report(seat=seat, result="win")) is None:
        yield from _among(probe, "result", ("win", "draw", "loss"))
    yield from _unless(refusals.concede, now, Concede(seat=seat))


def _can_clash(now: State, fight: a.Fight) -> bool:
    return refusals.fight(now, fight) is None


def _answers(now: State, seat: int) -> Offers:
    """What the open question of a seat takes; between clashes, outcomes of creatures that nobody knows."""
    battle, question = now.battle_of(seat), now.question_of(seat)
    if question is not None:
        yield from _to(now, seat, question, battle)
    elif battle is not None and seat in battle.sides:
        yield from _unasked(now, battle, seat)


def _unasked(now: State, battle: Battle, seat: int) -> Offers:
    side = battle.sides[seat]
    if side.ordering:
        yield Offer(a.Start(seat=seat), sure=True)
        yield from _among(a.Start(seat=seat, card=""), "card", side.ordering)
    unknown = [key for key in side.line if refusals.may_resolve(now, battle, seat, key)]
    yield from _among(a.Resolve(seat=seat, card="", changes=()), "card", unknown, ("changes",))


def _to(now: State, seat: int, question: Question, battle: Battle | None) -> Offers:
    match question.kind:
        case "choose":
            yield Offer(a.Choose(seat=seat, cards=question.among[: question.n]), ("cards",), sure=True)
        case "flip" if battle is not None:
            yield from _flips(now, seat, question, battle)
        case "resolve" if battle is not None:
            yield Offer(a.Resolve(seat=seat, card=question.creature, changes=()), ("changes",), sure=True)


def _flips(now: State, seat: int, question: Question, battle: Battle) -> Offers:
    assert question.round is not None
    used = Counter(now.cards_used() + refusals.in_battles(now))
    yield from _of_a_deck(now, a.Flip(seat=seat, card=""), question.round, used)
    placed = a.Flip(seat=seat, card="", at=1)
    if refusals.wrong_place(now, placed, len(battle.sides[seat].line)) is None:
        yield from _of_a_deck(now, placed, question.round, used, ("at",))
    yield Offer(a.Flip(seat=seat), sure=True)


# Corrections


def correctable(now: State) -> Offers:
    """To what something is set stays open; of a creature all dice but damage are the same to the rules."""
    if now.phase == "over":
        return
    for target in (*now.numbers, SAMPLE):
        creatures = tuple(public_creatures(now, target))
        standing = _standing(now, target)
        for dice, keys in ((DICE[:4], creatures), (DICE[4:], standing)):
            if keys:
                probe = a.Adjust(seat=TABLE, target=target, counter=dice[0], to=0, creature=keys[0])
                yield explained(probe, ("to",), {"counter": alike(*dice), "creature": alike(*keys)})
    for counter in get_args(a.Record):
        probe = a.Adjust(seat=TABLE, target=1, counter=counter, to=0)
        yield explained(probe, ("to",), {"target": alike(*now.numbers)})


def _standing(now: State, seat: int) -> tuple[str, ...]:
    """Who stands in a line of a running battle."""
    battle = now.battle_of(seat)
    return () if battle is None or battle.is_done or seat not in battle.sides else battle.sides[seat].line


# Fields with several values


def _unless(check: Check, now: State, do: Action, open: tuple[str, ...] = ()) -> Offers:
    """The action, if its check has nothing against it."""
    if check(now, do) is None:
        yield Offer(do, open, sure=True)


def _among(probe: Action, field: str, values: Iterable[Hashable], open: tuple[str, ...] = ()) -> Offers:
    """Nothing, where there is nothing to choose among."""
    if fitting := tuple(values):
        yield Offer(probe, open, {field: Values((fitting,))}, sure=True)


def _of_a_deck(now: State, probe: Action, round: int, used: Mapping[str, int], open: tuple[str, ...] = ()) -> Offers:
    """A card of that round of which copies are left."""
    cards = now.box.cards
    if left := tuple([id for id in now.box.by_round[round] if not cards[id].is_used_up(used.get(id, 0))]):
        yield Offer(probe, open, {"card": Values((left,), pool=tuple(cards))}, sure=True)
