"""Everybody at a simulated table of Ambyria. Who is awaited acts; others respond where it is worth a card."""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random

from companion.players.ambyria.box import Table, table
from companion.players.ambyria.cards import Cards
from companion.players.ambyria.choosing import Choice, Choices, Mind
from companion.players.party import Action, Listed, Party, first_listed
from engine.action import Fact
from engine.view import View

NEVER_BY_CHANCE = ("concede", "adjust", "name", "call")
OF_ONES_OWN = ("card", "cards")
WORTH_A_CARD = 1.0
"""A response has to bring more than this, in ember stones."""
CLAIMS = 0.4
"""How often a response is claimed before the card is shown; otherwise it is simply played."""
EVENTS = 0.04
"""How often somebody thinks of responding to what has just happened."""
RASH = 0.2
"""How often somebody who chooses at random responds, where that is allowed."""
LEAVES = 0.0002
"""How often somebody leaves the table; each time they are asked something."""
PATIENCE = 60
"""Rounds after which people give up: with reshuffled decks a few cards can go round and round for ever."""


def seated(mode: str, seats: int | None, random: Random) -> "People":
    """Sensible players, as many as were asked for or any number that may play."""
    return People(table(mode, seats, random), random)


class People(Party[Cards]):
    def __init__(self, table: Table, random: Random, by_chance: Collection[int] = ()) -> None:
        """The seats in `by_chance` choose at random among all that is legal for them."""
        arcane = (table.header.options or {}).get("arcane", 4)
        super().__init__(table.header, Cards(table.decks, arcane, random))
        self._random, self._heroes, self._by_chance = random, table.heroes, by_chance
        self._chosen: str | None = None

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """The first wish that the rules allow; a player who has none does what is listed."""
        for choice in self._wishes(view, legal):
            if choice.action in legal(choice.action["seat"]):
                self._chosen = choice.chosen
                return choice.action | ({} if now is None else {"at": now})
        self._chosen = None
        return first_listed(view, legal, NEVER_BY_CHANCE, OF_ONES_OWN) | ({} if now is None else {"at": now})

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        chosen, self._chosen = self._chosen, None
        self._cards.follow(action, facts, chosen)

    # Who acts

    def _wishes(self, view: View, legal: Listed) -> Iterator[Choice]:
        if view.phase in ("mode", "play") and self._random.random() < (LEAVES if view.round < PATIENCE else 0.1):
            yield Choice(0, {"do": "concede", "seat": self._random.randint(1, len(view.seats))})
        window = view.table.window
        if window is not None:
            yield from self._in_a_window(view, window)
        else:
            yield from self._events(view)
            seat = self._random.choice(view.to_act)
            yield from self._ordered(seat, self._asked(view, seat, legal))

    def _ordered(self, seat: int, choices: Choices) -> list[Choice]:
        found = list(choices)
        if seat in self._by_chance:
            self._random.shuffle(found)
            return found
        return sorted(found, key=lambda choice: -choice.worth)

    def _asked(self, view: View, seat: int, legal: Listed) -> Choices:
        """All that this seat could do about what it is asked."""
        mind = self._mind(view, seat)
        if view.prompt.id == "ambyria.choose":
            return mind.heroes(self._heroes[seat])
        if view.prompt.id == "ambyria.aim":
            return mind.aims(legal)
        ways: dict[str, Callable[[], Choices]] = {
            "ambyria.discard": mind.discards, "ambyria.arcane": mind.forced, "ambyria.top": mind.forced,
            "ambyria.resolve": mind.outcomes, "ambyria.mode": mind.modes, "ambyria.mode-must": mind.modes,
            "ambyria.mode-deck": mind.modes, "ambyria.play": mind.plays, "ambyria.after": mind.plays,
            "ambyria.score": mind.totals,
        }  # fmt: skip
        return ways[view.prompt.id]()

    def _mind(self, view: View, seat: int) -> Mind:
        return Mind(view, seat, self._cards, self._random)

    # Responses

    def _in_a_window(self, view: View, window: Action) -> Iterator[Choice]:
        holder, whose = window["held"], window["seat"]
        if holder is not None:
            yield from self._worth_it(view, holder)
            yield Choice(0, {"do": "pass", "seat": holder})
            return
        for seat in self._to_the_left(view, whose):
            for choice in self._worth_it(view, seat):
                claims = self._random.random() < CLAIMS
                yield Choice(0, {"do": "call", "seat": seat}) if claims else choice
        yield from sorted(self._mind(view, whose).lets_happen(), key=lambda choice: -choice.worth)
        for seat in view.to_act:
            yield Choice(0, {"do": "pass", "seat": seat})

    def _worth_it(self, view: View, seat: int) -> list[Choice]:
        """The responses that this seat would give now, the best first."""
        ordered = self._ordered(seat, self._mind(view, seat).responses())
        if seat in self._by_chance:
            return ordered if self._random.random() < RASH else []
        return [choice for choice in ordered if choice.worth > WORTH_A_CARD]

    def _events(self, view: View) -> Iterator[Choice]:
        """Somebody wants to respond to what has just happened."""
        if view.phase in ("mode", "play") and self._random.random() < EVENTS:
            seat = self._random.randint(1, len(view.seats))
            if self._worth_it(view, seat):
                yield Choice(0, {"do": "call", "seat": seat})

    def _to_the_left(self, view: View, whose: int) -> list[int]:
        count = len(view.seats)
        return [(whose - 1 + step) % count + 1 for step in range(1, count + 1)]
