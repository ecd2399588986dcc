"""The duel as a deciding player needs it: everybody's counters, and whom the words of a card mean."""

from collections.abc import Mapping

from msgspec import UNSET, Struct

from engine.ambal.cards import CONDITIONS, SCHOOLS, Card, Mastery, Whom
from engine.view import SeatView, View, Zone


class Body(Struct, frozen=True):
    """One player as everybody sees them."""

    seat: int
    team: int | None
    health: int = 45
    missing: int = 15
    energy: int = 8
    max_energy: int = 12
    hand: int = 7
    conditions: Mapping[str, int] = {}
    boons: int = 0
    curses: int = 0
    active: bool = True
    alive: bool = True


class Scene(Struct, frozen=True):
    bodies: Mapping[int, Body]
    mastery: Mapping[int, Mapping[str, int]]

    @property
    def double(self) -> bool:
        """Whether two teams of two play."""
        return len(self.bodies) > 2

    def friends(self, me: int) -> list[Body]:
        """The players of this player's side, the player included."""
        return [body for body in self.bodies.values() if body.team == self.bodies[me].team]

    def foes(self, me: int) -> list[Body]:
        """The players of the other side."""
        return [body for body in self.bodies.values() if body.team != self.bodies[me].team]

    def number(self, me: int, n: int | Mastery) -> int:
        """A number of a card; Mastery is counted from this player's Discard Pile."""
        return n if isinstance(n, int) else self.mastery[me][n.mastery] * n.times

    def meant(self, me: int, target: int | None, bearer: int | None, to: Whom) -> list[Body]:
        """The players whom a word of a card means, as far as a player has to know it."""
        match to:
            case "you":
                return [self.bodies[me]]
            case "everyone":
                return list(self.bodies.values())
            case "opponents":
                return self.foes(me)
            case "allies":
                return self.friends(me)
            case "partner":
                return [body for body in self.friends(me) if body.seat != me]
            case "bearer":
                return [] if bearer is None else [self.bodies[bearer]]
            case "ally":
                return self._named(me, target, own=True) or [self.bodies[me]]
            case "opponent":
                return self._named(me, target, own=False) or self.foes(me)[:1]
            case "target":
                return [] if target is None else [self.bodies[target]]
            case seat:
                return [self.bodies[seat]]

    def _named(self, me: int, target: int | None, *, own: bool) -> list[Body]:
        """The target, if it is of the side that the word means."""
        side = self.friends(me) if own else self.foes(me)
        return [body for body in side if body.seat == target]


def scene_of(view: View, texts: Mapping[str, Card]) -> Scene:
    """The scene of a public view; `texts` gives the Schools for Mastery."""
    durations = view.table.durations
    return Scene(
        {seat.seat: _body(seat, durations) for seat in view.seats},
        {seat.seat: _mastery(seat.zones["discard"], texts) for seat in view.seats},
    )


def _body(seat: SeatView, durations: list[dict[str, object]]) -> Body:
    counters = {name: value or 0 for name, value in seat.counters.items()}
    kinds = [one["kind"] for one in durations if one["on"] == seat.seat]
    alive = "defeated" not in seat.flags
    return Body(
        seat=seat.seat,
        team=seat.team,
        health=counters["health"],
        missing=counters["max_health"] - counters["health"],
        energy=counters["energy"],
        max_energy=counters["max_energy"],
        hand=counters["hand"],
        conditions={name: counters[name] for name in CONDITIONS},
        boons=kinds.count("boon"),
        curses=kinds.count("curse"),
        active=alive and "stopped" not in seat.flags,
        alive=alive,
    )


def _mastery(discard: Zone, texts: Mapping[str, Card]) -> dict[str, int]:
    pile = discard if isinstance(discard, list) else []
    schools = [texts[str(card)].school for card in pile]
    return {school: sum(one is not UNSET and one == school for one in schools) for school in SCHOOLS}


def usual(double: bool) -> Scene:
    """A typical scene in the middle of a duel, to value cards in general."""
    seats = {1: 1, 2: 1, 3: 2, 4: 2} if double else {1: 1, 2: 2}
    return Scene(
        {seat: Body(seat, team) for seat, team in seats.items()},
        {seat: dict.fromkeys(SCHOOLS, 3) for seat in seats},
    )
