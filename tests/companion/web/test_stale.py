"""A choice is for the moment that somebody saw; a press is for the moment at which it was made."""

from typing import Any

import pytest

from tests.companion.web.lan import Lan

FIRST: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}


@pytest.mark.rule("TABLE-STALE")
def test_a_choice_for_a_moment_that_has_passed_is_turned_away_and_changes_nothing(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        lan.act(**FIRST)
        refused = page.act(seen, do="expose", seat=1)
        assert (refused["tell"], refused["clause"], refused["stale"]) == ("refused", "TABLE-STALE", True)
        assert refused["message"] == {"id": "web-stale", "args": {}}
        assert page.state["version"] == seen + 1
        assert lan.host.version == seen + 1


@pytest.mark.rule("TABLE-STALE")
def test_two_who_choose_at_once_are_heard_one_after_the_other(lan: Lan) -> None:
    with lan.page(lan.table()) as one, lan.page(lan.table()) as two:
        seen = one.state["version"]
        assert one.act(seen, **FIRST)["tell"] == "done"
        assert two.act(seen, **FIRST)["stale"]
        assert lan.host.version == seen + 1


@pytest.mark.rule("TABLE-STALE")
@pytest.mark.parametrize("order", ["undo", "redo"])
def test_taking_back_is_for_the_step_that_was_seen(lan: Lan, order: str) -> None:
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        lan.act(**FIRST)
        refused = page.say("order", order=order, version=seen)
        assert (refused["clause"], refused["stale"]) == ("TABLE-STALE", True)
        assert lan.host.version == seen + 1


@pytest.mark.rule("TABLE-STALE")
@pytest.mark.parametrize("yes", [True, False])
def test_consent_is_for_the_step_that_was_seen(lan: Lan, yes: bool) -> None:
    lan.act(**FIRST)
    lan.act(do="expose", seat=1)
    with lan.page(lan.seat(2)) as page:
        seen = page.state["version"]
        lan.act(do="pass", seat=1)
        lan.act(do="expose", seat=2)
        lan.do(lan.host.game.session.undo)
        refused = page.say("consent", seat=2, yes=yes, version=seen)
        assert (refused["clause"], refused["stale"]) == ("TABLE-STALE", True)
        assert lan.host.game.session.asked is not None


@pytest.mark.parametrize("order", ["pause", "go", "carry-on"])
def test_stopping_the_time_is_never_too_late(lan: Lan, order: str) -> None:
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        lan.act(**FIRST)
        assert page.say("order", order=order, version=seen)["tell"] == "done"


@pytest.mark.rule("TABLE-STALE")
def test_a_choice_in_another_game_is_stale_however_many_steps_it_has(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        lan.start()
        assert page.act(seen, **FIRST)["stale"]
        assert lan.host.game.session.version == 0


@pytest.mark.rule("TABLE-STALE")
def test_a_press_that_comes_behind_another_still_counts_by_its_moment(lan: Lan) -> None:
    tokens = lan.seat(1), lan.seat(2)
    lan.act(**FIRST)
    for _ in range(2):
        lan.act(do="expose", seat=lan.host.game.session.view().turn)
        lan.act(do="pass", seat=lan.host.game.session.view().turn)
    lan.pass_time(2.0)
    with lan.page(tokens[0]) as one, lan.page(tokens[1]) as two:
        seen, now = one.state["version"], lan.host.game.session.now()
        assert one.act(seen, do="call", seat=1, at=now - 0.01, err=0.01)["tell"] == "done"
        assert two.act(seen, do="call", seat=2, at=now - 0.06, err=0.01)["tell"] == "done"
        presses = two.state["view"]["table"]["window"]["presses"]
        assert [press["seat"] for press in presses] == [2, 1]


@pytest.mark.rule("TABLE-STALE")
def test_a_spoken_call_has_no_moment_and_can_be_stale(lan: Lan) -> None:
    lan.act(**FIRST)
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        lan.act(do="expose", seat=1)
        assert page.act(seen, do="call", seat=1)["stale"]


@pytest.mark.rule("TABLE-STALE")
def test_what_devices_tell_is_never_stale(lan: Lan) -> None:
    with lan.page(lan.table()) as page:
        lan.act(**FIRST)
        assert page.say("device", do="press", device="seat1.ok")["tell"] == "done"
        assert page.catch_up()["view"]["phase"] == "play"


# What comes twice


@pytest.mark.rule("TABLE-STALE")
def test_undo_that_comes_three_times_takes_back_one_step(lan: Lan) -> None:
    for name in ("Anna", "Anne", "Annie"):
        lan.act(do="name", seat=1, name=name)
    with lan.page(lan.table()) as page:
        seen = page.state["version"]
        said = [page.say("order", order="undo", version=seen)["tell"] for _ in range(3)]
        assert (said, page.state["view"]["seats"][0]["name"]) == (["done", "refused", "refused"], "Anne")
        seen = page.state["version"]
        said = [page.say("order", order="redo", version=seen)["tell"] for _ in range(3)]
        assert (said, page.state["view"]["seats"][0]["name"]) == (["done", "refused", "refused"], "Annie")


@pytest.mark.rule("TABLE-STALE")
@pytest.mark.parametrize(
    ("who", "order"),
    [
        ("table", {"say": "order", "order": "undo"}),
        ("referee", {"say": "order", "order": "redo"}),
        ("seat", {"say": "order", "order": "undo"}),
        ("referee", {"say": "consent", "seat": 0, "yes": True}),
        ("table", {"say": "demo", "do": "step"}),
    ],
)
def test_what_would_change_more_if_it_came_twice_says_which_moment_it_is_for(
    lan: Lan, who: str, order: dict[str, Any]
) -> None:
    lan.act(do="name", seat=1, name="Anna")
    token = lan.seat(1) if who == "seat" else lan.table() if who == "table" else lan.referee()
    with lan.page(token) as page:
        before = lan.host.version
        refused = page.say(**order)
        assert (refused["tell"], refused["clause"], refused["stale"]) == ("refused", "TABLE-STALE", True)
        assert refused["message"] == {"id": "web-no-version", "args": {}}
        assert lan.host.version == before
