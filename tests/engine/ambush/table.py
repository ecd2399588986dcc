"""A table for tests of Ambush, in the game's own words: what is done, what became true, what is refused."""

from typing import Any

from engine.action import Fact, to_data
from engine.ambush import GAME
from engine.ambush.state import State
from engine.history import History
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.playing import Attempting

CARDS: tuple[dict[str, Any], ...] = (
    {"id": "ambush", "name": "Ambush", "ambush": True, "effects": []},
    {"id": "footman", "name": "Footman", "damage": 3, "effects": []},
    {"id": "mason", "name": "Mason", "effects": [{"op": "repair", "n": 4}]},
    {"id": "wall", "name": "Wall", "effects": [{"op": "guard", "n": 4}]},
    {"id": "quake", "name": "Quake", "effects": [{"op": "damage", "n": 5, "to": "all"}]},
    {"id": "archer", "name": "Archer", "damage": 2, "effects": [{"op": "place", "n": 2, "from": "deck"}]},
    {"id": "riddle", "name": "Riddle", "damage": 1},
)
"""The cards of the worked examples, and one whose effects are not known."""


class Table(Attempting):
    """One game of Ambush. Everything goes through the engine's own doors."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        *,
        mode: str = "standard",
        cards: tuple[dict[str, Any], ...] = (),
        deck_list: list[str] | None = None,
        **options: Any,
    ) -> None:
        header = Header(
            game="ambush",
            mode=mode,
            seats=("Ana", "Bo", "Cy", "Di", "Ed")[:seats],
            options=options,
            cards=CARDS + cards,
            decks={} if deck_list is None else {"0": deck_list},
        )
        start = begin(GAME, header)
        assert isinstance(start, State), start
        self.history = History(GAME, start)
        self.facts: list[dict[str, Any]] = []

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    @property
    def view(self) -> dict[str, Any]:
        """The public view as JSON-ready data."""
        seen: dict[str, Any] = to_data(GAME.view(self.state, None))
        return seen

    @property
    def table(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.view["table"]
        return seen

    def seat(self, number: int) -> dict[str, Any]:
        """What everybody sees of one seat."""
        seen: dict[str, Any] = self.view["seats"][number - 1]
        return seen

    def castle(self, number: int) -> int:
        return int(self.seat(number)["counters"]["castle"])

    def hand(self, number: int) -> int:
        return int(self.seat(number)["zones"]["hand"])

    @property
    def counts(self) -> tuple[int, int]:
        """deck/battlefield, as the worked examples write them."""
        return self.table["deck"], self.table["battlefield"]

    def do(self, do: str, seat: int, **fields: Any) -> list[dict[str, Any]]:
        """An action that must be accepted; gives its facts as JSON-ready data."""
        step = self.attempt(do, seat, **fields)
        assert not isinstance(step, Refusal), step
        self.facts = [self._plain(fact) for fact in step.facts]
        return self.facts

    @staticmethod
    def _plain(fact: Fact) -> dict[str, Any]:
        data: dict[str, Any] = to_data(fact)
        return data

    def told(self, fact: str) -> list[dict[str, Any]]:
        """The facts of that kind that the last action gave."""
        return [one for one in self.facts if one["fact"] == fact]

    # Ways to a moment, by play alone

    def begun(self, first: int = 1) -> "Table":
        self.do("first", 0, first=first)
        return self

    def turns(self, count: int) -> "Table":
        """Play this number of turns, in each of which a card is exposed and nothing is played."""
        for _ in range(count):
            if self.state.phase == "expose":
                self.do("expose", self.state.turn)
            self.do("pass", self.state.turn)
        return self

    def lying(self, *cards: str) -> "Table":
        """Whole turns that expose these cards, one after the other; the next turn has begun."""
        for card in cards:
            self.do("expose", self.state.turn, card=card)
            self.do("pass", self.state.turn)
        return self

    def stop_all(self, **captured: int) -> "Table":
        """Every standing seat stops; s1=2 says that seat 1 has a pile of two."""
        for seat in self.state.standing:
            size = captured.get(f"s{seat}")
            self.do("stop", seat, **({} if size is None else {"captured": size}))
        return self
