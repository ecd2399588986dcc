"""What crosses the socket between the table and a page. These structs are all of it: the schema is made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.bindings import Held
from companion.web.changes import Change
from engine.message import Message
from hardware.outputs import Figure, Output

Role = Literal["table", "seat", "referee", "watch"]
"""table: the shared screen (and in simulation the hardware); seat: one player's phone; watch: everybody else."""
Id = Annotated[int, Meta(ge=0, le=2**53)]
"""Chosen by the page; the answer carries it."""


# From the page


class Said(Struct, frozen=True, kw_only=True, tag_field="say", tag=str.lower, forbid_unknown_fields=True):
    """What a page says."""

    id: Id = 0


class Hello(Said, frozen=True):
    """The first word: who this is. Without a token it is somebody who watches.

    A page that comes back says which game and version it saw last, and is told the facts since.
    """

    token: str = ""
    number: int = 0
    version: int = -1


class Act(Said, frozen=True):
    """An action of the game. `version` is the state that the person saw: an older one is turned away.

    A press says when it was (`at`), on the clock that answers pings, and how wrong that may be (`err`).
    """

    version: int
    action: dict[str, Any]


class Order(Said, frozen=True):
    """What is done to the log and to the timers."""

    order: Literal["undo", "redo", "pause", "go", "carry-on"]
    version: int | None = None
    """The state that the person saw: undoing or redoing another one would be wrong. Other orders have no need of it."""


class Consent(Said, frozen=True):
    """An answer to the question whether a step may be taken back; seat 0 is the referee, who answers for all."""

    seat: Annotated[int, Meta(ge=0)]
    yes: bool
    version: int | None = None


class Device(Said, frozen=True):
    """Somebody touches a device of a simulated table."""

    do: Literal["press", "tap", "lay", "lift", "turn", "touch"]
    device: str
    card: str = ""
    uid: str = ""
    by: int = 0
    square: str = ""
    to: str = ""


class Fault(Said, frozen=True):
    """A fault of such a device or link is switched on (with its settings) or off."""

    target: str
    fault: dict[str, Any]
    on: bool


class Reopen(Said, frozen=True):
    """A device that does not answer is tried again."""

    device: str


class Demo(Said, frozen=True):
    """The players that play by themselves: go on, pause, one step, how fast; and who plays a seat."""

    do: Literal["play", "pause", "step", "speed", "take", "release"]
    speed: Annotated[float, Meta(gt=0, le=64)] = 1.0
    seat: int = 0


class Ping(Said, frozen=True):
    """Asks for the time, so that a phone can say when its button was pressed."""

    sent: float


class Answer(Said, frozen=True):
    """To a question, at once: everything that happened on this page before it has been said."""

    number: int


FromPage = Hello | Act | Order | Consent | Device | Fault | Reopen | Demo | Ping | Answer


# To the page


class Told(Struct, frozen=True, kw_only=True, tag_field="tell", tag=str.lower):
    """What the table tells a page."""


class Welcome(Told, frozen=True):
    """The answer to hello."""

    role: Role
    seat: int | None
    simulated: bool
    languages: tuple[str, ...]
    fault_kinds: tuple[str, ...] = ()
    """What can be made to go wrong at this table: the kinds of faults that it knows."""


class DeviceState(Struct, frozen=True):
    up: bool
    why: str | Message = ""
    """What its driver says; or one word, as a catalogue knows it under `down-`, or somebody typed it."""


class Clock(Struct, frozen=True):
    """A running timer: what share of it is left, of how many seconds."""

    name: str
    left: float
    seconds: float
    seat: int | None = None


class Players(Struct, frozen=True):
    """The players of a simulated table: which play by themselves, how fast, and the cards they really hold."""

    playing: bool
    speed: float
    by_themselves: tuple[int, ...]
    hands: dict[str, tuple[str, ...]]
    top: str | None
    seed: str


class State(Told, frozen=True):
    """All that this viewer may see: told once, when it comes or a game begins. After that it is told what changes."""

    version: int
    view: Any
    legal: tuple[dict[str, Any], ...]
    """What this viewer may do now; an open field holds "*", others `{"among": […]}` or `{"but": […]}`."""
    reminders: tuple[str, ...]
    """Clauses to be told beside the prompt."""
    turned: int
    """The version at which the game last went back or forth: what was told before that does not hold."""
    number: int
    """Under which the log keeps the game."""
    cards: dict[str, str]
    """The names of all cards of this game, by id."""
    options: dict[str, Any]
    """All options of this game: the top of a dial is one of them."""
    facts: tuple[Any, ...] = ()
    """What just happened, in order; empty when only the surroundings changed."""
    asked: tuple[int, ...] | None = None
    """Whose consent an undo waits for."""
    halted: Message | None = None
    paused: bool = False
    clocks: tuple[Clock, ...] = ()
    devices: dict[str, DeviceState] = {}
    can_undo: bool = False
    can_redo: bool = False
    faults: dict[str, tuple[dict[str, Any], ...]] = {}
    """What is switched on at a simulated table, by device or link."""
    tokens: tuple[int, ...] = ()
    """The target tokens that mean something in this game."""
    awaits_card: tuple[int, ...] = ()
    """The seats on whose readers a card is awaited now; 0 for the table's own reader."""
    players: Players | None = None
    """Only for the screen of a simulated table; and for a seat, with its own hand and nothing else."""
    held: Held | None = None
    """Only for a seat: what its player has laid on the reader and not sent yet."""
    seats_taken: tuple[int, ...] = ()
    """Seats that a phone has joined."""
    played: float = 0.0
    """For so many seconds the game has been played, by its own clock and without its pauses.

    It passes at `pace`: an update says it only when something happened in the game or the pace is another one.
    """
    pace: float = 0.0
    """So many more seconds pass in one; 0 while it stands still."""


class Update(Told, frozen=True):
    """What makes the state of now out of the one that this viewer knows. Nothing is told twice."""

    changes: dict[str, Change] = {}
    """What becomes of the fields of the state. `[new]` takes the place of what was there; an object says what becomes
    of the fields of an object, or of the places of a list. What was not there is added: `{"hand": {"2": ["ace"]}}`."""
    facts: tuple[Any, ...] = ()
    """What just happened, in order, in place of the facts of the state before."""


class NoGame(Told, frozen=True):
    """There is no game at the table; somebody has to choose one."""


class Lights(Told, frozen=True):
    """What devices show now, where it changed, and what is heard. Only for the screen of the table."""

    shown: tuple[Output, ...] = ()
    heard: tuple[Figure, ...] = ()


class Notice(Told, frozen=True):
    """A sentence for people."""

    message: Message
    clause: str | None = None
    device: str | None = None
    seat: int | None = None


class Done(Told, frozen=True):
    """What was asked for under this id has been done, and is on the disk."""

    id: int


class Refused(Told, frozen=True):
    """It was not done, and nothing changed. `stale`: the page had an older state; look again."""

    id: int
    clause: str
    message: Message
    stale: bool = False


class Pong(Told, frozen=True):
    """The time of the table when the ping came, which passes as people live, however fast a simulated game goes."""

    sent: float
    now: float


class Question(Told, frozen=True):
    """Anything before this? A seat's page answers at once; so the table also knows how long the way is."""

    number: int


class Goodbye(Told, frozen=True):
    """The token is over, and why; then the socket is closed. Without a token it may be opened again, to watch."""

    message: Message


ToPage = Welcome | State | Update | NoGame | Lights | Notice | Done | Refused | Pong | Question | Goodbye
