"""What simple readers send, and what a bad cable makes of it."""

import os
from pathlib import Path

from hardware.clock import SimulatedClock
from hardware.emulators.pn532.tags import Ntag
from hardware.emulators.workbench.antennas import AGAIN, NumberAntenna
from hardware.emulators.workbench.ways import SerialWay
from hardware.faults import Noise

CARD = Ntag(bytes.fromhex("04A1B2C3D4E580"))
GOOD = b"SCAN\tuid=04A1B2C3D4E580\r\n"


def lines(folder: Path, noise: Noise | None, count: int = 50) -> list[bytes]:
    """What is read of a card that lies there for that many lines, through a cable that may change bytes."""
    clock, port = SimulatedClock(), folder / "port"
    antenna = NumberAntenna(SerialWay(port), clock)
    host = os.open(port, os.O_RDONLY | os.O_NOCTTY)
    antenna.suffer(dead=False, unplugged=False, noise=noise)
    antenna.put(CARD)
    clock.advance(AGAIN * (count - 0.5))
    heard = b""
    while len(heard) < count * len(GOOD):
        heard += os.read(host, 4096)
    os.close(host)
    antenna.close()
    return [heard[place : place + len(GOOD)] for place in range(0, len(heard), len(GOOD))]


def test_a_card_that_lies_there_is_sent_again_and_again(tmp_path: Path) -> None:
    assert lines(tmp_path, None) == [GOOD] * 50


def test_a_bad_cable_spoils_some_lines_and_not_others(tmp_path: Path) -> None:
    heard = lines(tmp_path, Noise(changed=0.02))
    assert 5 < heard.count(GOOD) < 45
    assert len(set(heard)) > 5, "each is spoilt in its own way"
