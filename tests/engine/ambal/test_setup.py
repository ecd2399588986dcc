"""Set-up: who can play, what everybody begins with, decks, the start, and what people are told before it."""

from typing import Any

import pytest

from engine.ambal import GAME
from engine.ambal.state import State
from engine.refusal import INPUT, Refusal
from engine.setup import Header, begin
from tests.engine.ambal.moments import MODES, MOMENTS, at, in_library, told, told_at
from tests.engine.ambal.pool import drafted, drafting
from tests.engine.ambal.table import FILLER, NAMES, Table, skill

ALL_MODES = (*MODES, "draft")
TWENTY = [f"filler-{n}" for n in range(1, 21)]
TWELVE, FIFTEEN = TWENTY[:12], [f"filler-{n}" for n in range(21, 36)]
DECKS: dict[str, Any] = {"regular": {"battle": TWENTY}, "advanced": {"battle": TWELVE, "library": FIFTEEN}}


def header(mode: str | None, seats: int, **more: Any) -> State | Refusal:
    """What the engine makes of a header."""
    begun: State | Refusal = begin(GAME, Header(game="ambal", mode=mode, seats=NAMES[:seats], cards=FILLER, **more))
    return begun


def invalid(mode: str | None, seats: int, **more: Any) -> str:
    """The clause on which a header is refused."""
    answer = header(mode, seats, **more)
    assert isinstance(answer, Refusal)
    return answer.clause


def fresh(mode: str) -> Table:
    """A table in phase `setup`, in mode `draft` after the draft."""
    return drafted() if mode == "draft" else Table(mode=mode)


# Who can play, and with what


@pytest.mark.rule("AMBAL-SETUP-01")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_single_duel_has_two_seats_and_a_double_duel_four(mode: str) -> None:
    right = 4 if mode.startswith("double") else 2
    for seats in range(6):
        if seats == right:
            assert isinstance(header(mode, seats), State)
        else:
            assert invalid(mode, seats) == INPUT


@pytest.mark.rule("AMBAL-SETUP-01")
def test_there_is_no_other_mode_and_the_usual_one_is_single_regular() -> None:
    assert invalid("triple-regular", 2) == INPUT
    start = header(None, 2)
    assert isinstance(start, State)
    assert start.box.mode == "single-regular"


@pytest.mark.parametrize("options", [{"unaffordable": "maybe"}, {"decide": True}, {"double_block": None}, {"block": 1}])
def test_an_unknown_option_or_value_makes_the_header_invalid(options: dict[str, Any]) -> None:
    assert invalid("double-regular", 4, options=options) == INPUT


@pytest.mark.rule("AMBAL-SETUP-02")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_everybody_begins_with_the_same_board(mode: str) -> None:
    table = fresh(mode)
    for moment in ("before", "after"):
        for seat in table.view()["seats"]:
            counters = {name: seat["counters"][name] for name in ("health", "max_health", "energy", "max_energy")}
            assert counters == {"health": 60, "max_health": 60, "energy": 8, "max_energy": 12}, moment
        assert table.table["boards"]["1"] == {"red": [6, 0], "clear": 8, "black": 13}
        if moment == "before":
            table.begun()


@pytest.mark.rule("AMBAL-SETUP-04")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_everybody_has_two_empty_piles(mode: str) -> None:
    for table in (fresh(mode), fresh(mode).begun()):
        for seat in table.view()["seats"]:
            assert (seat["zones"]["discard"], seat["zones"]["out"]) == ([], [])


@pytest.mark.rule("AMBAL-SETUP-04")
def test_the_piles_are_each_players_own() -> None:
    table = Table(skill("gone", {"op": "out"})).begun().turn("gone", "gone").turn("nothing", None).end_battle()
    table.do("discard", 2, card="filler-2")
    assert (table.zone(1, "discard"), table.zone(1, "out")) == (["nothing"], ["gone"])
    assert (table.zone(2, "discard"), table.zone(2, "out")) == (["filler-2"], ["gone"])


@pytest.mark.rule("AMBAL-SETUP-05")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_everybody_draws_seven_at_the_start_and_not_before(mode: str) -> None:
    size = 12 if mode.endswith("advanced") else 20
    table = fresh(mode)
    seats = range(1, len(table.state.seats) + 1)
    assert [(table.counter(n, "hand"), table.counter(n, "deck")) for n in seats] == [(0, size) for _ in seats]
    table.begun()
    assert [(table.counter(n, "hand"), table.counter(n, "deck")) for n in seats] == [(7, size - 7) for _ in seats]
    assert table.told("draw") == [{"fact": "draw", "seat": n, "n": 7, "by": "start"} for n in seats]


@pytest.mark.rule("AMBAL-SETUP-05")
@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize("counts", [{"hand": 7}, {"hand": 99, "deck": 99}, {"deck": 0}, {"hand": 1, "deck": 3}])
def test_what_was_corrected_before_the_start_changes_nothing_of_it(mode: str, counts: dict[str, int]) -> None:
    table, size = fresh(mode).set(2, **counts), 12 if mode.endswith("advanced") else 20
    table.begun()
    assert [(table.counter(n, "hand"), table.counter(n, "deck")) for n in (1, 2)] == [(7, size - 7)] * 2
    assert [fact["n"] for fact in table.told("draw")] == [7] * len(table.state.seats)


@pytest.mark.rule("AMBAL-SETUP-05")
def test_while_drafting_there_is_no_deck_yet() -> None:
    table = drafting()
    assert [table.counter(n, "deck") for n in (1, 2)] == [0, 0]


# Nobody touches the piles of others


@pytest.mark.rule("AMBAL-SETUP-06")
@pytest.mark.parametrize("victim", [1, 2])
def test_a_forced_discard_goes_to_the_pile_of_the_player_who_discards(victim: int) -> None:
    table = Table(skill("drop", {"op": "discard", "to": "opponent", "n": 1})).begun()
    table.turn(*(("nothing", "drop") if victim == 1 else ("drop", "nothing")))
    table.do("discard", victim, card="filler-1")
    assert table.zone(victim, "discard") == ["filler-1"]
    assert table.zone(3 - victim, "discard") == []


@pytest.mark.rule("AMBAL-SETUP-06")
def test_a_refresh_takes_the_own_pile_and_fills_the_own_deck() -> None:
    table = Table().begun()
    for seat in (1, 2):
        for n in (1, 2, 3):
            table.do("adjust", 0, target=seat, card=f"filler-{n}", zone="discard", from_="hand")
        table.set(seat, deck=0 if seat == 2 else 5)
    table.to_next_round()
    assert (table.zone(1, "discard"), table.counter(1, "deck")) == (["filler-1", "filler-2", "filler-3"], 2)
    assert (table.zone(2, "discard"), table.counter(2, "deck")) == ([], 0)
    assert (table.energy(1)[1], table.energy(2)[1]) == (12, 10)


@pytest.mark.rule("AMBAL-SETUP-06")
def test_a_draw_for_another_player_comes_from_that_players_own_deck() -> None:
    table = Table(skill("gift", {"op": "draw", "to": "opponent", "n": 2})).begun().turn("gift", "nothing")
    assert (table.counter(1, "deck"), table.counter(1, "hand")) == (13, 6)
    assert (table.counter(2, "deck"), table.counter(2, "hand")) == (11, 8)


# Decks


@pytest.mark.rule("AMBAL-SETUP-08")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_in_advanced_everybody_has_a_library_deck_of_fifteen(mode: str) -> None:
    table = fresh(mode)
    for number in range(1, len(table.state.seats) + 1):
        for viewer in (None, number):
            assert table.seat(number, viewer)["zones"]["library"] == (15 if mode.endswith("advanced") else 0)


@pytest.mark.rule("AMBAL-SETUP-09")
@pytest.mark.parametrize("mode", MODES)
def test_decks_are_registered_in_the_set_up_and_at_no_other_moment(mode: str) -> None:
    decks = DECKS[mode.rpartition("-")[2]]
    for moment in MOMENTS:
        if moment == "setup":
            at(moment, mode).do("deck", 2, **decks)
        else:
            assert at(moment, mode).refused("deck", 2, **decks) == (
                "AMBAL-WIN-10" if moment == "over" else "AMBAL-SETUP-09"
            )


@pytest.mark.rule("AMBAL-SETUP-09")
def test_decks_are_not_registered_in_the_library_phase_or_the_draft() -> None:
    assert in_library().refused("deck", 1, **DECKS["advanced"]) == "AMBAL-SETUP-09"
    assert Table(mode="draft").refused("deck", 1, battle=TWENTY) == "AMBAL-SETUP-09"
    assert fresh("draft").refused("deck", 1, battle=TWENTY) == "AMBAL-DRAFT-26"


@pytest.mark.rule("AMBAL-SETUP-09")
def test_too_late_counts_more_than_a_deck_that_is_wrong() -> None:
    assert at("decide").refused("deck", 1, battle=[]) == "AMBAL-SETUP-09"
    assert at("decide").refused("deck", 1, battle=["nobody"]) == INPUT


@pytest.mark.rule("AMBAL-SETUP-09")
def test_a_second_deck_takes_the_place_of_the_first() -> None:
    table = Table()
    table.do("deck", 1, battle=TWENTY)
    facts = table.do("deck", 1, battle=[*TWENTY[1:], "filler-40"])
    assert facts == [{"fact": "deck", "seat": 1, "battle": 20, "library": 0}]
    table.begun()
    assert table.refused("commit", 1, card="filler-1") == "AMBAL-HAND-03"
    table.do("commit", 1, card="filler-40")


@pytest.mark.rule("AMBAL-SETUP-09")
def test_without_a_registered_deck_cards_are_counted_and_known_as_they_appear() -> None:
    table = Table().begun()
    table.do("commit", 1, card="filler-40")
    assert (table.counter(1, "deck"), table.counter(1, "hand")) == (13, 6)


# The start


@pytest.mark.rule("AMBAL-SETUP-10")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_the_table_or_any_seat_starts_round_one(mode: str) -> None:
    for seat in range(5 if mode.startswith("double") else 3):
        table = fresh(mode)
        table.do("start", seat)
        assert table.moment == ("battle", 1, 1, "decide")


@pytest.mark.rule("AMBAL-SETUP-10")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", MOMENTS[1:])
def test_a_duel_is_started_only_once(moment: str, mode: str) -> None:
    table = at(moment, mode)
    for seat in (0, 1):
        assert table.refused("start", seat) == ("AMBAL-WIN-10" if moment == "over" else "AMBAL-SETUP-10")


@pytest.mark.rule("AMBAL-SETUP-10")
def test_a_duel_is_not_started_during_its_draft_or_by_nobody() -> None:
    assert Table(mode="draft").refused("start", 0) == "AMBAL-SETUP-10"
    assert in_library().refused("start", 0) == "AMBAL-SETUP-10"
    for nobody in (-1, 3):
        assert Table().refused("start", nobody) == INPUT


# Decks that the header brings


@pytest.mark.rule("AMBAL-SETUP-13")
def test_a_list_of_the_header_is_a_registered_battle_deck() -> None:
    table = Table(decks={"2": TWENTY}).begun()
    assert table.refused("commit", 2, card="filler-40") == "AMBAL-HAND-03"
    table.do("commit", 1, card="filler-40")
    table.do("commit", 2, card="filler-1")


@pytest.mark.rule("AMBAL-SETUP-13")
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_an_object_of_the_header_holds_both_decks(mode: str) -> None:
    table = Table(mode=mode, decks={"1": DECKS["advanced"]})
    assert table.seat(1, 1)["zones"]["library"] == FIFTEEN
    assert table.seat(1)["zones"]["library"] == 15
    assert table.counter(1, "deck") == 12


@pytest.mark.rule("AMBAL-SETUP-13")
def test_an_object_with_a_battle_deck_alone_is_enough_in_regular() -> None:
    assert isinstance(header("single-regular", 2, decks={"1": {"battle": TWENTY}}), State)


@pytest.mark.rule("AMBAL-SETUP-13")
@pytest.mark.parametrize(
    ("mode", "deck", "clause"),
    [
        ("single-regular", TWENTY[:19], "AMBAL-DECK-02"),
        ("single-regular", [*TWENTY[:19], "filler-1"], "AMBAL-DECK-05"),
        ("single-regular", [*TWENTY[:19], "nobody"], INPUT),
        ("single-regular", DECKS["advanced"], "AMBAL-DECK-01"),
        ("single-advanced", TWELVE, "AMBAL-DECK-06"),
        ("single-advanced", {"library": FIFTEEN}, INPUT),
        ("single-advanced", {"battle": TWELVE, "library": FIFTEEN, "side": []}, INPUT),
        ("single-regular", {"battle": TWENTY, "library": []}, "AMBAL-DECK-01"),
        ("single-regular", {"battle": TWENTY, "library": None}, INPUT),
        ("single-regular", "sun-warrior", INPUT),
        ("single-regular", 20, INPUT),
        ("draft", TWENTY, "AMBAL-DRAFT-26"),
    ],
)
def test_an_illegal_deck_makes_the_header_invalid(mode: str, deck: Any, clause: str) -> None:
    assert invalid(mode, 2, decks={"2": deck}) == clause


@pytest.mark.rule("AMBAL-SETUP-13")
def test_no_deck_is_shared_and_none_belongs_to_a_seat_that_is_not_there() -> None:
    assert invalid("single-regular", 2, decks={"0": TWENTY}) == INPUT
    assert invalid("single-regular", 2, decks={"3": TWENTY}) == INPUT


# What people are told


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param(clause, marks=pytest.mark.rule(clause))
        for clause in ("AMBAL-SETUP-03", "AMBAL-SETUP-11", "AMBAL-SETUP-12")
    ],
)
def test_people_are_told_how_to_set_up_then_and_only_then(clause: str) -> None:
    for mode in MODES:
        assert told_at(clause, mode) == {"setup"}
    assert clause not in told(Table(mode="draft"))
    assert clause in told(fresh("draft"))


@pytest.mark.rule("AMBAL-SETUP-07")
def test_only_who_has_partners_is_told_where_they_sit() -> None:
    for mode in MODES:
        assert told_at("AMBAL-SETUP-07", mode) == ({"setup"} if mode.startswith("double") else set())
    assert "AMBAL-SETUP-07" not in told(fresh("draft"))


@pytest.mark.rule("AMBAL-SETUP-07")
def test_partners_sit_side_by_side() -> None:
    assert [seat["team"] for seat in Table(mode="double-regular").view()["seats"]] == [1, 1, 2, 2]
    assert [seat["team"] for seat in Table().view()["seats"]] == [1, 2]
    assert [seat["team"] for seat in Table(mode="draft").view()["seats"]] == [1, 2]
