"""Entering what a card says that the referee does not know: people read it off the card in their hand."""

from random import Random
from typing import Any

from companion.players.ambal.box import Box
from engine.action import to_data
from engine.ambal import cards as c

Action = dict[str, Any]


def resolve(box: Box, card: str, seats: dict[str, int], random: Random) -> Action:
    """What is missing, nothing more. `seats` are the numbers of `you`, `partner` and `opponent`."""
    missing, text = box.missing(card), box.texts[card]
    said: Action = {"do": "resolve"}
    if "cost" in missing:
        said["cost"] = int(text.cost or 0)
    if "effects" in missing:
        said["effects"] = _effects(text, seats, random)
    if random.random() < 0.6:
        said["types"] = [kind for kind in text.types if kind not in box.types(card)]
    return said


def _effects(text: c.Card, seats: dict[str, int], random: Random) -> list[Action]:
    """Usually all effects; sometimes only an amount of damage, or nothing, as people in a hurry do."""
    mood = random.random()
    if mood < 0.05:
        return []
    if mood < 0.15:
        return [{"op": "damage", "n": random.randint(1, 6), "to": seats["opponent"]}]
    effects = [effect for effect in text.effects or () if "partner" in seats or not isinstance(effect, c.Resurrect)]
    numbered = seats if random.random() < 0.3 else {}
    return [_with_seats(to_data(effect), numbered) for effect in effects]


def _with_seats(effect: Action, seats: dict[str, int]) -> Action:
    """The effect with seat numbers instead of words, as the form on the screen sends it."""
    return effect | {"to": seats[effect["to"]]} if effect.get("to") in seats else effect
