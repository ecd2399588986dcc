"""The rules of an evening: one function a verb. Each refusal names its clause and changes nothing."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from companion.hall.rules.matches import by_name, impossible, regrettable, seated
from companion.hall.rules.settings import MOST_PLAYERS, MOST_TABLES
from companion.hall.rules.standings import standings
from companion.hall.rules.state import Hall, Match, Outcome, Player, Round
from engine.action import Fact
from engine.refusal import Refusal, refuse

Facts = list[Fact]
Then = Hall | Refusal


class Step(Struct, frozen=True):
    """An accepted deed: the hall after it, and what became true, in the order in which it happened."""

    hall: Hall
    facts: tuple[Fact, ...] = ()


def apply(now: Hall, do: a.Deed) -> Step | Refusal:
    """The hall after a deed, or the clause that forbids it."""
    if now.over and not isinstance(do, a.Result | a.Answer):
        return refuse("HALL-END-02", "hall-over")
    facts: Facts = []
    then = RULES[type(do)](now, do, facts)
    return then if isinstance(then, Refusal) else Step(then, tuple(facts))


# Who is here


def check_in(now: Hall, do: a.CheckIn, facts: Facts) -> Then:
    """A new player takes part in the next round that is paired."""
    badge = None if do.badge is UNSET else do.badge
    if refusal := _no_room(now) or _name_taken(now, do.name, 0) or _badge_taken(now, badge, 0):
        return refusal
    player = Player(len(now.players) + 1, do.name, len(now.rounds) + 1, badge)
    facts.append(f.CheckedIn(player.number, player.name, player.since))
    return replace(now, players=(*now.players, player))


def _no_room(now: Hall) -> Refusal | None:
    """A league or a cup that has begun takes nobody in; neither does a hall of two thousand."""
    if now.rounds and now.settings.format in ("round-robin", "elimination"):
        return refuse("HALL-IN-05", "hall-begun", format=now.settings.format)
    if len(now.players) == MOST_PLAYERS:
        return refuse("HALL-IN-01", "hall-full", most=MOST_PLAYERS)
    return None


def _name_taken(now: Hall, name: str, but: int) -> Refusal | None:
    other = by_name(now.players, name)
    if other is None or other.number == but:
        return None
    return refuse("HALL-IN-02", "hall-name-taken", name=other.name, number=other.number)


def _badge_taken(now: Hall, badge: str | None, but: int) -> Refusal | None:
    owner = next((player for player in now.players if player.badge == badge), None) if badge else None
    if owner is None or owner.number == but:
        return None
    return refuse("HALL-IN-03", "hall-badge-taken", name=owner.name)


def _nobody(now: Hall, number: int) -> Refusal | None:
    if 1 <= number <= len(now.players):
        return None
    return refuse("HALL-IN-01", "hall-nobody", number=number)


def change(now: Hall, do: a.Change, facts: Facts) -> Then:
    """Name, badge and table of a player, at any time."""
    if refusal := _nobody(now, do.player):
        return refusal
    said = {"name": do.name, "badge": do.badge, "table": do.table}
    changes = {field: value for field, value in said.items() if value is not UNSET}
    name, badge = changes.get("name"), changes.get("badge")
    if refusal := (_name_taken(now, name, do.player) if name else None) or _badge_taken(now, badge, do.player):
        return refusal
    return now.with_player(do.player, **changes)


def leave(now: Hall, do: a.Leave, facts: Facts) -> Then:
    """A match that has begun stays: its result is entered like any other."""
    if refusal := _nobody(now, do.player):
        return refusal
    if not now.player(do.player).here:
        return refuse("HALL-OUT-01", "hall-left-already", name=now.player(do.player).name)
    facts.append(f.Left(do.player))
    return now.with_player(do.player, here=False)


def come_back(now: Hall, do: a.ComeBack, facts: Facts) -> Then:
    """From the next round that is paired; what was missed gives nothing."""
    if refusal := _nobody(now, do.player):
        return refusal
    if now.player(do.player).here:
        return refuse("HALL-OUT-02", "hall-here-already", name=now.player(do.player).name)
    facts.append(f.CameBack(do.player, len(now.rounds) + 1))
    return now.with_player(do.player, here=True)


# Tables


def add_table(now: Hall, do: a.AddTable, facts: Facts) -> Then:
    """At the end of the order; a match that waits for a table gets it."""
    if do.table in now.tables:
        return refuse("HALL-TABLE-01", "hall-table-there", table=do.table)
    if len(now.tables) == MOST_TABLES:
        return refuse("HALL-TABLE-01", "hall-tables-full", most=MOST_TABLES)
    now = replace(now, tables=(*now.tables, do.table))
    waiting = next((match for match in now.open if match.table is None), None)
    return now if waiting is None else _changed(now, waiting, replace(waiting, table=do.table))


def remove_table(now: Hall, do: a.RemoveTable, facts: Facts) -> Then:
    """Whoever plays there is told to move: their match waits for a table."""
    if refusal := _no_such_table(now, do.table):
        return refusal
    there = next((match for match in now.open if match.table == do.table), None)
    tables = tuple(table for table in now.tables if table != do.table)
    now = replace(now, tables=tables, calls=tuple(table for table in now.calls if table != do.table))
    if there is None:
        return now
    facts.append(f.NoTable(1))
    return _changed(now, there, replace(there, table=None))


def _no_such_table(now: Hall, table: str) -> Refusal | None:
    return None if table in now.tables else refuse("HALL-TABLE-02", "hall-no-such-table", table=table)


def _changed(now: Hall, before: Match, after: Match) -> Hall:
    """The same hall with another match in the place of one, whatever round that is of."""
    rounds = (
        replace(round, matches=tuple(after if match is before else match for match in round.matches))
        if any(match is before for match in round.matches)
        else round
        for round in now.rounds
    )
    return replace(now, rounds=tuple(rounds))


def move(now: Hall, do: a.Move, facts: Facts) -> Then:
    """Two matches whose tables are named change places; a free table is just taken."""
    mine = next((match for match in now.open if do.player in match.players), None)
    if mine is None:
        return refuse("HALL-TABLE-03", "hall-nothing-to-move", number=do.player)
    if refusal := _no_such_table(now, do.table):
        return refusal
    there = next((match for match in now.open if match.table == do.table and match is not mine), None)
    if there is not None:
        now = _changed(now, there, replace(there, table=mine.table))
    return _changed(now, mine, replace(mine, table=do.table))


# Rounds


def pair(now: Hall, do: a.Pair, facts: Facts) -> Then:
    """The next round. What is only a pity is told and stands: people decide."""
    if refusal := not_yet(now) or impossible(now, do.matches):
        return refusal
    matches = seated(now, do.matches)
    facts.append(f.Paired(len(now.rounds) + 1, len(matches)))
    facts.extend(regrettable(now, matches))
    return replace(now, rounds=(*now.rounds, Round(len(now.rounds) + 1, matches)))


def not_yet(now: Hall) -> Refusal | None:
    """Why no round can be paired now."""
    if now.open and now.settings.format != "free":
        return _results_missing(now, "HALL-ROUND-01", now.open)
    if len(now.playing) < _fewest(now):
        return refuse("HALL-ROUND-02", "hall-too-few", here=len(now.playing), least=min(now.settings.seats))
    return None


def _fewest(now: Hall) -> int:
    """Enough for one table; in a cup one is enough who goes on because the other has left (HALL-KO-02)."""
    is_cup = now.settings.format == "elimination"
    return 1 if is_cup and now.now and len(now.now.matches) > 1 else min(now.settings.seats)


def _results_missing(now: Hall, clause: str, open: tuple[Match, ...]) -> Refusal:
    tables = ", ".join(match.table or "–" for match in open)
    return refuse(clause, "hall-round-open", round=len(now.rounds), count=len(open), tables=tables)


def swap(now: Hall, do: a.Swap, facts: Facts) -> Then:
    """Two players of the round change places; a bye may be one of them. In a cup, who won after all comes in."""
    one, other = _unplayed(now, do.one), _unplayed(now, do.other)
    may_change = one is not other and (_comes_in(now, do) if one is None or other is None else True)
    if not may_change:
        return refuse("HALL-PAIR-06", "hall-no-swap", one=do.one, other=do.other)
    assert now.now is not None
    exchanged = {do.one: do.other, do.other: do.one}
    matches = tuple(
        replace(match, players=tuple(exchanged.get(number, number) for number in match.players), manual=True)
        if match is one or match is other
        else match
        for match in now.now.matches
    )
    earlier = replace(now, rounds=now.rounds[:-1])
    facts.extend(regrettable(earlier, [match for match in matches if {do.one, do.other} & set(match.players)]))
    return now.with_now(matches=matches)


def _comes_in(now: Hall, do: a.Swap) -> bool:
    """Whether one of the two has the other's place by a result that was corrected (HALL-KO-04)."""
    both = {do.one, do.other}
    return bool(both & now.not_through) and bool(both & set(now.left_out))


def _unplayed(now: Hall, number: int) -> Match | None:
    """The player's match of this round, a bye too, as long as it has no result."""
    matches = now.now.matches if now.now else ()
    return next((match for match in matches if number in match.players and match.outcome is None), None)


def start_clock(now: Hall, do: a.StartClock, facts: Facts) -> Then:
    """The clock can be started anew, as after a fire alarm."""
    if now.now is None:
        return refuse("HALL-ROUND-03", "hall-no-round")
    return now.with_now(started=do.at)


# Results


def result(now: Hall, do: a.Result, facts: Facts) -> Then:
    """From a table it counts once; from the desk it counts, and corrects what was there."""
    match = _played_by(now, do)
    if match is None:
        return refuse("HALL-RESULT-02", "hall-no-such-match", round=do.round, players=list(do.players))
    if not set(do.winners) <= set(match.players):
        return refuse("HALL-RESULT-03", "hall-winner-elsewhere", winners=list(do.winners))
    told = Outcome(tuple(sorted(do.winners)), do.source, do.key)
    if now.settings.format == "elimination" and told.drawn(match.players):
        return refuse("HALL-KO-03", "hall-no-draws")
    if do.source == "table" and match.outcome is not None:
        return _told_again(now, match.outcome, do)
    say = f.Settled if match.outcome is None else f.Corrected
    facts.append(say(do.round, match.players, told.winners))
    now = _with_outcome(now, do.round, match, told)
    if match.outcome is None and now.rounds[do.round - 1].settled:
        facts.append(f.RoundDone(do.round))
    return now


def _told_again(now: Hall, known: Outcome, do: a.Result) -> Then:
    """The same result of the same game once more changes nothing; another one is for the desk to settle."""
    if known.key == do.key and known.winners == tuple(sorted(do.winners)):
        return now
    return refuse("HALL-RESULT-04", "hall-result-there", round=do.round, players=list(do.players))


def _played_by(now: Hall, do: a.Result) -> Match | None:
    if not 1 <= do.round <= len(now.rounds):
        return None
    wanted = set(do.players)
    matches = now.rounds[do.round - 1].matches
    return next((match for match in matches if set(match.players) == wanted and not match.bye), None)


def _with_outcome(now: Hall, number: int, match: Match, told: Outcome) -> Hall:
    rounds = list(now.rounds)
    there = rounds[number - 1]
    matches = tuple(replace(one, outcome=told) if one is match else one for one in there.matches)
    rounds[number - 1] = replace(there, matches=matches)
    return replace(now, rounds=tuple(rounds))


# Judges, and the end


def call(now: Hall, do: a.Call, facts: Facts) -> Then:
    """Once is enough: a table that waits already goes on waiting."""
    if refusal := _no_such_table(now, do.table):
        return refusal
    if do.table in now.calls:
        return now
    facts.append(f.Called(do.table))
    return replace(now, calls=(*now.calls, do.table))


def answer(now: Hall, do: a.Answer, facts: Facts) -> Then:
    """Nobody waits there any more."""
    if do.table not in now.calls:
        return refuse("HALL-CALL-02", "hall-no-call", table=do.table)
    facts.append(f.Answered(do.table))
    return replace(now, calls=tuple(table for table in now.calls if table != do.table))


def finish(now: Hall, do: a.Finish, facts: Facts) -> Then:
    """Only when nothing is awaited: a missing result would change who has won."""
    if open := now.open:
        return _results_missing(now, "HALL-END-01", open)
    facts.append(f.Over(tuple(row.player for row in standings(now) if row.place == 1)))
    return replace(now, over=True)


RULES: dict[type[a.Deed], Callable[[Hall, Any, Facts], Then]] = {
    a.CheckIn: check_in, a.Change: change, a.Leave: leave, a.ComeBack: come_back,
    a.AddTable: add_table, a.RemoveTable: remove_table, a.Move: move,
    a.Pair: pair, a.Swap: swap, a.StartClock: start_clock, a.Result: result,
    a.Call: call, a.Answer: answer, a.Finish: finish,
}  # fmt: skip
