"""Destruction and the end: who is out, what becomes of their cards, who has won, and what is still possible."""

from typing import Any

import pytest

from engine.refusal import Refusal
from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table

VERBS: dict[str, dict[str, Any]] = {
    "castle": {"name": "Rook"},
    "expose": {},
    "play": {},
    "pass": {},
    "place": {"from_": "deck"},
    "resolve": {},
    "call": {},
    "capture": {},
    "stop": {},
    "declare": {"ambush": 0},
    "roll": {"roll": 6},
    "ready": {},
    "concede": {},
}
"""What a player can send, besides a name."""


def fallen(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.do("concede", seat)
    return table


def grabbing(seats: int = 3, lying: int = 4, card: str = "ambush") -> Table:
    """Two seats have pressed at the same moment over this number of tapped cards; the grab is on."""
    table = Table(seats).begun().lying(*[card] * lying)
    table.do("call", 1, at=5)
    table.do("call", 2, at=5)
    return table


def played(table: Table, **fields: Any) -> Table:
    """The seat on turn exposes and plays."""
    table.do("expose", table.state.turn)
    table.do("play", table.state.turn, **fields)
    return table


def set_castles(table: Table, *castles: int) -> Table:
    for seat, castle in enumerate(castles, 1):
        table.do("adjust", 0, target=seat, counter="castle", to=castle)
    return table


# Out of the game


@pytest.mark.rule("AMBUSH-WIN-01", "AMBUSH-WIN-02")
def test_worked_example_12() -> None:
    table = set_castles(Table(4).begun(), 20, 3)
    table.do("adjust", 0, target=2, counter="hand", to=4)
    table.do("adjust", 0, target=0, counter="deck", to=21)
    played(table, card="footman", target=2)
    assert (table.castle(2), table.seat(2)["flags"], table.hand(2)) == (0, ["destroyed"], 0)
    assert table.told("destroyed") == [{"fact": "destroyed", "seat": 2, "count": 4}]
    assert (table.table["deck"], table.view["turn"]) == (24, 3)


@pytest.mark.rule("AMBUSH-WIN-01")
def test_a_destroyed_player_is_no_longer_barred() -> None:
    table = Table(3, false_start="bar").begun()
    table.do("call", 2)
    assert table.seat(2)["flags"] == ["barred"]
    assert fallen(table, 2).seat(2)["flags"] == ["destroyed"]


@pytest.mark.rule("AMBUSH-WIN-01")
def test_a_destroyed_player_is_no_longer_stopped() -> None:
    table = grabbing()
    table.do("stop", 2)
    assert table.seat(2)["flags"] == ["stopped"]
    assert fallen(table, 2).seat(2)["flags"] == ["destroyed"]


@pytest.mark.rule("AMBUSH-WIN-01", "AMBUSH-WIN-02")
def test_a_destroyed_player_is_no_longer_over_the_limit() -> None:
    table = grabbing(lying=8).stop_all(s2=8)
    assert table.seat(2)["flags"] == ["over-limit"]
    fallen(table, 2)
    assert (table.seat(2)["flags"], table.view["prompt"]["args"]["trim"]) == (["destroyed"], {})


@pytest.mark.rule("AMBUSH-WIN-03", "AMBUSH-WIN-02")
def test_hand_and_pile_of_a_destroyed_player_go_into_the_deck() -> None:
    table = grabbing()
    table.do("capture", 2, card="ambush")
    table.do("stop", 2, captured=3)
    deck, lying = table.counts
    fallen(table, 2)
    assert table.told("destroyed") == [{"fact": "destroyed", "seat": 2, "count": 8}]
    assert table.seat(2)["zones"] == {"hand": 0, "captured": 0}
    assert table.counts == (deck + 8, lying)


@pytest.mark.rule("AMBUSH-WIN-03")
def test_a_pile_that_left_with_its_player_cannot_be_taken_again() -> None:
    table = grabbing(lying=3)
    table.do("stop", 2, captured=2)
    fallen(table, 2)
    assert table.refused("stop", 1, captured=2) == "AMBUSH-CAPTURE-08"
    table.do("stop", 1, captured=1)


@pytest.mark.rule("AMBUSH-WIN-04")
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("on_turn", [False, True])
def test_a_destroyed_player_does_nothing_any_more(verb: str, on_turn: bool) -> None:
    table = fallen(Table(4).begun(), 1 if on_turn else 3)
    assert table.refused(verb, 1 if on_turn else 3, **VERBS[verb]) == "AMBUSH-WIN-04"


@pytest.mark.rule("AMBUSH-WIN-04")
@pytest.mark.parametrize(
    ("card", "moment", "verb"),
    [
        ("ambush", "capture", "call"),
        ("ambush", "capture", "capture"),
        ("ambush", "capture", "stop"),
        ("riddle", "verify", "declare"),
        ("footman", "heat", "roll"),
        ("ambush", "aftermath", "resolve"),
        ("ambush", "aftermath", "ready"),
    ],
)
def test_a_destroyed_player_takes_no_part_in_an_ambush_phase(card: str, moment: str, verb: str) -> None:
    table = Table(4, verify="declare" if moment == "verify" else "auto").begun().lying(card, card)
    for seat in (1, 2, 3):
        table.do("call", seat, at=5)
    if moment != "capture":
        table.stop_all(s2=1)
    assert table.view["phase"] == moment
    fallen(table, 2)
    assert table.refused(verb, 2, **VERBS[verb]) == "AMBUSH-WIN-04"
    assert 2 not in table.view["to_act"]
    assert 2 not in table.view["prompt"]["args"].get("waiting", [])


@pytest.mark.rule("AMBUSH-WIN-04")
def test_a_destroyed_player_still_has_a_name() -> None:
    table = fallen(Table(3).begun(), 2)
    table.do("name", 2, name="Ghost")
    assert table.seat(2)["name"] == "Ghost"


@pytest.mark.rule("AMBUSH-WIN-04", "TABLE-INPUT")
def test_what_cannot_be_understood_is_refused_first_for_a_destroyed_player() -> None:
    table = fallen(Table(3).begun(), 2)
    assert table.refused("expose", 2, card="unicorn") == "TABLE-INPUT"
    assert table.refused("play", 1, changes=[{"op": "damage", "n": 1, "seat": 2}]) == "TABLE-INPUT"
    assert table.refused("play", 1, changes=[{"op": "give", "n": 1, "seat": 3, "from": 2}]) == "TABLE-INPUT"


# The end


@pytest.mark.rule("AMBUSH-WIN-05")
def test_the_last_castle_standing_wins() -> None:
    table = set_castles(fallen(Table(3).begun(), 2), 7)
    table.do("expose", 1)
    table.do("play", 1, changes=[{"op": "damage", "n": 20, "seat": 3}])
    assert table.view["result"] == {
        "winners": [1],
        "losers": [2, 3],
        "reason": "AMBUSH-WIN-05",
        "scores": {"1": 7, "2": 0, "3": 0},
    }
    assert table.facts[-1] == {"fact": "over", "winners": [1], "losers": [2, 3], "reason": "AMBUSH-WIN-05"}
    assert (table.view["phase"], table.view["to_act"]) == ("over", [])
    assert table.view["prompt"] == {"id": "ambush.over", "args": {}}


@pytest.mark.rule("AMBUSH-WIN-05")
def test_the_winner_need_not_be_on_turn() -> None:
    table = Table(2).begun()
    table.do("expose", 1)
    table.do("play", 1, changes=[{"op": "damage", "n": 20, "seat": 1}])
    assert table.view["result"]["winners"] == [2]


@pytest.mark.rule("AMBUSH-WIN-05")
def test_while_two_castles_stand_the_game_goes_on() -> None:
    table = fallen(Table(4).begun(), 2, 3)
    assert (table.view["result"], table.view["phase"]) == (None, "expose")
    assert fallen(table, 4).view["result"]["winners"] == [1]


@pytest.mark.rule("AMBUSH-WIN-06")
def test_worked_example_13() -> None:
    table = played(set_castles(fallen(Table(3).begun(), 3), 5, 4), card="quake")
    assert table.view["result"] == {
        "winners": [],
        "losers": [3],
        "reason": "AMBUSH-WIN-06",
        "scores": {"1": 0, "2": 0, "3": 0},
    }
    assert [fact["seat"] for fact in table.told("destroyed")] == [1, 2]
    assert table.told("over") == [{"fact": "over", "winners": [], "losers": [3], "reason": "AMBUSH-WIN-06"}]


@pytest.mark.rule("AMBUSH-WIN-06")
def test_when_all_fall_at_once_nobody_has_lost() -> None:
    table = played(set_castles(Table(4).begun(), 5, 4, 3, 2), card="quake")
    assert (table.view["result"]["winners"], table.view["result"]["losers"]) == ([], [])


@pytest.mark.rule("AMBUSH-WIN-07")
def test_the_end_comes_before_the_next_turn() -> None:
    table = played(set_castles(Table(2).begun(2), 3, 20), card="footman")
    assert table.told("turn") == []
    assert (table.view["turn"], table.view["round"], table.view["phase"]) == (2, 1, "over")


@pytest.mark.rule("AMBUSH-WIN-07")
def test_at_the_end_in_an_effect_the_played_card_counts_as_laid() -> None:
    table = at("effect")
    deck, lying = table.counts
    fallen(table, 2)
    assert table.told("laid") == [{"fact": "laid", "seat": 1}]
    assert table.counts == (deck + 5, lying + 1)
    assert (table.table["in_play"], table.table["pending"]) == (0, None)


@pytest.mark.rule("AMBUSH-WIN-07")
def test_a_card_that_ends_the_game_with_its_damage_places_nothing() -> None:
    table = played(set_castles(Table(2).begun(), 20, 2), card="archer")
    assert (table.view["phase"], table.table["in_play"], table.table["pending"]) == ("over", 0, None)
    assert table.counts == (52 - 5 - 5 - 1 + 5, 2)
    assert table.told("placed") == []


@pytest.mark.rule("AMBUSH-WIN-07")
def test_at_the_end_in_a_grab_the_piles_the_battlefield_and_the_window_stay() -> None:
    table = grabbing(seats=3, lying=5)
    table.do("stop", 1, captured=2)
    table.do("capture", 2)
    fallen(table, 3)
    window = table.table["window"]
    fallen(table, 2)
    assert table.told("verdict") == table.told("called") == table.told("joined") == []
    assert (table.view["phase"], table.seat(1)["zones"]) == ("over", {"hand": 5, "captured": 2})
    assert table.table["battlefield"] == 2
    mine = {"seat": 1, "reaction_ms": None, "behind_ms": 0}
    assert window["open"]
    assert table.table["window"] == window | {"presses": [mine]}


@pytest.mark.rule("AMBUSH-WIN-07")
def test_at_the_end_before_a_roll_nobody_pays() -> None:
    table = grabbing(seats=2, lying=2, card="footman").stop_all(s1=1, s2=1)
    assert table.view["phase"] == "heat"
    deck = table.table["deck"]
    fallen(table, 2)
    assert table.told("penalty") == table.told("called") == []
    assert (table.seat(1)["zones"]["captured"], table.table["deck"]) == (1, deck + 6)
    assert table.table["window"]["callers"] == [1]
    assert table.table["window"]["heat"] is True


@pytest.mark.rule("AMBUSH-WIN-07")
def test_at_the_end_in_the_aftermath_what_lies_is_not_cleared() -> None:
    table = grabbing(seats=2).stop_all()
    table.do("resolve", 1, changes=[{"op": "damage", "n": 20, "seat": 2}])
    assert (table.view["phase"], table.table["battlefield"]) == ("over", 4)
    assert table.told("resumed") == table.told("cleared") == []
    assert table.table["window"]["verdict"] == "good"


@pytest.mark.rule("AMBUSH-WIN-08")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("verb", VERBS)
def test_after_the_end_no_player_does_anything(verb: str, seat: int) -> None:
    assert at("over").refused(verb, seat, **VERBS[verb]) == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-WIN-08")
@pytest.mark.parametrize(
    ("verb", "fields"),
    [
        ("first", {"first": 1}),
        ("close", {}),
        ("stop", {}),
        ("declare", {"ambush": 0}),
        ("ready", {}),
        ("adjust", {"target": 1, "counter": "castle", "to": 3}),
    ],
)
def test_after_the_end_the_table_does_nothing_either(verb: str, fields: dict[str, Any]) -> None:
    assert at("over").refused(verb, 0, **fields) == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-WIN-08")
@pytest.mark.parametrize("seat", [1, 2])
def test_after_the_end_a_name_may_still_change(seat: int) -> None:
    table = at("over")
    result = table.view["result"]
    table.do("name", seat, name="Zoe")
    assert (table.seat(seat)["name"], table.view["result"], table.view["phase"]) == ("Zoe", result, "over")


@pytest.mark.rule("AMBUSH-WIN-08", "TABLE-INPUT")
def test_what_cannot_be_understood_is_refused_first_after_the_end() -> None:
    table = at("over")
    assert table.refused("expose", 1, card="unicorn") == "TABLE-INPUT"
    assert table.refused("roll", 1, roll=7) == "TABLE-INPUT"
    assert table.refused("play", 1, changes=[{"op": "damage", "n": 1, "seat": 2}]) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-WIN-09")
@pytest.mark.parametrize(
    "moment", ["expose, cards lie", "play", "effect", "effect, not known", "capture", "verify", "heat", "aftermath"]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_player_may_concede_at_any_moment(moment: str, seat: int) -> None:
    table = at(moment)
    castle = table.castle(seat)
    fallen(table, seat)
    assert table.facts[0] == {"fact": "castle", "seat": seat, "from": castle, "to": 0, "by": "concede"}
    assert table.view["result"]["winners"] == [3 - seat]


@pytest.mark.rule("AMBUSH-WIN-09")
def test_guard_does_not_keep_a_player_who_concedes() -> None:
    table = Table(3).begun()
    table.do("adjust", 0, target=2, counter="guard", to=9)
    assert fallen(table, 2).seat(2)["flags"] == ["destroyed"]


@pytest.mark.rule("AMBUSH-WIN-09")
def test_nobody_concedes_before_the_start() -> None:
    assert Table().refused("concede", 1) == "AMBUSH-SETUP-11"


@pytest.mark.rule("AMBUSH-WIN-10")
def test_a_destroyed_player_is_left_out_of_the_turn_order() -> None:
    table = fallen(Table(4).begun(), 2, 4)
    turns = [table.turns(1).view["turn"] for _ in range(4)]
    assert turns == [3, 1, 3, 1]


@pytest.mark.rule("AMBUSH-WIN-10")
def test_a_destroyed_player_cannot_be_a_target() -> None:
    table = fallen(Table(3).begun(), 2)
    table.do("expose", 1)
    for card in ("footman", "wall", "riddle"):
        assert table.refused("play", 1, card=card, target=2) == "AMBUSH-PLAY-03"
    assert table.refused("play", 1, target=2) == "AMBUSH-PLAY-03"
    table.do("play", 1, card="footman")
    assert table.castle(3) == 17


@pytest.mark.rule("AMBUSH-WIN-11")
def test_players_without_cards_are_not_out() -> None:
    table = Table(2).begun()
    for seat in (1, 2):
        table.do("adjust", 0, target=seat, counter="hand", to=0)
    table.turns(4)
    assert (table.view["result"], table.seat(1)["flags"], table.seat(2)["flags"]) == (None, [], [])


@pytest.mark.rule("AMBUSH-WIN-11")
def test_an_empty_deck_does_not_end_the_game() -> None:
    table = Table(2, deck=10).begun()
    assert (table.table["deck"], table.view["phase"]) == (0, "play")
    for seat in (1, 2) * 5:
        table.do("play", seat, card="wall")
    assert (table.hand(1), table.hand(2), table.view["result"]) == (0, 0, None)
    assert not isinstance(table.attempt("pass", 1), Refusal)
