"""Winning and defeat: who falls, when that is looked at, how a duel ends, and giving up."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.refusal import INPUT
from tests.engine.ambal.moments import FACING, MODES, MOMENTS, at, in_library
from tests.engine.ambal.pool import drafted, drafting
from tests.engine.ambal.table import Table, heal, hit, skill

HIT = skill("hit", hit(5))
BLAST = skill("blast", hit(99, "everyone"))
BURN = skill("burn", {"op": "condition", "to": "opponent", "condition": "burning", "rounds": 3})
CURSE = skill("curse", {"op": "curse", "to": "opponent", "rounds": 4}, hit(5, "bearer", when="start"))
TIRE = {"op": "max-energy", "to": "opponent"}


def result(table: Table) -> Any:
    """How the duel ended; None while it goes on."""
    return table.view()["result"]


def double(*cards: dict[str, Any], mode: str = "double-regular") -> Table:
    return Table(HIT, BLAST, *cards, mode=mode).begun()


def strike(table: Table, *strikers: int) -> Table:
    """These seats hit the player opposite; the others who are active do nothing much."""
    for seat in table.state.undecided:
        play = ("hit", FACING[seat]) if seat in strikers else (f"filler-{table.state.turn}", seat)
        table.do("commit", seat, card=play[0], target=play[1])
    return table


def fell(table: Table, *seats: int) -> Table:
    """The referee takes these players out."""
    for seat in seats:
        table.set(seat, health=0)
    return table


# Single


@pytest.mark.rule("AMBAL-WIN-01")
@pytest.mark.parametrize("loser", [1, 2])
def test_whoever_alone_is_found_defeated_loses(loser: int) -> None:
    table = Table(HIT).begun().set(loser, health=5)
    table.turn(*(("nothing", "hit") if loser == 1 else ("hit", "nothing")))
    scores = {"1": 60, "2": 60, str(loser): 0}
    ended = {"winners": [3 - loser], "losers": [loser], "reason": "AMBAL-WIN-01", "scores": scores}
    assert result(table) == ended
    assert table.told("result") == [{"fact": "result"} | ended]
    assert (table.flags(loser), table.flags(3 - loser)) == (["defeated"], [])


@pytest.mark.rule("AMBAL-WIN-02")
def test_when_both_are_found_defeated_both_lose() -> None:
    table = Table(HIT).begun().set(1, health=4).set(2, health=4).turn("hit", "hit")
    assert table.health() == (0, 0)
    assert result(table) == {"winners": [], "losers": [1, 2], "reason": "AMBAL-WIN-02", "scores": {"1": 0, "2": 0}}
    assert [table.flags(seat) for seat in (1, 2)] == [["defeated"], ["defeated"]]


@pytest.mark.rule("AMBAL-WIN-02")
def test_both_lose_also_when_they_fall_in_different_ways() -> None:
    table = Table(skill("tire", {"op": "max-energy", "to": "opponent", "n": -7}), HIT).begun().set(1, health=5)
    assert result(table.turn("tire", "hit"))["reason"] == "AMBAL-WIN-02"


# Double


@pytest.mark.rule("AMBAL-WIN-03")
@pytest.mark.parametrize(("first", "second", "winners"), [(1, 2, [3, 4]), (4, 3, [1, 2])])
def test_a_team_is_out_when_both_of_its_players_are(first: int, second: int, winners: list[int]) -> None:
    table = double().set(first, health=5).set(second, health=5)
    strike(table, FACING[first])
    assert result(table) is None
    assert (table.flags(first), table.moment) == (["defeated"], ("battle", 1, 2, "decide"))
    strike(table, FACING[second])
    losers = sorted((first, second))
    assert (result(table)["winners"], result(table)["losers"]) == (winners, losers)
    assert result(table)["reason"] == "AMBAL-WIN-03"
    assert set(result(table)["scores"]) == {"1", "2", "3", "4"}


@pytest.mark.rule("AMBAL-WIN-03")
def test_one_player_of_each_team_may_be_out() -> None:
    table = strike(double().set(1, health=5).set(3, health=5), 1, 3)
    assert [seat["flags"] for seat in table.view()["seats"]] == [["defeated"], [], ["defeated"], []]
    assert (result(table), table.state.phase) == (None, "battle")


@pytest.mark.rule("AMBAL-WIN-04")
@pytest.mark.parametrize("before", [(), (1,), (2, 3)])
def test_when_the_last_of_both_teams_fall_together_both_lose(before: tuple[int, ...]) -> None:
    table = fell(double(), *before)
    user = table.state.undecided[0]
    for seat in table.state.undecided:
        table.do("commit", seat, card="blast" if seat == user else "nothing", target=seat)
    assert result(table) == {
        "winners": [],
        "losers": [1, 2, 3, 4],
        "reason": "AMBAL-WIN-04",
        "scores": {"1": 0, "2": 0, "3": 0, "4": 0},
    }


# Who is defeated


@pytest.mark.rule("AMBAL-WIN-05")
@pytest.mark.parametrize(("health", "defeated"), [(6, False), (5, True), (4, True)])
@pytest.mark.parametrize("victim", [1, 2])
def test_no_health_is_defeat_and_one_point_is_not(victim: int, health: int, defeated: bool) -> None:
    table = Table(HIT).begun().set(victim, health=health)
    table.turn(*(("nothing", "hit") if victim == 1 else ("hit", "nothing")))
    assert ("defeated" in table.flags(victim)) is defeated
    assert table.told("defeated") == ([{"fact": "defeated", "seat": victim}] if defeated else [])


@pytest.mark.rule("AMBAL-WIN-06")
@pytest.mark.parametrize(("loss", "defeated"), [(6, False), (7, True), (12, True)])
@pytest.mark.parametrize("mode", ["single-regular", "single-advanced"])
def test_a_max_energy_of_five_is_defeat_and_six_is_not(mode: str, loss: int, defeated: bool) -> None:
    table = Table(skill("tire", {**TIRE, "n": -loss}), mode=mode).begun().turn("tire", "nothing")
    assert table.health(2) == (60,)
    assert table.energy(2)[1] == 12 - loss
    assert (result(table) is not None) is defeated


# When it is looked at


@pytest.mark.rule("AMBAL-WIN-07")
def test_who_has_health_again_at_the_end_of_the_turn_is_not_defeated() -> None:
    ward = skill("ward", {"op": "boon", "to": "you", "rounds": 2}, heal(3, "bearer", when="damaged"))
    table = Table(HIT, ward).begun().set(1, health=5).turn("ward", "hit")
    assert [fact["to"] for fact in table.told("health")] == [0, 3]
    assert (table.told("defeated"), table.health(1), table.flags(1)) == ([], (3,), [])


@pytest.mark.rule("AMBAL-WIN-07")
def test_who_has_max_energy_again_at_the_end_of_the_turn_is_not_defeated() -> None:
    dip = skill("dip", {"op": "max-energy", "to": "you", "n": -9}, {"op": "max-energy", "to": "you", "n": 4})
    table = Table(dip).begun().turn("dip", "nothing")
    assert [fact["to"] for fact in table.told("max-energy")] == [3, 7]
    assert (table.told("defeated"), result(table)) == ([], None)


@pytest.mark.rule("AMBAL-WIN-07")
def test_nobody_is_found_defeated_at_the_reveal_before_the_turn_is_resolved() -> None:
    """Seat 1 pays with Max Energy for a card that is too dear, and the opponent gives it back in the same turn."""
    dear, gift = skill("dear", cost=20), skill("gift", {"op": "max-energy", "to": "opponent", "n": 1})
    assert result(Table(dear, gift).begun().set(1, max_energy=6).turn("dear", "gift")) is None
    assert result(Table(dear, gift).begun().set(1, max_energy=6).turn("dear", "nothing"))["losers"] == [1]


def _in_draw() -> Table:
    table = Table().begun().set(2, max_energy=7, deck=0)
    table.do("adjust", 0, target=2, card="filler-1", zone="discard", from_="hand")
    return table


def _in_start() -> Table:
    return Table(CURSE).begun().turn("curse", "nothing").end_battle().set(2, health=5)


def _in_end() -> Table:
    return Table(BURN).begun().set(2, health=3).turn("burn", "nothing")


@pytest.mark.rule("AMBAL-WIN-07", "AMBAL-WIN-08")
@pytest.mark.parametrize(
    ("way", "last"),
    [
        pytest.param(_in_draw, ("draw", 2), id="draw"),
        pytest.param(_in_start, ("start", 2), id="start"),
        pytest.param(_in_end, ("end", 1), id="end"),
    ],
)
def test_the_check_is_made_at_the_end_of_the_phase_and_no_other_phase_follows(
    way: Callable[[], Table], last: tuple[str, int]
) -> None:
    table = way().to_next_round()
    phases = [(fact["phase"], fact["round"]) for fact in table.told("phase")]
    assert phases[-1] == last
    assert table.told("turn") == []
    assert (table.state.phase, result(table)["losers"]) == ("over", [2])


@pytest.mark.rule("AMBAL-WIN-07")
def test_the_check_of_the_library_phase_waits_until_all_have_acted() -> None:
    table = in_library().set(1, max_energy=6)
    table.do("library", 1, cards=["filler-1"])
    assert (table.energy(1)[1], table.flags(1)) == (5, ["done"])
    table.do("pass", 2)
    assert result(table)["losers"] == [1]


# Nothing more happens


@pytest.mark.rule("AMBAL-WIN-08")
def test_after_the_deciding_turn_nothing_of_the_round_takes_place() -> None:
    drop = skill("drop", hit(5), {"op": "discard", "to": "you", "n": 1}, {"op": "skip", "to": "you"})
    table = Table(drop, BURN, skill("dear", cost=3)).begun().set(2, health=5)
    table.turn("dear", "burn").turn("drop", None)
    assert table.told("owes") == []
    view = table.view()
    assert (view["phase"], view["turn"], view["round"], view["to_act"]) == ("over", 0, 1, [])
    assert (view["prompt"], view["table"]["stage"]) == ({"id": "ambal.over", "args": {}}, None)
    assert (table.energy(1), table.health(1), table.counter(1, "burning")) == ((5, 12), (60,), 3)
    assert (table.zone(1, "used"), table.zone(1, "discard")) == (["dear", "drop"], [])
    assert (table.flags(1), table.flags(2)) == (["may-skip"], ["defeated", "stopped"])


@pytest.mark.rule("AMBAL-WIN-08")
def test_after_a_defeat_in_the_end_phase_no_duration_goes_down() -> None:
    table = _in_end().end_battle()
    assert (table.counter(2, "burning"), table.health(2), table.energy(1)) == (3, (0,), (8, 12))
    assert (table.zone(1, "used"), table.state.phase) == (["burn"], "over")


@pytest.mark.rule("AMBAL-WIN-08")
def test_after_a_defeat_in_the_draw_phase_no_start_effect_happens() -> None:
    table = Table(CURSE).begun().turn("curse", "nothing").turn("nothing", None).set(1, max_energy=7, deck=0)
    table.to_next_round()
    assert (result(table)["losers"], table.health(2)) == ([1], (60,))


@pytest.mark.rule("AMBAL-WIN-08", "AMBAL-DOUBLE-05", "AMBAL-DOUBLE-13")
def test_in_double_what_the_last_defeats_bring_with_them_still_happens() -> None:
    table = fell(double(BURN), 4).set(3, health=5, burning=2)
    strike(table, 1)
    assert (result(table)["reason"], table.counter(3, "burning")) == ("AMBAL-WIN-03", 0)
    single = Table(HIT).begun().set(2, health=5, burning=2).turn("hit", "nothing")
    assert single.counter(2, "burning") == 2


# Giving up


@pytest.mark.rule("AMBAL-WIN-09")
@pytest.mark.parametrize("mode", ["single-regular", "single-advanced"])
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "over"])
def test_a_player_may_concede_at_any_time_and_the_other_wins(moment: str, mode: str) -> None:
    for seat in (1, 2):
        table = at(moment, mode)
        table.do("concede", seat)
        assert (result(table)["winners"], result(table)["losers"]) == ([3 - seat], [seat])
        assert (result(table)["reason"], table.flags(seat).count("defeated")) == ("AMBAL-WIN-09", 0)


@pytest.mark.rule("AMBAL-WIN-09")
def test_a_player_may_concede_in_the_draft_and_beside_the_library() -> None:
    for table in (drafting(), drafted(), in_library()):
        table.do("concede", 2)
        assert (result(table)["winners"], table.moment[::2]) == ([1], ("over", 0))


@pytest.mark.rule("AMBAL-WIN-09")
def test_a_face_down_card_stays_hidden_when_somebody_concedes() -> None:
    table = Table().begun()
    table.do("commit", 1, card="nothing")
    table.do("concede", 2)
    assert (table.zone(1, "placed"), table.seat(1, 2)["zones"]["placed"], table.flags(1)) == (1, 1, ["placed"])


@pytest.mark.rule("AMBAL-WIN-10")
@pytest.mark.parametrize("mode", MODES)
def test_after_the_end_only_a_name_is_accepted(mode: str) -> None:
    table = at("over", mode)
    for verb, fields in VERBS.items():
        assert table.refused(verb, 1, **fields) == "AMBAL-WIN-10"
    assert table.refused("start", 0) == "AMBAL-WIN-10"
    assert table.refused("deck", 1, battle=[]) == "AMBAL-WIN-10"
    for moved in ({"counter": "health", "to": 1}, {"card": "nothing", "zone": "hand"}):
        assert table.refused("adjust", 0, target=1, **moved) == "AMBAL-WIN-10"
    assert table.do("name", 1, name="Zoe") == []
    assert (table.seat(1)["name"], table.state.phase) == ("Zoe", "over")


VERBS: dict[str, dict[str, Any]] = {
    "concede": {},
    "start": {},
    "roll": {"value": 1},
    "pick": {"school": "fire"},
    "ban": {"card": "nothing"},
    "deal": {"cards": []},
    "order": {},
    "declare": {},
    "commit": {"card": "nothing"},
    "stop": {},
    "skip": {},
    "choose": {"target": 1},
    "resolve": {},
    "discard": {"card": "nothing"},
    "pass": {},
    "library": {"cards": []},
}


@pytest.mark.rule("AMBAL-WIN-10", "TABLE-INPUT")
def test_what_is_not_understood_counts_more_than_the_end() -> None:
    table = at("over")
    assert table.refused("commit", 1, card="nobody") == INPUT
    assert table.refused("roll", 1, value=7) == INPUT
    assert table.refused("stop", 3) == INPUT
    assert table.refused("name", 1, name="") == INPUT


@pytest.mark.rule("AMBAL-WIN-11")
def test_the_result_names_the_clause_by_which_it_came_about() -> None:
    ends = [
        Table(BLAST).begun().set(1, health=5).turn("nothing", "nothing").set(1, health=0),
        Table(BLAST).begun().turn("blast", "nothing"),
        fell(double(), 1, 2),
        strike(fell(double().set(2, health=5).set(4, health=5), 1, 3), 2, 4),
        at("over"),
        at("over", "double-advanced"),
    ]
    reasons = [result(table)["reason"].removeprefix("AMBAL-WIN-") for table in ends]
    assert reasons == ["01", "02", "03", "04", "09", "09"]


# Giving up in Double


@pytest.mark.rule("AMBAL-WIN-12")
@pytest.mark.parametrize("team", [(1, 2), (4, 3)])
def test_a_team_gives_up_when_all_of_its_living_players_do(team: tuple[int, int]) -> None:
    table = double()
    table.do("concede", team[0])
    assert (table.flags(team[0]), result(table), table.view()["to_act"]) == (["concedes"], None, [1, 2, 3, 4])
    strike(table, *team)
    table.do("concede", team[1])
    assert result(table)["losers"] == sorted(team)
    assert result(table)["reason"] == "AMBAL-WIN-09"


@pytest.mark.rule("AMBAL-WIN-12")
def test_one_of_each_team_is_no_team() -> None:
    table = double()
    table.do("concede", 1)
    table.do("concede", 3)
    assert (result(table), table.moment) == (None, ("battle", 1, 1, "decide"))


@pytest.mark.rule("AMBAL-WIN-12")
def test_a_player_alone_in_the_team_gives_up_for_it() -> None:
    table = fell(double(), 2)
    table.do("concede", 1)
    assert result(table)["losers"] == [1, 2]


@pytest.mark.rule("AMBAL-WIN-12")
def test_a_concession_counts_again_only_when_somebody_of_the_team_says_so() -> None:
    for again in (1, 2):
        table = double()
        table.do("concede", 1)
        fell(table, 2)
        assert result(table) is None
        table.do("concede", again)
        assert (result(table)["losers"], result(table)["reason"]) == ([1, 2], "AMBAL-WIN-09")


@pytest.mark.rule("AMBAL-WIN-12")
def test_a_defeated_player_does_not_give_up_for_a_partner_who_fights_on() -> None:
    table = fell(double(), 4)
    table.do("concede", 4)
    assert (table.flags(4), result(table)) == (["concedes", "defeated"], None)
    table.do("concede", 3)
    assert result(table)["losers"] == [3, 4]
