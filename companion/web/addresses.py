"""Where the table is found on the local network, and who counts as local."""

import ipaddress
import re
import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent: connecting a UDP socket to it tells our own address."""

_HOST = re.compile(r"(?:\[([\da-fA-F:.]+)\]|([^\s:;,%\[\]]+))(?::\d*)?")
"""An address in brackets or a name, and a port. Strict, since the Host header also goes into the security policy."""

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def parse(host: str) -> IPAddress | None:
    """The address; IPv4 mapped into IPv6 is unwrapped and a zone removed. None for a name."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def is_local(peer: str) -> bool:
    """Whether a peer is on this machine or on a private network."""
    found = parse(peer)
    return found is not None and (found.is_loopback or found.is_link_local or found.is_private)


def is_this_machine(peer: str) -> bool:
    """Whether it is a loopback address."""
    found = parse(peer)
    return found is not None and found.is_loopback


def own_address() -> str:
    """The address of this machine on its network, or a loopback address without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def reached_at(host: str) -> str:
    """The address under which others find what listens at `host`."""
    found = parse(host)
    return own_address() if found is not None and found.is_unspecified else host


def own_names() -> frozenset[str]:
    """What this machine is called, in lower case."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"}) - {"", ".local"}


def split_host(header: str) -> str:
    """The host of a Host header, without its port; a malformed header is returned whole and matches no name."""
    written = _HOST.fullmatch(header)
    return written[1] or written[2] if written else header


def is_our_host(header: str, names: frozenset[str]) -> bool:
    """Whether the host is an address or one of our names. Others are DNS rebinding: a foreign name that points here."""
    host = split_host(header).lower().rstrip(".")
    return _HOST.fullmatch(header) is not None and (parse(host) is not None or host in names)


def shown(address: str, port: int) -> str:
    """The address of the page as people type it."""
    host = f"[{address}]" if ":" in address else address
    return host if port == 80 else f"{host}:{port}"
