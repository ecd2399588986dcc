"""Two teams of two: what a player's defeat brings with it, and how a player comes back."""

from typing import Any

import pytest

from tests.engine.ambal.moments import told_at
from tests.engine.ambal.table import RIDDLE, Table, boon, cause, curse, effect, heal, hit, skill

DOUBLE = ("double-regular", "double-advanced")
IDLE = (("nothing", 1), ("nothing", 2), ("nothing", 3), ("nothing", 4))
DOOM = skill("doom", curse(4), hit(2, "bearer", when="end"))
GIFT = skill("gift", boon(4, "ally"))


def rise(health: int = 20, energy: int = 10, to: str = "partner") -> dict[str, Any]:
    return skill("rise", effect("resurrect", to, health=health, energy=energy))


def doubled(*cards: dict[str, Any], mode: str = "double-regular") -> Table:
    return Table(*cards, mode=mode).begun()


def others(*plays: tuple[int, str, int]) -> tuple[tuple[str, int], ...]:
    """These plays (seat, card, target), and nothing much from the rest."""
    given = {seat: (card, target) for seat, card, target in plays}
    return tuple(given.get(seat, ("nothing", seat)) for seat in (1, 2, 3, 4))


# Teams


@pytest.mark.rule("AMBAL-DOUBLE-01")
@pytest.mark.parametrize("mode", DOUBLE)
def test_two_teams_of_two_play_each_with_a_board_of_their_own(mode: str) -> None:
    table = doubled(skill("dear", hit(3), cost=2), mode=mode).turn(*others((2, "dear", 4)))
    assert [seat["team"] for seat in table.view()["seats"]] == [1, 1, 2, 2]
    assert (table.health(), [table.energy(seat)[0] for seat in (1, 2, 3, 4)]) == ((60, 60, 60, 57), [8, 6, 8, 8])
    table.end_battle()
    assert [table.zone(seat, "discard") for seat in (1, 2)] == [["nothing"], ["dear"]]


@pytest.mark.rule("AMBAL-DOUBLE-02")
def test_partners_see_no_more_of_each_other_than_anybody_does() -> None:
    table = Table(mode="double-advanced").begun()
    table.do("commit", 2, card="filler-1", target=2)
    for viewer in (1, 3, None):
        assert table.seat(2, viewer) == table.seat(2)
        assert table.seat(2, viewer)["zones"]["placed"] == 1
        assert table.view(viewer)["table"] == table.table
    assert table.seat(2, 2)["zones"]["placed"] == ["filler-1"]


@pytest.mark.rule("AMBAL-DOUBLE-02")
def test_the_library_deck_is_hidden_from_the_partner() -> None:
    cards = [skill(f"card-{n}", school="fire") for n in range(27)]
    ids = [card["id"] for card in cards]
    decks = {"1": {"battle": ids[:12], "library": ids[12:]}}
    table = Table(*cards, mode="double-advanced", decks=decks).begun()
    shown = [table.seat(1, viewer)["zones"]["library"] for viewer in (1, 2, 3, None)]
    assert shown == [ids[12:], 15, 15, 15]


@pytest.mark.rule("AMBAL-DOUBLE-02")
def test_no_view_of_the_partner_knows_the_target() -> None:
    seen = []
    for target in (3, 4):
        table = doubled(skill("slap", hit(5)))
        table.do("commit", 1, card="slap", target=target)
        seen.append([table.view(viewer) for viewer in (2, 3, 4, None)])
    assert seen[0] == seen[1]


@pytest.mark.rule("AMBAL-DOUBLE-03", "AMBAL-DOUBLE-04")
@pytest.mark.parametrize("clause", ["AMBAL-DOUBLE-03", "AMBAL-DOUBLE-04"])
def test_people_are_told_of_sleeves_and_copies_when_they_set_up_a_double_duel(clause: str) -> None:
    assert [told_at(clause, mode) for mode in (*DOUBLE, "single-regular")] == [{"setup"}, {"setup"}, set()]


# Defeat


@pytest.mark.rule("AMBAL-DOUBLE-05")
def test_what_lies_on_a_defeated_player_ends_oldest_first() -> None:
    table = doubled(DOOM, GIFT, skill("hex", curse(4))).set(3, burning=2, poison=3)
    table.turn(*others((1, "doom", 3), (4, "gift", 3))).turn(("hex", 3), None, None, None)
    table.set(3, health=0)
    assert [table.counter(3, name) for name in ("burning", "bleeding", "poison")] == [0, 0, 0]
    assert [(one["card"], one["by"], one["why"]) for one in table.told("ended")] == [
        ("gift", 4, "defeated"), ("doom", 1, "defeated"), ("hex", 1, "defeated"),
    ]  # fmt: skip
    assert (table.table["durations"], table.zone(3, "discard")) == ([], [])


@pytest.mark.rule("AMBAL-DOUBLE-05")
def test_where_several_fall_together_the_oldest_still_goes_first() -> None:
    blast = skill("blast", hit(60, "target"), hit(60, "you"))
    table = doubled(DOOM, GIFT, blast, skill("hex", curse(4)))
    table.turn(*others((1, "doom", 3))).turn(("filler-1", 1), ("filler-1", 2), ("hex", 1), ("filler-1", 4))
    table.turn(("blast", 3), ("gift", 1), ("filler-2", 3), ("filler-2", 4))
    assert [one["seat"] for one in table.told("defeated")] == [1, 3]
    assert [one["card"] for one in table.told("ended")] == ["doom", "hex", "gift"]


@pytest.mark.rule("AMBAL-DOUBLE-06")
def test_a_defeated_player_keeps_hand_deck_and_piles() -> None:
    table = doubled().turn(*IDLE).to_next_round()
    before = table.seat(2)
    table.set(2, health=0)
    after = table.seat(2)
    for name in ("hand", "deck", "energy", "max_energy"):
        assert after["counters"][name] == before["counters"][name]
    assert after["zones"] == before["zones"]
    assert after["zones"]["discard"] == ["nothing"]


@pytest.mark.rule("AMBAL-DOUBLE-11")
def test_a_defeat_does_not_undo_what_the_card_did_in_that_turn() -> None:
    table = doubled(skill("blast", hit(60)), skill("last", hit(7), cause("bleeding", 2), curse(3)))
    table.turn(*others((1, "blast", 3), (3, "last", 1)))
    assert (table.health(), table.counter(1, "bleeding"), table.flags(3)) == ((53, 60, 0, 60), 2, ["defeated"])
    assert [(one["by"], one["on"]) for one in table.table["durations"]] == [(3, 1)]


@pytest.mark.rule("AMBAL-DOUBLE-12")
def test_what_a_defeated_player_has_put_on_others_goes_on() -> None:
    table = doubled(DOOM, GIFT).turn(*others((1, "doom", 3))).set(1, health=0)
    assert [one["card"] for one in table.table["durations"]] == ["doom"]
    assert table.end_battle().health(3) == (58,)
    assert table.to_next_round().to_next_round().health(3) == (56,)


@pytest.mark.rule("AMBAL-DOUBLE-13")
def test_what_a_defeated_player_had_decided_for_the_turn_is_void() -> None:
    leave = skill("leave", effect("skip", "you"))
    table = doubled(leave).turn(*others((2, "leave", 2)))
    assert table.flags(2) == ["may-skip"]
    table.do("skip", 2)
    table.do("commit", 3, card="filler-1", target=3)
    assert (table.flags(2), table.flags(3)) == (["skips"], ["placed"])
    table.set(2, health=0).set(3, health=0)
    assert (table.flags(2), table.flags(3), table.counter(3, "hand")) == (["defeated"], ["defeated"], 6)
    table = doubled(leave).turn(*others((2, "leave", 2))).set(2, health=0)
    assert table.flags(2) == ["defeated"]


@pytest.mark.rule("AMBAL-DOUBLE-13")
def test_a_word_that_was_given_is_void_as_well() -> None:
    table = doubled().set(1, health=59).set(2, health=58).set(3, health=57)
    table.do("order", 1)
    table.do("declare", 4)
    assert table.flags(4) == ["plays"]
    assert table.set(4, max_energy=5).flags(4) == ["defeated"]


@pytest.mark.rule("AMBAL-DOUBLE-13")
def test_having_stopped_stays_until_the_battle_ends() -> None:
    table = doubled(skill("dear", cost=9))
    table.do("stop", 2)
    table.turn(("nothing", 1), None, ("dear", 3), ("nothing", 4)).set(2, health=0).set(3, health=0)
    assert (table.flags(2), table.flags(3)) == (["defeated", "stopped"], ["barred", "defeated", "stopped"])
    table.end_battle()
    assert (table.flags(2), table.flags(3)) == (["defeated"], ["defeated"])


@pytest.mark.rule("AMBAL-DOUBLE-13")
def test_being_done_goes_too() -> None:
    table = doubled().end_battle()
    table.do("pass", 2)
    assert (table.flags(2), table.set(2, health=0).flags(2)) == (["done"], ["defeated"])


# Resurrection


@pytest.mark.rule("AMBAL-DOUBLE-07")
@pytest.mark.parametrize(("max_energy", "health"), [(5, 60), (12, 0), (20, 0), (0, 60)])
def test_resurrection_sets_max_energy_to_eight(max_energy: int, health: int) -> None:
    table = doubled(rise()).set(2, max_energy=max_energy)
    if not health:
        table.set(2, health=0)
    table.turn(("rise", 2), None, *IDLE[2:])
    assert (table.energy(2), table.health(2), table.flags(2)) == ((8, 8), (20,), [])
    assert table.told("resurrected") == [{"fact": "resurrected", "seat": 2}]


@pytest.mark.rule("AMBAL-DOUBLE-08")
@pytest.mark.parametrize(("energy", "then"), [(0, 0), (3, 3), (8, 8), (9, 8)])
def test_resurrection_sets_health_and_energy_to_what_the_skill_says(energy: int, then: int) -> None:
    table = doubled(rise(33, energy)).set(2, max_energy=5).turn(("rise", 2), None, *IDLE[2:])
    assert (table.health(2), table.energy(2)) == ((33,), (then, 8))


@pytest.mark.rule("AMBAL-DOUBLE-08")
@pytest.mark.parametrize(("health", "then"), [(1, 1), (60, 60), (99, 60)])
def test_the_ceiling_of_health_holds_for_the_risen_too(health: int, then: int) -> None:
    table = doubled(rise(health)).set(2, health=0).turn(("rise", 2), None, *IDLE[2:])
    assert table.health(2) == (then,)


@pytest.mark.rule("AMBAL-DOUBLE-09")
def test_who_is_resurrected_may_play_from_the_next_turn_on() -> None:
    table = doubled(rise(), skill("slap", hit(5))).set(2, health=0).turn(("rise", 2), None, *IDLE[2:])
    assert table.view()["to_act"] == [1, 2, 3, 4]
    assert table.turn(None, ("slap", 3), None, None).health(3) == (55,)


@pytest.mark.rule("AMBAL-DOUBLE-09")
def test_unless_the_player_had_stopped_earlier_in_the_round() -> None:
    table = doubled(rise())
    table.do("stop", 2)
    table.turn(("filler-1", 1), None, ("filler-1", 3), ("filler-1", 4)).set(2, health=0)
    table.turn(("rise", 2), None, *IDLE[2:])
    assert (table.flags(2), table.view()["to_act"]) == (["stopped"], [1, 3, 4])
    assert table.to_next_round().view()["to_act"] == [1, 2, 3, 4]


@pytest.mark.rule("AMBAL-DOUBLE-10")
def test_bringing_back_somebody_who_lives_does_nothing() -> None:
    table = doubled(rise(20, 3)).turn(("rise", 2), *IDLE[1:])
    assert (table.health(2), table.energy(2), table.told("resurrected")) == ((60,), (8, 12), [])


@pytest.mark.rule("AMBAL-DOUBLE-10")
@pytest.mark.parametrize("to", [3, "opponents", "everyone"])
def test_nobody_brings_back_an_opponent(to: Any) -> None:
    table = doubled(RIDDLE | {"id": "half", "cost": 0}).set(3, health=0).set(2, health=0)
    table.turn(("half", 2), None, None, ("nothing", 4))
    table.do("resolve", 1, effects=[effect("resurrect", to, health=20, energy=3)])
    assert (table.health(3), "defeated" in table.flags(3)) == ((0,), True)
    assert ("defeated" in table.flags(2)) == (to != "everyone")


@pytest.mark.rule("AMBAL-DOUBLE-14")
def test_a_rescue_in_the_turn_of_the_fall_comes_too_early() -> None:
    table = doubled(rise(), skill("blast", hit(60)), skill("mend", heal(5)))
    table.turn(*others((1, "rise", 2), (3, "blast", 2)))
    assert (table.health(2), table.flags(2), table.told("resurrected")) == ((0,), ["defeated"], [])
