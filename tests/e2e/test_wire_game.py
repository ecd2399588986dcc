"""A whole game of Ambush at the wire: mock pins, PN532s on pseudo-terminals, and displays read off their chips."""

from pathlib import Path

from tests.companion.cli.terminal import program
from tests.e2e import whole_ambush
from tests.e2e.whole_ambush import CASTLE, FACTS, GAME, Castles
from tests.e2e.wire import AtTheWire


class CastlesAtTheWire(Castles, AtTheWire):
    """Each bar has as many LEDs as a castle has health: each stands for one."""


def test_a_whole_game(tmp_path: Path) -> None:
    with CastlesAtTheWire(tmp_path, CASTLE, *GAME, "--option", "capture_seconds=60") as evening:
        evening.all_agrees()
        whole_ambush.begin_with_a_card_taken_back(evening)
        whole_ambush.race_for_an_ambush(evening)
        whole_ambush.grab_with_the_dial(evening)
        whole_ambush.play_without_a_reader_and_with_it_again(evening)
        whole_ambush.bring_down_the_castle(evening)
    assert {fact["fact"] for fact in evening.facts} >= FACTS
    verified = program("log", "verify", env={"AMBIT_HOME": str(tmp_path), "LANG": "C"})
    assert verified.returncode == 0
