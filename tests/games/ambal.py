"""Ambal Tournament as the suite over all games plays it: a small box of invented cards, to be gone through often."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.packs import packs_of
from engine.ambal.cards import CONDITIONS, SCHOOLS, TYPES
from engine.ambal.corrections import bounds
from engine.ambal.options import EXHAUSTED
from engine.ambal.removal import how_many, removable
from engine.ambal.starters import STARTERS
from engine.ambal.state import Placed, Seat, State
from engine.ambal.turn import revealed_by
from engine.setup import Header
from tests.games.sample import Entry, Sample

NAMES = ("Ana", "Bo", "Cy", "Di")
COUNTERS = ("health", "max_health", "energy", "max_energy", "hand", "deck", *CONDITIONS)
UNKNOWN = (
    {"id": "riddle", "name": "Riddle"},
    {"id": "promise", "name": "Promise", "cost": 2, "types": ["action"]},
    {"id": "gift", "name": "Gift", "effects": [{"op": "heal", "to": "target", "n": 3}]},
)
"""Cards of which something has to be entered."""
RUIN = {
    "id": "ruin", "name": "Ruin", "cost": 0, "types": [], "effects": [{"op": "discard", "to": "everyone", "n": 40}],
}  # fmt: skip
"""More than anybody holds."""
ENTERED: tuple[list[Entry], ...] = (
    [],
    [{"op": "damage", "to": "opponent", "n": 4}],
    [{"op": "damage", "to": "target", "n": 3}, {"op": "heal", "to": "you", "n": 2}],
    [{"op": "remove", "to": "target", "what": "condition", "n": 1}],
    [{"op": "curse", "to": "opponent", "rounds": 2}, {"op": "discard", "to": "bearer", "n": 1, "when": "start"}],
    [{"op": "condition", "to": 2, "condition": "poison", "rounds": 2}, {"op": "discard", "to": "opponent", "n": 2}],
    [{"op": "skip", "to": "you"}, {"op": "block"}],
    [{"op": "max-energy", "to": "everyone", "n": -1}, {"op": "draw", "to": "you", "n": 2}],
)


# How it starts


def _header(mode: str, random: Random) -> Header:
    """Two Schools are enough for a duel, and quicker to look through; a draft needs the whole box."""
    cards = [card for pack in packs_of("ambal", training=True) if pack.training for card in pack.cards]
    if mode != "draft":
        cards = [card for school in random.sample(SCHOOLS, 2) for card in _some(cards, school, random)]
    random.shuffle(cards)
    seats = 4 if mode.startswith("double") else 2
    options = {
        "unaffordable": random.choice(("penalty", "refuse")),
        "decide": random.choice(("on-call", "health")),
        "double_block": random.choice(("token", "any")),
    }
    decks = {str(seat): _brought(mode, cards, random) for seat in range(1, seats + 1) if random.random() < 0.5}
    return Header(
        game="ambal", mode=mode, seats=NAMES[:seats], options=options, cards=(*cards, RUIN, *UNKNOWN),
        decks={} if mode == "draft" else decks,
    )  # fmt: skip


def _some(cards: list[Entry], school: str, random: Random) -> list[Entry]:
    """Fourteen commons and an Elite of a School."""
    own = [card for card in cards if card["school"] == school]
    commons = [card for card in own if "elite" not in card["types"]]
    return [*random.sample(commons, 14), next(card for card in own if card not in commons)]


def _brought(mode: str, cards: list[Entry], random: Random) -> Any:
    """Decks that fit the mode; half of the seats register theirs."""
    commons = [card["id"] for card in cards if "elite" not in card["types"]]
    elites = [card["id"] for card in cards if "elite" in card["types"]]
    random.shuffle(commons)
    commons.insert(0, RUIN["id"])
    if mode.endswith("advanced"):
        return {"battle": commons[:12], "library": [*commons[12:25], *elites[:2]]}
    return [*commons[:19], elites[0]]


# What may be filled in


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice(list(now.box.cards)),
        "cards": lambda: _named(now, entry, random),
        "battle": lambda: _deck(now, random)[0],
        "library": lambda: _deck(now, random)[1],
        "remove": lambda: _removal(now, entry, random),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "misread card")),
        "to": lambda: _on_the_scale(now, entry, random),
        "cost": lambda: random.choice((0, 1, 3, 9)),
        "effects": lambda: random.choice(ENTERED),
        "types": lambda: random.sample(TYPES, 2),
    }
    return values[field]()


def _on_the_scale(now: State, entry: Entry, random: Random) -> int:
    """One end of the scale, the other, or between; players are seldom struck down, or no duel would last."""
    low, high = bounds(now.seat(entry["target"]), entry["counter"])
    spared = {"health": 1, "max_energy": EXHAUSTED + 1}.get(entry["counter"], low) if random.random() < 0.9 else low
    return random.choice((spared, high, random.randint(min(spared, high), high)))


def _named(now: State, entry: Entry, random: Random) -> list[str]:
    """Cards of one's own Library Deck, or for the unnamed places of one's own line-up."""
    seat = now.seat(entry["seat"])
    if entry["do"] == "library":
        left = seat.shelf if seat.shelf is not None else [card for card in now.box.cards if card not in seat.shown]
        commons = [card for card in left if not now.card(card).elite]
        best = [card for card in left if now.card(card).elite][: 1 - seat.elites]
        return random.sample([*commons, *best], min(random.randint(1, 3), seat.books, len(commons) + len(best)))
    draft = now.draft
    assert draft is not None
    elite = draft.stage.startswith("elite")
    gone = {*draft.banned, *draft.lineups[seat.number], *(card for one in now.seats for card in one.picks)}
    own = [card for card in now.box.cards.values() if card.school in draft.schools[seat.number] and card.elite == elite]
    free = [card.id for card in own if card.id not in gone]
    return random.sample(free, random.randint(1, draft.lineups[seat.number].count(None)))


def _deck(now: State, random: Random) -> tuple[list[str], list[str]]:
    """A Battle Deck and a Library Deck; both always come from the same shuffle, so that they never share a card."""
    commons = [card.id for card in now.box.cards.values() if not card.elite]
    elites = [card.id for card in now.box.cards.values() if card.elite]
    if now.box.advanced:
        return commons[:12], random.sample(commons[12:] + elites, 15)
    return random.sample(commons[:25] + elites[:1], 20), []


def _removal(now: State, entry: Entry, random: Random) -> list[str]:
    one = revealed_by(now, entry["seat"])
    assert one is not None
    aimed = replace(one, target=entry.get("target", one.target))
    return random.sample(removable(now, aimed), how_many(now, aimed))


# Anything


def _anything(now: State, random: Random) -> Entry:
    """Every verb with every shape of its fields."""
    cards = list(now.box.cards)
    card, target = random.choice(cards), random.randint(1, len(now.seats))
    counter = random.choice(COUNTERS)
    battle, library = _deck(now, random)
    shapes: tuple[tuple[str, Entry, Entry], ...] = (
        ("name", {"name": "Ana"}, {}),
        ("roll", {"value": random.randint(1, 6)}, {}),
        ("pick", {"school": random.choice(SCHOOLS)}, {}),
        ("pick", {"card": card}, {}),
        ("ban", {"card": card}, {}),
        ("deal", {"cards": random.sample(cards, random.randint(0, 2))}, {}),
        ("deck", {"battle": random.choice((battle, battle[1:]))}, {"library": library}),
        ("deck", {"starter": random.choice(list(STARTERS))}, {"library": library}),
        *((verb, {}, {}) for verb in ("start", "order", "declare", "stop", "skip", "pass", "concede")),
        ("commit", {"card": card}, {"target": target}),
        ("choose", {"target": target}, {"remove": random.sample(CONDITIONS, 1)}),
        ("choose", {"remove": random.sample(CONDITIONS, 1)}, {"target": target}),
        ("resolve", {}, {"cost": random.randint(0, 9), "effects": random.choice(ENTERED), "types": ["curse"]}),
        ("discard", {"card": card}, {}),
        ("library", {"cards": random.sample(cards, random.randint(0, 4))}, {}),
        ("adjust", {"target": target, "counter": counter, "to": random.randint(-1, 99)}, {"why": "slip"}),
        (
            "adjust",
            {"target": target, "card": card, "zone": random.choice(("hand", "deck", "discard", "out"))},
            {"from": random.choice(("hand", "deck")), "why": "slip"},
        ),
    )
    verb, needed, more = random.choice(shapes)
    seat = 0 if verb == "adjust" and random.random() < 0.8 else random.randint(0, len(now.seats))
    return {"do": verb, "seat": seat, **needed} | {key: more[key] for key in more if random.random() < 0.5}


# What a viewer may not see


def _twins(now: State, viewer: int | None, random: Random) -> Iterator[State]:
    """Other cards lie face down, aimed elsewhere; others were registered, taken from the shelf and picked."""
    for _ in range(2):
        twin = now
        for seat in now.seats:
            if seat.number != viewer:
                twin = twin.with_seat(seat.number, **_otherwise(now, seat, viewer, random))
        yield twin


def _otherwise(now: State, seat: Seat, viewer: int | None, random: Random) -> dict[str, Any]:
    def others(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(random.sample(list(now.box.cards), len(cards)))

    placed = None
    if seat.placed is not None:
        placed = Placed(random.choice(list(now.box.cards)), random.choice((None, 1, 2)))
    # A picked card lay open before. That nobody bans it again is no secret, so only its place among them is.
    drafting = now.phase == "draft" and viewer is not None
    return {
        "placed": placed,
        "registered": None if seat.registered is None else others(seat.registered),
        "shelf": None if seat.shelf is None else others(seat.shelf),
        "picks": tuple(random.sample(seat.picks, len(seat.picks))) if drafting else others(seat.picks),
        "shown": others(seat.shown),
        "elites": random.choice((0, 1)),
    }


SAMPLE = Sample(_header, _fill, _anything, _twins, seeds=2, steps=90)
