"""The seven steps by which a battle turn is resolved, in their order; the ends of a round use the last four."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal import facts as f
from engine.ambal.boards import lose_max_energy, set_energy, set_health
from engine.ambal.durations import in_effect
from engine.ambal.effects import take_place
from engine.ambal.facts import Facts
from engine.ambal.piles import put_away
from engine.ambal.removal import removed
from engine.ambal.resolution import Resolution, Source, masteries, of_duration, of_skill
from engine.ambal.skills import matches, price, traits, traits_of
from engine.ambal.state import Revealed, Skill, State

OWN_STEP = (c.Interrupt, c.Block, c.Evade, c.Heal, c.Damage)
"""These stay in their own step, also with a test."""
WOUND = {"burning": 3, "bleeding": 2, "poison": 1}


def resolve(now: State, facts: Facts) -> State:
    """The steps 2 to 7 of a turn; step 1 was done card by card as the costs became known."""
    now = interrupts(now, facts)
    now, sources = blocks(now, facts)
    assert now.before is not None
    r = Resolution(now, sources, "use", now.before.mastery, facts)
    return _last_four(r)


def trigger(now: State, when: c.When, facts: Facts) -> State:
    """What the start or the end of a round triggers: nothing is paid, interrupted or blocked."""
    sources = [of_duration(one) for one in now.durations]
    if when == "end":
        used = sorted((skill for skill in now.skills if skill.lies), key=lambda skill: skill.by)
        sources += [of_skill(now, skill) for skill in used if c.lasts(skill.effects) is None]
    return _last_four(Resolution(now, tuple(sources), when, masteries(now), facts))


def _last_four(r: Resolution) -> State:
    own_side(r)
    other_side(r)
    heal(r)
    damage(r)
    if r.when != "damaged":
        _when_damaged(r)
    return r.now


# Step 1: Energy is paid


def pay(now: State, one: Revealed, facts: Facts) -> tuple[State, Revealed]:
    """Pay a revealed card. A player who cannot takes it back, loses Max Energy and plays no more in this round."""
    assert one.base is not None
    owed = price(now, one.seat, one.base, traits_of(now, one))
    one = replace(one, cost=owed.cost, counted=owed.counted)
    seat = now.seat(one.seat)
    if owed.cost <= seat.energy:
        facts.append(f.Paid(one.seat, one.card, owed.cost))
        return set_energy(now, one.seat, seat.energy - owed.cost, "cost", facts), one
    facts.append(f.Unpaid(one.seat, one.card, owed.cost, seat.energy))
    facts.append(f.Moved(one.seat, one.card, "hand"))
    now = bar(now.with_seat(one.seat, hand=seat.hand + 1), one.seat, facts)
    return now, replace(one, state="unpaid")


def bar(now: State, number: int, facts: Facts) -> State:
    """The penalty for a card that cannot be paid, or for an announced card that cannot be placed."""
    now = lose_max_energy(now, number, 1, "unpaid", facts)
    return now.with_seat(number, stopped=True, barred=True, plays=False)


# Step 2: interrupts


def interrupts(now: State, facts: Facts) -> State:
    """All at the same time: a skill that is interrupted itself still interrupts."""
    played = {one.seat: one for one in now.revealed if one.state == "open"}
    for seat, by in sorted(_interrupted(now, played, facts).items()):
        facts.append(f.Interrupted(seat, played[seat].card, by))
        now = put_away(now, seat, played[seat].card, False, facts)
        now = _mark(now, seat, "interrupted")
    return now


def _interrupted(now: State, played: dict[int, Revealed], facts: Facts) -> dict[int, int]:
    """Whose skill is interrupted, and by whom."""
    assert now.before is not None
    sources = tuple(of_skill(now, _as_skill(one, 0)) for one in played.values())
    r = Resolution(now, sources, "use", now.before.mastery, facts)
    hit: dict[int, int] = {}
    for source, effect in r.effects():
        if not isinstance(effect, c.Interrupt):
            continue
        for seat in r.recipients(source, effect):
            if seat not in played or not r.holds(source, effect, seat):
                continue
            if matches(effect.match, traits_of(now, played[seat])):
                hit.setdefault(seat, source.skill.by)
    return hit


def _as_skill(one: Revealed, serial: int) -> Skill:
    return Skill(serial, one.card, one.seat, one.target, one.effects or ())


def _mark(now: State, seat: int, state: str) -> State:
    return replace(now, revealed=tuple(replace(one, state=state) if one.seat == seat else one for one in now.revealed))


# Step 3: blocks


def blocks(now: State, facts: Facts) -> tuple[State, tuple[Source, ...]]:
    """What was not interrupted is used now; all blocks and evasions of it work at the same time."""
    used: list[tuple[Revealed, Skill]] = []
    for one in now.revealed:
        if one.state == "open":
            now, skill = _use(now, one, facts)
            used.append((one, skill))
    denied = _denied(now, used, facts)
    for one, skill in used:
        now = now.with_skill(skill.serial, denied=tuple(denied.get(one.seat, ())))
    skills = {skill.by: skill for skill in now.skills}  # the last one of each seat is the one of this turn
    return now, tuple(of_skill(now, skills[one.seat], removed(now, one)) for one, _ in used)


def _use(now: State, one: Revealed, facts: Facts) -> tuple[State, Skill]:
    """The skill lies in the battle area, with the effects that waited for it, and uses up changes for one skill."""
    kind = traits_of(now, one)
    waiting = [w for w in now.lasting if w.op == "next" and w.seat == one.seat and matches(w.match, kind)]
    joined = tuple(effect for w in waiting for effect in w.effects)
    gone = {w.serial for w in waiting} | {w.serial for w in now.lasting if w.once and w.serial in one.counted}
    skill = _as_skill(replace(one, effects=(*(one.effects or ()), *joined)), now.serial + 1)
    facts.append(f.Moved(one.seat, one.card, "used"))
    lasting = tuple(w for w in now.lasting if w.serial not in gone)
    now = replace(now, serial=skill.serial, lasting=lasting, skills=(*now.skills, skill))
    return _mark(now, one.seat, "used"), skill


def _denied(now: State, used: list[tuple[Revealed, Skill]], facts: Facts) -> dict[int, list[int]]:
    """By user of a blocked skill: who denies its effects."""
    assert now.before is not None
    sources = tuple(of_skill(now, skill) for _, skill in used)
    r = Resolution(now, sources, "use", now.before.mastery, facts)
    denied: dict[int, list[int]] = {}
    for source, effect in r.effects():
        if not isinstance(effect, c.Block | c.Evade) or not r.holds(source, effect, source.skill.by):
            continue
        for one, skill in used:
            kind = traits(now, one.seat, one.card, one.types, skill.effects)
            blocker = source.skill.by
            if one.seat not in _covered(now, source.skill) or not matches(effect.match, kind):
                continue
            if blocker not in denied.setdefault(one.seat, []):
                denied[one.seat].append(blocker)
                facts.append(
                    f.Blocked(blocker, one.card, one.seat, "evade" if isinstance(effect, c.Evade) else "block")
                )
    return denied


def _covered(now: State, skill: Skill) -> tuple[int, ...]:
    """Whose skills a block looks at."""
    if not now.box.double or now.box.options.double_block == "any":
        return now.others(skill.by)
    return () if skill.target in (None, skill.by) else (skill.target,)


# Steps 4 and 5: effects on the user's own side, then on the other side


def own_side(r: Resolution) -> None:
    """Step 4: the effects on the user's own side."""
    _effects_on(r, own=True)


def other_side(r: Resolution) -> None:
    """First what happens in any case; then, with all tests made before, what depends on something."""
    _effects_on(r, own=False)
    due = [
        (source, effect, seat)
        for source, effect in r.effects()
        if not isinstance(effect, OWN_STEP) and _second(effect)
        for seat in r.recipients(source, effect)
        if r.holds(source, effect, seat)
    ]
    r.tests_are_made()
    for source, effect, seat in due:
        take_place(r, source, effect, seat)


def _second(effect: c.Effects) -> bool:
    return effect.test is not UNSET or isinstance(effect, c.Extend)


def _effects_on(r: Resolution, own: bool) -> None:
    for source, effect in r.effects():
        if isinstance(effect, OWN_STEP) or _second(effect):
            continue
        for seat in r.recipients(source, effect):
            if r.own(source, seat) == own:
                take_place(r, source, effect, seat)


# Step 6: heal


def heal(r: Resolution) -> None:
    """Each skill's heal is one amount; Poison and other reductions take from each."""
    totals: dict[int, int] = {}
    for (_, seat), amount in _amounts(r, c.Heal).items():
        less = r.less_heal.get(seat, 0) + _while(r, c.ReduceHeal, seat) + (r.now.seat(seat).poison > 0)
        totals[seat] = totals.get(seat, 0) + max(0, amount - less)
    for seat, total in sorted(totals.items()):
        r.now = set_health(r.now, seat, r.now.seat(seat).health + total, "heal", r.facts)


# Step 7: damage


def damage(r: Resolution) -> None:
    """All damage is dealt together; at the end of a round that of Conditions too, which nothing lessens."""
    totals: dict[int, int] = {}
    for (_, seat), amount in _amounts(r, c.Damage).items():
        dealt = max(0, amount - r.less_damage.get(seat, 0) - _while(r, c.ReduceDamage, seat))
        totals[seat] = totals.get(seat, 0) + dealt
        if dealt:
            r.hurt.add(seat)
    for seat, total in sorted(totals.items()):
        r.now = set_health(r.now, seat, r.now.seat(seat).health - total, "damage", r.facts)
    if r.when == "end":
        for number in r.now.living:
            wounds = sum(points for name, points in WOUND.items() if getattr(r.now.seat(number), name))
            r.now = set_health(r.now, number, r.now.seat(number).health - wounds, "condition", r.facts)


def _amounts(r: Resolution, kind: type[c.Heal] | type[c.Damage]) -> dict[tuple[int, int], int]:
    """One amount for each skill and recipient, before anything is taken from it."""
    amounts: dict[tuple[int, int], int] = {}
    for number, source in enumerate(r.sources):
        for effect in source.skill.effects:
            if not isinstance(effect, kind) or effect.when != r.when:
                continue
            for seat in r.recipients(source, effect):
                if r.holds(source, effect, seat):
                    key = (number, seat)
                    amounts[key] = amounts.get(key, 0) + r.amount(source, effect.n)
    return amounts


def _while(r: Resolution, kind: type[c.ReduceDamage] | type[c.ReduceHeal], seat: int) -> int:
    """The reductions of Boons and Curses in force on a player."""
    return sum(
        r.amount(of_duration(one), effect.n)
        for one in r.now.durations
        if one.on == seat
        for effect in in_effect(one, "while")
        if isinstance(effect, kind)
    )


def _when_damaged(r: Resolution) -> None:
    """Boons and Curses that wait for their bearer to be hurt by a skill; they trigger nothing further."""
    waiting = tuple(of_duration(one) for one in r.now.durations if one.on in r.hurt and in_effect(one, "damaged"))
    after = Resolution(r.now, waiting, "damaged", r.mastery, r.facts)
    after.less_damage, after.less_heal = r.less_damage, r.less_heal
    r.now = _last_four(after)
