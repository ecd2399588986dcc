# How a table is wired: `ambit wiring`.

wiring-title = Wiring: { $name }
wiring-subtitle = Drawn from the wiring profile. GPIO numbers are BCM numbers; the small numbers are pin numbers on the header.
wiring-title-many = Wiring: satellite { $name } and { $count } others, all alike
wiring-title-satellite = { $count ->
        [one] Wiring: satellite { $names }
       *[other] Wiring: satellites { $names }, all alike
    }
wiring-subtitle-satellite = Drawn from the wiring profile, the USB socket up. GP numbers are those of the profile; the small numbers count the pins.
wiring-conflict = conflict
wiring-of-table = Table
wiring-takes-reader = reader button
wiring-satellite = Satellite “{ $name }”
wiring-reserved = reserved for { $bus }
wiring-shared = { $bus }, { $line }: { $count } devices
wiring-column-use = what it is for
wiring-column-pin = pin
wiring-parts = Parts
wiring-current = Current with everything lit
wiring-current-low = { $milliamperes } mA from 3.3 V (a Pi gives about { $most })
wiring-current-pins = { $milliamperes } mA of these out of GPIO pins (at most { $most })
wiring-current-high = { $milliamperes } mA from the 5 V pins (about { $most })
wiring-current-usb = { $milliamperes } mA over USB (at most { $most }, on a Pi 5 with a 3 A supply half of it)
wiring-current-strips = { $milliamperes } mA from the 5 V supply of the LED strips
wiring-nothing = Nothing has to be wired.
wiring-drawn = { $count ->
        [one] The picture is in { $file }.
       *[other] The pictures are in { $file }.
    }
wiring-mistakes = { $count ->
        [one] One mistake in the profile:
       *[other] { $count } mistakes in the profile:
    }
wiring-hub = Satellites: put all their USB plugs into one hub with its own supply, and that into one socket of the Pi. Boards behind one USB controller share one clock.
wiring-unwired-screen = On the screen:
wiring-unwired-virtual = Only on the page of the simulated table:

## What a part is

wiring-box-strip = LED strip
wiring-box-multiplexer = I2C multiplexer
wiring-box-supply = 5 V supply
wiring-part-button = button
wiring-part-lamp = lamp with transistor
wiring-part-leds = { $size } plain LEDs, a resistor each
wiring-part-dial = rotary encoder
wiring-part-buzzer = passive buzzer
wiring-part-counter-7 = HT16K33, 7 segments
wiring-part-counter-14 = HT16K33, 14 segments
wiring-part-strip = { $size } LEDs, through a level shifter
wiring-part-reader = PN532 reader
wiring-part-reader-usb = PN532 reader on a USB adapter
wiring-part-reader-lines = serial reader
wiring-part-reader-keys = reader that types
wiring-part-multiplexer = TCA9548A, eight channels
wiring-part-supply = at least 60 mA for each LED
wiring-part-satellite = Raspberry Pi Pico

## What to buy

wiring-item-pi = Raspberry Pi with a 40-pin header
wiring-item-button = push button, normally open
wiring-item-call = large push button with a lamp in it
wiring-item-call-dark = large push button
wiring-item-lamp = lamp or LED for 5 V
wiring-item-transistor = NPN transistor, such as a BC337
wiring-item-resistor-base = resistor of 1 kΩ, for the transistor
wiring-item-led-plain = LED of 3 or 5 mm
wiring-item-resistor-led = resistor of 680 Ω, one for each plain LED
wiring-item-dial = rotary encoder with a push, such as a KY-040
wiring-item-buzzer = passive buzzer
wiring-item-counter-7 = HT16K33 display, 7 segments, 4 digits
wiring-item-counter-14 = HT16K33 display, 14 segments, 4 digits
wiring-item-led = WS2812 LEDs on a strip
wiring-item-shifter = level shifter 74AHCT125, for the data line of the LEDs
wiring-item-resistor-data = resistor of 330 Ω, in the data line of the LEDs
wiring-item-capacitor = capacitor of 1000 µF, across the supply of the LEDs
wiring-item-supply = 5 V supply for the LEDs, its ground joined to that of the Pi
wiring-item-reader = PN532 module
wiring-item-adapter = USB-to-serial adapter for 3.3 V
wiring-item-reader-lines = reader that sends lines over serial
wiring-item-reader-keys = USB reader that types the number of a tag
wiring-item-multiplexer = I2C multiplexer TCA9548A
wiring-item-pico = Raspberry Pi Pico
wiring-item-cable = USB cable
wiring-item-hub = USB hub with its own supply
wiring-item-wire = wires
