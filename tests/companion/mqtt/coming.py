"""A program that comes to a broker, says so, and stays until it is killed; its argument is the address."""

import asyncio
import sys

from companion.mqtt.address import Address, read
from companion.mqtt.link import Link, Said


def main(url: str) -> None:
    """Stay."""
    address = read(url)
    assert isinstance(address, Address)
    will = Said("ambit/1/club/north/$state", b"lost", kept=True)
    link = Link(address, "nothing", will, connected=lambda: print("connected", flush=True), heard=print)
    asyncio.run(link.keep())


if __name__ == "__main__":
    main(sys.argv[1])
