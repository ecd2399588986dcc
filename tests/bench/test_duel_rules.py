"""The rules of Duel-200 one by one: what is told, and what is refused on which clause."""

import pytest

from bench.duel import GAME
from bench.duel.state import State
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.bench.duels import accepted, at, begun, in_upkeep, played, refused

HAND = ("kind-0", "kind-2", "kind-5", "kind-9", "kind-10")


def test_a_card_that_is_too_dear_is_refused_with_the_numbers() -> None:
    history = at(one={"hand": HAND, "energy": 3})
    assert refused(history, do="commit", seat=1, card=3) == ("DUEL-PLAN-02", "duel-too-dear")
    accepted(history, do="commit", seat=1, card=2)


def test_a_player_commits_once() -> None:
    history = begun()
    accepted(history, do="commit", seat=2, card=-1)
    assert refused(history, do="commit", seat=2, card=-1) == ("DUEL-PLAN-01", "duel-committed-already")


def test_a_commit_in_the_upkeep_is_refused() -> None:
    assert refused(in_upkeep(), do="commit", seat=1, card=-1) == ("DUEL-ROUND-01", "duel-wrong-phase")


def test_an_upkeep_in_the_plan_is_refused() -> None:
    assert refused(begun(), do="upkeep", seat=1, choice=0) == ("DUEL-ROUND-01", "duel-wrong-phase")


def test_seat_2_waits_for_the_upkeep_of_seat_1_and_has_one() -> None:
    history = in_upkeep()
    assert refused(history, do="upkeep", seat=2, choice=0) == ("DUEL-UPKEEP-01", "duel-not-your-upkeep")
    accepted(history, do="upkeep", seat=1, choice=0)
    assert refused(history, do="upkeep", seat=1, choice=0) == ("DUEL-UPKEEP-01", "duel-not-your-upkeep")
    accepted(history, do="upkeep", seat=2, choice=0)


@pytest.mark.parametrize(
    "action",
    [{"do": "commit", "card": -1, "seat": 1}, {"do": "upkeep", "choice": 0, "seat": 1},
     {"do": "adjust", "seat": 0, "target": 1, "counter": "health", "to": 5}],
    ids=lambda action: str(action["do"]),
)  # fmt: skip
def test_after_the_end_nothing_is_played(action: dict[str, object]) -> None:
    assert refused(played(), **action) == ("DUEL-END-01", "duel-over")


MALFORMED = {
    "place past the hand": {"do": "commit", "seat": 1, "card": 5},
    "place before the hand": {"do": "commit", "seat": 1, "card": -2},
    "no place": {"do": "commit", "seat": 1},
    "a card by name": {"do": "commit", "seat": 1, "card": "kind-0"},
    "seat 3": {"do": "commit", "seat": 3, "card": 0},
    "the table commits": {"do": "commit", "seat": 0, "card": 0},
    "the table keeps": {"do": "upkeep", "seat": 0, "choice": 0},
    "a fourth choice": {"do": "upkeep", "seat": 1, "choice": 3},
    "an unknown verb": {"do": "concede", "seat": 1},
    "a player adjusts": {"do": "adjust", "seat": 1, "target": 1, "counter": "health", "to": 5},
    "no such target": {"do": "adjust", "seat": 0, "target": 3, "counter": "health", "to": 5},
    "the table has no name": {"do": "name", "seat": 0, "name": "Ana"},
}


@pytest.mark.parametrize("action", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_input_is_refused_as_such(action: dict[str, object]) -> None:
    clause, _ = refused(begun(), **action)
    assert clause == "TABLE-INPUT"


def test_nobody_brings_a_deck() -> None:
    refusal = begin(GAME, Header(game="duel", seats=("Ana", "Bo"), decks={"1": []}))
    assert isinstance(refusal, Refusal)
    assert refusal.message.id == "duel-nobody-brings-a-deck"


# What becomes true


def test_a_commit_tells_only_that_there_is_one() -> None:
    history = at(one={"hand": HAND})
    assert accepted(history, do="commit", seat=1, card=0) == [{"fact": "committed", "seat": 1}]


def test_both_cards_are_shown_and_act_at_once() -> None:
    history = at(one={"hand": HAND, "energy": 4}, two={"hand": HAND, "energy": 2})
    accepted(history, do="commit", seat=2, card=2)
    assert accepted(history, do="commit", seat=1, card=3) == [
        {"fact": "committed", "seat": 1},
        {"fact": "revealed", "seat": 1, "card": "kind-9"},
        {"fact": "revealed", "seat": 2, "card": "kind-5"},
        {"fact": "energy", "seat": 1, "from": 4, "to": 0, "by": "cards"},
        {"fact": "drew", "seat": 1, "count": 1},
        {"fact": "health", "seat": 2, "from": 30, "to": 27, "by": "cards"},
        {"fact": "energy", "seat": 2, "from": 2, "to": 0, "by": "cards"},
        {"fact": "drew", "seat": 2, "count": 1},
    ]


def test_nobody_falls_below_one_health() -> None:
    history = at(one={"hand": HAND, "energy": 4}, two={"health": 3})
    accepted(history, do="commit", seat=1, card=3)
    accepted(history, do="commit", seat=2, card=-1)
    assert history.state.seats[1].health == 1


def test_energy_gained_stops_at_ten() -> None:
    history = at(one={"hand": HAND, "energy": 9})
    accepted(history, do="commit", seat=1, card=4)
    accepted(history, do="commit", seat=2, card=-1)
    assert history.state.seats[0].energy == 10


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    history = at(one={"hand": HAND, "deck": (), "discard": ("kind-1", "kind-3")})
    accepted(history, do="commit", seat=1, card=0)
    facts = accepted(history, do="commit", seat=2, card=-1)
    assert {"fact": "shuffled", "seat": 1, "count": 3} in facts
    state: State = history.state
    assert len(state.seats[0].deck) == 2
    assert state.seats[0].discard == ()


@pytest.mark.parametrize(("choice", "counter", "top"), [(0, "energy", 10), (1, "health", 30)], ids=["energy", "health"])
def test_an_upkeep_raises_a_counter_up_to_its_top(choice: int, counter: str, top: int) -> None:
    history = at(one={counter: top - 1}, two={counter: top}, phase="upkeep", turn=1)
    raised = {"fact": counter, "seat": 1, "from": top - 1, "to": top, "by": "upkeep"}
    assert raised in accepted(history, do="upkeep", seat=1, choice=choice)
    facts = accepted(history, do="upkeep", seat=2, choice=choice)
    assert facts == [{"fact": "kept", "seat": 2, "choice": choice}, {"fact": "round", "round": 2}]
    assert getattr(history.state.seats[1], counter) == top


def test_an_upkeep_may_change_the_first_card() -> None:
    history = at(one={"hand": HAND, "deck": ("kind-1", "kind-7")}, phase="upkeep", turn=1)
    facts = accepted(history, do="upkeep", seat=1, choice=2)
    assert [fact["fact"] for fact in facts] == ["kept", "discarded", "drew"]
    seat = history.state.seats[0]
    assert seat.hand == (*HAND[1:], "kind-7")
    assert seat.discard == ("kind-0",)


# The table's own verbs


def test_the_referee_sets_a_counter_within_its_range() -> None:
    history = begun()
    facts = accepted(history, do="adjust", seat=0, target=2, counter="energy", to=0, why="misread")
    told = {"target": 2, "counter": "energy", "from": 3, "to": 0, "why": "misread"}
    assert facts == [{"fact": "adjusted", **told}]
    assert refused(history, do="adjust", seat=0, target=2, counter="health", to=0)[0] == "TABLE-ADJUST"
    assert refused(history, do="adjust", seat=0, target=2, counter="energy", to=11)[0] == "TABLE-ADJUST"


def test_energy_taken_away_after_the_commit_never_goes_below_nothing() -> None:
    history = at(one={"hand": HAND, "energy": 4})
    accepted(history, do="commit", seat=1, card=3)
    accepted(history, do="adjust", seat=0, target=1, counter="energy", to=1)
    accepted(history, do="commit", seat=2, card=-1)
    assert history.state.seats[0].energy == 0


def test_a_player_takes_another_name_even_after_the_end() -> None:
    history = played()
    accepted(history, do="name", seat=2, name="Cy")
    assert GAME.view(history.state, None).seats[1].name == "Cy"
