"""A table for tests of Ambyria, in the game's own words: what is done, what became true, what is refused."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.action import to_data
from engine.ambyria import GAME
from engine.ambyria.cards import HEROES, Mode
from engine.ambyria.chain import Wait, waits
from engine.ambyria.state import Laid, Lying, State
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.playing import Attempting

Data = dict[str, Any]


def card(id: str, *effects: list[Data] | Data, **more: Any) -> Data:
    """A card for the emberscape whose every sentence is known; one of a single operation needs no list."""
    told = [effect if isinstance(effect, list) else [effect] for effect in effects]
    name = id.replace("-", " ").capitalize()
    return {"id": id, "name": name, "play": "emberscape", "mode": "greedy", "effects": told} | more


def op(name: str, **more: Any) -> Data:
    """An operation (write from_= for "from")."""
    return {"op": name} | {key.rstrip("_"): value for key, value in more.items()}


CARDS: tuple[Data, ...] = (
    card("pebble", stones=1),
    card("nugget", stones=4),
    card("shield", mode="protection", stones=1),
    card("spear", mode="attack", stones=1),
    card("haste", mode="hasty", stones=1),
    card("purse", mode="greedy", stones=1),
    card("reader", op("draw"), response="may"),
    card("scholar", op("draw"), op("draw", n=2)),
    card("thief", op("steal"), response="no"),
    card("assassin", op("destroy"), op("draw")),
    card("avenger", op("destroy"), response="may"),
    card("guard", mode="protection", play="mode", response="may"),
    card("herald", op("draw"), mode="attack", play="mode"),
    card("spark", op("draw"), play="discard", response="may"),
    card("hoard", op("draw"), play="collection", stones=9, response="may"),
    card("gong", op("stop"), play="discard", response="only"),
    card("rune", op("arcane")),
    card("diviner", op("top")),
    card("mushrooms", play="lasting", lasting=[{"key": "mushrooms", "op": "discard"}]),
    card("snare", op("draw", n=2), down=True),
    card("statue", down=False),
    card("queen", hero="yvera", ability=[[op("draw")]]),
    card("king", hero="rowl", ability=[[op("draw")]]),
    {"id": "riddle", "name": "Riddle"},
    {"id": "charade", "name": "Charade", "play": "mode", "effects": []},
)
"""Plain cards, one for each thing that has to be shown, and two of which something has to be told."""

NAMES = ("Ana", "Bo", "Cy", "Di")


class Table(Attempting):
    """One game of Ambyria. Everything goes through the engine's own doors."""

    game = GAME
    prefix = "AMBYRIA-"

    def __init__(self, seats: int = 2, *cards: Data, decks: dict[str, list[str]] | None = None, **options: Any) -> None:
        start = begun(seats, *cards, decks=decks, **options)
        assert isinstance(start, State), start
        self.history = History(GAME, start)
        self.facts: list[Data] = []

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    # What is seen

    def seen(self, viewer: int | None = None) -> Data:
        """The view of a seat, or the public one, as JSON-ready data."""
        view: Data = to_data(GAME.view(self.state, viewer))
        return view

    @property
    def view(self) -> Data:
        return self.seen()

    @property
    def table(self) -> Data:
        table: Data = self.view["table"]
        return table

    def seat(self, number: int, viewer: int | None = None) -> Data:
        seat: Data = self.seen(viewer)["seats"][number - 1]
        return seat

    def count(self, number: int, counter: str) -> Any:
        return self.seat(number)["counters"][counter]

    def zone(self, number: int, zone: str, viewer: int | None = None) -> Any:
        return self.seat(number, viewer)["zones"][zone]

    def row(self, number: int) -> list[str]:
        """The emberscape as everybody sees it."""
        row: list[str] = self.zone(number, "emberscape")
        return row

    @property
    def prompt(self) -> str:
        return str(self.view["prompt"]["id"]).removeprefix("ambyria.")

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def wait(self) -> Wait:
        wait = waits(self.state)
        assert wait is not None
        return wait

    # What is done

    def do(self, do: str, seat: int, **fields: Any) -> "Table":
        """An action that must be accepted."""
        step = self.attempt(do, seat, **fields)
        assert not isinstance(step, Refusal), step
        self.facts = [to_data(fact) for fact in step.facts]
        return self

    def told(self, fact: str) -> list[Data]:
        """The facts of that kind that the last action gave, without their name."""
        found = [one for one in self.facts if one["fact"] == fact]
        return [{key: value for key, value in one.items() if key != "fact"} for one in found]

    # Ways to a moment

    def chosen(self) -> "Table":
        """Everybody has a hero, in the order of the decks: it is the first seat's turn."""
        for seat, hero in zip(self.state.seats, HEROES, strict=False):
            self.do("choose", seat.number, hero=hero)
        return self

    def playing(self, mode: str = "haste") -> "Table":
        """The first seat's play phase, under the mode of that card."""
        self.chosen()
        return self.do("mode", self.state.turn, card=mode)

    def given(
        self,
        seat: int,
        row: Iterable[str] | None = None,
        mode: Mode | None = None,
        discard: Iterable[str] | None = None,
        collection: Iterable[str] | None = None,
        **counts: int | None,
    ) -> "Table":
        """What lies before a seat, as if it had come so; a card in the row with a minus before it lies face down."""
        now = self.state
        changes: Data = dict(counts)
        if row is not None:
            cards = tuple(row)
            lying = [Lying(now.serial + 1 + n, one.lstrip("-"), one.startswith("-")) for n, one in enumerate(cards)]
            changes["emberscape"] = tuple(lying)
            now = replace(now, serial=now.serial + len(cards))
        if mode is not None:
            changes["modes"] = (Laid("pebble", mode),)
        if discard is not None:
            changes["discard"] = tuple(discard)
        if collection is not None:
            changes["collection"] = tuple(collection)
        self.history = History(GAME, now.with_seat(seat, **changes))
        return self

    def end_turn(self) -> "Table":
        """Whoever is on turn plays a pebble, unless that is done."""
        turn = self.state.turn
        if self.wait.kind == "play" and not self.state.played and self.state.seat(turn).hand:
            self.do("play", turn, card="pebble")
        if self.state.turn == turn and self.wait.kind == "play":
            self.do("done", turn)
        return self

    def go(self) -> "Table":
        """The open window closes, as the table does it."""
        return self.do("go", 0)


def begun(seats: int = 2, *cards: Data, decks: dict[str, list[str]] | None = None, **options: Any) -> State | Refusal:
    """A game that is just being set up, or why it cannot be."""
    header = Header(
        game="ambyria", seats=NAMES[:seats], options=options, cards=(*CARDS, *cards), decks=dict(decks or {})
    )
    state: State | Refusal = begin(GAME, header)
    return state
