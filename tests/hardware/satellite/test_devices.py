"""The drivers of a board's devices in simulated time: inputs by role, lights as everywhere, and who is up."""

from collections.abc import Callable, Sequence

import pytest

from hardware.driver import LAMP_TEST
from hardware.ht16k33.digits import lit
from hardware.inputs import Clash, Down, Input, Lifted, Missed, Press, Settled, Status, Tag, Tap, Turn, Unread, Up
from hardware.neopixel.colours import rgb
from hardware.outputs import Blink, Digits, Flash, Light, Output, Pixel, Pixels, Steady, Tone
from hardware.profile import Wired
from hardware.readers.ndef import text_message, with_message
from hardware.roles import spot
from hardware.satellite.devices import STILL_THERE
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.greeting import Wanted
from hardware.satellite.station import Station
from hardware.tones import NOTES
from hardware.wiring.drivers import Satellite
from hardware.wiring.pico import STANDARD
from tests.hardware.satellite.board import ID
from tests.hardware.satellite.wire import Cable

ROLES = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar")
UID = bytes.fromhex("04A1B2C3D4E580")


class Seat:
    """A board with the drivers of one seat, and of the table's button and buzzer."""

    def __init__(self, roles: Sequence[str] = ROLES, begin: bool = True) -> None:
        self.cable = Cable(begin=False)
        self.board, self.clock = self.cable.board, self.cable.clock
        self.told: list[Input] = []
        wanted = Wanted("north", ID)
        self.station = Station(
            wanted, dict(STANDARD), self.cable._open, self.clock, self.cable.time, lambda call: call()
        )
        names = [*(f"seat1.{role}" for role in roles), "table.undo", "table.sound"]
        self.drivers = {name: self._open(name) for name in names}
        if begin:
            self.station.link.start()
            self.clock.advance(1.0 + LAMP_TEST)

    def _open(self, name: str) -> object:
        where = spot(name)
        assert where is not None
        return self.station.open(Wired(where, Satellite(satellite="north"), 1), self.told.append)

    def show(self, output: Output, after: float = 0.1) -> bytes:
        self.drivers[output.device].show(output)  # type: ignore[attr-defined]
        self.clock.advance(after)
        return self.board.shown[{"table.sound": "sound"}.get(output.device, output.device[6:])]

    def inputs(self) -> list[Input]:
        """What was told besides who is up, since the last time."""
        self.clock.advance(0.1)
        found: list[Input] = [told for told in self.told if not isinstance(told, Status)]
        self.told.clear()
        return found

    def state(self, name: str) -> object:
        return self.drivers[name].state()  # type: ignore[attr-defined]


def test_all_devices_are_up_and_each_says_so_once() -> None:
    seat = Seat()
    assert {name: seat.state(name) for name in seat.drivers} == dict.fromkeys(seat.drivers, Up())
    assert len(seat.told) == len(seat.drivers)


@pytest.mark.parametrize(
    ("part", "what", "data", "meant"),
    [
        ("ok", MESSAGES.PRESS, b"", Press(device="seat1.ok", at=0)),
        ("no", MESSAGES.PRESS, b"", Press(device="seat1.no", at=0)),
        ("call", MESSAGES.PRESS, b"", Press(device="seat1.call", at=0)),
        ("undo", MESSAGES.PRESS, b"", Press(device="table.undo", at=0)),
        ("dial", MESSAGES.PRESS, b"", Press(device="seat1.dial", at=0)),
        ("dial", MESSAGES.TURN, b"\xfd", Turn(device="seat1.dial", at=0, by=-3)),
        ("reader", MESSAGES.UNREAD, bytes([MESSAGES.PHONE]), Unread(device="seat1.reader", at=0, why="phone")),
        ("reader", MESSAGES.UNREAD, bytes([MESSAGES.FAINT]), Unread(device="seat1.reader", at=0, why="faint")),
    ],
)
def test_what_happens_on_a_board_is_an_input_of_the_table(part: str, what: int, data: bytes, meant: Input) -> None:
    seat = Seat()
    now = seat.clock.now()
    seat.board.do(part, what, data)
    [told] = seat.inputs()
    assert type(told) is type(meant)
    assert told.device == meant.device
    assert abs(told.at - now) <= told.err < 0.002
    for field in ("by", "why"):
        assert getattr(told, field, None) == getattr(meant, field, None)


def test_a_card_is_tapped_with_what_is_written_on_it_and_lifted() -> None:
    seat = Seat()
    memory = with_message(b"", text_message("ambit:training-ambush"))
    seat.board.do("reader", MESSAGES.TAG, bytes([len(UID)]) + UID + memory)
    seat.board.do("reader", MESSAGES.GONE, bytes([len(UID)]) + UID)
    tap, lifted = seat.inputs()
    assert isinstance(tap, Tap)
    assert (tap.uid, tap.card) == (UID.hex().upper(), "training-ambush")
    assert isinstance(lifted, Lifted)
    assert lifted.uid == tap.uid


def test_two_cards_are_a_clash() -> None:
    seat = Seat()
    seat.board.do("reader", MESSAGES.CLASH, b"\x02\x04\xbb\x01\x02\x03\x04\xaa\x01\x02\x03")
    [clash] = seat.inputs()
    assert isinstance(clash, Clash)
    assert clash.tags == (Tag("AA010203"), Tag("BB010203"))


def test_a_card_that_stays_while_its_board_restarts_is_not_tapped_again() -> None:
    seat = Seat()
    tag = bytes([len(UID)]) + UID
    seat.board.do("reader", MESSAGES.TAG, tag)
    assert len(seat.inputs()) == 1
    seat.board.start()
    seat.board.do("reader", MESSAGES.TAG, tag)
    seat.clock.advance(STILL_THERE * 2)
    assert seat.inputs() == []
    seat.board.do("reader", MESSAGES.GONE, tag)
    assert [type(told) for told in seat.inputs()] == [Lifted]


def test_a_card_that_left_while_its_board_restarted_is_lifted() -> None:
    seat = Seat()
    seat.board.do("reader", MESSAGES.TAG, bytes([len(UID)]) + UID)
    assert len(seat.inputs()) == 1
    seat.board.start()
    seat.clock.advance(STILL_THERE * 2)
    [lifted] = seat.inputs()
    assert isinstance(lifted, Lifted)
    assert lifted.uid == UID.hex().upper()


def test_a_press_from_before_the_table_was_opened_is_nobodys() -> None:
    seat = Seat(begin=False)
    seat.board.press("ok")
    seat.clock.advance(30.0)
    for driver in seat.drivers.values():
        driver._opened = seat.clock.now()  # type: ignore[attr-defined]
    seat.station.link.start()
    seat.clock.advance(1.0)
    assert seat.inputs() == []
    assert not seat.board.kept, "it is acknowledged all the same"


def test_lost_inputs_are_said() -> None:
    seat = Seat()
    seat.board.add(MESSAGES.NO_DEVICE, MESSAGES.LOST, seat.board.ticks(), 65535, b"\x07")
    [missed] = seat.inputs()
    assert isinstance(missed, Missed)
    assert (missed.device, missed.count) == ("seat1.ok", 7)


def test_a_question_is_answered_in_the_name_of_the_board() -> None:
    seat = Seat()
    asked = seat.clock.now()
    seat.board.press("call")
    seat.station.link.ask(asked)
    press, settled = seat.inputs()
    assert isinstance(press, Press)
    assert settled == Settled(device="north", at=asked, trouble="few-frames")


# Up and down


def test_a_part_that_does_not_answer_is_down_alone() -> None:
    seat = Seat()
    seat.board.fail("reader", MESSAGES.NO_ANSWER)
    seat.clock.advance(0.1)
    state = seat.state("seat1.reader")
    assert isinstance(state, Down)
    assert getattr(state.why, "id", "") == "satellite-part-silent"
    assert seat.state("seat1.ok") == Up()
    seat.cable.unplug()
    seat.cable.plug()
    seat.clock.advance(3.0)
    assert isinstance(seat.state("seat1.reader"), Down), "the board says so at the next connection, too"
    seat.board.do("reader", MESSAGES.PART_UP)
    seat.clock.advance(0.1)
    assert seat.state("seat1.reader") == Up()


def test_what_the_board_does_not_have_is_down() -> None:
    seat = Seat(begin=False)
    seat.board.parts = [part for part in seat.board.parts if part["name"] != "bar"]
    seat.board.parts[seat.board.number("no")]["part"] = "lamp"
    seat.station.link.start()
    seat.clock.advance(1.0)
    whys = {name: getattr(state.why, "id", "") for name in seat.drivers if isinstance(state := seat.state(name), Down)}
    assert whys == {"seat1.bar": "satellite-no-part", "seat1.no": "satellite-wrong-part"}


def test_a_board_takes_all_its_devices_along_and_brings_them_back() -> None:
    seat = Seat()
    seat.told.clear()
    seat.cable.unplug()
    seat.cable.plug()
    seat.clock.advance(3.0)
    downs = [told for told in seat.told if isinstance(told, Status) and isinstance(told.state, Down)]
    ups = [told for told in seat.told if isinstance(told, Status) and told.state == Up()]
    assert len(downs) == len(ups) == len(seat.drivers)


# What is shown


def test_all_is_lit_when_it_is_first_opened_and_dark_after_it() -> None:
    seat = Seat(begin=False)
    seat.station.link.start()
    seat.clock.advance(LAMP_TEST / 2)
    assert seat.board.shown["lamp"] == b"\xff"
    assert seat.board.shown["main"] == b"\xff\xff\xff\xff\x08"
    assert seat.board.shown["bar"] == bytes(rgb(Pixel("white"), 0.3)) * 12
    seat.clock.advance(LAMP_TEST)
    assert seat.board.shown["lamp"] == b"\0"
    assert seat.board.shown["main"] == b"\0\0\0\0\x08"
    assert seat.board.shown["bar"] == bytes(36)


def test_a_counter_reads_as_on_a_bus() -> None:
    seat = Seat()
    assert seat.show(Digits("seat1.main", "1.2-7")) == bytes((*lit("1.2-7"), 8))
    assert seat.show(Digits("seat1.aux", "42")) == bytes((0, 0, *lit("42"), 8))


def test_lights_flash_and_blink_by_themselves() -> None:
    seat = Seat()
    assert seat.show(Light("seat1.lamp", Steady())) == b"\xff"
    before = seat.board.shows
    seat.show(Light("seat1.lamp", Flash("quick")), after=2.0)
    assert 12 <= seat.board.shows - before <= 40
    assert seat.show(Light("seat1.lamp", Blink(2, "steady")), after=2.0) == b"\xff"


def test_a_bar_shows_its_colours() -> None:
    seat = Seat()
    raw = seat.show(Pixels("seat1.bar", (Pixel("red"), Pixel(), Pixel("green", "bright"))))
    assert raw == bytes((*rgb(Pixel("red"), 0.3), 0, 0, 0, *rgb(Pixel("green", "bright"), 0.3))) + bytes(27)


def test_a_sound_is_sent_as_notes() -> None:
    seat = Seat()
    raw = seat.show(Tone("table.sound", "rising"))
    assert raw == bytes.fromhex("0b028c00 93028c00 10038c00")


def test_every_sound_fits_into_one_frame() -> None:
    seat = Seat()
    for figure in NOTES:
        assert 4 <= len(seat.show(Tone("table.sound", figure))) < MESSAGES.LARGEST_PAYLOAD


def test_what_is_shown_is_there_again_after_a_restart() -> None:
    seat = Seat()
    seat.show(Digits("seat1.main", "7"))
    seat.board.start()
    assert seat.board.shown == {}
    seat.clock.advance(1.0)
    assert seat.board.shown["main"] == bytes((0, 0, 0, *lit("7"), 8))


def test_a_closed_device_is_dark_and_silent() -> None:
    seat = Seat()
    seat.show(Light("seat1.lamp", Steady()))
    seat.drivers["seat1.lamp"].close()  # type: ignore[attr-defined]
    seat.drivers["seat1.ok"].close()  # type: ignore[attr-defined]
    seat.clock.advance(0.1)
    assert seat.board.shown["lamp"] == b"\0"
    seat.board.press("ok")
    assert seat.inputs() == []


@pytest.mark.parametrize("name", ["seat1.lamp", "seat1.main", "seat1.bar", "table.sound"])
def test_a_device_shows_only_what_is_for_its_role(name: str) -> None:
    outputs: list[Output] = [Light(name), Digits(name, "1"), Pixels(name), Tone(name, "blip")]
    show: Callable[[Output], None] = Seat().drivers[name].show  # type: ignore[attr-defined]
    refused = 0
    for output in outputs:
        try:
            show(output)
        except TypeError:
            refused += 1
    assert refused == 3
