"""What can be summoned: which cards, where, in which orientation, with which piece; each is legal as it stands."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_, or_

from msgspec import Struct
from msgspec.structs import replace

from engine.game import Offer, Values
from engine.probes import alike
from engine.tash_kalar import actions as a
from engine.tash_kalar import matcher
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.boards import BITS, Three
from engine.tash_kalar.formations import Formation
from engine.tash_kalar.hands import cannot_hold
from engine.tash_kalar.held import may_hold
from engine.tash_kalar.matcher import Ways
from engine.tash_kalar.orientations import squares_in
from engine.tash_kalar.pieces import HEIGHT, PIECES, RANKS, Piece, Rank, higher, ranks_of, type_of
from engine.tash_kalar.state import State
from engine.tash_kalar.summoning import deck_of_rank, improvisable, takes_its_place

Offers = Iterator[Offer]
OVERS = {piece: a.Over(piece.side, piece.rank) for piece in PIECES.values()}


class Coming(Struct, frozen=True):
    """What all creatures of one rank have in common now."""

    rank: Rank
    colours: dict[str, Values]
    """Melee: a legend's point goes to any enemy colour."""
    short: bool
    """No piece of the type that it needs is in supply: one from the arena is used again."""
    ranks: tuple[Rank, ...] = ()
    """In ledger tracking the ranks of such pieces."""
    bits: int = 0
    """In board tracking their squares."""


def summonings(now: State, seat: int) -> Offers:
    """Every creature that could come from this seat's hand, as far as open information tells."""
    coming = {rank: _coming(now, rank) for rank in RANKS}
    yield from _in_ledger(now, seat, coming) if now.arena is None else _on_board(now, seat, coming)


def _coming(now: State, rank: Rank) -> Coming:
    side, kind = now.own, type_of(rank)
    colours = {"colour": alike(*now.enemies(side))} if now.box.melee and rank == "legendary" else {}
    if now.supply(side, kind):
        return Coming(rank, colours, short=False)
    if now.arena is not None:
        return Coming(rank, colours, short=True, bits=now.arena.boards.of_type(side, kind))
    own = now.side(side)
    return Coming(rank, colours, short=True, ranks=tuple(one for one in ranks_of(kind) if own.of_rank(one)))


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
    lenders = _lenders(now)
    impros: tuple[dict[str, Values], ...] = ({}, {"impro": alike(*lenders)}) if lenders else ({},)
    found = [coming.colours | impro | pick for impro in impros]
    for impro in impros:
        if becoming:
            found.append(coming.colours | {"over": alike(*becoming)} | impro)
        if overs:
            found.append(coming.colours | {"over": alike(*overs)} | impro | pick)
    return found


# Board tracking


def _on_board(now: State, seat: int, coming: dict[Rank, Coming]) -> Offers:
    assert now.arena is not None
    held, above = may_hold(now, seat), now.arena.boards.above
    tree, ways = held.drawable.tree, (None, *_lenders(now))
    found = {impro: matcher.search(now.arena, tree, now.own, impro) for impro in ways}
    seen = {place for shown in found.values() for place in shown}
    for place in sorted((seen & held.places) | held.unchecked):
        card = held.drawable.cards[place]
        one = coming[card.rank]  # type: ignore[index]
        for impro in ways:
            if place in held.unchecked:
                yield from _anywhere(a.Summon(seat=seat, card=card.id, impro=impro), one, above)
            elif place in found[impro]:
                probe = a.Summon(seat=seat, card=card.id, impro=impro)
                yield from _shown(probe, one, tree.formations[place], found[impro][place])
    for rank in _unnamed(now, seat):
        for impro in ways:
            yield from _anywhere(a.Summon(seat=seat, rank=rank, impro=impro), coming[rank], above)


@lru_cache(maxsize=1024)
def _on(bits: int) -> Values:
    """Any of these squares. Kept, since formations are shown on the same few squares for a while."""
    return Values((squares_in(bits),))


@lru_cache(maxsize=64)
def _not_on(bits: int) -> Values:
    """Any square but these. Kept, since higher pieces stand where they stand for a while."""
    there = set(squares_in(bits))
    return Values((tuple([square for square in SQUARES if square not in there]),))


def _anywhere(do: a.Summon, coming: Coming, above: Three) -> list[Offer]:
    """Where no formation is checked: every square without a higher piece (TASH-FORM-10)."""
    closed = above[HEIGHT[coming.rank]]
    if not coming.short:
        return [Offer(do, among=coming.colours | {"at": _not_on(closed)}, sure=True)]
    found = list[Offer]()
    if becoming := coming.bits & ~closed:
        found.append(Offer(do, among=coming.colours | {"at": _on(becoming)}, sure=True))
    elsewhere = _not_on(closed | coming.bits)
    if coming.bits and elsewhere.all:
        found.append(Offer(do, among=coming.colours | {"at": elsewhere, "pick": _on(coming.bits)}, sure=True))
    return found


def _shown(do: a.Summon, coming: Coming, formation: Formation, ways: Ways) -> list[Offer]:
    """Where the formation is shown; in a shortage an own piece there becomes the new one, or another is picked up."""
    squares = reduce(or_, ways.values())
    if not coming.short:
        return _plain(do, coming, squares, ways)
    becoming = coming.bits & squares
    found = _plain(do, coming, becoming, ways) if becoming else []
    for square in squares_in(squares & ~becoming):
        bit = BITS[square]
        used = {way: formation.orientations[way].used_bits(bit) for way in sorted(ways) if ways[way] & bit}
        found += _picking(replace(do, at=square), coming, used)
    return found


def _plain(do: a.Summon, coming: Coming, squares: int, ways: Ways) -> list[Offer]:
    """No piece has to be picked up: all squares are alike, with and without saying the orientation."""
    found = [Offer(do, among=coming.colours | {"at": _on(squares)}, sure=True)]
    shown_alike: dict[int, list[int]] = {}
    for orientation in sorted(ways):
        if shown := ways[orientation] & squares:
            shown_alike.setdefault(shown, []).append(orientation)
    for shown, orientations in shown_alike.items():
        fields = {"orientation": alike(*orientations), "at": _on(shown)}
        found.append(Offer(do, among=coming.colours | fields, sure=True))
    return found


def _picking(do: a.Summon, coming: Coming, used: dict[int, int]) -> list[Offer]:
    """An own piece off the formation is picked up: off the orientation that is named, or off any."""
    found = list[Offer]()
    if spare := coming.bits & ~reduce(and_, used.values()):
        found.append(Offer(do, among=coming.colours | {"pick": _on(spare)}, sure=True))
    for way, pieces in used.items():
        if spare := coming.bits & ~pieces:
            found.append(Offer(replace(do, orientation=way), among=coming.colours | {"pick": _on(spare)}, sure=True))
    return found
