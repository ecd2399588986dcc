"""The virtual cards of a draft: two face-down piles, two line-ups, and what each player has picked."""

from random import Random

from companion.players.ambal.box import Box
from companion.players.piles import Pile, shuffle_in, take, top
from engine.ambal.draft import TIMES
from engine.view import View

PICKED_COMMONS = 2 * TIMES + 1


class Lines:
    """Everything by seat: in the draft there are two."""

    def __init__(self, box: Box, random: Random) -> None:
        self._box, self._random = box, random
        self.schools: dict[int, list[str]] = {1: [], 2: []}
        self.piles: dict[int, Pile] = {1: [], 2: []}
        self.lineups: dict[int, Pile] = {1: [], 2: []}
        self.picks: dict[int, Pile] = {1: [], 2: []}
        self._elites = False

    def take_school(self, seat: int, school: str) -> None:
        """When all Schools are settled, the commons of each player's two are shuffled into one pile."""
        self.schools[seat].append(school)
        if sum(map(len, self.schools.values())) == 4:
            self._shuffle(elite=False)

    def _shuffle(self, *, elite: bool) -> None:
        for seat, schools in self.schools.items():
            self.lineups[seat] = []
            self.piles[seat] = []
            cards = (card for school in schools for card in self._box.of(school, elite=elite))
            shuffle_in(self.piles[seat], cards, self._random)

    def deal(self, seat: int, n: int) -> None:
        """Deal `n` cards face up; Elites are dealt when both players have all their commons."""
        if not self._elites and all(len(picks) == PICKED_COMMONS for picks in self.picks.values()):
            self._elites = True
            self._shuffle(elite=True)
        self.lineups[seat] += top(self.piles[seat], n)

    def pick(self, seat: int, card: str) -> None:
        """The card leaves its line-up, if anybody saw it there; the player has it in any case."""
        self.ban(card)
        self.picks[seat].append(card)

    def ban(self, card: str) -> None:
        """Nobody gets it."""
        take(card, *self.lineups.values())

    def finish(self) -> None:
        """The cards that nobody uses are set aside."""
        for seat in (1, 2):
            self.piles[seat], self.lineups[seat] = [], []

    def unnamed(self, seat: int, view: View) -> list[str]:
        """Cards that lie face up and that nobody has named to the referee, from left to right."""
        named = view.table.draft["lineups"][str(seat)]
        return [card for card, name in zip(self.lineups[seat], named, strict=False) if name is None]

    def breach(self, view: View) -> str | None:
        """The first difference between the referee's draft and the virtual cards."""
        draft = view.table.draft
        if draft is None:
            return None
        for seat in (1, 2):
            named, lineup = draft["lineups"][str(seat)], self.lineups[seat]
            if len(named) != len(lineup) or any(a not in (None, b) for a, b in zip(named, lineup, strict=True)):
                return f"line-up of seat {seat}: the referee has {named}, there are {lineup}"
            told, real = draft["piles"][str(seat)], len(self.piles[seat])
            if told != real:
                return f"pile of seat {seat}: the referee counts {told}, there are {real}"
        return None

    def settle(self, view: View) -> None:
        """Line-ups become those of the view; unnamed cards stay, or come from the piles."""
        if view.table.draft is None:
            return
        for seat in (1, 2):
            named = view.table.draft["lineups"][str(seat)]
            seen = [card for card in named if card is not None]
            gone = {*seen, *view.table.draft["banned"], *self.picks[1], *self.picks[2]}
            spare = [card for card in (*self.lineups[seat], *reversed(self.piles[seat])) if card not in gone]
            lineup = [spare.pop(0) if card is None and spare else card for card in named]
            self.lineups[seat] = [card for card in lineup if card is not None]
            self.piles[seat] = spare[: view.table.draft["piles"][str(seat)]]
