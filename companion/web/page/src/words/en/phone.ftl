# The phone of a seat. A number and its noun are joined by a no-break space. Nothing here may tell what lies face down.

page-title-seat = Your seat

phone-reaching = Looking for the table…
phone-no-seat = This phone has no seat yet.
phone-no-seat-more = Enter the code on the table’s screen to take one.
phone-not-at-table = This seat is not part of the game at the table.
phone-not-at-table-more = A game with fewer players has begun. Take another seat, or wait for the next one.
phone-join = Take a seat

phone-more = More
phone-close = Close
phone-do = Do it
phone-my-numbers = Your numbers
phone-none = –
phone-ms = { NUMBER($ms) } ms
phone-time-left = { $time } s left
phone-paused = paused
phone-score = score
phone-scores-come = The scores are turned up one after the other.
phone-covered = …
phone-table = The table’s screen
phone-leave = Leave this seat
phone-name = Change my name
phone-name-do = Use this name
phone-concede = Give up
phone-concede-sure = Do you really give up? You are out for the rest of the game.
phone-concede-sure-yes = Give up
phone-concede-sure-no = Play on
phone-undo = Ask to take back
phone-may-undo = May the last step be taken back?
phone-undo-yes = Take it back
phone-undo-no = Keep it
phone-reader-yours = The reader is yours: tap your card.
phone-reader-take = I have the reader
phone-fault = No answer from { DEVICE($device) }. This phone can do the same.
phone-halted = The game is stopped for now.
phone-plain-verb = { $verb }
phone-plain-call = Now!

phone-eyes = Only you may see this
phone-hold = Hold to look
phone-let-go = Let go to cover

phone-no-card = Do not say which
phone-in-your-hand = in your hand
phone-field-card = Card
phone-field-card-of-resolve = The card that was triggered
phone-field-target = Against whom?
phone-field-first = Who goes first?
phone-field-by = Why?
phone-field-by-none = best castle name
phone-field-by-youngest = the youngest
phone-field-by-best-name = best castle name
phone-field-name = Your name
phone-field-name-of-castle = Name of your castle
phone-field-from = From where?
phone-field-from-none = as the card says
phone-field-from-deck = from the deck
phone-field-from-hand = from the hand
phone-field-changes = What it does
phone-field-captured = How many cards are in your pile?
phone-field-ambush = How many Ambush cards are in your pile?
phone-field-ambush-of-table = How many Ambush cards are left lying?
phone-field-roll = What does your die show?

phone-nobody-wins = Nobody wins.
phone-you-win = You win.
phone-you-too-win = You are among the winners.
phone-others-win = { SEATS($seats) } { COUNT($seats) ->
        [one] wins.
       *[other] win.
    }

## Ambush

phone-ambush-call = Ambush!
phone-ambush-call-open = press to call
phone-ambush-call-too = press if you call too
phone-ambush-call-pressed = pressed
phone-ambush-call-barred = you may not call now
phone-ambush-call-effect = not while a card is carried out
phone-ambush-call-few = not yet: two cards must lie there
phone-ambush-call-not-now = not now
phone-ambush-open = Calls are open
phone-ambush-closed = Calls are closed
phone-ambush-of = of { $top }
phone-ambush-in-hand = in hand
phone-ambush-in-pile = in your pile
phone-ambush-guard = guard { $guard }
phone-ambush-record = Your best { NUMBER($best) } ms, your last { NUMBER($last) } ms

phone-ambush-castle = Name my castle
phone-ambush-castle-do = Use this name
phone-ambush-castle-again = Another castle name
phone-ambush-castle-again-do = Use this name
phone-ambush-first = Who goes first?
phone-ambush-first-do = Begin
phone-ambush-expose = I have laid it
phone-ambush-which = Say which card
phone-ambush-which-do = I have laid it
phone-ambush-play = Play a card
phone-ambush-play-do = Play it
phone-ambush-play-later = Play it, and enter later what it does
phone-ambush-pass = Pass
phone-ambush-pass-effect = Lay no more cards
phone-ambush-place = I have laid it
phone-ambush-place-deck = I have laid one from the deck
phone-ambush-place-hand = I have laid one from my hand
phone-ambush-resolve = Enter what it does
phone-ambush-resolve-do = That is all
phone-ambush-triggered = Enter an effect
phone-ambush-triggered-do = Enter it
phone-ambush-capture = One more for my pile
phone-ambush-stop = { $n ->
        [one] I have stopped with { $n } card
       *[other] I have stopped with { $n } cards
    }
phone-ambush-declare = { $n ->
        [one] { $n } Ambush card
       *[other] { $n } Ambush cards
    }
phone-ambush-declare-left = { $n ->
        [one] { $n } Ambush card left lying
       *[other] { $n } Ambush cards left lying
    }
phone-ambush-none-mine = I have no Ambush card
phone-ambush-none-left = No Ambush card left lying
phone-ambush-roll = I rolled { $n }
phone-ambush-time-up = Time is up
phone-ambush-close = Nobody pressed earlier
phone-ambush-ready = Everything is done
phone-ambush-voice = I called out loud
phone-ambush-voice-sure = You called “Ambush!” and all agree that you were first?
phone-ambush-voice-sure-yes = Yes, I called
phone-ambush-voice-sure-no = No

phone-ambush-unnamed = no name yet
phone-ambush-lie = { $battlefield ->
        [one] card lies face down
       *[other] cards lie face down
    }
phone-ambush-deck = { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
phone-ambush-shown = { CARD($card) } was shown; { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
phone-ambush-window-open = Ambush! Who was first?
phone-ambush-called = { SEATS($seats) } called.
phone-ambush-checking = { SEATS($seats) } called. Was it right?
phone-ambush-heat = Too close to tell between { SEATS($seats) }.
phone-ambush-verdict-good = The call was good.
phone-ambush-verdict-false = { COUNT($seats) ->
        [0] The call was false.
        [one] The call of { SEATS($seats) } was false.
       *[other] The call was false, and too close to tell between { SEATS($seats) }.
    }
phone-ambush-my-press = You: { phone-ambush-press }
phone-ambush-press-of = { SEAT($seat) }: { phone-ambush-press }.
phone-ambush-press = { $reaction_ms ->
        [NONE] { $behind_ms ->
            [0] the first press
           *[other] { NUMBER($behind_ms) } ms after the first
        }
       *[other] { NUMBER($reaction_ms) } ms{ $err ->
            [NONE] {""}
           *[other] { " " }± { $err } ms
        }{ $behind_ms ->
            [0] {""}
           *[other] , { NUMBER($behind_ms) } ms behind
        }
    }

phone-ambush-castle-of = { SEAT($seat) }’s castle
phone-ambush-castle-by = { $way ->
        [down] falls by { $n }, to { $to }
        [up] rises by { $n }, to { $to }
       *[other] stays at { $to }
    }
phone-ambush-also = Something else
phone-ambush-op-guard = guard
phone-ambush-op-draw = draw cards
phone-ambush-op-return = shuffle cards back
phone-ambush-op-pick = take lying cards
phone-ambush-op-place = lay cards face down
phone-ambush-op-give = hand cards over
phone-ambush-who = who
phone-ambush-give-from = from
phone-ambush-give-to = to
phone-ambush-take-out = Take out: { $what }

phone-ambush-stat-good = good calls
phone-ambush-stat-false = false calls
phone-ambush-stat-starts = false starts
phone-ambush-stat-heats = dead heats
phone-ambush-stat-best = best reaction
phone-ambush-stat-mean = mean reaction
phone-the-rule = The rule

## Cards that are remembered

remember = Remember this card
remember-again = Correct what is remembered
remember-not = Not now
remember-nothing = does nothing further.
remember-done = { CARD($card) } is remembered. From now on this is proposed when the card is entered; from the next game on the table carries it out.
remember-proposed = Remembered of { CARD($card) }. Check it against the card, and change what differs.
remember-forget = Forget it
cards-remembered = Remembered: { $says }
