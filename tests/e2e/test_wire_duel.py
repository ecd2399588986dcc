"""A whole duel of Ambal Tournament at the wire: the same lines tell the same story as at the virtual table."""

from pathlib import Path

import pytest

from engine.ambal.options import MAX_ENERGY_TOP
from tests.e2e.evening import Line, Live
from tests.e2e.wire import AtTheWire
from tests.shape import PROJECT

SCRIPT = PROJECT / "tests" / "e2e" / "whole-duel.txt"
GAME = ("ambal", "--training", "--seats", "Ana,Bo", "--option", "decide_seconds=60", "--option", "move_seconds=30")
LEDS = 29


def lines() -> list[str]:
    """What people do; they wait for nobody, so nobody is reminded of anything."""
    typed = SCRIPT.read_text().splitlines()
    return [line for line in typed if line and not line.startswith(("#", "wait", "quit"))]


@pytest.fixture(scope="module")
def virtual(tmp_path_factory: pytest.TempPathFactory) -> list[list[Line]]:
    """What the program tells of each line at the virtual table, where everything happens at once."""
    home = tmp_path_factory.mktemp("virtual")
    told: list[list[Line]] = []
    with Live(None, home, *GAME, "--simulate", "--fast") as evening:
        evening.until("view")
        for line in lines():
            evening.say(f"{line}\nlook seat1.main")
            told.append([])
            while "look" not in (next := evening.next()):
                told[-1].append(next)
    return told


class Duel(AtTheWire):
    def all_agrees(self) -> None:
        """Counters, bars and lamps show what the view says."""
        for seat in self.view["seats"]:
            place, counters = f"seat{seat['seat']}", seat["counters"]
            self.sees(f"{place}.main", "--" if "defeated" in seat["flags"] else f"{counters['health']:02}")
            self.sees(f"{place}.lamp", seat["seat"] in self.view["to_act"])
            self.sees_energy(place, counters["energy"], counters["max_energy"])

    def sees_energy(self, place: str, energy: int, most: int) -> None:
        """On the track of the bar, and on the second counter, unless a number may stand there that is being dialled."""
        beyond = ["red", *["dark"] * (MAX_ENERGY_TOP - most)][: MAX_ENERGY_TOP - most]
        self.sees_track(f"{place}.bar", ["white"] * energy + ["dim blue"] * (most - energy) + beyond)
        if self.view["prompt"]["id"] == "ambal.commit":
            self.sees(f"{place}.aux", f"{energy:02}{most:02}")

    def sees_track(self, bar: str, track: list[str]) -> None:
        """Conditions, Boons and Curses follow the track, and some of them blink."""
        self.sees(bar, track, lambda leds: leds[:MAX_ENERGY_TOP])


def told_alike(line: Line) -> object:
    """What must be the same at both tables: sentences without their device, facts, and how the game stands."""
    return (line.get("says"), line.get("clause"), line.get("facts"), line.get("view"))


def test_a_whole_duel(virtual: list[list[Line]], tmp_path: Path) -> None:
    with Duel(tmp_path, LEDS, *GAME) as evening:
        evening.all_agrees()
        for line, expected in zip(lines(), virtual, strict=True):
            evening.say(line)
            for one in expected:
                assert told_alike(evening.next()) == told_alike(one), line
            if any("view" in one for one in expected):
                evening.all_agrees()
    assert (evening.view["phase"], evening.view["result"]["winners"]) == ("over", [1])
    assert len([one for told in virtual for one in told]) > 40
