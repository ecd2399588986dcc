"""Terms of the cards: Offensive and Defensive, and Mastery."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill

# Offensive and Defensive


def wall(side: str) -> dict[str, Any]:
    return skill("wall", effect("block", match={"sides": [side]}))


def sides(one: dict[str, Any]) -> list[str]:
    """On which sides a skill with this effect stands, as blocks see it."""
    found = []
    for side in ("offensive", "defensive"):
        table = Table(wall(side), skill("act", one)).begun().turn("act", "wall")
        if table.moment[3] == "reveal":
            table.do("choose", 1, target=2)
        found += [side] if any(fact["seat"] == 2 for fact in table.told("blocked")) else []
    return found


@pytest.mark.rule("AMBAL-TERM-18")
@pytest.mark.parametrize(
    "one",
    [
        hit(1), hit(1, "you"), effect("interrupt", "opponent", match={"types": ["elite"]}), cause("poison", 1),
        curse(1),
        effect("energy", "opponent", n=-1), effect("energy", "opponents", n=-1), effect("energy", "target", n=-1),
        effect("energy", "opponent", n={"mastery": "fire", "times": -1}), effect("discard", "opponent", n=1),
        effect("discard", "opponents", n=1), effect("discard", "target", n=1), hit(1, when="end"),
    ],
)  # fmt: skip
def test_offensive_skills(one: dict[str, Any]) -> None:
    assert sides(one) == ["offensive"]


@pytest.mark.rule("AMBAL-TERM-19")
@pytest.mark.parametrize(
    "one",
    [
        heal(1), heal(1, "opponent"), effect("block"), effect("evade"), effect("reduce-damage", "you", n=1),
        effect("remove", "you", what="condition", n="all"), effect("remove", "you", what="curse", n="all"),
        effect("energy", "you", n=1), effect("energy", "ally", n=1), effect("energy", "allies", n=1),
        effect("energy", "partner", n=1), effect("energy", "you", n={"mastery": "fire"}),
    ],
)  # fmt: skip
def test_defensive_skills(one: dict[str, Any]) -> None:
    assert sides(one) == ["defensive"]


@pytest.mark.rule("AMBAL-TERM-19")
@pytest.mark.parametrize("side", ["offensive", "defensive"])
def test_a_skill_that_resurrects_is_defensive(side: str) -> None:
    rise = skill("rise", effect("resurrect", "partner", health=5, energy=1))
    table = Table(wall(side), rise, mode="double-regular").begun()
    table.turn(("rise", 2), ("nothing", 2), ("wall", 1), ("nothing", 4))
    assert bool(table.told("blocked")) == (side == "defensive")


@pytest.mark.rule("AMBAL-TERM-18", "AMBAL-TERM-19")
@pytest.mark.parametrize(
    "one",
    [
        effect("energy", "opponent", n=1), effect("energy", "you", n=-1), effect("energy", "you", n=0),
        effect("discard", "you", n=1), effect("remove", "opponent", what="boon", n="all"), boon(2),
        effect("draw", "you", n=1), effect("cost", "opponent", n=2), effect("reduce-heal", "opponent", n=1),
        effect("next", "you", effects=[hit(1), heal(1)]), effect("energy", "everyone", n=-1),
        effect("energy", "everyone", n=1), effect("max-energy", "opponent", n=-1), effect("skip", "you"),
    ],
)  # fmt: skip
def test_neither(one: dict[str, Any]) -> None:
    assert sides(one) == []


@pytest.mark.rule("AMBAL-TERM-18", "AMBAL-TERM-19")
@pytest.mark.parametrize(
    ("one", "seen"),
    [
        (effect("energy", 2, n=-1), "offensive"), (effect("energy", 1, n=-1), None),
        (effect("energy", 1, n=1), "defensive"), (effect("energy", 2, n=1), None),
        (effect("discard", 2, n=1), "offensive"), (effect("discard", 1, n=1), None),
    ],
)  # fmt: skip
def test_a_seat_number_counts_as_the_word_it_is(one: dict[str, Any], seen: str | None) -> None:
    for side in ("offensive", "defensive"):
        table = Table(wall(side)).begun().turn("riddle", "wall")
        table.do("resolve", 1, cost=0, effects=[one])
        assert bool(table.told("blocked")) == (side == seen)


# Mastery


FLAMES = [skill(f"flame-{n}", school="fire") for n in range(1, 8)]
WAVES = [skill(f"wave-{n}", school="water") for n in range(1, 4)]
BLAZE = skill("blaze", hit({"mastery": "fire"}))


def burnt(n: int) -> Table:
    """Seat 1 has n Fire Magic cards and two Water Magic cards in the pile, seat 2 one Fire Magic card."""
    table = Table(*FLAMES, *WAVES, BLAZE).begun()
    for card in [f"flame-{at}" for at in range(1, n + 1)] + ["wave-1", "wave-2"]:
        table.do("adjust", 0, target=1, card=card, zone="discard", from_="deck")
    table.do("adjust", 0, target=2, card="flame-1", zone="discard", from_="deck")
    return table


@pytest.mark.rule("AMBAL-TERM-20")
@pytest.mark.parametrize("n", [0, 1, 5])
def test_mastery_is_the_number_of_cards_of_that_school_in_the_own_pile(n: int) -> None:
    assert burnt(n).turn("blaze", "nothing").health() == (60, 60 - n)
    assert burnt(n).turn("nothing", "blaze").health() == (59, 60)


@pytest.mark.rule("AMBAL-TERM-20")
def test_cards_out_of_play_do_not_count() -> None:
    table = burnt(2)
    table.do("adjust", 0, target=1, card="flame-2", zone="out")
    assert table.turn("blaze", None).health() == (60, 59)


@pytest.mark.rule("AMBAL-TERM-21")
def test_mastery_is_counted_before_an_interrupted_card_comes_to_the_pile() -> None:
    spark = skill("spark", boon(2), effect("energy", "you", n={"mastery": "fire"}, when="damaged"), school="fire")
    halt = skill("halt", effect("interrupt", "opponent"), hit(1), school="fire")
    table = Table(spark, halt, skill("flame", school="fire")).begun().turn("spark", "nothing").turn("flame", "halt")
    assert (table.zone(1, "discard"), table.energy(1)) == (["flame"], (8, 12))
    assert table.turn("filler-1", "filler-2").energy(1) == (8, 12)


@pytest.mark.rule("AMBAL-TERM-21")
def test_mastery_is_counted_before_a_boon_comes_to_the_pile_or_a_refresh_empties_it() -> None:
    glow = skill("glow", boon(3), school="fire")
    strip = skill("strip", effect("remove", "you", what="boon", n="all"), hit({"mastery": "fire"}))
    table = Table(glow, strip).begun().turn("glow", None).turn("strip", None)
    assert (table.zone(1, "discard"), table.health()) == (["glow"], (60, 60))
    dig = skill("dig", effect("draw", "you", n=1), hit({"mastery": "fire"}))
    table = Table(dig, *FLAMES).begun()
    table.do("adjust", 0, target=1, card="flame-1", zone="discard", from_="deck")
    table.set(1, deck=0).turn("dig", None)
    assert (table.zone(1, "discard"), table.health()) == ([], (60, 59))


@pytest.mark.rule("AMBAL-TERM-21")
def test_at_the_end_of_a_round_it_is_counted_at_the_beginning_of_the_phase() -> None:
    bomb = skill("bomb", hit({"mastery": "fire"}, when="end"))
    table = Table(bomb, *FLAMES).begun().turn("bomb", None)
    table.do("adjust", 0, target=1, card="flame-1", zone="discard", from_="deck")
    assert table.end_battle().health() == (60, 59)


@pytest.mark.rule("AMBAL-TERM-22")
def test_used_skills_count_when_they_have_been_moved() -> None:
    table = Table(*FLAMES, BLAZE, skill("blast", hit({"mastery": "fire"}))).begun()
    table.turn("flame-1", None).turn("flame-2", None).turn("blaze", None)
    assert table.health() == (60, 60)
    assert table.to_next_round().turn("blast", None).health() == (60, 58)
