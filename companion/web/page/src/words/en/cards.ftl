# The page about cards, beside what the project's own catalogue says of them. A number and its noun are joined by a no-break space.

page-title-cards = Cards

cards-page-game = Game
cards-page-parts = Parts of this page
cards-page-part-register = Register
cards-page-part-list = All cards
cards-page-part-decks = Decks
cards-page-part-exchange = Import and export
cards-page-pin = Cards are registered and taught at the table’s own screen, or with the referee’s PIN.

cards-page-register = Register { TERM($game, kind: "game") } cards
cards-page-begin-says = Which cards do you tap?
cards-page-begin-all = All cards of the game
cards-page-begin-deck = The deck “{ $name }”
cards-page-begin-tokens = { $count } target tokens
cards-page-begin-more = While you register, the table’s reader serves this page and not the game. You can play without tags; with them, a tap replaces typing.
cards-page-of = of { $total }
cards-page-lay-next = Lay { CARD($card) } on the table’s reader{ $copies ->
        [0] { $copy ->
            [1] .
           *[other] , copy { $copy }.
        }
       *[other] , copy { $copy } of { $copies }.
    }
cards-page-lay-any = Lay any card on the table’s reader, then say which it is.
cards-page-stop-any-time = You can stop and go on later; what is registered stays.
cards-page-new-tag = This tag is new:
cards-page-which-is-it = Which card is it?
cards-page-another-card = Is the next card a different one?
cards-page-name = Card name
cards-page-tag-taken = The tag already belongs to a card
cards-page-tag-is = This tag is { CARD($card) } already{ $game ->
        [NONE] .
       *[other] , in { TERM($game, kind: "game") }.
    }
cards-page-make-it = { $card ->
        [NONE] Make it the next card
       *[other] Make it { CARD($card) }
    }
cards-page-leave-it = Keep it as { CARD($card) }
cards-page-skip = Skip this card
cards-page-one-more = Another copy of the last card
cards-page-undo = Take back
cards-page-end = Stop here
cards-page-by-number = Number of a tag
cards-page-tap = Tap
cards-page-just-now = Just now
cards-page-registered-count = { $tags ->
        [0] no tag
        [one] { $tags } tag
       *[other] { $tags } tags
    }

cards-page-search = Find a card
cards-page-new = New card
cards-page-found = { $found } of { $cards } cards, { $tags ->
        [0] no tag
        [one] { $tags } tag
       *[other] { $tags } tags
    } in all
cards-page-found-cards = { $found } of { $cards } cards
cards-page-says-nothing = nothing known yet

cards-page-teach-card = What does { $name } say?
cards-page-teach-new = A new card
cards-page-forget = Forget what was entered
cards-page-keep-it = Save
cards-page-not-known = not known
cards-page-known = known
cards-page-yes = yes
cards-page-no = no
cards-page-no-items = None, as printed on the card.
cards-page-add = one more
cards-page-so-many = so many
cards-page-earlier = Move up
cards-page-take-out = take out
cards-page-not-json = This is not JSON. Look for a missing quote, comma or bracket.

cards-page-further = { $said }; { $next }
cards-page-named = { $field }: { $says }
cards-page-field-ambush = Ambush card
cards-page-field-damage = damage
cards-page-field-effects = what it does, as printed
cards-page-field-on-ambush = when captured in an Ambush
cards-page-field-n = how many
cards-page-field-to = whom
cards-page-field-from = from
cards-page-field-up-to = or fewer
cards-page-field-copies = copies
cards-page-field-school = School
cards-page-field-types = kinds
cards-page-field-sides = offensive or defensive
cards-page-field-cost = Energy cost
cards-page-field-aim = aimed at
cards-page-field-when = when
cards-page-field-if = only if
cards-page-field-match = which skills
cards-page-field-what = what
cards-page-field-which = which ones
cards-page-field-until = for how long
cards-page-field-rounds = rounds
cards-page-field-condition = Condition
cards-page-field-health = Health
cards-page-field-energy = Energy
cards-page-field-text = in words
cards-page-field-mastery = Mastery of
cards-page-field-times = times
cards-page-field-min = at least
cards-page-field-of = of whom
cards-page-field-schools = Schools
cards-page-field-curse = Curse
cards-page-field-boon = Boon
cards-page-op-damage = damage
cards-page-op-repair = repair
cards-page-op-guard = guard
cards-page-op-draw = draw
cards-page-op-return = shuffle back
cards-page-op-pick = take lying cards
cards-page-op-give = hand over
cards-page-op-place = lay face down
cards-page-op-interrupt = interrupt
cards-page-op-block = block
cards-page-op-evade = evade
cards-page-op-remove = remove
cards-page-op-reduce-damage = less damage
cards-page-op-reduce-heal = less heal
cards-page-op-cost = changed Energy cost
cards-page-op-energy = Energy
cards-page-op-max-energy = Max Energy
cards-page-op-max-health = highest Health
cards-page-op-discard = discard
cards-page-op-boon = Boon
cards-page-op-curse = Curse
cards-page-op-condition = Condition
cards-page-op-extend = longer Condition
cards-page-op-resurrect = bring back
cards-page-op-next = next skill also
cards-page-op-skip = skip a turn
cards-page-op-out = Out of Play
cards-page-op-other = something else
cards-page-op-heal = heal
cards-page-value-self = oneself
cards-page-value-target = the target
cards-page-value-opponents = all opponents
cards-page-value-all = all
cards-page-value-deck = the deck
cards-page-value-hand = the hand
cards-page-value-any = any
cards-page-value-fire = Fire Magic
cards-page-value-water = Water Magic
cards-page-value-sword = Sword Path
cards-page-value-assassination = Assassination Path
cards-page-value-spell = Spell
cards-page-value-action = Action
cards-page-value-ability = Ability
cards-page-value-curse = Curse
cards-page-value-boon = Boon
cards-page-value-elite = Elite
cards-page-value-offensive = offensive
cards-page-value-defensive = defensive
cards-page-value-condition = Condition
cards-page-value-burning = Burning
cards-page-value-bleeding = Bleeding
cards-page-value-poison = Poison
cards-page-value-you = you
cards-page-value-opponent = the opponent
cards-page-value-partner = the partner
cards-page-value-ally = one of your side
cards-page-value-allies = your whole side
cards-page-value-everyone = everybody
cards-page-value-bearer = its bearer
cards-page-value-other = anybody else
cards-page-value-use = at once
cards-page-value-start = start of the round
cards-page-value-end = end of the round
cards-page-value-while = as long as it lasts
cards-page-value-damaged = when its bearer is hurt
cards-page-value-round = this round
cards-page-value-next = the next skill

cards-page-mode = Mode
cards-page-no-decks = No deck is saved yet. Put one together; the game says at once whether it can be played.
cards-page-new-deck = New deck
cards-page-add-card = Add a card
cards-page-deck-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
cards-page-points = What is asked of this deck
cards-page-point-good = passed
cards-page-point-bad = not passed
cards-page-deck-good = This deck can be played. Possible numbers of players: { $seats }
cards-page-deck-empty = No card is in it yet.
cards-page-piles = Several piles
cards-page-pile = Another pile
cards-page-pile-battle = Battle Deck
cards-page-pile-library = Library Deck
cards-page-pile-name = name of a pile
cards-page-deck-name = Name of the deck
cards-page-deck-keep = Save the deck
cards-page-deck-forget = Delete it
cards-page-decks-pin = Decks that the table keeps are hidden from the players and from this screen. The referee saves and opens them with the PIN; a phone keeps its owner’s decks by itself.
cards-page-deck-keeper = { $keeper ->
        [phone] It stays on this phone, and nobody else sees it.
       *[table] The table keeps it, and only the referee sees it.
    }
cards-page-deck-kept = “{ $name }” is saved.
cards-page-deck-gone = “{ $name }” is deleted.

cards-page-in = Import
cards-page-in-more = A pack of cards or the tags of another table, as TOML or JSON.
cards-page-in-choose = Choose a file…
cards-page-came = { $added } new, { $same } known already{ $settled ->
        [0] .
       *[other] , { $settled } decided.
    }
cards-page-more = and { $more } more
cards-page-conflict = { $key }: here { $ours }, in the file { $theirs }
cards-page-ours = Keep ours
cards-page-theirs = Take the one in the file
cards-page-out = Export
cards-page-pack-named = Cards named in the rulebook
cards-page-pack-training = Training set (invented cards)
cards-page-pack-own = Own cards
cards-page-out-tags = { $tags ->
        [0] No tag
        [one] { $tags } tag
       *[other] { $tags } tags
    }
cards-page-one-tag = One tag
cards-page-look-up = Look it up
cards-page-tag-free = { $uid } belongs to no card yet.
cards-page-tag-card = { $uid } is { $name }.
cards-page-tag-forget = Free the tag
cards-page-tag-freed = { $uid } is free again.
