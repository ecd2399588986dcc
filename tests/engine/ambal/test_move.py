"""Moving used skills: where cards go at the end of a round, and the one card that may be discarded."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, curse, effect, skill

GLOW, DOOM = skill("glow", boon(3)), skill("doom", curse(3))


@pytest.mark.rule("AMBAL-MOVE-01")
def test_used_skills_go_to_their_users_piles_in_order_of_use() -> None:
    table = Table().begun().turn("filler-3", "filler-2").turn("filler-1", None).turn("filler-2", None)
    assert (table.zone(1, "discard"), table.zone(2, "discard")) == ([], [])
    table.end_battle()
    assert table.moment == ("move", 1, 0, None)
    assert table.zone(1, "discard") == ["filler-3", "filler-1", "filler-2"]
    assert (table.zone(2, "discard"), table.zone(1, "used")) == (["filler-2"], [])


@pytest.mark.rule("AMBAL-MOVE-02")
def test_a_boon_comes_to_the_play_area_of_the_player_it_is_on() -> None:
    table = Table(GLOW, skill("gift", boon(3, "ally")), mode="double-regular").begun()
    table.turn(("gift", 2), ("glow", 2), ("nothing", 3), ("nothing", 4))
    assert table.zone(2, "play") == []
    table.end_battle()
    assert (table.zone(1, "play"), table.zone(2, "play")) == ([], ["gift", "glow"])
    assert (table.zone(1, "discard"), table.zone(1, "used")) == ([], [])
    assert {"fact": "moved", "seat": 2, "card": "gift", "to": "play"} in table.facts


@pytest.mark.rule("AMBAL-MOVE-02")
def test_those_that_come_together_lie_oldest_first_behind_what_lies_there() -> None:
    table = Table(GLOW, DOOM, skill("hex", curse(3)), skill("old", boon(5))).begun().turn("old", None).to_next_round()
    table.turn("nothing", "hex").turn("glow", "doom").end_battle()
    assert (table.zone(1, "play"), table.zone(2, "play")) == (["old", "hex", "glow", "doom"], [])


@pytest.mark.rule("AMBAL-MOVE-03")
def test_a_curse_comes_to_the_play_area_of_the_player_it_is_on() -> None:
    table = Table(DOOM, skill("pact", curse(2, "you"))).begun().turn("doom", "pact").end_battle()
    assert (table.zone(1, "play"), table.zone(2, "play")) == ([], ["pact", "doom"])
    assert (table.zone(1, "discard"), table.zone(2, "discard")) == ([], [])


@pytest.mark.rule("AMBAL-MOVE-04")
def test_everybody_may_discard_one_card_or_keep_all() -> None:
    table = Table().begun().end_battle()
    assert table.view()["to_act"] == [1, 2]
    table.do("discard", 2, card="filler-1")
    assert (table.flags(2), table.counter(2, "hand"), table.zone(2, "discard")) == (["done"], 6, ["filler-1"])
    assert table.refused("discard", 2, card="filler-2") == "AMBAL-MOVE-04"
    assert table.refused("pass", 2) == "AMBAL-MOVE-04"
    assert table.moment[:2] == ("move", 1)
    table.do("pass", 1)
    assert (table.moment[:2], table.counter(1, "hand"), table.flags(2)) == (("battle", 2), 7, [])


@pytest.mark.rule("AMBAL-MOVE-04")
def test_nobody_discards_or_passes_at_another_moment() -> None:
    table = Table().begun()
    assert table.refused("discard", 1, card="filler-1") == "AMBAL-MOVE-04"
    assert table.refused("pass", 1) == "AMBAL-MOVE-04"


@pytest.mark.rule("AMBAL-MOVE-04")
def test_a_defeated_player_discards_nothing_and_is_not_waited_for() -> None:
    table = Table(mode="double-regular").begun().set(2, health=0).end_battle()
    assert table.view()["to_act"] == [1, 3, 4]
    assert table.refused("discard", 2, card="filler-1") == "AMBAL-MOVE-04"
    assert table.refused("pass", 2) == "AMBAL-MOVE-04"


@pytest.mark.rule("AMBAL-MOVE-05")
def test_a_player_without_cards_is_done() -> None:
    table = Table().begun().set(1, hand=0).end_battle()
    assert (table.flags(1), table.view()["to_act"]) == (["done"], [2])
    table.do("pass", 2)
    assert table.moment[:2] == ("battle", 2)


@pytest.mark.rule("AMBAL-MOVE-05")
def test_with_no_cards_anywhere_the_phase_goes_by_itself() -> None:
    table = Table().begun().set(1, hand=0).set(2, hand=0)
    table.do("stop", 1)
    table.do("stop", 2)
    assert [one["phase"] for one in table.told("phase")][2:5] == ["move", "energy", "draw"]
    assert table.moment == ("battle", 2, 1, "decide")


@pytest.mark.rule("AMBAL-MOVE-06")
def test_a_card_may_go_out_of_play_instead_of_to_the_pile() -> None:
    table = Table(skill("once", effect("out"))).begun().turn("once", None).turn("filler-1", None)
    assert (table.zone(1, "out"), table.zone(1, "used")) == ([], ["once", "filler-1"])
    table.end_battle()
    assert (table.zone(1, "out"), table.zone(1, "discard")) == (["once"], ["filler-1"])
    assert {"fact": "moved", "seat": 1, "card": "once", "to": "out"} in table.facts


@pytest.mark.rule("AMBAL-MOVE-06")
@pytest.mark.parametrize("effects", [(boon(2), effect("out")), (effect("out"), boon(2))])
def test_a_boon_goes_out_of_play_when_it_ends(effects: tuple[dict[str, object], ...]) -> None:
    table = Table(skill("glow", *effects)).begun().turn("glow", None).end_battle()
    assert (table.zone(1, "play"), table.zone(1, "out")) == (["glow"], [])
    table.to_next_round().to_next_round()
    assert (table.zone(1, "play"), table.zone(1, "out"), table.zone(1, "discard")) == ([], ["glow"], [])


@pytest.mark.rule("AMBAL-MOVE-06")
@pytest.mark.parametrize("way", ["interrupted", "test fails", "test holds"])
def test_only_an_effect_that_took_place_puts_a_card_out_of_play(way: str) -> None:
    test: dict[str, Any] = {} if way == "interrupted" else {"if_": {"condition": "poison"}}
    cards = (skill("once", effect("out", **test)), skill("break", effect("interrupt", "opponent")))
    table = Table(*cards).begun().set(1, poison=int(way == "test holds"))
    table.turn("once", "break" if way == "interrupted" else "nothing").end_battle()
    assert ("once" in table.zone(1, "out")) == (way == "test holds")
    assert ("once" in table.zone(1, "discard")) == (way != "test holds")


@pytest.mark.rule("AMBAL-MOVE-06")
def test_an_out_effect_of_a_blocked_skill_concerns_its_own_card() -> None:
    table = Table(skill("once", effect("out")), skill("wall", effect("block"))).begun().turn("once", "wall")
    assert table.end_battle().zone(1, "out") == ["once"]


@pytest.mark.rule("AMBAL-MOVE-07")
def test_the_discard_comes_before_energy_and_the_next_draw() -> None:
    table = Table().begun().set(1, energy=0).end_battle()
    table.do("discard", 1, card="filler-1")
    assert (table.energy(1), table.counter(1, "hand")) == ((0, 12), 6)
    table.do("pass", 2)
    assert (table.energy(1), table.counter(1, "hand"), table.counter(1, "deck")) == ((8, 12), 7, 12)
    assert table.table["drawn"] == {"1": 1, "2": 0}
