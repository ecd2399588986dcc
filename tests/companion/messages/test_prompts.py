"""What is said beside the prompt at each moment of Ambush: one sentence, the reminders, in practice all rules."""

import pytest

from companion.messages import Speaker, languages
from engine.ambush import GAME
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table

NBSP = "\u00a0"


def lines(table: Table, language: str = "en") -> list[str]:
    view = GAME.view(table.state, None)
    return Speaker(language).prompt(view, GAME.clauses(view))


def first(moment: str, language: str = "en") -> str:
    return lines(at(moment), language)[0]


# One sentence says what to do now


def test_the_prompt_calls_people_by_the_names_they_have_now() -> None:
    table = at("expose, nothing lies")
    table.do("name", 1, name="Anouk")
    assert lines(table)[0] == "Anouk, show the top card and lay it face down."
    assert lines(table, "fr")[0] == "Anouk, montrez la carte du dessus et posez-la face cachée."


def test_setting_up_says_whose_castle_has_no_name() -> None:
    table = at("setup")
    assert "Name your castles: Ana and Bo." in lines(table)[0]
    table.do("castle", 1, name="Gull Rock")
    assert "Name your castles: Bo." in lines(table)[0]
    table.do("castle", 2, name="Highfold")
    assert "All castles have a name." in lines(table)[0]


def test_an_effect_says_how_many_cards_are_left_to_lay() -> None:
    table = at("effect")
    assert lines(table)[0] == f"Ana, lay 2{NBSP}more cards face down."
    table.do("place", 1)
    assert lines(table)[0] == f"Ana, lay 1{NBSP}more card face down."
    assert first("effect, not known") == "Ana, carry out your card and enter what it did."


def test_grabbing_says_who_has_not_stopped() -> None:
    table = at("capture", seats=3)
    assert lines(table)[0].endswith("Still grabbing: Ana, Bo and Cy.")
    table.do("stop", 1)
    assert lines(table, "fr")[0].endswith(f"Encore en train de ramasser{NBSP}: Bo et Cy.")


def test_when_time_is_up_only_counting_is_left() -> None:
    assert first("count") == "Time is up. Ana and Bo, count your piles and say how many cards you have."


def verifying(**captured: int) -> str:
    table = at("capture", seats=3).stop_all(**captured)
    assert table.state.phase == "verify"
    return lines(table)[0]


def test_checking_a_call_asks_those_with_a_pile_and_somebody_for_the_rest() -> None:
    piles = "look through your captured cards and say how many Ambush cards are among them."
    rest = "Somebody looks through the cards left lying and says how many Ambush cards are among them."
    assert verifying(s1=1, s2=1) == f"Ana and Bo, {piles}"
    assert verifying(s3=1) == f"Cy, {piles} {rest}"
    assert verifying() == rest


def test_a_dead_heat_says_who_rolls() -> None:
    assert first("heat").startswith("Ana and Bo, roll a die each")


def test_afterwards_everybody_hears_what_to_give_back() -> None:
    table, shuffle = at("aftermath"), f"Shuffle the 2{NBSP}cards left lying into the deck."
    assert lines(table)[0] == f"{shuffle} Confirm when everything is done; then the turn goes on."
    table.do("adjust", 0, target=1, counter="hand", to=13)
    table.do("adjust", 0, target=2, counter="hand", to=11)
    assert lines(table)[0].startswith(f"Ana, give 3{NBSP}cards back. Bo, give 1{NBSP}card back. {shuffle}")


def test_the_end_says_who_won_and_why() -> None:
    assert first("over") == "Ana wins. Only one castle still stands."
    assert first("over", "fr") == "Ana gagne. Il ne reste qu’un château debout."


# Rules that people keep by themselves


def heard(clause: str, moment: str, language: str) -> bool:
    """Whether the words of a clause are said beside the prompt of that moment."""
    table = at(moment)
    words = Speaker(language).term(f"clause-{clause.lower()}", **table.view["prompt"]["args"])
    return words in lines(table, language)[1:]


def only_at(clause: str, *told: str) -> None:
    """The words of that clause are said at these moments, at no other, and in every language."""
    for language in languages():
        assert {moment for moment in MOMENTS if heard(clause, moment, language)} == set(told)


@pytest.mark.rule("AMBUSH-SETUP-02", "AMBUSH-SETUP-05", "AMBUSH-SETUP-09", "AMBUSH-SETUP-12")
@pytest.mark.parametrize("number", ["02", "05", "09", "12"])
def test_setting_up_says_how_to_sit_and_who_begins(number: str) -> None:
    only_at(f"AMBUSH-SETUP-{number}", "setup")


@pytest.mark.rule("AMBUSH-SETUP-12")
def test_a_practice_round_is_not_offered_to_those_who_practise() -> None:
    assert not any("practice round first" in line for line in lines(at("setup", "practice")))


@pytest.mark.rule("AMBUSH-EXPOSE-03", "AMBUSH-EXPOSE-04", "AMBUSH-EXPOSE-05")
def test_showing_a_card_says_to_whom_and_where_to_lay_it() -> None:
    only_at("AMBUSH-EXPOSE-03", "expose, nothing lies", "expose, cards lie")
    only_at("AMBUSH-EXPOSE-04", "expose, nothing lies")
    only_at("AMBUSH-EXPOSE-05", "expose, cards lie")


@pytest.mark.rule("AMBUSH-PLAY-10", "AMBUSH-CALL-04", "AMBUSH-DAMAGE-05")
@pytest.mark.parametrize("clause", ["AMBUSH-PLAY-10", "AMBUSH-CALL-04", "AMBUSH-DAMAGE-05"])
def test_playing_says_where_the_card_goes_how_to_call_and_who_turns_dials(clause: str) -> None:
    only_at(clause, "play")


@pytest.mark.rule("AMBUSH-PLAY-10")
def test_on_an_empty_battlefield_the_played_card_goes_beside_the_deck() -> None:
    table = at("play")
    assert "Lay the played card face down beside another card." in lines(table)
    table.do("adjust", 0, target=0, counter="battlefield", to=0)
    assert "Lay the played card face down beside the deck." in lines(table)


@pytest.mark.rule("AMBUSH-EFFECT-11", "AMBUSH-CARD-11")
@pytest.mark.parametrize("clause", ["AMBUSH-EFFECT-11", "AMBUSH-CARD-11"])
def test_an_effect_says_how_cards_are_laid_and_who_chooses(clause: str) -> None:
    only_at(clause, "effect", "effect, not known")


@pytest.mark.rule("AMBUSH-CAPTURE-03", "AMBUSH-CAPTURE-04", "AMBUSH-CAPTURE-05", "AMBUSH-CAPTURE-07")
@pytest.mark.parametrize("number", ["03", "04", "05", "07"])
def test_the_grab_says_how_to_grab(number: str) -> None:
    only_at(f"AMBUSH-CAPTURE-{number}", "capture")


@pytest.mark.rule("AMBUSH-CAPTURE-13")
def test_when_time_is_up_nobody_may_take_another_card() -> None:
    only_at("AMBUSH-CAPTURE-13", "count")


@pytest.mark.rule("AMBUSH-VERIFY-13", "AMBUSH-AFTER-03", "AMBUSH-AFTER-06")
def test_after_the_grab_people_hear_what_to_show_carry_out_and_give_back() -> None:
    only_at("AMBUSH-VERIFY-13", "verify")
    only_at("AMBUSH-AFTER-03", "aftermath")
    only_at("AMBUSH-AFTER-06", "aftermath")


# Practice


@pytest.mark.rule("AMBUSH-PRACTICE-03")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("moment", MOMENTS)
def test_in_practice_every_prompt_ends_with_all_rules_of_the_moment(moment: str, language: str) -> None:
    rules = Speaker(language).term(f"practice-ambush-{moment.split(',')[0]}")
    assert len(rules) > 150
    assert lines(at(moment, "practice"), language)[-1] == rules
    assert rules not in lines(at(moment), language)


@pytest.mark.rule("AMBUSH-PRACTICE-03")
def test_there_are_rules_for_the_practice_of_every_prompt() -> None:
    moments = {moment.split(",")[0] for moment in MOMENTS}
    assert {f"ambush.{moment}" for moment in moments} == set(GAME.prompts)
