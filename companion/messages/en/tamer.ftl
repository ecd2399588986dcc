# Tamer Tournament. A number and its noun are joined by a no-break space. Nothing here may tell a card that lies face down.

game-tamer = Tamer Tournament
mode-tamer-referee = Tournament with a referee
mode-tamer-manual = Tournament without card data
mode-tamer-duel = A single battle

option-tamer-ko = Damage knocks out
choice-tamer-ko-at-least = when it reaches the health
choice-tamer-ko-more-than = when it is more than the health
option-tamer-draft = Drafting
choice-tamer-draft-guided = led by the table
choice-tamer-draft-off = without the table
option-tamer-teams = Teams before a battle
choice-tamer-teams-open = are open
choice-tamer-teams-secret = are hidden
option-tamer-round1 = Opponents in round 1
choice-tamer-round1-across = whoever sits opposite
choice-tamer-round1-random = by dice
option-tamer-rematch = What matters more when opponents are found
choice-tamer-rematch-records-first = an equal record
choice-tamer-rematch-avoid-first = a new opponent
option-tamer-bye = Who is left over in a round
choice-tamer-bye-sample = fights the sample team
choice-tamer-bye-win = has a win
choice-tamer-bye-draw = has a draw
option-tamer-ranking = The best record is that with
choice-tamer-ranking-wins = the most wins
choice-tamer-ranking-points = the most points
option-tamer-tie = Equal best records after round 3
choice-tamer-tie-share = the victory is shared
choice-tamer-tie-tiebreak = are broken by more rounds
option-tamer-tie-limit = Tie-breaker rounds at most
option-tamer-stalemate = Two front creatures that cannot hurt each other
choice-tamer-stalemate-draw = the battle is a draw
choice-tamer-stalemate-both-out = both are knocked out
option-tamer-flip-place = A flipped card joins the line
choice-tamer-flip-place-last = at its end
choice-tamer-flip-place-choose = where its player likes
option-tamer-round = A single battle is fought as in round
option-tamer-pick-timer = Reminder to pick a card after so many seconds (0: none)
option-tamer-build-timer = Reminder to build a team after so many seconds (0: none)
option-tamer-battle-timer = Reminder in a battle after so many seconds (0: none)

phase-tamer-draft = draft
phase-tamer-build = building teams
phase-tamer-pair = rolling for opponents
phase-tamer-battle = battle
phase-tamer-over = over

counter-wins = wins
counter-draws = draws
counter-losses = losses
counter-byes = byes
counter-temp-power = temporary power
counter-perm-power = permanent power
counter-temp-health = temporary health
counter-perm-health = permanent health
counter-damage = damage
counter-pick = card chosen
counter-roster = own creatures
counter-line = line-up

flag-bye = has the bye
flag-chosen = has chosen
flag-eliminated = out of the tie-breaker
flag-ready = ready

die-tamer-light-red = light red
die-tamer-dark-red = dark red
die-tamer-light-green = light green
die-tamer-dark-green = dark green
die-tamer-black = black

reason-tamer-end-02 = Nobody else has a record as good.
reason-tamer-end-04 = The best records are equal, so the victory is shared.
reason-tamer-end-10 = The tie-breaker has left only one.
reason-tamer-end-11 = The tie-breaker has decided nothing, so the victory is shared.
reason-tamer-mode-05 = The battle is over.

## What to do now

prompt-tamer-draft = { awaited }: choose one card of your pack and lay it face down. Pick { $pick } of 8, round { $round }. Afterwards the packs go to the { $direction ->
        [right] right
       *[left] left
    }.
prompt-tamer-build = { awaited }: build your team for at most { $allowance } points, the first to fight in front, and say when you are ready.
prompt-tamer-pair = Roll the dice for the order, then enter it: first fights second, third fights fourth.
prompt-tamer-battle = Round { $round }: sit down opposite your opponent and let your teams fight{ $everybody ->
        [yes] { "" }
       *[no] { COUNT($to_act) ->
            [1] { "; still to act: " }{ SEATS($to_act) }
            [2] { "; still to act: " }{ SEATS($to_act) }
            [3] { "; still to act: " }{ SEATS($to_act) }
            [4] { "; still to act: " }{ SEATS($to_act) }
           *[other] { "" }
        }
    }.
prompt-tamer-over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## Rules that people keep by themselves

clause-tamer-setup-02 = Sort the creature cards into three piles: round 1, round 2 and round 3.
clause-tamer-setup-03 = Shuffle each of the three piles on its own.
clause-tamer-setup-04 = Deal 8 cards of this round’s pile to each player, face down.
clause-tamer-setup-05 = Look at the pack in your own hand, and at no other.
clause-tamer-setup-09 = What is left of the pile stays on the table: flipped cards come from it.
clause-tamer-setup-10 = The packs of Ambit hold too few cards of this round for all picks. Enter the missing ones, or play with the draft switched off or without card data.
clause-tamer-draft-17 = Keep your pack and the card that you chose hidden until all are turned over.
clause-tamer-team-18 = Some cards in the line-ups have no known points and count as 0. Look at the cards themselves, and add up by hand.
clause-tamer-mode-06 = Draft by hand first: 8 cards each, and after every pick the packs go to the { $allowance ->
        [16] right
       *[other] left
    }. Then enter your team.
clause-tamer-battle-02 = Move your teams up to each other, in the same order and with all dice on them.
clause-tamer-buff-10 = Show a number above six with several dice of the colour.
clause-tamer-buff-13 = Lay dice as you are told here, and after the battle take off the light red, light green and black ones.
clause-tamer-flip-06 = When the battle is over, shuffle flipped cards back into the deck of their round.
clause-tamer-bye-09 = When its battle is over, take the sample team off the table. Nothing on it is kept.

## What became true

tamer-side = { $seat ->
        [0] Sample team
       *[other] { SEAT($seat) }
    }
tamer-reveals = { SEAT($seat) } takes { CARD($count) }.
fact-tamer-chosen = { SEAT($seat) } has chosen a card.
fact-tamer-revealed = { COUNT($cards) ->
        [0] Turn over the cards that you chose.
       *[other] { EACH($cards, message: "tamer-reveals") }
    }
fact-tamer-surplus = More of { CARD($card) } have turned up than the game holds. Look which card it really is, and take the step back or correct the pack.
fact-tamer-passed = { $direction ->
        [right] Pass your packs to the right. Now comes pick { $pick }.
       *[left] Pass your packs to the left. Now comes pick { $pick }.
    }
fact-tamer-asked = { $creature ->
        [NONE] { tamer-side }: choose whose Round Start effect comes next.
       *[other] { $kind ->
            [choose] { tamer-side }: choose { $n } for { CARD($creature) }, among { CARD($from) }.
            [flip] { tamer-side }: turn over the top card of the round { $round } deck for { CARD($creature) }.
            [order] { tamer-side }: choose whose Round Start effect comes next.
           *[resolve] { tamer-side }: read what { CARD($creature) } does, and enter it.
        }
    }
fact-tamer-lapsed = Nothing was entered for { CARD($creature) } of { SEAT($seat) }, so it gave nothing.
fact-tamer-dice = { $to ->
        [0] { tamer-side }: take the { TERM($colour, kind: "die-tamer") } dice off { CARD($creature) }.
       *[other] { $by ->
            [clash] { tamer-side }: { CARD($creature) } is hit. Black dice on it now show { $to }.
           *[other] { tamer-side }: put { TERM($colour, kind: "die-tamer") } dice showing { $to } on { CARD($creature) } ({ TERM($die, kind: "counter") }).
        }
    }
fact-tamer-line = { SEAT($seat) } has changed the team.
fact-tamer-ready = { $on ->
        [yes] { SEAT($seat) } is ready.
       *[no] { SEAT($seat) } is not ready after all.
    }
fact-tamer-unveiled = All teams are fixed. Turn your line-ups over.
fact-tamer-paired = { COUNT($battles) ->
        [0] Round { $round } has nobody to pair.
       *[other] The opponents of round { $round } are known: { PAIRS($battles) }.
    }
fact-tamer-bye = { SEAT($seat) } has the bye in round { $round }.
fact-tamer-round_start = { tamer-side }: the Round Start effect of { CARD($creature) } comes now.
fact-tamer-clash = Battle { $battle }, clash { $clash }: the creatures in front hit each other.
fact-tamer-knocked_out = { $by ->
        [NONE] { tamer-side }: { CARD($creature) } is knocked out. Take it out of the line.
       *[other] { tamer-side }: { CARD($creature) } is knocked out by { CARD($by) }. Take it out of the line.
    }
fact-tamer-ko_effect = { tamer-side }: the KO effect of { CARD($creature) } comes now.
fact-tamer-flipped = { tamer-side }: { CARD($card) } is turned over and joins the line in place { $at }.
fact-tamer-no_card = { tamer-side }: the round { $round } deck is empty, so nothing is turned over.
fact-tamer-returned = { $round ->
        [NONE] { tamer-side }: take all dice off { CARD($card) } and shuffle it back into its deck.
       *[other] { tamer-side }: take all dice off { CARD($card) } and shuffle it back into the round { $round } deck.
    }
fact-tamer-cleared = { SEAT($seat) }: take off all light red, light green and black dice.
fact-tamer-battle_over = { $winner ->
        [NONE] { $how ->
            [stalemate] Battle { $battle } is a draw: neither in front can hurt the other.
            [limit] Battle { $battle } is a draw: it has gone on for too long.
           *[other] Battle { $battle } is a draw.
        }
        [0] The sample team wins battle { $battle }.
       *[other] { $how ->
            [concede] { SEAT($winner) } wins battle { $battle }, for the other side has given up.
            [bye] { SEAT($winner) } has the bye, which counts as a win.
           *[other] { SEAT($winner) } wins battle { $battle }.
        }
    }
fact-tamer-record = { SEAT($seat) } now has this record: wins { $wins }, draws { $draws }, losses { $losses }.
fact-tamer-round_over = Round { $round } is over.
fact-tamer-tie = { $settled ->
        [tiebreak] { SEATS($seats) } have equal best records and fight on.
       *[share] { SEATS($seats) } have equal best records and share the victory.
    }
fact-tamer-eliminated = { SEAT($seat) } is out of the tie-breaker.
fact-tamer-adjusted = { $creature ->
        [NONE] Corrected for { SEAT($target) }: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
       *[other] Corrected on { CARD($creature) }: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
    }
fact-tamer-named = Seat { $seat } is now called { $name }.
fact-tamer-game_over = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEATS($winners) } wins.
       *[other] { SEATS($winners) } win.
    } { TERM($reason, kind: "reason") }

## What a card says: one sentence for each effect, with its fields

effect-tamer-effect = { $when ->
        [draft] During Draft:
        [start] Round Start:
       *[ko] KO:
    } { COUNT($do) ->
        [0] what it does is not known.
       *[other] { $do }
    }
effect-tamer-buff = { TERM($die, kind: "counter") } for { tamer-whom }: { tamer-amount } more{ tamer-if }.
effect-tamer-flip = Cards turned over from { $round ->
        [current] this round’s deck
       *[other] the round { $round } deck
    }: { $n }{ tamer-if }.
tamer-whom = { $to_choose ->
        [NONE] { $to ->
            [NONE] { $to_other ->
                [yes] the others
               *[other] all
            } of a kind ({ $to_type ->
                [NONE] { TERM($to_element, kind: "kind-tamer") }
               *[other] { TERM($to_type, kind: "kind-tamer") }
            })
           *[other] { TERM($to, kind: "place-tamer") }
        }
       *[other] { $to_choose } of your choice among { $to_from ->
            [NONE] { $to_from_other ->
                [yes] the others
               *[other] all
            } of a kind ({ $to_from_type ->
                [NONE] { TERM($to_from_element, kind: "kind-tamer") }
               *[other] { TERM($to_from_type, kind: "kind-tamer") }
            })
           *[other] { TERM($to_from, kind: "place-tamer") }
        }
    }
tamer-amount = { $n_each ->
        [NONE] { $n }
       *[other] { $n_each } × { $n_kinds ->
            [type] the number of different types
            [element] the number of different elements
           *[other] { $n_per ->
                [NONE] the number of { $n_per_type ->
                    [NONE] { TERM($n_per_element, kind: "kind-tamer") }
                   *[other] { TERM($n_per_type, kind: "kind-tamer") }
                } creatures
               *[other] the number of creatures ({ TERM($n_per, kind: "place-tamer") })
            }
        }
    }
tamer-if = { $if_at_least ->
        [NONE] {""}
       *[other] , if you have at least { $if_at_least } { $if_kinds ->
            [type] different types
            [element] different elements
           *[other] { $if_of ->
                [NONE] { $if_of_type ->
                    [NONE] { TERM($if_of_element, kind: "kind-tamer") }
                   *[other] { TERM($if_of_type, kind: "kind-tamer") }
                } creatures
               *[other] creatures ({ TERM($if_of, kind: "place-tamer") })
            }
        }
    }
place-tamer-self = this creature
place-tamer-front = the one in front
place-tamer-last = the last one
place-tamer-all = all your creatures
place-tamer-others = all your other creatures
kind-tamer-familiar = Familiar
kind-tamer-spirit = Spirit
kind-tamer-monster = Monster
kind-tamer-fire = Fire
kind-tamer-water = Water
kind-tamer-earth = Earth
kind-tamer-air = Air

## What cannot be done, and what to do instead

tamer-over = The game is over. Only names can still be changed.
tamer-no-cards-here = No cards are entered in this mode. Draft, build and fight by hand, and report the results.
tamer-no-draft = No cards are picked now. Wait for the next draft.
tamer-choose-first = { SEAT($seat) }, first choose what { CARD($card) } asks for.
tamer-pick-round = { CARD($card) } belongs to round { $round }, and this is the draft of round { $current }. Look at the card again.
tamer-no-copy-left = All copies of { CARD($card) } are on the table already ({ $copies }). Look which card it really is.
tamer-no-building = Teams are not built now. Wait for the next draft to end.
tamer-not-a-contender = Only those in the tie-breaker build a team now, and { SEAT($seat) } is not one of them.
tamer-not-yours = { CARD($card) } is not among the creatures of { $seat ->
        [0] the sample team
       *[other] { SEAT($seat) }
    }. Choose one that is.
tamer-too-expensive = That team would cost { $points } points, and the allowance is { $allowance }. Leave somebody out.
tamer-twice-in-line = A creature stands in the line only once. Name each of them once.
tamer-field-somebody = { SEAT($seat) }, put at least one creature into the line first.
tamer-no-pairing = No order is awaited now: the opponents are known, or the teams are not ready yet.
tamer-every-seat-once = Name every seat from 1 to { $seats } exactly once.
tamer-no-order = { SEAT($seat) } has no Round Start effects to put in order now.
tamer-not-waiting = { CARD($card) } has no Round Start effect waiting. Choose one of these: { CARD($waiting) }.
tamer-start-first = Not all Round Start effects are resolved yet. Answer the open questions first.
tamer-answer-first = A KO effect still waits for an answer. Give it first.
tamer-report-it = This battle cannot be run here, for something is not known. Fight it by hand and report the result.
tamer-no-battle = There is no battle to fight here now.
tamer-nothing-to-choose = { SEAT($seat) } has nothing to choose now.
tamer-choose-so-many = Choose exactly { $n } different ones among { CARD($among) }.
tamer-nothing-to-flip = { $seat ->
        [0] No card is to be turned over for a sample team now.
       *[other] { SEAT($seat) } has no card to turn over now.
    }
tamer-flip-last = A flipped card joins behind the last creature. Leave the place out.
tamer-flip-place = Choose a place from 1 to { $last }, for a card that was turned over.
tamer-flip-round = { CARD($card) } belongs to round { $round }, and a card of the round { $wanted } deck was to be turned over. Look at the card again.
tamer-resolve-whose = First enter what { CARD($card) } does.
tamer-nothing-to-resolve = Nothing can be entered for { CARD($card) } now.
tamer-no-flip-here = Cards are turned over only in a battle. Leave the flip out.
tamer-only-your-dice = { SEAT($seat) } can change only power and health of own creatures now.
tamer-start-own-only = A Round Start effect leaves the other side alone. Change own creatures only.
tamer-not-standing = { CARD($card) } does not stand in that line. Choose a creature that does.
tamer-no-battle-of-yours = { SEAT($seat) } has no battle to end now.
tamer-battle-done = This battle is over already. To change its result, take the step back or have it corrected.
tamer-damage-only-in-line = Damage can be set only on a creature that stands in a battle.
tamer-one-of = Give either “{ $one }” or “{ $other }”, and not both.
tamer-points-are-counted = The points are counted from the cards here. Give the order of the team.
tamer-which-battle = The table says which battle it means. A player leaves “battle” out.
tamer-no-such-battle = There is no battle { $battle } in this round.
tamer-die-of-whom = “{ TERM($counter, kind: "counter") }” lies on a creature. Say on which, with “creature”.
tamer-table-has-no-record = “{ TERM($counter, kind: "counter") }” belongs to a player. Say whose, with “target”.
tamer-record-is-a-seats = “{ TERM($counter, kind: "counter") }” belongs to a player and to no creature. Leave “creature” out.
tamer-no-such-creature = { $target ->
        [0] The sample team has no such creature on the table now.
       *[other] { SEAT($target) } has no such creature on the table now.
    }
tamer-nobody-shares = Nobody shares a deck here. Give each player’s creatures under the number of the seat.
tamer-deck-list = The creatures of seat { $seat } cannot be read. { $why }
tamer-try-nobody = { $side ->
        [1] The left team is empty. Put at least one creature into it.
       *[other] The right team is empty. Put at least one creature into it.
    }
tamer-try-numbers = Power or health of { CARD($cards) } is not known. Read it from the card and enter it first.
tamer-try-orders = All orders are counted for at most { $most } creatures. Take some out of the left team.
tamer-card-draft-flip = Nothing is turned over during a draft. A flip belongs to a Round Start or KO effect.
tamer-card-one-of = “{ $field }” counts either “{ $one }” or “{ $other }”. Give one of the two.
tamer-card-kin = Creatures are meant by one type or by one element. Give exactly one of the two.
tamer-card-from = A choice has “choose” and “from” together, and nothing else. Give both, or neither.
