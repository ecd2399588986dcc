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
    for do, who in _creatures(now, seat):
        for impro in (None, *_lenders(now)):
            probe = replace(do, impro=impro)
            found = _shown(now, probe, who) if who.checked else _anywhere(now, who.rank)
            yield from _places(now, probe, who, found)


def _shown(now: State, do: a.Summon, who: Called) -> dict[str, tuple[Match, ...]]:
    """The squares on which the formation is shown, with every orientation that shows it."""
    assert now.arena is not None
    creature = creature_of(who, now.own, do.impro)
    return {square: _oriented(now, creature, square) for square in matcher.squares(now.arena, creature)}


def _oriented(now: State, creature: Creature, square: str) -> tuple[Match, ...]:
    assert now.arena is not None
    found = (matcher.match_as(now.arena, creature, square, orientation) for orientation in range(8))
    return tuple(match for match in found if match is not None)


def _anywhere(now: State, rank: Rank) -> dict[str, tuple[Match, ...]]:
    """Where no formation is checked: every square without a higher piece (TASH-FORM-10)."""
    pieces = ((square, standing(now, square)) for square in SQUARES)
    return {square: () for square, piece in pieces if piece is None or not higher(piece.rank, rank)}


def _places(now: State, do: a.Summon, who: Called, found: dict[str, tuple[Match, ...]]) -> Offers:
    short = not now.supply(now.own, type_of(who.rank))
    becomes = [square for square in found if short and _is_own(standing(now, square), now.own, who.rank)]
    plain = becomes if short else list(found)
    yield from _plain(now, do, who, {square: found[square] for square in plain})
    if short:
        rest = {square: matches for square, matches in found.items() if square not in becomes}
        yield from _picking(now, do, who, rest)


def _is_own(piece: Piece | None, side: int, rank: Rank) -> bool:
    """A piece that becomes the new one in a shortage (TASH-SUMMON-10)."""
    return piece is not None and piece.side == side and piece.type == type_of(rank)


def _plain(now: State, do: a.Summon, who: Called, found: dict[str, tuple[Match, ...]]) -> Offers:
    """No piece has to be picked up: all squares are alike, with and without saying the orientation."""
    if not found:
        return
    yield Offer(do, among=_colours(now, who) | {"at": alike(*found)})
    ways: dict[tuple[int, ...], list[str]] = {}
    for square, matches in found.items():
        ways.setdefault(tuple(match.orientation for match in matches), []).append(square)
    for orientations, squares in ways.items():
        if orientations:
            more = {"orientation": alike(*orientations), "at": alike(*squares)}
            yield Offer(do, among=_colours(now, who) | more)


def _picking(now: State, do: a.Summon, who: Called, found: dict[str, tuple[Match, ...]]) -> Offers:
    """An own piece off the formation is picked up: off the one that is named, or off any."""
    assert now.arena is not None
    own = [square for square, _ in now.arena.standing(now.own, ranks_of(type_of(who.rank)))]
    for at, matches in found.items():
        used = [set(match.used) for match in matches]
        probe = replace(do, at=at)
        always_used = set[str].intersection(*used) if used else set[str]()
        yield from _with_pick(now, probe, who, set(own) - {at} - always_used)
        for match in matches:
            spare = set(own) - {at} - set(match.used)
            yield from _with_pick(now, replace(probe, orientation=match.orientation), who, spare)


def _with_pick(now: State, probe: a.Summon, who: Called, spare: Iterable[str]) -> Offers:
    picks = sorted(spare, key=SQUARES.index)
    if picks:
        yield Offer(probe, among=_colours(now, who) | {"pick": alike(*picks)})
