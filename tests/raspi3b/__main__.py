"""`make pi-test`: a whole evening on an emulated Raspberry Pi 3B; says what it saw, and how long it took.

Every device of the shipped profile, `ambit doctor`, a game of Ambush by devices, the plug pulled in the middle of it,
and the same game to its end after a second start.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from hardware.profile import Profile, load, shipped
from tests.e2e import whole_ambush
from tests.emulated.packages import NotPrepared
from tests.raspi3b import devices
from tests.raspi3b.evening import AMBIT, PROFILE, Evening
from tests.raspi3b.hands import Hands
from tests.raspi3b.machine import RaspberryPi, Stopped
from tests.raspi3b.parts import Parts
from tests.raspi3b.readers import Reader, readers

READERS = ("table.reader", "seat1.reader", "seat2.reader")
BEGUN = time.monotonic()


def say(what: str) -> None:
    print(f"{time.monotonic() - BEGUN:6.1f} s  {what}", flush=True)


class Evenings:
    """One card, three readers, and a machine that is switched on twice."""

    def __init__(self, parts: Parts, ports: dict[str, Reader]) -> None:
        profile = load(shipped()[PROFILE])
        assert isinstance(profile, Profile)
        self._parts, self._ports, self._profile = parts, ports, profile

    def first(self) -> Evening:
        """Until the plug is pulled: somebody has called, and one of two has grabbed a card."""
        with self._switched_on() as pi:
            hands = Hands(pi, self._profile, self._ports)
            devices.look_at_all(hands, self._profile, say)
            self._doctor(pi)
            evening = Evening(hands, *whole_ambush.GAME)
            evening.all_agrees()
            say("a game of Ambush begins, at the devices")
            whole_ambush.begin_with_a_card_taken_back(evening)
            say("a card was played, one taken back with consent")
            whole_ambush.race_for_an_ambush(evening)
            say(f"both called, seat 2 was first; cards are being grabbed: {evening.view['phase']}")
        say("the plug was pulled")
        return evening

    def second(self, before: Evening) -> None:
        """The same game to its end."""
        for reader in self._ports.values():
            reader.port.chip.brown_out()
        with self._switched_on() as pi:
            evening = Evening(Hands(pi, self._profile, self._ports), "ambush", "--resume")
            assert evening.view == before.view, "the game does not stand where it stood"
            evening.all_agrees()
            say("the game was resumed exactly where it stood")
            whole_ambush.grab_with_the_dial(evening)
            say("the capture is settled")
            whole_ambush.play_without_a_reader_and_with_it_again(evening)
            say("a reader was unplugged, was missed, and reads again")
            whole_ambush.bring_down_the_castle(evening)
            say(f"the game is over: {evening.view['result']}")
            missing = whole_ambush.FACTS - {fact["fact"] for fact in before.facts + evening.facts}
            assert not missing, missing
            assert evening.end() == 0
            code, said = pi.ask("run", [*AMBIT, "log", "verify"])
            assert code == 0, said
            say(f"ambit log verify: {said.strip()}")

    def _switched_on(self) -> RaspberryPi:
        return RaspberryPi(self._parts, self._ports)

    def _doctor(self, pi: RaspberryPi) -> None:
        code, said = pi.ask("run", [*AMBIT, "doctor", "--profile", PROFILE, "--json"])
        found = [msgspec.json.decode(line) for line in said.splitlines() if line.startswith("{")]
        levels = Counter(finding["level"] for finding in found)
        say(f"ambit doctor: {', '.join(f'{count} {level}' for level, count in levels.items())}")
        for finding in found:
            if finding["level"] != "good":
                print(f"          {finding['level']}: {finding['says']}", flush=True)
        assert code == 0, said


def main() -> int:
    """0 if all went as it should."""
    words = argparse.ArgumentParser(prog="make pi-test", description=__doc__)
    words.add_argument("--wheel", type=Path, required=True)
    asked = words.parse_args()
    try:
        parts = Parts(asked.wheel)
        say("everything is prepared")
        with tempfile.TemporaryDirectory() as folder, readers(Path(folder), *READERS) as ports:
            evenings = Evenings(parts, ports)
            evenings.second(evenings.first())
    except NotPrepared as missing:
        print(f"make pi-test: {missing}", file=sys.stderr)
        return 1
    except (AssertionError, Stopped, TimeoutError) as wrong:
        say(f"WRONG: {wrong!r}")
        raise
    say("all of it as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
