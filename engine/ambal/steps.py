"""The seven steps by which a battle turn is resolved, in their order; the ends of a round use the last four."""

from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy, set_energy, set_health
from engine.ambal.durations import conditions_of
from engine.ambal.effects import take_place
from engine.ambal.facts import Facts
from engine.ambal.piles import put_away
from engine.ambal.removal import removed
from engine.ambal.resolution import Resolution, Source, in_force, of_skill
from engine.ambal.skills import matches, price, traits_of
from engine.ambal.state import Revealed, Seat, Skill, State
from engine.ambal.texts import text

WOUND: dict[c.ConditionName, int] = {"burning": 3, "bleeding": 2, "poison": 1}


def resolve(now: State, facts: Facts) -> State:
    """The steps 2 to 7 of a turn; step 1 was done card by card as the costs became known."""
    return _last_four(blocks(interrupts(now, facts), facts))


def trigger(now: State, when: Literal["start", "end"], facts: Facts) -> State:
    """What the start or the end of a round triggers: nothing is paid, interrupted or blocked."""
    sources = in_force(now.durations, when)
    if when == "end" and now.skills:
        used = [skill for skill in now.skills if when in text(skill.effects).parts and skill.lies]
        alone = [skill for skill in used if not text(skill.effects).lasting]
        sources += tuple([of_skill(now, skill, when) for skill in sorted(alone, key=lambda skill: skill.by)])
    if not sources and when == "start":
        return now
    return _last_four(Resolution(now, sources, when, now, facts))


def _last_four(r: Resolution) -> State:
    steps = r.steps
    if "own" in steps:
        own_side(r)
    if "other" in steps:
        other_side(r)
    if "tested" in steps:
        tested(r)
    if "heals" in steps:
        heal(r)
    if "damages" in steps:
        damage(r)
    if r.when == "end":
        wounds(r)
    if r.hurt and r.when != "damaged":
        _when_damaged(r)
    return r.now


# Step 1: Energy is paid


def pay(now: State, seat: Seat, one: Revealed, facts: Facts) -> tuple[Seat, Revealed]:
    """Pay a revealed card. A player who cannot takes it back, loses Max Energy and plays no more in this round."""
    assert one.base is not None
    owed = price(now, one.base, one)
    if owed.cost <= seat.energy:
        facts.append(f.Paid(one.seat, one.card, owed.cost))
        paid = replace(one, cost=owed.cost, counted=owed.counted)
        return set_energy(seat, seat.energy - owed.cost, "cost", facts), paid
    facts.append(f.Unpaid(one.seat, one.card, owed.cost, seat.energy))
    facts.append(f.Moved(one.seat, one.card, "hand"))
    unpaid = replace(one, cost=owed.cost, counted=owed.counted, state="unpaid")
    return bar(replace(seat, hand=seat.hand + 1), facts), unpaid


def bar(seat: Seat, facts: Facts) -> Seat:
    """The penalty for a card that cannot be paid, or for an announced card that cannot be placed."""
    return replace(lose_max_energy(seat, 1, "unpaid", facts), stopped=True, barred=True, plays=False)


# Step 2: interrupts


def interrupts(now: State, facts: Facts) -> State:
    """All at the same time: a skill that is interrupted itself still interrupts."""
    for one in now.revealed:
        if one.state == "open" and text(one.effects or ()).interrupts:
            return _with_interrupts(now, facts)
    return now


def _with_interrupts(now: State, facts: Facts) -> State:
    played = {one.seat: one for one in now.revealed if one.state == "open"}
    for seat, by in sorted(_interrupted(now, played, facts).items()):
        facts.append(f.Interrupted(seat, played[seat].card, by))
        seats = now.seats_with(put_away(now.seat(seat), played[seat].card, False, facts))
        interrupted = replace(played[seat], state="interrupted")
        shown = tuple([interrupted if one.seat == seat else one for one in now.revealed])
        now = replace(now, seats=seats, revealed=shown)
    return now


def _interrupted(now: State, played: dict[int, Revealed], facts: Facts) -> dict[int, int]:
    """Whose skill is interrupted, and by whom."""
    assert now.before is not None
    skills = [Skill(0, one.card, one.seat, one.target, one.effects or ()) for one in played.values()]
    sources = tuple([of_skill(now, skill, "use") for skill in skills])
    r = Resolution(now, sources, "use", now.before, facts)
    hit: dict[int, int] = {}
    for source in sources:
        for effect in source.part.interrupts:
            for seat in r.recipients(source, effect):
                if seat not in played or not r.holds(source, effect, seat):
                    continue
                if matches(effect.match, traits_of(now, played[seat])):
                    hit.setdefault(seat, source.skill.by)
    return hit


# Step 3: blocks


Denied = dict[int, list[int]]
"""By user of a blocked skill: who denies its effects."""


def blocks(now: State, facts: Facts) -> Resolution:
    """What was not interrupted is used now; all blocks and evasions of it work at the same time."""
    used: list[Revealed] = []
    for one in now.revealed:
        if one.state == "open":
            now, joined = _joined(now, one) if now.lasting else (now, one)
            used.append(joined)
            facts.append(f.Moved(one.seat, one.card, "used"))
    sources = [_used(now, one, serial) for serial, one in enumerate(used, now.serial + 1)]
    assert now.before is not None
    r = Resolution(now, tuple(sources), "use", now.before, facts)
    if "blocks" in r.steps:
        r.sources = _blocked(r, used)
    skills = (*now.skills, *[source.skill for source in r.sources])
    shown = tuple([replace(one, state="used") if one.state == "open" else one for one in now.revealed])
    r.now = replace(now, serial=now.serial + len(used), skills=skills, revealed=shown)
    return r


def _used(now: State, one: Revealed, serial: int) -> Source:
    """A card that takes effect as a skill."""
    effects = one.effects or ()
    removal = () if text(effects).removal is None else removed(now, one)
    return of_skill(now, Skill(serial, one.card, one.seat, one.target, effects), "use", removal)


def _joined(now: State, one: Revealed) -> tuple[State, Revealed]:
    """The card with the effects that waited for it; they and changes of costs for one skill are used up."""
    kind = traits_of(now, one)
    waiting = [w for w in now.lasting if w.op == "next" and w.seat == one.seat and matches(w.match, kind)]
    joined = tuple(effect for w in waiting for effect in w.effects)
    gone = {w.serial for w in waiting} | {w.serial for w in now.lasting if w.once and w.serial in one.counted}
    lasting = tuple(w for w in now.lasting if w.serial not in gone)
    return replace(now, lasting=lasting), replace(one, effects=(*(one.effects or ()), *joined)) if joined else one


def _blocked(r: Resolution, used: list[Revealed]) -> tuple[Source, ...]:
    """The same skills, each with those who deny its effects."""
    denied: Denied = {}
    for source in r.sources:
        for effect in source.part.blocks:
            if r.holds(source, effect, source.skill.by):
                _deny(r.now, source.skill, effect, used, denied, r.facts)
    by = [tuple(denied.get(source.skill.by, ())) for source in r.sources]
    return tuple([
        replace(one, skill=replace(one.skill, denied=some)) if some else one
        for one, some in zip(r.sources, by, strict=True)
    ])  # fmt: skip


def _deny(
    now: State, skill: Skill, effect: c.Block | c.Evade, used: list[Revealed], denied: Denied, facts: Facts
) -> None:
    """One block or evasion, against all skills that it covers."""
    covered = _covered(now, skill)
    for one in used:
        if one.seat in covered and matches(effect.match, traits_of(now, one)):
            by = denied.setdefault(one.seat, [])
            if skill.by not in by:
                by.append(skill.by)
                kind: Literal["block", "evade"] = "evade" if isinstance(effect, c.Evade) else "block"
                facts.append(f.Blocked(skill.by, one.card, one.seat, kind))


def _covered(now: State, skill: Skill) -> tuple[int, ...]:
    """Whose skills a block looks at."""
    if not now.box.double or now.box.options.double_block == "any":
        return now.others(skill.by)
    return () if skill.target in (None, skill.by) else (skill.target,)


# Steps 4 and 5: effects on the user's own side, then on the other side


def own_side(r: Resolution) -> None:
    """Step 4: the effects on the user's own side."""
    for source in r.sources:
        for effect in source.part.own:
            for seat in r.recipients(source, effect):
                if r.own(source, seat):
                    take_place(r, source, effect, seat)


def other_side(r: Resolution) -> None:
    """Step 5: the effects on the other side, first those that happen in any case."""
    for source in r.sources:
        for effect in source.part.other:
            for seat in r.recipients(source, effect):
                if not r.own(source, seat):
                    take_place(r, source, effect, seat)


def tested(r: Resolution) -> None:
    """Then, with all tests made before, what depends on something."""
    due = [
        (source, effect, seat)
        for source in r.sources
        for effect in source.part.tested
        for seat in r.recipients(source, effect)
        if r.holds(source, effect, seat)
    ]
    r.tests_are_made()
    for source, effect, seat in due:
        take_place(r, source, effect, seat)


# Step 6: heal


def heal(r: Resolution) -> None:
    """Each skill's heal is one amount; Poison and other reductions take from each."""
    totals: dict[int, int] = {}
    for seat, amount in _amounts(r, "heals"):
        less = r.less_heal.get(seat, 0) + _less(r, "less_heal", seat) + (r.now.seat(seat).poison > 0)
        totals[seat] = totals.get(seat, 0) + max(0, amount - less)
    _move_health(r, totals, 1, "heal")


# Step 7: damage


def damage(r: Resolution) -> None:
    """All damage is dealt together."""
    totals: dict[int, int] = {}
    for seat, amount in _amounts(r, "damages"):
        dealt = max(0, amount - r.less_damage.get(seat, 0) - _less(r, "less_damage", seat))
        totals[seat] = totals.get(seat, 0) + dealt
        if dealt:
            r.hurt.add(seat)
    _move_health(r, totals, -1, "damage")


def wounds(r: Resolution) -> None:
    """At the end of a round the damage of Conditions, which nothing lessens."""
    for seat in r.now.seats:
        if not seat.defeated and (conditions := conditions_of(seat)):
            points = sum([WOUND[name] for name in conditions])
            r.now = r.now.having(set_health(seat, seat.health - points, "condition", r.facts))


def _move_health(r: Resolution, totals: dict[int, int], sign: Literal[1, -1], by: Literal["heal", "damage"]) -> None:
    """The markers of all who are healed or hurt, in the order of the seats."""
    seats = list(r.now.seats)
    for number, total in sorted(totals.items()):
        seat = seats[number - 1]
        seats[number - 1] = set_health(seat, seat.health + sign * total, by, r.facts)
    r.now = replace(r.now, seats=tuple(seats))


def _amounts(r: Resolution, step: Literal["heals", "damages"]) -> list[tuple[int, int]]:
    """One amount for each skill and recipient, before anything is taken from it."""
    found: list[tuple[int, int]] = []
    for source in r.sources:
        effects = source.part.heals if step == "heals" else source.part.damages
        amounts: dict[int, int] = {}
        for effect in effects:
            for seat in r.recipients(source, effect):
                if effect.test is UNSET or r.holds(source, effect, seat):
                    amounts[seat] = amounts.get(seat, 0) + r.amount(source.skill.by, effect.n)
        found += amounts.items()
    return found


def _less(r: Resolution, what: Literal["less_heal", "less_damage"], seat: int) -> int:
    """The reductions of Boons and Curses in force on a player."""
    less = 0
    for one in r.now.durations:
        if one.on == seat:
            said = text(one.effects)
            for effect in said.less_heal if what == "less_heal" else said.less_damage:
                less += r.amount(one.by, effect.n)
    return less


def _when_damaged(r: Resolution) -> None:
    """Boons and Curses that wait for their bearer to be hurt by a skill; they trigger nothing further."""
    waiting = [source for source in in_force(r.now.durations, "damaged") if source.bearer in r.hurt]
    if not waiting:
        return
    after = Resolution(r.now, tuple(waiting), "damaged", r.before, r.facts)
    after.less_damage, after.less_heal = r.less_damage, r.less_heal
    r.now = _last_four(after)
