# What the screens show of Ambush beside the sentences of the project's own catalogue.

show-ambush-middle = The middle of the table
show-ambush-in-hand = in hand
show-ambush-guarded = guard
show-ambush-captured = captured
show-ambush-best = best { $ms } ms
show-ambush-lie-face-down = { $count ->
        [one] card lies face down
       *[other] cards lie face down
    }
show-ambush-in-deck = in the deck
show-ambush-named = { $named } of { $seats } castles named
show-ambush-shown = shown to all
show-ambush-to-lay = { $count ->
        [one] { $count } more to lay
       *[other] { $count } more to lay
    }
show-ambush-being-resolved = being carried out
show-ambush-calls-open = Calls are open
show-ambush-calls-closed = Calls are closed

show-ambush-cry = Ambush!
show-ambush-called-by = Called by
show-ambush-called-aloud = Called out loud by
show-ambush-dead-heat = Dead heat
show-ambush-listening = Who was first?
show-ambush-too-close = Too close to tell
show-ambush-not-timed = It is not known when the last card was laid.
show-ambush-ms = { $ms } ms
show-ambush-behind = +{ $ms } ms
show-ambush-err = ± { $ms } ms
show-ambush-after-last-card = after the last card
show-ambush-first = first
show-ambush-tied = tied
show-ambush-no-press = no press
show-ambush-to-grab = { $seconds ->
        [one] second to grab
       *[other] seconds to grab
    }
show-ambush-time-up = Time is up
show-ambush-of-left-lying = of { $all } left lying

show-ambush-was-it-good = Was the call right?
show-ambush-found-of = { $found ->
        [one] Ambush card shown, { $enough } are needed
       *[other] Ambush cards shown, { $enough } are needed
    }
show-ambush-left-lying-row = left lying
show-ambush-waiting = looking
show-ambush-looks = looking
show-ambush-shows = { $count ->
        [0] no Ambush card
        [one] { $count } Ambush card
       *[other] { $count } Ambush cards
    }
show-ambush-roll-for-it = The highest roll takes it
show-ambush-roll-again = Equal. Roll again
show-ambush-to-roll = to roll
show-ambush-rolled = { $roll }
show-ambush-verdict-good = The call is good
show-ambush-verdict-false = The call is false
show-ambush-gives-back = gives back { $count }
show-ambush-false-start = false start
show-ambush-wins = wins

show-ambush-game-over = The game is over
show-ambush-nobody = Nobody
show-ambush-statistics = Statistics
show-ambush-stat-good = good calls
show-ambush-stat-false = false calls
show-ambush-stat-heats = dead heats
show-ambush-stat-early = false starts
show-ambush-stat-best = best, ms
show-ambush-stat-mean = average, ms
show-ambush-stat-last = last, ms

show-ambush-air-called = { SEATS($seats) } calls Ambush!
show-ambush-air-heat = { SEATS($seats) }: a dead heat
