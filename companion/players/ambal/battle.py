"""A battle turn in a player's head: which card at whom, whether to save Energy, and what to choose after the reveal."""

from random import Random
from typing import Any

from msgspec import UNSET

from companion.players.ambal.decks import resurrects
from companion.players.ambal.eyes import Eyes
from companion.players.ambal.worth import worth
from engine.ambal import cards as c
from engine.ambal.options import ENERGY_A_ROUND

Action = dict[str, Any]
POINT = 0.9
"""So much damage an Energy should bring at least."""


def decide(eyes: Eyes, random: Random) -> Action:
    """Free to decide: a card, a stop, now and then the call for an order, or a turn let go by with the leave to."""
    undecided = len(eyes.view.to_act)
    if undecided > 1 and random.random() < 0.02:
        return {"do": "order"}
    if "may-skip" in eyes.flags and random.random() < 0.4:
        return {"do": "skip"}
    return _play(eyes, random) or {"do": "stop"}


def declare(eyes: Eyes, random: Random) -> Action:
    if "may-skip" in eyes.flags and random.random() < 0.3:
        return {"do": "skip"}
    return {"do": "declare"} if _play(eyes, random) else {"do": "stop"}


def place(eyes: Eyes, random: Random) -> Action:
    """The word is given: the best card that can be paid, else any."""
    plays = _plays(eyes, random, rash=False) or _plays(eyes, random, rash=True)
    return _commit(eyes, *plays[0][1:]) if plays and random.random() < 0.9 else {"do": "stop"}


def _play(eyes: Eyes, random: Random) -> Action | None:
    """The best card, if it is good enough to spend Energy that might be saved."""
    plays = _plays(eyes, random, rash=random.random() < eyes.temper.rash)
    if not plays:
        return None
    score, card, target = plays[0]
    wasted = eyes.body.energy + ENERGY_A_ROUND > eyes.body.max_energy
    enough = 0.3 if wasted else eyes.temper.thrift
    return _commit(eyes, card, target) if score > enough else None


def _plays(eyes: Eyes, random: Random, *, rash: bool) -> list[tuple[float, str, int | None]]:
    """What could be played at whom, the best first."""
    found: list[tuple[float, str, int | None]] = []
    for card in eyes.hand:
        cost = eyes.cost(card)
        if (cost > eyes.body.energy and not rash) or (resurrects(eyes.texts[card]) and not eyes.scene.double):
            continue
        for target in eyes.targets(card):
            score = eyes.worth(card, target) - POINT * cost + random.gauss(0, eyes.temper.whim)
            found.append((score, card, target))
    return sorted(found, reverse=True)


def _commit(eyes: Eyes, card: str, target: int | None) -> Action:
    return {"do": "commit", "card": card, **({"target": target} if eyes.scene.double else {})}


# After the reveal


def choose_target(eyes: Eyes, effects: tuple[c.Effects, ...], random: Random) -> Action:
    """Oneself or the opponent; who knows already what it will remove says so in the same breath."""
    target = max(eyes.scene.bodies, key=lambda seat: worth(eyes.scene, eyes.me, seat, effects))
    there, n = removable(eyes, effects, target), _number(eyes, effects)
    if 0 < n < len(there) and random.random() < 0.5:
        return {"do": "choose", "target": target, "remove": random.sample(there, n)}
    return {"do": "choose", "target": target}


def choose_removal(eyes: Eyes, effects: tuple[c.Effects, ...], target: int, random: Random) -> Action:
    """The longest first, as a rule."""
    there, n = removable(eyes, effects, target), _number(eyes, effects)
    if random.random() < 0.3:
        random.shuffle(there)
    return {"do": "choose", "remove": there[:n]}


def _counted(effects: tuple[c.Effects, ...]) -> c.Remove | None:
    return next((one for one in effects if isinstance(one, c.Remove) and one.n != "all"), None)


def _number(eyes: Eyes, effects: tuple[c.Effects, ...]) -> int:
    remove = _counted(effects)
    return 0 if remove is None or isinstance(remove.n, str) else max(0, eyes.scene.number(eyes.me, remove.n))


def removable(eyes: Eyes, effects: tuple[c.Effects, ...], target: int) -> list[str]:
    """What a removal with a number could end, the longest first."""
    remove = _counted(effects)
    if remove is None or remove.to is UNSET:
        return []
    lasting = c.lasts(effects)
    bearer = None if lasting is None or lasting.to is UNSET else eyes.scene.meant(eyes.me, target, None, lasting.to)
    meant = eyes.scene.meant(eyes.me, target, bearer[0].seat if bearer else None, remove.to)
    alive = [body for body in meant if body.alive]
    if not alive:
        return []
    if remove.what == "condition":
        left = {name: n for name, n in alive[0].conditions.items() if n and _fits(remove, name)}
    else:
        lying = [one for one in eyes.view.table.durations if one["kind"] == remove.what and one["on"] == alive[0].seat]
        left = {one["card"]: one["left"] for one in lying}
    return sorted(left, key=lambda name: (-left[name], name))


def _fits(remove: c.Remove, condition: str) -> bool:
    return remove.which is UNSET or condition in remove.which
