"""Everybody at a simulated table of Tash-Kalar. They choose a verb by lot, and then anything that it may do."""

from random import Random

from companion.packs import packs_of
from companion.players.party import NAMES, Action, Listed, listed
from companion.players.plain import PlainPlayers
from engine.setup import Header
from engine.tash_kalar import GAME
from engine.view import View

NEVER = ("adjust", "concede", "find", "fix", "name", "school")
SELDOM = {"discard": 0.2, "end": 0.5, "flare": 0.5, "handover": 0.1}
"""How often a verb is chosen beside one that is chosen once."""


def seated(mode: str, seats: int | None, random: Random) -> "People":
    """Players for one game in that mode, at either depth."""
    names = NAMES[: seats or random.choice(GAME.modes[mode])]
    options = {"tracking": random.choice(("ledger", "board"))}
    invented = tuple(card for pack in packs_of(GAME.name, training=True) if pack.training for card in pack.cards)
    header = Header(game=GAME.name, mode=mode, seats=names, options=options, cards=invented, rules=GAME.version)
    return People(header, random)


class People(PlainPlayers):
    """They hold no virtual cards: whatever the referee does not know to be impossible, they have."""

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """Any listed action; LookupError when each of them has a field to fill."""
        verbs: dict[str, list[Action]] = {}
        for action in listed(view, legal, NEVER):
            verbs.setdefault(action["do"], []).append(action)
        if not verbs:
            raise LookupError(f"nobody can do anything in phase {view.phase}")
        [verb] = self._random.choices(list(verbs), [SELDOM.get(verb, 1.0) for verb in verbs])
        return self._random.choice(verbs[verb])
