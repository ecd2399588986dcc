"""What can be done in an open effect: the operations that its current step takes."""

from collections.abc import Iterator

from engine.game import Offer
from engine.probes import alike
from engine.tash_kalar import actions as a
from engine.tash_kalar import cards as c
from engine.tash_kalar.deeds import Deed, meant
from engine.tash_kalar.effect_state import Effect, op_of
from engine.tash_kalar.keywords import forbidden_by_key
from engine.tash_kalar.operations import Op, SaidInLedger, Verb
from engine.tash_kalar.pieces import RANKS
from engine.tash_kalar.state import State
from engine.tash_kalar.steps import cannot_finish, does_not_fit, possible

Offers = Iterator[Offer]


def of_effect(now: State, seat: int) -> Offers:
    """One operation of those that are possible, any list of operations, and saying that the step is done."""
    effect = now.effect
    assert effect is not None
    ops = tuple((op,) for op in _single(now, effect))
    if ops and not effect.free:
        yield Offer(a.Resolve(seat=seat, ops=ops[0]), among={"ops": alike(*ops)}, sure=True)
    if ops:
        yield Offer(a.Resolve(seat=seat, ops=ops[0]), ("ops",), sure=True)
    if cannot_finish(now, effect) is None:
        yield Offer(a.Done(seat=seat), sure=True)


def _single(now: State, effect: Effect) -> Iterator[Op]:
    """Every single operation that would be accepted now; of a free effect just one, as a sample."""
    if effect.free:
        yield Op("gain")
    elif now.box.board:
        yield from (_said(deed) for deed in possible(now, effect))
    else:
        yield from _in_ledger(now, effect)


def _said(deed: Deed) -> Op:
    """The operation as a player would say it; what the step fixes is left out."""
    match deed.op:
        case "choose":
            return Op("choose", pick=deed.pick)
        case "move":
            return Op("move", source=deed.at, to=deed.to)
        case "place":
            assert deed.piece is not None
            return Op("place", at=deed.at, rank=deed.piece.rank, side=deed.piece.side)
    return Op(deed.op, at=deed.at)


def _in_ledger(now: State, effect: Effect) -> Iterator[Op]:
    """Operations of the step's sort on every side and rank that the rules accept, once each."""
    step = effect.step
    assert step is not None
    op: Verb = op_of(step)  # type: ignore[assignment]
    if isinstance(step, c.Choose):
        yield from (Op(op, pick=pick) for pick in range(1, len(step.of) + 1))
    elif isinstance(step, c.Move):  # what it hits is for those who enter it: the ledger does not know who stands where
        if _accepted(now, effect, SaidInLedger(op=op)):
            yield Op(op)
    else:
        standing = [(side.number, rank) for side in now.sides for rank in RANKS]
        for side, rank in standing:
            if _accepted(now, effect, SaidInLedger(op=op, side=side, rank=rank)):
                yield Op(op, side=side, rank=rank)


def _accepted(now: State, effect: Effect, said: SaidInLedger) -> bool:
    deed = meant(now, effect, said)
    if not isinstance(deed, Deed):
        return False
    return forbidden_by_key(now, deed) is None and does_not_fit(now, effect, deed) is None
