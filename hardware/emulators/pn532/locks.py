"""The lock bits of an NTAG: which pages can never be written again, and which lock bits can never be set again.

A bit that is set stays set. Static locks are two bytes: in the first, three bits that freeze other lock bits, then one
bit a page from page 3 on. Dynamic locks are three bytes: 16 bits for the pages from 16 on, and eight bits of which
each freezes two of those.
"""

FIRST_DYNAMIC = 16


def locked(static: bytes, dynamic: bytes, page: int, step: int) -> bool:
    """Whether a page is locked; a dynamic lock bit covers `step` pages."""
    if 3 <= page < FIRST_DYNAMIC:
        return bool(int.from_bytes(static, "little") >> page & 1)
    if page >= FIRST_DYNAMIC:
        return bool(int.from_bytes(dynamic[:2], "little") >> (page - FIRST_DYNAMIC) // step & 1)
    return False


def set_static(static: bytes, wish: bytes) -> bytes:
    """The static lock bytes after `wish` was written to them."""
    now, more = int.from_bytes(static, "little"), int.from_bytes(wish, "little")
    frozen = sum(pages for bit, pages in enumerate((0x0008, 0x03F0, 0xFC00)) if now >> bit & 1)
    return (now | more & ~frozen).to_bytes(2, "little")


def set_dynamic(dynamic: bytes, wish: bytes) -> bytes:
    """The dynamic lock bytes after `wish` was written to them."""
    now, more = int.from_bytes(dynamic, "little"), int.from_bytes(wish, "little")
    frozen = sum(0b11 << 2 * bit for bit in range(8) if dynamic[2] >> bit & 1)
    return (now | more & ~frozen).to_bytes(3, "little")


def set_once(bits: bytes, wish: bytes) -> bytes:
    """Bits that can be set and never cleared."""
    return bytes(now | more for now, more in zip(bits, wish, strict=True))
