"""Summoning a creature: the card, the formation, the piece for it, and what the summoning destroys."""

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar import matcher
from engine.tash_kalar.arena import colour as colour_of
from engine.tash_kalar.cards import Card, Drawn
from engine.tash_kalar.discarding import handed_over
from engine.tash_kalar.effect_state import Effect
from engine.tash_kalar.effects import open_effect
from engine.tash_kalar.ending import goal_scored, trigger
from engine.tash_kalar.hands import cannot_hold, deck_of, leave_hand
from engine.tash_kalar.matcher import Creature, Match
from engine.tash_kalar.pieces import Piece, Rank, higher, type_of
from engine.tash_kalar.placing import pick_up, picked_up
from engine.tash_kalar.scoring import add_points, count_destroyed, counts
from engine.tash_kalar.shortage import piece_for
from engine.tash_kalar.squares import outside
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import has, lift, not_there, put, remove, standing
from engine.tash_kalar.turn import no_action, spend


class Called(Struct, frozen=True):
    """Who is called into the arena."""

    rank: Rank
    card: Card | None
    deck: Drawn

    @property
    def checked(self) -> bool:
        """Whether its formation is known (TASH-FORM-10)."""
        return self.card is not None and self.card.form is not UNSET


class Way(Struct, frozen=True):
    """How a creature can come: over what, and in which match, where a formation is checked."""

    who: Called
    over: Piece | None
    match: Match | None


def summon(now: State, do: a.Summon, facts: Facts) -> State | Refusal:
    """The piece comes, and the effect opens."""
    way = way_to_summon(now, do)
    return way if isinstance(way, Refusal) else _summoned(now, do, way, facts)


def way_to_summon(now: State, do: a.Summon) -> Way | Refusal:
    """The checks of the rules file in their order."""
    who = called(now, do)
    refusal = (
        no_action(now) or handed_over(now) or cannot_hold(now, do.seat, who.deck, who.card)
        or wrong_legend_colour(now, who, do) or cannot_improvise(now, now.own, do.impro)
    )  # fmt: skip
    if refusal:
        return refusal
    over = _standing_there(now, do)
    if isinstance(over, Refusal):
        return over
    if over is not None and higher(over.rank, who.rank):
        return refuse("TASH-SUMMON-07", "tash-kalar-higher-there", rank=over.rank)
    found = shown(now, who, do)
    if isinstance(found, Refusal):
        return found
    match = piece_for(now, do, who.rank, over, found)
    if isinstance(match, Refusal):
        return match
    return Way(who, over, match)


def called(now: State, do: a.Summon) -> Called:
    """The card, or a creature of which only the rank is said."""
    if do.card is None:
        return Called(do.rank, None, deck_of_rank(do.rank))
    card = now.card(do.card)
    assert card.rank is not UNSET
    return Called(card.rank, card, deck_of(card))


def deck_of_rank(rank: Rank) -> Drawn:
    """The deck of a creature of which only the rank is said: a legendary one counts as a legend."""
    return "legends" if rank == "legendary" else "beings"


# Checks


def wrong_legend_colour(now: State, who: Called, do: a.Summon) -> Refusal | None:
    """Melee: the point for a legend goes to an enemy colour (TASH-SCORE-08)."""
    if now.box.melee and who.rank == "legendary" and do.colour in (None, now.own):
        return refuse("TASH-SCORE-08", "tash-kalar-legend-colour", sides=list(now.enemies(now.own)))
    return None


def cannot_improvise(now: State, side: int, impro: int | None) -> Refusal | None:
    """Improvising exists in the melee, with an enemy colour, once for each."""
    if impro is None:
        return None
    if not now.box.melee or impro == side:
        return refuse("TASH-IMPRO-01", "tash-kalar-no-improvising")
    if not now.side(side).impro[impro]:
        return refuse("TASH-IMPRO-02", "tash-kalar-improvised-before", side=impro)
    return None


def improvisable(now: State, side: int) -> tuple[int, ...]:
    """The enemy sides with which a side can still improvise."""
    if not now.box.melee:
        return ()
    return tuple(enemy for enemy in now.enemies(side) if cannot_improvise(now, side, enemy) is None)


def _standing_there(now: State, do: a.Summon) -> Piece | Refusal | None:
    """What stands on the summoning square, as the arena or the players say."""
    if now.box.board:
        return outside(do.at, do.pick) or standing(now, do.at)
    if not isinstance(do.over, a.Over):
        return None
    piece = Piece(do.over.side, do.over.rank)
    return piece if has(now, piece) else not_there(piece)


def shown(now: State, who: Called, do: a.Summon) -> tuple[Match, ...] | Refusal | None:
    """The matches on the named square, lowest orientation first; None where no formation is checked."""
    if now.arena is None or not who.checked:
        if do.impro is not None and not now.side(do.impro).pieces:
            return refuse("TASH-IMPRO-05", "tash-kalar-no-piece-to-improvise", side=do.impro)
        return None
    creature = creature_of(who, now.own, do.impro)
    if do.orientation is None:
        found = matcher.matches_on(now.arena, creature, do.at)
    else:
        match = matcher.match_as(now.arena, creature, do.at, do.orientation)
        found = () if match is None else (match,)
    if found:
        return found
    if do.impro is not None:
        return refuse("TASH-IMPRO-05", "tash-kalar-no-improvised-match", card=do.card, square=do.at, side=do.impro)
    return refuse("TASH-FORM-01", "tash-kalar-no-match", card=do.card, square=do.at)


def creature_of(who: Called, side: int, impro: int | None) -> Creature:
    """The creature as the matcher looks for it."""
    assert who.card is not None
    formation = who.card.formation
    assert formation is not None
    return Creature(formation, who.rank, side, impro)


# What happens


def _summoned(now: State, do: a.Summon, way: Way, facts: Facts) -> State:
    who, over, match = way.who, way.over, way.match
    at = do.at if now.box.board else None
    turned = over is not None and takes_its_place(now, over, who.rank)
    now = leave_hand(spend(now, facts), do.seat, who.deck)
    if do.impro is not None:
        facts.append(f.Improvised(do.seat, do.impro))
        now = now.with_side(now.own, impro=now.side(now.own).impro | {do.impro: 0})
    if over is not None:
        now = _replaced(now, over, at, turned, facts)
    if (picked := picked_up(now, do.pick)) is not None:
        now = pick_up(now, picked, do.pick, facts)
    now = put(now, Piece(now.own, who.rank), at)
    facts.append(f.Placed(now.own, who.rank, "summon", at))
    facts.append(
        f.Summoned(
            do.seat, who.rank, do.card, at, None if match is None else match.orientation,
            None if match is None else list(match.used),
        )
    )  # fmt: skip
    now = _scored(_tallied(now, who.rank, at), do, who.rank, facts)
    return open_effect(now, _effect(who, at, match))


def takes_its_place(now: State, over: Piece, rank: Rank) -> bool:
    """In a shortage an own piece of the needed type on the square becomes the new one (TASH-SUMMON-10)."""
    return over.side == now.own and over.type == type_of(rank) and not now.supply(now.own, type_of(rank))


def _replaced(now: State, over: Piece, at: str | None, turned: bool, facts: Facts) -> State:
    counted = counts(now, over, uncounted=False)
    facts.append(f.Destroyed(over.side, over.rank, "summon", counted, at))
    now = lift(now, over, at) if turned else remove(now, over, at)
    return count_destroyed(now, over) if counted else now


def _tallied(now: State, rank: Rank, at: str | None) -> State:
    on = None if at is None else colour_of(at)
    tally = replace(
        now.tally,
        summoned=now.tally.summoned + 1,
        legends=now.tally.legends + (rank == "legendary"),
        on_red=now.tally.on_red + (on == "red"),
        on_green=now.tally.on_green + (on == "green"),
    )
    return replace(now, tally=tally)


def _scored(now: State, do: a.Summon, rank: Rank, facts: Facts) -> State:
    """Deathmatch: a summoned legend scores at once (TASH-SCORE-07)."""
    if rank != "legendary" or now.box.high_form:
        return now
    colour = do.colour if now.box.melee else now.enemies(now.own)[0]
    now = add_points(now, now.own, colour, 1, "legend", facts)
    return trigger(now, goal_scored(now), facts)


def _effect(who: Called, at: str | None, match: Match | None) -> Effect:
    effects = UNSET if who.card is None else who.card.effects
    return Effect(
        card=None if who.card is None else who.card.id,
        part="creature",
        legend=who.deck == "legends",
        script=None if effects is UNSET else effects,
        origin=at,
        at=at,
        used=() if match is None else match.used,
        marks=() if match is None else match.marks,
    )
