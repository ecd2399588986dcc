"""Hidden information: what lies face down is told to nobody, by any action and to any viewer."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_data
from engine.ambush import GAME
from engine.game import Step
from engine.legal import legal
from engine.refusal import Refusal
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table
from tests.examples import examples

SNARE, BLANK, OTHER = "zz-snare", "zz-blank", "zz-other"
PACK: tuple[dict[str, Any], ...] = (
    {"id": SNARE, "name": "Zz-Snare", "ambush": True, "effects": []},
    {"id": BLANK, "name": "Zz-Blank", "effects": []},
    {"id": OTHER, "name": "Zz-Other", "damage": 2},
    {"id": "zz-layer", "name": "Zz-Layer", "effects": [{"op": "place", "n": 3, "up_to": True}]},
)
"""Cards whose names can be found in any text; the first is an Ambush card."""
LIST = [SNARE] * 2 + [BLANK] * 40 + [OTHER] * 2 + ["zz-layer"] * 8

Fields = dict[str, Any]


# The same game twice, with other cards face down


class Twins:
    """Two tables at which the same is done; only what nobody can see differs."""

    def __init__(self, seats: int, *, listed: bool, openly: bool, bar: bool) -> None:
        options: dict[str, Any] = {"cards": PACK, "false_start": "bar" if bar else "report"}
        self.tables = [Table(seats, deck_list=LIST if listed else None, **options) for _ in range(2)]
        self.openly = openly
        self.steps = 0

    def do(self, verb: str, seat: int, both: Fields, hidden: tuple[Fields, Fields] = ({}, {})) -> None:
        """The same action at both tables, but for its hidden fields; afterwards nobody could tell them apart."""
        outcomes = [table.attempt(verb, seat, **both, **mine) for table, mine in zip(self.tables, hidden, strict=True)]
        self.steps += 1
        running = {table.state.phase in GRAB_AND_BEFORE for table in self.tables}
        assert len(running) == 1
        if running == {True}:
            one, other = (self._told(table, out) for table, out in zip(self.tables, outcomes, strict=True))
            assert one == other

    def _told(self, table: Table, outcome: Step[Any] | Refusal) -> bytes:
        """All that anybody may learn: the facts or the refusal, every view and reminder, what one seat may do now."""
        seats = range(len(table.state.seats) + 1)
        said = to_data(outcome) if isinstance(outcome, Refusal) else [to_data(fact) for fact in outcome.facts]
        views = [GAME.view(table.state, viewer) for viewer in (None, *seats[1:])]
        may = list(legal(GAME, table.state, seats[self.steps % len(seats)]))
        told = [said, [to_data(view) for view in views], [GAME.clauses(view) for view in views], may]
        return msgspec.json.encode(unnamed(told) if self.openly else told)


GRAB_AND_BEFORE = ("setup", "expose", "play", "effect", "capture", "over")


def unnamed(told: Any) -> Any:
    """The same without the names of cards that lay open when they were named."""
    if isinstance(told, dict):
        shown = {key: "?" for key in ("card", "shown") if told.get(key) is not None}
        return {key: unnamed(value) for key, value in told.items()} | shown
    return [unnamed(each) for each in told] if isinstance(told, list | tuple) else told


USUAL = {
    "expose": ["expose"] * 6 + ["call"],
    "play": ["play"] * 3 + ["pass", "pass", "call", "call"],
    "effect": ["place"] * 6 + ["resolve", "pass", "call"],
    "capture": ["capture"] * 5 + ["stop", "stop", "call", "close"],
}
SELDOM = ["adjust", "name", "concede", "ready", "declare", "resolve", "expose", "place", "capture", "play", "stop"]
SMALL = st.integers(0, 4)
CHANGES = st.lists(
    st.one_of(
        st.fixed_dictionaries({"op": st.sampled_from(["pick", "draw", "damage"]), "n": SMALL, "seat": st.just(1)}),
        st.fixed_dictionaries({"op": st.just("place"), "n": SMALL, "seat": st.just(1), "from": st.just("deck")}),
    ),
    max_size=2,
)
FIELDS: dict[str, st.SearchStrategy[Fields]] = {
    "expose": st.sampled_from([{}, {"card": BLANK}, {"card": SNARE}, {"card": OTHER}]),
    "play": st.fixed_dictionaries(
        {}, optional={"card": st.sampled_from([BLANK, SNARE, OTHER, "zz-layer"]), "target": st.integers(1, 3),
                      "changes": CHANGES},
    ),
    "place": st.sampled_from([{"from_": "deck"}, {"from_": "hand"}, {}]),
    "resolve": st.fixed_dictionaries({}, optional={"changes": CHANGES}),
    "call": st.fixed_dictionaries({}, optional={"at": st.floats(0, 50), "err": st.sampled_from([0, 0.5])}),
    "stop": st.fixed_dictionaries({}, optional={"captured": SMALL}),
    "adjust": st.fixed_dictionaries(
        {"target": st.just(0), "counter": st.sampled_from(["deck", "battlefield"]), "to": st.integers(0, 9)}
    ),
    "name": st.just({"name": "Zoe"}),
    "declare": st.fixed_dictionaries({"ambush": SMALL}),
}  # fmt: skip
HIDDEN = st.tuples(*[st.sampled_from([{}, {"card": SNARE}, {"card": BLANK}, {"card": OTHER}])] * 2)
SHOWN = st.sampled_from([({"card": SNARE}, {"card": BLANK}), ({"card": BLANK}, {"card": SNARE})])


@st.composite
def step(draw: st.DrawFn, state: Any, openly: bool) -> tuple[str, int, Fields, tuple[Fields, Fields]]:
    """Something that somebody may try at this moment: mostly what is usual then, with two sets of hidden fields."""
    verb = draw(st.sampled_from(USUAL[state.phase] * 2 + SELDOM))
    both = draw(FIELDS.get(verb, st.just({})))
    nobody = verb in ("adjust", "close")
    anybody = st.integers(0 if verb in ("stop", "ready", "declare") else 1, len(state.seats))
    seat = 0 if nobody else draw(st.just(state.turn) if verb in ("expose", "play", "pass", "place") else anybody)
    if verb in ("place", "capture"):
        return verb, seat, both, draw(HIDDEN)
    if openly and verb in ("expose", "play") and both.get("card") in (SNARE, BLANK):
        return verb, seat, {key: value for key, value in both.items() if key != "card"}, draw(SHOWN)
    return verb, seat, both, ({}, {})


@pytest.mark.rule("AMBUSH-HIDE-02", "AMBUSH-HIDE-07", "AMBUSH-HIDE-09")
@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("openly", [False, True])
@settings(examples(10, 100), report_multiple_bugs=False)
@given(data=st.data())
def test_until_all_have_stopped_nobody_can_tell_what_lies_face_down(
    data: st.DataObject, listed: bool, openly: bool
) -> None:
    """Placed and captured cards differ; openly also exposed and played ones, whose name is then left out."""
    twins = Twins(data.draw(st.integers(2, 3)), listed=listed, openly=openly, bar=data.draw(st.booleans()))
    twins.do("first", 0, {"first": 1})
    for _ in range(data.draw(st.integers(10, 30))):
        state = twins.tables[0].state
        if state.phase not in USUAL:
            break
        twins.do(*data.draw(step(state, openly)))


def placed(*cards: str | None) -> Table:
    """Seat 1 has exposed a plain card and its unknown effect has placed these cards; then the turn has passed."""
    table = Table(2, cards=PACK).begun()
    table.do("expose", 1, card=BLANK)
    table.do("play", 1, card=OTHER)
    for card in cards:
        table.do("place", 1, from_="deck", **({} if card is None else {"card": card}))
    table.do("resolve", 1)
    return table


def told_from_the_call_on(table: Table) -> bytes:
    """Facts and views of a call over the cards that lie, to the moment when play goes on."""
    told: list[Any] = [table.view]
    for verb, seat, fields in (
        ("call", 2, {"at": 9}),
        ("call", 1, {"at": 9}),
        ("close", 0, {}),
        ("stop", 1, {"captured": 1}),
        ("stop", 2, {"captured": 2}),
        ("resolve", 1, {"changes": []}),
        ("ready", 0, {}),
        ("expose", 2, {}),
    ):
        step = table.attempt(verb, seat, **fields)
        told += [to_data(step if isinstance(step, Refusal) else step.facts), table.view]
    return msgspec.json.encode(told)


@pytest.mark.rule("AMBUSH-HIDE-02")
@pytest.mark.parametrize("then", [(), ("expose",), ("call",), ("call", "capture"), ("call", "stop")])
def test_what_may_be_done_does_not_hang_on_what_was_placed(then: tuple[str, ...]) -> None:
    listings = []
    for cards in ((BLANK,) * 3, (SNARE,) * 3, (None,) * 3, (SNARE, None, BLANK)):
        table = placed(*cards)
        for verb in then:
            table.do(verb, 2)
        listings.append([list(legal(GAME, table.state, seat)) for seat in (0, 1, 2)])
    assert all(listing == listings[0] for listing in listings)
    assert all(listings[0])


@pytest.mark.rule("AMBUSH-HIDE-03")
@pytest.mark.parametrize("numbers", [(0, 1), (2, 3), (2, 5)])
def test_the_verdict_does_not_tell_how_many_were_tapped(numbers: tuple[int, int]) -> None:
    tables = [placed(*[SNARE] * number, *[BLANK] * (5 - number)) for number in numbers]
    one, other = (told_from_the_call_on(table) for table in tables)
    assert one == other
    assert (b'"verdict":"good"' in one) == (numbers[0] >= 2)


@pytest.mark.rule("AMBUSH-HIDE-03")
def test_the_verdict_tells_good_or_false_and_by_what() -> None:
    table = placed(SNARE, SNARE, SNARE)
    table.do("call", 2)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": True, "by": "tapped"}]
    assert table.table["window"]["verdict"] == "good"


@pytest.mark.rule("AMBUSH-HIDE-03")
def test_declared_numbers_are_told_as_people_declared_them() -> None:
    table = placed(None, None, SNARE)
    table.do("call", 2)
    table.stop_all(s1=2)
    table.do("declare", 1, ambush=0)
    assert table.told("declared") == [{"fact": "declared", "seat": 1, "ambush": 0}]
    table.do("declare", 0, ambush=1)
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "declared"}]


# What a view is made of

VIEW_KEYS = {"game", "mode", "round", "turn", "phase", "moment", "to_act", "prompt", "seats", "table", "result"}
SEAT_KEYS = {"seat", "name", "team", "counters", "zones", "flags"}
TABLE_KEYS = {
    "deck", "battlefield", "in_play", "shown", "calls_open", "castles", "first", "pending", "window", "stats",
}  # fmt: skip
WINDOW_KEYS = {"open", "presses", "callers", "heat", "time_up", "verdict"}
PENDING_KEYS = {"place", "from", "up_to", "resolve"}
STATS_KEYS = {
    "good_calls", "false_calls", "heats", "false_starts", "presses", "last_ms", "best_ms", "mean_ms",
}  # fmt: skip


@pytest.mark.rule("AMBUSH-HIDE-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_all_viewers_see_the_same(moment: str) -> None:
    state = at(moment).state
    public = msgspec.json.encode(GAME.view(state, None))
    assert [msgspec.json.encode(GAME.view(state, viewer)) for viewer in (1, 2)] == [public, public]


@pytest.mark.rule("AMBUSH-HIDE-04", "AMBUSH-HIDE-02")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_view_holds_what_the_rules_say_and_nothing_else(moment: str) -> None:
    view = at(moment).view
    assert view.keys() == VIEW_KEYS
    assert view["table"].keys() == TABLE_KEYS
    assert type(view["table"]["battlefield"]) is type(view["table"]["deck"]) is int
    assert (view["table"]["window"] or dict.fromkeys(WINDOW_KEYS)).keys() == WINDOW_KEYS
    assert (view["table"]["pending"] or dict.fromkeys(PENDING_KEYS)).keys() == PENDING_KEYS
    assert all(stats.keys() == STATS_KEYS for stats in view["table"]["stats"].values())


@pytest.mark.rule("AMBUSH-HIDE-06")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_hands_and_piles_are_counts_also_for_their_owner(moment: str, viewer: int | None) -> None:
    for seat in to_data(GAME.view(at(moment).state, viewer))["seats"]:
        assert seat.keys() == SEAT_KEYS
        assert {name: type(count) for name, count in seat["zones"].items()} == {"hand": int, "captured": int}
        assert seat["counters"].keys() == {"castle", "guard"}


# The card that was shown last


@pytest.mark.rule("AMBUSH-HIDE-05")
def test_a_card_is_shown_until_the_next_action() -> None:
    table = Table(2, cards=PACK).begun()
    shown = [table.table["shown"]]
    for verb, seat, fields in (
        ("expose", 1, {"card": SNARE}),
        ("play", 1, {"card": OTHER}),
        ("place", 1, {"from_": "deck", "card": BLANK}),
        ("resolve", 1, {}),
        ("expose", 2, {}),
        ("play", 2, {"card": BLANK}),
        ("expose", 1, {"card": OTHER}),
        ("call", 2, {}),
        ("capture", 1, {"card": BLANK}),
    ):
        table.do(verb, seat, **fields)
        shown.append(table.table["shown"])
    assert shown == [None, SNARE, OTHER, None, None, None, BLANK, OTHER, None, None]


@pytest.mark.rule("AMBUSH-HIDE-05")
@pytest.mark.parametrize(
    ("verb", "seat", "fields"),
    [
        ("pass", 1, {}),
        ("name", 2, {"name": "Zoe"}),
        ("name", 1, {"name": "Ana"}),
        ("call", 2, {}),
        ("adjust", 0, {"target": 1, "counter": "hand", "to": 5}),
        ("concede", 2, {}),
        ("play", 1, {}),
    ],
)
def test_whatever_is_done_next_the_card_is_no_longer_shown(verb: str, seat: int, fields: Fields) -> None:
    table = Table(3, cards=PACK).begun()
    table.do("expose", 1, card=SNARE)
    assert table.table["shown"] == SNARE
    table.do(verb, seat, **fields)
    assert table.table["shown"] is None


@pytest.mark.rule("AMBUSH-HIDE-07")
def test_placed_and_captured_cards_are_named_nowhere() -> None:
    table = placed(SNARE)
    table.do("expose", 2)
    assert b"zz-" not in encoded(table).lower()
    table.do("call", 1)
    for seat, card in ((1, SNARE), (2, OTHER)):
        table.do("capture", seat, card=card)
        assert table.facts == [{"fact": "captured", "seat": seat, "count": 1}]
        assert b"zz-" not in encoded(table).lower()


def encoded(table: Table) -> bytes:
    return msgspec.json.encode([table.facts, [GAME.view(table.state, viewer) for viewer in (None, 1, 2)]])


def cards_named(told: Any) -> set[str]:
    return set(re.findall(r"zz-[a-z]+", msgspec.json.encode(to_data(told)).decode().lower()))


@pytest.mark.rule("AMBUSH-HIDE-08")
@settings(examples(20, 200), report_multiple_bugs=False)
@given(data=st.data())
def test_no_fact_view_or_refusal_names_a_card_but_the_one_shown_now(data: st.DataObject) -> None:
    """A card that lies, or lay, is never named again; a refusal names at most what was tried."""
    table = Table(2, cards=PACK, deck_list=LIST if data.draw(st.booleans()) else None).begun()
    for _ in range(data.draw(st.integers(10, 40))):
        if table.state.phase not in USUAL:
            break
        verb, seat, both, (hidden, _) = data.draw(step(table.state, False))
        outcome = table.attempt(verb, seat, **both, **hidden)
        tried = {both["card"]} if "card" in both else set()
        if isinstance(outcome, Refusal):
            assert cards_named(outcome) <= tried | set(hidden.values())
        else:
            shown = {table.table["shown"]} - {None}
            assert shown == (tried if verb in ("expose", "play") else set())
            assert cards_named(outcome.facts) | cards_named(table.view) == shown


@pytest.mark.rule("AMBUSH-HIDE-09")
@pytest.mark.parametrize("verb", ["expose", "play"])
def test_an_ambush_card_looks_like_any_other_but_for_its_name(verb: str) -> None:
    told = []
    for card in (SNARE, BLANK):
        table = Table(2, cards=PACK).begun()
        if verb == "play":
            table.do("expose", 1)
        table.do(verb, 1, card=card)
        assert cards_named([table.facts, table.view]) == {card}
        told.append(unnamed([table.facts, table.view]))
    assert told[0] == told[1]


@pytest.mark.rule("AMBUSH-HIDE-10")
@pytest.mark.parametrize("cards", [(SNARE, SNARE, SNARE), (BLANK, BLANK, BLANK), (None, None, None)])
def test_the_grab_lasts_until_all_have_stopped_whatever_lies_there(cards: tuple[str | None, ...]) -> None:
    table = placed(*cards)
    table.do("call", 2)
    for seat in (1, 2, 1, 1, 2):
        table.do("capture", seat)
    table.do("stop", 0)
    table.do("stop", 1)
    assert table.table["battlefield"] == 0
    assert (table.view["phase"], table.view["to_act"]) == ("capture", [2])
    table.do("stop", 2)
    assert table.view["phase"] == ("verify" if cards[0] is None else "aftermath")
