"""Whatever is registered, moved, forgotten, exported and imported: one chip is one card, and nothing gets lost."""

import atexit
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from itertools import permutations
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from companion.cards.incoming import read_file
from companion.cards.merge import Merged, Prefer
from companion.cards.outgoing import tags_as
from companion.cards.registry import Registry, Tag
from companion.log import Log
from tests.companion.cards.tapping import uid

NOW = datetime(2025, 6, 1, 12, tzinfo=UTC)
uids = st.integers(1, 6).map(uid)
moments = st.integers(0, 3).map(lambda hour: f"2025-06-01T0{hour}:00:00+00:00")
owned = st.tuples(st.sampled_from(["ambush", "trove"]), st.sampled_from(["ambush", "elven-archer", "gold"]))
tokens = st.tuples(st.none(), st.sampled_from(["target-1", "target-2"]))
some_tags = st.builds(lambda uid, of, at: Tag(uid, of[0], of[1], at), uids, owned | tokens, moments)
registries = st.lists(some_tags, max_size=6, unique_by=lambda tag: tag.uid)
suffixes = st.sampled_from([".toml", ".json"])
brief = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def through_a_file(tags: Iterable[Tag], suffix: str) -> tuple[Tag, ...]:
    """Written and read again, as another table would get it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"tags{suffix}")
        file.write_text(tags_as(tags, suffix), encoding="utf-8")
        found = read_file(file, NOW)
    assert isinstance(found, tuple)
    return found


@cache
def spare() -> Log:
    """A second database, emptied before every use: making one takes far longer than using it."""
    folder = tempfile.TemporaryDirectory()
    log = Log(Path(folder.name, "spare.db"))
    atexit.register(folder.cleanup)
    atexit.register(log.close)
    return log


def merged(*sources: Iterable[Tag], prefer: Prefer = None) -> tuple[list[Tag], list[Merged]]:
    """Into an empty database, one after the other."""
    registry = Registry(spare())
    registry.forget(*(tag.uid for tag in registry.tags()))
    told = [registry.merge(source, prefer) for source in sources]
    return registry.tags(), told


class Table(RuleBasedStateMachine):
    """One table, and beside it a plain dictionary that says what should be registered."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.log = Log(Path(self.folder.name, "ambit.db"))
        self.registry = Registry(self.log)
        self.known: dict[str, Tag] = {}

    def teardown(self) -> None:
        self.log.close()
        self.folder.cleanup()

    @rule(tag=some_tags)
    def register(self, tag: Tag) -> None:
        held = self.registry.add(tag)
        assert held == self.known.setdefault(tag.uid, tag)

    @rule(tag=some_tags)
    def move(self, tag: Tag) -> None:
        self.registry.put(tag)
        self.known[tag.uid] = tag

    @rule(name=uids)
    def forget(self, name: str) -> None:
        assert self.registry.forget(name) == (self.known.pop(name, None) is not None)

    @rule(theirs=registries, suffix=suffixes, prefer=st.sampled_from([None, "ours", "theirs"]))
    def take_in(self, theirs: list[Tag], suffix: str, prefer: Prefer) -> None:
        self.registry.merge(through_a_file(theirs, suffix), prefer)
        for tag in theirs:
            ours = self.known.setdefault(tag.uid, tag)
            if (ours.game, ours.card) == (tag.game, tag.card):
                self.known[tag.uid] = min(ours, tag, key=lambda one: one.registered)
            elif prefer == "theirs":
                self.known[tag.uid] = tag

    @rule(suffix=suffixes)
    def take_elsewhere(self, suffix: str) -> None:
        """An empty table that takes in what this one writes has the same registry."""
        tags, _ = merged(through_a_file(self.registry.tags(), suffix))
        assert tags == self.registry.tags()

    @invariant()
    def one_chip_is_one_card(self) -> None:
        tags = self.registry.tags()
        assert {tag.uid: tag for tag in tags} == self.known
        assert len(tags) == len(self.known)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)


@brief
@given(registries, registries)
def test_taking_in_the_same_twice_changes_nothing(first: list[Tag], second: list[Tag]) -> None:
    once, _ = merged(first, second)
    twice, told = merged(first, second, second)
    assert once == twice
    assert told[2].added == 0


@brief
@given(st.lists(registries, min_size=2, max_size=3))
def test_without_a_conflict_the_order_does_not_matter(sources: list[list[Tag]]) -> None:
    agreed: dict[str, tuple[str | None, str]] = {}
    sources = [
        [tag for tag in source if agreed.setdefault(tag.uid, (tag.game, tag.card)) == (tag.game, tag.card)]
        for source in sources
    ]
    results = [merged(*order)[0] for order in permutations(sources)]
    assert all(result == results[0] for result in results)
    assert {tag.uid for tag in results[0]} == {tag.uid for source in sources for tag in source}


@brief
@given(registries, registries)
def test_every_tag_of_the_file_is_in_or_is_told(ours: list[Tag], theirs: list[Tag]) -> None:
    tags, (_, told) = merged(ours, theirs)
    there = {(tag.uid, tag.game, tag.card) for tag in tags}
    told_of = {(one.theirs.uid, one.theirs.game, one.theirs.card) for one in told.undecided}
    assert {(tag.uid, tag.game, tag.card) for tag in (*ours, *theirs)} == there | told_of
    assert told.added + told.same + len(told.undecided) == len(theirs)


@brief
@given(registries, registries)
def test_a_decision_leaves_nothing_undecided_and_tells_what_it_overruled(ours: list[Tag], theirs: list[Tag]) -> None:
    _, (_, undecided) = merged(ours, theirs)
    for prefer, winner in (("ours", ours), ("theirs", theirs)):
        tags, (_, told) = merged(ours, theirs, prefer="ours" if prefer == "ours" else "theirs")
        assert told.undecided == ()
        assert told.settled == undecided.undecided
        assert {(tag.uid, tag.game, tag.card) for tag in winner} <= {(tag.uid, tag.game, tag.card) for tag in tags}
