"""Tamer Tournament as the suite over all games plays it: some invented cards, a few that nobody knows, and secrets."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.setup import Header
from engine.tamer.battle_state import Battle
from engine.tamer.creatures import DICE, Creature, card_of, free_key, top
from engine.tamer.public import public_creatures
from engine.tamer.state import Seat, State
from engine.tamer.team import cost
from tests.games.sample import Entry, Sample

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hana")
RECORDS = ("wins", "draws", "losses", "byes")
EFFECTS: tuple[list[Entry], ...] = (
    [],
    [],
    [{"when": "start", "do": [{"op": "buff", "die": "temp_power", "n": 1, "to": "all"}]}],
    [{"when": "start", "do": [{"op": "buff", "die": "perm_health", "n": 2, "to": {"choose": 1, "from": "others"}}]}],
    [{"when": "start", "do": [{"op": "flip", "round": "current"}]}],
    [{"when": "ko", "do": [{"op": "flip", "round": 1, "n": 2}]}],
    [{"when": "ko", "do": [{"op": "buff", "die": "perm_power", "n": 1, "to": {"choose": 1, "from": "all"}}]}],
    [{"when": "draft", "do": [{"op": "buff", "die": "perm_power", "n": 1, "to": {"choose": 1, "from": "all"}}]}],
    [{"when": "draft"}],
    [{"when": "start"}, {"when": "ko"}],
)


# How it starts


def _header(mode: str, random: Random) -> Header:
    """Few cards with several copies each, so that there is little to look through at every step."""
    cards = [_card(number, random) for number in range(1, 25)]
    seats = 2 if mode == "duel" else random.choice((4, 5, 6))
    options = {
        "ko": random.choice(("at-least", "more-than")),
        "draft": random.choice(("guided", "off")),
        "teams": random.choice(("open", "secret")),
        "round1": random.choice(("across", "random")),
        "rematch": random.choice(("records-first", "avoid-first")),
        "bye": random.choice(("sample", "sample", "win", "draw")),
        "samples": {"1": [cards[0]["id"], cards[1]["id"]]},
        "ranking": random.choice(("wins", "points")),
        "tie": random.choice(("share", "tiebreak")),
        "stalemate": random.choice(("draw", "both-out")),
        "flip_place": random.choice(("last", "choose")),
        "round": random.choice((1, 2, 3)),
    }
    ids = [card["id"] for card in cards]
    decks = {"1": random.choices(ids, k=8)} if mode == "duel" and random.random() < 0.5 else {}
    return Header(game="tamer", mode=mode, seats=NAMES[:seats], options=options, cards=tuple(cards), decks=decks)


def _card(number: int, random: Random) -> Entry:
    """One in twelve is not known well enough to fight, and some have effects that nobody has entered."""
    card: Entry = {"id": f"beast-{number}", "name": f"Beast {number}", "round": (number - 1) // 8 + 1, "copies": 6}
    card |= {"points": random.randint(0, 4), "power": random.randint(0, 5), "health": random.randint(1, 6)}
    card |= {"types": [random.choice(("familiar", "spirit", "monster"))], "elements": [random.choice(("fire", "air"))]}
    if random.random() < 0.9:
        card["effects"] = random.choice(EFFECTS)
    if random.random() < 0.08:
        del card["health"]
    return card


# What may be filled in


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice(list(now.box.cards)),
        "cards": lambda: _chosen(now, entry["seat"], random),
        "order": lambda: _order(now, entry, random),
        "points": lambda: random.randint(0, now.allowance),
        "changes": lambda: _changes(now, entry["seat"], random),
        "at": lambda: random.randint(1, len(_battle(now, entry["seat"]).sides[entry["seat"]].line) + 1),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "misread card")),
        "creature": lambda: random.choice(_correctable(now, entry)),
        "to": lambda: random.randint(0, top(entry["counter"]) if entry["counter"] in DICE else 9),
    }
    return values[field]()


def _battle(now: State, seat: int) -> Battle:
    battle = now.battle_of(seat)
    assert battle is not None
    return battle


def _chosen(now: State, seat: int, random: Random) -> list[str]:
    question = now.question_of(seat)
    assert question is not None
    assert question.n is not None
    return random.sample(question.among, question.n)


def _order(now: State, entry: Entry, random: Random) -> list[Any]:
    """Every seat once; or a line of creatures that the allowance pays for."""
    if entry["do"] == "pair":
        return random.sample(now.numbers, len(now.numbers))
    seat, line = now.seat(entry["seat"]), list[str]()
    for key in random.sample(seat.keys, len(seat.keys)):
        if cost(now, [*line, key]) <= now.allowance:
            line.append(key)
    return line


def _changes(now: State, seat: int, random: Random) -> list[Entry]:
    """What an effect may have done: dice of whoever can be reached now, and in a battle a flip."""
    if now.phase != "battle":
        return [_die(key, DICE[:4], random) for key in random.sample(now.seat(seat).keys, 1)]
    battle = _battle(now, seat)
    question = battle.sides[seat].question
    reach = [seat] if question is not None and question.when == "start" else list(battle.seats)
    standing = [(whose, key) for whose in reach for key in battle.sides[whose].line]
    found = [_die(key, DICE, random) | {"seat": whose} for whose, key in random.sample(standing, min(2, len(standing)))]
    return [*found, {"flip": random.randint(1, 3)}] if random.random() < 0.3 else found


def _die(key: str, dice: tuple[str, ...], random: Random) -> Entry:
    return {"creature": key, "die": random.choice(dice), "by": random.choice((-2, 0, 1, 3, 200))}


def _correctable(now: State, entry: Entry) -> list[str]:
    creatures = list(public_creatures(now, entry["target"]))
    if entry["counter"] != "damage":
        return creatures
    return [key for key in creatures if key in _battle(now, entry["target"]).sides[entry["target"]].line]


# Anything


def _anything(now: State, random: Random) -> Entry:
    """Every verb with every shape of its fields."""
    seat = random.randint(0, len(now.seats))
    card = random.choice(list(now.box.cards))
    own = now.seat(seat).keys if seat else ()
    key = random.choice((*own, card, f"{card}#2"))
    counter = random.choice((*RECORDS, *DICE))
    shapes: tuple[tuple[str, Entry, Entry], ...] = (
        ("name", {"name": "Ana"}, {}),
        ("pick", {}, {"card": card}),
        ("place", {"card": key}, {}),
        ("team", {"order": random.sample((*own, key), random.randint(0, len(own)))}, {}),
        ("team", {"points": random.randint(0, 30)}, {}),
        ("ready", {}, {"on": random.random() < 0.5}),
        ("pair", {"order": random.sample(now.numbers, len(now.numbers))}, {}),
        ("start", {}, {"card": key}),
        ("fight", {}, {"battle": random.randint(1, 4), "all": random.random() < 0.5}),
        ("choose", {"cards": random.sample((*own, key), 1)}, {}),
        ("flip", {}, {"card": card, "at": random.randint(0, 5)}),
        ("resolve", {"card": key, "changes": random.choice(([], [{"flip": 1}], [_die(key, DICE, random)]))}, {}),
        ("report", {"result": random.choice(("win", "draw", "loss"))}, {}),
        ("concede", {}, {}),
        (
            "adjust",
            {"target": random.randint(0, len(now.seats)), "counter": counter, "to": random.randint(-1, 12)},
            {"creature": key, "why": "slip"},
        ),
    )
    verb, needed, more = random.choice(shapes)
    seat = 0 if verb in ("adjust", "pair") and random.random() < 0.8 else seat
    return {"do": verb, "seat": seat, **needed} | {name: more[name] for name in more if random.random() < 0.5}


# What a viewer may not see


def _twins(now: State, viewer: int | None, random: Random) -> Iterator[State]:
    """Others have other cards lying face down; and where line-ups are secret, other ones of the same length."""
    for _ in range(2):
        twin = now
        for seat in now.seats:
            if seat.number == viewer:
                continue
            if seat.pick is not None:
                twin = twin.with_seat(seat.number, pick=random.choice(list(now.box.cards)))
            if now.lines_hidden:
                twin = _lined_up_otherwise(twin, seat, random)
        yield twin


def _lined_up_otherwise(now: State, seat: Seat, random: Random) -> State:
    """Another line of the same length, with other creatures that joined for it."""
    kept = [one for one in seat.roster if one.key not in seat.joined]
    known = [key for key in seat.line if key not in seat.joined]
    fresh = dict[str, Creature]()
    for _ in seat.joined:
        card = random.choice(list(now.box.cards))
        key = free_key(card, [*(one.key for one in kept), *fresh])
        fresh[key] = Creature(key, card_of(key), perm_power=random.randint(0, 9))
    line = random.sample([one.key for one in kept], len(known)) + list(fresh)
    random.shuffle(line)
    return now.with_seat(seat.number, roster=(*kept, *fresh.values()), joined=tuple(fresh), line=tuple(line))


SAMPLE = Sample(_header, _fill, _anything, _twins, seeds=4, steps=110)
