# Ambyria. A number and its noun are joined by a no-break space. Nothing here may tell a face-down card or a collection pile.

game-ambyria = Ambyria
mode-ambyria-standard = the game of the rulebook

option-ambyria-first = Seat that begins
option-ambyria-arcane = Arcane cards of each player
option-ambyria-deck-size = Cards in each deck, before set-up
option-ambyria-windows = An effect that others may respond to
choice-ambyria-windows-open = goes on when its player says so
choice-ambyria-windows-all = goes on when everybody else has passed
option-ambyria-response-seconds = Seconds to respond (0: no limit)
option-ambyria-claim-seconds = Reminder to choose a response after so many seconds (0: none)
option-ambyria-turn-seconds = Reminder of the turn after so many seconds (0: none)
option-ambyria-hasty-arcane = Collecting 3 or 4 cards in hasty mode earns an arcane card
option-ambyria-hero = A hero can be activated
choice-ambyria-hero-once = once in a play phase
choice-ambyria-hero-free = as often as its player likes
option-ambyria-deck-out = When a deck is empty
choice-ambyria-deck-out-none = nothing more is drawn
choice-ambyria-deck-out-reshuffle = the discard pile is shuffled
option-ambyria-tie = Equal numbers of ember stones
choice-ambyria-tie-shared = the victory is shared
choice-ambyria-tie-cards = the most collected cards win
option-ambyria-scoring = Counting ember stones at the end
choice-ambyria-scoring-auto = by the table, where it knows all cards
choice-ambyria-scoring-count = by the players

phase-ambyria-setup = setting up
phase-ambyria-collection = collection phase
phase-ambyria-mode = mode phase
phase-ambyria-draw = draw phase
phase-ambyria-play = play phase
phase-ambyria-end = end phase
phase-ambyria-scoring = counting
phase-ambyria-over = over

counter-arcane = arcane cards
counter-stones = ember stones
counter-emberscape = emberscape
counter-down = face-down slots
counter-sideways = cards that lie sideways
counter-hero = hero in the emberscape
counter-mode-card = mode card
counter-mode-pile = mode pile
counter-discard = discard pile
counter-collection = collection pile

flag-attack = attack mode
flag-greedy = greedy mode
flag-hasty = hasty mode
flag-protection = protection mode
flag-hero-used = hero activated
flag-out = out of the game

reason-ambyria-fin-09 = The most ember stones win.
reason-ambyria-fin-10 = Several have equally many ember stones and win together.
reason-ambyria-fin-11 = Of those with equally many ember stones, the largest collection pile wins.
reason-ambyria-fin-13 = All the others have left the game.

hero-ambyria-yvera = Yvera (blue)
hero-ambyria-serephene = Serephene (yellow)
hero-ambyria-rowl = Rowl (green)
hero-ambyria-kaldoren = Kaldoren (red)

place-ambyria-emberscape = the emberscape
place-ambyria-lasting = the emberscape, sideways
place-ambyria-discard = the discard pile
place-ambyria-collection = the collection pile
place-ambyria-mode = the mode pile
place-ambyria-hand = the hand
place-ambyria-deck = the deck

## What to do now

prompt-ambyria-choose = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, choose a hero that nobody else has.
       *[other] { SEATS($to_act) }, choose a hero each, and no two the same.
    }
prompt-ambyria-discard = { EACH($n, message: "ambyria-must-discard") }
ambyria-must-discard = { $count ->
        [one] { SEAT($seat) }, discard { $count } card from your hand.
       *[other] { SEAT($seat) }, discard { $count } cards from your hand.
    }
prompt-ambyria-arcane = { SEAT($seat) }, turn up one of your arcane cards and play it.
prompt-ambyria-top = { $deck ->
        [NONE] { SEAT($seat) }, turn up the top card of the deck and play it.
       *[other] { SEAT($seat) }, turn up the top card of the deck of { SEAT($deck) } and play it.
    }
prompt-ambyria-held = { SEAT($seat) }, play your response, or give it back.
prompt-ambyria-window = { $windows ->
        [all] { SEATS($to_act) }, respond to effect { $effect } of { CARD($card) }, or let it pass.
       *[open] { SEAT($seat) }, press OK to let { CARD($card) } happen{ $effect ->
            [1] {""}
           *[other] {" "}(effect { $effect })
        }.
    }
prompt-ambyria-collect = { $windows ->
        [all] { SEATS($to_act) }, respond before { SEAT($seat) } collects the emberscape, or let it pass.
       *[open] { SEAT($seat) }, press OK to collect your emberscape.
    }
prompt-ambyria-aim = { SEAT($seat) }, say whom or what effect { $effect } of { CARD($card) } is directed at: { TERM($op, kind: "op-ambyria") }.
prompt-ambyria-resolve = { SEAT($seat) }, enter what effect { $effect } of { CARD($card) } does, or say that there is nothing more.
prompt-ambyria-mode = { SEAT($seat) }, lay a card on your mode pile, or keep your mode.
prompt-ambyria-mode-must = { SEAT($seat) }, lay a card from your hand on your mode pile: you have no mode yet.
prompt-ambyria-mode-deck = { SEAT($seat) }, lay the top card of your deck on your mode pile: you have neither a mode nor a card in hand.
prompt-ambyria-play =
    { $drawn ->
        [0] {""}
        [one] { SEAT($seat) }, draw { $drawn } card.
       *[other] { SEAT($seat) }, draw { $drawn } cards.
    }
    { SEAT($seat) }, play a card. You may also activate your hero.
prompt-ambyria-after = { SEAT($seat) }, activate your hero or play on if you can, or end your play phase.
prompt-ambyria-score = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, count the ember stones in your collection pile and enter the total.
       *[other] { SEATS($to_act) }, count the ember stones in your collection piles and enter the totals.
    }
prompt-ambyria-over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

op-ambyria-draw = draw
op-ambyria-discard = discard
op-ambyria-steal = steal
op-ambyria-capture = capture
op-ambyria-destroy = destroy
op-ambyria-collect = collect
op-ambyria-return = return to the hand
op-ambyria-place = place a card
op-ambyria-mode = lay a mode card
op-ambyria-turn = turn a card over
op-ambyria-arcane = play an arcane card
op-ambyria-top = play the top card of a deck
op-ambyria-extra = play more cards
op-ambyria-stop = stop an effect

## Rules that people keep by themselves

clause-ambyria-set-05 = Shuffle your deck and lay it in its place. Lay your arcane cards face down on the left, unseen, then draw 5 cards.
clause-ambyria-play-11 = If no card in your hand can be played, show your hand to the others.
clause-ambyria-sym-05 = Lay a card with the lasting symbol sideways.
clause-ambyria-card-09 = In doubt, go by what the card says and by the publisher’s index of cards.

## What became true

fact-ambyria-hero = { SEAT($seat) } takes the deck of { TERM($hero, kind: "hero-ambyria") }.
fact-ambyria-turn = Round { $round }: it is { SEAT($seat) }’s turn.
fact-ambyria-phase = { $phase ->
        [scoring] The game is over. Now the ember stones are counted.
       *[other] { SEAT($seat) }: { TERM($phase, kind: "phase-ambyria") }.
    }
fact-ambyria-draw = { $short ->
        [0] { $n ->
            [one] { SEAT($seat) } draws { $n } card.
           *[other] { SEAT($seat) } draws { $n } cards.
        }
       *[other] { $n ->
            [0] { SEAT($seat) } draws nothing: the deck is empty.
            [one] { SEAT($seat) } draws { $n } card, and the deck is empty.
           *[other] { SEAT($seat) } draws { $n } cards, and the deck is empty.
        }
    }
fact-ambyria-reshuffle = { $n ->
        [one] { SEAT($seat) }’s deck is empty. The discard pile, { $n } card, becomes the new deck.
       *[other] { SEAT($seat) }’s deck is empty. Shuffle the discard pile, { $n } cards: it becomes the new deck.
    }
fact-ambyria-mode = { $to ->
        [NONE] { SEAT($seat) } has no mode card any more.
       *[other] { $by ->
            [phase] { SEAT($seat) } lays { CARD($card) } on the mode pile: { TERM($to, kind: "flag") }.
            [deck] { SEAT($seat) } lays the top card of the deck, { CARD($card) }, on the mode pile: { TERM($to, kind: "flag") }.
           *[other] { SEAT($seat) }’s mode card is now { CARD($card) }: { TERM($to, kind: "flag") }.
        }
    }
fact-ambyria-played = { $face ->
        [down] { SEAT($seat) } plays a card face down.
       *[up] { $from ->
            [arcane] { SEAT($seat) } turns up the arcane card { CARD($card) }. It goes to { TERM($into, kind: "place-ambyria") }.
            [deck] { SEAT($seat) } turns up the top card { CARD($card) }. It goes to { TERM($into, kind: "place-ambyria") }.
           *[hand] { SEAT($seat) } plays { CARD($card) }. It goes to { TERM($into, kind: "place-ambyria") }.
        }
    }
fact-ambyria-arcane = { $lost ->
        [yes] { SEAT($seat) } loses an arcane card, for the emberscape is full.
       *[no] { SEAT($seat) } plays an arcane card.
    } { $left ->
        [0] None is left.
        [one] { $left } card is left.
       *[other] { $left } cards are left.
    }
fact-ambyria-announced = { $target ->
        [NONE] { SEAT($seat) } announces effect { $effect } of { CARD($card) }.
       *[other] { SEAT($seat) } announces effect { $effect } of { CARD($card) }, directed at { SEAT($target) }.
    }
fact-ambyria-held = { SEAT($seat) } wants to respond.
fact-ambyria-released = { SEAT($seat) } does not respond after all.
fact-ambyria-passed = { SEAT($seat) } does not respond.
fact-ambyria-response = { $to ->
        [collect] { SEAT($seat) } responds to the collection with { CARD($card) }.
        [event] { SEAT($seat) } responds to what has just happened with { CARD($card) }.
       *[effect] { SEAT($seat) } responds to the effect with { CARD($card) }.
    }
fact-ambyria-moved = { $op ->
        [steal] { $card ->
            [NONE] { SEAT($seat) } steals { ambyria-cards } from { SEAT($target) }: { ambyria-from-there }.
           *[other] { SEAT($seat) } steals { CARD($card) } from { SEAT($target) }: { ambyria-from-there }.
        }
        [capture] { $card ->
            [NONE] { SEAT($seat) } captures { ambyria-cards } from { SEAT($target) }: { ambyria-from-there }.
           *[other] { SEAT($seat) } captures { CARD($card) } from { SEAT($target) }: { ambyria-from-there }.
        }
        [destroy] { $card ->
            [NONE] { SEAT($seat) } destroys { ambyria-cards } of { SEAT($target) }: { ambyria-from-there }.
           *[other] { SEAT($seat) } destroys { CARD($card) } of { SEAT($target) }: { ambyria-from-there }.
        }
        [collect] { SEAT($seat) } collects { ambyria-cards } of { SEAT($target) }: { ambyria-from-there }.
        [return] { $card ->
            [NONE] { SEAT($target) } takes { ambyria-cards } back into the hand.
           *[other] { SEAT($target) } takes { CARD($card) } back into the hand.
        }
        [place] { $card ->
            [NONE] { SEAT($seat) } places a card face down into the emberscape of { SEAT($target) }.
           *[other] { SEAT($seat) } places { CARD($card) } into the emberscape of { SEAT($target) }.
        }
        [turn] { $card ->
            [NONE] A card of { SEAT($target) } is turned over.
           *[other] In the emberscape of { SEAT($target) }, this is turned over: { CARD($card) }.
        }
       *[other] { $card ->
            [NONE] The played card goes to { TERM($to, kind: "place-ambyria") } of { SEAT($seat) }.
           *[other] The played card, { CARD($card) }, goes to { TERM($to, kind: "place-ambyria") } of { SEAT($seat) }.
        }
    }
ambyria-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ambyria-from-there = { $from ->
        [hand] out of the hand
        [mode] off the mode pile
        [deck] off the deck
        [discard] out of the discard pile
       *[emberscape] out of the emberscape
    }
fact-ambyria-happened = Effect { $effect } of { CARD($card) } has happened for { SEAT($seat) }.
fact-ambyria-skipped = { $effect ->
        [NONE] Nothing is collected by { SEAT($seat) } after all.
       *[other] { $card ->
            [NONE] An effect is skipped: { ambyria-why-not }.
           *[other] Effect { $effect } of { CARD($card) } is skipped: { ambyria-why-not }.
        }
    }
fact-ambyria-stopped = Effect { $effect } of { CARD($card) } comes to nothing for { SEAT($seat) }: { ambyria-why-not }.
ambyria-why-not = { $clause ->
        [AMBYRIA-FULL-02] the emberscape is full
        [AMBYRIA-PROT-01] protection mode forbids it
        [AMBYRIA-AIM-06] protection mode came first
        [AMBYRIA-AIM-09] what it was directed at is not there any more
        [AMBYRIA-RESP-02] a response has stopped it
        [AMBYRIA-PLAY-05] its player declines it
       *[other] it is not possible now
    }
fact-ambyria-collected = { $n ->
        [one] { SEAT($seat) } collects the emberscape: { $n } card, face down into the collection pile.
       *[other] { SEAT($seat) } collects the emberscape: { $n } cards, face down into the collection pile.
    }
fact-ambyria-owed = { $n ->
        [one] { SEAT($seat) } has to discard { $n } card.
       *[other] { SEAT($seat) } has to discard { $n } cards.
    }
fact-ambyria-discarded = { COUNT($cards) ->
        [0] { SEAT($seat) } discards { ambyria-cards }.
       *[other] { SEAT($seat) } discards { CARD($cards) }.
    }
fact-ambyria-lasting = A lasting effect applies to { SEAT($seat) }: { CARD($key) }.
fact-ambyria-shown = { SEAT($seat) } shows the hand: no card in it can be played.
fact-ambyria-counter = Corrected for { SEAT($seat) }: { TERM($counter, kind: "counter") } { $to }.
fact-ambyria-ending = The last arcane card of { SEAT($seat) } is gone. The game ends with this phase.
fact-ambyria-out = { SEAT($seat) } leaves the game.
fact-ambyria-scored = { SEAT($seat) } has counted.
fact-ambyria-result = { COUNT($winners) ->
        [0] Nobody wins the game.
        [one] { SEATS($winners) } wins the game.
       *[other] { SEATS($winners) } win the game.
    } { TERM($reason, kind: "reason") }

## What a card says: one sentence for each operation, with its fields

effect-ambyria-draw = Cards to draw for { ambyria-whom }: { ambyria-amount }{ ambyria-may }.
effect-ambyria-discard = Cards to discard for { ambyria-whom }: { ambyria-amount }{ ambyria-may }.
effect-ambyria-steal = Cards to steal, { ambyria-from-there } of { ambyria-whom }, into your hand: { ambyria-amount }{ ambyria-may }.
effect-ambyria-capture = Cards to capture, { ambyria-from-there } of { ambyria-whom }, into your emberscape: { ambyria-amount }{ ambyria-may }.
effect-ambyria-destroy = Cards to destroy, { ambyria-from-there } of { ambyria-whom }: { ambyria-amount }{ ambyria-may }.
effect-ambyria-collect = Cards to collect, { ambyria-from-there } of { ambyria-whom }, into your collection pile: { ambyria-amount }{ ambyria-may }.
effect-ambyria-return = Cards that go back from the emberscape into the hand of { ambyria-whom }: { ambyria-amount }{ ambyria-may }.
effect-ambyria-place = { $face ->
        [down] One card { ambyria-from-there } of yours goes face down into the emberscape of { ambyria-whom }{ ambyria-may }.
       *[up] One card { ambyria-from-there } of yours goes into the emberscape of { ambyria-whom }{ ambyria-may }.
    }
effect-ambyria-mode = One card { ambyria-from-there } of yours goes onto the mode pile of { ambyria-whom }{ ambyria-may }.
effect-ambyria-turn = { $face ->
        [down] One card in the emberscape of { ambyria-whom } is turned face down{ ambyria-may }.
       *[up] One card in the emberscape of { ambyria-whom } is turned face up{ ambyria-may }.
    }
effect-ambyria-arcane = Play one of your arcane cards{ ambyria-may }.
effect-ambyria-top = Play the top card of the deck of { ambyria-whom }{ ambyria-may }.
effect-ambyria-extra = Cards that you may play besides in this play phase: { ambyria-amount }{ ambyria-may }.
effect-ambyria-stop = The effect that you respond to does not happen{ ambyria-may }.
effect-ambyria-text = Something that you read on the card and enter yourself{ ambyria-may }.
effect-ambyria-lasting = { $op ->
        [draw] Cards to draw { ambyria-lasting-when }: { $n }.
        [discard] Cards to discard { ambyria-lasting-when }: { $n }.
       *[text] Something that you read on the card, { ambyria-lasting-when }.
    }
ambyria-lasting-when = at the beginning of the { TERM($at, kind: "phase-ambyria") }, { $who ->
        [owner] on its owner’s turns
        [others] on the turns of everybody else
       *[active] on everybody’s turn
    }
ambyria-amount = { $n ->
        [all] all of them
       *[other] { $n }
    }
ambyria-whom = { $who ->
        [target] an opponent of your choice
        [any] a player of your choice
        [others] every opponent
        [all] everybody
       *[self] yourself
    }
ambyria-may = { $may ->
        [yes] , if you like
       *[no] {""}
    }

## Not now, and why: setting up

ambyria-first-seat = Seat { $first } cannot begin: there are { $seats } seats. Choose one of them.
ambyria-nobody-shares = Nobody shares a deck here. Enter each deck under its seat, from 1 on.
ambyria-deck-list = The deck of seat { $seat } cannot be read. { $why }
ambyria-deck-too-large = The deck of seat { $seat } has { $cards } cards. At most { $most } can be counted.
ambyria-deck-too-small = The deck of seat { $seat } has { $cards } cards. It needs at least { $least }: the arcane cards and a hand of 5.
ambyria-hero-too-late = Heroes are chosen before the first turn. { SEAT($seat) }, play on with yours.
ambyria-hero-taken = { SEAT($seat) } has { TERM($hero, kind: "hero-ambyria") } already. Choose another hero.

## Not now, and why: modes and playing

ambyria-over = The game is over. Take back the last step, or begin a new one.
ambyria-you-are-out = { SEAT($seat) } has left the game and takes no part.
ambyria-mode-when = { SEAT($seat) } cannot lay a mode card now. That is done once, in the own mode phase.
ambyria-mode-from-hand = The mode card comes from the hand. { SEAT($seat) }, choose one of your cards.
ambyria-mode-needed = { SEAT($seat) } has no mode card. Lay one.
ambyria-play-when = { $turn ->
        [0] Nobody plays a card yet. Choose your heroes first.
       *[other] { SEAT($seat) } cannot play a card now. Cards are played in the own play phase, while nothing else is under way.
    }
ambyria-played-already = { SEAT($seat) } has played the card of this turn. Activate the hero, or end the play phase.
ambyria-hand-empty = { SEAT($seat) } has no card in hand.
ambyria-not-in-list = { $card } is not in the deck of { SEAT($seat) }. Look at the card again.
ambyria-all-copies-lie = All copies of { $card } lie open on the table. Look at the card again.
ambyria-response-only = { $card } can only be played as a response. Choose another card.
ambyria-not-face-down = This card cannot be played face down. Play it face up.
ambyria-goes-elsewhere = { $card } goes to { TERM($into, kind: "place-ambyria") }. Play it there.
ambyria-tell-mode = The mode of this card is not known. Say which symbol it shows.
ambyria-mode-known = { $card } shows { TERM($mode, kind: "flag") }. Enter it so.
ambyria-row-full = The emberscape of { SEAT($seat) } holds five cards. Choose a card that goes elsewhere.
ambyria-no-arcane-due = { SEAT($seat) } has no arcane card to play now. It has to be earned first.
ambyria-no-top-due = { SEAT($seat) } has no top card to play now. An effect has to say so.
ambyria-show-when = { SEAT($seat) } has no hand to show now. That is done before the card of the turn, if none can be played.
ambyria-can-be-played = { $card } can be played. Play a card.
ambyria-nothing-to-end = { SEAT($seat) } has nothing to end now. Do what the table asks.
ambyria-play-first = { SEAT($seat) } has cards in hand and has to play one first.
ambyria-hero-when = { SEAT($seat) } cannot activate a hero now. That is done in the own play phase, while nothing else is under way.
ambyria-name-it = This card is not known here. Say which one it is.
ambyria-another-card = That is not the card that lies here. Look at it again.
ambyria-not-your-hero = That is not the hero of { SEAT($seat) }. Choose the slot in which your own hero lies.
ambyria-hero-used = { SEAT($seat) } has activated the hero in this turn. The next turn allows it again.

## Not now, and why: responses

ambyria-nothing-to-answer = There is nothing to respond to now. Wait until a card is played or announced.
ambyria-held = { SEAT($seat) } is about to respond. Wait for that.
ambyria-own-effect = { SEAT($seat) } cannot respond to the own effect. Let it happen.
ambyria-no-window = There is nothing to respond to now. Claim a response first.
ambyria-no-response-card = { $card } cannot be played as a response. Choose another card.
ambyria-face-up-already = This card lies face up already. Choose one that lies face down.
ambyria-hero-no-response = { SEAT($seat) } can respond with the hero only in the own play phase.
ambyria-pass-own = The others decide whether they respond. { SEAT($seat) }, let it happen when they have.
ambyria-nothing-to-pass = { SEAT($seat) } has nothing to pass on now. Do what the table asks.
ambyria-nothing-to-go-on = { SEAT($seat) } has nothing to let happen now. Do what the table asks.
ambyria-all-must-pass = All the others have to pass first. Wait for them.

## Not now, and why: aims and printed effects

ambyria-no-declining = This effect has to be carried out. Say whom or what it is directed at.
ambyria-nothing-to-aim = { SEAT($seat) } has nothing to aim now. Do what the table asks.
ambyria-aim-whom = Say at whom it is directed: { SEATS($seats) }.
ambyria-aim-full = There is no room in that emberscape. Choose another one.
ambyria-aim-protected = { SEAT($seat) } is in protection mode. Choose somebody else.
ambyria-aim-nothing = There is nothing there that this can be done to. Choose something else.
ambyria-aim-face-down = Face-down cards of { SEAT($seat) } cannot be taken. Choose a face-up card.
ambyria-aim-number = { $n ->
        [one] Name exactly { $n } card.
       *[other] Name exactly { $n } cards.
    }
ambyria-aim-wrong-face = That card lies the right way up already. Choose another one.
ambyria-aim-not-in-pile = That card does not lie in the discard pile. Choose one that does.
ambyria-nothing-to-enter = { SEAT($seat) } has no printed effect to enter now. Do what the table asks.
ambyria-collection-stays = Nothing ever leaves a collection pile. Enter something else.

## Not now, and why: discarding, counting, leaving, corrections

ambyria-owes-nothing = { SEAT($seat) } has nothing to discard now. Keep your cards.
ambyria-owes-less = { $n ->
        [one] { SEAT($seat) } has to discard { $n } card only. Name no more than that.
       *[other] { SEAT($seat) } has to discard { $n } cards only. Name no more than that.
    }
ambyria-nothing-to-count = { SEAT($seat) } has nothing to count now. Wait for the others.
ambyria-concede-when = { SEAT($seat) } can leave the game only while a player of a turn chooses a mode or a card. Finish this first.
ambyria-adjust-when = There is nothing to correct before the first turn. Choose your heroes.
ambyria-adjust-what = These can be corrected: { TERM($counters, kind: "counter") }. Choose one of them.

## Actions that cannot be understood

ambyria-card-or-slot = A response names a “card” or a “slot”. Send one of them.
ambyria-no-such-slot = There is no card in slot { $slot }. Choose a slot that holds one.
ambyria-slot-twice = A slot is named twice. Name each once.
ambyria-no-such-aim = “{ $field }” does not belong to this effect. Leave it out.
ambyria-show-all = { $n ->
        [one] The hand has { $n } card. Name that one, or none at all.
       *[other] The hand has { $n } cards. Name all of them, or none at all.
    }
ambyria-discard-none = Name at least one card to discard.
ambyria-entry = Number { $number } of what you entered cannot be carried out. { $why }
ambyria-flaw-empty = A sentence of a card holds at least one operation. Fill it, or take it out.
ambyria-flaw-text = An effect that is entered by hand stands alone in its sentence. Take the others out.
ambyria-flaw-entered-text = “text” cannot be entered. Enter what the card does.
ambyria-flaw-whole-deck = A whole deck cannot be taken. Enter a number.
ambyria-flaw-picking = Single cards cannot be picked from several players at once. Take all of them, or take from hands, mode piles or decks.
ambyria-flaw-collection = Nothing ever leaves a collection pile. Take the cards from somewhere else.

## What is asked of a deck

point-ambyria-most = At most { $most } cards
point-ambyria-least = At least { $least } cards: the arcane cards and a hand of 5
