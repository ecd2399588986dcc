"""Playing: one card from the hand, an opponent's castle, the damage, and the card is laid face down."""

from typing import Any

import pytest

from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import Table


def known(id: str, **data: Any) -> dict[str, Any]:
    """A card whose text is known."""
    return {"id": id, "name": id.title(), "effects": []} | data


THIEF = known("thief", effects=[{"op": "give", "n": 1, "from": "target"}])
PRESENT = known("present", effects=[{"op": "give", "n": 1, "from": "self", "to": "target"}])
SPY = known("spy", effects=[{"op": "return", "n": 1, "to": "target"}])
BOLT = known("bolt", effects=[{"op": "damage", "n": 2}])
FEINT = known("feint", damage=0)
STORM = known("storm", effects=[{"op": "damage", "n": 2, "to": "opponents"}])
HAWK = known("hawk", effects=[{"op": "pick", "n": 9}])
TRAP = known("trap", on_ambush=[{"op": "damage", "n": 2}])
MORE = (THIEF, PRESENT, SPY, BOLT, FEINT, STORM, HAWK, TRAP)


def playing(seats: int = 2, **options: Any) -> Table:
    """Seat 1 has exposed and may play."""
    table = Table(seats, cards=MORE, **options).begun()
    table.do("expose", 1)
    return table


# From the hand, onto the battlefield


@pytest.mark.rule("AMBUSH-PLAY-01")
@pytest.mark.parametrize("fields", [{"card": "mason"}, {"card": "archer", "target": 2}, {}, {"changes": []}])
def test_a_played_card_leaves_the_hand_of_its_player(fields: dict[str, Any]) -> None:
    table = playing(3)
    table.do("play", 1, **fields)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [4, 5, 5]


@pytest.mark.rule("AMBUSH-PLAY-06")
def test_after_its_effects_the_played_card_is_laid() -> None:
    table = playing()
    facts = table.do("play", 1, card="quake")
    assert [fact["fact"] for fact in facts] == ["played", "castle", "castle", "laid", "turn"]
    assert table.told("laid") == [{"fact": "laid", "seat": 1}]
    assert (table.counts, table.table["in_play"]) == ((41, 2), 0)


@pytest.mark.rule("AMBUSH-PLAY-06", "AMBUSH-CARD-02")
def test_a_card_does_not_lie_yet_while_its_own_effects_are_carried_out() -> None:
    table = playing()
    table.do("play", 1, card="hawk")
    assert (table.hand(1), table.counts) == (5, (41, 1))


@pytest.mark.rule("AMBUSH-PLAY-07")
def test_with_an_empty_hand_nobody_can_play() -> None:
    table = playing()
    table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.refused("play", 1) == "AMBUSH-PLAY-07"
    assert table.refused("play", 1, card="footman") == "AMBUSH-PLAY-07"
    table.do("adjust", 0, target=1, counter="hand", to=1)
    table.do("play", 1, card="footman")
    assert table.hand(1) == 0


@pytest.mark.rule("AMBUSH-PLAY-07")
def test_an_empty_hand_is_not_passed_by_itself() -> None:
    table = Table().begun()
    table.do("adjust", 0, target=1, counter="hand", to=0)
    table.do("expose", 1)
    assert (table.view["turn"], table.view["phase"]) == (1, "play")
    table.do("pass", 1)
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBUSH-PLAY-07", "AMBUSH-CARD-05", "AMBUSH-PLAY-02", "AMBUSH-PLAY-04")
def test_an_empty_hand_counts_more_than_what_is_wrong_with_the_play() -> None:
    table = playing(3)
    table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.refused("play", 1, card="footman", changes=[]) == "AMBUSH-PLAY-07"
    assert table.refused("play", 1, card="footman", target=1) == "AMBUSH-PLAY-07"
    assert table.refused("play", 1, card="footman") == "AMBUSH-PLAY-07"


@pytest.mark.rule("AMBUSH-PLAY-08")
def test_whoever_passes_lays_nothing_and_the_turn_ends() -> None:
    table = playing()
    facts = table.do("pass", 1)
    assert facts == [{"fact": "passed", "seat": 1}, {"fact": "turn", "seat": 2, "round": 1}]
    assert (table.hand(1), table.counts) == (5, (41, 1))
    assert [table.castle(seat) for seat in (1, 2)] == [20, 20]


@pytest.mark.rule("AMBUSH-PLAY-09")
@pytest.mark.parametrize("moment", ["effect", "effect, not known"])
def test_no_second_card_is_played_while_the_first_is_carried_out(moment: str) -> None:
    assert at(moment).refused("play", 1) == "AMBUSH-PLAY-09"
    assert at(moment).refused("play", 1, card="footman", target=1, changes=[]) == "AMBUSH-PLAY-09"


@pytest.mark.rule("AMBUSH-PLAY-09", "AMBUSH-PLAY-07")
def test_one_card_a_turn_counts_more_than_an_empty_hand() -> None:
    table = at("effect")
    table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.refused("play", 1) == "AMBUSH-PLAY-09"


@pytest.mark.rule("AMBUSH-PLAY-09", "AMBUSH-TURN-03")
def test_no_second_card_is_played_after_the_first_is_laid() -> None:
    table = playing()
    table.do("play", 1, card="footman")
    assert table.refused("play", 1, card="footman") == "AMBUSH-TURN-03"


@pytest.mark.rule("AMBUSH-PLAY-10")
def test_people_are_told_where_to_lay_the_played_card() -> None:
    assert told_at("AMBUSH-PLAY-10") == {"play"}
    assert at("play").view["prompt"] == {"id": "ambush.play", "args": {"seat": 1, "adjacent": "card"}}


@pytest.mark.rule("AMBUSH-PLAY-10")
def test_on_an_empty_battlefield_the_played_card_is_laid_next_to_the_deck() -> None:
    table = Table(deck=10).begun()
    assert table.view["prompt"] == {"id": "ambush.play", "args": {"seat": 1, "adjacent": "deck"}}


@pytest.mark.rule("AMBUSH-PLAY-10", "AMBUSH-AFTER-09")
def test_the_card_played_after_an_ambush_is_laid_next_to_the_deck() -> None:
    table = Table(verify="declare").begun().turns(2)
    table.do("expose", 1)
    table.do("call", 2)
    table.stop_all(s1=3)
    table.do("declare", 1, ambush=2)
    table.do("ready", 1)
    assert table.view["prompt"] == {"id": "ambush.play", "args": {"seat": 1, "adjacent": "deck"}}
    assert table.hand(1) == 8


@pytest.mark.rule("AMBUSH-PLAY-11")
def test_a_card_without_its_identity_has_no_known_damage() -> None:
    table = playing(3)
    facts = table.do("play", 1)
    assert facts == [{"fact": "played", "seat": 1, "card": None, "target": None}]
    assert [table.castle(seat) for seat in (1, 2, 3)] == [20, 20, 20]
    assert table.table["shown"] is None
    assert (table.view["phase"], table.table["pending"]["resolve"]) == ("effect", True)


@pytest.mark.rule("AMBUSH-PLAY-12")
def test_an_ambush_card_is_played_like_any_other() -> None:
    table = playing()
    facts = table.do("play", 1, card="ambush")
    assert [fact["fact"] for fact in facts] == ["played", "laid", "turn"]
    assert (table.hand(1), table.counts, table.table["shown"]) == (4, (41, 2), "ambush")


@pytest.mark.rule("AMBUSH-PLAY-12", "AMBUSH-CALL-03")
def test_two_ambush_cards_played_from_hands_make_a_good_call() -> None:
    table = Table().begun()
    for seat in (1, 2):
        table.do("expose", seat, card="footman")
        table.do("play", seat, card="ambush")
    table.do("call", 1)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": True, "by": "tapped"}]


# The castle chosen


@pytest.mark.rule("AMBUSH-PLAY-02")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", ["footman", "mason", "riddle", "ambush", None])
def test_nobody_chooses_the_own_castle(seats: int, card: str | None) -> None:
    fields = {} if card is None else {"card": card}
    assert playing(seats).refused("play", 1, target=1, **fields) == "AMBUSH-PLAY-02"


@pytest.mark.rule("AMBUSH-PLAY-02", "AMBUSH-CARD-05")
def test_changes_for_a_known_card_count_more_than_a_wrong_target() -> None:
    table = playing(3)
    table.do("concede", 3)
    assert table.refused("play", 1, card="footman", target=1, changes=[]) == "AMBUSH-CARD-05"
    assert table.refused("play", 1, card="footman", target=3, changes=[]) == "AMBUSH-CARD-05"


@pytest.mark.rule("AMBUSH-PLAY-03")
@pytest.mark.parametrize("card", ["footman", "mason", "riddle", None])
def test_nobody_chooses_a_castle_that_has_fallen(card: str | None) -> None:
    table = playing(3)
    table.do("concede", 2)
    fields = {} if card is None else {"card": card}
    assert table.refused("play", 1, target=2, **fields) == "AMBUSH-PLAY-03"
    table.do("play", 1, target=3, **fields)


@pytest.mark.rule("AMBUSH-PLAY-03", "TABLE-INPUT")
@pytest.mark.parametrize("target", [0, 4, -1, None, "2", True])
def test_the_castle_chosen_is_one_of_those_at_the_table(target: Any) -> None:
    assert playing(3).refused("play", 1, card="footman", target=target) == "TABLE-INPUT"
    assert playing(3).refused("play", 2, card="footman", target=target) == "TABLE-INPUT"


NEEDS_A_TARGET = ["footman", "riddle", "archer", "thief", "present", "spy", "bolt"]
NEEDS_NONE = ["ambush", "mason", "wall", "quake", "feint", "storm", "hawk", "trap"]


@pytest.mark.rule("AMBUSH-PLAY-04")
@pytest.mark.parametrize("card", NEEDS_A_TARGET)
def test_with_several_opponents_the_castle_must_be_chosen(card: str) -> None:
    table = playing(3)
    assert table.refused("play", 1, card=card) == "AMBUSH-PLAY-04"
    table.do("play", 1, card=card, target=3)
    assert table.told("played") == [{"fact": "played", "seat": 1, "card": card, "target": 3}]


@pytest.mark.rule("AMBUSH-PLAY-04")
@pytest.mark.parametrize("card", NEEDS_A_TARGET)
def test_the_only_opponent_needs_no_choosing(card: str) -> None:
    table = playing(3)
    table.do("concede", 2)
    table.do("play", 1, card=card)
    assert table.told("played") == [{"fact": "played", "seat": 1, "card": card, "target": 3}]


@pytest.mark.rule("AMBUSH-PLAY-04")
@pytest.mark.parametrize("card", NEEDS_NONE)
def test_a_card_that_aims_at_nobody_needs_no_target(card: str) -> None:
    table = playing(3)
    table.do("play", 1, card=card)
    assert table.told("played") == [{"fact": "played", "seat": 1, "card": card, "target": None}]


@pytest.mark.rule("AMBUSH-PLAY-04")
@pytest.mark.parametrize("card", NEEDS_NONE)
def test_a_target_for_a_card_that_needs_none_does_nothing(card: str) -> None:
    aimed, plain = playing(3), playing(3)
    assert aimed.do("play", 1, card=card, target=3) == plain.do("play", 1, card=card)
    assert aimed.view == plain.view


@pytest.mark.rule("AMBUSH-PLAY-04", "AMBUSH-PLAY-11")
def test_a_target_for_a_card_without_identity_does_nothing() -> None:
    table = playing(3)
    table.do("play", 1, target=3, changes=[])
    assert table.told("played") == [{"fact": "played", "seat": 1, "card": None, "target": None}]
    assert table.castle(3) == 20


@pytest.mark.rule("AMBUSH-PLAY-04")
def test_a_card_whose_effects_are_not_known_still_needs_a_target_for_its_damage() -> None:
    table = playing(3)
    assert table.refused("play", 1, card="riddle", changes=[]) == "AMBUSH-PLAY-04"
    table.do("play", 1, card="riddle", target=2, changes=[])
    assert table.castle(2) == 19


# The damage


@pytest.mark.rule("AMBUSH-PLAY-05")
def test_the_damage_goes_to_the_castle_chosen_and_to_no_other() -> None:
    table = playing(4)
    table.do("play", 1, card="footman", target=3)
    assert [table.castle(seat) for seat in (1, 2, 3, 4)] == [20, 20, 17, 20]
    assert table.told("castle") == [{"fact": "castle", "seat": 3, "from": 20, "to": 17, "by": "damage"}]


@pytest.mark.rule("AMBUSH-PLAY-05", "AMBUSH-CARD-02")
def test_the_damage_comes_before_every_other_direction() -> None:
    duel = known("duel", damage=4, effects=[{"op": "repair", "n": 9, "to": "target"}])
    table = Table(cards=(duel,)).begun()
    table.do("expose", 1)
    table.do("play", 1, card="duel")
    assert [(fact["from"], fact["to"]) for fact in table.told("castle")] == [(20, 16), (16, 20)]


@pytest.mark.rule("AMBUSH-PLAY-05")
@pytest.mark.parametrize("moment", ["archer", "riddle"])
def test_the_damage_is_dealt_even_though_the_rest_of_the_card_waits(moment: str) -> None:
    table = playing()
    table.do("play", 1, card=moment)
    assert table.view["phase"] == "effect"
    assert table.castle(2) == {"archer": 18, "riddle": 19}[moment]


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("card", ["dragon", "", None, 7])
def test_a_played_card_must_be_one_that_is_defined(card: Any) -> None:
    assert playing().refused("play", 1, card=card) == "TABLE-INPUT"
    assert playing().refused("play", 2, card=card, target=2) == "TABLE-INPUT"
