# Satellites: `ambit satellites`.

satellites-none = No satellite is plugged in. With a cable that carries data, plug a Pico with MicroPython into USB; docs/satellites.md says how to make one.
satellites-unknown = { $count ->
        [0] There is no satellite “{ $name }”. Give a wiring profile that has it: --profile FILE.
       *[other] The profile has no satellite “{ $name }”. Choose one of these: { $boards }.
    }
satellites-column-name = name
satellites-column-id = id
satellites-column-port = port
satellites-column-firmware = firmware
satellites-column-parts = parts
satellites-column-link = link
satellites-unnamed = (not in the profile)
satellites-missing = not plugged in
satellites-unusable = cannot be used
satellites-waiting = not ready yet
satellites-usable = usable
satellites-absent = { $count ->
        [one] The satellite { $boards } of the profile is not plugged in.
       *[other] These satellites of the profile are not plugged in: { $boards }.
    } Plug in what is missing, with a cable that carries data. If it is plugged in, its id in the profile is another: ambit satellites list, without --profile, shows the ids of the boards that are there.
satellites-new = The board on { $port } is in no profile that was given. For a new seat, write its id, { $number }, below [satellites.NAME] in the profile, and run ambit satellites flash NAME --profile FILE.
satellites-other = { $port } is left alone: USB { $usb } is no board with MicroPython (a debug probe, or another program on a Pico). If it shall be a seat, put MicroPython onto it first: docs/satellites.md.
satellites-why = { $name } cannot be used: { $why }.

## ambit satellites monitor

monitor-up = { $board } is there: firmware { $version }, { $count ->
        [0] no parts
        [one] one part: { $parts }
       *[other] { $count } parts: { $parts }
    }.
monitor-event = { $at } s  { $board }  { $part }  { $what ->
        [press] pressed
        [turn] turned by { $detail }
        [tag] tag { $detail }
        [gone] tag gone
        [clash] several tags at once
        [unread] tag not read
        [part-up] part answers
        [part-down] part does not answer
        [lost] inputs lost
        [edge] edge
       *[other] something else
    }  ±{ $micro } µs
monitor-clock = { $board }: ±{ $micro } µs by { $means ->
        [frames] frames of the bus
        [axis] frames of another controller
       *[pings] pings
    }{ $trouble ->
        [few-frames] , too few frames yet
        [no-frames] , no frames heard
        [lost-frames] , frames were lost
        [contradiction] , frames and pings contradict each other
        [other-axis] , other frames than the other boards
       *[NONE] {""}
    }; round trip { $trip } µs, frame { $frame } ({ $suspect } in doubt), inputs: { $events }, lost: { $lost }, cuts: { $cuts }, garbage: { $garbage }.

## ambit satellites flash

flash-writing = Writing { $name }
flash-written = { $count } files ({ $bytes } bytes) are on { $name }; each was read back and is as it should be.
flash-answers = { $name } answers: firmware { $version }.
flash-silent = The files are on { $name }, but it does not answer. Unplug it, plug it in again, and run ambit doctor.
flash-differs = { $file } is not on the board as it was written. Run the command again; if it happens again, try another cable or another board.
flash-closed = It cannot be written: { $why }.
flash-no-prompt = MicroPython does not answer on { $port }. Put it on the board first: hold BOOTSEL while you plug it in, and copy the file for your board (.uf2) from the download page of micropython.org onto the drive that appears. Then run the command again.
flash-broken = Writing was cut off on { $port } ({ $why }). Nothing starts on the board until it is whole: run the command again.

## ambit satellites prove

prove-no-profile = Say which table it is: --profile FILE.
prove-too-few = { $count ->
        [0] No satellite of the profile is plugged in; two are needed at least. Plug them in, and run the command again.
       *[other] Only { $count } satellite of the profile is plugged in; two are needed at least. Plug in another, and run the command again.
    }
prove-no-call = The satellite { $name } has no call button. Give it one in the profile.
prove-wire = Join these pins of the { $count } boards with one wire: { $pins }. Their grounds are joined by the USB cables. Then one press of a call button is felt by all boards at the same instant.
prove-press = Wait until the clocks are known, then press the call button of any one seat { $presses } times, about once a second. Ctrl-C ends it earlier.
prove-ready = The clocks are known: press now.
prove-away = The satellite { $board } is not ready yet. Run ambit doctor first.
prove-one = Press { $number }: { $apart } µs apart, { $stated } µs stated: { $holds ->
        [yes] within the bound
       *[no] OUTSIDE the bound
    }.
prove-partial = { $count ->
        [one] One press was not felt by all boards and does not count. Check the wire.
       *[other] { $count } presses were not felt by all boards and do not count. Check the wire.
    }
prove-nothing = No press was felt by all boards. Check the wire between the pins, and press again.
prove-found = { $count ->
        [one] One press
       *[other] { $count } presses
    }: { $middle } µs apart in the middle, { $most } µs at most; stated: { $stated } µs. { $broken ->
        [0] The bound holds.
       *[other] The bound was broken { $broken } times: report it, with what ambit satellites monitor shows.
    }
