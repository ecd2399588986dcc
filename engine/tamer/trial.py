"""The battle sandbox: two teams as people set them up, fought in a duel that is in no log, up to the next question."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from engine.action import Action, Fact
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.tamer import actions as a
from engine.tamer.asks import asks
from engine.tamer.battle_state import Battle
from engine.tamer.cards import Card, Some, Value
from engine.tamer.creatures import Creature, card_of, free_key
from engine.tamer.options import Options
from engine.tamer.rules import RULEBOOK
from engine.tamer.state import Box, Seat, State
from engine.tamer.view import view
from engine.view import View

MOST_CREATURES = 24
"""On one side; as many as the largest allowance can pay for."""
MOST_ANSWERS = 200
ONE, TWO = 1, 2

_ANSWERS: dict[str, type[Action]] = {
    kind.verb(): kind for kind in (a.Start, a.Choose, a.Flip, a.Resolve)
}  # fmt: skip


class Entrant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A creature with the dice that lie on it before the battle."""

    card: Annotated[str, Meta(max_length=60)]
    temp_power: Value = 0
    perm_power: Value = 0
    temp_health: Value = 0
    perm_health: Value = 0


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of a card that no pack knows, as somebody reads them from it."""

    power: Value | UnsetType = UNSET
    health: Some | UnsetType = UNSET


Team = Annotated[tuple[Entrant, ...], Meta(max_length=MOST_CREATURES)]


class Trial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two teams, front first, the options of a duel, and the answers given so far."""

    one: Team
    two: Team
    options: dict[str, Any] = {}
    printed: dict[str, Printed] = {}
    answers: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_ANSWERS)] = ()
    """Actions of the two seats, in the order in which they were asked for."""
    orders: Annotated[int, Meta(ge=0)] | None = None
    """All orders of the first line are counted instead, from this one on."""


class Course(Struct, frozen=True, kw_only=True):
    """A battle as far as it could be fought."""

    view: View
    """The duel as it stands then: its lines, its open questions, and how it ended, if it has."""
    facts: tuple[Fact, ...] = ()
    """Everything that became true since both teams stand, in order."""
    unknown: tuple[str, ...] = ()
    """Cards whose power or health must be known before it can go on."""


def tried(cards: Mapping[str, Card], trial: Trial) -> Course | Refusal | Message:
    """The battle up to its end, or to the first question that no answer was given for."""
    now = begun(cards, trial)
    if isinstance(now, Refusal | Message):
        return now
    if unknown := lacking(now):
        return Course(view=view(now), unknown=unknown)
    opened = _opened(now)
    if isinstance(opened, Refusal):
        return opened
    now, facts = opened
    answers = list(trial.answers)
    while True:
        answered = _answered(now, answers, facts)
        if isinstance(answered, Refusal | Message):
            return answered
        now = answered
        [battle] = now.battles
        if battle.stage != "fight":
            return Course(view=view(now), facts=tuple(facts), unknown=_flipped_unknown(now, battle))
        now, more = _done(now, a.Fight(seat=ONE))
        facts += more


def begun(cards: Mapping[str, Card], trial: Trial) -> State | Refusal | Message:
    """A duel in which both have brought exactly these creatures and have lined them up."""
    options = shaped(trial.options, Options)
    if isinstance(options, Message):
        return Refusal(INPUT, message("setup-options", why=options))
    known = dict(cards)
    for id, printed in trial.printed.items():
        if id not in known:
            return refuse(INPUT, "no-such-card", card=id)
        known[id] = _completed(known[id], printed)
    seats = []
    for number, team in ((ONE, trial.one), (TWO, trial.two)):
        wrong = next((one.card for one in team if one.card not in known), None)
        if wrong is not None:
            return refuse(INPUT, "no-such-card", card=wrong)
        if not team:
            return refuse("TAMER-TEAM-10", "tamer-try-nobody", side=number)
        seats.append(Seat(number, "", roster=roster(team)))
    box = Box("duel", options, known, (ONE, TWO))
    return State(box=box, seats=tuple(seats), phase="build", round=options.round)


def _completed(card: Card, printed: Printed) -> Card:
    """What a pack knows stays as it is."""
    power = printed.power if card.power is UNSET else card.power
    return replace(card, power=power, health=printed.health if card.health is UNSET else card.health)


def roster(team: tuple[Entrant, ...]) -> tuple[Creature, ...]:
    """The creatures of one side under their keys, in this order."""
    found: dict[str, Creature] = {}
    for one in team:
        key = free_key(one.card, found)
        found[key] = Creature(key, one.card, one.temp_power, one.perm_power, one.temp_health, one.perm_health)
    return tuple(found.values())


def lacking(now: State) -> tuple[str, ...]:
    """Cards with which no battle can be run, each once."""
    ids = dict.fromkeys(one.card for seat in now.seats for one in seat.roster)
    return tuple(id for id in ids if not now.card(id).can_fight)


def _opened(now: State) -> tuple[State, list[Fact]] | Refusal:
    """Both teams stand: within the allowance, or it is refused as at the table."""
    facts: list[Fact] = []
    for seat in now.seats:
        lined = RULEBOOK.apply(now, a.Team(seat=seat.number, order=seat.keys))
        if isinstance(lined, Refusal):
            return lined
        now = lined.state
    for number in (ONE, TWO):
        now, facts = _done(now, a.Ready(seat=number))
    return now, facts


def _done(now: State, action: Action) -> tuple[State, list[Fact]]:
    step = RULEBOOK.apply(now, action)
    assert not isinstance(step, Refusal), step
    return step.state, list(step.facts)


def _answered(now: State, answers: list[dict[str, Any]], facts: list[Fact]) -> State | Refusal | Message:
    """Answers are used up as long as something is asked; what becomes true by them joins `facts`."""
    while answers and asks(now):
        answer = answers.pop(0)
        kind = _ANSWERS.get(str(answer.get("do")))
        if kind is None:
            return refuse(INPUT, "input-verb", verb=str(answer.get("do"))[:60], verbs=", ".join(_ANSWERS))
        action = shaped(answer, kind)
        if isinstance(action, Message):
            return Refusal(INPUT, action)
        step = RULEBOOK.apply(now, action)
        if isinstance(step, Refusal):
            return step
        now = step.state
        facts.extend(step.facts)
    return now


def _flipped_unknown(now: State, battle: Battle) -> tuple[str, ...]:
    """What was flipped and cannot fight, so that the battle could only be reported."""
    if battle.stage != "report":
        return ()
    flipped = dict.fromkeys(card_of(key) for side in battle.sides.values() for key in side.flipped)
    return tuple(id for id in flipped if not now.card(id).can_fight)
