"""Packs and tags in files: what was written is read again, and what is broken is refused with its line."""

import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.cards import toml
from companion.cards.incoming import LARGEST, MOST_CARDS, MOST_TAGS, Found, line_of, read_fields, read_file
from companion.cards.outgoing import pack_as, tags_as, write
from companion.cards.registry import Tag
from companion.files import UnreadableFile
from companion.messages import Speaker, languages
from companion.packs import shipped
from engine.cards import Pack
from engine.game import Game
from engine.message import Message
from tests.companion.cards.tapping import uid

NOW = datetime(2025, 6, 1, 12, tzinfo=UTC)
NOON = "2025-06-01T12:00:00+00:00"
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def given_in(folder: Path, text: str | bytes, name: str = "file") -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def read(folder: Path, text: str | bytes) -> Found:
    return read_file(given_in(folder, text), NOW)


def refused(folder: Path, text: str | bytes) -> tuple[str, int | None]:
    """The sentence, and the line."""
    with pytest.raises(UnreadableFile) as wrong:
        read(folder, text)
    said = {Speaker(language).message(Message(wrong.value.id, wrong.value.gaps)) for language in languages()}
    assert len(said) == len(languages())
    return Speaker().message(Message(wrong.value.id, wrong.value.gaps)), wrong.value.line


def tag_lines(**more: str) -> str:
    fields = {"uid": "04A16F92", "game": "ambush", "card": "ambush"} | more
    return "[[tags]]\n" + "\n".join(f'{key} = "{value}"' for key, value in fields.items() if value)


def outcome(path: Path) -> Found | str:
    """What was read, or the sentence that refuses it."""
    try:
        return read_file(path, NOW)
    except UnreadableFile as wrong:
        return Speaker().message(Message(wrong.id, wrong.gaps))


# Round trips


@pytest.mark.parametrize("suffix", [".toml", ".json", ".JSON", ""])
@pytest.mark.parametrize("pack", shipped(), ids=lambda pack: pack.pack)
def test_a_pack_is_read_as_it_was_written(tmp_path: Path, pack: Pack, suffix: str) -> None:
    text = pack_as(pack, suffix)
    assert isinstance(text, str)
    again = read(tmp_path, text)
    assert isinstance(again, Pack)
    assert pack_as(again, suffix) == pack_as(read_again(tmp_path, again), suffix)
    assert (again.pack, again.training, again.about, len(again.cards)) == (
        pack.pack,
        pack.training,
        pack.about,
        len(pack.cards),
    )


def read_again(folder: Path, pack: Pack) -> Pack:
    text = pack_as(pack, ".toml")
    assert isinstance(text, str)
    again = read(folder, text)
    assert again == pack
    assert isinstance(again, Pack)
    return again


@pytest.mark.parametrize("suffix", [".toml", ".json"])
def test_tags_are_read_as_they_were_written(tmp_path: Path, suffix: str) -> None:
    tags = (Tag(uid(1), "ambush", "ambush", NOON), Tag(uid(2), None, "target-1", NOON))
    assert read(tmp_path, tags_as(tags, suffix)) == tags
    assert read(tmp_path, tags_as((), suffix)) == ()


def test_toml_is_for_people_and_json_where_the_name_says_so() -> None:
    tags = (Tag(uid(1), "ambush", "ambush", NOON),)
    assert tags_as(tags, ".toml").splitlines()[2:5] == ["[[tags]]", f'uid = "{uid(1)}"', 'game = "ambush"']
    assert msgspec.json.decode(tags_as(tags, ".json"))["tags"][0]["card"] == "ambush"


def test_what_toml_cannot_write_is_said_and_json_can(tmp_path: Path, trove: Game[Any]) -> None:
    pack = Pack(pack="coins", game="trove", title="Coins", cards=({"id": "gold", "name": "Gold", "worth": None},))
    unwritten = pack_as(pack, ".toml")
    assert isinstance(unwritten, Message)
    assert "null" in Speaker().message(unwritten)
    text = pack_as(pack, ".json")
    assert isinstance(text, str)
    assert read(tmp_path, text) == pack


anything = st.recursive(
    st.booleans() | st.integers(-(2**60), 2**60) | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@quick
@given(st.dictionaries(st.text(), anything, max_size=4), st.lists(st.dictionaries(st.text(), anything, max_size=3)))
def test_whatever_is_written_as_toml_is_toml(top: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    top.pop("cards", None)
    again = tomllib.loads(toml.document(top, "cards", entries))
    expected = top | ({"cards": entries} if entries else {})
    assert repr(again) == repr({key: expected[key] for key in again})
    assert again.keys() == expected.keys()


def test_a_null_is_found_wherever_it_is() -> None:
    assert toml.has_null({"a": [{"b": (1, None)}]})
    assert not toml.has_null({"a": [{"b": 0}], "c": ""})
    with pytest.raises(TypeError):
        toml.value(None)


# What may be written otherwise


def test_what_people_write_by_hand_is_understood(tmp_path: Path) -> None:
    text = """
# my tags
tags = [
  { uid = "04:a1:6f:92", game = "ambush", card = "ambush" },
  { uid = "04-A1-6F-93", card = "target-2", registered = "2025-06-01T14:00:00+02:00" },
]
"""
    assert read(tmp_path, text) == (
        Tag("04A16F92", "ambush", "ambush", NOON),
        Tag("04A16F93", None, "target-2", NOON),
    )


def test_the_same_tag_twice_for_the_same_card_is_one(tmp_path: Path) -> None:
    found = read(tmp_path, f"{tag_lines()}\n{tag_lines(uid='04:A1:6F:92')}")
    assert isinstance(found, tuple)
    assert len(found) == 1


def test_a_mark_at_the_beginning_of_the_file_is_passed_over(tmp_path: Path) -> None:
    assert read(tmp_path, b'\xef\xbb\xbf{"tags":[]}') == ()
    assert read(tmp_path, b"\xef\xbb\xbfregistry = 1\n") == ()


def test_a_moment_without_a_zone_is_utc(tmp_path: Path) -> None:
    text = '[[tags]]\nuid = "04A16F92"\ngame = "ambush"\ncard = "ambush"\nregistered = "2025-06-01T12:00:00"'
    assert read(tmp_path, text) == (Tag("04A16F92", "ambush", "ambush", NOON),)


# What is refused


@pytest.mark.parametrize(
    ("text", "part", "line"),
    [
        ("a = 1\nb = \n", "not TOML", 2),
        ("a = 1\n\nc", "not TOML", None),
        ('pack = "x\n', "not TOML", 1),
        ("n = " + "9" * 5000, "not TOML", None),
        ('{\n "tags": [\n  {"uid": }\n]}', "not JSON", 3),
        ('{"tags": [', "not JSON", 1),
        ('{"tags": [], "n": NaN}', "not JSON", None),
        ('{\n"tags": [],\n"tags": []}', "“tags” stands here twice", 3),
        ('{"a":' * 100_000, "nested too deeply", None),
        ("a = " + "[" * 100_000, "nested too deeply", None),
        ("a = 1\n" + "b." * 4000 + "c = 1", "nested too deeply", 2),
        (b"a = 1\nb = '\xff'", "not text", 2),
        (b"\x00\x01\x02\xfe\xff" * 50, "not text", 1),
        ("", "neither a pack nor a registry", None),
        ("{}", "neither a pack nor a registry", None),
        ('{"game":"ambush","seats":["Ana","Bo"]}', "neither a pack nor a registry", None),
        ("registry = 2", "version 2", 1),
        ("tags = 3", "“tags” is 3. It needs a list", None),
        ("tags = [1]", "“tags[0]” is 1", None),
        ("registry = 1\nowner = 1", "no field “owner”", None),
        (tag_lines(uid="04A1"), "The tag “04A1” cannot be read", 2),
        (tag_lines(uid="08A16F92"), "phone", 2),
        (tag_lines(uid=""), "“uid” is missing", None),
        (tag_lines(card="Elven Archer"), "“card”", 2),
        (tag_lines(game=""), "a card needs a game", 2),
        (tag_lines(card="target-1"), "a target token has none", 2),
        (tag_lines(game="../x"), "“game”", 2),
        (tag_lines(registered="yesterday"), "not a date and time", 2),
        (tag_lines(registered="0001-01-01T00:00:00+14:00"), "not a date and time", 2),
        (tag_lines(colour="red"), "no field “colour”", 2),
        (tag_lines() + "\n" + tag_lines(card="elven-archer"), "stands here twice", 6),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, text: str | bytes, part: str, line: int | None) -> None:
    said, where = refused(tmp_path, text)
    assert part in said
    assert where == line


def pack_lines(cards: str, game: str = "ambush") -> str:
    return f'pack = "mine"\ngame = "{game}"\ntitle = "Mine"\n{cards}'


@pytest.mark.parametrize(
    ("text", "part", "line"),
    [
        (pack_lines("", game="chess"), "does not know a game “chess”", 2),
        ('pack = "mine"', "“game” is missing", None),
        (pack_lines("", game="ambush").replace("mine", "My Pack"), "“pack”", None),
        (
            pack_lines('[[cards]]\nid = "a"\nname = "A"\n[[cards]]\nid = "b"\nname = "B"\ncost = 1'),
            "no field “cost”",
            8,
        ),
        (pack_lines('[[cards]]\nid = "a"\nname = "A"\n[[cards]]\nid = "a"\nname = "B"'), "described twice", 8),
        (pack_lines('[[cards]]\nid = "target-1"\nname = "A"'), "target token", 5),
        (pack_lines('[[cards]]\nname = "A"'), "“#1” cannot be read. “id” is missing", None),
        (pack_lines('[[cards]]\nid = "a"\nname = 2025-06-01'), "“name”", 5),
        (pack_lines("cards = 7"), "“cards” is 7", None),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_broken_pack_is_refused_with_its_line(tmp_path: Path, text: str, part: str, line: int | None) -> None:
    said, where = refused(tmp_path, text)
    assert part in said
    assert where == line


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    said, _ = refused(tmp_path, b"# nothing\n" * (LARGEST // 10 + 1))
    assert "larger than" in said or "more than" in said
    said, _ = refused(tmp_path, b"# " + b"x" * 999 + b"\n" + (b"# " + b"x" * 997 + b"\n") * (LARGEST // 1000))
    assert "larger than 4" in said


def test_a_file_that_is_not_there_or_is_a_folder_is_told(tmp_path: Path) -> None:
    for path, id in ((tmp_path / "no", "file-missing"), (tmp_path, "file-folder")):
        with pytest.raises(UnreadableFile) as wrong:
            read_file(path, NOW)
        assert wrong.value.id == id


GOOD = [tags_as([Tag(uid(n), "ambush", "ambush", NOON) for n in range(3)], suffix) for suffix in (".toml", ".json")]
GOOD += [text for pack in shipped() for suffix in (".toml", ".json") if isinstance(text := pack_as(pack, suffix), str)]


@quick
@given(st.data())
def test_whatever_is_handed_in_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    """Good files with pieces lost, changed or put in."""
    text = data.draw(st.sampled_from(GOOD)).encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    changed = given_in(tmp_path, text[:start] + data.draw(st.binary(max_size=12)) + text[end:])
    assert isinstance(outcome(changed), Pack | tuple | str)


@quick
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused(tmp_path: Path, text: bytes) -> None:
    with pytest.raises(UnreadableFile):
        read(tmp_path, text)


# One card, and writing


def test_the_fields_of_one_card_come_from_a_file(tmp_path: Path) -> None:
    assert read_fields(given_in(tmp_path, "damage = 2\neffects = []")) == {"damage": 2, "effects": []}
    assert read_fields(given_in(tmp_path, '{"damage":2}')) == {"damage": 2}


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    path = given_in(tmp_path, "old")
    assert write(path, "new") is None
    assert path.read_text() == "new"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
    wrong = write(path / "under", "new")
    assert wrong is not None
    assert wrong.id == "file-closed"
    wrong = write(tmp_path, "new")
    assert wrong is not None
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


# What grows with the file


class Counted(str):
    """A text that counts how often its lines are counted."""

    counts = 0

    def count(self, *what: Any) -> int:
        Counted.counts += 1
        return super().count(*what)


def test_finding_the_line_of_a_mistake_takes_one_look_however_often_it_occurs() -> None:
    text = Counted('id = "a"\n' * 5_000)
    assert [line_of(text, "a", time) for time in (1, 2)] == [1, 2]
    assert Counted.counts == 2
    assert line_of(text, "b") is None


def test_more_cards_or_tags_than_any_game_has_are_refused_with_their_number(tmp_path: Path) -> None:
    cards = ",\n".join('{"id":"a","name":"a"}' for _ in range(MOST_CARDS + 1))
    tags = ",\n".join('{"uid":"x"}' for _ in range(MOST_TAGS + 1))
    for text, count in ((f'{{"pack":"m","cards":[{cards}]}}', "5,001"), (f'{{"tags":[{tags}]}}', "20,001")):
        assert refused(tmp_path, text)[0].startswith(f"The file has {count} entries.")


def test_a_key_of_very_many_parts_is_refused_in_its_line(tmp_path: Path) -> None:
    assert refused(tmp_path, 'pack = "m"\n' + "a." * 30 + "b = 1\n")[1] == 2


def test_a_mistake_in_a_very_long_name_is_told_with_its_beginning(tmp_path: Path) -> None:
    pack = 'pack = "m"\ngame = "ambush"\ntitle = "M"\n[[cards]]\nname = "A"\nid = "' + "a-" * 5_000 + '"\n'
    assert len(refused(tmp_path, pack)[0]) < 400
