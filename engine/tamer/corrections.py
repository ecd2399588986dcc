"""What the referee may set right: a seat's record, or a die of a creature that everybody sees."""

from msgspec import UNSET

from engine.tamer import actions as a
from engine.tamer import facts as f
from engine.tamer.battle import advance, knocked_out
from engine.tamer.battle_state import Battle, Ground
from engine.tamer.creatures import DICE, Die
from engine.tamer.draft import ground, roster, with_roster
from engine.tamer.effects import lay
from engine.tamer.facts import Facts
from engine.tamer.public import public_creatures
from engine.tamer.rounds import follow, ground_of
from engine.tamer.state import State


def adjust(now: State, do: a.Adjust, facts: Facts) -> State:
    die = next((die for die in DICE if die == do.counter), None)
    why = None if do.why is UNSET else do.why
    if die is None:
        before = getattr(now.seat(do.target), do.counter)
        facts.append(f.Adjusted(do.target, do.counter, None, before, do.to, why))
        return now.with_seat(do.target, **{do.counter: do.to})
    assert do.creature is not UNSET
    before = public_creatures(now, do.target)[do.creature].die(die)
    facts.append(f.Adjusted(do.target, do.counter, do.creature, before, do.to, why))
    return _set_die(now, do.target, do.creature, die, do.to, facts)


def _set_die(now: State, seat: int, key: str, die: Die, to: int, facts: Facts) -> State:
    battle = now.battle_of(seat)
    if battle is None or battle.is_done:
        return with_roster(now, lay(roster(now, seat), key, die, to, "adjust", ground(now), facts))
    around = ground_of(now, battle)
    battle = battle.with_side(lay(battle.sides[seat], key, die, to, "adjust", around, facts))
    return follow(now, _without_the_fallen(battle, seat, key, around, facts), facts)


def _without_the_fallen(battle: Battle, seat: int, key: str, around: Ground, facts: Facts) -> Battle:
    """Who now has the damage that knocks out leaves at once, without a KO effect."""
    side = battle.sides[seat]
    if key not in side.line or not around.falls(side.creatures[key]):
        return battle
    battle = knocked_out(battle, seat, key, None, facts)
    return battle if battle.stage == "ask" else advance(battle, around, facts)
