"""Duel-200 once more, straight from its rule sheet and without the engine: what ours is compared with."""

from collections.abc import Callable

#       kind: cost, damage, shield, gain
SHEET = {
    0: (0, 1, 0, 0), 6: (3, 4, 0, 0),
    1: (0, 0, 1, 0), 7: (3, 0, 4, 1),
    2: (1, 2, 0, 0), 8: (2, 1, 1, 1),
    3: (1, 0, 2, 0), 9: (4, 6, 0, 0),
    4: (2, 3, 0, 0), 10: (0, 0, 0, 2),
    5: (2, 0, 3, 0), 11: (1, 1, 1, 0),
}  # fmt: skip

Shuffle = Callable[[tuple[str, ...], int], tuple[tuple[str, ...], int]]
"""Both games are given the same one: chance is not what is compared."""
Move = tuple[int, str, int]
"""Player 0 or 1, the verb, and its number."""


class Player:
    def __init__(self) -> None:
        self.health, self.energy, self.shield = 30, 3, 0
        self.deck: list[str] = []
        self.hand: list[str] = []
        self.discard: list[str] = [f"kind-{number % 12}" for number in range(24)]
        self.card: str | None = None

    def numbers(self) -> tuple[int, int, int, int]:
        return (0, 0, 0, 0) if self.card is None else SHEET[int(self.card.removeprefix("kind-"))]


class Reference:
    """One game, changed in place."""

    def __init__(self, seed: int, shuffle: Shuffle) -> None:
        self.seed, self.shuffle, self.row = seed, shuffle, seed
        self.players = (Player(), Player())
        self.moves = 0
        for player in self.players:
            for _ in range(5):
                self.draw(player)

    def draw(self, player: Player) -> None:
        if not player.deck:
            mixed, self.seed = self.shuffle(tuple(player.discard), self.seed)
            player.deck, player.discard = list(mixed), []
        player.hand.append(player.deck.pop())

    def next_move(self) -> Move:
        """What the driver of the rule sheet does: four moves a round, always in the same order."""
        self.row = (self.row * 1664525 + 1013904223) % 2**32
        number, who = self.row // 256, self.moves % 2
        if self.moves % 4 >= 2:
            return who, "upkeep", number % 3
        player = self.players[who]
        for place in [(number + step) % 5 for step in range(5)]:
            if SHEET[int(player.hand[place].removeprefix("kind-"))][0] <= player.energy:
                return who, "commit", place
        return who, "commit", -1

    def make(self, move: Move) -> None:
        who, verb, number = move
        player = self.players[who]
        if verb == "upkeep":
            self.keep(player, number)
        else:
            player.card = None if number == -1 else player.hand.pop(number)
            if who == 1:
                self.resolve()
        self.moves += 1

    def keep(self, player: Player, choice: int) -> None:
        if choice == 0:
            player.energy = min(10, player.energy + 1)
        if choice == 1:
            player.health = min(30, player.health + 1)
        if choice == 2:
            player.discard.append(player.hand.pop(0))
            self.draw(player)

    def resolve(self) -> None:
        for player in self.players:
            cost, _, shield, _ = player.numbers()
            player.energy -= cost
            player.shield += shield
        for player, other in (self.players, self.players[::-1]):
            _, damage, _, _ = player.numbers()
            other.health = max(1, other.health - max(0, damage - other.shield))
        for player in self.players:
            player.energy = min(10, player.energy + player.numbers()[3])
            player.shield = 0
            player.discard += [] if player.card is None else [player.card]
            player.card = None
            while len(player.hand) < 5:
                self.draw(player)
