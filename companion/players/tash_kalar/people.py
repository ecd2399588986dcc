"""Everybody at a simulated table of Tash-Kalar: who has control acts, and everybody follows the open game."""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.players.party import Action, Listed, Party, listed
from companion.players.tash_kalar.box import Table, table
from companion.players.tash_kalar.cards import Cards
from companion.players.tash_kalar.choosing import Chances, Choices
from companion.players.tash_kalar.looking import Outlook
from companion.players.tash_kalar.mirror import Mirror
from engine.action import TABLE, Fact, to_data
from engine.action import Action as Deed
from engine.setup import Header
from engine.tash_kalar import actions as a
from engine.tash_kalar.objectives import lie_ready
from engine.tash_kalar.setting_up import missing, places_starts, start_squares
from engine.tash_kalar.state import State
from engine.verbs import Concede
from engine.view import View

NEVER_BY_CHANCE = ("adjust", "concede", "fix", "name", "find")
OF_ONES_OWN = ("card", "rank", "task")
NAMES_A_SCHOOL = 0.8
"""How often a seat says which school it plays."""
HANDS_OVER = 0.04
"""Team play: how often control is given to the teammate, at each question."""
LOOKS = 0.03
"""Board: how often somebody asks the table where a card could be summoned."""
LEAVES = 0.0001
"""How often somebody resigns, at each question."""


def seated(mode: str, seats: int | None, random: Random) -> "People":
    """Sensible players, as many as were asked for or any number that may play."""
    return People(table(mode, seats, random), random)


class People(Party[Cards]):
    """Players with real cards. The seats in `by_chance` choose at random among what they could do."""

    def __init__(self, table: Table, random: Random, by_chance: Collection[int] = ()) -> None:
        super().__init__(table.header, Cards(table, random))
        self._table = table
        self._random, self._schools, self._by_chance = random, table.schools, by_chance
        self._mirror, self._chances = Mirror(table.header), Chances(random)

    def options_with(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Their own options stay where nobody wants others: they say how many cards lie in each deck."""
        return dict(self.header.options or {}) | wanted

    def agree(self, header: Header) -> None:
        """The same cards, laid out for other options: they follow the game with these."""
        table = replace(self._table, header=header)
        super().agree(header)
        self._table, self._cards, self._mirror = table, Cards(table, self._random), Mirror(header)

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """The first wish that the rules allow; a player who has none does what is listed."""
        for wish in self._wishes():
            action = to_data(wish)
            if action in legal(wish.seat):
                return dict(action)
        found = list(listed(view, legal, NEVER_BY_CHANCE, OF_ONES_OWN))
        if not found:
            raise LookupError(f"nobody can do anything in phase {view.phase}")
        return self._random.choice(found)

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        self._cards.follow(action, facts)
        self._mirror.follow(action)

    def settle(self, view: View) -> None:
        super().settle(view)
        self._mirror.compare(view)

    # Who acts

    def _wishes(self) -> Iterator[Deed]:
        now = self._mirror.state
        if now is None:  # they play on with what is listed, and turn up objectives
            yield a.Reveal(seat=TABLE, task=self._cards.top())
            return
        match now.phase:
            case "setup":
                yield from self._set_up(now)
            case "reveal":
                yield a.Reveal(seat=TABLE, task=self._cards.top())
            case "action" | "effect":
                yield from self._asides(now)
                yield from self._turn(now)

    def _set_up(self, now: State) -> Iterator[Deed]:
        for seat, school in self._schools.items():
            if now.seat(seat).school is None and self._random.random() < NAMES_A_SCHOOL:
                yield a.School(seat=seat, school=school)
        if now.tasks is not None and not lie_ready(now.tasks):
            yield a.Reveal(seat=TABLE, task=self._cards.top())
        if missing(now):
            square = self._random.choice(list(start_squares(now)))
            yield a.Place(seat=places_starts(now), at=square, side=missing(now)[0])
        yield a.Start(seat=TABLE)

    def _asides(self, now: State) -> Iterator[Deed]:
        """What is done now and then beside the game itself."""
        seat = now.control
        if self._random.random() < LEAVES and not now.box.melee:
            yield Concede(seat=seat)
        if now.box.teams and self._random.random() < HANDS_OVER:
            yield a.Handover(seat=now.active)
        beings = self._cards.held(seat)["beings"]
        if now.box.board and beings and self._random.random() < LOOKS:
            yield a.Find(seat=seat, card=self._random.choice(beings))

    def _turn(self, now: State) -> Iterator[Deed]:
        seat, hand = now.control, self._cards.held(now.control)
        choices = Choices(now, seat, hand, self._chances)
        if seat in self._by_chance:
            yield from self._any(now, choices)
            return
        outlook = Outlook(now.side_of(seat), hand, self._chances, self._random)
        found = outlook.best_operation(now, seat) if now.phase == "effect" else outlook.best_action(now, seat)
        if found is not None:
            yield found
        yield from choices.ends(self._random)

    def _any(self, now: State, choices: Choices) -> Iterator[Deed]:
        """A verb by lot, and then anything that it may do."""
        effect = now.phase == "effect"
        ways = choices.operations(self._random) if effect else [*choices.actions(), *choices.ends(self._random)]
        self._random.shuffle(ways)
        verbs = list(dict.fromkeys(type(way) for way in ways))
        yield from sorted(ways, key=lambda way: verbs.index(type(way)))
