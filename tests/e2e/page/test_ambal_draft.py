"""The draft of Ambal Tournament by fingers: dice, Schools, line-ups, picks that only their owner sees, and a ban."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.duellists import DRAFT, Duellist, leaks, sit
from tests.e2e.page.people import middle, reads, screen, seat
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Windows, words_in

LINE_UP = ("Training Cinder Flick", "Training Smother", "Training Ash Veil", "Training Brand Lash")
NAMED = frozenset(name.lower().replace(" ", "-") for name in LINE_UP)
"""They lie face up, and everybody may read them; which of them is picked is seen at the table, and not repeated."""
PICKED = {"training-cinder-flick", "training-smother"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DRAFT) as running:
        yield running


def test_a_turn_of_the_draft_on_two_phones(windows: Windows, table: Table) -> None:
    wall = screen(windows, table)
    ana, bo = sit(windows, table, "Ana"), sit(windows, table, "Bo")
    ana.number("What does your die show?", 5)
    bo.number("What does your die show?", 2)
    reads(seat(wall.page, "Ana"), "Player A")
    ana.press("Fire Magic")
    for school in ("Water Magic", "Sword Path"):
        bo.press(school)
    reads(seat(wall.page, "Ana"), "Assassination Path")
    name_a_line_up(ana)
    reads(middle(wall.page), "Training Ash Veil")
    before = len(bo.window.told), len(wall.told)
    for card in LINE_UP[:2]:
        ana.press(f"Pick {card}")
    ana.press("Ban a card")
    ana.choose("Training Ash Veil", "Card of a line-up")
    ana.key("Ban it").tap()
    expect(bo.key("Pick a card")).to_be_visible()
    reads(seat(wall.page, "Ana"), "2 cards picked")
    reads(middle(wall.page), "Banned")
    hold(ana)
    for window, number, since in ((bo.window, 2, before[0]), (wall, None, before[1])):
        assert leaks(window, number, NAMED) == []
        last = window.states()[-1]["view"]
        assert last["seats"][0]["zones"]["picks"] == 2
        assert not PICKED & set(words_in(last))
        assert len(window.told) > since


def name_a_line_up(ana: Duellist) -> None:
    """What lies face up is read out to the table, so that nobody has to look for it again."""
    ana.press("Name cards of my line-up")
    for card in LINE_UP:
        ana.choose(card, "Add a card")
    ana.key("These are the cards").tap()


def hold(ana: Duellist) -> None:
    """Ana looks at her own picks; they are covered again when she lets go."""
    key = ana.page.get_by_role("button", name="Hold to look")
    key.dispatch_event("pointerdown", {"pointerId": 1, "isPrimary": True})
    expect(ana.page.get_by_role("region", name="Only you may see this")).to_contain_text("Training Smother")
