"""The effect of a card, step by step: what players enter, what carries itself out, and when it is over."""

from msgspec.structs import replace

from engine.refusal import Refusal
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import cards as c
from engine.tash_kalar import facts as f
from engine.tash_kalar.deeds import Deed, understood
from engine.tash_kalar.effect_state import Effect
from engine.tash_kalar.hands import discard
from engine.tash_kalar.keywords import carry_out, forbidden_by_key
from engine.tash_kalar.operations import Op
from engine.tash_kalar.state import State
from engine.tash_kalar.steps import cannot_finish, does_not_fit, has_room, on_piece, possible, squares_of

AFTER_THE_LAST_STEP = Effect(card=None, part="creature", script=())


def open_effect(now: State, effect: Effect) -> State:
    """The effect waits. What it does by itself, and whether it is over already, `advance` finds out."""
    return replace(now, phase="effect", effect=effect)


# What players enter


def resolve(now: State, do: a.Resolve, facts: Facts) -> State | Refusal:
    """The operations in order, each on the arena that the one before left; if one is refused, none happens."""
    for op in do.ops:
        then = _one(now, op, facts)
        if isinstance(then, Refusal):
            return then
        now = advance(then, facts)
    return now


def _one(now: State, op: Op, facts: Facts) -> State | Refusal:
    effect = AFTER_THE_LAST_STEP if now.effect is None else now.effect
    deed = understood(now, effect, op)
    if isinstance(deed, Refusal):
        return deed
    if refusal := forbidden_by_key(now, deed) or does_not_fit(now, effect, deed):
        return refusal
    if deed.op == "choose":
        return _branched(now, effect, deed)
    return _recorded(carry_out(now, deed, facts), deed)


def _branched(now: State, effect: Effect, deed: Deed) -> State:
    """The steps of the branch take the place of the choice (TASH-CARD-08)."""
    script, step = effect.script, effect.step
    assert script is not None
    assert isinstance(step, c.Choose)
    return replace(now, effect=replace(effect, script=(*step.of[deed.pick - 1], *script[1:]), reached=False))


def _recorded(now: State, deed: Deed) -> State:
    """What later steps ask about: how often, what was hit, where the creature and the last piece stand."""
    effect = now.effect
    assert effect is not None
    hit = deed.piece if deed.op in ("destroy", "convert") else deed.hit
    hits = effect.hits if hit is None or hit.rank in effect.hits else (*effect.hits, hit.rank)
    there = deed.to if deed.op == "move" else deed.at
    return replace(
        now,
        effect=replace(
            effect,
            done=effect.done + deed.times,
            hits=hits,
            at=_creature_after(effect, deed),
            last=effect.last if there is None else there,
        ),
    )


def _creature_after(effect: Effect, deed: Deed) -> str | None:
    """Where the creature's piece stands after an operation; nowhere once it is destroyed (TASH-CARD-09)."""
    if effect.at is None or deed.at is None:
        return effect.at
    if deed.op == "move":
        return deed.to if deed.at == effect.at else None if deed.to == effect.at else effect.at
    return None if deed.op == "destroy" and deed.at == effect.at else effect.at


def done(now: State, do: a.Done, facts: Facts) -> State | Refusal:
    """Finishes the step; in board tracking not before a mandatory one has had its operations (TASH-EFFECT-04)."""
    effect = now.effect
    assert effect is not None
    if effect.step is None:
        return replace(now, effect=replace(effect, script=()))
    return cannot_finish(now, effect) or _next_step(now)


# What follows by itself


def advance(now: State, facts: Facts) -> State:
    """On to the step that waits for players, or to the end of the effect (TASH-EFFECT-05)."""
    while (effect := now.effect) is not None and not effect.free:
        if effect.step is None:
            now = _part_over(now, effect, facts)
        elif not effect.reached:
            now = _reach(now, effect, facts)
        elif _waits(now, effect):
            return now
        else:
            now = _next_step(now)
    return now


def _waits(now: State, effect: Effect) -> bool:
    """Whether players can still do something for this step."""
    if not has_room(now, effect):
        return False
    return not now.box.board or next(possible(now, effect), None) is not None


def _reach(now: State, effect: Effect, facts: Facts) -> State:
    """The step's condition is judged once; what carries itself out does so at once (TASH-CARD-03, TASH-CARD-04)."""
    step = effect.step
    assert step is not None
    if not _holds(now, effect, step):
        return _next_step(now)
    now = replace(now, effect=replace(effect, reached=True))
    if deed := _by_itself(step):
        return _next_step(_recorded(carry_out(now, deed, facts), deed))
    if now.box.board and isinstance(step, c.OnAll) and step.all:
        return _next_step(_on_all(now, effect, step, facts))
    return now


def _holds(now: State, effect: Effect, step: c.Steps) -> bool:
    match step.test:
        case "did":
            return effect.before > 0
        case "did-not":
            return effect.before == 0
        case "last-action":
            return now.actions == 0
        case "not-last-action":
            return now.actions > 0
        case "hit-common" | "hit-heroic" | "hit-legendary" as hit:
            return hit.removeprefix("hit-") in effect.hits_before
    return True


def _by_itself(step: c.Steps) -> Deed | None:
    match step:
        case c.Gain(n=n):
            return Deed(op="gain", n=n)
        case c.Extra(deck=deck, n=n):
            return Deed(op="extra", deck=deck, n=n)
        case c.Again():
            return Deed(op="again")
    return None


def _on_all(now: State, effect: Effect, step: c.OnAll, facts: Facts) -> State:
    """Every piece that fits when the step is reached, in reading order; what the key word forbids is left."""
    assert now.arena is not None
    squares = squares_of(now, effect, step)
    fitting = [
        (square, piece)
        for square, piece in now.arena.standing(ranks=step.rank)
        if square in squares and (step.who == "any" or (piece.side == now.own) == (step.who == "own"))
    ]
    for square, piece in fitting:
        deed = on_piece(step, square, piece)
        if forbidden_by_key(now, deed) is None:
            now = _recorded(carry_out(now, deed, facts), deed)
    return now


def _next_step(now: State) -> State:
    effect = now.effect
    assert effect is not None
    assert effect.script
    return replace(
        now,
        effect=replace(
            effect, script=effect.script[1:], reached=False, done=0, hits=(), before=effect.done,
            hits_before=effect.hits,
        ),
    )  # fmt: skip


def _part_over(now: State, effect: Effect, facts: Facts) -> State:
    """A flare's lower effect begins anew after the upper one; else the card is discarded, and actions go on."""
    facts.append(f.EffectDone(effect.part, effect.card))
    if effect.lower is not None:
        return replace(now, effect=Effect(card=effect.card, part="lower", script=effect.lower.script))
    deck: c.Drawn = "flares" if effect.part != "creature" else "legends" if effect.legend else "beings"
    return replace(discard(now, now.active, effect.card, deck, facts), phase="action", effect=None)
