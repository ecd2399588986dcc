"""What cards, modes and effects are worth to a player, in ember stones, by what that player can see."""

from collections.abc import Iterator

from companion.players.ambyria.box import CARDS
from engine.ambyria import cards as c
from engine.ambyria.options import HASTY_SLOTS, SLOTS
from engine.view import SeatView, View

A_CARD = 0.8
"""What one more card in hand is worth."""
UNSEEN = 2.0
"""What a card that nobody sees is worth, on average."""
MODES: dict[str, float] = {"hasty": 3.0, "greedy": 2.0, "attack": 2.0, "protection": 1.5}
SECURED = 1.5
"""A card that is collected at once counts for sure; one in a row may still be lost."""


def stones(id: str) -> float:
    """The value on a card; an average one for a card that is not known."""
    value = CARDS[id].stones if id in CARDS else UNSEEN
    return float(value) if isinstance(value, int) else UNSEEN


def row(view: View, seat: int) -> list[str]:
    """The emberscape of a seat as everybody sees it."""
    cards = view.seats[seat - 1].zones["emberscape"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def row_worth(view: View, seat: int) -> float:
    return sum(map(stones, row(view, seat)))


def others(view: View, me: int) -> Iterator[SeatView]:
    return (seat for seat in view.seats if seat.seat != me and "out" not in seat.flags)


def to_play(view: View, me: int, id: str) -> float:
    """A card that is played face up: its stones where they can be collected, and what its effects bring."""
    card = CARDS[id]
    kept = {"collection": SECURED, "discard": 0.0, "mode": 0.0}.get(str(card.play), 1.0)
    return stones(id) * kept + effects_worth(view, me, card.played or ())


def effects_worth(view: View, me: int, effects: tuple[c.Effect, ...]) -> float:
    return sum(gain(view, me, op) for effect in effects for op in effect)


def in_hand(id: str) -> float:
    """What it costs to give a card away."""
    card = CARDS[id]
    return stones(id) + (1.0 if card.response in ("may", "only") else 0.0)


def gain(view: View, me: int, op: c.Operations) -> float:
    """What an operation brings its player, roughly."""
    match op:
        case c.Draw(who=who, n=n):
            return A_CARD * n * {"self": 1, "any": 1, "all": 0}.get(who, -0.7)
        case c.Discard(who=who):
            return {"self": -1.0, "all": 0.0}.get(who, 0.7)
        case c.Steal() | c.Capture() | c.Destroy() | c.Collect():
            return _taking(view, me, op)
        case c.Arcane() | c.Top():
            return UNSEEN
        case c.Extra(n=n):
            return UNSEEN * min(n, 1)
        case c.Place(source="hand" | "deck", who="self"):
            return 1.0
    return 0.0


def _taking(view: View, me: int, op: c.Steal | c.Capture | c.Destroy | c.Collect) -> float:
    share = {c.Steal: 0.8, c.Capture: 1.5, c.Destroy: 0.8, c.Collect: 1.5}[type(op)]
    if op.who == "self":
        return _own(view, me, op)
    if op.source != "emberscape":
        return share * {"hand": 1.5, "mode": 1.5, "deck": 0.5 if isinstance(op, c.Destroy) else 1.0}.get(op.source, 1.0)
    open_rows = [row(view, seat.seat) for seat in others(view, me) if "protection" not in seat.flags]
    if op.n == "all":
        mine = row_worth(view, me) if op.who == "all" else 0.0
        return share * (sum(stones(id) for cards in open_rows for id in cards) - mine)
    return share * max((stones(id) for cards in open_rows for id in cards if id in CARDS), default=0.0)


def _own(view: View, me: int, op: c.Steal | c.Capture | c.Destroy | c.Collect) -> float:
    if isinstance(op, c.Destroy):
        return -row_worth(view, me)
    if op.source == "emberscape":
        return 0.5
    return UNSEEN if isinstance(op, c.Collect | c.Capture) else A_CARD


def foils(view: View, me: int, op: c.Operations) -> float:
    """What it brings to take one card out of a row that is about to be collected."""
    window = view.table.window
    takes = isinstance(op, c.Destroy | c.Steal | c.Capture) and op.source == "emberscape" and op.who == "target"
    if window is None or window["kind"] != "collect" or window["seat"] == me or not takes:
        return 0.0
    seat = view.seats[window["seat"] - 1]
    least = HASTY_SLOTS if "hasty" in seat.flags and view.phase == "collection" else SLOTS
    return row_worth(view, seat.seat) if len(row(view, seat.seat)) == least and "protection" not in seat.flags else 0.0


def mode_gain(view: View, me: int, id: str) -> float:
    """What laying this card on the own mode pile brings, less what the card is worth elsewhere."""
    now = next((MODES[flag] for flag in view.seats[me - 1].flags if flag in MODES), -5.0)
    return MODES.get(str(CARDS[id].mode), 0.0) - now - 0.4 * in_hand(id)
