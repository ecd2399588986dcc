"""What crosses HTTP, besides what the socket has: the OpenAPI description is made from these structs."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.lobby.codes import LONGEST
from companion.results import Ended
from companion.session.press_times import PressTime
from companion.web.changes import Change
from companion.web.protocol import Seat
from engine.action import SeatName
from engine.message import Message
from engine.view import View

Secret = Annotated[str, Meta(max_length=LONGEST)]


class Problem(Struct, frozen=True):
    """The request was refused, and nothing changed; `message` says why, with the clause if there is one."""

    message: Message
    clause: str | None = None
    line: int | None = None
    """The line of an uploaded file that is wrong."""


class Nothing(Struct, frozen=True):
    """Done; there is nothing more to say."""


# The table


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str
    taken: bool
    """Somebody has joined it with a phone."""


class TableInfo(Struct, frozen=True):
    game: str | None
    mode: str | None
    number: int | None
    """The number of the game in the log."""
    seats: tuple[SeatInfo, ...]
    simulated: bool
    languages: tuple[str, ...]
    address: str
    """Where phones find the table, as people type it."""
    code: str | None
    """The code for joining a seat; only for hosts."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    code: Secret
    seat: Seat | None = None
    """Null: the next free one, or that of somebody of the same name without a phone."""
    name: SeatName = ""


class Joined(Struct, frozen=True):
    token: str
    expires: str
    """When, in UTC, as ISO 8601."""
    seat: int


class Pin(Struct, frozen=True, forbid_unknown_fields=True):
    pin: Secret = ""
    """Not needed on the machine itself."""


class ScreenKey(Pin, frozen=True, forbid_unknown_fields=True):
    key: Secret = ""
    """The key with which the browser of a kiosk was started; it holds once."""


class HostPin(Struct, frozen=True, forbid_unknown_fields=True):
    pin: Secret


class Token(Struct, frozen=True):
    token: str
    expires: str


class Free(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


# Games


class ModeInfo(Struct, frozen=True):
    name: str
    seats: tuple[int, ...]


class OptionInfo(Struct, frozen=True):
    name: str
    schema: dict[str, Any]
    """JSON Schema: the range, or the choices."""
    default: Any


class ProfileInfo(Struct, frozen=True):
    name: str
    title: str
    seats: int
    missing: tuple[str, ...]
    """Devices that the game could use and the profile does not have; the screen replaces them."""


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]
    profiles: tuple[ProfileInfo, ...]
    training: bool
    """There is a training set of invented cards."""
    by_itself: bool
    """There are simulated players for it."""
    sandbox: bool
    """Something of it can be tried out at /sandbox."""


class Started(Struct, frozen=True):
    number: int
    code: str


class GameCards(Struct, frozen=True):
    """The data of all cards of the current game, as it was begun: taught cards replace those of the packs."""

    number: int
    cards: tuple[dict[str, Any], ...]
    kept: dict[str, dict[str, Any]]
    """What the table remembers beyond that, by card: proposed to whoever enters the card, and no rule of this game."""
    schema: dict[str, Any]
    """JSON Schema of a card, for the words in which it is told."""


class Corrections(Struct, frozen=True):
    """What the referee may correct in the current game. No state tells it, since the list is long."""

    number: int
    version: int
    """Of the state in which all of it is legal; most of it is in the next ones, too."""
    legal: tuple[dict[str, Any], ...]
    """Without the cards that fit: these would tell what lies face down."""


class Resume(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=2**53)]
    leave: bool = False
    """The unfinished game at the table is left for it; it stays in the log."""


# History


class SavedInfo(Struct, frozen=True):
    number: int
    started: str
    game: str
    mode: str | None
    seats: tuple[str, ...]
    steps: int
    over: bool
    playing: bool
    """It is at the table now."""
    winners: tuple[str, ...] | None = None
    """Who won, by name; null while it is not over, and where that was not kept yet."""
    evening: int | None = None
    """The number of the evening in which it was last played, if that is known."""


class Frame(Struct, frozen=True, omit_defaults=True):
    """One step of a page: what became true by it, and what everybody saw after it.

    What was done is not told: an action may name what stays hidden after the game, as a registered deck does.
    """

    kind: Literal["start", "do", "undo", "redo"]
    at: float | None
    """When, on the game's clock (seconds); null where it is not known."""
    facts: tuple[Any, ...]
    view: View | None = None
    """Whole on the first step of a page only."""
    change: Change | None = None
    """How the view differs from that of the step before, as in an update of the socket; left out where it does not."""
    presses: tuple[PressTime, ...] = ()
    """The presses of a race that the facts tell of, in microseconds."""


class ReactionFacts(Struct, frozen=True):
    """The names of the facts that tell how fast people reacted (see `engine.game.Reactions`)."""

    opened: str
    press: str
    verdict: str
    early: str


class Story(Struct, frozen=True):
    """A game for looking back, or one page of it where it is long."""

    number: int | None
    started: str | None
    game: str
    mode: str | None
    cards: dict[str, str]
    """The names of its cards by id; only the first page has them."""
    steps: int
    """On all pages together, the start not counted; steps of a scenario that are refused have no frame."""
    first: int = 0
    """The step with which this page begins; the start is step 0."""
    frames: tuple[Frame, ...] = ()
    reactions: ReactionFacts | None = None
    """Null for a game without reaction times."""
    next: str | None = None
    """Where the next page is; null on the last one."""


class TakeAlong(Struct, frozen=True):
    """The result of one game, for taking along."""

    result: Ended
    bgstats: str
    """A link of the app BG Stats: the phone that follows it is asked whether to keep the play."""


# Rules


class ClauseInfo(Struct, frozen=True):
    clause: str
    section: str
    text: str
    prompt: bool
    rulings: tuple[str, ...]
    options: tuple[str, ...]
    language: str
    """Of its words: English where the rules of a game were not translated."""


class RuleSection(Struct, frozen=True):
    heading: str
    clauses: tuple[ClauseInfo, ...]


class Rulebook(Struct, frozen=True):
    """All clauses of a game, or of the table itself."""

    game: str
    sections: tuple[RuleSection, ...]
