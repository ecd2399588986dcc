# The simulated table: virtual devices, what can go wrong, and the pace of those who play by themselves.

page-title-simulate = Simulation

simulate-title = Simulation
simulate-about = { $players ->
        [0] { $game }. You play all seats.
        [one] { $game }. { $players } seat plays by itself. Touch anything to take over a seat.
       *[other] { $game }. { $players } seats play by themselves. Touch anything to take over a seat.
    }

simulate-idle = No game is at this table.
simulate-idle-more = This table has no boxes. Choose a demo here, or begin a game in the lobby.
simulate-choose = Choose a game…
simulate-only-watching = This screen only watches.
simulate-only-watching-more = The devices can be touched on the computer where Ambit runs. Open this page there.
simulate-real = This table has real devices.
simulate-real-more = They are on the table, not on this page.
simulate-to-table = To the table

## A seat

simulate-seat = Seat { $number }, { $name }
simulate-hardware = Hardware of { SEAT($seat) }
simulate-devices = Devices of { SEAT($seat) }
simulate-by-itself = plays by itself
simulate-you-play = you play
simulate-release = Let it play
simulate-chosen = keys act here

simulate-main = main
simulate-aux = aux
simulate-counts-lobby-main = choice
simulate-counts-lobby-aux = players
simulate-counts-ambush-main = castle
simulate-counts-ambal-main = Health
simulate-counts-ambal-aux = Energy, Max
simulate-counter-reads = { DEVICE($device) }: { $text ->
        [NONE] dark
       *[other] { $text }
    }{ $blinks ->
        [yes] , blinking
       *[no] {""}
    }
simulate-bar-shows = { DEVICE($device) }: { $lit ->
        [NONE] dark
       *[other] { $lit }
    }
simulate-colour-white = white
simulate-colour-red = red
simulate-colour-orange = orange
simulate-colour-yellow = yellow
simulate-colour-green = green
simulate-colour-turquoise = turquoise
simulate-colour-blue = blue
simulate-colour-violet = violet

simulate-ok = OK
simulate-no = Pass
simulate-told = { $seen }: { $told }
simulate-button = { DEVICE($device) }
simulate-call = CALL
simulate-call-told = { DEVICE($device) }, { $light ->
        [steady] lamp lit
        [flash] lamp flashes
        [blink] lamp blinks
        [in-turn] lamp lit in turn
       *[dark] lamp dark
    }
simulate-dial-told = { DEVICE($device) }. Arrow up and down turn it, Enter pushes it.
simulate-dial-hint = Drag it round, or use the wheel. Click to push.

simulate-reader-idle = reader
simulate-reader-wait = hold a card here
simulate-reader-ready = hold it here
simulate-reader-card = read
simulate-reader-lift = card on it: lift it
simulate-reader-dead = no answer
simulate-reader-told = { DEVICE($device) }, { $look ->
        [dead] does not answer
        [ready] hold the card here
        [card] a card is on it
        [wait] a card is awaited
       *[idle] nothing on it
    }

simulate-hand = Cards of { SEAT($seat) }
simulate-hand-empty = no cards
simulate-card = { $card }, card { $place } of { $of }
simulate-card-covered = Card { $place } of { $of }, covered
simulate-tokens = Target tokens of { SEAT($seat) }
simulate-token = Target token { $number }, { SEAT($seat) }
simulate-any-card = Hold any card to the reader
simulate-no-cards = No cards are known here yet: enter some on the page “Cards”.

## The table

simulate-the-table = Table
simulate-hardware-table = Hardware of the table
simulate-board = Sensors of the board: press a square to put a piece there or to lift it
simulate-sensors = Board
simulate-top = Top card
simulate-undo = Undo
simulate-feed = What happened last
simulate-heard-fanfare = fanfare
simulate-heard-tune = tune
simulate-heard-chord = chord
simulate-heard-bell = bell
simulate-heard-gong = gong
simulate-heard-rising = rising tones
simulate-heard-falling = falling tones
simulate-heard-two-tones = two tones
simulate-heard-rumble = rumble
simulate-heard-blip = low blip
simulate-heard-low = low tone
simulate-heard-soft = soft tone
simulate-heard-warning = warning
simulate-heard-click = click
simulate-heard-tick = tick

## What if

simulate-what-if = What if…
simulate-where = Where the fault is
simulate-place = { $on ->
        [0] { $place }
        [one] { $place }, { $on } fault is on
       *[other] { $place }, { $on } faults are on
    }
simulate-mend = Mend everything
simulate-fault-reader-dies = The reader fails
simulate-fault-lights-die = Counters and lights fail
simulate-fault-unreadable = A tag cannot be read
simulate-fault-phone = A phone lies on the reader
simulate-fault-two-cards = Two cards at once
simulate-fault-left-on = A card is left on the reader
simulate-fault-noise = The reader’s cable is bad
simulate-fault-stuck = A sensor of the board is stuck
simulate-fault-cut = The board’s interrupt line is broken
simulate-fault-bounce = Buttons bounce
simulate-fault-late = The satellite lags 80 ms
simulate-fault-lost = Messages get lost
simulate-fault-repeated = Messages come twice
simulate-fault-drift = The clock drifts
simulate-fault-unplugged = The plug is pulled

## The pace and the game

simulate-controls = Pace and game
simulate-pause = Pause
simulate-play = Play
simulate-step = One step
simulate-speed = Speed
simulate-speed-times = Speed { $speed }
simulate-game = Game { $number }{ $seed ->
        [NONE] {""}
       *[other] , seed { $seed }
    }, { $played } played
simulate-cover = Cover other hands
simulate-uncover = Show all hands
simulate-again = Same game again
simulate-another = Another game…

simulate-chooser = Another game
simulate-game-which = Game
simulate-mode = Mode
simulate-seats = Players
simulate-name = Name at seat { $number }
simulate-options = Options
simulate-option-none = as usual
simulate-option-range = { $min } to { $max }
simulate-choice-yes = yes
simulate-choice-no = no
simulate-profile = Wiring profile
simulate-profile-usual = as usual
simulate-training = With the training cards
simulate-plays-itself = Plays by itself
simulate-begin = Begin

## Keys

simulate-keys = Keys
simulate-tones-on = Tones on
simulate-tones-off = Tones off
simulate-keys-how = The Tab key goes from box to box, arrow keys move within a box. Enter on a card picks it up; then choose a reader
    with Enter. Keys act on the seat that you chose last.
simulate-key-choose = choose a seat
simulate-key-call = press CALL
simulate-key-ok = press OK
simulate-key-pass = press Pass
simulate-key-right = turn the dial up
simulate-key-left = turn the dial down
simulate-key-push = push the dial
simulate-key-hand = go to the cards
simulate-key-top = top card to the table’s reader
simulate-key-undo = press Undo
simulate-key-release = take the seat, or let it play
simulate-key-playing = pause or play
simulate-key-step = one step
simulate-key-faster = faster
simulate-key-slower = slower
simulate-key-cover = cover or show other hands
simulate-key-tones = tones on or off
simulate-key-faults = go to “What if…”
simulate-key-again = same game again
simulate-key-another = another game
simulate-key-away = put the card back
simulate-key-help = this list
