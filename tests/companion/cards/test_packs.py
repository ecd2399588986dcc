"""Packs of the table: taught cards, imported packs, and what a game gets to see of them."""

from typing import Any

import pytest

from companion.cards.packs import COVER, OwnPacks, own_name
from companion.cards.pool import every_pack, find_pack, pool_of
from companion.cards.teaching import FORGOTTEN, id_for, teach
from companion.log import Damaged, Log
from companion.messages import Speaker
from engine.ambush import GAME
from engine.cards import Card, Pack
from engine.game import Game
from engine.message import Message
from engine.refusal import Refusal
from engine.setup import Header, begin

ARCHER = {"id": "elven-archer", "name": "Elven Archer", "damage": 2}


def pack(name: str, *cards: dict[str, Any], **more: Any) -> Pack:
    return Pack(pack=name, game="ambush", title=name.title(), cards=cards, **more)


def card(id: str, **says: Any) -> dict[str, Any]:
    return {"id": id, "name": id.title(), **says}


def taught(log: Log, id: str, **says: Any) -> Card:
    made = teach(log, pool_of(log, GAME), id, says)
    assert isinstance(made, Card), made
    return made


def why(refused: object) -> str:
    assert isinstance(refused, Message)
    return Speaker().message(refused)


# Teaching


def test_a_taught_card_replaces_the_one_of_the_pack(log: Log) -> None:
    taught(log, "elven-archer", damage=2)
    pool = pool_of(log, GAME)
    assert pool.cards["elven-archer"].name == "Elven Archer"
    assert getattr(pool.cards["elven-archer"], "damage", None) == 2
    assert pool.pack_of("elven-archer") == "ambush-own"
    assert pool.pack_of("ambush") == "ambush"
    assert pool.pack_of("nobody") == ""


def test_teaching_adds_to_what_is_known_and_can_take_it_back(log: Log) -> None:
    taught(log, "elven-archer", damage=2)
    taught(log, "elven-archer", effects=[])
    assert OwnPacks(log).card("ambush", "elven-archer") == {**ARCHER, "effects": []}
    taught(log, "elven-archer", damage=FORGOTTEN)
    assert OwnPacks(log).card("ambush", "elven-archer") == {"id": "elven-archer", "name": "Elven Archer", "effects": []}


def test_a_new_card_is_named_after_its_id_unless_told_otherwise(log: Log) -> None:
    assert taught(log, "burmstone-knight").name == "Burmstone Knight"
    assert taught(log, "bombug", name="Bomb Bug").name == "Bomb Bug"


@pytest.mark.parametrize(
    ("id", "says", "part"),
    [
        ("elven-archer", {"damage": "two"}, '“damage” is "two". It needs a whole number from 0 to 999'),
        ("elven-archer", {"damage": 1000}, "0 to 999"),
        ("elven-archer", {"cost": 3}, "no field “cost” here. These fields are known: ambush, damage"),
        ("elven-archer", {"effects": [{"op": "fly"}]}, "effects[0].op"),
        ("elven-archer", {"effects": [{"op": "draw"}]}, "“effects[0].n” is missing"),
        ("elven-archer", {"name": ""}, "“name”"),
        ("Elven Archer", {}, "“id”"),
        ("target-1", {}, "target token"),
    ],
)
def test_what_the_game_has_no_words_for_is_refused_with_what_would_be_right(
    log: Log, id: str, says: dict[str, Any], part: str
) -> None:
    assert part in why(teach(log, pool_of(log, GAME), id, says))
    assert OwnPacks(log).packs() == ()


def test_what_is_said_of_the_id_does_not_make_it_another_card(log: Log) -> None:
    made = teach(log, pool_of(log, GAME), "bombug", {"id": "other"})
    assert isinstance(made, Card)
    assert made.id == "bombug"


def test_forgetting_what_was_taught_leaves_what_the_rulebook_says(log: Log) -> None:
    taught(log, "elven-archer", damage=2)
    assert OwnPacks(log).forget("ambush", "elven-archer")
    assert not OwnPacks(log).forget("ambush", "elven-archer")
    assert pool_of(log, GAME).pack_of("elven-archer") == "ambush"
    assert OwnPacks(log).packs("ambush")[0].cards == ()


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Burmstone Knight", "burmstone-knight"),
        ("L’Épée d’Été", "l-epee-d-ete"),
        ("  A  b ", "a-b"),
        ("x" * 99, "x" * 60),
    ],
)
def test_an_id_is_made_of_a_name(name: str, id: str) -> None:
    assert id_for(name) == id


@pytest.mark.parametrize("name", ["…", "", "???"])
def test_a_name_of_signs_gives_no_id(name: str) -> None:
    assert "neither a letter nor a digit" in why(id_for(name))


def test_every_game_has_its_own_pack_for_what_is_taught() -> None:
    assert own_name("tash_kalar") == "tash-kalar-own"


# What a game gets


def test_a_game_can_be_begun_with_what_the_pool_gives(log: Log) -> None:
    taught(log, "bombug", damage=3)
    header = Header(game="ambush", seats=("Ana", "Bo"), decks={"0": ["bombug"] * 10})
    assert not isinstance(begin(GAME, header, pool_of(log, GAME).packs), Refusal)
    assert isinstance(begin(GAME, header), Refusal)


def test_invented_cards_come_only_by_the_name_of_their_training_set(log: Log) -> None:
    assert "training-ram" not in pool_of(log, GAME).cards
    assert "training-ram" in pool_of(log, GAME, "ambush-training").cards
    OwnPacks(log).merge(pack("ours", card("invented"), training=True))
    assert "invented" not in pool_of(log, GAME).cards
    assert "invented" in pool_of(log, GAME, "ours").cards


def test_a_card_taught_under_other_rules_is_left_out_and_named(log: Log) -> None:
    taught(log, "bombug", damage=3)
    log.store.execute("""UPDATE cards SET body = '{"id":"bombug","name":"B","speed":1}' WHERE card = 'bombug'""")
    pool = pool_of(log, GAME)
    assert "bombug" not in pool.cards
    assert "speed" in why(pool.unfit["bombug"])
    header = Header(game="ambush", seats=("Ana", "Bo"))
    assert not isinstance(begin(GAME, header, pool.packs), Refusal)


def test_a_pack_is_found_by_its_name(log: Log, trove: Game[Any]) -> None:
    OwnPacks(log).merge(pack("ours", card("bombug")))
    ours = find_pack(log, "ambush", "ours")
    assert isinstance(ours, Pack)
    assert ours.title == "Ours"
    assert [one.pack for one in every_pack(log, "ambush")] == ["ambush-training", "ambush", "ours"]
    assert "ambush-training, ambush, ours" in why(find_pack(log, "ambush", "theirs"))
    assert "none at all" in why(find_pack(log, trove.name, "theirs"))


# Merging


def test_a_pack_keeps_its_title_and_the_order_of_its_cards(log: Log) -> None:
    given = pack("ours", card("zebra"), card("ant"), about="printed at home")
    merged = OwnPacks(log).merge(given)
    assert (merged.added, merged.same) == (2, 0)
    assert OwnPacks(log).packs() == (given,)
    again = OwnPacks(log).merge(given)
    assert (again.added, again.same, again.undecided) == (0, 2, ())
    assert OwnPacks(log).packs() == (given,)


def test_two_packs_may_hold_the_same_card(log: Log) -> None:
    first, second = pack("first", card("ant"), card("bee")), pack("second", card("bee"), card("cat"))
    for one in (first, second):
        OwnPacks(log).merge(one)
    assert OwnPacks(log).packs() == (first, second)


def test_packs_without_a_conflict_may_come_in_any_order(log: Log) -> None:
    first, second = pack("first", card("ant"), card("bee")), pack("second", card("bee"), card("cat"))
    other = Log(log.path.with_name("other.db"))
    for one in (first, second):
        OwnPacks(log).merge(one)
    for one in (second, first):
        OwnPacks(other).merge(one)
    assert OwnPacks(log).packs() == OwnPacks(other).packs()
    other.close()


def test_a_card_that_says_something_else_is_not_overruled_unasked(log: Log) -> None:
    taught(log, "elven-archer", damage=2)
    theirs = pack("theirs", {**ARCHER, "damage": 3}, card("bombug"))
    merged = OwnPacks(log).merge(theirs)
    [conflict] = merged.undecided
    assert (conflict.what, conflict.key, conflict.ours["damage"], conflict.theirs["damage"]) == (
        "card",
        "elven-archer",
        2,
        3,
    )
    assert merged.added == 1
    assert OwnPacks(log).card("ambush", "elven-archer") == ARCHER
    assert [one["id"] for one in OwnPacks(log).packs()[1].cards] == ["bombug"]


def test_whoever_decides_is_obeyed(log: Log) -> None:
    taught(log, "elven-archer", damage=2)
    theirs = pack("theirs", {**ARCHER, "damage": 3})
    ours = OwnPacks(log).merge(theirs, "ours")
    assert (len(ours.settled), ours.undecided) == (1, ())
    assert OwnPacks(log).card("ambush", "elven-archer") == ARCHER
    OwnPacks(log).merge(theirs, "theirs")
    assert OwnPacks(log).card("ambush", "elven-archer") == {**ARCHER, "damage": 3}
    assert OwnPacks(log).packs()[1] == theirs


def test_a_pack_with_another_title_is_a_conflict_too(log: Log) -> None:
    OwnPacks(log).merge(pack("ours", card("ant")))
    renamed = pack("ours", card("bee"), about="second edition")
    [conflict] = OwnPacks(log).merge(renamed).undecided
    assert (conflict.what, conflict.ours["about"], conflict.theirs["about"]) == ("pack", "", "second edition")
    assert OwnPacks(log).packs()[0].about == ""
    assert [one["id"] for one in OwnPacks(log).packs()[0].cards] == ["ant", "bee"]
    OwnPacks(log).merge(renamed, "theirs")
    assert OwnPacks(log).packs()[0].about == "second edition"


def test_teaching_a_card_of_an_imported_pack_leaves_it_in_that_pack(log: Log) -> None:
    OwnPacks(log).merge(pack("ours", card("bombug")))
    taught(log, "bombug", damage=1)
    [only] = OwnPacks(log).packs()
    assert only.pack == "ours"
    assert only.cards[0]["damage"] == 1


def test_packs_of_other_games_are_apart(log: Log, trove: Game[Any]) -> None:
    OwnPacks(log).merge(pack("ours", card("gold")))
    OwnPacks(log).merge(Pack(pack="ours", game="trove", title="Ours", cards=(card("gold", kind="coin"),)))
    assert [one.game for one in OwnPacks(log).packs()] == ["ambush", "trove"]
    assert len(OwnPacks(log).packs("trove")) == 1
    assert OwnPacks(log).packs("nothing") == ()


@pytest.mark.parametrize("key", ["bombug", f"{COVER}ours"])
def test_a_row_that_is_not_as_it_was_written_is_damage(log: Log, key: str) -> None:
    OwnPacks(log).merge(pack("ours", card("bombug")))
    log.store.execute("UPDATE cards SET body = '{' WHERE card = ?", (key,))
    with pytest.raises(Damaged):
        OwnPacks(log).packs()
    with pytest.raises(Damaged):
        OwnPacks(log).merge(pack("ours", card("bombug")))
