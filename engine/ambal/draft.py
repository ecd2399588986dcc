"""The draft: Schools, nine times two picks and a ban, a last card, and an Elite each."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import actions as a
from engine.ambal import facts as f
from engine.ambal.cards import SCHOOLS, School
from engine.ambal.decks import register
from engine.ambal.facts import Facts
from engine.ambal.state import Draft, State
from engine.refusal import Refusal, refuse

COMMONS, ELITES, LINE = 44, 6, 4
PICKS, TIMES = 2, 9
ELITE_STAGES = ("elite-ban", "elite-pick")
PICKING = ("build", "last", "elite-pick")
BANNING = ("build", "elite-ban")
DEALT = ("build", "last", *ELITE_STAGES)
"""When line-ups lie face up."""

Outcome = State | Refusal


def _with(now: State, **changes: Any) -> State:
    assert now.draft is not None
    return replace(now, draft=replace(now.draft, **changes))


def drafting(now: State, *stages: str) -> Draft | Refusal:
    """The draft, if it stands at one of these steps."""
    if now.phase != "draft" or now.draft is None or now.draft.stage not in stages:
        return refuse("AMBAL-DRAFT-01", "ambal-draft-step")
    return now.draft


def in_turn(now: State, number: int, *stages: str) -> Draft | Refusal:
    """The draft, if it stands at one of these steps and this player is the one who picks or bans."""
    draft = drafting(now, *stages)
    if isinstance(draft, Refusal) or draft.turn == number:
        return draft
    return refuse("AMBAL-DRAFT-04", "ambal-draft-turn", seat=number, turn=draft.turn)


def other(number: int) -> int:
    """The other of the two drafting seats."""
    return 3 - number


# Who is Player A, and the Schools


def must_roll(draft: Draft) -> tuple[int, ...]:
    """Seats that have not rolled yet for who is Player A."""
    return tuple(seat for seat in (1, 2) if seat not in draft.rolls) if draft.stage == "roll" else ()


def roll(now: State, do: a.Roll, facts: Facts) -> Outcome:
    """The higher roll is Player A; on a tie both roll again."""
    draft = now.draft
    if draft is None or do.seat not in must_roll(draft):
        return refuse("AMBAL-DRAFT-02", "ambal-no-roll", seat=do.seat)
    facts.append(f.Rolled(do.seat, do.value))
    rolls = {**draft.rolls, do.seat: do.value}
    if len(rolls) < 2:
        return _with(now, rolls=rolls)
    if rolls[1] == rolls[2]:
        return _with(now, rolls={})
    first = 1 if rolls[1] > rolls[2] else 2
    facts.append(f.First(first))
    return _with(now, rolls={}, first=first, stage="schools", turn=first, schools={1: (), 2: ()})


def free_schools(draft: Draft) -> tuple[School, ...]:
    """Schools that nobody has picked yet."""
    taken = [school for schools in draft.schools.values() for school in schools]
    return tuple(school for school in SCHOOLS if school not in taken)


def pick_school(now: State, do: a.Pick, facts: Facts) -> Outcome:
    """A, B, B, and what is left goes to A."""
    draft = in_turn(now, do.seat, "schools")
    if isinstance(draft, Refusal):
        return draft
    if do.school is UNSET or do.school not in free_schools(draft):
        return refuse("AMBAL-DRAFT-05", "ambal-school-taken", school=do.school)
    now = _take_school(now, do.seat, do.school, facts)
    assert now.draft is not None
    assert draft.first is not None
    left = free_schools(now.draft)
    if len(left) > 1:
        return _with(now, turn=other(draft.first))
    return _line_up(_take_school(now, draft.first, left[0], facts), facts)


def _take_school(now: State, number: int, school: School, facts: Facts) -> State:
    assert now.draft is not None
    facts.append(f.School(number, school))
    schools = now.draft.schools
    return _with(now, schools={**schools, number: (*schools[number], school)})


def _line_up(now: State, facts: Facts) -> State:
    """Each player deals four commons face up."""
    assert now.draft is not None
    now = _with(now, stage="build", turn=now.draft.first, number=1, picks_left=PICKS)
    return _deal_out(now, COMMONS, facts)


def _deal_out(now: State, pile: int, facts: Facts) -> State:
    now = _with(now, lineups={1: (), 2: ()}, piles={1: pile, 2: pile})
    return _fill(now, facts)


def _fill(now: State, facts: Facts) -> State:
    """Both line-ups have four cards again; new ones come at the right end, and nobody has named them yet."""
    assert now.draft is not None
    lineups, piles = dict(now.draft.lineups), dict(now.draft.piles)
    for seat in (1, 2):
        missing = LINE - len(lineups[seat])
        if missing:
            facts.append(f.Dealt(seat, missing))
            lineups[seat] += (None,) * missing
            piles[seat] -= missing
    return _with(now, lineups=lineups, piles=piles)


# The cards


def pick_card(now: State, do: a.Pick, facts: Facts) -> Outcome:
    """One card from the player's own line-up; views for the other player no longer name it."""
    draft = in_turn(now, do.seat, *PICKING)
    if isinstance(draft, Refusal):
        return draft
    assert do.card is not UNSET
    if refusal := cannot_pick(now, draft, do.seat, do.card):
        return refusal
    picks = (*now.seat(do.seat).picks, do.card)
    facts.append(f.Picked(do.seat, len(picks)))
    now = _take(now, do.seat, do.card).with_seat(do.seat, picks=picks)
    return _after_pick(now, facts)


def cannot_pick(now: State, draft: Draft, number: int, card: str) -> Refusal | None:
    """What forbids the player in turn to pick this card."""
    if draft.stage == "build" and draft.picks_left == 0:
        return refuse("AMBAL-DRAFT-11", "ambal-ban-now", seat=number)
    if now.card(card).school not in draft.schools[number]:
        return refuse("AMBAL-DRAFT-09", "ambal-not-your-school", card=now.card(card).name)
    if refusal := _wrong_kind(now, draft, card) or _taken_before(now, draft, card):
        return refusal
    if not lies_in(draft, number, card):
        return refuse("AMBAL-DRAFT-08", "ambal-not-in-line", card=now.card(card).name)
    return None


def _wrong_kind(now: State, draft: Draft, card: str) -> Refusal | None:
    if now.card(card).elite == (draft.stage in ELITE_STAGES):
        return None
    say = "ambal-elites-now" if draft.stage in ELITE_STAGES else "ambal-commons-now"
    return refuse("AMBAL-DRAFT-10", say, card=now.card(card).name)


def _taken_before(now: State, draft: Draft, card: str) -> Refusal | None:
    if card in draft.banned or any(card in seat.picks for seat in now.seats):
        return refuse("AMBAL-DRAFT-14", "ambal-drafted-already", card=now.card(card).name)
    return None


def lies_in(draft: Draft, number: int, card: str) -> bool:
    """In a line-up: named there, or it may be one of the cards that were not named."""
    return card in draft.lineups[number] or None in draft.lineups[number]


def _take(now: State, number: int, card: str) -> State:
    """A card leaves a line-up, and leaves no gap."""
    assert now.draft is not None
    lineup = list(now.draft.lineups[number])
    lineup.remove(card if card in lineup else None)
    return _with(now, lineups={**now.draft.lineups, number: tuple(lineup)})


def _after_pick(now: State, facts: Facts) -> State:
    draft = now.draft
    assert draft is not None
    assert draft.first is not None
    if draft.stage == "build":
        return _with(now, picks_left=draft.picks_left - 1)
    if draft.turn == draft.first:
        return _with(now, turn=other(draft.first))
    if draft.stage == "last":
        return _deal_out(_with(now, stage="elite-ban", turn=draft.first), ELITES, facts)
    return _drafted(now, facts)


def ban(now: State, do: a.Ban, facts: Facts) -> Outcome:
    """A card that nobody shall play."""
    draft = in_turn(now, do.seat, *BANNING)
    if isinstance(draft, Refusal):
        return draft
    if refusal := cannot_ban(now, draft, do.seat, do.card):
        return refusal
    facts.append(f.Banned(do.seat, do.card))
    line = _line_of(now, draft, do.card)
    assert line is not None
    now = _take(now, line, do.card)
    return _after_ban(_with(now, banned=(*draft.banned, do.card)), facts)


def cannot_ban(now: State, draft: Draft, number: int, card: str) -> Refusal | None:
    """What forbids the player in turn to ban this card."""
    if draft.stage == "build" and draft.picks_left:
        return refuse("AMBAL-DRAFT-11", "ambal-pick-first", seat=number, n=draft.picks_left)
    if refusal := _wrong_kind(now, draft, card):
        return refusal
    if draft.stage == "elite-ban" and now.card(card).school not in draft.schools[other(number)]:
        return refuse("AMBAL-DRAFT-20", "ambal-ban-theirs", card=now.card(card).name)
    if refusal := _taken_before(now, draft, card):
        return refusal
    if _line_of(now, draft, card) is None:
        return refuse("AMBAL-DRAFT-12", "ambal-not-in-lines", card=now.card(card).name)
    return None


def _line_of(now: State, draft: Draft, card: str) -> int | None:
    """Whose line-up a card lies in: that of the player who has its School."""
    owner = owner_of(now, draft, card)
    return owner if owner is not None and lies_in(draft, owner, card) else None


def owner_of(now: State, draft: Draft, card: str) -> int | None:
    """The seat that has this card's School; None while nobody has."""
    return next((seat for seat, schools in draft.schools.items() if now.card(card).school in schools), None)


def _after_ban(now: State, facts: Facts) -> State:
    draft = now.draft
    assert draft is not None
    assert draft.first is not None
    second = other(draft.first)
    if draft.stage == "elite-ban":
        if draft.turn == draft.first:
            return _with(now, turn=second)
        return _with(now, stage="elite-pick", turn=draft.first)
    now = _fill(now, facts)
    if draft.turn == draft.first:
        return _with(now, turn=second, picks_left=PICKS)
    if draft.number < TIMES:
        return _with(now, turn=draft.first, number=draft.number + 1, picks_left=PICKS)
    return _with(now, stage="last", turn=draft.first)


def deal(now: State, do: a.Deal, facts: Facts) -> Outcome:
    """Somebody names cards that lie face up; nothing else changes."""
    draft = drafting(now, *DEALT)
    if isinstance(draft, Refusal):
        return draft
    lineup = draft.lineups[do.seat]
    if not 1 <= len(do.cards) <= lineup.count(None) or len(set(do.cards)) < len(do.cards):
        return refuse("AMBAL-DRAFT-07", "ambal-deal-number", unnamed=lineup.count(None))
    for card in do.cards:
        if not may_lie(now, draft, do.seat, card):
            return refuse("AMBAL-DRAFT-07", "ambal-deal-card", card=now.card(card).name)
    names = iter(do.cards)
    named = tuple(next(names, None) if card is None else card for card in lineup)
    return _with(now, lineups={**draft.lineups, do.seat: named})


def may_lie(now: State, draft: Draft, number: int, card: str) -> bool:
    """Whether this may be one of the cards in a player's line-up that nobody has named yet."""
    fits = now.card(card).school in draft.schools[number] and _wrong_kind(now, draft, card) is None
    return fits and _taken_before(now, draft, card) is None and card not in draft.lineups[number]


def _drafted(now: State, facts: Facts) -> State:
    """Nineteen commons and an Elite each: the registered decks of the duel."""
    for seat in now.seats:
        now = register(now, seat.number, seat.picks, None)
        facts.append(f.Deck(seat.number, len(seat.picks), 0))
    facts.append(f.Phase("setup", 0))
    now = _with(now, stage="done", turn=0, lineups={1: (), 2: ()}, piles={1: 0, 2: 0})
    return replace(now, phase="setup")
