"""What a viewer is told after its first state: what changed for it and nothing else; and what that costs in rules."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.session import Session
from engine import registry
from engine.ambal import GAME as AMBAL
from engine.ambush import GAME as AMBUSH
from engine.game import Game
from engine.legal import spelled_out
from tests.companion.web.knowing import facts_in
from tests.companion.web.lan import Lan, Page, lan_in

FOUR = ("Ana", "Bo", "Cy", "Di")
NOTHING: list[dict[str, Any]] = []


def counted(game: Game[Any], asked: Counter[Any]) -> Game[Any]:
    """The same game, which counts how often its rules are asked, and for what."""

    def apply(now: Any, action: Any) -> Any:
        asked["apply"] += 1
        return game.apply(now, action)

    def allows(now: Any, action: Any) -> bool:
        asked["allows"] += 1
        assert game.allows is not None
        return game.allows(now, action)

    def view(now: Any, viewer: int | None) -> Any:
        asked["view", viewer] += 1
        return game.view(now, viewer)

    def offers(now: Any, seat: int) -> Any:
        asked["offers", seat] += 1
        return game.offers(now, seat)

    def corrections(now: Any) -> Any:
        asked["corrections"] += 1
        return game.corrections(now)

    def clauses(view: Any) -> tuple[str, ...]:
        asked["clauses"] += 1
        return game.clauses(view)

    return replace(game, apply=apply, allows=allows, view=view, offers=offers, corrections=corrections, clauses=clauses)


@pytest.fixture
def asked() -> Counter[Any]:
    return Counter()


@pytest.fixture
def table(tmp_path: Path, asked: Counter[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[Lan]:
    """A simulated table at which the rules are counted."""
    monkeypatch.setitem(registry._added, "ambush", counted(AMBUSH, asked))
    monkeypatch.setitem(registry._added, "ambal", counted(AMBAL, asked))
    with lan_in(tmp_path) as lan:
        yield lan


def looking_on(lan: Lan, stack: ExitStack, seats: int) -> dict[str, Page]:
    """A phone at every seat, the table's screen, the referee, and somebody who watches."""
    tokens = {f"seat{seat}": lan.seat(seat) for seat in range(1, seats + 1)}
    tokens |= {"table": lan.table(), "referee": lan.referee(), "watch": ""}
    pages = {who: stack.enter_context(lan.page(token)) for who, token in tokens.items()}
    for page in pages.values():
        page.catch_up()
        page.frames.clear()
    return pages


def news(page: Page) -> list[dict[str, Any]]:
    """What it has been told of the game since the last time."""
    page.catch_up()
    told = [frame for frame in page.frames if frame["tell"] in ("state", "update")]
    page.frames.clear()
    return told


def duel(lan: Lan) -> None:
    lan.start(*FOUR, game="ambal", mode="double-regular", training=True)
    lan.act(do="start", seat=0)


# What is told


def test_a_timer_that_runs_tells_the_clocks_and_asks_no_rules(table: Lan, asked: Counter[Any]) -> None:
    table.start(options={"turn_seconds": 30})
    table.act(do="first", seat=0, first=1)
    with ExitStack() as stack:
        pages = looking_on(table, stack, 2)
        asked.clear()
        table.pass_time(0.5)
        told = {who: news(page) for who, page in pages.items()}
    [clock] = told["watch"][0]["changes"]["clocks"].values()
    assert clock.keys() == {"left"}
    assert all(one == [{"tell": "update", "changes": {"clocks": {"0": clock}}, "story": None}] for one in told.values())
    assert asked == {}


def test_what_a_seat_holds_is_told_to_its_phone_alone_and_asks_no_rules(table: Lan, asked: Counter[Any]) -> None:
    duel(table)
    card = next(iter(table.host.game.cards))
    with ExitStack() as stack:
        pages = looking_on(table, stack, 4)
        asked.clear()
        pages["table"].say("device", do="tap", device="seat2.reader", card=card)
        told = {who: news(page) for who, page in pages.items()}
    assert told.pop("seat2") == [{"tell": "update", "changes": {"held": {"cards": [[card]]}}, "story": None}]
    assert set(map(str, told.values())) == {str(NOTHING)}
    assert asked == {}


def test_a_dial_that_is_turned_asks_no_rules(table: Lan, asked: Counter[Any]) -> None:
    duel(table)
    with ExitStack() as stack:
        pages = looking_on(table, stack, 4)
        asked.clear()
        for seat in (1, 2, 3, 4):
            pages["table"].say("device", do="turn", device=f"seat{seat}.dial", by=1)
        assert {who for who, page in pages.items() if news(page)} == set()
    assert asked == {}


def test_an_action_tells_what_became_of_it_and_not_what_stayed(table: Lan) -> None:
    duel(table)
    with ExitStack() as stack:
        pages = looking_on(table, stack, 4)
        commit = next(action for action in pages["seat2"].state["legal"] if action["do"] == "commit")
        card = next(spelled_out(commit))["card"]
        table.act(do="stop", seat=1)
        [told] = news(pages["watch"])
        assert facts_in(told) == [{"fact": "stopped", "seat": 1}]
        assert told["changes"].keys() == {"version", "view", "awaits_card"}
        assert told["changes"]["view"].keys() == {"to_act", "seats"}
        assert told["changes"]["view"]["seats"] == {"0": {"flags": [["stopped"]]}}
        table.act(**next(spelled_out(commit)))
        assert card in str(news(pages["seat2"])[-1]["changes"]["view"]["seats"])
        assert card not in str([news(pages[who]) for who in ("seat1", "seat3", "table", "referee", "watch")])


# What it costs


def test_every_view_and_list_is_worked_out_once_a_state_and_for_those_who_look_on(
    table: Lan, asked: Counter[Any]
) -> None:
    duel(table)
    with ExitStack() as stack:
        looking_on(table, stack, 2)
        asked.clear()
        table.act(do="stop", seat=1)
        table.pass_time(5)
        table.do(lambda: None)
    views = {who: times for who, times in asked.items() if who[0] == "view"}
    assert views == {("view", None): 1, ("view", 1): 1, ("view", 2): 1, ("view", 3): 1, ("view", 4): 1}
    assert {who: times for who, times in asked.items() if who[0] == "offers" and who[1]} == {
        ("offers", seat): 1 for seat in (1, 2)
    }
    assert asked["apply"] == 1


def test_a_referee_who_looks_on_asks_only_who_could_give_up(table: Lan, asked: Counter[Any]) -> None:
    duel(table)
    with table.page(token := table.referee()) as page:
        asked.clear()
        table.act(do="stop", seat=1)
        assert sorted(one["seat"] for one in page.catch_up()["legal"] if one["do"] == "concede") == [1, 2, 3, 4]
        assert {who: times for who, times in asked.items() if who[0] == "offers"} == {("offers", 0): 1}
        assert (few := asked["allows"]) < 20
        table.get("/api/game/corrections", token=token)
        assert asked["allows"] > few + 20


def test_devices_are_looked_at_again_only_when_one_came_or_went(table: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    duel(table)
    looks: list[str] = []
    usual = Session.devices

    def devices(session: Session) -> Any:
        looks.append("look")
        return usual(session)

    monkeypatch.setattr(Session, "devices", devices)
    with table.page(table.table()) as page:
        looks.clear()
        table.act(do="stop", seat=1)
        page.catch_up()
        assert looks == []
        page.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=True)
        assert page.catch_up()["devices"]["seat1.reader"]["up"] is False


def test_where_no_referee_looks_on_no_corrections_are_worked_out(table: Lan, asked: Counter[Any]) -> None:
    duel(table)
    with table.page(table.seat(1)) as phone:
        asked.clear()
        table.act(do="stop", seat=1)
        phone.catch_up()
        assert asked["corrections"] == 0
        assert asked["allows"] < 20
        assert {who for who in asked if who[0] == "offers"} == {("offers", 0), ("offers", 1)}


# Who gets all of it


def test_a_page_that_knows_no_updates_is_told_whole_states_and_knows_the_same(table: Lan) -> None:
    table.start(mode="standard", demo=True, seed="27", options={"turn_seconds": 30})
    with table.page() as page, table.page(updates=0) as old:
        for step in range(40):
            table.do(table.host.director.step)
            if step % 9 == 4:
                table.do(table.host.game.session.undo)
            known, told = page.catch_up(), old.catch_up()
            assert {key: told[key] for key in told if key != "facts"} == {
                key: known[key] for key in told if key != "facts"
            }
        before = len(old.frames)
        old.catch_up()
        assert "state" not in {frame["tell"] for frame in old.frames[before:]}, "nothing has changed since"
    assert "update" not in {frame["tell"] for frame in old.frames}


def test_whoever_comes_gets_the_whole_state_and_whoever_comes_back_too(table: Lan) -> None:
    table.start()
    with table.page() as page:
        assert [frame["tell"] for frame in page.frames] == ["welcome", "lobby", "state"]
        seen = page.state
    table.act(do="first", seat=0, first=1)
    with table.page(number=seen["number"], version=seen["version"]) as page:
        assert [frame["tell"] for frame in page.frames] == ["welcome", "lobby", "state"]
        assert "first" in {fact["fact"] for fact in page.state["facts"]}


def test_another_game_is_told_as_a_whole(table: Lan) -> None:
    table.start()
    with table.page() as page:
        page.frames.clear()
        table.start("Cy", "Di")
        table.act(do="first", seat=0, first=1)
        first, *later = news(page)
        assert first["tell"] == "state"
        assert {frame["tell"] for frame in later} <= {"update"}
        assert page.state["view"]["seats"][0]["name"] == "Cy"
        assert page.state["cards"] == table.host.game.cards


def test_what_a_page_puts_together_is_what_a_new_page_is_told(table: Lan) -> None:
    """Through a whole game that plays by itself, back and forth, with faults and joins in between."""
    table.start(mode="standard", demo=True, seed="27")
    with table.page(table.table()) as page, table.page(table.seat(1)) as phone:
        for step in range(60):
            table.do(table.host.director.step)
            table.pass_time(0.7)
            if step % 9 == 4:
                page.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=step % 2 == 0)
            if step % 13 == 6:
                page.say("order", order="undo", version=page.catch_up()["version"])
        for known, token in ((page, table.table()), (phone, phone_token(table))):
            with table.page(token) as fresh:
                told, put_together = fresh.catch_up(), known.catch_up()
                timed = ("facts", "played", "clocks")  # the new page is told all facts at once
                assert {key: put_together[key] for key in told if key not in timed} == {
                    key: told[key] for key in told if key not in timed
                }


def phone_token(lan: Lan) -> str:
    """Another token for the phone that sits at seat 1 already."""
    return lan.do(lambda: lan.web.keys.grant("seat", 1)).token
