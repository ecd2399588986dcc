"""Which creature a tapped card means: a tag names a card, and a seat may own several creatures of it."""

from collections.abc import Sequence

from companion.bindings.tamer import queries
from companion.bindings.tamer.situation import Situation
from engine.tamer.creatures import card_of, free_key


def placed(now: Situation) -> str:
    """The creature that joins the line-up or leaves it; the card itself, where the seat owns none of it."""
    own = [key for key in queries.roster(now.view, now.seat) if card_of(key) == now.hand.card]
    if not own:
        return now.hand.card
    known = now.tags.creature(now.seat, now.hand.uid)
    if known in own:
        return str(known)
    if now.hand.uid:  # a tag that was never seen is on none of the creatures that other tags are on
        own = [key for key in own if not now.tags.is_known(now.seat, key)]
        if not own:
            return free_key(now.hand.card, queries.roster(now.view, now.seat))
    line = queries.line(now.view, now.seat)
    return next((key for key in own if key not in line), own[-1])


def asked_for(now: Situation, among: Sequence[str]) -> str | None:
    """The creature among these that was tapped; of several alike the first."""
    fitting = [key for key in among if card_of(key) == now.hand.card]
    known = now.tags.creature(now.seat, now.hand.uid)
    return known if known in fitting else next(iter(fitting), None)


def standing(now: Situation, seat: int, *, both: bool) -> tuple[int, str] | None:
    """Whose creature was tapped, and which: looked for in the line of `seat`, then in the other one (`both`)."""
    battle = queries.battle_of(now.view, seat)
    if battle is None:
        return None
    for whose in (seat, queries.other(battle, seat))[: 1 + both]:
        key = asked_for(now, queries.standing(battle, whose))
        if key is not None:
            return whose, key
    return None
