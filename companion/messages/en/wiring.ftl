# Mistakes in a wiring profile: what is wrong, and what to do. Each follows its line and key, so it begins small.

wiring-at = { $line ->
        [0] { $key ->
            [NONE] { $what }
           *[other] { $key }: { $what }
        }
       *[other] { $key ->
            [NONE] line { $line }: { $what }
           *[other] line { $line }, { $key }: { $what }
        }
    }

## The file

wiring-no-file = { $file } is not a file; name the profile itself, like simulated.toml.
wiring-file-missing = { $file } does not exist; check its name and folder.
wiring-file-locked = { $file } may not be read; give yourself the permission, or copy it.
wiring-file-closed = { $file } cannot be opened; check its name.
wiring-file-large = { $file } is larger than { $most } KiB, so it is not a wiring profile.
wiring-not-text = this is not UTF-8 text; save the file as UTF-8 in your editor.
wiring-long-line = the line is longer than { $most } characters; break it up.
wiring-toml-beyond = the file is not TOML that can be read: a number or a list in it is far too large.
wiring-no-toml = this is not TOML ({ $why }); check quotes, brackets and =.
wiring-twice = { $line ->
        [0] something in it is given twice; keep one of the two.
       *[other] this is already given in line { $line }; keep one of the two.
    }

## Names and keys

wiring-no-device = the profile has no device; begin with [seat1] and a line like ok = “virtual”.
wiring-no-part = there is no part of a profile called “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-no-role = there is no role “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-no-driver = there is no driver “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-no-board-key = there is no key of a satellite called “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-no-key = there is no key of { $driver } called “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-no-part-kind = there is no kind of part “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-part-missing = satellite { $satellite } has no part “{ $word }”; { $near ->
        [NONE] { $known ->
            [NONE] there are none.
           *[other] known here: { $known }.
        }
       *[other] did you mean “{ $near }”?
    }
wiring-name = the name of the table has to be text in quotes, not { $got }.
wiring-pins = the pins are moved by one of these, or by the best that works if the line is left out: { $known }; not { $got }.
wiring-board-name = the name of a satellite has to be { $expected }, not { $got }.
wiring-part-name = the name of a part has to be { $expected }, not { $got }.
wiring-pico-stamp = a button with stamp = “pio” has to be between its pin and ground, with pull = “up”.
wiring-pico-bus = GP{ $pin } cannot be { $key } of bus { $bus } on a Pico; these pins can: { $pins }.
wiring-board-unnamed = a satellite needs the id of its board, or the port that it is plugged into.
wiring-too-many-seats = seats are called seat1 to seat{ $most }; a table has no more.
wiring-seat-gap = seats are numbered without a gap, so this one has to be { $expected }.
wiring-role-of-seat = { $role } belongs to a seat; move it to [seat1] or another one.
wiring-role-of-table = { $role } belongs to no seat; move it to [table].
wiring-driver-missing = name its driver in quotes, like driver = “{ $example }”.
wiring-shared-nothing = This seat shares a reader that the table does not have: give [table] a reader of its own, such as pn532-uart.
wiring-shared-itself = The reader that goes round needs a driver of its own here, such as pn532-uart; shared-reader is for the seats.
wiring-cannot-play = { $driver } cannot play { $role }; it plays { $plays }.
wiring-key-missing = { $key } is missing; it has to be { $expected }.
wiring-half-mux = a device behind a multiplexer needs both, mux (its address) and channel.
wiring-undeclared = satellite “{ $satellite }” is not declared; add [satellites.{ $satellite }] with its id.
wiring-no-table = it has to be a table of keys and values, not { $got }.
wiring-value = { $key } has to be { $expected }, not { $got }.

## What a key has to be, and what it is

wiring-kind-pin = the BCM number of a pin, from 0 to 27
wiring-kind-pico-pin = the number of a pin of the Pico, from 0 to 22 or from 26 to 28 (“GP16” is 16)
wiring-kind-pico-bus = the number of a bus of the Pico, 0 or 1
wiring-kind-pico-millis = a number of milliseconds, from 1 to 200
wiring-kind-pico-length = a number of LEDs, from 1 to 64
wiring-kind-stamp = “irq”, or “pio”, which is more exact
wiring-kind-i2c-bus = the number of an I2C bus, 0 or 1 (a Pi’s usual one is 1)
wiring-kind-spi-bus = the number of an SPI bus, 0 or 1
wiring-kind-spi-chip = the number of an SPI chip select, 0 to 2
wiring-kind-address = an I2C address from 0x70 to 0x77
wiring-kind-channel = a channel of the multiplexer, from 0 to 7
wiring-kind-clicks = how often it clicks until both contacts have closed and opened, 1, 2 or 4
wiring-kind-segments = how many segments each digit has, 7 or 14
wiring-kind-places = how many digits it has, from 1 to 4
wiring-kind-length = a number of LEDs, from 1 to 300
wiring-kind-first = the place of its first LED on the strip, from 0 to 299
wiring-kind-brightness = a number above 0 and up to 1
wiring-kind-pins = 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27]
wiring-kind-active = “high” or “low”
wiring-kind-millis = a number of milliseconds, from 0 to 200
wiring-kind-pull = “up” or “down”
wiring-kind-port = a serial port, like “/dev/serial0”
wiring-kind-baud = a usual speed: 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400, 460800 or 921600
wiring-kind-input-file = the file of an input device, like “/dev/input/by-id/usb-reader-event-kbd”
wiring-kind-byte-order = “forward” or “backward”
wiring-kind-word = a word of letters, digits, - and _
wiring-text = “{ $text }”
wiring-large-number = such a large number
wiring-list = a list
wiring-table = a table
wiring-date = a date or time

## What two devices both want

wiring-taken = { $owner ->
        [NONE] { $what } is taken by { $device } (line { $line }); { $advice }.
       *[other] { $what } is taken by { $owner } ({ $device }, line { $line }); { $advice }.
    }
wiring-shared-leds = some of its LEDs already belong to { $other }; begin at { $free }.
wiring-pin = pin { $pin }
wiring-port = serial port { $port }
wiring-input-file = input device { $file }
wiring-board = board { $board }
wiring-satellite-device = device { $device } of satellite { $satellite }
wiring-pico-pin = GP{ $gp } of satellite { $satellite }
wiring-pico-line = { $key } of { $bus }
wiring-pico-address = address { $address } on I2C bus { $bus } of satellite { $satellite }
wiring-i2c = I2C bus { $bus }
wiring-i2c-address = address { $address } on I2C bus { $bus }
wiring-mux = the multiplexer { $mux } on I2C bus { $bus }
wiring-mux-address = address { $address } on channel { $channel } of the multiplexer { $mux } on I2C bus { $bus }
wiring-behind-mux = a device behind a multiplexer
wiring-spi = SPI bus { $bus }
wiring-spi-data = the data line of SPI bus { $bus }
wiring-spi-readers = the readers on SPI bus { $bus }
wiring-strip = the LED strip on SPI { $spi }.{ $chip }
wiring-choose-another = choose another
wiring-own-bus = give the LEDs a bus of their own
wiring-own-channel = put each behind its own channel of a multiplexer

## What no device does

wiring-missing = no device plays { $device }, so the screen does.
wiring-missing-strict = no device plays { $device }; wire one and name it in the profile, or choose another profile.
