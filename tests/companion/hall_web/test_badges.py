"""A real driver of a reader at the desk: a badge that is held to it is shown there, with whose it is."""

import os
from pathlib import Path

import pytest

from companion.hall_web.badges import badge_reader
from hardware.profile import Profile, read
from tests.companion.hall_web.halls import Hall, run
from tests.hardware.keyboard.strokes import typing

WIRED = """
[table]
reader = {{ driver = "keyboard-reader", device = "{device}" }}
"""


@pytest.mark.rule("HALL-IN-03")
def test_a_badge_at_the_desks_reader_is_shown_and_nothing_is_entered(tmp_path: Path) -> None:
    device = tmp_path / "reader"
    os.mkfifo(device)
    wired = read(WIRED.format(device=device))
    assert isinstance(wired, Profile)

    async def story(hall: Hall) -> None:
        await hall.begin("Ana")
        await hall.do("change", player=1, badge="04A1B2C3")
        with os.fdopen(os.open(device, os.O_RDWR), "wb", 0) as keys, badge_reader(wired, hall.web.desk) as is_there:
            assert is_there
            async with hall.page(hall.token) as desk:
                assert (await desk.until("desk"))["reader"]
                keys.write(typing("04A1B2C3\n"))
                told = await desk.until("desk", lambda told: told["tap"])
                assert told["tap"] == {"badge": "04A1B2C3", "player": 1, "number": 1}
                assert told["undo"]["do"] == "change"

    run(tmp_path, story)
