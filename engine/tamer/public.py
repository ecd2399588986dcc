"""Which creatures of a seat somebody may see, and the dice on them."""

from engine.tamer.battle_state import SAMPLE
from engine.tamer.creatures import Creature
from engine.tamer.state import State


def public_creatures(now: State, seat: int) -> dict[str, Creature]:
    """What everybody sees of a seat's creatures; seat 0 is the sample team."""
    return visible_creatures(now, seat, None)


def visible_creatures(now: State, seat: int, viewer: int | None) -> dict[str, Creature]:
    """The roster, and while their battle runs flipped creatures and the sample team.

    Not what another seat has fielded secretly in this phase.
    """
    found: dict[str, Creature] = {}
    if seat != SAMPLE:
        one = now.seat(seat)
        hidden = one.joined if now.lines_hidden and seat != viewer else ()
        found |= {creature.key: creature for creature in one.roster if creature.key not in hidden}
    battle = now.battle_of(seat)
    if battle is not None and not battle.is_done and seat in battle.sides:
        found |= battle.sides[seat].creatures
    return found
