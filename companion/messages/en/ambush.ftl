# Ambush. A number and its noun are joined by a no-break space. Nothing here may tell what lies face down.

game-ambush = Ambush
mode-ambush-standard = full game
mode-ambush-practice = practice round

option-ambush-castle = Castles start at
option-ambush-dial-max = Top of the dials
option-ambush-deck = Cards in the deck
option-ambush-castle-names = Names of castles
choice-ambush-castle-names-ask = may be given
choice-ambush-castle-names-require = must be given
option-ambush-false-start = After a false start
choice-ambush-false-start-report = it is only reported
choice-ambush-false-start-bar = no calls until one’s own turn
option-ambush-verify = Checking a call
choice-ambush-verify-auto = from tapped cards, where possible
choice-ambush-verify-declare = players say it
option-ambush-capture-seconds = Seconds to grab (0: no limit)
option-ambush-turn-seconds = Seconds for a turn (0: no limit)
option-ambush-practice-rounds = Rounds of practice

phase-ambush-setup = setting up
phase-ambush-expose = showing a card
phase-ambush-play = playing a card
phase-ambush-effect = carrying out a card
phase-ambush-capture = grabbing
phase-ambush-verify = checking the call
phase-ambush-heat = rolling for a dead heat
phase-ambush-aftermath = after the grab
phase-ambush-over = over

counter-battlefield = battlefield
counter-captured = captured cards
counter-castle = castle
counter-guard = guard

flag-barred = may not call
flag-destroyed = destroyed
flag-over-limit = over the limit
flag-stopped = has stopped

reason-ambush-win-05 = Only one castle still stands.
reason-ambush-win-06 = The last castles fell at the same moment.
reason-ambush-practice-02 = The practice is over. Play a full game whenever you like.

## What to do now

prompt-ambush-setup =
    Shuffle the deck and deal 5 cards to everybody.
    { COUNT($unnamed) ->
        [0] All castles have a name.
       *[other] Name your castles: { SEATS($unnamed) }.
    }
    Then agree whose castle has the best name. That player goes first.
prompt-ambush-expose = { SEAT($seat) }, show the top card and lay it face down.
prompt-ambush-play = { SEAT($seat) }, play a card from your hand, or pass.
prompt-ambush-effect = { $resolve ->
        [yes] { SEAT($seat) }, carry out your card and enter what it did.
       *[no] { $place ->
            [one] { SEAT($seat) }, lay { $place } more card face down.
           *[other] { SEAT($seat) }, lay { $place } more cards face down.
        }
    }
prompt-ambush-capture = Grab! Stop when you like, then say how many cards you have. Still grabbing: { SEATS($waiting) }.
prompt-ambush-count = Time is up. { COUNT($waiting) ->
        [one] { SEATS($waiting) }, count your pile and say how many cards you have.
       *[other] { SEATS($waiting) }, count your piles and say how many cards you have.
    }
prompt-ambush-verify =
    { COUNT($waiting, of: "players") ->
        [0] {""}
       *[other] { SEATS($waiting, of: "players") }, look through your captured cards and say how many Ambush cards are among them.
    }
    { COUNT($waiting, of: "table") ->
        [0] {""}
       *[other] Somebody looks through the cards left lying and says how many Ambush cards are among them.
    }
prompt-ambush-heat = { COUNT($waiting) ->
        [one] { SEATS($waiting) }, roll a die and say what it shows.
       *[other] { SEATS($waiting) }, roll a die each and say what it shows.
    } The highest roll takes the false call.
prompt-ambush-aftermath =
    { EACH($trim, message: "ambush-give-back") }
    { $left ->
        [0] {""}
        [one] Shuffle the { $left } card left lying into the deck.
       *[other] Shuffle the { $left } cards left lying into the deck.
    }
    Confirm when everything is done; then the turn goes on.
ambush-give-back = { $count ->
        [one] { SEAT($seat) }, give { $count } card back.
       *[other] { SEAT($seat) }, give { $count } cards back.
    }
prompt-ambush-over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## Rules that people keep by themselves

clause-ambush-setup-02 = Sit around a large flat area, all about equally far apart: this is the battlefield.
clause-ambush-setup-05 = The deck lies in its middle, equally far from everybody.
clause-ambush-setup-09 = If you cannot agree, the youngest goes first.
clause-ambush-setup-12 = New to the game? Play a practice round first: choose “practice round” as the mode.
clause-ambush-practice-03 = This is practice: here are all the rules of this moment.
clause-ambush-expose-03 = Show it to everybody before you lay it down.
clause-ambush-expose-04 = Lay it right beside the deck.
clause-ambush-expose-05 = Lay it right beside a card that already lies there.
clause-ambush-play-10 = { $adjacent ->
        [deck] Lay the played card face down beside the deck.
       *[card] Lay the played card face down beside another card.
    }
clause-ambush-call-04 = To call, say “Ambush!” loud and clear, or press your button.
clause-ambush-damage-05 = Turn your own dial to the number shown here.
clause-ambush-effect-11 = Lay each of them face down beside another card.
clause-ambush-card-11 = A player who shuffles cards back into the deck chooses which.
clause-ambush-capture-03 = Pick up a card and lay it beside your dial, in a pile apart from your hand. It stays face down.
clause-ambush-capture-04 = Reach for the next card only when this one lies in your pile.
clause-ambush-capture-05 = Use one hand only.
clause-ambush-capture-07 = Take nothing from other players.
clause-ambush-capture-13 = Nobody takes another card.
clause-ambush-verify-13 = Go through your own captured cards and show the Ambush cards among them.
clause-ambush-after-03 = Now carry out what this Ambush triggered.
clause-ambush-after-06 = Choose yourself which cards you give back; they are shuffled in.

## All rules of a moment, for those who practise

practice-ambush-setup =
    Sit around a large flat area and put the shuffled deck in its middle, equally far from all of you. Everybody takes
    5 cards and gives their castle a name. The player with the best name goes first; you decide how to judge that, and
    if you cannot agree, the youngest goes first. All castles start with the same number on their dial. On your turn
    you first show a card, then you may play one. If you see that two Ambush cards lie face down, call “Ambush!”, and
    everybody grabs. A castle at 0 is destroyed, and the last one standing wins.
practice-ambush-expose =
    A turn has two parts: show a card, then play a card. Take the top card of the deck, show it to everybody and lay it
    face down: beside the deck when no card lies there yet, otherwise beside one that does. Do not take it into your hand,
    and do nothing that it says. You cannot skip this while the deck has cards; with an empty deck you go straight on to
    playing. Remember what was shown: once two Ambush cards lie face down, anybody may call, on turn or not. With fewer
    than two cards on the battlefield a press is a false start.
practice-ambush-play =
    Choose one card from your hand. If it does damage, choose an opponent’s castle that still stands, never your own; its
    damage comes first, then everything else it says, from top to bottom. Guard takes damage before the castle does.
    Everybody turns their own dial. In the end the card is laid face down beside another one, or beside the deck when
    none lies there, and your turn is over. An Ambush card may be played like any other. You may also pass, and without
    cards you must. You play at most one card a turn. Anybody may call while you think.
practice-ambush-effect =
    The card is being carried out. Follow what it says from top to bottom. Cards that it puts on the battlefield are laid
    face down, one at a time, each beside another card, and come from where the card says; you may stop early only if
    it says “up to”. What Ambit does not know about the card, you enter yourself: damage, repairs, guard, cards drawn or
    given back. Nobody may call now: a press before the last card lies is a false start. Then the played card itself is laid
    face down and the turn is over.
practice-ambush-capture =
    Somebody has called. Everybody may grab, and the caller has no head start. Use one hand. Pick up one card, lay it face down
    beside your dial in a pile of its own, and only then reach for the next. Keep the pile face down and apart from your
    hand, put nothing back, and take nothing from others. Stop whenever you like and say how many cards you have. When
    all have stopped, the call is checked. If two pressed too close together to tell, that is a dead heat; it
    matters only if the call was false.
practice-ambush-count =
    Time is up and nobody takes another card. Everybody counts their own pile, face down, and says how many cards it
    has. A number can be corrected until the last one has stopped. Then the call is checked.
practice-ambush-verify =
    Was the call right? It counts all cards that lay there when it was made: those in all piles and those left lying.
    Everybody with a pile looks through it, shows the Ambush cards and says how many there are; somebody does the same for the
    cards left lying. Two or more Ambush cards together make the call good, and nobody loses anything. With fewer the
    call is false: the caller’s pile is shuffled into the deck, everybody else keeps theirs, and all keep their hands.
practice-ambush-heat =
    The call was false, and it was too close to tell who called first. Each of those who were tied rolls one die, and nobody else.
    The highest roll is the caller and pays with the whole pile. Those who share the highest roll do it again. All piles
    wait, face down and untouched.
practice-ambush-aftermath =
    The piles have joined the hands. Now in this order: carry out what this Ambush triggered; a player with more than
    10 cards chooses the extra ones and gives them back; the cards left lying go back too; shuffle the deck. Then the
    turn goes on where it stopped, with the same player. The limit of 10 cards holds only at this moment. Calls are
    open again as soon as two cards lie on the battlefield; the last caller may call again.
practice-ambush-over =
    A practice ends after its rounds without a winner, or earlier if only one castle still stands. In a full game the last
    castle standing wins. If the last ones fall together, nobody wins. Running out of cards loses nothing.

## What became true

fact-ambush-castle-named = { SEAT($seat) }’s castle is called “{ $name }”.
fact-ambush-first = { $by ->
        [youngest] { SEAT($seat) } is the youngest and goes first.
       *[best-name] { SEAT($seat) } has the best castle name and goes first.
    }
fact-ambush-dealt = { $count ->
        [one] { SEAT($seat) } has { $count } card.
       *[other] { SEAT($seat) } has { $count } cards.
    }
fact-ambush-turn = Round { $round }. It is { SEAT($seat) }’s turn.
fact-ambush-exposed = { $card ->
        [NONE] { SEAT($seat) } shows the top card and lays it face down.
       *[other] { SEAT($seat) } shows { CARD($card) } and lays it face down.
    }
fact-ambush-expose-skipped = The deck is empty. { SEAT($seat) } has no card to show.
fact-ambush-played = { $card ->
        [NONE] { $target ->
            [NONE] { SEAT($seat) } plays a card.
           *[other] { SEAT($seat) } plays a card against { SEAT($target) }.
        }
       *[other] { $target ->
            [NONE] { SEAT($seat) } plays { CARD($card) }.
           *[other] { SEAT($seat) } plays { CARD($card) } against { SEAT($target) }.
        }
    }
fact-ambush-castle = { $by ->
        [repair] { SEAT($seat) }’s castle rises from { $from } to { $to }.
        [adjust] { SEAT($seat) }’s castle is set from { $from } to { $to }.
        [concede] { SEAT($seat) } gives up. The castle goes from { $from } to { $to }.
       *[damage] { SEAT($seat) }’s castle falls from { $from } to { $to }.
    }
fact-ambush-guard = { SEAT($seat) }’s guard goes from { $from } to { $to }.
fact-ambush-drew = { $count ->
        [one] { SEAT($seat) } draws { $count } card.
       *[other] { SEAT($seat) } draws { $count } cards.
    }
fact-ambush-returned = { $count ->
        [one] { SEAT($seat) } shuffles { $count } card from the hand into the deck.
       *[other] { SEAT($seat) } shuffles { $count } cards from the hand into the deck.
    }
fact-ambush-picked = { $count ->
        [one] { SEAT($seat) } takes { $count } card from the battlefield into the hand.
       *[other] { SEAT($seat) } takes { $count } cards from the battlefield into the hand.
    }
fact-ambush-gave = { $count ->
        [one] { SEAT($seat) } gives { $count } card to { SEAT($to) }.
       *[other] { SEAT($seat) } gives { $count } cards to { SEAT($to) }.
    }
fact-ambush-placed = { $from ->
        [hand] { $count ->
            [one] { SEAT($seat) } lays { $count } card from the hand face down.
           *[other] { SEAT($seat) } lays { $count } cards from the hand face down.
        }
       *[deck] { $count ->
            [one] { SEAT($seat) } lays { $count } card from the deck face down.
           *[other] { SEAT($seat) } lays { $count } cards from the deck face down.
        }
    }
fact-ambush-laid = { SEAT($seat) } lays the played card face down.
fact-ambush-passed = { SEAT($seat) } passes.
fact-ambush-ambush = { $how ->
        [voice] Ambush! It was called out loud. Grab!
       *[press] Ambush! Grab!
    }
fact-ambush-press =
    { $reaction_ms ->
        [NONE] { SEAT($seat) } presses.
       *[other] { SEAT($seat) } presses { ambush-reaction } after the last card.
    }
    { $behind_ms ->
        [0] {""}
       *[other] That is { $behind_ms } ms behind the first.
    }
ambush-reaction = { $err_ms ->
        [0] { $reaction_ms } ms
       *[other] { $reaction_ms } ms ± { $err_ms }
    }
fact-ambush-false-start =
    { $why ->
        [effect] A moment too early, { SEAT($seat) }. Nobody calls while a card is being carried out.
        [too-few] Too early, { SEAT($seat) }. Fewer than two cards lie on the battlefield.
        [barred] { SEAT($seat) } may not call yet.
       *[early] A moment too early, { SEAT($seat) }. That press came before calls were open.
    }
    { $count ->
        [one] It counts as a false start, the first.
       *[other] It counts as a false start, number { $count }.
    }
fact-ambush-barred = { SEAT($seat) } may not call until two more turns have begun, or an Ambush is over.
fact-ambush-unbarred = { SEAT($seat) } may call again.
fact-ambush-called = { SEAT($seat) } is the caller.
fact-ambush-dead-heat = { $gap_ms ->
        [0] Too close to tell: { SEATS($seats) }, less than 1 ms apart. If the call was false, they roll for it.
       *[other] Too close to tell: { SEATS($seats) }, { $gap_ms } ms apart. If the call was false, they roll for it.
    }
fact-ambush-captured = { $count ->
        [one] { SEAT($seat) } takes a card. The pile has { $count } card.
       *[other] { SEAT($seat) } takes a card. The pile has { $count } cards.
    }
fact-ambush-stopped = { $captured ->
        [0] { SEAT($seat) } has stopped with no card.
        [one] { SEAT($seat) } has stopped with { $captured } card.
       *[other] { SEAT($seat) } has stopped with { $captured } cards.
    }
fact-ambush-time-up = Time is up. Nobody takes another card.
fact-ambush-declared = { $seat ->
        [0] { $ambush ->
            [0] There is no Ambush card among those left lying.
            [one] There is { $ambush } Ambush card among those left lying.
           *[other] There are { $ambush } Ambush cards among those left lying.
        }
       *[other] { $ambush ->
            [0] { SEAT($seat) } has no Ambush card.
            [one] { SEAT($seat) } shows { $ambush } Ambush card.
           *[other] { SEAT($seat) } shows { $ambush } Ambush cards.
        }
    }
fact-ambush-verdict = { $good ->
        [yes] { $by ->
            [tapped] The call is good. The cards that were tapped settle it.
           *[declared] The call is good. Enough Ambush cards have been shown.
        }
       *[no] { $by ->
            [tapped] The call is false. The cards that were tapped settle it.
           *[declared] The call is false. Too few Ambush cards have been shown.
        }
    }
fact-ambush-rolled = { SEAT($seat) } rolls { $roll }.
fact-ambush-reroll = { SEATS($seats) } share the highest roll. They roll again.
fact-ambush-penalty = { $count ->
        [0] { SEAT($seat) } called and has no pile to lose.
        [one] { SEAT($seat) } called. Shuffle the pile of { $count } card into the deck.
       *[other] { SEAT($seat) } called. Shuffle the pile of { $count } cards into the deck.
    }
fact-ambush-joined = { $count ->
        [one] { SEAT($seat) } takes { $count } captured card into the hand.
       *[other] { SEAT($seat) } takes { $count } captured cards into the hand.
    }
fact-ambush-trimmed = { $count ->
        [one] { SEAT($seat) } has given { $count } card back into the deck.
       *[other] { SEAT($seat) } has given { $count } cards back into the deck.
    }
fact-ambush-cleared = { $count ->
        [one] The { $count } card left lying goes back into the deck.
       *[other] The { $count } cards left lying go back into the deck.
    }
fact-ambush-resumed = { $phase ->
        [play] { SEAT($seat) }’s turn goes on: play a card, or pass.
       *[expose] { SEAT($seat) }’s turn goes on: show the top card.
    }
fact-ambush-reaction = { $presses ->
        [one] { SEAT($seat) } pressed after { $reaction_ms } ms.
       *[other] { SEAT($seat) } pressed after { $reaction_ms } ms. Best { $best_ms } ms, on average { $mean_ms } ms over { $presses } presses.
    }
fact-ambush-record = { SEAT($seat) } has the fastest press of this game so far: { $reaction_ms } ms.
fact-ambush-destroyed = { $count ->
        [0] { SEAT($seat) }’s castle is destroyed. { SEAT($seat) } is out of the game.
        [one] { SEAT($seat) }’s castle is destroyed. { SEAT($seat) } is out of the game; { $count } card goes into the deck.
       *[other] { SEAT($seat) }’s castle is destroyed. { SEAT($seat) } is out of the game; { $count } cards go into the deck.
    }
fact-ambush-adjusted =
    { $target ->
        [0] Corrected: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
       *[other] Corrected for { SEAT($target) }: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
    }
    { $why ->
        [NONE] {""}
       *[other] Why: { $why }
    }
fact-ambush-stats =
    { SEAT($seat) }: { $good_calls ->
        [one] { $good_calls } good call
       *[other] { $good_calls } good calls
    }, { $false_calls ->
        [one] { $false_calls } false call
       *[other] { $false_calls } false calls
    }, { $heats ->
        [one] { $heats } dead heat
       *[other] { $heats } dead heats
    }, { $false_starts ->
        [one] { $false_starts } false start
       *[other] { $false_starts } false starts
    }.
    { $presses ->
        [0] {""}
        [one] One timed press: { $best_ms } ms.
       *[other] { $presses } timed presses: best { $best_ms } ms, last { $last_ms } ms, on average { $mean_ms } ms.
    }
fact-ambush-over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins the game.
       *[other] { SEATS($winners) } win the game.
    } { TERM($reason, kind: "reason") }

## Not now, and why: set-up

ambush-not-started = The game has not begun. Say first who goes first.
ambush-started-already = The game has begun; it is { SEAT($seat) }’s turn. Who goes first is settled.
ambush-castle-too-late = Castles are named before the first turn. The names stay as they are.
ambush-castles-unnamed = { COUNT($seats) ->
        [one] { SEATS($seats) } still needs a castle name. Enter it, then begin.
       *[other] { SEATS($seats) } still need castle names. Enter them, then begin.
    }
ambush-dial-below-castle = A dial that ends at { $dial_max } cannot start at { $castle }. Raise “dial_max” or lower “castle”.
ambush-deck-too-small = { $cards ->
        [one] The deck has { $cards } card; 5 for everybody make { $least }. Add cards, or play with fewer people.
       *[other] The deck has { $cards } cards; 5 for everybody make { $least }. Add cards, or play with fewer people.
    }
ambush-deck-list = The list of the deck’s cards cannot be read. { $why }
ambush-nobody-brings-a-deck = All share one deck, so seat { $number } brings none. Enter the list under “0”.

## Not now, and why: on your turn

ambush-over = The game is over. Take back the last step, or begin a new game.
ambush-you-are-out = { SEAT($seat) }’s castle is destroyed. Others play on; watch them.
ambush-turn-waits = An Ambush is being settled, so { SEAT($seat) }’s turn waits until that is done.
ambush-not-your-turn = It is { SEAT($turn) }’s turn. { SEAT($seat) }, wait for yours.
ambush-expose-first = { SEAT($seat) } has not shown a card yet. Show the top card first.
ambush-exposed-already = The time to show a card is past in { SEAT($seat) }’s turn. Go on with what the table asks.
ambush-played-already = { SEAT($seat) } has played a card; one a turn is the most. Finish this one.
ambush-no-cards = { SEAT($seat) } has no card in hand. Pass instead.
ambush-own-castle = A card strikes an opponent. { SEAT($seat) }, choose another castle than your own.
ambush-castle-fallen = { SEAT($target) }’s castle is destroyed already. Choose one that stands.
ambush-choose-castle = This card needs a target. Choose one of these: { SEATS($seats) }.
ambush-effects-known = Ambit knows what { $card } does. Enter nothing; it is carried out as printed.
ambush-must-finish = The card says how many cards to lay. { SEAT($seat) }, lay the rest.
ambush-must-resolve = { SEAT($seat) } has played a card that is not known here. Enter what it did, even if that is nothing.
ambush-nothing-to-place = No card says to lay others now. { SEAT($seat) }, play a card first.
ambush-place-from = { $allowed ->
        [deck] The card says: from the deck. Take it from there.
        [hand] The card says: from the hand. Take it from there.
       *[any] It may come from the deck or from the hand. Say which.
    }
ambush-source-empty = { $source ->
        [hand] The hand is empty. Take the card from somewhere else, or finish.
       *[deck] The deck is empty. Take the card from somewhere else, or finish.
    }
ambush-nothing-to-resolve = No card waits for its outcome now. Enter one after playing a card, or after a grab.
ambush-not-in-deck = This card is not in the list of the deck. Take it out of the game, or enter it in the list.

## Not now, and why: the call and the grab

ambush-called-already = Ambush has been called. Calls open again when it is settled.
ambush-pressed-already = { SEAT($seat) } has pressed already; the first press stands.
ambush-voice-too-late = Somebody has pressed before this call. Press your button to be in the race.
ambush-no-window = No call is open, so there is nothing to close.
ambush-no-grab = Nobody has called. Hands off the battlefield until somebody does.
ambush-grab-over = The grab is over. The piles stay as they are.
ambush-stopped = { SEAT($seat) } has stopped and takes no more cards. The number can still be corrected.
ambush-nothing-left = { $left ->
        [0] No card is left on the battlefield. Count the piles again.
        [one] Only { $left } card is left on the battlefield. Count the piles again.
       *[other] Only { $left } cards are left on the battlefield. Count the piles again.
    }
ambush-no-putting-back = { $recorded ->
        [one] { $recorded } card was tapped into this pile, and nothing is put back. Count again.
       *[other] { $recorded } cards were tapped into this pile, and nothing is put back. Count again.
    }
ambush-nothing-to-declare = No Ambush cards are being counted now. That comes after the grab, if at all.
ambush-declared-too-many = { $held ->
        [0] There is no card to look through, so there cannot be { $ambush } of them. Say 0.
        [one] There is only { $held } card, so { $ambush } of them cannot be Ambush cards. Look again.
       *[other] There are only { $held } cards, so { $ambush } of them cannot be Ambush cards. Look again.
    }
ambush-no-roll = There is nothing to roll for. Dice settle a false call in a dead heat, nothing else.
ambush-not-your-roll = { SEAT($seat) } does not roll now. Only those tied do, once each.
ambush-no-aftermath = There is no grab to finish. Go on with the turn.
ambush-not-settled = The call is not settled yet. Do first what the table asks.

## What a card says: one sentence for each direction, with its fields

effect-ambush-damage = Damage to { ambush-whom }: { $n }.
effect-ambush-repair = Repair for { ambush-whom }: { $n }.
effect-ambush-guard = Guard for { ambush-whom }: { $n }.
effect-ambush-draw = Cards to draw for { ambush-whom }: { $n }.
effect-ambush-return = Cards to shuffle back into the deck for { ambush-whom }: { $n }.
effect-ambush-pick = Cards to take from the battlefield for { ambush-whom }: { $n }.
effect-ambush-give = { $from ->
        [self] Cards from your hand for the target: { $n }.
       *[target] Cards from the target’s hand for you: { $n }.
    }
effect-ambush-place = { $up_to ->
        [yes] Cards to lay face down { ambush-source }, at most: { $n }.
       *[other] Cards to lay face down { ambush-source }: { $n }.
    }
ambush-whom = { $to ->
        [self] you
        [target] the target
        [opponents] each opponent
       *[all] everybody
    }
ambush-source = { $from ->
        [deck] from the deck
        [hand] from your hand
       *[any] from deck or hand
    }

## Actions that cannot be understood

ambush-change-seat = A change names seat { $number }, where no castle stands. Name one that does.
ambush-err-without-at = “err” says how wrong the moment may be, but there is no moment. Send “at” too, or neither.
ambush-table-has-no-pile = The table grabs nothing. Say that time is up without a number.
ambush-counter-owner = “{ TERM($counter, kind: "counter") }” is not counted there. Deck and battlefield belong to the table (target 0), all else to a seat.

## What is asked of a deck

point-ambush-size = At least { $least } cards: 5 for each of { $seats } people
