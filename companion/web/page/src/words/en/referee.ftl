# The referee's page. A number and its noun are joined by a no-break space.

page-title-referee = Referee

referee-about = { TERM($game, kind: "game") }, { $round ->
        [0] { TERM($phase, kind: "phase") }
       *[other] round { $round }, { TERM($phase, kind: "phase") }
    }

referee-correct = Correct a number
referee-no-correct = Nothing can be corrected now.
referee-correct-hint = Set a number to what it should be. Nothing changes until you confirm it.
referee-counter-of = { SEAT($seat) }, { TERM($counter, kind: "counter") }
referee-becomes = { SEAT($seat) }, { TERM($counter, kind: "counter") }: { $to } instead of { $from ->
        [NONE] an unknown number
       *[other] { $from }
    }.
referee-dice = dice on
referee-dice-of = Choose a creature
referee-creature = { $seat ->
        [0] { CARD($creature) }
       *[other] { SEAT($seat) }, { CARD($creature) }
    }
referee-dice-become = { referee-creature }, { TERM($counter, kind: "counter") }: { $to } instead of { $from }.
referee-why = Why?
referee-why-misread = misread card
referee-why-forgotten = forgotten effect
referee-why-slip = pressed by mistake
referee-why-other = other…
referee-why-other-says = In your own words
referee-set = Set it to { $to }
referee-leave = { $from ->
        [NONE] Leave it
       *[other] Leave it at { $from }
    }
referee-set-all = Set all { $count }
referee-leave-all = Leave them as they are
referee-overtaken = { SEAT($seat) }, { TERM($counter, kind: "counter") }: the number has changed meanwhile, so it was not set to { $to }. Look again.
referee-all-see = Everybody will see it, with the reason.

referee-take-back = Take back
referee-no-step = Nothing has happened since this page was opened.
referee-undo = Take back the last step
referee-redo = Bring it back
referee-asked = Somebody asks to take back the last step.
referee-take-it-back = Take it back
referee-let-it-stand = Keep it
referee-by-itself = The step is taken back as soon as everybody agrees. Waiting for { SEATS($seats) }. You may decide for them.

referee-table-acts = Actions of the table
referee-nothing-now = No action of the table is possible now.

referee-timers = Timers
referee-no-timer = No timer runs.
referee-pause = Stop the timers
referee-go = Start the timers again
referee-clock-capture = grab
referee-clock-turn = turn
referee-clock-decide = deciding
referee-clock-target = choosing a target
referee-clock-move = discarding
referee-clock-library = Library Deck
referee-clock-read = reading a card
referee-clock-response = responding
referee-clock-claim = choosing a response

referee-devices = Devices
referee-no-devices = This table has no devices. The screens do everything.
referee-device = { DEVICE($device) }
referee-silent = no answer
referee-device-works = The game goes on: screens and phones can do the same. Look at cable and plug, then try again.
referee-try-again = Try again
referee-of = { $up } of { $all }

referee-phones = Phones
referee-joined = joined
referee-no-phone = no phone
referee-free = Free the seat
referee-concede = Gives up
referee-concede-for = { SEAT($seat) } gives up
referee-concede-sure = Has { SEAT($seat) } left the table? Then the seat gives up, and everybody sees it.
referee-concede-yes = Yes, the seat gives up
referee-concede-no = No

referee-halted = The game is stopped.
referee-carry-on = Go on
