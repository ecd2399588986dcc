"""What the text of a card does: whom it means, how much, under which condition, and where its player must decide."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.tamer import facts as f
from engine.tamer.battle_state import SAMPLE, Ground, Question, Side
from engine.tamer.cards import Buff, Buffed, Each, Flip, If, Kin, Kinds, Op, Those, When, Who
from engine.tamer.creatures import COLOURS, Die, within
from engine.tamer.facts import By, Facts


def begin(side: Side, key: str, when: When, ground: Ground, facts: Facts) -> Side:
    """A creature's effect of that moment, up to its end or its first question; one that nobody knows is asked for."""
    ops = ground.cards[side.creatures[key].card].operations(when)
    if ops is None:
        return ask(side, Question("resolve", key, when), ground, facts)
    return carry_out(side, key, when, ops, ground, facts)


def carry_out(side: Side, key: str, when: When | None, ops: tuple[Op, ...], ground: Ground, facts: Facts) -> Side:
    """One operation after the other, in the order of the card, until its player has to choose or to flip."""
    for place, op in enumerate(ops, 1):
        if op.test is not UNSET and not _holds(op.test, side, key, ground):
            continue
        if isinstance(op, Flip):
            deck = ground.deck if op.round == "current" else op.round
            return ask(side, Question("flip", key, when, ops[place:], round=deck, left=op.n), ground, facts)
        open, amount = _choice(op, side, key, ground), _amount(op, side, key, ground)
        if isinstance(open, int):
            among = who(_among(op), side, key, ground)
            question = Question("choose", key, when, ops[place:], open, among, op.die, amount)
            return ask(side, question, ground, facts)
        side = give(side, open, op.die, amount, ground, facts)
    return replace(side, question=None)


def _choice(op: Buff, side: Side, key: str, ground: Ground) -> tuple[str, ...] | int:
    """The creatures that get it; where the player must choose, how many. A sample team takes those in front."""
    if not isinstance(op.to, Those) or op.to.choose is UNSET:
        return who(op.to, side, key, ground)
    among = who(_among(op), side, key, ground)
    if len(among) <= op.to.choose or side.seat == SAMPLE:
        return among[: op.to.choose]
    return op.to.choose


def _among(op: Buff) -> Who:
    assert isinstance(op.to, Those)
    assert op.to.among is not UNSET
    return op.to.among


def ask(side: Side, question: Question, ground: Ground, facts: Facts) -> Side:
    """A question opens; it is told to everybody."""
    facts.append(
        f.Asked(
            side.seat, ground.battle, question.kind, question.creature, question.when, question.n,
            list(question.among), question.round,
        )
    )  # fmt: skip
    return replace(side, question=question)


# Whom, how much, whether


def who(meant: Who | Those, side: Side, key: str, ground: Ground) -> tuple[str, ...]:
    """The creatures of the line that are meant, front first."""
    line = side.line
    match meant:
        case "self":
            return tuple(one for one in line if one == key)
        case "front":
            return line[:1]
        case "last":
            return line[-1:]
        case "all":
            return line
        case "others":
            return tuple(one for one in line if one != key)
        case Kin(type=type, element=element, other=other):
            of: Kinds = "element" if type is UNSET else "type"
            kind = element if type is UNSET else type
            fitting = (one for one in line if kind in ground.cards[side.creatures[one].card].kinds(of))
            return tuple(one for one in fitting if not (other and one == key))


def _different(of: Kinds, side: Side, ground: Ground) -> int:
    """How many different types or elements stand in the line."""
    return len({kind for one in side.standing for kind in ground.cards[one.card].kinds(of)})


def _amount(op: Buff, side: Side, key: str, ground: Ground) -> int:
    if not isinstance(op.n, Each):
        return op.n
    if op.n.kinds is not UNSET:
        return op.n.each * _different(op.n.kinds, side, ground)
    assert op.n.per is not UNSET
    return op.n.each * len(who(op.n.per, side, key, ground))


def _holds(test: If, side: Side, key: str, ground: Ground) -> bool:
    if test.kinds is not UNSET:
        return _different(test.kinds, side, ground) >= test.at_least
    assert test.of is not UNSET
    return len(who(test.of, side, key, ground)) >= test.at_least


# Dice


def give(side: Side, keys: tuple[str, ...], die: Buffed, amount: int, ground: Ground, facts: Facts) -> Side:
    """Buffs of the same kind add up."""
    for key in keys:
        side = lay(side, key, die, side.creatures[key].die(die) + amount, "effect", ground, facts)
    return side


def lay(side: Side, key: str, die: Die, to: int, by: By, ground: Ground, facts: Facts) -> Side:
    """A die now shows `to`, or as near to it as its range allows."""
    creature, to = side.creatures[key], within(die, to)
    before = creature.die(die)
    if to == before:
        return side
    if key not in ground.quiet:
        facts.append(f.Dice(side.seat, key, die, COLOURS[die], before, to, by))
    return replace(side, creatures={**side.creatures, key: creature.with_die(die, to)})


# Answers


def chosen(side: Side, keys: tuple[str, ...], ground: Ground, facts: Facts) -> Side:
    """The player has chosen; a creature that has left the line since then gets nothing."""
    question = side.question
    assert question is not None
    assert question.die is not None
    standing = tuple(key for key in keys if key in side.line)
    side = give(side, standing, question.die, question.amount, ground, facts)
    return carry_out(side, question.creature, question.when, question.rest, ground, facts)
