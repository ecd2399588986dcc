"""Flares: for whoever is behind in the arena. They cost no action; in a deathmatch the opponent scores for them."""

from typing import Literal

from msgspec import UNSET

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.cards import Script
from engine.tash_kalar.effect_state import Effect, Waiting
from engine.tash_kalar.effects import open_effect
from engine.tash_kalar.ending import goal_scored, trigger
from engine.tash_kalar.hands import leave_hand
from engine.tash_kalar.scoring import add_points
from engine.tash_kalar.state import Numbers, State

Half = Literal["upper", "lower"]


def flare(now: State, do: a.Flare, facts: Facts) -> State | Refusal:
    """Both conditions are judged once, now (TASH-FLARE-07); the point comes before the effects (TASH-FLARE-12)."""
    if refusal := cannot_play(now, do):
        return refusal
    against = now.enemies(now.own)[0] if do.against is None else do.against
    upper, lower = are_met((number(now, do, "upper"), number(now, do, "lower")), leads(now, against))
    if not upper and not lower:
        return refuse("TASH-FLARE-03", "tash-kalar-not-behind")
    facts.append(f.Flare(do.seat, against, upper, lower, do.card))
    now = leave_hand(now, do.seat, "flares")
    if not now.box.high_form:
        now = add_points(now, against, now.own, 1, "flare", facts)
        now = trigger(now, goal_scored(now), facts)
    below = Waiting(_script(now, do, "lower")) if lower else None
    if upper:
        effect = Effect(card=do.card, part="upper", script=_script(now, do, "upper"), lower=below)
    else:
        effect = Effect(card=do.card, part="lower", script=_script(now, do, "lower"))
    return open_effect(now, effect)


def cannot_play(now: State, do: a.Flare) -> Refusal | None:
    """What forbids the flare, whatever its conditions are."""
    if now.handed:
        return refuse("TASH-TEAM-10", "tash-kalar-too-late-for-flares")
    if not now.seat(do.seat).flares:
        return refuse("TASH-FLARE-02", "tash-kalar-none-in-hand", seat=do.seat, deck="flares")
    if do.card is not None and do.card in now.flares.discard:
        return refuse("TASH-FLARE-02", "tash-kalar-all-discarded", card=do.card)
    if do.against is None and now.box.melee:
        return refuse("TASH-FLARE-05", "tash-kalar-against-whom")
    if do.against == now.own:
        return refuse("TASH-FLARE-05", "tash-kalar-against-yourself")
    return None


def number(now: State, do: a.Flare, half: Half) -> int | None:
    """The number of a half: the card's own, or else the one that was said."""
    printed = UNSET if do.card is None else now.card(do.card).half(half).n
    said = do.upper if half == "upper" else do.lower
    return printed if isinstance(printed, int) else said


def leads(now: State, against: int) -> tuple[int, int]:
    """How many more upgraded pieces, and how many more pieces in all, the opponent has."""
    theirs, own = now.side(against), now.side(now.own)
    return theirs.upgraded - own.upgraded, theirs.pieces - own.pieces


def are_met(least: Numbers, leads: tuple[int, int]) -> tuple[bool, bool]:
    """Which halves have their condition met by so many more upgraded pieces (upper), and pieces in all (lower)."""
    upper, lower = least
    return upper is not None and leads[0] >= upper, lower is not None and leads[1] >= lower


def _script(now: State, do: a.Flare, half: Half) -> Script | None:
    effects = UNSET if do.card is None else now.card(do.card).half(half).effects
    return None if effects is UNSET else effects
