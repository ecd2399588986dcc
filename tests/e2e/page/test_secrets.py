"""What every socket carries: nobody is told another one's cards, or what lies face down."""

from collections.abc import Iterator

import pytest

from tests.e2e.page.people import become_referee, screen, sit_down, take_part
from tests.e2e.page.server import DEMO, Table, at_a_table
from tests.e2e.page.windows import DESK, Told, Windows, words_in

SHOWN = ("exposed", "played")
"""Facts that name a card which everybody at the table sees."""
MANY = 10
"""The least number of states that every viewer must have seen when the first call has been checked."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as running:
        yield running


def named(told: Told, cards: set[str], seat: int | None) -> set[str]:
    """The cards that a message names beyond what everybody has just seen, the names of all cards, and one's own."""
    if told["tell"] != "state":
        return cards & set(words_in(told))
    facts = [fact | {"card": None} if fact["fact"] in SHOWN else fact for fact in told["facts"]]
    view = told["view"] | {"table": told["view"]["table"] | {"shown": None}}
    players = told["players"]
    own = {str(seat)} if seat else set()
    assert players is None or set(players["hands"]) == own, "somebody else's hand"
    assert players is None or (players["top"], players["seed"]) == (None, ""), "what comes next"
    left_out = ("cards", "legal", "players", "story")  # the facts are those of the story that were just told
    rest = {key: value for key, value in told.items() if key not in left_out}
    return cards & set(words_in(rest | {"facts": facts, "view": view}))


def test_no_socket_carries_what_its_viewer_may_not_know(windows: Windows, table: Table) -> None:
    """Until somebody has called, all have grabbed, and the call was checked."""
    lab = screen(windows, table, "/simulate")
    lab.page.get_by_role("button", name="Pause").wait_for()
    player = sit_down(windows.phone(table.phones), table, lab.states()[-1]["view"]["seats"][0]["name"])
    watching, judging = windows.open(table.phones, DESK), windows.open(table.screen, DESK)
    watching.go("/overlay")
    become_referee(judging, table)
    lab.page.get_by_role("radio", name="Speed 16×").click()
    take_part(player, lambda: any(state["view"]["phase"] == "aftermath" for state in lab.states()))
    cards = set(lab.states()[-1]["cards"]) - {"ambush"}  # the game itself is called so, too
    assert not any("ambush" in hand for state in lab.states() for hand in state["players"]["hands"].values())
    for window, seat in ((watching, None), (judging, None), (player.window, 1)):
        assert [found for told in window.told if (found := named(told, cards, seat))] == []
        assert len(window.states()) > MANY
