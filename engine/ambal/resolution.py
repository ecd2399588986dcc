"""One walk through the battle steps 4 to 7: the skills of a turn, or what the start or end of a round triggers."""

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal.cards import Effects, If, Mastery, When
from engine.ambal.durations import conditions_of, on_seat
from engine.ambal.facts import Facts
from engine.ambal.skills import mastery
from engine.ambal.state import Before, Duration, Skill, State
from engine.ambal.targets import bearer_of, seats_meant
from engine.ambal.texts import NOTHING, Part, text


class Source(Struct, frozen=True, gc=False):
    """Whose effects take place: a skill, or a Boon or Curse in force, treated as the skill that brought it."""

    skill: Skill
    part: Part
    """What it does at this moment."""
    bearer: int | None = None
    unsure: c.Boon | c.Curse | None = None
    """The Boon or Curse whose test is still to be made: if it fails, the source has no bearer."""
    removal: tuple[str, ...] = ()
    """What a numbered removal ends."""


class Resolution:
    """Exists during one action only; `now` is the state after the steps so far."""

    __slots__ = ("before", "facts", "hurt", "less_damage", "less_heal", "now", "sources", "steps", "when")

    def __init__(
        self, now: State, sources: tuple[Source, ...], when: When, before: State | Before, facts: Facts
    ) -> None:
        self.now, self.sources, self.when, self.before, self.facts = now, sources, when, before, facts
        self.steps: frozenset[str] = NOTHING.steps
        """The steps in which something is to be done."""
        for source in sources:
            self.steps |= source.part.steps
        self.less_damage: dict[int, int] = {}
        self.less_heal: dict[int, int] = {}
        self.hurt: set[int] = set()
        """Who received damage from a skill."""

    def recipients(self, source: Source, effect: Effects) -> list[int]:
        """Who receives an effect: not the defeated, except that they can be brought back, and not who blocked."""
        skill = source.skill
        if not isinstance(effect, c.Aimed) or effect.to is UNSET:
            return [skill.by]
        now, to, denied, found = self.now, effect.to, skill.denied, []
        bearer = self.bearer(source) if to == "bearer" else None
        for seat in seats_meant(now, skill.by, skill.target, bearer, to):
            if seat not in denied and (not now.seats[seat - 1].defeated or isinstance(effect, c.Resurrect)):
                found.append(seat)
        return found

    def own(self, source: Source, seat: int) -> bool:
        """Whether the seat is on the side of the source's user."""
        return seat in self.now.team(source.skill.by)

    def mastery(self, user: int, school: c.School) -> int:
        """A player's Mastery at the reveal."""
        return mastery(self.now.box, self.before.seat(user), school)

    def change(self, user: int, n: int | Mastery) -> int:
        """A number of a card of this user."""
        return n if isinstance(n, int) else self.mastery(user, n.mastery) * n.times

    def amount(self, user: int, n: int | Mastery) -> int:
        """The same number, but at least 0."""
        n = self.change(user, n)
        return n if n > 0 else 0

    def holds(self, source: Source, effect: Effects, recipient: int) -> bool:
        """Whether the effect's test holds now, for this recipient."""
        if effect.test is UNSET:
            return True
        test, skill = effect.test, source.skill
        if test.mastery is not UNSET and test.min is not UNSET:
            return self.mastery(skill.by, test.mastery) >= test.min
        bearer = source.bearer if effect is source.unsure else self.bearer(source)
        meant = (recipient,) if test.of is UNSET else seats_meant(self.now, skill.by, skill.target, bearer, test.of)
        return any(_affected(self.now, seat, test) for seat in meant if not self.now.seat(seat).defeated)

    def bearer(self, source: Source) -> int | None:
        """On whom the Boon or Curse comes to lie; nobody where its test fails."""
        if source.unsure is None or source.bearer is None:
            return source.bearer
        return source.bearer if self.holds(source, source.unsure, source.bearer) else None

    def tests_are_made(self) -> None:
        """Fix who bears each Boon or Curse, so that later changes of the table do not matter."""
        self.sources = tuple([
            source if source.unsure is None else replace(source, bearer=self.bearer(source), unsure=None)
            for source in self.sources
        ])  # fmt: skip


def _affected(now: State, seat: int, test: If) -> bool:
    if test.curse is not UNSET:
        return bool(on_seat(now, seat, "curse"))
    if test.boon is not UNSET:
        return bool(on_seat(now, seat, "boon"))
    conditions = conditions_of(now.seat(seat))
    return bool(conditions) if test.condition == "any" else test.condition in conditions


def of_skill(now: State, skill: Skill, when: When, removal: tuple[str, ...] = ()) -> Source:
    """A used skill as a source; `removal` is what its numbered removal ends."""
    said = text(skill.effects)
    part, lasting = said.parts.get(when, NOTHING), said.lasting
    if lasting is None:
        return Source(skill, part, None, None, removal)
    unsure = None if lasting.test is UNSET else lasting
    return Source(skill, part, bearer_of(now, skill.by, skill.target, skill.effects), unsure, removal)


def in_force(durations: tuple[Duration, ...], when: When) -> tuple[Source, ...]:
    """The Boons and Curses that do something at this moment, in their order."""
    found: list[Source] = []
    for one in durations:
        part = text(one.effects).parts.get(when)
        if part is not None:
            found.append(of_duration(one, part))
    return tuple(found)


def of_duration(one: Duration, part: Part) -> Source:
    """A Boon or Curse in force: its target is its bearer, and an earlier block does not concern it."""
    skill = Skill(one.skill, one.card, one.by, one.on, one.effects)
    return Source(skill, part, one.on)
