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
from engine.tash_kalar.state import State

Half = Literal["upper", "lower"]


def flare(now: State, do: a.Flare, facts: Facts) -> State | Refusal:
    """Both conditions are judged once, now (TASH-FLARE-07); the point comes before the effects (TASH-FLARE-12)."""
    if refusal := _cannot_play(now, do):
        return refusal
    against = now.enemies(now.own)[0] if do.against is None else do.against
    upper, lower = is_met(now, do, "upper", against), is_met(now, do, "lower", against)
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


def _cannot_play(now: State, do: a.Flare) -> Refusal | None:
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


def is_met(now: State, do: a.Flare, half: Half, against: int) -> bool:
    """Whether the opponent has so many more upgraded pieces (upper), or pieces in all (lower)."""
    least, theirs, own = number(now, do, half), now.side(against), now.side(now.own)
    ahead = theirs.upgraded - own.upgraded if half == "upper" else theirs.pieces - own.pieces
    return least is not None and ahead >= least


def _script(now: State, do: a.Flare, half: Half) -> Script | None:
    effects = UNSET if do.card is None else now.card(do.card).half(half).effects
    return None if effects is UNSET else effects
