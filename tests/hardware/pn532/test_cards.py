"""What lies on one reader, poll by poll: little memory is used, however long a game lasts."""

from hardware.inputs import Input, Lifted, Tap, Unread
from hardware.pn532.cards import GONE, MOST_KNOWN, Cards
from hardware.pn532.sight import Sight
from hardware.pn532.targets import Target

STAYS = Target(b"\x04stays!")


def number(count: int) -> Target:
    return Target(b"\x04" + count.to_bytes(6))


def polls(cards: Cards, *sights: Sight) -> list[Input]:
    return [told for sight in sights for told in cards.poll(sight, lambda target: "", 0.0, 0.0)]


def test_of_ten_thousand_cards_the_latest_are_known_and_those_that_lie_there() -> None:
    cards = Cards("seat1.reader")
    told: list[Input] = []
    for count in range(10_000):
        told += polls(cards, Sight((number(count), STAYS)), *[Sight((STAYS,))] * GONE)
    assert len(cards._seen) == MOST_KNOWN
    assert list(cards._lying) == [STAYS]
    assert cards.knows(number(9_999))
    assert cards.knows(STAYS)
    assert not cards.knows(number(0))
    assert not any(isinstance(each, Lifted) for each in told)


def test_a_card_that_lies_there_for_ten_hours_is_told_once() -> None:
    cards = Cards("seat1.reader")
    told = polls(cards, *[Sight((STAYS,))] * 360_000)
    assert [type(each) for each in told] == [Tap]


def test_a_card_has_left_after_so_many_polls_without_it_and_not_before() -> None:
    cards = Cards("seat1.reader")
    polls(cards, Sight((STAYS,)))
    for _ in range(5):
        assert polls(cards, *[Sight()] * (GONE - 1), Sight((STAYS,))) == []
    assert [type(each) for each in polls(cards, *[Sight()] * GONE)] == [Lifted]


def test_a_phone_and_a_card_side_by_side() -> None:
    cards = Cards("seat1.reader")
    told = polls(cards, *[Sight((STAYS,), phone=True)] * 10)
    assert [type(each) for each in told] == [Unread, Tap]


def test_a_tag_is_asked_what_it_is_once_for_each_time_it_comes() -> None:
    cards, asked = Cards("seat1.reader"), list[Target]()

    def read(target: Target) -> str:
        asked.append(target)
        return "firebolt"

    here, away = [Sight((STAYS,))] * 5, [Sight()] * GONE
    told = [each for sight in (*here, *away, *here) for each in cards.poll(sight, read, 0.0, 0.0)]
    assert [each.card for each in told if isinstance(each, Tap)] == ["firebolt", "firebolt"]
    assert asked == [STAYS, STAYS]
