"""The play phase: one card a turn, its effects in printed order, and when the phase ends."""

import pytest

from engine.ambyria import GAME
from tests.engine.ambyria.table import Table, card, op

FULL = ["pebble"] * 5


@pytest.mark.rule("AMBYRIA-PLAY-01")
def test_a_card_is_played_only_by_the_player_of_the_turn_while_nothing_else_is_under_way() -> None:
    table = Table().chosen()
    assert table.refused("play", 1, card="pebble") == "PLAY-01"
    table.do("mode", 1, card="haste")
    assert table.refused("play", 2, card="pebble") == "PLAY-01"
    table.do("play", 1, card="reader")
    assert table.refused("play", 1, card="pebble") == "PLAY-01"


@pytest.mark.rule("AMBYRIA-PLAY-02")
def test_one_card_a_turn_is_played() -> None:
    table = Table().playing().given(1, row=["queen"]).do("play", 1, card="pebble")
    assert (table.prompt, table.table["plays"]) == ("after", 0)
    assert table.refused("play", 1, card="pebble") == "PLAY-02"


@pytest.mark.rule("AMBYRIA-PLAY-02", "AMBYRIA-PLAY-17")
def test_an_effect_may_allow_more_which_may_be_left_unused_and_end_with_the_phase() -> None:
    horn = card("horn", op("extra", n=2))
    table = Table(2, horn).playing().do("play", 1, card="horn").go()
    assert (table.table["plays"], table.prompt) == (2, "after")
    table.do("play", 1, card="pebble")
    assert table.table["plays"] == 1
    table.do("done", 1)
    assert (table.view["turn"], table.table["plays"]) == (2, 0)


@pytest.mark.rule("AMBYRIA-PLAY-03")
def test_it_goes_into_the_own_emberscape_unless_its_symbol_says_otherwise() -> None:
    table = Table().playing().do("play", 1, card="pebble")
    assert table.told("played") == [{"seat": 1, "from": "hand", "into": "emberscape", "face": "up", "card": "pebble"}]
    assert (table.row(1), table.count(1, "hand")) == (["pebble"], 4)
    assert Table().playing().do("play", 1, card="spark").go().zone(1, "discard") == ["spark"]


@pytest.mark.rule("AMBYRIA-PLAY-04", "AMBYRIA-RESP-13")
def test_its_effects_are_activated_in_printed_order() -> None:
    table = Table().playing().do("play", 1, card="scholar")
    assert table.told("announced") == [{"seat": 1, "card": "scholar", "effect": 1, "target": None, "slots": None}]
    table.go()
    assert [one["n"] for one in table.told("draw")] == [1]
    [link] = table.table["chain"]
    assert (link["kind"], link["seat"], link["card"], link["effect"]) == ("card", 1, "scholar", 2)
    assert [one["n"] for one in table.go().told("draw")] == [2]


@pytest.mark.rule("AMBYRIA-PLAY-05")
def test_an_effect_that_is_possible_cannot_be_declined() -> None:
    table = Table().playing().given(2, row=["pebble"]).do("play", 1, card="thief")
    assert table.refused("pass", 1) == "PLAY-05"


@pytest.mark.rule("AMBYRIA-PLAY-05")
def test_one_that_says_may_can_be() -> None:
    polite = card("polite", op("draw", may=True), op("draw", n=2, may=True))
    table = Table(2, polite).playing().do("play", 1, card="polite")
    assert table.table["pending"] == {"kind": "aim", "seat": 1, "op": "draw"}
    table.do("pass", 1)
    assert table.told("skipped") == [{"seat": 1, "card": "polite", "effect": 1, "clause": "AMBYRIA-PLAY-05"}]
    table.do("aim", 1).go()
    assert [one["n"] for one in table.told("draw")] == [2]


@pytest.mark.rule("AMBYRIA-PLAY-06")
def test_an_effect_that_is_not_possible_is_skipped_and_the_others_happen() -> None:
    table = Table().playing().do("play", 1, card="assassin")
    assert table.told("skipped") == [{"seat": 1, "card": "assassin", "effect": 1, "clause": "AMBYRIA-PLAY-06"}]
    assert table.table["chain"][-1]["effect"] == 2
    assert table.go().told("draw") == [{"seat": 1, "n": 1, "short": 0}]


@pytest.mark.rule("AMBYRIA-PLAY-07")
def test_a_card_may_be_played_though_none_of_its_effects_is_possible() -> None:
    table = Table().playing().do("play", 1, card="thief")
    assert (table.row(1), table.view["turn"], table.told("announced")) == (["thief"], 2, [])


@pytest.mark.rule("AMBYRIA-PLAY-08")
def test_who_holds_a_card_has_to_play_one() -> None:
    assert Table().playing().refused("done", 1) == "PLAY-08"


@pytest.mark.rule("AMBYRIA-PLAY-09")
def test_a_hand_without_a_card_that_can_be_played_is_shown() -> None:
    table = Table().playing().given(1, row=FULL)
    table.do("show", 1)
    assert (table.told("shown"), table.view["turn"], table.count(1, "hand")) == ([{"seat": 1}], 2, 5)


@pytest.mark.rule("AMBYRIA-PLAY-09", "AMBYRIA-CARD-04")
def test_nothing_is_shown_after_the_card_of_the_turn_or_from_an_empty_hand() -> None:
    table = Table().playing().given(1, row=["queen"]).do("play", 1, card="pebble")
    assert table.refused("show", 1) == "PLAY-09"
    table = Table().playing().given(1, row=["queen"], hand=0)
    assert table.refused("show", 1) == "CARD-04"


@pytest.mark.rule("AMBYRIA-PLAY-10")
def test_named_cards_are_judged_and_unnamed_ones_are_not() -> None:
    table = Table().playing().given(1, row=FULL, hand=3)
    assert table.refused("show", 1, cards=["gong", "spark", "?"]) == "PLAY-10"
    assert table.refused("show", 1, cards=["gong", "?"]) == "TABLE-INPUT"
    table.do("show", 1, cards=["gong", "pebble", "?"])
    assert Table().playing().given(1, hand=1).refused("show", 1, cards=["pebble"]) == "PLAY-10"


@pytest.mark.rule("AMBYRIA-PLAY-11")
def test_people_are_told_to_show_the_hand() -> None:
    table = Table().playing()
    assert "AMBYRIA-PLAY-11" in GAME.clauses(GAME.view(table.state, None))


@pytest.mark.rule("AMBYRIA-PLAY-12")
@pytest.mark.parametrize("face", ["up", "down"])
def test_a_card_that_can_only_be_a_response_is_not_played_from_the_hand(face: str) -> None:
    assert Table().playing().refused("play", 1, card="gong", face=face) == "PLAY-12"


@pytest.mark.rule("AMBYRIA-PLAY-13")
def test_with_an_empty_hand_the_phase_is_skipped_the_hero_included() -> None:
    table = Table(deck_size=20).chosen().given(1, hand=1, deck=0, row=["queen"])
    table.do("mode", 1, card="haste")
    assert (table.view["turn"], table.count(1, "hand")) == (2, 0)


@pytest.mark.rule("AMBYRIA-PLAY-14")
def test_done_ends_the_phase_or_the_entering_and_nothing_else() -> None:
    table = Table().chosen()
    assert table.refused("done", 1) == "PLAY-14"
    table.do("mode", 1, card="haste").do("play", 1, card="riddle")
    assert table.refused("done", 2) == "PLAY-14"
    table.do("done", 1)
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBYRIA-PLAY-15")
@pytest.mark.parametrize(("row", "waits"), [([], False), (["king"], False), (["queen"], True), (["-pebble"], True)])
def test_the_phase_ends_by_itself_when_nothing_is_left_to_decide(row: list[str], waits: bool) -> None:
    table = Table().playing().given(1, row=row).do("play", 1, card="pebble")
    assert (table.view["turn"] == 1) == waits
    if waits:
        assert table.prompt == "after"
        assert table.do("done", 1).view["turn"] == 2


@pytest.mark.rule("AMBYRIA-PLAY-15")
def test_a_hero_that_is_used_up_leaves_nothing_to_decide() -> None:
    table = Table().playing().given(1, row=["queen", "-pebble"]).do("activate", 1, slot=1).go()
    assert table.do("play", 1, card="pebble").view["turn"] == 2


@pytest.mark.rule("AMBYRIA-PLAY-16")
def test_a_hand_that_runs_empty_lifts_the_duty_as_long_as_it_is_empty() -> None:
    ruler = card("ruler", hero="yvera", ability=[[op("discard", who="self", n="all")]])
    table = Table(2, ruler, hero="free").playing().given(1, row=["ruler"], hand=2)
    table.do("activate", 1, slot=1).go().do("discard", 1, cards=["?", "?"])
    assert (table.prompt, table.view["turn"]) == ("after", 1)
    table.do("adjust", 0, target=1, counter="hand", to=1)
    assert (table.prompt, table.refused("done", 1)) == ("play", "PLAY-08")
    table.do("adjust", 0, target=1, counter="hand", to=0).do("done", 1)
    assert table.view["turn"] == 2
