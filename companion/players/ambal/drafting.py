"""How a simulated player drafts: which Schools, which cards to pick, and which to ban."""

from collections.abc import Mapping
from random import Random
from typing import Any

from companion.players.ambal.box import Box
from companion.players.ambal.decks import rough
from companion.players.ambal.lines import Lines
from engine.ambal.cards import SCHOOLS, School
from engine.view import View

Action = dict[str, Any]


def draft(seat: int, view: View, lines: Lines, box: Box, likes: Mapping[School, float], random: Random) -> Action:
    """What the player in turn does; `likes` is the player's preference for each School."""
    match view.table.stage:
        case "roll":
            return {"do": "roll", "value": random.randint(1, 6)}
        case "schools":
            taken = [school for schools in view.table.draft["schools"].values() for school in schools]
            free = [school for school in SCHOOLS if school not in taken]
            return {"do": "pick", "school": max(free, key=lambda school: likes[school])}
    unnamed = lines.unnamed(seat, view)
    if unnamed and random.random() < 0.25:
        return {"do": "deal", "cards": unnamed[: random.randint(1, len(unnamed))]}
    if view.prompt.id in ("ambal.ban", "ambal.elite-ban"):
        return {"do": "ban", "card": _spoil(seat, view, lines, box, random)}
    return {"do": "pick", "card": _best(lines.lineups[seat], box, random)}


def _best(cards: list[str], box: Box, random: Random) -> str:
    return max(cards, key=lambda card: rough(box.texts[card], double=False) + random.gauss(0, 1.0))


def _spoil(seat: int, view: View, lines: Lines, box: Box, random: Random) -> str:
    """Ban the opponent's best card; sometimes one of the own line-up, so that a new one comes."""
    own = view.table.stage == "build" and random.random() < 0.2
    return _best(lines.lineups[seat if own else 3 - seat], box, random)
