"""One walk through the battle steps 4 to 7: the skills of a turn, or what the start or end of a round triggers."""

from collections.abc import Iterator

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal.cards import Effects, If, Mastery, School, When
from engine.ambal.durations import conditions_of, on_seat
from engine.ambal.facts import Facts
from engine.ambal.skills import mastery
from engine.ambal.state import Duration, Skill, State
from engine.ambal.targets import bearer_of, seats_meant


class Source(Struct, frozen=True):
    """Whose effects take place: a skill, or a Boon or Curse in force, treated as the skill that brought it."""

    skill: Skill
    bearer: int | None = None
    unsure: c.Boon | c.Curse | None = None
    """The Boon or Curse whose test is still to be made: if it fails, the source has no bearer."""
    removal: tuple[str, ...] = ()
    """What a numbered removal ends."""


class Resolution:
    """Exists during one action only; `now` is the state after the steps so far."""

    def __init__(
        self, now: State, sources: tuple[Source, ...], when: When, mastery: dict[int, dict[School, int]], facts: Facts
    ) -> None:
        self.now, self.sources, self.when, self.mastery, self.facts = now, sources, when, mastery, facts
        self.less_damage: dict[int, int] = {}
        self.less_heal: dict[int, int] = {}
        self.hurt: set[int] = set()
        """Who received damage from a skill."""

    def effects(self) -> Iterator[tuple[Source, Effects]]:
        """Every effect with its source: sources in order, effects in the order of the card."""
        for source in self.sources:
            for effect in source.skill.effects:
                if effect.when == self.when:
                    yield source, effect

    def recipients(self, source: Source, effect: Effects) -> tuple[int, ...]:
        """Who receives an effect: not the defeated, except that they can be brought back, and not who blocked."""
        if not isinstance(effect, c.Aimed) or effect.to is UNSET:
            return (source.skill.by,)
        skill = source.skill
        meant = seats_meant(self.now, skill.by, skill.target, self.bearer(source), effect.to)
        back = isinstance(effect, c.Resurrect)
        return tuple(seat for seat in meant if seat not in skill.denied and (back or not self.now.seat(seat).defeated))

    def own(self, source: Source, seat: int) -> bool:
        """Whether the seat is on the side of the source's user."""
        return seat in self.now.team(source.skill.by)

    def change(self, source: Source, n: int | Mastery) -> int:
        """A number of a card; Mastery is the one at the reveal."""
        if isinstance(n, int):
            return n
        return self.mastery[source.skill.by][n.mastery] * n.times

    def amount(self, source: Source, n: int | Mastery) -> int:
        """The same number, but at least 0."""
        return max(0, self.change(source, n))

    def holds(self, source: Source, effect: Effects, recipient: int) -> bool:
        """Whether the effect's test holds now, for this recipient."""
        if effect.test is UNSET:
            return True
        test, skill = effect.test, source.skill
        if test.mastery is not UNSET and test.min is not UNSET:
            return self.mastery[skill.by][test.mastery] >= test.min
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
        self.sources = tuple(replace(source, bearer=self.bearer(source), unsure=None) for source in self.sources)


def _affected(now: State, seat: int, test: If) -> bool:
    if test.curse is not UNSET:
        return bool(on_seat(now, seat, "curse"))
    if test.boon is not UNSET:
        return bool(on_seat(now, seat, "boon"))
    conditions = conditions_of(now, seat)
    return bool(conditions) if test.condition == "any" else test.condition in conditions


def of_skill(now: State, skill: Skill, removal: tuple[str, ...] = ()) -> Source:
    """A used skill as a source; `removal` is what its numbered removal ends."""
    bearer = bearer_of(now, skill.by, skill.target, skill.effects)
    return Source(skill, bearer, c.lasts(skill.effects), removal)


def of_duration(one: Duration) -> Source:
    """A Boon or Curse in force: its target is its bearer, and an earlier block does not concern it."""
    skill = Skill(one.skill, one.card, one.by, one.on, one.effects)
    return Source(skill, one.on)


def masteries(now: State) -> dict[int, dict[School, int]]:
    """Every player's Mastery of every School at this moment."""
    return {seat.number: {school: mastery(now, seat.number, school) for school in c.SCHOOLS} for seat in now.seats}
