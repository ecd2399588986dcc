"""Double: a card and a token wait for each other on the seat's reader, and nobody else sees them."""

import pytest

from companion.bindings import Held
from tests.companion.bindings.ambal.hands import NOTHING, Hands, begun
from tests.engine.ambal.moments import at
from tests.engine.ambal.table import Table, hit, skill

BOLT, SPARK = skill("bolt", hit(3)), skill("spark", hit(1))


def double() -> Hands:
    return begun(BOLT, SPARK, mode="double-regular")


def placed(card: str, target: int, seat: int = 1) -> list[dict[str, object]]:
    return [{"do": "commit", "seat": seat, "card": card, "target": target}]


@pytest.mark.parametrize(("first", "second"), [("bolt", "target-3"), ("target-3", "bolt")])
def test_card_and_token_come_in_either_order(first: str, second: str) -> None:
    table = double()
    assert table.tap(1, first) == NOTHING
    assert table.tap(1, second) == placed("bolt", 3)
    assert table.held(1) == Held()


def test_a_second_card_takes_the_place_of_the_first() -> None:
    assert double().tap(1, "bolt", "spark", "target-4") == placed("spark", 4)


def test_a_second_token_takes_the_place_of_the_first() -> None:
    assert double().tap(1, "target-3", "target-4", "bolt") == placed("bolt", 4)


def test_everybody_holds_their_own() -> None:
    table = double()
    table.tap(1, "bolt")
    table.tap(3, "spark")
    table.tap(2, "target-3")
    assert [table.held(seat) for seat in (1, 2, 3, 4)] == [
        Held(("bolt",)), Held((), 3), Held(("spark",)), Held(),
    ]  # fmt: skip
    assert table.tap(3, "target-1") == placed("spark", 1, seat=3)
    assert table.held(1) == Held(("bolt",))


@pytest.mark.parametrize("token", ["target-0", "target-5", "target-44"])
def test_other_tokens_do_not_exist(token: str) -> None:
    table = double()
    table.tap(1, "bolt")
    assert table.tap(1, token) == NOTHING
    assert table.held(1) == Held(("bolt",))


def test_what_was_refused_is_not_held_any_more() -> None:
    table = double()
    assert table.tap(1, "bolt", "target-2") == "AMBAL-TOKEN-03"
    assert table.held(1) == Held()
    assert table.tap(1, "target-3") == NOTHING
    assert table.tap(1, "bolt") == placed("bolt", 3)


def test_who_said_to_play_places_card_and_token() -> None:
    table = Hands(at("place", "double-regular"))
    assert table.tap(1, "target-1", "nothing") == placed("nothing", 1)


# How long it is kept


def test_a_card_is_kept_until_the_turn_ends() -> None:
    table = double()
    table.tap(1, "bolt")
    for seat in (2, 3, 4):
        table.table.do("stop", seat)
    assert table.held(1) == Held(("bolt",))
    table.table.do("commit", 1, card="spark", target=3)
    assert table.table.moment[:3] == ("battle", 1, 2)
    assert table.held(1) == Held()
    assert table.tap(1, "target-3") == NOTHING


def test_a_card_is_kept_while_the_order_is_settled() -> None:
    table = double()
    table.tap(1, "bolt")
    table.press("seat2.call")
    for seat in (1, 2, 3, 4):
        table.turn(seat, 6 - seat)
        table.press(f"seat{seat}.ok")
    table.press("seat1.ok", "seat2.no", "seat3.no", "seat4.no")
    assert table.table.moment[3] == "place"
    assert table.tap(1, "target-4") == placed("bolt", 4)


def test_a_card_is_not_kept_beyond_the_phase() -> None:
    table = double()
    table.tap(1, "bolt", "target-3")
    table.tap(2, "spark")
    table.table.do("concede", 2)
    for seat in (2, 3, 4):
        table.table.do("stop", seat)
    assert table.view.turn == 2
    table.tap(1, "target-3")
    table.table.end_battle()
    assert table.view.phase == "move"
    assert [table.held(seat) for seat in (1, 2)] == [Held(), Held()]


@pytest.mark.parametrize("jumps", [("undo",), ("undo", "redo")])
def test_going_back_and_forth_forgets_it(jumps: tuple[str, ...]) -> None:
    table = double()
    table.table.do("stop", 4)
    table.tap(1, "bolt")
    for jump in jumps:
        assert getattr(table.table.history, jump)() is None
    assert table.held(1) == Held()
    assert table.tap(1, "target-3") == NOTHING


def test_nothing_is_seen_of_it_at_the_table() -> None:
    table = double()
    before = tuple(table.binding.shows(table.view))
    table.tap(1, "bolt")
    table.tap(2, "target-3")
    assert tuple(table.binding.shows(table.view)) == before


def test_an_unknown_card_is_refused_when_it_is_sent() -> None:
    table = Hands(Table(mode="double-regular").begun())
    assert table.tap(1, "dragon") == NOTHING
    assert table.tap(1, "target-3") == "TABLE-INPUT"


@pytest.mark.parametrize(("mode", "tokens"), [("double-regular", (1, 2, 3, 4)), ("single-regular", ())])
def test_tokens_are_for_double_duels(mode: str, tokens: tuple[int, ...]) -> None:
    assert begun(BOLT, SPARK, mode=mode).binding.tokens == tokens
