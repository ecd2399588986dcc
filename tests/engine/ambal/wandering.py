"""Random duels with cards of every kind of effect: a player who is to act does something that the rules accept."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.action import to_data
from engine.refusal import Refusal
from tests.engine.ambal.table import Table, heal, hit, skill

Do = tuple[str, dict[str, Any]]
"""A verb with its fields."""
RARE = ("stop", "order", "pass")
"""Chosen seldom, or nothing else would happen."""


def on(op: str, to: str = "opponent", **fields: Any) -> dict[str, Any]:
    return {"op": op, "to": to, **fields}


BATTLE = (
    skill("stab", hit(9), cost=2, school="fire"),
    skill("quake", hit(7, "everyone"), cost=3, aim="target"),
    skill("spark", hit(12, "target"), cost=4),
    skill("balm", heal(8, "ally"), on("max-health", "ally", n=5), cost=1),
    skill("study", on("draw", "you", n=6), cost=1),
    skill("robbery", on("discard", "opponents", n=2), cost=2),
    skill("cut", on("interrupt"), hit(1), cost=2),
    skill("wall", {"op": "block"}, cost=1),
    skill("glow", on("boon", "you", rounds=2), on("draw", "you", n=2, when="start"), hit(3, "opponents", when="end")),
    skill("rot", on("curse", rounds=9), on("discard", "bearer", n=1, when="start"), hit(2, "bearer", when="end")),
    skill("thorns", on("boon", "you", rounds=1), hit(2, "opponents", when="damaged"), {"op": "out"}),
    skill("leave", on("skip", "you"), on("energy", "you", n=5)),
    skill("tax", on("cost", n=3), on("energy", n=-3), on("max-energy", n=-1), cost=1),
    skill("help", on("cost", "you", n=-2, until="next"), on("max-energy", "you", n=1)),
    skill("flame", on("condition", condition="burning", rounds=4), on("condition", condition="poison", rounds=8)),
    skill("fuel", on("extend", condition="burning", n=3), on("damage", n=5) | {"if": {"condition": "burning"}}, cost=1),
    skill("cure", on("remove", "you", what="condition", n=1), on("remove", "you", what="curse", n="all")),
    skill("spur", on("next", "you", effects=[hit(4), on("draw", "you", n=1)])),
    skill("pyre", {"op": "out"}, on("damage", n={"mastery": "fire", "times": 6}), school="fire"),
    {"id": "secret", "name": "Secret"},
)
"""A Battle Deck for Regular; twelve of it make one for Advanced."""
LIBRARY = (
    skill("raising", on("resurrect", "partner", health=9, energy=3), heal(1, "you")),
    skill("strip", on("remove", what="boon", n=1), hit(3, when="end")),
    skill("vast", hit(30), cost=11, types=["elite"]),
    skill("huge", hit(20), cost=9, types=["elite"]),
    skill("veil", {"op": "evade", "match": {"sides": ["offensive"]}}, on("reduce-damage", "you", n=3), cost=1),
    skill("blight", on("curse", rounds=2), {"op": "cost", "n": 1, "when": "while"}, cost=1),
    skill("gift", on("boon", "ally", rounds=2), on("energy", "bearer", n=2, when="end"), cost=1),
)
CARDS = tuple(card["id"] for card in (*BATTLE, *LIBRARY))
OUTCOMES: tuple[list[dict[str, Any]], ...] = ([], [hit(6, "target")], [on("draw", "you", n=3), on("discard", n=1)])


def duel(mode: str, random: Random, *, registered: bool = True) -> Table:
    """Round 1 of a duel, with registered decks unless any card may be in a hand, and options as they fall."""
    regular = mode.endswith("regular")
    deck: Any = list(CARDS[:20]) if regular else {"battle": list(CARDS[:12]), "library": list(CARDS[12:])}
    seats = range(1, 5 if mode.startswith("double") else 3)
    options = {
        "unaffordable": random.choice(("penalty", "refuse")),
        "decide": random.choice(("on-call", "on-call", "health")),
        "double_block": random.choice(("token", "any")),
    }
    decks = dict.fromkeys(map(str, seats), deck) if registered else {}
    return Table(*BATTLE, *LIBRARY, mode=mode, decks=decks, **options).begun()


def step(table: Table, random: Random) -> Do:
    """Somebody who is awaited does something; of all the things there are the rules must accept one."""
    seat = random.choice(table.view()["to_act"])
    things = list(_things(table, seat))
    random.shuffle(things)
    things.sort(key=lambda thing: thing[0] in RARE and random.random() < 0.85)
    for verb, fields in things:
        outcome = table.attempt(verb, seat, **fields)
        if not isinstance(outcome, Refusal):
            table.facts = [to_data(fact) for fact in outcome.facts]
            return verb, {"seat": seat, **fields}
    raise AssertionError((table.moment, seat, "can do nothing"))


def _things(table: Table, seat: int) -> Iterator[Do]:
    """Everything that a player might try at this moment, sensible or not."""
    match table.table["stage"] or table.state.phase:
        case "decide" | "place":
            yield from ((verb, {}) for verb in ("stop", "skip", "order"))
            yield from (("commit", {"card": card} | token) for card in CARDS for token in _tokens(table))
        case "roll":
            yield from (("roll", {"value": value}) for value in range(1, 7))
        case "declare":
            yield from ((verb, {}) for verb in ("declare", "stop", "skip"))
        case "reveal":
            yield from _choices(table)
        case "discard":
            yield from (("discard", {"card": card}) for card in CARDS)
        case "move":
            yield from (("pass", {}), *(("discard", {"card": card}) for card in CARDS))
        case "library":
            yield from (("pass", {}), *(("library", {"cards": list(CARDS[n : n + 2])}) for n in range(12, len(CARDS))))


def _tokens(table: Table) -> list[dict[str, int]]:
    return [{"target": number} for number in range(1, 5)] if table.state.box.double else [{}]


def _choices(table: Table) -> Iterator[Do]:
    """What a revealed card may still need."""
    yield from (("choose", {"target": target}) for target in (1, 2))
    lying = {one["card"] for one in table.table["durations"]}
    yield from (("choose", {"remove": [name]}) for name in ("burning", "bleeding", "poison", *sorted(lying)))
    yield from (("resolve", {"cost": cost, "effects": effects}) for cost in (0, 2, 30) for effects in OUTCOMES)
