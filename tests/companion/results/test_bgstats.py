"""A result as BG Stats reads it: one link with the whole play."""

import json
from typing import Any
from urllib.parse import unquote

import pytest

from companion.messages import Speaker
from companion.results import Ended, Player, link

STARTED, ENDED = "2031-05-17T19:30:00+00:00", "2031-05-17T22:04:31+02:00"


def ended(*players: Player, game: str = "ambush", mode: str = "standard", **more: Any) -> Ended:
    about: dict[str, Any] = {"number": 3, "started": STARTED, "ended": ENDED, "seconds": 2072} | more
    return Ended(game=game, mode=mode, players=players, **about)


def play(game: Ended, language: str = "en") -> Any:
    """The data of the link, as the app takes it apart."""
    scheme, _, data = link(game, Speaker(language)).partition("?data=")
    assert scheme == "bgstats://app.bgstatsapp.com/createPlay.html"
    return json.loads(unquote(data))


ANA, BO = Player(1, "Ana", True, 12), Player(2, "Bo", False, 0)


def test_the_whole_play_is_in_the_link() -> None:
    assert play(ended(ANA, BO)) == {
        "sourceName": "Ambit",
        "sourcePlayId": "3-2031-05-17T19:30:00+00:00",
        "playDate": "2031-05-17 20:04:31",
        "durationMin": 35,
        "board": "full game",
        "game": {"name": "Ambush", "sourceGameId": "ambush", "highestWins": True, "noPoints": False},
        "players": [
            {"name": "Ana", "sourcePlayerId": "779f6fe2", "winner": True, "score": 12},
            {"name": "Bo", "sourcePlayerId": "cb1f6713", "winner": False, "score": 0},
        ],
    }


def test_a_name_may_be_anything() -> None:
    odd = 'Zoë "&data=#%" O’Neil \u200d😀\n'
    told = link(ended(Player(1, odd, True, 1), BO), Speaker())
    assert told.isascii()
    assert not {'"', " ", "#", "&", "{"} & set(told)
    assert play(ended(Player(1, odd, True, 1), BO))["players"][0]["name"] == odd


@pytest.mark.parametrize(("language", "name"), [("en", "Seat\u00a02"), ("fr", "Place\u00a02")])
def test_who_has_no_name_is_called_by_the_seat(language: str, name: str) -> None:
    player = play(ended(ANA, Player(2, "", False, None)), language)["players"][1]
    assert player == {"name": name, "sourcePlayerId": "seat-2", "winner": False}


def test_a_game_that_counts_nothing_has_no_points() -> None:
    assert play(ended(Player(1, "Ana", True, None)))["game"]["noPoints"] is True


def test_of_several_scores_the_first_is_told() -> None:
    score = {"wins": 3, "draws": 1, "losses": 0}
    assert play(ended(Player(1, "Ana", True, score), game="tamer", mode="referee"))["players"][0]["score"] == 3


def test_a_game_that_boardgamegeek_lists_is_told_by_its_number() -> None:
    assert play(ended(ANA, BO, game="tash_kalar", mode="high_form"))["game"]["bggId"] == 146278


def test_an_old_game_without_an_end_has_the_date_of_its_beginning() -> None:
    told = play(ended(ANA, BO, ended=None, seconds=None))
    assert (told["playDate"], "durationMin" in told) == ("2031-05-17 19:30:00", False)


def test_a_game_from_outside_without_words_is_told_by_its_id() -> None:
    told = play(ended(ANA, BO, game="pebbles_away", mode="long"))
    assert (told["game"]["name"], told["board"]) == ("pebbles_away", "long")


def test_a_full_table_fits_into_one_code() -> None:
    import segno

    eight = [Player(seat, "Bénédicte la Rousse", seat == 1, {"wins": 10}) for seat in range(1, 9)]
    told = link(ended(*eight, game="tamer", mode="referee"), Speaker("fr"))
    assert int(segno.make(told, error="l", micro=False).version) <= 31
