# Between two games: the lobby, and what comes after a game. A number and its noun are joined by a no-break space.

evening-tonight = Tonight
evening-go-on = Go on with
evening-go-on-with = Go on with…
evening-saved = { $round ->
        [0] { $names }, { $when }
       *[other] round { $round }, { $names }, { $when }
    }
evening-today = today, { $time }
evening-yesterday = yesterday
evening-on-day = on { $day }
evening-history = History

evening-games = Games
evening-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
evening-players-some = { $numbers } players
evening-numbers = { NUMBERS($counts) }
evening-short-ambal = Ambal
evening-short-tamer = Tamer
evening-players-here = { $needs }, you are { $here }
evening-how = How do you play it?
evening-mode-how = { $needs }, { $how }
evening-mode-ambush-standard = each alone
evening-mode-ambush-practice = every rule is told when it is needed
evening-mode-ambal-single-regular = with a ready deck
evening-mode-ambal-single-advanced = with a deck of your own
evening-mode-ambal-double-regular = two against two
evening-mode-ambal-double-advanced = two against two
evening-mode-ambal-draft = from shared cards
evening-mode-ambyria-standard = each alone
evening-mode-tamer-referee = the table fights the battles
evening-mode-tamer-manual = you say who has won
evening-mode-tamer-duel = two teams, no draft
evening-mode-tash-kalar-duel-ancestral = by objectives
evening-mode-tash-kalar-duel-ancestral-teams = by objectives, two against two
evening-mode-tash-kalar-match-a-mort = by destroyed pieces
evening-mode-tash-kalar-match-a-mort-teams = by destroyed pieces, two against two
evening-mode-tash-kalar-melee-a-mort = each alone
evening-rule = { $what }: { $choice }.
evening-rules-usual = The usual rules.
evening-rule-training = With training cards.
evening-change = Change
evening-options = Options of { $game }
evening-options-do = Play it like this
evening-options-usual = The usual rules
evening-training = Training cards in place of real ones

evening-who-where = Who sits where?
evening-free-seat = Free seat
evening-free-press = press OK, or scan
evening-free-scan = scan, or touch here
evening-phone-here = phone
evening-phone-away = away
evening-button = button
evening-reader = reader
evening-dial = dial
evening-silent = { $role } does not answer
evening-silent-some = { $count } devices do not answer
evening-host = host
evening-seat-sheet = { $who }, seat { $seat }
evening-who-sits = Who sits here?
evening-name = Name (it can be left out)
evening-name-do = Use this name
evening-sit = Sit down here
evening-move = Move to
evening-move-to = seat { $seat }: { $who }
evening-hand-over = Let this phone host
evening-stand = Free this seat
evening-free-away = Free it for another phone
evening-away-more = This phone has gone. Anybody with the code can take the seat over after a moment; freed here, at once.
evening-change-seat = Move or change { $who }
evening-name-seat = Name seat { $seat }

evening-devices = Devices
evening-no-boxes = No boxes found. Phones and this screen can do everything.
evening-devices-answer = { $up ->
        [one] { $up } device answers.
       *[other] { $up } devices answer.
    }
evening-devices-some = { $up ->
        [one] { $up } device answers,
       *[other] { $up } devices answer,
    } { $down ->
        [one] { $down } does not.
       *[other] { $down } do not.
    }
evening-look-again = Look again
evening-try-devices = Try them
evening-press-me = Press, turn or tap each device: its line lights up here. The key beside it makes a device show itself. What does not answer is done by screens and phones instead.
evening-touched = { $count ->
        [one] it works
       *[other] it works ({ $count })
    }
evening-test = Show
evening-test-device = Show { DEVICE($device) }

evening-or = or
evening-judge = Call a judge
evening-judge-called = A judge is called
evening-begin = Begin
evening-begin-game = Begin { $game }
evening-begin-now = Begin now
evening-you-host = you host
evening-invite = Invite
evening-join = Take a seat
evening-want-host = I would like to host
evening-host-press = Ask, then press any button on the table within 30 seconds. Or let the host hand over to you.
evening-host-ask = Ask the table
evening-host-by-screen = Ask whoever hosts to hand over to you: in the settings of the table’s screen, or at your seat on it.
evening-host-pin = Or enter the PIN from the settings of the table’s screen
evening-asks-host = { SEAT($seat) } would like to host. If that is fine, press any button on the table ({ $seconds } s).
evening-show-pin = Show the PIN
evening-pin-is = PIN
evening-new-code = New code in place of { $code }
evening-phone-hosts = A phone hosts, too
evening-leave = Another game…
evening-leave-sure = Leave this game? It stays saved, and you can go on with it from the lobby.
evening-leave-yes = Leave it
evening-leave-and-begin = Leave it and begin
evening-leave-no = Play on
evening-still-free = Join with your phone: { SEATS($seats) }.

evening-over = the game is over
evening-result = Result
evening-scored = { $what }: { $value }
evening-lasted = { $round ->
        [0] { "" }
        [one] { $round } round,{ " " }
       *[other] { $round } rounds,{ " " }
    }{ $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
evening-won = games won
evening-won-all = all games
evening-what-now = What now?
evening-again = Play again
evening-again-more = same game, same seats, same phones
evening-again-said = Yes, again
evening-vote-yes = yes
evening-vote-open = …
evening-another = Another game
evening-another-more = the seats and phones stay
evening-seats = Change seats
evening-seats-more = somebody leaves, comes or moves
evening-look-back = Look at the game
evening-next = Next: { $game }, in { $seconds } s
evening-practise = Practise first
