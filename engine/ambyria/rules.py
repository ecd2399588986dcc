"""The rules of Ambyria: one function a verb, in the order of play. Each refusal names its clause, changing nothing."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from engine.action import Action
from engine.ambyria import actions as a
from engine.ambyria import facts as f
from engine.ambyria.aiming import Said, declared
from engine.ambyria.cards import Hero
from engine.ambyria.chain import Aimed, Frame, window
from engine.ambyria.corrections import adjust, concede
from engine.ambyria.effects import announce
from engine.ambyria.flaws import entered
from engine.ambyria.inputs import malformed
from engine.ambyria.landing import mode_of, wrong_symbol
from engine.ambyria.naming import empty_hand, impossible
from engine.ambyria.options import STARTING_HAND
from engine.ambyria.phases import begin_turn, settle
from engine.ambyria.piles import into_discard, off_the_deck, off_the_hand, onto_mode
from engine.ambyria.playing import activate, awaited, done, play, show
from engine.ambyria.responses import call, go, pass_, respond
from engine.ambyria.scoring import counts_itself
from engine.ambyria.state import State
from engine.message import Message
from engine.refusal import Refusal, refuse
from engine.rulebook import Facts, Rulebook, rename
from engine.verbs import Concede, Name

Outcome = State | Refusal


def forbidden(now: State, do: Action) -> Refusal | None:
    """What holds for every verb but `name`: nothing after the end, nothing from those who conceded."""
    if now.phase == "over":
        return refuse("AMBYRIA-FIN-14", "ambyria-over")
    if do.seat and now.seat(do.seat).out:
        return refuse("AMBYRIA-FIN-13", "ambyria-you-are-out", seat=do.seat)
    return None


# Setting up


def choose(now: State, do: a.Choose, facts: Facts) -> Outcome:
    """Each player takes a different hero's deck; with the last choice the first turn begins."""
    if now.phase != "setup":
        return refuse("AMBYRIA-SET-02", "ambyria-hero-too-late", seat=do.seat)
    if refusal := hero_taken(now, do.seat, do.hero):
        return refusal
    facts.append(f.Hero(do.seat, do.hero))
    now = now.with_seat(do.seat, hero=do.hero)
    return now if any(seat.hero is None for seat in now.seats) else _begin(now, facts)


def hero_taken(now: State, number: int, hero: Hero) -> Refusal | None:
    for seat in now.seats:
        if seat.number != number and seat.hero == hero:
            return refuse("AMBYRIA-SET-03", "ambyria-hero-taken", hero=hero, seat=seat.number)
    return None


def _begin(now: State, facts: Facts) -> State:
    """The arcane cards are laid out, five cards are drawn, and round 1 begins."""
    arcane = now.box.options.arcane
    for seat in now.seats:
        size = now.box.size(seat.number)
        deck = None if size is None else size - arcane - STARTING_HAND
        facts.append(f.Draw(seat.number, STARTING_HAND, 0))
        now = now.with_seat(seat.number, arcane=arcane, hand=STARTING_HAND, deck=deck)
    return begin_turn(now, now.box.options.first, 1, facts)


# The mode phase


def mode(now: State, do: a.LayMode, facts: Facts) -> Outcome:
    """A card comes on top of the own mode pile; its effects are not activated."""
    if not awaited(now, "mode", do.seat):
        return refuse("AMBYRIA-MODE-02", "ambyria-mode-when", seat=do.seat)
    card, from_deck = now.card(do.card), do.source == "deck"
    refusal = (
        no_mode_from(now, do.seat, do.source) or impossible(now, do.seat, do.card, do.source)
        or wrong_symbol(card, do.symbol)
    )  # fmt: skip
    if refusal:
        return refusal
    now = off_the_deck(now, do.seat) if from_deck else off_the_hand(now, do.seat)
    by: f.By = "deck" if from_deck else "phase"
    return replace(onto_mode(now, do.seat, do.card, mode_of(card, do.symbol), by, facts), step="after")


def no_mode_from(now: State, number: int, source: Literal["hand", "deck"]) -> Refusal | None:
    """From the hand; the top card of the deck only where there is no mode card and no hand."""
    seat = now.seat(number)
    if source == "hand":
        return empty_hand(now, number)
    return refuse("AMBYRIA-MODE-08", "ambyria-mode-from-hand", seat=number) if seat.modes or seat.hand else None


def leave_be(now: State, do: a.Pass, facts: Facts) -> Outcome:
    """The verb `pass`: keeps the mode, does not respond, or declines an operation that says "may"."""
    if top := window(now):
        return pass_(now, do, top, facts)
    if awaited(now, "mode", do.seat):
        return no_mode_yet(now, do.seat) or replace(now, step="after")
    if awaited(now, "aim", do.seat):
        top = now.chain[-1]
        return no_declining(top) or now.with_top(todo=top.todo[1:])
    return refuse("AMBYRIA-RESP-12", "ambyria-nothing-to-pass", seat=do.seat)


def no_mode_yet(now: State, seat: int) -> Refusal | None:
    return None if now.seat(seat).modes else refuse("AMBYRIA-MODE-06", "ambyria-mode-needed", seat=seat)


def no_declining(top: Frame) -> Refusal | None:
    return None if top.todo[0].may else refuse("AMBYRIA-PLAY-05", "ambyria-no-declining")


# Declaring what an effect does


def aim(now: State, do: a.Aim, facts: Facts) -> Outcome:
    """Whom and what the effect is directed at; with it an operation that says "may" is accepted."""
    if not awaited(now, "aim", do.seat):
        return refuse("AMBYRIA-AIM-01", "ambyria-nothing-to-aim", seat=do.seat)
    top = now.chain[-1]
    one = declared(now, do.seat, top.todo[0], Said(do.target, do.slots, do.cards, do.symbol))
    if isinstance(one, Refusal):
        return one
    return now.with_top(todo=top.todo[1:], ready=(*top.ready, one))


def resolve(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    """What a printed effect does that the table does not know; it is held to the rules like any other."""
    if not awaited(now, "resolve", do.seat):
        return refuse("AMBYRIA-RES-01", "ambyria-nothing-to-enter", seat=do.seat)
    ready: tuple[Aimed, ...] = ()
    for entry in do.ops:
        op = entered(entry)
        assert not isinstance(op, Message), "malformed entries were refused before"
        if getattr(op, "source", None) == "collection":
            return refuse("AMBYRIA-COL-09", "ambyria-collection-stays")
        one = declared(now, do.seat, op, Said(entry.target, entry.slots, entry.cards, entry.symbol))
        if isinstance(one, Refusal):
            return one
        ready = (*ready, one)
    return announce(now, ready, facts)


# Discarding and counting


def discard(now: State, do: a.Discard, facts: Facts) -> Outcome:
    """The player chooses which; the debt may be paid in parts."""
    if not awaited(now, "owed", do.seat):
        return refuse("AMBYRIA-ENDP-02", "ambyria-owes-nothing", seat=do.seat)
    left = now.owed[do.seat] - len(do.cards)
    if left < 0:
        return refuse("AMBYRIA-ENDP-03", "ambyria-owes-less", seat=do.seat, n=now.owed[do.seat])
    facts.append(f.Discarded(do.seat, len(do.cards), list(do.cards)))
    now = off_the_hand(now, do.seat, len(do.cards))
    rest = {seat: n for seat, n in now.owed.items() if seat != do.seat}
    return replace(into_discard(now, do.seat, *do.cards), owed={**rest, do.seat: left} if left else rest)


def score(now: State, do: a.Score, facts: Facts) -> Outcome:
    """A counted total; it may be changed until the last one is in."""
    if now.phase != "scoring" or not counts_itself(now, now.seat(do.seat)):
        return refuse("AMBYRIA-FIN-07", "ambyria-nothing-to-count", seat=do.seat)
    facts.append(f.Scored(do.seat))
    return now.with_seat(do.seat, stones=do.stones)


RULES: dict[type[Action], Callable[[State, Any, Facts], Outcome]] = {
    Name: rename, a.Choose: choose, a.LayMode: mode, a.Pass: leave_be, a.Play: play, a.Show: show,
    a.Activate: activate, a.Aim: aim, a.Resolve: resolve, a.Call: call, a.Respond: respond, a.Go: go, a.Done: done,
    a.Discard: discard, a.Score: score, Concede: concede, a.Adjust: adjust,
}  # fmt: skip

RULEBOOK = Rulebook(
    malformed=malformed,
    forbidden=forbidden,
    rules=RULES,
    settle=settle,
    fresh=lambda now: replace(now, begun=0) if now.begun else now,
)
