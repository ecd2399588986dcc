"""The referee moves a card: from where it is known to lie, or from hand or deck; and what nobody may learn by it."""

from typing import Any

import pytest

from tests.engine.ambal.moments import at
from tests.engine.ambal.pool import FIFTEEN, advanced
from tests.engine.ambal.table import Table, skill

ZONES = ("hand", "deck", "discard", "out")
SHIELD = skill("shield", {"op": "boon", "to": "you", "rounds": 3})
HEX = skill("hex", {"op": "curse", "to": "opponent", "rounds": 3}, school="fire")
GONE = skill("gone", {"op": "out"})
DEAR = skill("dear", cost=9)


def move(table: Table, card: str, zone: str, target: int = 1, **fields: Any) -> Table:
    table.do("adjust", 0, target=target, card=card, zone=zone, **fields)
    return table


def fails(table: Table, card: str, zone: str = "hand", target: int = 1, **fields: Any) -> str:
    return table.refused("adjust", 0, target=target, card=card, zone=zone, **fields)


def told(table: Table) -> list[dict[str, Any]]:
    """What is said of the correction itself."""
    return [{key: fact[key] for key in ("target", "card", "to")} for fact in table.told("adjusted")]


def holds(table: Table, seat: int = 1) -> tuple[int, int, list[str], list[str]]:
    """Hand and deck by number, Discard Pile and Out of Play pile by card."""
    hand, deck = table.counter(seat, "hand"), table.counter(seat, "deck")
    return hand, deck, table.zone(seat, "discard"), table.zone(seat, "out")


def used(*cards: str) -> Table:
    """Seat 1 has used these cards in round 1, one a turn; the second turn or a later one waits."""
    table = Table(SHIELD, HEX, GONE, DEAR).begun()
    table.do("stop", 2)
    for card in cards:
        table.do("commit", 1, card=card)
    return table


# From where it lies


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-07")
@pytest.mark.parametrize(
    ("zone", "after"),
    [
        ("hand", (7, 13, [], [])),
        ("deck", (6, 14, [], [])),
        ("discard", (6, 13, ["filler-1"], [])),
        ("out", (6, 13, [], ["filler-1"])),
    ],
)
def test_a_used_card_leaves_the_battle_area(zone: str, after: Any) -> None:
    table = move(used("filler-1"), "filler-1", zone)
    assert (holds(table), table.zone(1, "used")) == (after, [])
    assert told(table) == [{"target": 1, "card": "filler-1", "to": zone}]
    assert len(table.facts) == 1
    table.to_next_round()
    assert table.zone(1, "discard") == after[2]  # what has left does not go there once more


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-07")
@pytest.mark.parametrize(
    ("zone", "after"),
    [
        ("hand", (8, 12, ["filler-2"], ["gone"])),
        ("deck", (7, 13, ["filler-2"], ["gone"])),
        ("discard", (7, 12, ["filler-2", "filler-1"], ["gone"])),
        ("out", (7, 12, ["filler-2"], ["gone", "filler-1"])),
    ],
)
def test_from_the_discard_pile_a_card_comes_last_in_a_pile(zone: str, after: Any) -> None:
    table = used("filler-1", "filler-2", "gone").to_next_round().set(1, deck=12)
    assert holds(table) == (7, 12, ["filler-1", "filler-2"], ["gone"])
    assert holds(move(table, "filler-1", zone)) == after


@pytest.mark.rule("AMBAL-ADJ-06")
@pytest.mark.parametrize("zone", ZONES)
def test_from_the_out_of_play_pile(zone: str) -> None:
    table = used("gone").to_next_round()
    hand, deck, discard, _ = holds(table)
    after = {
        "hand": (hand + 1, deck, discard, []),
        "deck": (hand, deck + 1, discard, []),
        "discard": (hand, deck, ["gone"], []),
        "out": (hand, deck, discard, ["gone"]),
    }
    assert holds(move(table, "gone", zone)) == after[zone]


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-07")
@pytest.mark.parametrize("rounds", [0, 1])
@pytest.mark.parametrize(("card", "on"), [("shield", 1), ("hex", 2)])
@pytest.mark.parametrize("zone", ZONES)
def test_a_boon_or_curse_in_force_ends(card: str, on: int, zone: str, rounds: int) -> None:
    """It is a card of its user, whichever player bears it, in the battle area or in a play area."""
    table = used(card)
    for _ in range(rounds):
        table.to_next_round()
    assert [one["on"] for one in table.table["durations"]] == [on]
    hand, deck, _, _ = holds(table)
    move(table, card, zone)
    assert table.facts[0] == {"fact": "ended", "card": card, "by": 1, "on": on, "why": "adjust"}
    assert told(table) == [{"target": 1, "card": card, "to": zone}]
    assert (table.table["durations"], table.zone(1, "used"), table.zone(on, "play")) == ([], [], [])
    piles = {"discard": ([card], []), "out": ([], [card])}.get(zone, ([], []))
    assert holds(table) == (hand + (zone == "hand"), deck + (zone == "deck"), *piles)


@pytest.mark.rule("AMBAL-ADJ-06")
def test_a_curse_is_no_card_of_the_player_it_lies_on() -> None:
    table = used("hex").to_next_round()
    assert fails(table, "hex", target=2) == "TABLE-INPUT"
    move(table, "hex", "discard", target=2, from_="hand")
    assert [one["card"] for one in table.table["durations"]] == ["hex"]


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-07", "AMBAL-LIB-09")
@pytest.mark.parametrize("zone", ZONES)
def test_from_a_registered_library_deck(zone: str) -> None:
    table = advanced()
    hand, deck, _, _ = holds(table)
    move(table, "water-1", zone)
    assert table.seat(1, viewer=1)["zones"]["library"] == [card for card in FIFTEEN if card != "water-1"]
    piles = {"discard": (["water-1"], []), "out": ([], ["water-1"])}.get(zone, ([], []))
    assert holds(table) == (hand + (zone == "hand"), deck + (zone == "deck"), *piles)
    if zone in ("hand", "deck"):
        table.do("commit", 1, card="water-1")  # it counts as a card of the Battle Deck


@pytest.mark.rule("AMBAL-ADJ-06")
@pytest.mark.parametrize("from_", ["hand", "deck"])
def test_where_it_lies_counts_more_than_what_is_said(from_: str) -> None:
    table = move(used("filler-1").set(1, deck=0, hand=0), "filler-1", "out", from_=from_)
    assert holds(table) == (0, 0, [], ["filler-1"])


# From hand or deck


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-07")
@pytest.mark.parametrize(("from_", "after"), [("hand", (6, 13)), ("deck", (7, 12))])
@pytest.mark.parametrize("zone", ZONES)
def test_a_card_that_lies_nowhere_in_sight_comes_from_hand_or_deck(zone: str, from_: str, after: Any) -> None:
    table = move(Table().begun(), "filler-1", zone, from_=from_)
    hand, deck = after[0] + (zone == "hand"), after[1] + (zone == "deck")
    piles = {"discard": (["filler-1"], []), "out": ([], ["filler-1"])}.get(zone, ([], []))
    assert holds(table) == (hand, deck, *piles)
    named = "filler-1" if zone in ("discard", "out") else None
    assert told(table) == [{"target": 1, "card": named, "to": zone}]


@pytest.mark.rule("AMBAL-ADJ-06", "TABLE-INPUT", "TABLE-ADJUST")
def test_then_it_must_be_said_which_and_there_must_be_a_card() -> None:
    table = Table().begun().set(1, deck=0)
    assert fails(table, "filler-1", "discard") == "TABLE-INPUT"
    assert fails(table, "filler-1", "discard", from_="deck") == "TABLE-ADJUST"
    table.set(1, hand=0)
    assert fails(table, "filler-1", "discard", from_="hand") == "TABLE-ADJUST"


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-ADJ-01")
@pytest.mark.parametrize("zone", ["hand", "deck"])
def test_no_counter_leaves_its_range_by_it(zone: str) -> None:
    table = used("filler-1").set(1, hand=99, deck=99)
    assert fails(table, "filler-1", zone) == "TABLE-ADJUST"
    move(table, "filler-1", "out")


@pytest.mark.rule("AMBAL-ADJ-07")
def test_other_registered_lists_are_not_looked_at() -> None:
    table = move(advanced(), "sword-1", "discard", from_="hand")
    assert table.zone(1, "discard") == ["sword-1"]


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-HAND-02")
def test_a_card_that_was_moved_back_can_be_played_again() -> None:
    table = used("filler-1")
    assert table.refused("commit", 1, card="filler-1") == "AMBAL-HAND-02"
    move(table, "filler-1", "hand").do("commit", 1, card="filler-1")
    assert table.zone(1, "used") == ["filler-1"]


# What cannot be moved


@pytest.mark.rule("AMBAL-ADJ-06", "TABLE-ADJUST")
@pytest.mark.parametrize("from_", [{}, {"from_": "hand"}])
def test_a_revealed_card_that_is_still_open_stays(from_: dict[str, Any]) -> None:
    table = at("reveal")
    assert fails(table, "riddle", "hand", **from_) == "TABLE-ADJUST"
    assert fails(table, "nothing", "hand", target=2, **from_) == "TABLE-ADJUST"
    move(table, "riddle", "out", target=2, from_="hand")
    table.do("resolve", 1, cost=0, effects=[])
    move(table, "riddle", "hand")


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-BATTLE-11")
def test_a_card_that_went_back_to_the_hand_can_be_moved() -> None:
    table = Table(DEAR).begun().turn("dear", "riddle")
    assert table.table["revealed"][0]["state"] == "unpaid"
    assert fails(table, "dear", "discard") == "TABLE-INPUT"
    assert holds(move(table, "dear", "discard", from_="hand")) == (6, 13, ["dear"], [])


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-BATTLE-03", "TABLE-ADJUST")
@pytest.mark.parametrize("from_", [{}, {"from_": "hand"}, {"from_": "deck"}])
@pytest.mark.parametrize("card", ["fire-1", "fire-2", "water-1", "sword-1"])
def test_beside_a_face_down_card_nothing_hidden_is_moved(card: str, from_: dict[str, Any]) -> None:
    """The placed card, another one, one of the Library Deck, one of no deck: the answer is the same."""
    table = advanced()
    table.do("commit", 1, card="fire-1")
    for zone in ZONES:
        assert fails(table, card, zone, **from_) == "TABLE-ADJUST"
    move(table, card, "discard", target=2, from_="hand")


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-BATTLE-03")
def test_beside_a_face_down_card_what_lies_open_is_moved() -> None:
    table = used("filler-1", "shield").to_next_round()
    table.do("commit", 1, card="filler-5")
    table.set(1, hand=6)
    hand, deck, _, _ = holds(table)
    move(table, "filler-1", "out")
    move(table, "shield", "deck")
    assert holds(table) == (hand, deck + 1, [], ["filler-1"])


@pytest.mark.rule("AMBAL-ADJ-06", "AMBAL-LIB-04")
def test_form_comes_first() -> None:
    table = at("decide")
    assert table.refused("adjust", 0, target=1, card="filler-1", zone="used", from_="hand") == "TABLE-INPUT"
    assert table.refused("adjust", 0, target=1, card="filler-1", zone="out", from_="library") == "TABLE-INPUT"
    assert table.refused("adjust", 0, target=1, card="unicorn", zone="out", from_="hand") == "TABLE-INPUT"
    assert table.refused("adjust", 0, target=1, card="filler-1", from_="hand") == "TABLE-INPUT"
    assert table.refused("adjust", 0, card="filler-1", zone="out", from_="hand") == "TABLE-INPUT"
