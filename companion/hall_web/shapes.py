"""What crosses the hall's socket and its HTTP interface: the descriptions for other programs are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.hall.rules import actions as a
from companion.hall.rules.settings import Format, Settings
from companion.hall.rules.state import Source
from companion.lobby.codes import LONGEST
from companion.mqtt.link import State as LinkState
from companion.web.changes import Change
from engine.action import Name
from engine.message import Message

Role = Literal["desk", "player", "watch"]
"""desk: whoever runs the evening; player: a phone that was checked in; watch: everybody else."""
Phase = Literal["setting-up", "checking-in", "playing", "between", "over"]
"""setting-up: there is no evening yet; between: every match of the last round has a result."""
Presence = Literal["ready", "away", "silent", "unknown"]
"""silent: it said that it is there and was not heard of late; unknown: it was never heard."""
Unix = float
"""Seconds since 1970, UTC."""
Secret = Annotated[str, Meta(max_length=LONGEST)]
AnyDeed = (
    a.CheckIn | a.Change | a.Leave | a.ComeBack | a.AddTable | a.RemoveTable | a.Pair | a.Swap | a.Move
    | a.StartClock | a.Result | a.Call | a.Answer | a.Finish
)  # fmt: skip


# The socket: from a page


class Said(Struct, frozen=True, tag_field="say", tag=str.lower, forbid_unknown_fields=True):
    """A message from a page."""


class Hello(Said, frozen=True):
    """The first message. Without a token the page can only watch."""

    token: Annotated[str, Meta(max_length=100)] = ""
    updates: int = 1
    """The form of changes that it knows; whoever knows another or none (0) is told the whole hall each time."""


class Ping(Said, frozen=True):
    """Asks whether the hall is still there."""


FromPage = Hello | Ping


# The socket: to a page


class Told(Struct, frozen=True, tag_field="tell", tag=str.lower):
    """A message to a page."""


class Welcome(Told, frozen=True, tag="welcome"):
    """The first message: as whom the page was let in."""

    role: Role
    player: int | None
    """Whose phone it is."""
    languages: tuple[str, ...]


class ClockTold(Struct, frozen=True):
    """The clock of the round."""

    minutes: int
    started: Unix
    now: Unix
    """The hall's own clock when its last change was told: a page whose clock is wrong goes by the difference."""


class PlayerTold(Struct, frozen=True):
    number: int
    name: str
    here: bool
    """False for who has left."""
    since: int
    """The first round in which this player takes part."""
    table: str | None
    """The table that has to be theirs."""


class MatchTold(Struct, frozen=True):
    round: int
    players: tuple[int, ...]
    """One alone waits this round out."""
    table: str | None
    winners: tuple[int, ...] | None
    """Null while there is no result; all players, or nobody, for a draw."""
    source: Source | None
    manual: bool
    """People put them together, not the rules."""
    why: Message
    """The reason for this match."""


class StandingTold(Struct, frozen=True):
    place: int
    player: int
    points: int
    opponents: float
    """The first tie-break (HALL-STAND-03), with four digits."""
    wins: int
    byes: int


class LiveSeat(Struct, frozen=True):
    name: str
    counters: dict[str, int | None]


class LiveTold(Struct, frozen=True):
    """A game that goes on at a table, as everybody there sees it."""

    game: str
    phase: str
    round: int
    turn: int
    seats: tuple[LiveSeat, ...]
    winners: tuple[int, ...] | None
    """Seats, counted from 1."""


class TableTold(Struct, frozen=True):
    table: str
    presence: Presence
    called: Unix | None
    """Since when a judge is wanted there; 0 where nobody has noted it."""
    live: LiveTold | None


class HallTold(Told, frozen=True, kw_only=True, tag="hall"):
    """The hall as everybody may see it."""

    hall: str
    game: str = ""
    mode: str = ""
    format: Format | Literal[""] = ""
    seats: tuple[int, ...] = ()
    evening: str = ""
    began: str = ""
    phase: Phase = "setting-up"
    round: int = 0
    planned: int | None = None
    """How many rounds there will be; null where people play as long as they like."""
    clock: ClockTold | None = None
    minutes: int = 0
    """How long a round takes; 0: it has no clock."""
    players: tuple[PlayerTold, ...] = ()
    matches: tuple[MatchTold, ...] = ()
    """Of the last round; in free play those that still go on, too."""
    sitting_out: tuple[int, ...] = ()
    """Who is here and cannot be in the next round: out of the cup, or still playing in free play."""
    left_out: tuple[int, ...] = ()
    """In a cup: whose place in this round somebody has who is out by a corrected result (HALL-KO-04)."""
    standings: tuple[StandingTold, ...] = ()
    tables: tuple[TableTold, ...] = ()


class ChangesTold(Told, frozen=True, tag="changes"):
    """What changed since the hall was told last, in the form of the table's updates."""

    changes: dict[str, Change]


class TroubleTold(Struct, frozen=True):
    """Something that came over the broker and was not believed."""

    at: Unix
    table: str
    message: Message


class StrangerTold(Struct, frozen=True):
    """A table on the broker that does not take part: it can be let in."""

    table: str
    presence: Presence
    seats: int | None
    """Null while it has not said how many it has."""


class AlertTold(Struct, frozen=True):
    """Something is wrong at a table, as that says itself."""

    table: str
    message: Message


class BrokerTold(Struct, frozen=True):
    state: LinkState | Literal["none"]
    """none: the hall works by hand, without a broker."""
    trouble: Message | None
    address: str
    other_hall: bool
    """Another hall on the broker has the same name."""


class TapTold(Struct, frozen=True):
    """A badge that was tapped at the desk; nothing is entered before somebody says so."""

    badge: str
    player: int | None
    """Whose it is; null for a badge that nobody has yet."""
    number: int
    """Counts the taps: the same badge again is another tap."""


class DeskTold(Told, frozen=True, kw_only=True, tag="desk"):
    """What only the desk is told: whole, whenever something of it changes."""

    troubles: tuple[TroubleTold, ...]
    strangers: tuple[StrangerTold, ...]
    alerts: tuple[AlertTold, ...]
    broker: BrokerTold
    undo: AnyDeed | None
    """What an undo would take back."""
    redo: AnyDeed | None
    step: int
    """How much was done, taken back and brought back so far: who takes back names it."""
    badges: dict[str, str]
    """By the number of the player."""
    phones: tuple[int, ...]
    """Players who have checked in with a phone."""
    tap: TapTold | None
    code: str
    """With which phones check in today."""
    pin: str
    """With which another screen becomes the desk."""
    address: str
    """Where phones find the hall."""
    key: str
    """With which tables are started."""
    start: str
    """How a table is started: the command, but for the table's name and the password."""
    first_time: bool
    """No evening was ever kept here."""
    reader: bool
    """There is a reader for badges at the desk."""


class Pong(Told, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Unix


class Goodbye(Told, frozen=True, tag="goodbye"):
    """The last message: why the page was shown out."""

    message: Message


ToPage = Welcome | HallTold | ChangesTold | DeskTold | Pong | Goodbye


# HTTP


class NewEvening(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played: settings in which less has to be said."""

    hall: Annotated[str, Meta(max_length=40)] = ""
    """Empty: that of the broker's address, or the one before."""
    seats: tuple[int, ...] = ()
    """Empty: as many as the mode takes."""


class BecomeDesk(Struct, frozen=True, forbid_unknown_fields=True):
    """The PIN of the evening; on the machine itself nothing is asked."""

    pin: Secret = ""


class TokenTold(Struct, frozen=True):
    token: str


class CheckInByPhone(Struct, frozen=True, forbid_unknown_fields=True):
    code: Secret
    name: Name


class CheckedIn(Struct, frozen=True):
    """The token lets this phone see what is its own, leave and come back."""

    number: int
    name: str
    token: str


class Tapped(Struct, frozen=True, forbid_unknown_fields=True):
    """A badge was held to a reader that types, or to none at all."""

    badge: a.Badge


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever takes back or brings back has seen."""

    step: int | None = None
    """Of the desk's last message: where something else was done since, nothing happens. Null: whatever it is."""


class Facts(Struct, frozen=True):
    """What became true, in the order in which it happened."""

    facts: tuple[dict[str, Any], ...]


class ProposedMatch(Struct, frozen=True):
    players: tuple[int, ...]
    table: str | None
    why: Message


class Proposal(Struct, frozen=True):
    """The next round as the rules propose it. `notes` are what is a pity about it."""

    round: int
    matches: tuple[ProposedMatch, ...]
    notes: tuple[dict[str, Any], ...]


class RoundTold(Struct, frozen=True):
    round: int
    matches: tuple[MatchTold, ...]


class KeptEvening(Struct, frozen=True):
    """An evening of the log."""

    number: int
    began: str
    hall: str
    game: str
    mode: str
    format: Format
    players: int
    rounds: int
    over: bool
    open: bool
    """It is the one that is shown now."""


class KeptEvenings(Struct, frozen=True):
    evenings: tuple[KeptEvening, ...]


class ModeTold(Struct, frozen=True):
    mode: str
    seats: tuple[int, ...]


class GameTold(Struct, frozen=True):
    game: str
    modes: tuple[ModeTold, ...]


class Offered(Struct, frozen=True):
    """What can be played in a hall."""

    games: tuple[GameTold, ...]
    formats: tuple[Format, ...]
