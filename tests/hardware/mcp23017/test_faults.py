"""What goes wrong with a board of switches: chips that are pulled out, forget, or cannot call."""

import pytest

from hardware.emulators.mcp23017 import Chip
from hardware.emulators.mcp23017 import registers as r
from hardware.inputs import Down, Up
from hardware.mcp23017.grid import CHECK, POLL, UNHEARD
from hardware.message import Message
from tests.hardware.mcp23017.rig import PIN, Rig


@pytest.fixture
def rig() -> Rig:
    return Rig().wait()


def why(rig: Rig) -> str:
    state = rig.grid.state()
    assert isinstance(state, Down)
    assert isinstance(state.why, Message)
    return state.why.id


def test_a_chip_that_is_not_there_is_named() -> None:
    rig = Rig()
    rig.emulated.i2c(1).detach(0x21)
    rig.wait()
    assert why(rig) == "device-expander-silent"
    assert "0x21" in rig.states()[0]
    assert rig.snapshots() == []


def test_unplugged_and_back_it_tells_everything_anew(rig: Rig) -> None:
    """What was moved meanwhile is in the snapshot; no lift and no landing is made up."""
    rig.put("a1")
    rig.wait()
    rig.emulated.i2c(1).detach(0x20)
    rig.wait(CHECK + 0.1)
    assert why(rig) == "device-expander-silent"
    rig.lift("a1")
    rig.put("b2")
    rig.chips[0].brown_out()
    rig.emulated.i2c(1).attach(0x20, rig.chips[0])
    rig.wait(3.0)
    assert rig.changes() == [("put", "a1")]
    assert rig.snapshots() == [(), ("b2",)]
    rig.put("c2")
    rig.wait()
    assert rig.changes()[-1] == ("put", "c2"), "it was set up again, and calls"


def test_a_whole_bus_that_is_gone(rig: Rig) -> None:
    bus = rig.emulated.i2c(1)
    bus.vanished = True
    rig.wait(CHECK + 0.1)
    assert why(rig) == "device-bus-gone"
    bus.vanished = False
    rig.wait(3.0)
    assert rig.grid.state() == Up()


def test_one_failed_transfer_is_not_reported_and_loses_nothing(rig: Rig) -> None:
    rig.chips[0].failing = 1
    rig.put("b2")
    rig.wait(1.0)
    assert rig.changes() == [("put", "b2")]
    assert rig.states() == ["up"]
    assert len(rig.snapshots()) == 1


@pytest.mark.parametrize("failing", range(1, 20))
def test_a_chip_that_fails_for_a_while_comes_back(rig: Rig, failing: int) -> None:
    rig.chips[1].failing = failing
    rig.put("a1")
    rig.wait(20.0)
    assert rig.grid.state() == Up()
    seen = set(rig.snapshots()[-1]) | {square for how, square in rig.changes() if how == "put"}
    assert seen == {"a1"}


def test_a_chip_whose_voltage_dipped_is_set_up_again(rig: Rig) -> None:
    rig.chips[0].brown_out()
    rig.put("b2")
    rig.wait(CHECK + 0.1)
    assert rig.changes() == [("put", "b2")]
    assert rig.touches()[0].err > 0.5, "nobody saw when it was"
    rig.lift("b2")
    rig.wait(0.1)
    assert rig.changes()[-1] == ("lift", "b2"), "it calls again"
    assert rig.states() == ["up"]


@pytest.mark.parametrize("control", [r.BANK, r.SEQOP, r.BANK | r.SEQOP, r.INTPOL, 0xFE])
def test_a_chip_is_set_up_whatever_it_was_set_to_before(control: int) -> None:
    rig = Rig()
    rig.chips[0].write(bytes([0x0A, control]))
    rig.wait()
    rig.put("b2")
    rig.wait()
    assert rig.changes() == [("put", "b2")]


def test_another_chip_at_the_address_is_told() -> None:
    class Memory(Chip):
        def read(self, length: int) -> bytes:
            return bytes(length)

    rig = Rig()
    rig.emulated.i2c(1).attach(0x21, Memory())
    rig.wait()
    assert why(rig) == "device-expander-strange"


def test_a_broken_interrupt_line_makes_it_look_ten_times_a_second(rig: Rig) -> None:
    rig.whole = False
    for number in range(UNHEARD):
        rig.switch("a1", number % 2 == 0)
        rig.wait(CHECK + 0.1)
    assert rig.changes() == [("put", "a1"), ("lift", "a1")]
    for touch, at in zip(rig.touches(), (100.1, 102.2), strict=True):
        assert touch.at - touch.err <= at <= touch.at + touch.err
    rig.put("a1")
    rig.wait(2 * POLL)
    assert rig.changes()[-1] == ("put", "a1")
    assert rig.touches()[-1].err <= POLL
    rig.whole = True
    rig.lift("a1")
    rig.wait()
    before = rig.transfers()
    rig.wait(CHECK - 0.2)
    assert rig.transfers() - before <= 8, "it was called, so it waits to be called again"


def test_a_line_that_is_held_low_does_not_make_it_spin(rig: Rig) -> None:
    rig.held = True
    rig.called()
    assert rig.run(rig.bus, 2.0) < 40
    rig.put("a1")
    rig.wait(3 * POLL)
    assert rig.changes() == [("put", "a1")]


def test_a_second_chip_that_calls_while_the_line_is_low_is_read_too(rig: Rig) -> None:
    """It makes no edge of its own: the line was low already."""
    rig.put("a1")
    rig.put("b2")
    rig.wait()
    assert sorted(rig.changes()) == [("put", "a1"), ("put", "b2")]
    assert rig.pins[PIN].state


def test_a_pin_that_somebody_else_has_is_told() -> None:
    rig = Rig()
    other = rig.header.open("seat1.ok", PIN, "InputDevice", pull_up=True)
    rig.wait()
    assert why(rig) == "device-pin-taken"
    rig.header.release(PIN, other)
    rig.wait(3.0)
    assert rig.grid.state() == Up()


def test_it_is_tried_at_once_when_somebody_asks(rig: Rig) -> None:
    rig.emulated.i2c(1).detach(0x20)
    rig.wait(10.0)
    rig.emulated.i2c(1).attach(0x20, rig.chips[0])
    rig.grid.reopen()
    rig.wait(0.0)
    assert rig.grid.state() == Up()


def test_behind_a_multiplexer() -> None:
    from hardware.emulators.bus import Multiplexer

    rig = Rig(mux=0x77, channel=3)
    bus, mux = rig.emulated.i2c(1), Multiplexer()
    bus.attach(0x77, mux)
    for chip, wired in zip(rig.chips, rig.wiring.chips, strict=True):
        bus.detach(wired.address)
        mux.attach(3, wired.address, chip)
    rig.wait()
    rig.put("a1")
    rig.wait()
    assert (rig.snapshots(), rig.changes(), mux.open) == ([()], [("put", "a1")], 0)
