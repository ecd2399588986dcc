"""What can be summoned: which cards, where, in which orientation, with which piece; each is legal as it stands."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_

from msgspec import Struct
from msgspec.structs import replace

from engine.game import Offer, Values
from engine.probes import alike
from engine.tash_kalar import actions as a
from engine.tash_kalar import matcher
from engine.tash_kalar.arena import Arena
from engine.tash_kalar.boards import BITS, RAISED, Three
from engine.tash_kalar.cards import Card
from engine.tash_kalar.formation_tree import Ways
from engine.tash_kalar.hands import cannot_hold
from engine.tash_kalar.held import Held, may_hold
from engine.tash_kalar.orientations import ARENA, squares_in
from engine.tash_kalar.pieces import HEIGHT, PIECES, RANKS, Piece, Rank, higher, ranks_of, type_of
from engine.tash_kalar.square_values import any_of
from engine.tash_kalar.state import State
from engine.tash_kalar.summoning import deck_of_rank, improvisable, takes_its_place

Offers = Iterator[Offer]
OVERS = {piece: a.Over(piece.side, piece.rank) for piece in PIECES.values()}


class Coming(Struct, frozen=True):
    """What all creatures of one rank have in common now."""

    rank: Rank
    points: tuple[int, ...]
    """Melee: a legend's point goes to any of these colours."""
    short: bool
    """No piece of the type that it needs is in supply: one from the arena is used again."""
    ranks: tuple[Rank, ...] = ()
    """In ledger tracking the ranks of such pieces."""
    reused: int | None = None
    """In board tracking their squares, as bits; None without a shortage."""


def summonings(now: State, seat: int) -> list[Offer]:
    """Every creature that could come from this seat's hand, as far as open information tells."""
    coming = {rank: _coming(now, rank) for rank in RANKS}
    return list(_in_ledger(now, seat, coming)) if now.arena is None else _on_board(now, seat, coming)


def _coming(now: State, rank: Rank) -> Coming:
    side, kind = now.own, type_of(rank)
    points = now.enemies(side) if now.box.melee and rank == "legendary" else ()
    if now.supply(side, kind):
        return Coming(rank, points, short=False)
    if now.arena is not None:
        return Coming(rank, points, short=True, reused=now.arena.boards.of_type(side, kind))
    own = now.side(side)
    return Coming(rank, points, short=True, ranks=tuple(one for one in ranks_of(kind) if own.of_rank(one)))


def _unnamed(now: State, seat: int) -> list[Rank]:
    """Ranks of creatures that may come without being named."""
    return [rank for rank in RANKS if cannot_hold(now, seat, deck_of_rank(rank), None) is None]


def _lenders(now: State) -> tuple[int, ...]:
    """Enemy sides with which a summoning can be improvised, and which have a piece for it."""
    return tuple(side for side in improvisable(now, now.own) if now.side(side).pieces)


# Ledger tracking


def _in_ledger(now: State, seat: int, coming: dict[Rank, Coming]) -> Offers:
    """Creatures of one rank are alike: the ledger knows no formations."""
    standing = _standing(now)
    among = {rank: _ledger_fields(now, one, standing) for rank, one in coming.items()}
    for rank, cards in may_hold(now, seat).by_rank:
        probe = a.Summon(seat=seat, card=cards.groups[0][0])  # type: ignore[arg-type]
        for fields in among[rank]:
            yield Offer(probe, among={"card": cards} | fields, sure=True)
    for rank in _unnamed(now, seat):
        probe = a.Summon(seat=seat, rank=rank)
        for fields in among[rank]:
            yield Offer(probe, among=fields, sure=True)


def _standing(now: State) -> list[Piece]:
    """Every piece that is in the arena, once: those of enemies together, rank by rank."""
    own, groups = now.own, dict[tuple[Rank, bool], list[Piece]]()
    for side in now.sides:
        for rank in RANKS:
            if side.of_rank(rank):
                groups.setdefault((rank, side.number == own), []).append(Piece(side.number, rank))
    return [piece for group in groups.values() for piece in group]


def _ledger_fields(now: State, coming: Coming, standing: list[Piece]) -> list[dict[str, Values]]:
    """What is said beside the card: what stood there, an improvised piece, in a shortage the piece picked up."""
    if coming.short and not coming.ranks:
        return []
    becoming, overs = list[a.Over](), list[a.Over]()
    for piece in standing:
        if not higher(piece.rank, coming.rank):
            (becoming if takes_its_place(now, piece, coming.rank) else overs).append(OVERS[piece])
    pick = {"pick": alike(*coming.ranks)} if coming.short else {}
    colours, lenders = _colours(coming.points), _lenders(now)
    impros: tuple[dict[str, Values], ...] = ({}, {"impro": alike(*lenders)}) if lenders else ({},)
    found = [colours | impro | pick for impro in impros]
    for impro in impros:
        if becoming:
            found.append(colours | {"over": alike(*becoming)} | impro)
        if overs:
            found.append(colours | {"over": alike(*overs)} | impro | pick)
    return found


# Board tracking


def _on_board(now: State, seat: int, coming: dict[Rank, Coming]) -> list[Offer]:
    assert now.arena is not None
    held, above = may_hold(now, seat), now.arena.boards.above
    cards, lenders = held.drawable.cards, (None, *_lenders(now))
    shown = [(impro, _search(now.arena, held, now.own, impro)) for impro in lenders]
    seen = {place for _, ways in shown for place in ways if place in held.places}
    found = list[Offer]()
    for place in sorted(seen | held.unchecked):
        card = cards[place]
        one = coming[card.rank]  # type: ignore[index]
        for impro, ways in shown:
            if place in held.unchecked:
                found += _anywhere(a.Summon(seat=seat, card=card.id, impro=impro), one, above)
            elif place in ways:
                found += _shown(a.Summon(seat=seat, card=card.id, impro=impro), one, card, ways[place])
    for rank in _unnamed(now, seat):
        for impro in lenders:
            found += _anywhere(a.Summon(seat=seat, rank=rank, impro=impro), coming[rank], above)
    return found


def _search(arena: Arena, held: Held, side: int, impro: int | None) -> dict[int, Ways]:
    """Where the formations of creatures that may be in hand are shown, and some others, by their places."""
    found = dict[int, Ways]()
    for tree in held.trees:
        found |= matcher.search(arena, tree, side, impro)
    return found


def _anywhere(do: a.Summon, coming: Coming, above: Three) -> list[Offer]:
    """Where no formation is checked: every square without a higher piece (TASH-FORM-10)."""
    closed, reused = above[HEIGHT[coming.rank]], coming.reused
    if reused is None:
        return _scoring(coming.points, [Offer(do, among={"at": any_of(ARENA & ~closed)}, sure=True)])
    found = list[Offer]()
    if becoming := reused & ~closed:
        found.append(Offer(do, among={"at": any_of(becoming)}, sure=True))
    elsewhere = ARENA & ~closed & ~reused
    if reused and elsewhere:
        found.append(Offer(do, among={"at": any_of(elsewhere), "pick": any_of(reused)}, sure=True))
    return _scoring(coming.points, found)


def _shown(do: a.Summon, coming: Coming, card: Card, ways: Ways) -> list[Offer]:
    """Where the formation is shown; in a shortage an own piece there becomes the new one, or another is picked up."""
    squares, reused = reduce(or_, [shown for _, shown in ways]), coming.reused
    if reused is None:
        return _scoring(coming.points, _plain(do, ways, squares))
    becoming, elsewhere = squares & reused, squares & ~reused
    found = _plain(do, ways, becoming) if becoming else []
    if elsewhere:
        found += _picking(do, ways, elsewhere, reused, card)
    return _scoring(coming.points, found)


def _plain(do: a.Summon, ways: Ways, squares: int) -> list[Offer]:
    """No piece has to be picked up: all squares are alike, with and without saying the orientation."""
    shown_alike: dict[int, tuple[int, ...]] = {}
    for orientations, shown in sorted(ways):
        if there := shown & squares:
            shown_alike[there] = shown_alike.get(there, ()) + orientations
    found = [Offer(do, among={"at": any_of(squares)}, sure=True)]
    for there, orientations in shown_alike.items():
        found.append(Offer(do, among={"orientation": _numbered(orientations), "at": any_of(there)}, sure=True))
    return found


@lru_cache(maxsize=256)
def _numbered(orientations: tuple[int, ...]) -> Values:
    """Any of these orientations, in rising order."""
    return alike(*sorted(orientations))


def _picking(do: a.Summon, ways: Ways, squares: int, reused: int, card: Card) -> list[Offer]:
    """An own piece off the formation is picked up: off the orientation that is named, or off any."""
    assert card.formation is not None
    oriented = card.formation.orientations
    named = sorted([(number, oriented[number].pieces, shown) for numbers, shown in ways for number in numbers])
    found = list[Offer]()
    for square in squares_in(squares):
        bit, off_any, off_each = BITS[square], 0, list[Offer]()
        for number, pieces, shown in named:
            if shown & bit and (spare := reused & ~(pieces * bit >> RAISED)):
                off_any |= spare
                off_each.append(Offer(replace(do, at=square, orientation=number), among=_pick(spare), sure=True))
        if off_any:
            found.append(Offer(replace(do, at=square), among=_pick(off_any), sure=True))
            found += off_each
    return found


@lru_cache(maxsize=256)
def _pick(squares: int) -> dict[str, Values]:
    """The piece on any of these squares. Kept, since many formations leave the same pieces."""
    return {"pick": any_of(squares)}


def _scoring(points: tuple[int, ...], offers: list[Offer]) -> list[Offer]:
    """Melee: with each of them a legend's point goes to any of these colours, if there are any."""
    if not points:
        return offers
    return [replace(offer, among=_colours(points) | offer.among) for offer in offers]


def _colours(points: tuple[int, ...]) -> dict[str, Values]:
    return {"colour": alike(*points)} if points else {}
