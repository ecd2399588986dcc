"""The real cards of a simulated duel: they are shuffled and drawn here, never by the referee."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from companion.players.ambal.box import Box
from companion.players.ambal.decks import Decks
from companion.players.ambal.lines import Lines
from companion.players.piles import Pile, apart, shuffle_in, take, take_all, top
from engine.action import Fact
from engine.ambal import facts as f
from engine.ambal.starters import STARTERS
from engine.view import SeatView, View, Zone


class Place(Struct):
    """The cards of one player."""

    deck: Pile = field(default_factory=list)
    hand: Pile = field(default_factory=list)
    placed: Pile = field(default_factory=list)
    shown: Pile = field(default_factory=list)
    """Turned over, and not resolved yet."""
    used: Pile = field(default_factory=list)
    discard: Pile = field(default_factory=list)
    out: Pile = field(default_factory=list)
    library: Pile = field(default_factory=list)


class Lies(Struct):
    """A Boon or Curse on a player."""

    card: str
    by: int
    on: int
    in_play: bool = False


class Cards:
    """Where each virtual card is."""

    def __init__(self, box: Box, decks: dict[int, Decks], seats: int, random: Random) -> None:
        self._random = random
        self.places = {seat: Place() for seat in range(1, seats + 1)}
        self.lasting: list[Lies] = []
        self.lines = Lines(box, random)
        for seat, brought in decks.items():
            self._bring(seat, brought)

    def _bring(self, seat: int, decks: Decks) -> None:
        place = self.places[seat]
        place.deck, place.library = [], list(decks.library or ())
        shuffle_in(place.deck, decks.battle, self._random)

    def follow(self, action: dict[str, Any], facts: Sequence[Fact]) -> None:
        """Move the cards as an accepted action and its facts say."""
        match action.get("do"):
            case "deck":
                battle = action.get("battle") or STARTERS[action["starter"]]
                self._bring(action["seat"], Decks(tuple(battle), tuple(action.get("library") or ())))
            case "pick" if "card" in action:
                self.lines.pick(action["seat"], action["card"])
            case "library":
                self._from_library(self.places[action["seat"]], action["cards"])
        for fact in facts:
            self._move(fact, action)

    def _from_library(self, place: Place, cards: list[str]) -> None:
        taken = [found for card in cards for found in take(card, place.library)]
        shuffle_in(place.deck, taken, self._random)

    def _move(self, fact: Fact, action: dict[str, Any]) -> None:
        match fact:
            case f.Draw(seat=seat, n=n):
                place = self.places[seat]
                place.hand += top(place.deck, n)
            case f.Refresh(seat=seat):
                place = self.places[seat]
                shuffle_in(place.deck, take_all(place.discard), self._random)
            case f.Placed(seat=seat):
                self.places[seat].placed += self._taken(seat, action["card"])
            case f.Revealed(seat=seat):
                place = self.places[seat]
                place.shown = take_all(place.placed)
            case f.Moved(to="play"):
                self._into_play(fact)
            case f.Moved(seat=seat, card=card, to=to):
                getattr(self.places[seat], to).extend(self._taken(seat, card))
            case f.Boon() | f.Curse():
                self.lasting.append(Lies(fact.card, fact.by, fact.on))
            case f.Ended():
                self._end(fact)
            case f.Adjusted(target=seat) if "card" in action:
                self._set_right(self.places[seat], action["card"], action["zone"])
            case f.Defeated(seat=seat):
                place = self.places[seat]
                place.hand += take_all(place.placed)
            case _:
                self._draft(fact)

    def _draft(self, fact: Fact) -> None:
        match fact:
            case f.School(seat=seat, school=school):
                self.lines.take_school(seat, school)
            case f.Dealt(seat=seat, n=n):
                self.lines.deal(seat, n)
            case f.Banned(card=card):
                self.lines.ban(card)
            case f.Phase(phase="setup"):
                self.lines.finish()
                for seat, picks in self.lines.picks.items():
                    self._bring(seat, Decks(tuple(picks)))

    def _taken(self, seat: int, card: str) -> Pile:
        """Take the card from any pile of that player; empty if there is no such card."""
        place = self.places[seat]
        return take(card, place.shown, place.placed, place.used, place.hand)

    def _set_right(self, place: Place, card: str, zone: str) -> None:
        """The referee moved a card by a correction: take it from any pile."""
        take(card, place.used, place.hand, place.deck, place.discard, place.out, place.library)
        getattr(place, zone).append(card)

    def _into_play(self, fact: f.Moved) -> None:
        """From the battle area of its user to the player it is on."""
        for one in self.lasting:
            if (one.card, one.on, one.in_play) == (fact.card, fact.seat, False):
                one.in_play = True
                self._taken(one.by, one.card)

    def _end(self, fact: f.Ended) -> None:
        """Back to the battle area of its user, from where it goes to a pile."""
        for one in self.lasting:
            if (one.card, one.by, one.on) == (fact.card, fact.by, fact.on):
                self.lasting.remove(one)
                if one.in_play:
                    self.places[one.by].used.append(one.card)
                return

    def breach(self, view: View) -> str | None:
        """The first count or card in the view that differs from the virtual cards."""
        for seat in view.seats:
            if wrong := apart(f"seat {seat.seat}", {**seat.counters, **seat.zones}, self._real(seat.seat, view)):
                return wrong
        return self.lines.breach(view)

    def _real(self, seat: int, view: View) -> dict[str, Pile]:
        place = self.places[seat]
        return {
            "hand": place.hand,
            "deck": place.deck,
            "placed": place.placed,
            "used": place.used,
            "discard": place.discard,
            "out": place.out,
            "play": [one.card for one in self.lasting if one.in_play and one.on == seat],
            "library": place.library,
            "picks": [] if view.round or seat > 2 else self.lines.picks[seat],
        }

    def hands(self) -> dict[int, tuple[str, ...]]:
        """The cards in each seat's hand."""
        return {seat: tuple(place.hand) for seat, place in self.places.items()}

    def top(self) -> str | None:
        """None: no deck is shared in Ambal."""
        return None

    def settle(self, view: View) -> None:
        """Open piles become those of the view; the other cards fill hand and deck to the counts of the view."""
        self.lasting = [
            Lies(one["card"], one["by"], one["on"], self._lies_in_play(view, one)) for one in view.table.durations
        ]
        for seat in view.seats:
            self._settle(seat, view)
        self.lines.settle(view)

    @staticmethod
    def _lies_in_play(view: View, one: dict[str, Any]) -> bool:
        return one["card"] in list(view.seats[one["on"] - 1].zones["play"])

    def _settle(self, seat: SeatView, view: View) -> None:
        place = self.places[seat.seat]
        mine = [*place.hand, *place.placed, *place.shown, *place.deck, *place.used, *place.discard, *place.out]
        for name in ("used", "discard", "out"):
            setattr(place, name, list(seat.zones[name]))
        away = {*place.used, *place.discard, *place.out, *(one.card for one in self.lasting if one.by == seat.seat)}
        open_ = [one["card"] for one in view.table.revealed if one["seat"] == seat.seat and one["state"] == "open"]
        rest = [card for card in dict.fromkeys(mine) if card not in away and card not in open_]
        face_down = [card for card in place.placed if card in rest][: _count(seat.zones["placed"])]
        rest = [card for card in rest if card not in face_down]
        place.shown, place.placed = open_, face_down
        place.hand, place.deck = rest[: seat.counters["hand"]], rest[seat.counters["hand"] :]
        place.deck = place.deck[-(seat.counters["deck"] or 0) :] if seat.counters["deck"] else []


def _count(zone: Zone) -> int:
    return zone if isinstance(zone, int) else len(zone)
