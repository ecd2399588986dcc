"""`ambit cards export` and `import`: to other tables and back."""

from pathlib import Path

import pytest

from tests.companion.cards.tapping import tags, uid
from tests.companion.cli.tapping import TRAINING, cards, home, registered, with_box

__all__ = ["home"]
NBSP = "\u00a0"


def elsewhere(monkeypatch: pytest.MonkeyPatch, name: str = "other") -> None:
    """Sit down at another table."""
    monkeypatch.setenv("AMBIT_HOME", str(Path.cwd() / name))


def listed() -> str:
    return cards("list", "ambush", "--json").out


# There and back


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_a_registry_of_52_goes_to_another_table(monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    with_box()
    cards("register", "ambush", *TRAINING, "--deck", "box", typed="\n".join(tags(52)))
    said = cards("export", "--tags", f"tags.{suffix}")
    assert said.out == f"tags.{suffix} holds 52{NBSP}tags.\n"
    here = registered()
    elsewhere(monkeypatch)
    assert registered() == []
    said = cards("import", f"tags.{suffix}")
    assert (said.code, said.out) == (0, f"tags.{suffix}: 52 new, 0 known already.\n")
    assert registered() == here
    assert "0 new, 52 known already." in cards("import", f"tags.{suffix}").out
    assert registered() == here


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_what_was_taught_goes_to_another_table(monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    cards("teach", "ambush", "elven-archer", "--set", "damage=2")
    cards("teach", "ambush", "bombug", "--set", 'effects=[{"op":"draw","n":1}]')
    assert cards("export", "--pack", "ambush", f"ours.{suffix}").code == 0
    here = listed()
    elsewhere(monkeypatch)
    said = cards("import", f"ours.{suffix}")
    assert (said.code, said.out) == (0, f"ours.{suffix}: 2 new, 0 known already.\n")
    assert listed() == here


def test_a_pack_that_comes_with_ambit_can_be_written_too() -> None:
    said = cards("export", "--pack", "ambush-training", "x.toml")
    assert said.out == f"x.toml holds the pack “ambush-training”, with 16{NBSP}cards.\n"
    assert "training = true" in Path("x.toml").read_text()


def test_tags_whose_pack_is_missing_are_taken_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cards("register", "ambush", typed=f"new Bombug\n{uid(1)}\ntarget-1\n{uid(2)}\nambush\n{uid(3)}")
    cards("export", "--tags", "tags.toml", "--pack", "ambush", "ours.toml")
    elsewhere(monkeypatch)
    assert f"1{NBSP}tag names a card that no pack here knows." in cards("import", "tags.toml").out
    assert len(registered()) == 3
    assert "no pack here knows" not in cards("import", "ours.toml", "tags.toml").out


def test_tags_of_a_game_that_comes_later_are_not_lost() -> None:
    Path("t.toml").write_text('[[tags]]\nuid = "04A16F92"\ngame = "sixth"\ncard = "x"')
    assert cards("import", "t.toml").code == 0
    assert registered()[0].game == "sixth"


# Conflicts


def two_opinions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table calls the first tag something else, and has one more of everything."""
    cards("register", "ambush", typed=f"elven archer\n{uid(1)}\nambush\n{uid(2)}")
    cards("teach", "ambush", "elven-archer", "--set", "damage=3")
    cards("teach", "ambush", "bombug", "--set", "damage=1")
    cards("export", "--tags", "theirs-tags.toml", "--pack", "ambush", "theirs.toml")
    elsewhere(monkeypatch)
    cards("register", "ambush", typed=f"ambush\n{uid(1)}")
    cards("teach", "ambush", "elven-archer", "--set", "damage=2")


def first_tag() -> str:
    return next(tag.card for tag in registered() if tag.uid == uid(1))


def archer() -> int:
    [line] = cards("teach", "ambush", "elven-archer", "--json").lines
    damage = line["damage"]
    assert isinstance(damage, int)
    return damage


def test_where_both_differ_nothing_changes_and_the_rest_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    two_opinions(monkeypatch)
    said = cards("import", "theirs-tags.toml", "theirs.toml")
    assert said.code == 1
    assert f"The tag {uid(1)} is ambush here and elven-archer in the file. Undecided" in said.out
    assert "The card “elven-archer” says" in said.out
    assert "with --ours or --theirs to decide" in said.out
    assert (first_tag(), archer()) == ("ambush", 2)
    assert len(registered()) == 2
    assert cards("teach", "ambush", "bombug").code == 0


@pytest.mark.parametrize(("decision", "card", "damage"), [("--ours", "ambush", 2), ("--theirs", "elven-archer", 3)])
def test_a_decision_is_obeyed_and_told(monkeypatch: pytest.MonkeyPatch, decision: str, card: str, damage: int) -> None:
    two_opinions(monkeypatch)
    said = cards("import", "theirs-tags.toml", "theirs.toml", decision)
    assert said.code == 0
    assert ("Ours counts." if decision == "--ours" else "The file counts.") in said.out
    assert (first_tag(), archer()) == (card, damage)


def test_a_program_reads_both_sides_of_a_conflict(monkeypatch: pytest.MonkeyPatch) -> None:
    two_opinions(monkeypatch)
    said = cards("import", "theirs-tags.toml", "theirs.toml", "--json")
    assert said.code == 1
    first, second = said.lines
    assert first["undecided"][0]["theirs"]["card"] == "elven-archer"
    assert (second["undecided"][0]["ours"]["damage"], second["undecided"][0]["theirs"]["damage"]) == (2, 3)


def test_a_pack_with_another_title_is_told() -> None:
    lines = 'pack = "mine"\ngame = "ambush"\ntitle = "{}"\n'
    for name in ("one", "two"):
        Path(f"{name}.toml").write_text(lines.format(name))
    said = cards("import", "one.toml", "two.toml")
    assert said.code == 1
    assert "The pack “mine” is" in said.out


def test_both_cannot_be_right() -> None:
    Path("t.toml").write_text("tags = []")
    assert cards("import", "t.toml", "--ours", "--theirs").code == 2


# What is refused


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"a = 1\nb = \n", "Line\u00a02: This is not TOML"),
        (b'{\n"tags": [\n}', "Line\u00a03: This is not JSON"),
        (b"\x00\xff\xfe" * 99, "Line\u00a01: From byte 1 on, this is not text"),
        (b"", "neither a pack nor a registry"),
        (b"#" * 5_000_000, "longer than"),
        (b"# x\n" * 200_000, "more than"),
        (b'[[tags]]\nuid = "04A1"\ngame = "ambush"\ncard = "x"', "Line\u00a02: The tag “04A1” cannot be read"),
        (b'pack = "x"\ngame = "chess"\ntitle = "x"', "Line\u00a02: Ambit does not know a game “chess”"),
    ],
    ids=["toml", "json", "garbage", "empty", "long", "huge", "tag", "game"],
)
def test_a_broken_file_is_refused_with_its_line_and_nothing_changes(content: bytes, part: str) -> None:
    Path("good.toml").write_text(f'[[tags]]\nuid = "{uid(1)}"\ngame = "ambush"\ncard = "ambush"')
    Path("bad").write_bytes(content)
    said = cards("import", "good.toml", "bad")
    assert said.code == 2
    assert part in said.err
    assert said.err.startswith("bad:\n")
    assert registered() == []


def test_a_file_that_is_not_there_is_told() -> None:
    assert "There is no file nowhere.toml" in cards("import", "nowhere.toml").err


def test_there_must_be_something_to_export() -> None:
    assert cards("export").code == 2
    assert "No tag is registered" in cards("export", "--tags", "none.toml").out
    said = cards("export", "--pack", "ambush", "x.toml")
    assert said.code == 1
    assert "Nothing was taught or imported for “ambush”" in said.out
    assert not Path("x.toml").exists()


def test_of_several_packs_one_must_be_named() -> None:
    for name in ("one", "two"):
        Path(f"{name}.toml").write_text(f'pack = "{name}"\ngame = "ambush"\ntitle = "x"\n')
        cards("import", f"{name}.toml")
    said = cards("export", "--pack", "ambush", "x.toml")
    assert said.code == 2
    assert "one, two" in said.err
    assert cards("export", "--pack", "two", "x.toml").code == 0
    assert 'pack = "two"' in Path("x.toml").read_text()


def test_a_place_that_cannot_be_written_is_told() -> None:
    assert cards("export", "--tags", "no/such/folder/x.toml").code == 2
    for place in (".", "..", "/", "x" * 300):
        assert cards("export", "--pack", "ambush-training", place).code == 2
        assert cards("import", place).code == 2
