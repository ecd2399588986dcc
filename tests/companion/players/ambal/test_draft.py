"""The draft: the real piles and line-ups go with the referee's, and players have preferences."""

from collections import Counter
from random import Random

from companion.players.ambal.box import training_box
from companion.players.ambal.decks import rough
from companion.players.ambal.drafting import draft
from companion.players.ambal.lines import Lines
from engine.ambal.cards import SCHOOLS
from tests.companion.players.ambal.table import Evening


def lines(evening: Evening) -> Lines:
    return evening.people._cards.lines


def at(stage: str) -> Evening:
    evening = Evening("draft", "11")
    evening.until(lambda view: view.table.stage == stage)
    assert evening.view.table.stage == stage
    return evening


def test_four_cards_of_44_lie_open_when_the_schools_are_settled() -> None:
    real = lines(at("build"))
    assert [len(real.lineups[seat]) for seat in (1, 2)] == [4, 4]
    assert [len(real.piles[seat]) for seat in (1, 2)] == [40, 40]


def test_then_come_the_elites() -> None:
    evening = at("elite-ban")
    texts = evening.people._box.texts
    assert all(texts[card].elite for lineup in lines(evening).lineups.values() for card in lineup)
    assert [len(lines(evening).piles[seat]) for seat in (1, 2)] == [2, 2]


def test_the_drafted_cards_are_the_decks_of_the_duel() -> None:
    evening = Evening("draft", "11")
    evening.until(lambda view: view.phase == "setup")
    for seat in (1, 2):
        assert sorted(evening.people._cards.places[seat].deck) == sorted(lines(evening).picks[seat])
    assert len(lines(evening).picks[1]) == 20


def wishes(evening: Evening, verb: str) -> Counter[str]:
    """Which cards the player in turn would pick or ban, on different days."""
    [seat] = evening.view.to_act
    likes = dict.fromkeys(SCHOOLS, 0.5)
    days = [draft(seat, evening.view, lines(evening), evening.people._box, likes, Random(day)) for day in range(80)]
    return Counter(wish["card"] for wish in days if wish["do"] == verb)


def best(evening: Evening, seat: int) -> str:
    texts = evening.people._box.texts
    return max(lines(evening).lineups[seat], key=lambda card: rough(texts[card], double=False))


def test_as_a_rule_the_best_card_is_picked_and_the_best_of_the_other_is_banned() -> None:
    evening = at("build")
    [seat] = evening.view.to_act
    assert wishes(evening, "pick").most_common(1)[0][0] == best(evening, seat)
    evening.until(lambda view: view.prompt.id == "ambal.ban")
    bans = wishes(evening, "ban")
    assert bans.most_common(1)[0][0] == best(evening, 3 - seat)
    assert set(bans) & set(lines(evening).lineups[seat])


def test_the_school_that_is_liked_best_is_picked() -> None:
    evening = at("schools")
    [seat] = evening.view.to_act
    likes = dict.fromkeys(SCHOOLS, 0.1) | {"water": 0.9}
    wish = draft(seat, evening.view, lines(evening), evening.people._box, likes, Random(1))
    assert wish == {"do": "pick", "school": "water"}


def test_a_line_up_that_does_not_agree_is_a_breach() -> None:
    evening = at("build")
    evening.do({"do": "deal", "seat": 1, "cards": lines(evening).lineups[1]})
    assert evening.people.breach(evening.view) is None
    lines(evening).lineups[1].reverse()
    assert "line-up of seat 1" in str(evening.people.breach(evening.view))


def test_a_pile_that_does_not_agree_is_a_breach() -> None:
    evening = at("build")
    lines(evening).piles[2].pop()
    assert "pile of seat 2" in str(evening.people.breach(evening.view))


def test_a_person_who_picks_a_card_that_does_not_lie_there_is_followed() -> None:
    evening = at("build")
    [seat] = evening.view.to_act
    other = next(card for card in lines(evening).piles[seat] if card.startswith("training-"))
    evening.do({"do": "pick", "seat": seat, "card": other})
    assert evening.people.breach(evening.view) is not None
    evening.people.settle(evening.view)
    assert evening.people.breach(evening.view) is None
    assert other in lines(evening).picks[seat]


def test_nothing_is_dealt_that_is_not_there() -> None:
    real = Lines(training_box(), Random(1))
    real.deal(1, 4)
    assert real.lineups[1] == []
