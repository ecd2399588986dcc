"""Candidates for summoning: which cards, where, in which orientation, with which piece."""

from collections.abc import Hashable, Iterable, Iterator

from msgspec.structs import replace

from engine.game import Offer, Values
from engine.probes import alike
from engine.tash_kalar import actions as a
from engine.tash_kalar import matcher
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.hands import cannot_hold
from engine.tash_kalar.matcher import Creature, Match
from engine.tash_kalar.pieces import RANKS, Piece, Rank, higher, ranks_of, type_of
from engine.tash_kalar.state import State
from engine.tash_kalar.summoning import Called, called, creature_of
from engine.tash_kalar.supply import standing

Offers = Iterator[Offer]


def summonings(now: State, seat: int) -> Offers:
    """Every creature that could come from this seat's hand, as far as open information tells."""
    if not now.actions or now.handed:
        return
    yield from _on_board(now, seat) if now.box.board else _in_ledger(now, seat)


def _creatures(now: State, seat: int) -> Iterator[tuple[a.Summon, Called]]:
    """Cards that may be in hand, and creatures of which only the rank is said."""
    for card in now.box.cards.values():
        if card.sort == "creature":
            do = a.Summon(seat=seat, card=card.id)
            who = called(now, do)
            if cannot_hold(now, seat, who.deck, card) is None:
                yield do, who
    for rank in RANKS:
        do = a.Summon(seat=seat, rank=rank)
        who = called(now, do)
        if cannot_hold(now, seat, who.deck, None) is None:
            yield do, who


def _lenders(now: State) -> tuple[int, ...]:
    """Enemy sides with which a summoning can be improvised."""
    own = now.side(now.own)
    return tuple(side for side, left in own.impro.items() if left and now.side(side).pieces)


def _colours(now: State, who: Called) -> dict[str, Values]:
    """Melee: a legend's point goes to any enemy colour."""
    return {"colour": alike(*now.enemies(now.own))} if now.box.melee and who.rank == "legendary" else {}


# Ledger tracking


def _in_ledger(now: State, seat: int) -> Offers:
    """Creatures of one rank are alike: the ledger knows no formations."""
    groups: dict[tuple[Rank, bool], list[tuple[a.Summon, Called]]] = {}
    for do, who in _creatures(now, seat):
        groups.setdefault((who.rank, who.card is None), []).append((do, who))
    for (rank, unnamed), found in groups.items():
        do, who = found[0]
        cards = {} if unnamed else {"card": alike(*(one.card for one, _ in found))}
        for more in _ledger_fields(now, rank):
            yield Offer(do, among=cards | _colours(now, who) | more)


def _ledger_fields(now: State, rank: Rank) -> Iterator[dict[str, Values]]:
    """What may be said beside the card: what stood there, an improvised piece, in a shortage the piece picked up."""
    overs: dict[Hashable, list[a.Over]] = {}
    for side in now.sides:
        for other in RANKS:
            if side.of_rank(other) and not higher(other, rank):
                overs.setdefault((other, side.number == now.own), []).append(a.Over(side.number, other))
    picks = [one for one in ranks_of(type_of(rank)) if now.side(now.own).of_rank(one)]
    for over in ({}, {"over": Values(tuple(map(tuple, overs.values())))} if overs else None):
        for impro in ({}, {"impro": alike(*lenders)} if (lenders := _lenders(now)) else None):
            for pick in ({}, {"pick": alike(*picks)} if picks and not now.supply(now.own, type_of(rank)) else None):
                if over is not None and impro is not None and pick is not None:
                    yield over | impro | pick


# Board tracking


def _on_board(now: State, seat: int) -> Offers:
    lenders = _lenders(now)
    anywhere = {rank: _anywhere(now, rank) for rank in RANKS}
    for do, who in _creatures(now, seat):
        for impro in (None, *lenders):
            probe = replace(do, impro=impro)
            squares = _shown(now, probe, who) if who.checked else anywhere[who.rank]
            if squares:
                yield from _places(now, probe, who, squares)


def _shown(now: State, do: a.Summon, who: Called) -> tuple[str, ...]:
    """The squares on which the formation is shown."""
    assert now.arena is not None
    return matcher.squares(now.arena, creature_of(who, now.own, do.impro))


def _anywhere(now: State, rank: Rank) -> tuple[str, ...]:
    """Where no formation is checked: every square without a higher piece (TASH-FORM-10)."""
    pieces = ((square, standing(now, square)) for square in SQUARES)
    return tuple(square for square, piece in pieces if piece is None or not higher(piece.rank, rank))


def _places(now: State, do: a.Summon, who: Called, squares: tuple[str, ...]) -> Offers:
    short = not now.supply(now.own, type_of(who.rank))
    plain = [square for square in squares if not short or _is_own(standing(now, square), now.own, who.rank)]
    if plain:
        yield from _plain(now, do, who, plain)
    for square in squares if short else ():
        if square not in plain:
            yield from _picking(now, replace(do, at=square), who)


def _is_own(piece: Piece | None, side: int, rank: Rank) -> bool:
    """A piece that becomes the new one in a shortage (TASH-SUMMON-10)."""
    return piece is not None and piece.side == side and piece.type == type_of(rank)


def _plain(now: State, do: a.Summon, who: Called, squares: list[str]) -> Offers:
    """No piece has to be picked up: all squares are alike, with and without saying the orientation."""
    among = _colours(now, who) | {"at": alike(*squares)}
    yield Offer(do, among=among)
    for orientations, shown in _ways(now, do, who, squares):
        yield Offer(do, among=among | {"orientation": alike(*orientations), "at": alike(*shown)})


def _ways(now: State, do: a.Summon, who: Called, squares: list[str]) -> Iterator[tuple[list[int], tuple[str, ...]]]:
    """Orientations that are shown on the same of these squares."""
    if not who.checked:
        return
    assert now.arena is not None
    ways: dict[tuple[str, ...], list[int]] = {}
    for orientation, shown in matcher.squares_as(now.arena, creature_of(who, now.own, do.impro)).items():
        ways.setdefault(tuple(square for square in shown if square in squares), []).append(orientation)
    yield from ((orientations, shown) for shown, orientations in ways.items() if shown)


def _oriented(now: State, creature: Creature, square: str) -> tuple[Match, ...]:
    """Every orientation in which a square shows the formation, also the higher of two equal ones."""
    assert now.arena is not None
    found = (matcher.match_as(now.arena, creature, square, orientation) for orientation in range(8))
    return tuple(match for match in found if match is not None)


def _picking(now: State, do: a.Summon, who: Called) -> Offers:
    """An own piece off the formation is picked up: off the orientation that is named, or off any."""
    assert now.arena is not None
    pieces = now.arena.standing(now.own, ranks_of(type_of(who.rank)))
    own = {square for square, _ in pieces if square != do.at}
    matches = _oriented(now, creature_of(who, now.own, do.impro), do.at) if who.checked else ()
    used = [set(match.used) for match in matches]
    yield from _with_pick(now, do, who, own - set[str].intersection(*used) if used else own)
    for match in matches:
        yield from _with_pick(now, replace(do, orientation=match.orientation), who, own - set(match.used))


def _with_pick(now: State, probe: a.Summon, who: Called, spare: Iterable[str]) -> Offers:
    picks = sorted(spare, key=SQUARES.index)
    if picks:
        yield Offer(probe, among=_colours(now, who) | {"pick": alike(*picks)})
