"""The scanner finds the line of every key, in every way that TOML allows to write it."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.wiring.lines import key_lines

TEXT = '''# a comment with = and [brackets]
name = "A # table \\" = {x}"

[seat1]
ok = { driver = "gpio-button", pin = 4 }   # comment
"no" = { driver = 'gpio-button', "pin" = 5 }
lamp.driver = "gpio-lamp"
lamp.pin = 0x6
story = """
[seat9]
pin = 3 ""\\""" """
raw = \'\'\'
pin = 7
\'\'\'
list = [
  1, 2,   # three = 3
  { inner = [ { deep = 1 } ] },
]
when = 1979-05-27T07:32:00.5Z

[seat1.dial]
a = 5

[[many]]
b = 1.5e3
[[many]]
b = 2
'''


def test_every_way_of_writing_a_key_is_found() -> None:
    tomllib.loads(TEXT)
    assert key_lines(TEXT) == {
        ("name",): 2,
        ("seat1",): 4,
        ("seat1", "ok"): 5,
        ("seat1", "ok", "driver"): 5,
        ("seat1", "ok", "pin"): 5,
        ("seat1", "no"): 6,
        ("seat1", "no", "driver"): 6,
        ("seat1", "no", "pin"): 6,
        ("seat1", "lamp"): 7,
        ("seat1", "lamp", "driver"): 7,
        ("seat1", "lamp", "pin"): 8,
        ("seat1", "story"): 9,
        ("seat1", "raw"): 12,
        ("seat1", "list"): 15,
        ("seat1", "list", "inner"): 17,
        ("seat1", "list", "inner", "deep"): 17,
        ("seat1", "when"): 19,
        ("seat1", "dial"): 21,
        ("seat1", "dial", "a"): 22,
        ("many",): 24,
        ("many", "b"): 25,
    }


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a comment", "[a]", "a = 1", "a = 1\r\nb = 2\r\n", "a = {}\nb = []"]
)
def test_small_texts(text: str) -> None:
    assert {path[-1] for path in key_lines(text)} == set(tomllib.loads(text))


def test_a_key_in_quotes_is_the_key_without_them() -> None:
    assert key_lines("[a]\n\"b \\u00e9 = ]\" = 1\n'c.d' = 2") == {
        ("a",): 1,
        ("a", "b é = ]"): 2,
        ("a", "c.d"): 3,
    }


def test_windows_line_ends_count_once() -> None:
    assert key_lines("[a]\r\nb = 1\r\n\r\nc = 2\r\n")[("a", "c")] == 4


KEYS = st.sampled_from(["a", "b-1", "c_2", "7"])
SCALARS = st.sampled_from(["1", '"x # = ["', "'}'", "true", "1.5", '"""\nb = 2\n"""', "[\n1,\n2\n]", "'''\n[x]\n'''"])
INLINE = st.dictionaries(KEYS, st.sampled_from(["1", '"{"', "[1, [2]]", "{ z = 1 }"]), max_size=3)
ENTRIES = st.dictionaries(KEYS, SCALARS | INLINE, max_size=4)
DOCUMENTS = st.dictionaries(st.sampled_from(["seat1", "seat2", "table"]), ENTRIES)
FILLING = st.sampled_from(["", "# seat1 = [", "   ", "\t# '"])


def write(document: dict[str, dict[str, Any]], filling: str) -> tuple[str, dict[tuple[str, ...], int]]:
    """A TOML text, and the line on which each key was written."""
    text, wanted = "", dict[tuple[str, ...], int]()
    for table, entries in document.items():
        text += f"{filling}\n[ {table} ] {filling.strip()}\n"
        wanted[(table,)] = text.count("\n")
        for key, value in entries.items():
            line = text.count("\n") + 1
            wanted[(table, key)] = line
            if isinstance(value, dict):
                for inner, scalar in value.items():
                    wanted[(table, key, inner)] = line
                    if "z" in scalar:
                        wanted[(table, key, inner, "z")] = line
                value = "{ " + ", ".join(f"{inner} = {scalar}" for inner, scalar in value.items()) + " }"
            text += f"{key} = {value} {filling.strip()}\n"
    return text, wanted


@given(DOCUMENTS, FILLING)
def test_lines_are_those_on_which_the_keys_were_written(document: dict[str, dict[str, Any]], filling: str) -> None:
    text, wanted = write(document, filling)
    tomllib.loads(text)
    assert key_lines(text) == wanted
