"""The mode phase and the mode pile."""

import pytest

from tests.engine.ambyria.table import Table, card, op


def second_turn(mode: str = "haste") -> Table:
    """Seat 1's second turn, in its mode phase, under the mode of that card."""
    return Table().playing(mode).end_turn().do("mode", 2, card="haste").end_turn()


@pytest.mark.rule("AMBYRIA-MODE-01", "AMBYRIA-MODE-03", "AMBYRIA-HIDE-03")
def test_the_top_card_says_the_mode_at_once_and_on_every_turn() -> None:
    table = Table().chosen().do("mode", 1, card="spear")
    assert table.told("mode") == [{"seat": 1, "card": "spear", "from": None, "to": "attack", "by": "phase"}]
    assert table.seat(1)["flags"] == ["attack"]
    table.end_turn()
    assert (table.view["turn"], table.seat(1)["flags"]) == (2, ["attack"])
    table.do("mode", 2, card="haste").end_turn().do("mode", 1, card="shield")
    assert table.seat(1)["flags"] == ["protection"]
    assert (table.zone(1, "mode_card"), table.zone(1, "mode_pile")) == (["shield"], 2)


@pytest.mark.rule("AMBYRIA-MODE-02")
def test_one_card_is_laid_from_the_hand_in_the_own_mode_phase_only() -> None:
    table = Table().chosen()
    assert table.refused("mode", 2, card="haste") == "MODE-02"
    table.do("mode", 1, card="haste")
    assert table.count(1, "hand") == 5
    assert table.refused("mode", 1, card="haste") == "MODE-02"


@pytest.mark.rule("AMBYRIA-MODE-04")
def test_its_effects_are_not_activated() -> None:
    table = Table().chosen().do("mode", 1, card="scholar")
    assert (table.table["chain"], table.told("announced"), table.phase) == ([], [], "play")


@pytest.mark.rule("AMBYRIA-MODE-05", "AMBYRIA-MODE-11")
def test_with_a_mode_card_the_phase_may_be_skipped() -> None:
    table = second_turn()
    assert table.prompt == "mode"
    table.do("pass", 1)
    assert (table.phase, table.zone(1, "mode_pile"), table.told("draw")) == (
        "play",
        1,
        [{"seat": 1, "n": 1, "short": 0}],
    )


@pytest.mark.rule("AMBYRIA-MODE-06")
def test_without_one_it_may_not() -> None:
    table = Table().chosen()
    assert table.prompt == "mode-must"
    assert table.refused("pass", 1) == "MODE-06"


@pytest.mark.rule("AMBYRIA-MODE-07")
def test_with_an_empty_hand_and_no_mode_the_top_card_of_the_deck_is_laid() -> None:
    table = Table(deck_size=20).chosen().do("adjust", 0, target=1, counter="hand", to=0)
    assert table.prompt == "mode-deck"
    assert table.refused("mode", 1, card="haste") == "CARD-04"
    table.do("mode", 1, card="haste", from_="deck")
    assert table.told("mode")[0]["by"] == "deck"
    assert (table.count(1, "deck"), table.count(1, "hand")) == (9, 1)


@pytest.mark.rule("AMBYRIA-MODE-08")
def test_in_every_other_case_it_does_not_come_from_the_deck() -> None:
    assert Table().chosen().refused("mode", 1, card="haste", from_="deck") == "MODE-08"
    assert second_turn().refused("mode", 1, card="haste", from_="deck") == "MODE-08"


@pytest.mark.rule("AMBYRIA-MODE-09")
def test_with_an_empty_hand_and_a_mode_card_the_phase_passes_by_itself() -> None:
    table = second_turn().do("adjust", 0, target=1, counter="hand", to=0)
    assert (table.phase, table.count(1, "hand")) == ("play", 1)


@pytest.mark.rule("AMBYRIA-MODE-10", "AMBYRIA-MODE-12")
def test_with_nothing_to_lay_at_all_the_player_has_no_mode() -> None:
    table = Table(deck_size=9).chosen().do("adjust", 0, target=1, counter="hand", to=0)
    assert (table.view["turn"], table.phase) == (2, "mode")
    assert table.seat(1)["flags"] == []


@pytest.mark.rule("AMBYRIA-MODE-11")
def test_after_one_card_the_draw_phase_follows_at_once() -> None:
    table = Table().chosen().do("mode", 1, card="haste")
    assert [one["phase"] for one in table.told("phase")] == ["draw", "play"]


@pytest.mark.rule("AMBYRIA-MODE-12")
def test_without_a_mode_none_of_the_four_modes_applies() -> None:
    table = Table().playing().given(2, row=["pebble"] * 5)
    table.do("play", 1, card="thief").do("aim", 1, target=2, slots=[1])
    assert table.table["window"]["kind"] == "effect"
    assert Table().chosen().given(2, row=["pebble"] * 4).do("mode", 1, card="haste").end_turn().phase == "mode"


@pytest.mark.rule("AMBYRIA-MODE-13", "AMBYRIA-KEY-05")
def test_when_the_top_card_leaves_the_card_beneath_says_the_mode() -> None:
    robber = card("robber", op("steal", from_="mode"))
    table = Table(2, robber).playing("shield").end_turn().do("mode", 2, card="haste").end_turn()
    table.do("mode", 1, card="spear").end_turn().do("pass", 2)
    table.do("play", 2, card="robber").do("aim", 2, target=1).go()
    assert table.told("mode") == [{"seat": 1, "card": "shield", "from": "attack", "to": "protection", "by": "effect"}]
    assert (table.seat(1)["flags"], table.count(2, "hand")) == (["protection"], 5)


@pytest.mark.rule("AMBYRIA-MODE-14")
def test_an_effect_may_lay_a_card_on_the_own_or_an_opponents_mode_pile() -> None:
    adviser = card("adviser", op("mode", who="any"))
    for seat in (1, 2):
        table = Table(2, adviser).playing().do("play", 1, card="adviser")
        table.do("aim", 1, target=seat, cards=["shield"]).go()
        assert "protection" in table.seat(seat)["flags"]
        assert table.told("mode")[0] | {"from": None} == {
            "seat": seat, "card": "shield", "from": None, "to": "protection", "by": "effect",
        }  # fmt: skip
        assert table.count(1, "hand") == 3
