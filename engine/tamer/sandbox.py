"""A battle by itself: from two teams to the list of what happens, step by step, without a table around it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.action import Fact
from engine.tamer import battle as b
from engine.tamer.battle_state import Battle, Ended, Ground, Side
from engine.tamer.cards import Card
from engine.tamer.creatures import Creature
from engine.tamer.entering import resolve
from engine.tamer.facts import Facts
from engine.tamer.options import Options, deck_of

Decks = Mapping[int, Sequence[str]]
"""The cards of each round's deck, the top one first."""


class Moment(Struct, frozen=True):
    """The Round Start effects, or one clash with all that follows from it."""

    clash: int
    """0 for the Round Start effects."""
    facts: tuple[Fact, ...]
    """What happened to whom, and which die of which colour shows what."""
    lines: tuple[tuple[Creature, ...], tuple[Creature, ...]]
    """Who stands after it, front first, with the dice on them (taken off again after the last clash)."""


class Course(Struct, frozen=True):
    """A whole battle. Without `how` it could not be run: something on a card is not known."""

    moments: tuple[Moment, ...]
    winner: int | None
    """1 or 2; None for a draw."""
    how: Ended | None


def fought(
    one: tuple[Creature, ...],
    two: tuple[Creature, ...],
    cards: Mapping[str, Card],
    options: Options = Options(),  # noqa: B008
    decks: Decks | None = None,
) -> Course:
    """The battle of two teams. Effects run from front to back, choices fall on the creatures nearest the front, flips
    take from `decks` while they last, and an effect that is not known does nothing."""
    ground = Ground(cards, deck_of(options.round), 1, options.ko, options.stalemate)
    sides = {seat: _side(seat, creatures) for seat, creatures in ((1, one), (2, two))}
    left = {round: list(deck) for round, deck in (decks or {}).items()}
    battle, moments = Battle(1, (1, 2), sides), list[Moment]()
    while not battle.is_done:
        facts: Facts = []
        battle = b.fight(battle, ground, facts) if moments else b.opened(battle, ground, facts)
        if battle.stage == "report":
            return Course(tuple(moments), None, None)
        while battle.stage in ("start", "ask"):
            battle = _answered(battle, left, ground, facts)
            if battle.stage == "report":
                return Course(tuple(moments), None, None)
        moments.append(Moment(battle.clash, tuple(facts), _lines(battle)))
    return Course(tuple(moments), battle.winner, battle.how)


def _side(seat: int, creatures: tuple[Creature, ...]) -> Side:
    return Side(seat, {one.key: one for one in creatures}, tuple(one.key for one in creatures))


def _lines(battle: Battle) -> tuple[tuple[Creature, ...], tuple[Creature, ...]]:
    one, two = (
        tuple(side.creatures[key] for key in side.line if key in side.creatures) for side in battle.sides.values()
    )
    return one, two


def _answered(battle: Battle, decks: dict[int, list[str]], ground: Ground, facts: Facts) -> Battle:
    """The lower seat's question first."""
    side = next(side for side in battle.sides.values() if side.asked)
    question = side.question
    if question is None:
        return b.start(battle, side.seat, side.ordering[0], ground, facts)
    match question.kind:
        case "choose":
            return b.choose(battle, side.seat, question.among[: question.n], ground, facts)
        case "flip":
            assert question.round is not None
            deck = decks.get(question.round)
            return b.flip(battle, side.seat, deck.pop(0) if deck else None, None, ground, facts)
        case "resolve":
            return resolve(battle, side.seat, question.creature, (), ground, facts)
