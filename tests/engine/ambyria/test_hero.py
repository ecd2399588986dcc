"""Heroes: activated once a turn, in the own play phase, by the player whose hero it is."""

import pytest

from tests.engine.ambyria.table import Table, card, op


def ruling(*row: str, **options: str) -> Table:
    """Seat 1 (Yvera) in its play phase with these cards before it."""
    return Table(2, **options).playing().given(1, row=row or ["queen"])  # type: ignore[arg-type]


@pytest.mark.rule("AMBYRIA-HERO-01")
def test_a_hero_is_activated_only_in_the_own_play_phase_while_nothing_else_is_under_way() -> None:
    table = Table().chosen().given(1, row=["queen"]).given(2, row=["king"])
    assert table.refused("activate", 1, slot=1) == "HERO-01"
    table.do("mode", 1, card="haste")
    assert table.refused("activate", 2, slot=1) == "HERO-01"
    table.do("play", 1, card="reader")
    assert table.refused("activate", 1, slot=1) == "HERO-01"


@pytest.mark.rule("AMBYRIA-HERO-02", "AMBYRIA-HERO-07")
def test_it_may_be_before_or_after_the_card_of_the_turn_which_it_does_not_use_up() -> None:
    table = ruling().do("activate", 1, slot=1).go()
    assert (table.table["plays"], table.prompt, table.seat(1)["flags"]) == (1, "play", ["hasty", "hero-used"])
    table = ruling().do("play", 1, card="pebble").do("activate", 1, slot=1).go()
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBYRIA-HERO-02", "AMBYRIA-HERO-06")
def test_it_may_be_in_the_turn_in_which_the_hero_is_played_and_does_not_happen_by_itself() -> None:
    table = Table().playing().do("play", 1, card="queen")
    assert (table.told("announced"), table.prompt, table.table["chain"]) == ([], "after", [])
    table.do("activate", 1, slot=1).go()
    assert table.told("draw")[0] == {"seat": 1, "n": 1, "short": 0}


@pytest.mark.rule("AMBYRIA-HERO-03")
def test_only_the_own_hero_can_be_activated() -> None:
    table = ruling("king", "pebble")
    assert table.refused("activate", 1, slot=1) == "HERO-03"
    assert table.refused("activate", 1, slot=2) == "HERO-03"
    assert table.refused("activate", 1, slot=3) == "TABLE-INPUT"


@pytest.mark.rule("AMBYRIA-HERO-04")
def test_it_is_activated_at_most_once_a_turn() -> None:
    table = ruling().do("activate", 1, slot=1).go()
    assert table.refused("activate", 1, slot=1) == "HERO-04"
    table.end_turn()
    assert table.seat(1)["flags"] == ["hasty"]
    table.do("mode", 2, card="haste").end_turn().do("pass", 1).do("activate", 1, slot=1)


@pytest.mark.rule("AMBYRIA-HERO-04", "AMBYRIA-PLAY-15")
def test_with_the_option_as_often_as_its_player_likes() -> None:
    table = ruling(hero="free").do("activate", 1, slot=1).go().do("activate", 1, slot=1).go()
    table.do("play", 1, card="pebble")
    assert (table.prompt, table.view["turn"]) == ("after", 1)


@pytest.mark.rule("AMBYRIA-HERO-05")
def test_a_hero_is_a_response_only_face_down_and_in_the_own_play_phase() -> None:
    table = Table(2, card("lord", hero="serephene", ability=[[op("draw")]])).playing().given(2, row=["-lord"])
    table.do("play", 1, card="reader").do("call", 2)
    assert table.refused("respond", 2, slot=1) == "HERO-05"
    table = ruling("-queen").do("play", 1, card="reader").do("respond", 2, card="spark")
    table.do("respond", 1, slot=1)
    assert table.told("response") == [{"seat": 1, "card": "queen", "to": "effect"}]
    assert "hero-used" in table.seat(1)["flags"]


@pytest.mark.rule("AMBYRIA-HERO-03", "AMBYRIA-HERO-04")
def test_as_a_response_too_it_is_the_own_hero_and_once_a_turn() -> None:
    table = ruling("-king", "-queen").do("play", 1, card="reader").do("respond", 2, card="spark")
    assert table.refused("respond", 1, slot=1) == "HERO-03"
    table = ruling("queen", "-queen").do("activate", 1, slot=1).do("respond", 2, card="spark")
    assert table.refused("respond", 1, slot=2) == "HERO-04"


@pytest.mark.rule("AMBYRIA-HERO-06")
def test_capturing_a_hero_does_not_activate_it() -> None:
    catcher = card("catcher", op("capture"))
    table = Table(2, catcher).playing().given(2, row=["queen"]).do("play", 1, card="catcher")
    table.do("aim", 1, target=2, slots=[1]).go()
    assert (table.table["chain"], table.prompt, table.seat(1)["flags"]) == ([], "after", ["hasty"])


@pytest.mark.rule("AMBYRIA-HERO-07", "AMBYRIA-RESP-01")
def test_its_effects_have_windows_like_any_others() -> None:
    table = ruling().do("activate", 1, slot=1)
    assert table.table["window"] == {"kind": "effect", "seat": 1, "held": None, "passed": []}
    [link] = table.table["chain"]
    assert (link["kind"], link["seat"], link["card"], link["effect"]) == ("card", 1, "queen", 1)


@pytest.mark.rule("AMBYRIA-HERO-08")
def test_a_face_down_hero_is_turned_up_and_stays() -> None:
    table = ruling("-queen").do("activate", 1, slot=1)
    assert (table.row(1), table.zone(1, "down")) == (["queen"], [])
    assert table.go().row(1) == ["queen"]


@pytest.mark.rule("AMBYRIA-HERO-07", "AMBYRIA-CARD-03")
def test_an_ability_that_the_table_does_not_know_is_entered() -> None:
    plain = {"id": "yvera", "name": "Yvera", "hero": "yvera"}
    table = Table(2, plain).playing().do("play", 1, card="yvera").do("activate", 1, slot=1)
    assert table.table["pending"] == {"kind": "resolve", "seat": 1}
