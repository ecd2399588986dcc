# Looking back. A number and its noun are joined by a no-break space.

page-title-history = History

history-about = { $games ->
        [0] {""}
        [one] { $games } saved game
       *[other] { $games } saved games
    }
history-saved = Saved games
history-open = Look at a scenario…
history-none = No game has been saved yet.
history-none-more = Every game is saved, even one that a power cut interrupts.
history-pin = This game is not over, so its log still holds hidden cards. The referee may look.
history-coming = A long game: { $steps } of { $of } steps are here…
history-playing = at the table
history-over = over
history-won = won by { $names }
history-unfinished = not finished
history-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

history-not-over = Not over yet
history-length = { TERM($game, kind: "game") }, { TERM($mode, kind: "mode") }; { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { history-steps }{ $minutes ->
        [NONE] {""}
        [0] {""}
        [one] , { $minutes } minute
       *[other] , { $minutes } minutes
    }
history-export-pin = An export holds everything that stayed hidden in the game: decks, hands, choices. The referee may have it.
history-export = Export as a scenario
history-which = What the chart shows
history-step = Step
history-where = { $round ->
        [0] { $phase }
       *[other] Round { $round }, { $phase }
    }{ $time ->
        [NONE] {""}
       *[other] , at { $time }
    }
history-chart = { $label } over the whole game. At step { $step }: { $told }.
history-play = Play
history-pause = Pause
history-start = The game begins.
history-undone = The last step is taken back.
history-redone = The step is brought back.

history-reactions = Reaction times
history-reactions-more = in ms; the bar is ±, an outline is a false call, best and mean count good calls only
history-who = who
history-presses = presses
history-press = { $ms } ms{ $err ->
        [0] {""}
       *[other] { " " }± { $err } ms
    }
history-best = best
history-mean = mean
history-false-starts = false starts
