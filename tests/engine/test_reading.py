"""What comes from outside is read without surprises, and what is wrong with it is said exactly."""

from functools import reduce
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from engine.message import Message, message
from engine.reading import Line, decode, shaped

# JSON


@pytest.mark.parametrize(
    ("text", "data"),
    [
        (b'{"a":[1,2.5,"x",null,true]}', {"a": [1, 2.5, "x", None, True]}),
        (b' {"a" : 1}\r\n', {"a": 1}),
        (b'"\\u00e9 \xc3\xa9 \\ud83d\\ude00"', "é é 😀"),
        (b"123456789012345678901234567890", 123456789012345678901234567890),
        (b"-0.5e-3", -0.0005),
    ],
)
def test_json_is_read(text: bytes, data: Any) -> None:
    assert decode(text) == Line(data)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (b"", 1), (b"hello", 1), (b"{", 2), (b'{"a":}', 6), (b"{'a':1}", 2), (b'{"a":1,}', 7), (b"1 2", 3), (b"01", 2),
        (b"\0", 1), (b'"\n"', 2), (b"//", 1), ('{"é":tru}'.encode(), 6),
    ],
)  # fmt: skip
def test_where_something_stops_to_be_json_is_said(text: bytes, at: int) -> None:
    answer = decode(text)
    assert isinstance(answer, Message)
    assert answer.id == "json-broken"
    assert abs(answer.args["at"] - at) <= 1, "Pythons differ in which of the two is to blame: the comma or the bracket"


@pytest.mark.parametrize(
    "text",
    [
        b"NaN",
        b"Infinity",
        b"-Infinity",
        b"1e999",
        b"-1e999",
        b'"\\ud800"',
        b'"\\udc00\\ud800"',
        b'"\\ud800x"',
        b"9" * 5000,
    ],
)
def test_what_only_looks_like_json_is_not_taken_for_it(text: bytes) -> None:
    assert decode(text) == message("json-beyond")


@pytest.mark.parametrize("bracket", [b"[", b'{"a":', b'[{"a":'])
@pytest.mark.parametrize("depth", [5_000, 100_000])
def test_a_bottomless_pit_of_brackets_is_not_entered(bracket: bytes, depth: int) -> None:
    assert decode(bracket * depth) == message("json-deep")


@pytest.mark.parametrize(
    ("text", "at"), [(b'{"a":"\xff"}', 6), (b"\xff\xfe{\x00", 0), (b'"\xed\xa0\x80"', 1), (b'"abc\xc3"', 4)]
)
def test_what_is_not_utf8_is_said_to_be_no_text_and_from_where_on(text: bytes, at: int) -> None:
    assert decode(text) == message("json-text", at=at)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b'{"a":1,"a":2}', "a"),
        (b'{"a":1,"b":2,"b":2,"a":1}', "a"),
        (b'{"x":[{"y":1,"z":2,"y":3}]}', "y"),
        (b'{"":1,"":2}', ""),
        (b'{"a":1,"\\u0061":2}', "a"),
    ],
)
def test_a_key_that_stands_twice_is_noticed_wherever_it_is(text: bytes, key: str) -> None:
    line = decode(text)
    assert isinstance(line, Line)
    assert line.repeated == key


def test_the_same_key_in_two_objects_is_none_that_stands_twice() -> None:
    assert decode(b'{"a":{"a":1},"b":[{"a":1},{"a":1}]}') == Line({"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}]})


@given(st.binary())
def test_any_bytes_are_read_or_answered(text: bytes) -> None:
    answer = decode(text)
    assert isinstance(answer, Message) or msgspec.json.decode(text) == answer.data


# Shapes


class Fly(Struct, tag_field="op", tag="fly", forbid_unknown_fields=True):
    high: Annotated[int, Meta(ge=0, le=9)]


class Dig(Struct, tag_field="op", tag="dig", forbid_unknown_fields=True):
    deep: Annotated[int, Meta(ge=1)]


class Must(Struct):
    have: int


class Shape(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    name: Annotated[str, Meta(max_length=5)] = ""
    word: str = ""
    yes: bool = False
    count: int = 0
    some: Annotated[int, Meta(ge=1)] | None = None
    part: float = 0
    source: Literal["deck", "hand"] = "deck"
    ops: tuple[Fly | Dig, ...] = ()
    numbers: dict[str, int] = {}
    either: int | str | None = None
    inner: "Shape | None" = None
    must: Must | None = None


def test_data_of_the_right_shape_is_taken() -> None:
    assert shaped({"from": "hand", "ops": [{"op": "fly", "high": 3}]}, Shape) == Shape(source="hand", ops=(Fly(3),))


@pytest.mark.parametrize(
    ("data", "field", "expected", "got"),
    [
        ({"name": "Methuselah"}, "name", message("expected-text-of", longest=5), '"Methuselah"'),
        ({"word": 5}, "word", message("expected-text"), "5"),
        ({"word": None}, "word", message("expected-text"), "null"),
        ({"yes": 1}, "yes", message("expected-bool"), "1"),
        ({"count": "1"}, "count", message("expected-integer"), '"1"'),
        ({"count": 1.5}, "count", message("expected-integer"), "1.5"),
        ({"count": True}, "count", message("expected-integer"), "true"),
        ({"some": 0}, "some", message("expected-from", low=1), "0"),
        ({"part": "x"}, "part", message("expected-number"), '"x"'),
        ({"from": "sky"}, "from", message("expected-one-of", values='"deck", "hand"'), '"sky"'),
        ({"ops": {}}, "ops", message("expected-list"), "{}"),
        ({"ops": [{"op": "fly", "high": 1}, {"op": "fly", "high": 10}]}, "ops[1].high",
         message("expected-range", low=0, high=9), "10"),
        ({"ops": [{"op": "dig", "deep": 0}]}, "ops[0].deep", message("expected-from", low=1), "0"),
        ({"ops": [{"op": "swim"}]}, "ops[0].op", message("expected-one-of", values='"fly", "dig"'), '"swim"'),
        ({"ops": [5]}, "ops[0]", message("expected-kind", field="op", values='"fly", "dig"'), "5"),
        ({"inner": {"count": []}}, "inner.count", message("expected-integer"), "[]"),
        ({"inner": 3}, "inner", message("expected-object"), "3"),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place_and_what_would_be_right(
    data: Any, field: str, expected: Message, got: str
) -> None:
    assert shaped(data, Shape) == message("input-shape", field=field, expected=expected, got=got)


@pytest.mark.parametrize(("data", "got"), [([], "[]"), (None, "null"), (5, "5")])
def test_the_whole_may_be_wrong(data: Any, got: str) -> None:
    assert shaped(data, Shape) == message("input-whole", expected=message("expected-object"), got=got)


def either(*ways: Message) -> Message:
    return reduce(lambda one, other: message("expected-either", one=one, other=other), ways)


class Several(Struct):
    either: int | str | None = None
    amount: Annotated[int, Meta(ge=0)] | Must | Literal["all"] = 0
    whom: Literal["you", "all"] | Annotated[int, Meta(ge=1, le=4)] = "you"
    word: Literal["one"] | Literal["any"] = "one"
    deed: Fly | Dig | None = None


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("either", either(message("expected-integer"), message("expected-text"), message("expected-null"))),
        ("amount", either(message("expected-from", low=0), message("expected-fields", fields="have"),
                          message("expected-one-of", values='"all"'))),
        ("whom", either(message("expected-range", low=1, high=4), message("expected-one-of", values='"all", "you"'))),
        ("word", message("expected-one-of", values='"one", "any"')),
        ("deed", either(message("expected-kind", field="op", values='"fly", "dig"'), message("expected-null"))),
    ],
)  # fmt: skip
def test_where_several_kinds_would_do_each_is_said_in_words(field: str, expected: Message) -> None:
    said = shaped({field: []}, Several)
    assert isinstance(said, Message)
    assert (said.id, said.args["field"]) == ("input-shape", field)
    assert said.args["expected"] == expected


def test_a_value_behind_a_key_of_any_name_is_told() -> None:
    answer = shaped({"numbers": {"a.b": "x"}}, Shape)
    assert isinstance(answer, Message)
    assert (answer.id, answer.args["expected"]) == ("input-shape", message("expected-integer"))


@pytest.mark.parametrize(
    ("data", "field"), [({"ops": [{"op": "fly"}]}, "ops[0].high"), ({"inner": {"must": {}}}, "inner.must.have")]
)
def test_a_missing_field_is_named(data: Any, field: str) -> None:
    assert shaped(data, Shape) == message("input-missing", field=field)


@pytest.mark.parametrize("odd", ["colour", "", "`", "a`", "`a", "a`b", "a b", "é", "\n", "$", "a.b", "[0]"])
def test_an_unknown_field_is_named_together_with_those_that_are_known(odd: str) -> None:
    assert shaped({"op": "fly", "high": 1, odd: 1}, Fly) == message("input-unknown", field=odd, known="op, high")


def test_an_unknown_field_is_found_deep_inside() -> None:
    assert shaped({"ops": [{"op": "dig", "deep": 1, "wide": 2}]}, Shape) == message(
        "input-unknown", field="ops[0].wide", known="op, deep"
    )


@pytest.mark.parametrize("place", ["ops[7]", "ops[99999999999]", "ops[" + "9" * 5000 + "]", "numbers.x", "inner[0]"])
def test_a_field_that_is_named_like_a_place_leads_nowhere(place: str) -> None:
    answer = shaped({"ops": [], f"x` - at `$.{place}": 1}, Shape)
    assert isinstance(answer, Message)
    assert answer.id == "input-unknown"


def test_a_long_value_is_shortened() -> None:
    answer = shaped({"word": ["x" * 100]}, Shape)
    assert isinstance(answer, Message)
    assert len(answer.args["got"]) == 58


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(list(Shape.__struct_fields__)), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*Shape.__struct_fields__, "from", "", "`"]), json_values))
def test_any_data_is_taken_or_answered_in_words(data: dict[str, Any]) -> None:
    answer = shaped(data, Shape)
    assert isinstance(answer, Shape) or answer.id in ("input-shape", "input-unknown", "input-missing")
