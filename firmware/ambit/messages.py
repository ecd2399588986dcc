"""Every number of the protocol between a board and the companion: the one source, read by both sides. No imports."""

PROTOCOL = 1

# A frame on the wire: COBS(kind u8, number u8, payload, CRC-16/CCITT-FALSE u16), then a zero. Little-endian integers.
LARGEST_BODY = 254
LARGEST_PAYLOAD = 250
CRC_POLYNOMIAL = 0x1021
CRC_START = 0xFFFF

# Board to host.
HELLO = 0x01
PIECE = 0x02
EVENT = 0x10
PONG = 0x11
FRAMES = 0x12
SETTLED = 0x13
REFUSED = 0x14
# Host to board.
ASK_HELLO = 0x81
ASK_PIECE = 0x82
ACK = 0x90
PING = 0x91
LISTEN_FRAMES = 0x92
ASK_BEFORE = 0x93
SHOW = 0xA0
SETTINGS_PIECE = 0xB0
SETTINGS_DONE = 0xB1
RESTART = 0xB2
MARK = 0xB3

# Kind, name, format of the fixed part (as `struct` writes it), what follows the fixed part.
KINDS = (
    (HELLO, "hello", "<BB8sIIIIB", "version"),  # protocol, chip, id, boot, digest, next event, oldest kept event, flags
    (PIECE, "piece", "<BHH", "bytes"),  # what, offset, total
    (EVENT, "event", "<IBBIH", "data"),  # event, device, what, at (µs), unsure (0.1 µs)
    (PONG, "pong", "<HII", ""),  # number, received (µs), sent (µs)
    (FRAMES, "frames", "", "samples"),
    (SETTLED, "settled", "<HII", ""),  # ask, last event, at (µs)
    (REFUSED, "refused", "<BB", ""),  # code, kind of the refused frame
    (ASK_HELLO, "ask_hello", "", ""),
    (ASK_PIECE, "ask_piece", "<BH", ""),  # what, offset
    (ACK, "ack", "<I", ""),  # event: all up to this one are here
    (PING, "ping", "<H", ""),  # number
    (LISTEN_FRAMES, "listen_frames", "<H", ""),  # period (ms), 0 stops
    (ASK_BEFORE, "ask_before", "<H", ""),  # ask
    (SHOW, "show", "<B", "raw"),  # device
    (SETTINGS_PIECE, "settings_piece", "<HH", "bytes"),  # offset, total
    (SETTINGS_DONE, "settings_done", "<I", ""),  # CRC-32 of all the bytes
    (RESTART, "restart", "<B", ""),  # how
    (MARK, "mark", "<B", ""),  # device, 0xFF stops
)

# One sample in `frames`: frame number (11 bits), at (µs), part (1/256 µs), flags.
SAMPLE = "<HIBB"
SAMPLE_SUSPECT = 1
FRAME_NUMBERS = 2048

# Chips in `hello`.
OTHER_CHIP = 0
RP2040 = 1
RP2350 = 2

# Flags in `hello`.
SAFE_MODE = 1
WATCHDOG_RESET = 2
BAD_SETTINGS = 4

# What a piece belongs to.
DICTIONARY = 1
SETTINGS = 2
PARTS = 3
LARGEST_PIECE = 200

# What happened, in `event`.
PRESS = 1
TURN = 2
TAG = 3
GONE = 4
CLASH = 5
UNREAD = 6
PART_UP = 7
PART_DOWN = 8
LOST = 9
EDGE = 10
EVENTS = (
    (PRESS, "press", "", ""),
    (TURN, "turn", "<b", ""),  # clicks, clockwise is positive
    (TAG, "tag", "<B", "uid, memory"),  # length of the uid
    (GONE, "gone", "<B", "uid"),  # length of the uid
    (CLASH, "clash", "<B", "uids"),  # how many; each is a length u8 and its bytes
    (UNREAD, "unread", "<B", ""),  # why
    (PART_UP, "part_up", "", ""),
    (PART_DOWN, "part_down", "<B", ""),  # why
    (LOST, "lost", "<B", ""),  # how many, 255: that many or more
    (EDGE, "edge", "<B", ""),  # level after the edge
)
NO_DEVICE = 0xFF  # in `lost`, and in `mark` to stop

# Why a tag was not read.
PHONE = 1
FAINT = 2
# Why a part is down.
NO_ANSWER = 1
OTHER_PART = 2
NOT_STARTED = 3

# What a press or an edge adds to its stamp, in 0.1 µs.
UNSURE_PIO = 3
UNSURE_INTERRUPT = 250
UNSURE_POLLED = 65535

# Why a frame was refused.
REFUSED_SETTINGS = 1
REFUSED_DEVICE = 2
REFUSED_OUTPUT = 3
REFUSED_KIND = 4
REFUSED_PIECE = 5
REFUSED_FRAMES = 6
REFUSALS = (
    (REFUSED_SETTINGS, "settings"),  # not complete, wrong CRC-32, or not valid
    (REFUSED_DEVICE, "device"),  # no such device, or it cannot do that
    (REFUSED_OUTPUT, "output"),  # too long, or not of the form that the part takes
    (REFUSED_KIND, "kind"),  # unknown kind, or a payload of the wrong length
    (REFUSED_PIECE, "piece"),  # no such piece
    (REFUSED_FRAMES, "frames"),  # this board cannot stamp the frames of the bus
)

# How to restart.
RESTART_NORMAL = 1
RESTART_BOOTLOADER = 2
RESTART_SAFE = 3
RESTART_UPDATE = 4  # without its program: the prompt on USB takes a new firmware; the restart after that is normal

# Events that the board keeps until they are acknowledged; when they are sent again (ms), doubling from first to last.
KEPT_EVENTS = 64
FIRST_REPEAT = 30
LAST_REPEAT = 500
# The link is dead after this long without a frame from the host (ms): the board goes dark.
DARK_AFTER = 5000

# Memory of a tag that is told at most: the user pages of an NTAG213.
LARGEST_MEMORY = 144


def form(kind: int) -> str:
    """The format of the fixed part of a frame's payload."""
    for number, _, fixed, _ in KINDS:
        if number == kind:
            return fixed
    raise ValueError(kind)


def dictionary() -> str:
    """The protocol as text, one line each: what both sides compare by its CRC-32."""
    lines = [f"protocol {PROTOCOL}"]
    for number, name, fixed, rest in KINDS:
        lines.append(f"kind {number} {name} {fixed or '-'} {rest or '-'}")
    for number, name, fixed, rest in EVENTS:
        lines.append(f"event {number} {name} {fixed or '-'} {rest or '-'}")
    for number, name in REFUSALS:
        lines.append(f"refused {number} {name}")
    lines.append(f"sample {SAMPLE}")
    return "\n".join(lines) + "\n"
