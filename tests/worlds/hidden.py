"""What a seat hides in each game: another secret in place of one, and until when it stays one by the rules."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from engine.ambyria.cards import UNKNOWN
from tests.games.ambush import BEFORE_A_VERDICT

Data = dict[str, Any]
"""An action as JSON data."""
TRIES = 12


class Hidden(Struct, frozen=True):
    """The secrets of one game."""

    verbs: tuple[str, ...]
    """What a player does that others may not know in full."""
    other: Callable[[Any, Any, Data, Random], Data | None]
    """From both states: what is the same in the eyes of all others, with another secret; None where all is open."""
    turned_up: Callable[[Any, Any, int, str], bool]
    """Whether between these two states a secret of the seat was turned up by the rules: from here on others may know.

    The last is the verb, where the seat itself did something.
    """
    by_tap: tuple[str, ...] = ()
    """Those that a tap at the player's own reader means."""
    known_anyhow: tuple[str, ...] = ()
    """Verbs whose refusal others may use: the cards lay open when they were taken."""
    players_saw: tuple[str, ...] = ()
    """Verbs whose card lay open before all players: it is hidden from those who were not there, screens included."""
    turns_by: tuple[str, ...] = ()
    """Verbs that mean this or that by what is hidden already: the same word is not the same input."""
    from_everybody: bool = False
    """Nobody sees it, its player included, and everybody has such secrets; which card it was is said by a tap."""


def _another(cards: Any, random: Random) -> str:
    return str(random.choice(sorted(cards)))


def _never(before: Any, after: Any, seat: int, verb: str) -> bool:
    """It stays a secret as long as the game lasts."""
    return False


# Ambush: what is placed by an effect and what is grabbed


def _other_in_ambush(one: Any, now: Any, did: Data, random: Random) -> Data | None:
    return did | {"card": _another(now.box.listed or now.box.cards, random)} if "card" in did else None


def _after_a_verdict(before: Any, after: Any, seat: int, verb: str) -> bool:
    return after.phase not in BEFORE_A_VERDICT


# Ambal Tournament: cards face down and their targets, decks, what is taken from a Library Deck, picks of a draft


def _other_in_ambal(one: Any, now: Any, did: Data, random: Random) -> Data | None:
    match did["do"]:
        case "commit":
            target = {"target": random.randint(1, len(now.seats))} if "target" in did else {}
            return did | {"card": _another(now.box.cards, random)} | target
        case "pick" if "card" in did and did["card"] not in (named := now.draft.lineups.get(did["seat"], ())):
            return did | {"card": _another(set(now.box.cards) - set(named), random)}
        case "library":
            return did | {"cards": _one_changed(did["cards"], now.box.cards, random)}
        case "deck" if pile := next((name for name in ("library", "battle") if did.get(name)), None):
            return did | {pile: _one_changed(did[pile], now.box.cards, random)}
    return None


def _one_changed(cards: Any, among: Any, random: Random) -> list[str]:
    changed = list(cards)
    if changed:
        changed[random.randrange(len(changed))] = _another(among, random)
    return changed


def _revealed_in_ambal(before: Any, after: Any, seat: int, verb: str) -> bool:
    """The last of all who place a card see it turned up at once."""
    return (before.seat(seat).placed is not None or verb == "commit") and after.seat(seat).placed is None


# Ambyria: cards face down, and the totals that are entered


def _other_in_ambyria(one: Any, now: Any, did: Data, random: Random) -> Data | None:
    match did:
        case {"do": "play", "face": "down", "card": card} if card != UNKNOWN:
            return did | {"card": _another(now.box.cards, random)}
        case {"do": "score"}:
            return did | {"stones": random.randint(0, 99)}
    return None


def _revealed_in_ambyria(before: Any, after: Any, seat: int, verb: str) -> bool:
    """A card is turned up, goes where all see it or where another player does; or collection piles are counted."""
    if after.phase == "scoring" and before.phase != "scoring":
        return True
    down = {one.serial for one in before.seat(seat).emberscape if one.down}
    still = {one.serial for one in after.seat(seat).emberscape if one.down}
    collected = len(after.seat(seat).collection) > len(before.seat(seat).collection)
    return bool(down - still) and not collected


# Tamer Tournament: the pick of a draft, and line-ups where they are secret


def _other_in_tamer(one: Any, now: Any, did: Data, random: Random) -> Data | None:
    if did["do"] == "pick" and "card" in did:
        return did | {"card": _another(now.box.cards, random)}
    if not now.lines_hidden:
        return None
    seat = now.seat(did["seat"])
    keys = sorted({*seat.keys, *now.box.cards})
    if did["do"] == "place":  # a card joins the line or leaves it, and how long it is everybody sees
        leaves = did["card"] in one.seat(did["seat"]).line
        alike = [key for key in keys if (key in seat.line) == leaves]
        return did | {"card": _another(alike, random)} if alike else None
    return did | {"order": random.sample(keys, len(did["order"]))} if did.get("order") else None


def _revealed_in_tamer(before: Any, after: Any, seat: int, verb: str) -> bool:
    laid_open = (before.seat(seat).pick is not None or verb == "pick") and after.seat(seat).pick is None
    return laid_open or (before.lines_hidden and not after.lines_hidden)


# Tash-Kalar: what a player asks the table for, alone


def _other_in_tash_kalar(one: Any, now: Any, did: Data, random: Random) -> Data | None:
    return {"do": "find", "seat": did["seat"], "card": _another(now.box.cards, random)}


OF_GAME = {
    "ambal": Hidden(
        ("commit", "pick", "library", "deck"),
        _other_in_ambal,
        _revealed_in_ambal,
        by_tap=("commit",),
        known_anyhow=("ban", "deal", "pick"),
        players_saw=("pick",),
    ),
    "ambush": Hidden(
        ("place", "capture"), _other_in_ambush, _after_a_verdict, ("place", "capture"), from_everybody=True
    ),
    "ambyria": Hidden(("play", "score"), _other_in_ambyria, _revealed_in_ambyria),
    "tamer": Hidden(
        ("pick", "place", "team"), _other_in_tamer, _revealed_in_tamer, by_tap=("pick",), turns_by=("place",)
    ),
    "tash_kalar": Hidden(("find",), _other_in_tash_kalar, _never),
}


def others(hidden: Hidden, states: tuple[Any, Any], did: Data, random: Random) -> Iterator[Data]:
    """What is done in the second world where this is done in the first: another secret if possible, legal or not."""
    if did["do"] in hidden.verbs:
        tries = (hidden.other(*states, did, random) for _ in range(TRIES))
        yield from (one for one in tries if one is not None and one != did)
    if did["do"] not in hidden.turns_by or states[0] == states[1]:
        yield did
