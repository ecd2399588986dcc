"""`ambit cards register`, `list`, `teach` and `forget`, as somebody with a reader and a keyboard uses them."""

import os
import pty
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from companion.cards.registry import Registry, Tag
from companion.home import database
from companion.log import Log
from companion.messages import languages
from companion.players.ambush.box import DECK
from tests.companion.cards.tapping import tags, uid
from tests.companion.cli.tapping import TRAINING, cards, home, registered, with_box
from tests.shape import PROJECT

__all__ = ["home"]
COMMANDS = ("register", "list", "teach", "deck", "forget", "export", "import")


def put(number: int, game: str | None, card: str) -> None:
    log = Log(database())
    Registry(log).put(Tag(uid(number), game, card, "2025-06-01T12:00:00+00:00"))
    log.close()


# Help


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_an_example(name: str) -> None:
    said = cards(name, "--help")
    assert said.code == 0
    assert f": ambit cards {name} " in said.out


def test_alone_it_shows_its_commands() -> None:
    said = cards()
    assert all(name in said.out + said.err for name in COMMANDS)


@pytest.mark.parametrize("words", [("register", "chess"), ("list", "chess"), ("teach", "chess", "king"),
    ("deck", "chess", "x"), ("forget", "--all", "chess")])  # fmt: skip
def test_a_game_that_ambit_does_not_know_is_wrong_use(words: tuple[str, ...]) -> None:
    said = cards(*words)
    assert said.code == 2
    assert "does not know a game “chess”" in said.err


@pytest.mark.parametrize("words", [("register", "ambush"), ("list",), ("import", "x.toml")])
def test_a_database_that_is_none_is_told(home: Path, words: tuple[str, ...]) -> None:
    home.mkdir()
    (home / "ambit.db").write_text("my diary")
    Path("x.toml").write_text("tags = []")
    said = cards(*words)
    assert said.code == 2
    assert "is not a file of saved games" in said.err


# Register


def test_a_box_of_52_takes_52_lines_of_a_reader() -> None:
    with_box()
    said = cards("register", "ambush", *TRAINING, "--deck", "box", typed="\n".join(tags(52)))
    assert said.code == 0
    assert Counter(tag.card for tag in registered()) == Counter(DECK)
    assert said.out.count(" ✓ ") == 52
    assert "0 of 52. Next: Training Ambush, copy\u00a01 of\u00a08." in said.out
    assert "51 of 52. Next: Training Riddle, copy\u00a02 of\u00a02." in said.out
    assert "All 52 of the list are registered." in said.out
    assert said.out.splitlines()[-1].startswith("52 of 52 are registered.")


def test_it_can_be_left_and_gone_on_with() -> None:
    with_box()
    words = ("register", "ambush", *TRAINING, "--deck", "box")
    assert "20 of 52 are registered" in cards(*words, typed="\n".join([*tags(20), "quit", *tags(52)])).out
    assert cards(*words).out.startswith("20 of 52. Next: Training Mason, copy\u00a01 of\u00a03.")


def test_each_line_of_json_says_where_it_stands() -> None:
    first, *_, last = cards("register", "ambush", "--json", typed=f"{uid(1)}\n04A1\n{uid(2)}").lines
    assert first["now"]["next"] == "ambush"
    assert first["said"] is None
    assert (last["said"], last["message"]) == ("done", "Elven Archer is registered.")
    assert (last["now"]["done"], last["now"]["total"], last["now"]["next"]) == (2, 2, None)


def test_a_card_of_no_pack_gets_a_name_while_it_is_tapped() -> None:
    typed = (
        f"{uid(1)}\n{uid(2)}\n{uid(3)}\nburm\nnew Burmstone Knight\nmore 2\n{uid(4)}\n{uid(5)}\nnew Burmstone Knight"
    )
    said = cards("register", "ambush", typed=typed)
    assert f"This tag is new ({uid(3)}). Which card is it?" in said.out
    assert "No card is called “burm”." in said.out
    assert said.out.count("There is a card with the id “burmstone-knight” already: Burmstone Knight.") == 1
    assert Counter(tag.card for tag in registered())["burmstone-knight"] == 3
    assert '"burmstone-knight"' in cards("list", "ambush", "--json").out


def test_a_new_card_needs_a_name_of_its_own() -> None:
    said = cards("register", "ambush", typed="new Elven Archer\nnew …\nnew \n")
    assert "There is a card with the id “elven-archer” already: Elven Archer." in said.out
    assert "neither a letter nor a digit" in said.out
    assert "No card is called “new”" in said.out


def test_what_is_typed_is_searched_and_picked_by_number() -> None:
    said = cards("register", "ambush", *TRAINING, typed=f"training\n2\n{uid(1)}\n?training r\n99\n")
    lines = said.out.splitlines()
    second = next(line for line in lines if line.startswith("   2  ")).split()
    assert registered()[0].card == second[-1]
    assert "There is no number 99 in the list." in said.out


def test_questions_are_asked_and_answered() -> None:
    put(1, "ambush", "training-ram")
    put(2, "tash_kalar", "legend")
    put(3, None, "target-4")
    put(4, "ambush", "training-fog")
    typed = f"{uid(1)}\nmove\n{uid(1)}\n{uid(2)}\nkeep\n{uid(3)}\nmove\nundo\n{uid(4)}\nkeep\nmove\nundo\nskip\nhelp"
    said = cards("register", "ambush", *TRAINING, typed=typed)
    for sentence in (
        "This tag is Training Ram already. Type “move” to make it Training Ambush, or “keep”",
        "The tag was Training Ram. Now it is Training Ambush.",
        "This tag is Training Ambush already, it was tapped a moment ago.",
        "This tag is legend already, in Tash-Kalar.",
        "The tag stays legend.",
        "The tag was target-4. Now it is Training Spear.",
        "Taken back: the tag is target-4 again.",
        "The tag stays Training Fog.",
        "Nothing has been asked. Tap a tag first.",
        "Taken back: the tag is Training Ram again.",
        "Training Ambush is left out for now.",
        "Or type: a part of a name",
    ):
        assert sentence in said.out
    assert [tag.card for tag in sorted(registered(), key=lambda tag: tag.uid)] == [
        "training-ram",
        "legend",
        "target-4",
        "training-fog",
    ]


def test_phones_halves_and_decimal_numbers_are_told() -> None:
    said = cards("register", "ambush", typed="08:11:22:33\n04:A1\n0412345678\n\n   \n")
    assert said.out.count("is not the number of a tag") == 2
    assert "phone" in said.out
    assert registered() == []


def test_tokens_are_registered_for_every_game() -> None:
    said = cards("register", "ambush", "--tokens", "4", typed="\n".join(tags(4)))
    assert "All 4 of the list are registered." in said.out
    assert {(tag.game, tag.card) for tag in registered()} == {(None, f"target-{n}") for n in range(1, 5)}


def test_a_pack_or_deck_that_is_not_there_is_wrong_use() -> None:
    said = cards("register", "ambush", "--pack", "nope")
    assert said.code == 2
    assert "ambush-training, ambush" in said.err
    said = cards("register", "ambush", "--deck", "nope")
    assert said.code == 2
    assert "None has been saved yet." in said.err


@pytest.mark.parametrize("language", languages())
def test_it_speaks_the_language_of_the_place(language: str) -> None:
    said = cards("register", "ambush", typed=uid(1), env={"LANG": language, "LC_ALL": language})
    assert ("Enregistrée" in said.out) == (language == "fr")


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe\x00\n", b"x" * 5000, b"0" * 5000, "²\n٣\n½\n".encode(), b"more 999\nmore 0\n"]
)
def test_whatever_is_typed_is_answered(typed: bytes) -> None:
    said = cards("register", "ambush", *TRAINING, typed=b"training\n" + typed)
    assert said.code == 0
    assert "bug in Ambit" not in said.out + said.err


def test_it_works_as_a_program_with_a_pipe(home: Path) -> None:
    line = [sys.executable, "-c", "from companion.cli.app import app; app()", "cards", "register", "ambush"]
    outside = os.environ | {"AMBIT_HOME": str(home), "LC_ALL": "C.UTF-8"}
    typed = "\n".join(tags(2)).encode() + b"\n\xff\n"
    done = subprocess.run(line, cwd=PROJECT, env=outside, input=typed, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Elven Archer is registered." in done.stdout.decode()
    assert len(registered()) == 2


def test_it_works_on_a_terminal(home: Path) -> None:
    """A reader that types like a keyboard, and Ctrl-D."""
    ours, theirs = pty.openpty()
    line = [sys.executable, "-c", "from companion.cli.app import app; app()", "cards", "register", "ambush"]
    outside = os.environ | {"AMBIT_HOME": str(home), "LC_ALL": "C.UTF-8"}
    os.write(ours, f"{uid(1)}\n{uid(2)}\n".encode() + b"\x04")
    done = subprocess.run(line, cwd=PROJECT, env=outside, stdin=theirs, capture_output=True, check=False)
    os.close(ours)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1].startswith("2 of 2 are registered.")


def test_it_works_without_a_keyboard(home: Path) -> None:
    """The parent process closed standard input."""
    line = [sys.executable, "-c", "from companion.cli.app import app; app()", "cards", "register", "ambush"]
    outside = os.environ | {"AMBIT_HOME": str(home)}
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *line]
    assert subprocess.run(shell, cwd=PROJECT, env=outside, capture_output=True, check=False).returncode == 0


# List


def test_the_list_says_when_there_is_nothing() -> None:
    assert cards("list").out.startswith("No tag is registered yet.")
    assert cards("list", "--json").out == ""


def test_the_list_of_a_game_shows_every_card_and_where_it_comes_from() -> None:
    cards("register", "ambush", typed=f"{uid(1)}\ntarget-1\n{uid(2)}")
    put(3, "ambush", "training-ram")
    put(4, "ambush", "lost-card")
    lines = cards("list", "ambush", "--json").lines
    assert [(line["card"], line["pack"], len(line["tags"])) for line in lines] == [
        ("ambush", "ambush", 1),
        ("elven-archer", "ambush", 0),
        ("lost-card", "", 1),
        ("training-ram", "ambush-training", 1),
    ]
    assert {line["card"] for line in cards("list", "--json").lines} == {
        "ambush",
        "target-1",
        "training-ram",
        "lost-card",
    }
    told = cards("list", "ambush").out
    assert uid(1) in told
    assert "4\u00a0cards, 3\u00a0tags." in told


def test_a_card_that_the_game_no_longer_takes_is_told_beside_the_list() -> None:
    cards("teach", "ambush", "bombug", "--set", "damage=1")
    log = Log(database())
    log.store.execute("""UPDATE cards SET body = '{"id":"bombug","name":"B","speed":1}' WHERE card = 'bombug'""")
    log.close()
    said = cards("list", "ambush", "--json")
    assert said.code == 0
    assert "The card “bombug” cannot be read." in said.err


# Teach


def test_a_card_is_taught_shown_and_taken_back() -> None:
    effects = '[{"op":"place","n":2,"from":"deck"}]'
    said = cards("teach", "ambush", "Elven Archer", "--set", "damage=2", "--set", f"effects={effects}")
    assert said.code == 0
    assert "Elven Archer (“elven-archer”) now says:" in said.out
    assert "   damage = 2" in said.out
    [line] = cards("teach", "ambush", "elven-archer", "--json").lines
    assert list(line)[:2] == ["id", "name"]
    assert line["effects"] == [{"op": "place", "n": 2, "from": "deck", "up_to": False}]
    [line] = cards("teach", "ambush", "elven-archer", "--set", "damage=", "--json").lines
    assert "damage" not in line
    assert cards("forget", "elven-archer", "--data", "--yes").code == 0
    assert cards("teach", "ambush", "elven-archer", "--json").lines == [{"id": "elven-archer", "name": "Elven Archer"}]


def test_what_effects_mean_is_told_where_the_game_has_words_for_them() -> None:
    effects = '[{"op":"damage","n":2,"to":"opponent"},{"op":"draw","n":1,"to":"you"}]'
    said = cards("teach", "ambal", "firebolt", "--set", f"effects={effects}")
    assert "   · Damage to the opponent: 2.\n   · Cards to draw for you: 1." in said.out
    said = cards("teach", "ambush", "bombug", "--set", 'effects=[{"op":"draw","n":1}]')
    assert "   · Cards to draw for you: 1." in said.out


def test_a_card_is_taught_from_a_file(tmp_path: Path) -> None:
    Path("card.toml").write_text('name = "Bomb Bug"\ndamage = 3\neffects = [{ op = "draw", n = 1 }]\n')
    assert cards("teach", "ambush", "bombug", "--from", "card.toml").code == 0
    [line] = cards("teach", "ambush", "bomb bug", "--json").lines
    assert (line["id"], line["damage"]) == ("bombug", 3)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("elven-archer", "--set", "damage=x"), '“damage” is "x". It needs a whole number'),
        (("elven-archer", "--set", "damage"), "“damage” is no field with a value"),
        (("elven-archer", "--set", "=1"), "is no field with a value"),
        (("elven-archer", "--set", "effects=[{"), "The value of “effects” is not JSON"),
        (("elven-archer", "--set", f"effects={'[' * 100_000}"), "The value of “effects” is not JSON"),
        (("elven-archer", "--set", "cost=1"), "no field “cost”"),
        (("elven-archer", "--from", "nowhere.toml"), "There is no file nowhere.toml"),
        (("elven-archer", "--from", "broken.toml"), "Line\u00a02: This is not TOML"),
        (("Burmstone Knight", "--set", "damage=1"), "“id”"),
        (("nobody",), "No pack has a card “nobody”"),
        (("target-1", "--set", "damage=1"), "target token"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_taught_is_told_and_nothing_is_kept(words: tuple[str, ...], part: str) -> None:
    Path("broken.toml").write_text("a = 1\nb = \n")
    said = cards("teach", "ambush", *words)
    assert said.code == 2
    assert part in said.err
    assert cards("export", "--pack", "ambush", "x.toml").code == 1


# Forget


def test_a_tag_a_card_or_a_whole_game_is_forgotten() -> None:
    cards("register", "ambush", *TRAINING, typed="\n".join(tags(5)) + f"\ntarget-1\n{uid(9)}")
    assert cards("forget", bytes.fromhex(uid(1)).hex(":"), typed="yes\n").code == 0
    assert len(registered()) == 5
    said = cards("forget", "training-spear", "-y")
    assert said.out == "1\u00a0tag forgotten.\n"
    assert cards("forget", "--all", "ambush", "--yes").code == 0
    assert [tag.card for tag in registered()] == ["target-1"]
    assert cards("forget", "target-1", "--yes").code == 0


@pytest.mark.parametrize("typed", ["", "no\n", "\n\nnon", "yesterday"])
def test_without_a_clear_yes_nothing_is_forgotten(typed: str) -> None:
    cards("register", "ambush", typed=uid(1))
    said = cards("forget", "--all", "ambush", typed=typed)
    assert said.code == 1
    assert "Forget 1\u00a0tag of “ambush”? (yes or no)" in said.out
    assert len(registered()) == 1


@pytest.mark.parametrize(("typed", "code"), [("oui\n", 0), ("Y\n", 0), ("O\n", 0), ("si\n", 1)])
def test_yes_may_be_said_in_both_languages(typed: str, code: int) -> None:
    cards("register", "ambush", typed=uid(1))
    assert cards("forget", uid(1), typed=typed).code == code


def test_there_may_be_nothing_to_forget() -> None:
    for what in (uid(1), "nobody"):
        said = cards("forget", what)
        assert said.code == 1
        assert "Nothing is kept under" in said.out
    assert cards("forget", "--all", "ambush").code == 1


@pytest.mark.parametrize("words", [(), ("ambush", "--all", "ambush"), ("08112233",), ("04A1",)])
def test_what_to_forget_must_be_clear(words: tuple[str, ...]) -> None:
    assert cards("forget", *words).code == 2


def test_a_card_of_several_games_needs_its_game() -> None:
    put(1, "ambush", "dragon")
    put(2, "tash_kalar", "dragon")
    said = cards("forget", "dragon", "--yes")
    assert said.code == 2
    assert "ambush, tash_kalar" in said.err
    assert cards("forget", "dragon", "--game", "tash_kalar", "--yes").code == 0
    assert [tag.game for tag in registered()] == ["ambush"]


def test_what_was_taught_goes_only_when_asked_for() -> None:
    cards("register", "ambush", typed=f"new Bombug\n{uid(1)}")
    said = cards("forget", "bombug", "--data", typed="no")
    assert ", and what was taught about it? (yes or no)" in said.out
    cards("forget", "bombug", "--yes")
    assert cards("teach", "ambush", "bombug").code == 0
    assert "Forget what was taught about “bombug”?" in cards("forget", "bombug", "--data").out
    assert cards("forget", "bombug", "--data", "--yes").code == 0
    assert cards("teach", "ambush", "bombug").code == 2


def test_what_was_left_out_is_not_called_registered() -> None:
    said = cards("register", "ambush", typed=f"{uid(1)}\nskip\n")
    assert "1 of 2 are registered, and the rest is left out for now." in said.out
    assert "All 2 of the list" not in said.out
