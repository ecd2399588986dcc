"""Which chip is which card, on the disk."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.cards.registry import Registry, Tag, is_token
from companion.cards.tags import tags_of
from companion.log import Log, Unusable
from companion.taps import Tagged, card_of
from engine.refusal import Refusal
from hardware.inputs import Tap
from tests.companion.cards.tapping import tags, uid

NOON = "2025-06-01T12:00:00+00:00"


def tag(number: int, card: str = "ambush", game: str | None = "ambush", registered: str = NOON) -> Tag:
    return Tag(uid(number), game, card, registered)


def test_a_tag_is_found_again_also_after_closing(log: Log) -> None:
    Registry(log).add(tag(1))
    log.close()
    again = Log(log.path)
    assert Registry(again).find(uid(1)) == tag(1)
    assert Registry(again).find(uid(2)) is None
    again.close()


def test_a_taken_tag_is_not_given_away(log: Log) -> None:
    registry = Registry(log)
    assert registry.add(tag(1)) == tag(1)
    assert registry.add(tag(1, "elven-archer")) == tag(1)
    assert registry.tags() == [tag(1)]


def test_moving_replaces(log: Log) -> None:
    registry = Registry(log)
    registry.add(tag(1))
    registry.put(tag(1, "elven-archer"))
    assert registry.tags() == [tag(1, "elven-archer")]


def test_a_card_may_have_many_tags_and_they_are_counted(log: Log) -> None:
    registry = Registry(log)
    for number in (1, 2, 3):
        registry.add(tag(number))
    registry.add(tag(4, "elven-archer"))
    registry.add(tag(5, "ambush", "trove"))
    registry.add(tag(6, "target-2", None))
    assert registry.counts("ambush") == {"ambush": 3, "elven-archer": 1, "target-2": 1}


def test_forgetting_frees_and_says_how_many(log: Log) -> None:
    registry = Registry(log)
    for number in (1, 2):
        registry.add(tag(number))
    assert registry.forget(uid(1), uid(2), uid(3)) == 2
    assert registry.forget(uid(1)) == 0
    assert registry.tags() == []


def test_the_tags_of_one_game_are_those_of_that_game_only(log: Log) -> None:
    registry = Registry(log)
    for one in (tag(1), tag(2, "x", "trove"), tag(3, "target-1", None)):
        registry.add(one)
    assert registry.tags("ambush") == [tag(1)]
    assert len(registry.tags()) == 3


def test_a_new_tag_says_when_and_a_token_has_no_game(log: Log) -> None:
    registry = Registry(log, lambda: datetime(2025, 6, 1, 12, tzinfo=UTC))
    assert registry.fresh(uid(1), "ambush", "ambush") == tag(1)
    assert registry.fresh(uid(1), "ambush", "target-3") == tag(1, "target-3", None)


@pytest.mark.parametrize(("card", "token"), [("target-1", True), ("target-99", True), ("target-0", False),
    ("target-100", False), ("target-01", False), ("target-", False), ("target", False), ("ambush", False)])  # fmt: skip
def test_tokens_are_numbered_from_1(card: str, token: bool) -> None:
    assert is_token(card) is token


def test_a_full_disk_is_told_and_nothing_is_half_written(log: Log) -> None:
    Registry(log).add(tag(0))
    log.store.execute(f"PRAGMA max_page_count = {log.store.execute('PRAGMA page_count').fetchone()[0]}")
    many = [tag(number) for number in range(1, 2000)]
    with pytest.raises(Unusable) as full:
        Registry(log).merge(many)
    assert full.value.message.id == "log-full"
    assert Registry(log).tags() == [tag(0)]


def test_a_session_finds_the_card_of_a_chip(log: Log) -> None:
    registry, find = Registry(log), tags_of(log)
    assert find(uid(1)) is None
    registry.add(tag(1))
    registry.add(tag(2, "target-2", None))
    assert find(uid(1)) == Tagged("ambush", "ambush")
    assert find(bytes.fromhex(uid(1)).hex(":")) == Tagged("ambush", "ambush")
    assert find(uid(2)) == Tagged(None, "target-2")
    assert find("04") is None
    assert find("") is None


def test_a_chip_of_another_game_is_refused_in_a_session(log: Log) -> None:
    Registry(log).add(tag(1, "gold", "trove"))
    refused = card_of(Tap(device="seat1.reader", at=0.0, uid=uid(1)), "ambush", tags_of(log))
    assert isinstance(refused, Refusal)
    assert refused.message.id == "tag-other-game"


def test_two_programs_may_register_at_the_same_time(log: Log, tmp_path: Path) -> None:
    other = Log(log.path)
    for number, name in enumerate(tags(20)):
        Registry(other if number % 2 else log).add(Tag(name, "ambush", "ambush", NOON))
    assert len(Registry(log).tags()) == len(Registry(other).tags()) == 20
    other.close()
