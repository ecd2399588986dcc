# Tags, cards and decks at the terminal: what only ambit cards says. A number and its noun stay together.

## Registering

cards-next = { $done } of { $total }. Next: { CARD($card) }{ $copies ->
        [0] { $copy ->
            [1] .
           *[other] , copy { $copy }.
        }
        [1] .
       *[other] , copy { $copy } of { $copies }.
    } Tap it, or type the name of another card.
cards-all-done = { $total ->
        [0] No card is on the list. Tap a tag, then type the name of its card.
        [one] The one card of the list is registered. Tap another tag and type its card, or type “quit”.
       *[other] All { $total } of the list are registered. Tap another tag and type its card, or type “quit”.
    }
cards-rest-left-out = { $done } of { $total } are registered, and the rest is left out for now. Tap another tag and type its card, or type “quit”.
cards-help = Tap a tag, and it becomes the card that comes next. Or type: a part of a name, and then a number of the list;
    “more 3” for three more of the last card; “new” and a name for a card that is in no pack; “skip”, “undo”, “move”,
    “keep”, “quit”.
cards-ended = { $done } of { $total } are registered. Go on whenever you like, with the same command.

## Decks

cards-deck-good = The game takes this deck for this number of players: { $seats }.
cards-deck-refused = The game does not take this deck yet. { $why }
cards-deck-help = Tap a card and it goes in. Or type: a part of a name, and then a number of the list; “8 x” and a name for
    copies; “undo”; “next” for the next pile; “done”, or “quit” to leave without saving.
cards-deck-saved = { $count ->
        [one] “{ $name }” is saved, with { $count } card.
       *[other] “{ $name }” is saved, with { $count } cards.
    }
cards-deck-not-saved = “{ $name }” is not saved. A deck that the game does not take is saved with --keep-anyway.
cards-deck-forgotten = “{ $name }” is forgotten.
cards-deck-none = No deck of { TERM($game, kind: "game") } has been saved yet.
cards-deck-line = { $count ->
        [one] { $name }: { $count } card, { $mode }.
       *[other] { $name }: { $count } cards, { $mode }.
    }

## Teaching

cards-taught = { $name } (“{ $card }”) now says:
cards-set-shape = “{ $text }” is no field with a value. Write it like damage=3.
cards-set-json = The value of “{ $key }” is not JSON: { $why }. Look for a missing quote or bracket.

## Listing and forgetting

cards-list-card = card
cards-list-pack = pack
cards-list-tags = tags
cards-list-none = No tag is registered yet. Begin with: ambit cards register ambush
cards-list-sum = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tags ->
        [0] no tag.
        [one] { $tags } tag.
       *[other] { $tags } tags.
    }
cards-forget-what = Say what to forget: the number of a tag, a card, or all tags of a game with --all.
cards-forget-none = Nothing is kept under “{ $what }”.
cards-forget-games = Several games have a card “{ $card }”: { $games }. Say which one with --game.
cards-forget-ask = { $tags ->
        [0] Forget what was taught about “{ $what }”? (yes or no)
        [one] Forget { $tags } tag of “{ $what }”{ $cards ->
            [0] ? (yes or no)
           *[other] , and what was taught about it? (yes or no)
        }
       *[other] Forget { $tags } tags of “{ $what }”{ $cards ->
            [0] ? (yes or no)
           *[other] , and what was taught about it? (yes or no)
        }
    }
cards-forget-not = Nothing is forgotten.
cards-forgotten = { $tags ->
        [0] No tag
        [one] { $tags } tag
       *[other] { $tags } tags
    } forgotten{ $cards ->
        [0] .
       *[other] , and what was taught with it.
    }

## To other tables and back

cards-export-what = Say what to write: the tags with --tags, or a pack with --pack.
cards-export-nothing = Nothing was taught or imported for “{ $name }”, and there is no pack of that name.
cards-export-several = There are several packs for “{ $name }”: { $packs }. Name one of them.
cards-exported-tags = { $count ->
        [0] No tag is registered, so { $file } holds none.
        [one] { $file } holds { $count } tag.
       *[other] { $file } holds { $count } tags.
    }
cards-exported-pack = { $count ->
        [one] { $file } holds the pack “{ $pack }”, with { $count } card.
       *[other] { $file } holds the pack “{ $pack }”, with { $count } cards.
    }
cards-import-both = --ours and --theirs cannot be used together. Choose one of the two.
cards-import-sum = { $file }: { $added } new, { $same } known already.
cards-conflict-tag = The tag { $key } is { $ours } here and { $theirs } in the file. { cards-conflict-verdict }
cards-conflict-card = The card “{ $key }” says { $ours } here and { $theirs } in the file. { cards-conflict-verdict }
cards-conflict-pack = The pack “{ $key }” is { $ours } here and { $theirs } in the file. { cards-conflict-verdict }
cards-conflict-verdict = { $prefer ->
        [ours] Ours counts.
        [theirs] The file counts.
       *[nobody] Undecided; ours stays for now.
    }
cards-import-undecided = Where both sides differ nothing was changed. Import again with --ours or --theirs to decide.
cards-import-strangers = { $count ->
        [one] { $count } tag names a card that no pack here knows. Import its pack too.
       *[other] { $count } tags name cards that no pack here knows. Import their packs too.
    }

## Real readers, and writing onto tags

cards-no-reader = The profile “{ $profile }” has no reader that can be reached from here. Name one in it, or leave --profile out and type the numbers of tags.
cards-no-writer = The profile “{ $profile }” has no PN532 reader, and no other one can write onto tags. Name one in it.
cards-reader-ready = Ready: { DEVICE($device) }.
cards-write-no-profile = Which reader is to write? Name the wiring profile of your table: --profile PROFILE
cards-write-next = { $done } of { $total }. Next: { CARD($card) }. Lay its tag on the reader and leave it there.
cards-write-any = Lay a registered tag on the reader and leave it there: its card is written onto it. Type “quit” to end.
cards-write-reads-only = This reader can only read: { DEVICE($device) }. Lay the tag on a PN532 reader.
cards-write-help = Lay a tag on the reader, and it is written. Or type: “skip” to leave a card out, “quit” to end.
cards-write-ended = { $total ->
        [0] { $done ->
            [one] { $done } tag was written.
           *[other] { $done } tags were written.
        }
       *[other] { $done } of { $total } were written.
    }
