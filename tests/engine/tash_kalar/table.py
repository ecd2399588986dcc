"""A table for tests of Tash-Kalar, in the game's own words: what is done, what became true, what is refused."""

from typing import Any

from engine.action import to_data
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin
from engine.tash_kalar import GAME
from engine.tash_kalar.options import MODES
from engine.tash_kalar.state import State
from tests.engine.playing import Doing

Data = dict[str, Any]
NAMES = ("Ana", "Bo", "Cy", "Di")
HIGH, DUEL, MELEE = "duel-ancestral", "match-a-mort", "melee-a-mort"
TEAMS = "match-a-mort-teams"
FIELDS: dict[str, Data] = {"summon": {"rank": "common"}, "flare": {"upper": 1}, "resolve": {"ops": [{"op": "again"}]}}
"""What a verb needs at least, where it needs anything."""


def creature(id: str, rank: str = "common", form: str | None = None, effects: Any = (), **more: Any) -> Data:
    """A creature whose effect is known; None for effects that nobody has entered."""
    card: Data = {"id": id, "name": id.title(), "kind": "creature", "rank": rank} | more
    card |= {} if form is None else {"form": form}
    return card if effects is None else card | {"effects": list(effects)}


def flare(id: str, upper: int | None = None, lower: int | None = None, effects: Any = ()) -> Data:
    """A flare with the same effect in both halves."""
    halves = {"upper": upper, "lower": lower}
    told = {} if effects is None else {"effects": list(effects)}
    return {"id": id, "name": id.title(), "kind": "flare"} | {
        half: {"n": n} | told for half, n in halves.items() if n is not None
    }


def task(id: str, type: str = "x", points: int = 2, advanced: bool = False, **more: Any) -> Data:
    return {"id": id, "name": id.title(), "kind": "task", "type": type, "points": points, "advanced": advanced} | more


CARDS = (
    creature("bomb", form="*./.c/.c"),
    creature("line", form="c/*/c"),
    creature("guard", form="c*"),
    creature("cannon", "heroic", ".cC/c.."),
    creature("scout"),
    creature("hero", "heroic"),
    creature("riddle", effects=None),
    creature("northerner", school="northern"),
    creature("titan", "legendary", deck="legends"),
    creature("wyrm", "legendary", "c*", deck="legends"),
    flare("spite", 3, 6),
    flare("envy", 1),
    flare("blank"),
    task("t1", "x"),
    task("t2", "y"),
    task("t3", "z"),
    task("t4", "x"),
    task("t5", "y"),
    task("t6", "x"),
    task("hard", "z", advanced=True),
    task("raid", "w", needs=[{"need": "destroyed", "n": 1}]),
)


class Table(Doing):
    """One game. Everything goes through the engine's own doors."""

    game = GAME
    prefix = "TASH-"

    def __init__(
        self, mode: str = DUEL, *cards: Data, seats: int | None = None, board: bool = False, start: bool = True,
        decks: Data | None = None, **options: Any,
    ) -> None:  # fmt: skip
        ids = {card["id"] for card in cards}
        header = Header(
            game="tash_kalar", mode=mode, seats=NAMES[: seats or MODES[mode][0]],
            options={"tracking": "board" if board else "ledger"} | options,
            cards=(*(card for card in CARDS if card["id"] not in ids), *cards), decks=decks or {},
        )  # fmt: skip
        first = begin(GAME, header)
        assert isinstance(first, State), first
        self.history, self.facts = History(GAME, first), list[Data]()
        if start:
            self.start()

    def start(self) -> None:
        """Objectives lie, start pieces stand, hands are drawn; in board tracking the arena is then cleared."""
        if self.state.tasks is not None:
            for id in ("t1", "t2", "t3", "t4"):
                self.do("reveal", 0, task=id)
        squares = ["c5", "g5"] if self.state.box.duel else ["f2", "g6", "b7"]
        for side in [one for one in self.state.order if len(self.state.sides) < 4 or one != self.state.order[1]]:
            if self.state.box.board and not self.state.box.high_form and side <= len(self.state.sides):
                self.do("place", self.state.order[-1], side=side, at=squares.pop(0))
        self.do("start", 0)
        if self.state.box.board:
            for square, piece in self.table["arena"].items():
                if piece is not None:
                    self.do("fix", 0, at=square, piece=None)

    # What is done

    def resolve(self, *ops: Data, seat: int | None = None) -> list[Data]:
        return self.do("resolve", seat or self.state.control, ops=list(ops))

    def no_resolve(self, *ops: Data) -> str:
        return self.refused("resolve", self.state.control, ops=list(ops))

    def turn(self, **end: Any) -> None:
        """The seat whose turn it is does nothing with its actions, and ends the turn."""
        self.set(self.state.active, actions=0)
        self.do("end", self.state.active, **end)

    def set(self, seat: int, **counters: int) -> None:
        """The referee sets counters."""
        for counter, to in counters.items():
            self.do("adjust", 0, target=seat, counter=counter, to=to)

    def put(self, **pieces: str | None) -> None:
        """The referee puts pieces onto squares."""
        for square, piece in pieces.items():
            self.do("fix", 0, at=square, piece=piece)

    def free(self, *ops: Data) -> list[Data]:
        """The seat whose turn it is gets an action, summons a creature that nobody knows, and does this."""
        seat = self.state.active
        self.set(seat, actions=2, beings=3)
        self.do("summon", seat, rank="common", **({"at": "i5"} if self.state.box.board else {}))
        return self.resolve(*ops)

    # What is seen

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    @property
    def view(self) -> Data:
        return self.seen()

    def seen(self, viewer: int | None = None) -> Data:
        view: Data = to_data(GAME.view(self.state, viewer))
        return view

    @property
    def table(self) -> Data:
        table: Data = self.view["table"]
        return table

    @property
    def phase(self) -> str:
        return self.state.phase

    def told(self, fact: str) -> list[Data]:
        """The facts of that kind that the last action gave, without their name."""
        return [
            {key: value for key, value in one.items() if key != "fact"} for one in self.facts if one["fact"] == fact
        ]

    @property
    def names(self) -> list[str]:
        """The names of all facts of the last action."""
        return [one["fact"] for one in self.facts]

    def count(self, seat: int, *counters: str) -> Any:
        """Counters of a seat: one number, or several."""
        shown = self.view["seats"][seat - 1]["counters"]
        return shown[counters[0]] if len(counters) == 1 else tuple(shown[counter] for counter in counters)

    def zone(self, seat: int, zone: str, viewer: int | None = None) -> Any:
        return self.seen(viewer)["seats"][seat - 1]["zones"][zone]

    def flags(self, seat: int) -> list[str]:
        flags: list[str] = self.view["seats"][seat - 1]["flags"]
        return flags

    def at(self, square: str) -> str | None:
        piece: str | None = self.table["arena"][square]
        return piece

    @property
    def result(self) -> Data:
        result: Data = self.view["result"]
        return result


def refused_to_begin(mode: str = DUEL, seats: int | None = None, **header: Any) -> str:
    """The clause on which such a game cannot be started."""
    names = NAMES[: seats if seats is not None else MODES[mode][0]]
    first = begin(GAME, Header(game="tash_kalar", mode=mode, seats=names, **{"cards": CARDS, **header}))
    assert isinstance(first, Refusal), first
    return first.clause
