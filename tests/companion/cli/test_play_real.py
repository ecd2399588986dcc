"""`ambit play` at a real table: without hardware it says what is missing, and the game goes on."""

from contextlib import closing
from pathlib import Path
from threading import Event

from companion.cards.registry import Registry
from companion.log import Log
from hardware.emulators.pn532.field import Field
from hardware.emulators.pn532.tags import Ntag
from tests.companion.cli.bench import SOON, Bench, bench_in
from tests.companion.cli.terminal import ambit
from tests.hardware.hearing import eventually


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
    assert said.out.count("start again with --resume --port 8042") == 1, "there is no screen to go on with"
    assert "You can type: wait, undo" in said.out


def test_where_a_whole_harness_is_out_one_sentence_points_to_the_doctor(tmp_path: Path) -> None:
    wiring = tmp_path / "table.toml"
    readers = [
        f'seat{seat}.reader = {{ driver = "serial-lines", port = "{tmp_path.name}-{seat}" }}' for seat in range(1, 5)
    ]
    wiring.write_text("\n".join(['name = "nothing plugged in"', *readers]))
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    said = ambit("play", "ambush", "--training", "--profile", str(wiring), typed=b"quit\n", env=home)
    assert "No answer from" not in said.out
    assert "4 devices do not answer: seat1.reader, seat2.reader, seat3.reader, seat4.reader." in said.out
    assert "ambit doctor --profile" in said.out
    assert said.out.count("start again with --resume --port 8042") == 1


def test_where_the_page_is_served_nobody_is_told_how_to_have_it(tmp_path: Path) -> None:
    wiring = tmp_path / "table.toml"
    wiring.write_text(f'name = "bare"\nseat1.reader = {{ driver = "serial-lines", port = "{tmp_path.name}-1" }}\n')
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    page = ("--port", "0", "--host", "127.0.0.1", "--seats", "Ana,Bo")
    said = ambit("play", "ambush", "--training", "--profile", str(wiring), *page, typed=b"quit\n", env=home)
    assert said.code == 0
    assert said.out.count("No answer from") == 1
    assert "--port" not in said.out


class Fleeting(Ntag):
    """A tag that a hand moves past the reader: it is there for one look, and gone at the next."""

    def __init__(self, uid: str, field: Field) -> None:
        self._field, self._looks = field, -1
        self.gone = Event()
        super().__init__(bytes.fromhex(uid))

    def power_up(self) -> None:
        super().power_up()
        if self in self._field.tags():
            self._looks += 1
        if self._looks > 0:
            self._field.remove(self)
            self.gone.set()


def pass_by(bench: Bench, uid: str) -> None:
    tag = Fleeting(uid, bench.chip.field)

    def laid_between_two_looks() -> bool:
        """A tag that comes in the middle of one would be there for the next as well."""
        with bench.chip.lock:
            between = not bench.chip.field.on
            if between:
                bench.chip.put(tag)
            return between

    eventually(laid_between_two_looks)
    assert tag.gone.wait(SOON)


def test_one_look_is_enough_for_a_registered_tag_also_if_it_was_registered_during_the_game(tmp_path: Path) -> None:
    one, two = "04A1B2C3D4E580", "04112233445566"
    with bench_in(tmp_path) as bench, closing(Log(bench.database)) as log:
        registry = Registry(log)
        registry.put(registry.fresh(one, "ambal", "owl"))
        game = bench.ambit("play", "ambush", "--training", "--seats", "Ana,Bo")
        game.says("Shuffle the deck")
        pass_by(bench, two)
        pass_by(bench, one)
        said = game.says("This card belongs to another game")
        assert "Nobody has registered this tag" not in said, "a number that nobody knows has to be read twice"
        registry.put(registry.fresh(two, "ambal", "owl"))
        pass_by(bench, two)
        game.says("This card belongs to another game", 2)
        game.type("quit")
        assert game.ended()[0] == 0


def test_at_a_table_with_more_seats_than_the_game_has_players_the_others_stay_empty(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    line = ("play", "ambal", "--training", "--profile", "four-seats-satellites", "--json")
    said = ambit(*line, typed=b"quit\n", env=home)
    assert said.code == 0, said.err
    assert '"seat":2' in said.out.replace(" ", "")
    assert '"seat":3' not in said.out.replace(" ", "")
