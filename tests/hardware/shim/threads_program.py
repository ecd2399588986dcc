"""A program on the emulated Pi that hears a button in its loop, and then again without one. It says where."""

import asyncio
from queue import Queue
from threading import current_thread, main_thread

from hardware.gpio import Header, open_driver
from hardware.inputs import Input, Press, Status
from hardware.roles import Spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import GpioButton

told = Queue[bool]()


def tell(heard: Input) -> None:
    if isinstance(heard, Status):
        print("ready", flush=True)
    if isinstance(heard, Press):
        told.put(current_thread() is main_thread())


async def in_a_loop(header: Header) -> None:
    header.wait_in(asyncio.get_running_loop(), lambda: pressed.set_result(None))
    pressed = asyncio.get_running_loop().create_future()
    button = open_driver(Wired(Spot(1, "ok"), GpioButton(pin=17), 0), header, tell)
    await pressed
    button.close()
    header.close()


asyncio.run(in_a_loop(Header()))
print(f"in the loop: {told.get()}", flush=True)
input()
header = Header()
button = open_driver(Wired(Spot(1, "ok"), GpioButton(pin=17), 0), header, tell)
print(f"in the loop: {told.get()}", flush=True)
button.close()
header.close()
