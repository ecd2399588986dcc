"""Programs on an emulated Pi: they see each other, and none of the machine that emulates it."""

from tests.emulated_pi import Running
from tests.shim import Machine

LOOK = "import os, sys; print(os.getpid(), *os.listdir('/proc'), flush=True); sys.stdin.read()"


def test_programs_see_each_other_and_nobody_else(machine: Machine) -> None:
    with Running(machine, "-c", LOOK) as one:
        first, *seen = one.line().split()
        assert seen == [first]
        with Running(machine, "-c", LOOK) as two:
            second, *seen = two.line().split()
            assert sorted(seen) == sorted([first, second])


def test_a_program_elsewhere_sees_everybody() -> None:
    with Running(None, "-c", LOOK) as program:
        me, *seen = program.line().split()
        assert {me, "self", "uptime"} <= set(seen)
