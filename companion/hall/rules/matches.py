"""A round as people or the rules put it together: what cannot be, what is only a pity, and who sits where."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from companion.hall.rules import facts as f
from companion.hall.rules.actions import Group
from companion.hall.rules.standings import Record
from companion.hall.rules.state import Hall, Match, Player
from engine.action import Fact
from engine.refusal import Refusal, refuse


def impossible(now: Hall, groups: Sequence[Group]) -> Refusal | None:
    """What no override changes: a player who is not here, twice or left out; a table twice; too many at one."""
    numbers = list(chain.from_iterable(group.players for group in groups))
    here = {player.number for player in now.playing}
    for number, times in Counter(numbers).items():
        if number not in here:
            return _not_able(now, number)
        if times > 1:
            return refuse("HALL-PAIR-02", "hall-twice", player=number, name=now.player(number).name)
    if (left_out := sorted(here.difference(numbers))) and now.settings.format != "free":
        return refuse("HALL-PAIR-02", "hall-left-out", names=", ".join(_names(now, left_out)))
    return _no_such_place(now, groups)


def _not_able(now: Hall, number: int) -> Refusal:
    """Why a player cannot be in the next round."""
    if not 1 <= number <= len(now.players) or not now.player(number).here:
        return refuse("HALL-PAIR-02", "hall-not-here", player=number)
    name = now.player(number).name
    if now.settings.format == "free":
        return refuse("HALL-FREE-01", "hall-still-plays", name=name)
    return refuse("HALL-KO-02", "hall-out", name=name)


def _taken(now: Hall) -> set[str]:
    """Tables at which matches of before go on: only in free play."""
    return {match.table for match in now.open if match.table} if now.settings.format == "free" else set()


def _no_such_place(now: Hall, groups: Sequence[Group]) -> Refusal | None:
    """Every group fits a table, and every table is there and taken once."""
    for group in groups:
        if len(group.players) != 1 and len(group.players) not in now.settings.seats:
            return refuse("HALL-PAIR-01", "hall-group-size", players=len(group.players), seats=list(now.settings.seats))
    named = Counter(group.table for group in groups if group.table is not None)
    named.update(table for table in _taken(now) if table in named)
    for table, times in named.items():
        if table not in now.tables:
            return refuse("HALL-TABLE-02", "hall-no-such-table", table=table)
        if times > 1:
            return refuse("HALL-TABLE-02", "hall-table-twice", table=table)
    return None


def regrettable(now: Hall, matches: Sequence[Match]) -> Iterator[Fact]:
    """What is told though it stands: players meet again, somebody waits again, matches have no table."""
    met, record = now.met(), Record(now)
    for match in matches:
        if any(other in met[one] for one, other in combinations(match.players, 2)):
            yield f.Again(match.players)
        if match.bye and record.byes(match.players[0]):
            yield f.SecondBye(match.players[0])
    if homeless := sum(match.table is None and not match.bye for match in matches):
        yield f.NoTable(homeless)


def seated(now: Hall, groups: Sequence[Group]) -> tuple[Match, ...]:
    """The groups at their tables: as they say, at the table that one of them needs, else the first that is free."""
    wanted = [None if len(group.players) == 1 else group.table or _needed(now, group) for group in groups]
    used = _taken(now)
    taken = used.union(table for table in wanted if table is not None)
    free = (table for table in now.tables if table not in taken)
    matches = []
    for group, table in zip(groups, wanted, strict=True):
        if len(group.players) > 1 and (table is None or table in used):
            table = next(free, None)
        if table is not None:
            used.add(table)
        matches.append(Match(group.players, table, manual=group.manual))
    return tuple(matches)


def _needed(now: Hall, group: Group) -> str | None:
    """The table that a player of the group has to have, if it takes part."""
    needed = (now.player(number).table for number in group.players)
    return next((table for table in needed if table in now.tables), None)


def _names(now: Hall, numbers: Sequence[int]) -> list[str]:
    return [now.player(number).name for number in numbers]


def by_name(players: Sequence[Player], name: str) -> Player | None:
    """Who has that name; capital letters and spaces around it make no other one."""
    wanted = name.strip().casefold()
    return next((player for player in players if player.name.strip().casefold() == wanted), None)
