# Everything that is not about one game. A number and its noun are joined by a no-break space.

## Those at the table

seat-table = the table
awaited = { $everybody ->
        [yes] Everybody
       *[no] { COUNT($to_act) ->
            [1] { SEATS($to_act) }
            [2] { SEATS($to_act) }
            [3] { SEATS($to_act) }
            [4] { SEATS($to_act) }
           *[other] { COUNT($to_act) } players
        }
    }
list-more = { $said }, { $next }
list-last = { $said } and { $next }
numbers-to = { $first } to { $last }
numbers-or = { $rest } or { $last }
card-unnamed = a card
seat-unnamed = Seat { $number }

## When words are missing

no-words = There is no message yet for “{ $id }”.
language-unknown = Ambit does not speak “{ $language }” yet. Choose one of these: { $languages }.
fault = This is a bug in Ambit: { $what }. Nothing that was saved is lost. Start it again; with AMBIT_DEBUG=1 it
    prints the details that a bug report needs.

## Games from outside

outside-broken = The game at { $place } cannot be used. { $why } Everything else works without it.
outside-no-package = There is no folder with an __init__.py; AMBIT_GAMES wants the folder of the game’s own package.
outside-no-game = Its package declares no GAME.
outside-name = It calls itself “{ $game }”; it has to be called “{ $name }”, as its folder or its entry point is.
outside-taken = There is already a game called “{ $game }”.
outside-other-package = Python finds another package “{ $package }”, at { $place }. Give one of them another name.
outside-part = { $file } has no “{ $wanted }”.
outside-pack = Its pack “{ $pack }” is for the game “{ $game }”.
outside-fault = Loading it ended with { $what }.

## Names of what is counted, in more than one game

counter-deck = deck
counter-hand = hand

## Taking back

undo-none = { $there ->
        [0] There is nothing to take back.
        [one] Only { $there } step can be taken back, not { $steps }.
       *[other] Only { $there } steps can be taken back, not { $steps }.
    }
redo-none = { $there ->
        [0] There is nothing to bring back. After something new is done, what was taken back is gone.
        [one] Only { $there } step can be brought back, not { $steps }.
       *[other] Only { $there } steps can be brought back, not { $steps }.
    }

timers-taken-up = The game goes on where it stopped, and so does the timer: it has { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left, as after the last thing that was done. Pause if you need a moment.
undo-asked = { SEATS($seats) }, may the last step be taken back? It showed everybody something hidden.
undo-declined = { $seat ->
        [0] The referee does not agree. The last step stands.
       *[other] { SEAT($seat) } does not agree. The last step stands.
    }

## Corrections

adjust-range = “{ TERM($counter, kind: "counter") }” goes from { $low } to { $high }; { $to } is outside. Choose a number in between.
for-a-player = Only a player can do “{ $verb }”. Send it with that player’s seat.
for-the-table = Only the table can do “{ $verb }”, not { SEAT($seat) }. Send it with seat 0.

## Actions that cannot be understood

no-such-seat = Nobody sits at seat { $number }. { $seats ->
        [one] There is only seat 1.
       *[other] The seats are 1 to { $seats }.
    }
no-such-card = No pack has a card “{ $card }”. Register it first, or check the spelling of its name.
input-verb = There is no action “{ $verb }”. Possible actions: { $verbs }.
input-missing = “{ $field }” is missing. Add it and send everything again.
input-unknown = There is no field “{ $field }” here. { $known ->
        [NONE] Leave it out.
       *[other] These fields are known: { $known }.
    }
input-shape = “{ $field }” is { $got }. It needs { $expected }.
input-whole = This is { $got }. It needs { $expected }.
expected-bool = true or false
expected-range = a whole number from { $low } to { $high }
expected-from = a whole number from { $low } upwards
expected-integer = a whole number
expected-number-between = a number from { $low } to { $high }
expected-id = small letters and digits, joined by single dashes, like elven-archer
expected-number = a number
expected-text = text
expected-text-of = text of at most { $longest ->
        [one] { $longest } character
       *[other] { $longest } characters
    } that fits on one line
expected-one-of = one of these: { $values }
expected-list = a list
expected-object = an object with named fields
expected-fields = an object with the fields { $fields }
expected-kind = an object whose “{ $field }” is one of these: { $values }
expected-null = null
expected-either = { $one }, or { $other }

## Setting the table

setup-game = Ambit does not know a game “{ $game }”. { $games ->
        [NONE] No game is installed.
       *[other] It knows: { $games }.
    }
setup-mode = This game has no mode “{ $mode }”. Its modes are: { $modes }.
setup-rules = This was played under version { $rules } of the rules; this Ambit knows them up to version { $version }. A newer Ambit can read it.
setup-seats = { $seats ->
        [0] Nobody sits at the table.
        [one] Only one player sits at the table.
       *[other] { $seats } players sit at the table.
    } This mode takes: { $allowed }.
setup-options = The options do not fit. { $why }
setup-deck-key = There is no seat “{ $key }” for a deck. Decks belong to: { $keys } (0 is the deck that all share).
card-wrong = The card “{ $card }” cannot be read. { $why }
card-token = “{ $card }” is the name of a target token, not of a card. Give the card another id.
card-twice = The card “{ $card }” is described twice. Keep one of the two.

## Files

in-line = Line { $line }: { $what }
file-missing = There is no file { $file }. Look at the spelling and at the folder.
file-folder = { $file } is a folder. Name a file in it.
file-closed = { $file } cannot be opened: { $why }.
file-long-line = This line is longer than { $most } KiB. No step of a game is that long, so this is another kind of file.
file-large = The file is larger than { $most } MiB. No game is that long, so this is another kind of file.
file-many-lines = The file has more than { $most } lines. No game is that long, so this is another kind of file.
json-deep = The brackets are nested too deeply. Flatten what is inside.
json-text = From byte { $at } on, this is not text. Save the file as UTF-8.
json-broken = This is not JSON from character { $at } on. Look for a missing quote, comma or bracket.
text-unseen = “{ $text }” holds a character that nobody sees ({ $code }) and that changes how the rest is read. Write it without that character.
json-beyond = This is not JSON: it holds a number that is too large, a word such as NaN, or an incomplete character. Write a plain number or text there.
json-repeated = “{ $key }” stands here twice, so it is not clear which one counts. Keep one of the two.
scenario-empty = The file is empty. A scenario begins with a header line that names the game and the seats.
scenario-no-header = The first line is not the header of a scenario. It names the game and the seats, like
    { "{" }"game":"ambush","seats":["Ana","Bo"]{ "}" }.
step-not-an-object = A step of a scenario is one object in curly brackets.
step-unknown = Ambit does not know this step. A step has one of these keys: { $kinds }.
step-no-devices = Nothing is bound to the devices of this game here. Write the action itself, with “do”.

## Devices

device-at-seat = { SEAT($seat) }’s { $role }
device-of-table = the table’s { $role }
role-reader = card reader
role-ok = OK button
role-no = pass button
role-call = reaction button
role-lamp = lamp
role-dial = dial
role-main = main counter
role-aux = second counter
role-bar = light bar
role-grid = board
role-undo = undo button
role-sound = sounder
device-down = { $why ->
        [NONE] No answer from { DEVICE($device) }.
       *[other] No answer from { DEVICE($device) } ({ TERM($why, kind: "down") }).
    } Use the screen instead; then check the cable and the plug.
satellite-gone = { $was ->
        [there] Satellite { $satellite } is gone
       *[never] Satellite { $satellite } cannot be used
    }: { TERM($why, kind: "down") }. Use the screen instead of its devices meanwhile.
satellite-back = Satellite { $satellite } is back, with its devices.
link-unanswered = { $seat ->
        [NONE] { $link ->
            [pins] The buttons on the Pi did not answer in time.
            [phone] A phone did not answer in time.
           *[other] { $link } did not answer in time.
        }
       *[other] The devices of { SEAT($seat) } did not answer in time.
    } A press there may be missing from this verdict. If it matters, undo and repeat; then check the cable and the plug.
link-clock = { $seat ->
        [NONE] The clock of { $link } is known less exactly than usual:
       *[other] The clock of { SEAT($seat) }’s devices is known less exactly than usual:
    } { $trouble ->
        [no-frames] the frames of the USB bus have stopped, as if it were asleep. Plug it out and in again.
        [lost-frames] frames of the USB bus were lost or taken for others. Try another cable or hub.
        [contradiction] frames of the USB bus and pings contradict each other. Plug it out and in again; if it stays so, report it.
        [other-axis] not on the USB controller of the others. Plug all into one hub.
       *[few-frames] frames of the USB bus have not been heard for long enough yet. That takes about ten seconds; if it stays so, try another cable or hub.
    } This verdict allows for it: presses there count as less exact.
claims-alike = Too close to tell: { SEATS($seats) }, { $ms ->
        [0] at the same moment
       *[other] { $ms } ms apart
    }{ $err ->
        [0] {""}
       *[other] { " " }± { $err } ms
    }. The rules say who has it.
claim-behind = { SEAT($seat) } pressed { $ms } ms later{ $err ->
        [0] {""}
       *[other] { " " }(± { $err } ms)
    }.
down-silent = it does not respond
down-unplugged = its plug is out
device-up = Working again: { DEVICE($device) }.
device-missed = { $count ->
        [one] { $count } input of { DEVICE($device) } was lost. Do it again.
       *[other] { $count } inputs of { DEVICE($device) } were lost. Do them again.
    }
reader-clash = { $count ->
        [0] Several cards lie on { DEVICE($device) }, so none of them counts. Lay down one at a time.
        [one] More than one card lies on { DEVICE($device) }, so none of them counts. Lay down one at a time.
       *[other] { $count } cards lie on { DEVICE($device) }, so none of them counts. Lay down one at a time.
    }
reader-phone = A phone lies on { DEVICE($device) }. Take it away and tap the card alone.
reader-early = A card lay on { DEVICE($device) } before the table was ready, so it does not count. To play it, lift it and lay it down again.
reader-faint = The signal of the tag on { DEVICE($device) } is too weak to read. Lay the card flat on the middle, or choose it on the screen.
reader-whose = Whose card is that? { SEATS($seats) }: the one who has the reader presses the reader button at the own seat, or chooses the name on the screen, and then taps again.
reader-not-shared = { SEAT($seat) } has no share in a reader that goes round. Tap on the reader of that seat, or use the screen.
tag-unknown = Nobody has registered this tag yet ({ $uid }). Register it, or choose the card on the screen.
tag-other-game = This card belongs to another game ({ TERM($game, kind: "game") }). Here you play { TERM($wanted, kind: "game") }: take a card of that one.

## Saved games

log-number = number
log-started = begun
log-game = game
log-seats = seats
log-steps = steps
log-state = state
log-over = over
log-running = not over yet
log-empty = No game has been saved yet.
log-whole = intact
log-no-evening = { $number ->
        [0] No evening has been kept yet.
       *[other] There is no evening { $number } in the log.
    }
log-no-such-game = There is no saved game { $number }. The command “ambit log list” shows those there are.
log-still-running = Game { $number } is not over, and its log holds hidden cards. Somebody who does not play may read it with --referee.
log-not-a-database = { $file } is not a file of saved games. It was left as it is. Move it away, or set AMBIT_HOME to another folder.
log-foreign = { $file } belongs to another program. It was left as it is. Move it away, or set AMBIT_HOME to another folder.
log-orphan = { $beside } lies there without { $file }, to which it belongs. It was left as it is. Bring that file back, or move this one away.
log-newer = { $file } was written by a newer Ambit (version { $version }). It was left as it is. Use that one, or a newer one.
log-full = Nothing more can be written to { $file }: the disk is full, or it fails. Every step that was confirmed is safe. Make room, then go on.
log-unsure = The disk stopped just when { $file } was written ({ $why }). Whether the last step is in it is not known yet: the table is looking into its log. What was confirmed before is safe. If this stays, check the disk, then go on.
log-kept = The disk stopped for a moment. The last step is in the log all the same, so it counts.
log-not-kept = The disk stopped, and the last step is not in { $file }: it did not happen. Everything that was confirmed before is safe. Go on, and do it again.
log-busy = Another Ambit is writing to { $file }. Close it, or wait for it.
log-held = { $address ->
    [NONE] Ambit is running already ({ $program }, process { $pid }), and only one program at a time writes to { $file }. End that one first, then do this again.
   *[other] Ambit is running already ({ $program }, process { $pid }), and only one program at a time writes to { $file }. Do it on its page, http://{ $address }, or end that one first.
    }
log-held-unknown = Another Ambit is at work on { $file }, and only one program at a time writes to it. End that one first, then do this again.
log-elsewhere = Another Ambit has gone on with this game. It is all there in { $file }. Close one of the two.
log-closed = { $file } cannot be used: { $why }. Check the folder and who may write there.
log-damaged = { $file } is damaged, so nothing is read from it or written to it. Move it away and keep it: Ambit then makes a new one. A backup comes back with “ambit cards restore FILE”.
log-altered = { $file } holds something that Ambit never puts there, such as a trigger or a view: another program changed it. Nothing is read from it or written to it. Move it away: Ambit then makes a new one. A backup comes back with “ambit cards restore FILE”.
log-slow = Checking { $file } took longer than { $seconds } seconds. It was left as it is. Look at the disk, or move the file away: Ambit then makes a new one.
log-damaged-game = The start of saved game { $game } in { $file } cannot be read. The other games are not touched by this.
log-end-missing = Of game { $game }, { NUMBER($told) } steps were confirmed, and { $file } holds { NUMBER($steps) } of them: its end is missing, since the journal was damaged. The other games are not touched by this.
log-damaged-step = Step { $step } of saved game { $game } in { $file } is not as it was written. The other games are not touched by this.

## Looking things up

game-unknown = There is nothing about a game “{ $game }”. { $near ->
        [NONE] There is: { $games }.
       *[other] Did you mean { $near }? There is: { $games }.
    }
clause-unknown = There is no clause “{ $clause }”. { $near ->
        [NONE] The name of a game lists all its clauses.
       *[other] Did you mean { $near }?
    }

## Commands

version = Ambit { $version }, Python { $python }
version-backend = Pin back end: { $backend }
version-no-backend = Pin back end: none (simulation only)
version-platform = Platform: { $platform }
games-game = game
games-mode = mode
games-seats = seats
games-packs = packs of cards
run-mismatch = { $path } is { $got }; the scenario says { $want }.
run-nothing-there = not there
run-summary = { $title }: { $wrong ->
        [0] { $steps ->
            [0] nothing to play.
            [one] the one step went as it should.
           *[other] all { $steps } steps went as they should.
        }
        [one] { $steps ->
            [one] the one step did not go as it should.
           *[other] one of { $steps } steps did not go as it should.
        }
       *[other] { $wrong } of { $steps } steps did not go as they should.
    }
simulate-nobody = There are no simulated players for “{ $game }” yet. People can play it: ambit play { $game }.
simulate-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } in all.
simulate-unfinished = not played to the end
simulate-wins = wins of seat { $seat }
simulate-breach = Seed { $seed }: { $what }
simulate-clean = All checks passed.

## Devices in a scenario

device-unknown = There is no “{ $device }” at this table. A device is called like seat1.ok or table.undo. The seats go from
    1 to { $seats }, and each may have: { $roles }. The table may have: { $table }.
device-not-pressed = “{ $device }” cannot be pressed. A press is for ok, no, call, undo or the knob of a dial.
device-not-turned = “{ $device }” cannot be turned. Only a dial can, like seat1.dial.
device-turned-far = That is too far: a dial is turned by { $most } steps at most at a time.
device-not-tapped = “{ $device }” is no reader. A card is tapped on seat1.reader or table.reader, for example.
device-not-touched = “{ $device }” is no board. Squares are touched on table.grid.
device-not-seen = “{ $device }” shows nothing.
device-not-heard = “{ $device }” makes no sound.
device-no-output = “{ $device }” cannot show this: { $output }.
device-no-fault = “{ $device }” cannot have the fault “{ $fault }”. Choose another fault, or another device.
device-not-here = This table has no “{ $device }”. It has: { $devices }.
device-no-number = “{ $number }” is not the number of a chip. It has 8 or 14 digits from 0 to F, like 04A1B2C3D4E580.
device-no-card = “{ $card }” cannot stand on a tag. The id of a card has small letters, digits, dots and dashes, like
    training-ambush.
device-on-screen = “{ $device }” is wired to nothing. Use the screen, or play with --simulate, without =wire.
device-unreached = “{ $device }” is on a satellite, and satellites are not emulated here. Use the screen, or write in the
    profile how it is wired to the Pi.
device-tap-one = A tap needs a card, or the number of a chip, and not both.
device-tap-empty = Nothing was held to “{ $device }”. Say which card with “card”, or the number of its chip with “uid”.

## Playing at a simulated table

play-missing = { $count } devices do not answer: { $devices }. The screen can do the same, so the game goes on. “ambit doctor --profile FILE” says what to do about each of them.
play-no-screen = There is no screen yet: to get its page, type “quit” and start again with --resume --port 8042.
play-no-profile = A real table needs its wiring profile: add --profile and a file, or two-seats-pi, which comes with Ambit. For a
    virtual table add --simulate.
play-wire-satellites = { $lacks ->
        [checkout] This profile has satellites, and the emulator that runs their real firmware is only in a checkout of Ambit: run
            make setup and scripts/satellite there, and then this command by its .venv/bin/ambit.
        [node] This profile has satellites. Emulated ones run their real firmware, and that needs Node.js 18 or later:
            sudo apt-get install nodejs npm, then scripts/satellite in the folder of Ambit, then this command again.
       *[packages] This profile has satellites. Emulated ones run their real firmware on MicroPython for Node.js: run
            scripts/satellite in the folder of Ambit, then this command again.
    } Or play with --simulate, without =wire, which needs none of it.
play-fast-real = A real table runs in real time. Leave --fast out, or add --simulate.
play-fast-wire = With --simulate=wire, real drivers run in real time. Leave --fast out, or use the virtual table: --simulate.
play-wire-library = --simulate=wire uses the real drivers, and their library { $library } is missing: run make pi in
    the folder of Ambit, or install its wheel with the extra that brings them: pip install ambit-….whl[pi].
    The virtual table needs none of them: --simulate.
play-nothing-to-resume = There is no unfinished game of “{ $game }”. Begin a new one without --resume.
play-unfinished = Game { $number } is not finished. It stays in the log; add --resume to go on with it.
play-option = “{ $option }” is not an option. Write it as name=value, like castle=30.
settings-wrong = The settings in { $file } cannot be used: { $why }. Correct the file, or move it away.
profile-wrong = The wiring profile cannot be used: { $why }
order-unknown = There is no command “{ $order }”. You can type: { $orders }.
order-quotes = A quotation mark is open. Close it and type the line again.
order-device = That device does not fit: { $why }
order-fault = There is no fault “{ $fault }”. You can choose: { $faults }.
order-help-press = Name the button: press seat1.ok
order-help-tap = Name the reader and the card: tap table.reader ambush
order-help-lay = Name the reader and what is laid on it: lay seat1.reader ambush
order-help-lift = Name the reader, and the card if several lie there: lift seat1.reader; or a board and a square: lift table.grid e5
order-help-turn = Name the dial and how far: turn seat1.dial -3
order-help-look = Name what you look at: look seat1.main
order-help-fault = Name the device and what is wrong with it: fault seat1.reader dead
order-help-mend = Name the device: mend seat1.reader
order-help-wait = Say how many seconds: wait 2.5
order-help-undo = It is one word: undo
order-help-redo = It is one word: redo
order-help-agree = Name the seat that agrees: agree 2
order-help-decline = Name the seat that does not agree: decline 2
order-help-pause = It is one word: pause
order-help-go = It is one word, after a pause or when the disk has room again: go

## Looking at a device of a simulated table

look-shows = { $device } shows { $text }
look-dark = { $device } is dark.
look-lamp = { $on ->
        [yes] { $device } is on.
       *[no] { $device } is off.
    }
look-led = { $glow ->
        [dim] dim { TERM($colour, kind: "colour") }
        [bright] bright { TERM($colour, kind: "colour") }
       *[normal] { TERM($colour, kind: "colour") }
    }
look-reader = { $count ->
        [0] Nothing lies on { $device }.
        [one] One card lies on { $device }.
       *[other] { $count } cards lie on { $device }.
    }
look-sound = { $hertz ->
        [0] { $device } is silent.
       *[other] { $device } plays { $hertz } Hz.
    } { $figure ->
        [NONE] Nothing was heard before.
       *[other] Heard last: { TERM($figure, kind: "figure") }.
    }
colour-dark = dark
colour-white = white
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-turquoise = turquoise
colour-blue = blue
colour-violet = violet
figure-fanfare = a fanfare
figure-tune = a tune
figure-chord = a chord
figure-bell = a bell
figure-gong = a gong
figure-rising = a rising figure
figure-falling = a falling figure
figure-two-tones = two tones
figure-rumble = a rumble
figure-blip = a blip
figure-low = a low tone
figure-soft = a soft tone
figure-warning = a warning
figure-click = a click
figure-tick = a tick

# ambit rules
rules-ruling = Ruling: { $remark }
rules-option = Option: { $remark }

## What is asked of a deck

point-known = Every card is known at this table
