"""The round: eight phases that all go through together, what runs by itself, and who takes no part."""

from typing import Any

import pytest

from tests.engine.ambal.moments import IN_BATTLE, MODES, MOMENTS, at, everybody, in_library, told, told_at
from tests.engine.ambal.pool import drafted
from tests.engine.ambal.table import Table, skill

SEVEN = ["draw", "start", "battle", "end", "durations", "move", "energy"]
EIGHT = [*SEVEN, "library"]


def phases(facts: list[dict[str, Any]]) -> list[str]:
    return [fact["phase"] for fact in facts if fact["fact"] == "phase"]


def one_round(table: Table) -> list[dict[str, Any]]:
    """The facts of a whole round without a card, from the start of the duel to the next Draw Phase."""
    facts = table.do("start", 0)
    while table.state.round == 1:
        facts = facts + table.do("stop" if table.state.phase == "battle" else "pass", table.view()["to_act"][0])
    return facts


# Eight phases


@pytest.mark.rule("AMBAL-ROUND-01")
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_a_round_has_eight_phases_in_their_order(mode: str) -> None:
    facts = one_round(Table(mode=mode))
    assert phases(facts) == [*EIGHT, "draw", "start", "battle"]


@pytest.mark.rule("AMBAL-ROUND-03")
@pytest.mark.parametrize("mode", ["single-regular", "double-regular", "draft"])
def test_in_regular_the_next_round_follows_the_energy(mode: str) -> None:
    table = drafted() if mode == "draft" else Table(mode=mode)
    assert phases(one_round(table)) == [*SEVEN, "draw", "start", "battle"]


@pytest.mark.rule("AMBAL-ROUND-03")
def test_in_advanced_the_library_comes_between() -> None:
    table = at("move", "single-advanced")
    table.do("pass", 1)
    assert phases(table.do("pass", 2)) == ["energy", "library"]
    assert table.moment == ("library", 1, 0, None)


# Together


@pytest.mark.rule("AMBAL-ROUND-02")
@pytest.mark.parametrize("mode", MODES)
def test_the_battle_ends_only_with_the_last_player(mode: str) -> None:
    table = at("decide", mode)
    *first, last = table.view()["to_act"]
    for seat in first:
        table.do("stop", seat)
        assert table.state.phase == "battle"
    assert phases(table.do("stop", last)) == ["end", "durations", "move"]


@pytest.mark.rule("AMBAL-ROUND-02")
@pytest.mark.parametrize("mode", MODES)
def test_the_discarding_ends_only_with_the_last_player(mode: str) -> None:
    table = at("move", mode)
    *first, last = table.view()["to_act"]
    for seat in reversed(first):
        assert phases(table.do("pass", seat)) == []
        assert table.flags(seat) == ["done"]
    assert (table.view()["to_act"], table.energy(1)) == ([last], (8, 12))
    assert phases(table.do("discard", last, card="nothing"))[0] == "energy"
    assert table.energy(1) == (12, 12)


@pytest.mark.rule("AMBAL-ROUND-02")
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_the_library_closes_only_with_the_last_player(mode: str) -> None:
    table = in_library(mode)
    *first, last = table.view()["to_act"]
    for seat in first:
        table.do("library", seat, cards=["filler-1"])
    assert (table.state.phase, table.view()["to_act"]) == ("library", [last])
    assert phases(table.do("pass", last)) == ["draw", "start", "battle"]
    assert [table.flags(seat) for seat in (1, 2)] == [[], []]


@pytest.mark.rule("AMBAL-ROUND-02")
def test_nobody_runs_ahead_of_the_others() -> None:
    table = at("move")
    table.do("pass", 1)
    assert table.refused("pass", 1) == "AMBAL-MOVE-04"
    assert table.refused("commit", 1, card="nothing") == "AMBAL-BATTLE-02"


@pytest.mark.rule("AMBAL-ROUND-02", "AMBAL-MOVE-04")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("move", "over")])
def test_nothing_is_put_down_or_kept_before_the_phase_for_it(moment: str, mode: str) -> None:
    table = at(moment, mode)
    owed = table.table["stage"] == "discard"
    assert table.refused("discard", 1, card="filler-1") == ("AMBAL-STEP-19" if owed else "AMBAL-MOVE-04")
    assert table.refused("pass", 1) == "AMBAL-MOVE-04"


# By themselves


@pytest.mark.rule("AMBAL-ROUND-04")
@pytest.mark.parametrize("mode", MODES)
def test_the_other_phases_are_carried_out_within_one_action(mode: str) -> None:
    table = Table(mode=mode)
    assert phases(table.do("start", 0)) == ["draw", "start", "battle"]
    table.end_battle()
    assert phases(table.facts) == ["end", "durations", "move"]


@pytest.mark.rule("AMBAL-ROUND-04")
@pytest.mark.parametrize("moment", ["start", "end"])
@pytest.mark.parametrize("mode", MODES)
def test_only_discards_that_are_owed_are_waited_for(mode: str, moment: str) -> None:
    table = at(moment, mode)
    (debtor,) = table.view()["to_act"]
    assert table.view()["prompt"] == {"id": "ambal.discard", "args": {"owed": {str(debtor): 1}}}
    assert (table.moment[0], table.moment[2:]) == (moment, (0, "discard"))
    assert table.refused("discard", 1, card="filler-1") == "AMBAL-STEP-19"
    facts = table.do("discard", debtor, card="filler-1")
    assert phases(facts) == (["battle"] if moment == "start" else ["durations", "move"])


# The next round


@pytest.mark.rule("AMBAL-ROUND-05")
@pytest.mark.parametrize("mode", MODES)
def test_the_next_round_begins_with_its_draw_phase(mode: str) -> None:
    table = at("move", mode)
    table.to_next_round()
    assert table.moment == ("battle", 2, 1, "decide")
    assert next(fact["phase"] for fact in table.told("phase") if fact["round"] == 2) == "draw"
    assert table.to_next_round().moment == ("battle", 3, 1, "decide")


@pytest.mark.rule("AMBAL-ROUND-05")
def test_a_new_round_shows_no_cards_of_the_old_one() -> None:
    table = everybody(at("decide"))
    assert [one["card"] for one in table.table["revealed"]] == ["nothing", "nothing"]
    assert table.end_battle().table["revealed"] != []
    assert table.to_next_round().table["revealed"] == []


# The defeated


def with_fallen(mode: str = "double-regular", *cards: dict[str, Any]) -> Table:
    """Seat 2 is out, with six cards in hand and one Energy."""
    table = Table(*cards, mode=mode).begun()
    table.set(2, hand=6, energy=1, health=0)
    assert table.flags(2) == ["defeated"]
    return table


@pytest.mark.rule("AMBAL-ROUND-06")
def test_a_defeated_player_decides_and_plays_nothing() -> None:
    table = with_fallen()
    assert table.view()["to_act"] == [1, 3, 4]
    assert table.refused("commit", 2, card="nothing", target=2) == "AMBAL-ROUND-06"
    assert table.refused("stop", 2) == "AMBAL-ROUND-06"
    assert table.refused("skip", 2) == "AMBAL-ROUND-06"
    assert table.refused("order", 2) == "AMBAL-ORDER-01"


@pytest.mark.rule("AMBAL-ROUND-06")
def test_being_out_counts_more_than_anything_else_about_the_card() -> None:
    table = with_fallen().set(2, hand=0)
    assert table.refused("commit", 2, card="nothing") == "AMBAL-ROUND-06"


@pytest.mark.rule("AMBAL-ROUND-06")
def test_a_player_who_had_stopped_and_fell_is_refused_as_defeated() -> None:
    table = Table(mode="double-regular").begun()
    table.do("stop", 2)
    table.set(2, health=0)
    assert table.flags(2) == ["defeated", "stopped"]
    assert table.refused("commit", 2, card="nothing", target=2) == "AMBAL-ROUND-06"


@pytest.mark.rule("AMBAL-ROUND-06")
def test_nobody_waits_for_a_defeated_player() -> None:
    table = with_fallen("double-advanced")
    table.end_battle()
    assert table.view()["to_act"] == [1, 3, 4]
    assert table.refused("discard", 2, card="nothing") == "AMBAL-MOVE-04"
    assert table.refused("pass", 2) == "AMBAL-MOVE-04"
    for seat in (1, 3, 4):
        table.do("pass", seat)
    assert (table.state.phase, table.view()["to_act"]) == ("library", [1, 3, 4])
    assert table.refused("library", 2, cards=["filler-1"]) == "AMBAL-LIB-01"
    assert table.refused("pass", 2) == "AMBAL-LIB-01"


@pytest.mark.rule("AMBAL-ROUND-06")
def test_a_defeated_player_gains_no_energy_and_draws_no_cards() -> None:
    table = with_fallen()
    table.do("adjust", 0, target=1, counter="hand", to=6)
    table.to_next_round()
    assert (table.energy(2), table.energy(1)) == ((1, 12), (12, 12))
    assert (table.counter(2, "hand"), table.counter(1, "hand")) == (6, 7)
    assert table.table["drawn"] == {"1": 1, "2": 0, "3": 0, "4": 0}
    assert table.view()["prompt"] == {"id": "ambal.commit", "args": {"drawn": table.table["drawn"]}}


@pytest.mark.rule("AMBAL-ROUND-06")
def test_a_defeated_player_owes_no_discard() -> None:
    drop = skill("drop", {"op": "discard", "to": "everyone", "n": 1})
    table = with_fallen("double-regular", drop)
    for seat in (1, 3, 4):
        table.do("commit", seat, card="drop" if seat == 3 else "nothing", target=seat)
    assert table.view()["prompt"]["args"]["owed"] == {"1": 1, "3": 1, "4": 1}
    assert table.refused("discard", 2, card="filler-1") == "AMBAL-STEP-19"


# What people are told


@pytest.mark.rule("AMBAL-ROUND-07")
@pytest.mark.parametrize("mode", MODES)
def test_people_are_told_in_the_battle_that_they_move_the_pieces(mode: str) -> None:
    assert told_at("AMBAL-ROUND-07", mode) == set(IN_BATTLE)
    assert "AMBAL-ROUND-07" not in told(Table(mode="draft"))
