"""The firmware gets onto a board: the real mpremote writes to a model of MicroPython's prompt."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.satellites import flashing
from companion.satellites.flashing import NotFlashed, files, flash
from hardware.satellite.dictionary import firmware
from tests.companion.satellites.prompt import Prompt

pytest.importorskip("mpremote")
SETTINGS = b'{"version":1,"name":"north","parts":[]}'
Boards = Callable[..., Prompt]


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[Boards]:
    made: list[Prompt] = []

    def board(**more: bool) -> Prompt:
        disk = tmp_path / f"disk{len(made)}"
        disk.mkdir()
        made.append(Prompt(disk, **more))
        return made[-1]

    yield board
    for each in made:
        each.close()


def on_disk(board: Prompt) -> dict[str, bytes]:
    found = (path for path in board.disk.rglob("*") if path.is_file())
    return {f"/{path.relative_to(board.disk)}": path.read_bytes() for path in found}


def test_every_module_and_the_settings_are_written_and_what_starts_it_comes_last() -> None:
    wanted = files(SETTINGS)
    modules = {f"/ambit/{path.name}" for path in (firmware() / "ambit").glob("*.py")}
    assert set(wanted) == modules | {"/settings.json", "/main.py"}
    assert list(wanted)[-1] == "/main.py"


def test_a_new_board_gets_all_files_and_is_restarted(boards: Boards) -> None:
    board, told = boards(), list[int]()
    wanted = files(SETTINGS)
    flash(board.port, wanted, told.append)
    assert on_disk(board) == wanted
    assert sum(told) == sum(map(len, wanted.values()))


def test_modules_of_an_older_version_do_not_stay(boards: Boards) -> None:
    board = boards()
    (board.disk / "ambit").mkdir()
    (board.disk / "ambit/old.py").write_text("old")
    (board.disk / "main.py").write_text("old")
    flash(board.port, {"/ambit/new.py": b"new", "/main.py": b"main"}, lambda count: None)
    assert on_disk(board) == {"/ambit/new.py": b"new", "/main.py": b"main"}


def test_a_file_that_arrives_damaged_is_noticed_and_nothing_starts(boards: Boards) -> None:
    board = boards()
    board.spoils = "/ambit/b.py"
    with pytest.raises(NotFlashed) as refused:
        flash(board.port, {"/ambit/a.py": b"a", "/ambit/b.py": b"bb", "/main.py": b"main"}, lambda count: None)
    assert (refused.value.what.id, refused.value.what.args) == ("flash-differs", {"file": "/ambit/b.py"})
    assert "/main.py" not in on_disk(board)


def test_a_board_that_runs_our_program_is_asked_to_stop_it(boards: Boards, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flashing, "ANSWER", 1.0)
    board = boards(runs=True)
    flash(board.port, {"/main.py": b"main"}, lambda count: None)
    assert on_disk(board) == {"/main.py": b"main"}


def test_without_a_prompt_it_says_how_to_get_one(boards: Boards, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flashing, "ANSWER", 0.3)
    monkeypatch.setattr(flashing, "RETURN", 1.0)
    with pytest.raises(NotFlashed) as refused:
        flash(boards(runs=True, stubborn=True).port, {"/main.py": b""}, lambda count: None)
    assert refused.value.what.id == "flash-no-prompt"


def test_a_port_that_is_not_there() -> None:
    with pytest.raises(NotFlashed) as refused:
        flash("/dev/ttyACM-none", {}, lambda count: None)
    assert refused.value.what.id == "flash-closed"
