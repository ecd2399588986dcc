# Why a real device is down, and why a tag was not written. A reason follows the name of the device, so it begins small.

device-opening = it is being opened
device-no-library = the library { $library } is missing: run make pi in the folder of Ambit
device-table-closed = the table is being closed
device-no-satellites = { $lacks ->
        [node] emulated satellites need Node.js 18 or later; install it, run scripts/satellite, and start again
       *[packages] emulated satellites need MicroPython for Node.js; run scripts/satellite, and start again
    }
device-file-locked = { $file } may not be opened: add yourself to its group (sudo adduser $USER { $group }) and log in again

## Pins

device-not-a-pi = this machine is not a Raspberry Pi, so it has no pins
device-no-way = no library can use the pins ({ $why })
device-both = { $one }; { $other }
device-passed = { $name }: { $why }
device-no-lgpio = it is not installed: run make pi in the folder of Ambit, which says what is missing
device-no-rpi-gpio = it is not installed: on a Pi 4 or older, make pi GPIO=rpi-gpio in the folder of Ambit
device-not-on-this-machine = it does not work on this machine ({ $why })
device-chip-missing = there is no { $file }
device-chip-closed = { $file } cannot be opened ({ $why })
device-pin-none = this Pi has no pin { $pin }
device-pin-fixed = pin { $pin } has a resistor on the board: wire the button to ground, with pull = “up”
device-pin-here = pin { $pin } is taken by another part of this program
device-pin-taken = pin { $pin } is taken by { $holder }
device-pin-held = pin { $pin } is taken by { $holder }: end that program, or switch the bus of that name off
device-pin-busy = pin { $pin } is taken by another program: end it
device-pin-fails = pin { $pin } cannot be used ({ $why })
device-pins-fail = its pins fail ({ $why })

## Buses

device-bus-locked = { $bus } may not be used: add yourself to its group (ambit doctor says how)
device-bus-gone = { $bus } is gone
device-bus-missing = { $bus } is not there: switch it on in raspi-config, under Interface Options
device-bus-silent = no answer on { $bus }: check its wires and its power
device-bus-fails = { $bus } fails: { $why }
device-strip-long = { $leds } LEDs are too many for one data line, which takes { $most } at most: shorten it or use a second line, or write spidev.bufsiz=65536 at the end of /boot/firmware/cmdline.txt and restart the Pi

## Serial ports

device-port-missing = there is no { $port }: check its plug
device-port-busy = { $port } is in use by another program; end that one first
device-port-closed = { $port } cannot be opened as a serial port; check the port in the profile

## Satellites

satellite-away = { $was ->
        [there] satellite { $satellite } is gone
       *[never] satellite { $satellite } cannot be used
    }: { TERM($why, kind: "down") }
satellite-missing = it is not plugged in (its id is { $number }); check its USB cable
satellite-unplugged = it was unplugged; plug it in again
satellite-silent = it does not answer; unplug it and plug it in again, and if that does not help, run ambit satellites flash { $satellite } --profile FILE
satellite-version = it has firmware { $version }, which does not fit this version of Ambit; run ambit satellites flash { $satellite } --profile FILE
satellite-other = the board { $found } is plugged in where { $number } should be; swap the plugs, or write its id in the profile
satellite-safe = it is in safe mode, because it could not start several times; unplug it and plug it in again, and if that does not help, run ambit satellites flash { $satellite } --profile FILE
satellite-no-settings = it has no settings that it can use; start a table with a profile that names it, or run ambit satellites flash { $satellite } --profile FILE
satellite-unsettled = it does not take its settings; check its parts in the profile, or run ambit satellites flash { $satellite } --profile FILE
satellite-restarted = it is starting anew; wait a moment
satellite-no-part = satellite { $satellite } has no part “{ $part }”: write it among its parts in the profile
satellite-wrong-part = part “{ $part }” of satellite { $satellite } is of the kind { $kind }, which cannot do this: correct its parts in the profile
satellite-part-silent = no answer from it on satellite { $satellite }: check its wires
satellite-part-other = something else answers in its place on satellite { $satellite }: check its wires
satellite-part-off = satellite { $satellite } could not start it: check its pins in the profile

## Readers

device-no-keyboard = { $file } is not a keyboard: take the name that ends in -event-kbd, from /dev/input/by-id
device-reader-absent = no answer from the reader: check its wires, and the switches on it
device-reader-silent = no answer from the reader
device-reader-garbled = the reader gives garbled answers
device-reader-broken = the connection to the reader is broken

## Writing a tag

tag-none-came = Nothing was written: no tag came, or the reader did not answer. Lay a tag on it and try again.
tag-other-wish = Nothing was written: another card is to be written instead.
tag-reader-off = The reader was switched off.
tag-left = The tag was taken away before it could be written. Lay it down again and leave it there.
tag-holds-no-text = This tag cannot hold a text. Take an NTAG213, 215 or 216.
tag-locked = This tag is locked: nothing can be written on it any more. Take another tag.
tag-holds-card = This tag already holds { CARD($card) }, and was not changed. Take a blank tag, or write over it with --over.
tag-holds-other = This tag already holds something else, and was not changed. Take a blank tag, or write over it with --over.
tag-small = The tag has too little room for this card. Take an NTAG213, 215 or 216.
tag-forgot = The tag did not keep what was written. Leave it on the reader for longer, or take another tag.
