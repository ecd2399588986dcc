# Tash-Kalar. A side is called by its first player, in team play too. Nothing here may tell a card in a hand.

game-tash-kalar = Tash-Kalar
mode-tash-kalar-duel-ancestral = High Form
mode-tash-kalar-duel-ancestral-teams = High Form in teams
mode-tash-kalar-match-a-mort = Deathmatch Duel
mode-tash-kalar-match-a-mort-teams = Deathmatch Duel in teams
mode-tash-kalar-melee-a-mort = Deathmatch Melee

option-tash-kalar-tracking = The arena is kept
choice-tash-kalar-tracking-ledger = by the players, the table counts
choice-tash-kalar-tracking-board = by the table, piece by piece
option-tash-kalar-first = Seat that begins
option-tash-kalar-goal = Points that end the game
option-tash-kalar-use-all-actions = All actions of a turn have to be used
option-tash-kalar-returns = A piece that left the arena can be used again
choice-tash-kalar-returns-turn-end = after the turn
choice-tash-kalar-returns-at-once = at once
option-tash-kalar-reference = “Adjacent” alone is measured from
choice-tash-kalar-reference-summoning = where the creature was summoned
choice-tash-kalar-reference-creature = where the creature stands
option-tash-kalar-tasks = Objectives
choice-tash-kalar-tasks-tracked = are named and followed
choice-tash-kalar-tasks-points = count as points alone
option-tash-kalar-deck-size = Cards in a deck of creatures
option-tash-kalar-legend-deck = Cards in the deck of legends
option-tash-kalar-flare-deck = Cards in the deck of flares
option-tash-kalar-task-deck = Cards in the deck of objectives
option-tash-kalar-turn-timer = Reminder of the turn after so many seconds (0: none)

phase-tash-kalar-setup = set-up
phase-tash-kalar-action = actions
phase-tash-kalar-effect = effect
phase-tash-kalar-reveal = new objective
phase-tash-kalar-over = over

counter-actions = actions
counter-common = common pieces
counter-heroic = heroic pieces
counter-legendary = legendary pieces
counter-upgraded = upgraded pieces
counter-pieces = pieces in the arena
counter-supply = pieces in supply
counter-legend-supply = legendary pieces in supply
counter-removed = pieces that come back
counter-removed-legendary = legendary pieces that come back
counter-sideways = cards sideways
counter-beings = creatures
counter-legends = legends
counter-flares = flares
counter-score = score
counter-tasks = points of objectives
counter-points-1 = points in colour 1
counter-points-2 = points in colour 2
counter-points-3 = points in colour 3
counter-points-4 = points in colour 4
counter-impro-1 = improvising with colour 1
counter-impro-2 = improvising with colour 2
counter-impro-3 = improvising with colour 3
counter-impro-4 = improvising with colour 4
counter-discard = discard pile
counter-found = places to summon

flag-active = has the turn
flag-control = was given control
flag-deck-out = has drawn the last card
flag-discarded = has discarded
flag-first = starting player
flag-handed = gave control away

rank-tash-kalar-common = common
rank-tash-kalar-heroic = heroic
rank-tash-kalar-legendary = legendary
piece-tash-kalar-1c = a common piece of { SEAT(1) }’s side
piece-tash-kalar-1h = a heroic piece of { SEAT(1) }’s side
piece-tash-kalar-1l = a legendary piece of { SEAT(1) }’s side
piece-tash-kalar-2c = a common piece of { SEAT(2) }’s side
piece-tash-kalar-2h = a heroic piece of { SEAT(2) }’s side
piece-tash-kalar-2l = a legendary piece of { SEAT(2) }’s side
piece-tash-kalar-3c = a common piece of { SEAT(3) }’s side
piece-tash-kalar-3h = a heroic piece of { SEAT(3) }’s side
piece-tash-kalar-3l = a legendary piece of { SEAT(3) }’s side
piece-tash-kalar-4c = a common piece of { SEAT(4) }’s side
piece-tash-kalar-4h = a heroic piece of { SEAT(4) }’s side
piece-tash-kalar-4l = a legendary piece of { SEAT(4) }’s side
kind-tash-kalar-creature = creature
kind-tash-kalar-flare = flare
kind-tash-kalar-task = objective
op-tash-kalar-destroy = destroy
op-tash-kalar-move = move
op-tash-kalar-place = place
op-tash-kalar-upgrade = upgrade
op-tash-kalar-downgrade = downgrade
op-tash-kalar-convert = convert
op-tash-kalar-gain = gain actions
op-tash-kalar-extra = draw extra cards
op-tash-kalar-again = take an extra turn
op-tash-kalar-choose = choose
need-tash-kalar-destroyed = enemy pieces destroyed in this turn
need-tash-kalar-summoned = creatures summoned in this turn
need-tash-kalar-hold = own pieces on the squares that it names
need-tash-kalar-lead = more own than enemy pieces on the squares that it names
need-tash-kalar-line = more own than enemy pieces on a middle row or column
need-tash-kalar-cross = own pieces on a whole cross in the centre
need-tash-kalar-diagonals = own pieces on both long diagonals
need-tash-kalar-chain = a chain of own pieces right across the arena
need-tash-kalar-around = own pieces around an enemy piece
need-tash-kalar-isolated = an enemy piece that is cut off
need-tash-kalar-either = one of the things that it names

reason-tash-win-02 = More points than the other side.
reason-tash-win-03 = The highest score in the weakest colour.
reason-tash-win-04 = The weakest colours are level; the second weakest decides.
reason-tash-win-05 = Two colours are level; the third decides.
reason-tash-win-06 = The points are level; more upgraded pieces in the arena decide.
reason-tash-win-07 = The points are level; more pieces in the arena decide.
reason-tash-win-08 = Everything is level: the victory is shared.
reason-tash-end-08 = The other side has resigned.

## What to do now

prompt-tash-setup-reveal = Turn up the next card of the objectives deck and tap it.
prompt-tash-setup-place = { SEAT($seat) }: put the start pieces on their squares.
prompt-tash-setup-start = All is ready: press OK to start.
prompt-tash-action = { SEAT($seat) }: place, summon or discard. { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
prompt-tash-shortage = { SEAT($seat) }: no piece is left in supply. To place one, pick up one of your own first.
prompt-tash-end = { SEAT($seat) }: no action is left. Play a flare, or end your turn with Pass.
prompt-tash-effect = { $card ->
        [NONE] { SEAT($seat) }: do what the card says, then press OK.
       *[other] { $part ->
            [upper] { SEAT($seat) }: do what the upper half of { CARD($card) } says, then press OK.
            [lower] { SEAT($seat) }: do what the lower half of { CARD($card) } says, then press OK.
           *[creature] { SEAT($seat) }: do what { CARD($card) } says, then press OK.
        }
    }
prompt-tash-reveal = Turn up a new next objective and tap it.
prompt-tash-over = { COUNT($winners) ->
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## Rules that people keep by themselves

clause-tash-setup-02 = Lay the board with the shaded centre up for the High Form, with the other side up for a deathmatch.
clause-tash-setup-04 = Shuffle the flares, the legends and your own deck, each by itself.
clause-tash-team-03 = Turn the bottom 6 cards of each deck sideways.

## What became true

fact-tash-kalar-school = { SEAT($seat) } plays the school “{ $school }”.
fact-tash-kalar-task_revealed = { CARD($task) } is turned up.
fact-tash-kalar-task_aside = Lay { CARD($task) } aside and turn up another.
fact-tash-kalar-task_under = { CARD($task) } goes under the objectives deck. Turn up another.
fact-tash-kalar-task_next = { CARD($task) } is the next objective.
fact-tash-kalar-task_current = { CARD($task) } is a current objective.
fact-tash-kalar-tasks_shuffled = { $n ->
        [one] Shuffle { $n } card that was laid aside back into the objectives deck.
       *[other] Shuffle { $n } cards that were laid aside back into the objectives deck.
    }
fact-tash-kalar-drawn = { SEAT($seat) } draws: creatures { $beings }, legends { $legends }, flares { $flares }.
fact-tash-kalar-turn = Turn { $n }: { SEAT($seat) } has { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
fact-tash-kalar-placed = { $at ->
        [NONE] A { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side stands in the arena.
       *[other] A { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side stands on { $at }.
    }
fact-tash-kalar-picked_up = { $at ->
        [NONE] Pick up a { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side.
       *[other] Pick up the { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side from { $at }.
    }
fact-tash-kalar-summoned = { $card ->
        [NONE] { SEAT($seat) } summons a { TERM($rank, kind: "rank-tash-kalar") } creature{ tash-kalar-on }.
       *[other] { SEAT($seat) } summons { CARD($card) }{ tash-kalar-on }.
    }
tash-kalar-on = { $at ->
        [NONE] {""}
       *[other] {" "}on { $at }
    }
fact-tash-kalar-improvised = { SEAT($seat) } improvises with a piece of { SEAT($side) }’s side. Turn that marker over.
fact-tash-kalar-moved = { $from ->
        [NONE] A piece moves.
       *[other] { $to ->
            [NONE] The piece on { $from } moves.
           *[other] The piece on { $from } goes to { $to }.
        }
    }
fact-tash-kalar-destroyed = { $counted ->
        [yes] A { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side is destroyed{ tash-kalar-on }. Keep it beside the board until the turn ends.
       *[no] A { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side is destroyed{ tash-kalar-on }. It counts for nobody.
    }
fact-tash-kalar-upgraded = A piece of { SEAT($side) }’s side becomes { TERM($to, kind: "rank-tash-kalar") }{ tash-kalar-on }.
fact-tash-kalar-downgraded = A piece of { SEAT($side) }’s side becomes { TERM($to, kind: "rank-tash-kalar") }{ tash-kalar-on }.
fact-tash-kalar-converted = A piece of { SEAT($side) }’s side becomes a { TERM($rank, kind: "rank-tash-kalar") } one of { SEAT($to_side) }’s side{ tash-kalar-on }.
fact-tash-kalar-actions = { SEAT($seat) } now has { $to ->
        [one] { $to } action.
       *[other] { $to } actions.
    }
fact-tash-kalar-extra_cards = At the end of this turn, { $n } more from this deck: { TERM($deck, kind: "counter") }.
fact-tash-kalar-again = { SEAT($seat) } will take an extra turn.
fact-tash-kalar-flare = { $card ->
        [NONE] { SEAT($seat) } plays a flare against { SEAT($against) }’s side: { tash-kalar-halves }.
       *[other] { SEAT($seat) } plays { CARD($card) } against { SEAT($against) }’s side: { tash-kalar-halves }.
    }
tash-kalar-halves = { $upper ->
        [yes] { $lower ->
            [yes] first the upper effect, then the lower one
           *[no] the upper effect
        }
       *[no] the lower effect
    }
fact-tash-kalar-effect_done = { $part ->
        [upper] The upper effect is done.
        [lower] The lower effect is done.
       *[creature] The effect is done.
    }
fact-tash-kalar-discarded = { $pile ->
        [legends] { CARD($card) } goes to the discard pile of the legends.
        [flares] { CARD($card) } goes to the discard pile of the flares.
       *[school] { SEAT($seat) } discards { CARD($card) }.
    }
fact-tash-kalar-returned = { SEAT($seat) } puts cards back under their decks: creatures { $beings }, legends { $legends }, flares { $flares }.
fact-tash-kalar-handover = { SEAT($seat) } hands control to { SEAT($to) }.
fact-tash-kalar-legends_passed = { SEAT($seat) } gives { SEAT($to) } { $n ->
        [one] { $n } legend.
       *[other] { $n } legends.
    }
fact-tash-kalar-claimed = { $task ->
        [NONE] { SEAT($side) }’s side claims an objective: { $points }.
       *[other] { SEAT($side) }’s side claims { CARD($task) }: { $points }.
    }
fact-tash-kalar-score = { $in ->
        [NONE] { SEAT($side) }’s side now has { $to ->
            [one] { $to } point.
           *[other] { $to } points.
        }
       *[other] { SEAT($side) } now has { $to ->
            [one] { $to } point
           *[other] { $to } points
        } in the colour of { SEAT($in) }.
    }
fact-tash-kalar-pieces_returned = Give { SEAT($side) }’s side its pieces back: two-sided { $removed }, legendary { $legendary }.
fact-tash-kalar-reshuffle = { $deck ->
        [legends] The legends are used up. Shuffle their discard pile into a new deck.
       *[flares] The flares are used up. Shuffle their discard pile into a new deck.
    }
fact-tash-kalar-ending = The end is near: { $left ->
        [one] { $left } more turn after this one.
       *[other] { $left } more turns after this one.
    }
fact-tash-kalar-fixed = { $to ->
        [NONE] Corrected: { $at } is empty.
       *[other] Corrected: { TERM($to, kind: "piece-tash-kalar") } stands on { $at }.
    }
fact-tash-kalar-adjusted = Corrected for { SEAT($target) }: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
fact-tash-kalar-result = { COUNT($winners) ->
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## What cannot be done, and what to do instead

tash-kalar-over = The game is over. Only names can still be changed.
tash-kalar-not-yet = The game has not started. Finish the set-up first.
tash-kalar-too-late = That belongs to the set-up, or to the moment when an objective is turned up. It is not asked for now.
tash-kalar-needs-board = Squares are not followed at this table. Play with the option “board” to use this.
tash-kalar-reveal-first = First turn up the new next objective.
tash-kalar-effect-first = An effect is open. Finish it first, with its operations or with OK.
tash-kalar-no-effect = No effect is open now. Summon a creature or play a flare first.
tash-kalar-not-your-turn = It is not the turn of { SEAT($seat) }. { SEAT($active) } acts now.
tash-kalar-school-taken = { SEAT($seat) } plays the school “{ $school }” already. Choose another.
tash-kalar-no-reveal = No objective is turned up now: all that are needed lie already, or this game has none.
tash-kalar-task-lies = { CARD($task) } lies on the table already. Look which card was turned up.
tash-kalar-no-task-left = No objective lies face down any more.
tash-kalar-objectives-missing = Some objectives are missing. Turn up cards until three current ones and the next one lie, or say on a screen that no card is left.
tash-kalar-starts-by = { SEAT($seat) } puts the start pieces.
tash-kalar-starts-side = No start piece of that colour is missing. { COUNT($sides) ->
        [0] All of them stand.
       *[other] Missing: the colours of { SEATS($sides) }.
    }
tash-kalar-starts-square = No start piece can stand on { $square }. Free start squares: { $squares ->
        [NONE] none
       *[other] { $squares }
    }.
tash-kalar-starts-missing = { SEAT($seat) } has to put the start pieces first: the colours of { SEATS($sides) }.
tash-kalar-no-action = No action is left in this turn. Play a flare, or end the turn.
tash-kalar-actions-left = { $n ->
        [one] { $n } action is left. Use it before the turn ends.
       *[other] { $n } actions are left. Use them before the turn ends.
    }
tash-kalar-outside = { $square } is not in the arena. Choose one of its 69 squares.
tash-kalar-occupied = A piece stands on { $square }. Choose an empty square.
tash-kalar-no-shortage = { $n ->
        [one] { $n } piece is in supply: take that, and pick up none.
       *[other] { $n } pieces are in supply: take one of those, and pick up none.
    }
tash-kalar-pick-one = No piece is left in supply. Say which of your common or heroic pieces you pick up.
tash-kalar-pick-another = That is not one of your common or heroic pieces. Pick up another.
tash-kalar-none-in-hand = { SEAT($seat) } has no card of this deck in hand: { TERM($deck, kind: "counter") }.
tash-kalar-other-school = { CARD($card) } belongs to the school “{ $school }”, and this seat plays “{ $own }”.
tash-kalar-not-in-deck = { CARD($card) } is not in the registered deck of { SEAT($seat) }.
tash-kalar-all-discarded = { CARD($card) } lies in the discard pile already. Look which card it really is.
tash-kalar-legend-colour = Say in which colour the point for the legend is scored: that of { SEATS($sides) }.
tash-kalar-no-improvising = A summoning is improvised only in the melee, with a piece of an opponent.
tash-kalar-improvised-before = You have improvised with the colour of { SEAT($side) } already. It is allowed once for each colour.
tash-kalar-no-piece-to-improvise = { SEAT($side) } has no piece in the arena to improvise with.
tash-kalar-no-improvised-match = The arena does not show { CARD($card) } around { $square } with exactly one piece of { SEAT($side) }.
tash-kalar-no-match = The arena does not show the formation of { CARD($card) } around { $square }. Look where the card fits.
tash-kalar-higher-there = A { TERM($rank, kind: "rank-tash-kalar") } piece stands there, which is higher than the creature. Choose another square.
tash-kalar-piece-becomes = The own piece on that square becomes the creature. Pick up no other.
tash-kalar-no-piece-at-all = There is no piece for a { TERM($rank, kind: "rank-tash-kalar") } creature: none is in supply, and none in the arena is free for it.
tash-kalar-pick-spare = No piece is left in supply. Say which of your pieces off the formation you pick up.
tash-kalar-fits-nowhere = { CARD($card) } fits nowhere in the arena now. Take the card back, and choose another action.
tash-kalar-finish-effect = { SEAT($seat) }, an effect has been open for a while. Finish it with OK.
tash-kalar-seen-missing = No piece is seen on { $square }.
tash-kalar-put-back = Put the { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side there. Or has it left the arena? Then the referee corrects { $square }.
tash-kalar-seen-extra = A piece is seen on { $square }, where none should stand.
tash-kalar-take-off = Take it off. Or does it belong there? Then the referee corrects { $square }.
tash-kalar-put-back-early = Put the { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side there, or undo the step.
tash-kalar-take-off-early = Take it off. A start piece is put there when its colour is asked for.
tash-kalar-exchange = The piece on { $square } has changed.
tash-kalar-exchange-how = Now the { TERM($rank, kind: "rank-tash-kalar") } piece of { SEAT($side) }’s side stands on { $square }: turn it over or exchange it, and put it down again.
tash-kalar-put-again = The piece on { $square } was lifted and put down again.
tash-kalar-put-again-how = { SEAT($seat) }: OK summons { CARD($card) } there. Press Pass if it was only put back.
tash-kalar-pick-unfit = That piece cannot be picked up. Choose one of your own of the right type, off the formation.
tash-kalar-handed-over = Control was handed over: for the rest of this turn only common pieces are placed.
tash-kalar-discarded-before = You have discarded in this turn already. It is allowed once.
tash-kalar-discard-a-being = { CARD($card) } is a legend. Discard a creature of your own deck.
tash-kalar-too-many-back = So many cards are not left in hand: { TERM($deck, kind: "counter") } { $n }.
tash-kalar-too-late-for-flares = Control was handed over in this turn, so it is too late for a flare. End the turn.
tash-kalar-against-whom = Say with which opponent you compare yourself.
tash-kalar-against-yourself = A flare is played against an opponent. Choose another side.
tash-kalar-not-behind = Neither condition of the flare is met: the opponent is not far enough ahead.
tash-kalar-no-objectives = There are no objectives in this mode. End the turn without a claim.
tash-kalar-claim-a-card = Objectives are cards at this table: claim one of the current ones.
tash-kalar-claim-points = Objectives are only counted at this table: claim with their points.
tash-kalar-not-current = { CARD($task) } is not a current objective. Claim one of those that lie current.
tash-kalar-needs = { CARD($task) } asks for more: { TERM($need, kind: "need-tash-kalar") }.
tash-kalar-choose-colour = Say in which colour the point for single common pieces is scored: that of { SEATS($sides) }.
tash-kalar-no-colour-to-choose = There is no point whose colour has to be chosen. End the turn without one.
tash-kalar-no-teams = Control is handed over only in team play.
tash-kalar-handed-before = Control was handed over in this turn already. It is allowed once.
tash-kalar-nothing-to-hand-over = No action is left to hand over. End the turn.
tash-kalar-no-resigning = Nobody resigns in the melee. Play on to the end.
tash-kalar-no-such-piece = { SEAT($side) }’s side has not so many { TERM($rank, kind: "rank-tash-kalar") } pieces in the arena. Look again, or let the referee correct the count.
tash-kalar-empty-square = No piece stands on { $square }. Look again, or let the referee correct the square.
tash-kalar-supply = { SEAT($side) }’s side has too few pieces in supply for that ({ TERM($rank, kind: "rank-tash-kalar") }: { $n }). It cannot be done.
tash-kalar-not-adjacent = { $to } is not adjacent to { $from }. A move goes to an adjacent square: choose one.
tash-kalar-leap-away = A leap ends on another square than { $square }. Choose another.
tash-kalar-standard-move = A standard move goes to an empty square or onto a piece of lower rank; there stands a { TERM($rank, kind: "rank-tash-kalar") } one.
tash-kalar-combat-move = A combat move goes to an empty square or onto a piece of the same or lower rank; there stands a { TERM($rank, kind: "rank-tash-kalar") } one.
tash-kalar-highest = A legendary piece cannot be upgraded. Choose another piece.
tash-kalar-lowest = A common piece cannot be downgraded. Choose another piece.
tash-kalar-convert-enemies = Only enemy pieces are converted. Choose one.
tash-kalar-mandatory = This part is not optional. Still to do: { $n }.
tash-kalar-nothing-to-choose = This effect has no branches to choose from. Enter what happened.
tash-kalar-other-step = { $step ->
        [NONE] The effect is over; nothing more is to be done ({ TERM($op, kind: "op-tash-kalar") }).
       *[other] The card now asks for something else: { TERM($step, kind: "op-tash-kalar") }, not { TERM($op, kind: "op-tash-kalar") }.
    }
tash-kalar-no-branch = There is no such branch. Choose a number from 1 to { $n }.
tash-kalar-too-often = The card does not ask for so many. Still possible: { $n }.
tash-kalar-not-this-one = The card does not mean this piece or square ({ TERM($op, kind: "op-tash-kalar") }). Look at the card again.

## Corrections

tash-kalar-adjust-derived = “{ TERM($counter, kind: "counter") }” follows from other counters. Correct those.
tash-kalar-adjust-board = “{ TERM($counter, kind: "counter") }” is counted from the squares. Correct the square instead.
tash-kalar-adjust-actions = Actions belong to the turn of { SEAT($seat) }, while it lasts.
tash-kalar-adjust-supply = A side has not so many pieces. Correct “{ TERM($counter, kind: "counter") }” to less.
tash-kalar-adjust-piece = { SEAT($side) }’s side has no such piece left for that square ({ TERM($rank, kind: "rank-tash-kalar") }).

## Input that cannot be understood

tash-kalar-no-such-side = There is no side { $side }. The sides are 1 to { $sides }.
tash-kalar-no-such-counter = This seat has no counter “{ TERM($counter, kind: "counter") }” in this mode.
tash-kalar-no-square = { $got } is not a square (“{ $field }”). A square is a letter from a to i and a digit from 1 to 9, like e5.
tash-kalar-no-piece = That is not a piece. Write its side (1 to { $sides }) and c, h or l, like 2h; or null for an empty square.
tash-kalar-wrong-kind = { CARD($card) } is of another kind; what is needed here: { TERM($kind, kind: "kind-tash-kalar") }.
tash-kalar-no-form = The formation of { CARD($card) } is not known. Enter it first, or look for yourself.
tash-kalar-flare-number = The numbers of this flare are not known. Say the upper or the lower one.
tash-kalar-op = This operation cannot be understood. { $why }
tash-kalar-op-unknown = There is no such operation. Possible: { $known }.
tash-kalar-first-seat = Seat { $first } cannot start: there are only { $seats } seats.
tash-kalar-color-side = There is no side “{ $key }” to name a colour for. The sides are 1 to { $sides }.
tash-kalar-deck-size = Decks of { $cards } cards do not fit this mode. It takes { $least } to { $most }.
tash-kalar-deck-list = The deck of seat { $seat } is not a list of cards. { $why }
tash-kalar-deck-card = { CARD($card) } is not a creature of a school and cannot be in the deck of seat { $seat }.
tash-kalar-deck-cards = The deck of seat { $seat } has { $cards } cards. This mode takes { $least } to { $most }.

## What is wrong with a card

tash-kalar-flaw-empty = “{ $of }” says nothing in “{ $field }”. Give it at least one entry.
tash-kalar-flaw-kind = Nothing says what kind of card it is. Add “kind”: creature, flare or task.
tash-kalar-flaw-field = “{ $field }” belongs to a card of another kind ({ TERM($other, kind: "kind-tash-kalar") }), and this is one of the kind { TERM($kind, kind: "kind-tash-kalar") }.
tash-kalar-flaw-missing = “{ $field }” is missing; a card of this kind ({ TERM($kind, kind: "kind-tash-kalar") }) needs it.
tash-kalar-flaw-rows = Row { $row } of “{ $field }” has { $cells } cells, the first { $first }. All rows need the same number, and at least one.
tash-kalar-flaw-cell = “{ $field }” has a cell “{ $cell }”. Possible: { $known }.
tash-kalar-flaw-large = “{ $field }” is larger than the arena. At most { $most } rows and columns fit.
tash-kalar-flaw-summoning-square = The formation has { $n } summoning squares. It needs exactly one: * or C, H, L.
tash-kalar-flaw-marks = The marks ({ $marks }) and the formation ({ $form }) are not of the same size.
tash-kalar-flaw-marks-alone = Marks need a formation beside them. Add “form”.
tash-kalar-flaw-most = The step “{ TERM($op, kind: "op-tash-kalar") }” asks for at least { $least } and at most { $most }. Set one of them right.
tash-kalar-flaw-where = The step “{ TERM($op, kind: "op-tash-kalar") }” says “{ $where }”. Possible: { $known }, or within:N with N from 0 to { $most }.

## What is asked of a deck

point-tash-kalar-creatures = Creatures of a school only
point-tash-kalar-size = { $least } to { $most } cards
