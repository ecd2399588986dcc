"""A demo on its screen: pace, steps, seats; what is refused; and a log that cannot be written."""

from typing import Any

import pytest

from tests.companion.web.lan import HERE, Lan, Page


@pytest.fixture
def demo(lan: Lan) -> Lan:
    lan.start(mode="standard", demo=True, seed="5")
    return lan


def players(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.catch_up()["players"]
    return found


def test_the_screen_sees_pace_seats_hands_and_seed(demo: Lan) -> None:
    with demo.page(demo.table(), HERE) as page:
        told = players(page)
        assert (told["playing"], told["speed"], told["by_themselves"], told["seed"]) == (False, 1.0, [1, 2], "5")
        assert told["top"] in demo.host.game.cards


def test_it_plays_pauses_steps_and_changes_its_pace(demo: Lan) -> None:
    with demo.page(demo.table(), HERE) as page:
        assert page.say("demo", do="play")["tell"] == "done"
        demo.pass_time(2.5)
        assert page.catch_up()["version"] == demo.host.version
        assert demo.host.game.session.version == 2
        page.say("demo", do="speed", speed=16)
        demo.pass_time(1.0)
        assert players(page)["speed"] == 16
        assert demo.host.game.session.version > 10
        page.say("demo", do="pause")
        version = demo.host.version
        demo.pass_time(60.0)
        assert (page.catch_up()["version"], players(page)["playing"]) == (version, False)
        page.say("demo", do="step", version=page.state["version"])
        assert page.state["version"] == version + 1


def test_a_person_takes_a_seat_over_with_the_devices_on_the_screen(demo: Lan) -> None:
    with demo.page(demo.table(), HERE) as page:
        page.say("demo", do="take", seat=1)
        assert players(page)["by_themselves"] == [2]
        page.say("demo", do="play")
        demo.pass_time(60.0)
        assert page.catch_up()["view"]["to_act"] == [1]
        top = players(page)["top"]
        page.say("device", do="tap", device="table.reader", card=top)
        assert page.catch_up()["view"]["table"]["shown"] == top
        page.say("demo", do="release", seat=1)
        demo.pass_time(5.0)
        assert page.catch_up()["view"]["to_act"] != [1]


def test_a_seat_with_a_phone_is_not_given_to_the_players(demo: Lan) -> None:
    with demo.page(demo.seat(1)), demo.page(demo.table(), HERE) as page:
        refused = page.say("demo", do="release", seat=1)
        assert (refused["clause"], refused["message"]["id"]) == ("TABLE-SCREEN", "web-seat-joined")
        assert players(page)["by_themselves"] == [2]


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_a_seat_that_is_not_there_cannot_be_taken(demo: Lan, seat: int) -> None:
    with demo.page(demo.table(), HERE) as page:
        assert page.say("demo", do="take", seat=seat)["message"]["id"] == "no-such-seat"


def test_a_game_of_people_has_nobody_to_direct(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as page:
        assert page.say("demo", do="play")["message"]["id"] == "web-no-demo"
        assert page.state["players"] is None


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ({"say": "device", "do": "press", "device": "seat9.ok"}, "order-device"),
        ({"say": "device", "do": "press", "device": "seat1.main"}, "order-device"),
        ({"say": "device", "do": "tap", "device": "seat1.reader"}, "order-device"),
        ({"say": "device", "do": "tap", "device": "seat1.reader", "card": "a", "uid": "b"}, "order-device"),
        ({"say": "device", "do": "turn", "device": "seat1.dial", "by": 10**9}, "web-far"),
        ({"say": "device", "do": "lift", "device": "table.grid", "square": "e5"}, "order-device"),
        ({"say": "device", "do": "slide", "device": "table.grid", "square": "e5"}, "order-device"),
        ({"say": "device", "do": "put", "device": "seat1.ok", "square": "e5"}, "order-device"),
        ({"say": "fault", "target": "seat1.ok", "fault": {"fault": "curse"}, "on": True}, "order-fault"),
        ({"say": "fault", "target": "seat1.ok", "fault": {}, "on": True}, "order-fault"),
        ({"say": "fault", "target": "nowhere", "fault": {"fault": "dead"}, "on": True}, "order-device"),
        ({"say": "fault", "target": "nowhere", "fault": {"fault": "dead"}, "on": False}, "order-device"),
        ({"say": "fault", "target": "seat1.ok", "fault": {"fault": "late", "by": "x"}, "on": True}, "input-shape"),
        ({"say": "order", "order": "undo"}, "undo-none"),
        ({"say": "order", "order": "redo"}, "redo-none"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(lan: Lan, said: dict[str, Any], id: str) -> None:
    with lan.page(lan.table(), HERE) as page:
        before = page.catch_up()
        seen = {"version": before["version"]} if said["say"] == "order" else {}
        refused = page.say(**said, **seen)
        assert (refused["tell"], refused["message"]["id"]) == ("refused", id)
        assert page.catch_up() == before


def test_every_device_can_be_touched(lan: Lan) -> None:
    with lan.page(lan.table(), HERE) as page:
        for said in (
            {"do": "press", "device": "seat1.dial"},
            {"do": "turn", "device": "seat2.dial", "by": -3},
            {"do": "lay", "device": "seat1.reader", "card": "ambush"},
            {"do": "lift", "device": "seat1.reader", "card": "ambush"},
            {"do": "lift", "device": "seat1.reader"},
            {"do": "touch", "device": "table.grid", "square": "e5"},
            {"do": "touch", "device": "table.grid", "square": "e5", "to": "e6"},
            {"do": "put", "device": "table.grid", "square": "e5"},
            {"do": "slide", "device": "table.grid", "square": "e5", "to": "e6"},
            {"do": "knock", "device": "table.grid", "square": "e6", "to": "e7"},
            {"do": "lift", "device": "table.grid", "square": "e7"},
        ):
            assert page.say("device", **said)["tell"] == "done"


def test_a_board_with_sensors_is_shown_as_it_stands(lan: Lan) -> None:
    """This game has no board, so it is the table's own that gives the squares; here it has none either."""
    with lan.page(lan.table(), HERE) as page:
        assert page.state["board"] is None
        session = lan.host.sitting.session if lan.host.sitting else None
        assert session is not None
        session._binding.board = (("", "e6"), ("d5", "e5"))  # type: ignore[misc]
        assert page.say("device", do="put", device="table.grid", square="e5")["tell"] == "done"
        board = {"rows": [["", "e6"], ["d5", "e5"]], "standing": ["e5"], "senses": True}
        assert page.catch_up()["board"] == board
        page.say("fault", target="table.grid", fault={"fault": "unplugged"}, on=True)
        assert page.catch_up()["board"] == {**board, "standing": [], "senses": False}


def test_running_timers_are_shown_with_what_is_left(lan: Lan) -> None:
    lan.start(options={"turn_seconds": 40})
    lan.act(do="first", seat=0, first=2)
    with lan.page() as page:
        [clock] = page.state["clocks"]
        assert (clock["left"], clock["seconds"], clock["seat"]) == (1.0, 40.0, 2)
        lan.pass_time(10.0)
        assert page.catch_up()["clocks"][0]["left"] == 0.75


@pytest.mark.rule("TABLE-LOG")
def test_while_nothing_can_be_written_everything_is_refused_and_nothing_is_shown(lan: Lan) -> None:
    lan.act(do="castle", seat=1, name="High Rock")
    with lan.page(lan.table(), HERE) as page:
        view = page.state["view"]
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = 1"))
        for _ in range(2):
            refused = page.act(do="first", seat=0, first=1)
            assert (refused["tell"], refused["clause"]) == ("refused", "TABLE-LOG")
            assert refused["message"]["id"].startswith("log-")
            for order in ("undo", "redo"):
                refused = page.say("order", order=order, version=page.state["version"])
                assert refused["clause"] == "TABLE-LOG"
        state = page.catch_up()
        assert (state["view"], state["halted"]["id"][:4]) == (view, "log-")
        lan.do(lambda: lan.host.log.store.execute("PRAGMA query_only = 0"))
        assert page.say("order", order="carry-on")["tell"] == "done"
        assert page.act(do="first", seat=0, first=1)["tell"] == "done"
        assert page.state["halted"] is None
