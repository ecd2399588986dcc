"""Terms of the cards: removing, and effects that wait for the next skill."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, curse, effect, heal, hit, skill


def wash(n: int | str | dict[str, Any], what: str = "condition", to: str = "you", **more: Any) -> dict[str, Any]:
    return skill("wash", effect("remove", to, what=what, n=n, **more))


def conditions(table: Table, seat: int = 1) -> list[int]:
    return [table.counter(seat, name) for name in ("burning", "bleeding", "poison")]


# Removing


@pytest.mark.rule("AMBAL-TERM-15")
@pytest.mark.parametrize(
    ("which", "then"), [({}, [0, 0, 0]), ({"which": ["burning", "poison"]}, [0, 3, 0]), ({"which": []}, [2, 3, 4])]
)
def test_all_conditions_are_removed_or_those_that_are_named(which: dict[str, Any], then: list[int]) -> None:
    table = Table(wash("all", **which)).begun().set(1, burning=2, bleeding=3, poison=4).set(2, burning=2)
    assert (conditions(table.turn("wash", None)), conditions(table, 2)) == (then, [2, 0, 0])


@pytest.mark.rule("AMBAL-TERM-15")
def test_everything_is_removed_that_is_in_force_at_that_step() -> None:
    table = Table(skill("glow", boon(3)), skill("glee", boon(2)), wash("all", "boon", "opponent")).begun()
    table.turn("nothing", "glow").turn("wash", "glee")
    assert table.table["durations"] == []
    assert [(one["card"], one["why"]) for one in table.told("ended")] == [("glow", "removed"), ("glee", "removed")]


@pytest.mark.rule("AMBAL-TERM-16")
def test_a_numbered_removal_ends_what_the_user_names() -> None:
    table = Table(wash(2)).begun().set(1, burning=2, bleeding=3, poison=4).turn("wash", None)
    assert table.view()["prompt"]["args"] == {"target": [], "remove": [1], "resolve": []}
    for names in (["burning"], ["burning", "burning"], ["burning", "bleeding", "poison"], ["burning", "doom"], []):
        assert table.refused("choose", 1, remove=names) == "AMBAL-TERM-16"
    table.do("choose", 1, remove=["poison", "burning"])
    assert conditions(table) == [0, 3, 0]


@pytest.mark.rule("AMBAL-TERM-16")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_where_there_is_no_more_than_the_number_nothing_is_owed(n: int) -> None:
    table = Table(wash(n, which=["burning", "bleeding"])).begun().set(1, burning=2, poison=4).turn("wash", None)
    assert conditions(table) == [0, 0, 4]


@pytest.mark.rule("AMBAL-TERM-16")
def test_cards_are_named_by_their_ids() -> None:
    table = Table(skill("doom", curse(3)), skill("hex", curse(3)), wash(1, "curse")).begun()
    table.turn("nothing", "doom").turn("filler-1", "hex").turn("wash", "filler-2")
    assert table.refused("choose", 1, remove=["wash"]) == "AMBAL-TERM-16"
    table.do("choose", 1, remove=["hex"])
    assert [one["card"] for one in table.table["durations"]] == ["doom"]
    assert table.zone(2, "discard") == ["hex"]


@pytest.mark.rule("AMBAL-TERM-16")
def test_what_came_after_the_reveal_is_not_removed_by_number() -> None:
    strip = skill("wash", effect("remove", "opponent", what="boon", n=2))
    table = Table(strip, skill("glow", boon(3)), skill("glee", boon(3))).begun().turn("nothing", "glow")
    table.turn("wash", "glee")
    assert [one["card"] for one in table.table["durations"]] == ["glee"]


@pytest.mark.rule("AMBAL-TERM-16")
def test_one_that_is_gone_is_not_replaced_by_another() -> None:
    gift = skill("gift", effect("remove", "partner", what="condition", n=1))
    table = Table(wash(1), gift, mode="double-regular").begun().set(1, burning=2, bleeding=2)
    table.turn(("wash", 1), ("gift", 1), ("nothing", 3), ("nothing", 4))
    table.do("choose", 1, remove=["burning"])
    table.do("choose", 2, remove=["burning"])
    assert conditions(table) == [0, 2, 0]


@pytest.mark.rule("AMBAL-TERM-16")
def test_a_copy_that_took_its_place_since_the_reveal_is_another() -> None:
    strip = skill("strip", effect("remove", "opponent", what="boon", n=1))
    table = Table(strip, skill("gift", boon(3, "ally")), mode="double-regular").begun()
    table.turn(("nothing", 1), ("nothing", 2), ("gift", 3), ("nothing", 4)).to_next_round()
    table.turn(("strip", 3), ("filler-1", 2), ("filler-1", 3), ("gift", 3))
    assert [(one["card"], one["by"], one["left"]) for one in table.table["durations"]] == [("gift", 4, 3)]


@pytest.mark.rule("AMBAL-TERM-16")
@pytest.mark.parametrize("n", [0, {"mastery": "fire"}])
def test_a_number_of_nothing_removes_nothing_and_asks_nothing(n: Any) -> None:
    table = Table(wash(n)).begun().set(1, burning=2, bleeding=2).turn("wash", None)
    assert (conditions(table), table.moment[3]) == ([2, 2, 0], "decide")


@pytest.mark.rule("AMBAL-TERM-16", "AMBAL-TERM-21")
def test_the_number_may_be_a_mastery() -> None:
    cards = [skill(f"flame-{n}", school="fire") for n in (1, 2)]
    table = Table(wash({"mastery": "fire"}), *cards).begun().turn("flame-1", None).turn("flame-2", None).to_next_round()
    table.set(1, burning=2, bleeding=2, poison=2).turn("wash", None)
    assert table.refused("choose", 1, remove=["burning"]) == "AMBAL-TERM-16"
    table.do("choose", 1, remove=["burning", "poison"])
    assert conditions(table) == [0, 2, 0]


# Next


def promise(*effects: dict[str, Any], id: str = "promise", to: str = "you", **more: Any) -> dict[str, Any]:
    return skill(id, effect("next", to, effects=list(effects), **more))


ACTION: dict[str, Any] = {"match": {"types": ["action"]}}
BLOW = skill("blow", hit(2), types=["action"])


@pytest.mark.rule("AMBAL-TERM-17")
def test_it_joins_the_next_skill_that_matches() -> None:
    table = Table(promise(hit(3), **ACTION), BLOW, skill("kick", hit(1), types=["action"])).begun()
    table.turn("promise", None)
    assert table.table["lasting"] == [{"seat": 1, "op": "next", "card": "promise"}]
    assert table.turn("filler-1", None).health() == (60, 60)
    assert (table.turn("blow", None).health(), table.table["lasting"]) == ((60, 55), [])
    assert table.turn("kick", None).health() == (60, 54)


@pytest.mark.rule("AMBAL-TERM-17")
def test_it_joins_no_skill_of_its_own_turn_and_none_of_another_round() -> None:
    table = Table(promise(hit(3)), promise(hit(3), id="order", to="opponent"), BLOW).begun().turn("order", "blow")
    assert table.health() == (58, 60)
    assert table.to_next_round().table["lasting"] == []
    assert table.turn(None, "filler-1").health() == (58, 60)


@pytest.mark.rule("AMBAL-TERM-17")
def test_its_words_are_those_of_the_skills_user_and_target() -> None:
    table = Table(promise(hit(3), heal(2), to="partner"), BLOW, mode="double-regular").begun().set(2, health=40)
    table.turn(("promise", 2), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    table.turn(("filler-1", 1), ("blow", 4), ("filler-1", 3), ("filler-1", 4))
    assert table.health() == (60, 42, 60, 55)


@pytest.mark.rule("AMBAL-TERM-17")
def test_it_works_after_the_skills_own_effects() -> None:
    own = skill("own", effect("energy", "opponent", n=3))
    table = Table(promise(effect("energy", "opponent", n=-20)), own).begun().turn("promise", "nothing")
    assert table.turn("own", "filler-1").energy(2) == (0, 12)


@pytest.mark.rule("AMBAL-TERM-17")
@pytest.mark.parametrize(("first", "energy"), [("drain", 3), ("give", 0)])
def test_several_join_the_same_skill_the_oldest_first(first: str, energy: int) -> None:
    effects = {"drain": effect("energy", "opponent", n=-20), "give": effect("energy", "opponent", n=3)}
    order = [first, "give" if first == "drain" else "drain"]
    table = Table(*(promise(effects[id], id=id, **ACTION) for id in order), BLOW).begun()
    for number, id in enumerate(order):
        table.turn(id, f"filler-{number + 1}")
    assert table.turn("blow", "nothing").energy(2) == (energy, 12)


@pytest.mark.rule("AMBAL-TERM-17", "AMBAL-TERM-12")
def test_it_joins_after_the_interrupts_and_counts_for_blocks() -> None:
    mend = skill("mend", heal(1))
    hush = skill("hush", effect("interrupt", "opponent", match={"sides": ["offensive"]}))
    wall = skill("wall", effect("block", match={"sides": ["offensive"]}))
    table = Table(promise(hit(3)), mend, hush, wall).begun().turn("promise", "nothing").turn("mend", "hush")
    assert (table.told("interrupted"), table.health()) == ([], (60, 57))
    table = Table(promise(hit(3)), mend, hush, wall).begun().turn("promise", "nothing").turn("mend", "wall")
    assert (len(table.told("blocked")), table.health()) == (1, (60, 60))


@pytest.mark.rule("AMBAL-TERM-17")
def test_a_block_may_wait_for_the_next_skill_too() -> None:
    table = Table(promise(effect("block")), skill("slap", hit(5))).begun().turn("nothing", "promise")
    assert table.turn("slap", "filler-1").health() == (60, 60)


@pytest.mark.rule("AMBAL-TERM-17")
def test_what_joins_a_boon_belongs_to_it() -> None:
    glow = skill("glow", boon(2))
    table = Table(promise(hit(3, when="end")), glow).begun().turn("promise", None).turn("glow", None)
    assert table.to_next_round().health() == (60, 57)
    assert table.to_next_round().health() == (60, 54)
    assert table.to_next_round().health() == (60, 54)
