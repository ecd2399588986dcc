## The desk

hall-desk-part-round = Round
hall-desk-part-players = Players
hall-desk-part-tables = Tables
hall-desk-part-standings = Standings
hall-desk-part-evening = Evening
hall-desk-attention = What needs somebody
hall-desk-undo = Take back: { $what }
hall-desk-redo = Bring back: { $what }
hall-desk-find = Find a name, number or table
hall-desk-leave-it = Leave it

hall-desk-pin-title = This screen is not the desk yet
hall-desk-pin-where = The desk shows its PIN under “Evening”; so does the terminal in which the hall was started.
hall-desk-pin = PIN of the desk
hall-desk-pin-go = Become the desk

## Setting up

hall-desk-new = A new evening
hall-desk-game = Game
hall-desk-mode = Mode
hall-desk-seats = Players at a table
hall-desk-seats-what = Choose several, and the rules make groups of these sizes.
hall-desk-seats-are = Players at a table: { NUMBERS($seats) }
hall-desk-format = Who meets whom
hall-desk-format-swiss = Those who stand alike meet, and nobody twice as long as it can be avoided.
hall-desk-format-round-robin = Everybody meets everybody once.
hall-desk-format-elimination = Whoever wins goes on.
hall-desk-format-free = Whoever sits down together plays; results are counted.
hall-desk-rounds = Rounds
hall-desk-rounds-auto = as many as needed
hall-desk-minutes = Minutes a round
hall-desk-no-clock = no clock
hall-desk-win = Points for a win
hall-desk-draw = Points for a draw
hall-desk-begin = Begin check-in
hall-desk-kept = Kept evenings
hall-desk-kept-what = { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $over ->
        [yes] , over
       *[no] { "" }
    }
hall-desk-kept-take = Take up
hall-desk-kept-open = is open

## The round

hall-desk-now = { $phase ->
        [checking-in] { $here ->
            [0] Check people in. Round 1 is paired when all are here.
            [one] One player is here. Round 1 is paired when all are here.
           *[other] { $here } players are here. Pair round 1 when all have come.
        }
        [playing] { $open ->
            [0] All results are in.
            [one] One result is missing.
           *[other] { $open } results are missing.
        }
        [between] { $last ->
            [more] All rounds are played. Finish the evening, or play one more.
            [cup] The cup is decided. Finish the evening.
           *[no] All results are in. Round { $next } can be paired.
        }
       *[over] The evening is over. Results can still be corrected.
    }
hall-desk-propose = Pair round { $round }
hall-desk-propose-more = One more: pair round { $round }
hall-desk-clock = Start the clock: { $minutes } minutes
hall-desk-clock-again = Start the clock anew
hall-desk-print = Print
hall-desk-which-round = Round
hall-desk-only-open = Without a result: { $open }
hall-desk-source-table = told by the table
hall-desk-source-desk = entered at the desk
hall-desk-correct = Correct
hall-desk-correct-of = Correct the result: { $names }
hall-desk-result-of = Result: { $names }
hall-desk-who-won = Who won? Nobody, or all, is a draw.
hall-desk-enter = Enter the result
hall-desk-change = Change
hall-desk-change-of = Change: { $names }
hall-desk-move-to = To another table
hall-desk-swap-with = { $name } changes places with

hall-desk-proposal = Round { $round } as the rules propose it
hall-desk-proposal-how = Nothing is settled before you take it. Press two names, and they change places; or take a match apart and put people together yourself.
hall-desk-take = Take round { $round }
hall-desk-all-apart = All by hand
hall-desk-anew = Propose anew
hall-desk-not-yet = Not yet
hall-desk-loose = In no match yet
hall-desk-together = They play together
hall-desk-waits = Waits this round
hall-desk-apart = Apart
hall-desk-apart-of = Take apart: { $names }
hall-desk-chosen-loose = Chosen: { $names }. Press whoever plays with them, then “They play together”.
hall-desk-chosen = Chosen: { $names }. Press another name to change places.

hall-desk-left-out = By a corrected result { $names } goes on. Press “Change” at the match of whoever has lost, and exchange them; what has been played stays.

hall-note-again = { $names } have met before.
hall-note-second-bye = { $names } waits once more.
hall-note-no-table = { $matches ->
        [one] One match waits for a table.
       *[other] { $matches } matches wait for a table.
    }

## Players

hall-desk-players = Players: { $here } here, { $all } in all
hall-desk-nobody-yet = Nobody has checked in yet.
hall-desk-check-in = Check in
hall-desk-check-in-go = Check in
hall-desk-checked-in = { $name } is in, with number { $number }.
hall-desk-with-badge = with badge { $badge }
hall-desk-late = Whoever comes now plays from round { $round } on.
hall-desk-badges = Badges
hall-desk-badge = Badge
hall-desk-tap = Read
hall-desk-tap-reader = Hold a badge to the reader at the desk. Its owner’s name comes up here first.
hall-desk-tap-typed = A reader that types like a keyboard writes into this field. The owner’s name comes up here first.
hall-desk-tap-is = { $here ->
        [yes] { $name } is here.
       *[no] { $name } had left. Back again?
    }
hall-desk-tap-right = That is right
hall-desk-tap-new = Nobody has badge { $badge } yet. Check a name in with it, or give it to somebody.
hall-desk-tap-give = Give it to
hall-desk-tap-away = Put the badge away
hall-desk-leaves = Leaves
hall-desk-comes-back = Comes back
hall-desk-since = from round { $round } on
hall-desk-bound = always at { $table }
hall-desk-has-badge = badge
hall-desk-has-phone = phone
hall-desk-phone-off = Let in another phone
hall-desk-bind = Always at this table
hall-desk-any-table = any table
hall-desk-rename = Keep the name
hall-desk-badge-off = Take the badge away

## Tables

hall-desk-tables = { $count ->
        [0] Tables
        [one] One table takes part
       *[other] { $count } tables take part
    }
hall-desk-no-tables = No table takes part yet. Start one with the command below, or add a name for a table without a device.
hall-desk-table-name = Name of a table
hall-desk-table-add = Add
hall-desk-table-by-hand = A table without a device plays on paper: its results are entered here.
hall-desk-table-free = free
hall-desk-table-remove = Take out
hall-desk-table-remove-of = Take out the table { $table }
hall-desk-table-seats = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
hall-desk-strangers = { $count ->
        [one] A table asks to take part
       *[other] { $count } tables ask to take part
    }
hall-desk-strangers-what = They are on the broker. Let in those that you know.
hall-desk-let-in = Let in
hall-desk-let-in-of = Let in the table { $table }
hall-desk-let-all-in = Let all in
hall-desk-call = Table { $table } wants a judge
hall-desk-call-since = { $minutes ->
        [0] just now
        [one] for { $minutes } minute
       *[other] for { $minutes } minutes
    }
hall-desk-call-there = Judge wanted
hall-desk-answer = A judge was there
hall-desk-answer-of = A judge was there: { $table }
hall-desk-call-there-of = Judge wanted: { $table }
hall-desk-troubles = Not believed
hall-desk-troubles-what = This came over the broker and changed nothing.
hall-desk-start = Start a table
hall-desk-start-how = On the table’s own machine, with a name of its own.
hall-desk-start-show = Show the command
hall-desk-start-hide = Hide the command
hall-desk-broker = { $state ->
        [none] No broker: the hall works by hand.
        [connected] Broker { $address }: there.
       *[other] Broker { $address }: not there. It is tried again.
    }

## The evening

hall-desk-phones = Check-in by phone
hall-desk-phones-how = Whoever has the address and the code of the day can check in.
hall-desk-address = Address
hall-desk-code = Code of the day
hall-desk-screens = Other screens
hall-desk-screens-how = The hall screen may be opened by everybody; another desk asks for the PIN.
hall-desk-export = Take along
hall-desk-export-what = Names, results and points; no badges and no keys.
hall-desk-key = Key of the tables
hall-desk-key-what = Tables seal their results with it. Whoever has it can tell results: keep it to yourself.
hall-desk-key-show = Show the key
hall-desk-key-hide = Hide the key
hall-desk-finish = Finish the evening
hall-desk-finish-sure = { $phase ->
        [playing] Results are still missing. Enter them under “Round”; then the evening can be finished.
       *[other] The standings become final; afterwards only results can be corrected.
    }
hall-desk-finish-yes = Finish it
hall-desk-other-evening = Another evening

## What was done, for the key that takes it back

hall-deed-check-in = { $names } checked in
hall-deed-change = { $names } changed
hall-deed-leave = { $names } left
hall-deed-come-back = { $names } came back
hall-deed-add-table = table { $table } added
hall-deed-remove-table = table { $table } taken out
hall-deed-pair = round paired
hall-deed-swap = { $names } changed places
hall-deed-move = { $names } moved to { $table }
hall-deed-start-clock = clock started
hall-deed-result = result of { $names }
hall-deed-call = { $table } called
hall-deed-answer = { $table } answered
hall-deed-finish = evening finished
