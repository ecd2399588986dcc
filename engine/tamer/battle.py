"""A battle, from the Round Start effects to its end: functions from one battle to the next, and the facts between."""

from msgspec.structs import replace

from engine.tamer import facts as f
from engine.tamer.battle_state import SAMPLE, Battle, Ended, Ground, Question, Side
from engine.tamer.creatures import TEMPORARY, Creature, free_key, power
from engine.tamer.effects import ask, begin, carry_out, chosen, lay
from engine.tamer.facts import Facts
from engine.tamer.options import CLASH_LIMIT


def opened(battle: Battle, ground: Ground, facts: Facts) -> Battle:
    """Both lines face each other. Round Start effects run by themselves where there is nothing to decide."""
    standing = [creature for side in battle.sides.values() for creature in side.standing]
    if len(battle.sides) < 2 or not all(ground.cards[one.card].can_fight for one in standing):
        return reported(battle)
    for side in battle.sides.values():
        waiting = tuple(one.key for one in side.standing if _starts(one, ground))
        battle = battle.with_side(replace(side, waiting=waiting))
    return advance(battle, ground, facts)


def reported(battle: Battle) -> Battle:
    """From here on only a report can end it."""
    for side in battle.sides.values():
        battle = battle.with_side(replace(side, waiting=(), ordering=(), question=None))
    return replace(battle, stage="report", queue=())


def _starts(creature: Creature, ground: Ground) -> bool:
    """Whether it has a Round Start effect, known or not."""
    return ground.cards[creature.card].operations("start") != ()


def advance(battle: Battle, ground: Ground, facts: Facts) -> Battle:
    """All that follows by itself: effects that wait, then the end of the battle, up to the next question."""
    if battle.stage == "start":
        for seat in battle.seats:
            battle = battle.with_side(_round_start(battle.sides[seat], ground, facts))
        if any(side.asked for side in battle.sides.values()):
            return battle
    elif battle.stage in ("fight", "ask"):
        battle = _ko_effects(battle, ground, facts)
        if any(side.asked for side in battle.sides.values()):
            return replace(battle, stage="ask")
    return _judged(battle, ground, facts)


def _judged(battle: Battle, ground: Ground, facts: Facts) -> Battle:
    """It ends when a line is empty, and never goes on for ever."""
    if battle.stage in ("report", "done"):
        return battle
    left = [seat for seat in battle.seats if battle.sides[seat].line]
    if len(left) < 2:
        return ended(battle, left[0] if left else None, "fight", ground, facts)
    if battle.clash >= CLASH_LIMIT:
        return ended(battle, None, "limit", ground, facts)
    return replace(battle, stage="fight")


# Round Start effects


def _round_start(side: Side, ground: Ground, facts: Facts) -> Side:
    """One that is alone is resolved at once; of several the player chooses the next, a sample team the frontmost."""
    while side.question is None:
        waiting = tuple(key for key in side.line if key in side.waiting)
        side = replace(side, waiting=waiting)
        if len(waiting) > 1 and side.seat != SAMPLE:
            return _which_next(side, ground, facts)
        if not waiting:
            return replace(side, ordering=())
        side = _start(side, waiting[0], ground, facts)
    return side


def _which_next(side: Side, ground: Ground, facts: Facts) -> Side:
    if side.ordering != side.waiting:
        facts.append(f.Asked(side.seat, ground.battle, "order", None, "start", None, list(side.waiting), None))
    return replace(side, ordering=side.waiting)


def _start(side: Side, key: str, ground: Ground, facts: Facts) -> Side:
    assert ground.battle is not None
    facts.append(f.RoundStart(ground.battle, side.seat, key))
    waiting = tuple(one for one in side.waiting if one != key)
    return begin(replace(side, waiting=waiting, ordering=()), key, "start", ground, facts)


def start(battle: Battle, seat: int, key: str, ground: Ground, facts: Facts) -> Battle:
    """The player says whose Round Start effect comes next."""
    return advance(battle.with_side(_start(battle.sides[seat], key, ground, facts)), ground, facts)


# Clashes


def fight(battle: Battle, ground: Ground, facts: Facts, *, all: bool = False) -> Battle:
    """One clash; or clash after clash, until a question opens or the battle ends."""
    battle = _clash(battle, ground, facts)
    while all and battle.stage == "fight":
        battle = _clash(battle, ground, facts)
    return battle


def _clash(battle: Battle, ground: Ground, facts: Facts) -> Battle:
    """The two front creatures hit each other at the same moment, as hard as they were when the clash began."""
    fronts = {seat: battle.sides[seat].front for seat in battle.seats}
    deals = {seat: power(one, ground.cards[one.card]) or 0 for seat, one in fronts.items()}
    if not any(deals.values()) and ground.stalemate == "draw":
        return ended(battle, None, "stalemate", ground, facts)
    battle = replace(battle, clash=battle.clash + 1)
    blows = [f.Blow(seat, one.key, deals[seat]) for seat, one in fronts.items()]
    facts.append(f.Clash(battle.number, battle.clash, blows))
    if not any(deals.values()):
        for seat, one in fronts.items():
            battle = knocked_out(battle, seat, one.key, None, facts)
        return advance(battle, ground, facts)
    for seat, one in fronts.items():
        hurt = one.damage + deals[battle.other(seat)]
        battle = battle.with_side(lay(battle.sides[seat], one.key, "damage", hurt, "clash", ground, facts))
    return advance(_fallen_in_front(battle, fronts, ground, facts), ground, facts)


def _fallen_in_front(battle: Battle, fronts: dict[int, Creature], ground: Ground, facts: Facts) -> Battle:
    """Both are judged after both blows; one that knocked out the other has its KO effect, even when it fell itself."""
    fallen = [seat for seat in battle.seats if ground.falls(battle.sides[seat].front)]
    for seat in fallen:
        battle = knocked_out(battle, seat, fronts[seat].key, fronts[battle.other(seat)].key, facts)
    effects = ((seat, fronts[seat].key) for seat in battle.seats if battle.other(seat) in fallen)
    return replace(battle, queue=(*battle.queue, *effects))


def knocked_out(battle: Battle, seat: int, key: str, by: str | None, facts: Facts) -> Battle:
    """It leaves the line, and the next one is in front."""
    side = battle.sides[seat]
    facts.append(f.KnockedOut(battle.number, seat, key, by))
    return battle.change(seat, line=tuple(one for one in side.line if one != key), out=(*side.out, key))


def _ko_effects(battle: Battle, ground: Ground, facts: Facts) -> Battle:
    """One after the other; each begins when the one before it has been answered."""
    while battle.queue and not any(side.asked for side in battle.sides.values()):
        (seat, key), *rest = battle.queue
        battle, side = replace(battle, queue=tuple(rest)), battle.sides[seat]
        if ground.cards[side.creatures[key].card].operations("ko") != ():
            facts.append(f.KoEffect(battle.number, seat, key))
            battle = battle.with_side(begin(side, key, "ko", ground, facts))
    return battle


# Answers


def choose(battle: Battle, seat: int, keys: tuple[str, ...], ground: Ground, facts: Facts) -> Battle:
    return advance(battle.with_side(chosen(battle.sides[seat], keys, ground, facts)), ground, facts)


def flip(battle: Battle, seat: int, card: str | None, at: int | None, ground: Ground, facts: Facts) -> Battle:
    """A card from the deck joins the line; without one the deck is empty, and the rest of that operation falls away."""
    side = battle.sides[seat]
    question = side.question
    assert question is not None
    assert question.round is not None
    if card is None:
        facts.append(f.NoCard(battle.number, seat, question.round))
        return advance(battle.with_side(_after_flip(side, question, ground, facts)), ground, facts)
    side = _joined(battle, side, card, at, ground, facts)
    if not ground.cards[card].can_fight:
        return reported(battle.with_side(side))
    if question.left > 1:
        side = ask(side, replace(question, left=question.left - 1), ground, facts)
    else:
        side = _after_flip(side, question, ground, facts)
    return advance(battle.with_side(side), ground, facts)


def _after_flip(side: Side, question: Question, ground: Ground, facts: Facts) -> Side:
    return carry_out(side, question.creature, question.when, question.rest, ground, facts)


def _joined(battle: Battle, side: Side, card: str, at: int | None, ground: Ground, facts: Facts) -> Side:
    """It counts as the player's own; before the first clash its own Round Start effect is still to come."""
    assert side.question is not None
    assert side.question.round is not None
    creature = Creature(free_key(card, side.creatures), card)
    place = len(side.line) if at is None else at - 1
    facts.append(f.Flipped(battle.number, side.seat, creature.key, card, place + 1))
    starts = battle.stage == "start" and _starts(creature, ground)
    return replace(
        side,
        creatures={**side.creatures, creature.key: creature},
        line=(*side.line[:place], creature.key, *side.line[place:]),
        flipped={**side.flipped, creature.key: side.question.round},
        waiting=(*side.waiting, creature.key) if starts else side.waiting,
    )


# The end


def ended(battle: Battle, winner: int | None, how: Ended, ground: Ground, facts: Facts) -> Battle:
    """Questions close, flipped cards go back, and temporary dice and damage come off."""
    facts.append(f.BattleOver(battle.number, list(battle.seats), winner, how))
    battle = replace(reported(battle), stage="done", winner=winner, how=how)
    for seat in battle.seats:
        if seat in battle.sides:
            battle = battle.with_side(_cleared(battle, battle.sides[seat], ground, facts))
        if seat != SAMPLE:
            facts.append(f.Cleared(seat))
    return battle


def _cleared(battle: Battle, side: Side, ground: Ground, facts: Facts) -> Side:
    for key, deck in side.flipped.items():
        facts.append(f.Returned(battle.number, side.seat, side.creatures[key].card, deck))
    own = {key: one for key, one in side.creatures.items() if key not in side.flipped}
    side = replace(side, creatures=own)
    if side.seat == SAMPLE:
        return replace(side, creatures={})
    for key, creature in own.items():
        for die in TEMPORARY:
            if creature.die(die):
                side = lay(side, key, die, 0, "cleared", ground, facts)
    return side
