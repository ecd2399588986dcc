# What the screens and phones show of Tash-Kalar beside the sentences of the project's own catalogue.
# Nothing here may tell what somebody else has in hand, or that somebody asked where a creature fits.

show-tash-side = { SEATS($seats) }
show-tash-list = { $first } and { $last }
show-tash-or = or
show-tash-rank-common = common
show-tash-rank-heroic = heroic
show-tash-rank-legendary = legendary
show-tash-rank-usual = as printed
show-tash-piece = { $side }, { $rank }
show-tash-mode = { $mode ->
        [duel-ancestral] High Form, to { $goal }
        [duel-ancestral-teams] High Form in teams, to { $goal }
        [match-a-mort] Deathmatch Duel, to { $goal }
        [match-a-mort-teams] Deathmatch Duel in teams, to { $goal }
       *[melee-a-mort] Deathmatch Melee, to { $goal }
    }
show-tash-school-northern = Northern Imperial
show-tash-school-southern = Southern Imperial
show-tash-school-highland = Highland
show-tash-school-sylvan = Sylvan
show-tash-school-everfrost = Everfrost
show-tash-school-nethervoid = Nethervoid
show-tash-school-etherweave = Etherweave
show-tash-school-training-river = River (training)
show-tash-school-training-forge = Forge (training)
show-tash-school-training-meadow = Meadow (training)
show-tash-school-training-night = Night (training)
show-tash-school-of = { SEAT($seat) }: { $school ->
        [NONE] which school?
       *[other] { $school }
    }
show-tash-taken-by = { SEAT($seat) } has it
show-tash-ending = { $left ->
        [0] the last turn
        [one] { $left } turn left after this one
       *[other] { $left } turns left after this one
    }

# The arena
show-tash-arena = The arena
show-tash-empty = empty
show-tash-red = red square
show-tash-green = green square
show-tash-fits-here = can be chosen
show-tash-used-here = piece used
show-tash-marked-here = marked square
show-tash-board-differs = The board and the game differ
show-tash-hints = To do on the board
show-tash-look-at-table = The board differs from the game on { $squares }. The table’s screen shows how to put it right.
show-tash-overlook = Sensor is wrong
show-tash-overlook-square = Sensor is wrong: { $square }
show-tash-heed = Counts again
show-tash-heed-square = Counts again: { $square }
show-tash-overlooked = The sensor here does not count.
show-tash-overlooked-list = Sensors that do not count
show-tash-formation = Formation of { $name }: dots are your pieces, the dashed ring is the summoning square

# Points and pieces
show-tash-for-tasks = { $count } for objectives
show-tash-for-legends = { $count ->
        [one] { $count } for a legend
       *[other] { $count } for legends
    }
show-tash-points = { $count ->
        [one] point
       *[other] points
    }
show-tash-pending = { $count ->
        [one] and { $count } when the turn ends
       *[other] and { $count } when the turn ends
    }
show-tash-of-goal = { $count } of { $goal } points
show-tash-of-goal-short = of { $goal }
show-tash-of = of { $goal }
show-tash-in-supply = { $count } in supply
show-tash-in-deck = { $count } in deck
show-tash-supply = in supply
show-tash-deck = in the deck
show-tash-hand = { $beings ->
        [one] { $beings } creature
       *[other] { $beings } creatures
    }, { $legends ->
        [one] { $legends } legend,
       *[other] { $legends } legends,
    }
show-tash-hand-flares = { $count ->
        [one] { $count } flare in hand
       *[other] { $count } flares in hand
    }
show-tash-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
show-tash-taken = taken this turn
show-tash-comes-back = { $count ->
        [one] { $count } comes back when the turn ends
       *[other] { $count } come back when the turn ends
    }
show-tash-acts = acts
show-tash-wins = wins
show-tash-behind = For flares: behind by
show-tash-both-gaps = upgraded, pieces in all
show-tash-upgraded = upgraded
show-tash-pieces = { $count ->
        [one] piece
       *[other] pieces
    }
show-tash-flares-look = What flares look at
show-tash-word-upgraded = Upgraded
show-tash-word-pieces = Pieces
show-tash-is-behind = { $side }: behind by { $count }
show-tash-even = even
show-tash-you-behind = { $side ->
        [NONE] For flares you are behind by { $upgraded } upgraded, { $pieces } in all.
       *[other] Behind { $side } by { $upgraded } upgraded, { $pieces } in all.
    }
show-tash-melee = Points in each enemy colour; the lowest is the score.
show-tash-score = score
show-tash-own-colour = the own colour
show-tash-impro-used = improvising with this colour is used up
show-tash-colours = { $points } by colour

# Objectives
show-tash-objectives = Objectives
show-tash-next = comes next
show-tash-turn-up = Turn up a card
show-tash-no-next = No more objectives
show-tash-face-down = { $count } face down
show-tash-claim-this = Claim
show-tash-so-far = { $count } of { $all }
show-tash-destroyed-so-far = { $count } of { $all }, { $upgraded } upgraded
show-tash-held = { $count }, { $upgraded } upgraded
show-tash-ahead = { $on ->
        [red] red { $count }
        [green] green { $count }
       *[other] { $count }
    } { $is ->
        [behind] behind
       *[ahead] ahead
    }
show-tash-need-destroyed = { $n } destroyed this turn{ $upgraded ->
        [0] {""}
       *[other] , { $upgraded } upgraded
    }{ $heroic ->
        [0] {""}
       *[other] , { $heroic } heroic
    }{ $legendary ->
        [0] {""}
       *[other] , { $legendary } legendary
    }
show-tash-need-summoned = { $n } summoned this turn{ $legendary ->
        [0] {""}
       *[other] , { $legendary } legendary
    }{ $on ->
        [none] {""}
        [red] , { $on_n } on red
        [green] , { $on_n } on green
       *[other] , { $on_n } on coloured squares
    }
show-tash-need-hold = { $on ->
        [red] { $n ->
                [0] Red squares
               *[other] { $n } red squares
            }
        [green] { $n ->
                [0] Green squares
               *[other] { $n } green squares
            }
        [center] { $n } in the centre
       *[other] { $n } coloured squares
    }{ $upgraded ->
        [0] {""}
       *[other] , { $upgraded } upgraded
    }{ $legendary ->
        [0] {""}
       *[other] , { $legendary } legendary
    }
show-tash-need-lead = { $by } { $of ->
        [pieces] more pieces
       *[other] more upgraded
    } on { $on ->
        [red] red
        [green] green
        [center] the centre
       *[other] coloured
    } squares.
show-tash-need-line = { $by } more than the enemy on one middle row or column
show-tash-need-cross = 5 in a cross in the centre
show-tash-need-diagonals = { $n } on each long diagonal{ $upgraded ->
        [0] {""}
       *[other] , { $upgraded } upgraded
    }
show-tash-need-chain = A chain from { $between ->
        [corners] corner to opposite corner
       *[other] side to opposite side
    }
show-tash-need-around = { $n } around one enemy piece
show-tash-need-isolated = An enemy piece cut off from the others

# What people do
show-tash-do-school = Choose my school
show-tash-do-reveal = Turn up an objective
show-tash-do-place = Place a piece
show-tash-do-summon = Summon
show-tash-do-discard = Discard
show-tash-do-flare = Play a flare
show-tash-do-end = End the turn
show-tash-do-handover = Hand over control
show-tash-do-find = Where can I summon?
show-tash-do-fix = Correct a square
show-tash-start = Begin the game
show-tash-start-piece = Next: a common piece of { $side }. Touch a lit square.
show-tash-on-phone = { SEAT($seat) } plays with a phone.
show-tash-touch-to-place = Touch an empty square to place a piece.
show-tash-touch-square = Touch an empty square.
show-tash-touch-place = Touch a lit square.
show-tash-none-left = No card is left
show-tash-find-card = Find a card
show-tash-no-cards = No such card is in the packs of this table.
show-tash-no-such-card = No card is called that.
show-tash-discarded = discarded
show-tash-flare-numbers = { $upper } above, { $lower } below
show-tash-without-card = Without its card, by rank
show-tash-some-creature = A creature
show-tash-another = Another
show-tash-fits-on = { $count ->
        [one] fits on { $squares }
       *[other] fits on { $squares }
    }
show-tash-fits-in = { $count ->
        [0] fits nowhere now
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
show-tash-fits-nowhere = fits nowhere now
show-tash-fits-nowhere-now = It fits nowhere now.
show-tash-several = { $at } of { $count }: with { $squares }. Touch the square again to use these.
show-tash-pieces-before = The pieces before
show-tash-pieces-after = Other pieces
show-tash-against = Behind whom?
show-tash-over = What stood on the square?
show-tash-nothing-there = nothing
show-tash-improvise = Improvise with a piece of
show-tash-nobody = nobody
show-tash-point-in = The point for the legend goes to the colour of
show-tash-odd-point = Unpaired pieces: 1 point in the colour of
show-tash-pick-up = The supply is empty. Which piece is picked up?
show-tash-upper = Upper number
show-tash-lower = Lower number
show-tash-put-back = Cards put back under their decks
show-tash-deck-beings = Creatures
show-tash-deck-legends = Legends
show-tash-deck-flares = Flares
show-tash-claim = Claim an objective?
show-tash-claim-none = Claim nothing
show-tash-claim-points = Points of a claimed objective
show-tash-summon-on = Summon on { $at }

# The effect of a card
show-tash-effect = What the card does
show-tash-gestures = Do what the card says. Touch a piece for its keys; drag it to move, off the board to destroy; twice to upgrade, long to downgrade, two fingers to convert. Touch an empty square to place.
show-tash-gestures-brief = Touch a piece for its keys, or an empty square to place one.
show-tash-pad-ask = Choose a piece, then what happened to it.
show-tash-which-piece = Which piece?
show-tash-pad-piece = { $piece }: { $count } in the arena
show-tash-how-many = How many?
show-tash-selected = { $at }: { $piece }
show-tash-move-where = From { $at }: touch where it goes.
show-tash-op-move = Move
show-tash-op-hit = A move destroyed it
show-tash-op-destroy = Destroy
show-tash-op-place = Place
show-tash-op-upgrade = Upgrade
show-tash-op-downgrade = Downgrade
show-tash-op-convert = Convert
show-tash-op-gain = Gain an action
show-tash-op-again = Another turn
show-tash-extra-beings = Extra creature
show-tash-extra-legends = Extra legend
show-tash-extra-flares = Extra flare
show-tash-step-move = Now: a move. Drag a piece, or touch it and say where.
show-tash-step-destroy = Now: destroy. Touch the piece.
show-tash-step-place = Now: place. Touch an empty square.
show-tash-step-upgrade = Now: upgrade. Touch the piece.
show-tash-step-downgrade = Now: downgrade. Touch the piece.
show-tash-step-convert = Now: convert. Touch the enemy piece.
show-tash-step-counted = { $what }: choose the piece, then the key.
show-tash-op-choose = Choose a part
show-tash-step-choose = Now: choose one part of the card.
show-tash-branch = Part { $n }
show-tash-wording = How the card words it
show-tash-new-rank = Rank of a piece that comes
show-tash-new-side = Colour of a piece that is placed
show-tash-own = own
show-tash-uncounted = Does not count as destroyed
show-tash-done = The effect is done
show-tash-done-step = Done with this part

# Where can I summon this?
show-tash-only-you = Only you see this
show-tash-framed = framed: pieces used
show-tash-changed = The arena has changed. Look again.
show-tash-look-again = Look again
show-tash-on-piece = On { $at }, where a piece is destroyed ({ $piece }).
show-tash-on-empty = On { $at }, which is empty.
show-tash-place-of = place { $at } of { $count }
show-tash-place-before = The place before
show-tash-place-after = The next place
show-tash-done-looking = Done looking
show-tash-why-turn = when it is your turn
show-tash-why-effect = when the effect is done
show-tash-why-action = no action is left
show-tash-why-handed = control was handed over
show-tash-why-reveal = when the objective lies
show-tash-why-over = the game is over

# The phone
show-tash-vital-points = points
show-tash-vital-actions = actions
show-tash-vital-hand = creatures in hand

# The end
show-tash-counted-out = The game is counted out
show-tash-line-tasks = Objectives
show-tash-line-legends = Legends in the arena
show-tash-line-points = Points
show-tash-line-lowest = Lowest colour
show-tash-line-second = Second lowest
show-tash-line-third = Third lowest
show-tash-line-upgraded = Upgraded pieces
show-tash-line-pieces = Pieces

# The referee's correction
show-tash-fix-touch = Touch the square that is wrong.
show-tash-fix-square = { $at }: { $piece }. What shall stand there?
show-tash-fix-to = What shall stand there
show-tash-fix-slip = a slip on the screen
show-tash-fix-board = the board is right
show-tash-fix-other = the table agrees

## The page about cards

cards-page-field-tash-kalar-kind = what it is
cards-page-field-tash-kalar-deck = deck
cards-page-field-tash-kalar-rank = rank
cards-page-field-tash-kalar-form = formation
cards-page-field-tash-kalar-marks = marked squares
cards-page-field-tash-kalar-upper = upper number
cards-page-field-tash-kalar-lower = lower number
cards-page-field-tash-kalar-points = points
cards-page-field-tash-kalar-type = type
cards-page-field-tash-kalar-advanced = advanced
cards-page-field-tash-kalar-needs = what it asks for
cards-page-field-tash-kalar-n = how many
cards-page-field-tash-kalar-min = at least
cards-page-field-tash-kalar-max = at most
cards-page-field-tash-kalar-may = if one likes
cards-page-field-tash-kalar-who = whose pieces
cards-page-field-tash-kalar-where = where
cards-page-field-tash-kalar-all = every piece that fits
cards-page-field-tash-kalar-uncounted = does not count as destroyed
cards-page-field-tash-kalar-leap = by a leap
cards-page-field-tash-kalar-to = onto
cards-page-field-tash-kalar-as = becomes
cards-page-field-tash-kalar-on = on which squares
cards-page-field-tash-kalar-on-n = so many on them
cards-page-field-tash-kalar-upgraded = upgraded ones
cards-page-field-tash-kalar-heroic = heroic ones
cards-page-field-tash-kalar-legendary = legendary ones
cards-page-field-tash-kalar-of = what is counted
cards-page-field-tash-kalar-by = how many more
cards-page-field-tash-kalar-between = from where to where
cards-page-op-tash-kalar-destroy = destroy
cards-page-op-tash-kalar-move = move
cards-page-op-tash-kalar-place = place a piece
cards-page-op-tash-kalar-upgrade = upgrade
cards-page-op-tash-kalar-downgrade = downgrade
cards-page-op-tash-kalar-convert = convert
cards-page-op-tash-kalar-gain = more actions
cards-page-op-tash-kalar-extra = draw more cards
cards-page-op-tash-kalar-again = another turn
cards-page-op-tash-kalar-choose = one of several
cards-page-op-tash-kalar-destroyed = destroyed this turn
cards-page-op-tash-kalar-summoned = summoned this turn
cards-page-op-tash-kalar-hold = pieces on squares
cards-page-op-tash-kalar-lead = more than the enemy
cards-page-op-tash-kalar-line = a middle line
cards-page-op-tash-kalar-cross = a cross in the centre
cards-page-op-tash-kalar-diagonals = both long diagonals
cards-page-op-tash-kalar-chain = a chain
cards-page-op-tash-kalar-around = around an enemy piece
cards-page-op-tash-kalar-isolated = an enemy piece cut off
cards-page-op-tash-kalar-either = one of these
cards-page-value-tash-kalar-creature = a creature
cards-page-value-tash-kalar-flare = a flare
cards-page-value-tash-kalar-task = an objective
cards-page-value-tash-kalar-school = of a school
cards-page-value-tash-kalar-beings = beings
cards-page-value-tash-kalar-legends = legends
cards-page-value-tash-kalar-flares = flares
cards-page-value-tash-kalar-common = common
cards-page-value-tash-kalar-heroic = heroic
cards-page-value-tash-kalar-legendary = legendary
cards-page-value-tash-kalar-own = own
cards-page-value-tash-kalar-enemy = enemy
cards-page-value-tash-kalar-any = any
cards-page-value-tash-kalar-standard = standard move
cards-page-value-tash-kalar-combat = combat move
cards-page-value-tash-kalar-move = either kind of move
cards-page-value-tash-kalar-empty = an empty square
cards-page-value-tash-kalar-marked = a marked square
cards-page-value-tash-kalar-did = the step before was done
cards-page-value-tash-kalar-did-not = the step before was not done
cards-page-value-tash-kalar-last-action = in the last action of the turn
cards-page-value-tash-kalar-not-last-action = before the last action of the turn
cards-page-value-tash-kalar-hit-common = a common piece was hit
cards-page-value-tash-kalar-hit-heroic = a heroic piece was hit
cards-page-value-tash-kalar-hit-legendary = a legendary piece was hit
cards-page-value-tash-kalar-pieces = all pieces
cards-page-value-tash-kalar-upgraded = upgraded pieces
cards-page-value-tash-kalar-red = red
cards-page-value-tash-kalar-green = green
cards-page-value-tash-kalar-colored = red and green
cards-page-value-tash-kalar-center = in the centre
cards-page-value-tash-kalar-sides = opposite sides
cards-page-value-tash-kalar-corners = opposite corners
