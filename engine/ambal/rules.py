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
from engine.ambal.cards import Card, Effects, Resurrect
from engine.ambal.corrections import adjust
from engine.ambal.decks import register, starter, wrong_deck
from engine.ambal.defeat import concede as give_up
from engine.ambal.facts import Facts
from engine.ambal.inputs import malformed
from engine.ambal.options import HAND, LIBRARY_AT_ONCE
from engine.ambal.piles import discard as put_down
from engine.ambal.piles import draw, out_of_sight, seen, where
from engine.ambal.removal import how_many, owes_removal, removable
from engine.ambal.skills import price, traits
from engine.ambal.state import Placed, Revealed, State
from engine.ambal.steps import bar
from engine.ambal.targets import tokens
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
    for seat in now.seats:  # whatever was corrected before: the whole deck is shuffled, and nobody has drawn yet
        now = now.with_seat(seat.number, picks=(), hand=0, deck=now.box.battle_deck)
        now = draw(now, seat.number, HAND, "start", facts)
    return phases.begin(replace(now, draft=None), facts)


# The draft, and dice


def roll(now: State, do: a.Roll, facts: Facts) -> Outcome:
    if now.phase == "draft":
        return draft.roll(now, do, facts)
    if now.stage != "roll" or do.seat not in deciding.must_roll(now):
        return refuse("AMBAL-ORDER-04", "ambal-no-roll", seat=do.seat)
    facts.append(f.Rolled(do.seat, do.value))
    return replace(now, rolls={**now.rolls, do.seat: do.value})


def pick(now: State, do: a.Pick, facts: Facts) -> Outcome:
    return draft.pick_card(now, do, facts) if do.school is UNSET else draft.pick_school(now, do, facts)


# Deciding


def order(now: State, do: a.Order, facts: Facts) -> Outcome:
    """Any undecided player may ask that all decide in the order of Health."""
    if now.stage != "decide" or do.seat not in now.undecided or len(now.undecided) < 2:
        return refuse("AMBAL-ORDER-01", "ambal-no-order", seat=do.seat)
    return deciding.call(now, facts)


def declare(now: State, do: a.Declare, facts: Facts) -> Outcome:
    """ "I will play a card." """
    if now.stage != "declare":
        return refuse("AMBAL-ORDER-05", "ambal-nothing-to-declare")
    if refusal := _not_your_turn(now, do.seat) or _no_cards(now, do.seat):
        return refusal
    facts.append(f.Plays(do.seat))
    return now.with_seat(do.seat, plays=True)


def _not_your_turn(now: State, number: int) -> Refusal | None:
    turn = deciding.next_to_decide(now)
    return None if turn == number else refuse("AMBAL-ORDER-02", "ambal-not-your-turn", seat=number, turn=turn)


def _no_cards(now: State, number: int) -> Refusal | None:
    return None if now.seat(number).hand else refuse("AMBAL-HAND-04", "ambal-no-cards", seat=number)


def commit(now: State, do: a.Commit, facts: Facts) -> Outcome:
    """A card is placed face down; only its owner knows which."""
    if now.stage in ("roll", "declare"):
        return refuse("AMBAL-ORDER-06", "ambal-decide-first")
    if now.stage not in ("decide", "place"):
        return refuse("AMBAL-BATTLE-02", "ambal-not-now")
    refusal = (
        _cannot_decide(now, do.seat, said=now.stage == "place") or _not_from_hand(now, do.seat, do.card)
        or _no_resurrection(now, now.card(do.card)) or _wrong_token(now, do) or _too_dear(now, do)
    )  # fmt: skip
    if refusal:
        return refusal
    seat = now.seat(do.seat)
    facts.append(f.Placed(do.seat))
    placed = Placed(do.card, None if do.target is UNSET else do.target)
    return now.with_seat(do.seat, placed=placed, plays=False, hand=seat.hand - 1, shown=seen(seat.shown, do.card))


def _cannot_decide(now: State, number: int, said: bool = False) -> Refusal | None:
    """Only who lives, has not stopped and has not decided yet (or has said to play, and must place a card now)."""
    seat = now.seat(number)
    if seat.defeated:
        return refuse("AMBAL-ROUND-06", "ambal-you-are-out", seat=number)
    if seat.stopped:
        return refuse("AMBAL-BATTLE-05", "ambal-stopped", seat=number)
    if not (seat.plays if said else seat.undecided):
        return refuse("AMBAL-BATTLE-06", "ambal-decided", seat=number)
    return None


def _not_from_hand(now: State, number: int, card: str) -> Refusal | None:
    """The card can be in the player's hand, as far as anybody can tell."""
    if refusal := _no_cards(now, number):
        return refusal
    seat, lies = now.seat(number), where(now, number, card)
    if seat.registered is not None and card not in seat.registered:
        return refuse("AMBAL-HAND-03", "ambal-not-in-decks", card=now.card(card).name)
    if lies == "library":
        return refuse("AMBAL-LIB-09", "ambal-in-library", card=now.card(card).name)
    return None if lies is None else refuse("AMBAL-HAND-02", "ambal-not-in-hand", card=now.card(card).name, lies=lies)


def _no_resurrection(now: State, card: Card) -> Refusal | None:
    return None if card.effects is UNSET else _nobody_to_bring_back(now, card, card.effects)


def _nobody_to_bring_back(now: State, card: Card, effects: tuple[Effects, ...]) -> Refusal | None:
    if now.box.double or not any(isinstance(effect, Resurrect) for effect in effects):
        return None
    return refuse("AMBAL-SINGLE-03", "ambal-no-resurrection", card=card.name)


def _wrong_token(now: State, do: a.Commit) -> Refusal | None:
    if not now.box.double:
        return None if do.target is UNSET else refuse("AMBAL-SINGLE-05", "ambal-no-token")
    if do.target is UNSET:
        return refuse("AMBAL-TOKEN-02", "ambal-token-missing")
    allowed = tokens(now, do.seat, now.card(do.card))
    if do.target in allowed:
        return None
    say, name = "ambal-token-wrong" if allowed else "ambal-token-nobody", now.card(do.card).name
    return refuse("AMBAL-TOKEN-03", say, seats=list(allowed), card=name)


def _too_dear(now: State, do: a.Commit) -> Refusal | None:
    """Where the table is asked to refuse it, a card that cannot be paid is not placed."""
    card, energy = now.card(do.card), now.seat(do.seat).energy
    if card.cost is UNSET or now.box.options.unaffordable == "penalty":
        return None
    effects = None if card.effects is UNSET else card.effects
    cost = price(now, do.seat, card.cost, traits(now, do.seat, card.id, (), effects)).cost
    return (
        refuse("AMBAL-BATTLE-09", "ambal-too-dear", card=card.name, cost=cost, energy=energy) if cost > energy else None
    )


def stop(now: State, do: a.Stop, facts: Facts) -> Outcome:
    """No more skills in this round."""
    if now.stage == "place":
        return _break_word(now, do, facts)
    if refusal := _cannot_let_go(now, do.seat):
        return refusal
    facts.append(f.Stopped(do.seat))
    return now.with_seat(do.seat, stopped=True)


def _cannot_let_go(now: State, number: int) -> Refusal | None:
    if now.stage not in ("decide", "declare"):
        return refuse("AMBAL-BATTLE-02", "ambal-not-now")
    return _cannot_decide(now, number) or (_not_your_turn(now, number) if now.stage == "declare" else None)


def _break_word(now: State, do: a.Stop, facts: Facts) -> Outcome:
    """A word given in turn binds, except that nobody shall be stuck with it."""
    seat = now.seat(do.seat)
    dear = now.box.options.unaffordable == "refuse"
    if not seat.plays or not (dear or _may_be_stuck(now, do.seat)):
        return refuse("AMBAL-ORDER-07", "ambal-said-to-play", seat=do.seat)
    facts.append(f.Stopped(do.seat))
    if seat.hand:
        return bar(now, do.seat, facts)
    return now.with_seat(do.seat, stopped=True, plays=False)


def _may_be_stuck(now: State, number: int) -> bool:
    """Whether the hand, as far as anybody can tell, holds nothing that can be placed; an empty one never does."""
    hidden = out_of_sight(now, number)
    most = min(now.seat(number).hand, len(hidden))
    if now.box.double and len(now.living) == len(now.seats):
        return most == 0  # everybody may still be aimed at, so every card has a place
    return sum(_has_no_place(now, number, now.card(card)) for card in hidden) >= most


def _has_no_place(now: State, number: int, card: Card) -> bool:
    return not tokens(now, number, card) if now.box.double else _no_resurrection(now, card) is not None


def skip(now: State, do: a.Skip, facts: Facts) -> Outcome:
    """One turn goes by, with the leave of a card."""
    if now.stage == "place":
        return refuse("AMBAL-ORDER-07", "ambal-said-to-play", seat=do.seat)
    if refusal := _cannot_let_go(now, do.seat):
        return refusal
    if not now.seat(do.seat).may_skip:
        return refuse("AMBAL-BATTLE-07", "ambal-no-leave", seat=do.seat)
    facts.append(f.Skips(do.seat))
    return now.with_seat(do.seat, skips=True, may_skip=False)


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
        if refusal := _nobody_to_bring_back(now, now.card(one.card), do.effects):
            return refusal
        one = replace(one, effects=do.effects)
    one = replace(one, types=() if do.types is UNSET else do.types)
    return enter(now, one, None if do.cost is UNSET else do.cost, facts)


# The end of the round


def discard(now: State, do: a.Discard, facts: Facts) -> Outcome:
    """One card from the hand: because it is owed, or because its player wants to."""
    owed = now.stage == "discard"
    if owed and do.seat not in now.owed:
        return refuse("AMBAL-STEP-19", "ambal-owes-nothing", seat=do.seat)
    if not owed and (now.phase != "move" or do.seat not in phases.waiting(now)):
        return refuse("AMBAL-MOVE-04", "ambal-not-in-move", seat=do.seat)
    if refusal := _not_from_hand(now, do.seat, do.card):
        return refusal
    now = put_down(now, do.seat, do.card, facts)
    if not owed:
        return now.with_seat(do.seat, done=True)
    return replace(now, owed={**now.owed, do.seat: now.owed[do.seat] - 1})


def pass_(now: State, do: a.Pass, facts: Facts) -> Outcome:
    """Keeps the hand, or leaves the Library Deck alone."""
    if now.phase not in ("move", "library") or do.seat not in phases.waiting(now):
        clause = "AMBAL-LIB-01" if now.phase == "library" else "AMBAL-MOVE-04"
        return refuse(clause, "ambal-nothing-to-pass", seat=do.seat)
    return now.with_seat(do.seat, done=True)


def library(now: State, do: a.Library, facts: Facts) -> Outcome:
    """One Max Energy for up to three cards of the Library Deck, which are shuffled into the Battle Deck."""
    if now.phase != "library" or do.seat not in phases.waiting(now):
        return refuse("AMBAL-LIB-01", "ambal-no-library", seat=do.seat)
    if not 1 <= len(do.cards) <= LIBRARY_AT_ONCE or len(set(do.cards)) < len(do.cards):
        return refuse("AMBAL-LIB-03", "ambal-library-number", most=LIBRARY_AT_ONCE)
    seat = now.seat(do.seat)
    if refusal := _not_on_the_shelf(now, do):
        return refusal
    elites = seat.elites + sum(now.card(card).elite for card in do.cards)
    if elites > 1:
        return refuse("AMBAL-LIB-06", "ambal-library-elite", cards=[now.card(card).name for card in do.cards])
    n = len(do.cards)
    facts.append(f.Library(do.seat, n))
    shelf = None if seat.shelf is None else tuple(card for card in seat.shelf if card not in do.cards)
    now = now.with_seat(
        do.seat, shelf=shelf, library=seat.library - n, deck=seat.deck + n, elites=elites,
        shown=seen(seat.shown, *do.cards), done=True,
    )  # fmt: skip
    return lose_max_energy(now, do.seat, 1, "library", facts)


def _not_on_the_shelf(now: State, do: a.Library) -> Refusal | None:
    seat = now.seat(do.seat)
    if seat.shelf is None and len(do.cards) > seat.library:
        return refuse("AMBAL-LIB-04", "ambal-library-left", left=seat.library)
    gone = [card for card in do.cards if (card in seat.shown if seat.shelf is None else card not in seat.shelf)]
    return refuse("AMBAL-LIB-04", "ambal-not-in-library", card=now.card(gone[0]).name) if gone else None


def concede(now: State, do: Concede, facts: Facts) -> Outcome:
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
    settle=lambda before, now, do, facts: phases.settle(now, facts),
)
