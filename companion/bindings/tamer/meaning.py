"""What an input means in each phase of Tamer Tournament. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.bindings.meaning import Actions
from companion.bindings.tamer import answers, queries
from companion.bindings.tamer.situation import Reading, Situation
from companion.bindings.tamer.tapped import placed, standing
from companion.bindings.views import has
from engine.action import TABLE
from engine.tamer import actions as a


def read(now: Situation) -> Reading:
    """What an input means now. A question comes before the phase, but for one that a draft left open to be entered."""
    if now.seat == TABLE:
        return now.nothing()
    ask = queries.ask(now.view, now.seat)
    if ask is not None and not _left_open(ask):
        return answers.KINDS[ask["kind"]](now, ask)
    return PHASES.get(now.view.phase, Situation.nothing)(now)


def _left_open(ask: queries.Ask) -> bool:
    """An unknown draft effect holds nobody up."""
    return bool(ask["kind"] == "resolve" and ask["battle"] is None)


def _draft(now: Situation) -> Reading:
    if not queries.knows_cards(now.view):
        return now.act(a.Pick(now.seat)) if now.pressed_ok else now.nothing()
    ask = queries.ask(now.view, now.seat)
    match now.hand.did:
        case "tap":
            return now.act(a.Pick(now.seat, card=now.hand.card))
        case "no" if ask is not None:
            return now.act(a.Resolve(now.seat, card=ask["creature"], changes=()))
    return now.nothing()


def _build(now: Situation) -> Reading:
    if not queries.builds(now.view, now.seat):
        return now.nothing()
    if now.pressed_ok:
        return _ready(now)
    match now.hand.did:
        case "tap" if queries.knows_cards(now.view):
            return now.act(a.Place(now.seat, card=placed(now)))
        case "turn" if not queries.knows_cards(now.view):
            return now.turned(now.points)
        case "no" if has(now.view, now.seat, "ready"):
            return now.act(a.Ready(now.seat, on=False))
        case "no" if line := queries.line(now.view, now.seat):
            return now.act(a.Place(now.seat, card=line[-1]))
    return now.nothing()


def _ready(now: Situation) -> Reading:
    """What was dialled goes first: when it is too much, nothing is confirmed and the count stays."""
    if now.seat in now.pending.numbers:
        stated = a.Team(now.seat, points=now.points.number(now.pending, now.seat))
        return Reading(Actions((stated, a.Ready(now.seat)), now.forgets()), now.pending)
    return now.nothing() if has(now.view, now.seat, "ready") else now.act(a.Ready(now.seat))


def _battle(now: Situation) -> Reading:
    return STATES.get(queries.state_of(now.view, now.seat), Situation.nothing)(now)


def _fight(now: Situation) -> Reading:
    if now.pressed_ok:
        return now.act(a.Fight(now.seat))
    if now.pushed_dial:
        return now.act(a.Fight(now.seat, all=True))
    found = standing(now, now.seat, both=True) if now.hand.did == "tap" else None
    if found is None:
        return now.nothing()
    return now.noted(replace(now.pending, looked_at={**now.pending.looked_at, now.seat: found[1]}))


def _report(now: Situation) -> Reading:
    """Nobody but the two players knows how it ended."""
    if now.pressed_ok:
        return now.act(a.Report(now.seat, result="win"))
    if now.pushed_dial:
        return now.act(a.Report(now.seat, result="draw"))
    return now.act(a.Report(now.seat, result="loss")) if now.hand.did == "no" else now.nothing()


Meanings = Mapping[str, Callable[[Situation], Reading]]
PHASES: Meanings = {"draft": _draft, "build": _build, "battle": _battle}
STATES: Meanings = {"fight": _fight, "report": _report}
