"""Every effect of the vocabulary does what its line in the table says, at every moment it is made for."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill


def played(*effects: dict[str, Any], other: str | None = None, **counters: int) -> Table:
    """Seat 1 has played a skill with these effects; counters are those of both seats before."""
    table = Table(skill("act", *effects), skill("slap", hit(5)), skill("mend", heal(5))).begun()
    for seat in (1, 2):
        table.set(seat, **counters)
    return table.turn("act", other)


# One effect after the other


def test_interrupt() -> None:
    assert played(effect("interrupt", "opponent"), other="slap").health() == (60, 60)


@pytest.mark.parametrize("op", ["block", "evade"])
def test_block_and_evade(op: str) -> None:
    assert played(effect(op), other="slap").health() == (60, 60)


@pytest.mark.parametrize("what", ["boon", "curse"])
def test_remove_boons_and_curses(what: str) -> None:
    lasts = boon(3, "target") if what == "boon" else curse(3, "target")
    table = Table(skill("mark", lasts), skill("act", effect("remove", "target", what=what, n=1))).begun()
    table.turn("nothing", "mark").do("choose", 2, target=2)
    table.turn("act", None).do("choose", 1, target=2)
    assert (table.table["durations"], table.zone(2, "discard")) == ([], ["mark"])


def test_remove_conditions() -> None:
    table = played(effect("remove", "everyone", what="condition", n="all", which=["poison"]), poison=2, burning=2)
    assert [(table.counter(seat, "poison"), table.counter(seat, "burning")) for seat in (1, 2)] == [(0, 2), (0, 2)]


def test_reduce_damage() -> None:
    table = played(effect("reduce-damage", "you", n=2), other="slap")
    assert (table.health(), table.turn("filler-1", "filler-2").health()) == ((57, 60), (57, 60))
    assert played(effect("reduce-damage", "opponent", n=2), other="slap").health() == (55, 60)


def test_reduce_damage_is_for_the_turn_alone() -> None:
    table = Table(skill("act", effect("reduce-damage", "you", n=2)), skill("slap", hit(5))).begun()
    assert table.turn("act", "nothing").turn("filler-1", "slap").health() == (55, 60)


def test_reduce_heal() -> None:
    assert played(effect("reduce-heal", "opponent", n=2), other="mend", health=40).health() == (40, 43)


def test_reduce_heal_is_for_the_turn_alone() -> None:
    table = Table(skill("act", effect("reduce-heal", "opponent", n=2)), skill("mend", heal(5))).begun()
    assert table.set(2, health=40).turn("act", "nothing").turn("filler-1", "mend").health() == (60, 45)


@pytest.mark.parametrize(("n", "energy"), [(2, 3), (-2, 7)])
def test_cost(n: int, energy: int) -> None:
    table = Table(skill("act", effect("cost", "opponent", n=n)), skill("dear", cost=3)).begun().turn("act", "nothing")
    assert table.turn("filler-1", "dear").energy(2) == (energy, 12)


@pytest.mark.parametrize(
    ("op", "n", "then"),
    [("energy", 2, (10, 12)), ("energy", -2, (6, 12)), ("max-energy", 2, (8, 14)), ("max-energy", -2, (8, 10))],
)
@pytest.mark.parametrize("to", ["you", "opponent"])
def test_energy_and_max_energy(op: str, n: int, then: tuple[int, int], to: str) -> None:
    table = played(effect(op, to, n=n))
    assert (table.energy(1), table.energy(2)) == ((then, (8, 12)) if to == "you" else ((8, 12), then))


def test_max_health() -> None:
    table = played(effect("max-health", "opponent", n=5))
    assert (table.counter(1, "max_health"), table.counter(2, "max_health"), table.health()) == (60, 65, (60, 60))


def test_draw_with_refresh() -> None:
    table = Table(skill("act", effect("draw", "you", n=3))).begun().turn("filler-1", None).to_next_round()
    table.set(1, deck=2).turn("act", None)
    assert (table.counter(1, "hand"), table.counter(1, "deck"), table.energy(1)) == (9, 0, (10, 10))
    assert [one["n"] for one in table.told("draw")] == [2, 1]
    assert table.told("refresh") == [{"fact": "refresh", "seat": 1, "n": 1, "loss": 2}]


def test_discard() -> None:
    table = played(effect("discard", "everyone", n=1), other="slap")
    assert table.view()["prompt"]["args"] == {"owed": {"1": 1, "2": 1}}


def test_boon_and_curse() -> None:
    table = Table(skill("glow", boon(2)), skill("doom", curse(3))).begun().turn("glow", "doom")
    assert [(one["kind"], one["by"], one["on"], one["left"]) for one in table.table["durations"]] == [
        ("boon", 1, 1, 2), ("curse", 2, 1, 3),
    ]  # fmt: skip
    assert table.told("boon") == [{"fact": "boon", "card": "glow", "by": 1, "on": 1, "left": 2}]
    assert table.told("curse") == [{"fact": "curse", "card": "doom", "by": 2, "on": 1, "left": 3}]


@pytest.mark.parametrize("condition", ["burning", "bleeding", "poison"])
def test_condition_and_extend(condition: str) -> None:
    table = played(cause(condition, 2), effect("extend", "opponent", condition=condition, n=1))
    assert (table.counter(1, condition), table.counter(2, condition)) == (0, 3)
    steps = [(one["from"], one["to"]) for one in table.told("condition")]
    assert steps == [(0, 2), (2, 3)]


def test_resurrect() -> None:
    rise = skill("rise", effect("resurrect", "partner", health=12, energy=4))
    table = Table(rise, mode="double-regular").begun().set(1, health=0)
    table.turn(None, ("rise", 1), ("nothing", 3), ("nothing", 4))
    assert (table.health(1), table.energy(1), table.flags(1)) == ((12,), (4, 8), [])


def test_next() -> None:
    table = played(effect("next", "you", effects=[hit(2)]))
    assert table.turn("slap", None).health() == (60, 53)


@pytest.mark.parametrize("to", ["you", "opponent"])
def test_skip(to: str) -> None:
    table = played(effect("skip", to), other="nothing" if to == "you" else "slap")
    seat = 1 if to == "you" else 2
    assert [table.flags(one) for one in (seat, 3 - seat)] == [["may-skip"], []]
    table.do("skip", seat)
    assert table.flags(seat) == ["skips"]


def test_out() -> None:
    assert played(effect("out")).end_battle().zone(1, "out") == ["act"]


def test_other() -> None:
    table = played(effect("other", "opponent", text="Sing."))
    assert table.told("reminder") == [{"fact": "reminder", "seat": 2, "card": "act", "text": "Sing."}]


def test_heal_and_damage() -> None:
    assert played(heal(3), hit(4), health=30).health() == (33, 26)


# When


@pytest.mark.parametrize(("when", "after"), [("start", "battle"), ("end", "durations")])
@pytest.mark.parametrize(
    "one",
    [
        hit(3, "bearer"), heal(3, "bearer"), effect("energy", "bearer", n=-3), cause("burning", 3, "bearer"),
        effect("max-health", "bearer", n=3), effect("max-energy", "bearer", n=-1), effect("draw", "bearer", n=1),
        effect("other", "bearer", text="Hum."),
    ],
)  # fmt: skip
def test_at_the_start_and_at_the_end_of_a_round(when: str, after: str, one: dict[str, Any]) -> None:
    fact = {"damage": "health", "heal": "health", "other": "reminder"}.get(one["op"], one["op"])
    table = Table(skill("doom", curse(2), one | {"when": when})).begun().set(2, health=40).turn("doom", "nothing")
    assert table.told(fact) == []
    table.end_battle()
    if when == "start":
        table.do("pass", 1)
        table.do("pass", 2)
    story = [one.get("phase", one["fact"]) for one in table.facts]
    assert story[story.index(when) + 1] == fact
    assert story.index(after) > story.index(when) + 1


def test_start_and_end_happen_every_round_while_the_curse_lasts() -> None:
    doom = skill("doom", curse(3), hit(2, "bearer", when="end"), hit(5, "bearer", when="start"))
    table = Table(doom).begun().turn("doom", None)
    assert [table.to_next_round().health(2)[0] for _ in range(4)] == [53, 46, 44, 44]


def test_an_end_effect_of_a_skill_that_does_not_last_happens_once() -> None:
    table = Table(skill("bomb", hit(4, when="end"))).begun().turn("bomb", "nothing")
    assert table.health() == (60, 60)
    assert [table.to_next_round().health(2)[0] for _ in range(2)] == [56, 56]


@pytest.mark.parametrize(
    ("op", "slapped", "mended", "energy"),
    [("reduce-damage", 57, 45, 7), ("reduce-heal", 55, 43, 7), ("cost", 55, 45, 5)],
)
def test_while_a_boon_or_curse_is_in_force(op: str, slapped: int, mended: int, energy: int) -> None:
    aura = skill("aura", boon(2), effect(op, n=2, when="while"))
    table = Table(aura, skill("slap", hit(5)), skill("mend", heal(5), cost=1)).begun().turn("aura", "slap")
    assert table.health() == (slapped, 60)
    table.set(1, health=40).turn("mend", None)
    assert (table.health(1), table.energy(1)) == ((mended,), (energy, 12))


def test_when_the_bearer_is_hurt() -> None:
    thorns = skill("thorns", boon(3), effect("energy", "bearer", n=2, when="damaged"))
    table = Table(thorns, skill("slap", hit(5))).begun().turn("thorns", "nothing")
    assert table.energy(1) == (8, 12)
    assert table.turn("filler-1", "slap").energy(1) == (10, 12)


# If


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ({"condition": "poison"}, True), ({"condition": "burning"}, False), ({"condition": "any"}, True),
        ({"curse": True}, False), ({"boon": True}, False), ({"condition": "poison", "of": "you"}, False),
        ({"condition": "burning", "of": "you"}, True), ({"condition": "burning", "of": "everyone"}, True),
        ({"condition": "bleeding", "of": "everyone"}, False), ({"condition": "any", "of": "partner"}, False),
        ({"mastery": "fire", "min": 0}, True), ({"mastery": "fire", "min": 1}, False),
    ],
)  # fmt: skip
def test_an_effect_happens_only_if_its_test_holds(test: dict[str, Any], holds: bool) -> None:
    table = Table(skill("act", hit(5, if_=test), effect("energy", "opponent", n=-1, if_=test))).begun()
    table.set(1, burning=2).set(2, poison=2).turn("act", None)
    assert (table.health(2), table.energy(2)) == (((55,), (7, 12)) if holds else ((60,), (8, 12)))


@pytest.mark.parametrize("kind", ["boon", "curse"])
@pytest.mark.parametrize("of", ["you", "opponent", None])
def test_a_test_for_a_boon_or_curse_asks_whom_it_says(kind: str, of: str | None) -> None:
    lasts = boon(3) if kind == "boon" else curse(3, "you")
    test: dict[str, Any] = {kind: True} | ({} if of is None else {"of": of})
    table = Table(skill("mark", lasts), skill("act", hit(5, if_=test))).begun().turn("mark", "nothing")
    assert table.turn("act", "filler-1").health(2) == (55 if of == "you" else 60,)


def test_with_several_recipients_each_is_asked() -> None:
    test = {"condition": "poison"}
    table = Table(skill("act", hit(5, "everyone", if_=test), effect("energy", "everyone", n=1, if_=test))).begun()
    table.set(2, poison=2).turn("act", None)
    assert (table.health(), table.energy(1), table.energy(2)) == ((60, 55), (8, 12), (9, 12))


@pytest.mark.parametrize(("least", "health"), [(1, 55), (2, 55), (3, 60)])
def test_a_test_may_ask_for_mastery(least: int, health: int) -> None:
    flames = [skill(f"flame-{n}", school="fire") for n in (1, 2)]
    table = Table(*flames, skill("act", hit(5, if_={"mastery": "fire", "min": least}))).begun()
    for card in flames:
        table.do("adjust", 0, target=1, card=card["id"], zone="discard", from_="deck")
    table.do("adjust", 0, target=2, card="flame-1", zone="discard", from_="deck")
    assert table.turn("act", None).health() == (60, health)


# Numbers by Mastery


@pytest.mark.parametrize(
    ("one", "counter", "then"),
    [
        (hit({"mastery": "fire"}, "you"), "health", 37), (heal({"mastery": "fire", "times": 2}), "health", 46),
        (effect("energy", "you", n={"mastery": "fire", "times": -1}), "energy", 5),
        (effect("max-energy", "you", n={"mastery": "fire"}), "max_energy", 15),
        (effect("max-health", "you", n={"mastery": "fire"}), "max_health", 63),
        (effect("draw", "you", n={"mastery": "fire"}), "hand", 9),
        (effect("extend", "you", condition="poison", n={"mastery": "fire"}), "poison", 4),
        (hit({"mastery": "fire", "times": -2}, "you"), "health", 40), (hit({"mastery": "water"}, "you"), "health", 40),
    ],
)  # fmt: skip
def test_a_number_may_be_the_users_mastery(one: dict[str, Any], counter: str, then: int) -> None:
    flames = [skill(f"flame-{n}", school="fire") for n in (1, 2, 3)]
    table = Table(*flames, skill("act", one)).begun().set(1, health=40, poison=1 if counter == "poison" else 0)
    for card in flames:
        table.do("adjust", 0, target=1, card=card["id"], zone="discard", from_="deck")
    assert table.turn("act", None).counter(1, counter) == then


def test_reductions_and_costs_by_mastery() -> None:
    flame, n = skill("flame", school="fire"), {"mastery": "fire", "times": 2}
    aura = skill("aura", boon(3), effect("reduce-damage", n=n, when="while"), effect("cost", n=n, when="while"))
    guard = skill("guard", effect("reduce-damage", "you", n=n), effect("discard", "opponent", n={"mastery": "fire"}))
    table = Table(flame, aura, guard, skill("nine", hit(9)), skill("blow", hit(3))).begun()
    table.do("adjust", 0, target=1, card="flame", zone="discard", from_="deck")
    table.turn("aura", "nothing").turn("guard", "nine")
    assert (table.health(), table.energy(1), table.view()["to_act"]) == ((55, 60), (6, 12), [2])
