"""What cannot be understood: refused on TABLE-INPUT before any rule is looked at, and never with a crash."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import clauses
from engine.action import to_data
from engine.ambal import GAME
from engine.ambal.starters import STARTERS
from engine.game import Step, read_action
from engine.refusal import Refusal
from tests.engine.ambal.moments import MOMENTS, at, in_library
from tests.engine.ambal.pool import BOX, FIFTEEN, TWELVE, TWENTY, building, drafting, rolled, to_elites
from tests.engine.ambal.table import Table, hit, skill
from tests.examples import examples

HUGE = 10**30
NAN, INF = float("nan"), float("inf")
KNOWN_CLAUSES = {*clauses.read("ambal"), *clauses.read("table")}
LEAVE = skill("leave", {"op": "skip", "to": "you"})
CURE = skill("cure", {"op": "remove", "to": "target", "what": "condition", "n": 1})
STARTER_CARDS = tuple(skill(id) for id in STARTERS["sun-warrior"])


def _to_ban() -> Table:
    table = building()
    for card in ("fire-1", "fire-2"):
        table.do("pick", 1, card=card)
    return table


def _curing() -> Table:
    """Seat 1 may choose between two players of whom seat 2 has two Conditions."""
    return Table(CURE).begun().set(2, burning=2, poison=2).turn("cure", None)


FULL: dict[str, tuple[Callable[[], Table], dict[str, Any]]] = {
    "name": (lambda: at("setup"), {"seat": 1, "name": "Zoe"}),
    "roll": (lambda: at("roll"), {"seat": 1, "value": 3}),
    "pick school": (rolled, {"seat": 1, "school": "fire"}),
    "pick card": (building, {"seat": 1, "card": "fire-1"}),
    "ban": (_to_ban, {"seat": 1, "card": "fire-9"}),
    "deal": (building, {"seat": 1, "cards": ["fire-1", "fire-2"]}),
    "deck battle": (lambda: Table(*BOX), {"seat": 1, "battle": TWENTY}),
    "deck both": (lambda: Table(*BOX, mode="single-advanced"), {"seat": 1, "battle": TWELVE, "library": FIFTEEN}),
    "deck starter": (lambda: Table(*STARTER_CARDS), {"seat": 1, "starter": "sun-warrior"}),
    "start": (lambda: at("setup"), {"seat": 1}),
    "order": (lambda: at("decide"), {"seat": 1}),
    "declare": (lambda: at("declare"), {"seat": 1}),
    "commit": (lambda: at("decide", "double-regular"), {"seat": 1, "card": "riddle", "target": 3}),
    "stop": (lambda: at("decide"), {"seat": 1}),
    "skip": (lambda: Table(LEAVE).begun().turn("leave", "nothing"), {"seat": 1}),
    "choose": (_curing, {"seat": 1, "target": 2, "remove": ["burning"]}),
    "resolve": (lambda: at("reveal"), {"seat": 1, "effects": [hit(2)], "cost": 1, "types": ["spell"]}),
    "discard": (lambda: at("move"), {"seat": 1, "card": "filler-1"}),
    "pass": (lambda: at("move"), {"seat": 1}),
    "library": (in_library, {"seat": 1, "cards": ["filler-1", "filler-2"]}),
    "concede": (lambda: at("decide"), {"seat": 1}),
    "adjust counter": (lambda: at("decide"), {"seat": 0, "target": 1, "counter": "health", "to": 3, "why": "slip"}),
    "adjust card": (
        lambda: at("decide"),
        {"seat": 0, "target": 1, "card": "filler-1", "zone": "out", "from": "hand", "why": "slip"},
    ),
}
"""Every verb with every field it has, and a moment at which that is accepted."""
OPTIONAL = {
    "deck both": (), "choose": ("target", "remove"), "resolve": ("types",), "adjust counter": ("why",),
    "adjust card": ("why",),
}  # fmt: skip
"""What may be left out there; for a choice either of the two alone is understood."""
FOR_THE_TABLE = ("start", "adjust counter", "adjust card")


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


def full(verb: str, **other: Any) -> dict[str, Any]:
    """The whole action, with some fields otherwise."""
    return {"do": verb.split()[0], "at": 3.5} | FULL[verb][1] | other


def without(verb: str, field: str) -> dict[str, Any]:
    return {key: value for key, value in full(verb).items() if key != field}


def ended(verb: str) -> Table:
    """The same table after the end of the game."""
    table = FULL[verb][0]()
    for seat in table.state.team(1):
        table.do("concede", seat)
    return table


def not_understood(verb: str, data: Any) -> bool:
    """The form comes before the rules: at the moment of the verb, and after the end."""
    return {refused(FULL[verb][0](), data), refused(ended(verb), data)} == {"TABLE-INPUT"}


# Verbs and fields


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_a_verb_with_all_its_fields_is_understood(verb: str) -> None:
    assert refused(FULL[verb][0](), full(verb)) is None
    after = refused(ended(verb), full(verb))
    assert after == (None if verb == "name" else "AMBAL-WIN-10")


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("moment", ["setup", "decide", "over"])
@pytest.mark.parametrize("verb", ["shuffle", "", "Commit", "commit ", "undo", "redo", None, True, 3, ["stop"], {}])
def test_a_verb_that_ambal_does_not_have(verb: Any, moment: str) -> None:
    assert refused(at(moment), {"do": verb, "seat": 1}) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("data", [None, True, 3, 1.5, "stop", [], ["do", "stop"], {}, {"seat": 1}, {"fact": "x"}])
def test_something_that_is_no_action_at_all(data: Any) -> None:
    assert refused(at("decide"), data) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_a_field_that_is_missing(verb: str) -> None:
    needed = [field for field in FULL[verb][1] if field not in OPTIONAL.get(verb, ())]
    if verb == "deck both":
        needed.remove("library")  # understood, and refused by the rules
    if verb in ("commit", "resolve", "adjust card"):
        needed = [field for field in needed if field not in ("target", "effects", "cost", "from")]
    for field in needed:
        assert not_understood(verb, without(verb, field)), field


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_fields_that_are_optional_may_be_left_out(verb: str) -> None:
    for field in ("at", *OPTIONAL.get(verb, ())):
        clause = refused(FULL[verb][0](), without(verb, field))
        assert clause == ("AMBAL-STEP-03" if (verb, field) == ("choose", "target") else None), field


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_fields_that_are_not_named_are_ignored(verb: str) -> None:
    """Also those of other verbs, whatever they hold."""
    own = {field for name, (_, fields) in FULL.items() if name.split()[0] == verb.split()[0] for field in fields}
    others = {field for _, fields in FULL.values() for field in fields} - own - {"seat"}
    plain_, odd = FULL[verb][0](), FULL[verb][0]()
    assert refused(plain_, full(verb)) is None
    assert refused(odd, full(verb) | {key: {"x": [None]} for key in others} | {"x": 1, "": None, "`": 2}) is None
    assert odd.state == plain_.state


@pytest.mark.rule("TABLE-INPUT")
def test_of_two_fields_exactly_one_is_given() -> None:
    assert not_understood("pick card", full("pick card", school="fire"))
    assert not_understood("pick school", full("pick school", card="fire-1"))
    assert not_understood("deck starter", full("deck starter", battle=list(STARTERS["sun-warrior"])))
    assert not_understood("adjust counter", full("adjust counter", card="filler-1", zone="out"))
    for verb, fields in (("pick card", {}), ("deck both", {"library": FIFTEEN}), ("adjust counter", {"target": 1})):
        seat = FULL[verb][1]["seat"]
        assert not_understood(verb, {"do": verb.split()[0], "seat": seat, **fields})
    assert not_understood("choose", {"do": "choose", "seat": 1})


# Values of the wrong kind

NO_TEXT: list[Any] = [None, True, 0, 1.5, [], {}, ["nothing"]]
NO_INTEGER: list[Any] = [None, True, False, 1.0, 3.0, 1.5, NAN, INF, "1", "", [], [1], {}]
NO_SEAT = [*NO_INTEGER, -1, 5, 99, HUGE, -HUGE]
NO_NAME = [*NO_TEXT, "", " ", " \u3000\u00a0", "x" * 41, "\t", "\n"]
NO_CARD = [*NO_TEXT, "", "unicorn", "Nothing", "nothing ", "target-1", "*"]
NO_LIST: list[Any] = [None, True, 1, "nothing", {}, [None], [1], [["nothing"]]]
NO_CARDS = [*NO_LIST, ["unicorn"], ["nothing", "unicorn"], ["nothing", ""]]
NO_MOMENT: list[Any] = [None, True, "3", [], {}, -1, -1e-9, NAN, INF, -INF, -HUGE]
WRONG: dict[tuple[str, str], list[Any]] = {
    **{(verb, "seat"): NO_SEAT for verb in FULL},
    **{(verb, "at"): NO_MOMENT for verb in FULL},
    **{(verb, "card"): NO_CARD for verb in ("pick card", "ban", "commit", "discard", "adjust card")},
    **{(verb, "cards"): NO_CARDS for verb in ("deal", "library")},
    **{("deck both", field): NO_CARDS for field in ("battle", "library")},
    **{(verb, "target"): [*NO_SEAT, 0] for verb in ("commit", "choose", "adjust counter", "adjust card")},
    **{(verb, "why"): NO_TEXT for verb in ("adjust counter", "adjust card")},
    ("name", "name"): NO_NAME,
    ("roll", "value"): [*NO_INTEGER, -1, 0, 7, HUGE],
    ("pick school", "school"): [*NO_TEXT, "", "earth", "Fire"],
    ("deck starter", "starter"): [*NO_TEXT, "", "moon-warrior", "Sun Warrior"],
    ("choose", "remove"): NO_LIST,
    ("resolve", "cost"): [*NO_INTEGER, -1, -HUGE],
    ("resolve", "types"): [*NO_LIST, ["magic"], ["Spell"], ["spell", "offensive"]],
    ("adjust counter", "counter"): [*NO_TEXT, "", "Health", "library", "max-energy"],
    ("adjust counter", "to"): NO_INTEGER,
    ("adjust card", "zone"): [*NO_TEXT, "", "used", "play", "library", "Hand"],
    ("adjust card", "from"): [*NO_TEXT, "", "discard", "library", "Deck"],
}


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("verb", "field"), WRONG)
def test_a_value_of_the_wrong_kind(verb: str, field: str) -> None:
    for value in WRONG[verb, field]:
        assert not_understood(verb, full(verb, **{field: value})), value


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("verb", FULL)
def test_seat_0_starts_and_corrects_and_does_nothing_else(verb: str) -> None:
    assert (refused(FULL[verb][0](), full(verb, seat=0)) == "TABLE-INPUT") != (verb in FOR_THE_TABLE)
    assert (refused(FULL[verb][0](), full(verb, seat=1)) == "TABLE-INPUT") == verb.startswith("adjust")


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("seat", [3, 4])
def test_a_single_duel_has_no_third_seat(seat: int) -> None:
    assert refused(at("decide"), full("stop", seat=seat)) == "TABLE-INPUT"
    assert refused(at("decide", "double-regular"), full("stop", seat=seat)) is None
    assert refused(at("decide"), full("adjust counter", target=seat)) == "TABLE-INPUT"
    assert refused(at("decide"), {"do": "commit", "seat": 1, "card": "riddle", "target": seat}) == "TABLE-INPUT"
    assert refused(at("decide"), {"do": "commit", "seat": 1, "card": "riddle", "target": 2}) == "AMBAL-SINGLE-05"


@pytest.mark.rule("TABLE-INPUT", "AMBAL-TERM-16")
def test_the_names_of_what_is_removed_are_not_looked_up() -> None:
    assert refused(_curing(), full("choose", remove=["unicorn"])) == "AMBAL-TERM-16"
    assert refused(ended("choose"), full("choose", remove=["unicorn"])) == "AMBAL-WIN-10"


@pytest.mark.rule("TABLE-INPUT", "AMBAL-ADJ-01")
def test_a_number_beyond_every_counter_is_understood_and_out_of_range() -> None:
    for number in (-1, 100, 2**31, 2**63, 2**64, HUGE, -HUGE):
        assert refused(at("decide"), full("adjust counter", to=number)) == "TABLE-ADJUST"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("field", ["do", "seat", "effects", "types"])
def test_a_bottomless_nesting_is_refused_too(field: str) -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    assert refused(at("reveal"), full("resolve") | {field: deep}) == "TABLE-INPUT"


# Anything at any moment

NUMBERS = st.one_of(st.integers(-2, 7), st.sampled_from([HUGE, -HUGE, 2**63, 2**64]), st.floats())
JUNK = st.recursive(
    st.one_of(
        st.none(), st.booleans(), NUMBERS, st.text(max_size=4), st.sampled_from(["nothing", "hand", "`", "fire"])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
CARD = st.sampled_from(["nothing", "riddle", "drop", "filler-1", "filler-2", "fire-1", "unicorn"])
EFFECT = st.builds(
    lambda effect, more: effect | more,
    st.sampled_from([hit(3), hit(2, to="target"), {"op": "curse", "to": "opponent", "rounds": 2}, {"op": "block"}]),
    st.dictionaries(st.sampled_from(["op", "n", "to", "when", "if", "x"]), NUMBERS | JUNK, max_size=1),
)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, 2),
    "name": st.text(max_size=42),
    "value": st.integers(0, 7),
    "school": st.sampled_from(["fire", "water", "sword", "earth"]),
    "card": CARD,
    "cards": st.lists(CARD, max_size=4),
    "battle": st.lists(CARD, max_size=3) | st.just(TWENTY),
    "library": st.lists(CARD, max_size=3),
    "starter": st.sampled_from(["sun-warrior", "moon-warrior"]),
    "target": st.integers(0, 3),
    "remove": st.lists(st.sampled_from(["burning", "poison", "nothing"]), max_size=3),
    "effects": st.lists(EFFECT, max_size=3),
    "cost": st.integers(-1, 9) | NUMBERS,
    "types": st.lists(st.sampled_from(["spell", "elite", "x"]), max_size=2),
    "counter": st.sampled_from(["health", "max_energy", "hand", "deck", "poison", "turn"]),
    "to": st.integers(-1, 60) | NUMBERS,
    "zone": st.sampled_from(["hand", "deck", "discard", "out", "used"]),
    "from": st.sampled_from(["hand", "deck", "any"]),
    "why": st.text(max_size=9),
    "at": st.floats(0, 60) | st.floats(),
}
WAYS: dict[str, Callable[[], Table]] = {
    **{moment: (lambda moment=moment: at(moment)) for moment in MOMENTS},  # type: ignore[misc]
    "double": lambda: at("decide", "double-advanced"),
    "library": in_library,
    "draft": drafting,
    "schools": rolled,
    "build": building,
    "elites": to_elites,
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
    return {"do": verb.split()[0]} | data | (odd if draw(st.integers(0, 2)) == 0 else {})


@pytest.mark.rule("TABLE-INPUT")
@examples(50, 500)
@given(st.sampled_from([*WAYS]), st.lists(attempts(), min_size=1, max_size=8))
def test_whatever_is_given_the_engine_answers(moment: str, given_: list[Any]) -> None:
    """With a step or a refusal, never a crash; a refusal changes nothing and names a clause that exists."""
    table = WAYS[moment]()
    for data in given_:
        before, seen = table.state, msgspec.json.encode(table.state)
        outcome = give(table, data)
        assert isinstance(outcome, Step | Refusal)
        if isinstance(outcome, Refusal):
            assert outcome.clause in KNOWN_CLAUSES
            assert table.state is before
            assert msgspec.json.encode(table.state) == seen
        said = outcome if isinstance(outcome, Refusal) else outcome.facts
        assert msgspec.json.encode([to_data(said), table.view(1)])
