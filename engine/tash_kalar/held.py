"""Which creatures a seat may have in hand, as far as open information tells: worked out once for what lies open."""

from functools import cached_property, lru_cache

from msgspec import UNSET, Struct

from engine.game import Values
from engine.probes import alike
from engine.tash_kalar.cards import Card
from engine.tash_kalar.formation_tree import FormationTree, tree_of
from engine.tash_kalar.hands import all_discarded, copies_of, in_another_deck
from engine.tash_kalar.pieces import Rank
from engine.tash_kalar.state import State

Entry = tuple[int, str, Rank, bool]
"""A creature by its place: its id, its rank, and whether it is a legend."""


class Drawable(Struct, frozen=True, eq=False, dict=True):
    """The creatures that a seat can draw, in the order of the box: those of its deck, and legends."""

    cards: tuple[Card, ...]
    copies: tuple[int | None, ...]
    """How many there are of each; None where that is not known."""

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """What is asked of each of them again and again."""
        known = ((place, card.id, card.rank, card.in_legends) for place, card in enumerate(self.cards))
        return tuple((place, id, rank, legend) for place, id, rank, legend in known if rank is not UNSET)

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each id."""
        return {card.id: place for place, card in enumerate(self.cards)}

    @cached_property
    def unchecked(self) -> frozenset[int]:
        """Places of those whose formation nobody knows (TASH-FORM-10)."""
        return frozenset(place for place, card in enumerate(self.cards) if card.formation is None)

    @cached_property
    def beings(self) -> FormationTree:
        """The formations of beings that are known, by place."""
        return self._tree(legends=False)

    @cached_property
    def legends(self) -> FormationTree:
        """The same of legends."""
        return self._tree(legends=True)

    def _tree(self, legends: bool) -> FormationTree:
        cards = ((place, card) for place, card in enumerate(self.cards) if card.in_legends == legends)
        known = ((place, card.formation, card.rank) for place, card in cards)
        return tree_of({place: (form, rank) for place, form, rank in known if form is not None and rank is not UNSET})


class Held(Struct, frozen=True, dict=True):
    """Those of them that may be in hand now; each depth of tracking asks for other things about them."""

    drawable: Drawable
    entries: tuple[Entry, ...]

    @cached_property
    def places(self) -> frozenset[int]:
        """Their places among all that can be drawn."""
        return frozenset([entry[0] for entry in self.entries])

    @cached_property
    def trees(self) -> tuple[FormationTree, ...]:
        """Their formations, as far as they are known, among others of the same decks."""
        legends = {legend for _, _, _, legend in self.entries}
        return tuple(self.drawable.legends if legend else self.drawable.beings for legend in sorted(legends))

    @cached_property
    def unchecked(self) -> frozenset[int]:
        """Places of those whose formation nobody knows."""
        return self.places & self.drawable.unchecked

    @cached_property
    def by_rank(self) -> tuple[tuple[Rank, Values], ...]:
        """Their ids by rank, in the order in which each rank comes first."""
        ids: dict[Rank, list[str]] = {}
        for _, id, rank, _ in self.entries:
            ids.setdefault(rank, []).append(id)
        return tuple((rank, alike(*some)) for rank, some in ids.items())

    @cached_property
    def beings(self) -> Values | None:
        """The ids of those that are no legends."""
        ids = [id for _, id, _, legend in self.entries if not legend]
        return alike(*ids) if ids else None


def may_hold(now: State, seat: int) -> Held:
    """The same creatures as `hands.cannot_hold` leaves."""
    own = now.seat(seat)
    drawn = _drawable(now, seat)
    pile = own.discard if seat in now.box.lists else ()  # nobody asks what lies on the pile of an unknown deck
    return _left(drawn, pile, now.legends.discard, own.beings > 0, own.legends > 0)


def _drawable(now: State, seat: int) -> Drawable:
    school = now.seat(seat).school
    known: dict[tuple[int, str | None], Drawable] = now.box.drawable
    if (seat, school) not in known:
        creatures = now.box.of_sort("creature")
        cards = tuple(card for card in creatures if in_another_deck(now.box, seat, school, card) is None)
        known[seat, school] = Drawable(cards, tuple(copies_of(now.box, seat, card) for card in cards))
    return known[seat, school]


@lru_cache(maxsize=256)
def _left(drawn: Drawable, own: tuple[str, ...], legends: tuple[str, ...], beings: bool, any_legends: bool) -> Held:
    """What is left when these cards lie on the piles, and the hand has beings and legends, or none."""
    lying = (drawn.places[id] for id in {*own, *legends} if id in drawn.places)
    gone = {place for place in lying if all_discarded(drawn.cards[place], drawn.copies[place], own, legends)}
    left = [one for one in drawn.entries if one[0] not in gone and (any_legends if one[3] else beings)]
    return Held(drawn, tuple(left))
