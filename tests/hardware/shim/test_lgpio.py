"""What is lgpio's own: how it debounces, and that it can lose a signal of its thread."""

from pathlib import Path

import pytest

from tests.emulated_pi import Running
from tests.hardware.shim.conftest import Runs
from tests.hardware.shim.test_back_ends import OK, bouncing
from tests.shim import Machine, build

LOST_SIGNAL = Path(__file__).with_name("lost_signal.c")


@pytest.fixture
def pins() -> str:
    return "lgpio"


def test_lgpio_s_own_debouncing_tells_late_and_loses_short_presses_so_ours_is_used(machine: Machine) -> None:
    """Compared with lgpio's own debouncing of the same edges, which waits until a contact was at rest for 20 ms."""
    tap = [(17, 0, 0.1), (17, 1, 0.015)]
    with Running(machine, "-m", "tests.hardware.shim.settling_program", "17", "0.02") as program:
        assert program.line() == "ready\n"
        _, opened, *_, settled = machine.drive(*tap, *bouncing(17, 0))
        told = [program.line().split() for _ in range(2)]
    assert [level for _, level in told] == ["1", "0"], "of the tap only that it is over"
    assert [float(ticks) for ticks, _ in told] == pytest.approx([opened + 0.02, settled + 0.02], abs=1e-6)


def test_a_signal_that_lgpio_loses_makes_no_button_deaf(runs: Runs, machine: Machine, tmp_path: Path) -> None:
    preloaded = f"{machine.environment()['LD_PRELOAD']}:{build(tmp_path, LOST_SIGNAL)}"
    program = runs({"seat1.ok": OK}, env={"LD_PRELOAD": preloaded})
    [pressed] = machine.drive((17, 0, 0.0))
    assert program.next().at == pytest.approx(pressed, abs=1e-8)
