"""While the disk is slow, or another program holds the database, pings and screens are answered, and inputs wait."""

import subprocess
import sys
from pathlib import Path

from tests.disk.table import Page, PlayingTable, playing

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
