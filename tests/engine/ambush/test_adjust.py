"""The referee's corrections: which numbers may be set, how far, when, and what is checked afterwards."""

from typing import Any

import pytest

from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table

OWNED = ("castle", "guard", "hand", "captured")
COMMON = ("deck", "battlefield")
EVERY = [(1, counter) for counter in OWNED] + [(0, counter) for counter in COMMON]


def numbers(table: Table) -> dict[tuple[int, str], int]:
    """Every number that can be corrected, by target and counter."""
    shown = {(0, counter): table.table[counter] for counter in COMMON}
    for seat in table.view["seats"]:
        shown |= {(seat["seat"], name): value for name, value in (seat["counters"] | seat["zones"]).items()}
    return shown


def correct(table: Table, target: int, counter: str, to: int, **fields: Any) -> Table:
    table.do("adjust", 0, target=target, counter=counter, to=to, **fields)
    return table


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
@pytest.mark.parametrize(("target", "counter"), EVERY)
def test_a_correction_sets_one_number_and_moves_no_other(target: int, counter: str) -> None:
    table = at("play")
    before = numbers(table)
    correct(table, target, counter, 7)
    assert numbers(table) == before | {(target, counter): 7}


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
@pytest.mark.parametrize(("target", "counter"), EVERY)
def test_a_correction_tells_from_what_to_what_and_why(target: int, counter: str) -> None:
    table = at("play")
    was = numbers(table)[target, counter]
    correct(table, target, counter, 7, why="misread card")
    said = {"fact": "adjusted", "target": target, "counter": counter, "from": was, "to": 7, "why": "misread card"}
    assert table.told("adjusted") == [said]
    correct(table, target, counter, 6)
    assert table.told("adjusted") == [said | {"from": 7, "to": 6, "why": None}]


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
def test_a_corrected_castle_is_told_as_a_castle_that_changed() -> None:
    table = correct(at("play"), 2, "castle", 7)
    assert table.told("castle") == [{"fact": "castle", "seat": 2, "from": 20, "to": 7, "by": "adjust"}]
    correct(table, 2, "castle", 7)
    assert [fact["fact"] for fact in table.facts] == ["adjusted"]


RANGES = [
    ({}, 1, "castle", 20),
    ({"castle": 8, "dial_max": 30}, 1, "castle", 30),
    ({"castle": 999}, 1, "castle", 999),
    ({}, 1, "guard", 99),
    *(({}, target, counter, 52) for target, counter in EVERY[2:]),
    *(({"deck": 33}, target, counter, 33) for target, counter in EVERY[2:]),
    *(({"deck_list": ["ambush"] * 14}, target, counter, 14) for target, counter in EVERY[2:]),
]


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
@pytest.mark.parametrize(("options", "target", "counter", "top"), RANGES)
def test_a_correction_stays_within_the_range(options: dict[str, Any], target: int, counter: str, top: int) -> None:
    table = Table(2, **options).begun()
    for to in (-1, top + 1, -(10**30), 10**30):
        assert table.refused("adjust", 0, target=target, counter=counter, to=to) == "TABLE-ADJUST"
    for to in (top, 1, 0):
        assert numbers(correct(table, target, counter, to))[target, counter] == to


@pytest.mark.rule("TABLE-ADJUST")
def test_numbers_of_a_destroyed_seat_are_not_corrected() -> None:
    table = Table(3).begun()
    table.do("concede", 2)
    for counter in OWNED:
        for to in (0, 1, 9999):
            assert table.refused("adjust", 0, target=2, counter=counter, to=to) == "TABLE-ADJUST"


@pytest.mark.rule("TABLE-ADJUST")
@pytest.mark.parametrize(
    "moment", ["expose, nothing lies", "play", "effect", "capture", "count", "verify", "heat", "aftermath"]
)
@pytest.mark.parametrize(("target", "counter"), EVERY)
def test_the_referee_corrects_at_any_time_while_the_game_runs(moment: str, target: int, counter: str) -> None:
    table = correct(at(moment), target, counter, 3)
    assert numbers(table)[target, counter] == 3


@pytest.mark.rule("TABLE-ADJUST")
@pytest.mark.parametrize("to", [1, 9999])
def test_nothing_is_corrected_before_the_start_or_after_the_end(to: int) -> None:
    assert at("setup").refused("adjust", 0, target=1, counter="castle", to=to) == "AMBUSH-SETUP-11"
    assert at("over").refused("adjust", 0, target=1, counter="castle", to=to) == "AMBUSH-WIN-08"
    assert at("over").refused("adjust", 0, target=2, counter="castle", to=to) == "AMBUSH-WIN-08"


@pytest.mark.rule("TABLE-ADJUST", "TABLE-INPUT")
@pytest.mark.parametrize("moment", ["setup", "play", "over"])
def test_only_the_referee_corrects(moment: str) -> None:
    table = at(moment)
    for seat in (1, 2):
        assert table.refused("adjust", seat, target=1, counter="castle", to=9) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT", "TABLE-ADJUST")
def test_a_counter_belongs_to_a_seat_or_to_the_table() -> None:
    table = at("play")
    for counter in OWNED:
        assert table.refused("adjust", 0, target=0, counter=counter, to=1) == "TABLE-INPUT"
    for counter in COMMON:
        assert table.refused("adjust", 0, target=1, counter=counter, to=1) == "TABLE-INPUT"
    for counter in ("in_play", "round", "turn", "shown", "", "Castle"):
        assert table.refused("adjust", 0, target=0, counter=counter, to=1) == "TABLE-INPUT"


# The same checks follow as after play


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
def test_a_castle_corrected_to_0_is_destroyed() -> None:
    table = correct(Table(3).begun(), 2, "castle", 0)
    assert table.told("destroyed") == [{"fact": "destroyed", "seat": 2, "count": 5}]
    assert table.seat(2)["flags"] == ["destroyed"]
    assert table.table["deck"] == 37 + 5
    assert table.view["phase"] == "expose"


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
def test_a_correction_can_end_the_game() -> None:
    table = correct(at("play"), 1, "castle", 0)
    assert table.view["result"] == {
        "winners": [2],
        "losers": [1],
        "reason": "AMBUSH-WIN-05",
        "scores": {"1": 0, "2": 20},
    }


@pytest.mark.rule("TABLE-ADJUST", "AMBUSH-DAMAGE-07")
def test_a_correction_can_pass_the_turn() -> None:
    table = Table(3).begun()
    table.do("expose", 1)
    correct(table, 1, "castle", 0)
    assert table.told("turn") == [{"fact": "turn", "seat": 2, "round": 1}]
    assert (table.view["turn"], table.view["phase"]) == (2, "expose")


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_deck_corrected_to_0_skips_the_expose_part() -> None:
    table = correct(at("expose, nothing lies"), 0, "deck", 0)
    assert table.told("expose-skipped") == [{"fact": "expose-skipped", "seat": 1}]
    assert table.view["phase"] == "play"


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_deck_corrected_to_0_ends_a_placing_from_it() -> None:
    table = correct(at("effect"), 0, "deck", 0)
    assert [fact["fact"] for fact in table.facts] == ["adjusted", "laid", "turn", "expose-skipped"]
    assert (table.table["in_play"], table.table["battlefield"], table.view["turn"]) == (0, 2, 2)


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_correction_of_the_battlefield_opens_and_closes_calls() -> None:
    table = at("play")
    assert [correct(table, 0, "battlefield", to).table["calls_open"] for to in (1, 2, 0)] == [False, True, False]


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_press_before_the_correction_that_opened_calls_is_early() -> None:
    table = correct(at("play"), 0, "battlefield", 2, at=8.0)
    table.do("call", 2, at=7.9)
    assert table.told("false-start") == [{"fact": "false-start", "seat": 2, "why": "early", "count": 1}]
    table.do("call", 2, at=8.25)
    assert table.told("press") == [
        {"fact": "press", "seat": 2, "reaction_ms": 250, "behind_ms": 0, "err_ms": 0},
    ]


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_pile_corrected_away_needs_no_declaration() -> None:
    table = Table(2).begun().turns(2)
    table.do("call", 1)
    table.stop_all(s1=1, s2=1)
    table.do("declare", 1, ambush=1)
    assert table.view["prompt"] == {"id": "ambush.verify", "args": {"waiting": [2]}}
    correct(table, 2, "captured", 0)
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]
    assert table.view["phase"] == "aftermath"


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_cards_found_lying_need_a_declaration() -> None:
    table = Table(2).begun().turns(2)
    table.do("call", 1)
    table.stop_all(s1=1, s2=1)
    correct(table, 0, "battlefield", 1)
    assert table.view["prompt"]["args"] == {"waiting": [0, 1, 2]}


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_corrected_hand_is_over_the_limit_in_the_aftermath() -> None:
    table = correct(at("aftermath"), 2, "hand", 12)
    assert table.seat(2)["flags"] == ["over-limit"]
    assert table.view["prompt"]["args"]["trim"] == {"2": 2}
    table.do("ready", 1)
    assert table.hand(2) == 10


@pytest.mark.rule("AMBUSH-DAMAGE-07")
def test_a_correction_does_not_touch_the_turn_or_the_phase_by_itself() -> None:
    table = at("capture")
    for counter, target in (("hand", 2), ("captured", 2), ("guard", 1)):
        correct(table, target, counter, 0)
        assert (table.view["phase"], table.view["turn"], table.view["to_act"]) == ("capture", 1, [1, 2])
