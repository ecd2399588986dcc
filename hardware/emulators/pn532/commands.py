"""The commands of a PN532, as far as hosts that read and write tags need them. The manual's names are in the table."""

from collections.abc import Callable

from msgspec import Struct

from hardware.emulators.pn532.core import RX_MODE, TX_MODE, Core, Search
from hardware.emulators.pn532.crc import crc_a
from hardware.emulators.pn532.field import Lying
from hardware.emulators.pn532.tags import ACK, Said

BAUDS = (9600, 19200, 38400, 57600, 115_200, 230_400, 460_800, 921_600, 1_288_000)
FINE, SILENCE, BAD_CHECKSUM, TOO_LONG, REFUSED, NOT_WRITTEN, NO_TARGET = 0x00, 0x01, 0x02, 0x09, 0x13, 0x14, 0x27
"""How an exchange with a tag went."""
MOST_DATA = 262
"""Most bytes of a tag's answer that fit into a frame."""
WRITE, COMPATIBLE_WRITE = 0xA2, 0xA0
MOST_TARGETS = 2

Answer = bytes | Search | None
"""The answer: bytes at once, bytes when the search has ended, or None for never."""


class Bad(Exception):
    """Parameters that make no sense: the chip answers with an error frame."""


class Command(Struct, frozen=True):
    """What is done, and how many bytes of parameters it needs at least."""

    do: Callable[[Core, bytes], Answer]
    least: int = 0


def diagnose(core: Core, said: bytes) -> Answer:
    """Test 0 repeats its parameters; test 5 waits for ever; all other tests are passed."""
    if said[0] == 0:
        return said
    return None if said[0] == 5 else b"\x00"


def firmware_version(core: Core, said: bytes) -> Answer:
    """What it says it is."""
    return core.firmware


def general_status(core: Core, said: bytes) -> Answer:
    """No error, whether the field is on, and the targets at 106 kbit/s."""
    targets = b"".join(bytes((number, 0, 0, 0x10)) for number in range(1, len(core.targets) + 1))
    return bytes((0, core.field.on, len(core.targets))) + targets + b"\x00"


def configure_module(core: Core, said: bytes) -> Answer:
    """The mode and a time-out are taken; the third byte says whether the IRQ output is used, as it is without one."""
    core.calls = said[2] != 0 if len(said) > 2 else True
    return b""


def read_register(core: Core, said: bytes) -> Answer:
    """Registers that were never written are 0; `Bad` for half an address."""
    if len(said) % 2:
        raise Bad
    return bytes(core.register(said[place] << 8 | said[place + 1]) for place in range(0, len(said), 2))


def write_register(core: Core, said: bytes) -> Answer:
    """`Bad` unless there are three bytes for each register."""
    if len(said) % 3:
        raise Bad
    for place in range(0, len(said), 3):
        core.registers[said[place] << 8 | said[place + 1]] = said[place + 2]
    return b""


def read_pins(core: Core, said: bytes) -> Answer:
    """All high: nothing is connected to them."""
    return b"\xff\xff\xff"


def nothing(core: Core, said: bytes) -> Answer:
    """Settings that change nothing here."""
    return b""


def silence(core: Core, said: bytes) -> Answer:
    """As if no other device answered: there is none of that kind."""
    return bytes([SILENCE])


def never(core: Core, said: bytes) -> Answer:
    """The chip acts as a tag and waits for a reader, and none comes."""
    return None


def set_baud(core: Core, said: bytes) -> Answer:
    """The new speed is used once the host has acknowledged this answer."""
    if said[0] >= len(BAUDS):
        raise Bad
    core.next_baud = BAUDS[said[0]]
    return b""


def power_down(core: Core, said: bytes) -> Answer:
    """The chip sleeps as soon as the answer is taken, and has lost its targets."""
    core.targets, core.sleepy = [], True
    core.field.switch(False)
    return bytes([FINE])


def configure_field(core: Core, said: bytes) -> Answer:
    """Items 1 (the field) and 5 (retries) have an effect; the others are accepted; `Bad` if unknown."""
    match said[0]:
        case 1 if len(said) == 2:
            core.field.switch(bool(said[1] & 1))
        case 5 if len(said) == 4:
            core.retries = said[3]
        case 2 | 4 | 10 | 11 | 12 | 13 if len(said) > 1:
            pass
        case _:
            raise Bad
    return b""


def list_targets(core: Core, said: bytes) -> Answer:
    """Switch the field on and search for one or two tags; the answer comes when the search ends."""
    if not 1 <= said[0] <= MOST_TARGETS:
        raise Bad
    core.targets = []
    core.field.switch(True)
    return Search(said[0], said[1], said[2:])


def exchange(core: Core, said: bytes) -> Answer:
    """Talk to a target. The chip itself breaks a compatible write into its two halves."""
    lying = _target(core, said[0])
    if lying is None:
        return bytes([NO_TARGET])
    if core.several:
        core.field.select(lying)  # the chip itself selects the one that is meant
    if said[1:2] == bytes([COMPATIBLE_WRITE]) and len(said) == 19:
        first = core.field.exchange(lying, said[1:3])
        return _told(first if first != ACK else core.field.exchange(lying, said[3:]), said[1])
    return _told(core.field.exchange(lying, said[1:]), said[1] if len(said) > 1 else 0)


def _told(answer: Said, command: int) -> bytes:
    if answer is None:
        return bytes([SILENCE])
    if isinstance(answer, bytes):
        return _whole(answer)
    if answer == ACK:
        return bytes([FINE])
    return bytes([NOT_WRITTEN if command in (WRITE, COMPATIBLE_WRITE) else REFUSED])


def communicate(core: Core, said: bytes) -> Answer:
    """Send bytes as they are to the first target; two registers say whether chip or host deals with checksums."""
    if not core.targets:
        return bytes([SILENCE])
    if not core.checksums(TX_MODE):
        if len(said) < 3 or crc_a(said[:-2]) != said[-2:]:
            return bytes([SILENCE])
        said = said[:-2]
    answer, checked = core.field.exchange(core.targets[0], said), core.checksums(RX_MODE)
    if answer is None:
        return bytes([SILENCE])
    if isinstance(answer, int):  # four bits have no checksum, so a chip that checks it takes them for an error
        return bytes([BAD_CHECKSUM]) if checked else bytes((FINE, answer))
    return _whole(answer if checked else answer + crc_a(answer))


def _whole(answer: bytes) -> bytes:
    return bytes([FINE]) + answer if len(answer) <= MOST_DATA else bytes([TOO_LONG])


def deselect(core: Core, said: bytes) -> Answer:
    """Halt one target, or all (0)."""
    for lying in core.targets if said[0] == 0 else filter(None, [_target(core, said[0])]):
        core.field.halt(lying)
    return bytes([FINE])


def release(core: Core, said: bytes) -> Answer:
    """Halt targets as `deselect` does, and forget all of them."""
    deselect(core, said)
    core.targets = []
    return bytes([FINE])


def select(core: Core, said: bytes) -> Answer:
    """Wake a target that was listed before."""
    lying = _target(core, said[0])
    if lying is None:
        return bytes([NO_TARGET])
    core.field.select(lying)
    return bytes([FINE])


def _target(core: Core, number: int) -> Lying | None:
    place = (number & 0x3F) - 1
    return core.targets[place] if 0 <= place < len(core.targets) else None


COMMANDS = {
    0x00: Command(diagnose, 1),
    0x02: Command(firmware_version),  # GetFirmwareVersion
    0x04: Command(general_status),  # GetGeneralStatus
    0x06: Command(read_register, 2),  # ReadRegister
    0x08: Command(write_register, 3),  # WriteRegister
    0x0C: Command(read_pins),  # ReadGPIO
    0x0E: Command(nothing, 2),  # WriteGPIO
    0x10: Command(set_baud, 1),  # SetSerialBaudRate
    0x12: Command(nothing, 1),  # SetParameters
    0x14: Command(configure_module, 1),  # SAMConfiguration
    0x16: Command(power_down, 1),  # PowerDown
    0x32: Command(configure_field, 2),  # RFConfiguration
    0x40: Command(exchange, 1),  # InDataExchange
    0x42: Command(communicate),  # InCommunicateThru
    0x44: Command(deselect, 1),  # InDeselect
    0x46: Command(silence),  # InJumpForPSL
    0x4A: Command(list_targets, 2),  # InListPassiveTarget
    0x50: Command(silence),  # InATR
    0x52: Command(release, 1),  # InRelease
    0x54: Command(select, 1),  # InSelect
    0x56: Command(silence),  # InJumpForDEP
    0x8C: Command(never),  # TgInitAsTarget
}
