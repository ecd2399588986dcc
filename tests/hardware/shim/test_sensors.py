"""A board of switches on an emulated Pi: real busio, real lgpio with the kernel's stamps, Adafruit's own class."""

from hardware.inputs import Standing, Touch
from hardware.message import message
from tests.emulated_pi import Running
from tests.hardware.shim.conftest import Runs
from tests.shim import Machine

CHIPS = '{ 0x20 = ["a1 . . . . . .", ". . . . . . ."], 0x21 = [". . . . . . .", "b1 . . . . . ."] }'
BOARD = {"table.grid": f'{{ driver = "mcp23017", interrupt = 21, board = "a1 b1", expanders = {CHIPS} }}'}
ALONE = """
import board
from adafruit_mcp230xx.mcp23017 import MCP23017
chip = MCP23017(board.I2C(), address=0x20)
chip.gppu = chip.interrupt_enable = 0xFFFF
print(hex(chip.gpio), chip.int_flag, flush=True)
input()
print(hex(chip.gpio), chip.get_pin(9).value, flush=True)
"""


def test_adafruit_s_own_class_reads_the_switches(machine: Machine) -> None:
    machine.solder("1:0x20", "mcp23017-21")
    with Running(machine, "-c", ALONE) as program:
        assert program.line() == "0xffff []\n"
        machine.ask("1:0x20", "close", "9")
        program.say("")
        assert program.line() == "0xfdff False\n"


def test_a_piece_lands_and_leaves_and_the_kernel_says_when(runs: Runs, machine: Machine) -> None:
    for place in ("1:0x20", "1:0x21"):
        machine.solder(place, "mcp23017-21")
    machine.ask("1:0x21", "close", "8")
    program = runs(BOARD)
    assert program.until(Standing).squares == ("b1",)
    machine.ask("1:0x20", "close", "0")
    landed = program.until(Touch)
    machine.ask("1:0x21", "open", "8")
    lifted = program.until(Touch)
    assert [(touch.square, touch.how) for touch in (landed, lifted)] == [("a1", "put"), ("b1", "lift")]
    assert landed.err == lifted.err == 0.0005, "each was called by its chip"
    assert landed.at < lifted.at


def test_a_chip_that_is_pulled_out_is_named_and_back_the_board_is_told_anew(runs: Runs, machine: Machine) -> None:
    for place in ("1:0x20", "1:0x21"):
        machine.solder(place, "mcp23017-21")
    program = runs(BOARD)
    machine.unsolder("1:0x21")
    bus = message("wiring-i2c", bus=1)
    assert program.until_down() == message("device-expander-silent", address="0x21", bus=bus)
    machine.solder("1:0x21", "mcp23017-21")
    machine.ask("1:0x21", "close", "8")
    program.until_up("table.grid")
    seen = program.until(Standing).squares or (program.until(Touch).square,)  # it may be back before the switch closes
    assert seen == ("b1",)
