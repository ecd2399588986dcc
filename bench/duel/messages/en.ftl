# What Duel-200 says: a game from outside brings its own words.

game-duel = Duel-200
mode-duel-standard = Fifty rounds
option-duel-seed = Number from which all cards follow

phase-duel-plan = plan
phase-duel-upkeep = upkeep
phase-duel-over = over

counter-health = health
counter-energy = energy
counter-discard = discard pile
flag-committed = has committed

reason-duel-end-02 = More health wins.
reason-duel-end-03 = Both have the same health.

prompt-duel-plan = { SEATS($waiting) }: commit to a card of your hand in secret, or pass.
prompt-duel-upkeep = { SEATS($waiting) }: take one energy, one health, or a fresh card.
prompt-duel-over = { COUNT($winners) ->
        [0] Nobody wins.
       *[other] { SEATS($winners) } wins.
    } { TERM($reason, kind: "reason") }

fact-duel-committed = { SEAT($seat) } has committed.
fact-duel-revealed = { SEAT($seat) } { $card ->
        [NONE] passes.
       *[other] plays { CARD($card) }.
    }
fact-duel-health = { SEAT($seat) } has { $to } health, after { $from }.
fact-duel-energy = { SEAT($seat) } has { $to } energy, after { $from }.
fact-duel-discarded = { SEAT($seat) } discards { CARD($card) }.
fact-duel-shuffled = { SEAT($seat) } shuffles { $count } discarded cards into a new deck.
fact-duel-drew = { SEAT($seat) } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
fact-duel-kept = { SEAT($seat) } takes { $choice ->
        [0] energy.
        [1] health.
       *[other] a fresh card.
    }
fact-duel-round = Round { $round } begins.
fact-duel-adjusted = Corrected for { SEAT($target) }: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
fact-duel-over = { COUNT($winners) ->
        [0] Nobody wins.
       *[other] { SEATS($winners) } wins.
    } { TERM($reason, kind: "reason") }

duel-nobody-brings-a-deck = Both decks are always the same. Begin without bringing one.
duel-for-a-player = “{ $verb }” is for the players at seats 1 and 2, not for { $number }.
duel-for-the-table = “{ $verb }” is for the table, not for seat { $number }.
duel-over = The game is over.
duel-wrong-phase = “{ $verb }” has to wait: now it is { TERM($phase, kind: "phase-duel") }.
duel-committed-already = { SEAT($seat) } has committed already. Wait for the other.
duel-no-such-place = There is no card at place { $number }: the hand has { $cards } cards, counted from 0.
duel-too-dear = The card costs { $cost } energy, and { SEAT($seat) } has { $energy }. Choose another one, or pass.
duel-not-your-upkeep = { SEAT($seat) }, wait: { SEAT($turn) } has the upkeep now.
