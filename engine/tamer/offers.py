"""What could be tried at each moment. The rules sort out what is legal; here nothing is decided."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from engine.action import TABLE, Action
from engine.game import Offer, Values
from engine.probes import alike, card_of, explained, one_of
from engine.tamer import actions as a
from engine.tamer.battle_state import SAMPLE, Battle, Question
from engine.tamer.creatures import DICE, free_key
from engine.tamer.public import public_creatures
from engine.tamer.refusals import in_battles
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
            yield Offer(a.Pair(seat=seat, order=tuple(now.numbers)), ("order",))
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
        yield _any_card(now, a.Pick(seat=seat, card=""))
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
    yield from _among(a.Place(seat=seat, card=""), "card", one_of(_placeable(now, seat)))
    yield Offer(a.Team(seat=seat, order=now.seat(seat).line), ("order",))
    yield from _outcomes(now, seat)


def _placeable(now: State, seat: int) -> tuple[str, ...]:
    own = now.seat(seat).keys
    new = (free_key(card, own) for card in now.box.cards) if now.box.takes_any_card(seat) else ()
    return (*own, *new)


def _outcomes(now: State, seat: int) -> Offers:
    """What an effect of one of its creatures gave: which one is the same to the rules."""
    probe = a.Resolve(seat=seat, card="", changes=())
    yield from _among(probe, "card", alike(*now.seat(seat).keys), ("changes",))


# Battle


def _battle(now: State, seat: int) -> Offers:
    if seat == TABLE:
        battles = one_of(battle.number for battle in now.battles)
        for all in (False, True):
            yield from _among(a.Fight(seat=TABLE, battle=0, all=all), "battle", battles)
        yield from _answers(now, SAMPLE)
        return
    yield from _answers(now, seat)
    yield from (Offer(a.Fight(seat=seat, all=all)) for all in (False, True))
    yield from _among(a.Report(seat=seat, result="win"), "result", alike("win", "draw", "loss"))
    yield Offer(Concede(seat=seat))


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
        yield from _among(a.Start(seat=seat, card=""), "card", alike(*side.ordering))
    yield from _among(a.Resolve(seat=seat, card="", changes=()), "card", one_of(side.line), ("changes",))


def _to(now: State, seat: int, question: Question) -> Offers:
    match question.kind:
        case "choose":
            yield Offer(a.Choose(seat=seat, cards=question.among[: question.n]), ("cards",))
        case "flip":
            yield _any_card(now, a.Flip(seat=seat, card=""))
            yield _any_card(now, a.Flip(seat=seat, card="", at=1), ("at",))
            yield Offer(a.Flip(seat=seat))
        case "resolve" if now.phase == "battle":
            yield Offer(a.Resolve(seat=seat, card=question.creature, changes=()), ("changes",))


# Corrections


def _adjustments(now: State) -> Offers:
    """To what something is set stays open; of a creature all dice but damage are the same to the rules."""
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


def _among(probe: Action, field: str, values: Values, open: tuple[str, ...] = ()) -> Offers:
    """Nothing, where there is nothing to choose among."""
    if any(values.groups):
        yield Offer(probe, open, {field: values})


def _any_card(now: State, probe: Action, open: tuple[str, ...] = ()) -> Offer:
    """A card of the game: those of one round of which copies are left are alike."""
    used = Counter(one.card for seat in now.seats for one in seat.roster)
    borrowed = in_battles(now)

    def kind(id: str) -> tuple[object, bool]:
        card = now.card(id)
        return card.round, used[id] + borrowed[id] >= card.copies

    return Offer(probe, open, {"card": card_of(now.box.cards, kind)})
