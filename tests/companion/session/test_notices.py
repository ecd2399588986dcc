"""What people are told when something is wrong with a card or a device."""

from typing import Any

import pytest

from companion.messages import Speaker
from companion.session.inputs import unanswered
from companion.session.notices import Notice, SurroundingsChanged
from hardware.inputs import Tag, Up
from hardware.virtual import Dead, Lost, TwoCards, Unplugged, Unreadable
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening


def notices(evening: Evening) -> list[Notice]:
    return [news for news in evening.news if isinstance(news, Notice)]


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin().begun()


def tapped(evening: Evening, uid: str, reader: str = "table.reader") -> None:
    evening.table.tap(reader, uid=uid)


def test_a_registered_tag_is_its_card(evening: Evening) -> None:
    tapped(evening, "04A1")
    assert evening.written()[-1].actions[0]["card"] == "footman"
    assert evening.told == []


def test_a_token_serves_in_every_game(begin: Begin) -> None:
    evening = begin(3).begun().press("seat1.ok").tap("seat1.reader", "footman")
    tapped(evening, "04C3", "seat1.reader")
    assert evening.seat(3)["counters"]["castle"] == 17


@pytest.mark.parametrize(
    ("uid", "words", "args"),
    [
        ("04FF", "tag-unknown", {"uid": "04FF"}),
        ("04B1", "tag-other-game", {"card": "firebolt", "game": "ambal", "wanted": "ambush"}),
    ],
)
def test_a_tag_that_is_nobodys_or_of_another_game(evening: Evening, uid: str, words: str, args: dict[str, Any]) -> None:
    tapped(evening, uid)
    assert evening.told == [words]
    [notice] = notices(evening)
    assert (notice.message.args, notice.clause, notice.device, notice.seat) == (args, "TABLE-INPUT", "table.reader", 0)
    assert evening.heard()[-1] == "two-tones"
    assert evening.rows() == 1


def test_two_cards_at_once_count_for_nothing(evening: Evening) -> None:
    evening.table.fault("table.reader", TwoCards())
    tapped(evening, "04A1")
    assert evening.told == ["reader-clash"]
    assert notices(evening)[0].message.args == {"device": "table.reader", "count": 2}
    assert evening.rows() == 1


def test_cards_laid_on_top_of_each_other_count_one_by_one(evening: Evening) -> None:
    evening.table.lay("table.reader", Tag(uid="04A1"), Tag(uid="04A2"))
    assert (evening.told, evening.rows()) == (["reader-clash"], 1)
    evening.table.lift("table.reader", Tag(uid="04A2"))
    assert evening.written()[-1].actions[0]["card"] == "footman"


@pytest.mark.parametrize("why", ["phone", "faint"])
def test_what_cannot_be_read_is_named(evening: Evening, why: Any) -> None:
    evening.table.fault("table.reader", Unreadable(why=why))
    tapped(evening, "04A1")
    assert (evening.told, evening.rows()) == ([f"reader-{why}"], 1)


def test_a_press_that_never_arrived_has_to_be_done_again(evening: Evening) -> None:
    evening.table.fault("seat1.ok", Lost(resent=None))
    evening.press("seat1.ok").wait(1.5)
    assert (evening.told, evening.rows()) == (["device-missed"], 1)
    assert notices(evening)[0].seat == 1


def test_a_device_that_goes_down_and_comes_up_again(evening: Evening) -> None:
    evening.table.fault("seat2.reader", Dead(why="no answer on the bus"))
    assert evening.told == ["device-down"]
    assert notices(evening)[0].message.args == {"device": "seat2.reader", "why": "no answer on the bus"}
    evening.table.mend("seat2.reader")
    assert evening.told == ["device-down", "device-up"]
    assert evening.session.devices()["seat2.reader"] == Up()
    assert sum(isinstance(news, SurroundingsChanged) for news in evening.news) == 2, (
        "the page looks again at the devices"
    )
    assert evening.rows() == 1


def test_a_satellite_that_is_unplugged_takes_all_its_devices_along(evening: Evening) -> None:
    evening.table.fault("seat2", Unplugged())
    down = {notice.device for notice in notices(evening)}
    assert down == {name for name in evening.session.devices() if name.startswith("seat2.")}
    evening.table.mend("seat2")
    assert evening.told.count("device-up") == len(down)


def test_a_display_that_was_gone_shows_what_is_now(evening: Evening) -> None:
    evening.table.fault("seat2", Unplugged())
    evening.press("seat1.ok").tap("seat1.reader", "footman")
    assert evening.shows("seat2.main") is None
    evening.table.mend("seat2")
    assert evening.table.glance("seat2.main") == "  17"


def test_a_link_that_does_not_answer_in_time_is_named_with_the_verdict(begin: Begin) -> None:
    evening = begin(3).begun().lying("ambush", "ambush").wait(1.0)
    evening.table.fault("seat3", Lost(resent=None))
    evening.press("seat2.call").wait(0.499)
    assert notices(evening) == []
    evening.wait(0.001)
    [notice] = notices(evening)
    assert (notice.message.id, notice.message.args) == ("link-unanswered", {"link": "seat3", "seat": 3})
    assert "may be missing from this verdict" in Speaker("en").message(notice.message)


def test_links_that_answer_are_not_named(begin: Begin) -> None:
    evening = begin(3).begun().lying("ambush", "ambush").wait(1.0).press("seat2.call").wait(2.0)
    assert notices(evening) == []


@pytest.mark.parametrize(("language", "said"), [("en", "The buttons on the Pi"), ("fr", "Les boutons du Pi")])
def test_pins_that_do_not_answer_are_named_in_words(language: str, said: str) -> None:
    assert said in Speaker(language).message(unanswered("pins").message)
    assert "phone" not in Speaker(language).message(unanswered("north").message)
    assert unanswered("phone7").message.args == {"link": "phone", "seat": None}
    assert "north" in Speaker(language).message(unanswered("north").message)
