"""How a simulated player decides in a battle: which card at whom, whether to save Energy, what to choose later."""

from random import Random
from typing import Any

from msgspec import UNSET

from companion.players.ambal.decks import resurrects
from companion.players.ambal.knowledge import Knowledge
from companion.players.ambal.worth import worth
from engine.ambal import cards as c
from engine.ambal.options import ENERGY_A_ROUND

Action = dict[str, Any]
POINT = 0.9
"""Points of damage that one Energy should bring at least."""


def decide(known: Knowledge, random: Random) -> Action:
    """Free to decide: play a card, stop, sometimes call the order, or skip the turn if a card allows it."""
    undecided = len(known.view.to_act)
    if undecided > 1 and random.random() < 0.02:
        return {"do": "order"}
    if "may-skip" in known.flags and random.random() < 0.4:
        return {"do": "skip"}
    return _play(known, random) or {"do": "stop"}


def declare(known: Knowledge, random: Random) -> Action:
    """In the called order: announce a card if there is a good one, else stop; sometimes skip if allowed."""
    if "may-skip" in known.flags and random.random() < 0.3:
        return {"do": "skip"}
    return {"do": "declare"} if _play(known, random) else {"do": "stop"}


def place(known: Knowledge, random: Random) -> Action:
    """A card was announced: place the best one that can be paid, else any."""
    plays = _plays(known, random, rash=False) or _plays(known, random, rash=True)
    return _commit(known, *plays[0][1:]) if plays and random.random() < 0.9 else {"do": "stop"}


def _play(known: Knowledge, random: Random) -> Action | None:
    """The best card, if it is good enough to spend Energy that might be saved."""
    plays = _plays(known, random, rash=random.random() < known.temper.rash)
    if not plays:
        return None
    score, card, target = plays[0]
    wasted = known.body.energy + ENERGY_A_ROUND > known.body.max_energy
    enough = 0.3 if wasted else known.temper.thrift
    return _commit(known, card, target) if score > enough else None


def _plays(known: Knowledge, random: Random, *, rash: bool) -> list[tuple[float, str, int | None]]:
    """What could be played at whom, the best first."""
    found: list[tuple[float, str, int | None]] = []
    for card in known.hand:
        cost = known.cost(card)
        if (cost > known.body.energy and not rash) or (resurrects(known.texts[card]) and not known.scene.double):
            continue
        for target in known.targets(card):
            score = known.worth(card, target) - POINT * cost + random.gauss(0, known.temper.whim)
            found.append((score, card, target))
    return sorted(found, reverse=True)


def _commit(known: Knowledge, card: str, target: int | None) -> Action:
    return {"do": "commit", "card": card, **({"target": target} if known.scene.double else {})}


# After the reveal


def choose_target(known: Knowledge, effects: tuple[c.Effects, ...], random: Random) -> Action:
    """The better target; what a removal ends is sometimes named in the same action, sometimes later."""
    target = max(known.scene.bodies, key=lambda seat: worth(known.scene, known.me, seat, effects))
    there, n = removable(known, effects, target), _number(known, effects)
    if 0 < n < len(there) and random.random() < 0.5:
        return {"do": "choose", "target": target, "remove": random.sample(there, n)}
    return {"do": "choose", "target": target}


def choose_removal(known: Knowledge, effects: tuple[c.Effects, ...], target: int, random: Random) -> Action:
    """Remove what lasts longest, in most cases."""
    there, n = removable(known, effects, target), _number(known, effects)
    if random.random() < 0.3:
        random.shuffle(there)
    return {"do": "choose", "remove": there[:n]}


def _counted(effects: tuple[c.Effects, ...]) -> c.Remove | None:
    return next((one for one in effects if isinstance(one, c.Remove) and one.n != "all"), None)


def _number(known: Knowledge, effects: tuple[c.Effects, ...]) -> int:
    remove = _counted(effects)
    return 0 if remove is None or isinstance(remove.n, str) else max(0, known.scene.number(known.me, remove.n))


def removable(known: Knowledge, effects: tuple[c.Effects, ...], target: int) -> list[str]:
    """What a removal with a number could end, the longest first."""
    remove = _counted(effects)
    if remove is None or remove.to is UNSET:
        return []
    lasting = c.lasts(effects)
    bearer = None if lasting is None or lasting.to is UNSET else known.scene.meant(known.me, target, None, lasting.to)
    meant = known.scene.meant(known.me, target, bearer[0].seat if bearer else None, remove.to)
    alive = [body for body in meant if body.alive]
    if not alive:
        return []
    if remove.what == "condition":
        left = {name: n for name, n in alive[0].conditions.items() if n and _fits(remove, name)}
    else:
        lying = [one for one in known.view.table.durations if one["kind"] == remove.what and one["on"] == alive[0].seat]
        left = {one["card"]: one["left"] for one in lying}
    return sorted(left, key=lambda name: (-left[name], name))


def _fits(remove: c.Remove, condition: str) -> bool:
    return remove.which is UNSET or condition in remove.which
