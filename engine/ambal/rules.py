"""The rules of Ambal Tournament: one function a verb, in the order of play. Each refusal names its clause."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action
from engine.ambal import actions as a
from engine.ambal import deciding, draft, phases
from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy
from engine.ambal.corrections import adjust
from engine.ambal.decks import register, starter, wrong_deck
from engine.ambal.defeat import concede as give_up
from engine.ambal.facts import Facts
from engine.ambal.inputs import malformed
from engine.ambal.options import HAND
from engine.ambal.piles import discard as put_down
from engine.ambal.piles import draw, seen
from engine.ambal.refusals import (
    cannot_call,
    cannot_declare,
    cannot_discard,
    cannot_pass,
    cannot_place,
    cannot_roll,
    cannot_skip,
    cannot_stop,
    cannot_take,
    no_resurrection,
    nobody_to_bring_back,
    not_from_hand,
    too_dear,
    wrong_books,
    wrong_token,
)
from engine.ambal.removal import how_many, owes_removal, removable
from engine.ambal.state import Placed, Revealed, State
from engine.ambal.steps import bar
from engine.ambal.turn import enter, owes_data, owes_target, put, revealed_by
from engine.refusal import INPUT, Refusal, refuse
from engine.rulebook import Rulebook, rename
from engine.verbs import Concede, Name

Outcome = State | Refusal


def forbidden_after_the_end(now: State, do: Action) -> Refusal | None:
    """What holds for every verb but `name`."""
    return refuse("AMBAL-WIN-10", "ambal-over") if now.phase == "over" else None


# Before the duel


def deck(now: State, do: a.Deck, facts: Facts) -> Outcome:
    """Registers what a player brings; a later registration takes the place of an earlier one."""
    if now.phase != "setup":
        return refuse("AMBAL-SETUP-09", "ambal-decks-before")
    if now.box.mode == "draft":
        return refuse("AMBAL-DRAFT-26", "ambal-deck-is-drafted")
    battle = do.battle if do.starter is UNSET else starter(now, do.starter)
    if isinstance(battle, Refusal):
        return battle
    assert battle is not UNSET
    library = None if do.library is UNSET else do.library
    if refusal := wrong_deck(now, battle, library):
        return refusal
    facts.append(f.Deck(do.seat, len(battle), len(library or ())))
    return register(now, do.seat, battle, library)


def start(now: State, do: a.Start, facts: Facts) -> Outcome:
    """Decks are shuffled, everybody draws seven, and round 1 begins."""
    if now.phase != "setup":
        return refuse("AMBAL-SETUP-10", "ambal-started-already" if now.round else "ambal-draft-first")
    for seat in now.seats:  # undoes corrections before the start: whole decks, and nobody has drawn yet
        now = now.with_seat(seat.number, picks=(), hand=0, deck=now.box.battle_deck)
        now = draw(now, seat.number, HAND, "start", facts)
    return phases.begin(replace(now, draft=None), facts)


# The draft, and dice


def roll(now: State, do: a.Roll, facts: Facts) -> Outcome:
    """A die in the draft, or for the deciding order."""
    if now.phase == "draft":
        return draft.roll(now, do, facts)
    if refusal := cannot_roll(now, do.seat):
        return refusal
    facts.append(f.Rolled(do.seat, do.value))
    return replace(now, rolls={**now.rolls, do.seat: do.value})


def pick(now: State, do: a.Pick, facts: Facts) -> Outcome:
    """A School or a card, as the step of the draft asks."""
    return draft.pick_card(now, do, facts) if do.school is UNSET else draft.pick_school(now, do, facts)


# Deciding


def order(now: State, do: a.Order, facts: Facts) -> Outcome:
    """Any undecided player may ask that all decide in the order of Health."""
    if refusal := cannot_call(now, do.seat):
        return refusal
    return deciding.call(now, facts)


def declare(now: State, do: a.Declare, facts: Facts) -> Outcome:
    """ "I will play a card." """
    if refusal := cannot_declare(now, do.seat):
        return refusal
    facts.append(f.Plays(do.seat))
    return now.having(replace(now.seat(do.seat), plays=True))


def commit(now: State, do: a.Commit, facts: Facts) -> Outcome:
    """A card is placed face down; only its owner knows which."""
    seat, card = now.seat(do.seat), now.card(do.card)
    refusal = (
        cannot_place(now, do.seat) or not_from_hand(now, seat, do.card)
        or no_resurrection(now, card) or wrong_token(now, do) or too_dear(now, seat, card)
    )  # fmt: skip
    if refusal:
        return refusal
    facts.append(f.Placed(do.seat))
    placed = Placed(do.card, None if do.target is UNSET else do.target)
    shown = seen(seat.shown, do.card)
    return now.having(replace(seat, placed=placed, plays=False, hand=seat.hand - 1, shown=shown))


def stop(now: State, do: a.Stop, facts: Facts) -> Outcome:
    """No more skills in this round."""
    if refusal := cannot_stop(now, do.seat):
        return refusal
    facts.append(f.Stopped(do.seat))
    seat = now.seat(do.seat)
    if seat.plays and seat.hand:  # an announced card is not placed
        return now.having(bar(seat, facts))
    return now.having(replace(seat, stopped=True, plays=False))


def skip(now: State, do: a.Skip, facts: Facts) -> Outcome:
    """The player plays no skill in this turn, which only a card can allow."""
    if refusal := cannot_skip(now, do.seat):
        return refusal
    facts.append(f.Skips(do.seat))
    return now.having(replace(now.seat(do.seat), skips=True, may_skip=False))


# After the reveal


def choose(now: State, do: a.Choose, facts: Facts) -> Outcome:
    """The target, and what a removal ends, where the skill leaves that to its user."""
    one = revealed_by(now, do.seat)
    if one is None or (do.target is not UNSET and not owes_target(now, one)):
        return refuse("AMBAL-STEP-03", "ambal-nothing-to-choose", seat=do.seat)
    if do.target is not UNSET:
        one = replace(one, target=do.target)
        facts.append(f.Target(do.seat, one.card, do.target))
    if do.remove is not UNSET:
        if not owes_removal(now, one):
            return refuse("AMBAL-STEP-03", "ambal-nothing-to-choose", seat=do.seat)
        if refusal := _wrong_removal(now, one, do.remove):
            return refusal
        one = replace(one, removal=do.remove)
    return put(now, one)


def _wrong_removal(now: State, one: Revealed, named: tuple[str, ...]) -> Refusal | None:
    there, number = removable(now, one), how_many(now, one)
    if len(named) == number == len(set(named)) and all(name in there for name in named):
        return None
    names = [now.card(name).name if name in now.box.cards else name for name in there]
    return refuse("AMBAL-TERM-16", "ambal-remove-exactly", n=number, there=names)


def resolve(now: State, do: a.Resolve, facts: Facts) -> Outcome:
    """People enter what a card says that the engine does not know."""
    one = revealed_by(now, do.seat)
    if one is None or not owes_data(one):
        return refuse("AMBAL-PACK-03", "ambal-nothing-to-resolve", seat=do.seat)
    for field, given, missing in (
        ("cost", do.cost is not UNSET, one.base is None),
        ("effects", do.effects is not UNSET, one.effects is None),
    ):
        if given != missing:
            return refuse(INPUT, "input-missing" if missing else "ambal-known-already", field=field)
    if do.effects is not UNSET:
        if refusal := nobody_to_bring_back(now, now.card(one.card), do.effects):
            return refusal
        one = replace(one, effects=do.effects)
    one = replace(one, types=() if do.types is UNSET else do.types)
    return enter(now, one, None if do.cost is UNSET else do.cost, facts)


# The end of the round


def discard(now: State, do: a.Discard, facts: Facts) -> Outcome:
    """One card from the hand: because it is owed, or because its player wants to."""
    seat = now.seat(do.seat)
    if refusal := cannot_discard(now, do.seat) or not_from_hand(now, seat, do.card):
        return refusal
    seat = put_down(seat, do.card, facts)
    if now.stage != "discard":
        return now.having(replace(seat, done=True))
    return replace(now, seats=now.seats_with(seat), owed={**now.owed, do.seat: now.owed[do.seat] - 1})


def pass_(now: State, do: a.Pass, facts: Facts) -> Outcome:
    """Keeps the hand, or leaves the Library Deck alone."""
    if refusal := cannot_pass(now, do.seat):
        return refusal
    return now.having(replace(now.seat(do.seat), done=True))


def library(now: State, do: a.Library, facts: Facts) -> Outcome:
    """One Max Energy for up to three cards of the Library Deck, which are shuffled into the Battle Deck."""
    seat = now.seat(do.seat)
    if refusal := cannot_take(now, do.seat) or wrong_books(now, seat, do.cards):
        return refusal
    elites = seat.elites + sum(now.card(card).elite for card in do.cards)
    n = len(do.cards)
    facts.append(f.Library(do.seat, n))
    shelf = None if seat.shelf is None else tuple(card for card in seat.shelf if card not in do.cards)
    seat = replace(
        seat, shelf=shelf, library=seat.library - n, deck=seat.deck + n, elites=elites,
        shown=seen(seat.shown, *do.cards), done=True,
    )  # fmt: skip
    return now.having(lose_max_energy(seat, 1, "library", facts))


def concede(now: State, do: Concede, facts: Facts) -> Outcome:
    """The player gives up; in Double the duel ends when the whole team has."""
    return give_up(now, do.seat, facts)


RULES: dict[type[Action], Callable[[State, Any, Facts], Outcome]] = {
    Name: rename,
    a.Roll: roll,
    a.Pick: pick,
    a.Ban: draft.ban,
    a.Deal: draft.deal,
    a.Deck: deck,
    a.Start: start,
    a.Order: order,
    a.Declare: declare,
    a.Commit: commit,
    a.Stop: stop,
    a.Skip: skip,
    a.Choose: choose,
    a.Resolve: resolve,
    a.Discard: discard,
    a.Pass: pass_,
    a.Library: library,
    Concede: concede,
    a.Adjust: adjust,
}

RULEBOOK = Rulebook(
    malformed=malformed,
    forbidden=forbidden_after_the_end,
    rules=RULES,
    settle=phases.settle,
)
