# Tags, cards and decks: what ambit cards says, and the page about cards. A number and its noun stay together.

## The number of a tag

cards-uid-shape = “{ $text }” is not the number of a tag. That has 4, 7 or 10 bytes in hexadecimal digits, such as
    04-A1-6F-92. A reader that types decimal numbers can be set to hexadecimal.
cards-uid-random = { $uid } is a number that changes at every tap: it begins with 08, as phones do. A phone cannot
    stand for a card. Tap the tag alone.

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
cards-registered = { $copy ->
        [1] { CARD($card) } is registered.
       *[other] { CARD($card) } is registered, copy { $copy }.
    }
cards-again = This tag is { CARD($card) } already, it was tapped a moment ago. Tap the next card.
cards-already = This tag is { CARD($card) } already{ $game ->
        [NONE] .
       *[other] , in { TERM($game, kind: "game") }.
    } Nothing has changed.
cards-taken = This tag is { CARD($card) } already{ $game ->
        [NONE] .
       *[other] , in { TERM($game, kind: "game") }.
    } Type “move” to make it { CARD($wanted) }, or “keep” to leave it as it is.
cards-which = This tag is new ({ $uid }). Which card is it? Type a part of its name.
cards-moved = The tag was { CARD($before) }. Now it is { CARD($card) }.
cards-kept = The tag stays { CARD($card) }.
cards-no-question = Nothing has been asked. Tap a tag first.
cards-hits = “{ $text }” may be one of these. Type its number, or more of the name.
cards-no-hit = No card is called “{ $text }”. Type another part of its name, or add the card with “new” and its name.
cards-no-such-hit = There is no number { $number } in the list.
cards-chosen = { $times ->
        [one] The next new tag is { CARD($card) }. Tap it.
       *[other] The next { $times } new tags are { CARD($card) }. Tap them one by one.
    }
cards-no-last = No card has been registered yet, so there is none to repeat. Choose one by its name.
cards-new = { $name } is a new card, with the id “{ $card }”. The next new tag is { $name }. Later, enter what it says
    with: ambit cards teach { $game } { $card }
cards-new-name = “{ $name }” has neither a letter nor a digit of which an id could be made. Give the card another name.
cards-exists = There is a card with the id “{ $card }” already: { CARD($card) }. Choose it, or give the new one another name.
cards-skipped = { CARD($card) } is left out for now.
cards-nothing-to-skip = There is no card to leave out.
cards-undone-tag = Taken back: the tag of { CARD($card) } is free again.
cards-undone-move = Taken back: the tag is { CARD($card) } again.
cards-undone-skip = Taken back: { CARD($card) } is wanted again.
cards-help = Tap a tag, and it becomes the card that comes next. Or type: a part of a name, and then a number of the list;
    “more 3” for three more of the last card; “new” and a name for a card that is in no pack; “skip”, “undo”, “move”,
    “keep”, “quit”.
cards-ended = { $done } of { $total } are registered. Go on whenever you like, with the same command.
cards-no-such-pack = There is no pack “{ $pack }” for { TERM($game, kind: "game") }. { $packs ->
        [NONE] There is none at all.
       *[other] There is: { $packs }.
    }
cards-no-such-deck = There is no deck “{ $name }”. { $decks ->
        [NONE] None has been saved yet.
       *[other] There is: { $decks }.
    }

## Decks

cards-deck-in = { $count ->
        [one] { CARD($card) } is in: { $count } card.
       *[other] { CARD($card) } is in: { $count } cards.
    }
cards-deck-out = { $count ->
        [0] { CARD($card) } is out: no card is left.
        [one] { CARD($card) } is out: { $count } card is left.
       *[other] { CARD($card) } is out: { $count } cards are left.
    }
cards-deck-again = This very card is in the deck already ({ CARD($card) }). Tap another one.
cards-deck-token = “{ $card }” is a target token. A deck has only cards.
cards-deck-endless = A deck of more than { $most } cards is a typing mistake. Type a smaller number.
cards-deck-pile = Now tap the pile “{ $pile }”.
cards-deck-no-pile = There is no further pile. Name them all when you begin, with --pile.
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
cards-nothing-entered = Nothing that could be remembered was entered about “{ CARD($card) }” just now. Enter what the card
    does when it is played, or teach it on the page about cards.
cards-nothing-kept = Nothing that people entered is kept about “{ CARD($card) }”, so there is nothing to forget.
cards-toml-null = This pack holds a null, which TOML cannot write. Choose a file name that ends in “.json”.
cards-import-both = --ours and --theirs cannot be used together. Choose one of the two.
cards-import-kind = This is neither a pack nor a registry of tags. A pack has “pack” and “cards”, a registry has “tags”.
cards-import-large = The file is larger than { $most } MiB. No pack and no registry is that large, so this is another kind of file.
cards-import-many = The file has { $count } entries. At most { $most } are taken in at once: split it into several files.
cards-import-toml = This is not TOML: { $why }. Look for a missing quote, bracket or equals sign.
cards-import-newer = This registry is of version { $version }, which a newer Ambit has written. Use that one, or a newer one.
cards-import-tag = The tag “{ $tag }” cannot be read. { $why }
cards-import-uid-twice = The tag { $uid } stands here twice, for two different cards. Keep the right one.
cards-import-game = “{ $card }” and its game do not go together: a card needs a game, and a target token has none.
cards-import-moment = “{ $text }” is not a date and time. Write it like 20250601T183000Z.
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
cards-reader-down = No answer from { DEVICE($device) }: { TERM($why, kind: "down") }. Ambit keeps trying.
cards-write-no-profile = Which reader is to write? Name the wiring profile of your table: --profile PROFILE
cards-write-next = { $done } of { $total }. Next: { CARD($card) }. Lay its tag on the reader and leave it there.
cards-write-any = Lay a registered tag on the reader and leave it there: its card is written onto it. Type “quit” to end.
cards-written = { CARD($card) } stands on the tag now ({ $uid }). It was read back, and any table knows it.
cards-write-again = This tag has just become { CARD($card) }. Take it away and lay down the next one.
cards-write-registered = This tag is registered here as { CARD($card) }, which counts more than what stands on it, so nothing was written. Take another tag, or first: ambit cards forget { $uid }
cards-write-unregistered = This tag is not registered for { TERM($game, kind: "game") }, so nobody knows its card. Register it first, or name the card: ambit cards write { $game } CARD
cards-write-reads-only = This reader can only read: { DEVICE($device) }. Lay the tag on a PN532 reader.
cards-write-help = Lay a tag on the reader, and it is written. Or type: “skip” to leave a card out, “quit” to end.
cards-write-ended = { $total ->
        [0] { $done ->
            [one] { $done } tag was written.
           *[other] { $done } tags were written.
        }
       *[other] { $done } of { $total } were written.
    }
