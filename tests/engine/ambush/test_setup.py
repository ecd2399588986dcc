"""Set-up: what can be started at all, the deal, castle names, and who goes first."""

from typing import Any

import pytest

from engine.ambush import GAME
from engine.ambush.state import State
from engine.refusal import INPUT, Refusal
from engine.setup import Header, begin
from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import CARDS, Table

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def start(seats: int = 2, **header: Any) -> State | Refusal:
    """What the engine makes of a header."""
    begun: State | Refusal = begin(
        GAME, Header(**({"game": "ambush", "seats": NAMES[:seats], "cards": CARDS} | header))
    )
    return begun


def refused(seats: int = 2, **header: Any) -> str:
    """The clause on which a header is refused."""
    answer = start(seats, **header)
    assert isinstance(answer, Refusal)
    return answer.clause


def started(seats: int = 2, **options: Any) -> State:
    answer = start(seats, options=options)
    assert isinstance(answer, State), answer
    return answer


# Who and what can play


@pytest.mark.rule("AMBUSH-SETUP-01")
@pytest.mark.parametrize("mode", ["standard", "practice"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int, mode: str) -> None:
    view = Table(seats, mode=mode).view
    assert [seat["seat"] for seat in view["seats"]] == list(range(1, seats + 1))
    assert [seat["team"] for seat in view["seats"]] == list(range(1, seats + 1))


@pytest.mark.rule("AMBUSH-SETUP-01", "TABLE-INPUT")
@pytest.mark.parametrize("mode", ["standard", "practice"])
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_any_other_number_cannot_be_started(seats: int, mode: str) -> None:
    assert refused(seats, mode=mode) == INPUT


@pytest.mark.rule("TABLE-INPUT")
def test_a_mode_that_ambush_does_not_have_cannot_be_started() -> None:
    assert refused(mode="teams") == INPUT


OUTSIDE: list[tuple[str, Any]] = [
    *[("castle", value) for value in (0, 1000, -1, "20", 20.5, True, None)],
    *[("dial_max", value) for value in (19, 1000, "30", 25.5)],
    *[("deck", value) for value in (9, 201, None, "52")],
    *[("castle_names", value) for value in ("never", True, None)],
    *[("false_start", value) for value in ("punish", None)],
    *[("verify", value) for value in ("never", None)],
    *[("capture_seconds", value) for value in (-1, 121, 0.5, None)],
    *[("turn_seconds", value) for value in (-1, 601, None)],
    *[("practice_rounds", value) for value in (0, 6, None)],
    ("hand", 5),
]


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("option", "value"), OUTSIDE)
def test_an_option_that_is_unknown_or_outside_its_range_cannot_be_started(option: str, value: Any) -> None:
    assert refused(options={option: value}) == INPUT


INSIDE: list[dict[str, Any]] = [
    {"castle": 1},
    {"castle": 999},
    {"dial_max": None},
    {"dial_max": 20},
    {"dial_max": 999},
    {"castle": 30, "dial_max": 30},
    {"deck": 10},
    {"deck": 200},
    {"castle_names": "require"},
    {"false_start": "bar"},
    {"verify": "declare"},
    {"capture_seconds": 0},
    {"capture_seconds": 120},
    {"turn_seconds": 0},
    {"turn_seconds": 600},
    {"practice_rounds": 1},
    {"practice_rounds": 5},
]


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("options", INSIDE)
def test_an_option_within_its_range_is_taken(options: dict[str, Any]) -> None:
    taken = started(**options).box.options
    assert {option: getattr(taken, option) for option in options} == options


def test_the_defaults_of_the_options_are_those_of_the_rules() -> None:
    options = started().box.options
    assert (options.castle, options.dial_max, options.deck, options.castle_names) == (20, None, 52, "ask")
    assert (options.false_start, options.verify) == ("report", "auto")
    assert (options.capture_seconds, options.turn_seconds, options.practice_rounds) == (0, 0, 1)


@pytest.mark.rule("TABLE-INPUT")
def test_a_dial_cannot_end_below_where_the_castle_starts() -> None:
    assert refused(options={"castle": 30, "dial_max": 29}) == INPUT


@pytest.mark.rule("AMBUSH-SETUP-03", "TABLE-INPUT")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_must_be_enough_for_the_deal(seats: int) -> None:
    assert started(seats, deck=5 * seats).deck == 5 * seats
    assert refused(seats, options={"deck": 5 * seats - 1}) == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("key", ["1", "2", "3", "table", "00"])
def test_nobody_brings_a_deck(key: str) -> None:
    assert refused(decks={key: ["footman"] * 30}) == INPUT
    assert refused(decks={"0": ["footman"] * 30, key: ["footman"] * 30}) == INPUT


@pytest.mark.rule("AMBUSH-DECK-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_list_that_is_too_short_cannot_be_started(seats: int) -> None:
    assert refused(seats, decks={"0": ["footman"] * (5 * seats - 1)}) == "AMBUSH-DECK-01"
    assert isinstance(start(seats, decks={"0": ["footman"] * 5 * seats}), State)


@pytest.mark.rule("AMBUSH-DECK-01", "TABLE-INPUT")
def test_the_deck_size_is_checked_even_when_a_list_makes_it_idle() -> None:
    assert refused(3, options={"deck": 14}, decks={"0": ["footman"] * 30}) == INPUT
    assert refused(2, options={"deck": 201}, decks={"0": ["footman"] * 30}) == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "listed", [["footman"] * 20 + ["dragon"], "footman", {"footman": 20}, [1] * 20, None, [None] * 20]
)
def test_a_list_holds_ids_of_cards_that_are_defined(listed: Any) -> None:
    assert refused(decks={"0": listed}) == INPUT


@pytest.mark.rule("TABLE-INPUT")
def test_two_cards_of_one_header_cannot_have_the_same_id() -> None:
    assert refused(cards=(*CARDS, {"id": "footman", "name": "Another footman"})) == INPUT


# The deck and the deal


@pytest.mark.rule("AMBUSH-SETUP-03")
def test_the_central_deck_has_52_cards() -> None:
    assert Table().counts == (52, 0)


@pytest.mark.rule("AMBUSH-SETUP-03")
def test_the_central_deck_may_have_another_size() -> None:
    assert Table(deck=60).counts == (60, 0)


@pytest.mark.rule("AMBUSH-SETUP-04")
def test_before_the_start_the_hands_are_empty_and_the_deck_is_whole() -> None:
    table = Table(3)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert table.counts == (52, 0)


@pytest.mark.rule("AMBUSH-SETUP-04")
@pytest.mark.parametrize(("seats", "deck"), [(2, 42), (3, 37), (4, 32)])
def test_everybody_is_dealt_five_cards(seats: int, deck: int) -> None:
    table = Table(seats).begun()
    assert [table.hand(seat) for seat in range(1, seats + 1)] == [5] * seats
    assert table.counts == (deck, 0)
    assert table.told("dealt") == [{"fact": "dealt", "seat": seat, "count": 5} for seat in range(1, seats + 1)]


# Castles and their names


@pytest.mark.rule("AMBUSH-SETUP-06")
def test_a_castle_gets_the_name_that_its_player_chooses() -> None:
    table = Table()
    facts = table.do("castle", 2, name="Owl Keep")
    assert facts == [{"fact": "castle-named", "seat": 2, "name": "Owl Keep"}]
    assert table.table["castles"] == {"1": None, "2": "Owl Keep"}
    assert table.seat(2)["name"] == "Bo"


@pytest.mark.rule("AMBUSH-SETUP-06")
def test_a_later_name_replaces_the_earlier() -> None:
    table = Table()
    table.do("castle", 1, name="Owl Keep")
    table.do("castle", 1, name="Crow Keep")
    assert table.table["castles"] == {"1": "Crow Keep", "2": None}


@pytest.mark.rule("AMBUSH-SETUP-06")
def test_two_castles_may_have_the_same_name() -> None:
    table = Table()
    table.do("castle", 1, name="Owl Keep")
    table.do("castle", 2, name="Owl Keep")
    assert table.table["castles"] == {"1": "Owl Keep", "2": "Owl Keep"}


@pytest.mark.rule("AMBUSH-SETUP-06")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect", "capture", "verify", "heat", "aftermath"])
def test_a_castle_cannot_be_named_after_the_start(moment: str) -> None:
    assert at(moment).refused("castle", 1, name="Owl Keep") == "AMBUSH-SETUP-06"


@pytest.mark.rule("AMBUSH-SETUP-06", "AMBUSH-WIN-04", "AMBUSH-WIN-08")
def test_too_late_for_a_name_counts_less_than_being_out_or_the_end() -> None:
    table = at("expose, nothing lies", seats=3)
    table.do("concede", 2)
    assert table.refused("castle", 2, name="Owl Keep") == "AMBUSH-WIN-04"
    assert at("over").refused("castle", 1, name="Owl Keep") == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-SETUP-06", "TABLE-INPUT")
@pytest.mark.parametrize("name", ["", "   ", "x" * 41, None, 7])
def test_a_castle_name_is_some_text_of_at_most_forty_characters(name: Any) -> None:
    assert Table().refused("castle", 1, name=name) == INPUT


@pytest.mark.rule("AMBUSH-SETUP-06")
@pytest.mark.parametrize("name", ["x", "y" * 40, "Château d’Été"])
def test_a_castle_name_may_be_short_or_forty_characters_long(name: str) -> None:
    table = Table()
    table.do("castle", 1, name=name)
    assert table.table["castles"]["1"] == name


@pytest.mark.rule("AMBUSH-SETUP-06", "TABLE-INPUT")
def test_only_a_player_at_the_table_names_a_castle() -> None:
    assert Table().refused("castle", 0, name="Owl Keep") == INPUT
    assert Table().refused("castle", 3, name="Owl Keep") == INPUT
    assert Table().refused("castle", 1) == INPUT


@pytest.mark.rule("AMBUSH-SETUP-10")
def test_every_dial_starts_at_20_without_guard() -> None:
    table = Table(4)
    assert [table.seat(seat)["counters"] for seat in (1, 2, 3, 4)] == [{"castle": 20, "guard": 0}] * 4


@pytest.mark.rule("AMBUSH-SETUP-10")
def test_the_dials_may_start_elsewhere_and_below_their_top() -> None:
    table = Table(3, castle=35, dial_max=50).begun()
    assert [table.castle(seat) for seat in (1, 2, 3)] == [35, 35, 35]


# Who goes first


@pytest.mark.rule("AMBUSH-SETUP-07")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_whoever_the_players_agree_on_goes_first(first: int) -> None:
    table = Table(3)
    table.do("castle", 1, name="The Best Name")
    facts = table.do("first", 0, first=first)
    assert facts[0] == {"fact": "first", "seat": first, "by": "best-name"}
    assert facts[-1] == {"fact": "turn", "seat": first, "round": 1}
    view = table.view
    assert (view["phase"], view["round"], view["turn"], view["to_act"]) == ("expose", 1, first, [first])
    assert view["table"]["first"] == first


@pytest.mark.rule("AMBUSH-SETUP-07")
def test_nobody_is_on_turn_before_the_first_player_is_set() -> None:
    view = Table().view
    assert (view["phase"], view["round"], view["turn"], view["to_act"]) == ("setup", 0, 0, [])
    assert view["table"]["first"] is None


@pytest.mark.rule("AMBUSH-SETUP-07", "TABLE-INPUT")
def test_only_the_table_enters_a_player_who_is_there() -> None:
    assert Table().refused("first", 1, first=1) == INPUT
    for nobody in (0, 3, -1, None, "1"):
        assert Table().refused("first", 0, first=nobody) == INPUT
    assert Table().refused("first", 0) == INPUT


@pytest.mark.rule("AMBUSH-SETUP-08")
def test_where_names_are_required_the_game_waits_for_the_last_of_them() -> None:
    table = Table(3, castle_names="require")
    for seat in (1, 2, 3):
        assert table.refused("first", 0, first=1) == "AMBUSH-SETUP-08"
        table.do("castle", seat, name="Owl Keep")
    table.do("first", 0, first=1)
    assert table.state.phase == "expose"


@pytest.mark.rule("AMBUSH-SETUP-08")
def test_where_names_are_asked_for_a_missing_one_is_null_and_stops_nobody() -> None:
    table = Table(castle_names="ask").begun()
    assert table.table["castles"] == {"1": None, "2": None}
    assert table.state.phase == "expose"


@pytest.mark.rule("AMBUSH-SETUP-08")
def test_the_prompt_says_who_has_no_castle_name_yet() -> None:
    table = Table(3)
    table.do("castle", 2, name="Owl Keep")
    assert table.view["prompt"] == {"id": "ambush.setup", "args": {"unnamed": [1, 3]}}


@pytest.mark.rule("AMBUSH-SETUP-09")
def test_the_youngest_goes_first_in_just_the_same_way() -> None:
    agreed, youngest = Table(3).begun(2), Table(3)
    facts = youngest.do("first", 0, first=2, by="youngest")
    assert facts[0] == {"fact": "first", "seat": 2, "by": "youngest"}
    assert facts[1:] == agreed.facts[1:]
    assert youngest.view == agreed.view


@pytest.mark.rule("AMBUSH-SETUP-09", "TABLE-INPUT")
def test_there_is_no_third_way_to_choose() -> None:
    assert Table().refused("first", 0, first=1, by="oldest") == INPUT


# Only set-up


TOO_SOON: list[tuple[str, int, dict[str, Any]]] = [
    *[(verb, 1, {}) for verb in ("expose", "play", "pass", "place", "resolve", "call", "capture", "stop", "concede")],
    ("play", 1, {"target": 1}),
    ("call", 1, {"at": 1.0}),
    ("close", 0, {}),
    ("stop", 0, {}),
    ("declare", 1, {"ambush": 0}),
    ("roll", 1, {"roll": 6}),
    ("ready", 0, {}),
    ("adjust", 0, {"target": 1, "counter": "castle", "to": 1000}),
]


@pytest.mark.rule("AMBUSH-SETUP-11")
@pytest.mark.parametrize(("verb", "seat", "fields"), TOO_SOON)
def test_nothing_is_played_before_the_first_player_is_set(verb: str, seat: int, fields: dict[str, Any]) -> None:
    assert Table().refused(verb, seat, **fields) == "AMBUSH-SETUP-11"


@pytest.mark.rule("AMBUSH-SETUP-11")
def test_a_player_may_take_a_name_before_the_start() -> None:
    table = Table()
    table.do("name", 1, name="Zoe")
    assert table.seat(1)["name"] == "Zoe"


@pytest.mark.rule("AMBUSH-SETUP-11")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect", "capture", "verify", "heat", "aftermath"])
def test_the_first_player_is_set_only_once(moment: str) -> None:
    assert at(moment).refused("first", 0, first=2) == "AMBUSH-SETUP-11"


@pytest.mark.rule("AMBUSH-SETUP-11", "AMBUSH-WIN-08")
def test_after_the_end_nobody_is_made_first() -> None:
    assert at("over").refused("first", 0, first=2) == "AMBUSH-WIN-08"


# What people are told


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param(clause, marks=pytest.mark.rule(clause))
        for clause in ("AMBUSH-SETUP-02", "AMBUSH-SETUP-05", "AMBUSH-SETUP-09")
    ],
)
@pytest.mark.parametrize("mode", ["standard", "practice"])
def test_people_are_told_how_to_set_up_then_and_only_then(clause: str, mode: str) -> None:
    assert told_at(clause, mode) == {"setup"}


@pytest.mark.rule("AMBUSH-SETUP-12")
def test_a_practice_round_is_suggested_before_a_standard_game() -> None:
    assert told_at("AMBUSH-SETUP-12") == {"setup"}
    assert told_at("AMBUSH-SETUP-12", "practice") == set()
