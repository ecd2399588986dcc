"""Names for numbers, lists, plurals, and words within words."""

import pytest

from companion.messages import Speaker
from engine.message import Message, message
from engine.refusal import Refusal, refuse

NBSP = "\u00a0"
NAMES = {1: "Ana", 2: "Bo", 3: "Cléo"}


def say(said: Message, language: str = "en") -> str:
    return Speaker(language, NAMES, {"elven-archer": "Elven Archer"}).message(said)


def tell(language: str, fact: str, **fields: object) -> str:
    return Speaker(language, NAMES, {"elven-archer": "Elven Archer"}).fact("ambush", {"fact": fact} | fields)


def test_a_seat_is_called_by_its_name() -> None:
    assert say(message("ambush-not-your-turn", seat=1, turn=2)) == "It is Bo’s turn. Ana, wait for yours."
    assert (
        say(message("ambush-not-your-turn", seat=1, turn=2), "fr") == "C’est à Bo de jouer. Ana, attendez votre tour."
    )


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Speaker().message(message("ambush-no-cards", seat=3)) == f"Seat{NBSP}3 has no card in hand. Pass instead."
    assert Speaker("fr").message(message("ambush-no-cards", seat=3)).startswith(f"Place{NBSP}3 n’a pas")


@pytest.mark.parametrize(("language", "table"), [("en", "the table"), ("fr", "la table")])
def test_seat_0_is_the_table(language: str, table: str) -> None:
    assert Speaker(language).seat(0) == table


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ([1], "Ana", "Ana"),
        ([1, 2], "Ana and Bo", "Ana et Bo"),
        ([1, 2, 3], "Ana, Bo and Cléo", "Ana, Bo et Cléo"),
    ],
)
def test_seats_are_listed_as_people_say_them(seats: list[int], english: str, french: str) -> None:
    assert say(message("ambush-choose-castle", seats=seats)).endswith(f": {english}.")
    assert say(message("ambush-choose-castle", seats=seats), "fr").endswith(f": {french}.")


def test_the_number_of_seats_chooses_the_verb() -> None:
    assert say(message("ambush-castles-unnamed", seats=[2])).startswith("Bo still needs a castle name.")
    assert say(message("ambush-castles-unnamed", seats=[1, 2])).startswith("Ana and Bo still need castle names.")


def test_a_card_is_called_by_its_name_and_an_unknown_one_by_its_id() -> None:
    assert tell("en", "exposed", seat=1, card="elven-archer") == "Ana shows Elven Archer and lays it face down."
    assert tell("en", "exposed", seat=1, card="bombug") == "Ana shows bombug and lays it face down."


def test_a_card_that_nobody_named_has_its_own_sentence() -> None:
    assert tell("en", "exposed", seat=1, card=None) == "Ana shows the top card and lays it face down."
    assert tell("fr", "played", seat=1, card=None, target=None) == "Ana joue une carte."
    assert tell("fr", "played", seat=1, card=None, target=2) == "Ana joue une carte contre Bo."


@pytest.mark.parametrize(
    ("card", "name", "french"),
    [
        ("training-spear", "Training Spear", "Lance d’essai"),
        ("training-spear#2", "Training Spear", "Lance d’essai (2)"),
        ("another-id", "Training Spear", "Lance d’essai"),
        ("training-spear", "My Spear", "My Spear"),
        ("elven-archer", "Elven Archer", "Elven Archer"),
        ("wrong", "Wrong", "Wrong"),
    ],
)
def test_an_invented_card_has_a_name_in_each_language(card: str, name: str, french: str) -> None:
    """By its printed name: who gives a card another name sees that one."""
    kind, _, number = card.partition("#")
    assert Speaker("en", cards={kind: name}).card(card) == (f"{name} ({number})" if number else name)
    for game in (None, "ambush", "tamer"):
        assert Speaker("fr", cards={kind: name}, game=game).card(card) == french


def test_a_card_called_none_is_a_card() -> None:
    assert tell("en", "exposed", seat=1, card="none") == "Ana shows none and lays it face down."


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "no card", "sans carte"),
        (1, f"1{NBSP}card", f"1{NBSP}carte"),
        (2, f"2{NBSP}cards", f"2{NBSP}cartes"),
    ],
)
def test_numbers_choose_their_plural(count: int, english: str, french: str) -> None:
    assert tell("en", "stopped", seat=2, captured=count).endswith(f"{english}.")
    assert tell("fr", "stopped", seat=2, captured=count).endswith(f"{french}.")


def test_in_french_nothing_is_singular() -> None:
    stats = {"good_calls": 0, "false_calls": 0, "heats": 0, "false_starts": 0, "presses": 0}
    none = dict.fromkeys(("last_ms", "best_ms", "mean_ms"))
    assert f"0{NBSP}bon appel," in tell("fr", "stats", seat=1, **stats, **none)
    assert f"0{NBSP}good calls," in tell("en", "stats", seat=1, **stats, **none)


def test_a_time_is_told_with_how_wrong_it_may_be() -> None:
    press = {"seat": 1, "behind_ms": 0}
    assert tell("en", "press", **press, reaction_ms=412, err_ms=2) == (
        f"Ana presses 412{NBSP}ms ±{NBSP}2 after the last card."
    )
    assert tell("en", "press", **press, reaction_ms=412, err_ms=0) == f"Ana presses 412{NBSP}ms after the last card."
    assert tell("en", "press", seat=1, behind_ms=25, reaction_ms=None, err_ms=0) == (
        f"Ana presses. That is 25{NBSP}ms behind the first."
    )


def test_words_within_words_are_said_first() -> None:
    why = message("input-shape", field="deck", expected=message("expected-range", low=10, high=200), got="5")
    refusal = refuse("TABLE-INPUT", "setup-options", why=why)
    assert Speaker().refusal(refusal) == "The options do not fit. “deck” is 5. It needs a whole number from 10 to 200."
    assert Speaker("fr").refusal(refusal).endswith("Il faut un nombre entier de 10 à 200.")


def test_a_counter_is_called_by_its_name_in_the_language() -> None:
    refusal = refuse("TABLE-ADJUST", "adjust-range", counter="hand", low=0, high=52, to="99")
    assert "“hand”" in Speaker().refusal(refusal)
    assert f"«{NBSP}main{NBSP}»" in Speaker("fr").refusal(refusal)


def test_a_counter_of_a_game_is_known_where_the_game_is() -> None:
    refusal = Refusal("TABLE-ADJUST", message("adjust-range", counter="castle", low=0, high=20, to="21"))
    assert f"«{NBSP}château{NBSP}»" in Speaker("fr", game="ambush").refusal(refusal)
    assert f"«{NBSP}château{NBSP}»" in Speaker("fr").refusal(refusal)


def test_a_correction_says_why_only_if_somebody_did() -> None:
    fields = {"target": 2, "counter": "castle", "from": 14, "to": 17}
    plain = "Corrected for Bo: castle 17 instead of 14."
    assert tell("en", "adjusted", **fields, why=None) == plain
    assert tell("en", "adjusted", **fields, why="") == plain
    assert tell("en", "adjusted", **fields, why="misread card") == f"{plain} Why: misread card"
    assert tell("en", "adjusted", **fields | {"target": 0, "counter": "deck"}, why=None) == (
        "Corrected: deck 17 instead of 14."
    )


@pytest.mark.parametrize(
    ("device", "english", "french"),
    [
        ("seat1.reader", "Ana’s card reader", "lecteur de cartes (Ana)"),
        ("table.undo", "the table’s undo button", "bouton d’annulation (table)"),
        ("satellite north", "satellite north", "satellite north"),
    ],
)
def test_a_device_is_called_by_whose_it_is(device: str, english: str, french: str) -> None:
    assert say(message("device-up", device=device)) == f"Working again: {english}."
    assert say(message("device-up", device=device), "fr") == f"De nouveau en marche{NBSP}: {french}."


@pytest.mark.parametrize(
    ("why", "english", "french"),
    [
        ("unplugged", " (its plug is out).", ", la prise est retirée."),
        ("the cat sits on it", " (the cat sits on it).", ", the cat sits on it."),
        ("", ".", "."),
    ],
)
def test_why_a_device_is_down_is_told_in_the_language(why: str, english: str, french: str) -> None:
    down = message("device-down", device="seat1.ok", why=why)
    assert say(down).startswith(f"No answer from Ana’s OK button{english} Use the screen")
    assert say(down, "fr").startswith(f"Pas de réponse{NBSP}: bouton OK (Ana){french} Utilisez")


def test_terms_are_found_with_and_without_their_game() -> None:
    assert Speaker("fr").term("phase-ambush-capture") == "ruée"
    assert Speaker("fr").term("flag-over-limit") == "au-dessus de la limite"
    assert Speaker("fr", game="ambush").term("counter-guard") == "garde"


def test_two_games_may_call_the_same_state_otherwise() -> None:
    assert Speaker("en", game="ambush").term("flag-barred") == "may not call"
    assert Speaker("en", game="ambal").term("flag-barred") == "could not pay"


def test_names_are_marked_where_the_writing_direction_may_change() -> None:
    apart = Speaker("en", NAMES, isolating=True)
    assert apart.fact("ambush", {"fact": "passed", "seat": 1}) == "\u2068Ana\u2069 passes."
    assert Speaker("en", NAMES).fact("ambush", {"fact": "passed", "seat": 1}) == "Ana passes."


def test_two_speakers_of_one_language_do_not_mix_up_their_tables() -> None:
    here, there = Speaker("en", {1: "Ana"}), Speaker("en", {1: "Zoé"})
    said = [each.fact("ambush", {"fact": "passed", "seat": 1}) for each in (here, there, here)]
    assert said == ["Ana passes.", "Zoé passes.", "Ana passes."]
