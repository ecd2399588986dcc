"""The rules of Tamer Tournament: what each verb does once nothing forbids it, in the order of play."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from engine.action import Action
from engine.checks import wrong_seat
from engine.refusal import Refusal
from engine.rulebook import Rulebook
from engine.tamer import actions as a
from engine.tamer import battle as b
from engine.tamer import draft, entering
from engine.tamer import facts as f
from engine.tamer.battle_state import Battle, Ground
from engine.tamer.corrections import adjust
from engine.tamer.facts import Facts
from engine.tamer.inputs import malformed
from engine.tamer.pairing import rolled
from engine.tamer.refusals import CHECKS, forbidden
from engine.tamer.rounds import all_ready, ended, follow, ground_of, paired, round_over
from engine.tamer.state import State
from engine.tamer.team import after_place, enlisted, lined_up
from engine.verbs import Concede, Name


def name(now: State, do: Name, facts: Facts) -> State:
    facts.append(f.Named(do.seat, do.name))
    return now.with_seat(do.seat, name=do.name)


# Draft


def pick(now: State, do: a.Pick, facts: Facts) -> State:
    """A card lies face down; the last one reveals all of them."""
    now = draft.laid_down(now, do.seat, None if do.card is UNSET else do.card, facts)
    return draft.revealed(now, facts) if all(seat.chosen for seat in now.seats) else now


# Team


def place(now: State, do: a.Place, facts: Facts) -> State:
    return _lined_up(now, do.seat, after_place(now.seat(do.seat).line, do.card), facts)


def team(now: State, do: a.Team, facts: Facts) -> State:
    if do.order is not UNSET:
        return _lined_up(now, do.seat, do.order, facts)
    assert do.points is not UNSET
    facts.append(f.Line(do.seat))
    return now.with_seat(do.seat, points=do.points, ready=False)


def _lined_up(now: State, seat: int, line: tuple[str, ...], facts: Facts) -> State:
    owned = enlisted(now, seat, line)
    assert owned is not None
    return lined_up(owned, seat, line, facts)


def ready(now: State, do: a.Ready, facts: Facts) -> State:
    """Said twice it changes nothing; the last one starts the pairing."""
    if now.seat(do.seat).ready == do.on:
        return now
    now = draft.lapse(now, do.seat, facts) if do.on else now
    facts.append(f.Ready(do.seat, do.on))
    now = now.with_seat(do.seat, ready=do.on)
    return all_ready(now, facts) if all(now.seat(seat).ready for seat in now.players) else now


def pair(now: State, do: a.Pair, facts: Facts) -> State:
    return paired(now, rolled(do.order), facts)


# Battle


def _battle(now: State, seat: int) -> tuple[Battle, Ground]:
    battle = now.battle_of(seat)
    assert battle is not None
    return battle, ground_of(now, battle)


def start(now: State, do: a.Start, facts: Facts) -> State:
    battle, ground = _battle(now, do.seat)
    key = battle.sides[do.seat].ordering[0] if do.card is UNSET else do.card
    return follow(now, b.start(battle, do.seat, key, ground, facts), facts)


def fight(now: State, do: a.Fight, facts: Facts) -> State:
    seat = do.seat if do.battle is UNSET else now.battles[do.battle - 1].seats[0]
    battle, ground = _battle(now, seat)
    return follow(now, b.fight(battle, ground, facts, all=do.all), facts)


def choose(now: State, do: a.Choose, facts: Facts) -> State:
    if now.phase != "battle":
        return draft.choose(now, do.seat, do.cards, facts)
    battle, ground = _battle(now, do.seat)
    return follow(now, b.choose(battle, do.seat, do.cards, ground, facts), facts)


def flip(now: State, do: a.Flip, facts: Facts) -> State:
    battle, ground = _battle(now, do.seat)
    card, at = (None if field is UNSET else field for field in (do.card, do.at))
    return follow(now, b.flip(battle, do.seat, card, at, ground, facts), facts)  # type: ignore[arg-type]


def resolve(now: State, do: a.Resolve, facts: Facts) -> State:
    """People enter what an effect did that the engine does not know."""
    if now.phase != "battle":
        return _resolve_outside(now, do, facts)
    battle, ground = _battle(now, do.seat)
    return follow(now, entering.resolve(battle, do.seat, do.card, do.changes, ground, facts), facts)


def _resolve_outside(now: State, do: a.Resolve, facts: Facts) -> State:
    """It closes the question about that creature, and no other."""
    side = entering.entered(draft.roster(now, do.seat), do.changes, draft.ground(now, do.seat), facts)
    now = draft.with_roster(now, side)
    question = now.seat(do.seat).question
    if question is not None and question.kind == "resolve" and question.creature == do.card:
        return now.with_seat(do.seat, question=None)
    return now


def report(now: State, do: a.Report, facts: Facts) -> State:
    """The result as this player saw it; the opponent has the opposite."""
    battle, _ = _battle(now, do.seat)
    winner = {"win": do.seat, "draw": None, "loss": battle.other(do.seat)}[do.result]
    return ended(now, battle, winner, "report", facts)


def concede(now: State, do: Concede, facts: Facts) -> State:
    battle, _ = _battle(now, do.seat)
    return ended(now, battle, battle.other(do.seat), "concede", facts)


DEEDS: dict[type[Action], Callable[[State, Any, Facts], State]] = {
    Name: name, a.Pick: pick, a.Place: place, a.Team: team, a.Ready: ready, a.Pair: pair, a.Start: start,
    a.Fight: fight, a.Choose: choose, a.Flip: flip, a.Resolve: resolve, a.Report: report, Concede: concede,
    a.Adjust: adjust,
}  # fmt: skip


def rule(verb: type[Action]) -> Callable[[State, Any, Facts], State | Refusal]:
    """What forbids the verb, or else what it does."""
    deed, check = DEEDS[verb], CHECKS.get(verb)
    if check is None:
        return deed
    return lambda now, do, facts: check(now, do) or deed(now, do, facts)


def settle(before: State, now: State, do: Action, facts: Facts) -> State:
    """When the last battle of a round is done, the next round or the end follows in the same step."""
    return round_over(now, facts) if before.phase == "battle" else now


RULEBOOK = Rulebook(
    malformed=malformed,
    forbidden=forbidden,
    rules={verb: rule(verb) for verb in DEEDS},
    settle=settle,
)


def allows(now: State, do: Action) -> bool:
    """Whether the action would be accepted; a whole battle need not be fought to tell."""
    if wrong_seat(now, do) or malformed(now, do):
        return False
    check = CHECKS.get(type(do))
    return check is None or (forbidden(now, do) is None and check(now, do) is None)
