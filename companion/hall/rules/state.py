"""What is known in the hall: players, tables, rounds with their matches, and who calls for a judge."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.hall.rules.settings import Settings

Source = Literal["table", "desk"]
"""From whom a result comes: from the table's own log, or from people at the desk."""


class Player(Struct, frozen=True):
    """Somebody who was checked in. The number is theirs all evening."""

    number: int
    name: str
    since: int
    """The round from which on this player takes part; those before are missed (HALL-IN-04)."""
    badge: str | None = None
    here: bool = True
    """False for who has left, until they come back."""
    table: str | None = None
    """The table at which this player has to sit, where stairs or a loudspeaker ask for it."""


class Outcome(Struct, frozen=True):
    """What came of a match. All players as winners is a draw."""

    winners: tuple[int, ...]
    source: Source
    key: str = ""
    """Of a table's result: which game of its log it was. The same key never counts twice."""

    def drawn(self, players: tuple[int, ...]) -> bool:
        """Whether nobody, or everybody, won."""
        return not self.winners or set(self.winners) == set(players)


class Match(Struct, frozen=True):
    """Players who meet in a round. One player alone has a bye, and no table."""

    players: tuple[int, ...]
    table: str | None = None
    """None for a bye, and while no table is free."""
    outcome: Outcome | None = None
    manual: bool = False
    """People put them together, not the rules."""

    @property
    def bye(self) -> bool:
        """Whether somebody waits this round out."""
        return len(self.players) == 1

    @property
    def settled(self) -> bool:
        """Whether nothing is awaited any more."""
        return self.bye or self.outcome is not None


class Round(Struct, frozen=True):
    number: int
    matches: tuple[Match, ...]
    started: float | None = None
    """When its clock was started, in seconds of the evening; None before."""

    @property
    def settled(self) -> bool:
        """Whether every match has a result."""
        return all(match.settled for match in self.matches)

    @property
    def through(self) -> frozenset[int]:
        """Who has not lost in it: whoever goes on, in a cup."""
        in_it = ((match.outcome.winners if match.outcome else match.players) for match in self.matches)
        return frozenset(number for numbers in in_it for number in numbers)


class Hall(Struct, frozen=True):
    """The whole evening."""

    settings: Settings
    players: tuple[Player, ...] = ()
    tables: tuple[str, ...] = ()
    """Tables that take part, in the order in which they are filled."""
    rounds: tuple[Round, ...] = ()
    calls: tuple[str, ...] = ()
    """Tables that wait for a judge, who called first first."""
    over: bool = False

    def player(self, number: int) -> Player:
        """The player of that number; numbers count from 1 without a gap."""
        return self.players[number - 1]

    def with_player(self, number: int, **changes: Any) -> "Hall":
        """The same hall with something changed about one player."""
        players = list(self.players)
        players[number - 1] = replace(players[number - 1], **changes)
        return replace(self, players=tuple(players))

    @property
    def now(self) -> Round | None:
        """The round that is being played, or was played last."""
        return self.rounds[-1] if self.rounds else None

    def with_now(self, **changes: Any) -> "Hall":
        """The same hall with something changed about its last round."""
        return replace(self, rounds=(*self.rounds[:-1], replace(self.rounds[-1], **changes)))

    @property
    def going_on(self) -> tuple[Round, ...]:
        """Rounds in which there may be matches without a result: the last one; in free play all of them."""
        return self.rounds if self.settings.format == "free" else self.rounds[-1:]

    @property
    def open(self) -> tuple[Match, ...]:
        """Matches without a result."""
        return tuple(match for round in self.going_on for match in round.matches if not match.settled)

    @property
    def playing(self) -> tuple[Player, ...]:
        """Who can be in the next round, by number: in a cup who goes on, in free play who is free."""
        match self.settings.format:
            case "elimination" if self.rounds:
                able = self.rounds[-1].through
                return tuple(player for player in self.players if player.here and player.number in able)
            case "free":
                busy = {number for match in self.open for number in match.players}
                return tuple(player for player in self.players if player.here and player.number not in busy)
            case _:
                return tuple(player for player in self.players if player.here)

    @property
    def not_through(self) -> frozenset[int]:
        """In a cup: who has a match of the last round although a corrected result has put them out (HALL-KO-04)."""
        if self.settings.format != "elimination" or len(self.rounds) < 2:
            return frozenset()
        unplayed = {number for match in self.rounds[-1].matches if match.outcome is None for number in match.players}
        return frozenset(unplayed - self.rounds[-2].through)

    @property
    def left_out(self) -> tuple[int, ...]:
        """In a cup: whose place in the last round somebody has who is out by now (HALL-KO-04)."""
        if not self.not_through:
            return ()
        there = {number for match in self.rounds[-1].matches for number in match.players}
        return tuple(number for number in sorted(self.rounds[-2].through - there) if self.player(number).here)

    def met(self) -> Mapping[int, set[int]]:
        """Whom every player has sat with at a table so far."""
        met: dict[int, set[int]] = {player.number: set() for player in self.players}
        for match in (match for round in self.rounds for match in round.matches):
            for one in match.players:
                met[one].update(other for other in match.players if other != one)
        return met
