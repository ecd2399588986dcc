"""Runs the programs of the firmware's state machines, cycle by cycle, as the data sheet describes them."""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from hardware.emulators.satellite.interpreter import FIRMWARE

WORD = 0xFFFFFFFF
QUEUE = 8


class Instruction:
    """One instruction, with what it sets on the side pin and how many cycles it waits after it."""

    def __init__(self, name: str, *words: Any) -> None:
        self.name, self.words = name, words
        self.sets: int | None = None
        self.delay = 0

    def side(self, level: int) -> "Instruction":
        """As the assembler has it."""
        self.sets = level
        return self

    def __getitem__(self, delay: int) -> "Instruction":
        self.delay = delay
        return self


class Program:
    """What the assembler makes of a function of `firmware/ambit/programs.py`."""

    def __init__(self, name: str) -> None:
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}
        self.first = self.last = 0
        words: dict[str, Any] = {word: word for word in ("x", "isr", "pin", "x_dec", "not_x", "noblock")}
        words |= {word: self._adds(word) for word in ("jmp", "mov", "push", "out", "nop")}
        words |= {"label": self._label, "wrap_target": self._wrap_target, "wrap": self._wrap}
        FunctionType(_functions()[name].__code__, words)()

    def _adds(self, name: str) -> Callable[..., Instruction]:
        def add(*words: Any) -> Instruction:
            self.instructions.append(Instruction(name, *words))
            return self.instructions[-1]

        return add

    def _label(self, name: str) -> None:
        self.labels[name] = len(self.instructions)

    def _wrap_target(self) -> None:
        self.first = len(self.instructions)

    def _wrap(self) -> None:
        self.last = len(self.instructions) - 1


class StateMachine:
    """One machine at work. `pin` gives the level of its pin in each cycle; `side` records that of its side pin."""

    def __init__(
        self, program: Program, pin: Callable[[int], int] = lambda cycle: 1, data: list[int] | None = None
    ) -> None:
        self.program, self.pin, self.data = program, pin, data or []
        self.cycle = self.place = self.x = self.isr = self.shift = self.bits = 0
        self.queue: list[tuple[int, int]] = []
        """What was pushed, with the cycle."""
        self.side: list[int] = []

    def command(self, name: str, *words: Any) -> None:
        """An instruction of the processor, in the place of the next one."""
        self._do(Instruction(name, *words))
        self.cycle += 1

    def run(self, cycles: int) -> None:
        """That many cycles at least; ends where the machine waits for data."""
        end = self.cycle + cycles
        while self.cycle < end:
            each = self.program.instructions[self.place]
            if each.name == "out" and not self.bits and not self.data:
                return
            following = self.program.first if self.place == self.program.last else self.place + 1
            goes = self._do(each)
            self.place = following if goes is None else goes
            spent = 1 + each.delay
            self.side += [each.sets or 0] * spent
            self.cycle += spent

    def _do(self, each: Instruction) -> int | None:
        if each.name == "jmp":
            return self._jump(each.words)
        if each.name == "mov":
            assert each.words == ("isr", "x")
            self.isr = self.x
        elif each.name == "push":
            assert each.words == ("noblock",)
            if len(self.queue) < QUEUE:
                self.queue.append((self.isr, self.cycle))
            self.isr = 0
        elif each.name == "out":
            self._out()
        return None

    def _jump(self, words: tuple[Any, ...]) -> int | None:
        condition, target = words if len(words) == 2 else ("", words[0])
        holds = True
        if condition == "x_dec":
            holds, self.x = self.x != 0, self.x - 1 & WORD
        elif condition == "not_x":
            holds = self.x == 0
        elif condition == "pin":
            holds = self.pin(self.cycle) == 1
        return self.program.labels[target] if holds else None

    def _out(self) -> None:
        if not self.bits:
            self.shift, self.bits = self.data.pop(0), 24
        self.x, self.shift, self.bits = self.shift >> 31, self.shift << 1 & WORD, self.bits - 1


def _functions() -> dict[str, FunctionType]:
    """The functions as they are written, not as `rp2` would assemble them."""
    rp2: Any = ModuleType("rp2")
    rp2.PIO = SimpleNamespace(OUT_LOW=0, SHIFT_LEFT=0, JOIN_RX=0)
    rp2.asm_pio = lambda **settings: lambda function: function
    spec = spec_from_file_location("programs", FIRMWARE / "ambit" / "programs.py")
    assert spec is not None
    assert spec.loader is not None
    module, before = module_from_spec(spec), sys.modules.get("rp2")
    sys.modules["rp2"] = rp2
    try:
        spec.loader.exec_module(module)
    finally:
        sys.modules.pop("rp2") if before is None else sys.modules.update(rp2=before)
    return {name: each for name, each in vars(module).items() if isinstance(each, FunctionType)}
