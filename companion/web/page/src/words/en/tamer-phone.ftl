# Tamer Tournament on the phones. A number and its noun are joined by a no-break space. Nothing here may tell a card that lies face down.

phone-tamer-tie-breaker = Tie-breaker
phone-tamer-where = { $round }, { $phase }
phone-tamer-where-draft = { $round }, pick { $pick } of { $all }
phone-tamer-record = { $record }
phone-tamer-short = too few cards known
phone-tamer-you = You
phone-tamer-sample = Sample team

## What to do now

phone-tamer-say-pick = Choose one card of your pack, lay it face down, and name it here.
phone-tamer-say-pick-manual = Choose one card of your pack and lay it face down.
phone-tamer-say-build = Tap your creatures in the order in which they fight.
phone-tamer-say-build-more = Tap the next one, or say that your team stands.
phone-tamer-say-build-manual = Line up your team for at most { $points } points.
phone-tamer-say-out = You are out of the tie-breaker. { SEATS($seats) } { COUNT($seats) ->
        [one] builds a team.
       *[other] build their teams.
    }
phone-tamer-say-fight = Fight the next clash when both of you are ready.
phone-tamer-say-report = Fight by hand, and report how it ended.
phone-tamer-say-other = Wait: the other side has something to decide.
phone-tamer-say-wait = Wait for { SEATS($seats) }.
phone-tamer-say-wait-table = Look at the table’s screen.
phone-tamer-say-ask-order = Which Round Start effect comes next?
phone-tamer-say-ask-choose = Choose for { CARD($card) }.
phone-tamer-say-ask-flip = Turn over the top card of the round { $round } deck.
phone-tamer-say-ask-resolve = Read what { CARD($card) } does, and enter it.

## Draft

phone-tamer-pick = Lay a card face down
phone-tamer-pick-do = Lay it face down
phone-tamer-pick-again = Take another card
phone-tamer-pick-again-do = Take this one
phone-tamer-chosen = My card lies face down
phone-tamer-lies-down = Your card lies face down
phone-tamer-only-you = Only you see this.
phone-tamer-may-change = You may take another card until the last one has chosen.
phone-tamer-card-numbers = { $points ->
        [-1] Points not known,
        [one] { $points } point,
       *[other] { $points } points,
    } { $power ->
        [-1] power not known,
       *[other] { $power } power,
    } { $health ->
        [-1] health not known.
       *[other] { $health } health.
    }
phone-tamer-numbers = { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $power }/{ $health }
phone-tamer-who-has-chosen = Who has chosen
phone-tamer-who-is-ready = Who is ready
phone-tamer-chooses = chooses
phone-tamer-has-chosen = has chosen
phone-tamer-builds = builds
phone-tamer-is-ready = is ready
phone-tamer-you-chooses = choose
phone-tamer-you-has-chosen = have chosen
phone-tamer-you-builds = build
phone-tamer-you-is-ready = are ready
phone-tamer-pass-left = When all are turned up, pass your pack to the left, to { SEAT($seat) }.
phone-tamer-pass-right = When all are turned up, pass your pack to the right, to { SEAT($seat) }.
phone-tamer-your-picks = Your picks
phone-tamer-of = { $count } of { $all }

## Team

phone-tamer-points-left = { $count } of { $all } points left
phone-tamer-points-unsaid = At most { $all } points
phone-tamer-not-kept = Points that are not spent are not kept.
phone-tamer-your-line = Your line, front first
phone-tamer-front = front
phone-tamer-next = next
phone-tamer-place = place { $place }
phone-tamer-your-creatures = Your creatures
phone-tamer-texts = Texts
phone-tamer-too-many = { $count } too many
phone-tamer-check-card = check it on the card
phone-tamer-forward = { $name }: one place to the front
phone-tamer-backward = { $name }: one place to the back
phone-tamer-take-out = Take { $name } out
phone-tamer-to-front = Forward
phone-tamer-to-back = Back
phone-tamer-out = Out
phone-tamer-last-out = Last out
phone-tamer-add = Add a creature
phone-tamer-add-do = Add it
phone-tamer-stands = My team stands
phone-tamer-change = Change my team
phone-tamer-points = Say what my team costs
phone-tamer-points-do = That is what it costs
phone-tamer-cover = Cover my team
phone-tamer-uncover = Show my team
phone-tamer-team-covered = Your team is covered.
phone-tamer-team-count = { $count ->
        [one] { $count } creature stands in your line.
       *[other] { $count } creatures stand in your line.
    }
phone-tamer-pair = Enter the rolled order
phone-tamer-pair-do = That is the order
phone-tamer-rolled = Touch the seats in the order of their rolls, the highest first
phone-tamer-roll-for-us = Roll for us
phone-tamer-roll-anew = Begin anew

## Battle

phone-tamer-against = Your battle against { SEAT($seat) }
phone-tamer-against-sample = Your battle against the sample team
phone-tamer-no-battle = You have no battle in this round.
phone-tamer-clash = clash { $clash }
phone-tamer-begins = begins
phone-tamer-by-hand = by hand
phone-tamer-nobody-left = Nobody is left.
phone-tamer-out-count = { $count } knocked out
phone-tamer-last-step = What to do with your hands
phone-tamer-again = Try these teams in the sandbox
phone-tamer-others = The other battles
phone-tamer-pair-of = { SEAT($one) } – { SEAT($two) }
phone-tamer-pair-sample = { SEAT($one) } – sample team
phone-tamer-a-draw = a draw
phone-tamer-has-won = { SEAT($seat) } has won
phone-tamer-sample-won = the sample team has won
phone-tamer-standings = Standings
phone-tamer-standings-are = wins–draws–losses
phone-tamer-fight = Next clash
phone-tamer-fight-all = To the end
phone-tamer-front-to-back = From front to back
phone-tamer-order = Whose Round Start effect comes next?
phone-tamer-choose = Choose { $n } for { CARD($card) }
phone-tamer-candidates = Among these
phone-tamer-choose-these = { $count } of { $n } chosen: these
phone-tamer-flip = Enter the flipped card
phone-tamer-flip-do = It joins the line
phone-tamer-no-card = The deck is empty
phone-tamer-at-last = behind the last
phone-tamer-resolve = Enter what { CARD($card) } does
phone-tamer-resolve-do = That is what it does
phone-tamer-resolve-nothing = It does nothing
phone-tamer-resolve-other = Enter an effect by hand
phone-tamer-resolve-other-do = That is what it does
phone-tamer-nothing-entered = Nothing entered yet.
phone-tamer-add-die = Dice change
phone-tamer-add-flip = A card is flipped
phone-tamer-deck-of = round { $round } deck
phone-tamer-whose = Whose creature?
phone-tamer-which = Which creature?
phone-tamer-die = Which dice?
phone-tamer-by = By how much
phone-tamer-line-out = Take line { $n } out
phone-tamer-report = Report the result
phone-tamer-report-do = Report it
phone-tamer-report-win = I won
phone-tamer-report-draw = A draw
phone-tamer-report-loss = I lost
phone-tamer-concede = Give up this battle
phone-tamer-concede-sure = Do you really give up this battle? It counts as lost; you stay in the tournament.
phone-tamer-concede-sure-yes = Give it up
phone-tamer-concede-sure-no = Fight on
phone-field-at = Where does it stand?
phone-field-points = Points of your team
phone-field-result = How did it end for you?
phone-field-order = The order of the rolls
phone-field-tamer-card-of-pick = Card of your pack
phone-field-tamer-card-of-flip = The card that was turned over
phone-field-tamer-card-of-place = Creature
phone-field-tamer-card-of-resolve = The creature whose effect it is
