"""When the disk fails, what people were told is what a restart finds: taken and there, refused and not there."""

from pathlib import Path

import pytest

from tests.disk.disk import ALWAYS
from tests.disk.table import playing

NAMED = {"do": "name", "seat": 1, "name": "Zoe"}


def is_named(written: list[dict[str, object]]) -> bool:
    return any(action["do"] == "name" and action["name"] == "Zoe" for action in written)


@pytest.mark.parametrize("failing", [1, 2, 3])
def test_after_a_failed_sync_what_was_said_is_what_a_restart_finds(tmp_path: Path, failing: int) -> None:
    """One failure: the journal is closed without the step. Two: it stays, and the step is found in it."""
    with playing(tmp_path) as table, table.page() as page:
        table.disk.set("failing_syncs", failing)
        number = page.act(**NAMED)
        page.until("notice")
        assert page.was_told("log-unsure")
        if failing == 3:
            page.ping()
            assert not [told for told in page.heard if told.get("id") == number]
            page.send("order", order="carry-on")
        [told] = page.answer_to(number)
        page.ping()
        table.kill()
        assert told == ("refused" if failing == 1 else "done")
        assert is_named(table.written()) == (told == "done")
        assert (page.state["view"]["seats"][0]["name"] == "Zoe") == (told == "done")


def test_while_nobody_can_say_nothing_is_said_and_nothing_is_done(tmp_path: Path) -> None:
    with playing(tmp_path) as table, table.page() as page:
        table.disk.set("failing_syncs", ALWAYS)
        number = page.act(**NAMED)
        page.until("notice")
        other = page.press("seat1.ok")
        page.send("order", order="carry-on")
        page.answer_to(other)
        page.ping()
        assert page.state["halted"]["id"] == "log-unsure"
        assert page.state["view"]["phase"] == "setup"
        assert not [told for told in page.heard if told.get("id") == number]
        table.disk.set("failing_syncs", 0)
        page.send("order", order="carry-on")
        [told] = page.answer_to(number)
        page.answer_to(page.press("seat1.ok"))
        assert page.state["halted"] is None
        assert page.state["view"]["phase"] == "expose", "the game goes on"
        table.kill()
        assert is_named(table.written()) == (told == "done")


def test_a_failed_write_is_refused_and_a_restart_does_not_find_it(tmp_path: Path) -> None:
    with playing(tmp_path) as table, table.page() as page:
        table.disk.set("failing_writes", 1)
        assert page.answer_to(page.act(**NAMED)) == ["refused"]
        table.kill()
        assert not is_named(table.written())
