# Tags, cards and decks: what ambit cards and the page about cards say. A number and its noun stay together.

## The number of a tag

cards-uid-shape = “{ $text }” is not the number of a tag. That has 4, 7 or 10 bytes in hexadecimal digits, such as
    04-A1-6F-92. A reader that types decimal numbers can be set to hexadecimal.
cards-uid-random = { $uid } is a number that changes at every tap: it begins with 08, as phones do. A phone cannot
    stand for a card. Tap the tag alone.

## Registering

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

## To other tables and back

cards-nothing-entered = Nothing that could be remembered was entered about “{ CARD($card) }” just now. Enter what the card
    does when it is played, or teach it on the page about cards.
cards-nothing-kept = Nothing that people entered is kept about “{ CARD($card) }”, so there is nothing to forget.
cards-toml-null = This pack holds a null, which TOML cannot write. Choose a file name that ends in “.json”.
cards-import-kind = This is neither a pack nor a registry of tags. A pack has “pack” and “cards”, a registry has “tags”.
cards-import-large = The file is larger than { $most } MiB. No pack and no registry is that large, so this is another kind of file.
cards-import-many = The file has { $count } entries. At most { $most } are taken in at once: split it into several files.
cards-import-toml = This is not TOML: { $why }. Look for a missing quote, bracket or equals sign.
cards-import-newer = This registry is of version { $version }, which a newer Ambit has written. Use that one, or a newer one.
cards-import-tag = The tag “{ $tag }” cannot be read. { $why }
cards-import-uid-twice = The tag { $uid } stands here twice, for two different cards. Keep the right one.
cards-import-game = “{ $card }” and its game do not go together: a card needs a game, and a target token has none.
cards-import-moment = “{ $text }” is not a date and time. Write it like 20250601T183000Z.

## Real readers, and writing onto tags

cards-reader-down = No answer from { DEVICE($device) }: { TERM($why, kind: "down") }. Ambit keeps trying.
cards-written = { CARD($card) } stands on the tag now ({ $uid }). It was read back, and any table knows it.
cards-write-again = This tag has just become { CARD($card) }. Take it away and lay down the next one.
cards-write-registered = This tag is registered here as { CARD($card) }, which counts more than what stands on it, so nothing was written. Take another tag, or first: ambit cards forget { $uid }
cards-write-unregistered = This tag is not registered for { TERM($game, kind: "game") }, so nobody knows its card. Register it first, or name the card: ambit cards write { $game } CARD
