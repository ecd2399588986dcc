"""One asyncio loop: lines come in, time passes, and nothing happens while nobody does anything."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

from companion.play.console import Console
from companion.play.orders import Orders
from companion.session import Halted, Session
from engine.refusal import Refusal
from engine.words import Words
from hardware.clock import Clock, SimulatedClock

QUIT = ("quit", "exit")
CHUNK = 65536


async def play(session: Session, orders: Orders, console: Console, clock: Clock) -> None:
    """Until the input ends or somebody quits; the game stays in the log either way."""
    console.begin()
    console.prompt()
    async for line in typed():
        if line in QUIT:
            break
        if line and not line.startswith("#"):
            await order(line, session, orders, console, clock)
        console.prompt()
    session.close()


async def order(line: str, session: Session, orders: Orders, console: Console, clock: Clock) -> None:
    """Carry out one line, and let the time pass that it takes."""
    was_halted = session.halted is not None
    try:
        answer = orders.carry_out(line)
    except Halted:
        answer = session.halted if was_halted else None  # that it has just halted, everybody was told
    if isinstance(answer, Words | Refusal):
        console.answer(answer)
    await pass_time(clock, answer if isinstance(answer, float) else 0.0)


async def pass_time(clock: Clock, seconds: float) -> None:
    """A simulated clock is moved on; a real one moves by itself. Either way what has fallen due is done."""
    if isinstance(clock, SimulatedClock):
        clock.advance(seconds)
    await asyncio.sleep(seconds if not isinstance(clock, SimulatedClock) else 0)


async def typed() -> AsyncIterator[str]:
    """The lines of standard input. Whoever types keeps nobody waiting: timers and devices go on meanwhile."""
    if sys.stdin is None:  # whoever started us closed it
        return
    chunks = asyncio.Queue[bytes]()
    try:
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), _read, sys.stdin.fileno(), chunks)
    except OSError:  # a file: its lines are all there already
        for line in sys.stdin:
            yield line.strip()
        return
    async for typed in _lines(chunks):
        yield typed.decode(errors="replace").strip()


def _read(keyboard: int, chunks: asyncio.Queue[bytes]) -> None:
    """Something was typed; nothing at all means that nothing more will be."""
    try:
        chunk = os.read(keyboard, CHUNK)
    except OSError:  # the terminal is gone
        chunk = b""
    if not chunk:
        asyncio.get_running_loop().remove_reader(keyboard)
    chunks.put_nowait(chunk)


async def _lines(chunks: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
    """Whole lines, and at the end what is left of one."""
    begun = b""
    while chunk := await chunks.get():
        *whole, begun = (begun + chunk).split(b"\n")
        for line in whole:
            yield line
    if begun:
        yield begun
