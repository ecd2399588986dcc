"""A table for tests of Ambal Tournament, in the game's own words: what is done, what became true, what is refused."""

from typing import Any

from engine.action import to_data
from engine.ambal import GAME
from engine.ambal.state import State
from engine.history import History
from engine.setup import Header, begin
from tests.engine.playing import Doing

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def skill(id: str, *effects: dict[str, Any], cost: int = 0, **data: Any) -> dict[str, Any]:
    """A card whose text is known; it costs nothing unless a test says so."""
    return {"id": id, "name": id.replace("-", " ").title(), "cost": cost, "effects": list(effects)} | data


def hit(n: int | dict[str, Any], to: str | int = "opponent", **more: Any) -> dict[str, Any]:
    return effect("damage", to, n=n, **more)


def heal(n: int | dict[str, Any], to: str = "you", **more: Any) -> dict[str, Any]:
    return effect("heal", to, n=n, **more)


def effect(op: str, to: str | int | None = None, **fields: Any) -> dict[str, Any]:
    """Any sentence of a card (write if_= for "if")."""
    whom = {} if to is None else {"to": to}
    return {"op": op} | whom | {key.rstrip("_"): value for key, value in fields.items()}


def boon(rounds: int, to: str = "you", **more: Any) -> dict[str, Any]:
    return effect("boon", to, rounds=rounds, **more)


def curse(rounds: int, to: str = "opponent", **more: Any) -> dict[str, Any]:
    return effect("curse", to, rounds=rounds, **more)


def cause(condition: str, rounds: int, to: str = "opponent", **more: Any) -> dict[str, Any]:
    """A Condition on somebody."""
    return effect("condition", to, condition=condition, rounds=rounds, **more)


NOTHING = skill("nothing")
"""A skill that costs nothing and does nothing."""
FILLER = tuple(skill(f"filler-{n}") for n in range(1, 41))
"""As many different cards as a long test needs."""
RIDDLE = {"id": "riddle", "name": "Riddle"}
"""A card of which nothing is known."""


class Table(Doing):
    """One duel. Everything goes through the engine's own doors."""

    game = GAME

    def __init__(
        self,
        *cards: dict[str, Any],
        mode: str = "single-regular",
        decks: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        seats = 4 if mode.startswith("double") else 2
        header = Header(
            game="ambal",
            mode=mode,
            seats=NAMES[:seats],
            options=options,
            cards=(NOTHING, RIDDLE, *FILLER, *cards),
            decks=decks or {},
        )
        start = begin(GAME, header)
        assert isinstance(start, State), start
        self.history = History(GAME, start)
        self.facts: list[dict[str, Any]] = []
        self._spare = 0

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """What one viewer sees, as JSON-ready data."""
        seen: dict[str, Any] = to_data(GAME.view(self.state, viewer))
        return seen

    @property
    def table(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.view()["table"]
        return seen

    def seat(self, number: int, viewer: int | None = None) -> dict[str, Any]:
        seen: dict[str, Any] = self.view(viewer)["seats"][number - 1]
        return seen

    def counter(self, number: int, name: str) -> int:
        return int(self.seat(number)["counters"][name])

    def health(self, *numbers: int) -> tuple[int, ...]:
        """The Health of these seats, or of all."""
        return tuple(self.counter(n, "health") for n in numbers or range(1, len(self.state.seats) + 1))

    def energy(self, number: int) -> tuple[int, int]:
        """Energy and Max Energy."""
        return self.counter(number, "energy"), self.counter(number, "max_energy")

    def zone(self, number: int, name: str) -> Any:
        return self.seat(number)["zones"][name]

    def flags(self, number: int) -> list[str]:
        flags: list[str] = self.seat(number)["flags"]
        return flags

    @property
    def moment(self) -> tuple[str, int, int, str | None]:
        """Phase, round, turn and stage."""
        seen = self.view()
        return seen["phase"], seen["round"], seen["turn"], seen["table"]["stage"]

    def told(self, fact: str) -> list[dict[str, Any]]:
        """The facts of that kind that the last action gave."""
        return [one for one in self.facts if one["fact"] == fact]

    # Ways to a moment, by play alone

    def begun(self) -> "Table":
        """Round 1, turn 1: everybody may decide."""
        self.do("start", 0)
        return self

    def set(self, seat: int, **counters: int) -> "Table":
        """The referee sets counters, such as health=4."""
        for counter, to in counters.items():
            self.do("adjust", 0, target=seat, counter=counter, to=to)
        return self

    def turn(self, *plays: str | tuple[str, int] | None) -> "Table":
        """One battle turn: for each seat the card, in Double with its target; None where a seat stops or is out."""
        for seat, play in enumerate(plays, 1):
            if play is None:
                if self.state.seat(seat).undecided:
                    self.do("stop", seat)
            elif isinstance(play, tuple):
                self.do("commit", seat, card=play[0], target=play[1])
            else:
                self.do("commit", seat, card=play)
        return self

    def end_battle(self) -> "Table":
        """Everybody who is still active stops."""
        while self.state.phase == "battle" and self.state.undecided:
            self.do("stop", self.state.undecided[0])
        return self

    def to_next_round(self) -> "Table":
        """Everybody stops, keeps the hand, and leaves the Library Deck alone."""
        round = self.state.round
        self.end_battle()
        while self.state.round == round and self.state.result is None:
            self.do("pass", self.view()["to_act"][0])
        return self
