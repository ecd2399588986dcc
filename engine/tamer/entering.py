"""What people enter when the engine does not know an effect: dice that change, creatures that fall, cards flipped."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.tamer.actions import Change
from engine.tamer.battle import advance, knocked_out
from engine.tamer.battle_state import Battle, Ground, Side
from engine.tamer.cards import Flip, When
from engine.tamer.effects import carry_out, lay
from engine.tamer.facts import Facts


def entered(side: Side, changes: tuple[Change, ...], ground: Ground, facts: Facts) -> Side:
    """The dice of one player's own creatures."""
    for change in changes:
        if change.creature is not UNSET:
            side = _laid(side, change, ground, facts)
    return side


def _laid(side: Side, change: Change, ground: Ground, facts: Facts) -> Side:
    assert change.creature is not UNSET
    assert change.die is not UNSET
    assert change.by is not UNSET
    to = side.creatures[change.creature].die(change.die) + change.by
    return lay(side, change.creature, change.die, to, "resolve", ground, facts)


def resolve(battle: Battle, seat: int, key: str, changes: tuple[Change, ...], ground: Ground, facts: Facts) -> Battle:
    """The dice first, then those who fall by them leave, then flips, and then whatever was waiting."""
    question = battle.sides[seat].question
    when: When | None = None if question is None else question.when
    battle = battle.change(seat, question=None)
    for change in changes:
        if change.flip is UNSET:
            whose = seat if change.seat is UNSET else change.seat
            battle = battle.with_side(_laid(battle.sides[whose], change, ground, facts))
    battle = _fallen(battle, seat, key, ground, facts)
    flips = tuple(Flip(round=change.flip) for change in changes if change.flip is not UNSET)
    battle = battle.with_side(carry_out(battle.sides[seat], key, when, flips, ground, facts))
    return advance(battle, ground, facts)


def _fallen(battle: Battle, seat: int, key: str, ground: Ground, facts: Facts) -> Battle:
    """An opponent that falls was knocked out by the creature whose effect it is, which has its KO effect for it."""
    for whose in battle.seats:
        for one in battle.sides[whose].standing:
            if ground.falls(one):
                by = None if whose == seat else key
                battle = knocked_out(battle, whose, one.key, by, facts)
                if by is not None:
                    battle = replace(battle, queue=(*battle.queue, (seat, key)))
    return battle
