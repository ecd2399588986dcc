"""The checksum at the end of what readers and tags of ISO 14443 type A say to each other."""

START = 0x6363


def crc_a(data: bytes) -> bytes:
    """Two bytes, the low one first."""
    crc = START
    for byte in data:
        byte ^= crc & 0xFF
        byte ^= byte << 4 & 0xFF
        crc = crc >> 8 ^ byte << 8 ^ byte << 3 ^ byte >> 4
    return (crc & 0xFFFF).to_bytes(2, "little")
