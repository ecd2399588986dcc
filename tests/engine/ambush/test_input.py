"""What cannot be understood: refused on TABLE-INPUT before any rule is looked at, and never with a crash."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import clauses
from engine.action import to_data
from engine.ambush import GAME
from engine.game import Step, read_action
from engine.refusal import Refusal
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table
from tests.examples import examples

HUGE = 10**30
NAN, INF = float("nan"), float("inf")
KNOWN_CLAUSES = {*clauses.read("ambush"), *clauses.read("table")}


def _open_window() -> Table:
    table = Table().begun().turns(2)
    table.do("call", 2, at=5)
    return table


def reach(moment: str) -> Table:
    return _open_window() if moment == "window" else at(moment)


def give(table: Table, data: Any) -> Step[Any] | Refusal:
    """The engine is given what came from outside, whatever it is."""
    action = read_action(GAME, data)
    return action if isinstance(action, Refusal) else table.history.do(action)


def refused(table: Table, data: Any) -> str | None:
    """The clause on which it is refused, with the table unchanged; None when it is accepted."""
    before = table.state
    outcome = give(table, data)
    if isinstance(outcome, Step):
        return None
    assert table.state is before
    return outcome.clause


FULL: dict[str, tuple[str, dict[str, Any]]] = {
    "name": ("setup", {"seat": 1, "name": "Zoe"}),
    "castle": ("setup", {"seat": 1, "name": "Rook"}),
    "first": ("setup", {"seat": 0, "first": 1, "by": "youngest"}),
    "expose": ("expose, nothing lies", {"seat": 1, "card": "wall"}),
    "play": ("play", {"seat": 1, "card": "riddle", "target": 2, "changes": [{"op": "draw", "n": 1, "seat": 1}]}),
    "pass": ("play", {"seat": 1}),
    "place": ("effect", {"seat": 1, "from": "deck", "card": "wall"}),
    "resolve": ("aftermath", {"seat": 1, "card": "wall", "target": 2, "changes": []}),
    "call": ("play", {"seat": 1, "err": 0.5}),
    "close": ("window", {"seat": 0}),
    "capture": ("capture", {"seat": 1, "card": "wall"}),
    "stop": ("capture", {"seat": 1, "captured": 1}),
    "declare": ("verify", {"seat": 0, "ambush": 1}),
    "roll": ("heat", {"seat": 1, "roll": 3}),
    "ready": ("aftermath", {"seat": 0}),
    "concede": ("play", {"seat": 1}),
    "adjust": ("play", {"seat": 0, "target": 1, "counter": "castle", "to": 3, "why": "slip"}),
}
"""Every verb with every field it has, and a moment at which that is accepted."""
NEEDED = {"name": ["name"], "castle": ["name"], "first": ["first"], "declare": ["ambush"], "roll": ["roll"],
          "adjust": ["target", "counter", "to"]}  # fmt: skip
FOR_PLAYERS = [verb for verb in FULL if verb not in ("first", "close", "adjust", "stop", "declare", "ready")]


def full(verb: str, **other: Any) -> dict[str, Any]:
    """The whole action, with some fields otherwise."""
    return {"do": verb, "at": 3.5} | FULL[verb][1] | other


def without(verb: str, field: str) -> dict[str, Any]:
    return {key: value for key, value in full(verb).items() if key != field}


def refused_at_any_moment(data: Any, verb: str) -> bool:
    """The shape comes before the rules: here, before the start and after the end."""
    return {refused(reach(moment), data) for moment in (FULL[verb][0], "setup", "over")} == {"TABLE-INPUT"}


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_a_verb_with_all_its_fields_is_understood(verb: str) -> None:
    assert refused(reach(FULL[verb][0]), full(verb)) is None


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("moment", ["setup", "play", "over"])
@pytest.mark.parametrize("verb", ["shuffle", "", "Expose", "expose ", "undo", "redo", None, True, 3, ["expose"], {}])
def test_a_verb_that_ambush_does_not_have(verb: Any, moment: str) -> None:
    assert refused(at(moment), {"do": verb, "seat": 1}) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("data", [None, True, 3, 1.5, "expose", [], ["do", "expose"], {}, {"seat": 1}, {"fact": "x"}])
def test_something_that_is_no_action_at_all(data: Any) -> None:
    assert refused(at("expose, nothing lies"), data) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("verb", "field"), [(verb, field) for verb in FULL for field in NEEDED.get(verb, [])])
def test_a_field_that_is_missing(verb: str, field: str) -> None:
    assert refused_at_any_moment(without(verb, field), verb)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_a_seat_that_is_missing(verb: str) -> None:
    assert refused_at_any_moment(without(verb, "seat"), verb)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_all_other_fields_may_be_left_out(verb: str) -> None:
    """But `err` needs its `at`."""
    needed = {"do", "seat", *NEEDED.get(verb, []), *{"call": ["at"]}.get(verb, [])}
    for field in full(verb):
        left_out = refused(reach(FULL[verb][0]), without(verb, field))
        assert left_out == ("TABLE-INPUT" if field in needed else None), field


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
@pytest.mark.parametrize("field", ["x", "a`b", "`", ""])
def test_a_field_that_no_verb_has(verb: str, field: str) -> None:
    assert refused_at_any_moment(full(verb) | {field: 1}, verb)
    assert refused_at_any_moment(full(verb) | {field: None}, verb)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_a_field_that_the_verb_does_not_have(verb: str) -> None:
    others = {field for _, fields in FULL.values() for field in fields} - full(verb).keys()
    for field in [*others, "Seat", "seat ", "by ", "team"]:
        assert refused_at_any_moment(full(verb) | {field: 1}, verb), field


# Values of the wrong kind

NO_TEXT: list[Any] = [None, True, 0, 1.5, [], {}, ["wall"]]
NO_INTEGER: list[Any] = [None, True, False, 1.0, 3.0, 1.5, NAN, INF, "1", "", [], [1], {}]
NO_SEAT = [*NO_INTEGER, -1, 3, 99, HUGE, -HUGE]
NO_NAME = [*NO_TEXT, "", " ", " \u3000\u00a0", "x" * 41, "\t", "\n"]
NO_CARD = [*NO_TEXT, "", "unicorn", "Wall", "wall ", "target-1", "*"]
NO_MOMENT: list[Any] = [None, True, "3", [], {}, -1, -1e-9, NAN, INF, -INF, -HUGE]
WRONG: dict[tuple[str, str], list[Any]] = {
    **{(verb, "seat"): NO_SEAT for verb in FULL},
    **{(verb, "at"): NO_MOMENT for verb in FULL},
    **{(verb, "card"): NO_CARD for verb in ("expose", "play", "place", "resolve", "capture")},
    **{(verb, "name"): NO_NAME for verb in ("name", "castle")},
    **{(verb, "target"): [*NO_SEAT, 0] for verb in ("play", "resolve")},
    ("first", "first"): [*NO_SEAT, 0],
    ("first", "by"): [*NO_TEXT, "", "oldest", "best name"],
    ("place", "from"): [*NO_TEXT, "", "any", "battlefield", "Deck"],
    ("call", "err"): NO_MOMENT,
    ("stop", "captured"): [*NO_INTEGER, -1, -HUGE],
    ("declare", "ambush"): [*NO_INTEGER, -1, -HUGE],
    ("roll", "roll"): [*NO_INTEGER, -1, 0, 7, HUGE],
    ("adjust", "target"): NO_SEAT,
    ("adjust", "counter"): [*NO_TEXT, "", "health", "in_play", "Castle"],
    ("adjust", "to"): NO_INTEGER,
    ("adjust", "why"): NO_TEXT,
}


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("verb", "field"), WRONG)
def test_a_value_of_the_wrong_kind(verb: str, field: str) -> None:
    for value in WRONG[verb, field]:
        assert refused_at_any_moment(full(verb, **{field: value}), verb), value


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_who_may_never_send_that_verb(verb: str) -> None:
    """Seat 0 where a player is needed, a player where the table is; some verbs are for both."""
    for seat in (0, 1):
        welcome = verb in ("stop", "declare", "ready") or (seat == 1) == (verb in FOR_PLAYERS)
        data = without(verb, "captured") | {"seat": seat}
        assert (refused(at("setup"), data) == "TABLE-INPUT") != welcome
        assert (refused(at("over"), data) == "TABLE-INPUT") != welcome


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("char", ["\x00", "\x07", "\x1b", "\x1f", "\x7f", "\x85", "\n", "\r", "\u2028", "\ud800"])
@pytest.mark.parametrize("verb", ["name", "castle"])
def test_a_name_that_no_display_can_show(verb: str, char: str) -> None:
    for name in (char, f"Ana{char}", f"{char}Ana", f"A{char}na", char * 3):
        assert refused(at("setup"), full(verb, name=name)) == "TABLE-INPUT", repr(name)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("name", ["x", "x" * 40, "é" * 40, " Ana ", "雪", "🏰", "D'Arc", "A-B", "7"])
@pytest.mark.parametrize("verb", ["name", "castle"])
def test_a_name_of_1_to_40_characters_is_a_name(verb: str, name: str) -> None:
    table = at("setup")
    assert refused(table, full(verb, name=name)) is None
    assert name in (table.seat(1)["name"], table.table["castles"]["1"])


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("moment", [0, 0.0, 7, 7.25, 1e9])
def test_a_moment_is_a_number_from_0(moment: float) -> None:
    assert refused(at("play"), full("call", at=moment, err=moment)) is None


@pytest.mark.rule("TABLE-INPUT")
def test_the_table_has_no_pile_to_tell() -> None:
    assert refused(at("capture"), full("stop", seat=0)) == "TABLE-INPUT"
    assert refused(at("over"), full("stop", seat=0)) == "TABLE-INPUT"
    assert refused(at("capture"), {"do": "stop", "seat": 0}) is None


@pytest.mark.rule("TABLE-INPUT")
def test_numbers_beyond_all_cards_are_understood_and_break_a_rule() -> None:
    for number in (53, 2**31, 2**63, 2**64, HUGE):
        assert refused(at("verify"), full("declare", ambush=number)) == "AMBUSH-VERIFY-10"
        assert refused(at("capture"), full("stop", captured=number)) == "AMBUSH-CAPTURE-08"
        assert refused(at("play"), full("adjust", to=number)) == "TABLE-ADJUST"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("data", [full("declare", ambush=HUGE), full("stop", captured=HUGE), full("adjust", to=-HUGE)])
def test_a_refusal_of_a_huge_number_can_be_sent_on(data: dict[str, Any]) -> None:
    outcome = give(reach(FULL[data["do"]][0]), data)
    assert isinstance(outcome, Refusal)
    assert msgspec.json.encode(outcome)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("field", ["do", "seat", "card", "changes", "x"])
def test_a_bottomless_nesting_is_refused_too(field: str) -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    assert refused(at("play"), full("play") | {field: deep}) == "TABLE-INPUT"


# Changes that people enter

OPS = ("damage", "repair", "guard", "draw", "return", "pick", "place", "give")


def change(op: str, **other: Any) -> dict[str, Any]:
    source: Any = {"place": "hand", "give": 1}.get(op)
    return {"op": op, "n": 1, "seat": 2} | ({} if source is None else {"from": source}) | other


def entered(verb: str, *changes: Any) -> dict[str, Any]:
    return {"do": verb, "seat": 1, "changes": list(changes)}


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("verb", "moment"), [("play", "play"), ("resolve", "aftermath")])
@pytest.mark.parametrize("op", OPS)
def test_a_change_with_a_wrong_field(op: str, verb: str, moment: str) -> None:
    wrong: list[dict[str, Any]] = [change(op, **{key: 1}) for key in ("to", "x", "up_to", "", "`")]
    wrong += [change(op, n=n) for n in (*NO_INTEGER, -1, 1000, HUGE)]
    wrong += [change(op, seat=seat) for seat in (*NO_SEAT, 0)]
    wrong += [{key: value for key, value in change(op).items() if key != gone} for gone in change(op)]
    if op not in ("place", "give"):
        wrong += [change(op, **{"from": source}) for source in ("deck", 1)]
    if op == "place":
        wrong += [change(op, **{"from": source}) for source in (*NO_TEXT, 1, "any", "battlefield")]
    if op == "give":
        wrong += [change(op, **{"from": source}) for source in (*NO_SEAT, 0, "self", "hand")]
    for one in wrong:
        assert refused(at(moment), entered(verb, change("guard"), one)) == "TABLE-INPUT", one
    for n in (0, 999):
        assert refused(at(moment), entered(verb, change("guard"), change(op, n=n))) is None


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", [None, True, 1, [], {}, "", "Damage", "heal", "adjust"])
def test_a_change_that_is_no_operation(op: Any) -> None:
    assert refused(at("play"), entered("play", change("draw") | {"op": op})) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "changes", [None, True, 1, "damage", {}, change("damage"), [None], [1], ["damage"], [[]], [{}]]
)
@pytest.mark.parametrize(("verb", "moment"), [("play", "play"), ("resolve", "aftermath")])
def test_changes_that_are_no_list_of_changes(verb: str, moment: str, changes: Any) -> None:
    assert refused(at(moment), entered(verb) | {"changes": changes}) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", OPS)
def test_a_change_of_a_destroyed_seat(op: str) -> None:
    table = Table(3).begun()
    table.do("concede", 2)
    assert refused(table, entered("play", change(op))) == "TABLE-INPUT"
    assert refused(table, entered("play", change("give", seat=3, **{"from": 2}))) == "TABLE-INPUT"
    assert refused(table, entered("play", change(op, seat=3))) == "AMBUSH-TURN-02"


# Anything at any moment

NUMBERS = st.one_of(st.integers(-2, 7), st.sampled_from([HUGE, -HUGE, 2**63, 2**64]), st.floats())
JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=4), st.sampled_from(["wall", "deck", "`", "damage"])),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
CHANGE = st.builds(
    lambda op, more: change(op) | more,
    st.sampled_from(OPS),
    st.dictionaries(st.sampled_from(["op", "n", "seat", "from", "x"]), NUMBERS | JUNK, max_size=1),
)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, 2),
    "name": st.text(max_size=42),
    "first": st.integers(0, 3),
    "by": st.sampled_from(["best-name", "youngest"]),
    "card": st.sampled_from(["wall", "ambush", "archer", "riddle", "quake", "footman", "unicorn"]),
    "target": st.integers(0, 3),
    "changes": st.lists(CHANGE, max_size=3),
    "from": st.sampled_from(["deck", "hand", "any"]),
    "at": st.floats(0, 60) | st.floats(),
    "err": st.floats(0, 1) | st.floats(),
    "captured": st.integers(-1, 4) | NUMBERS,
    "ambush": st.integers(0, 3) | NUMBERS,
    "roll": st.integers(0, 7),
    "counter": st.sampled_from(["castle", "guard", "hand", "captured", "deck", "battlefield", "turn"]),
    "to": st.integers(-1, 60) | NUMBERS,
    "why": st.text(max_size=9),
}


@st.composite
def attempts(draw: st.DrawFn) -> Any:
    """Something given to the engine: mostly a verb with most of its fields, some of them odd; now and then anything."""
    if draw(st.integers(0, 9)) == 0:
        return draw(JUNK)
    verb = draw(st.sampled_from([*FULL, "shuffle"]))
    fields = [field for field in full(verb) if field != "do"] if verb in FULL else ["seat"]
    data = {field: draw(LIKELY[field]) for field in fields if field == "seat" or draw(st.integers(0, 3))}
    odd = draw(st.dictionaries(st.sampled_from([*LIKELY, "do"]) | st.text(max_size=3), JUNK, max_size=1))
    return {"do": verb} | data | (odd if draw(st.integers(0, 2)) == 0 else {})


@pytest.mark.rule("TABLE-INPUT", "AMBUSH-ORDER-02")
@examples(60, 500)
@given(st.sampled_from([*MOMENTS, "window"]), st.lists(attempts(), min_size=1, max_size=8))
def test_whatever_is_given_the_engine_answers(moment: str, given_: list[Any]) -> None:
    """With a step or a refusal, never a crash; a refusal changes nothing and names a clause that exists."""
    table = reach(moment)
    for data in given_:
        before, seen = table.state, msgspec.json.encode(table.state)
        outcome = give(table, data)
        assert isinstance(outcome, Step | Refusal)
        if isinstance(outcome, Refusal):
            assert outcome.clause in KNOWN_CLAUSES
            assert table.state is before
            assert msgspec.json.encode(table.state) == seen
        said = outcome if isinstance(outcome, Refusal) else outcome.facts
        assert msgspec.json.encode([to_data(said), table.view])
