# What the doctor says: `ambit doctor`. Each finding, and below it what to do.

doctor-summary = { $wrong ->
        [0] { $warnings ->
            [0] Everything that was checked works.
            [one] Nothing is broken; one thing may need a look.
           *[other] Nothing is broken; { $warnings } things may need a look.
        }
        [one] One thing does not work.
       *[other] { $wrong } things do not work.
    }
doctor-tripped = The check “{ $check }” could not be completed: { $what }. The other checks are not affected.

## The machine

doctor-pi = { $model }, Python { $python }.
doctor-no-pi = This machine ({ $model }, Python { $python }) is not a Raspberry Pi. Simulated tables, the page and USB parts work here.
doctor-no-pi-do = For buttons, counters and light bars on pins, run this on the Pi of the table.
doctor-elsewhere-do = This machine does not have it; use the profile on the Pi that it was made for.
doctor-played-do = During a game, the referee’s page shows the state of every device. To check all of them here, end the game first; it can be resumed.

## Python packages

doctor-packages = Packages: { $packages }.
doctor-packages-missing = These packages are missing: { $packages }.
doctor-packages-none = The packages for real parts are not installed. A simulated table needs none of them.
doctor-packages-do = Install them, in the folder of Ambit: make pi (where Ambit is a service: ambit service install)
doctor-lgpio-do = Run: sudo apt install python3-lgpio, and then, in the folder of Ambit: make pi (where Ambit is a service: ambit service install)
doctor-lgpio-compile-do = lgpio is not available compiled for Python { $python }, and this system has no package for it; only Raspberry Pi OS has one, python3-lgpio. Run: sudo apt install swig gcc python3-dev, and then, in the folder of Ambit: make pi (where Ambit is a service: ambit service install), which compiles it.
doctor-packages-rivals = RPi.GPIO and rpi-lgpio are both installed, and each overwrites the other.
doctor-packages-rivals-do = Remove one of them with: pip uninstall RPi.GPIO
doctor-gpiozero-old = gpiozero { $version } may not find the pins of a Pi 5.

## Pins

doctor-pins = The pins are driven by { $backend }; the moment of a press is usually known to within { $micro } µs, less exactly while the machine is very busy.
doctor-pins-kernel = They are lines of the kernel itself: that needs no library, and nothing has to look at them again and again.
doctor-pins-named = The wiring profile says so: pins = “{ $library }”.
doctor-tones = The tones of the buzzer are played by { $library }.
doctor-tones-own = The tones of the buzzer are played by Ambit itself, and sound a little rough while the table computes; with lgpio they do not.
doctor-pins-passed = A better library for the pins is not used: { $why }.
doctor-pins-none = The pins cannot be used: { $why }.
doctor-pins-none-do = Ambit needs no library for the pins, but the file of the chip and the right to use it: run ambit doctor as the user who plays, and see the check of the rights above.
doctor-pins-unused = No pins are needed, and no back end for them is in use: simulation only.
doctor-pin-held = Pin { $pin } for { $device } is held by { $holder }.
doctor-pin-held-do = End the program that has it ({ $programs }), or give the device another pin.
doctor-pin-of-hat = Pin { $pin } for { $device } is where a Pi looks for the memory of a HAT when it starts: it sends signals there, and a HAT would disturb the device.
doctor-pin-of-hat-do = Give the device another pin; GPIO0 and GPIO1 are best left alone.
doctor-pin-of-bus = Pin { $pin } for { $device } belongs to { $bus }, which is switched on though this table does not use it.
doctor-pin-of-bus-do = If nothing else needs the bus, switch it off with: sudo raspi-config, under Interface Options. If something does, give the device another pin.
doctor-pins-played = { $count ->
        [one] { $count } pin is in use by Ambit itself: { $program }.
       *[other] { $count } pins are in use by Ambit itself: { $program }.
    }

## Buttons and knobs

doctor-buttons = Open, as they should be while nobody presses: { $devices }.
doctor-button-closed = { $device } on pin { $pin } is closed, as if somebody were pressing it.
doctor-button-closed-do = If nobody is: a button with four legs has two pairs that are always joined; use two legs across a corner. Check that its wire touches no other.
doctor-buttons-none = No buttons are on pins.

## I2C and SPI

doctor-i2c = I2C bus { $number } is on{ $speed ->
        [0] .
       *[other] , at { $speed } kHz.
    }
doctor-i2c-fast = I2C bus { $number } runs at { $speed } kHz; a PN532 reader is reliable only up to 100 kHz.
doctor-i2c-fast-do = Write dtparam=i2c_arm_baudrate=100000 into /boot/firmware/config.txt and restart.
doctor-spi = SPI bus { $bus }.{ $chip } is on{ $speed ->
        [0] .
       *[other] , at up to { $speed } MHz.
    }
doctor-strip-small-spi = { $device } is on SPI 1, which on this Pi pauses in the middle of what it sends: the strip may flicker or show wrong colours.
doctor-strip-small-spi-do = Move the strip to SPI 0 (GPIO10), and write spi = 0 into the profile.
doctor-bus-off = { $bus } is off: there is no { $file }.
doctor-bus-off-do = Switch it on with: sudo raspi-config, under Interface Options.
doctor-bus-restart-do = It is switched on in config.txt already: restart the Pi.
doctor-bus-module-do = The bus is on, but its driver for programs is not loaded. Run: sudo modprobe i2c-dev, and for every start: echo i2c-dev | sudo tee /etc/modules-load.d/i2c-dev.conf
doctor-overlays = config.txt has what these parts need.
doctor-overlays-none = No part of this table needs a line in config.txt.
doctor-strip-clock = The clock of the LED strip changes when this Pi saves power: { $devices } may flicker or show wrong colours.
doctor-strip-clock-do = Write into /boot/firmware/config.txt, under [all], each on a line of its own: { $lines }; then restart.
doctor-i2c-stretch = { $device } is a PN532 on I2C. It holds the clock while it thinks, and the I2C of a Pi before the Pi 5 then reads wrong bits now and then.
doctor-i2c-stretch-do = { $reset ->
        [wired] Its reset line is wired, so it is revived by itself.
       *[open] Wire its reset (RSTPDN) to a free pin and write reset = that pin into the profile, so that it can be revived.
    } Best is the serial port (pn532-uart). A bus made by software waits properly: dtoverlay=i2c-gpio,bus=1,i2c_gpio_sda=2,i2c_gpio_scl=3 in /boot/firmware/config.txt instead of dtparam=i2c_arm=on.
doctor-buses-unused = No I2C or SPI bus is needed.

## Serial ports

doctor-serial = The port { $port } of { $device } is there and free{ $baud ->
        [0] .
       *[other] , at { $baud } baud.
    }
doctor-serial-played = The port { $port } of { $device } is in use by Ambit itself: { $program }.
doctor-serial-plugged = { $count ->
        [one] Plugged in: { $ports }.
       *[other] Plugged in: { $ports }. Under /dev/serial/by-path each has a name that does not change.
    }
doctor-serial-none = No serial port is plugged in.
doctor-serial-off = The port { $port } of { $device } is not there.
doctor-serial-off-do = Switch the serial port on with: sudo raspi-config, under Interface Options; without a login shell on it.
doctor-serial-unplugged-do = Plug the reader in and look again; ls /dev/serial/by-path shows what there is.
doctor-serial-numbered = { $device } is named { $port }, a number that Linux gives to adapters in the order in which it finds them: after the next start it may be another one.
doctor-serial-numbered-do = Look for its steady name in /dev/serial/by-id or /dev/serial/by-path, and write that into the profile.
doctor-serial-steady-do = Write its steady name into the profile: { $steady }
doctor-serial-held = The port { $port } of { $device } is held by { $holders }.
doctor-serial-held-do = End that program; ModemManager can be removed with: sudo apt remove modemmanager
doctor-serial-console = A login shell uses { $port }, and would send text to the reader.
doctor-serial-small = { $port } is the small serial port (mini UART), which is reliable only at 115200 baud and while the processor keeps its speed.
doctor-serial-small-do = Write dtoverlay=disable-bt into /boot/firmware/config.txt and restart; the reader then uses the better serial port (PL011).
doctor-serial-debug = { $port } is the debug socket of this Pi, and not the pins of the header.
doctor-serial-debug-do = Write dtparam=uart0=on into /boot/firmware/config.txt, restart, and name /dev/ttyAMA0 in the profile.
doctor-serial-unused = No serial port is needed.

## Devices

doctor-counter = { $device } answers at { $address }.
doctor-strip = { $device }: its data line is open. LEDs do not answer; see whether they light up in the lamp test.
doctor-reader = { $device } answers: PN532 with firmware { $firmware }.
doctor-reader-irq = { $device } answers (firmware { $firmware }), but its IRQ line does not move: it is asked ten times a second instead.
doctor-reader-irq-do = Look for a loose wire between IRQ of the reader and the pin that the profile names; it must touch nothing else. Without the wire, take irq out of the profile.
doctor-reader-copy = { $device } answers, but calls itself chip { $chip } with firmware { $firmware }; a PN532 calls itself 0x32. It is probably a copy.
doctor-reader-copy-do = Many copies work. Try it: ambit cards register, with ten cards. If it misses some, give it the serial port (pn532-uart) and short wires, or take another module.
doctor-reader-absent-do = Set its two small switches for { $way ->
        [i2c] I2C: 1 on, 2 off
        [spi] SPI: 1 off, 2 on
       *[uart] the serial port (UART, HSU): both off
    }; the modules print a table beside them, and read them only when they get power, so take that away for a moment. { $way ->
        [i2c] Then SDA to SDA and SCL to SCL.
        [spi] Then MOSI to MOSI, MISO to MISO, and SS to its own pin.
       *[uart] Then TX of the one to RX of the other.
    } See where each wire goes with: ambit wiring PROFILE
doctor-reader-on-i2c-do = A PN532 answers on I2C bus 1 instead: its two small switches are set for I2C. For the serial port set both off, for SPI 1 off and 2 on, and take its power away for a moment; or make its driver pn532-i2c in the profile.
doctor-device-silent = { $device } does not answer: { $why }.
doctor-device-silent-do = See where each wire goes with: ambit wiring PROFILE
doctor-device-hangs = { $device } hangs: it keeps the line busy and gives no answer.
doctor-device-hangs-do = Take its power away for a moment. If that does not help, its two data wires may touch each other or be swapped.
doctor-devices-busy = Not asked, so as not to disturb { $programs }: { $devices }.
doctor-devices-unreached = Not asked, for the reasons given above: { $devices }.
doctor-devices-unknown = Which devices there should be is not known without a wiring profile.
doctor-devices-unknown-do = Name it: ambit doctor --profile PROFILE
doctor-devices-none = No device of this table can tell whether it is there.

## Satellites

doctor-satellites-none = No satellite boards are needed.
doctor-satellites-missing = { $count ->
        [one] The satellite { $boards } is not plugged in.
       *[other] These satellites are not plugged in: { $boards }.
    }
doctor-satellites-missing-do = Plug in what is missing; ambit satellites list shows the ids of the boards that are there. Until they are back, the screen replaces their devices.
doctor-satellite-away = The satellite { $board } on { $port } cannot be used: { $why }.
doctor-satellite-slow = The satellite { $board } on { $port } said who it is, and then took too long over the rest.
doctor-satellite-slow-do = Try another cable, and a socket without other devices beside it; then run the doctor again.
doctor-satellite = The satellite { $board } answers: firmware { $version } on { $chip }, { $count ->
        [one] one part
       *[other] { $count } parts
    }.
doctor-satellite-settings = The satellite { $board } has other parts in its settings than the profile says. A table writes them when it starts; ambit satellites flash does so now.
doctor-satellite-parts = { $count ->
        [one] A part of the satellite { $board } does not answer: { $parts }.
       *[other] Parts of the satellite { $board } do not answer: { $parts }.
    }
doctor-satellite-parts-do = Check its wires against the picture of ambit wiring: swapped SDA and SCL or TX and RX, 3.3 V, ground, the solder bridges of the address.
doctor-satellite-watchdog = The satellite { $board } had stopped and was restarted by its own watchdog.
doctor-satellite-watchdog-do = Once is no harm. If it happens again, write its firmware again and report it with what ambit satellites monitor shows.
doctor-satellite-bound = Presses at the satellite { $board } are stamped to ±{ $micro } µs, { $means ->
        [frames] by the frames of the USB bus
        [axis] by the frames of another USB controller than the other boards’
       *[pings] by pings alone
    }.
doctor-satellite-few-frames-do = It was listened to for { $seconds } s and heard too few frames of the USB bus, so races with it are less exact. Run the doctor again; if it stays so, try another cable or hub, or a socket of the Pi itself.
doctor-satellite-no-frames-do = It heard no frames of the USB bus lately, so races with it are less exact. Plug it out and in again; a hub that sleeps does that, too.
doctor-satellite-lost-frames-do = It missed frames of the USB bus, so races with it are less exact. Try another cable or hub.
doctor-satellite-contradiction-do = Frames and pings contradict each other, so pings are used, which are less exact. Restart the board; if it stays so, report it.
doctor-satellites-one = All satellites are on one USB controller.
doctor-satellites-controllers = The satellites are on { $count } USB controllers: { $groups }. Each controller counts its own frames, so races between the groups are less exact.
doctor-satellites-controllers-do = Put all satellites on one hub, and that into one socket of the Pi.
doctor-satellites-frames = { $count ->
        [one] The satellite { $boards } counts other frames than the others, though it is on the same USB controller.
       *[other] These satellites count other frames than the others, though they are on the same USB controller: { $boards }.
    }

## The clock

doctor-clock = The clock moves in steps of { $nanos } ns{ $source ->
        [NONE] .
       *[other] , from { $source }.
    }
doctor-clock-coarse = The clock ({ $source }) moves in steps of milliseconds: presses that are close together look simultaneous.
doctor-clock-coarse-do = Start the machine without the kernel option clocksource=.
doctor-clock-alone = The date may be wrong: this Pi has not reached a time server since it started.
doctor-clock-alone-do = Times within a game are right all the same; once the Pi has a network, its dates will be, too.

## Permissions

doctor-rights = You may use { $files }.
doctor-rights-closed = You may not use { $files }: the group { $group } is needed.
doctor-rights-closed-do = Run: sudo usermod -aG { $group } $USER, then log out and in again.
doctor-rights-root = You may not use { $files }: only root may.
doctor-rights-root-do = Raspberry Pi OS gives these files to a group by itself. On another system, write udev rules that do so, with SUBSYSTEM, GROUP and MODE; then restart.
doctor-rights-none = There are no device files to check.

## The disk

doctor-disk = { $megas } MiB are free in { $folder }.
doctor-disk-little = Only { $megas } MiB are free.
doctor-disk-full = Only { $megas } MiB are free: games may not be saved any more.
doctor-disk-do = Make room: ambit log export saves old games elsewhere, and sudo apt clean deletes downloaded packages.
doctor-disk-closed = You may not write into { $folder }: no game can be saved.
doctor-disk-closed-do = Make yourself the owner of the folder, or choose another with AMBIT_HOME.
doctor-disk-read-only = The disk can only be read. That happens to a memory card that is worn out.
doctor-database = The database is whole: SQLite { $version }, games { $games }.
doctor-database-none = There is no database yet; SQLite { $version } will keep it.
doctor-database-do = Keep the file as it is, and put back a backup: ambit restore FILE
doctor-database-open = Others than you may read { $file }, and with it what lies face down.
doctor-database-open-do = Close it to them: chmod go= { $file }
doctor-sqlite-old = SQLite { $version } has a fault that can damage a database when two programs write to it at the same moment (fixed in { $fixed }). Ambit lets only one program write, so the fault cannot strike as long as nothing else does.
doctor-sqlite-old-do = Nothing has to be done. Do not open ambit.db with other programs while a table runs, and take the newer SQLite when your system offers it.
doctor-disk-read-only-do = Copy what matters to another card at once, then look at: dmesg

## Power

doctor-power = The supply is steady.
doctor-power-low = The supply is too weak now: devices may drop out at any moment.
doctor-power-was-low = The supply was too weak for a moment since the last start.
doctor-power-do = Use a supply made for the Pi and a short, thick cable; power LED strips from a separate supply.
doctor-power-start = When a game starts, all lamps, LEDs and counters are lit for a moment and draw about { $milliamperes } mA together. If the Pi powers all of them, a weak supply may fail, and the Pi restarts.
doctor-power-start-do = Power LED strips from a separate supply, with the grounds connected, or reduce their brightness in the profile.
doctor-current = With everything lit, the parts draw about: { $low } mA of 3.3 V (a Pi gives about { $most_low }), of this { $pins } mA out of its GPIO pins (at most { $most_pins }), { $high } mA from its 5 V pins (about { $most_high }), and { $usb } mA over USB (at most { $most_usb }).
doctor-current-low = The parts on 3.3 V draw about { $milliamperes } mA together, and a Pi gives about { $most }: readers lose cards and counters go dark at random.
doctor-current-low-do = Lower the brightness of the counters in the profile, or feed some parts from a 3.3 V regulator of their own, with the grounds connected.
doctor-current-pins = The LEDs on pins draw about { $milliamperes } mA together, and all pins of a Pi together give at most { $most }; more can damage it.
doctor-current-pins-do = Take resistors of 1 kΩ, which let a third of that through; or a transistor for each LED; or a strip of addressable LEDs.
doctor-current-high = The lamps on the 5 V pins draw about { $milliamperes } mA together, and a supply made for a Pi can spare about { $most }.
doctor-current-high-do = Feed them from a separate 5 V supply, with the grounds connected.
doctor-current-usb = The parts on USB draw about { $milliamperes } mA together, and this Pi gives at most { $most }: readers and satellites may vanish and come back.
doctor-current-usb-do = Put them on a hub with a supply of its own. A Pi 5 on a supply of 5 A gives more; it then needs usb_max_current_enable=1 in /boot/firmware/config.txt if it does not notice by itself.
doctor-power-unknown = This machine does not say how steady its supply is.
doctor-hot = The processor is at { $degrees } °C and slows itself down.
doctor-hot-do = Improve its airflow, or add a heat sink.
