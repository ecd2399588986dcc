"""Nobody gets to see what another seat hides: not in a state, a list, a notice, the history or an export."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.session.notices import Notice
from engine.ambal.decks import example
from engine.message import message
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.web.duels import duel_known
from tests.companion.web.lan import HERE, Lan, Page, lan_in


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lan]:
    """Each holds five cards that only they may see."""
    with duel_known(monkeypatch), lan_in(tmp_path) as lan:
        lan.start(game="duel", options={"seed": 3})
        yield lan


def hand(page: Page, seat: int) -> Any:
    return page.catch_up()["view"]["seats"][seat - 1]["zones"]["hand"]


def test_a_seat_sees_its_own_hand_and_counts_the_others(duel: Lan) -> None:
    tokens = duel.seat(1), duel.seat(2)
    with duel.page(tokens[0]) as one, duel.page(tokens[1]) as two:
        assert (len(hand(one, 1)), hand(one, 2)) == (5, 5)
        assert (hand(two, 1), len(hand(two, 2))) == (5, 5)


@pytest.mark.parametrize("who", ["table", "referee", "watch"])
def test_nobody_else_sees_a_hand(duel: Lan, who: str) -> None:
    with duel.page("" if who == "watch" else getattr(duel, who)()) as page:
        assert (hand(page, 1), hand(page, 2)) == (5, 5)


def test_a_face_down_card_is_told_to_its_owner_alone(duel: Lan) -> None:
    tokens = duel.seat(1), duel.seat(2)
    others = [duel.page(token) for token in (tokens[1], duel.table(), duel.referee(), "")]
    with duel.page(tokens[0]) as owner:
        assert owner.act(do="commit", seat=1, card=-1)["tell"] == "done"
        assert owner.state["view"]["table"]["commit"] == -1
        for other in others:
            with other as page:
                assert page.state["view"]["table"]["commit"] is None


def everything(page: Page) -> bytes:
    """All that a page was ever told, but for the numbers of versions, which tell nothing."""
    page.catch_up()
    told = [{**message, "version": 0, "now": 0} for message in page.heard]
    return msgspec.json.encode(told)


def token_of(lan: Lan, viewer: str) -> str:
    if viewer == "seat":
        return lan.seat(2)
    return "" if viewer == "watch" else str(getattr(lan, viewer)())


@pytest.mark.parametrize("viewer", ["seat", "table", "referee", "watch"])
def test_what_is_hidden_changes_nothing_that_anybody_else_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: str
) -> None:
    """The same game, but Ana commits another card: everything that others hear is the same, byte for byte."""
    heard = set[bytes]()
    for card in (-1, 0, 1):
        folder = tmp_path / str(card)
        folder.mkdir()
        with duel_known(monkeypatch), lan_in(folder) as lan:
            lan.start(game="duel", options={"seed": 3})
            with lan.page(token_of(lan, viewer)) as page:
                lan.act(do="commit", seat=1, card=card)
                heard.add(everything(page))
    assert len(heard) == 1


def test_what_lies_open_at_a_board_is_told_to_every_screen(duel: Lan) -> None:
    tokens = (duel.seat(1), duel.table(), duel.referee(), "")
    for token in tokens:
        with duel.page(token) as page:
            board = page.state["at_board"]
            assert board["laid"] == {"seat": 1, "card": "kind-1"}
            assert [(sign["square"], sign["how"]["id"]) for sign in board["signs"]] == [("e5", "page-close")]


def test_the_screen_lists_what_a_seat_may_do_only_where_that_tells_nothing(duel: Lan) -> None:
    with duel.page(duel.table()) as page:
        assert {action["seat"] for action in page.state["legal"]} <= {0}


def test_a_correction_is_listed_without_the_cards_that_only_their_owner_knows(lan: Lan) -> None:
    """Those of a registered Library Deck can be put right one by one; the list that says so names none of them."""
    lan.start(game="ambal", mode="single-advanced")
    battle, library = lan.do(lambda: example(lan.host.game.session.history.state)) or ((), ())
    with lan.page(token := lan.referee()) as page:
        lan.act(do="deck", seat=1, battle=battle, library=library)
        page.catch_up()
        corrections = lan.get("/api/game/corrections", token=token).json()["legal"]
        listed = [action for action in corrections if "card" in action]
        assert page.state["view"]["seats"][0]["zones"]["library"] == len(library or ())
        assert any(action["target"] == 1 and "from" not in action for action in listed)
        assert {action["card"] for action in listed} == {"*"}
        assert all(listed.count(action) == 1 for action in listed)


def test_the_log_of_a_running_game_is_for_the_referee_alone(duel: Lan) -> None:
    duel.act(do="commit", seat=1, card=0)
    for path in ("/api/history/1", "/api/history/1/scenario"):
        for token in (duel.seat(1) if path.endswith("1") else "", duel.table(), ""):
            assert duel.get(path, token=token).status_code in (401, 403)
        assert duel.get(path, token=duel.referee()).status_code == 200


# Notices


def notices(page: Page) -> list[dict[str, Any]]:
    page.catch_up()
    return [told for told in page.heard if told["tell"] == "notice"]


SECRET = Notice(
    message("ambush-no-such", card="kind-1", why=message("inner", cards=["kind-2"])), "X-1", "seat1.reader", 1
)


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lan]:
    """The same with real devices, as far as the host knows."""
    devices = VirtualTable.of_seats(2, SimulatedClock())
    with duel_known(monkeypatch), lan_in(tmp_path, host={"devices": devices}) as lan:
        lan.start(game="duel")
        lan.do(lambda: lan.host.game.cards.update({"kind-1": "One", "kind-2": "Two"}))
        yield lan


def test_what_is_refused_to_a_seat_is_told_to_that_seat(real: Lan) -> None:
    tokens = real.seat(1), real.seat(2)
    with real.page(tokens[0]) as own, real.page(tokens[1]) as other, real.page() as watching:
        real.do(lambda: real.host.tell(SECRET))
        assert [told["message"]["id"] for told in notices(own)] == ["ambush-no-such"]
        assert (notices(other), notices(watching)) == ([], [])


@pytest.mark.parametrize("who", ["table", "referee"])
def test_at_a_real_table_the_screen_is_told_no_card(real: Lan, who: str) -> None:
    with real.page(getattr(real, who)(), HERE) as page:
        real.do(lambda: real.host.tell(SECRET))
        [told] = notices(page)
        assert told["message"] == {"id": "web-refused", "args": {"seat": 1}}
        assert (told["clause"], told["device"]) == ("X-1", "seat1.reader")


@pytest.mark.parametrize("args", [{"uid": "04AA"}, {"why": message("x", uid="04AA")}, {"cards": ["kind-2"]}])
def test_no_chip_and_no_list_of_cards_slips_through(real: Lan, args: dict[str, Any]) -> None:
    with real.page(real.table(), HERE) as page:
        real.do(lambda: real.host.tell(Notice(message("said", **args), "X-1", "seat1.reader", 1)))
        assert [told["message"]["id"] for told in notices(page)] == ["web-refused"]


def test_a_refusal_that_names_no_card_is_told_on_the_screen_too(real: Lan) -> None:
    with real.page(real.table(), HERE) as page:
        real.do(lambda: real.host.tell(Notice(message("said", turn=2), "X-1", "seat1.ok", 1)))
        assert [told["message"]["id"] for told in notices(page)] == ["said"]


@pytest.mark.parametrize(
    "notice",
    [
        Notice(message("said", card="kind-1"), "X-1", "table.reader", 0),
        Notice(message("device-down", why=""), None, "seat1.reader", 1),
        Notice(message("undo-asked", seats=[1])),
    ],
)
def test_what_happens_openly_is_told_to_everybody(real: Lan, notice: Notice) -> None:
    with real.page(real.seat(2)) as seat, real.page() as watching:
        real.do(lambda: real.host.tell(notice))
        assert [len(notices(page)) for page in (seat, watching)] == [1, 1]


def test_a_tap_that_is_refused_says_so_where_it_belongs(duel: Lan) -> None:
    tokens = duel.seat(1), duel.seat(2)
    with duel.page(tokens[0]) as own, duel.page(tokens[1]) as other, duel.page(duel.table(), HERE) as screen:
        screen.say("device", do="tap", device="seat1.reader", card="kind-1")
        assert [told["seat"] for told in notices(own)] == [1]
        assert notices(other) == []
        assert len(notices(screen)) == 1


# Players of a demo


def test_hands_of_a_demo_lie_open_on_its_screen_and_a_phone_sees_its_own(lan: Lan) -> None:
    lan.start(mode="standard", demo=True, seed="5")
    for _ in range(4):
        lan.do(lan.host.director.step)
    token = lan.seat(2)
    with lan.page(lan.table(), HERE) as screen, lan.page(token) as phone, lan.page() as watching:
        hands = screen.state["players"]["hands"]
        assert {seat: len(cards) for seat, cards in hands.items()} == {"1": 5, "2": 5}
        assert phone.state["players"]["hands"] == {"2": hands["2"]}
        assert phone.state["players"]["top"] is None
        assert watching.state["players"] is None
    with lan.page(lan.referee()) as page:
        assert page.state["players"] is None
