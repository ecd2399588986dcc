"""Battles side by side: clashes, questions, reports, and what the counters read of the creatures in front."""

import pytest

from tests.companion.bindings.tamer.hands import NOTHING, SEATS, Hands, at_build, in_duel
from tests.engine.tamer.table import Table, buff, choose, creature, flip, ko, start, tournament


def fighting(*line: str) -> Hands:
    """Four battles of eight seats with the same line everywhere."""
    table = at_build(own=line or ("wolf", "cub"))
    for seat in range(1, SEATS + 1):
        table.tap(seat, *(line or ("wolf", "cub")))
        table.press(f"seat{seat}.ok")
    assert table.view.phase == "battle"
    return table


@pytest.mark.rule("TAMER-BATTLE-01", "TAMER-BATTLE-04", "TAMER-BATTLE-16")
def test_ok_fights_one_clash_and_a_push_on_the_dial_all_of_them_in_the_own_battle_alone() -> None:
    table = fighting("bear", "wolf")
    assert table.press("seat5.ok") == [{"do": "fight", "seat": 5}]
    assert [battle["clash"] for battle in table.table.table["battles"]] == [1, 0, 0, 0]
    assert table.press("seat2.dial") == [{"do": "fight", "seat": 2, "all": True}]
    assert [battle["state"] for battle in table.table.table["battles"]] == ["fight", "done", "fight", "fight"]
    assert table.lamps() == ["steady", "dark", "steady", "steady"] * 2
    assert table.press("seat6.ok") == NOTHING, "their battle is over"


def test_the_counters_read_health_left_and_power_of_the_front_creature() -> None:
    table = in_duel(["wolf", "cub"], ["bear"])
    assert [table.counters(seat) for seat in (1, 2)] == [("3", "3"), ("8", "4")]
    table.press("seat1.ok")
    assert [table.counters(seat) for seat in (1, 2)] == [("1", "1"), ("5", "4")]


def test_a_bar_has_a_led_for_everybody_who_stands_the_front_one_bright() -> None:
    table = in_duel(["wolf", "cub"], ["bear"])
    assert (table.colours(1), table.colours(2)) == (["blue*", "blue"], ["orange*"])
    table.press("seat2.ok")
    assert table.colours(1) == ["dark", "blue*"]


@pytest.mark.rule("TAMER-BATTLE-19", "TAMER-REC-03")
@pytest.mark.parametrize(("device", "result"), [("ok", "win"), ("no", "loss"), ("dial", "draw")])
def test_results_are_reported_by_the_buttons(device: str, result: str) -> None:
    table = Hands(tournament(SEATS).built())
    assert (table.counters(2), table.colours(2)) == (("", ""), [])
    assert table.press(f"seat2.{device}") == [{"do": "report", "seat": 2, "result": result}]
    assert table.press("seat6.ok") == NOTHING, "it was reported already"
    assert table.press("seat1.call") == NOTHING


def test_a_tap_between_two_clashes_shows_the_creature_to_the_player_who_tapped_it() -> None:
    table = in_duel(["wolf", "cub"], ["bear"])
    table.tap(1, "bear")
    assert (table.held(1).cards, table.held(2).cards) == (("bear",), ())
    table.press("seat2.ok")
    assert table.held(1).cards == ()
    assert table.tap(1, "riddle") == NOTHING


# Questions

PIPER = creature("piper", 1, 3, start(buff("temp_power", 1, "all")))
DRUM = creature("drum", 1, 3, start(buff("temp_health", 1, "all")))


@pytest.mark.rule("TAMER-START-03", "TAMER-START-11")
def test_the_order_of_round_start_effects_is_tapped_or_front_to_back() -> None:
    table = in_duel(["piper", "drum", "cub"], ["piper", "drum"], PIPER, DRUM)
    assert table.awaits_card() == (1, 2)
    assert table.press("seat2.ok") == [{"do": "start", "seat": 2}]
    assert table.tap(1, "cub") == "TAMER-START-03"
    assert table.press("seat1.dial") == NOTHING
    assert table.tap(1, "drum") == [{"do": "start", "seat": 1, "card": "drum"}]
    assert table.table.battle()["state"] == "fight"


@pytest.mark.rule("TAMER-CARD-04")
def test_creatures_are_chosen_one_tap_after_the_other() -> None:
    chooser = creature("chooser", 9, 9, ko(buff("perm_power", 1, choose(2))))
    table = in_duel(["chooser", "cub", "cub", "wolf"], ["cub", "cub", "cub"], chooser)
    table.press("seat1.ok")
    assert table.lamps() == ["steady", "dark"]
    assert table.tap(2, "cub") == NOTHING, "nobody asked Bo"
    table.tap(1, "cub")
    assert table.counter("seat1.aux") == "1*"
    assert table.tap(1, "cub") == [{"do": "choose", "seat": 1, "cards": ["cub", "cub#2"]}]
    table.press("seat1.ok")
    assert table.held(1).cards == ()


def test_what_was_tapped_is_forgotten_when_the_screen_has_answered_and_the_same_is_asked_again() -> None:
    chooser = creature("chooser", 9, 9, ko(buff("perm_power", 1, choose(2))))
    table = in_duel(["chooser", "cub", "wolf"], ["cub", "cub", "cub"], chooser)
    table.press("seat1.ok")
    table.tap(1, "wolf")
    table.table.do("choose", 1, cards=["chooser", "cub"])
    table.table.do("fight", 2)
    assert table.table.asks == [(1, "choose")]
    assert table.held(1).cards == ()
    table.tap(1, "cub")
    assert table.tap(1, "wolf") == [{"do": "choose", "seat": 1, "cards": ["cub", "wolf"]}]


@pytest.mark.rule("TAMER-FLIP-01", "TAMER-FLIP-08")
def test_a_flipped_card_is_tapped_and_no_says_that_the_deck_is_empty() -> None:
    table = in_duel(["lure"], ["cub", "cub"], creature("lure", 5, 9, start(flip(1, n=2))))
    assert table.table.asks == [(1, "flip")]
    assert table.tap(1, "wolf") == [{"do": "flip", "seat": 1, "card": "wolf"}]
    assert table.colours(1) == ["blue*", "blue"]
    assert table.press("seat1.no") == [{"do": "flip", "seat": 1}]
    assert table.table.asks == []


@pytest.mark.rule("TAMER-CARD-05", "TAMER-CARD-08")
def test_what_an_unknown_effect_did_is_entered_by_taps_and_the_dial() -> None:
    table = in_duel(["riddle", "cub"], ["bear"])
    assert table.table.asks == [(1, "resolve")]
    assert table.counters(1) == ("0*", "1*")
    table.turn(1, 5)  # for nobody: a target comes first
    table.tap(1, "cub")
    table.turn(1, 3)
    table.press("seat1.dial")
    assert table.counters(1) == ("3*", "2*")
    assert table.tap(1, "bear") == NOTHING, "a Round Start effect never reaches across"
    table.tap(1, "riddle")
    table.turn(1, -1)
    assert table.press("seat1.ok") == [
        {
            "do": "resolve",
            "seat": 1,
            "card": "riddle",
            "changes": [
                {"creature": "cub", "die": "perm_power", "by": 3},
                {"creature": "riddle", "die": "temp_power", "by": -1},
            ],
        }
    ]
    assert table.table.die(1, "cub", "perm_power") == 3


def test_after_a_knock_out_an_entered_effect_may_reach_the_other_line() -> None:
    table = in_duel(["riddle"], ["cub", "bear"])
    table.press("seat1.no", "seat1.ok")
    assert table.table.asks == [(1, "resolve")]
    table.tap(1, "bear")
    for _ in range(4):
        table.press("seat1.dial")
    table.turn(1, 2)
    table.press("seat1.ok")
    assert table.table.die(2, "bear", "damage") == 2


@pytest.mark.rule("TAMER-BYE-08")
def test_whoever_faces_the_sample_team_answers_for_it() -> None:
    table = Hands(Table(5, draft="off", samples={"1": ["riddle", "cub"]}))
    for seat in range(1, 6):
        table.tap(seat, "wolf")
        table.press(f"seat{seat}.ok")
    assert table.table.asks == [(0, "resolve")]
    assert table.press("seat4.no") == NOTHING
    table.tap(5, "cub")
    table.turn(5, 1)
    assert table.press("seat5.ok") == [
        {
            "do": "resolve",
            "seat": 0,
            "card": "riddle",
            "changes": [{"creature": "cub", "die": "temp_power", "by": 1}],
        }
    ]


# Sounds and the end


def test_blows_knock_outs_and_the_end_of_a_battle_are_heard() -> None:
    table = in_duel(["bear"], ["cub", "wolf"])
    table.press("seat1.ok")
    assert table.sounds() == ["click", "blip"]
    table.press("seat2.dial")
    assert table.sounds() == ["click", "blip", "bell", "fanfare"]


@pytest.mark.parametrize(("result", "figure"), [("draw", "two-tones"), ("win", "bell")])
def test_a_reported_battle_is_heard(result: str, figure: str) -> None:
    table = Hands(tournament(SEATS).built())
    table.table.do("report", 1, result=result)
    assert table.sounds() == [figure]


def test_a_loss_against_the_sample_team_sounds_like_one() -> None:
    table = Hands(tournament(5).built())
    table.press("seat5.no")
    assert table.sounds() == ["falling"]


def test_at_the_end_records_are_shown_and_winners_blink() -> None:
    table = Hands(tournament(SEATS))
    for winners in ((1, 2, 3, 4), (1, 2, 5, 6), (1, 3, 5)):
        table.table.built().ended(*winners)
    assert table.view.phase == "over"
    assert (table.counters(1), table.colours(1)) == (("3", "0"), ["green"] * 3)
    losers = [table.lamp(seat) for seat in range(2, SEATS + 1)]
    assert (table.lamp(1), set(losers)) == ("flash", {"dark"})
    assert table.press("seat1.ok") == NOTHING
