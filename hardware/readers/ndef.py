"""Text on a tag (NDEF): found in what a tag holds, and written so that phones and other readers can read it too.

A tag may hold anything: lengths are checked before they are used, and nothing that reads raises.
"""

from collections.abc import Iterator

from msgspec import Struct

NOTHING, MESSAGE, END = 0x00, 0x03, 0xFE
"""The kinds of blocks in the memory of a tag that matter here; all others are stepped over."""
MAKERS = (0x01, 0x02)
"""Blocks with which the maker of a tag says where its lock bits are; they do not count as content."""
LONG = 0xFF
"""A length that says: the true one follows, in two bytes."""

LAST, CHUNKED, SHORT, WITH_ID = 0x40, 0x20, 0x10, 0x08
KIND, WELL_KNOWN = 0x07, 0x01
UTF_16, LANGUAGE = 0x80, 0x3F


class Block(Struct, frozen=True):
    """One block in the memory: the index of its first byte, the index of its content, and the content's bytes."""

    kind: int
    place: int
    begin: int
    size: int

    @property
    def end(self) -> int:
        """The index after its last byte, which may lie beyond the bytes that were read."""
        return self.begin + self.size


class Record(Struct, frozen=True):
    """One record of a message."""

    kind: int
    type: bytes
    payload: bytes


def extent(memory: bytes) -> int | None:
    """Bytes to read for the whole message, or at least to find out how long it is; None: there is no message."""
    found = _message_or_end(memory)
    if isinstance(found, int):
        return found
    return None if found.kind == END else found.end


def text_of(memory: bytes) -> str | None:
    """The first text on the tag, from the bytes of its data pages."""
    texts = (_text(record) for record in records(message_of(memory)))
    return next((text for text in texts if text is not None), None)


def message_of(memory: bytes) -> bytes:
    """The message on the tag, as far as these bytes hold it whole; b"" where there is none, or an empty one."""
    block = _message_or_end(memory)
    return memory[block.begin : block.end] if isinstance(block, Block) and block.end <= len(memory) else b""


def is_blank(memory: bytes) -> bool:
    """Whether the tag holds at most an empty message, as far as these bytes tell."""
    place = 0
    while place < len(memory) and memory[place] in (NOTHING, *MAKERS):
        block = _block(memory, place) if memory[place] else None
        place = block.end if block else place + 1
    held = memory[place : place + 2]
    return held[:1] in (b"", bytes([END])) or held == bytes((MESSAGE, 0))


def records(message: bytes) -> Iterator[Record]:
    """The records of a message, up to the first one that is damaged or in pieces."""
    place, last = 0, False
    while not last and (found := _record(message, place)) is not None:
        record, place, last = found
        yield record


def text_message(text: str, language: str = "en") -> bytes:
    """A message of one text; a ValueError if it has more than 255 bytes with its language."""
    payload = bytes([len(language)]) + language.encode() + text.encode()
    if len(payload) > 0xFF or len(language) > LANGUAGE:
        raise ValueError("the text is too long for a short record")
    return bytes((0x80 | LAST | SHORT | WELL_KNOWN, 1, len(payload))) + b"T" + payload


def message_place(memory: bytes) -> int:
    """Where the message is or can be written: at the end mark, or at 0 in a memory that makes no sense."""
    block = _message_or_end(memory)
    return block.place if isinstance(block, Block) else 0


def with_message(memory: bytes, message: bytes) -> bytes:
    """The memory with this message in the place of its old one; blocks before it stay, what follows is dropped."""
    size = bytes([len(message)]) if len(message) < LONG else bytes([LONG]) + len(message).to_bytes(2)
    return memory[: message_place(memory)] + bytes([MESSAGE]) + size + message + bytes([END])


def _message_or_end(memory: bytes) -> Block | int:
    """The block with the message, or the end mark before any message; or how many bytes it takes to find either."""
    place = 0
    while place < len(memory):
        kind = memory[place]
        if kind == NOTHING:
            place += 1
            continue
        block = Block(END, place, place, 0) if kind == END else _block(memory, place)
        if block is None:
            return place + 4
        if kind in (MESSAGE, END):
            return block
        place = block.end
    return place + 2


def _block(memory: bytes, place: int) -> Block | None:
    """The block that begins there; None if its length has not been read yet."""
    size = memory[place + 1 : place + 2]
    if size == bytes([LONG]):
        long = memory[place + 2 : place + 4]
        return Block(memory[place], place, place + 4, int.from_bytes(long)) if len(long) == 2 else None
    return Block(memory[place], place, place + 2, size[0]) if size else None


def _record(message: bytes, place: int) -> tuple[Record, int, bool] | None:
    """The record that begins there, where the next one begins, and whether this is the last."""
    head = message[place : place + 1]
    if not head or head[0] & CHUNKED:
        return None
    flags, width = head[0], 1 if head[0] & SHORT else 4
    sizes = message[place + 1 : place + 2 + width + bool(flags & WITH_ID)]
    if len(sizes) < 1 + width + bool(flags & WITH_ID):
        return None
    type_size, payload_size = sizes[0], int.from_bytes(sizes[1 : 1 + width])
    begin = place + 1 + len(sizes)
    payload = begin + type_size + (sizes[-1] if flags & WITH_ID else 0)
    end = payload + payload_size
    if end > len(message):
        return None
    return Record(flags & KIND, message[begin : begin + type_size], message[payload:end]), end, bool(flags & LAST)


def _text(record: Record) -> str | None:
    if (record.kind, record.type) != (WELL_KNOWN, b"T") or not record.payload:
        return None
    status = record.payload[0]
    begin, coding = 1 + (status & LANGUAGE), "utf-16" if status & UTF_16 else "utf-8"
    if begin > len(record.payload):
        return None
    try:
        return record.payload[begin:].decode(coding)
    except UnicodeDecodeError:
        return None
