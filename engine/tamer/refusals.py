"""What forbids an action, verb by verb: the first clause in the order of the rules' table. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from engine.action import Action
from engine.checks import off_the_scale
from engine.refusal import ADJUST, Refusal, refuse
from engine.tamer import actions as a
from engine.tamer.battle_state import SAMPLE, Battle
from engine.tamer.creatures import DICE, card_of, top
from engine.tamer.options import RECORD_TOP
from engine.tamer.state import State
from engine.tamer.team import after_place, can_field, cost, enlisted, spare
from engine.verbs import Concede

No = Refusal | None


def forbidden(now: State, do: Action) -> No:
    """What holds for every verb but `name`: nothing is done any more when there is a result."""
    if now.phase != "over":
        return None
    return refuse(ADJUST if isinstance(do, a.Adjust) else "TAMER-END-09", "tamer-over")


def _no_cards(now: State) -> No:
    return None if now.box.knows_cards else refuse("TAMER-MODE-02", "tamer-no-cards-here")


# Draft


def pick(now: State, do: a.Pick) -> No:
    if do.card is not UNSET and (refusal := _no_cards(now)):
        return refusal
    refusal = no_picking(now, do.seat)
    if refusal or do.card is UNSET:
        return refusal
    card = now.card(do.card)
    if card.of_another_round(now.round):
        return refuse("TAMER-DRAFT-13", "tamer-pick-round", card=do.card, round=card.round, current=now.round)
    if card.is_used_up(now.cards_used().count(do.card)):
        return refuse("TAMER-DRAFT-14", "tamer-no-copy-left", card=do.card, copies=card.copies)
    return None


def no_picking(now: State, seat: int) -> No:
    """There is no draft, or a question comes first."""
    if now.phase != "draft":
        return refuse("TAMER-DRAFT-01", "tamer-no-draft")
    question = now.seat(seat).question
    if question is not None and question.kind == "choose":
        return refuse("TAMER-DRAFT-16", "tamer-choose-first", seat=seat, card=question.creature)
    return None


# Team


def not_building(now: State, seat: int) -> No:
    if now.phase != "build":
        return refuse("TAMER-TEAM-01", "tamer-no-building")
    if seat not in now.players:
        return refuse("TAMER-TEAM-01", "tamer-not-a-contender", seat=seat)
    return None


def _wrong_line(now: State, seat: int, line: tuple[str, ...]) -> No:
    """Only what the seat owns, and not above the allowance."""
    if enlisted(now, seat, line) is None:
        own = set(now.seat(seat).keys)
        key = next(key for key in line if key not in own)
        return refuse("TAMER-TEAM-04", "tamer-not-yours", seat=seat, card=key)
    return _too_expensive(now, cost(now, line)) if spare(now, line) < 0 else None


def _too_expensive(now: State, points: int) -> Refusal:
    return refuse("TAMER-TEAM-03", "tamer-too-expensive", points=points, allowance=now.allowance)


def place(now: State, do: a.Place) -> No:
    refusal = _no_cards(now) or not_building(now, do.seat)
    return refusal or _wrong_line(now, do.seat, after_place(now.seat(do.seat).line, do.card))


def team(now: State, do: a.Team) -> No:
    refusal = (None if do.order is UNSET else _no_cards(now)) or not_building(now, do.seat)
    if refusal:
        return refusal
    if do.order is UNSET:
        assert do.points is not UNSET
        return _too_expensive(now, do.points) if do.points > now.allowance else None
    if len(set(do.order)) < len(do.order):
        return refuse("TAMER-TEAM-05", "tamer-twice-in-line")
    return _wrong_line(now, do.seat, do.order)


def ready(now: State, do: a.Ready) -> No:
    if refusal := not_building(now, do.seat):
        return refusal
    seat = now.seat(do.seat)
    if not do.on:
        return None
    if seat.question is not None and seat.question.kind == "choose":
        return refuse("TAMER-TEAM-20", "tamer-choose-first", seat=do.seat, card=seat.question.creature)
    if now.box.knows_cards and not seat.line and can_field(now, seat):
        return refuse("TAMER-TEAM-10", "tamer-field-somebody", seat=do.seat)
    return None


def pair(now: State, do: a.Pair) -> No:
    if now.phase != "pair":
        return refuse("TAMER-PAIR-16", "tamer-no-pairing")
    if sorted(do.order) != list(now.numbers):
        return refuse("TAMER-PAIR-04", "tamer-every-seat-once", seats=len(now.seats))
    return None


# Battle


def start(now: State, do: a.Start) -> No:
    if refusal := _no_cards(now):
        return refusal
    battle = now.battle_of(do.seat)
    waiting = () if battle is None or do.seat not in battle.sides else battle.sides[do.seat].ordering
    if not waiting:
        return refuse("TAMER-START-11", "tamer-no-order", seat=do.seat)
    if do.card is not UNSET and do.card not in waiting:
        return refuse("TAMER-START-03", "tamer-not-waiting", card=do.card, waiting=list(waiting))
    return None


def fight(now: State, do: a.Fight) -> No:
    if refusal := _no_cards(now):
        return refusal
    battle = _meant(now, do)
    match None if battle is None or now.phase != "battle" else battle.stage:
        case "fight":
            return None
        case "start":
            return refuse("TAMER-START-12", "tamer-start-first")
        case "ask":
            return refuse("TAMER-KO-10", "tamer-answer-first")
        case "report":
            return refuse("TAMER-BATTLE-04", "tamer-report-it")
        case _:
            return refuse("TAMER-BATTLE-04", "tamer-no-battle")


def _meant(now: State, do: a.Fight) -> Battle | None:
    return now.battles[do.battle - 1] if do.battle is not UNSET else now.battle_of(do.seat)


def choose(now: State, do: a.Choose) -> No:
    if refusal := _no_cards(now):
        return refusal
    question = now.question_of(do.seat)
    if question is None or question.kind != "choose":
        return refuse("TAMER-CARD-03", "tamer-nothing-to-choose", seat=do.seat)
    different = set(do.cards)
    if len(do.cards) != question.n or len(different) < question.n or not different <= set(question.among):
        return refuse("TAMER-CARD-04", "tamer-choose-so-many", n=question.n, among=list(question.among))
    return None


def flip(now: State, do: a.Flip) -> No:
    if refusal := _no_cards(now):
        return refusal
    battle, question = now.battle_of(do.seat), now.question_of(do.seat)
    if battle is None or question is None or question.kind != "flip":
        return refuse("TAMER-FLIP-09", "tamer-nothing-to-flip", seat=do.seat)
    if refusal := wrong_place(now, do, len(battle.sides[do.seat].line)):
        return refusal
    if do.card is UNSET:
        return None
    card = now.card(do.card)
    assert question.round is not None
    if card.of_another_round(question.round):
        return refuse("TAMER-FLIP-02", "tamer-flip-round", card=do.card, round=card.round, wanted=question.round)
    if card.is_used_up(now.cards_used().count(do.card) + in_battles(now).count(do.card)):
        return refuse("TAMER-FLIP-03", "tamer-no-copy-left", card=do.card, copies=card.copies)
    return None


def wrong_place(now: State, do: a.Flip, line: int) -> No:
    if do.at is UNSET:
        return None
    if now.box.options.flip_place == "last":
        return refuse("TAMER-FLIP-04", "tamer-flip-last")
    if do.card is UNSET or not 1 <= do.at <= line + 1:
        return refuse("TAMER-FLIP-04", "tamer-flip-place", last=line + 1)
    return None


def in_battles(now: State) -> list[str]:
    """Every card that is flipped in a running battle, or stands in a sample team, as often as it does."""
    sides = (side for battle in now.battles if not battle.is_done for side in battle.sides.values())
    return [card_of(key) for side in sides for key in (side.creatures if side.seat == SAMPLE else side.flipped)]


# Outcomes that people enter


def resolve(now: State, do: a.Resolve) -> No:
    if refusal := _no_cards(now):
        return refusal
    if now.phase in ("draft", "build"):
        return _resolve_outside(now, do)
    battle, question = now.battle_of(do.seat), now.question_of(do.seat)
    asked = question is not None and question.kind == "resolve"
    if asked and question is not None and do.card != question.creature:
        return refuse("TAMER-CARD-05", "tamer-resolve-whose", card=question.creature)
    if battle is None or (not asked and not may_resolve(now, battle, do.seat, do.card)):
        return refuse("TAMER-CARD-06", "tamer-nothing-to-resolve", card=do.card)
    starting = question is not None and question.when == "start"
    for change in do.changes:
        if refusal := _wrong_change(battle, do.seat, change, starting):
            return refusal
    return None


def _resolve_outside(now: State, do: a.Resolve) -> No:
    own = now.seat(do.seat).keys if do.seat else ()
    if do.card not in own:
        return refuse("TAMER-DEFF-07", "tamer-not-yours", seat=do.seat, card=do.card)
    for change in do.changes:
        if change.flip is not UNSET:
            return refuse("TAMER-DEFF-09", "tamer-no-flip-here")
        elsewhere = change.seat not in (UNSET, do.seat)
        if elsewhere or change.creature not in own or change.die == "damage":
            return refuse("TAMER-DEFF-08", "tamer-only-your-dice", seat=do.seat)
    return None


def may_resolve(now: State, battle: Battle, seat: int, key: str) -> bool:
    """Unasked only between clashes, for a creature in the line of whose effects nothing is known."""
    side = battle.sides.get(seat)
    if battle.stage != "fight" or side is None or key not in side.line:
        return False
    return now.card(card_of(key)).effects is UNSET


def _wrong_change(battle: Battle, seat: int, change: a.Change, starting: bool) -> No:
    if change.flip is not UNSET:
        return None
    whose = seat if change.seat is UNSET else change.seat
    if starting and whose == battle.other(seat):
        return refuse("TAMER-START-07", "tamer-start-own-only")
    assert change.creature is not UNSET
    if whose not in battle.seats or change.creature not in battle.sides[whose].line:
        return refuse("TAMER-CARD-07", "tamer-not-standing", card=change.creature)
    return None


# Results


def report(now: State, do: a.Report) -> No:
    battle = now.battle_of(do.seat)
    if battle is None:
        return refuse("TAMER-REC-05", "tamer-no-battle-of-yours", seat=do.seat)
    return refuse("TAMER-REC-04", "tamer-battle-done") if battle.is_done else None


def concede(now: State, do: Concede) -> No:
    battle = now.battle_of(do.seat)
    if battle is None or battle.is_done:
        return refuse("TAMER-REC-06", "tamer-no-battle-of-yours", seat=do.seat)
    return None


def adjust(now: State, do: a.Adjust) -> No:
    high = top(do.counter) if do.counter in DICE else RECORD_TOP
    if refusal := off_the_scale(do.counter, do.to, 0, high):
        return refusal
    if do.counter != "damage":
        return None
    battle = now.battle_of(do.target)
    if battle is None or battle.is_done or do.creature not in battle.sides[do.target].line:
        return refuse("TAMER-ADJ-02", "tamer-damage-only-in-line")
    return None


CHECKS: dict[type[Action], Callable[[State, Any], No]] = {
    a.Pick: pick, a.Place: place, a.Team: team, a.Ready: ready, a.Pair: pair, a.Start: start, a.Fight: fight,
    a.Choose: choose, a.Flip: flip, a.Resolve: resolve, a.Report: report, Concede: concede, a.Adjust: adjust,
}  # fmt: skip
