"""Whether a page answers: it is asked as a browser would ask it, over the network of this machine."""

import asyncio
from ipaddress import ip_address

AGAIN_S = 0.5
FAULTS = 500
"""HTTP answers from here on say that the server is broken; all others were thought about."""


async def until_it_answers(host: str, port: int) -> None:
    """Ask until there is an answer. Who started the program gives up when it has waited long enough."""
    while not await answers(host, port):
        await asyncio.sleep(AGAIN_S)


async def answers(host: str, port: int) -> bool:
    """Whether what listens there answers with a page, or at least with a refusal."""
    try:
        reading, writing = await asyncio.open_connection(_nearest(host), port)
        try:
            writing.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            _, code, *_ = (await reading.readline()).split(maxsplit=2)
            return int(code) < FAULTS
        finally:
            writing.close()
    except (OSError, ValueError):
        return False


def _nearest(host: str) -> str:
    """What listens everywhere is asked on this machine's own address for itself."""
    address = ip_address(host)
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"
