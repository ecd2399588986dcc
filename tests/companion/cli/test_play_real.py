"""`ambit play` at a real table: without hardware it says what is missing, and the game goes on."""

from pathlib import Path

from tests.companion.cli.terminal import ambit


def test_a_real_table_needs_its_wiring() -> None:
    said = ambit("play", "ambush")
    assert said.code != 0
    assert "add --profile" in said.err
    assert "add --simulate" in said.err


def test_time_passes_at_a_real_table_as_it_does() -> None:
    said = ambit("play", "ambush", "--profile", "two-seats-pi", "--fast")
    assert said.code != 0
    assert "Leave --fast out" in said.err


def test_a_table_with_no_device_that_answers_is_played_all_the_same(tmp_path: Path) -> None:
    wiring = tmp_path / "table.toml"
    wiring.write_text(
        'name = "nothing plugged in"\n'
        f'seat1.reader = {{ driver = "serial-lines", port = "{tmp_path.name}-1" }}\n'
        f'seat2.reader = {{ driver = "serial-lines", port = "{tmp_path.name}-2" }}\n'
    )
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    said = ambit("play", "ambush", "--training", "--profile", str(wiring), typed=b"press seat1.ok\nquit\n", env=home)
    assert said.code == 0
    assert said.out.count("No answer from") == 2
    assert "You can type: wait, undo" in said.out
