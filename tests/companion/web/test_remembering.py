"""Cards that are remembered: offered to whoever entered them, kept with one request, proposed, corrected, forgotten."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.cards.packs import OwnPacks
from tests.companion.web.lan import Lan, Page, lan_in

RIDDLE = {"id": "riddle", "name": "Riddle"}
REPAIRS = [{"op": "repair", "n": 3, "to": "self"}]


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    """Ana, Bo and Cy play Ambush with a card of which this table knows nothing but the name."""
    with lan_in(tmp_path) as lan:
        lan.do(lambda: OwnPacks(lan.host.log).teach("ambush", RIDDLE))
        begin(lan)
        yield lan


def begin(lan: Lan) -> None:
    lan.start("Ana", "Bo", "Cy")
    lan.act(do="first", seat=0, first=1)
    lan.act(do="expose", seat=1)


def enter(lan: Lan, n: int = 3, seat: int = 1) -> None:
    """The riddle is played, and its player enters that it repairs the own castle."""
    lan.act(do="play", seat=seat, card="riddle", changes=[{"op": "repair", "n": n, "seat": seat}])


@contextmanager
def seen(lan: Lan, token: str) -> Iterator[Page]:
    with lan.page(token) as page:
        yield page


def kept(lan: Lan) -> dict[str, Any]:
    """What the page is told of cards that the table remembers beyond the game."""
    told: dict[str, Any] = lan.get("/api/game/cards").json()["kept"]
    return told


def remember(lan: Lan, token: str, card: str = "riddle") -> Any:
    return lan.post("/api/cards/remember", {"card": card}, token=token)


def test_whoever_entered_a_card_is_offered_to_remember_it_and_nobody_else(lan: Lan) -> None:
    ana, bo = lan.seat(1), lan.seat(2)
    with seen(lan, ana) as mine, seen(lan, bo) as other, seen(lan, "") as watching:
        enter(lan)
        assert mine.catch_up()["entered"] == [{"card": "riddle", "says": {"effects": REPAIRS}, "again": False}]
        assert other.catch_up()["entered"] == watching.catch_up()["entered"] == []
    assert remember(lan, bo).status_code == 409
    assert remember(lan, "").status_code == 401
    assert kept(lan) == {}
    assert remember(lan, ana).json()["card"]["effects"] == REPAIRS


def test_the_table_s_screen_may_for_those_without_a_phone_and_only_for_them(lan: Lan) -> None:
    table = lan.table()
    ana = lan.seat(1)
    enter(lan)
    assert remember(lan, table).status_code == 409
    lan.post("/api/leave", token=ana)
    assert remember(lan, table).status_code == 200


def test_a_kept_card_is_proposed_in_this_game_and_known_in_the_next(lan: Lan) -> None:
    ana = lan.seat(1)
    enter(lan)
    before = lan.do(lambda: lan.host.game.session.history.state)
    assert remember(lan, ana).status_code == 200
    assert lan.do(lambda: lan.host.game.session.history.state) is before, "the running game is not touched"
    assert kept(lan) == {"riddle": {"effects": REPAIRS}}
    begin(lan)
    lan.act(do="play", seat=1, card="riddle")
    assert lan.do(lambda: lan.host.game.session.view().turn) == 2, "nothing is asked for any more"
    assert kept(lan) == {}


def test_a_game_that_is_taken_up_again_plays_with_the_cards_that_it_began_with(lan: Lan) -> None:
    number = lan.do(lambda: lan.host.game.session.number)
    enter(lan)
    assert remember(lan, lan.table()).status_code == 200
    lan.start("Di", "Ed")
    assert lan.do(lambda: lan.host.resume(number)) is None
    assert kept(lan) == {"riddle": {"effects": REPAIRS}}


def test_another_entry_corrects_what_is_kept(lan: Lan) -> None:
    table = lan.table()
    enter(lan)
    remember(lan, table)
    lan.act(do="expose", seat=2)
    with seen(lan, table) as page:
        assert page.state["entered"] == []
        enter(lan, 4, seat=2)
        [again] = page.catch_up()["entered"]
        assert (again["says"]["effects"][0]["n"], again["again"]) == (4, True)
        count = page.state["kept"]
        remember(lan, table)
        assert (page.catch_up()["entered"], page.state["kept"]) == ([], count + 1)
    assert kept(lan)["riddle"]["effects"][0]["n"] == 4


def test_what_is_taken_back_is_not_offered_any_more(lan: Lan) -> None:
    enter(lan)
    with seen(lan, lan.table()) as page:
        assert page.state["entered"]
        page.say("order", order="undo", version=page.state["version"])
        assert page.catch_up()["entered"] == []


def test_it_can_be_forgotten_at_the_proposal(lan: Lan) -> None:
    ana = lan.seat(1)
    enter(lan)
    remember(lan, ana)
    assert lan.post("/api/cards/unremember", {"card": "riddle"}, token=ana).status_code == 200
    assert kept(lan) == {}
    nothing = lan.post("/api/cards/unremember", {"card": "riddle"}, token=ana)
    assert (nothing.status_code, nothing.json()["message"]["id"]) == (409, "cards-nothing-kept")
    assert lan.post("/api/cards/unremember", {"card": "riddle"}).status_code == 401


def test_it_can_be_corrected_and_forgotten_on_the_page_about_cards(lan: Lan) -> None:
    table = lan.table()
    enter(lan)
    remember(lan, table)
    assert card_info(lan)["kept"]
    lan.post("/api/cards/teach", {"game": "ambush", "card": "riddle", "says": {"effects": []}}, token=table)
    assert kept(lan) == {"riddle": {"effects": []}}
    forgotten = {"game": "ambush", "card": "riddle"}
    assert lan.post("/api/cards/untaught", forgotten, token=lan.seat(1)).status_code == 403
    assert lan.post("/api/cards/untaught", forgotten, token=table).status_code == 200
    assert (card_info(lan)["says"], card_info(lan)["kept"], kept(lan)) == (RIDDLE, False, {})
    assert lan.post("/api/cards/untaught", forgotten, token=table).status_code == 404


def card_info(lan: Lan) -> Any:
    return next(card for card in lan.get("/api/cards/ambush").json()["cards"] if card["id"] == "riddle")


def test_a_creature_that_is_fielded_secretly_is_not_offered_before_it_is_seen(tmp_path: Path) -> None:
    """Keeping it would put it on the list of cards, which everybody can read."""
    sphinx = {"id": "sphinx", "name": "Sphinx", "points": 0, "power": 1, "health": 3}
    cub = {"id": "cub", "name": "Cub", "points": 0, "power": 1, "health": 9, "effects": []}
    with lan_in(tmp_path) as lan:
        for card in (sphinx, cub):
            lan.do(lambda card=card: OwnPacks(lan.host.log).teach("tamer", card))  # type: ignore[misc]
        lan.start("Ana", "Bo", game="tamer", mode="duel")
        ana = lan.seat(1)
        with seen(lan, ana) as page:
            lan.act(do="place", seat=1, card="sphinx")
            lan.act(do="resolve", seat=1, card="sphinx", changes=[{"creature": "sphinx", "die": "perm_power", "by": 1}])
            assert page.catch_up()["entered"] == []
            lan.act(do="place", seat=2, card="cub")
            for seat in (1, 2):
                lan.act(do="ready", seat=seat)
            lan.act(do="resolve", seat=1, card="sphinx", changes=[{"creature": "sphinx", "die": "temp_power", "by": 1}])
            [offer] = page.catch_up()["entered"]
            assert [one["when"] for one in offer["says"]["effects"]] == ["draft", "start", "ko"]
