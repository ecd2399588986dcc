# The rules of a game, to look something up. A number and its noun are joined by a no-break space.

page-title-rules = Rules

rules-title = Rules
rules-back = Back
rules-find = Look for
rules-find-part = a word, a rule’s name
rules-which = Which rules
rules-table = The table
rules-now = What counts now
rules-all = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-found = { $count ->
        [0] No rule has all these words. Try fewer.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
