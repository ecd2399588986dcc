# What the screens and phones show of Tamer Tournament beside the sentences of the project's own catalogue.
# Nothing here may tell a card that lies face down.

show-tamer-dice = { $count ->
        [one] { TERM($colour, kind: "die-tamer") } die showing { $number }
       *[other] { TERM($colour, kind: "die-tamer") } dice showing { $number }
    }
show-tamer-power = power { $number }
show-tamer-power-unknown = power not known
show-tamer-health = health left { $number }
show-tamer-health-unknown = health not known
show-tamer-health-of = { $left } of { $all } health left
show-tamer-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
show-tamer-points-unknown = points not known, look at the card
show-tamer-won = won
show-tamer-drew = drew
show-tamer-lost = lost
show-tamer-to-come = still to come

## The draft

show-tamer-draft = The draft
show-tamer-pick = Pick { $pick } of { $picks }
show-tamer-in-pack = { $count ->
        [one] { $count } card in each pack
       *[other] { $count } cards in each pack
    }
show-tamer-then-left = then pass to the left
show-tamer-then-right = then pass to the right
show-tamer-last-card = the last card of each pack
show-tamer-pass-left = Pass to the left
show-tamer-pass-right = Pass to the right
show-tamer-everybody-left = Everybody: pass your pack to the left, and pick again.
show-tamer-everybody-right = Everybody: pass your pack to the right, and pick again.
show-tamer-lay = { awaited }: lay one card of your pack face down.
show-tamer-time-left = Time left
show-tamer-then-pick = then pick { $pick } of { $picks }
show-tamer-drafted-all = All cards are drafted
show-tamer-chooses = chooses
show-tamer-drafted = { $count ->
        [one] { $count } card drafted
       *[other] { $count } cards drafted
    }
show-tamer-on = on { $name }
show-tamer-asked-choose = has to choose
show-tamer-asked-flip = turns a card over
show-tamer-asked-resolve = enters an effect

## Teams

show-tamer-build = The teams
show-tamer-for-a-team = for a team, the first to fight in front
show-tamer-ready = { $ready } of { $all } ready
show-tamer-rolling = Roll for the order
show-tamer-spent = { $points } of { $allowance } points spent
show-tamer-spent-unknown = points not known
show-tamer-builds = builds
show-tamer-in-line = { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }
show-tamer-line-up = Line-up, front first

## Pairs and standings

show-tamer-tie-breaker = Tie-breaker { $number }
show-tamer-now = now
show-tamer-earlier = Earlier round
show-tamer-later = Later round
show-tamer-sample = Sample team
show-tamer-done = done
show-tamer-to-report = fought by hand
show-tamer-waits = waits for an answer
show-tamer-round-start = Round Start
show-tamer-clash = clash { $clash }
show-tamer-standings = Standings
show-tamer-final = Final standings
show-tamer-after = { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    }
show-tamer-wins = wins
show-tamer-why-across = they sit opposite each other
show-tamer-why-rolled = by the dice
show-tamer-why-same = both { $record }
show-tamer-why-same-again = both { $record }, and they meet again
show-tamer-why-differ = { $one } against { $other }
show-tamer-why-differ-again = { $one } against { $other }, and they meet again
show-tamer-why-tied = equal best records
show-tamer-why-tied-again = equal best records, and they meet again
show-tamer-why-bye-sample = an odd number: a team made up for this round
show-tamer-why-bye = an odd number: nobody is left to fight
show-tamer-why-idle = nobody is left to fight, and stays in
show-tamer-why-duel = a single battle

## A battle

show-tamer-front = The creatures in front
show-tamer-line-of = Line of { SEAT($seat) }
show-tamer-standing = { $count ->
        [one] { $count } of { $all } stands
       *[other] { $count } of { $all } stand
    }
show-tamer-out = knocked out
show-tamer-by-hand = This team is set up by hand
show-tamer-battles = Battles of this round
show-tamer-all = All battles
show-tamer-look-at = Look at { SEATS($seats) }
show-tamer-back = Back
show-tamer-next = Next
show-tamer-to-the-end = To the end
show-tamer-by-itself = Goes on by itself
show-tamer-paused = Paused
show-tamer-step-start = Round Start
show-tamer-step-blows = Blows
show-tamer-step-damage = Damage
show-tamer-step-out = Knocked out
show-tamer-step-ko = KO effect
show-tamer-step-entered = Effect
show-tamer-step-flip = Turned over
show-tamer-step-no-card = Deck is empty
show-tamer-step-corrected = Corrected
show-tamer-step-next = Next
show-tamer-step-over = The end
show-tamer-step-clear = Dice off
show-tamer-blows = { CARD($one) } deals { $first }, { CARD($other) } deals { $second }.
show-tamer-blows-brief = { $name } deals { $first }, { $other_name } deals { $second }
show-tamer-put = { $seat ->
        [0] Sample team
       *[other] { SEAT($seat) }
    }, put { $dice ->
        [one] a { TERM($colour, kind: "die-tamer") } die
       *[other] { TERM($colour, kind: "die-tamer") } dice
    } showing { $to } on { COUNT($creatures) ->
        [one] { CARD($creatures) }
       *[other] each of { CARD($creatures) }
    }.
show-tamer-take-off = { $seat ->
        [0] Sample team
       *[other] { SEAT($seat) }
    }, take the { TERM($colour, kind: "die-tamer") } dice off { CARD($creatures) }.
show-tamer-put-brief = { TERM($colour, kind: "die-tamer") } { $to }: { $names }
show-tamer-fallen = { CARD($creature) } is knocked out: { $damage } damage, { $health } health. Take it out of the line.
show-tamer-fallen-brief = { $name }: { $damage } damage, { $health } health
show-tamer-forward = { CARD($creature) } comes to the front.
show-tamer-stay = The lines close up.
show-tamer-no-card-brief = no card to turn over
show-tamer-clear-brief = light red, light green and black
show-tamer-clear = Take off all light red, light green and black dice. The dark ones stay.
show-tamer-drawn = a draw
show-tamer-won-by = { $seat ->
        [NONE] the sample team wins
       *[other] { SEAT($seat) } wins
    }
show-tamer-returned = { $seat ->
        [0] Sample team
       *[other] { SEAT($seat) }
    }: take all dice off { CARD($cards) }, and shuffle { COUNT($cards) ->
        [one] it
       *[other] them
    } back into { $round ->
        [NONE] the deck
       *[other] the round { $round } deck
    }.
show-tamer-asks = { CARD($creature) } waits for { $kind ->
        [choose] a choice
        [flip] a card
       *[resolve] somebody to enter what it does
    }.
show-tamer-gives-nothing = { CARD($creature) } gives nothing this time.
show-tamer-nothing = No dice are laid.
show-tamer-cause-start = Round Start effect of { CARD($creature) }.
show-tamer-cause-ko = KO effect of { CARD($creature) }.
show-tamer-go = { SEATS($seats) }: press OK for the next clash.
show-tamer-facing = { SEATS($seats) }: move your teams up to each other, in the same order and with all dice on them.
show-tamer-report = { SEATS($seats) }: fight it out by hand, then say who won.
show-tamer-has-won = { $name } has won
show-tamer-sample-won = The sample team has won
show-tamer-a-draw = A draw
show-tamer-ask-order = { SEAT($seat) }, tap the creature whose Round Start effect comes next: { CARD($from) }.
show-tamer-ask-choose = { SEAT($seat) }, tap { $n ->
        [one] { $n } creature
       *[other] { $n } creatures
    } for { CARD($creature) }: { CARD($from) }.
show-tamer-ask-flip = { SEAT($seat) }, take the top card of the round { $round } deck{ $sample ->
        [yes] {" "}for the sample team
       *[no] {""}
    } and tap it.
show-tamer-ask-resolve = { SEAT($seat) }, what did { CARD($creature) } do? Tap a target and turn the dial.

## The end

show-tamer-nobody = Nobody
show-tamer-roll-for-us = Roll for us
show-tamer-roll-again = From the beginning
show-tamer-were-equal = { SEATS($seats) } had equal best records ({ $record }).
show-tamer-tie-won = Tie-breaker { $number }: { SEAT($winner) } beat { SEAT($loser) }.
show-tamer-tie-drawn = Tie-breaker { $number }: { SEATS($seats) } drew.

## The page about cards

cards-page-field-tamer-round = round
cards-page-field-tamer-points = points
cards-page-field-tamer-power = power
cards-page-field-tamer-health = health
cards-page-field-tamer-types = types
cards-page-field-tamer-elements = elements
cards-page-field-tamer-type = of the type
cards-page-field-tamer-element = of the element
cards-page-field-tamer-other = without this creature
cards-page-field-tamer-choose = so many by choice
cards-page-field-tamer-from = chosen among
cards-page-field-tamer-each = so much each
cards-page-field-tamer-per = for every creature
cards-page-field-tamer-kinds = for different ones
cards-page-field-tamer-at-least = at least
cards-page-field-tamer-die = which die
cards-page-field-tamer-do = what happens
cards-page-field-tamer-n = how much
cards-page-field-tamer-to = for whom
cards-page-field-tamer-of = creatures
cards-page-op-tamer-buff = adds to a die
cards-page-op-tamer-flip = cards join the line
cards-page-value-tamer-temp-power = temporary power
cards-page-value-tamer-perm-power = permanent power
cards-page-value-tamer-temp-health = temporary health
cards-page-value-tamer-perm-health = permanent health
cards-page-value-tamer-familiar = familiar
cards-page-value-tamer-spirit = spirit
cards-page-value-tamer-monster = monster
cards-page-value-tamer-fire = fire
cards-page-value-tamer-water = water
cards-page-value-tamer-earth = earth
cards-page-value-tamer-air = air
cards-page-value-tamer-draft = in the draft
cards-page-value-tamer-start = at the start of the round
cards-page-value-tamer-ko = when knocked out
cards-page-value-tamer-self = this creature
cards-page-value-tamer-front = the one in front
cards-page-value-tamer-last = the last one
cards-page-value-tamer-all = all your creatures
cards-page-value-tamer-others = all your other creatures
cards-page-value-tamer-type = types
cards-page-value-tamer-element = elements
cards-page-value-tamer-current = of this round
