# Boards of squares with sensors: what is done with their pieces, how they are wired, and what the doctor says of them.

device-no-sensors = “{ $device }” has no sensors. Pieces are moved on a board that has some; squares are touched.
device-no-square = { $squares ->
        [NONE] Say on which square: put table.grid e5
       *[other] The board has no square “{ $square }”. It has: { $squares }.
    }
device-square-empty = No piece stands on { $square }.
device-square-taken = A piece stands on { $square } already. Lift it first.
device-slide-where = Say where the piece is slid to.
device-expander-silent = no answer from the expander { $address } on { $bus }: check its wires, its power and its address pins
device-expander-strange = what answers at { $address } on { $bus } is no MCP23017: check which chip has that address
board-differs = The board differs from the game on { $squares }. Put it right as the table’s screen shows; if a sensor is wrong, say so there.
board-agrees = The board agrees with the game again.
order-help-touch = Name the board and the square, and where a drag ends: touch table.grid e5
order-help-put = Name the board and the square: put table.grid e5
order-help-slide = Name the board, the square and where the piece goes: slide table.grid e5 e6
order-help-knock = Name the board and the square, and where the piece fell if it is still on the board: knock table.grid e5
order-help-overlook = Name the square whose sensor is wrong: overlook e5
order-help-heed = Name the square whose sensor counts again: heed e5
look-board = { $count ->
        [0] No piece stands on { $device }.
        [one] { $device }: a piece stands on { $squares }.
       *[other] { $device }: { $count } pieces stand on { $squares }.
    }

## Mistakes in a wiring profile

wiring-kind-picture = a picture of the board: a row a line, the squares by name, a dot where there is none
wiring-kind-expanders = a table with 1 to 8 lines like 0x20 = [“a1 b1 c1 d1 e1 f1 g1”, “a2 b2 c2 d2 e2 f2 g2”]
wiring-grid-row = row { $row } of the picture has { $count } places and the first has { $first }; put a dot where there is no square.
wiring-grid-empty = the picture has no square; name them, like a1 b1 c1.
wiring-grid-twice = the picture has these squares more than once: { $squares }.
wiring-expander-address = “{ $address }” cannot be the address of an expander; it goes from 0x20 to 0x27.
wiring-expander-port = { $port } has { $count } places here and needs { $pins }: pins 0 to 6, with a dot for one that is not used; the data sheet allows pin 7 of either port as an output only.
wiring-expander-twice = two lines have the same address; each expander needs its own.
wiring-squares-twice = these squares are on more than one pin: { $squares }.
wiring-squares-unwired = these squares of the board are on no expander: { $squares }.
wiring-squares-strange = these squares are not in the picture of the board: { $squares }.

## How it is wired

wiring-part-expander = MCP23017, { $size } switches to ground
wiring-item-expander = port expander MCP23017
wiring-item-switch = reed switch, or Hall switch with an open-drain output, one for each square
wiring-item-magnet = small magnet, for the foot of a piece: at most one for each square

## The doctor

doctor-sensors-none = No board with sensors is needed.
doctor-expanders = { $device }: these expanders answer: { $addresses }.
doctor-interrupt = { $device }: every expander can call on GPIO{ $pin }.
doctor-interrupt-none = The board has no interrupt line, so its switches are looked at ten times a second.
doctor-interrupt-none-do = Join INTA of all expanders to a free pin and write interrupt = that pin into the profile; pieces are then noticed at once.
doctor-interrupt-low = { $device }: the interrupt line on GPIO{ $pin } is always low, so no expander can call.
doctor-interrupt-low-do = Look for a short circuit to ground, and whether something else is wired to that pin.
doctor-interrupt-cut = { $device }: these expanders cannot call on GPIO{ $pin }: { $addresses }.
doctor-interrupt-cut-do = Check the wire from INTA of each of them to that pin. Until then pieces are noticed late.
doctor-switches-open = { $device }: all { $count } switches are open, so the board is empty.
doctor-switches-closed = { $device }: { $count ->
        [one] one switch of { $of } is closed
       *[other] { $count } switches of { $of } are closed
    }: { $squares }.
doctor-switches-closed-do = If no piece stands there, the switch is stuck, or its wire touches ground.
doctor-switches-flicker = { $device }: these switches flicker while nobody moves a piece: { $squares }.
doctor-switches-flicker-do = Check their wires, and whether a magnet lies between two squares; a larger settle_ms in the profile helps, too.
