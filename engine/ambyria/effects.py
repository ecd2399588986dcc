"""The course of a card on the chain: each effect is announced, aimed, waits in its window, and happens."""

from engine.ambyria import facts as f
from engine.ambyria.cards import ROW, Effect, Into, Mode, Text
from engine.ambyria.chain import Aimed, Frame, pop
from engine.ambyria.happening import do
from engine.ambyria.piles import find, into_collection, into_discard, onto_mode, out_of_row
from engine.ambyria.possible import needs_aim, possible, why_impossible
from engine.ambyria.state import State
from engine.rulebook import Facts


def go_on(now: State, facts: Facts) -> State:
    """The last frame is a card that waits for nobody: what it does next."""
    top = now.chain[-1]
    return _announce(now, top, facts) if top.stage == "next" else _happen(now, top, facts)


# Announcing


def _announce(now: State, top: Frame, facts: Facts) -> State:
    """The next effect, without the operations that are not possible now."""
    if top.effects is None:
        return now.with_top(stage="resolve")
    if top.number > len(top.effects):
        return _finish(now, top, facts)
    effect = top.effects[top.number - 1]
    if isinstance(effect[0], Text):
        return now.with_top(stage="resolve")
    todo = tuple(op for op in effect if possible(now, top.seat, op))
    if not todo:
        facts.append(f.Skipped(top.seat, top.card, top.number, why_impossible(now, top.seat, effect[0])))
        return next_effect(now)
    return _aim(now, top, todo, (), facts)


def aimed(now: State, top: Frame, facts: Facts) -> State:
    """An operation was aimed or declined, or may have become impossible while its aim was awaited."""
    return _aim(now, top, top.todo, top.ready, facts)


def _aim(now: State, top: Frame, todo: Effect, ready: tuple[Aimed, ...], facts: Facts) -> State:
    """Operations that need no aim join those that are ready; one that is not possible any more is dropped."""
    while todo:
        op = todo[0]
        if not needs_aim(op):
            ready = (*ready, Aimed(op))
        elif possible(now, top.seat, op):
            break
        todo = todo[1:]
    if todo:
        return now if todo is top.todo else now.with_top(stage="aim", todo=todo, ready=ready)
    return _open_window(now, top, ready, facts)


def _open_window(now: State, top: Frame, ready: tuple[Aimed, ...], facts: Facts) -> State:
    """All is declared: others may respond before it happens. If all was declined, the effect is over."""
    if not ready:
        facts.append(f.Skipped(top.seat, top.card, top.number, "AMBYRIA-PLAY-05"))
        return next_effect(now)
    return announce(now, ready, facts)


def announce(now: State, ready: tuple[Aimed, ...], facts: Facts) -> State:
    """The window of an effect opens."""
    top = now.chain[-1]
    declared = [one for one in ready if one.target is not None or one.slots]
    facts += [f.Announced(top.seat, top.card, top.number, one.target, list(one.slots) or None) for one in declared]
    if not declared:
        facts.append(f.Announced(top.seat, top.card, top.number, None, None))
    return now.with_top(stage="window", todo=(), ready=ready, held=None, passed=(), opening=0)


def next_effect(now: State) -> State:
    """The effect is over, in whichever way."""
    top = now.chain[-1]
    return now.with_top(
        stage="next", number=top.number + 1, todo=(), ready=(), names=(), worked=False, stopped=None,
        held=None, passed=(), opening=0,
    )  # fmt: skip


# Happening


def let_happen(now: State, names: tuple[str, ...] = ()) -> State:
    """The window closes: the operations are done in order, one after the other."""
    return now.with_top(stage="happen", held=None, passed=(), names=names, worked=not now.chain[-1].ready)


def _happen(now: State, top: Frame, facts: Facts) -> State:
    if top.ready:
        return do(now, top.ready[0], facts)
    if top.worked or top.stopped is None:
        facts.append(f.Happened(top.seat, top.card, top.number))
    else:
        facts.append(f.Stopped(top.seat, top.card, top.number, top.stopped))
    return next_effect(now)


# Laying the card down


def _finish(now: State, top: Frame, facts: Facts) -> State:
    """No effect is left: the card goes where its play symbol says, if it is not there yet."""
    if top.into in ROW:
        return pop(now)
    if top.lying is not None:
        if find(now.seat(top.seat), top.lying) is None:
            return pop(now)
        now = out_of_row(now, top.seat, top.lying)
    return put(pop(now), top.seat, top.card, top.into, top.symbol, facts)


def put(now: State, seat: int, card: str, into: Into, symbol: Mode | None, facts: Facts) -> State:
    """A played card comes onto one of the piles of its player."""
    if into == "mode":
        assert symbol is not None
        return onto_mode(now, seat, card, symbol, "play", facts)
    openly = card if into == "discard" else None
    facts.append(f.Moved("play", seat, seat, "play", into, 1, openly))
    return into_discard(now, seat, card) if into == "discard" else into_collection(now, seat, card)
