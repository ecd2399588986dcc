# What the screens and phones show of Ambyria beside the sentences of the project's own catalogue.
# Nothing here may tell a face-down card or what a collection pile is worth.

show-ambyria-middle = What is under way
show-ambyria-phases = Phases of the turn
show-ambyria-turn-of = { SEAT($seat) }’s turn
show-ambyria-last-phase = the last phase
show-ambyria-phase-collection = Collection
show-ambyria-phase-mode = Mode
show-ambyria-phase-draw = Draw
show-ambyria-phase-play = Play
show-ambyria-phase-end = End
show-ambyria-chosen = { $chosen } of { $seats } heroes chosen

show-ambyria-mode-attack = Attack
show-ambyria-mode-greedy = Greedy
show-ambyria-mode-hasty = Hasty
show-ambyria-mode-protection = Protection
show-ambyria-rule-attack = collects five at once, in the own play phase
show-ambyria-rule-greedy = draws two cards in the draw phase
show-ambyria-rule-hasty = collects from three cards on
show-ambyria-rule-protection = others take nothing from hand or emberscape
show-ambyria-mode-pile = { $count ->
        [one] { $count } card in the mode pile
       *[other] { $count } cards in the mode pile
    }

show-ambyria-emberscape = Emberscape, { $count } of { $all }
show-ambyria-slot = { $place }: { $name }
show-ambyria-slot-down = { $place }: face down
show-ambyria-slot-free = { $place }: free
show-ambyria-some-card = Some card
show-ambyria-arcane = arcane
show-ambyria-in-hand = in hand
show-ambyria-deck = deck
show-ambyria-discard = discard
show-ambyria-collected = collected

show-ambyria-answer-has-it = responds
show-ambyria-answer-effect = whose effect
show-ambyria-answer-passed = passed
show-ambyria-answer-may = may respond
show-ambyria-owes = discards { $count }
show-ambyria-plays-arcane = arcane card

show-ambyria-stack = What is under way, the first to happen first
show-ambyria-last-first = The last one happens first
show-ambyria-more-frames = { $count ->
        [one] { $count } more waits
       *[other] { $count } more wait
    }
show-ambyria-frame-collect = Collection
show-ambyria-frame-event = A response
show-ambyria-frame-collect-of = { SEAT($seat) } collects the emberscape.
show-ambyria-frame-event-of = { SEAT($seat) } responds to what has just happened.
show-ambyria-frame-of = { SEAT($seat) }: effect { $effect }
show-ambyria-does-who = { $whose ->
        [self] { SEAT($seat) }
        [one] { SEAT($target) }
        [others] Each of the others
       *[all] Everybody
    }
show-ambyria-does-cards = { $every ->
        [all] all cards
       *[some] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
show-ambyria-does-object = { $named ->
        [yes] { $names }
       *[no] { show-ambyria-does-cards }
    }
show-ambyria-does-down = a face-down card
show-ambyria-does-of = { $whose ->
        [one] { SEAT($target) }
        [others] each of the others
       *[all] everybody
    }
show-ambyria-does-place = { $from ->
        [hand] hand
        [mode] mode pile
        [deck] deck
        [discard] discard pile
       *[emberscape] emberscape
    }
show-ambyria-does-whence = { $whose ->
        [self] the own { show-ambyria-does-place }
       *[other] the { show-ambyria-does-place } of { show-ambyria-does-of }
    }
show-ambyria-does-draw = { show-ambyria-does-who } draws { show-ambyria-does-cards }.
show-ambyria-does-discard = { show-ambyria-does-who } discards { show-ambyria-does-cards }.
show-ambyria-does-steal = { SEAT($seat) } steals { show-ambyria-does-object } from { show-ambyria-does-whence }.
show-ambyria-does-capture = { SEAT($seat) } captures { show-ambyria-does-object } from { show-ambyria-does-whence }.
show-ambyria-does-destroy = { SEAT($seat) } destroys { show-ambyria-does-object } in { show-ambyria-does-whence }.
show-ambyria-does-collect = { SEAT($seat) } collects { show-ambyria-does-object } from { show-ambyria-does-whence }.
show-ambyria-does-return = { SEAT($seat) } returns { show-ambyria-does-object } to { $whose ->
        [self] the own hand
       *[other] the hand of { show-ambyria-does-of }
    }.
show-ambyria-does-placing = { SEAT($seat) } places a card from the { show-ambyria-does-place } into { $whose ->
        [self] the own emberscape
       *[other] the emberscape of { show-ambyria-does-of }
    }.
show-ambyria-does-mode = { SEAT($seat) } lays a card from the { show-ambyria-does-place } on { $whose ->
        [self] the own mode pile
       *[other] the mode pile of { show-ambyria-does-of }
    }.
show-ambyria-does-turn = { SEAT($seat) } turns over { show-ambyria-does-object } in { show-ambyria-does-whence }.
show-ambyria-does-arcane = { SEAT($seat) } plays an arcane card.
show-ambyria-does-top = { SEAT($seat) } plays the top card of { $whose ->
        [self] the own deck
       *[other] the deck of { show-ambyria-does-of }
    }.
show-ambyria-does-extra = { $count ->
        [one] { SEAT($seat) } may play { $count } more card.
       *[other] { SEAT($seat) } may play { $count } more cards.
    }
show-ambyria-does-stop = { SEAT($seat) } stops the effect beneath.
show-ambyria-responds = { SEAT($seat) } responds
show-ambyria-anybody = Anybody may respond
show-ambyria-seconds = seconds to respond
show-ambyria-turn-left = { $time } left
show-ambyria-hero = hero

show-ambyria-turned-up = The piles are turned up, the smallest first.
show-ambyria-face-down = { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
show-ambyria-in-cards = { $count ->
        [one] in { $count } card
       *[other] in { $count } cards
    }
show-ambyria-wins = wins
show-ambyria-counts = counts
show-ambyria-counted = done
show-ambyria-plot = Cards collected, round by round
show-ambyria-plot-ring = A ring is an arcane card earned.
show-ambyria-plot-told = Cards in each collection pile at the end: { $told }
show-ambyria-plot-last = { SEAT($seat) } played the last arcane card in the { TERM($phase, kind: "phase-ambyria") } of round { $round }.
show-ambyria-air = { $arcane } arcane, { $collected } collected
show-ambyria-air-stones = { $count ->
        [one] { $count } ember stone
       *[other] { $count } ember stones
    }

phone-ambyria-only-you = only you
phone-ambyria-call = Respond
phone-ambyria-call-lit = hit it first
phone-ambyria-call-dark = to what just happened
phone-ambyria-call-pressed = it is yours
phone-ambyria-where = Round { $round }, { $mine ->
        [yes] your turn
       *[no] { SEAT($seat) } plays
    }
phone-ambyria-you-hold = { $time ->
        [NONE] you have it
       *[other] you have it, { $time } s
    }
phone-ambyria-arcane-left = arcane left
phone-ambyria-no-hero = no hero yet
phone-ambyria-row = Your emberscape
phone-ambyria-row-of = Emberscape: { $name }
phone-ambyria-of = { $count } of { $all }
phone-ambyria-enough = { $count } of { $all }, enough to collect

phone-ambyria-choose = { TERM($hero, kind: "hero-ambyria") }
phone-ambyria-mode = Lay a mode card
phone-ambyria-mode-do = Lay it
phone-ambyria-mode-deck = Lay the top card of my deck
phone-ambyria-mode-deck-do = Lay it
phone-ambyria-play = Play a card
phone-ambyria-play-do = Play it
phone-ambyria-play-down = Play one face down
phone-ambyria-play-down-do = Lay it face down
phone-ambyria-arcane = Play my arcane card
phone-ambyria-arcane-do = Play it
phone-ambyria-top = Play the top card
phone-ambyria-top-do = Play it
phone-ambyria-show = I cannot play any card
phone-ambyria-show-cards = I cannot play any, and show them
phone-ambyria-show-cards-do = Show them
phone-ambyria-activate = Activate my hero (card { $slot })
phone-ambyria-aim = Say whom or what it is for
phone-ambyria-aim-do = Do it
phone-ambyria-resolve = Enter what it does
phone-ambyria-resolve-do = Announce it
phone-ambyria-respond = Choose my response
phone-ambyria-respond-do = Respond with it
phone-ambyria-turn-up = Turn up my card { $slot }
phone-ambyria-turn-up-do = Turn it up
phone-ambyria-go = Let it happen
phone-ambyria-go-cards = Let it happen, and name the cards
phone-ambyria-go-cards-do = Let it happen
phone-ambyria-pass-mode = Keep my mode
phone-ambyria-pass-aim = Do without it
phone-ambyria-pass-window = Let it pass
phone-ambyria-pass-held = Give it back
phone-ambyria-done = End my play phase
phone-ambyria-nothing-more = Nothing more
phone-ambyria-discard = { $count ->
        [one] { $count } card is discarded
       *[other] { $count } cards are discarded
    }
phone-ambyria-discard-which = Say which
phone-ambyria-discard-which-do = Discard them
phone-ambyria-score = Enter my total
phone-ambyria-score-do = That is my total

phone-field-into = Where does it go?
phone-field-symbol = Which mode does it show?
phone-field-slots = Which card?
phone-field-cards-of-aim = Which cards?
phone-field-cards-of-discard = Which cards?
phone-field-cards-of-go = Which cards?
phone-field-cards-of-show = Which cards?
phone-field-stones = Ember stones in your collection pile
phone-field-ops = What it does
phone-ambyria-as-usual = as the card says
phone-ambyria-not-told = a card that I do not name
phone-ambyria-card-out = Take out: { $name }

phone-ambyria-op-add = One more thing that it does
phone-ambyria-op-out = Take out: { $what }
phone-ambyria-op-draw = draw
phone-ambyria-op-discard = discard
phone-ambyria-op-steal = steal
phone-ambyria-op-capture = capture
phone-ambyria-op-destroy = destroy
phone-ambyria-op-collect = collect
phone-ambyria-op-return = back into the hand
phone-ambyria-op-place = place a card
phone-ambyria-op-mode = lay a mode card
phone-ambyria-op-turn = turn a card over
phone-ambyria-op-arcane = arcane card
phone-ambyria-op-top = top card of a deck
phone-ambyria-op-extra = play more cards
phone-ambyria-op-stop = stop the effect
phone-ambyria-part-target = whose
phone-ambyria-part-from = from
phone-ambyria-part-n = how many
phone-ambyria-part-slots = which cards
phone-ambyria-part-cards = which cards
phone-ambyria-part-face = how it lies
phone-ambyria-part-symbol = its mode
phone-ambyria-from-emberscape = emberscape
phone-ambyria-from-hand = hand
phone-ambyria-from-mode = mode pile
phone-ambyria-from-deck = deck
phone-ambyria-from-discard = discard pile
phone-ambyria-face-up = face up
phone-ambyria-face-down = face down

cards-page-field-ambyria-mode = mode
cards-page-field-ambyria-stones = ember stones
cards-page-field-ambyria-play = play symbol
cards-page-field-ambyria-hero = hero of
cards-page-field-ambyria-response = as a response
cards-page-field-ambyria-down = may lie face down
cards-page-field-ambyria-ability = when activated
cards-page-field-ambyria-lasting = as long as it lies there
cards-page-field-ambyria-may = if you like
cards-page-field-ambyria-who = whom
cards-page-field-ambyria-face = how it lies
cards-page-field-ambyria-key = name of the lasting effect
cards-page-field-ambyria-at = at the beginning of
cards-page-op-ambyria-return = back into the hand
cards-page-op-ambyria-place = place a card
cards-page-op-ambyria-steal = steal
cards-page-op-ambyria-capture = capture
cards-page-op-ambyria-destroy = destroy
cards-page-op-ambyria-collect = collect
cards-page-op-ambyria-mode = lay a mode card
cards-page-op-ambyria-turn = turn a card over
cards-page-op-ambyria-arcane = play an arcane card
cards-page-op-ambyria-top = play the top card of a deck
cards-page-op-ambyria-extra = play more cards
cards-page-op-ambyria-stop = stop the effect
cards-page-op-ambyria-text = as printed, entered by hand
cards-page-value-ambyria-attack = attack
cards-page-value-ambyria-greedy = greedy
cards-page-value-ambyria-hasty = hasty
cards-page-value-ambyria-protection = protection
cards-page-value-ambyria-emberscape = the emberscape
cards-page-value-ambyria-discard = the discard pile
cards-page-value-ambyria-collection = the collection pile
cards-page-value-ambyria-mode = the mode pile
cards-page-value-ambyria-lasting = the emberscape, sideways
cards-page-value-ambyria-kaldoren = Kaldoren (red)
cards-page-value-ambyria-rowl = Rowl (green)
cards-page-value-ambyria-serephene = Serephene (yellow)
cards-page-value-ambyria-yvera = Yvera (blue)
cards-page-value-ambyria-no = never
cards-page-value-ambyria-may = also
cards-page-value-ambyria-only = only so
cards-page-value-ambyria-target = an opponent
cards-page-value-ambyria-any = any player
cards-page-value-ambyria-others = every opponent
cards-page-value-ambyria-up = face up
cards-page-value-ambyria-down = face down
cards-page-field-ambyria-lasting-op = what it does
cards-page-field-ambyria-lasting-who = on whose turns
cards-page-value-ambyria-lasting-op-discard = discard
cards-page-value-ambyria-lasting-op-draw = draw
cards-page-value-ambyria-lasting-op-text = as printed, a reminder
cards-page-value-ambyria-lasting-who-active = everybody’s
cards-page-value-ambyria-lasting-who-owner = the own ones
cards-page-value-ambyria-lasting-who-others = those of everybody else
cards-page-value-ambyria-lasting-at-collection = the collection phase
cards-page-value-ambyria-lasting-at-mode = the mode phase
cards-page-value-ambyria-lasting-at-draw = the draw phase
cards-page-value-ambyria-lasting-at-play = the play phase
cards-page-value-ambyria-lasting-at-end = the end phase
