"""Whom and what an effect can be directed at with the dial, by what everybody sees."""

from collections.abc import Iterator, Mapping

from msgspec import UNSET, Struct

from companion.bindings.ambyria import queries
from companion.bindings.views import has, seat_of, size
from engine.ambyria import actions as a
from engine.ambyria import cards as c
from engine.ambyria.possible import needs_aim, needs_cards, needs_slots, needs_target
from engine.view import View

AIM = "ambyria.aim"


class Candidate(Struct, frozen=True):
    """One thing that an effect can be aimed at; with neither seat nor slot, an effect that says "may" is accepted."""

    target: int | None = None
    slot: int | None = None

    def aim(self, seat: int) -> a.Aim:
        target = UNSET if self.target is None else self.target
        return a.Aim(seat, target=target, slots=UNSET if self.slot is None else (self.slot,))

    @property
    def text(self) -> str:
        """As a counter shows it: the seat, and the slot after a dash."""
        return "-".join(str(part) for part in (self.target, self.slot) if part is not None)

    def whose(self, me: int) -> int:
        return me if self.target is None else self.target


def candidates(view: View, cards: Mapping[str, c.Card]) -> list[Candidate]:
    """All that pass the checks, by seats from the left of the acting player; the own seat last, then by slots."""
    op = operation(view, cards)
    if op is None or needs_cards(op) or (needs_slots(op) and getattr(op, "n", 1) != 1):
        return []
    return list(_candidates(view, view.to_act[0], op))


def operation(view: View, cards: Mapping[str, c.Card]) -> c.Operations | None:
    """The operation that is being aimed; None where that cannot be told from what everybody sees."""
    if view.prompt.id != AIM:
        return None
    card, args = cards.get(view.prompt.args["card"]), view.prompt.args
    if card is None:
        return None
    found: list[c.Operations] = []
    for effects in (card.played or (), card.activated or ()):
        effect = effects[args["effect"] - 1] if args["effect"] <= len(effects) else ()
        fitting = (op for op in effect if op.__struct_config__.tag == args["op"] and needs_aim(op))
        found += [op for op in fitting if op not in found]
    return found[0] if len(found) == 1 else None


def _candidates(view: View, me: int, op: c.Operations) -> Iterator[Candidate]:
    if not needs_target(op):
        yield from _slots(view, me, op, None)
        return
    for seat in queries.left_of(view, me):
        if (seat != me or op.who == "any") and _reaches(view, me, op, seat):
            yield from _slots(view, me, op, seat)


def _slots(view: View, me: int, op: c.Operations, target: int | None) -> Iterator[Candidate]:
    if not needs_slots(op):
        yield Candidate(target)
        return
    whose = me if target is None else target
    for slot in range(1, len(queries.row(view, whose)) + 1):
        if _touches(view, me, op, whose, slot):
            yield Candidate(target, slot)


def _touches(view: View, me: int, op: c.Operations, whose: int, slot: int) -> bool:
    """Opponents' face-down cards are safe from the key actions; a card is turned only to its other face."""
    down = slot in queries.face_down(view, whose)
    if isinstance(op, c.Turn):
        return down == (op.face == "up")
    return not (down and isinstance(op, c.Take) and whose != me)


def _reaches(view: View, me: int, op: c.Operations, seat: int) -> bool:
    """Whether it can be done to this seat: there is room, no protection, and something to do it to."""
    if isinstance(op, c.Capture) and queries.full(view, me):
        return False
    if isinstance(op, c.Place) and queries.full(view, seat):
        return False
    shielded = has(view, seat, "protection") and seat != me
    if isinstance(op, c.Take) and shielded and op.source in ("hand", "emberscape"):
        return False
    return _something(view, me, op, seat)


def _something(view: View, me: int, op: c.Operations, seat: int) -> bool:
    match op:
        case c.Discard():
            return queries.hand(view, seat) > 0
        case c.Steal() | c.Capture() | c.Destroy() | c.Collect():
            return _to_take(view, me, op.source, seat)
        case c.Return():
            return size(view, seat, "emberscape") > 0
        case c.Top():
            return seat_of(view, seat).counters["deck"] != 0
    return True


def _to_take(view: View, me: int, source: str, seat: int) -> bool:
    match source:
        case "emberscape":
            safe = 0 if seat == me else len(queries.face_down(view, seat))
            return size(view, seat, "emberscape") > safe
        case "hand":
            return queries.hand(view, seat) > 0
        case "deck":
            return seat_of(view, seat).counters["deck"] != 0
        case "mode":
            return size(view, seat, "mode_pile") > 0
        case zone:
            return size(view, seat, zone) > 0
