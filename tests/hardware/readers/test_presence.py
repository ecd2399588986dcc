"""Cards on a reader: each arrival and removal once, two cards never as one of the two, times of the first sight."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.inputs import Clash, Input, Lifted, Tag, Tap
from hardware.readers.presence import Presence

X, Y, Z = Tag(uid="04AA"), Tag(uid="04BB"), Tag(card="target-1")
PERIOD = 0.1


def story(polls: list[set[Tag]], sure: int = 1, gone: int = 3) -> list[Input]:
    """What is told when the reader looks once every tenth of a second and sees these cards."""
    presence = Presence("seat1.reader", sure, gone)
    return [told for number, seen in enumerate(polls) for told in presence.poll(seen, number * PERIOD, PERIOD)]


def words(told: list[Input]) -> list[str]:
    return [f"{type(each).__name__} {getattr(each, 'uid', '')}".strip() for each in told]


def test_a_card_that_comes_and_goes() -> None:
    assert story([set(), {X}, set(), set(), set()]) == [
        Tap(device="seat1.reader", at=0.1, err=0.1, uid="04AA"),
        Lifted(device="seat1.reader", at=0.2, err=0.1, uid="04AA"),
    ]


def test_a_tap_says_the_card_where_that_is_known() -> None:
    assert story([{Z}]) == [Tap(device="seat1.reader", at=0.0, err=0.1, card="target-1")]


def test_a_card_left_on_the_reader_is_told_once() -> None:
    assert words(story([{X}] * 50)) == ["Tap 04AA"]


def test_a_card_that_flaps_is_told_once() -> None:
    assert words(story([{X}, set(), {X}, set(), set(), {X}] * 5)) == ["Tap 04AA"]


def test_the_same_card_can_be_tapped_again_after_it_was_lifted() -> None:
    assert words(story([{X}, set(), set(), set(), {X}])) == ["Tap 04AA", "Lifted 04AA", "Tap 04AA"]


def test_two_cards_at_once_are_a_clash_and_none_of_them_is_tapped() -> None:
    told = story([{X, Y}] * 5)
    assert told == [Clash(device="seat1.reader", at=0.0, err=0.1, tags=(X, Y))]


def test_after_a_clash_the_card_that_stays_counts_from_when_it_is_alone() -> None:
    told = story([{X, Y}, {X, Y}, {Y}, {Y}, {Y}])
    assert words(told) == ["Clash", "Tap 04BB"]
    assert told[-1].at == 0.2


def test_a_clash_that_ends_with_an_empty_reader_says_so() -> None:
    assert words(story([{X, Y}, set(), set(), set()])) == ["Clash", "Lifted"]


def test_a_card_that_was_tapped_before_another_joined_it_is_not_tapped_again() -> None:
    assert words(story([{X}, {X, Y}, {X}, {X}, {X}, {X}])) == ["Tap 04AA", "Clash"]


def test_of_two_cards_the_tapped_one_may_leave() -> None:
    assert words(story([{X}, {X, Y}, {Y}, {Y}, {Y}])) == ["Tap 04AA", "Clash", "Lifted 04AA", "Tap 04BB"]


def test_a_third_card_is_another_clash() -> None:
    told = story([{X, Y}, {X, Y, Z}])
    assert [each.tags for each in told if isinstance(each, Clash)] == [(X, Y), (Z, X, Y)]


def test_cards_swapped_quickly_are_no_clash() -> None:
    told = story([{X}, {Y}, {Y}, {Y}])
    assert words(told) == ["Tap 04AA", "Lifted 04AA", "Tap 04BB"]
    assert [each.at for each in told] == [0.0, 0.1, 0.1]


def test_a_card_left_when_it_was_first_missed_though_another_came_later() -> None:
    told = story([{X}, set(), {Y}, {Y}])
    assert words(told) == ["Tap 04AA", "Lifted 04AA", "Tap 04BB"]
    assert [each.at for each in told] == [0.0, 0.1, 0.2]


def test_cards_that_are_seen_by_turns_lie_there_together() -> None:
    assert words(story([{X}, {Y}, {X}, {Y}], sure=2)) == ["Clash"]


def test_a_phantom_is_not_believed() -> None:
    assert story([set(), {X}, set(), set(), set(), {Y}, set()], sure=2) == []
    assert words(story([{X}, {X}, {X, Y}, {X}, {X}, {X}], sure=2)) == ["Tap 04AA"]


def test_of_two_cards_laid_down_together_none_is_tapped_because_it_was_seen_first() -> None:
    assert words(story([{X}, {X, Y}, {X, Y}, {X, Y}], sure=2)) == ["Clash"]


def test_a_card_that_had_to_be_seen_twice_came_when_it_was_seen_first() -> None:
    assert [each.at for each in story([set(), {X}, {X}, {X}], sure=2)] == [0.1]


POLLS = st.lists(st.sets(st.sampled_from([X, Y, Z])), max_size=30)


@given(POLLS, st.integers(1, 3), st.integers(1, 4))
def test_whatever_is_seen_the_story_makes_sense(polls: list[set[Tag]], sure: int, gone: int) -> None:
    tapped, clashing = Tag(), False
    for told in story(polls, sure, gone):
        match told:
            case Clash(tags=tags):
                assert len(tags) > 1
                clashing = True
            case Tap(uid=uid, card=card):
                assert tapped == Tag(), "a card is tapped while another one is"
                tapped, clashing = Tag(uid, card), False
            case Lifted(uid=uid, card=card):
                assert Tag(uid, card) == tapped
                assert tapped != Tag() or clashing, "nothing was there to be lifted"
                tapped, clashing = Tag(), False


@given(POLLS, st.integers(1, 3), st.integers(1, 4))
def test_in_the_end_the_reader_knows_what_lies_there(polls: list[set[Tag]], sure: int, gone: int) -> None:
    told = [each for each in story([*polls, *[{X}] * 10], sure, gone) if isinstance(each, Tap | Lifted)]
    assert isinstance(told[-1], Tap)
    assert told[-1].uid == "04AA"


@given(POLLS)
def test_nothing_is_told_before_it_was_seen(polls: list[set[Tag]]) -> None:
    presence = Presence("seat1.reader")
    for number, seen in enumerate(polls):
        for told in presence.poll(seen, number * PERIOD):
            assert told.at <= number * PERIOD
