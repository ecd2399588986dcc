"""While the disk is slow, or another program holds the database, pings and screens are answered, and inputs wait."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.disk.disk import SOON
from tests.disk.table import TABLE, Page, PlayingTable, playing

HOLD = """
import sqlite3, sys
store = sqlite3.connect(sys.argv[1], isolation_level=None)
store.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
store.execute("ROLLBACK")
print("free", flush=True)
"""


def served_meanwhile(table: PlayingTable, page: Page) -> list[int]:
    """Two inputs that cannot be written, pings, a request and a new screen; gives the numbers of the inputs."""
    numbers = [page.act(do="name", seat=1, name="Zoe"), page.press("seat1.ok")]
    for _ in range(5):
        page.ping()
    assert table.program.get("/api/table").json()["seats"][0]["name"] == "Ana"
    with table.page(watch=True) as other:
        other.ping()
        assert other.state["view"]["seats"][0]["name"] == "Ana", "nothing is shown before it is written"
    page.ping()
    assert not [told for told in page.heard if told.get("id") in numbers]
    return numbers


def all_taken(table: PlayingTable, page: Page, numbers: list[int]) -> None:
    assert page.answer_to(*numbers) == ["done", "done"]
    page.ping()
    assert (page.state["view"]["seats"][0]["name"], page.state["view"]["phase"]) == ("Zoe", "expose")
    table.kill()
    written = table.written()
    assert [action["do"] for action in written] == ["name", "first"]
    assert written[0]["at"] <= written[1]["at"]


def test_a_slow_disk_keeps_nobody_waiting_but_the_inputs(tmp_path: Path) -> None:
    with playing(tmp_path) as table, table.page() as page:
        table.disk.set("hold", 1)
        numbers = served_meanwhile(table, page)
        table.disk.wait_until_held()
        table.disk.set("hold", 0)
        all_taken(table, page, numbers)


def test_another_program_that_holds_the_database_keeps_nobody_waiting_but_the_inputs(tmp_path: Path) -> None:
    with playing(tmp_path) as table, table.page() as page:
        line = [sys.executable, "-c", HOLD, str(tmp_path / "home" / "ambit.db")]
        with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
            assert other.stdin is not None
            assert other.stdout is not None
            assert other.stdout.readline() == "held\n"
            numbers = served_meanwhile(table, page)
            other.communicate("go\n")
        all_taken(table, page, numbers)


def test_a_step_is_taken_back_after_it_was_written_and_not_before(tmp_path: Path) -> None:
    with playing(tmp_path) as table, table.page() as page:
        table.disk.set("hold", 1)
        numbers = [page.press(device) for device in ("seat1.ok", "table.undo", "seat2.ok")]
        table.disk.wait_until_held()
        page.ping()
        assert (page.state["view"]["phase"], page.state["view"]["turn"]) == ("setup", 0)
        table.disk.set("hold", 0)
        assert page.answer_to(*numbers) == ["done"] * 3
        page.ping()
        assert page.state["view"]["turn"] == 2
        table.kill()
        assert [entry.kind for entry in table.entries()] == ["do", "undo", "do"]


def test_in_the_lobby_too_pings_are_answered_while_somebody_sits_down(tmp_path: Path) -> None:
    with playing(tmp_path, *TABLE) as table, table.page() as page, ThreadPoolExecutor(1) as somebody:
        table.disk.set("hold", 1)
        joined = somebody.submit(lambda: table.program.post("/api/join", code=table.program.code, name="Ana"))
        table.disk.wait_until_held()
        for _ in range(5):
            page.ping()
        assert table.program.get("/").status_code == 200
        assert not joined.done()
        table.disk.set("hold", 0)
        assert joined.result(SOON).json()["seat"] == 1
        page.ping()
        [lobby] = [told for told in page.heard if told["tell"] == "lobby"][-1:]
        assert lobby["seats"][0]["name"] == "Ana"
