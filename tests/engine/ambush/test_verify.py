"""Verification: what tapped cards settle, what people declare, and what a false call costs (AMBUSH-VERIFY)."""

from typing import Any

import pytest

from tests.engine.ambush.moments import MOMENTS, at, told_at
from tests.engine.ambush.table import Table

PICK = {"op": "pick", "seat": 1}
"""Cards go from the battlefield to the hand of seat 1 by a card's text."""


def laid(*cards: str | None, seats: int = 3, **options: Any) -> Table:
    """Whole turns that expose these cards (None: not tapped)."""
    return lay(Table(seats, **options).begun(), *cards)


def lay(table: Table, *cards: str | None) -> Table:
    for card in cards:
        table.do("expose", table.state.turn, **({} if card is None else {"card": card}))
        table.do("pass", table.state.turn)
    return table


def riddle(table: Table, *changes: dict[str, Any]) -> Table:
    """The seat on turn exposes a footman and plays a card with that outcome, which is laid too; two more that are
    surely no Ambush cards lie there then."""
    table.do("expose", table.state.turn, card="footman")
    table.do("play", table.state.turn, card="riddle", target=table.state.turn % 3 + 1, changes=list(changes))
    return table


def corrected(table: Table, to: int) -> Table:
    table.do("adjust", 0, target=0, counter="battlefield", to=to)
    return table


def called(table: Table) -> Table:
    table.do("call", 1)
    return table


def outcome(table: Table) -> str:
    """ "good" or "false" when tapped cards settle the call at the end of the grab, "declare" when people have to."""
    table.stop_all()
    if table.view["phase"] == "verify":
        assert (table.told("verdict"), table.table["window"]["verdict"]) == ([], None)
        return "declare"
    (verdict,) = table.told("verdict")
    assert verdict == {"fact": "verdict", "good": table.table["window"]["verdict"] == "good", "by": "tapped"}
    return str(table.table["window"]["verdict"])


def declaring(lying: int = 4, *, seats: int = 3, **piles: int) -> Table:
    """Seat 1 called over cards that nobody tapped; the piles are taken (s1=2), and all have stopped."""
    return called(Table(seats).begun().turns(lying)).stop_all(**piles)


# Tapped cards


@pytest.mark.rule("AMBUSH-VERIFY-02", "AMBUSH-VERIFY-03", "AMBUSH-VERIFY-05", "AMBUSH-VERIFY-06", "AMBUSH-VERIFY-07")
@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        (("ambush", "footman", "ambush", "wall"), "good"), (("ambush", "ambush"), "good"),
        (("ambush", "ambush", "ambush"), "good"), (("ambush", "ambush", None, None), "good"),
        (("ambush", "footman", "footman"), "false"), (("footman", "wall"), "false"), (("footman", None), "false"),
        (("ambush", None), "declare"), (("ambush", None, None), "declare"), ((None, None), "declare"),
        (("footman", None, None), "declare"),
    ],
)  # fmt: skip
def test_tapped_cards_settle_a_call_where_they_can(cards: tuple[str | None, ...], verdict: str) -> None:
    assert outcome(called(laid(*cards))) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-04")
@pytest.mark.parametrize("cards", [("ambush", "ambush"), ("footman", "footman")])
def test_with_the_option_declare_people_always_declare(cards: tuple[str, ...]) -> None:
    assert outcome(called(laid(*cards, verify="declare"))) == "declare"
    assert outcome(called(laid(*cards, verify="auto"))) != "declare"
    assert outcome(called(laid(*cards))) != "declare", "auto unless set"


@pytest.mark.rule("AMBUSH-VERIFY-01")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_cards_in_all_piles_and_those_left_lying_count_alike(taken: int) -> None:
    table = called(laid("ambush", "footman", "ambush"))
    for seat in range(1, taken + 1):
        table.do("capture", seat)
    assert outcome(table) == "good"


@pytest.mark.rule("AMBUSH-VERIFY-05")
@pytest.mark.parametrize(
    ("cards", "picked", "verdict"),
    [
        (("ambush", "ambush", "ambush"), 1, "good"), (("ambush", "ambush", "footman"), 1, "declare"),
        (("ambush", "ambush", "ambush"), 2, "declare"), (("ambush", "ambush"), 2, "false"),
        ((None, None, None), 2, "declare"), ((None, None, None), 3, "false"), (("ambush", "ambush"), 0, "good"),
    ],
)  # fmt: skip
def test_cards_picked_up_may_have_been_any(cards: tuple[str | None, ...], picked: int, verdict: str) -> None:
    assert outcome(called(riddle(laid(*cards), {**PICK, "n": picked}))) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-05")
@pytest.mark.parametrize(
    ("cards", "to", "verdict"),
    [
        (("ambush", "ambush", "ambush"), 2, "good"), (("ambush", "ambush", "footman"), 2, "declare"),
        (("ambush", "ambush", "ambush", "wall"), 2, "declare"), ((None, None, None, "footman"), 2, "declare"),
        (("footman", "footman"), 3, "false"), (("footman", "footman"), 4, "declare"),
        (("ambush", "wall"), 3, "declare"), (("ambush", "ambush"), 4, "good"), (("ambush", "ambush"), 2, "good"),
    ],
)  # fmt: skip
def test_cards_that_the_referee_takes_or_adds_may_be_any(cards: tuple[str | None, ...], to: int, verdict: str) -> None:
    assert outcome(called(corrected(laid(*cards), to))) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-05")
def test_no_more_ambush_cards_can_lie_there_than_cards_are_left() -> None:
    assert outcome(called(lay(corrected(laid(None, None, None), 1), "footman"))) == "false"
    assert outcome(called(lay(corrected(laid(None, None, None), 1), "ambush"))) == "declare"


@pytest.mark.rule("AMBUSH-VERIFY-05")
def test_the_lower_bound_does_not_fall_below_nothing() -> None:
    assert outcome(called(lay(corrected(laid("footman", "footman", "wall"), 1), "ambush", "ambush"))) == "good"


@pytest.mark.rule("AMBUSH-VERIFY-05", "AMBUSH-CARD-14")
def test_cards_placed_without_identity_may_be_ambush_cards() -> None:
    one = {"op": "place", "n": 1, "from": "deck", "seat": 1}
    assert outcome(called(riddle(laid("ambush"), one))) == "declare"
    assert outcome(called(riddle(laid("footman"), one))) == "false"
    assert outcome(called(riddle(laid("footman"), {**one, "n": 2}))) == "declare"


@pytest.mark.rule("AMBUSH-VERIFY-05")
@pytest.mark.parametrize("before", [("ambush", "ambush"), (None, None), ("ambush", "footman")])
def test_the_bounds_begin_anew_after_every_ambush_phase(before: tuple[str | None, ...]) -> None:
    table = called(laid(*before, seats=2)).stop_all()
    if table.view["phase"] == "verify":
        table.do("declare", 0, ambush=0)
    table.do("ready", 0)
    lay(table, "ambush", "footman").do("call", 2)
    assert outcome(table) == "false"


@pytest.mark.rule("AMBUSH-VERIFY-05")
def test_captures_do_not_change_the_bounds() -> None:
    table = called(laid("ambush", "ambush", "footman"))
    for _ in range(3):
        table.do("capture", 2)
    assert outcome(table) == "good"


@pytest.mark.rule("AMBUSH-VERIFY-05", "AMBUSH-VERIFY-06")
@pytest.mark.parametrize(("to", "verdict"), [(2, "declare"), (1, "false"), (3, "declare")])
def test_the_referee_moves_the_number_of_cards_at_the_call(to: int, verdict: str) -> None:
    table = called(laid(None, None, None))
    table.do("capture", 2, card="footman")
    assert outcome(corrected(table, to)) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-05")
def test_a_correction_in_the_grab_counts_the_cards_at_the_call_and_not_only_those_that_still_lie() -> None:
    table = called(laid(None, None, None, None))
    for _ in range(3):
        table.do("capture", 2)
    assert outcome(corrected(table, 0)) == "declare"


@pytest.mark.rule("AMBUSH-VERIFY-05")
def test_the_number_of_cards_at_the_call_does_not_fall_below_nothing() -> None:
    table = called(laid(None, None))
    table.do("adjust", 0, target=1, counter="captured", to=9)
    table.do("stop", 1, captured=0)
    assert table.table["battlefield"] == 11
    assert outcome(corrected(corrected(table, 0), 2)) == "declare"


@pytest.mark.rule("AMBUSH-VERIFY-06", "AMBUSH-VERIFY-07")
@pytest.mark.parametrize(
    ("cards", "taps", "verdict"),
    [
        (("ambush", None, None), ("ambush", "footman"), "declare"), ((None, None, None), ("ambush", "ambush"), "good"),
        ((None, None, None), ("footman", "wall"), "false"), ((None, None, None), ("footman",), "declare"),
        ((None, None, None), ("ambush", "wall", "wall"), "false"), (("ambush", None), ("footman",), "false"),
        ((None, None, None), (None, None, "ambush"), "declare"), (("ambush", "ambush"), ("footman",), "declare"),
        ((None, None, "footman"), ("footman",), "declare"), (("footman", None), ("footman",), "false"),
        (("footman", "wall", "wall"), ("ambush", "ambush"), "declare"), (("wall", "wall"), ("ambush",), "false"),
    ],
)  # fmt: skip
def test_cards_tapped_as_they_are_captured_narrow_the_bounds(
    cards: tuple[str | None, ...], taps: tuple[str | None, ...], verdict: str
) -> None:
    table = called(laid(*cards))
    for seat, tap in enumerate(taps, 1):
        table.do("capture", seat, **({} if tap is None else {"card": tap}))
    assert outcome(table) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-06")
@pytest.mark.parametrize(("tap", "verdict"), [("ambush", "good"), ("footman", "false")])
def test_cards_tapped_by_a_seat_that_is_destroyed_since_still_count(tap: str, verdict: str) -> None:
    table = called(laid(None, None))
    table.do("capture", 3, card=tap)
    table.do("capture", 3, card=tap)
    table.do("concede", 3)
    assert outcome(table) == verdict


@pytest.mark.rule("AMBUSH-VERIFY-06")
def test_with_the_option_declare_captured_taps_settle_nothing() -> None:
    table = called(laid(None, None, verify="declare"))
    table.do("capture", 1, card="ambush")
    table.do("capture", 1, card="ambush")
    assert outcome(table) == "declare"


# Declarations


@pytest.mark.rule("AMBUSH-VERIFY-08")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "verify"])
def test_declarations_are_made_only_in_verification(moment: str, seat: int) -> None:
    clause = {"setup": "AMBUSH-SETUP-11", "over": "AMBUSH-WIN-08"}.get(moment, "AMBUSH-VERIFY-08")
    assert at(moment).refused("declare", seat, ambush=50) == clause
    assert at("verify").refused("declare", seat, ambush=50) == "AMBUSH-VERIFY-10"


@pytest.mark.rule("AMBUSH-VERIFY-09")
def test_seats_with_a_pile_and_the_table_for_what_is_left_are_asked() -> None:
    table = declaring(4, s1=2, s3=1)
    assert (table.view["prompt"], table.view["to_act"]) == (
        {"id": "ambush.verify", "args": {"waiting": [0, 1, 3]}},
        [1, 3],
    )
    facts = table.do("declare", 0, ambush=1)
    assert facts == [{"fact": "declared", "seat": 0, "ambush": 1}]
    assert (table.view["prompt"]["args"]["waiting"], table.view["to_act"]) == ([1, 3], [1, 3])
    table.do("declare", 3, ambush=0)
    assert (table.view["prompt"]["args"]["waiting"], table.view["to_act"]) == ([1], [1])
    table.do("declare", 1, ambush=0)
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]


@pytest.mark.rule("AMBUSH-VERIFY-09")
def test_whoever_is_not_asked_may_declare_nothing() -> None:
    table = declaring(2, s1=2)
    assert table.view["prompt"]["args"]["waiting"] == [1]
    table.do("declare", 0, ambush=0)
    table.do("declare", 2, ambush=0)
    assert table.view["phase"] == "verify"
    assert [table.refused("declare", seat, ambush=1) for seat in (0, 2)] == ["AMBUSH-VERIFY-10"] * 2


@pytest.mark.rule("AMBUSH-VERIFY-10")
@pytest.mark.parametrize(("seat", "held"), [(1, 2), (2, 1), (3, 0), (0, 3)])
def test_nobody_declares_more_than_the_pile_or_the_cards_left_lying_hold(seat: int, held: int) -> None:
    table = declaring(6, s1=2, s2=1)
    assert table.refused("declare", seat, ambush=held + 1) == "AMBUSH-VERIFY-10"
    table.do("declare", seat, ambush=held)


@pytest.mark.parametrize("fields", [{}, {"ambush": -1}, {"ambush": 0.5}, {"ambush": None}])
def test_a_declaration_is_a_whole_number(fields: dict[str, Any]) -> None:
    assert declaring(4, s1=2).refused("declare", 1, **fields) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-VERIFY-11", "AMBUSH-VERIFY-09", "AMBUSH-VERIFY-02")
def test_the_verdict_is_good_as_soon_as_two_are_declared() -> None:
    table = declaring(4, s1=2, s2=1)
    table.do("declare", 1, ambush=1)
    facts = table.do("declare", 2, ambush=1)
    assert facts[:2] == [
        {"fact": "declared", "seat": 2, "ambush": 1},
        {"fact": "verdict", "good": True, "by": "declared"},
    ]
    assert (table.view["phase"], table.table["window"]["verdict"]) == ("aftermath", "good")


@pytest.mark.rule("AMBUSH-VERIFY-11", "AMBUSH-VERIFY-03")
@pytest.mark.parametrize(("left", "good"), [(1, True), (0, False)])
def test_without_two_the_verdict_waits_for_all_who_are_asked(left: int, good: bool) -> None:
    table = declaring(4, s1=2, s2=1)
    table.do("declare", 1, ambush=1)
    table.do("declare", 2, ambush=0)
    assert (table.view["phase"], table.table["window"]["verdict"]) == ("verify", None)
    table.do("declare", 0, ambush=left)
    assert table.told("verdict") == [{"fact": "verdict", "good": good, "by": "declared"}]


@pytest.mark.rule("AMBUSH-VERIFY-11")
def test_declaring_again_replaces_the_number() -> None:
    table = declaring(4, s1=2, s2=1)
    for number in (1, 1, 0):
        table.do("declare", 1, ambush=number)
    table.do("declare", 2, ambush=1)
    assert table.view["phase"] == "verify", "0 and 1 so far, not 1 and 1 and 1"
    table.do("declare", 1, ambush=1)
    assert table.table["window"]["verdict"] == "good"


@pytest.mark.rule("AMBUSH-VERIFY-11")
def test_a_number_declared_by_a_seat_that_is_destroyed_afterwards_still_counts() -> None:
    table = declaring(4, s2=1, s3=1)
    table.do("declare", 3, ambush=1)
    table.do("concede", 3)
    assert table.view["prompt"]["args"]["waiting"] == [0, 2]
    assert table.refused("declare", 3, ambush=0) == "AMBUSH-WIN-04"
    table.do("declare", 2, ambush=1)
    assert table.table["window"]["verdict"] == "good"


@pytest.mark.rule("AMBUSH-VERIFY-11", "AMBUSH-ORDER-01")
def test_a_seat_that_is_destroyed_is_no_longer_asked() -> None:
    table = declaring(2, s2=1, s3=1)
    table.do("declare", 2, ambush=1)
    table.do("concede", 3)
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]


@pytest.mark.rule("AMBUSH-VERIFY-11", "AMBUSH-VERIFY-07")
def test_where_nothing_is_left_to_declare_the_call_is_false_at_once() -> None:
    table = called(Table(3).begun().turns(2))
    table.do("stop", 3, captured=2)
    table.do("concede", 3)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]


@pytest.mark.rule("AMBUSH-VERIFY-12", "AMBUSH-VERIFY-04")
@pytest.mark.parametrize(("card", "declared", "good"), [("ambush", 0, False), ("ambush", 1, False), ("wall", 2, True)])
def test_after_declarations_only_their_sum_decides(card: str, declared: int, good: bool) -> None:
    table = called(laid(card, card, verify="declare"))
    table.stop_all().do("declare", 0, ambush=declared)
    assert table.told("verdict") == [{"fact": "verdict", "good": good, "by": "declared"}]


@pytest.mark.rule("AMBUSH-VERIFY-13")
def test_to_go_through_the_own_cards_is_told_in_verification_and_not_otherwise() -> None:
    assert told_at("AMBUSH-VERIFY-13") == {"verify"}


# What it costs


@pytest.mark.rule("AMBUSH-VERIFY-14")
def test_after_a_good_call_nobody_loses_cards() -> None:
    table = declaring(6, s1=2, s2=1)
    deck = table.table["deck"]
    table.do("declare", 1, ambush=2)
    assert (table.counts, [table.hand(seat) for seat in (1, 2, 3)]) == ((deck, 3), [7, 6, 5])
    assert table.told("penalty") == []


@pytest.mark.rule("AMBUSH-VERIFY-15", "AMBUSH-VERIFY-16")
def test_after_a_false_call_only_the_callers_pile_goes_into_the_deck() -> None:
    table = declaring(6, s1=2, s2=1)
    deck = table.table["deck"]
    for seat in (0, 1, 2):
        table.do("declare", seat, ambush=0)
    assert table.told("penalty") == [{"fact": "penalty", "seat": 1, "count": 2}]
    assert (table.counts, [table.hand(seat) for seat in (1, 2, 3)]) == ((deck + 2, 3), [5, 6, 5])
    assert [seat["zones"]["captured"] for seat in table.view["seats"]] == [0, 0, 0]
