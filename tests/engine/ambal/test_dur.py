"""Durations: how long Boons, Curses and Conditions last, and where their cards go."""

import pytest

from tests.engine.ambal.moments import told
from tests.engine.ambal.table import Table, boon, cause, curse, effect, hit, skill

GLOW = skill("glow", boon(2))
DOOM = skill("doom", curse(2))
SHORT = skill("short", boon(1))
CONDITIONS = ("burning", "bleeding", "poison")


def left(table: Table) -> dict[tuple[str, int], int]:
    """The rounds left of every Boon and Curse, by card and bearer."""
    return {(one["card"], one["on"]): one["left"] for one in table.table["durations"]}


def doubled(*cards: dict[str, object]) -> Table:
    return Table(*cards, mode="double-regular").begun()


@pytest.mark.rule("AMBAL-DUR-01")
def test_boons_curses_and_conditions_last_some_rounds_on_one_player() -> None:
    table = Table(GLOW, DOOM, skill("cut", cause("bleeding", 2))).begun().turn("glow", "doom").turn("cut", None)
    assert table.table["durations"] == [
        {"card": "glow", "kind": "boon", "by": 1, "on": 1, "left": 2},
        {"card": "doom", "kind": "curse", "by": 2, "on": 1, "left": 2},
    ]
    assert (table.counter(1, "bleeding"), table.counter(2, "bleeding")) == (0, 2)


@pytest.mark.rule("AMBAL-DUR-01")
def test_nothing_else_has_a_duration() -> None:
    tricks = (effect("cost", "you", n=-1), effect("next", "you", effects=[hit(1)]), effect("reduce-damage", "you", n=1))
    table = Table(skill("tricks", *tricks)).begun().turn("tricks", None)
    assert (table.table["durations"], len(table.table["lasting"])) == ([], 2)
    assert table.end_battle().told("duration") == []


@pytest.mark.rule("AMBAL-DUR-02")
def test_every_duration_goes_down_by_one_also_in_the_round_in_which_it_began() -> None:
    table = Table(GLOW, skill("cut", cause("bleeding", 3), curse(3))).begun().set(1, poison=4).turn("glow", "cut")
    table.end_battle()
    assert (left(table), table.counter(1, "bleeding"), table.counter(1, "poison")) == (
        {("glow", 1): 1, ("cut", 1): 2}, 2, 3,
    )  # fmt: skip
    assert table.told("duration") == [
        {"fact": "duration", "card": "glow", "on": 1, "left": 1},
        {"fact": "duration", "card": "cut", "on": 1, "left": 2},
    ]


@pytest.mark.rule("AMBAL-DUR-02")
def test_they_go_down_after_the_end_effects_and_before_skills_are_moved() -> None:
    table = Table(skill("late", boon(1), hit(3, when="end"))).begun().turn("late", None).end_battle()
    order = [(one["fact"], one.get("phase")) for one in table.facts if one["fact"] in ("phase", "health", "ended")]
    assert order == [
        ("phase", "end"), ("health", None), ("phase", "durations"), ("ended", None), ("phase", "move"),
    ]  # fmt: skip


@pytest.mark.rule("AMBAL-DUR-03")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_duration_that_reaches_nothing_ends(rounds: int) -> None:
    table = Table(skill("glow", boon(rounds)), skill("cut", cause("poison", rounds, "you"))).begun()
    table.turn("glow", None).turn("cut", None)
    for _ in range(rounds - 1):
        table.to_next_round()
        assert (("glow", 1) in left(table), table.counter(1, "poison") > 0) == (True, True)
    table.to_next_round()
    assert (left(table), table.counter(1, "poison"), "glow" in table.zone(1, "discard")) == ({}, 0, True)


@pytest.mark.rule("AMBAL-DUR-03")
def test_those_that_end_together_go_to_the_piles_oldest_first() -> None:
    table = Table(SHORT, skill("brief", boon(1)), skill("hex", curse(1))).begun()
    table.turn("nothing", "hex").turn("brief", "filler-1").turn("short", None).end_battle()
    assert [one["card"] for one in table.told("ended")] == ["hex", "brief", "short"]
    assert table.zone(1, "discard") == ["brief", "short", "nothing"]


@pytest.mark.rule("AMBAL-DUR-04")
@pytest.mark.parametrize("way", ["time", "removed", "replaced", "defeated"])
def test_a_curse_that_ends_goes_to_the_pile_of_its_user(way: str) -> None:
    wash = skill("wash", effect("remove", "you", what="curse", n="all"))
    table = doubled(skill("doom", curse(2)), wash)
    table.turn(("doom", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4)).to_next_round()
    match way:
        case "time":
            table.end_battle()
        case "removed":
            table.turn(("filler-1", 1), ("filler-1", 2), ("wash", 3), ("filler-1", 4))
        case "replaced":
            table.turn(("filler-1", 1), ("doom", 3), ("filler-1", 3), ("filler-1", 4))
        case "defeated":
            table.set(3, health=0)
    assert ("doom" in table.zone(1, "discard"), "doom" in table.zone(3, "discard")) == (True, False)
    assert left(table) == ({("doom", 3): 2} if way == "replaced" else {})
    assert [one["why"] for one in table.told("ended")] == [way]


@pytest.mark.rule("AMBAL-DUR-05")
@pytest.mark.parametrize(("rounds", "then"), [(5, 5), (6, 6), (7, 6), (9, 6), (99, 6)])
def test_no_duration_is_longer_than_six(rounds: int, then: int) -> None:
    table = Table(skill("glow", boon(rounds)), skill("cut", curse(rounds), cause("burning", rounds))).begun()
    table.turn("glow", "cut")
    assert (left(table), table.counter(1, "burning")) == ({("glow", 1): then, ("cut", 1): then}, then)


@pytest.mark.rule("AMBAL-DUR-05")
@pytest.mark.parametrize(("n", "then"), [(1, 5), (2, 6), (3, 6)])
def test_a_condition_is_not_lengthened_beyond_six(n: int, then: int) -> None:
    longer = skill("longer", effect("extend", "opponent", condition="burning", n=n))
    assert Table(longer).begun().set(2, burning=4).turn("longer", None).counter(2, "burning") == then


@pytest.mark.rule("AMBAL-DUR-06", "AMBAL-DUR-07")
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize(("old", "new", "then"), [(1, 2, 2), (2, 2, 2), (3, 2, 3), (2, 5, 5), (6, 6, 6)])
def test_the_longer_of_the_same_condition_counts(condition: str, old: int, new: int, then: int) -> None:
    table = Table(skill("act", cause(condition, new))).begun().set(2, **{condition: old}).turn("act", None)
    assert table.counter(2, condition) == then


@pytest.mark.rule("AMBAL-DUR-06", "AMBAL-DUR-09")
def test_a_longer_copy_takes_the_place_of_a_boon() -> None:
    gift = skill("gift", boon(3, "ally"))
    table = doubled(gift, GLOW).turn(("gift", 1), ("nothing", 2), ("nothing", 3), ("nothing", 4)).to_next_round()
    table.turn(("glow", 1), ("gift", 1), ("filler-1", 3), ("filler-1", 4))
    ended = {"fact": "ended", "card": "gift", "by": 1, "on": 1, "why": "replaced"}
    assert table.told("ended") == [ended]
    assert [(one["card"], one["by"], one["left"]) for one in table.table["durations"]] == [
        ("glow", 1, 2), ("gift", 2, 3),
    ]  # fmt: skip
    assert ("gift" in table.zone(1, "discard"), table.zone(1, "play")) == (True, [])
    table.end_battle()
    assert (table.zone(1, "play"), "gift" in table.zone(2, "discard")) == (["glow", "gift"], False)


@pytest.mark.rule("AMBAL-DUR-07", "AMBAL-DUR-06")
def test_a_copy_that_is_not_longer_leaves_the_old_one_unchanged() -> None:
    table = doubled(DOOM).turn(("doom", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    table.turn(("filler-1", 1), ("doom", 3), ("filler-1", 3), ("filler-1", 4))
    assert (table.told("ended"), table.told("curse")) == ([], [])
    assert [(one["by"], one["left"]) for one in table.table["durations"]] == [(1, 2)]
    table.end_battle()
    assert (table.zone(2, "discard"), table.zone(3, "play")) == (["nothing", "doom"], ["doom"])


@pytest.mark.rule("AMBAL-DUR-07")
def test_a_card_played_in_vain_lies_in_the_battle_area_until_used_skills_are_moved() -> None:
    table = doubled(DOOM).turn(("doom", 3), ("doom", 3), ("nothing", 3), ("nothing", 4))
    assert (left(table), table.zone(2, "used"), table.zone(2, "discard")) == ({("doom", 3): 2}, ["doom"], [])
    table.end_battle()
    assert (table.zone(2, "discard"), table.zone(1, "discard"), table.zone(3, "play")) == (["doom"], [], ["doom"])


@pytest.mark.rule("AMBAL-DUR-08")
def test_the_same_means_the_same_card_on_the_same_bearer() -> None:
    table = doubled(DOOM, skill("dark", curse(2)))
    table.turn(("doom", 3), ("doom", 4), ("nothing", 3), ("nothing", 4)).turn(("dark", 3), None, None, None)
    assert left(table) == {("doom", 3): 2, ("doom", 4): 2, ("dark", 3): 2}


@pytest.mark.rule("AMBAL-DUR-08")
def test_different_conditions_and_players_do_not_touch_each_other() -> None:
    cut = skill("cut", cause("bleeding", 4), cause("poison", 2))
    table = doubled(cut).set(3, poison=3).set(4, bleeding=5)
    table.turn(("cut", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    counts = [[table.counter(seat, name) for name in CONDITIONS] for seat in (3, 4)]
    assert counts == [[0, 4, 3], [0, 5, 0]]


@pytest.mark.rule("AMBAL-DUR-10")
def test_a_condition_that_nobody_has_is_not_lengthened() -> None:
    longer = skill("longer", effect("extend", "everyone", condition="poison", n=2))
    table = Table(longer).begun().set(1, poison=1).set(2, burning=2).turn("longer", None)
    assert [table.counter(seat, "poison") for seat in (1, 2)] == [3, 0]
    assert table.counter(2, "burning") == 2


@pytest.mark.rule("AMBAL-DUR-11")
@pytest.mark.parametrize("first", ["cut", "longer"])
def test_a_condition_of_this_turn_can_be_lengthened_in_it(first: str) -> None:
    cards = (skill("cut", cause("poison", 2)), skill("longer", effect("extend", "opponent", condition="poison", n=2)))
    other = "longer" if first == "cut" else "cut"
    table = doubled(*cards).turn((first, 3), (other, 3), ("nothing", 3), ("nothing", 4))
    assert table.counter(3, "poison") == 4


@pytest.mark.rule("AMBAL-DUR-12")
def test_people_are_told_of_the_dice_while_something_lasts() -> None:
    table = Table(GLOW).begun()
    assert "AMBAL-DUR-12" not in told(table)
    assert "AMBAL-DUR-12" in told(table.turn("glow", "nothing"))
