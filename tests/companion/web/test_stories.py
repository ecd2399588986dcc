"""Long games come in pages: each is replayed once, whoever asks and how often; memory and answers stay small."""

import gzip
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.log import Entry, Log
from companion.web.shapes import Frame, Story
from companion.web.stories import KEPT, LARGEST_PAGE, MOST_FRAMES, MOST_OPEN, Telling
from engine import registry
from engine.setup import Header, begin
from engine.view import View
from tests.companion.web.knowing import views_in
from tests.companion.web.lan import PHONE, Lan

STEPS = 3 * MOST_FRAMES + 8


def saved(log: Log, steps: int = STEPS) -> int:
    """A game that is over after so many steps: one is taken back and brought back again and again."""
    number = log.begin(Header(game="ambush", seats=("Ana", "Bo")))
    begun = [Entry("do", ({"do": "first", "seat": 0, "first": 1},))]
    rest = [Entry("undo"), Entry("redo")] * (steps // 2)
    mark = log.entries(number)[1]
    for place, entry in enumerate([*begun, *rest[: steps - 2], Entry("do", ({"do": "concede", "seat": 2},))], 1):
        mark = log.append(number, place, entry, mark, over=place == steps)
    return number


def pages(lan: Lan, first: str, **how: Any) -> list[dict[str, Any]]:
    """All pages of a story, each found by the one before."""
    found = [lan.get(first, **how).json()]
    while found[-1]["next"]:
        found.append(lan.get(found[-1]["next"], **how).json())
    return found


def public_view() -> View:
    """What everybody sees of a game that has begun."""
    game = registry.find("ambush")
    assert game is not None
    return game.view(begin(game, Header(game="ambush", seats=("Ana", "Bo"))), None)


def work_left(lan: Lan, peer: str) -> float:
    """How many pieces of work an address still has at once; asking uses one up."""
    limit = lan.web.long_work._pieces
    limit.take(peer)
    return limit._left[peer][0]


def test_the_pages_of_a_long_game_are_the_whole_game(lan: Lan) -> None:
    number = lan.do(lambda: saved(lan.host.log, STEPS))
    told = pages(lan, f"/api/history/{number}")
    frames = [frame for page in told for frame in page["frames"]]
    assert [page["first"] for page in told] == [0, MOST_FRAMES, 2 * MOST_FRAMES, 3 * MOST_FRAMES]
    assert [frame["kind"] for frame in frames[:4]] == ["start", "do", "undo", "redo"]
    assert (len(frames), views_in(told[-1])[-1]["phase"]) == (STEPS + 1, "over")
    assert [[("view" in frame) for frame in page["frames"][:3]] for page in told] == [[True, False, False]] * 4
    assert {page["steps"] for page in told} == {STEPS}
    assert [bool(page["cards"]) for page in told] == [bool(told[0]["cards"]), False, False, False]


def test_a_story_is_replayed_once_whoever_asks_and_in_whatever_order(lan: Lan) -> None:
    number = lan.do(lambda: saved(lan.host.log))
    last = lan.get(f"/api/history/{number}?page=3", peer=PHONE)
    assert last.json()["next"] is None
    before = work_left(lan, PHONE)
    for page in (3, 0, 2, 1, 0):
        assert lan.get(f"/api/history/{number}?page={page}", peer=PHONE).status_code == 200
    assert work_left(lan, PHONE) == before - 1
    assert lan.get(f"/api/history/{number}?page=3", peer="192.168.1.21").content == last.content


@pytest.mark.parametrize("page", ["4", "999999", "x", "-1", "1" * 9])
def test_a_page_that_is_not_there(lan: Lan, page: str) -> None:
    number = lan.do(lambda: saved(lan.host.log))
    lan.get(f"/api/history/{number}?page=3", peer=PHONE)
    before = work_left(lan, PHONE)
    for _ in range(3):
        answer = lan.get(f"/api/history/{number}?page={page}", peer=PHONE)
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "web-no-such-page")
    assert work_left(lan, PHONE) == before - 1


def test_a_running_game_shows_the_referee_its_newest_step(lan: Lan) -> None:
    token = lan.referee()
    lan.act(do="castle", seat=1, name="High Rock")
    assert lan.get("/api/history/1", token=token).json()["steps"] == 1
    lan.act(do="first", seat=0, first=1)
    story = lan.get("/api/history/1", token=token).json()
    assert (story["steps"], views_in(story)[-1]["phase"]) == (2, "expose")
    for refused in ("", lan.table(), lan.seat(1)):
        assert lan.get("/api/history/1", token=refused).status_code == 403


def test_only_few_games_stay_open_and_only_so_many_bytes_are_kept(lan: Lan) -> None:
    for number in lan.do(lambda: [saved(lan.host.log) for _ in range(MOST_OPEN + 3)]):
        assert lan.get(f"/api/history/{number}").status_code == 200
    stories = lan.web.stories
    assert len(stories._open) == MOST_OPEN
    assert 0 < stories._kept.size < KEPT


def test_what_an_action_said_is_not_told_only_what_everybody_saw(lan: Lan) -> None:
    number = lan.do(lambda: saved(lan.host.log, 10))
    [story] = pages(lan, f"/api/history/{number}")
    assert {key for frame in story["frames"] for key in frame} == {"kind", "at", "facts", "view", "change"}


@given(st.lists(st.dictionaries(st.sampled_from("abcd"), st.lists(st.integers(0, 3), max_size=4), max_size=4)))
def test_views_told_by_changes_are_those_that_were_seen(tables: list[dict[str, list[int]]]) -> None:
    views = [replace(public_view(), table=table) for table in tables]
    telling = Telling(
        Story(1, None, "ambush", None, {}, len(views)), iter(Frame("do", None, (), one) for one in views), ""
    )
    told: list[Any] = []
    while not telling.is_over:
        told += views_in(msgspec.json.decode(gzip.decompress(telling.next_page())))
    assert [view["table"] for view in told] == tables


# Scenarios


HEADER = b'{"game":"ambush","seats":["Ana","Bo"]}\n'
LONG = HEADER + b'{"do":"first","seat":0,"first":1}\n{"undo":1}\n' * (MOST_FRAMES + 5)


def test_a_long_scenario_is_looked_at_page_by_page(lan: Lan) -> None:
    token = lan.table()
    first = lan.post("/api/scenario", LONG, token=token).json()
    told = [first, *pages(lan, first["next"], token=token)]
    assert sum(len(page["frames"]) for page in told) == 2 * (MOST_FRAMES + 5) + 1
    assert lan.get(first["next"]).status_code == 401


def test_a_scenario_that_the_table_has_forgotten_is_handed_in_again(lan: Lan) -> None:
    answer = lan.get(f"/api/scenario/{'0' * 64}?page=1", token=lan.table())
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, "web-scenario-gone")


def test_a_scenario_has_limits_that_it_names(lan: Lan) -> None:
    token = lan.table()
    large = lan.post("/api/scenario", HEADER + b" " * 1024 * 1024, token=token)
    assert (large.status_code, large.json()["message"]) == (413, {"id": "web-large", "args": {"most": 1024}})
    long = lan.post("/api/scenario", HEADER + b'{"undo":1}\n' * 5_000, token=token)
    assert (long.status_code, long.json()["message"]["args"]) == (400, {"most": 5000})


def test_a_page_is_full_after_so_many_bytes_too() -> None:
    heavy = Frame("do", None, ({"fact": "x", "why": "y" * (LARGEST_PAGE // 4)},), public_view())
    telling = Telling(Story(1, None, "ambush", None, {}, 9), iter([heavy] * 10), "/here")
    told = [msgspec.json.decode(gzip.decompress(telling.next_page())) for _ in range(3)]
    assert [len(page["frames"]) for page in told] == [4, 4, 2]
    assert [page["next"] for page in told] == ["/here?page=1", "/here?page=2", None]
    assert telling.is_over
