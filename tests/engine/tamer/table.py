"""A table for tests of Tamer Tournament, in the game's own words: what is done, what became true, what is refused."""

from collections.abc import Sequence
from typing import Any

from engine.action import to_data
from engine.history import History
from engine.legal import legal
from engine.setup import Header, begin
from engine.tamer import GAME
from engine.tamer.state import State
from tests.engine.playing import Doing

Data = dict[str, Any]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hana", "Ira")


def creature(
    id: str, power: int | None = 1, health: int | None = 1, effects: list[Data] | None = None, **more: Any
) -> Data:
    """A card that costs nothing, of which there are plenty, and that has no effects unless some are given."""
    card: Data = {"id": id, "name": id.title(), "points": 0, "copies": 99, "power": power, "health": health}
    card |= {"types": ["familiar"], "elements": ["fire"], "effects": effects or []} | more
    return {name: value for name, value in card.items() if value is not None}


def buff(die: str, n: Any, to: Any, **more: Any) -> Data:
    return {"op": "buff", "die": die, "n": n, "to": to} | more


def flip(round: Any = 1, **more: Any) -> Data:
    return {"op": "flip", "round": round} | more


def start(*ops: Data) -> list[Data]:
    return [{"when": "start", "do": list(ops)}]


def ko(*ops: Data) -> list[Data]:
    return [{"when": "ko", "do": list(ops)}]


def during_draft(*ops: Data) -> list[Data]:
    return [{"when": "draft", "do": list(ops)}]


def choose(n: int, among: Any = "all") -> Data:
    return {"choose": n, "from": among}


CUB, WOLF, BEAR = creature("cub", 1, 1), creature("wolf", 3, 3), creature("bear", 4, 8)
RIDDLE = {"id": "riddle", "name": "Riddle", "points": 0, "copies": 99, "power": 2, "health": 4}
"""A creature whose effects nobody knows."""
SHADOW = {"id": "shadow", "name": "Shadow", "points": 0, "copies": 99}
"""A creature of which only the name is known."""
CARDS = (CUB, WOLF, BEAR, RIDDLE, SHADOW)


class Table(Doing):
    """One game. Everything goes through the engine's own doors."""

    game = GAME
    prefix = "TAMER-"

    def __init__(
        self, seats: int = 4, *cards: Data, mode: str = "referee", decks: dict[str, Any] | None = None, **options: Any
    ) -> None:
        header = Header(
            game="tamer", mode=mode, seats=NAMES[:seats], options=options, cards=(*CARDS, *cards), decks=decks or {}
        )
        first = begin(GAME, _unique(header))
        assert isinstance(first, State), first
        self.history = History(GAME, first)
        self.facts: list[Data] = []

    # What is done

    def told(self, fact: str) -> list[Data]:
        """The facts of that kind that the last action gave, without their name."""
        return [{k: v for k, v in one.items() if k != "fact"} for one in self.facts if one["fact"] == fact]

    @property
    def order_told(self) -> list[str]:
        """The names of all facts of the last action."""
        return [one["fact"] for one in self.facts]

    # What is seen

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    def seen(self, viewer: int | None = None) -> Data:
        view: Data = to_data(GAME.view(self.state, viewer))
        return view

    @property
    def view(self) -> Data:
        return self.seen()

    @property
    def table(self) -> Data:
        table: Data = self.view["table"]
        return table

    @property
    def where(self) -> tuple[str, int, int]:
        """Phase, round and number of the pick."""
        view = self.view
        return view["phase"], view["round"], view["turn"]

    def seat(self, number: int, viewer: int | None = None) -> Data:
        seat: Data = self.seen(viewer)["seats"][number - 1]
        return seat

    def zone(self, number: int, zone: str, viewer: int | None = None) -> Any:
        return self.seat(number, viewer)["zones"][zone]

    def record(self, number: int) -> tuple[int, int, int]:
        """Wins, draws, losses."""
        counters = self.seat(number)["counters"]
        return counters["wins"], counters["draws"], counters["losses"]

    def flagged(self, flag: str) -> list[int]:
        return [seat["seat"] for seat in self.view["seats"] if flag in seat["flags"]]

    def die(self, seat: int, key: str, die: str) -> int:
        return int(self.table["creatures"][str(seat)][key][die])

    def battle(self, number: int = 1) -> Data:
        battle: Data = self.table["battles"][number - 1]
        return battle

    def line(self, seat: int, number: int = 1) -> list[str]:
        """Who stands in a battle."""
        line: list[str] = self.battle(number)["lines"][str(seat)]
        return line

    @property
    def asks(self) -> list[tuple[int, str]]:
        """Whom something is asked, and what."""
        return [(ask["seat"], ask["kind"]) for ask in self.table["asks"]]

    @property
    def pairs(self) -> list[list[int]]:
        return [battle["seats"] for battle in self.table["battles"]]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules that people are told now."""
        return tuple(clause.removeprefix("TAMER-") for clause in GAME.clauses(GAME.view(self.state, None)))

    def verbs(self, seat: int) -> set[str]:
        return {entry["do"] for entry in legal(GAME, self.state, seat)}

    # Ways to a moment, by play alone

    def picks(self, *cards: str) -> "Table":
        """Every seat picks, from seat 1 on; one card for all, or one each."""
        for number in self.state.numbers:
            card = cards[(number - 1) % len(cards)] if cards else None
            self.do("pick", number, **({} if card is None else {"card": card}))
        return self

    def drafted(self, *cards: str) -> "Table":
        """The whole draft of a round."""
        while self.state.phase == "draft":
            self.picks(*cards)
        return self

    def built(self, *line: str) -> "Table":
        """Everybody fields the same line and is ready."""
        for number in self.state.players:
            if line:
                self.do("team", number, order=list(line))
            self.do("ready", number)
        return self

    def ended(self, *winners: int) -> "Table":
        """Every battle that still runs is reported: these seats win, the other battles are draws; 0 is a lost bye."""
        for battle in [battle for battle in self.state.battles if not battle.is_done]:
            seat = next((seat for seat in battle.seats if seat and seat in winners), None)
            result = "draw" if seat is None else "win"
            if seat is None and 0 in battle.seats and 0 in winners:
                result = "loss"
            self.do("report", seat or battle.seats[0], result=result)
        return self


def _unique(header: Header) -> Header:
    """A card that a test defines takes the place of the usual one of the same id."""
    cards = {card["id"]: card for card in header.cards}
    return Header(
        game=header.game, mode=header.mode, seats=header.seats, options=header.options,
        cards=tuple(cards.values()), decks=header.decks,
    )  # fmt: skip


def tournament(seats: int = 4, **options: Any) -> Table:
    """A tournament without cards: only ready and report are needed to get on."""
    return Table(seats, mode="manual", draft="off", **options)


def played(table: Table, *rounds: Sequence[int]) -> Table:
    """Whole rounds, each with its winners."""
    for winners in rounds:
        table.built().ended(*winners)
    return table


def duel(one: Sequence[str], two: Sequence[str], *cards: Data, **options: Any) -> Table:
    """Two lines in a battle; every card given is there in plenty."""
    table = Table(2, *cards, mode="duel", decks={"1": list(one), "2": list(two)}, **options)
    for seat in (1, 2):
        table.do("team", seat, order=list(table.state.seat(seat).keys))
    for seat in (1, 2):
        table.do("ready", seat)
    return table


def building(*cards: Data, seats: int = 4, own: Sequence[str] = ("cub",), **options: Any) -> Table:
    """The first team building, where everybody owns eight cards: those given, over and over."""
    table = Table(seats, *cards, **options)
    picks = 0
    while table.state.phase == "draft":
        table.picks(own[picks % len(own)])
        picks += 1
    return table
