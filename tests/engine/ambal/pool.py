"""Whole Schools of cards for tests of decks and drafts, and the way through a draft."""

from typing import Any

from engine.ambal.starters import STARTERS
from tests.engine.ambal.table import Table, skill

SCHOOLS = ("fire", "water", "sword", "assassination")


def commons(school: str, first: int, last: int) -> list[str]:
    """The ids of some commons of a School, such as fire-1 to fire-20."""
    return [f"{school}-{n}" for n in range(first, last + 1)]


def elites(school: str, first: int = 1, last: int = 3) -> list[str]:
    return [f"{school}-elite-{n}" for n in range(first, last + 1)]


def whole(school: str) -> tuple[dict[str, Any], ...]:
    """The 25 cards of a School: 22 commons and 3 Elites."""
    plain = tuple(skill(id, school=school) for id in commons(school, 1, 22))
    return plain + tuple(skill(id, school=school, types=["elite"]) for id in elites(school))


BOX = tuple(card for school in SCHOOLS for card in whole(school))
STARTER_CARDS = tuple(skill(id) for id in sorted({id for deck in STARTERS.values() for id in deck}))
"""Every card of the starter decks, without School or type."""

TWENTY = commons("fire", 1, 12) + commons("water", 1, 8)
"""A Battle Deck for Regular."""
TWELVE = commons("fire", 1, 12)
"""A Battle Deck for Advanced."""
FIFTEEN = elites("fire") + commons("water", 1, 12)
"""A Library Deck that fits to it."""
ADVANCED = {"battle": TWELVE, "library": FIFTEEN}


def advanced(*cards: dict[str, Any], registered: tuple[int, ...] = (1, 2), mode: str = "single-advanced") -> Table:
    """An Advanced duel in which these seats have registered their decks, in round 1."""
    decks: dict[str, Any] = {str(seat): ADVANCED for seat in registered}
    return Table(*BOX, *cards, mode=mode, decks=decks).begun()


def to_library(table: Table) -> Table:
    """Everybody stops and keeps the hand: the Library Decks lie open to their owners."""
    table.end_battle()
    while table.state.phase == "move":
        table.do("pass", table.view()["to_act"][0])
    assert table.state.phase == "library"
    return table


# The draft


def drafting() -> Table:
    return Table(*BOX, mode="draft")


def rolled(first: int = 1) -> Table:
    """Player A is known; Schools are picked next."""
    table = drafting()
    table.do("roll", 1, value=6 if first == 1 else 1)
    table.do("roll", 2, value=3)
    return table


def building(first: int = 1) -> Table:
    """Player A has Fire and Assassination, Player B has Water and Sword; the line-ups are dealt."""
    table, second = rolled(first), 3 - first
    table.do("pick", first, school="fire")
    table.do("pick", second, school="water")
    table.do("pick", second, school="sword")
    return table


def whose(table: Table) -> int:
    seat: int = table.view()["to_act"][0]
    return seat


def draft_of(table: Table) -> dict[str, Any]:
    draft: dict[str, Any] = table.table["draft"]
    return draft


def lines(table: Table) -> tuple[list[Any], list[Any]]:
    return draft_of(table)["lineups"]["1"], draft_of(table)["lineups"]["2"]


def piles(table: Table) -> tuple[int, int]:
    return draft_of(table)["piles"]["1"], draft_of(table)["piles"]["2"]


def fresh(table: Table, seat: int, *, elite: bool = False) -> str:
    """A card of that player's Schools that nobody has picked, banned or named yet."""
    gone = {*draft_of(table)["banned"], *(card for one in table.state.seats for card in one.picks)}
    gone |= {card for line in draft_of(table)["lineups"].values() for card in line if card}
    kind = elites if elite else commons
    ids = [id for school in draft_of(table)["schools"][str(seat)] for id in kind(school, 1, 3 if elite else 22)]
    return next(id for id in ids if id not in gone)


def pick(table: Table, *, elite: bool = False) -> str:
    """The player in turn picks some card."""
    seat = whose(table)
    card = fresh(table, seat, elite=elite)
    table.do("pick", seat, card=card)
    return card


def ban(table: Table, *, of: int | None = None, elite: bool = False) -> str:
    """The player in turn bans some card of that player, or of their own."""
    seat = whose(table)
    card = fresh(table, of or seat, elite=elite)
    table.do("ban", seat, card=card)
    return card


def one_time(table: Table, of: int | None = None) -> Table:
    """Two picks and a ban."""
    pick(table)
    pick(table)
    ban(table, of=of)
    return table


def to_last(first: int = 1) -> Table:
    table = building(first)
    for _ in range(18):
        one_time(table)
    return table


def to_elites(first: int = 1) -> Table:
    table = to_last(first)
    pick(table)
    pick(table)
    return table


def to_elite_picks(first: int = 1) -> Table:
    table = to_elites(first)
    for _ in range(2):
        ban(table, of=3 - whose(table), elite=True)
    return table


def drafted(first: int = 1) -> Table:
    """The draft is over; the duel has not begun."""
    table = to_elite_picks(first)
    pick(table, elite=True)
    pick(table, elite=True)
    return table
