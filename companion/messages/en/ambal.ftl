# Ambal Tournament. A number and its noun are joined by a no-break space. Nothing here may tell a card that lies face down.

game-ambal = Ambal Tournament
mode-ambal-single-regular = Single Duel, Regular
mode-ambal-single-advanced = Single Duel, Advanced
mode-ambal-double-regular = Double Duel, Regular
mode-ambal-double-advanced = Double Duel, Advanced
mode-ambal-draft = Draft, then a Single Duel

option-ambal-unaffordable = A card that cannot be paid for
choice-ambal-unaffordable-penalty = costs Max Energy when it is shown
choice-ambal-unaffordable-refuse = cannot be placed
option-ambal-decide = Who decides first
choice-ambal-decide-on-call = anybody, until the order is called
choice-ambal-decide-health = always the one with the most Health
option-ambal-double-block = What a block covers, with partners
choice-ambal-double-block-token = only the skill of the player on the target token
choice-ambal-double-block-any = skills of both opponents
option-ambal-decide-seconds = Reminder for those who have not decided, after so many seconds (0: none)
option-ambal-target-seconds = Reminder to say the target, after so many seconds (0: none)
option-ambal-move-seconds = Reminder when used skills are moved, after so many seconds (0: none)
option-ambal-library-seconds = Reminder for the Library Decks, after so many seconds (0: none)
option-ambal-read-seconds = In the draft: seconds to read dealt cards, then a tone (0: none)

phase-ambal-draft = draft
phase-ambal-setup = setting up
phase-ambal-draw = drawing
phase-ambal-start = start of the round
phase-ambal-battle = battle
phase-ambal-end = end of the round
phase-ambal-durations = counting durations down
phase-ambal-move = moving used skills
phase-ambal-energy = gaining Energy
phase-ambal-library = Library Decks
phase-ambal-over = over

counter-health = Health
counter-max-health = highest Health
counter-energy = Energy
counter-max-energy = Max Energy
counter-burning = Burning
counter-bleeding = Bleeding
counter-poison = Poison
counter-placed = face-down card
counter-used = used skills
counter-discard = Discard Pile
counter-out = Out of Play
counter-play = Boons and Curses in play
counter-library = Library Deck
counter-picks = drafted cards

flag-barred = could not pay
flag-concedes = gives up
flag-defeated = defeated
flag-done = is done
flag-may-skip = may skip a turn
flag-placed = card placed
flag-plays = will play
flag-skips = skips this turn
flag-stopped = has stopped

reason-ambal-win-01 = One player is defeated, the other still stands.
reason-ambal-win-02 = Both fell at the same moment, so both lose.
reason-ambal-win-03 = Both players of a team are defeated.
reason-ambal-win-04 = All four fell at the same moment, so both teams lose.
reason-ambal-win-09 = The other side gave up.

school-ambal-fire = Fire Magic
school-ambal-water = Water Magic
school-ambal-sword = Sword Path
school-ambal-assassination = Assassination Path
types-ambal-spell = Spells
types-ambal-action = Actions
types-ambal-ability = Abilities
types-ambal-curse = Curses
types-ambal-boon = Boons
types-ambal-elite = Elites
sides-ambal-offensive = Offensive
sides-ambal-defensive = Defensive

## What to do now

prompt-ambal-start = Shuffle your Battle Decks and draw 7 cards each. If you want to enter your deck, do it first. Confirm when everybody is ready.
prompt-ambal-roll = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, roll a die and say what it shows.
       *[other] { SEATS($to_act) }, roll a die each and say what it shows.
    } The highest roll goes first.
prompt-ambal-school = { SEATS($to_act) }, choose a School that is still free.
prompt-ambal-pick = { SEATS($to_act) }, pick a card from your own line-up.
prompt-ambal-ban = { SEATS($to_act) }, ban a card from either line-up. Then both fill up to 4.
prompt-ambal-last = { SEATS($to_act) }, pick one last card from your own line-up.
prompt-ambal-elite-ban = { SEATS($to_act) }, ban one of the Elites on the other side.
prompt-ambal-elite-pick = { SEATS($to_act) }, pick one Elite from your own line-up.
prompt-ambal-commit =
    { $turn ->
        [1] { EACH($drawn, message: "ambal-has-drawn") }
       *[other] {""}
    }
    { SEATS($to_act) }: place a card face down, or stop for this round.
ambal-has-drawn = { $count ->
        [0] {""}
        [one] { SEAT($seat) }, draw { $count } card.
       *[other] { SEAT($seat) }, draw { $count } cards.
    }
prompt-ambal-declare = { SEATS($to_act) }, say whether you will play a card, or stop. No card is placed yet.
prompt-ambal-place = { SEATS($to_act) }: place the card that you announced, face down.
prompt-ambal-outcome =
    { COUNT($target) ->
        [0] {""}
       *[other] { SEATS($target) }: choose whom your skill is for, the opponent or yourself.
    }
    { COUNT($remove) ->
        [0] {""}
       *[other] { SEATS($remove) }: choose what your skill removes.
    }
    { COUNT($resolve) ->
        [0] {""}
       *[other] { SEATS($resolve) }: enter what your card says; Ambit does the rest.
    }
prompt-ambal-discard = { EACH($owed, message: "ambal-must-discard") }
ambal-must-discard = { $count ->
        [one] { SEAT($seat) }, discard { $count } card from your hand.
       *[other] { SEAT($seat) }, discard { $count } cards from your hand.
    }
prompt-ambal-move = { SEATS($to_act) }: discard one card if you like, or keep your hand.
prompt-ambal-library = { SEATS($to_act) }: pay 1 Max Energy for up to 3 cards of your Library Deck, or pass.
prompt-ambal-over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## Rules that people keep by themselves

clause-ambal-setup-03 = Take your Battle Deck, a board with its markers, some dice, and a token for each Condition: Burning, Bleeding, Poison.
clause-ambal-setup-07 = Opponents face each other. Partners sit side by side: seats 1 and 2 against seats 3 and 4.
clause-ambal-setup-11 = New to the game? Begin with a Regular Single Duel and the starter decks.
clause-ambal-setup-12 = On the board, two red markers are your Health, the clear one your Energy, and the black one closes the numbers above your Max Energy.
clause-ambal-round-07 = Move your own cards, markers, tokens and dice; here you see what to move.
clause-ambal-dur-12 = Show with dice how many rounds your Boons and Curses still last. They are counted here, too.
clause-ambal-cond-10 = Lay a token beside each player who has a Condition.
clause-ambal-single-07 = If you cannot agree who chooses first, it is the player with more Health.
clause-ambal-double-03 = Partners with sleeves use the same ones.
clause-ambal-double-04 = Four players need two boxes of the game.
clause-ambal-draft-03 = Sort the cards by School first, one pile each.
clause-ambal-draft-27 = Both may read whatever lies face up. Take a card only when the other has had time to read it.

## What became true

fact-ambal-phase = { $phase ->
        [setup] The draft is over. These cards are your decks.
        [draw] Round { $round } begins. Everybody draws up to 7 cards.
        [start] The round starts: Boons and Curses that wait for this do their work.
        [battle] The battle begins.
        [end] The battle is over. Now comes what happens at the end of a round.
        [durations] Every duration goes down by 1.
        [move] Used skills go to their piles.
        [energy] Everybody gains 8 Energy, up to their Max Energy.
        [library] The Library Decks are open.
       *[other] Round { $round }: { TERM($phase, kind: "phase-ambal") }.
    }
fact-ambal-turn = Round { $round }, turn { $turn }.
fact-ambal-deck = { $library ->
        [0] { SEAT($seat) } brings a Battle Deck of { $battle } cards.
       *[other] { SEAT($seat) } brings a Battle Deck of { $battle } cards and a Library Deck of { $library } cards.
    }
fact-ambal-draw = { $by ->
        [effect] { $n ->
            [one] { SEAT($seat) } draws { $n } card by a skill.
           *[other] { SEAT($seat) } draws { $n } cards by a skill.
        }
       *[other] { $n ->
            [one] { SEAT($seat) } draws { $n } card.
           *[other] { SEAT($seat) } draws { $n } cards.
        }
    }
fact-ambal-refresh = { $n ->
        [one] { SEAT($seat) }’s deck is empty. The Discard Pile, { $n } card, becomes the new deck and costs { $loss } Max Energy.
       *[other] { SEAT($seat) }’s deck is empty. Shuffle the Discard Pile, { $n } cards: it becomes the new deck and costs { $loss } Max Energy.
    }
fact-ambal-rolled = { SEAT($seat) } rolls { $value }.
fact-ambal-order = { COUNT($seats) ->
        [one] { SEATS($seats) } decides.
       *[other] They decide one after the other: { SEATS($seats) }.
    }
fact-ambal-plays = { SEAT($seat) } will play a card.
fact-ambal-stopped = { SEAT($seat) } plays no more cards in this round.
fact-ambal-skips = { SEAT($seat) } lets this turn go by.
fact-ambal-placed = { SEAT($seat) } has placed a card.
fact-ambal-revealed = { $target ->
        [NONE] { SEAT($seat) } reveals { CARD($card) }.
       *[other] { SEAT($seat) } reveals { CARD($card) }, aimed at { SEAT($target) }.
    }
fact-ambal-target = { SEAT($seat) } aims { CARD($card) } at { SEAT($target) }.
fact-ambal-paid = { SEAT($seat) } pays { $cost } Energy for { CARD($card) }.
fact-ambal-unpaid =
    { SEAT($seat) } cannot pay { CARD($card) }: it costs { $cost } Energy, and there is { $energy }.
    The card has no effect, and { SEAT($seat) } plays no more in this round.
fact-ambal-interrupted = { SEAT($by) } interrupts { CARD($card) } of { SEAT($seat) }.
fact-ambal-blocked = { $kind ->
        [evade] { SEAT($seat) } evades { CARD($card) } of { SEAT($by) }.
       *[block] { SEAT($seat) } blocks { CARD($card) } of { SEAT($by) }.
    }
fact-ambal-health = { $by ->
        [heal] { SEAT($seat) } is healed. Health rises from { $from } to { $to }.
        [condition] Conditions hurt { SEAT($seat) }. Health falls from { $from } to { $to }.
        [resurrect] { SEAT($seat) } comes back with { $to } Health.
        [adjust] { SEAT($seat) }’s Health is set from { $from } to { $to }.
        [max-health] { SEAT($seat) }’s Health goes with its ceiling, from { $from } to { $to }.
       *[damage] { SEAT($seat) } is hurt. Health falls from { $from } to { $to }.
    }
fact-ambal-energy = { $by ->
        [cost] { SEAT($seat) }’s Energy goes down from { $from } to { $to }.
        [round] { SEAT($seat) }’s Energy rises from { $from } to { $to }.
        [max] { SEAT($seat) }’s Energy is cut from { $from } to { $to }: more does not fit.
        [resurrect] { SEAT($seat) } comes back with { $to } Energy.
        [adjust] { SEAT($seat) }’s Energy is set from { $from } to { $to }.
       *[effect] A skill changes { SEAT($seat) }’s Energy from { $from } to { $to }.
    }
fact-ambal-max-energy = { $by ->
        [refresh] The new deck takes { SEAT($seat) }’s Max Energy from { $from } to { $to }.
        [unpaid] The unpaid card takes { SEAT($seat) }’s Max Energy from { $from } to { $to }.
        [library] The Library Deck takes { SEAT($seat) }’s Max Energy from { $from } to { $to }.
        [resurrect] { SEAT($seat) } comes back with { $to } Max Energy.
        [adjust] { SEAT($seat) }’s Max Energy is set from { $from } to { $to }.
       *[effect] A skill changes { SEAT($seat) }’s Max Energy from { $from } to { $to }.
    }
fact-ambal-max-health = { SEAT($seat) }’s Health can now go up to { $to } instead of { $from }.
fact-ambal-condition = { $to ->
        [0] { SEAT($seat) }: { TERM($condition, kind: "counter") } is over.
        [one] { $from ->
            [0] { SEAT($seat) }: { TERM($condition, kind: "counter") } for { $to } round.
           *[other] { SEAT($seat) }: { TERM($condition, kind: "counter") } for { $to } round, it was { $from }.
        }
       *[other] { $from ->
            [0] { SEAT($seat) }: { TERM($condition, kind: "counter") } for { $to } rounds.
           *[other] { SEAT($seat) }: { TERM($condition, kind: "counter") } for { $to } rounds, it was { $from }.
        }
    }
fact-ambal-boon = { $left ->
        [one] { SEAT($by) } puts the Boon { CARD($card) } on { SEAT($on) } for { $left } round.
       *[other] { SEAT($by) } puts the Boon { CARD($card) } on { SEAT($on) } for { $left } rounds.
    }
fact-ambal-curse = { $left ->
        [one] { SEAT($by) } puts the Curse { CARD($card) } on { SEAT($on) } for { $left } round.
       *[other] { SEAT($by) } puts the Curse { CARD($card) } on { SEAT($on) } for { $left } rounds.
    }
fact-ambal-duration = { $left ->
        [0] { CARD($card) } on { SEAT($on) } has no round left.
        [one] { CARD($card) } on { SEAT($on) } has { $left } round left.
       *[other] { CARD($card) } on { SEAT($on) } has { $left } rounds left.
    }
fact-ambal-ended = { $why ->
        [removed] { CARD($card) } of { SEAT($by) } is taken off { SEAT($on) }.
        [replaced] { CARD($card) } of { SEAT($by) } on { SEAT($on) } gives way to a longer one.
        [defeated] { CARD($card) } of { SEAT($by) } ends, for { SEAT($on) } is defeated.
        [adjust] { CARD($card) } of { SEAT($by) } on { SEAT($on) } ends by a correction.
       *[time] { CARD($card) } of { SEAT($by) } on { SEAT($on) } is over.
    }
fact-ambal-moved = { $to ->
        [hand] { SEAT($seat) } takes { CARD($card) } back into the hand.
        [used] { CARD($card) } of { SEAT($seat) } counts as used.
        [out] { CARD($card) } goes to { SEAT($seat) }’s Out of Play pile.
        [play] { CARD($card) } now lies in { SEAT($seat) }’s play area.
       *[discard] { CARD($card) } goes to { SEAT($seat) }’s Discard Pile.
    }
fact-ambal-owes = { $n ->
        [one] { SEAT($seat) } must discard { $n } card.
       *[other] { SEAT($seat) } must discard { $n } cards.
    }
fact-ambal-library = { $n ->
        [one] { SEAT($seat) } shuffles { $n } card of the Library Deck into the Battle Deck.
       *[other] { SEAT($seat) } shuffles { $n } cards of the Library Deck into the Battle Deck.
    }
fact-ambal-reminder = { CARD($card) } says for { SEAT($seat) }: { $text }
fact-ambal-defeated = { SEAT($seat) } is defeated.
fact-ambal-resurrected = { SEAT($seat) } is back in the duel.
fact-ambal-first = { SEAT($seat) } rolled higher and is Player A.
fact-ambal-school = { SEAT($seat) } has { TERM($school, kind: "school-ambal") }.
fact-ambal-dealt = { $n ->
        [one] { SEAT($seat) }, deal { $n } card face up into your line-up.
       *[other] { SEAT($seat) }, deal { $n } cards face up into your line-up.
    }
fact-ambal-picked = { $n ->
        [one] { SEAT($seat) } picks a card and has { $n } card now.
       *[other] { SEAT($seat) } picks a card and has { $n } cards now.
    }
fact-ambal-banned = { SEAT($seat) } bans { CARD($card) }. Nobody plays it.
fact-ambal-adjusted = { $counter ->
        [NONE] { $card ->
            [NONE] Corrected for { SEAT($target) }: a card goes to “{ TERM($to, kind: "counter") }”.
           *[other] Corrected for { SEAT($target) }: { CARD($card) } goes to “{ TERM($to, kind: "counter") }”.
        }
       *[other] Corrected for { SEAT($target) }: { TERM($counter, kind: "counter") } { $to }.
    }
fact-ambal-result = { COUNT($winners) ->
        [0] Nobody wins the duel.
        [one] { SEATS($winners) } wins the duel.
       *[other] { SEATS($winners) } win the duel.
    } { TERM($reason, kind: "reason") }

## What a card says: one sentence for each effect, with its fields

effect-ambal-interrupt = Interrupts { ambal-skills } of { ambal-whom }{ ambal-suffix }.
effect-ambal-block = Blocks { ambal-skills } used on you{ ambal-suffix }.
effect-ambal-evade = Evades { ambal-skills } used on you{ ambal-suffix }.
effect-ambal-remove = { $what ->
        [curse] Curses taken off { ambal-whom }: { ambal-amount }{ ambal-suffix }.
        [boon] Boons taken off { ambal-whom }: { ambal-amount }{ ambal-suffix }.
       *[condition] { COUNT($which) ->
            [0] Conditions
           *[other] { TERM($which, kind: "counter") }
        } taken off { ambal-whom }: { ambal-amount }{ ambal-suffix }.
    }
effect-ambal-reduce-damage = Less damage from each skill to { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-reduce-heal = Less from each heal for { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-cost = Energy cost of { ambal-skills } for { ambal-whom }: { ambal-change }{ $until ->
        [next] {" "}for the next one only
       *[round] {""}
    }{ ambal-suffix }.
effect-ambal-energy = Energy for { ambal-whom }: { ambal-change }{ ambal-suffix }.
effect-ambal-max-energy = Max Energy for { ambal-whom }: { ambal-change }{ ambal-suffix }.
effect-ambal-max-health = Highest Health for { ambal-whom }: { ambal-amount } more until the duel ends{ ambal-suffix }.
effect-ambal-draw = Cards to draw for { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-discard = Cards to discard for { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-boon = Boon on { ambal-whom } for { ambal-rounds }{ ambal-suffix }.
effect-ambal-curse = Curse on { ambal-whom } for { ambal-rounds }{ ambal-suffix }.
effect-ambal-condition = { TERM($condition, kind: "counter") } on { ambal-whom } for { ambal-rounds }{ ambal-suffix }.
effect-ambal-extend = Rounds added to { TERM($condition, kind: "counter") } on { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-resurrect = Brings { ambal-whom } back with { $health } Health and { $energy } Energy{ ambal-suffix }.
effect-ambal-next = For { ambal-whom }, the next one among { ambal-skills } also does this{ ambal-suffix }: { $effects }
effect-ambal-skip = One turn to skip for { ambal-whom }{ ambal-suffix }.
effect-ambal-out = This card goes Out of Play instead of to the Discard Pile{ ambal-suffix }.
effect-ambal-other = For { ambal-whom }{ ambal-suffix }: { $text }
effect-ambal-heal = Heal for { ambal-whom }: { ambal-amount }{ ambal-suffix }.
effect-ambal-damage = Damage to { ambal-whom }: { ambal-amount }{ ambal-suffix }.
ambal-amount = { $n_mastery ->
        [NONE] { $n ->
            [all] all
           *[other] { $n }
        }
       *[other] { $n_times ->
            [1] your Mastery of { TERM($n_mastery, kind: "school-ambal") }
           *[other] { $n_times } × your Mastery of { TERM($n_mastery, kind: "school-ambal") }
        }
    }
ambal-change = { $less ->
        [yes] −{ ambal-amount }
       *[no] +{ ambal-amount }
    }
ambal-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
ambal-whom = { $to ->
        [NONE] its bearer
        [you] you
        [opponent] the opponent
        [opponents] all opponents
        [partner] the partner
        [ally] one of your side
        [allies] your whole side
        [target] the target
        [everyone] everybody
        [bearer] its bearer
       *[other] { SEAT($to) }
    }
ambal-of = { $if_of ->
        [NONE] {""}
        [you] {" "}on you
        [opponent] {" "}on the opponent
        [opponents] {" "}on an opponent
        [partner] {" "}on the partner
        [ally] {" "}on the ally
        [allies] {" "}on your side
        [target] {" "}on the target
        [everyone] {" "}on anybody
        [bearer] {" "}on its bearer
       *[other] {" "}on { SEAT($if_of) }
    }
ambal-skills = { COUNT($match_types) ->
        [0] skills
       *[other] { TERM($match_types, kind: "types-ambal") }
    }{ COUNT($match_schools) ->
        [0] {""}
       *[other] {" "}of { TERM($match_schools, kind: "school-ambal") }
    }{ COUNT($match_sides) ->
        [0] {""}
       *[other] {" "}({ TERM($match_sides, kind: "sides-ambal") })
    }
ambal-suffix = { ambal-test }{ ambal-when }
ambal-test = { $if_mastery ->
        [NONE] { $if_condition ->
            [NONE] { $if_curse ->
                [NONE] { $if_boon ->
                    [NONE] {""}
                   *[other] , if there is a Boon{ ambal-of }
                }
               *[other] , if there is a Curse{ ambal-of }
            }
            [any] , if there is any Condition{ ambal-of }
           *[other] , if there is { TERM($if_condition, kind: "counter") }{ ambal-of }
        }
       *[other] , with at least { $if_min } in Mastery of { TERM($if_mastery, kind: "school-ambal") }
    }
ambal-when = { $when ->
        [start] , at the start of each round
        [end] , at the end of the round
        [while] , as long as it lasts
        [damaged] , whenever a skill has hurt its bearer
       *[use] {""}
    }

## Not now, and why: set-up and decks

ambal-draft-first = The draft comes first. Finish it, then start.
ambal-started-already = The duel has started. Go on with the round.
ambal-decks-before = Decks are entered before the duel starts. Go on with those you have.
ambal-deck-is-drafted = In this mode the decks are drafted. Leave the lists out.
ambal-deck-list = The deck of seat { $seat } cannot be read. { $why }
ambal-nobody-shares = Nobody shares a deck here. Enter each deck under its seat, from 1 on.
ambal-library-missing = An Advanced duel needs a Library Deck beside the Battle Deck. Enter both.
ambal-library-not-regular = A Regular duel has no Library Deck. Leave it out.
ambal-starter-regular = Starter decks are for Regular duels. Enter a Battle Deck and a Library Deck of your own.
ambal-no-such-starter = There is no starter deck “{ $starter }”. There is: { $starters }.
ambal-battle-size = A Battle Deck has { $size } cards here; this one has { $cards }. Make them { $size }.
ambal-library-size = A Library Deck has { $size } cards; this one has { $cards }. Make them { $size }.
ambal-copies = { $card } is in the decks twice. Keep one copy.
ambal-schools = Decks use at most two Schools; these use { $schools }. Take out the cards of one.
ambal-no-elite = A Battle Deck of an Advanced duel has no Elite. Put Elites into the Library Deck.
ambal-one-elite = A Battle Deck has at most one Elite; this one has { $elites }. Keep one of them.

## Not now, and why: the draft

ambal-draft-step = That belongs to another step of the draft. Do what the table asks.
ambal-draft-turn = It is { SEAT($turn) }’s turn to choose. { SEAT($seat) }, wait for yours.
ambal-no-roll = { SEAT($seat) } has nothing to roll for now. Go on with what the table asks.
ambal-school-taken = { TERM($school, kind: "school-ambal") } is taken already. Choose a School that is free.
ambal-pick-first = { $n ->
        [one] { SEAT($seat) } picks { $n } more card before the ban.
       *[other] { SEAT($seat) } picks { $n } more cards before the ban.
    }
ambal-ban-now = { SEAT($seat) } has picked both cards. Now ban one.
ambal-not-your-school = { $card } is not of a School that you chose. Pick from your own line-up.
ambal-elites-now = { $card } is no Elite, and this step is about Elites. Choose an Elite.
ambal-commons-now = { $card } is an Elite. Their turn comes at the end; choose another card.
ambal-drafted-already = { $card } has been picked or banned before. Choose another card.
ambal-not-in-line = { $card } does not lie in your line-up. Pick one that does.
ambal-not-in-lines = { $card } lies in neither line-up. Ban one that does.
ambal-ban-theirs = { $card } is not of the other side. Ban an Elite of your opponent.
ambal-deal-number = { $unnamed ->
        [0] All cards of this line-up are named. There is nothing to add.
        [one] { $unnamed } card of this line-up has no name yet. Name it once.
       *[other] { $unnamed } cards of this line-up have no name yet. Name one or more of them, each once.
    }
ambal-deal-card = { $card } cannot lie in this line-up now. Look at the card again.

## Not now, and why: deciding and placing

ambal-over = The duel is over. Take back the last step, or begin a new one.
ambal-you-are-out = { SEAT($seat) } is defeated and takes no part. The partner plays on.
ambal-not-now = Nobody places a card or stops at this moment. Do what the table asks.
ambal-stopped = { SEAT($seat) } plays no more cards in this round. Wait for the next round.
ambal-decided = { SEAT($seat) } has decided already, and that counts. A mistake can be taken back.
ambal-no-order = { SEAT($seat) } cannot call the order now. Two players have to be undecided, and the order is called once a turn.
ambal-not-your-turn = { $turn ->
        [NONE] Everybody has decided. Go on with what the table asks.
       *[other] { SEAT($turn) } decides first. { SEAT($seat) }, wait for your turn.
    }
ambal-nothing-to-declare = Nobody has to announce anything now. Place a card, or stop.
ambal-decide-first = First everybody decides in turn. Cards are placed after that.
ambal-said-to-play = { SEAT($seat) } has announced a card and has to place one.
ambal-no-leave = No card allows { SEAT($seat) } to skip a turn. Place a card, or stop for this round.
ambal-no-cards = { SEAT($seat) } has no card in hand. Stop, or pass.
ambal-not-in-decks = { $card } is in none of your decks. Look at the card again.
ambal-in-library = { $card } is still in your Library Deck. Choose a card from your hand.
ambal-not-in-hand = { $lies ->
        [discard] { $card } lies in your Discard Pile.
        [out] { $card } is Out of Play.
        [play] { $card } is in play as a Boon or Curse.
       *[used] { $card } was used in this round.
    } Choose a card from your hand.
ambal-no-resurrection = In a Single Duel nobody can be brought back. Choose another card.
ambal-no-token = In a Single Duel no target is placed with a card. Place the card alone.
ambal-token-missing = A card goes with a target token here. Add the token of one player.
ambal-token-wrong = This card cannot be aimed at that player. Choose one of these: { SEATS($seats) }.
ambal-token-nobody = Nobody can be the target of this card now. Choose another card.
ambal-too-dear = { $card } costs { $cost } Energy; you have { $energy }. Choose a cheaper card, or stop.

## Not now, and why: after the reveal, and the end of the round

ambal-nothing-to-choose = { SEAT($seat) } has nothing to choose now. Go on with what the table asks.
ambal-remove-exactly = { $n ->
        [one] Name exactly one of these, once: { TERM($there, kind: "counter") }.
       *[other] Name exactly { $n } of these, each once: { TERM($there, kind: "counter") }.
    }
ambal-nothing-to-resolve = No card of { SEAT($seat) } waits to be entered. Go on with what the table asks.
ambal-known-already = Ambit knows “{ $field }” of this card. Leave it out.
ambal-owes-nothing = { SEAT($seat) } has nothing to discard now. Wait for those who have.
ambal-not-in-move = { SEAT($seat) } cannot discard now. That is done once, after the used skills have gone to their piles.
ambal-nothing-to-pass = { SEAT($seat) } has nothing to pass on now. Do what the table asks.
ambal-no-library = { SEAT($seat) } cannot take Library cards now. That is done once, at the end of an Advanced round.
ambal-library-number = Take from 1 to { $most } different cards, or pass.
ambal-library-left = { $left ->
        [0] The Library Deck is empty. Pass.
        [one] Only { $left } card is left in the Library Deck. Take no more than that.
       *[other] Only { $left } cards are left in the Library Deck. Take no more than that.
    }
ambal-not-in-library = { $card } is not in your Library Deck any more. Choose another card.
ambal-library-elite = One Elite from the Library Deck is all you get in a duel. Choose other cards.

## Corrections

ambal-adjust-open = This card is being resolved. Correct it when the turn is over.
ambal-adjust-placed = A card of { SEAT($seat) } lies face down, so only open cards can be moved. Wait for the reveal.
ambal-adjust-none = { $source ->
        [deck] There is no card in the deck. Correct the number first.
       *[hand] There is no card in the hand. Correct the number first.
    }
ambal-adjust-from = Nobody can see where this card is. Say “from”: the hand or the deck.

## Actions that cannot be understood

ambal-one-of = Either “{ $one }” or “{ $other }” is needed, and not both. Send one of them.
ambal-choose-what = A choice names a “target”, what to “remove”, or both. Send one of them.
ambal-effects-wrong = These effects cannot be on one card. { $why }
ambal-flaw-two-durations = A card is a Boon or a Curse once at most. Keep one of the two.
ambal-flaw-two-removals = A card removes a number of things once at most. Keep one “remove”, or use “all”.
ambal-flaw-when = “{ $op }” with the moment “{ $when }” needs a Boon or Curse on the same card. Add that, or take the moment out.
ambal-flaw-while-op = “{ $op }” does not work “while” something lasts. Only cost, reduce-damage and reduce-heal do.
ambal-flaw-while-fields = “{ $op }” with “while” works on the bearer. Leave “to” and “if” out.
ambal-flaw-to-missing = “{ $op }” does not say for whom it is. Add “to”.
ambal-flaw-at-once = “{ $op }” happens at once, when its own card is played. Take it out of “next”, and leave “when” out.
ambal-flaw-several = “{ $op }” lies on one player. Choose a “to” that means one.
ambal-flaw-removal = A numbered “remove” happens at once, on one player, and not inside “next”. Use “all”, or change that.
ambal-flaw-seat-number = “{ $op }” names a seat by its number. A card says “you”, “opponent” and the like.
ambal-flaw-test = The “if” of “{ $op }” asks for one thing: a condition, a curse, a boon, or a mastery with “min”. Keep one.

## What is asked of a deck

point-ambal-library = A Library Deck beside the Battle Deck
point-ambal-no-library = No Library Deck
point-ambal-battle-size = Exactly { $size } cards in the Battle Deck
point-ambal-library-size = Exactly { $size } cards in the Library Deck
point-ambal-copies = One copy of each card
point-ambal-schools = At most two Schools
point-ambal-no-elite = No Elite in the Battle Deck
point-ambal-one-elite = At most one Elite
