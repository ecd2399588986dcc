"""Setting up: schools, objectives, the start pieces of a deathmatch, and the start itself."""

from collections.abc import Iterator

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.arena import DUEL_STARTS, MELEE_STARTS
from engine.tash_kalar.drawing import first_hands
from engine.tash_kalar.objectives import cannot_turn_up, lie_ready, no_more, turn_up
from engine.tash_kalar.pieces import Piece
from engine.tash_kalar.state import State
from engine.tash_kalar.supply import put, standing
from engine.tash_kalar.turn import begin_turn, next_turn


def school(now: State, do: a.School, facts: Facts) -> State | Refusal:
    """Names the school that a seat plays; no two seats have the same."""
    for seat in now.seats:
        if seat.number != do.seat and seat.school == do.school:
            return refuse("TASH-SETUP-03", "tash-kalar-school-taken", school=do.school, seat=seat.number)
    facts.append(f.School(do.seat, do.school))
    return now.with_seat(do.seat, school=do.school)


def reveal(now: State, do: a.Reveal, facts: Facts) -> State | Refusal:
    """Turns up the next objective; in phase `reveal` the next turn begins when one lies."""
    if refusal := cannot_turn_up(now, do.task):
        return refusal
    now = no_more(now, facts) if do.task is None else turn_up(now, do.task, facts)
    if now.phase == "setup":
        return now
    assert now.tasks is not None
    return next_turn(now, facts) if now.tasks.next is not None or not now.tasks.deck else now


# Start pieces


def start_sides(now: State) -> tuple[int, ...]:
    """The colours that have a piece in the arena from the start: in a melee of four not the second player's."""
    if now.box.high_form:
        return ()
    sides = tuple(side.number for side in now.sides)
    return tuple(side for side in sides if side != now.order[1]) if len(sides) == 4 else sides


def missing(now: State) -> tuple[int, ...]:
    """The colours whose start pieces are not in the arena yet; in ledger tracking nobody waits for them."""
    return tuple(side for side in start_sides(now) if now.box.board and not now.side(side).pieces)


def places_starts(now: State) -> int:
    """Who puts the start pieces: the last in turn order."""
    return now.order[-1]


def start_squares(now: State) -> Iterator[str]:
    """The squares on which a start piece may stand now."""
    if now.box.duel:
        yield from (square for square in DUEL_STARTS if standing(now, square) is None)
    else:
        for pair in MELEE_STARTS:
            if all(standing(now, square) is None for square in pair):
                yield from pair


def place_start(now: State, do: a.Place, facts: Facts) -> State | Refusal:
    """One common piece of a colour on a start square."""
    clause = "TASH-SETUP-15" if now.box.duel else "TASH-SETUP-17"
    if do.seat != places_starts(now):
        return refuse(clause, "tash-kalar-starts-by", seat=places_starts(now))
    if do.side not in missing(now):
        return refuse(clause, "tash-kalar-starts-side", side=do.side, sides=list(missing(now)))
    if do.at not in start_squares(now):
        return refuse(clause, "tash-kalar-starts-square", square=do.at, squares=" ".join(start_squares(now)))
    facts.append(f.Placed(do.side, "common", "setup", do.at))
    return put(now, Piece(do.side, "common"), do.at)


# The start


def start(now: State, do: a.Start, facts: Facts) -> State | Refusal:
    """Closes set-up; in ledger tracking it counts the start pieces."""
    if now.tasks is not None and not lie_ready(now.tasks):
        return refuse("TASH-SETUP-12", "tash-kalar-objectives-missing")
    if missing(now):
        return refuse("TASH-SETUP-18", "tash-kalar-starts-missing", seat=places_starts(now), sides=list(missing(now)))
    if not now.box.board:
        for side in start_sides(now):
            facts.append(f.Placed(side, "common", "setup"))
            now = put(now, Piece(side, "common"), None)
    return begin_turn(first_hands(now, facts), now.box.options.first, facts)
