"""Who may do what on a screen: a seat for itself, the table for players without a phone, the referee for the table."""

from typing import Any

import pytest

from engine.legal import covers
from tests.companion.web.lan import Lan, Page

pytestmark = pytest.mark.rule("TABLE-SCREEN")
FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}
ADJUST: dict[str, Any] = {"do": "adjust", "seat": 0, "target": 1, "counter": "castle", "to": 12}


def refused(answer: dict[str, Any], id: str) -> None:
    assert (answer["tell"], answer.get("clause"), answer["message"]["id"]) == ("refused", "TABLE-SCREEN", id)


def unchanged(lan: Lan, page: Page, **said: Any) -> dict[str, Any]:
    """What is said is answered, and nothing has changed by it."""
    before = lan.host.version, lan.host.game.session.view()
    answer = page.say(**said)
    assert (lan.host.version, lan.host.game.session.view()) == before
    return answer


def act(lan: Lan, page: Page, **action: Any) -> dict[str, Any]:
    return unchanged(lan, page, say="act", version=lan.host.version, action=action)


# Seats


def test_a_seat_acts_for_itself(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        assert page.act(do="castle", seat=1, name="High Rock")["tell"] == "done"


@pytest.mark.parametrize("seat", [0, 2, 3, -1, "1", None])
def test_a_seat_never_acts_for_another_one(lan: Lan, seat: Any) -> None:
    with lan.page(lan.seat(1)) as page:
        refused(act(lan, page, do="castle", seat=seat, name="High Rock"), "web-own-seat")


def test_an_action_without_a_seat_is_nobodys(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        refused(act(lan, page, do="castle", name="High Rock"), "web-own-seat")


def test_a_seat_is_offered_only_what_it_may_do(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        lan.act(**FIRST)
        state = page.until("state")
        assert {action["seat"] for action in state["legal"]} == {1}
        assert "expose" in {action["do"] for action in state["legal"]}


@pytest.mark.parametrize(
    "said",
    [
        {"say": "device", "do": "press", "device": "seat1.ok"},
        {"say": "fault", "target": "seat1.reader", "fault": {"fault": "dead"}, "on": True},
        {"say": "demo", "do": "play"},
        {"say": "order", "order": "carry-on"},
    ],
)
def test_a_seat_leaves_the_table_alone(lan: Lan, said: dict[str, Any]) -> None:
    with lan.page(lan.seat(1)) as page:
        refused(unchanged(lan, page, **said), "web-table-only")


def test_a_seat_takes_back_its_own_step_and_no_other(lan: Lan) -> None:
    lan.act(do="castle", seat=2, name="Low Marsh")
    with lan.page(lan.seat(1)) as page:
        assert not page.state["can_undo"]
        refused(unchanged(lan, page, say="order", order="undo", version=page.state["version"]), "web-undo-own")
        page.act(do="castle", seat=1, name="High Rock")
        assert page.state["can_undo"]
        assert page.say("order", order="undo", version=page.state["version"])["tell"] == "done"
        assert page.state["can_redo"]
        assert page.say("order", order="redo", version=page.state["version"])["tell"] == "done"


# The table's screen


def test_the_table_acts_for_itself_and_for_whoever_has_no_phone(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        assert {action["seat"] for action in page.state["legal"]} == {0, 1, 2}
        assert page.act(do="castle", seat=2, name="Low Marsh")["tell"] == "done"
        assert page.act(**FIRST)["tell"] == "done"


def test_the_table_does_not_act_for_a_seat_with_a_phone(lan: Lan) -> None:
    lan.seat(2)
    with lan.page(lan.table()) as page:
        refused(act(lan, page, do="castle", seat=2, name="Low Marsh"), "web-seat-joined")
        assert 2 not in {action["seat"] for action in page.state["legal"]}
        assert page.state["seats_taken"] == [2]


def test_the_table_does_not_correct(lan: Lan) -> None:
    lan.act(**FIRST)
    with lan.page(lan.table()) as page:
        refused(act(lan, page, **ADJUST), "web-referee-only")
        assert "adjust" not in {action["do"] for action in page.state["legal"]}


def test_the_table_touches_virtual_devices_and_switches_faults(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        assert page.say("device", do="press", device="seat2.ok")["tell"] == "done"
        assert page.catch_up()["view"]["turn"] == 2
        assert page.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=True)["tell"] == "done"
        assert page.state["devices"]["seat1.reader"] == {"up": False, "why": "silent"}
        assert page.state["faults"] == {"seat1.reader": [{"fault": "dead", "why": "silent"}]}
        assert page.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=False)["tell"] == "done"
        assert page.state["devices"]["seat1.reader"]["up"]
        assert page.state["faults"] == {}


# The referee


def test_the_referee_acts_for_the_table_and_corrects(lan: Lan) -> None:
    with lan.page(lan.referee()) as page:
        assert page.act(**FIRST)["tell"] == "done"
        assert page.act(**ADJUST)["tell"] == "done"
        assert page.state["view"]["seats"][0]["counters"]["castle"] == 12


def test_what_can_be_corrected_is_told_to_the_referee_who_asks(lan: Lan) -> None:
    token = lan.referee()
    with lan.page(token) as page:
        page.act(**FIRST)
        told = lan.get("/api/game/corrections", token=token).json()
        assert (told["number"], told["version"]) == (page.state["number"], page.state["version"])
        assert any(covers(listed, ADJUST) for listed in told["legal"])
        assert "adjust" not in {action["do"] for action in page.state["legal"]}
    for refused in ("", lan.table(), lan.seat(1)):
        assert lan.get("/api/game/corrections", token=refused).status_code in (401, 403)


def test_the_referee_plays_for_nobody_and_touches_no_devices(lan: Lan) -> None:
    with lan.page(lan.referee()) as page:
        refused(act(lan, page, do="castle", seat=1, name="High Rock"), "web-referee-seat")
        refused(unchanged(lan, page, say="device", do="press", device="seat1.ok"), "web-table-only")


def test_the_referee_takes_back_any_step_pauses_and_goes_on(lan: Lan) -> None:
    lan.act(do="castle", seat=2, name="Low Marsh")
    with lan.page(lan.referee()) as page:
        for order in ("undo", "redo", "pause"):
            assert page.say("order", order=order, version=page.state["version"])["tell"] == "done"
        assert page.state["paused"]
        assert page.say("order", order="go")["tell"] == "done"
        assert not page.state["paused"]


# Those who watch


@pytest.mark.parametrize(
    "said",
    [
        {"say": "act", "version": 0, "action": {"do": "call", "seat": 1, "at": 1.0}},
        {"say": "order", "order": "undo"},
        {"say": "consent", "seat": 1, "yes": True},
        {"say": "consent", "seat": 0, "yes": True},
        {"say": "device", "do": "press", "device": "seat1.ok"},
        {"say": "fault", "target": "seat1", "fault": {"fault": "unplugged"}, "on": True},
        {"say": "demo", "do": "play"},
    ],
)
def test_who_watches_does_nothing(lan: Lan, said: dict[str, Any]) -> None:
    with lan.page() as page:
        refused(unchanged(lan, page, **said), "web-watch")
        state = page.catch_up()
        assert (state["legal"], state["can_undo"], state["devices"], state["players"]) == ([], False, {}, None)


# Consent


def revealed(lan: Lan) -> None:
    """A step by which everybody saw something, and Ana's wish to take it back."""
    lan.act(**FIRST)
    lan.act(do="expose", seat=1)
    lan.do(lan.host.game.session.undo)


def test_who_is_asked_answers_on_their_phone(lan: Lan) -> None:
    token = lan.seat(2)
    revealed(lan)
    with lan.page(token) as page:
        assert page.state["asked"] == [2]
        assert page.say("consent", seat=2, yes=True, version=page.state["version"])["tell"] == "done"
        assert (page.state["asked"], page.state["view"]["phase"]) == (None, "expose")


def test_nobody_answers_for_another(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    revealed(lan)
    for token in (*tokens, lan.table()):
        with lan.page(token) as page:
            for seat in {0, 1, 2} - ({2} if token == tokens[1] else set()):
                answer = page.say("consent", seat=seat, yes=False, version=page.state["version"])
                refused(answer, "web-consent")
    assert lan.host.game.session.asked is not None


def test_without_a_phone_one_answers_on_the_tables_screen(lan: Lan) -> None:
    revealed(lan)
    with lan.page(lan.table()) as page:
        assert page.state["vote"] == {"agreed": [], "refused": []}
        assert page.say("consent", seat=2, yes=False, version=page.state["version"])["tell"] == "done"
        assert page.state["asked"] is None
        assert page.state["vote"] == {"agreed": [], "refused": [2]}
        assert page.state["view"]["phase"] == "play"


def test_the_referee_answers_for_all(lan: Lan) -> None:
    lan.seat(2)
    revealed(lan)
    with lan.page(lan.referee()) as page:
        assert page.say("consent", seat=0, yes=True, version=page.state["version"])["tell"] == "done"
        assert page.state["view"]["phase"] == "expose"


# A reader that goes round


def test_a_seat_takes_the_reader_for_itself_alone(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        refused(unchanged(lan, page, say="reader", seat=2), "web-own-seat")


def test_a_reader_that_nobody_shares_cannot_be_taken(lan: Lan) -> None:
    with lan.page(lan.seat(1)) as page:
        told = unchanged(lan, page, say="reader", seat=1)
        assert (told["clause"], told["message"]["id"]) == ("TABLE-INPUT", "reader-not-shared")
