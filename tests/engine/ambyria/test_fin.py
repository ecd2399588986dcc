"""The end: the last arcane card, the count, ties, and leaving the table."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def last_rune(mode: str = "haste", row: int = 0, **options: Any) -> Table:
    """Seat 1 has one arcane card left and has to play it, in its play phase."""
    table = Table(2, **options).playing(mode).given(1, row=["pebble"] * row, arcane=1)
    return table.do("play", 1, card="rune").go()


def counted(*piles: list[str], out: int | None = None, **options: Any) -> Table:
    """The game ends with these collection piles."""
    table = Table(len(piles), **options).playing()
    for seat, pile in enumerate(piles, 1):
        table.given(seat, collection=pile)
    if out is not None:
        table.do("concede", out)
    return table.do("adjust", 0, target=1, counter="arcane", to=0).end_turn()


@pytest.mark.rule("AMBYRIA-FIN-01", "AMBYRIA-FIN-03")
def test_the_phase_in_which_the_last_arcane_card_goes_is_the_last() -> None:
    table = last_rune()
    assert table.table["ending"] is False
    table.do("play", 1, card="pebble", from_="arcane")
    assert table.told("ending") == [{"seat": 1}]
    assert (table.phase, table.table["ending"]) == ("over", True)
    assert [one["phase"] for one in table.told("phase")] == ["scoring"]


@pytest.mark.rule("AMBYRIA-FIN-02")
def test_its_effects_are_still_activated_and_can_be_responded_to() -> None:
    table = last_rune().do("play", 1, card="scholar", from_="arcane")
    assert (table.table["ending"], table.prompt) == (True, "window")
    table.do("call", 2).do("respond", 2, card="spark").go().go()
    assert table.go().phase == "over"


@pytest.mark.rule("AMBYRIA-FIN-03")
def test_after_a_last_arcane_card_in_the_collection_phase_there_is_no_mode_phase() -> None:
    table = Table().playing("purse").end_turn().do("mode", 2, card="haste").given(1, row=["pebble"] * 5, arcane=1)
    table.end_turn().go().do("play", 1, card="nugget", from_="arcane")
    assert table.phase == "over"
    assert "mode" not in [one["phase"] for one in table.told("phase")]


@pytest.mark.rule("AMBYRIA-FIN-03")
def test_after_one_in_the_play_phase_there_is_no_end_phase() -> None:
    table = last_rune().given(1, hand=20).do("play", 1, card="pebble", from_="arcane")
    assert (table.phase, table.table["owed"]) == ("over", {})


@pytest.mark.rule("AMBYRIA-FIN-04", "AMBYRIA-ATT-01")
def test_all_else_of_that_phase_still_happens() -> None:
    table = last_rune("spear", row=3).do("play", 1, card="nugget", from_="arcane")
    assert (table.prompt, table.table["ending"]) == ("collect", True)
    assert table.go().view["result"] is None
    table.do("score", 1, stones=7)
    assert table.view["result"]["scores"]["1"] == 7
    ruler = card("ruler", hero="yvera", ability=[[op("arcane")]])
    table = Table(2, ruler).playing().given(1, row=["ruler"], arcane=1).do("activate", 1, slot=1).go()
    assert table.do("play", 1, card="pebble", from_="arcane").prompt == "play"


@pytest.mark.rule("AMBYRIA-FIN-05")
def test_a_card_that_is_lost_or_an_adjustment_uses_it_up_too_and_one_from_0_undoes_it() -> None:
    assert last_rune(row=4).do("play", 1, card="pebble", from_="arcane").phase == "over"
    table = Table().playing().do("adjust", 0, target=2, counter="arcane", to=0)
    assert (table.told("ending"), table.table["ending"]) == ([{"seat": 2}], True)
    table.do("adjust", 0, target=2, counter="arcane", to=1)
    assert (table.table["ending"], table.end_turn().phase) == (False, "mode")


@pytest.mark.rule("AMBYRIA-FIN-06")
def test_only_the_collection_pile_counts() -> None:
    table = counted(["nugget", "pebble"], ["pebble"])
    assert table.view["result"]["scores"] == {"1": 5, "2": 1}
    table = (
        Table().playing().given(1, row=["nugget"], discard=["nugget"]).do("adjust", 0, target=1, counter="arcane", to=0)
    )
    assert table.end_turn().view["result"]["scores"]["1"] == 0


@pytest.mark.rule("AMBYRIA-FIN-07")
def test_who_has_a_pile_that_the_engine_does_not_know_counts_it() -> None:
    table = counted(["nugget"], ["?"], ["riddle"])
    assert (table.phase, table.prompt, table.view["to_act"]) == ("scoring", "score", [2, 3])
    assert table.refused("score", 1, stones=3) == "FIN-07"
    table.do("score", 2, stones=3).do("score", 2, stones=9)
    assert (table.told("scored"), table.view["to_act"]) == ([{"seat": 2}], [3])
    table.do("score", 3, stones=1)
    assert table.view["result"]["scores"] == {"1": 4, "2": 9, "3": 1}
    assert Table().playing().refused("score", 1, stones=1) == "FIN-07"


@pytest.mark.rule("AMBYRIA-FIN-07")
def test_with_the_option_everybody_counts() -> None:
    assert counted(["nugget"], [], scoring="count").view["to_act"] == [1, 2]


@pytest.mark.rule("AMBYRIA-FIN-08", "AMBYRIA-COL-10")
def test_the_totals_are_shown_together() -> None:
    table = counted(["nugget"], ["?"])
    assert [table.count(seat, "stones") for seat in (1, 2)] == [None, None]
    assert table.facts[-1].get("scores") is None
    table.do("score", 2, stones=2)
    assert [table.count(seat, "stones") for seat in (1, 2)] == [4, 2]
    assert table.phase == "over"


@pytest.mark.rule("AMBYRIA-FIN-09", "AMBYRIA-FIN-12")
def test_the_largest_total_wins() -> None:
    assert counted(["pebble"], ["nugget"], ["pebble"]).view["result"] == {
        "winners": [2], "losers": [1, 3], "reason": "AMBYRIA-FIN-09", "scores": {"1": 1, "2": 4, "3": 1},
    }  # fmt: skip


@pytest.mark.rule("AMBYRIA-FIN-10")
def test_equal_largest_totals_win_together() -> None:
    result = counted(["nugget"], ["pebble"] * 4, ["pebble"]).view["result"]
    assert (result["winners"], result["losers"], result["reason"]) == ([1, 2], [3], "AMBYRIA-FIN-10")


@pytest.mark.rule("AMBYRIA-FIN-11")
def test_with_the_option_the_largest_pile_among_them_wins() -> None:
    result = counted(["nugget"], ["pebble"] * 4, tie="cards").view["result"]
    assert (result["winners"], result["reason"]) == ([2], "AMBYRIA-FIN-11")
    result = counted(["nugget"], ["nugget"], ["pebble"] * 2, tie="cards").view["result"]
    assert (result["winners"], result["reason"]) == ([1, 2], "AMBYRIA-FIN-10")


@pytest.mark.rule("AMBYRIA-FIN-12")
def test_who_conceded_has_no_score_and_loses() -> None:
    table = counted(["pebble"], ["nugget"], ["nugget"], out=3)
    assert table.view["result"]["scores"] == {"1": 1, "2": 4}
    assert (table.view["result"]["losers"], table.count(3, "stones")) == ([1, 3], None)


@pytest.mark.rule("AMBYRIA-FIN-13")
def test_who_concedes_is_out() -> None:
    table = Table(3).playing().given(2, row=["mushrooms"]).do("concede", 2)
    assert (table.told("out"), table.seat(2)["flags"], table.table["lasting"]) == ([{"seat": 2}], ["out"], [])
    table.do("play", 1, card="reader")
    for verb, fields in (("call", {}), ("respond", {"card": "spark"}), ("pass", {}), ("concede", {})):
        assert table.refused(verb, 2, **fields) == "FIN-13"
    table.do("name", 2, name="Bob")
    assert table.do("pass", 3).view["turn"] == 3


@pytest.mark.rule("AMBYRIA-FIN-13")
def test_on_the_own_turn_the_turn_passes_without_further_phases() -> None:
    table = Table(3).playing().do("concede", 1)
    assert [one["phase"] for one in table.told("phase")] == ["collection", "mode"]
    assert table.view["turn"] == 2
    table = Table(3).playing().do("adjust", 0, target=2, counter="arcane", to=0).do("concede", 1)
    assert table.phase == "over"
    table = Table(3).playing().do("adjust", 0, target=1, counter="arcane", to=0).do("concede", 1)
    assert (table.phase, table.table["ending"]) == ("mode", False)


@pytest.mark.rule("AMBYRIA-FIN-13")
def test_who_is_left_alone_wins_at_once() -> None:
    table = Table().playing().given(2, collection=["nugget"]).do("concede", 2)
    assert table.view["result"] == {"winners": [1], "losers": [2], "reason": "AMBYRIA-FIN-13", "scores": {}}
    assert [table.count(seat, "stones") for seat in (1, 2)] == [None, None]


@pytest.mark.rule("AMBYRIA-FIN-13")
def test_nobody_concedes_in_set_up_in_the_middle_of_something_or_while_scoring() -> None:
    assert Table().refused("concede", 1) == "FIN-13"
    table = Table().playing().do("play", 1, card="reader")
    assert table.refused("concede", 2) == "FIN-13"
    assert counted(["?"], []).refused("concede", 1) == "FIN-13"


@pytest.mark.rule("AMBYRIA-FIN-14")
def test_after_the_end_everything_but_a_name_is_refused() -> None:
    table = counted(["nugget"], [])
    for verb, seat, fields in (
        ("play", 1, {"card": "pebble"}), ("call", 2, {}), ("concede", 1, {}), ("score", 1, {"stones": 1}),
        ("adjust", 0, {"target": 1, "counter": "hand", "to": 1}), ("go", 0, {}),
    ):  # fmt: skip
        assert table.refused(verb, seat, **fields) == "FIN-14"
    assert table.do("name", 1, name="Anna").seat(1)["name"] == "Anna"


@pytest.mark.rule("AMBYRIA-FIN-15")
def test_when_all_turns_pass_by_themselves_the_game_is_scored() -> None:
    table = Table(deck_size=9).chosen().given(1, hand=1, collection=["nugget"]).given(2, hand=0, mode="hasty")
    table.do("mode", 1, card="haste")
    assert table.view["result"]["scores"] == {"1": 4, "2": 0}
    assert [one["seat"] for one in table.told("turn")] == [2, 1]
