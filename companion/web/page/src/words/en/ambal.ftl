# What the screens and phones show of Ambal Tournament beside the sentences of the project's own catalogue.

show-ambal-cards = Cards of this turn
show-ambal-health = Health, of { $most }
show-ambal-energy = Energy, at most { $most }
show-ambal-health-short = Health of { $most }
show-ambal-energy-short = Energy of { $most }
show-ambal-turn = turn { $turn }
show-ambal-happened = What happened
show-ambal-mastery = Mastery
show-ambal-mastery-fire = Fire
show-ambal-mastery-water = Water
show-ambal-mastery-sword = Sword
show-ambal-mastery-assassination = Assassination
show-ambal-a-round = { $n } a round
show-ambal-boon = Boon
show-ambal-curse = Curse
show-ambal-lasting-cost = other cost
show-ambal-lasting-next = next skill
show-ambal-last-round = last round
show-ambal-rounds-left = { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
show-ambal-wins = wins
show-ambal-owes = { $count ->
        [one] discards { $count } card
       *[other] discards { $count } cards
    }
show-ambal-drew = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
show-ambal-to-roll = to roll
show-ambal-rolled = rolled { $rolled }
show-ambal-order = Who decides, in order:
show-ambal-placed = has placed
show-ambal-decides = decides
show-ambal-plays = will play
show-ambal-stopped = has stopped
show-ambal-skips = skips
show-ambal-out = is out
show-ambal-slot-decides = no card yet
show-ambal-slot-plays = a card will come
show-ambal-slot-stopped = no more this round
show-ambal-slot-skips = not this turn
show-ambal-slot-out = defeated
show-ambal-on-self = on oneself
show-ambal-cost-changed = { $cost } instead of { $base }
show-ambal-state-interrupted = interrupted
show-ambal-state-unpaid = not paid
show-ambal-over = The duel is over
show-ambal-nobody = Nobody
show-ambal-deck-entered = deck entered
show-ambal-deck-cards = { $count ->
        [0] drafted deck
        [one] { $count } card
       *[other] { $count } cards
    }

show-ambal-steps = The seven steps of the turn
show-ambal-last-turn = Last turn
show-ambal-this-turn = This turn
show-ambal-skip = Show all at once
show-ambal-reveal = All cards are turned over.
show-ambal-none = none
show-ambal-more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
show-ambal-step-none = { $step }: nothing.
show-ambal-step-1 = Energy paid
show-ambal-step-2 = Interrupts
show-ambal-step-3 = Blocks
show-ambal-step-4 = Own side
show-ambal-step-5 = Other side
show-ambal-step-6 = Heal
show-ambal-step-7 = Damage

show-ambal-brief-paid = { $cost ->
        [0] no Energy
       *[other] −{ $cost } Energy
    }
show-ambal-brief-unpaid = cannot pay
show-ambal-brief-interrupted = interrupted
show-ambal-brief-blocked = { $kind ->
        [evade] evades
       *[block] blocks
    }
show-ambal-brief-health = { $way ->
        [down] −{ $n } Health
       *[up] +{ $n } Health
    }
show-ambal-brief-energy = { $way ->
        [down] −{ $n } Energy
       *[up] +{ $n } Energy
    }
show-ambal-brief-max-energy = { $way ->
        [down] −{ $n } Max Energy
       *[up] +{ $n } Max Energy
    }
show-ambal-brief-max-health = up to { $to } Health
show-ambal-brief-condition = { $to ->
        [0] { TERM($condition, kind: "counter") } over
       *[other] { TERM($condition, kind: "counter") } { $to }
    }
show-ambal-brief-boon = { $name } { $left }
show-ambal-brief-curse = { $name } { $left }
show-ambal-brief-ended = { $name } ends
show-ambal-brief-draw = draws { $n }
show-ambal-brief-refresh = shuffles { $n }
show-ambal-brief-reminder = { $name }
show-ambal-brief-resurrected = comes back
show-ambal-brief-defeated = is defeated
show-ambal-brief-owes = discards { $n }
show-ambal-brief-placed = has placed a card
show-ambal-brief-stopped = has stopped
show-ambal-brief-skips = skips
show-ambal-brief-plays = will play
show-ambal-brief-target = { $name }
show-ambal-brief-deck = has entered a deck
show-ambal-brief-rolled = rolls { $value }
show-ambal-brief-order = in order
show-ambal-brief-library = takes { $n }
show-ambal-brief-adjusted = corrected
show-ambal-brief-result = the end
show-ambal-brief-first = begins
show-ambal-brief-school = has chosen a School
show-ambal-brief-dealt = deals { $n }
show-ambal-brief-picked = has { $n } cards
show-ambal-brief-banned = bans { $name }

show-ambal-draft = The draft
show-ambal-player-a = Player A
show-ambal-picked = { $count ->
        [one] card picked
       *[other] cards picked
    }
show-ambal-in-pile = in the pile
show-ambal-unnamed = face up, not named
show-ambal-elite = Elite
show-ambal-banned = Banned
show-ambal-stage-setup = The decks are ready
show-ambal-stage-roll = Who is Player A?
show-ambal-stage-schools = Choose the Schools
show-ambal-stage-build = Turn { $pass } of { $of }
show-ambal-stage-last = The last card
show-ambal-stage-elite-ban = Elites: ban one
show-ambal-stage-elite-pick = Elites: pick one

show-ambal-air-energy = Energy { $energy } of { $most }
show-ambal-air-cards = { SEAT($seat) }: { CARD($card) }

phone-ambal-health = Health
phone-ambal-energy = Energy
phone-ambal-of = of { $most }
phone-ambal-hand = in hand
phone-ambal-start = All are ready
phone-ambal-deck-starter = A starter deck
phone-ambal-deck-starter-do = That is my deck
phone-ambal-deck-list = A deck of my own
phone-ambal-deck-list-do = That is my deck
phone-ambal-commit = Place a card
phone-ambal-commit-do = Place it face down
phone-ambal-stop = Stop for this round
phone-ambal-skip = Skip this turn
phone-ambal-declare = I will play a card
phone-ambal-order = Who goes first?
phone-ambal-order-under = decide in order
phone-ambal-roll = I rolled { $n }
phone-ambal-choose-target = Aim at { SEAT($target) }
phone-ambal-choose-self = Aim at myself
phone-ambal-choose = Choose what it removes
phone-ambal-choose-do = Confirm
phone-ambal-resolve = Enter what my card says
phone-ambal-resolve-do = That is all
phone-ambal-discard = Discard a card
phone-ambal-discard-do = Discard it
phone-ambal-keep = Keep my hand
phone-ambal-library = Take Library cards
phone-ambal-library-do = Pay 1 and take them
phone-ambal-library-pass = Take nothing
phone-ambal-school = { TERM($school, kind: "school-ambal") }
phone-ambal-pick = Pick a card
phone-ambal-pick-do = Pick it
phone-ambal-pick-card = Pick { CARD($card) }
phone-ambal-ban = Ban a card
phone-ambal-ban-do = Ban it
phone-ambal-ban-card = Ban { CARD($card) }
phone-ambal-deal = Name cards of my line-up
phone-ambal-deal-do = These are the cards

phone-field-starter = Starter deck
phone-field-battle = Battle Deck
phone-field-library = Library Deck
phone-field-cards = Which cards?
phone-field-cards-of-library = Cards from the Library Deck, 3 at most
phone-field-cards-of-deal = Face-up cards that are not named here yet
phone-field-remove = What does it remove?
phone-field-cost = 1 · Energy cost as printed
phone-field-effects = What the card says, step by step
phone-field-types = What kind of skill it is
phone-field-card-of-commit = Card from your hand
phone-field-card-of-discard = Card from your hand
phone-field-card-of-pick = Card of your line-up
phone-field-card-of-ban = Card of a line-up
phone-field-target-of-commit = Target token
phone-field-value = What does your die show?
phone-field-starter-sun-warrior = Sun Warrior
phone-field-starter-curse-seer = Curse Seer
phone-field-starter-flame-assassin = Flame Assassin
phone-field-starter-shore-knight = Shore Knight

phone-ambal-no-data-hint = Read the card and tap what it says. Ambit does the rest.
phone-ambal-lies = Your card lies face down.
phone-ambal-held-card = { $what } is kept. Against whom? Hold a target token to the reader, or choose here.
phone-ambal-held-target = The target { $what } is kept. With which card? Hold it to the reader, or choose here.
phone-ambal-steps = What the last turn did
phone-ambal-piles = Piles
phone-ambal-others = The others
phone-ambal-mastery = Mastery
phone-ambal-lineup-own = Your line-up
phone-ambal-lineup-other = Line-up of { SEAT($seat) }
phone-ambal-take-out = Take out: { $what }
phone-ambal-add-card = Add a card
phone-ambal-saved = Saved decks
phone-ambal-deck-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
phone-ambal-deck-good = This deck can be played.
phone-ambal-more = More details

phone-ambal-op-interrupt = interrupt
phone-ambal-op-block = block
phone-ambal-op-evade = evade
phone-ambal-op-remove-condition = remove Conditions
phone-ambal-op-remove-curse = remove Curses
phone-ambal-op-remove-boon = remove Boons
phone-ambal-op-reduce-damage = less damage taken
phone-ambal-op-reduce-heal = less healing
phone-ambal-op-cheaper = cheaper skills
phone-ambal-op-dearer = costlier skills
phone-ambal-op-gain-energy = gain Energy
phone-ambal-op-lose-energy = lose Energy
phone-ambal-op-gain-max = gain Max Energy
phone-ambal-op-lose-max = lose Max Energy
phone-ambal-op-max-health = higher Health limit
phone-ambal-op-draw = draw cards
phone-ambal-op-discard = discard cards
phone-ambal-op-boon = Boon
phone-ambal-op-curse = Curse
phone-ambal-op-burning = Burning
phone-ambal-op-bleeding = Bleeding
phone-ambal-op-poison = Poison
phone-ambal-op-extend = longer Condition
phone-ambal-op-resurrect = bring back
phone-ambal-op-next = next skill also
phone-ambal-op-skip = may skip a turn
phone-ambal-op-out = goes Out of Play
phone-ambal-op-other = something else
phone-ambal-op-heal = heal
phone-ambal-op-damage = damage
phone-ambal-who = for whom
phone-ambal-to-you = me
phone-ambal-to-opponent = opponent
phone-ambal-to-opponents = all opponents
phone-ambal-to-partner = partner
phone-ambal-to-ally = ally
phone-ambal-to-allies = my side
phone-ambal-to-target = target
phone-ambal-to-everyone = everybody
phone-ambal-to-bearer = its bearer
phone-ambal-amount = how much
phone-ambal-rounds = rounds
phone-ambal-back-health = Health
phone-ambal-back-energy = Energy
phone-ambal-by-mastery = by Mastery
phone-ambal-when = when
phone-ambal-when-use = at once
phone-ambal-when-start = start of the round
phone-ambal-when-end = end of the round
phone-ambal-when-while = as long as it lasts
phone-ambal-when-damaged = when its bearer is hurt
phone-ambal-if = only if there is
phone-ambal-if-none = always
phone-ambal-if-any = any Condition
phone-ambal-if-curse = a Curse
phone-ambal-if-boon = a Boon
phone-ambal-condition = which Condition
phone-ambal-text = What happens
phone-ambal-inner = The next skill also does
phone-ambal-who-else = or
phone-ambal-times = number of times
phone-ambal-how-many = how many
phone-ambal-which = only these Conditions
phone-ambal-until = for which skills
phone-ambal-if-school = Mastery of
phone-ambal-if-min = at least
phone-ambal-if-of = on whom
phone-ambal-match-types = skills of these kinds
phone-ambal-match-schools = of these Schools
phone-ambal-match-sides = of this side
phone-ambal-more-words = More effects
phone-ambal-how-many-number = a number
phone-ambal-how-many-all = all
phone-ambal-until-round = all of this round
phone-ambal-until-next = the next one only
phone-ambal-by-mastery-none = a number
phone-ambal-if-mastery = Mastery
phone-ambal-to-itself = on the same player
