"""The messages of the socket between the table and a page. The AsyncAPI schema is made from these structs."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.bindings import AtBoard, Held
from companion.lobby.focus import Focus
from companion.lobby.totals import Total
from companion.web.changes import Change
from companion.web.happened import Story
from companion.web.lobby_shapes import AsksHost, Chosen, InHall, LobbySeat, NextGame, SavedGame
from engine.action import SeatName
from engine.message import Message
from hardware.outputs import Figure, Output
from hardware.roles import MOST_SEATS

Role = Literal["table", "seat", "referee", "watch"]
"""table: the shared screen (and in simulation the hardware); seat: one player's phone; watch: everybody else."""
Id = Annotated[int, Meta(ge=0, le=2**53)]
"""A number chosen by the page; the answer repeats it."""
Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


# From the page


class Said(Struct, frozen=True, kw_only=True, tag_field="say", tag=str.lower, forbid_unknown_fields=True):
    """A message from a page."""

    id: Id = 0


class Hello(Said, frozen=True):
    """The first message: who this is. Without a token the page can only watch.

    A page that reconnects says which game and version it saw last, and is sent only the steps since.
    """

    token: str = ""
    number: int = 0
    version: int = -1
    updates: int = 0
    """The form of updates that it knows; today's is 1. Whoever knows another or none is sent whole states."""


class Act(Said, frozen=True):
    """An action of the game. `version` is that of the state that the person saw: if it is not current, it is refused.

    A timed press says when it was (`at`, seconds of the clock that answers pings) and its possible error (`err`); both
    are believed as far as the way of this page lets them be true (TABLE-MOMENT), and a notice says where they are not.
    """

    version: int
    action: dict[str, Any]


class Order(Said, frozen=True):
    """Undo, redo, and control of the timers; "reveal": what is turned up one by one is turned up at once, for all."""

    order: Literal["undo", "redo", "pause", "go", "carry-on", "reveal"]
    version: int | None = None
    """The version that the person saw. Undo and redo need it: sent twice, they change that state once."""


class Consent(Said, frozen=True):
    """An answer to the question whether a step may be taken back; seat 0 is the referee, who answers for all."""

    seat: Annotated[int, Meta(ge=0)]
    yes: bool
    version: int | None = None
    """The version that the person saw; without it the answer is refused."""


class Device(Said, frozen=True):
    """Somebody touches a device of a simulated table."""

    do: Literal["press", "tap", "lay", "lift", "turn", "touch", "put", "slide", "knock"]
    """With `square`, "lift" lifts a piece from a board with sensors; "slide" and "knock" move it to `to`."""
    device: str
    card: str = ""
    uid: str = ""
    by: int = 0
    square: str = ""
    to: str = ""


class Fault(Said, frozen=True):
    """Switches a fault of a simulated device or link on (with its settings) or off."""

    target: str
    fault: dict[str, Any]
    on: bool


class Reopen(Said, frozen=True):
    """Asks to try a device again that does not answer."""

    device: str


class Overlook(Said, frozen=True):
    """Says that the sensor of a square is not to be believed (`on`), or that it counts again."""

    square: str
    on: bool


class Demo(Said, frozen=True):
    """Controls simulated players: play, pause, one step, speed; and takes over or releases a seat."""

    do: Literal["play", "pause", "step", "speed", "take", "release"]
    speed: Annotated[float, Meta(gt=0, le=64)] = 1.0
    seat: int = 0
    version: int | None = None
    """The version that the person saw; "step" needs it."""


class Reader(Said, frozen=True):
    """Chooses who taps next with the reader that goes round the table."""

    seat: Annotated[int, Meta(ge=1)]


class Ping(Said, frozen=True):
    """Asks for the table's time, so that a phone can tell on that clock when its button was pressed."""

    sent: float


class Answer(Said, frozen=True):
    """The answer to a `question`, sent at once: all earlier presses on this page have been sent before it."""

    number: int


# From the page, about the lobby and the evening


class Choose(Said, frozen=True):
    """A host chooses what is played; a field that is left out stays as it is. Another game has its own options."""

    game: str | None = None
    mode: str | None = None
    """Empty: whichever fits the number of people."""
    options: dict[str, Any] | None = None
    """Only those that change."""
    training: bool | None = None


class Sit(Said, frozen=True):
    """Somebody sits down without a phone, or is called otherwise. A phone names its own seat."""

    seat: Seat
    name: SeatName = ""


class Stand(Said, frozen=True):
    """Somebody gets up; a phone at that seat is at no seat any more."""

    seat: Seat


class Move(Said, frozen=True):
    """Somebody moves to another seat, with phone; who sits there takes the seat that becomes free."""

    seat: Seat
    to: Seat
    name: str = ""
    """Who sat at `seat` as the person saw it: if it is somebody else by now, it is refused."""


class Begin(Said, frozen=True):
    """Begins what is chosen with those who sit; after a game, the same again.

    `practice`: a short round without a winner first, where the game has one; the choice stays as it is.
    """

    practice: bool = False


class Resume(Said, frozen=True):
    """Takes up a saved game. `leave`: the unfinished game at the table is left for it, and stays in the log."""

    number: Annotated[int, Meta(ge=1, le=2**53)]
    leave: bool = False


class Again(Said, frozen=True):
    """Somebody wants to play once more, or no more; with the last yes it begins."""

    seat: Seat
    yes: bool = True


class ToLobby(Said, frozen=True, tag="lobby"):
    """Back to the lobby. `leave`: although the game is not over; it stays in the log and can be resumed."""

    leave: bool = False


class MakeHost(Said, frozen=True, tag="host"):
    """A host hands over to the phone of a seat. A phone that names its own seat asks for it: press a table button."""

    seat: Seat


class Test(Said, frozen=True):
    """Lights or sounds a device for a moment, so that people see where it is."""

    device: str


class NewCode(Said, frozen=True):
    """Another code for this evening; who sits stays."""

    instead: str = ""
    """The code that the person saw: if it is another one by now, it is refused."""


class Judge(Said, frozen=True):
    """At a table of a hall: a judge is wanted, or no longer."""

    wanted: bool = True


LobbyOrder = Choose | Sit | Stand | Move | Begin | Resume | Again | ToLobby | MakeHost | Test | NewCode | Judge
FromPage = (
    Hello
    | Act
    | Order
    | Consent
    | Device
    | Fault
    | Reopen
    | Overlook
    | Demo
    | Reader
    | Ping
    | Answer
    | Choose
    | Sit
    | Stand
    | Move
    | Begin
    | Resume
    | Again
    | ToLobby
    | MakeHost
    | Test
    | NewCode
    | Judge
)


# To the page


class Told(Struct, frozen=True, kw_only=True, tag_field="tell", tag=str.lower):
    """A message to a page."""


class Welcome(Told, frozen=True):
    """The answer to `hello`: the page's role and seat, and what this table can do."""

    role: Role
    seat: int | None
    simulated: bool
    languages: tuple[str, ...]
    fault_kinds: tuple[str, ...] = ()
    """The kinds of faults that can be simulated at this table."""


class DeviceState(Struct, frozen=True):
    up: bool
    why: str | Message = ""
    """The driver's message; or one word: the end of a message id `down-<word>`, or what somebody typed."""


class Clock(Struct, frozen=True):
    """A running timer: the share of it that is left (1 to 0), and its length in seconds."""

    name: str
    left: float
    seconds: float
    seat: int | None = None


class Players(Struct, frozen=True):
    """Simulated players: which seats they play, how fast, and the virtual cards that they hold."""

    playing: bool
    speed: float
    by_themselves: tuple[int, ...]
    hands: dict[str, tuple[str, ...]]
    top: str | None
    seed: str


class Vote(Struct, frozen=True):
    """Who has answered whether the last step may be taken back. One refusal is enough; 0 is the referee."""

    agreed: tuple[int, ...]
    refused: tuple[int, ...]


class SharedReader(Struct, frozen=True):
    """One reader that goes round the table."""

    seats: tuple[int, ...]
    """Who shares it."""
    whose: int | None
    """Whose card the next tap is; null: nobody can say, so somebody has to be chosen; 0: the table's own."""


class Board(Struct, frozen=True):
    """A board whose squares feel whether a piece stands on them."""

    rows: tuple[tuple[str, ...], ...]
    """The squares by name, row by row from the top, "" where there is none."""
    standing: tuple[str, ...] = ()
    """Where its sensors see a piece."""
    senses: bool = False
    """Whether they see anything at all: not while the board is down."""


class Entered(Struct, frozen=True):
    """What people entered about a card in this game, which this viewer may have remembered."""

    card: str
    says: dict[str, Any]
    """What the card would say beside what the game knows of it, in the words of a pack."""
    again: bool
    """Something about this card is kept already, and would be replaced."""


class State(Told, frozen=True):
    """Everything that this viewer may see: sent on joining and when a game begins. Then come updates.

    A page that knows no updates is sent the whole state whenever it changes."""

    version: int
    view: Any
    legal: tuple[dict[str, Any], ...]
    """What this viewer may do now; an open field holds "*", others `{"among": […]}` or `{"but": […]}`.

    What a referee may correct is asked for (`/api/game/corrections`)."""
    reminders: tuple[str, ...]
    """Ids of clauses to be shown beside the prompt."""
    number: int
    """The number of the game in the log."""
    cards: dict[str, str]
    """The names of all cards of this game, by id."""
    options: dict[str, Any]
    """All options of this game: the top of a dial is one of them."""
    story: Story = Story(0)
    asked: tuple[int, ...] | None = None
    """The seats whose consent an undo waits for; null if none waits."""
    vote: Vote | None = None
    """The answers so far; after a refusal until the game goes on. Null if nobody was asked."""
    halted: Message | None = None
    paused: bool = False
    paused_by: int | None = None
    """The seat that called the pause, 0 for the table's screen or the referee; null if nobody called it."""
    clocks: tuple[Clock, ...] = ()
    devices: dict[str, DeviceState] = {}
    can_undo: bool = False
    can_redo: bool = False
    board: Board | None = None
    """The board with sensors, where the table has one or can simulate it."""
    faults: dict[str, tuple[dict[str, Any], ...]] = {}
    """The simulated faults that are switched on, by device or link."""
    tokens: tuple[int, ...] = ()
    """The target tokens that mean something in this game."""
    awaits_card: tuple[int, ...] = ()
    """The seats on whose readers a card is awaited now; 0 for the table's own reader."""
    asks_target: tuple[int, ...] = ()
    """The seats that have tapped a card which waits for its target; which card it is only they are told."""
    reader: SharedReader | None = None
    """The reader that goes round, where seats share one."""
    players: Players | None = None
    """Only for the screen of a simulated table, with all hands; and for a seat, with its own hand only."""
    held: Held | None = None
    """Only for a seat: what its player has laid on the reader and not sent yet."""
    at_board: AtBoard | None = None
    """In a game with a board of squares: a card that waits for a square, and where the sensors see something else."""
    entered: tuple[Entered, ...] = ()
    """Cards whose text this viewer entered, or could have entered, and which are not remembered yet."""
    kept: int = 0
    """It grows when something is remembered, corrected or forgotten: `/api/game/cards` has something new then."""
    seats_taken: tuple[int, ...] = ()
    """Seats that a phone has joined."""
    played: float = 0.0
    """Seconds of play so far, in game time and without pauses.

    Pages count on at `pace`; an update has it only if something happened in the game or `pace` changed.
    """
    pace: float = 0.0
    """Game seconds per real second; 0 while paused."""


class Update(Told, frozen=True):
    """The changes from the last state that this viewer was sent to the current one."""

    changes: dict[str, Change] = {}
    """The changed fields of the state. `[new]` replaces a value, `[]` removes a field; an object holds the changes of
    its fields, or of a list's entries by index. After these, a list may lose entries and get others in one place:
    `{"hand": {"at": 2, "cut": 1, "add": ["ace"]}}`, where a `cut` of 0 and an `add` of nothing are left out."""
    story: Story | None = None
    """What just happened; null if the game itself has not changed."""


class Lobby(Told, frozen=True):
    """The lobby and the evening: sent whole, whenever something of it changes. Without a game it is all there is."""

    phase: Literal["lobby", "game", "over"]
    choice: Chosen
    seats: tuple[LobbySeat, ...]
    prompt: Message
    hint: Message | None
    can_begin: bool
    can_practise: bool
    """The chosen game has a practice round, and a Begin with `practice` would be accepted."""
    saved: tuple[SavedGame, ...]
    tonight: tuple[Total, ...]
    devices: dict[str, DeviceState]
    """All of the table, for its own screen, the referee and the host; a phone is told its own and the shared ones.

    While a game is played, its state tells them."""
    touched: dict[str, int]
    """How often each device was used since the program began; told in the lobby only."""
    focus: Focus | None
    asks_host: AsksHost | None
    host: bool
    """Whether this viewer may do what hosts may."""
    address: str
    code: str | None
    """For those who sit, and for hosts."""
    pin: str | None
    """For the table's own screen only."""
    next: NextGame | None
    hall: InHall | None


class Lights(Told, frozen=True):
    """What devices show now, where it changed, and what is heard. Only for the screen of the table."""

    shown: tuple[Output, ...] = ()
    heard: tuple[Figure, ...] = ()


class Notice(Told, frozen=True):
    """A message for people."""

    message: Message
    clause: str | None = None
    device: str | None = None
    seat: int | None = None


class Done(Told, frozen=True):
    """The command of this id was carried out, and is on the disk."""

    id: int


class Refused(Told, frozen=True):
    """The command of this id was refused, and nothing changed. `stale`: the page showed an older state.

    While the table looks into its log whether a step was written (`halted` is log-unsure), neither is said.
    """

    id: int
    clause: str
    message: Message
    stale: bool = False


class Pong(Told, frozen=True):
    """The table's time in seconds when the ping came. It runs in real time, also in a faster simulation."""

    sent: float
    now: float


class Question(Told, frozen=True):
    """Asks a seat's page for earlier presses. It answers at once, which also measures the round trip."""

    number: int


class Goodbye(Told, frozen=True):
    """The token has expired, and why; then the socket is closed. It may be opened again without a token, to watch."""

    message: Message


ToPage = Welcome | State | Update | Lobby | Lights | Notice | Done | Refused | Pong | Question | Goodbye
