"""Whose card a tap is: what is registered comes first, then what stands on the tag."""

import pytest

from companion.taps import Tagged, card_of
from engine.refusal import INPUT, Refusal
from hardware.inputs import Tap

UID = "04A1B2C3D4E580"
REGISTERED = {
    UID: Tagged("ambush", "footman"),
    "04112233": Tagged(None, "target-2"),
    "04445566": Tagged("ambal", "owl"),
}


def tapped(uid: str = "", card: str = "") -> str | Refusal:
    return card_of(Tap(device="table.reader", at=1.0, uid=uid, card=card), "ambush", REGISTERED.get)


@pytest.mark.parametrize(
    ("uid", "text", "card"),
    [
        (UID, "", "footman"),
        (UID, "dragon", "footman"),
        ("04112233", "dragon", "target-2"),
        ("04AAAAAA", "dragon", "dragon"),
        ("", "dragon", "dragon"),
    ],
)
def test_what_is_registered_counts_more_than_what_stands_on_the_tag(uid: str, text: str, card: str) -> None:
    assert tapped(uid, text) == card


def test_a_tag_that_nobody_knows_and_that_says_nothing() -> None:
    found = tapped("04AAAAAA")
    assert isinstance(found, Refusal)
    assert (found.clause, found.message.id) == (INPUT, "tag-unknown")


@pytest.mark.parametrize("text", ["", "footman"])
def test_a_tag_of_another_game_is_refused_whatever_stands_on_it(text: str) -> None:
    found = tapped("04445566", text)
    assert isinstance(found, Refusal)
    assert found.message.id == "tag-other-game"


def test_a_card_that_is_tapped_on_the_page_is_not_looked_up() -> None:
    def never(uid: str) -> Tagged | None:
        raise AssertionError(uid)

    assert card_of(Tap(device="table.reader", at=1.0, card="dragon"), "ambush", never) == "dragon"
