"""A game: pure functions over immutable state (begin, apply, view, offers), and what others must know of the game."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from engine.action import Action, Fact, field_names
from engine.cards import Card
from engine.deck_points import Point
from engine.lessons import Lesson
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.sandbox import Sandbox
from engine.setup import Setup
from engine.shape_errors import short
from engine.view import View

State = TypeVar("State", bound=Struct)


class Step(Struct, Generic[State], frozen=True, gc=False):
    """An accepted action: the state after it, and what became true, in the order in which it happened."""

    state: State
    facts: tuple[Fact, ...] = ()


class Groups(Protocol):
    """Groups of values: a tuple of them, or a sequence that makes them when it is asked."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[tuple[Hashable, ...]]: ...

    def __getitem__(self, place: int, /) -> tuple[Hashable, ...]: ...


class Values(Struct, frozen=True, gc=False):
    """The values that a field may have, in groups: the rules judge all values of a group alike, so one is tried."""

    groups: Groups
    whole: bool = False
    """There are no other values: if all of these are allowed, the field is listed as open."""
    pool: tuple[Hashable, ...] = ()
    """All values that there are, where those in the groups are only the legal ones among them (`Offer.sure`)."""

    @property
    def all(self) -> tuple[Hashable, ...]:
        """Every value, group after group."""
        return self.groups[0] if len(self.groups) == 1 else tuple(value for group in self.groups for value in group)


class Offer(Struct, frozen=True, gc=False):
    """An action worth trying, and which of its fields stand for more than one value; the rules decide what is legal.

    Fields that depend on each other may stand in one offer: of all combinations those that are allowed are listed.
    """

    action: Action
    open: tuple[str, ...] = ()
    """Fields that stand for any value."""
    among: dict[str, Values] = {}
    """Fields that stand for any of these values, by name."""
    optional: tuple[str, ...] = ()
    """Those of the open fields that may also be left out; the rules must accept either."""
    sure: bool = False
    """The game has asked its own rules already: every combination of the values is legal, and nothing is tried."""


class Reactions(Struct, frozen=True):
    """The facts that tell how fast people reacted: pages and statistics read them without knowing the game."""

    opened: type[Fact]
    """A race begins; the presses after it belong together."""
    press: type[Fact]
    """Somebody pressed: `seat`, `reaction_ms` (milliseconds, or null), `err_ms`."""
    verdict: type[Fact]
    """Whether the presses of the race were `good`."""
    early: type[Fact]
    """Somebody pressed (`seat`) when there was nothing to react to."""


class Game(Struct, Generic[State], frozen=True, kw_only=True):
    """Everything that the rest of Ambit must know of a game, in one declaration."""

    name: str
    version: int
    """The rules version: a log says under which one it was played."""
    modes: dict[str, tuple[int, ...]]
    """Each mode with the numbers of seats that it takes; the first mode is the usual one."""
    options: type[Struct]
    card: type[Card]
    actions: tuple[type[Action], ...]
    facts: tuple[type[Fact], ...]
    state: type[State]
    begin: Callable[[Setup], State | Refusal]
    apply: Callable[[State, Any], Step[State] | Refusal]
    """Takes an action of one of `actions`; `State -> Step` or a refusal that changes nothing."""
    view: Callable[[State, int | None], View]
    """What a seat sees, or everybody (None)."""
    offers: Callable[[State, int], Iterator[Offer]]
    """Candidates for `legal`, the likely ones first: a superset of the legal actions, which `apply` then filters."""
    corrections: Callable[[State], Iterator[Offer]] = lambda now: iter(())
    """Candidates for what the referee may set right: `Explained` actions of seat 0. Asked for nobody else."""
    allows: Callable[[State, Any], bool] | None = None
    """Whether `apply` would accept an action, if the game can tell without computing the whole next state."""
    prompts: tuple[str, ...] = ()
    """Every id that `View.prompt` can have."""
    flags: tuple[str, ...] = ()
    """Every flag that a seat can have in a view."""
    out: tuple[str, ...] = ()
    """The flags of players who take no further part: they need not be asked or waited for."""
    zones: tuple[str, ...] = ()
    """Zones of a seat that have no correctable counter of the same name: their names need messages, too."""
    looks: tuple[str, ...] = ()
    """Those of the zones that answer one viewer's look (`Action.logged`): what is legal never depends on them."""
    reasons: tuple[str, ...] = ()
    """The clauses by which a game can end."""
    timed: tuple[type[Action], ...] = ()
    """Presses whose moment decides: they have `at` and `err` (seconds), and are judged by them when they are late."""
    reactions: Reactions | None = None
    """The facts from which reaction times are told, in a game that has any."""
    unknown_fields: Literal["refused", "ignored"] = "refused"
    """What becomes of fields of an action that its verb does not have."""
    reveals: tuple[type[Fact], ...] = ()
    """Facts that showed people something hidden: taking such a step back needs the consent of the others."""
    anybody: tuple[type[Action], ...] = ()
    """Actions of seat 0 that need no referee: any player may do them, since the players agree on them aloud."""
    clauses: Callable[[View], tuple[str, ...]] = lambda view: ()
    """The (prompt) clauses that people should be told together with the view's prompt."""
    lesson: Callable[[State, Any, State], Lesson | None] | None = None
    """What an action, accepted in the first state, entered about a card; the second state is the one of now."""

    deck_points: Callable[[Setup, int, Any], Iterator[Point]] | None = None
    """What the rules ask of a deck that lies at a seat, or at 0 for all, in the order in which they ask it.

    Nothing is asked of a deck whose shape is wrong: that is refused when the game begins.
    """

    boardgamegeek: int | None = None
    """Its number on BoardGameGeek, where it is listed: apps that keep plays know a game by it."""

    sandbox: Sandbox | None = None
    """What of the game can be tried out on a page of its own, outside every table and log."""

    verbs: dict[str, type[Action]] = {}
    """The actions by the verb that stands after "do"; computed from `actions`."""

    def __post_init__(self) -> None:
        force_setattr(self, "verbs", {kind.verb(): kind for kind in self.actions})

    def is_timed(self, action: Mapping[str, Any]) -> bool:
        """Whether an action, as JSON brings it, is a press whose moment decides."""
        return self.verbs.get(str(action.get("do"))) in self.timed


def read_action(game: Game[Any], data: Any) -> Action | Refusal:
    """An action from outside, or the refusal that says what is wrong with it."""
    verb = data.get("do") if isinstance(data, dict) else None
    if not isinstance(verb, str) or verb not in game.verbs:
        said = verb[:60] if isinstance(verb, str) else short(verb)
        return refuse(INPUT, "input-verb", verb=said, verbs=", ".join(sorted(game.verbs)))
    kind = game.verbs[verb]
    if game.unknown_fields == "ignored":
        known = field_names(kind).values()
        data = {key: value for key, value in data.items() if key in known or key == "do"}
    action = shaped(data, kind)
    return Refusal(INPUT, action) if isinstance(action, Message) else action
