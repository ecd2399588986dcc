"""Effects in progress: the played card waits while its player places cards or says what happened."""

from typing import Any

import pytest

from tests.engine.ambush.moments import AMBUSH_PHASE, at, told_at
from tests.engine.ambush.table import Table


def place(n: int, **fields: Any) -> dict[str, Any]:
    """A place operation (write from_= for "from")."""
    return {"op": "place", "n": n} | {key.rstrip("_"): value for key, value in fields.items()}


MEND = {"op": "repair", "n": 4}


def waiting(*effects: dict[str, Any], seats: int = 3, deck: int | None = None, **fields: Any) -> Table:
    """Seat 1 has played the card "act", whose effects hold a placing; the castles have room for repair."""
    card = {"id": "act", "name": "Act", "effects": list(effects)} | fields
    table = Table(seats, cards=(card,), castle=10, dial_max=20).begun()
    table.do("expose", 1)
    if deck is not None:
        table.do("adjust", 0, target=0, counter="deck", to=deck)
    table.do("play", 1, card="act", **({"target": 2} if fields else {}))
    return table


def unknown(seats: int = 3) -> Table:
    """Seat 1 has played a card that nobody knows."""
    table = Table(seats, castle=10, dial_max=20).begun()
    table.do("expose", 1)
    table.do("play", 1)
    return table


def pending(table: Table) -> int | None:
    """How many cards are still to be placed; None when nothing waits."""
    waits = table.table["pending"]
    return None if waits is None else int(waits["place"])


def finished(table: Table) -> bool:
    """The card lies and the next player's turn has begun."""
    now = table.table
    return (now["in_play"], now["pending"], table.view["turn"], table.view["phase"]) == (0, None, 2, "expose")


# Only then


@pytest.mark.rule("AMBUSH-EFFECT-01")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play"])
@pytest.mark.parametrize("fields", [{}, {"from_": "deck"}, {"from_": "hand", "card": "footman"}])
def test_nothing_is_placed_outside_an_effect(moment: str, fields: dict[str, Any]) -> None:
    assert at(moment).refused("place", 1, **fields) == "AMBUSH-EFFECT-01"


@pytest.mark.rule("AMBUSH-EFFECT-02")
@pytest.mark.parametrize("moment", ["effect", "effect, not known"])
def test_a_card_in_play_has_left_the_hand_and_does_not_lie_yet(moment: str) -> None:
    table = at(moment)
    assert (table.table["in_play"], table.hand(1), table.counts) == (1, 4, (41, 1))
    assert (table.view["phase"], table.view["to_act"]) == ("effect", [1])
    assert table.told("laid") == []


@pytest.mark.rule("AMBUSH-EFFECT-02")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", *AMBUSH_PHASE, "over"])
def test_outside_an_effect_no_card_is_in_play(moment: str) -> None:
    assert (at(moment).table["in_play"], at(moment).table["pending"]) == (0, None)


# Placing


@pytest.mark.rule("AMBUSH-EFFECT-03")
def test_the_cards_of_a_placing_are_placed_one_by_one() -> None:
    table = waiting(place(3, from_="deck"))
    assert table.table["pending"] == {"place": 3, "from": "deck", "up_to": False, "resolve": False}
    assert table.counts == (36, 1)
    facts = table.do("place", 1)
    assert facts == [{"fact": "placed", "seat": 1, "from": "deck", "count": 1}]
    assert (pending(table), table.counts, table.hand(1)) == (2, (35, 2), 4)
    table.do("place", 1)
    assert (pending(table), table.counts, table.view["phase"]) == (1, (34, 3), "effect")


@pytest.mark.rule("AMBUSH-EFFECT-03")
def test_cards_placed_from_the_hand_leave_the_hand() -> None:
    table = waiting(place(2, from_="hand", up_to=True))
    assert table.table["pending"] == {"place": 2, "from": "hand", "up_to": True, "resolve": False}
    assert table.do("place", 1) == [{"fact": "placed", "seat": 1, "from": "hand", "count": 1}]
    assert (pending(table), table.counts, table.hand(1)) == (1, (36, 2), 3)


@pytest.mark.rule("AMBUSH-EFFECT-03", "AMBUSH-EFFECT-11")
def test_the_prompt_counts_down_what_is_left_to_place() -> None:
    table = at("effect")
    args = {"seat": 1, "adjacent": "card", "place": 2, "resolve": False}
    assert table.view["prompt"] == {"id": "ambush.effect", "args": args}
    table.do("place", 1)
    assert table.view["prompt"] == {"id": "ambush.effect", "args": args | {"place": 1}}


@pytest.mark.rule("AMBUSH-EFFECT-04")
@pytest.mark.parametrize(("source", "other"), [("deck", "hand"), ("hand", "deck")])
def test_a_placed_card_comes_from_where_the_card_says(source: str, other: str) -> None:
    table = waiting(place(2, from_=source))
    assert table.refused("place", 1, from_=other) == "AMBUSH-EFFECT-04"
    assert table.do("place", 1)[0]["from"] == source
    assert table.do("place", 1, from_=source)[0]["from"] == source


@pytest.mark.rule("AMBUSH-EFFECT-04")
@pytest.mark.parametrize("placing", [place(2), place(2, from_="any"), None])
def test_where_the_card_leaves_it_open_the_player_says_where_from(placing: dict[str, Any] | None) -> None:
    table = unknown() if placing is None else waiting(placing)
    assert table.table["pending"]["from"] == (None if placing is None else "any")
    assert table.refused("place", 1) == "AMBUSH-EFFECT-04"
    assert table.do("place", 1, from_="hand")[0] == {"fact": "placed", "seat": 1, "from": "hand", "count": 1}
    assert (table.hand(1), table.counts) == (3, (36, 2))
    assert table.do("place", 1, from_="deck")[0] == {"fact": "placed", "seat": 1, "from": "deck", "count": 1}
    assert (table.hand(1), table.counts[0]) == (3, 35)


@pytest.mark.rule("AMBUSH-EFFECT-04", "TABLE-INPUT")
@pytest.mark.parametrize("source", ["any", "battlefield", None, 1])
def test_a_card_is_placed_from_the_deck_or_from_a_hand(source: Any) -> None:
    assert waiting(place(2)).refused("place", 1, from_=source) == "TABLE-INPUT"
    assert waiting(place(2)).refused("place", 2, from_=source) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-EFFECT-05")
@pytest.mark.parametrize(("source", "counter"), [("deck", "deck"), ("hand", "hand")])
def test_nothing_is_placed_from_an_empty_source(source: str, counter: str) -> None:
    for table in (waiting(place(3)), unknown()):
        table.do("adjust", 0, target=0 if counter == "deck" else 1, counter=counter, to=0)
        assert table.refused("place", 1, from_=source) == "AMBUSH-EFFECT-05"
        table.do("place", 1, from_="hand" if source == "deck" else "deck")
        assert table.view["phase"] == "effect"


@pytest.mark.rule("AMBUSH-EFFECT-05", "AMBUSH-EFFECT-04")
def test_a_source_that_the_card_does_not_allow_counts_more_than_an_empty_one() -> None:
    table = waiting(place(2, from_="deck"))
    table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.refused("place", 1, from_="hand") == "AMBUSH-EFFECT-04"


@pytest.mark.rule("AMBUSH-EFFECT-05")
def test_a_placing_without_cards_ends_at_its_start_and_the_rest_goes_on() -> None:
    table = waiting(place(2, from_="deck"), MEND, deck=0)
    assert (table.castle(1), table.counts, table.told("placed")) == (14, (0, 2), [])
    assert (table.view["turn"], table.table["in_play"]) == (2, 0)


@pytest.mark.rule("AMBUSH-EFFECT-05")
def test_a_placing_that_uses_up_its_source_ends_by_itself() -> None:
    table = waiting(place(3, from_="deck"), MEND, deck=2)
    table.do("place", 1)
    assert (pending(table), table.castle(1)) == (2, 10)
    table.do("place", 1)
    assert (table.castle(1), table.counts, table.table["in_play"], table.view["turn"]) == (14, (0, 4), 0, 2)


@pytest.mark.rule("AMBUSH-EFFECT-05")
def test_a_placing_from_anywhere_goes_on_until_deck_and_hand_are_empty() -> None:
    table = waiting(place(9), MEND, deck=1)
    table.do("place", 1, from_="deck")
    for left in (7, 6, 5):
        table.do("place", 1, from_="hand")
        assert pending(table) == left
    table.do("place", 1, from_="hand")
    assert (table.castle(1), table.hand(1), table.counts, table.table["in_play"]) == (14, 0, (0, 7), 0)


@pytest.mark.rule("AMBUSH-EFFECT-05")
@pytest.mark.parametrize(("source", "target"), [("deck", 0), ("hand", 1)])
def test_a_correction_that_empties_the_source_ends_the_placing(source: str, target: int) -> None:
    table = waiting(place(2, from_=source), MEND)
    table.do("adjust", 0, target=target, counter=source, to=1)
    assert pending(table) == 2
    table.do("adjust", 0, target=target, counter=source, to=0)
    assert (table.castle(1), table.counts[1], table.table["in_play"], table.view["turn"]) == (14, 2, 0, 2)


@pytest.mark.rule("AMBUSH-EFFECT-05")
def test_the_hand_of_somebody_else_is_no_source() -> None:
    table = waiting(place(2, from_="hand"))
    table.do("adjust", 0, target=2, counter="hand", to=0)
    assert pending(table) == 2


@pytest.mark.rule("AMBUSH-EFFECT-06")
def test_after_the_last_placing_the_rest_is_carried_out_and_the_card_is_laid() -> None:
    table = waiting(place(1, from_="deck"), MEND, {"op": "draw", "n": 2})
    facts = [fact["fact"] for fact in table.do("place", 1)]
    assert facts == ["placed", "castle", "drew", "laid", "turn"]
    assert (table.castle(1), table.hand(1), table.counts) == (14, 6, (33, 3))
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-06", "AMBUSH-CARD-02")
def test_what_stands_before_a_placing_is_carried_out_before_it_and_the_rest_after_it() -> None:
    table = waiting(
        {"op": "guard", "n": 1}, place(1, from_="deck"), MEND, place(1, from_="hand"), {"op": "draw", "n": 1}
    )
    assert (table.seat(1)["counters"], table.hand(1)) == ({"castle": 10, "guard": 1}, 4)
    table.do("place", 1)
    assert (table.seat(1)["counters"], table.hand(1)) == ({"castle": 14, "guard": 1}, 4)
    assert table.table["pending"] == {"place": 1, "from": "hand", "up_to": False, "resolve": False}
    table.do("place", 1)
    assert (table.hand(1), table.counts) == (4, (34, 4))
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-07")
@pytest.mark.parametrize("placed", [0, 1])
def test_a_placing_up_to_a_number_may_end_early_and_the_rest_goes_on(placed: int) -> None:
    table = waiting(place(2, from_="deck", up_to=True), MEND)
    for _ in range(placed):
        table.do("place", 1)
    facts = [fact["fact"] for fact in table.do("pass", 1)]
    assert facts == ["passed", "castle", "laid", "turn"]
    assert (table.castle(1), table.counts) == (14, (36 - placed, 2 + placed))
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-07")
def test_any_other_placing_has_to_be_finished() -> None:
    table = waiting(place(2, from_="deck"))
    assert table.refused("pass", 1) == "AMBUSH-EFFECT-07"
    table.do("place", 1)
    assert table.refused("pass", 1) == "AMBUSH-EFFECT-07"
    assert unknown().refused("pass", 1) == "AMBUSH-EFFECT-07"


@pytest.mark.rule("AMBUSH-EFFECT-07")
def test_ending_one_placing_does_not_end_the_next() -> None:
    table = waiting(place(2, from_="deck", up_to=True), place(1, from_="hand"))
    table.do("pass", 1)
    assert table.table["pending"] == {"place": 1, "from": "hand", "up_to": False, "resolve": False}
    assert table.refused("pass", 1) == "AMBUSH-EFFECT-07"


# What people say


@pytest.mark.rule("AMBUSH-EFFECT-08")
def test_resolving_enters_what_happened_and_ends_the_turn() -> None:
    table = unknown()
    facts = table.do("resolve", 1, changes=[{"op": "damage", "n": 4, "seat": 3}, {"op": "draw", "n": 1, "seat": 1}])
    assert [fact["fact"] for fact in facts] == ["castle", "drew", "laid", "turn"]
    assert (table.castle(3), table.hand(1), table.counts) == (6, 5, (35, 2))
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-08")
@pytest.mark.parametrize(
    "fields", [{}, {"changes": []}, {"card": "quake"}, {"target": 1}, {"card": "mason", "target": 3}]
)
def test_resolving_with_nothing_to_enter_only_lays_the_card(fields: dict[str, Any]) -> None:
    table = unknown()
    facts = table.do("resolve", 1, **fields)
    assert [fact["fact"] for fact in facts] == ["laid", "turn"]
    assert table.table["shown"] is None
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-08")
@pytest.mark.parametrize("moment", ["expose, nothing lies", "play", "effect", "capture", "count", "verify", "heat"])
def test_there_is_nothing_to_resolve_while_no_unknown_effect_waits(moment: str) -> None:
    assert at(moment).refused("resolve", 1) == "AMBUSH-EFFECT-08"
    assert at(moment).refused("resolve", 2, changes=[]) == "AMBUSH-EFFECT-08"


@pytest.mark.rule("AMBUSH-EFFECT-08")
def test_in_the_aftermath_any_standing_player_may_resolve() -> None:
    table = at("aftermath")
    table.do("resolve", 2, changes=[{"op": "damage", "n": 1, "seat": 1}])
    assert (table.castle(1), table.view["phase"]) == (19, "aftermath")


@pytest.mark.rule("AMBUSH-EFFECT-08", "TABLE-INPUT")
@pytest.mark.parametrize("fields", [{"card": "dragon"}, {"target": 0}, {"target": 4}, {"card": None}])
def test_even_what_resolving_ignores_must_be_understood(fields: dict[str, Any]) -> None:
    assert unknown().refused("resolve", 1, **fields) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-EFFECT-09")
def test_while_an_unknown_effect_waits_any_number_of_cards_may_be_placed() -> None:
    table = unknown()
    for placed in range(1, 5):
        table.do("place", 1, from_="deck", card="footman")
        assert table.counts == (36 - placed, 1 + placed)
        assert table.table["pending"] == {"place": 0, "from": None, "up_to": False, "resolve": True}
    table.do("resolve", 1)
    assert table.counts == (32, 6)


@pytest.mark.rule("AMBUSH-EFFECT-09")
def test_an_unknown_effect_does_not_end_when_there_is_nothing_left_to_place() -> None:
    table = unknown()
    table.do("adjust", 0, target=0, counter="deck", to=0)
    for _ in range(4):
        table.do("place", 1, from_="hand")
    assert (table.hand(1), table.view["phase"], table.table["pending"]["resolve"]) == (0, "effect", True)


# Secret, and told


@pytest.mark.rule("AMBUSH-EFFECT-10", "AMBUSH-HIDE-07")
@pytest.mark.parametrize("card", ["ambush", "footman"])
def test_the_identity_of_a_placed_card_is_shown_to_nobody(card: str) -> None:
    secret, blank = at("effect"), at("effect")
    assert secret.do("place", 1, card=card) == blank.do("place", 1)
    assert secret.view == blank.view
    assert secret.table["shown"] is None


@pytest.mark.rule("AMBUSH-EFFECT-10", "AMBUSH-CALL-03")
@pytest.mark.parametrize(("cards", "good"), [(("ambush", "ambush"), True), (("ambush", "footman"), False)])
def test_the_identity_of_placed_cards_settles_the_call(cards: tuple[str, str], good: bool) -> None:
    table = Table().begun()
    table.do("expose", 1, card="footman")
    table.do("play", 1, card="archer")
    for card in cards:
        table.do("place", 1, card=card)
    table.do("call", 2)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": good, "by": "tapped"}]


@pytest.mark.rule("AMBUSH-EFFECT-11")
def test_people_are_told_how_to_lay_the_cards_of_an_effect() -> None:
    assert told_at("AMBUSH-EFFECT-11") == {"effect", "effect, not known"}


# Cut short


@pytest.mark.rule("AMBUSH-EFFECT-12")
@pytest.mark.parametrize("known", [True, False])
def test_when_the_player_on_turn_is_out_the_rest_of_the_effect_is_dropped(known: bool) -> None:
    table = waiting(place(2, from_="deck"), {"op": "damage", "n": 3, "to": "all"}) if known else unknown()
    table.do("concede", 1)
    assert [table.castle(seat) for seat in (2, 3)] == [10, 10]
    assert (table.counts, table.told("laid")) == ((40, 2), [{"fact": "laid", "seat": 1}])
    assert finished(table)


@pytest.mark.rule("AMBUSH-EFFECT-12", "AMBUSH-WIN-07")
@pytest.mark.parametrize("known", [True, False])
def test_when_the_game_ends_the_rest_of_the_effect_is_dropped(known: bool) -> None:
    table = waiting(place(2, from_="deck"), MEND, seats=2) if known else unknown(2)
    table.do("concede", 2)
    assert table.view["result"]["winners"] == [1]
    assert (table.castle(1), table.counts) == (10, (46, 2))
    assert (table.view["phase"], table.table["in_play"], table.table["pending"]) == ("over", 0, None)


@pytest.mark.rule("AMBUSH-EFFECT-12")
def test_a_card_that_wins_by_its_damage_is_laid_without_its_placing() -> None:
    table = waiting(place(2, from_="deck"), MEND, seats=2, damage=10)
    assert (table.view["phase"], table.view["result"]["winners"]) == ("over", [1])
    assert (table.castle(1), table.counts, table.table["in_play"]) == (10, (46, 2), 0)
